"""A finished game, looked at again: how it stood, where it turned, and what was luck.

The curve is each seat's chance to win after each choice, if all go on as quick players do. A choice
is judged on what its seat knew: all its options are tried out again, and the one that looks best is
held against it once more, in worlds other than those in which it was found. For whoever takes the
best of many takes their luck as well: only what proves better again, beyond doubt, counts. Luck is
what is left: the position that came, less the one that was to be expected after the same choice,
over all the ways in which the dice and what was hidden could have fallen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeAlias

import msgspec

from sobremesa.kernel import Dice, Match, Option
from sobremesa.kernel.record import Record, begin_again, play_move
from sobremesa.kernel.value import mean_off, most_off

from .bot import Budget
from .forecasts import forecast
from .helpers import outcome
from .search import Search, Tried
from .worlds import Worlds

PLAYOUTS = 48
"""How much is tried for each choice, if nobody says."""
_DEALS = 24
"""In how many worlds it is looked what was to be expected of a choice."""
_HINT = 1.0
"""By how many standard errors another option must look better to be held against the choice."""
_DOUBT = 2.0
"""By how many standard errors it must then be better to be called so, and luck be told as such."""
_SLIGHT = 0.002
"""What is better by less is as good: a fifth of a point of the chance to win."""
_TURNS = 12
"""How many turning points are told."""
LEAST = 0.005
"""What it takes to be one: half a point of the chance to win."""

Chances: TypeAlias = tuple[float, ...]
"""Something of each seat, in chances to win."""


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of a game: how it stood before and after, and what was choice and what luck."""

    number: int
    seat: int
    kind: str
    before: Chances
    """Each seat's chance to win when it was asked."""
    after: Chances
    luck: Chances
    """What each seat owes to chance alone."""
    luck_doubt: Chances
    """The standard errors of that, by how far the deals differ."""
    lost: float = 0.0
    """What the choice cost its seat against the best one."""
    doubt: float = 0.0
    """The standard error of that."""
    better: str = ""
    """The option that was better, if one was, as records write it."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """The way of a seat's chance to win from beginning to end, and what each step came from.

    Own choices, those of others and luck add up to it. What a choice cost against the best one does
    not: whoever could put a mistake right again and again, and never does, would pay for it each
    time.
    """

    seat: int
    choices: int
    began: float
    ended: float
    own: float
    """What came of its own choices, as far as was to be expected."""
    own_doubt: float
    """The standard error of that."""
    others: float
    others_doubt: float
    luck: float
    luck_doubt: float


class Off(msgspec.Struct, frozen=True, kw_only=True):
    """How far chances were from what came true, when they were checked on games not seen."""

    mean: float
    most: float
    """How far the worst of all that was said often was off."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, reviewed."""

    looks: tuple[Look, ...]
    turns: tuple[int, ...]
    """The places in `looks` where it turned, the greatest first."""
    parts: tuple[Part, ...]
    playouts: int
    """How much was tried for each choice."""
    off: Off | None = None
    """How far the chances that are said can be trusted; None where nobody has checked."""


def review(
    record: Record, playouts: int = PLAYOUTS, progress: Callable[[int], None] = lambda _: None
) -> Review:
    """Look at every choice of a record."""
    looks = list(looks_at(record, range(len(record.choices)), playouts, progress))
    return summed_up(record, looks, playouts)


def summed_up(record: Record, looks: Sequence[Look], playouts: int) -> Review:
    """The review that the looks at all choices make, in order."""
    seats = record.header.setup.seats if looks else 0
    return Review(
        looks=tuple(looks),
        turns=_turns(looks),
        parts=tuple(_part(looks, seat) for seat in range(seats)),
        playouts=playouts,
        off=_off(record),
    )


def _part(looks: Sequence[Look], seat: int) -> Part:
    own = [look for look in looks if look.seat == seat]
    others = [look for look in looks if look.seat != seat]
    return Part(
        seat=seat,
        choices=len(own),
        began=looks[0].before[seat],
        ended=looks[-1].after[seat],
        own=_chosen(own, seat),
        own_doubt=_doubt(own, seat),
        others=_chosen(others, seat),
        others_doubt=_doubt(others, seat),
        luck=round(sum(look.luck[seat] for look in looks), 4),
        luck_doubt=_doubt(looks, seat),
    )


def _chosen(looks: Iterable[Look], seat: int) -> float:
    """What was to be expected to come of choices: what luck did not bring."""
    return round(sum(each.after[seat] - each.before[seat] - each.luck[seat] for each in looks), 4)


def _doubt(looks: Iterable[Look], seat: int) -> float:
    """Luck and choice are told apart as well as deals tell what was to be expected."""
    return round(hypot(*(look.luck_doubt[seat] for look in looks)), 4)


def _turns(looks: Sequence[Look]) -> tuple[int, ...]:
    weights = [_weight(look) for look in looks]
    ranked = sorted(range(len(looks)), key=weights.__getitem__, reverse=True)
    return tuple(place for place in ranked[:_TURNS] if weights[place] >= LEAST)


