"""What players by rules of thumb have in common: a question, an answer, and dice for ties."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from .ask import Ask, Option
from .dice import Dice
from .match import Match
from .state import State

S = TypeVar("S", bound=State[Any])
T = TypeVar("T")


class ThumbPlayer(ABC, Generic[S]):
    """Answers each question by what the position shows; its dice only decide between equals."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, match: Match[S], seat: int, budget: Any = None) -> Option:
        """The option that looks best to the seat."""
        ask = match.ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked"
        return ask.options[0] if len(ask.options) == 1 else self.answer(match.state, ask)

    def interrupt(self, match: Match[S], seat: int, budget: Any = None) -> Option | None:
        """Waits until it is asked."""
        return None

    @abstractmethod
    def answer(self, g: S, ask: Ask) -> Option:
        """The choice between several options."""

    def best(self, things: Sequence[T], score: Callable[[T], float]) -> T:
        """The thing with the highest score; the dice decide between equals."""
        scored = [(score(thing), thing) for thing in things]
        top = max(points for points, _ in scored)
        return self.dice.pick([thing for points, thing in scored if points > top - 1e-9])
