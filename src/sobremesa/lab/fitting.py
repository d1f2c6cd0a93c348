"""Fitting a chance to positions: logistic regression by Newton's method, with a gentle pull to 0.

A model is fitted to all games. It is judged on games not seen: each quarter of them by a model of
the other three, how far it was off, and how often what it called 60 % came true. Positions of one
game end alike, so a long game tells hardly more than a short one: a few are taken, spread over it,
and each game counts for as many.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import TypeAlias

from sobremesa.kernel.value import ANY, Bin, Model, logistic

from .positions import Sample

Row: TypeAlias = tuple[Mapping[str, float], bool, float]
"""The features of a position, whether it was won, and for how much it counts."""
Said: TypeAlias = tuple[float, bool, float]
"""A chance that was said, whether it came true, and for how much it counts."""

_PULL = 4.0
"""How much a weight is held back, in positions: features that tell nothing stay near 0."""
_GAME = 6.0
"""For how many positions a game counts."""
_STEPS = 12
_ENOUGH = 1e-7
_FOLDS = 4
"""In so many parts the games are judged, each by a model of the others."""
_TAKEN = 16
"""So many positions of a game are looked at."""
_BINS = 10
_FEWEST = 200
"""A model of fewer positions would only be noise."""


def fit_models(samples: Sequence[Sample]) -> dict[str, Model]:
    """A model for each name that the positions have, and one for all of them."""
    names = sorted({position.model for sample in samples for position in sample.positions})
    fitted = {name: _fit(samples, name) for name in names}
    fitted[ANY] = _fit(samples, None)
    return {name: model for name, model in fitted.items() if model is not None}


def _fit(samples: Sequence[Sample], name: str | None) -> Model | None:
    parts: list[list[Row]] = [[] for _ in range(_FOLDS)]
    games = 0
    for sample in samples:
        rows = _rows(sample, name)
        parts[sample.number % _FOLDS] += rows
        games += bool(rows)
    whole = [row for part in parts for row in part]
    if len(whole) < _FEWEST or not all(parts):
        return None
    bias, weights = regress(whole)
    said = [each for fold in range(_FOLDS) for each in _said_unseen(parts, fold)]
    return judged(Model(bias=bias, weights=weights, games=games, positions=len(whole)), said)


def _said_unseen(parts: Sequence[Sequence[Row]], fold: int) -> list[Said]:
    """What a model of the other parts says of the positions of one."""
    others = [row for number, part in enumerate(parts) if number != fold for row in part]
    bias, weights = regress(others)
    model = Model(bias=bias, weights=weights)
    return [(model.chance(features), won, weight) for features, won, weight in parts[fold]]


def _rows(sample: Sample, name: str | None) -> list[Row]:
    """Some positions of a game, spread over it."""
    chosen = [each for each in sample.positions if name is None or each.model == name]
    step = max(1.0, len(chosen) / _TAKEN)
    taken = [chosen[int(place * step)] for place in range(min(_TAKEN, len(chosen)))]
    weight = min(1.0, _GAME / max(1, len(taken)))
    return [(each.features, each.won, weight) for each in taken]


def judged(model: Model, said: Sequence[Said]) -> Model:
    """The model with its error and calibration by what was said of positions not seen."""
    share = sum(won * weight for _, won, weight in said) / sum(weight for *_, weight in said)
    return Model(
        bias=model.bias,
        weights=model.weights,
        games=model.games,
        positions=model.positions,
        error=round(_squared(said), 4),
        guess=round(_squared([(share, won, weight) for _, won, weight in said]), 4),
        calibration=calibration(said),
    )


def _squared(said: Sequence[Said]) -> float:
    whole = sum(weight for *_, weight in said)
    return sum(weight * (chance - won) ** 2 for chance, won, weight in said) / whole


def calibration(said: Sequence[Said]) -> tuple[Bin, ...]:
    """What was said and what came true, in ten bins of equal width; empty ones are left out."""
    bins: dict[int, list[Said]] = {}
    for each in said:
        bins.setdefault(min(_BINS - 1, int(each[0] * _BINS)), []).append(each)
    return tuple(_bin(each) for _, each in sorted(bins.items()))


def _bin(said: Sequence[Said]) -> Bin:
    whole = sum(weight for *_, weight in said)
    return Bin(
        round(sum(chance * weight for chance, _, weight in said) / whole, 3),
        round(sum(won * weight for _, won, weight in said) / whole, 3),
        len(said),
    )


def regress(rows: Sequence[Row]) -> tuple[float, dict[str, float]]:
    """The bias and the weight of each feature that make what happened likeliest."""
    names = sorted({name for features, *_ in rows for name in features})
    columns = {name: [row.get(name, 0.0) for row, *_ in rows] for name in names}
    middle = {name: sum(column) / len(rows) for name, column in columns.items()}
    spread = {name: _spread(column, middle[name]) for name, column in columns.items()}
    names = [name for name in names if spread[name]]
    scaled = [
        [1.0, *((row.get(name, 0.0) - middle[name]) / spread[name] for name in names)]
        for row, *_ in rows
    ]
    found = newton(scaled, [(won, weight) for _, won, weight in rows])
    weights = {name: each / spread[name] for name, each in zip(names, found[1:], strict=True)}
    bias = found[0] - sum(weights[name] * middle[name] for name in names)
    return round(bias, 5), {name: round(each, 5) for name, each in weights.items()}


def _spread(values: Sequence[float], middle: float) -> float:
    return sqrt(sum((value - middle) ** 2 for value in values) / len(values))


def newton(rows: Sequence[Sequence[float]], won: Sequence[tuple[bool, float]]) -> list[float]:
    """Weights for rows of numbers, the first of which is always 1, and what each counts."""
    size = len(rows[0])
    weights = [0.0] * size
    for _ in range(_STEPS):
        slope = [-_PULL * weight if place else 0.0 for place, weight in enumerate(weights)]
        bend = [[_PULL * (i == j and i > 0) for j in range(size)] for i in range(size)]
        for row, (hit, counts) in zip(rows, won, strict=True):
            _add(row, hit, counts, weights, slope, bend)
        step = solve(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < _ENOUGH:
            break
    return weights


def _add(
    row: Sequence[float],
    hit: bool,
    counts: float,
    weights: Sequence[float],
    slope: list[float],
    bend: list[list[float]],
) -> None:
    """What one row says about the way up and how it bends."""
    chance = logistic(sum(weight * each for weight, each in zip(weights, row, strict=True)))
    rest, steep = counts * (hit - chance), counts * chance * (1 - chance)
    for i, each in enumerate(row):
        slope[i] += rest * each
        line, part = bend[i], steep * each
        for j in range(i + 1):
            line[j] += part * row[j]


def solve(lower: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a symmetric positive system, of which the lower half is given: Cholesky."""
    size = len(right)
    root = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = lower[i][j] - sum(root[i][k] * root[j][k] for k in range(j))
            root[i][j] = sqrt(max(rest, 1e-12)) if i == j else rest / root[j][j]
    half: list[float] = []
    for i in range(size):
        known = sum(root[i][k] * half[k] for k in range(i))
        half.append((right[i] - known) / root[i][i])
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(root[k][i] * found[k] for k in range(i + 1, size))
        found[i] = (half[i] - known) / root[i][i]
    return found
