"""Luck: whose dice fell how, and how unlikely that was."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import comb

import pytest
import questions as ask
from toy import Box, Take, Taken, Toy, takes

from sobremesa.kernel import Event, Flow, Match, Outcome, Register, Text
from sobremesa.kernel.luck import chance_of, hits_of, rolls_of
from sobremesa.kernel.scene import Die, Line
from sobremesa.kernel.throws import Throw, plain_throw, share_from, throw_of


@pytest.mark.parametrize(("rolls", "sides"), [(1, 6), (2, 6), (3, 4), (4, 6), (2, 10)])
def test_the_chance_of_a_sum_is_exact(rolls: int, sides: int) -> None:
    sums = [sum(faces) for faces in product(range(1, sides + 1), repeat=rolls)]
    expected = Fraction(rolls * (sides + 1), 2)
    for actual in range(rolls, rolls * sides + 1):
        high = actual >= expected
        count = sum(each >= actual if high else each <= actual for each in sums)
        assert chance_of(rolls, sides, actual) == pytest.approx(count / len(sums))


def test_with_many_dice_the_chance_is_that_of_the_normal_distribution() -> None:
    exact, rough = chance_of(200, 6, 740), chance_of(201, 6, 744)
    assert rough == pytest.approx(exact, rel=0.05)
    assert chance_of(1000, 6, 3500) == pytest.approx(0.5, abs=0.01)
    assert chance_of(1000, 6, 3250) == pytest.approx(chance_of(1000, 6, 3750))
    assert chance_of(300, 1, 300) == 1.0


class Told(Toy):
    """Two dice are told as those of seat 1; one alone is not told."""

    def line(self, event: Event, text: Text) -> Line:
        assert isinstance(event, Taken)
        dice = tuple(Die(face=str(face)) for face in map(int, str(event.number)))
        return Line(text="rolled", owner="r1", dice=dice if event.number > 9 else ())


class AnyWords(dict[str, None]):
    """Texts that nobody reads."""

    def __missing__(self, language: str) -> None:
        return None


def rules(box: Box) -> Flow[None]:
    box.dice.roll(8)
    while box.step < 3:
        answer = yield from ask.Number(0, takes(1, 2), anchor=True)
        box.step += 1
        rolled = box.dice.rolls(answer.number, 6)
        if answer.number == 2:
            box.tell(Taken(10 * rolled[0] + rolled[1]))
    box.end(Outcome(result="over"))


def test_a_die_belongs_to_the_owner_of_its_line_or_to_whoever_made_it_fall() -> None:
    game = Told(rules)
    game.texts = AnyWords()  # type: ignore[assignment]
    match = Match.start(game, game.prepare("plain"), 3, keep=True)
    for number in (2, 1, 2):
        match.choose(0, Take(number))
    assert match.journal is not None
    fallen = [*match.journal.opening_dice, *(f for c in match.journal.choices for f in c.dice)]
    found = list(rolls_of(match))
    assert [owner for owner, _, _ in found] == ["", "r1", "r1", "r0", "r1", "r1"]
    assert [sides for _, sides, _ in found] == [8, 6, 6, 6, 6, 6]
    assert [face for _, _, face in found] == fallen


# Hits


class Struck(Told):
    """Two dice are told as those of seat 1, and hit from 5 on."""

    throws = Register("a throw")

    def player_of(self, state: Box, owner: str) -> str:
        return {"r1": "somebody"}.get(owner, owner)


@Struck.throws.of(Taken)
def _taken(before: Sequence[Event], event: Taken) -> Throw | None:
    faces = [int(face) for face in str(event.number)]
    return plain_throw(event, sum(face >= 5 for face in faces), len(faces), share_from(5))


def test_hits_are_told_beside_what_was_to_be_expected() -> None:
    game = Struck(rules)
    game.texts = AnyWords()  # type: ignore[assignment]
    match = Match.start(game, game.prepare("plain"), 3, keep=True)
    for number in (2, 1, 2):
        match.choose(0, Take(number))
    assert match.journal is not None
    fallen = [face for choice in match.journal.choices[::2] for face in choice.dice]
    hits = sum(face >= 5 for face in fallen)
    (luck,) = hits_of(match)
    assert (luck.owner, luck.dice, luck.actual) == ("somebody", 4, hits)
    assert luck.expected == pytest.approx(4 / 3)
    wanted = range(hits, 5) if hits > 1 else range(hits + 1)
    assert luck.chance == pytest.approx(sum(comb(4, n) * 2 ** (4 - n) / 81 for n in wanted))


def test_crosses_take_hits_away_but_never_below_none() -> None:
    throw = throw_of(Taken(1), 0, [{0: 0.5, 2: 0.5}, {-1: 0.5, 0: 0.5}])
    assert throw.odds == pytest.approx((0.5, 0.25, 0.25))
    assert throw.expected == pytest.approx(0.75)
    assert [share_from(least) for least in (0, 1, 4, 6, 7, 9)] == [1, 1, 0.5, 1 / 6, 0, 0]
