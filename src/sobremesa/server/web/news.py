"""What a client has been told of its table besides the answers, and what is new to it."""

from __future__ import annotations

from typing import Protocol

import msgspec

from sobremesa.server.tables.live import LiveTable
from sobremesa.table.audience import Shared
from sobremesa.table.info import table_info
from sobremesa.table.late import LateTable, chat_item, for_players
from sobremesa.table.messages import (
    AnyReply,
    ChatReply,
    HouseReply,
    Language,
    PlansReply,
    Pointed,
    PointsReply,
    TableReply,
    WindowOrder,
    encoder,
)
from sobremesa.table.plans import shown_to
from sobremesa.table.shown import Shown
from sobremesa.table.standing_orders import StandingOrders
from sobremesa.table.strokes import Stroke
from sobremesa.table.table import Table

from .screen import Lent

_AS_USUAL = HouseReply(read_only=False, restart=0)
_NO_PLANS = encoder.encode(PlansReply(plans=[], mine=False))
"""What a client knows of plans when it has been told nothing."""


class Reader(Protocol):
    """Whoever is told: a socket at a table, with its seats and what it has been shown."""

    table: LiveTable
    seen: Table
    """The table as this client may see it: as it is, or as it was some choices ago."""
    seat: int | None
    seats: frozenset[int]
    language: Language
    shown: Shown
    screen: str
    lent_to_me: Lent

    def lose_rights(self) -> bool:
        """Let go of the seats whose keys have changed; whether there were any."""

    def wake(self) -> None:
        """Something changed."""

    async def send(self, reply: AnyReply) -> None:
        """Send a message."""

    async def send_shared(self, message: Shared) -> None:
        """Send a message that others are sent, too."""

    def post(self, message: Shared) -> bool:
        """Send a message that others are sent, too, unless that takes longer."""


