"""A table that is kept in memory, as a browser would keep it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

from sobremesa.kernel import Game
from sobremesa.table.changes import Change, Entry
from sobremesa.table.keys import key_hash, new_id
from sobremesa.table.messages import View
from sobremesa.table.rows import SeatRow, Stored, TableRow
from sobremesa.table.shown import Shown
from sobremesa.table.table import Table

HOST = "h" * 40


class Memory:
    """Everything that is written down of one table, and the table itself."""

    def __init__(
        self, game: Game[Any], mission: str, players: Sequence[str], **options: Any
    ) -> None:
        """A bot for each id of one, a person for each empty one, who has the key of the seat."""
        setup = game.prepare(mission, len(players), options)
        id = new_id()
        row = TableRow(
            id=id,
            rulebook=game.id,
            rules=game.version,
            setup=msgspec.json.encode(setup).decode(),
            title="",
            listed=False,
            status="open",
            secret="5e" * 32,
            host=key_hash(HOST),
            opener="",
            revision=0,
            undo="",
            result="",
            created_at=0,
            moved_at=0,
        )
        seats = [
            SeatRow(game=id, seat=seat, player=player, taken=not player, key=key_hash(key_of(seat)))
            for seat, player in enumerate(players)
        ]
        self.stored = Stored(row, seats, [], [])
        self.table = Table(deepcopy(self.stored))

    def write(self, entry: Entry) -> int:
        """Write down what has happened, and let everybody see it; gives the version."""
        self.stored.entries.append(deepcopy(entry.row))
        if (forget := entry.along.forget) is not None:
            kept = [anchor for anchor in self.stored.anchors if anchor.number <= forget]
            self.stored.anchors = kept
        if entry.along.anchor is not None:
            self.stored.anchors.insert(0, entry.along.anchor)
        self.change(Change(game=entry.along.game))
        self.table.written(entry)
        self.table.moved()
        return self.table.version

    def change(self, change: Change) -> None:
        """Change the table and its seats."""
        row, seats = self.stored.game, self.stored.seats
        more = {**change.game, "revision": row.revision + 1}
        self.stored.game = msgspec.structs.replace(row, **more)
        self.stored.seats = [
            msgspec.structs.replace(seat, **change.seats.get(seat.seat, {})) for seat in seats
        ]
        self.table.renew_seats(deepcopy(self.stored.game), deepcopy(self.stored.seats))

    def read_again(self) -> Table:
        """The table as it comes back from what was written down."""
        return Table(deepcopy(self.stored))

    def choose(self, seat: int, index: int = 0, message: str | None = None) -> int:
        """Answer what a seat is asked."""
        history = self.table.begun()
        number = history.counting.version(seat, history.asked)
        return self.write(self.table.choose(seat, number, lambda ask: ask.options[index], message))

    def play_out(self) -> None:
        """Everybody takes the first option until the match is over."""
        while asks := self.table.begun().match.asks():
            self.choose(asks[0].seat)


def key_of(seat: int) -> str:
    """The key of a seat."""
    return f"{seat:040x}"


class Viewer:
    """Somebody who looks at a table with the eyes of a seat."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table, self.seat, self.shown = table, seat, Shown()

    def look(self) -> View | None:
        """What is new."""
        return self.table.next_view(self.shown, self.seat, "en")
