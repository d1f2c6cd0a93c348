"""A review is made in small portions, so that others wait for no more than one of them."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from server.process import DEADLINE
from sobremesa.bots import RandomBot, play
from sobremesa.bots.review import PLAYOUTS, Look, Review, review
from sobremesa.kernel import Game, Match
from sobremesa.kernel.record import Record, header_of, record_of, write_record
from sobremesa.server.bots import mind
from sobremesa.server.bots.mind import Thought, answer
from sobremesa.server.bots.reviewing import Progress, Reviews
from sobremesa.server.bots.thinkers import Thinkers
from sobremesa.server.store.store import Store


@pytest.fixture
def record(example: Game[Any]) -> Record:
    """A game that chance has played."""
    match = Match.start(example, example.prepare("dinner", 2), 3, keep=True)
    play(match, [RandomBot(1), RandomBot(2)], 10_000)
    return record_of(match, header_of(match, seed=3, seats=()))


def portion(record: Record, first: int, end: int) -> Thought:
    return Thought(
        game=record.header.game,
        match=write_record(record),
        seat=0,
        player="review",
        seed=0,
        seconds=60,
        task="review",
        looks=(first, end),
    )


@pytest.mark.parametrize(("seconds", "looks"), [(0.0, 5), (0.4, 3), (2.0, 1)])
def test_no_further_choice_is_looked_at_when_that_takes_long(
    record: Record, seconds: float, looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(number * seconds for number in range(100))
    monkeypatch.setattr(mind, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    found = msgspec.json.decode(answer(portion(record, 2, 7)) or b"", type=list[Look])
    assert [look.number for look in found] == list(range(2, 2 + looks))


class Slow:
    """Thinkers who come to one choice at a time, or to none."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    async def think(self, thought: Thought, table: str = "") -> bytes | None:
        """What they find."""
        first, _ = thought.looks
        return answer(msgspec.structs.replace(thought, looks=(first, first + self.looks)))


async def made(path: Path, record: Record, looks: int) -> Review | Progress:
    """The review that such thinkers make, or how far they came."""
    store = Store(f"sqlite:///{path}/tables.db", "worker")
    await store.open()
    try:
        reviews = Reviews(store, cast(Thinkers, Slow(looks)))
        kept: list[Review] = []

        async def keep(table: str, review: Review) -> None:
            kept.append(review)

        reviews._keep = keep  # type: ignore[method-assign]
        progress = await reviews.find("table", write_record(record))
        await asyncio.gather(*reviews._tasks.values())
        return kept[0] if kept else progress
    finally:
        await store.close()


def test_a_review_in_portions_is_the_same_as_a_whole_one(record: Record, tmp_path: Path) -> None:
    found = asyncio.run(asyncio.wait_for(made(tmp_path, record, 1), DEADLINE))
    assert found == review(record, PLAYOUTS)


def test_a_review_that_does_not_get_on_has_failed(record: Record, tmp_path: Path) -> None:
    found = asyncio.run(asyncio.wait_for(made(tmp_path, record, 0), DEADLINE))
    assert isinstance(found, Progress)
    assert "choice 1 of" in found.failed
