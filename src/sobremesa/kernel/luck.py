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
from .scene import Line
from .state import Told
from .throws import Throw

_MOST_EXACT = 200
"""With more dice than these the sum is as good as normally distributed."""

_LATEST = 40
"""So many events before one may tell what it is about."""


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


class HitLuck(msgspec.Struct, frozen=True, kw_only=True):
    """What an owner's dice gave in hits, of those that could hit.

    `chance` is how likely so many hits or more are, or so few if they are below the expectation.
    """

    owner: str
    dice: int
    actual: int
    expected: float
    chance: float


def luck_of(match: Match[Any]) -> list[Luck]:
    """Every die of a match that was played again, by whom it was rolled and its kind."""
    faces: dict[tuple[str, int], list[int]] = {}
    for owner, sides, face in rolls_of(match):
        player = match.game.player_of(match.state, owner)
        faces.setdefault((player, sides), [0] * sides)[face - 1] += 1
    return [_luck(owner, sides, tuple(counts)) for (owner, sides), counts in sorted(faces.items())]


def hits_of(match: Match[Any]) -> list[HitLuck]:
    """The hits of everybody in a match that was played again."""
    by_owner: dict[str, list[Throw]] = {}
    for throw, chooser in _throws(match):
        line = match.game.line(throw.roll, match.game.texts["en"])
        told = "" if line is None else line.owner
        owner = match.game.player_of(match.state, told or chooser)
        by_owner.setdefault(owner, []).append(throw)
    return [_hit_luck(owner, throws) for owner, throws in sorted(by_owner.items())]


def _throws(match: Match[Any]) -> Iterator[tuple[Throw, str]]:
    """Each throw, and the owner of whoever chose what led to it."""
    journal, known = match.journal, match.game.throws
    if journal is None:
        raise BadRecord("expected a match that kept its journal, got one without")
    events = [told.event for told in journal.lines]
    owners = [role.owner for role in match.game.roles(match.setup)]
    ends = [*(choice.lines for choice in journal.choices[1:]), len(events)]
    for choice, end in zip(journal.choices, ends, strict=True):
        for at in range(choice.lines, end):
            if type(events[at]) in known:
                throw = known(events[max(0, at - _LATEST) : at], events[at])
                if throw is not None:
                    yield throw, owners[choice.seat]


def _hit_luck(owner: str, throws: Sequence[Throw]) -> HitLuck:
    actual = sum(throw.hits for throw in throws)
    expected = sum(throw.expected for throw in throws)
    chances = [1.0]
    for throw in throws:
        chances = _folded(chances, throw.odds)
    tail = chances[actual:] if actual >= expected else chances[: actual + 1]
    return HitLuck(
        owner=owner,
        dice=sum(throw.dice for throw in throws),
        actual=actual,
        expected=expected,
        chance=min(1.0, sum(tail)),
    )


def _folded(chances: Sequence[float], odds: Sequence[float]) -> list[float]:
    """The chance of each sum of two numbers, each of which has its chances."""
    sums = [0.0] * (len(chances) + len(odds) - 1)
    for one, chance in enumerate(chances):
        for other, part in enumerate(odds):
            sums[one + other] += chance * part
    return sums


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
