"""What players by rules of thumb have in common: a question, an answer, and dice for ties."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Hashable, Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, overload

from .ask import Ask, Option, Question, Together
from .dice import Dice
from .errors import BrokenPromise
from .kinds import kinds_in
from .match import Match
from .state import State

P = TypeVar("P")
Q = TypeVar("Q", bound=Ask)
Q2 = TypeVar("Q2", bound=Ask)
Q3 = TypeVar("Q3", bound=Ask)
S = TypeVar("S", bound=State[Any])
T = TypeVar("T")

_ANSWERS = "__answers__"

Idea: TypeAlias = Hashable
"""An option, or whatever a player calls a plan of several choices."""


Answering: TypeAlias = Callable[[Callable[[P, S, Q], Option]], Callable[[P, S, Q], Option]]


@overload
def answers(first: type[Q], /) -> Answering[P, S, Q]: ...
@overload
def answers(first: type[Q], second: type[Q2], /) -> Answering[P, S, Q | Q2]: ...
@overload
def answers(
    first: type[Q], second: type[Q2], third: type[Q3], /
) -> Answering[P, S, Q | Q2 | Q3]: ...
def answers(*kinds: type[Ask]) -> Callable[[Callable[..., Option]], Callable[..., Option]]:
    """Make a method of a player its answer to these kinds of questions."""

    def mark(method: Callable[..., Option]) -> Callable[..., Option]:
        setattr(method, _ANSWERS, kinds)
        return method

    return mark


class Planner:
    """A player who can say what it thinks of, so that others may try it out.

    By itself none thinks further than to its next choice.
    """

    lasting: ClassVar[tuple[type[Ask], ...]] = ()
    """Questions whose answers show only in the long run: tried out to the end, or not at all."""
    opening: ClassVar[tuple[type[Ask], ...]] = ()
    """Those of them on which the whole game is built: what came of many games tells more."""
    routine: ClassVar[tuple[type[Ask], ...]] = ()
    """Questions that a rule of thumb answers as well as any thought."""

    def ideas(self, match: Match[Any], seat: int) -> Sequence[Idea]:
        """What it could do here, its own idea first: an option, or a plan of several choices.

        None where every option is an idea.
        """
        return ()

    def pursue(self, idea: Idea) -> None:
        """Carry a plan out from now on."""

    def under_way(self, match: Match[Any], seat: int) -> Option | None:
        """The next choice of the plan that it carries out; None where it is done or upset."""
        return None


class ThumbPlayer(Planner, ABC, Generic[S]):
    """Answers each question by what the position shows; its dice only decide between equals.

    A player names the module of its game's `questions`, and has a method for each of them; a part
    of one, for other classes to build on, names none.
    """

    questions: ClassVar[ModuleType]
    _methods: ClassVar[dict[type[Ask], Callable[[Any, Any, Any], Option]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not hasattr(cls, "questions"):
            return
        found = {
            kind: method
            for base in reversed(cls.__mro__)
            for method in vars(base).values()
            for kind in getattr(method, _ANSWERS, ())
        }
        missing = [each.__name__ for each in kinds_in(cls.questions, Question) if each not in found]
        if missing:
            raise BrokenPromise(
                f"expected {cls.__name__} to answer every question, got no answer to "
                f"{', '.join(missing)}"
            )
        cls._methods = found

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, match: Match[S], seat: int, budget: Any = None) -> Option:
        """The option that looks best to the seat."""
        ask: Ask | None = match.question if type(match.question) is not Together else None
        if ask is None or ask.seat != seat:
            ask = match.ask_of(seat)
            assert ask is not None, f"seat {seat} is not asked"
        return ask.options[0] if len(ask.options) == 1 else self.answer(match.state, ask)

    def interrupt(self, match: Match[S], seat: int, budget: Any = None) -> Option | None:
        """Waits until it is asked."""
        return None

    def answer(self, g: S, ask: Ask) -> Option:
        """The choice between several options."""
        return self._methods[type(ask)](self, g, ask)

    def best(self, things: Sequence[T], score: Callable[[T], float]) -> T:
        """The thing with the highest score; the dice decide between equals."""
        if len(things) == 1:
            return self.dice.pick(things)
        scores = list(map(score, things))
        least = max(scores) - 1e-9
        equals = [thing for thing, points in zip(things, scores, strict=True) if points > least]
        return self.dice.pick(equals)
