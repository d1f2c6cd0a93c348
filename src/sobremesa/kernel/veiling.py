"""Copies for thinking: what a seat cannot know is dealt anew, what it has seen is there.

A match stands at an anchor with some answers given since. So a veiled copy is the anchor, dealt
anew for the seat as it knows it *now*, and the same answers once more. The dice that were seen
fall again, by number and not by seed; what was shuffled is shuffled otherwise. Others may hold
other cards in the copy: where a chance to interrupt is offered there and was not here, they let it
pass, and where it was offered here and passed, nobody misses it. What others have chosen in secret
is chosen anew. If the seat would have seen something else by all this, the deal is thrown away and
another one made; after some of those the copy stands at the anchor. That happens where something
was shuffled since the anchor, and the seat has seen what came of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from .ask import Answer, Asked, Question, Together, answered_in_secret, forced, offers
from .dice import Dice, NotRemembered, RememberedDice, WatchedDice
from .state import End, Event, State, Told, copy_state

if TYPE_CHECKING:
    from .match import Match

S = TypeVar("S", bound=State[Any])
T = TypeVar("T")

_DEALS = 12
"""How many deals are tried until one gives the seat to see what it has seen."""

_DETOURS = 64
"""How many chances to interrupt may be let pass on the way that nobody had."""


def deal_anew(dice: Dice, *piles: tuple[MutableSequence[T], Sequence[T]]) -> None:
    """Deal the cards of some piles anew among their places.

    Each pile comes with those of its cards that are hidden still: the others have been seen since,
    and stay. Cards are drawn from the end, so of several alike the lower ones are hidden.
    """
    if all(pile == hidden for pile, hidden in piles):
        _deal_all_anew(dice, [pile for pile, _ in piles])
        return
    places: list[tuple[MutableSequence[T], int]] = []
    cards: list[Any] = []
    for pile, hidden in piles:
        left = Counter(hidden)
        for index, card in enumerate(pile):
            if left[card]:
                left[card] -= 1
                places.append((pile, index))
                cards.append(card)
    cards.sort()
    dice.stir(cards)
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = card


def _deal_all_anew(dice: Dice, piles: Sequence[MutableSequence[Any]]) -> None:
    """Deal piles of which nothing has been seen since."""
    cards = sorted(chain.from_iterable(piles))
    dice.stir(cards)
    dealt = 0
    for pile in piles:
        pile[:] = cards[dealt : dealt + len(pile)]
        dealt += len(pile)


class Step(msgspec.Struct, frozen=True):
    """A question since the anchor, how it was answered, and whether the seat was told something."""

    question: Asked
    answer: Answer
    told: bool


class Memory(msgspec.Struct, frozen=True):
    """What happened since the anchor: the steps, the dice, and what a seat was told."""

    steps: list[Step]
    fallen: list[tuple[int, int]]
    shuffled: bool
    told: list[Event]


def come_closer(match: Match[S]) -> None:
    """Take the snapshot that was not taken at the last anchor, if there was one since."""
    last = match._last_anchor
    if last:
        state = copy_state(match.base)
        flow = match.game.flow(state)
        next(flow)
        for answer in match.trail[:last]:
            flow.send(answer)
        state.log = []
        match.base, match.trail, match._last_anchor = state, match.trail[last:], 0


def veiled(match: Match[S], seat: int, dice: Dice) -> Match[S]:
    """A copy of a match that is not over, for one seat to think on."""
    question = match.question
    if question is not None and question.anchor:
        twin = _dealt_anew(match, match.base, seat, dice, match.base, ())
        if not _is_asked_alone(question, seat):
            twin._follow(())
        else:
            # What a seat is asked hangs on nothing that it cannot know.
            twin.question = question
        return twin
    memory = _remembered(match, seat)
    for _ in range(_DEALS):
        twin = _dealt_anew(match, match.base, seat, dice, match.state, memory.fallen)
        if _follow(twin, match, memory, seat, dice) and _asks_the_same(match, twin, seat):
            return twin
    twin = _dealt_anew(match, match.base, seat, dice, match.base, ())
    twin._follow(())
    return twin


def _is_asked_alone(question: Asked, seat: int) -> bool:
    """Whether the seat is asked, and nobody else has anything to answer meanwhile."""
    return (
        isinstance(question, Question)
        and not question.also
        and (seat == question.seat or seat in question.group)
    )


def _remembered(match: Match[S], seat: int) -> Memory:
    """What happened since the anchor; worked out once for all copies at this question."""
    known = match._memory
    if known is None or known[0] is not match.question or known[1] != seat:
        assert match.question is not None
        match._memory = known = match.question, seat, remember(match, seat)
    return known[2]


def remember(match: Match[S], seat: int) -> Memory:
    """Play on from the anchor, and watch."""
    state = copy_state(match.base)
    watched = WatchedDice(state.dice)
    state.dice = watched
    flow = match.game.flow(state)
    question = next(flow)
    steps: list[Step] = []
    told: list[Event] = []
    for answer in match.trail:
        after = flow.send(answer)
        news = _told(state, seat)
        steps.append(Step(question, answer, bool(news)))
        told += news
        state.log = []
        question = after
    return Memory(steps, watched.fallen, watched.shuffled, told)


def _told(state: State[Any], seat: int) -> list[Event]:
    """The events since the anchor that the seat knows of."""
    return [
        line.event if isinstance(line, Told) else line
        for line in state.log
        if not isinstance(line, Told) or line.to is None or seat in line.to
    ]


def _dealt_anew(
    match: Match[S], anchor: S, seat: int, dice: Dice, now: S, fallen: Sequence[tuple[int, int]]
) -> Match[S]:
    """The anchor, with what the seat cannot know now dealt anew; its flow has not begun."""
    state = copy_state(anchor)
    match.game.veil(state, seat, dice, now)
    future = dice.next()
    state.dice = RememberedDice(future, fallen) if fallen else Dice(future)
    return match._at(match.game, match.setup, state)


def _follow(twin: Match[S], match: Match[S], memory: Memory, seat: int, dice: Dice) -> bool:
    """Give the answers once more; whether all could be, and the seat has seen the same."""
    walk = _Walk(twin, match, memory, seat, dice)
    try:
        walk.go()
    except (End, StopIteration, NotRemembered):
        return False
    if isinstance(twin.state.dice, RememberedDice):
        twin.state.dice.forget_the_rest()
    seen = _told(twin.state, seat)
    twin.state.log = []
    return walk.arrived and seen[: len(memory.told)] == memory.told


class _Walk:
    """The way of a copy from its anchor to where the original stands."""

    def __init__(
        self, twin: Match[Any], match: Match[Any], memory: Memory, seat: int, dice: Dice
    ) -> None:
        self.twin = twin
        self.steps = memory.steps
        self.goal = match.question
        self.seat = seat
        self.dice = dice
        self.place = 0

    def go(self) -> None:
        """Answer question after question, until there is no answer or the goal is reached."""
        twin = self.twin
        twin._flow = flow = twin.game.flow(twin.state)
        twin.question = question = next(flow)
        for _ in range(len(self.steps) + _DETOURS):
            self._skip_what_nobody_misses(question)
            if self.arrived and _alike(question, self.goal):
                return
            answer = self._answer(question)
            if answer is None:
                return
            twin.question = question = flow.send(answer)
            twin.trail.append(answer)

    @property
    def arrived(self) -> bool:
        """Whether everything was answered once more."""
        return self.place == len(self.steps)

    def _skip_what_nobody_misses(self, question: Asked) -> None:
        """Chances to interrupt that others let pass, where the copy gives them none."""
        while not self.arrived:
            step = self.steps[self.place]
            if _alike(question, step.question) or not _let_pass(step, self.seat):
                return
            self.place += 1

    def _answer(self, question: Asked) -> Answer | None:
        """What is answered in the copy, if it is known."""
        if not self.arrived and _alike(question, self.steps[self.place].question):
            self.place += 1
            return self._once_more(question, self.steps[self.place - 1])
        if _may_pass(question, self.seat):
            assert isinstance(question, Question)
            return question.options[0]
        return forced(question)

    def _once_more(self, question: Asked, step: Step) -> Answer | None:
        """The same answer, if it is offered; or another one, if others gave it unseen."""
        answer = step.answer
        if not step.told and answered_in_secret(step.question, answer, self.seat):
            assert isinstance(question, Question)
            secret = [
                ask for ask in question.every() if ask.secret and self.seat not in ask.seats()
            ]
            return self.dice.pick(self.dice.pick(secret).options) if secret else None
        return answer if offers(question, answer) else None


def _asks_the_same(match: Match[Any], twin: Match[Any], seat: int) -> bool:
    """Whether the seat, if it is asked, is asked and offered the same in the copy."""
    own = match.ask_of(seat)
    if own is None:
        return True
    other = twin.ask_of(seat)
    return (
        other is not None
        and (own.kind, own.details()) == (other.kind, other.details())
        and list(own.options) == list(other.options)
    )


def _alike(question: Asked | None, other: Asked | None) -> bool:
    """Whether two questions are of one kind, put to the same seats."""
    if isinstance(question, Question) and isinstance(other, Question):
        return (question.seat, question.kind) == (other.seat, other.kind)
    if isinstance(question, Together) and isinstance(other, Together):
        return question.asks.keys() == other.asks.keys()
    return False


def _may_pass(question: Asked, seat: int) -> bool:
    """Whether this is a chance to interrupt that another seat may let go by."""
    return isinstance(question, Question) and bool(question.window) and seat not in question.seats()


def _let_pass(step: Step, seat: int) -> bool:
    """Whether another seat had a chance to interrupt here, and let it go by."""
    question = step.question
    return (
        _may_pass(question, seat)
        and isinstance(question, Question)
        and step.answer == question.options[0]
    )
