"""A match: a state, the flow of its rules, and the question everybody is waiting for.

At an anchor a copy is a copy of the state; elsewhere it is a copy of the last anchor, and the
answers since given again (`anchored.py`). Snapshots cost time, so a match without a journal takes
them rarely; when somebody copied it between two anchors, or took a veiled copy, it takes one at
each of the next anchors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from .anchored import Anchored
from .ask import Answer, Ask, Asked, Option, Question, Together, forced
from .dice import Dice
from .errors import NotFound, NotOffered
from .game import Game
from .journal import Journal
from .missions import Setup
from .saving import read_match, write_match
from .sparing import Sparing
from .state import End, State, copy_state
from .veiling import Memory, come_closer, veiled

S = TypeVar("S", bound=State[Any])

_LONGEST_TRAIL = 64
_ANCHORS_TO_KEEP = 16
"""At how many anchors a match takes a snapshot after a copy that needed one."""


class Match(Anchored[S]):
    """One game being played."""

    __slots__ = (
        "_anchors_to_keep",
        "_memory",
        "alone",
        "chapter_orders",
        "journal",
        "orders",
        "pending",
        "setup",
        "sparing",
    )  # fmt: skip

    setup: Setup
    pending: dict[int, Option]
    """Answers to a Together that are in already."""
    journal: Journal[S] | None
    """Choices, events and dice from the beginning, if they are kept."""
    orders: dict[int, set[str]]
    """Standing orders: the windows that a seat lets go by without being asked."""
    alone: bool
    """Whether at most one person plays, from whom no pause has anything to hide: then a seat with
    but one answer is not asked, and the answer is a choice like any other."""
    chapter_orders: dict[int, dict[str, int]]
    """The windows that a seat lets go by within one chapter of the journal."""
    sparing: Sparing | None
    """How its table spares the players questions; without a table everything is asked."""
    _anchors_to_keep: int
    _memory: tuple[Asked, int, Memory] | None
    """What veiled copies at this question remember for a seat."""

    # Beginnings

    @classmethod
    def start(cls, game: Game[S], setup: Setup, seed: int, *, keep: bool = False) -> Match[S]:
        """A new match. With `keep` it keeps a journal: log, record and undo need one."""
        book = game.book(setup)
        state = game.new(setup, book, Dice(seed).noting() if keep else Dice(seed))
        state.bind(book)
        return cls.of(game, setup, state, keep=keep)

    @classmethod
    def of(cls, game: Game[S], setup: Setup, state: S, *, keep: bool = False) -> Match[S]:
        """A match that goes on from a state at its beginning or at an anchor."""
        match = cls._at(game, setup, copy_state(state), state)
        if keep:
            state.dice = state.dice.noting()
            match.journal = Journal(match.base)
        if match.outcome is None:
            match._flow = game.flow(state)
            match._go(None)
            if match.question is not None and match.question.anchor:
                match.base, match.trail = copy_state(state), []
        return match

    @classmethod
    def _at(cls, game: Game[S], setup: Setup, base: S, state: S | None = None) -> Match[S]:
        """A match at an anchor or its beginning, whose flow has not begun."""
        match = cls.__new__(cls)
        match._stand(game, base, state)
        match.setup, match.pending, match.orders, match.chapter_orders = setup, {}, {}, {}
        match.journal = match.sparing = match._memory = None
        match.alone, match._anchors_to_keep = False, 0
        return match

    # Questions

    def asks(self) -> Sequence[Ask]:
        """The questions still open: one, or one for each seat that has yet to answer a Together."""
        question = self.question
        if question is None:
            return ()
        if type(question) is Together:
            return [ask for seat, ask in question.asks.items() if seat not in self.pending]
        return (question,)

    def ask_of(self, seat: int) -> Ask | None:
        """What that seat is asked now, if anything."""
        for ask in self.asks():
            if (found := ask.of(seat)) is not None:
                return found
        return None

    def awaited(self) -> tuple[int, ...]:
        """The seats that everybody waits for."""
        return tuple(ask.seat for ask in self.asks())

    # Choosing

    def choose(self, seat: int, option: Option) -> None:
        """Make a choice for a seat. What is not offered is refused and changes nothing."""
        question = self.question
        lead = question if isinstance(question, Question) and question.seat == seat else None
        ask = lead or self.ask_of(seat)
        if ask is None or option not in ask.options:
            raise NotOffered(self._refusal(seat, option))
        self.answer(seat, option)
        if self.alone or self.orders or self.chapter_orders or self.sparing is not None:
            self._heed_orders()
        if self.journal is not None and self.question is not question:
            self.journal.put(seat, self.asks())

    def answer(self, seat: int, option: Option) -> None:
        """Make a choice that is known to be offered: the fast way for players in this process."""
        if self.sparing is not None:
            self.sparing.heard(self, seat, option)
        if self.journal is not None:
            self.journal.chosen(seat, option)
        question, pending, length = self.question, self.pending, len(self.trail)
        try:
            if type(question) is Together:
                self._add(question, seat, option)
            else:
                self._go(option)
        except Exception:
            self._restore(pending, length)
            raise

    def _add(self, question: Together[Option], seat: int, option: Option) -> None:
        """One more answer to a Together, and on with the match if it was the last."""
        answers = self.pending | {question.lead(seat): option}
        if len(answers) < len(question.asks):
            self.pending = answers
            return
        self.pending = {}
        if self.journal is not None and len(answers) > 1:
            self.journal.turned_over()
        self._go({other: answers[other] for other in question.asks})

    def _go(self, answer: Answer | None) -> None:
        """Send the answer and all forced ones after it, up to the next question or the end."""
        flow = self._flow or self._begun()
        trail, send, asked = self.trail, flow.send, self.question
        if asked is not None and asked.anchor:
            self._last_anchor = len(trail)
        try:
            question = next(flow) if answer is None else send(answer)
            if answer is not None:
                trail.append(answer)
            # Most questions have several options: they are not worth a call.
            while (type(question) is Together or len(question.options) < 2) and (
                only := forced(question)
            ) is not None:
                if question.anchor:
                    self._last_anchor = len(trail)
                question = send(only)
                trail.append(only)
        except (End, StopIteration):
            self._finish()
        else:
            self.question = question
            if question.anchor and (
                self._anchors_to_keep or self.journal is not None or len(trail) >= _LONGEST_TRAIL
            ):
                self._snapshot()
        journal, state = self.journal, self.state
        if state.log:
            if journal is not None:
                journal.told(state.log)
            state.log = []
        if journal is not None:
            journal.settled(self)

    def _heed_orders(self) -> None:
        """Answer for everybody who need not be asked, by standing order or because of a tie."""
        while isinstance(ask := self.question, Question):
            tie = None if self.sparing is None else self.sparing.decided(self, ask)
            if tie is not None:
                self._decide(ask, tie)
            elif not ask.group and not ask.also and self._lets_go(ask):
                self.answer(ask.seat, ask.options[0])
            else:
                return

    def _decide(self, ask: Ask, option: Option) -> None:
        """The table decides a tie, and the journal remembers that nobody was asked."""
        self.answer(ask.seat, option)
        if self.journal is not None:
            self.journal.choices[-1].decided = True

    def _lets_go(self, ask: Ask) -> bool:
        if self.alone and len(ask.options) == 1:
            return True
        seat, window = ask.seat, ask.window
        if window in self.orders.get(seat, ()):
            return True
        chapter = self.chapter_orders.get(seat, {}).get(window)
        if chapter is not None and self.journal is not None and chapter == self.journal.chapter:
            return True
        return self.sparing is not None and self.sparing.lets_be(self, ask)

    def _refusal(self, seat: int, option: Option) -> str:
        if self.outcome is not None:
            return f"seat {seat} chose {option}, but the match is over: {self.outcome.result}"
        ask = self.ask_of(seat)
        if ask is None:
            return (
                f"seat {seat} chose {option}, but expected is an answer from seat "
                f"{' and '.join(map(str, self.awaited()))}"
            )
        offered = ", ".join(map(str, ask.options[:20]))
        more = f" and {len(ask.options) - 20} more" if len(ask.options) > 20 else ""
        return f"seat {seat} chose {option}, but {ask.kind!r} offers {offered}{more}"

    # Copies

    def copy(self) -> Match[S]:
        """A match apart: the same position, the same future, no journal."""
        if self.outcome is not None:
            return Match.of(self.game, self.setup, copy_state(self.state))
        twin = Match._at(self.game, self.setup, self.base)
        twin.trail, twin._last_anchor = self.trail[:], self._last_anchor
        twin.question, twin.pending = self.question, self.pending.copy()
        if self.question is None or not self.question.anchor:
            self._anchors_to_keep = _ANCHORS_TO_KEEP
        elif self.trail:
            twin._state = copy_state(self.state)
        return twin

    def veiled(self, seat: int, dice: Dice) -> Match[S]:
        """A copy for thinking: what the seat cannot know is dealt anew, and so is the future.

        What the seat has seen is there. Where no deal is found that gives it to see the same, the
        copy stands a little earlier than the original.
        """
        if self.outcome is not None:
            return self.copy()
        self._anchors_to_keep = _ANCHORS_TO_KEEP
        if self.question is not None and self.question.anchor:
            self._snapshot()
        else:
            come_closer(self)
        return veiled(self, seat, dice)

    def _restore(self, pending: dict[int, Option], length: int) -> None:
        """Undo what a rule that failed half-way did; the match is as it was before the choice."""
        self.pending = pending
        del self.trail[length:]
        self._last_anchor = 0
        self._replay()
        if self.journal is not None:
            self.state.dice = self.state.dice.noting()
            self.journal.retract(self)

    def _snapshot(self) -> None:
        if self.trail:
            self.base = copy_state(self.state)
            self.trail = []
            self._anchors_to_keep = max(0, self._anchors_to_keep - 1)

    # Undo

    def rewound(self, number: int) -> Match[S]:
        """The match as it was before choice `number`; the same dice will come back."""
        journal = self.journal
        if journal is None:
            raise NotFound("a match without a journal cannot go back: start it with keep=True")
        if not 0 <= number <= len(journal.choices):
            raise NotFound(f"expected a choice from 0 to {len(journal.choices)}, got {number}")
        twin = Match.resume(self.game, self.setup, journal, number)
        twin.orders = {seat: set(windows) for seat, windows in self.orders.items()}
        twin.chapter_orders = {seat: dict(windows) for seat, windows in self.chapter_orders.items()}
        twin.alone = self.alone
        twin.sparing = None if self.sparing is None else self.sparing.anew()
        return twin

    @classmethod
    def resume(cls, game: Game[S], setup: Setup, journal: Journal[S], number: int) -> Match[S]:
        """The match before choice `number` of a journal, played again from its latest snapshot."""
        snapshot = journal.snapshot_before(number)
        match = cls.of(game, setup, copy_state(snapshot.base), keep=True)
        assert match.journal is not None
        match.journal.begin_from(journal, snapshot)
        for choice in journal.choices[snapshot.number : number]:
            match.answer(choice.seat, choice.option)
            match.journal.choices[-1].revealed = choice.revealed
            match.journal.choices[-1].decided = choice.decided
        return match

    # Saving

    def save(self) -> bytes:
        """The match as JSON; `load` comes back to the same question."""
        return write_match(self)

    @classmethod
    def load(cls, game: Game[S], data: bytes) -> Match[S]:
        """A saved match, without a journal."""
        saved = read_match(game, data)
        match = cls._at(game, saved.setup, copy_state(saved.state), saved.state)
        match.orders = saved.orders
        if match.outcome is None:
            given = match._follow(saved.answers)
            saved.must_have_gone_on(game, given)
        match.pending = saved.pending
        return match
