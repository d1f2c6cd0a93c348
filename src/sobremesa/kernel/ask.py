"""Questions and answers: a rule that needs a decision yields an `Ask` and gets the chosen option.

The list of options is the only gate. What is not offered cannot be chosen, by anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, NoReturn, TypeAlias

import msgspec

from .errors import BrokenPromise


class Option(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Something that may be chosen. Subclasses encode as `["Step", 1]`."""


class Pass(Option, frozen=True, tag=True, array_like=True):
    """Let the opportunity go by."""


class Done(Option, frozen=True, tag=True, array_like=True):
    """Stop choosing more of the same."""


PASS = Pass()
DONE = Done()


class Ask(msgspec.Struct, gc=False):
    """One question: who may answer, which message explains it, and every legal option.

    `seat` leads: everybody waits for it. `group` names further seats that may give the same answer
    ('the players decide'). `also` holds what other seats may do meanwhile, each an ask of its own;
    the first choice made goes on.

    An `anchor` promises that the state alone says how to come back here.
    A `window` names the kind of interruption this is, and then the first option lets it go by; a
    seat's standing orders say which windows it wants to be asked about.
    `about` is whatever the text of the prompt needs. A `secret` prompt is not shown to others, who
    only see that the seat is awaited. `shown` asks even when there is but one option.
    """

    seat: int
    prompt: str
    options: Sequence[Option]
    anchor: bool = False
    group: tuple[int, ...] = ()
    also: tuple[Ask, ...] = ()
    window: str = ""
    about: Any = None
    secret: bool = False
    shown: bool = False

    def seats(self) -> tuple[int, ...]:
        """Everyone who may answer now, the lead first."""
        if not self.also:
            return (self.seat, *self.group)
        return (self.seat, *self.group, *(seat for ask in self.also for seat in ask.seats()))

    def of(self, seat: int) -> Ask | None:
        """The question as it is put to that seat, if it may answer."""
        if seat == self.seat or seat in self.group:
            return self
        for ask in self.also:
            if (found := ask.of(seat)) is not None:
                return found
        return None

    def offers(self, kind: type[Option]) -> bool:
        """Whether an option of that kind is among those offered."""
        return any(isinstance(option, kind) for option in self.options)

    def every(self) -> Iterator[Ask]:
        """This ask, and what other seats may do meanwhile."""
        yield self
        for ask in self.also:
            yield from ask.every()


class Together(msgspec.Struct, gc=False):
    """Secret and simultaneous questions: nobody sees an answer before all are in.

    The flow gets a dict of the answers by seat.
    """

    asks: Mapping[int, Ask]
    anchor: bool = False

    def lead(self, seat: int) -> int:
        """The seat for which that seat answers: itself, or the lead of its group."""
        if seat in self.asks:
            return seat
        return next(lead for lead, ask in self.asks.items() if ask.of(seat) is not None)


Question: TypeAlias = Ask | Together
Answer: TypeAlias = Any
"""An Option for an Ask, a dict of Options by seat for a Together."""
Flow: TypeAlias = Generator[Question, Answer, Any]


def window(
    order: Sequence[int],
    ask: Callable[[int], Ask | None],
    resolve: Callable[[int, Option], Flow],
) -> Flow:
    """Offer an interruption to each seat in turn, until all have passed in a row.

    `ask` gives a seat's question, or None when it cannot respond. `resolve` carries out an answer
    other than `Pass`; then the next seat is asked, and everybody has another chance.
    """
    passed = turn = 0
    while passed < len(order):
        seat = order[turn % len(order)]
        turn += 1
        question = ask(seat)
        answer = PASS if question is None else (yield question)
        if isinstance(answer, Pass):
            passed += 1
        else:
            passed = 0
            yield from resolve(seat, answer)


def unexpected(answer: object) -> NoReturn:
    """For the last case of a match over options: nothing else was offered."""
    raise BrokenPromise(f"expected an answer that was offered, got {answer}")


def offers(question: Question, answer: Answer) -> bool:
    """Whether a question can be answered so, by whomever it is put to."""
    if isinstance(question, Together):
        return isinstance(answer, dict) and all(
            seat in answer and answer[seat] in ask.options for seat, ask in question.asks.items()
        )
    return any(answer in ask.options for ask in question.every())


def answered_in_secret(question: Question, answer: Answer, reader: int) -> bool:
    """Whether this may be the answer to a secret question that others than the reader were asked.

    The answers to a Together are turned over when all are in.
    """
    return isinstance(question, Ask) and any(
        ask.secret and reader not in (ask.seat, *ask.group) and answer in ask.options
        for ask in question.every()
    )


def forced(question: Question) -> Answer | None:
    """The only possible answer to a question that need not be put, else None."""
    if isinstance(question, Ask):
        if len(question.options) == 1 and not question.shown and not question.also:
            return question.options[0]
        return None
    asks = question.asks
    if all(len(ask.options) == 1 and not ask.shown for ask in asks.values()):
        return {seat: ask.options[0] for seat, ask in asks.items()}
    return None
