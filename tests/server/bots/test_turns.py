"""Bots think for one table after the other, and whoever hurries one does so before it begins."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from itertools import pairwise
from typing import Any

import pytest

from server.process import DEADLINE
from sobremesa.kernel import Match, find_game
from sobremesa.server.bots.mind import Answer, Task, Thought
from sobremesa.server.bots.thinkers import Mind, Thinkers
from sobremesa.server.bots.turns import Turns

ROUNDS = 6


def thought(player: str, task: Task = "choose", name: str = "") -> Thought:
    """Something to think about, with a name by which it is known afterwards."""
    return Thought(
        game="pile", match=name.encode(), seat=0, player=player, seed=0, seconds=60, task=task
    )


class Slow:
    """A process that thinks until it is told to answer, or at once; it keeps what it is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.hurries = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def answer(self, thought: Thought, hurried: bool = False) -> Answer:
        """Ask, and wait for the answer."""
        self.asked.append(thought.match.decode())
        self.hurries += hurried
        await asyncio.sleep(0)
        await self.may_answer.wait()
        return Answer(option=b"0")

    def hurry(self) -> None:
        """Let it come to an end."""
        self.hurries += 1

    def kill(self) -> None:
        """End it."""


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """The process in which bots think."""
    found = Slow()

    async def born(megabytes: int) -> Slow:
        return found

    monkeypatch.setattr(Mind, "born", born)
    return found


def run(work: Coroutine[Any, Any, Any]) -> None:
    """Do it, in time."""
    asyncio.run(asyncio.wait_for(work, DEADLINE))


async def all_can_be_done() -> None:
    """Let everybody go on as far as possible."""
    for _ in range(20):
        await asyncio.sleep(0)


def most_between(asked: list[str], name: str) -> int:
    """How often others had their turn, at most, from one of somebody's turns to the next."""
    places = [place for place, each in enumerate(asked) if each == name]
    return max(after - before - 1 for before, after in pairwise(places))


def test_a_table_waits_for_one_turn_of_each_other_whatever_these_have_asked(slow: Slow) -> None:
    async def play() -> None:
        thinkers = Thinkers(processes=1, margin=60, megabytes=512)

        async def again_and_again(table: str, player: str, task: Task, times: int) -> None:
            for _ in range(times):
                name = "review" if task == "review" else table
                await thinkers.think(thought(player, task, name), table)

        masters = again_and_again("A", "master", "choose", 10 * ROUNDS)
        coach = [again_and_again("A", "coach", "advise", 2 * ROUNDS) for _ in range(5)]
        reviews = [
            again_and_again(f"over {number}", "review", "review", 2 * ROUNDS) for number in range(4)
        ]
        await asyncio.gather(
            masters, *coach, *reviews, again_and_again("B", "strong", "choose", ROUNDS)
        )

    run(play())
    assert slow.asked.count("B") == ROUNDS
    assert slow.asked.count("A") > 2 * ROUNDS
    assert slow.asked.count("review") > 2 * ROUNDS
    assert most_between(slow.asked, "B") <= 3  # one of A, one of the reviews, and one under way


def test_quick_bots_wait_for_one_that_thinks_and_no_more(slow: Slow) -> None:
    async def play() -> None:
        thinkers = Thinkers(processes=1, margin=60, megabytes=512)

        async def again_and_again(table: str, player: str) -> None:
            for _ in range(ROUNDS):
                await thinkers.think(thought(player, "choose", table), table)

        thinking = [again_and_again(f"slow {number}", "master") for number in range(5)]
        await asyncio.gather(*thinking, again_and_again("quick", "steady"))

    run(play())
    assert most_between(slow.asked, "quick") <= 2


@pytest.mark.parametrize("player", ["master", "steady"])
def test_a_choice_that_has_not_begun_is_hurried_too(slow: Slow, player: str) -> None:
    async def play() -> None:
        thinkers = Thinkers(processes=1, margin=60, megabytes=512)
        slow.may_answer.clear()
        first = asyncio.create_task(thinkers.think(thought("master", name="A"), "A"))
        await all_can_be_done()
        second = asyncio.create_task(thinkers.think(thought(player, name="B"), "B"))
        await all_can_be_done()
        assert slow.asked == ["A"]
        assert thinkers.hurry("B")
        assert slow.hurries == 0
        slow.may_answer.set()
        await asyncio.gather(first, second)
        assert not thinkers.hurry("B")

    run(play())
    assert (slow.asked, slow.hurries) == (["A", "B"], 1)


def test_a_choice_that_is_thought_about_is_hurried_at_once_and_a_coach_never(slow: Slow) -> None:
    async def play() -> None:
        thinkers = Thinkers(processes=1, margin=60, megabytes=512)
        slow.may_answer.clear()
        choice = asyncio.create_task(thinkers.think(thought("master"), "A"))
        advice = asyncio.create_task(thinkers.think(thought("coach", "advise"), "B"))
        await all_can_be_done()
        assert [thinkers.hurry(table) for table in ("A", "B")] == [True, False]
        assert slow.hurries == 1
        slow.may_answer.set()
        await asyncio.gather(choice, advice)

    run(play())
    assert slow.hurries == 1


def test_who_waits_no_longer_takes_nobodys_turn() -> None:
    came: list[str] = []

    async def play() -> None:
        turns = Turns(1)
        leave = asyncio.Event()

        async def come(party: str, until: Callable[[], Awaitable[object]]) -> None:
            async with turns.of(party):
                came.append(party)
                await until()

        async def at_once() -> None:
            pass

        first = asyncio.create_task(come("first", leave.wait))
        await all_can_be_done()
        gone = [asyncio.create_task(come(party, at_once)) for party in ("gone", "back")]
        others = [asyncio.create_task(come(party, at_once)) for party in ("back", "last")]
        await all_can_be_done()
        for each in gone:
            each.cancel()
        leave.set()
        await asyncio.gather(first, *others)
        late = asyncio.create_task(come("late", at_once))
        await late

    run(play())
    assert came == ["first", "back", "last", "late"]


def test_a_place_that_is_given_to_somebody_who_leaves_at_that_moment_is_not_lost() -> None:
    async def play() -> None:
        turns = Turns(1)

        async def come() -> None:
            async with turns.of("it"):
                pass

        async with turns.of("first"):
            leaving = asyncio.create_task(come())
            await all_can_be_done()
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        await come()

    run(play())


def test_real_processes_come_to_an_end_when_they_are_hurried_before_they_begin() -> None:
    game = find_game("dceased")
    match = Match.start(game, game.prepare("m1", 2), 3)
    while (ask := match.asks()[0]).kind != "act":
        match.choose(ask.seat, ask.options[0])

    async def play() -> None:
        thinkers = Thinkers(processes=1, margin=60, megabytes=1024)
        long = Thought(
            game="dceased",
            match=match.save(),
            seat=ask.seat,
            player="master",
            seed=0,
            seconds=10 * DEADLINE,
        )
        try:
            both = [asyncio.create_task(thinkers.think(long, table)) for table in "AB"]
            await all_can_be_done()
            assert thinkers.hurry("B")
            assert thinkers.hurry("A")
            assert all(await asyncio.gather(*both))
        finally:
            processes = [mind._process for mind in thinkers._all]
            thinkers.close()
            for process in processes:
                await process.communicate()

    run(play())
