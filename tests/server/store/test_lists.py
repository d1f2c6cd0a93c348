"""Lists of tables lose none, and tables that nobody needs leave."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from server.players import good
from server.players import open_table as open_over_http
from server.process import DEADLINE, ServerProcess
from sobremesa.kernel import Game
from sobremesa.server import context
from sobremesa.server.config import Config
from sobremesa.server.context import Server
from sobremesa.server.store import lists, retention
from sobremesa.server.store.lists import found_tables
from sobremesa.server.store.retention import unbegun
from sobremesa.server.store.store import Store
from sobremesa.server.tables.opening import NewSeat, NewTable, open_table
from sobremesa.server.tables.seats import sit
from sobremesa.table.errors import Refused
from sobremesa.table.keys import key_hash, new_id, new_key
from sobremesa.table.notices import now
from sobremesa.table.rows import EntryRow, SeatRow, TableRow
from sobremesa.table.seating import Sitting


def test_of_no_tables_nothing_is_asked() -> None:
    nobody: Any = None
    assert found_tables(nobody, []) == []


def test_pages_lose_no_table_that_moved_in_the_same_second(server: ServerProcess) -> None:
    wanted = {open_over_http(server.http, "link", "open", listed=True).id for _ in range(60)}
    found: list[str] = []
    place = ""
    while page := good(server.http.get(f"/api/tables?status=open&before={place}")):
        found += [each["table"]["id"] for each in page]
        place = page[-1]["place"]
    assert len(found) == len(set(found))
    assert wanted <= set(found)


@pytest.mark.parametrize("place", ["x", "12", "12-", "-1-aa", "1-aa%0A", "1-%00"])
def test_a_place_that_is_none_is_refused(server: ServerProcess, place: str) -> None:
    answer = server.http.get(f"/api/tables?before={place}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


ANA, BEA, HOST = (key_hash(new_key()) for _ in range(3))
TO_ALL, FROM_BEA, FROM_STRANGERS, FROM_OTHERS = 0, 0b010, 0b100, 0b110
"""A bit for each seat that cannot tell of an entry, and the one after them for spectators."""


async def keep(store: Store, hidden: list[int], delay: int = 0) -> None:
    """Keep a table that began at 100 and moved every ten seconds, each time hidden from some."""
    id = new_id()
    row = TableRow(
        id=id, rulebook="x", rules="1", setup="{}", title="", listed=True, status="playing",
        secret="", host=HOST, opener="", revision=0, undo="", result="", created_at=90,
        moved_at=100, delay=delay,
    )  # fmt: skip
    seats = [SeatRow(game=id, seat=seat, key=key) for seat, key in enumerate((ANA, BEA))]
    await store.create(row, seats, lambda _: None)
    for number, bits in enumerate(hidden):
        entry = EntryRow(
            game=id, number=number, kind="choice", asked=1, awaited="[]", steps=1, hidden=bits,
            at=100 + 10 * number,
        )  # fmt: skip
        assert await store.append(entry)


@pytest.mark.parametrize(
    ("hidden", "delay", "told"),
    [
        ([TO_ALL, TO_ALL, TO_ALL], 0, (120, 120, 120, 120)),
        ([TO_ALL, TO_ALL, FROM_OTHERS, FROM_OTHERS], 0, (130, 110, 110, 130)),
        ([TO_ALL, FROM_STRANGERS, FROM_BEA], 0, (120, 110, 120, 120)),
        ([TO_ALL, TO_ALL, FROM_OTHERS, TO_ALL, FROM_OTHERS], 1, (140, 130, 110, 140)),
        ([TO_ALL, TO_ALL, TO_ALL], 10, (120, 120, 0, 120)),
        ([], 0, (0, 0, 0, 0)),
    ],
)
def test_lists_tell_when_something_last_happened_that_who_asks_can_tell(
    database: str, hidden: list[int], delay: int, told: tuple[int, ...]
) -> None:
    async def look() -> list[int]:
        store = Store(database, "worker")
        try:
            await store.open()
            await keep(store, hidden, delay)
            mine = [await lists.by_keys(store, keys) for keys in ([ANA], [BEA, HOST], [HOST])]
            both, _ = await lists.by_keys(store, [ANA, BEA])
            strangers = await lists.listed(store, "playing", "", None, 50)
            (own,), (other,), (host,) = (found for found, _ in mine)
            assert [each.told_at for each in strangers] == [host.told_at]
            return [own.told_at, other.told_at, host.told_at, both[0].told_at]
        finally:
            await store.close()

    assert tuple(asyncio.run(look())) == told


def test_when_a_match_is_over_its_spectators_are_no_longer_late(database: str) -> None:
    async def look() -> int:
        store = Store(database, "worker")
        try:
            await store.open()
            await keep(store, [TO_ALL, TO_ALL, TO_ALL], delay=1)
            await store.write(lambda rows: rows.execute(text("UPDATE games SET status = 'over'")))
            (found,) = await lists.listed(store, "over", "", None, 50)
            return found.told_at
        finally:
            await store.close()

    assert asyncio.run(look()) == 120


async def opened(server: Server, *, seated: bool) -> str:
    """A table with a seat for somebody and an open one, both free or one taken."""
    wanted = NewTable(
        game="croquetas", mission="dinner", seats=[NewSeat(kind="link"), NewSeat(kind="open")]
    )
    table = await open_table(server.store, server.limits, wanted, "somebody")
    if seated:
        sitting = Sitting(name="Ana", contribution="", key=new_key())
        live = await server.tables.get(table.id)
        await sit(live, server.limits, table.keys[0], sitting)
    return table.id


async def until_gone(server: Server, id: str) -> None:
    """Wait until a table is no longer stored."""
    while await server.store.meta(id) is not None:
        await asyncio.sleep(0.01)


def test_tables_that_nobody_sat_at_are_forgotten_again_and_again(
    example: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert example.id == "croquetas"
    monkeypatch.setattr(retention, "now", lambda: now() + 20 * 24 * 3600)
    monkeypatch.setattr(context, "_LOOK_AFTER_SECONDS", 0.01)

    async def live() -> tuple[list[bool], set[str], set[str]]:
        server = Server(Config(database=f"sqlite:///{tmp_path}/tables.db"), "worker")
        await server.store.open()
        seated = await opened(server, seated=True)
        await server.open()
        try:
            for _ in range(2):  # not only at the start
                await until_gone(server, await opened(server, seated=False))
            kept = [await server.store.meta(seated) is not None]
            return kept, set(server.tables.live) - {seated}, set(server.tables.drivers) - {seated}
        finally:
            await server.close()

    kept, live_tables, drivers = asyncio.run(asyncio.wait_for(live(), DEADLINE))
    assert kept == [True]
    assert (live_tables, drivers) == (set(), set())


def test_a_table_that_somebody_sits_down_at_meanwhile_is_not_forgotten(
    example: Game[Any], tmp_path: Path
) -> None:
    assert example.id == "croquetas"

    async def forget() -> tuple[list[str], list[str], str]:
        server = Server(Config(database=f"sqlite:///{tmp_path}/tables.db"), "worker")
        await server.store.open()
        try:
            seated, free = await opened(server, seated=True), await opened(server, seated=False)
            early = await server.store.forget(*unbegun(now() - 10))
            assert await server.store.meta(seated) is not None
            return early, await server.store.forget(*unbegun(now() + 10)), free
        finally:
            await server.close()

    early, late, free = asyncio.run(forget())
    assert (early, late) == ([], [free])


def test_who_sits_down_at_a_table_that_was_just_closed_is_told_so(
    example: Game[Any], tmp_path: Path
) -> None:
    assert example.id == "croquetas"

    async def sit_down() -> None:
        server = Server(Config(database=f"sqlite:///{tmp_path}/tables.db"), "worker")
        await server.store.open()
        try:
            table = await server.tables.get(await opened(server, seated=True))
            await server.store.delete(table.id)
            sitting = Sitting(name="Eva", contribution="", key=new_key(), seat=1)
            with pytest.raises(Refused, match="the table was closed"):
                await sit(table, server.limits, None, sitting)
        finally:
            await server.close()

    asyncio.run(asyncio.wait_for(sit_down(), DEADLINE))


def test_a_closed_table_leaves_nothing_behind(example: Game[Any], tmp_path: Path) -> None:
    assert example.id == "croquetas"

    async def close() -> tuple[int, int]:
        server = Server(Config(database=f"sqlite:///{tmp_path}/tables.db"), "worker")
        await server.store.open()
        try:
            table = await server.tables.get(await opened(server, seated=True))
            await server.store.delete(table.id)
            await table.keep_up()
            return len(server.tables.live), len(server.tables.drivers)
        finally:
            await server.close()

    assert asyncio.run(close()) == (0, 0)
