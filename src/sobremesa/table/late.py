"""A table as it was a while ago: what its spectators are shown of a match that is played.

A spectator who sees the position that a player thinks about can help that player. So a table may
keep its spectators some choices behind. It is counted in choices and not in minutes: a table that
rests for a day would show after any number of minutes the very position that is thought about. And
what is shown hangs on nothing but the entries that were written down, so that it is the same at
every worker and after a restart. Only entries that spectators can tell are counted: a secret choice
moves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from .messages import ChatItem
from .present import Present
from .rows import CHAT_PAGE, ChatRow, EntryRow, SeatRow, Stored, TableRow
from .table import Table

_MOST_SAID = 1000
"""Messages that are kept for spectators; the oldest go first."""


def shown_late(row: TableRow) -> bool:
    """Whether spectators of a table are shown how it was; when a match is over they see it all."""
    return row.delay > 0 and row.status == "playing"


class LateTable(Table):
    """The same table some choices ago: it follows what is written down when it may be shown."""

    def __init__(
        self, stored: Stored, said: Sequence[ChatRow], there: Callable[[], Present]
    ) -> None:
        self._spectators = 1 << len(stored.seats)
        """The bit of an entry that spectators cannot tell."""
        self._there = there
        self._over = stored.game.status == "over"
        due = max(1, self._due(stored.entries, stored.game.delay))
        self._coming = stored.entries[due:]
        anchors = [] if any(row.kind == "undo" for row in self._coming) else stored.anchors
        choices = sum(row.kind == "choice" for row in stored.entries[:due])
        past = Stored(
            game=_as_spectators_know(stored.game),
            seats=stored.seats,
            entries=stored.entries[:due],
            # A step may be several choices: a snapshot after fewer than the steps is in the past.
            anchors=[anchor for anchor in anchors if anchor.number <= choices],
        )
        super().__init__(past)
        self._said: list[ChatRow] = []
        """What spectators may read, in the order in which they came to know it."""
        self._forgotten = 0
        """How many messages before those are no longer kept."""
        self._to_be_said: list[ChatRow] = []
        self.heard = said[-1].number + 1 if said else 0
        """The number of the next message that is to be heard."""
        self._hear(said)

    def _due(self, rows: Sequence[EntryRow], delay: int) -> int:
        """How many of these entries may be shown: enough that spectators can tell come after."""
        if self._over or not delay:
            return len(rows)
        for place in range(len(rows) - 1, -1, -1):
            delay -= not rows[place].hidden & self._spectators
            if not delay:
                return place
        return 0

    def everywhere(self) -> Present:
        """Who is there now."""
        return self._there()

    # Going on

    def follows(self, rows: Sequence[EntryRow], over: bool) -> bool:
        """What was written down is to be shown some time; False when something is missing."""
        for row in rows:
            if row.number > (known := self.version + len(self._coming)):
                return False
            if row.number == known:
                self._coming.append(row)
        self._over = over
        return True

    def go_on(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Be as far as may be shown now, at the table as it is."""
        if row.revision != self.row.revision or row.status != self.row.status:
            self.renew_seats(_as_spectators_know(row), seats)
        if due := self._due(self._coming, row.delay):
            rows, self._coming = self._coming[:due], self._coming[due:]
            self.follow(rows)
            self.moved()
            self._tell()

    # What is said

    def hear(self, rows: Sequence[ChatRow]) -> None:
        """Something was said: spectators read each other at once, players with what they played."""
        if rows:
            self.heard = rows[-1].number + 1
            self._hear(rows)

    def _hear(self, rows: Sequence[ChatRow]) -> None:
        self._to_be_said += rows
        self._tell()

    def _tell(self) -> None:
        waiting, self._to_be_said = self._to_be_said, []
        for row in waiting:
            ready = row.visitor or row.version <= self.version
            (self._said if ready else self._to_be_said).append(row)
        if (too_many := len(self._said) - _MOST_SAID) > 0:
            del self._said[:too_many]
            self._forgotten += too_many

    @property
    def end_of_chat(self) -> int:
        """How many messages spectators could read so far."""
        return self._forgotten + len(self._said)

    def said_from(self, number: int) -> tuple[int, list[ChatItem]]:
        """What spectators may read from that number on, the last page of it, and its number."""
        begin = max(number, self.end_of_chat - CHAT_PAGE, self._forgotten)
        return begin, self._items(begin, self.end_of_chat)

    def said_before(self, number: int) -> tuple[int, list[ChatItem]]:
        """The page of what they could read before that number, and its number."""
        end = min(number, self.end_of_chat)
        begin = max(end - CHAT_PAGE, self._forgotten)
        return (begin, self._items(begin, end)) if begin < end else (number, [])

    def _items(self, begin: int, end: int) -> list[ChatItem]:
        said = self._said[begin - self._forgotten : end - self._forgotten]
        numbered = (
            msgspec.structs.replace(row, number=number) for number, row in enumerate(said, begin)
        )
        return [chat_item(row) for row in numbered]


def _as_spectators_know(row: TableRow) -> TableRow:
    """What players ask each other and plan is about a position that is not shown yet."""
    return msgspec.structs.replace(row, undo="", plans="")


def for_players(rows: Sequence[ChatRow], row: TableRow) -> list[ChatRow]:
    """What players may read while they play: what late spectators say might help one of them."""
    return [said for said in rows if not (said.visitor and shown_late(row))]


def chat_item(row: ChatRow) -> ChatItem:
    """A message of the chat as it is sent."""
    return ChatItem(
        number=row.number,
        at=row.at,
        kind=row.kind,
        seat=row.seat,
        name=row.name,
        text=row.text,
        visitor=row.visitor,
    )
