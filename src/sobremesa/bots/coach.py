"""What a strong player would do, with the chance to win and the reason why.

The coach thinks as a search does, on what the seat knows and on nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import sqrt
from statistics import fmean
from typing import Any

import msgspec

from sobremesa.kernel import Match, Option
from sobremesa.kernel.player import Idea

from .bot import Budget
from .search import Search, Tried
from .worlds import Worlds

_ADVISED = 3
_REASONS = 3
_Z95 = 1.959964
_FEW95 = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""How many standard errors a mean of 2, 3, ... values may be off in 19 of 20 cases: Student's t."""
_SLIGHT = 0.02
"""Points below which a feature is no reason."""


class Reason(msgspec.Struct, frozen=True):
    """A feature of the position that an option makes better or worse, and by how much."""

    feature: str
    points: float


class Advised(msgspec.Struct, frozen=True, kw_only=True):
    """An option with the chance to win after it, between two bounds, and what speaks for it."""

    option: Option
    chance: float
    low: float
    high: float
    reasons: tuple[Reason, ...] = ()


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """The best options, the best one first, and how much was tried to find them."""

    options: tuple[Advised, ...]
    playouts: int


def advise(
    match: Match[Any], seat: int, seed: int, budget: Budget, about: Option | None = None
) -> Advice:
    """The best options of what a seat is asked, and the one that somebody wants to know about."""
    began = time.perf_counter()
    worlds = Worlds(match, seat, seed, forecasts=True)
    ideas = worlds.ideas() if about is None else ()
    search = Search(worlds, budget, ideas=ideas, favourite=about, explain=True, began=began)
    opens = _with_enough_openings(search)
    best = search.run()
    _look_at_enough(search, opens, best)
    ranked = sorted(search.tried.values(), key=lambda tried: _rank(tried, best), reverse=True)
    by_opening: dict[Option, Tried] = {}
    for tried in ranked:
        if tried.values:
            by_opening.setdefault(opens[tried.idea], tried)
    openings = [o for place, o in enumerate(by_opening) if place < _ADVISED or o == about]
    shown = [by_opening[option] for option in openings]
    return Advice(
        options=tuple(
            _advised(option, tried, _others(tried, shown))
            for option, tried in zip(openings, shown, strict=True)
        ),
        playouts=search.purse.spent,
    )


def _with_enough_openings(search: Search) -> dict[Idea, Option]:
    """How each idea begins that is tried; where too few begin differently, options are added."""
    opens = {idea: search.opening(idea) for idea in search.tried}
    known = set(opens.values())
    others = [option for option in search.worlds.asked.options if option not in known]
    added = search.try_also(others, max(0, _ADVISED - len(known)))
    return opens | {option: option for option in added}


def _look_at_enough(search: Search, opens: Mapping[Idea, Option], best: Idea) -> None:
    """Say something of as many openings as are shown, also where time was too short for them."""
    known = {opens[idea] for idea, tried in search.tried.items() if tried.values}
    for idea in dict.fromkeys([best, *search.tried]):
        if opens[idea] not in known and len(known) < _ADVISED:
            search.glance_at(idea)
            known.add(opens[idea])


def _rank(tried: Tried, best: Idea) -> tuple[bool, int, float]:
    """The chosen one first; then those that came far in the search, by their chance."""
    return tried.idea == best, len(tried.values), tried.mean


def _others(tried: Tried, shown: list[Tried]) -> list[Tried]:
    """What an option is held against: the best against the others, each other against the best."""
    return shown[1:] if tried is shown[0] else shown[:1]


def _advised(option: Option, tried: Tried, others: list[Tried]) -> Advised:
    values = list(tried.values.values())
    chance = fmean(values)
    reach = doubt(values)
    return Advised(
        option=option,
        chance=chance,
        low=max(0.0, chance - reach),
        high=min(1.0, chance + reach),
        reasons=_reasons(tried, others),
    )


def doubt(values: list[float]) -> float:
    """How far the chance may be off; one value alone says next to nothing."""
    more = len(values) - 1
    if not more:
        return 1.0
    middle = fmean(values)
    error = sqrt(sum((value - middle) ** 2 for value in values) / more / len(values))
    return error * (_FEW95[more - 1] if more <= len(_FEW95) else _Z95 + 2.55 / more)


def _reasons(tried: Tried, others: list[Tried]) -> tuple[Reason, ...]:
    """The features in which an option differs most from the others."""
    against = [gains for other in others if (gains := _gains(tried, other))]
    names = dict.fromkeys(name for gains in against for name in gains)
    gains = {name: fmean(each.get(name, 0.0) for each in against) for name in names}
    strong = sorted(gains, key=lambda name: abs(gains[name]), reverse=True)[:_REASONS]
    return tuple(Reason(name, gains[name]) for name in strong if abs(gains[name]) > _SLIGHT)


def _gains(tried: Tried, other: Tried) -> dict[str, float]:
    """How much more each feature contributes than after the other, where both were weighed."""
    both = [(points, other.points[n]) for n, points in tried.points.items() if n in other.points]
    names = dict.fromkeys(name for pair in both for points in pair for name in points)
    return {
        name: fmean(one.get(name, 0.0) - two.get(name, 0.0) for one, two in both) for name in names
    }
