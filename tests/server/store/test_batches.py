"""Choices are written together; one that cannot be written is nobody else's trouble."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from server.conftest import PATIENT
from server.players import Join, Opened, Player, bearer, open_table
from server.process import DEADLINE, ServerProcess, serving
from sobremesa.server.store import database, statements
from sobremesa.server.store.appending import KEPT_ANCHORS
from sobremesa.server.store.database import Work
from sobremesa.server.store.store import Store
from sobremesa.table.changes import Along
from sobremesa.table.keys import key_hash, new_id, new_key
from sobremesa.table.rows import AnchorRow, ChatRow, EntryRow, SeatRow, TableRow


@pytest.mark.parametrize("id", ["nul\x00", "bell\x07", "line\n", "c1\x85", "\x7f"])
def test_a_request_id_has_no_control_characters(server: ServerProcess, join: Join, id: str) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    asked = host.wait_for_prompt()["ask"]
    answer = host.ask("choose", id=id, seat=0, ask=asked, index=0)
    assert (answer["type"], answer["code"]) == ("error", "bad_request")
    assert host.choose(0)["type"] == "ack"


def row(id: str) -> TableRow:
    """A table of which nothing matters but that it is there."""
    return TableRow(
        id=id, rulebook="x", rules="1", setup="{}", title="", listed=False, status="playing",
        secret="", host=key_hash(new_key()), opener="", revision=0, undo="", result="",
        created_at=0, moved_at=0,
    )  # fmt: skip


def entry(table: str, message: str) -> EntryRow:
    """A first choice."""
    return EntryRow(
        game=table, number=0, kind="choice", seat=0, message=message, asked=1, awaited="[]",
        steps=1, at=0,
    )  # fmt: skip


def nobody_minds(connection: Connection) -> None:
    """Any number of tables may be opened."""


async def written(database: str, bad: EntryRow, tables: int) -> list[bool | BaseException]:
    """Many choices at many tables at once, and in their midst a bad one; what came of each."""
    store = Store(database, "worker")
    try:
        await store.open()
        ids = [new_id() for _ in range(tables)]
        for id in ids:
            await store.create(row(id), [SeatRow(game=id, seat=0)], nobody_minds)
        entries = [entry(id, f"m-{id}") for id in ids]
        entries.insert(tables // 2, bad)
        return await asyncio.gather(
            *(store.append(each) for each in entries), return_exceptions=True
        )
    finally:
        await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_choice_at_a_table_that_was_closed_fails_no_other(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = (
        f"sqlite:///{tmp_path}/t.db"
        if kind == "sqlite"
        else request.getfixturevalue("empty_postgres")
    )
    came = asyncio.run(written(database, entry(new_id(), "closed"), 64))
    assert came.count(True) == 64
    assert came.count(False) == 1


def test_a_choice_that_postgresql_refuses_fails_no_other(empty_postgres: str) -> None:
    came = asyncio.run(written(empty_postgres, entry(new_id(), "nul\x00"), 64))
    assert came.count(True) == 64
    assert sum(isinstance(each, Exception) for each in came) == 1


def snapshot(table: str, number: int) -> AnchorRow:
    """One that tells which it is."""
    return AnchorRow(game=table, number=number, state=f"before {number}")


def kept(database: str) -> list[tuple[int, str]]:
    """The snapshots that are there."""
    with psycopg.connect(database) as connection:
        return connection.execute("SELECT number, state FROM anchors ORDER BY number").fetchall()


def test_postgresql_keeps_the_latest_snapshots_and_none_of_a_choice_that_did_not_land(
    empty_postgres: str,
) -> None:
    table = new_id()

    async def written() -> tuple[list[bool], list[bool]]:
        store = Store(empty_postgres, "worker")
        try:
            await store.open()
            await store.create(row(table), [SeatRow(game=table, seat=0)], nobody_minds)
            choices = [
                msgspec.structs.replace(entry(table, f"m-{number}"), number=number)
                for number in range(KEPT_ANCHORS + 2)
            ]
            landed = [
                await store.append(each, Along(anchor=snapshot(table, each.number)))
                for each in choices
            ]
            late = [
                await store.append(each, Along(anchor=snapshot(table, 100))) for each in choices
            ]
            return landed, late
        finally:
            await store.close()

    landed, late = asyncio.run(asyncio.wait_for(written(), DEADLINE))
    assert (set(landed), set(late)) == ({True}, {False})
    assert kept(empty_postgres) == [
        (number, f"before {number}") for number in range(2, KEPT_ANCHORS + 2)
    ]


def test_two_workers_that_keep_the_same_snapshot_at_once_do_not_collide(
    empty_postgres: str,
) -> None:
    table = new_id()

    async def kept_by_both() -> None:
        stores = [Store(empty_postgres, f"worker-{number}") for number in range(2)]
        try:
            await stores[0].open()
            await stores[0].create(row(table), [SeatRow(game=table, seat=0)], nobody_minds)
            for _ in range(50):
                await asyncio.gather(
                    *(each.keep_anchor(snapshot(table, 0), version=0) for each in stores)
                )
        finally:
            await asyncio.gather(*(each.close() for each in stores))

    asyncio.run(asyncio.wait_for(kept_by_both(), DEADLINE))
    assert kept(empty_postgres) == [(0, "before 0")]


async def waiting_together(
    database: str, entries: Sequence[EntryRow], *others: Work[None]
) -> list[Any]:
    """What comes of choices and other changes that wait together, since SQLite is held."""
    begun, go_on = threading.Event(), threading.Event()

    def held(_: Connection) -> None:
        begun.set()
        go_on.wait(DEADLINE)

    store = Store(database, "worker")
    try:
        await store.open()
        for each in entries:
            await store.create(row(each.game), [SeatRow(game=each.game, seat=0)], nobody_minds)
        holding = asyncio.create_task(store.write(held))
        await asyncio.to_thread(begun.wait, DEADLINE)
        waiting: list[asyncio.Task[Any]] = [
            asyncio.create_task(store.append(each)) for each in entries
        ]
        waiting += [asyncio.create_task(store.write(each, choice=True)) for each in others]
        await asyncio.sleep(0)  # each of them has put its change there
        go_on.set()
        await holding
        return await asyncio.gather(*waiting, return_exceptions=True)
    finally:
        go_on.set()
        await store.close()


@pytest.mark.parametrize("others", [(), (nobody_minds,)], ids=["choices", "and another change"])
@pytest.mark.parametrize(
    "bad",
    [entry(new_id(), "half \ud800"), msgspec.structs.replace(entry(new_id(), "late"), at=2**70)],
    ids=["no text", "no number"],
)
def test_a_choice_that_sqlite_refuses_fails_no_other(
    tmp_path: Path, bad: EntryRow, others: tuple[Work[None], ...]
) -> None:
    entries = [entry(new_id(), f"m-{number}") for number in range(64)]
    entries.insert(32, bad)
    came = asyncio.run(waiting_together(f"sqlite:///{tmp_path}/t.db", entries, *others))
    assert came.count(True) == 64
    assert [number for number, each in enumerate(came) if isinstance(each, Exception)] == [32]


def test_a_database_that_is_out_of_order_is_not_waited_for_once_for_each_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def full(_: object, choices: Sequence[object]) -> list[bool]:
        tried.append(len(choices))
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(database, "all_in_sqlite", full)
    entries = [entry(new_id(), f"m-{number}") for number in range(9)]
    came = asyncio.run(waiting_together(f"sqlite:///{tmp_path}/t.db", entries))
    assert tried == [9]
    assert all(isinstance(each, SQLAlchemyError) for each in came)


def test_no_state_is_in_the_log_when_the_database_fails(
    site: Path, tmp_path: Path, join: Join
) -> None:
    file = tmp_path / "tables.db"
    server = ServerProcess(f"sqlite:///{file}", site)
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    asked = host.wait_for_prompt()["ask"]
    with sqlite3.connect(file) as connection:
        connection.execute("DROP TABLE entries")
    connection.close()
    sent = host.send_request("choose", id="telltale", seat=0, ask=asked, index=1)
    assert host.answer_to(sent)["code"] == "unavailable"
    server.stop()
    logged = "\n".join(str(entry) for entry in server.logs)
    assert "no such table: entries" in logged
    assert "telltale" not in logged
    assert "Bid" not in logged


NO_CHANGES = "ALTER TABLE games ADD CONSTRAINT is_full CHECK (revision < 0) NOT VALID"
NO_CHOICES = """
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'is_full' USING DETAIL = NEW::text; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse()
"""


def test_no_row_is_in_the_log_when_postgresql_refuses_it(
    site: Path, empty_postgres: str, join: Join
) -> None:
    server = ServerProcess(empty_postgres, site)
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    asked = host.wait_for_prompt()["ask"]
    with psycopg.connect(empty_postgres, autocommit=True) as connection:
        secret = connection.execute("SELECT secret FROM games").fetchone()
        connection.execute(NO_CHANGES)
        connection.execute(NO_CHOICES)
    url, key = f"/api/tables/{opened.id}/seats/0", bearer(opened.keys[0] or "")
    renamed = server.http.patch(url, json={"name": "Ana"}, headers=key)
    sent = host.send_request("choose", id="telltale", seat=0, ask=asked, index=1)
    chosen = host.answer_to(sent)
    server.stop()
    assert (renamed.status_code, chosen["code"]) == (503, "unavailable")
    faults = [each for each in server.logs if each["event"] == "the database failed"]
    logged = "\n".join(str(entry) for entry in server.logs)
    assert ["is_full" in each["problem"] for each in faults] == [True, True]
    assert secret is not None
    for hidden in ("telltale", "Bid", secret[0]):
        assert hidden not in logged


def said(text: str, table: str) -> ChatRow:
    """Something that was said."""
    return ChatRow(
        game=table, kind="said", seat=0, name="Ana", text=text, at=0, message=text, visitor=""
    )


def test_of_a_chat_so_many_of_the_latest_messages_are_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statements, "_KEPT_CHAT", 3)
    table = new_id()

    async def kept() -> list[str]:
        store = Store(database, "worker")
        try:
            await store.open()
            await store.create(row(table), [SeatRow(game=table, seat=0)], nobody_minds)
            for number in range(5):
                await store.say(said(f"message {number}", table))
            return [each.text for each in await store.chat_from(table, 0)]
        finally:
            await store.close()

    found = asyncio.run(asyncio.wait_for(kept(), DEADLINE))
    assert found == ["message 2", "message 3", "message 4"]


NOT_THIS_ONE = """
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'unlucky'; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON entries FOR EACH ROW
    WHEN (NEW.message LIKE '%unlucky%') EXECUTE FUNCTION refuse()
