"""Dice: the four colours, skill tests and karma.

A die that has fallen is one number: its colour times 8 plus its face from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from sobremesa.kernel import DONE, PASS, Ask, Done, Flow, Pass

from .book import BLUE, GREEN, RED, YELLOW, Pool
from .events import KarmaSpent, SkillRolled
from .kits import kit_of
from .options import Reroll
from .state import NOBODY, Land, Person

VALUE = (2, 1, 1, 1, 1, 0, 0, 0) + (1,) * 4 + (0,) * 4 + (1,) * 3 + (0,) * 5 + (-1,) * 3 + (0,) * 5
"""Successes of each face by colour; a cross takes one away: sun.dice.green and the others."""
EXPECTED = {GREEN: 0.75, YELLOW: 0.5, BLUE: 0.375, RED: -0.375}
KARMA_FACES = 3
"""Of the six faces of a karma die, so many show the symbol (sun.ruling.karma-faces)."""


Rolled: TypeAlias = tuple[int, list[int]]
"""Who rolled, and what: a foe by its id, a character by the complement of its number."""
REROLLS = tuple(map(Reroll, range(64)))
"""A die of an exchange, by its number."""


def throw(g: Land, pool: Sequence[int]) -> list[int]:
    """Roll dice of these colours."""
    roll = g.dice.roll
    return [colour * 8 + roll(8) - 1 for colour in pool]


def successes(dice: Sequence[int]) -> int:
    """Successes less crosses, never below zero (sun.ruling.red-floor)."""
    return max(0, sum([VALUE[die] for die in dice]))


def is_wounded(person: Person) -> bool:
    """Two hp or fewer (sun.wound.trigger)."""
    return person.hp <= 2


def test_pool(g: Land, person: Person, kind: str) -> Pool:
    """The dice of a skill test: the board's, those of gear, and a red one for the wounded."""
    pool = kit_of(g, person).tests["night" if kind == "stealth" and g.night else kind]
    if kind == "stealth" and g.weather == "wind":
        pool += (YELLOW,)
    return (*pool, RED) if is_wounded(person) else pool


def skill_test(
    g: Land, person: Person, kind: str, extra: Pool = (), *, counted: bool = False
) -> Flow:
    """Roll a skill test; gives its successes, of which one passes (sun.test.pass).

    Karma is offered where it can help: always if successes are `counted`, else after a failure.
    """
    dice = throw(g, test_pool(g, person, kind) + extra)
    if counted or not successes(dice):
        yield from karma(g, person, [own_roll(person, dice)])
    result = successes(dice)
    g.tell(SkillRolled(person.kind, kind, tuple(dice), result))
    return result


def own_roll(person: Person, dice: list[int]) -> Rolled:
    """Dice that a character has rolled."""
    return ~person.who, dice


def karma(g: Land, person: Person, rolled: Sequence[Rolled]) -> Flow:
    """Once in each turn a character may re-roll dice that concern it (sun.ruling.karma-window).

    `rolled` are its own dice and those of its enemies; they are changed in place.
    """
    if not person.karma or person.karma_used or g.active == NOBODY:
        return
    heaps = [dice for _, dice in rolled]
    count = sum(map(len, heaps))
    marked: list[int] = []
    about = (person.who, tuple(map(tuple, heaps)), tuple([roller for roller, _ in rolled]))
    while len(marked) < min(person.karma, count):
        if marked:
            options = [DONE, *(option for option in REROLLS[:count] if option.die not in marked)]
        else:
            options = [PASS, *REROLLS[:count]]
        answer = yield Ask(person.seat, "karma", options, window="" if marked else "karma", about=about)  # fmt: skip  # noqa: E501
        if isinstance(answer, (Pass, Done)):
            break
        marked.append(answer.die)
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
    g.tell(KarmaSpent(person.kind, old, tuple(new), thrown, len(thrown) - lost))
