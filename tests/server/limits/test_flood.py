"""A small bounded flood of every kind: nothing fails, no foreign table is touched."""

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from server.players import Join, open_table
from server.process import ServerProcess, serving

BENCH = Path(__file__).parents[3] / "bench"

SECONDS = 30.0
"""More than it takes: the floods end when all is sent."""


def flooded(server: ServerProcess, victim: str) -> dict[str, Any]:
    """Every flood of bench/floods.py, small; gives what was sent and answered."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(BENCH))
        floods = __import__("floods")
        attack = floods.Attack(server.url, victim, 1200, 700, "croquetas", "dinner")
        asyncio.run(attack_once(attack))
        answers: dict[str, Any] = attack.report()
    for name in ("floods", "tables"):
        sys.modules.pop(name, None)
    return answers


async def attack_once(attack: Any) -> None:
    """One round of all floods."""
    await attack.settle()
    await attack.round(SECONDS)


def test_a_flood_of_every_kind_breaks_nothing(site: Path, tmp_path: Path, join: Join) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site) as server:
        opened = open_table(server.http, "link", "link")
        before = server.http.get(f"/api/tables/{opened.id}").json()
        began = time.monotonic()
        answers = flooded(server, opened.id)
        took = time.monotonic() - began
        host = join(server, opened.id, [opened.keys[0]], 0)
        after = server.http.get(f"/api/tables/{opened.id}").json()
        choice = host.choose(0)
    told = {code for each in answers.values() for code in each}
    known = ("seats", "steps", "awaited", "status", "settings", "title")
    assert [code for code in told if code.startswith("5") or "1011" in code] == []
    sent = sum(each["sent"] for each in answers.values())
    served = sum(
        number for each in answers.values() for code, number in each.items() if code[0] == "2"
    )
    assert sent > 500
    assert served < sent / 2
    assert [before[name] for name in known[1:]] == [after[name] for name in known[1:]]
    assert [seat["name"] for seat in after["seats"]] == [seat["name"] for seat in before["seats"]]
    assert choice["type"] == "ack"
    assert took < 2 * SECONDS + 30
