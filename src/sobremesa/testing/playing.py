"""Seats that choose at random."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel import Ask, BrokenPromise, Dice, Match, Option


def play_some(match: Match[Any], dice: Dice, most: int) -> None:
    """Play a match by seats that choose at random, to its end or for so many decisions."""
    for _ in range(most):
        if match.question is None:
            return
        match.answer(*random_choice(match, dice))


def play_out(match: Match[Any], dice: Dice, most: int) -> None:
    """Play a match to its end, which must come within so many decisions."""
    play_some(match, dice, most)
    if match.question is not None:
        raise BrokenPromise(f"expected an end, got none in {most} more decisions")


def random_choice(match: Match[Any], dice: Dice) -> tuple[int, Option]:
    """Any choice: mostly of a seat that is awaited, now and then of one that may interrupt."""
    asks = match.asks()
    ask: Ask = dice.pick(asks) if len(asks) > 1 else asks[0]
    seat = ask.seat
    if (ask.group or ask.also) and not dice.below(8):
        seat = dice.pick(ask.seats())
    own = ask.of(seat)
    assert own is not None
    return seat, dice.pick(own.options)
