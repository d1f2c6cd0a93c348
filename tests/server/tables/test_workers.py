"""Several workers on a real PostgreSQL: any of them can serve any table."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import PATIENT
from server.players import DINNER, Join, Opened, Player, bearer, good, open_table, play_out
from server.process import DEADLINE, ServerProcess, serving, until
from sobremesa.kernel.record import read_record, verify
from sobremesa.server.tables import bell
from sobremesa.table.messages import PROTOCOL


@pytest.fixture(scope="module")
def workers(postgres: str, site: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two server processes that know of each other only through the database."""
    with serving(postgres, site, *PATIENT) as one, serving(postgres, site, *PATIENT) as other:
        yield one, other


def test_players_on_different_workers_see_each_other_move(
    workers: tuple[ServerProcess, ServerProcess], join: Join
) -> None:
    opened = open_table(workers[0].http, "link", "link")
    players = [join(workers[seat], opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    spectator = join(workers[1], opened.id)
    play_out(players)
    spectator.see(players[0].version)
    record = workers[1].http.get(f"/api/tables/{opened.id}/record").content
    assert verify(record) == []
    assert players[0].lines == players[1].lines == spectator.lines
    assert len(read_record(record).choices) == players[0].version - 1


def answer_at_once(first: Player, second: Player, ask: int, option: int) -> list[dict[str, Any]]:
    """Two sockets answer the same question for the same seat at the same moment."""
    start = threading.Barrier(2)
    answers: list[dict[str, Any]] = []

    def answer(player: Player, index: int) -> None:
        start.wait()
        answers.append(player.ask("choose", seat=player.seat, ask=ask, index=index))

    threads = [
        threading.Thread(target=answer, args=(player, index))
        for player, index in ((first, 0), (second, option))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(DEADLINE)
    return answers


def test_of_two_answers_to_one_question_exactly_one_lands(
    workers: tuple[ServerProcess, ServerProcess], join: Join
) -> None:
    opened = open_table(workers[0].http, "link", "link", settings={"plate": 4})
    pairs = [
        [join(worker, opened.id, [opened.keys[seat]], seat) for worker in workers]
        for seat in (0, 1)
    ]
    everybody = [player for pair in pairs for player in pair]
    lead = everybody[0]
    for step in range(1, 200):
        if not lead.awaited:
            break
        pair = pairs[lead.awaited[0]]
        prompt = pair[0].wait_for_prompt()
        assert pair[1].wait_for_prompt() == prompt
        last = len(prompt["prompt"]["choices"]) - 1
        answers = answer_at_once(pair[0], pair[1], prompt["ask"], last)
        landed = [answer for answer in answers if answer["type"] == "ack"]
        refused = [answer for answer in answers if answer["type"] == "error"]
        assert [answer["version"] for answer in landed] == [step + 1]
        assert [answer["code"] for answer in refused] == [refused_as(refused)]
        for player in everybody:
            player.see(step + 1)
    record = workers[0].http.get(f"/api/tables/{opened.id}/record").content
    assert verify(record) == []
    assert len({str(player.lines) for player in everybody}) == 1
    assert len(read_record(record).choices) == lead.version - 1


def refused_as(refused: list[dict[str, Any]]) -> str:
    """Too late: the question is no longer asked, or no longer of this seat, or all is over."""
    (answer,) = refused
    return str(answer["code"]) if answer["code"] in ("stale", "not_offered", "not_now") else "stale"


def test_the_same_request_on_two_workers_lands_once(
    workers: tuple[ServerProcess, ServerProcess], join: Join
) -> None:
    opened = open_table(workers[0].http, "link", "link")
    twins = [join(worker, opened.id, [opened.keys[0]], 0, tag="twin") for worker in workers]
    asked = twins[0].wait_for_prompt()["ask"]
    answers = answer_at_once(twins[0], twins[1], asked, 0)
    assert [(answer["type"], answer["version"]) for answer in answers] == [("ack", 2)] * 2
    assert good(workers[1].http.get(f"/api/tables/{opened.id}"))["steps"] == 1


def test_presence_chat_seats_and_undo_are_seen_on_every_worker(
    workers: tuple[ServerProcess, ServerProcess], join: Join
) -> None:
    opened = open_table(workers[0].http, "link", "link")
    host, guest = (join(workers[seat], opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    host.listen_for(lambda: bool(host.table["seats"][1]["online"]))
    guest.listen_for(lambda: bool(guest.table["seats"][0]["online"]))
    guest.ask("chat", seat=1, text="Here, too")
    host.listen_for(lambda: any(item["text"] == "Here, too" for item in host.chat))
    host.choose(1)
    guest.see(2)
    guest.choose(0)
    host.see(3)
    host.ask("undo", seat=0)
    guest.listen_for(lambda: "undo" in guest.table)
    guest.ask("consent", seat=1, number=guest.table["undo"]["number"], agree=True)
    host.see(4)
    guest.leave()
    host.listen_for(lambda: not host.table["seats"][1]["online"])
    assert host.awaited == [0, 1]


def test_a_seat_taken_on_one_worker_is_lost_on_the_other(
    workers: tuple[ServerProcess, ServerProcess], join: Join
) -> None:
    opened = open_table(workers[0].http, "link", "link")
    owner = join(workers[0], opened.id, [opened.keys[0]], 0)
    opened.sit(workers[1].http, 0, "Friend")
    welcome = owner.until(lambda message: message["type"] == "welcome")
    assert welcome["seats"] == []


def test_a_bot_moves_although_the_worker_that_drove_it_died(
    postgres: str, site: Path, workers: tuple[ServerProcess, ServerProcess], join: Join
) -> None:
    doomed = ServerProcess(postgres, site)
    opened = open_table(doomed.http, "link", "link")
    host = join(workers[0], opened.id, [opened.keys[0]], 0)
    guest = join(doomed, opened.id, [opened.keys[1]], 1)
    host.choose(0)
    guest.see(2)
    doomed.kill()
    url = f"/api/tables/{opened.id}/seats/1"
    good(
        workers[1].http.patch(url, json={"player": "random"}, headers=bearer(opened.keys[1] or ""))
    )
    host.see(3)
    assert host.lines != []


def test_a_bell_that_broke_is_hung_anew(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bell, "_DEAF_SECONDS", 0.3)
    monkeypatch.setattr(bell, "_AGAIN_SECONDS", 0.01)
    heard: list[bytes] = []
    hung: list[int] = []
    named = f"{postgres}{'&' if '?' in postgres else '?'}application_name=bell"

    async def break_and_ring() -> None:
        listening = bell.Bell(named, heard.append, lambda: hung.append(1))
        task = asyncio.create_task(listening.listen())
        await listening.hung.wait()
        async with await psycopg.AsyncConnection.connect(postgres, autocommit=True) as connection:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name = 'bell'"
            )
            while b"again" not in heard:
                await connection.execute("NOTIFY sobremesa, 'again'")
                await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(asyncio.wait_for(break_and_ring(), DEADLINE))
    assert len(hung) > 1


def test_a_table_that_cannot_be_called_so_is_not_found(
    workers: tuple[ServerProcess, ServerProcess],
) -> None:
    answers = [
        workers[0].http.get(f"/api/tables/{id}").status_code
        for id in ("0" * 24, "%00", "a%0A", "0" * 23 + "%00", "0" * 24 + "%0A")
    ]
    assert answers == [404, 400, 404, 400, 404]


def test_a_seat_that_is_there_on_another_worker_is_kept(
    workers: tuple[ServerProcess, ServerProcess], join: Join
) -> None:
    opened = open_table(workers[0].http, "link", "link")
    guest = join(workers[0], opened.id, [opened.keys[1]], 1)
    url = f"/api/tables/{opened.id}/seats/1/reopen"
    answer = workers[1].http.post(url, headers=bearer(opened.host))
    # The other worker may not have heard yet who is there: then the guest's own worker answers.
    assert answer.json().get("key") is None
    url = f"/api/tables/{opened.id}"
    until(
        "a seat that is kept",
        lambda: good(workers[1].http.get(url))["seats"][1]["leaving"] == 0,
    )
    assert guest.choose(0)["type"] == "ack"


def test_workers_that_stop_at_once_do_not_collide(postgres: str, site: Path, join: Join) -> None:
    with serving(postgres, site, *PATIENT) as one, serving(postgres, site, *PATIENT) as other:
        tables = [open_table(one.http, "link", "link") for _ in range(10)]
        for opened in tables:
            for worker in (one, other):
                join(worker, opened.id).leave()
        stopping = [threading.Thread(target=worker.stop) for worker in (one, other)]
        for thread in stopping:
            thread.start()
        for thread in stopping:
            thread.join(DEADLINE)


def test_one_command_starts_several_workers(postgres: str, site: Path, join: Join) -> None:
    with serving(postgres, site, *PATIENT, "--workers", "2") as server:
        found: set[str] = set()

        def both() -> bool:
            answer = httpx.get(f"{server.url}/api/health", timeout=DEADLINE)
            found.add(answer.json()["worker"])
            return len(found) == 2

        until("an answer of each worker", both)
        opened: Opened = open_table(server.http, "link", "link", settings={"plate": 1})
        players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
        play_out(players)
        assert players[0].lines == players[1].lines


def test_several_workers_need_postgresql(site: Path, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="expected --db postgresql"):
        ServerProcess(f"sqlite:///{tmp_path}/tables.db", site, "--workers", "2")


def test_workers_of_one_command_share_what_an_address_may_have(
    empty_postgres: str, site: Path
) -> None:
    options = ("--workers", "2", "--tables-per-hour", "7", "--sockets-per-address", "6")
    wanted = {**DINNER, "seats": [{"kind": "link"}] * 2}

    def open_one(server: ServerProcess) -> tuple[int, str]:
        with httpx.Client(base_url=server.url, timeout=DEADLINE) as http:
            answer = http.post("/api/tables", json=wanted)
        return answer.status_code, answer.json().get("table", {}).get("id", "")

    with serving(empty_postgres, site, *options) as server, ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(open_one, [server] * 24))
        # Of several tables: each worker takes in whoever comes to its own.
        tables = cycle([id for _, id in answers if id])
        guests = [Player.silent(server, table) for table in islice(tables, 16)]
        for guest in guests:
            with suppress(ConnectionClosed):
                guest.send({"type": "hello", "protocol": PROTOCOL, "language": "en"})
        greetings = [greeting(guest) for guest in guests]
        for guest in guests:
            guest.leave()
    assert sorted(code for code, _ in answers) == [201] * 7 + [429] * 17
    assert set(greetings) == {"welcome", 4429}
    assert 3 <= greetings.count("welcome") <= 6


def greeting(guest: Player) -> str | int:
    """What a socket hears first, or the code with which it is closed."""
    try:
        return str(guest.hear()["type"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