def _weight(look: Look) -> float:
    """How much a choice turned the game, as far as that is beyond doubt."""
    known = [
        abs(luck)
        for luck, doubt in zip(look.luck, look.luck_doubt, strict=True)
        if abs(luck) > _DOUBT * doubt
    ]
    return max([look.lost, *known])


def _off(record: Record) -> Off | None:
    match = begin_again(record)
    game, state, seats = match.game, match.state, range(match.setup.seats)
    # Seats of one side share a model, which counts once.
    found = {game.model(state, seat): game.forecaster(state, seat) for seat in seats}
    checked = [model.calibration for model in found.values() if model and model.calibration]
    if not checked:
        return None
    mean = mean_off([each for bins in checked for each in bins])
    return Off(mean=round(mean, 4), most=round(max(map(most_off, checked)), 4))


def looks_at(
    record: Record,
    numbers: range,
    playouts: int,
    progress: Callable[[int], None] = lambda _: None,
) -> Iterator[Look]:
    """Looks at some choices of a record, by number from 0."""
    match = begin_again(record)
    for number, move in enumerate(record.choices[: numbers.stop]):
        if number < numbers.start:
            play_move(match, move, number + 1)
        else:
            yield _look(match, record, number, playouts)
            progress(1)


def _look(match: Match[Any], record: Record, number: int, playouts: int) -> Look:
    """A look at the next choice, which is then made."""
    move = record.choices[number]
    ask = match.ask_of(move.seat)
    assert ask is not None, f"choice {number + 1}: seat {move.seat} is not asked"
    option = match.game.option_decoder.decode(move.option)
    before, worlds = _values(match), _worlds(match, move.seat, number)
    dealt = _dealt(worlds, option)
    verdict = _verdict(worlds, option, playouts)
    play_move(match, move, number + 1)
    after = _values(match)
    luck, luck_doubt = _luck(after, dealt)
    return Look(
        number=number,
        seat=move.seat,
        kind=ask.kind,
        before=before,
        after=after,
        luck=luck,
        luck_doubt=luck_doubt,
        lost=round(verdict.lost, 4),
        doubt=round(verdict.doubt, 4),
        better=verdict.better,
    )


def _worlds(match: Match[Any], seat: int, number: int) -> Worlds:
    return Worlds(match, seat, Dice(number).next(), forecasts=True)


def _values(match: Match[Any]) -> Chances:
    return tuple(round(forecast(match, seat), 4) for seat in range(match.setup.seats))


def _dealt(worlds: Worlds, option: Option) -> list[Chances]:
    """Each seat's chance after the option, in each world to which a deal leads."""
    found = (worlds.after(number, option) for number in range(_DEALS))
    return [_values(match) for match in found if match is not None]


def _luck(after: Chances, dealt: Sequence[Chances]) -> tuple[Chances, Chances]:
    """How much better than was to be expected it came for each seat, and the standard errors."""
    if len(dealt) < 2:
        return (0.0,) * len(after), (0.0,) * len(after)
    columns = list(zip(*dealt, strict=True))
    luck = [now - fmean(column) for now, column in zip(after, columns, strict=True)]
    doubts = [stdev(column) / sqrt(len(column)) for column in columns]
    return _rounded(luck), _rounded(doubts)


def _rounded(chances: Iterable[float]) -> Chances:
    return tuple(round(each, 4) for each in chances)


class _Verdict(NamedTuple):
    """What a choice cost against a better one, the standard error of that, and that option."""

    lost: float
    doubt: float
    better: str


_RIGHT = _Verdict(0.0, 0.0, "")
"""Nothing is better beyond doubt."""


def _verdict(worlds: Worlds, option: Option, playouts: int) -> _Verdict:
    """What is found to be better, by how much it is so in worlds that did not help to find it."""
    if len(worlds.asked.options) < 2:
        return _RIGHT
    search = Search(worlds, Budget(playouts=playouts), favourite=option)
    search.run()
    found = _most_promising(search)
    if found is None:
        return _RIGHT
    # No search comes to as many worlds as it has playouts.
    gain, error = _held_against(worlds, option, found, range(playouts, playouts + playouts // 2))
    if gain < _SLIGHT or gain <= _DOUBT * error:
        return _RIGHT
    return _Verdict(gain, error, msgspec.json.encode(found).decode())


def _most_promising(search: Search) -> Option | None:
    """The option that came farthest against the choice, if it looks better at all."""
    chosen = search.tried[search.favourite]
    others = [tried for tried in search.tried.values() if tried is not chosen]
    if not others:
        return None
    best = max(others, key=lambda tried: (len(tried.values), tried.gain(chosen)[0]))
    gain, error = best.gain(chosen)
    return best.option if gain > _HINT * error else None


def _held_against(
    worlds: Worlds, chosen: Option, other: Option, numbers: range
) -> tuple[float, float]:
    """By how much another option is better than the chosen one, and the standard error."""
    one, two = Tried(chosen, {}), Tried(other, {})
    for number in numbers:
        if worlds.world(number) is None:
            continue
        for tried in (one, two):
            tried.values[number] = outcome(worlds, number, tried.idea, explain=False).value
        worlds.forget(number)
    return two.gain(one)
