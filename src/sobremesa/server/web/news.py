"""What a client has been told of its table besides the answers, and what is new to it."""

from __future__ import annotations

from typing import Protocol

from sobremesa.server.tables.live import LiveTable
from sobremesa.server.tables.round import Told, has_chat, standing_of
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
from sobremesa.table.table import Table

from .screen import Lent

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


class News:
    """Tells one client what changed, each thing once."""

    def __init__(self, client: Reader) -> None:
        self.client = client
        self.told = Told()
        self._shown_plans = _NO_PLANS
        self._shown_points: tuple[tuple[int, tuple[str, ...]], ...] = ()
        self._heard = 0
        """The number after the last message that it has been told: some are not for its ears."""

    @property
    def table(self) -> LiveTable:
        """The table that it is about."""
        return self.client.table

    def has_chat(self, number: int) -> None:
        """The client has what was said before that number."""
        self._heard = number
        self.told = self.told._replace(chat=number)

    def forget_plans(self) -> None:
        """The client knows no plans any more."""
        self._shown_plans = _NO_PLANS

    def look_again(self) -> None:
        """The client looks with other eyes: the table is to be told anew."""
        self.told = self.told._replace(news=-1)

    def read_again(self) -> None:
        """The client may read something else from now on: it forgets what it has."""
        self._heard = 0
        self.told = self.told._replace(news=-1, chatter=-1, chat=0, forget=True)

    async def write_house(self, reply: HouseReply) -> None:
        """How the server stands, if that is new."""
        standing = standing_of(reply)
        if standing != self.told.house:
            self.told = self.told._replace(house=standing)
            await self.client.send(reply)

    async def write(self) -> None:
        """What is new at the table."""
        if self.told.news != self.table.news:
            await self._write_table()
        await self._write_view()
        if self.client.screen:
            await self._write_lent()
        await self._write_points()
        await self._write_chat()
        await self._write_plans()

    async def _write_table(self) -> None:
        first, self.told = self.told.news < 0, self.told._replace(news=self.table.news)
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
        if client.seen is not self.table:
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
        if drawn != self.told.drawn or points != self._shown_points:
            self._shown_points, self.told = points, self.told._replace(drawn=drawn)
            pointed = [Pointed(seat, on) for seat, on in points]
            await client.send(PointsReply(points=pointed, drawn=drawn))

    async def _write_chat(self) -> None:
        seen, told = self.client.seen, self.told
        if told.forget:
            self.told = told._replace(forget=False)
            await self.client.send(ChatReply(begin=0, items=[]))
        if isinstance(seen, LateTable):
            await self._write_late_chat(seen)
        elif has_chat(told, self.table, seen):
            await self._write_new_chat()

    async def _write_new_chat(self) -> None:
        first, self.told = self.told.chatter < 0, self.told._replace(chatter=self.table.chatter)
        rows = await self.table.said_from(self.told.chat)
        items = [chat_item(row) for row in for_players(rows, self.table.row)]
        if rows and rows[0].number > self.told.chat:
            self._heard = rows[0].number
        if items or first:
            begin, self._heard = self._heard, items[-1].number + 1 if items else self._heard
            await self.client.send(ChatReply(begin=begin, items=items))
        if rows:
            self.told = self.told._replace(chat=rows[-1].number + 1)

    async def _write_late_chat(self, late: LateTable) -> None:
        """What late spectators may read, in an order and with numbers of their own."""
        first, self.told = self.told.chatter < 0, self.told._replace(chatter=self.table.chatter)
        if first or late.end_of_chat > self.told.chat:
            begin, items = late.said_from(self.told.chat)
            self.told = self.told._replace(chat=late.end_of_chat)
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
