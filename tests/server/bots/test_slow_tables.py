"""Tables with bots that think, and one process for them all: nobody waits for long."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.process import DEADLINE
from server.tables.test_alone import sit_down
from server.tables.test_following import Onlooker
from sobremesa.bots import RandomBot, play
from sobremesa.bots.review import Review
from sobremesa.kernel import Game, Match
from sobremesa.kernel.record import header_of, record_of, write_record
from sobremesa.server.bots.mind import Answer, Thought
from sobremesa.server.bots.reviewing import Reviews
from sobremesa.server.bots.thinkers import Mind, Thinkers
from sobremesa.server.config import Config, Limits
from sobremesa.server.limits.accounts import Accounts
from sobremesa.server.store.house import House
from sobremesa.server.store.store import Store
from sobremesa.server.tables.live import LiveTable
from sobremesa.server.tables.opening import NewSeat, NewTable, open_table
from sobremesa.server.tables.tables import Tables
from sobremesa.server.web.hints import consult
from sobremesa.table.messages import Hint

ROUNDS = 6
"""So often a bot of the small table is to choose."""
SHARES = Limits(address_share=100, table_share=100, crowd_share=100)

_whose = ContextVar("_whose", default="")
"""Whose thought the process is asked for."""


class Waiting(Onlooker):
    """Somebody who looks at a table and waits for something to happen there."""

    def __init__(self) -> None:
        super().__init__()
        self.changed = asyncio.Event()

    def wake(self) -> None:
        """Something changed."""
        self.changed.set()


class Noted(Thinkers):
    """Thinkers who note who asks them, and when they begin with whose thought."""

    def __init__(self) -> None:
        super().__init__(processes=1, margin=60, megabytes=1024)
        self.names: dict[str, str] = {}
        self.notes: list[tuple[str, str]] = []
        self.minds: set[Mind] = set()
        self.over = False
        """Whether nobody is to ask any more."""

    async def think(self, thought: Thought, table: str = "") -> bytes | None:
        """The same, and noted."""
        name = "reviews" if thought.task == "review" else self.names[table]
        _whose.set(name)
        self.notes.append(("asked", name))
        return await super().think(thought, table)

    def waits(self, name: str) -> list[list[str]]:
        """Whose thoughts were begun between each question of somebody and its turn."""
        found: list[list[str]] = []
        between: list[str] | None = None
        for what, who in self.notes:
            if what == "asked" and who == name:
                between = []
            elif what == "begun" and who == name and between is not None:
                found.append(between)
                between = None
            elif what == "begun" and between is not None:
                between.append(who)
        return found

    async def end(self) -> None:
        """Stop thinking, and wait until nobody does."""
        self.close()
        for mind in self.minds:
            await mind._process.communicate()


@asynccontextmanager
async def a_worker(folder: Path) -> AsyncIterator[tuple[Tables, Noted]]:
    """A worker whose bots think for a moment, in one process."""
    store, thinkers = Store(f"sqlite:///{folder}/tables.db", "worker"), Noted()
    await store.open()
    config = Config(database="", bot_seconds=0.05)
    tables = Tables(config, store, thinkers, Accounts(SHARES), House())
    try:
        yield tables, thinkers
    finally:
        for table in tables.live.values():
            table.watchers.clear()  # bots among themselves go on for nobody
        while thinkers.asked:
            await asyncio.sleep(0.01)
        await tables.close()
        await thinkers.end()
        await store.close()


async def begun(tables: Tables, thinkers: Noted, name: str, *players: str) -> LiveTable:
    """A table of bots, and of people for each empty one, that is looked at and has begun."""
    seats = [NewSeat(kind="bot", player=each) if each else NewSeat(kind="link") for each in players]
    wanted = NewTable(game="dceased", mission="m1", seats=seats)
    opened = await open_table(tables.store, Limits(), wanted, "somebody")
    thinkers.names[opened.id] = name
    table = await tables.get(opened.id)
    table.watchers.add(Waiting())
    for key in opened.keys:
        if key is not None:
            await sit_down(table, key)
    await table.start_if_ready()
    table.on_move()
    return table


async def play_on(table: LiveTable, thinkers: Noted, name: str) -> None:
    """Take the first option for all people until the bots have chosen so often."""
    (watcher,) = table.watchers
    assert isinstance(watcher, Waiting)
    while len(thinkers.waits(name)) < ROUNDS:
        watcher.changed.clear()
        ask = table.begun().match.asks()[0]
        if table.seat(ask.seat).player:
            await watcher.changed.wait()
        else:
            number = table.begun().counting.version(ask.seat, table.begun().asked)
            await table.make_choice(ask.seat, number, lambda ask: ask.options[0])


async def ask_the_coach(table: LiveTable, thinkers: Noted) -> None:
    """Ask many questions at once, and go on and on."""
    seat = table.begun().match.asks()[0].seat
    wanted = Hint(id="hint", seat=seat, ask=table.version_for(seat))
    thought = (await consult(table, wanted, 0.05))._thought

    async def again(seed: int) -> None:
        while not thinkers.over:
            await thinkers.think(msgspec.structs.replace(thought, seed=seed), table.id)

    await asyncio.gather(*(again(seed) for seed in range(6)))


async def review(tables: Tables, thinkers: Noted, record: bytes) -> None:
    """Have several matches reviewed, and again when that is done."""

    async def kept(table: str, review: Review) -> None:
        pass

    reviews = Reviews(tables.store, thinkers)
    reviews._keep = kept  # type: ignore[method-assign]
    while not thinkers.over:
        for number in range(4):
            reviews._under_way.pop(f"{number}", None)
            await reviews.find(f"{number}", record)
        await asyncio.gather(*reviews._tasks.values())


@pytest.fixture
def record(example: Game[Any], site: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A finished match of a game that the process in which bots think can find."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), *sys.path]))
    match = Match.start(example, example.prepare("dinner", 2), 3, keep=True)
    play(match, [RandomBot(1), RandomBot(2)], 10_000)
    return write_record(record_of(match, header_of(match, seed=3, seats=())))


def test_four_masters_a_coach_and_reviews_hold_up_no_other_table(
    record: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[Noted] = []
    answer = Mind.answer

    async def begin(mind: Mind, thought: Thought, *more: bool) -> Answer:
        noted[0].notes.append(("begun", _whose.get()))
        noted[0].minds.add(mind)
        return await answer(mind, thought, *more)

    monkeypatch.setattr(Mind, "answer", begin)

    async def evening() -> None:
        async with a_worker(tmp_path) as (tables, thinkers):
            noted.append(thinkers)
            await begun(tables, thinkers, "masters", *["master"] * 4)
            advised = await begun(tables, thinkers, "advised", "", "")
            small = await begun(tables, thinkers, "small", "", "strong")
            others = (ask_the_coach(advised, thinkers), review(tables, thinkers, record))
            waiting = [asyncio.create_task(each) for each in others]
            await play_on(small, thinkers, "small")
            thinkers.over = True
            await asyncio.gather(*waiting)

    asyncio.run(asyncio.wait_for(evening(), DEADLINE))
    waits = noted[0].waits("small")
    assert {name for wait in waits for name in wait} == {"masters", "advised", "reviews"}
    # One turn of each other table, one of all reviews, and whoever was just about to begin.
    assert max(map(len, waits)) <= 4
