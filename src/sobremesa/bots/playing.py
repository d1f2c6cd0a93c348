"""Bots at a table: whose choice it is, and playing on until the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.kernel import Match, Option, Question

from .bot import Bot, Budget

_NO_LIMIT = Budget()


def next_choice(
    match: Match[Any], players: Sequence[Bot], budget: Budget = _NO_LIMIT
) -> tuple[int, Option]:
    """The next choice at a table of bots: an interruption if a seat wants one, else the lead's."""
    ask = match.question
    if not isinstance(ask, Question):
        ask = match.asks()[0]
    for other in ask.also:
        for seat in other.seats():
            option = players[seat].interrupt(match, seat, budget)
            if option is not None:
                return seat, option
    return ask.seat, players[ask.seat].choose(match, ask.seat, budget)


def play(match: Match[Any], players: Sequence[Bot], most: int, budget: Budget = _NO_LIMIT) -> int:
    """Play at most so many choices and say how many it took."""
    for played in range(most):
        if match.question is None:
            return played
        match.choose(*next_choice(match, players, budget))
    return most