"""


def test_the_fault_of_one_is_nobody_elses_trouble_at_two_workers_on_postgresql(
    site: Path, empty_postgres: str, join: Join
) -> None:
    with serving(empty_postgres, site, "--workers", "2", *PATIENT) as server:
        with psycopg.connect(empty_postgres, autocommit=True) as connection:
            connection.execute(NOT_THIS_ONE)
        tables = [open_table(server.http, "link", "link") for _ in range(12)]
        pairs = [
            [join(server, each.id, [each.keys[seat]], seat) for seat in (0, 1)] for each in tables
        ]
        asked = [host.wait_for_prompt()["ask"] for host, _ in pairs]
        ids = [f"lucky-{number}" for number in range(len(pairs))]
        ids[5] = "unlucky"
        for (host, _), id, ask in zip(pairs, ids, asked, strict=True):
            host.send_request("choose", id=id, seat=0, ask=ask, index=0)
        answers = [host.answer_to(id) for (host, _), id in zip(pairs, ids, strict=True)]
        for (host, guest), answer in zip(pairs, answers, strict=True):
            if answer["type"] == "ack":
                for player in (host, guest):
                    player.see(answer["version"])
        still_open = [player.ask("ping")["type"] for pair in pairs for player in pair]
        again = pairs[5][0].choose(0)
    kinds = [answer.get("code", answer["type"]) for answer in answers]
    assert kinds == ["ack"] * 5 + ["unavailable"] + ["ack"] * 6
    assert set(still_open) == {"ack"}
    assert again["type"] == "ack"


def lose_what_was_chosen(database: str) -> None:
    """Let every statement fail that writes down what has happened in a match."""
    statement = "ALTER TABLE entries DROP COLUMN data"
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as line:
            line.execute(statement)
        line.close()
    else:
        with psycopg.connect(database) as connection:
            connection.execute(statement)


def test_no_parameter_of_a_statement_is_in_the_log(site: Path, database: str) -> None:
    server = ServerProcess(database, site)
    opened = Opened(server.http, "link", "link", game="incursion", mission="m1")
    opened.sit(server.http, 0, "Ana")
    lose_what_was_chosen(database)
    sitting = {"name": "Bea", "contribution": "", "key": new_key()}
    url, link = f"/api/tables/{opened.id}/sit", bearer(opened.keys[1] or "")
    begun = server.http.post(url, json=sitting, headers=link)
    server.stop()
    logged = "\n".join(str(each) for each in server.logs)
    assert begun.status_code == 503
    assert "INSERT INTO entries" in logged
    assert [each for each in ("[parameters", "ForceShown") if each in logged] == []


def test_the_server_goes_on_after_the_fault_of_one(site: Path, tmp_path: Path, join: Join) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site) as server:
        tables = [open_table(server.http, "link", "link") for _ in range(8)]
        hosts = [join(server, each.id, [each.keys[0]], 0) for each in tables]
        asked = [(host, host.wait_for_prompt()["ask"]) for host in hosts]
        sent: list[tuple[Player, str]] = []
        for number, (host, ask) in enumerate(asked):
            id = "nul\x00" if number == 3 else f"id-{number}"
            sent.append((host, host.send_request("choose", id=id, seat=0, ask=ask, index=0)))
        answers = [host.answer_to(id)["type"] for host, id in sent]
    assert answers == ["ack"] * 3 + ["error"] + ["ack"] * 4
