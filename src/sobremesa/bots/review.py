"""A finished game, looked at again: how it stood, where it turned, and what was luck.

The curve is the value of the position for each seat after each choice. A choice is judged on what
its seat knew: all its options are tried out again, and the better one counts only if it is better
beyond doubt. Luck is what is left: the position that came, less the one that was to be expected
after the same choice, over all the ways in which the dice and what was hidden could have fallen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Any

import msgspec

from sobremesa.kernel import Dice, Match
from sobremesa.kernel.record import Record, begin_again, play_move

from .bot import Budget
from .search import Search, Tried
from .worlds import Worlds

PLAYOUTS = 48
"""How much is tried for each choice, if nobody says."""
_DEALS = 12
"""In how many worlds it is looked what was to be expected of a choice."""
_DOUBT = 2.0
"""By how many standard errors another option must be better to be called so."""
_TURNS = 12
"""How many turning points are told."""


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of a game: how it stood before and after, and what was choice and what luck."""

    number: int
    seat: int
    kind: str
    before: tuple[float, ...]
    """Each seat's chance to win when it was asked."""
    after: tuple[float, ...]
    luck: tuple[float, ...]
    """What each seat owes to chance alone."""
    lost: float = 0.0
    """What the choice cost its seat against the best one."""
    doubt: float = 0.0
    """The standard error of that."""
    better: str = ""
    """The option that was better, if one was, as records write it."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat did and what happened to it, in chances to win."""

    seat: int
    choices: int
    lost: float
    luck: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, reviewed."""

    looks: tuple[Look, ...]
    turns: tuple[int, ...]
    """The places in `looks` where it turned, the greatest first."""
    parts: tuple[Part, ...]
    playouts: int
    """How much was tried for each choice."""
    error: float
    """By how much the value of a position is off, on games that it has not seen: its root mean
    square."""


def review(
    record: Record, playouts: int = PLAYOUTS, progress: Callable[[int], None] = lambda _: None
) -> Review:
    """Look at every choice of a record."""
    looks = list(looks_at(record, range(len(record.choices)), playouts, progress))
    return summed_up(record, looks, playouts)


def summed_up(record: Record, looks: Sequence[Look], playouts: int) -> Review:
    """The review that the looks at all choices make, in order."""
    seats = record.header.setup.seats
    parts = [
        Part(
            seat=seat,
            choices=sum(1 for look in looks if look.seat == seat),
            lost=sum(look.lost for look in looks if look.seat == seat),
            luck=sum(look.luck[seat] for look in looks),
        )
        for seat in range(seats)
    ]
    return Review(
        looks=tuple(looks),
        turns=_turns(looks),
        parts=tuple(parts),
        playouts=playouts,
        error=_error(record),
    )


def _turns(looks: Sequence[Look]) -> tuple[int, ...]:
    def weight(place: int) -> float:
        look = looks[place]
        return max(look.lost, *(abs(each) for each in look.luck))

    ranked = sorted(range(len(looks)), key=weight, reverse=True)
    return tuple(place for place in ranked[:_TURNS] if weight(place) > 0)


def _error(record: Record) -> float:
    match = begin_again(record)
    found = [match.game.model_for(match.state, seat) for seat in range(match.setup.seats)]
    errors = [model.error for model in found if model is not None]
    return fmean(errors) ** 0.5 if errors else 0.5


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
    before, seed = _values(match), Dice(number).next()
    worlds = Worlds(match, move.seat, seed)
    expected = _expected(worlds, option)
    verdict = _verdict(match, move.seat, option, Budget(playouts=playouts), seed)
    play_move(match, move, number + 1)
    after = _values(match)
    return Look(
        number=number,
        seat=move.seat,
        kind=ask.kind,
        before=before,
        after=after,
        luck=tuple(now - then for now, then in zip(after, expected or after, strict=True)),
        **verdict,
    )


def _values(match: Match[Any]) -> tuple[float, ...]:
    return tuple(round(match.game.value(match.state, seat), 4) for seat in range(match.setup.seats))


def _expected(worlds: Worlds, option: Any) -> tuple[float, ...] | None:
    """Each seat's chance after the option, over all that may come of it."""
    found = [
        _values(match)
        for number in range(_DEALS)
        if (match := worlds.after(number, option)) is not None
    ]
    return tuple(fmean(column) for column in zip(*found, strict=True)) if found else None


def _verdict(
    match: Match[Any], seat: int, option: Any, budget: Budget, seed: int
) -> dict[str, Any]:
    """What the choice cost against the best one, if another is better beyond doubt."""
    ask = match.ask_of(seat)
    if ask is None or len(ask.options) < 2:
        return {}
    search = Search(Worlds(match, seat, seed), budget, favourite=option)
    search.run()
    chosen = search.tried[option]
    others = [tried for tried in search.tried.values() if tried is not chosen]
    if not others:
        return {}
    best, gain, error = _best(others, chosen)
    if gain <= _DOUBT * error or gain <= 0:
        return {}
    better = msgspec.json.encode(best.option).decode()
    return {"lost": round(gain, 4), "doubt": round(error, 4), "better": better}


def _best(others: Sequence[Tried], chosen: Tried) -> tuple[Tried, float, float]:
    """The option that gains most on the chosen one, by how much, and the standard error."""
    best = max(others, key=lambda tried: (len(tried.values), tried.gain(chosen)[0]))
    return best, *best.gain(chosen)
