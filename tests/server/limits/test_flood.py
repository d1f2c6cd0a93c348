"""A small bounded flood of every kind: nothing fails, no foreign table is touched."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.players import Join, open_table
from server.process import DEADLINE, ServerProcess, serving

SECONDS = 30.0
"""More than it takes: the floods end when all is sent."""
GAME = "croquetas", "dinner"


@pytest.fixture(scope="module")
def floods(bench: Callable[[str], Any]) -> Any:
    """The module `bench/floods.py`."""
    return bench("floods")


@pytest.fixture(scope="module")
def ground(server: ServerProcess, floods: Any) -> Any:
    """What attackers find on a server that holds nobody back."""
    attacker = floods.Attacker(server.url, "127.0.0.1", "")
    return asyncio.run(floods.survey(attacker, *GAME))


def flooded(floods: Any, server: ServerProcess, victim: str, each: int) -> dict[str, Any]:
    """Every flood, so many of each; gives what was sent and answered."""
    wanted = [2 * each * len(kinds) for kinds in (floods.FRAMES, floods.REQUESTS)]
    attack = floods.Attack(server.url, victim, *wanted, *GAME)
    asyncio.run(attack_once(attack))
    answers: dict[str, Any] = attack.report()
    return answers


async def attack_once(attack: Any) -> None:
    """One round of all floods."""
    await attack.settle()
    await attack.round(SECONDS)


def test_a_flood_of_every_kind_breaks_nothing(
    bench: Callable[[str], Any], floods: Any, site: Path, tmp_path: Path, join: Join
) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site) as server:
        opened = open_table(server.http, "link", "link")
        before = server.http.get(f"/api/tables/{opened.id}").json()
        began = time.monotonic()
        answers = flooded(floods, server, opened.id, 50)
        took = time.monotonic() - began
        host = join(server, opened.id, [opened.keys[0]], 0)
        after = server.http.get(f"/api/tables/{opened.id}").json()
        choice = host.choose(0)
        failed = bench("tables").failed_in(server.http.get("/metrics").text)
    told = {code for each in answers.values() for code in each}
    known = ("seats", "steps", "awaited", "status", "settings", "title")
    assert [code for code in told if code.startswith("5") or "1011" in code] == []
    sent = sum(each["sent"] for each in answers.values())
    served = sum(
        number for each in answers.values() for code, number in each.items() if code[0] == "2"
    )
    assert [name for name, each in answers.items() if not each["sent"]] == []
    assert set(answers) == {*floods.FRAMES, *floods.REQUESTS}
    assert failed == {}
    assert sent > 500
    assert served < sent / 2
    assert [before[name] for name in known[1:]] == [after[name] for name in known[1:]]
    assert [seat["name"] for seat in after["seats"]] == [seat["name"] for seat in before["seats"]]
    assert choice["type"] == "ack"
    assert took < 2 * SECONDS + 30


def test_every_flood_of_messages_asks_for_something_that_is_done(
    floods: Any, ground: Any, server: ServerProcess, join: Join
) -> None:
    refused = []
    for name, make in floods.MESSAGES.items():
        attacker = floods.Attacker(server.url, "127.0.0.1", "")
        asyncio.run(floods.NEEDS[name](attacker, ground))
        sender = join(server, attacker.table, [attacker.key], 0)
        frames = [make(number) for number in range(1, 30)]
        types = {frame["type"]: False for frame in frames}
        for frame in frames:
            types[frame["type"]] |= sender.ask(**frame)["type"] == "ack"
        refused += [(name, type) for type, is_done in types.items() if not is_done]
    assert refused == []


def test_every_flood_of_requests_asks_for_something_that_is_done(
    floods: Any, ground: Any, server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(floods, "_HASTE", DEADLINE)
    opened = open_table(server.http, "link", "link")
    answers = {}
    for name in floods.REQUESTS.keys() - {"slow headers"}:
        attacker = floods.Attacker(server.url, "127.0.0.1", opened.id)
        attacker.left, attacker.end = 1, time.time() + DEADLINE
        asyncio.run(settled_and_sent(floods, name, attacker, ground))
        (answers[name],) = attacker.answers
    assert {name for name, code in answers.items() if code[0] != "2"} == {"sit"}
    assert answers["sit"] == "400"


async def settled_and_sent(floods: Any, name: str, attacker: Any, ground: Any) -> None:
    """Get what it takes, and send what is left."""
    if name in floods.NEEDS:
        await floods.NEEDS[name](attacker, ground)
    await floods.REQUESTS[name](attacker)
