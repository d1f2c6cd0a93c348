"""What is new for the spectators of a table, found once for all who have been told the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sobremesa.server.store.house import House
from sobremesa.table.audience import Shared
from sobremesa.table.late import LateTable
from sobremesa.table.messages import HouseReply, Language
from sobremesa.table.moderation import removed
from sobremesa.table.shown import Shown
from sobremesa.table.strokes import Stroke
from sobremesa.table.table import Table

if TYPE_CHECKING:
    from .live import LiveTable


class Told(NamedTuple):
    """What somebody has been told besides the view. It is never changed, only replaced."""

    house: tuple[bool, int] = (False, 0)
    """Whether nothing may be changed, and when the server restarts."""
    news: int = -1
    chatter: int = -1
    chat: int = 0
    """The number of the next message of the chat."""
    forget: bool = False
    """Whether what was read before is to be forgotten."""
    drawn: tuple[Stroke, ...] = ()


class Step(NamedTuple):
    """What brings somebody up to date, and what they have been told and shown then."""

    messages: tuple[Shared, ...]
    told: Told
    shown: Shown


class Round:
    """One moment of a table, for all its spectators."""

    def __init__(self, table: LiveTable, seen: Table, house: House) -> None:
        self.table, self.seen = table, seen
        self._house = standing_of(house.reply())
        self.some_are_sent_away = house.has_bans or bool(removed(table.row))
        self._steps: dict[tuple[Told, Shown, Language], Step | None] = {}

    def step(self, told: Told, shown: Shown, language: Language) -> Step | None:
        """What is new to whoever was told that; None when each must be told alone."""
        key = told, shown, language
        try:
            return self._steps[key]
        except KeyError:
            found = self._steps[key] = self._step(told, shown, language)
            return found

    def _step(self, told: Told, shown: Shown, language: Language) -> Step | None:
        table, gallery = self.table, self.table.gallery
        if told.house != self._house or has_chat(told, table, self.seen):
            return None
        messages: list[Shared] = []
        if told.news != table.news:
            messages.append(gallery.told(self.seen))
        after, view = gallery.next_view(self.seen, shown, language)
        if view is not None:
            messages.append(view)
        drawn = gallery.drawn(self.seen, playing=False)
        if drawn != told.drawn:
            messages.append(gallery.told_drawn(drawn))
        return Step(tuple(messages), told._replace(news=table.news, drawn=drawn), after)


def standing_of(reply: HouseReply) -> tuple[bool, int]:
    """How the house stands, by the message that says so."""
    return reply.read_only, reply.restart


def has_chat(told: Told, table: LiveTable, seen: Table) -> bool:
    """Whether there is something in the chat that was not told."""
    if isinstance(seen, LateTable):
        return told.forget or seen.end_of_chat > told.chat
    return told.chatter != table.chatter
