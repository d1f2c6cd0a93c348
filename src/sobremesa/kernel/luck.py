"""Luck: who rolled what in a match, what was to be expected, and how unlikely it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import erfc, sqrt
from typing import Any

import msgspec

from .dice import NotedDice
from .errors import BadRecord
from .match import Match
from .record import Record, replay
from .scene import Line
from .state import Told

_MOST_EXACT = 200
"""With more dice than these the sum is as good as normally distributed."""


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """The dice of one kind that an owner rolled: how often each face came up.

    `chance` is how likely a sum at least as high is, or as low if it is below the expectation.
    """

    owner: str
    sides: int
    faces: tuple[int, ...]
    rolls: int
    actual: int
    expected: float
    chance: float


def luck_of(record: Record) -> list[Luck]:
    """Every die of a recorded match, by whom it was rolled and its kind."""
    match = replay(record)
    faces: dict[tuple[str, int], list[int]] = {}
    for owner, sides, face in rolls_of(match):
        faces.setdefault((owner, sides), [0] * sides)[face - 1] += 1
    return [_luck(owner, sides, tuple(counts)) for (owner, sides), counts in sorted(faces.items())]


def _luck(owner: str, sides: int, faces: tuple[int, ...]) -> Luck:
    rolls = sum(faces)
    actual = sum(face * count for face, count in enumerate(faces, 1))
    return Luck(
        owner=owner,
        sides=sides,
        faces=faces,
        rolls=rolls,
        actual=actual,
        expected=rolls * (sides + 1) / 2,
        chance=chance_of(rolls, sides, actual),
    )


# Who rolled what


def rolls_of(match: Match[Any]) -> Iterator[tuple[str, int, int]]:
    """Each die of a match that was played from its beginning: its owner, its sides, its face.

    A die belongs to the owner of the line of the chronicle that shows it; if there is none, to
    whoever chose what made it fall.
    """
    journal, dice = match.journal, match.state.dice
    if journal is None or not isinstance(dice, NotedDice):
        raise BadRecord("expected a match that kept its journal, got one without")
    sides = iter(dice.sides)
    owners = [role.owner for role in match.game.roles(match.setup)]
    for face in journal.opening_dice:
        yield "", next(sides), face
    ends = [*(choice.lines for choice in journal.choices[1:]), len(journal.lines)]
    for choice, end in zip(journal.choices, ends, strict=True):
        if choice.dice:
            shown = _dice_lines(match, journal.lines[choice.lines : end])
            for face, owner in zip(
                choice.dice, _owners(choice.dice, shown, owners[choice.seat]), strict=True
            ):
                yield owner, next(sides), face


def _dice_lines(match: Match[Any], told: Sequence[Told]) -> list[Line]:
    text = match.game.texts["en"]
    lines = (match.game.line(each.event, text) for each in told)
    return [line for line in lines if line is not None and line.dice]


def _owners(faces: Sequence[int], lines: Sequence[Line], chooser: str) -> Iterator[str]:
    """The owner of each face: of the first line from the current one on that still shows it."""
    left = [[die.face for die in line.dice] for line in lines]
    current = 0
    for face in faces:
        word = str(face)
        found = next((at for at in range(current, len(left)) if word in left[at]), None)
        if found is not None:
            current = found
            left[found].remove(word)
        yield (lines[current].owner if lines else "") or chooser


# How unlikely it was


def chance_of(rolls: int, sides: int, actual: int) -> float:
    """The chance of such a sum or one that is further from what is expected, on the same side."""
    expected = rolls * (sides + 1) / 2
    # High and low mirror each other, so that it is enough to look at the high ones.
    high = actual if actual >= expected else rolls * (sides + 1) - actual
    if rolls > _MOST_EXACT:
        deviation = sqrt(rolls * (sides * sides - 1) / 12)
        return erfc((high - 0.5 - expected) / deviation / sqrt(2)) / 2 if deviation else 1.0
    return min(1.0, sum(_sums(rolls, sides)[high - rolls :]))


def _sums(rolls: int, sides: int) -> list[float]:
    """The chance of each sum of so many dice, from the lowest to the highest."""
    chances = [1.0]
    for _ in range(rolls):
        totals = [0.0, *accumulate(chances)]
        most = len(chances)
        chances = [
            (totals[min(at + 1, most)] - totals[max(0, at + 1 - sides)]) / sides
            for at in range(most + sides - 1)
        ]
    return chances
