"""Questions and answers: a rule that needs a decision puts a `Question` and gets the chosen option.

A question is a struct of its own kind, with fields that say what it is about:

    class Reload(Question[Pass | Pay]):
        rule = "inc.rf.reload"
        figure: int
        price: int

    answer = yield from Reload(seat, [PASS, PAY], figure.id, price)

The list of options is the only gate. What is not offered cannot be chosen, by anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import cache
from typing import ClassVar, Generic, NoReturn, TypeAlias, TypeVar, final

import msgspec

from .errors import BrokenPromise
from .kinds import kebab


class Option(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Something that may be chosen. Subclasses encode as `["Step", 1]`."""


class Pass(Option, frozen=True, tag=True, array_like=True):
    """Let the opportunity go by."""


class Done(Option, frozen=True, tag=True, array_like=True):
    """Stop choosing more of the same."""


PASS = Pass()
DONE = Done()

O = TypeVar("O", bound=Option, covariant=True)  # noqa: E741
T = TypeVar("T")


class _Put(msgspec.Struct, Generic[O], gc=False):
    """Who is asked, and every legal option: these two stand first."""

    seat: int
    options: Sequence[O]


class Question(_Put[O], Generic[O], kw_only=True, gc=False):
    """One question. A game has a subclass for each kind, whose fields say what it is about.

    `seat` leads: everybody waits for it. `group` names further seats that may give the same answer
    ('the players decide'). `also` holds what other seats may do meanwhile, each a question of its
    own; the first choice made goes on. An `anchor` promises that the state alone says how to come
    back here. `shown` asks even when there is but one option.

    `rule` is the rule behind the question, `kind` its name in words and messages, made from the
    name of the class. A `window` names the kind of interruption this is, and then the first option
    lets it go by; a seat's standing orders say which windows it wants to be asked about. A `secret`
    question is not shown to others, who only see that the seat is awaited.
    """

    rule: ClassVar[str] = ""
    kind: ClassVar[str] = ""
    anchor: bool = False
    group: tuple[int, ...] = ()
    also: tuple[Ask, ...] = ()
    shown: bool = False

    def __init_subclass__(cls) -> None:
        if "kind" not in cls.__dict__:
            cls.kind = kebab(cls.__name__)

    @property
    def window(self) -> str:
        """The window that it belongs to, if it is an interruption."""
        return ""

    @property
    def secret(self) -> bool:
        """Whether others may not know what is asked."""
        return False

    def __iter__(self) -> Generator[Question[O], Answer, O]:
        """Put the question: `yield from` it to get the answer."""
        # The match sends only what was offered.
        return (yield self)  # type: ignore[return-value]

    def details(self) -> dict[str, object]:
        """What it is about: the fields of its kind."""
        return {field: getattr(self, field) for field in fields_of(type(self))}

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
        """This question, and what other seats may do meanwhile."""
        yield self
        for ask in self.also:
            yield from ask.every()


@cache
def fields_of(kind: type[Question[Option]]) -> tuple[str, ...]:
    """The fields that a kind of question adds to those that all have."""
    shared = Question.__struct_fields__
    return tuple(field for field in kind.__struct_fields__ if field not in shared)


@final
class Together(msgspec.Struct, Generic[O], gc=False):
    """Secret and simultaneous questions: nobody sees an answer before all are in.

    The flow gets a dict of the answers by seat. It has no subclasses, so that `type(question) is
    Together` tells it from a question: the quickest test there is, made at every decision.
    """

    asks: Mapping[int, Question[O]]
    anchor: bool = False

    def __iter__(self) -> Generator[Together[O], Answer, dict[int, O]]:
        """Put the questions: `yield from` them to get the answers."""
        return (yield self)  # type: ignore[return-value]

    def lead(self, seat: int) -> int:
        """The seat for which that seat answers: itself, or the lead of its group."""
        if seat in self.asks:
            return seat
        return next(lead for lead, ask in self.asks.items() if ask.of(seat) is not None)


Ask: TypeAlias = Question[Option]
"""Any question."""
Asked: TypeAlias = Ask | Together[Option]
"""What a match waits for."""
Answer: TypeAlias = Option | dict[int, Option]
"""An option for a question, options by seat for a Together."""
Flow: TypeAlias = Generator[Asked, Answer, T]
"""A rule that may ask, and gives a value in the end: `Flow[None]` if it gives none."""


@cache
def others(seat: int, seats: int) -> tuple[int, ...]:
    """All seats but one: the `group` of a question that everybody may answer."""
    return tuple(other for other in range(seats) if other != seat)


def window(
    order: Sequence[int],
    ask: Callable[[int], Question[O | Pass] | None],
    resolve: Callable[[int, O], Flow[None]],
) -> Flow[None]:
    """Offer an interruption to each seat in turn, until all have passed in a row.

    `ask` gives a seat's question, or None when it cannot respond. `resolve` carries out an answer
    other than `Pass`; then the next seat is asked, and everybody has another chance.
    """
    passed = turn = 0
    while passed < len(order):
        seat = order[turn % len(order)]
        turn += 1
        question = ask(seat)
        answer = PASS if question is None else (yield from question)
        if isinstance(answer, Pass):
            passed += 1
        else:
            passed = 0
            yield from resolve(seat, answer)


def unanchored(flow: Flow[T]) -> Flow[T]:
    """A rule in the midst of something that the state does not hold: it has no anchors there."""
    try:
        question = next(flow)
        while True:
            question.anchor = False
            question = flow.send((yield question))
    except StopIteration as end:
        result: T = end.value
        return result


def unexpected(answer: object) -> NoReturn:
    """For the last case of a match over options: nothing else was offered."""
    raise BrokenPromise(f"expected an answer that was offered, got {answer}")


def offers(question: Asked, answer: Answer) -> bool:
    """Whether a question can be answered so, by whomever it is put to."""
    if isinstance(question, Together):
        return isinstance(answer, dict) and all(
            seat in answer and answer[seat] in ask.options for seat, ask in question.asks.items()
        )
    return any(answer in ask.options for ask in question.every())


def answered_in_secret(question: Asked, answer: Answer, reader: int) -> bool:
    """Whether this may be the answer to a secret question that others than the reader were asked.

    The answers to a Together are turned over when all are in.
    """
    return isinstance(question, Question) and any(
        ask.secret and reader not in (ask.seat, *ask.group) and answer in ask.options
        for ask in question.every()
    )


def forced(question: Asked) -> Answer | None:
    """The only possible answer to a question that need not be put, else None."""
    if type(question) is Together:
        asks = question.asks
        if all(len(ask.options) == 1 and not ask.shown for ask in asks.values()):
            return {seat: ask.options[0] for seat, ask in asks.items()}
    elif len(question.options) == 1 and not question.shown and not question.also:
        return question.options[0]
    return None
