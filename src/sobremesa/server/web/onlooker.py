"""Whoever looks at a table through a socket: what it may see, and how it is sent that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sobremesa.server.context import Server
from sobremesa.server.tables.live import LiveTable
from sobremesa.table.audience import Shared
from sobremesa.table.drawing import Drawing, is_commentator
from sobremesa.table.late import shown_late
from sobremesa.table.messages import AnyReply, Pointed, encoder
from sobremesa.table.moderation import removed
from sobremesa.table.table import Table

from .wire import SENT_AWAY, Gone, Wire


class Onlooker:
    """A socket at a table, with what it may see there and what it has been sent."""

    table: LiveTable
    seen: Table
    """The table as this client may see it: as it is, or as it was some choices ago."""

    def __init__(self, wire: Wire, server: Server, address: str) -> None:
        self.wire = wire
        self.tables = server.tables
        self.house, self.network = server.house, address
        self.seats: frozenset[int] = frozenset()
        self.screen = ""
        self.lent: dict[int, str] = {}
        self.keys: list[str] = []
        self._sent = 0

    # What it may see

    @property
    def late(self) -> bool:
        """Whether it is shown how the table was some choices ago.

        A screen that a seat lends its taps to is shown what that seat is asked, so it sees the
        table as it is.
        """
        if self.seats or not shown_late(self.table.row):
            return False
        return not self.screen or self.screen not in self.table.everywhere().lent.values()

    async def what_may_be_seen(self) -> Table:
        """The table as it may be seen now."""
        return await self.table.gallery.seen() if self.late else self.table

    @property
    def visitor(self) -> str:
        """What tells this spectator from the others at the table."""
        return self.house.visitor(self.network, self.table.id)

    def is_welcome(self) -> bool:
        """Whether nobody has sent it away."""
        try:
            self.must_be_welcome()
        except Gone:
            return False
        return True

    def must_be_welcome(self) -> None:
        """Hang up on whoever is banned, and on a spectator whom the host has sent away."""
        if self.house.is_banned(self.network):
            raise Gone(SENT_AWAY, "banned")
        if not self.seats and (gone := removed(self.table.row)) and self.visitor in gone:
            raise Gone(SENT_AWAY, "sent away by the host")

    # What it may draw

    @property
    def draws(self) -> bool:
        """Whether it may draw on the board for those who watch: who plays may not."""
        if self.seats or self.screen:
            return False
        return any(is_commentator(self.table.row, key) for key in self.keys)

    async def draw(self, drawing: Drawing) -> None:
        """Show what was drawn to those who watch."""
        await self.tables.draw(self.table, drawing)

    # What it lends and points at

    def lend(self, seat: int, screen: str | None) -> None:
        """Lend a seat's taps to a screen, or no longer."""
        if screen is None:
            self.lent.pop(seat, None)
        else:
            self.lent[seat] = screen

    async def lending_changed(self) -> None:
        """Tell everybody what is lent."""
        await self.tables.arrived_or_left(self.table)

    async def point(self, points: Iterable[Pointed]) -> None:
        """Show on the screens what these seats point at."""
        for pointed in points:
            await self.tables.point(self.table, pointed)

    # What it is sent

    async def send(self, reply: AnyReply) -> None:
        """Send a message."""
        self._sent += 1
        reply.n = self._sent
        await self.wire.send(encoder.encode(reply))

    async def send_shared(self, message: Shared) -> None:
        """Send a message that others are sent, too."""
        if not self.post([message]):
            self._sent += 1
            await self.wire.send(message.numbered(self._sent))

    def post(self, messages: Sequence[Shared]) -> bool:
        """Send messages that others are sent, too, unless that takes longer."""
        if messages and not self.wire.post(messages, self._sent + 1):
            return False
        self._sent += len(messages)
        return True
