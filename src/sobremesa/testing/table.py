"""A match as a test sits at it: choices in, what is offered, asked and told out.

    t = Table(position(GAME, "dinner", picks=["ham", "cod"]))
    t.play("0 Bid 1", "1 Bid 0", "Eat ham", "Accuse")
    assert t.told(Accused) == [Accused(1, Filling.HAM, taker=1)]

After every choice the match is held to what every game promises: an anchor comes back from the
state alone, and every seat and a spectator can be shown the scene and told what happened, in every
language. A game's tests extend it with names for what is the game's own.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from sobremesa.kernel import Ask, Event, Match, State

from .notation import notation, play
from .positions import events_of
from .promises import check_anchor
from .views import check_lines, check_views

S = TypeVar("S", bound=State[Any])
E = TypeVar("E", bound=Event)
Q = TypeVar("Q", bound=Ask)


class Table(Generic[S]):
    """A match at a position."""

    match: Match[S]

    def __init__(self, match: Match[S]) -> None:
        self.sit_down(match)

    def sit_down(self, match: Match[S]) -> None:
        """Play this match from now on."""
        self.match = match
        self._checked = 0
        self.look()

    @property
    def g(self) -> S:
        return self.match.state

    # Playing

    def play(self, *choices: str) -> None:
        """Make choices in short notation, and look at what comes of each."""
        for choice in choices:
            play(self.match, self.spelled(choice))
            self.look()

    def spelled(self, choice: str) -> str:
        """A choice in plain notation; a game may have names of its own for what it is about."""
        return choice

    def look(self) -> None:
        """The question comes back from the state alone, and everybody can be shown and told all."""
        check_anchor(self.match)
        check_views(self.match)
        if (journal := self.match.journal) is not None:
            check_lines(self.match, journal.lines[self._checked :])
            self._checked = len(journal.lines)

    def let_go(self, *windows: str) -> None:
        """All seats let these windows go by from now on, by standing order."""
        self.match.orders = {seat: set(windows) for seat in range(self.match.setup.seats)}

    # What is asked

    @property
    def asked(self) -> type[Ask] | None:
        """The kind of question that is put now, the first if there are several; none at the end."""
        asks = self.match.asks()
        return type(asks[0]) if asks else None

    def question(self, kind: type[Q]) -> Q:
        """The one question that is put now, which is of that kind."""
        asks = self.match.asks()
        if len(asks) != 1 or not isinstance(asks[0], kind):
            raise AssertionError(f"expected one {kind.__name__}, got {asks}")
        return asks[0]

    @property
    def seat(self) -> int:
        """Who is asked, the first if there are several."""
        return self.match.asks()[0].seat

    @property
    def seats(self) -> tuple[int, ...]:
        """Who may answer that question."""
        return self.match.asks()[0].seats()

    def offered(self, seat: int | None = None) -> list[str]:
        """Everything that is offered now, to anybody or to one seat, in plain notation."""
        if seat is not None:
            own = self.match.ask_of(seat)
            return [] if own is None else [notation(option) for option in own.options]
        every = [ask for put in self.match.asks() for ask in put.every()]
        return [notation(option) for ask in every for option in ask.options]

    def offers(self, choice: str, seat: int | None = None) -> bool:
        """Whether an option that begins so is offered now, to anybody or to one seat."""
        words = self.spelled(choice).lower().split()
        return any(each.lower().split()[: len(words)] == words for each in self.offered(seat))

    # What happened

    @property
    def result(self) -> str:
        """How the match ended; empty if it goes on."""
        return "" if self.match.outcome is None else self.match.outcome.result

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in events_of(self.match) if isinstance(event, kind)]

    def order(self, *kinds: type[Event]) -> list[str]:
        """The names of the events of these kinds, in order."""
        return [type(event).__name__ for event in events_of(self.match) if isinstance(event, kinds)]
