"""Where a match stands: a snapshot at an anchor, the answers since, and what these lead to.

A generator can be neither copied nor saved. So a snapshot of the state at an anchor is kept, the
`base`, and every answer since, the `trail`. A snapshot is never changed once taken, and a question
never at all, so copies share them. What is a copy's own is made when it is needed: the state when
somebody looks at it, the flow when a choice is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from .ask import Answer, Asked, Flow, forced, offers
from .errors import BrokenPromise
from .game import Game
from .state import End, Outcome, State, copy_state

S = TypeVar("S", bound=State[Any])


class Anchored(Generic[S]):
    """The part of a match that is copied: where it stands, and how it came there."""

    __slots__ = ("_flow", "_last_anchor", "_state", "base", "game", "outcome", "question", "trail")

    game: Game[S]
    base: S
    trail: list[Answer]
    question: Asked | None
    """What is asked now; None when the match is over."""
    outcome: Outcome | None
    _state: S | None
    _flow: Flow[None] | None
    """None in a copy that has not needed them yet."""
    _last_anchor: int
    """After how many answers since the base the last anchor came that was left."""

    def _stand(self, game: Game[S], base: S, state: S | None) -> None:
        """Stand at an anchor or at the beginning; the flow has not begun."""
        self.game, self.base, self.trail, self._last_anchor = game, base, [], 0
        self._state, self._flow, self.question, self.outcome = state, None, None, base.outcome

    @property
    def state(self) -> S:
        """The position."""
        state = self._state
        return self._arrive() if state is None else state

    def settle(self) -> None:
        """Do at once what a copy puts off; the question is then the one that its own flow asks."""
        if self.outcome is None:
            self._begun()

    def _arrive(self) -> S:
        """Make the state that was put off."""
        if self.question is not None and (self.trail or not self.question.anchor):
            return self._replay()
        self._state = state = copy_state(self.base)
        return state

    def _begun(self) -> Flow[None]:
        """The flow, which stands at the question."""
        state = self.state
        return self._begin(state) if self._flow is None else self._flow

    def _begin(self, state: S) -> Flow[None]:
        """Stand at the anchor where that state is."""
        self._state, self._flow = state, self.game.flow(state)
        self.question = next(self._flow)
        if state.log:
            state.log = []
        return self._flow

    def _replay(self) -> S:
        """Come to the present again from the base."""
        state = copy_state(self.base)
        send = self._begin(state).send
        for answer in self.trail:
            self.question = send(answer)
        if state.log:
            state.log = []
        return state

    def _follow(self, answers: Sequence[Answer]) -> int:
        """Begin the flow and give it these answers as long as they are offered; how many were."""
        state = self.state
        self._flow = self.game.flow(state)
        given = 0
        try:
            question = next(self._flow)
            while given < len(answers) and offers(question, answers[given]):
                given += 1
                question = self._give(question, answers[given - 1])
            while (only := forced(question)) is not None:
                question = self._give(question, only)
        except (End, StopIteration):
            self._finish()
        else:
            self.question = question
        state.log = []
        return given

    def _give(self, question: Asked, answer: Answer) -> Asked:
        """The question that comes after the answer to this one."""
        assert self._flow is not None
        if question.anchor:
            self._last_anchor = len(self.trail)
        following = self._flow.send(answer)
        self.trail.append(answer)
        return following

    def _finish(self) -> None:
        if self.state.outcome is None:
            raise BrokenPromise(
                f"{self.game.id}: expected the flow to end by state.end(outcome); it ran out"
            ) from None
        self.outcome = self.state.outcome
        self.question = None
        self.trail.clear()
