"""Whoever has opened tables is remembered for an hour, whatever becomes of the tables."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest

from server.conftest import PATIENT
from server.players import DINNER, Join, Opened, bearer, open_table
from server.process import ServerProcess, done, serving, until
from sobremesa.server.store import openings
from sobremesa.server.store.openings import drop_old_openings, note_opening, opened_lately
from sobremesa.server.store.store import Store
from sobremesa.table.notices import now

THREE = (*PATIENT, "--tables-per-hour", "3")
_HOUR = 3600


def close(server: ServerProcess, _: Join, answer: httpx.Response) -> None:
    """Close a table again before anybody sits at it."""
    created = answer.json()
    url = f"/api/tables/{created['table']['id']}"
    assert server.http.delete(url, headers=bearer(created["host"])).status_code == 204


def watch_to_the_end(server: ServerProcess, join: Join, answer: httpx.Response) -> None:
    """Let the bots end the match."""
    spectator = join(server, answer.json()["table"]["id"])
    spectator.listen_for(lambda: spectator.table["status"] == "over")
    spectator.leave()


BOTS = [{"kind": "bot", "player": "random"}] * 2


@pytest.mark.parametrize(
    ("seats", "get_rid_of"),
    [([{"kind": "link"}] * 2, close), (BOTS, watch_to_the_end)],
    ids=["closed", "over"],
)
def test_a_table_that_is_gone_makes_no_room_for_another(
    database: str,
    site: Path,
    join: Join,
    seats: list[dict[str, str]],
    get_rid_of: Callable[[ServerProcess, Join, httpx.Response], None],
) -> None:
    codes: list[int] = []
    with serving(database, site, *THREE) as server:
        for _ in range(6):
            wanted = {**DINNER, "seats": seats, "settings": {"plate": 1}}
            answer = server.http.post("/api/tables", json=wanted)
            codes.append(answer.status_code)
            if answer.is_success:
                get_rid_of(server, join, answer)
    assert codes == [201] * 3 + [429] * 3


def opens(server: ServerProcess) -> int:
    """What comes of wanting another table."""
    wanted = {**DINNER, "seats": [{"kind": "link"}, {"kind": "link"}]}
    return server.http.post("/api/tables", json=wanted).status_code


def test_it_is_remembered_in_a_backup_and_forgotten_after_an_hour(
    site: Path, tmp_path: Path
) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "backup.db"
    database = f"sqlite:///{file}"
    with serving(database, site, *THREE) as server:
        for _ in range(3):
            Opened(server.http, "link", "link")
    done(site, "backup", str(copy), "--db", database)
    done(site, "restore", str(copy), "--db", database, "--replace")
    with serving(database, site, *THREE) as server:
        soon = opens(server)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE openings SET at = at - ?", (_HOUR,))

    def noted() -> int:
        with closing(sqlite3.connect(file, timeout=30)) as connection:
            return int(connection.execute("SELECT count(*) FROM openings").fetchone()[0])

    with serving(database, site, *THREE) as server:
        until("the old ones to be forgotten", lambda: not noted())
        later = opens(server)
        open_table(server.http, "link", "link")
    assert (soon, later, noted()) == (429, 201, 2)


def test_only_the_tables_of_one_address_within_an_hour_count(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def counted() -> list[int]:
        store = Store(database, "worker")
        found = list[int]()
        try:
            await store.open()
            for who in ("ana", "ana", "bea"):
                await store.write(partial(note_opening, opener=who))
            began = now()
            for later in (0, _HOUR // 2, 2 * _HOUR):
                monkeypatch.setattr(openings, "now", partial(int, began + later))
                await store.write(drop_old_openings)
                found.append(await store.read(partial(opened_lately, opener="ana")))
        finally:
            await store.close()
        return found

    assert asyncio.run(counted()) == [2, 2, 0]
