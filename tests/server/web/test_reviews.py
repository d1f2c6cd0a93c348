"""A finished match can be reviewed: made once, with progress, and kept."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select, update

from server.conftest import PATIENT
from server.players import Join, Opened, good, open_table, play_out
from server.process import DEADLINE, ServerProcess, serving
from sobremesa.server.store import schema
from sobremesa.server.store.store import Store


def finished(server: ServerProcess, join: Join) -> Opened:
    """A table whose match is over."""
    opened = open_table(server.http, "link", "link", settings={"plate": 1})
    play_out([join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)])
    return opened


def review(http: httpx.Client, table: str, language: str = "en") -> dict[str, Any]:
    """The review, once it is made."""
    deadline = time.monotonic() + DEADLINE
    while time.monotonic() < deadline:
        found: dict[str, Any] = good(
            http.get(f"/api/tables/{table}/review", params={"language": language})
        )
        assert not found["failed"], found["failed"]
        assert found["done"] <= found["total"]
        if found["curve"]:
            return found
        time.sleep(0.1)
    raise AssertionError("expected a review, got none in time")


def test_a_finished_match_is_reviewed_step_by_step(server: ServerProcess, join: Join) -> None:
    opened = finished(server, join)
    found = review(server.http, opened.id)
    table = good(server.http.get(f"/api/tables/{opened.id}"))
    assert len(found["curve"]) == table["steps"] + 1
    winners = table["result"]["winners"]
    assert found["curve"][-1] == [float(seat in winners) for seat in (0, 1)]
    assert [part["seat"] for part in found["parts"]] == [0, 1]
    assert all(0 <= turn["step"] < table["steps"] for turn in found["turns"])
    assert all({"doubt", "luck_doubt"} <= turn.keys() for turn in found["turns"])
    for part, curve in zip(found["parts"], zip(*found["curve"], strict=True), strict=True):
        assert (part["began"], part["ended"]) == (curve[0], curve[-1])
        came = part["own"] + part["others"] + part["luck"]
        assert came == pytest.approx(part["ended"] - part["began"], abs=1e-3)


def test_turns_are_told_in_the_language_of_the_reader(server: ServerProcess, join: Join) -> None:
    opened = finished(server, join)
    turns = {
        language: review(server.http, opened.id, language)["turns"] for language in ("en", "es")
    }
    assert [turn["step"] for turn in turns["en"]] == [turn["step"] for turn in turns["es"]]
    assert turns["en"]
    assert turns["en"][0]["question"] != turns["es"][0]["question"]


def test_a_review_is_made_once(server: ServerProcess, join: Join) -> None:
    opened = finished(server, join)
    first = review(server.http, opened.id)
    assert good(server.http.get(f"/api/tables/{opened.id}/review")) == first


def change(database: str, table: str, how: Callable[[str], str]) -> None:
    """Put something in the place of the review that is kept."""
    here = schema.reviews.c.game == table

    def anew(connection: Connection) -> None:
        kept = connection.execute(select(schema.reviews.c.data).where(here)).scalar_one()
        connection.execute(update(schema.reviews).where(here).values(data=how(kept)))

    async def write() -> None:
        store = Store(database, "test")
        try:
            await store.write(anew)
        finally:
            await store.close()

    asyncio.run(write())


def of_another_kind(_: str) -> str:
    """A review as it was when a part told what choices had cost."""
    part = {"seat": 0, "choices": 1, "lost": 0.1, "luck": 0}
    return json.dumps({"looks": [], "turns": [], "parts": [part], "playouts": 48})


def made_in_another_way(kept: str) -> str:
    """A review that tells what it tells today, but was not made so."""
    found = json.loads(kept)
    return json.dumps({"way": 1, "review": {**found["review"], "turns": []}})


def told_bare(kept: str) -> str:
    """A review as it was kept before it was said how it was made."""
    return json.dumps({**json.loads(kept)["review"], "turns": []})


@pytest.mark.parametrize("earlier", [of_another_kind, told_bare, made_in_another_way])
def test_a_review_that_an_earlier_program_has_kept_is_made_anew(
    site: Path, database: str, join: Join, earlier: Callable[[str], str]
) -> None:
    with serving(database, site, *PATIENT) as server:
        opened = finished(server, join)
        first = review(server.http, opened.id)
        change(database, opened.id, earlier)
        assert review(server.http, opened.id) == first
        assert good(server.http.get(f"/api/tables/{opened.id}/review")) == first


def test_a_match_that_is_played_cannot_be_reviewed(server: ServerProcess) -> None:
    opened = open_table(server.http, "link", "link")
    answer = server.http.get(f"/api/tables/{opened.id}/review")
    assert answer.status_code == 409
    assert answer.json()["code"] == "not_now"


@pytest.mark.parametrize("table", ["nothing", "0" * 24])
def test_a_table_that_is_not_there_has_no_review(server: ServerProcess, table: str) -> None:
    assert server.http.get(f"/api/tables/{table}/review").status_code == 404
