"""Dice: the four colours, skill tests and karma.

A die that has fallen is one number: its colour times 8 plus its face from 0.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sobremesa.boards.memo import kept
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import RED, YELLOW, Pool
from sobremesa.games.oursun.events.dice import KarmaSpent, SkillRolled
from sobremesa.games.oursun.options.combat import Reroll
from sobremesa.games.oursun.state import NOBODY, Land, Person
from sobremesa.kernel import DONE, PASS, Done, Flow, Pass

from .loadout import loadout_of

VALUE = (2, 1, 1, 1, 1, 0, 0, 0) + (1,) * 4 + (0,) * 4 + (1,) * 3 + (0,) * 5 + (-1,) * 3 + (0,) * 5
"""Successes of each face by colour; a cross takes one away: sun.dice.green and the others."""
KARMA_FACES = 3
"""Of the six faces of a karma die, so many show the symbol (sun.ruling.karma-faces)."""


REROLLS = tuple(map(Reroll, range(64)))
"""A die of an exchange, by its number."""
HIGHEST = (2, 1, 1, 0)
"""The best face of each colour."""
LOWEST = (0, 0, 0, -1)
"""The worst one."""
ALL = 99
"""More successes than can ever matter."""


class Stake(msgspec.Struct, gc=False):
    """Dice that lie there, and which results would make a difference."""

    roller: int
    """A foe by its id, a character by the complement of its number."""
    dice: list[int]
    most: int = ALL
    """Successes beyond these change nothing."""
    least: int = 0
    """Successes up to these change nothing."""
    either: bool = False
    """More successes may be wanted, or fewer: a shot foe comes or stays."""


def throw(g: Land, pool: Sequence[int]) -> list[int]:
    """Roll dice of these colours."""
    roll = g.dice.roll
    return [colour * 8 + roll(8) - 1 for colour in pool]


def successes(dice: Sequence[int]) -> int:
    """Successes less crosses, never below zero (sun.ruling.red-floor)."""
    return max(0, sum(map(VALUE.__getitem__, dice)))


def is_wounded(person: Person) -> bool:
    """Two hp or fewer (sun.wound.trigger)."""
    return person.hp <= 2


def test_pool(g: Land, person: Person, kind: str) -> Pool:
    """The dice of a skill test: the board's, those of gear, and a red one for the wounded."""
    pool = loadout_of(g, person).tests["night" if kind == "stealth" and g.night else kind]
    if kind == "stealth" and g.weather == "wind":
        pool += (YELLOW,)
    return (*pool, RED) if is_wounded(person) else pool


def skill_test(
    g: Land, person: Person, kind: str, extra: Pool = (), *, enough: int = 1
) -> Flow[int]:
    """The successes of a skill test, of which one passes (sun.test.pass).

    `enough` are those that count: one, or as many as there is something to gain by.
    """
    dice = throw(g, test_pool(g, person, kind) + extra)
    yield from karma(g, (person,), [own_roll(person, dice, enough)])
    result = successes(dice)
    g.tell(SkillRolled(person.id, kind, tuple(dice), result))
    return result


def own_roll(person: Person, dice: list[int], most: int = ALL) -> Stake:
    """Dice that a character has rolled."""
    return Stake(~person.who, dice, most)


# Karma


def karma(g: Land, people: Sequence[Person], rolled: Sequence[Stake]) -> Flow[None]:
    """Once in each turn a character may re-roll dice that concern it (sun.ruling.karma-window).

    `people` are those concerned, in order; with the setting all may (sun.ruling.karma-anybody). The
    dice are changed in place.
    """
    if g.active == NOBODY:
        return
    everybody = g.clockwise(g.active) if g.book.any_karma else people
    for person in everybody:
        if person.karma and not person.karma_used and person.alive:
            wanted = _worth_rolling(g, person, people, rolled)
            if wanted:
                yield from _offer_karma(g, person, rolled, wanted)


def _worth_rolling(
    g: Land, person: Person, people: Sequence[Person], rolled: Sequence[Stake]
) -> list[int]:
    """The dice, numbered over all that were rolled, that could still better something."""
    wanted: list[int] = []
    first = 0
    for stake in rolled:
        up, down = _wishes(g, person, people, stake)
        dice = tuple(stake.dice)
        useful = _useful(dice, stake.most, stake.least, person.karma, up, down)
        wanted += [first + at for at in useful]
        first += len(dice)
    return wanted


def _wishes(
    g: Land, person: Person, people: Sequence[Person], stake: Stake
) -> tuple[bool, bool]:  # fmt: skip
    """Whether a character may want more successes, and fewer.

    It wants more of its own, fewer of who fights it. What it wants of others it alone knows where
    there may be a traitor, or two of them fight.
    """
    if stake.either or stake.roller == ~person.who:
        return True, stake.either
    if person in people:
        return False, True
    unknown = bool(g.roles) or len(people) > 1
    return unknown or stake.roller < 0, unknown or stake.roller >= 0


@kept
def _useful(
    dice: tuple[int, ...], most: int, least: int, count: int, up: bool, down: bool
) -> tuple[int, ...]:
    """The dice of a roll with which so many karma dice could change its result.

    Successes above the most change nothing, nor do those up to the least.
    """
    total = sum(map(VALUE.__getitem__, dice))
    now = max(0, total)
    found: set[int] = set()
    if up and now < most:
        gains = [HIGHEST[die // 8] - VALUE[die] for die in dice]
        if total + sum(sorted(gains)[-count:]) > max(now, least):
            found.update(at for at, gain in enumerate(gains) if gain)
    if down and now > least:
        losses = [VALUE[die] - LOWEST[die // 8] for die in dice]
        if total - sum(sorted(losses)[-count:]) < min(now, most):
            found.update(at for at, loss in enumerate(losses) if loss)
    return tuple(sorted(found))


def _offer_karma(g: Land, person: Person, rolled: Sequence[Stake], wanted: list[int]) -> Flow[None]:
    """Mark dice one by one, equal ones being one choice, then roll them again."""
    heaps = [stake.dice for stake in rolled]
    faces = [(number, die) for number, heap in enumerate(heaps) for die in heap]
    rolls = tuple([tuple(heap) for heap in heaps])
    rollers = tuple([stake.roller for stake in rolled])
    marked: tuple[int, ...] = ()
    while len(marked) < min(person.karma, len(wanted)):
        left = {faces[die]: REROLLS[die] for die in reversed(wanted) if die not in marked}
        options = [DONE if marked else PASS, *reversed(left.values())]
        answer = yield from ask.Karma(person.seat, options, person.who, rolls, rollers, marked)
        if isinstance(answer, (Pass, Done)):
            break
        marked += (answer.die,)
    if marked:
        places = [(heap, at) for heap in heaps for at in range(len(heap))]
        spend_karma(g, person, [places[die] for die in marked])


def spend_karma(g: Land, person: Person, places: list[tuple[list[int], int]]) -> None:
    """Roll the dice again, and a karma die for each: sun.karma.keep, sun.karma.lose."""
    old = tuple(heap[at] for heap, at in places)
    new = throw(g, [die // 8 for die in old])
    for (heap, at), die in zip(places, new, strict=True):
        heap[at] = die
    thrown = tuple(g.dice.rolls(len(places), 6))
    lost = sum(1 for die in thrown if die > KARMA_FACES)
    person.karma -= lost
    person.lost_karma += lost
    person.karma_used = True
    g.tell(KarmaSpent(person.id, old, tuple(new), thrown, len(thrown) - lost))
