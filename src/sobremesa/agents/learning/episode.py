"""One match as agents play it: who is to act, what they see, and what their numbers mean.

A number is the place of an option in the list that the rules give, counted from 0. The list hangs
on what its seat knows alone. When it is longer than there are numbers, the last one turns a page.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel import Dice, Match, Option
from sobremesa.kernel.record import SeatName, header_of, record_of, write_record

from .layout import Layout
from .view import View

Observation: TypeAlias = dict[str, NDArray[Any]]

MOST = 20_000
"""After so many choices a match is cut off, if nobody says otherwise."""


def agent_of(seat: int) -> str:
    """What the agent of a seat is called."""
    return f"seat_{seat}"


class Episode:
    """A match that agents play, or an agent among bots."""

    def __init__(self, layout: Layout, chance: np.random.Generator, most: int) -> None:
        self.layout, self.most = layout, most
        self.seed = _seed(chance)
        # What is imagined must hang on nothing that an agent could work out.
        self.imagined = Dice(_seed(chance))
        self.match: Match[Any] = Match.start(layout.game, layout.setup, self.seed, keep=True)
        self._pages: dict[int, int] = {}
        self._read = self._rounds = 0

    # Whose choice it is

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are to act; none when it is over."""
        return () if self.over else self.match.awaited()

    @property
    def ended(self) -> bool:
        """Whether the rules have ended the match."""
        return self.match.outcome is not None

    @property
    def cut_off(self) -> bool:
        """Whether it has gone on for longer than anybody wants to see."""
        return not self.ended and self.decisions >= self.most

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.ended or self.cut_off

    @property
    def decisions(self) -> int:
        """How many choices were made."""
        assert self.match.journal is not None
        return len(self.match.journal.choices)

    def reward(self, seat: int) -> float:
        """1 for a seat that has won, -1 for one that has not, 0 as long as nobody has."""
        outcome = self.match.outcome
        return 0.0 if outcome is None else 1.0 if seat in outcome.winners else -1.0

    # Acting

    def act(self, seat: int, number: int) -> None:
        """Take the option of that number, or turn the page.

        A number that the mask rules out counts on from the beginning of the list, so that whoever
        knows no masks plays, too.
        """
        options, more = self.shown(seat)
        place = number % (len(options) + more)
        if place == len(options):
            self._pages[seat] = self._pages.get(seat, 0) + 1
        else:
            self.choose(seat, options[place])

    def choose(self, seat: int, option: Option) -> None:
        """Make a choice for a seat."""
        question = self.match.question
        self.match.choose(seat, option)
        if self.match.question is not question:
            self._pages.clear()

    def shown(self, seat: int) -> tuple[list[Option], bool]:
        """The options of the page that a seat looks at, and whether there are other pages."""
        ask = self.match.ask_of(seat)
        if ask is None or seat not in self.awaited:
            return [], False
        size = self.layout.wanted.options
        if len(ask.options) <= size:
            return list(ask.options), False
        pages = -(-len(ask.options) // (size - 1))
        start = self._pages.get(seat, 0) % pages * (size - 1)
        return list(ask.options[start : start + size - 1]), True

    # Seeing

    def observe(self, seat: int) -> Observation:
        """What a seat sees, as numbers."""
        options, more = self.shown(seat)
        view = View(self.layout, self.match, seat)
        found: Observation = {
            "observation": view.position(len(options), self.rounds()),
            "options": view.options(options, more, self.imagined),
            "action_mask": self._mask(len(options) + more),
        }
        if self.layout.wanted.scene:
            found["things"] = view.things()
        return found

    def _mask(self, count: int) -> NDArray[np.int8]:
        """The numbers that mean something; who is not asked has 0 alone, and waits with it."""
        mask = np.zeros(self.layout.wanted.options, np.int8)
        mask[: max(1, count)] = 1
        return mask

    def info(self, seat: int) -> dict[str, Any]:
        """The options themselves, as records write them."""
        options, _ = self.shown(seat)
        return {"options": [msgspec.to_builtins(option) for option in options]}

    def rounds(self) -> int:
        """How many rounds were begun."""
        assert self.match.journal is not None
        fresh = self.match.journal.lines[self._read :]
        self._read += len(fresh)
        noted = self.layout.game.noted
        self._rounds += sum(
            note.what == "round" for told in fresh if told.to is None for note in noted(told.event)
        )
        return self._rounds

    # Telling

    def told(self) -> str:
        """The last things that happened, and what is asked, in words that everybody may know."""
        game, match = self.layout.game, self.match
        assert match.journal is not None
        text = game.texts["en"]
        lines = [game.line(told.event, text) for told in match.journal.lines if told.to is None]
        words = [line.text for line in lines if line is not None][-8:]
        words += [f"{agent_of(ask.seat)}: {ask.kind}" for ask in match.asks() if not ask.secret]
        return "\n".join(words)

    def record(self) -> bytes:
        """The match as a record, for `sobremesa replay` and `review`."""
        names = tuple(SeatName("agent", "bot") for _ in range(self.layout.setup.seats))
        return write_record(
            record_of(self.match, header_of(self.match, seed=self.seed, seats=names))
        )


def _seed(chance: np.random.Generator) -> int:
    return int(chance.integers(1 << 63))
