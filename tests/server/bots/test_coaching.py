"""The coach says the same again as long as nothing has happened to the seat that asks."""

import asyncio
from collections.abc import Coroutine
from copy import deepcopy
from typing import Any, cast

import pytest

from server.process import DEADLINE
from sobremesa.kernel import Game
from sobremesa.server.bots import coaching
from sobremesa.server.bots.coaching import Coach
from sobremesa.server.bots.mind import Thought
from sobremesa.server.bots.thinkers import BotFailed, Thinkers
from sobremesa.server.tables.live import LiveTable
from sobremesa.server.web.hints import consult
from sobremesa.table.changes import Change
from sobremesa.table.messages import Hint
from table.memory import Memory


class Fickle:
    """Thinkers who say something else whenever they are asked."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.fails = False

    async def think(self, thought: Thought, table: str = "") -> bytes:
        """What they think now."""
        self.asked.append(thought)
        number = len(self.asked)
        await self.may_answer.wait()
        if self.fails:
            raise BotFailed("it thinks of something else")
        return b"%d" % number


def question(seat: int = 0, about: bytes | None = None) -> Thought:
    return Thought(
        game="pile",
        match=b"",
        seat=seat,
        player="coach",
        seed=0,
        seconds=2,
        task="advise",
        about=about,
    )


@pytest.fixture
def fickle() -> Fickle:
    return Fickle()


@pytest.fixture
def coach(fickle: Fickle) -> Coach:
    return Coach(cast(Thinkers, fickle))


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Do it, in time."""
    return asyncio.run(asyncio.wait_for(work, DEADLINE))


def test_whoever_asks_again_is_told_the_same(coach: Coach) -> None:
    async def ask() -> list[bytes | None]:
        return [
            await coach.advice(each, "table", 3)
            for each in (question(), question(about=b"1"), question(), question(about=b"1"))
        ]

    assert run(ask()) == [b"1", b"2", b"1", b"2"]


def test_seats_and_tables_are_advised_apart(coach: Coach) -> None:
    async def ask() -> list[bytes | None]:
        asked = [(0, "one"), (1, "one"), (0, "other"), (0, "one"), (1, "one"), (0, "other")]
        return [await coach.advice(question(seat), table, 3) for seat, table in asked]

    assert run(ask()) == [b"1", b"2", b"3", b"1", b"2", b"3"]


def test_when_something_has_happened_the_coach_thinks_anew_and_forgets(coach: Coach) -> None:
    async def ask() -> list[bytes | None]:
        return [await coach.advice(question(), "table", version) for version in (3, 4, 4, 5)]

    assert run(ask()) == [b"1", b"2", b"2", b"3"]
    assert [len(each.told) for each in coach._positions.values()] == [1]


def test_two_who_ask_at_once_wait_for_one_answer(coach: Coach, fickle: Fickle) -> None:
    async def ask() -> list[bytes | None]:
        fickle.may_answer.clear()
        gone, *others = (
            asyncio.create_task(coach.advice(question(), "table", 3)) for _ in range(3)
        )
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        fickle.may_answer.set()
        return await asyncio.gather(*others)

    assert run(ask()) == [b"1", b"1"]
    assert len(fickle.asked) == 1


def test_whoever_got_no_answer_may_ask_again(coach: Coach, fickle: Fickle) -> None:
    async def ask() -> bytes | None:
        fickle.fails = True
        with pytest.raises(BotFailed):
            await coach.advice(question(), "table", 3)
        fickle.fails = False
        return await coach.advice(question(), "table", 3)

    assert run(ask()) == b"2"


def test_only_so_many_seats_are_remembered(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "_MOST", 2)

    async def ask() -> list[bytes | None]:
        asked = ["one", "two", "one", "three", "one", "two"]
        return [await coach.advice(question(), table, 3) for table in asked]

    assert run(ask()) == [b"1", b"2", b"1", b"3", b"1", b"4"]


@pytest.mark.parametrize("hidden", [True, False])
def test_what_a_seat_cannot_tell_has_happened_changes_no_advice(
    hidden: bool, example: Game[Any], coach: Coach, fickle: Fickle
) -> None:
    memory = Memory(example, "dinner", ["", ""])
    memory.change(Change(game={"coach": "request"}))
    memory.write(memory.table.start())
    table = LiveTable(cast(Any, None), deepcopy(memory.stored))
    counting = table.begun().counting

    async def ask() -> tuple[bytes | None, int]:
        number = counting.version(0, table.begun().asked)
        found = await consult(table, Hint(id="hint", seat=0, ask=number), 2.0)
        return await coach.advice(found._thought, table.id, found._version), found._thought.seed

    before = run(ask())
    memory.choose(1)
    entry = deepcopy(memory.stored.entries[-1])
    entry.hidden = counting.bit(0) if hidden else 0
    table.follow([entry])
    assert table.version == memory.table.version
    assert (run(ask()) == before) is hidden
    assert len(fickle.asked) == (1 if hidden else 2)
