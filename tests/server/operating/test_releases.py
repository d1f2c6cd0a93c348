"""Matches that an earlier release left half-way go on with later rules at a real server, to their
end.
"""

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from releases.later import LATER, later_release
from releases.library import read, shelves
from server.conftest import PATIENT
from server.players import Join, Player, bearer, good
from server.process import done, serving
from sobremesa.bots.quick import HEURISTIC
from sobremesa.server.operating.desk import Export, import_table
from sobremesa.server.store.migrations import FORMAT
from sobremesa.server.store.store import Store
from sobremesa.table.keys import key_hash, new_key
from sobremesa.table.rows import Stored

TABLES = 40
"""As many are left at least."""


def brought(database: str, tables: Sequence[Stored]) -> dict[str, str]:
    """Put tables into a database; gives for each the key of the person who has its first seat."""
    keys = {stored.game.id: new_key() for stored in tables}

    async def write() -> None:
        store = Store(database, "test", outside=True)
        await store.open()
        for stored in tables:
            await import_table(store, _export(stored, keys[stored.game.id]))
        await store.close()

    asyncio.run(write())
    return keys


def _export(stored: Stored, key: str) -> Export:
    first = msgspec.structs.replace(stored.seats[0], player="", taken=True, key=key_hash(key))
    rows: dict[str, Sequence[Any]] = {
        "seats": [first, *stored.seats[1:]],
        "entries": stored.entries,
        "anchors": stored.anchors,
    }
    plain = {name: [msgspec.structs.asdict(row) for row in each] for name, each in rows.items()}
    return Export(FORMAT, msgspec.structs.asdict(stored.game), plain)


def to_the_end(watcher: Player) -> None:
    """Watch until the match is over."""
    watcher.listen_for(lambda: bool(watcher.table["status"] == "over"))


def test_matches_left_half_way_are_played_to_their_end_with_later_rules(
    tmp_path: Path, join: Join
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    keys = brought(database, [table for file in shelves() for table in read(file).tables])
    later = later_release(tmp_path / "later")
    checked = json.loads(done(later, "upgrade", "--check", database, "--json"))
    assert len(checked) == len(keys) >= TABLES
    assert {each["fate"] for each in checked} <= {"anchor", "beginning"}
    with serving(database, later, *PATIENT) as server:
        for id, key in keys.items():
            seat = f"/api/tables/{id}/seats/0"
            good(server.http.patch(seat, json={"player": HEURISTIC}, headers=bearer(key)))
        # Bots play where somebody watches: all of them at once.
        watchers = [join(server, id) for id in keys]
        with ThreadPoolExecutor(len(watchers)) as watching:
            list(watching.map(to_the_end, watchers))
        line = f"The game goes on with new rules: version 1 became {LATER}."
        for id, watcher in zip(keys, watchers, strict=True):
            assert [at["line"]["text"] for at in watcher.lines].count(line) == 1
            assert good(server.http.get(f"/api/tables/{id}"))["result"]["id"]
            assert server.http.get(f"/api/tables/{id}/record").is_success