class News:
    """Tells one client what changed, each thing once."""

    def __init__(self, client: Reader) -> None:
        self.client = client
        self._shown_house = _AS_USUAL
        self._shown_news = -1
        self._shown_chatter = -1
        self._shown_plans = _NO_PLANS
        self._shown_points: tuple[tuple[tuple[int, tuple[str, ...]], ...], tuple[Stroke, ...]] = (
            (),
            (),
        )
        self._chat = 0
        """The number of the next message that the client has not been told."""
        self._told = 0
        """The number after the last one that it has been told: some are not for its ears."""
        self._forget = False

    @property
    def table(self) -> LiveTable:
        """The table that it is about."""
        return self.client.table

    def has_chat(self, number: int) -> None:
        """The client has what was said before that number."""
        self._chat = self._told = number

    def forget_plans(self) -> None:
        """The client knows no plans any more."""
        self._shown_plans = _NO_PLANS

    def look_again(self) -> None:
        """The client looks with other eyes: the table is to be told anew."""
        self._shown_news = -1

    def read_again(self) -> None:
        """The client may read something else from now on: it forgets what it has."""
        self._shown_news = self._shown_chatter = -1
        self._chat = self._told = 0
        self._forget = True

    async def write_house(self, reply: HouseReply) -> None:
        """How the server stands, if that is new."""
        if reply != self._shown_house:
            self._shown_house = msgspec.structs.replace(reply)  # sending numbers the other
            await self.client.send(reply)

    async def write(self) -> None:
        """What is new at the table."""
        await self._write_table()
        await self._write_view()
        await self._write_lent()
        await self._write_points()
        await self._write_chat()
        await self._write_plans()

    def post(self, house: HouseReply) -> bool:
        """Tell a spectator what is new at once; False when there is more than can be posted."""
        client, table = self.client, self.table
        if self._has_chat() or house != self._shown_house or client.seat is not None:
            return False
        if self._shown_news != table.news:
            if not client.post(table.gallery.told(client.seen)):
                return False
            self._shown_news = table.news
        after, view = table.gallery.next_view(client.seen, client.shown, client.language)
        if view is not None and not client.post(view):
            return False
        client.shown = after
        return self._post_drawing()

    def _post_drawing(self) -> bool:
        drawn = self.table.gallery.drawn(self.client.seen, playing=False)
        if drawn != self._shown_points[1]:
            if not self.client.post(self.table.gallery.told_drawn(drawn)):
                return False
            self._shown_points = (), drawn
        return True

    def _has_chat(self) -> bool:
        """Whether there is something in the chat that the client has not been told."""
        seen = self.client.seen
        if isinstance(seen, LateTable):
            return self._forget or seen.end_of_chat > self._chat
        return self._shown_chatter != self.table.chatter

    async def _write_table(self) -> None:
        if self._shown_news == self.table.news:
            return
        first, self._shown_news = self._shown_news < 0, self.table.news
        if first and not self.table.game.windows:
            return  # the welcome has just told it
        if not self.client.seats:
            await self.client.send_shared(self.table.gallery.told(self.client.seen))
            return
        info = table_info(self.client.seen, self.client.seat)
        await self.client.send(TableReply(table=info, orders=self._orders()))

    def _orders(self) -> dict[str, list[WindowOrder]]:
        """When each of the own seats wants to be asked about which window."""
        return {str(seat): self._orders_of(seat) for seat in sorted(self.client.seats)}

    def _orders_of(self, seat: int) -> list[WindowOrder]:
        game, chapter = self.table.game, self.table.chapter
        text = game.texts[self.client.language]
        orders = StandingOrders.read(self.table.seats[seat].orders)
        acted = -1 if self.table.history is None else self.table.history.acted(seat)
        return [
            WindowOrder(window, text(f"window-{window}"), orders.stop(window, chapter, acted))
            for window in game.windows
        ]

    async def _write_view(self) -> None:
        history = self.client.seen.history
        if history is None or self.client.shown.is_current(history):
            return
        shown, seat = self.client.shown, self.client.seat
        if seat is None:
            await self._write_shared_view(shown)
            return
        view = await self.table.show(shown, seat, self.client.language)
        if self.client.lose_rights() or shown is not self.client.shown:
            self.client.wake()
        elif view is not None:
            await self.client.send(view)

    async def _write_shared_view(self, shown: Shown) -> None:
        client = self.client
        after, view = await self.table.gallery.show(client.seen, shown, client.language)
        if shown is not client.shown:
            client.wake()
        elif view is not None:
            client.shown = after
            await client.send_shared(view)

    async def _write_lent(self) -> None:
        """A screen is told what it may answer for others."""
        client = self.client
        if not client.screen or client.seen is not self.table:
            return
        offers = await client.lent_to_me.news(self.table, client.language)
        if offers is not None:
            await client.send(offers)

    async def _write_points(self) -> None:
        """What is pointed at, for screens, and what a commentator has drawn."""
        client = self.client
        there = client.screen and client.seen is self.table
        points = tuple(self.table.points.items()) if there else ()
        drawn = self.table.gallery.drawn(client.seen, playing=bool(client.seats or client.screen))
        if (points, drawn) != self._shown_points:
            self._shown_points = points, drawn
            pointed = [Pointed(seat, on) for seat, on in points]
            await client.send(PointsReply(points=pointed, drawn=drawn))

    async def _write_chat(self) -> None:
        seen = self.client.seen
        if self._forget:
            self._forget = False
            await self.client.send(ChatReply(begin=0, items=[]))
        if isinstance(seen, LateTable):
            await self._write_late_chat(seen)
            return
        if self._shown_chatter == self.table.chatter:
            return
        first, self._shown_chatter = self._shown_chatter < 0, self.table.chatter
        rows = await self.table.said_from(self._chat)
        items = [chat_item(row) for row in for_players(rows, self.table.row)]
        if rows and rows[0].number > self._chat:
            self._told = rows[0].number
        if items or first:
            begin, self._told = self._told, items[-1].number + 1 if items else self._told
            await self.client.send(ChatReply(begin=begin, items=items))
        if rows:
            self._chat = rows[-1].number + 1

    async def _write_late_chat(self, late: LateTable) -> None:
        """What late spectators may read, in an order and with numbers of their own."""
        first, self._shown_chatter = self._shown_chatter < 0, self.table.chatter
        if first or late.end_of_chat > self._chat:
            begin, items = late.said_from(self._chat)
            self._chat = late.end_of_chat
            await self.client.send(ChatReply(begin=begin, items=items))

    async def _write_plans(self) -> None:
        table, client = self.table, self.client
        if (client.seat is None or not table.row.plans) and self._shown_plans is _NO_PLANS:
            return
        plans, mine = shown_to(table.row.plans, table.history, client.seat, client.language)
        reply = PlansReply(plans=plans, mine=mine)
        if (words := encoder.encode(reply)) != self._shown_plans:
            self._shown_plans = words
            await client.send(reply)
