"""Matches that an earlier release left half-way go on at a real server, to their end."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from releases.library import read, shelves
from server.players import Join, bearer, good
from server.process import serving
from sobremesa.bots.worlds import HEURISTIC
from sobremesa.kernel import find_game
from sobremesa.server.operating.desk import Export, import_table
from sobremesa.server.store.migrations import FORMAT
from sobremesa.server.store.store import Store
from sobremesa.table.keys import key_hash, new_key
from sobremesa.table.rows import Stored


def brought(database: str, stored: Stored) -> str:
    """Put a table into a database; gives the key of the person who has its first seat."""
    key = new_key()
    first = msgspec.structs.replace(stored.seats[0], player="", taken=True, key=key_hash(key))
    rows: dict[str, Sequence[Any]] = {
        "seats": [first, *stored.seats[1:]],
        "entries": stored.entries,
        "anchors": stored.anchors,
    }
    of_before = msgspec.structs.replace(stored.game, going="0.0.9 of-before")
    plain = {name: [msgspec.structs.asdict(row) for row in each] for name, each in rows.items()}

    async def write() -> None:
        store = Store(database, "test", outside=True)
        await store.open()
        await import_table(store, Export(FORMAT, msgspec.structs.asdict(of_before), plain))
        await store.close()

    asyncio.run(write())
    return key


def nearest_their_end() -> list[Stored]:
    """A few matches of the library: those of which the least is left to play."""
    tables = [table for file in shelves() for table in read(file).tables]
    return sorted(tables, key=lambda table: len(table.entries))[:4]


def test_matches_left_half_way_are_played_to_their_end_at_a_server(
    site: Path, tmp_path: Path, join: Join
) -> None:
    database, left = f"sqlite:///{tmp_path}/tables.db", nearest_their_end()
    keys = [brought(database, stored) for stored in left]
    with serving(database, site, "--silence-seconds", "1000") as server:
        for stored, key in zip(left, keys, strict=True):
            table = f"/api/tables/{stored.game.id}"
            holder = join(server, stored.game.id, [key], 0)
            lines = [at["line"]["text"] for at in holder.lines]
            bot = {"player": HEURISTIC}
            good(server.http.patch(f"{table}/seats/0", json=bot, headers=bearer(key)))
            holder.listen_for(lambda: holder.table["status"] == "over")  # noqa: B023
            version = find_game(stored.game.rulebook).version
            line = f"The game goes on with new rules: version 0.0.9 became {version}."
            assert lines.count(line) == 1
            assert good(server.http.get(table))["result"]["id"]
            assert server.http.get(f"{table}/record").is_success
