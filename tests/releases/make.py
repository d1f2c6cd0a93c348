"""Makes the part of a release in the library: `python -m releases.make VERSION`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec

from sobremesa.bots.playing import next_choice
from sobremesa.bots.quick import HEURISTIC
from sobremesa.kernel import Ask, Game, Option, find_game, installed
from sobremesa.table.records import record_of
from sobremesa.table.rows import Stored
from table.memory import Memory

from .library import FOLDER, MOST, Shelf, players, write

TABLES, RECORDS = 10, 3
"""Of each game: tables that are left half-way, and records of whole matches."""


def played(game: Game[Any], mission: str, seed: int) -> tuple[Stored, bytes]:
    """A match of quick players: as it stood half-way, and the record of all of it."""
    seats = game.prepare(mission).seats
    memory = Memory(game, mission, [HEURISTIC] * seats)
    memory.stored.game.secret = memory.table.row.secret = f"{seed:064x}"
    memory.write(memory.table.start())
    bots = players(memory.table.begun().match, seed)
    choices = [0]
    while memory.table.begun().match.question is not None and len(choices) < MOST:
        history = memory.table.begun()
        seat, option = next_choice(history.match, bots)
        number = history.counting.version(seat, history.asked)
        memory.write(memory.table.choose(seat, number, _taking(option)))
        choices.append(len(history.journal.choices))
    record = record_of(memory.table)
    half = len(choices) // 2
    kept = [anchor for anchor in memory.stored.anchors if anchor.number <= choices[half]]
    row = msgspec.structs.replace(memory.stored.game, status="playing", result="")
    return Stored(row, memory.stored.seats, memory.stored.entries[: half + 1], kept[:3]), record


def _taking(option: Option) -> Callable[[Ask], Option]:
    return lambda _: option


def main(version: str) -> None:
    """Play, and put it into the library."""
    for id in sorted(installed()):
        game = find_game(id)
        missions = list(game.missions)
        shelf = Shelf([], [])
        for number in range(TABLES):
            table, record = played(game, missions[number % len(missions)], number)
            shelf.tables.append(table)
            if number < RECORDS:
                shelf.records.append(record.decode())
        write(FOLDER / version / f"{id}.json.xz", shelf)


if __name__ == "__main__":
    main(sys.argv[1])
