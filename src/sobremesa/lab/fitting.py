"""Fitting a chance to positions: logistic regression by Newton's method, with a gentle pull to 0.

A model is fitted to all games. It is judged on games not seen: each quarter of them by a model of
the other three, how far it was off, and how often what it called 60 % came true. Positions of one
game end alike, so a long game tells hardly more than a short one: a few are taken, spread over it,
and each game counts for as many.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence, Set
from math import log, sqrt
from operator import add, mul
from typing import TypeAlias

from msgspec.structs import replace

from sobremesa.kernel.value import Bin, Mark, Model, any_like, corrected, logistic

from .positions import Sample

Row: TypeAlias = tuple[Mapping[str, float], bool, float]
"""The features of a position, whether it was won, and for how much it counts."""
Said: TypeAlias = tuple[float, bool, float]
"""A chance that was said, whether it came true, and for how much it counts."""

Column: TypeAlias = Sequence[float]
"""One number for each position."""
Signs: TypeAlias = Mapping[str, int]
"""Which way a feature can only count: 1 for the good, -1 for the bad."""

_NO_SIGNS: Signs = {}
_NO_STRENGTHS: Mapping[str, float] = {}
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
_MARKS = 20
"""In so many parts what came true is looked at."""
_FEWEST = 200
"""A model of fewer positions would only be noise."""


def fit_models(
    samples: Sequence[Sample],
    signs_of: Callable[[str], Signs] = lambda _: _NO_SIGNS,
    only: Collection[str] = (),
) -> dict[str, Model]:
    """A model for each name that the positions have, and for each side one for any mission.

    With `only`, those models alone.
    """
    parts = model_parts(samples)
    fitted = {
        name: _fit(samples, names, signs_of(name))
        for name, names in parts.items()
        if not only or name in only
    }
    return {name: model for name, model in fitted.items() if model is not None}


def model_parts(samples: Sequence[Sample]) -> dict[str, set[str]]:
    """Each model that can be fitted, with the names that positions of it have."""
    names = sorted({position.model for sample in samples for position in sample.positions})
    parts = {name: {name} for name in names}
    for name in names:
        parts.setdefault(any_like(name), set()).add(name)
    return parts


def fit_openings(samples: Sequence[Sample]) -> dict[str, Model]:
    """A model for each name that the openings have, where they differ."""
    names = sorted({position.model for sample in samples for position in sample.positions})
    fitted = {name: _fit(samples, {name}, _NO_SIGNS) for name in names}
    return {name: model for name, model in fitted.items() if model is not None and model.weights}


def _fit(samples: Sequence[Sample], names: Set[str], signs: Signs) -> Model | None:
    parts: list[list[Row]] = [[] for _ in range(_FOLDS)]
    games = 0
    for sample in samples:
        rows = _rows(sample, names)
        parts[sample.number % _FOLDS] += rows
        games += bool(rows)
    whole = [row for part in parts for row in part]
    if len(whole) < _FEWEST or not all(parts):
        return None
    bias, weights = regress(whole, signs)
    alone = [_said_unseen(parts, fold, sorted(weights)) for fold in range(_FOLDS)]
    marks = marks_of([each for fold in alone for each in fold])
    model = Model(
        bias=bias,
        weights=weights,
        marks=marks,
        games=games,
        positions=len(whole),
        unbuilt=_unbuilt(samples, names),
    )
    return judged(model, [each for fold in range(_FOLDS) for each in _corrected(alone, fold)])


def _unbuilt(samples: Sequence[Sample], names: Set[str]) -> float | None:
    """How often games were won of which nothing was chosen yet."""
    won = [
        each.won
        for sample in samples
        for each in sample.positions
        if each.model in names and not each.features
    ]
    return round(sum(won) / len(won), 4) if won else None


def _corrected(alone: Sequence[Sequence[Said]], fold: int) -> list[Said]:
    """What is said of the positions of one part, corrected by what came true in the others."""
    marks = marks_of([each for part, said in enumerate(alone) if part != fold for each in said])
    return [(corrected(chance, marks), won, weight) for chance, won, weight in alone[fold]]


def marks_of(said: Sequence[Said]) -> tuple[Mark, ...]:
    """What came true of what was said, in parts of equal weight; what was likelier stays so."""
    ordered = sorted(said, key=lambda each: each[0])
    most = sum(weight for *_, weight in ordered) / _MARKS
    blocks: list[list[float]] = [[0.0, 0.0, 0.0]]
    last = 0.0
    for chance, won, weight in ordered:
        if blocks[-1][0] >= most and chance > last:
            blocks.append([0.0, 0.0, 0.0])
        last = chance
        for place, each in enumerate((weight, chance * weight, won * weight)):
            blocks[-1][place] += each
    joined: list[list[float]] = []
    for block in blocks:
        joined.append(block)
        while len(joined) > 1 and _rate(joined[-2]) >= _rate(joined[-1]):
            least = joined.pop()
            joined[-1] = [a + b for a, b in zip(joined[-1], least, strict=True)]
    found = [Mark(0.0, 0.0)]
    for block in joined:
        mark = Mark(round(block[1] / block[0], 4), round(_rate(block), 4))
        if found[-1].alone < mark.alone < 1 and found[-1].said < mark.said < 1:
            found.append(mark)
    return tuple(found[1:])


def _rate(block: Sequence[float]) -> float:
    return block[2] / block[0]


def _said_unseen(parts: Sequence[Sequence[Row]], fold: int, names: Sequence[str]) -> list[Said]:
    """What a model of the other parts, with the same features, says of the positions of one."""
    others = [row for number, part in enumerate(parts) if number != fold for row in part]
    bias, weights, _ = _regress(others, names)
    model = Model(bias=bias, weights=weights)
    return [(model.chance(features), won, weight) for features, won, weight in parts[fold]]


def _rows(sample: Sample, names: Set[str]) -> list[Row]:
    """Some positions of a game, spread over it."""
    chosen = [each for each in sample.positions if each.model in names and each.features]
    step = max(1.0, len(chosen) / _TAKEN)
    taken = [chosen[int(place * step)] for place in range(min(_TAKEN, len(chosen)))]
    weight = min(1.0, _GAME / max(1, len(taken)))
    return [(each.features, each.won, weight) for each in taken]


def judged(model: Model, said: Sequence[Said]) -> Model:
    """The model with its error and calibration by what was said of positions not seen."""
    share = sum(won * weight for _, won, weight in said) / sum(weight for *_, weight in said)
    return replace(
        model,
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


def regress(rows: Sequence[Row], signs: Signs = _NO_SIGNS) -> tuple[float, dict[str, float]]:
    """The bias and the weight of each feature that make what happened likeliest.

    A feature that would count the wrong way is left out, the worst one first: it stands for
    something else that happens beside it, and a search would take it at its word.
    """
    names = sorted({name for features, *_ in rows for name in features})
    strengths: dict[str, float] = {}
    while True:
        bias, weights, strengths = _regress(rows, names, strengths)
        wrong = {name: each for name, each in strengths.items() if each * signs.get(name, 0) < 0}
        if not wrong:
            return bias, weights
        names.remove(max(wrong, key=lambda name: abs(wrong[name])))


def _regress(
    rows: Sequence[Row], names: Sequence[str], start: Mapping[str, float] = _NO_STRENGTHS
) -> tuple[float, dict[str, float], dict[str, float]]:
    """The bias, the weight of each of these features, and how much it says where they differ."""
    columns = {name: [row.get(name, 0.0) for row, *_ in rows] for name in names}
    middle = {name: sum(column) / len(rows) for name, column in columns.items()}
    spread = {name: _spread(column, middle[name]) for name, column in columns.items()}
    names = [name for name in names if spread[name] > 0]
    scaled = [[(each - middle[name]) / spread[name] for each in columns[name]] for name in names]
    begun = [0.0, *(start.get(name, 0.0) for name in names)]
    hits, counts = [float(won) for _, won, _ in rows], [weight for *_, weight in rows]
    found = newton([[1.0] * len(rows), *scaled], hits, counts, begun)
    weights = {name: each / spread[name] for name, each in zip(names, found[1:], strict=True)}
    bias = found[0] - sum(weights[name] * middle[name] for name in names)
    strengths = dict(zip(names, found[1:], strict=True))
    return round(bias, 5), {name: round(each, 5) for name, each in weights.items()}, strengths


def _spread(values: Sequence[float], middle: float) -> float:
    return sqrt(sum((value - middle) ** 2 for value in values) / len(values))


def newton(columns: Sequence[Column], hits: Column, counts: Column, start: Column) -> list[float]:
    """The weight of each column of numbers, the first of which is all ones.

    A step that would lead too far is halved until it leads down.
    """
    weights, loss = list(start), _loss(columns, hits, counts, start)
    for _ in range(_STEPS):
        step = solve(*_slope(columns, hits, counts, weights))
        if max(map(abs, step)) < _ENOUGH:
            break
        further = list(map(add, weights, step))
        while (there := _loss(columns, hits, counts, further)) > loss + _ENOUGH:
            step = [each / 2 for each in step]
            further = list(map(add, weights, step))
        weights, loss = further, there
    return weights


def _points(columns: Sequence[Column], weights: Column) -> list[float]:
    """The sum of the columns, each with its weight."""
    points = [0.0] * len(columns[0])
    for weight, column in zip(weights, columns, strict=True):
        points = [point + weight * each for point, each in zip(points, column, strict=True)]
    return points


def _loss(columns: Sequence[Column], hits: Column, counts: Column, weights: Column) -> float:
    """How unlikely what happened is, by these weights, and how far they are pulled from 0."""
    pull = _PULL / 2 * sum(weight * weight for weight in weights[1:])
    told = zip(_points(columns, weights), hits, counts, strict=True)
    return pull - sum([count * log(logistic(p if hit else -p)) for p, hit, count in told])


def _slope(
    columns: Sequence[Column], hits: Column, counts: Column, weights: Column
) -> tuple[list[list[float]], list[float]]:
    """How the way down bends, the lower half of it, and how steep it is."""
    chances = list(map(logistic, _points(columns, weights)))
    rest = [
        count * (hit - chance) for hit, chance, count in zip(hits, chances, counts, strict=True)
    ]
    steep = [count * chance * (1 - chance) for chance, count in zip(chances, counts, strict=True)]
    bend: list[list[float]] = []
    slope: list[float] = []
    for place, (column, weight) in enumerate(zip(columns, weights, strict=True)):
        pull = _PULL if place else 0.0
        part = list(map(mul, steep, column))
        bend.append([sum(map(mul, part, other)) for other in columns[: place + 1]])
        bend[-1][place] += pull
        slope.append(sum(map(mul, rest, column)) - pull * weight)
    return bend, slope


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
