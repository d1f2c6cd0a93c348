"""A screen in the middle of a table: what it may answer for others."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from sobremesa.kernel import Ask, Option
from sobremesa.server.limits.accounts import in_thread
from sobremesa.server.tables.live import LiveTable
from sobremesa.table.errors import Refused, refused
from sobremesa.table.lending import Offered
from sobremesa.table.messages import (
    Language,
    Offer,
    OffersReply,
    Touch,
    encoder,
)

ScreenCode: TypeAlias = Annotated[str, Meta(pattern=r"^[A-HJ-NP-Z2-9]{6}\Z")]
"""What a screen shows that has no table yet; letters and digits that nobody mistakes."""

_HANDED_SECONDS = 120.0
_HANDED_AT_ONCE = 1000


class HandedTo(msgspec.Struct, frozen=True):
    """Which table was handed to a screen; null as long as none was."""

    table: str | None


class Handing(msgspec.Struct, frozen=True):
    """The screen with that code is to show that table."""

    code: ScreenCode
    table: Annotated[str, Meta(max_length=64)]


class WaitingScreens:
    """The tables that were handed to screens by their codes, for the moment it takes to arrive."""

    def __init__(self) -> None:
        self._handed: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def hand(self, code: str, table: str) -> None:
        """Whoever waits with that code is to show that table."""
        self._handed[code] = table, time.monotonic() + _HANDED_SECONDS
        self._handed.move_to_end(code)
        while len(self._handed) > _HANDED_AT_ONCE:
            self._handed.popitem(last=False)

    def table_for(self, code: str) -> str | None:
        """The table that was handed to the screen with that code."""
        table, until = self._handed.get(code, ("", 0.0))
        return table if time.monotonic() < until else None


class _Standing(msgspec.Struct, frozen=True):
    """A question that was offered: its number as the seat counts, and what was shown of it."""

    ask: int
    shown: Offered


class Lent:
    """What one screen was shown of the seats that lend it their taps.

    A question has a number that counts what this screen was offered, and its choices are counted
    among those that it was shown: neither tells what else the seat could do or has done in secret.
    """

    def __init__(self, sign: str) -> None:
        self._sign = sign
        self._number = 0
        self._standing: dict[int, _Standing] = {}
        self._said = encoder.encode([0, {}])

    async def news(self, table: LiveTable, language: Language) -> OffersReply | None:
        """What it may answer now, if that is something else than before."""
        found = await self._look(table, language)
        prompts = {seat: each.shown.prompt for seat, each in found.items()}
        # What everybody can tell has happened makes it another question, though it reads the same.
        words = encoder.encode([table.version_for(None) if found else 0, prompts])
        self._standing = found
        if words == self._said:
            return None
        self._said, self._number = words, self._number + 1
        return OffersReply(
            offers=[
                Offer(seat=seat, number=self._number, prompt=each.shown.prompt)
                for seat, each in found.items()
            ]
        )

    async def _look(self, table: LiveTable, language: Language) -> dict[int, _Standing]:
        lent = sorted(seat for seat, sign in table.everywhere().lent.items() if sign == self._sign)
        found: dict[int, _Standing] = {}
        async with table.held():
            for seat in lent:
                shown = await in_thread(table.offered, seat, language)
                if shown is not None:
                    found[seat] = _Standing(table.asked_for(seat), shown)
        return found

    def forget(self) -> None:
        """It looks anew, in another language."""
        self._said = b""

    async def answer(self, table: LiveTable, touch: Touch) -> int:
        """Do what was touched, in the name of the seat that lends its taps; gives the version."""
        for watcher in tuple(table.watchers):
            watcher.lose_rights()  # who no longer has the seat no longer lends it
        standing = self._standing.get(touch.seat)
        if standing is None or table.everywhere().lent.get(touch.seat) != self._sign:
            raise Refused("not_allowed", f"seat {touch.seat} does not lend this screen its taps")
        if touch.number != self._number:
            raise refused("stale", "the question", self._number, touch.number)
        places = standing.shown.places
        if touch.index >= len(places):
            raise refused("not_offered", "index", f"0 to {len(places) - 1}", touch.index)

        def pick(ask: Ask) -> Option:
            return ask.options[places[touch.index]]

        return await table.make_choice(touch.seat, standing.ask, pick, touch.id)
