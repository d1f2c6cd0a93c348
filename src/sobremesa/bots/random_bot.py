"""The player that takes any option, each as likely as the others."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel import Ask, BrokenPromise, Dice, Match, NotOffered, Option, Together

from .bot import Bot, Budget

_SELDOM = 16
"""A random player interrupts once in so many chances: else it would waste at once whatever may be
used at any time, and no random game would show it used late."""


class RandomBot(Bot):
    """Chooses without looking."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        """Any option."""
        ask = match.ask_of(seat)
        if ask is None:
            awaited = " and ".join(map(str, match.awaited()))
            raise NotOffered(f"seat {seat} was to choose, but seat {awaited} is awaited")
        return pick(ask, self.dice)

    def interrupt(
        self,
        match: Match[Any],
        seat: int,
        budget: Budget,
    ) -> Option | None:
        """Any option, now and then."""
        ask = match.ask_of(seat)
        if ask is None or self.dice.below(_SELDOM):
            return None
        return pick(ask, self.dice)


def pick(ask: Ask, dice: Dice) -> Option:
    """Any option of the question."""
    if not ask.options:
        raise BrokenPromise(f"expected an option for seat {ask.seat} at {ask.kind!r}, got none")
    return dice.pick(ask.options)


def any_choice(match: Match[Any], dice: Dice) -> tuple[int, Option]:
    """Any choice that can be made now, with the seat that makes it."""
    asks = match.asks()
    ask = asks[0] if len(asks) == 1 else dice.pick(asks)
    for other in ask.also:
        if not dice.below(_SELDOM):
            return other.seat, pick(other, dice)
    seat = dice.pick((ask.seat, *ask.group)) if ask.group else ask.seat
    return seat, pick(ask, dice)


def play_randomly(match: Match[Any], dice: Dice, most: int) -> int:
    """Play at most so many random choices and say how many it took.

    The loop that laboratories and searches live in: it costs little more than the rules.
    """
    answer, below = match.answer, dice.below
    for played in range(most):
        question = match.question
        if question is None:
            return played
        if type(question) is Together or question.also or question.group:
            answer(*any_choice(match, dice))
        elif options := question.options:
            answer(question.seat, options[below(len(options))])
        else:
            pick(question, dice)
    return most
