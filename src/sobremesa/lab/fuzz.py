"""Random players that hunt for what is wrong with a game.

They play every mission with every setting, and on the way they hold the game to its promises: there
is always an option, anchors come back, copies and saved matches go on like the original, every seat
can be shown the table in every language, records prove themselves, and the game ends.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal, TypeAlias

import msgspec

from sobremesa.bots import any_choice
from sobremesa.kernel import Dice, Game, Match, Mission, Option, Setup, SobremesaError
from sobremesa.kernel.record import header_of, record_of, verify, write_record
from sobremesa.testing.promises import (
    check_anchor,
    check_question,
    check_same,
    checked_copy,
    checked_save,
    differing,
    every_ask,
    named,
)
from sobremesa.testing.secrets import check_secrets
from sobremesa.testing.setups import any_setup
from sobremesa.testing.views import check_lines, check_views

from .batch import MOST_DECISIONS, place_of, told
from .patience import OutOfPatience, patience
from .seeds import branch

Kind: TypeAlias = Literal[
    "crash",
    "stuck",
    "endless",
    "dead end",
    "question",
    "anchor",
    "copy",
    "table",
    "secret",
    "record",
]

LONGEST_CHOICE = 20.0
"""Seconds that the rules may take for one choice."""
_SELDOM = 16
"""The dear checks are made once in so many decisions."""
_TRIED = 8
"""How many options are tried on copies at such a decision."""


class Flaw(Exception):
    """Something that a game must not do, and the question where it did."""

    def __init__(self, kind: Kind, where: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.where = where


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Something wrong, and how to see it again."""

    kind: Kind
    where: str
    """The question or the line of code where it showed: one flaw shows in one place."""
    message: str
    seed: int
    setup: Setup
    choices: int
    """How many choices were made before it showed."""
    then: tuple[int, Option] | None
    """The choice that showed it, when it was a choice."""
    record: bytes | None
    """The game up to there; None when it did not even begin."""
    traceback: str


class Hunt:
    """A fuzzer at work: `findings()` goes on until the time is over."""

    def __init__(
        self,
        game: Game[Any],
        missions: Sequence[Mission],
        seed: int,
        *,
        most: int = MOST_DECISIONS,
        longest: float = LONGEST_CHOICE,
    ) -> None:
        self.game = game
        self.missions = missions
        self.seed = seed
        self.most = most
        self.longest = longest
        self.games = 0
        self.decisions = 0

    def findings(self, seconds: float, games: int | None = None) -> Iterator[Finding]:
        """What the games show, one thing each, until the time is over or all are played."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and (games is None or self.games < games):
            finding = self.play(self.games, until)
            self.games += 1
            if finding is not None:
                yield finding

    def play(self, number: int, until: float = float("inf")) -> Finding | None:
        """Play one game and tell what is wrong with it; when the time is over, leave it."""
        dice = Dice(branch(self.seed, number, 1))
        setup = self._setup(dice.pick(self.missions), dice)
        playing = _Playing(self, setup, branch(self.seed, number), dice)
        return playing.play(until)

    def _setup(self, mission: Mission, dice: Dice) -> Setup:
        """Any number of seats; half of the games with the usual settings, half with any."""
        setup = any_setup(self.game, mission, dice)
        return setup if dice.below(2) else self.game.prepare(mission.id, setup.seats)


class _Playing:
    """One game of a hunt."""

    def __init__(self, hunt: Hunt, setup: Setup, seed: int, dice: Dice) -> None:
        self.hunt = hunt
        self.setup = setup
        self.seed = seed
        self.dice = dice
        self.match: Match[Any] | None = None
        self.choices = 0
        self.then: tuple[int, Option] | None = None

    def play(self, until: float) -> Finding | None:
        try:
            self._play(until)
        except Flaw as flaw:
            return self._finding(flaw.kind, flaw.where, str(flaw), flaw)
        except OutOfPatience as error:
            return self._finding("stuck", self._question(), str(error), error)
        except Exception as error:
            return self._finding("crash", place_of(error), told(error), error)
        return None

    def _play(self, until: float) -> None:
        with patience(self.hunt.longest):
            self.match = match = Match.start(self.hunt.game, self.setup, self.seed, keep=True)
            self.twin = match.copy()
        while match.question is not None and time.monotonic() < until:
            if self.choices >= self.hunt.most:
                message = f"expected an end within {self.hunt.most} decisions"
                raise Flaw("endless", self._question(), message)
            with patience(self.hunt.longest):
                self._step(match)
        if match.outcome is not None:
            self._check_end(match)

    def _step(self, match: Match[Any]) -> None:
        """Look at the question, choose, and let the twin choose the same."""
        self._check_ways_on(match)
        if not self.dice.below(_SELDOM):
            self._look_closely(match)
        seat, option = self.then = any_choice(match, self.dice)
        match.answer(seat, option)
        self.then = None
        self.choices += 1
        self.hunt.decisions += 1
        self._follow(match, seat, option)

    def _follow(self, match: Match[Any], seat: int, option: Option) -> None:
        """The twin makes the choice that the match has just made, and is asked the same then."""
        where = named(self.twin.question)
        try:
            self.twin.answer(seat, option)
        except Exception as error:
            message = f"a copy fails on {option}, the original did not: {told(error)}"
            raise Flaw("copy", where, message) from error
        if difference := differing(match.question, self.twin.question):
            raise Flaw("copy", where, f"after {option} a copy asks something else: {difference}")

    def _check_ways_on(self, match: Match[Any]) -> None:
        for ask in every_ask(match.question):
            if not ask.options:
                raise Flaw("dead end", named(ask), f"expected an option at {named(ask)}, got none")

    def _look_closely(self, match: Match[Any]) -> None:
        """Hold the game to the promises that are dear to test."""
        with self._promised("question"):
            check_question(match)
        with self._promised("anchor"):
            check_anchor(match)
        with self._promised("copy"):
            check_same(match, self.twin, "a copy that made the same choices")
            self.twin = checked_save(match) if self.dice.below(2) else checked_copy(match)
        with self._promised("table"):
            check_views(match)
            assert match.journal is not None
            check_lines(match, match.journal.lines[-_SELDOM:])
        with self._promised("secret"):
            check_secrets(match, self.dice)
        self._try_options(match)

    def _try_options(self, match: Match[Any]) -> None:
        """Some of the options, each on a copy."""
        for _ in range(_TRIED):
            self.then = any_choice(match, self.dice)
            match.copy().answer(*self.then)
        self.then = None

    def _check_end(self, match: Match[Any]) -> None:
        """The copy ended alike, and the record of the game proves itself."""
        with self._promised("copy"):
            check_same(match, self.twin, "a copy that made the same choices")
        if not self.dice.below(_SELDOM) and (problems := verify(self._record(match))):
            raise Flaw("record", "the end", problems[0])

    @contextmanager
    def _promised(self, kind: Kind) -> Iterator[None]:
        """A promise that is broken here is a flaw of that kind."""
        try:
            yield
        except SobremesaError as error:
            raise Flaw(kind, self._question(), str(error)) from error

    def _record(self, match: Match[Any]) -> bytes:
        return write_record(record_of(match, header_of(match, seed=self.seed)))

    def _question(self) -> str:
        return "the beginning" if self.match is None else named(self.match.question)

    def _finding(self, kind: Kind, where: str, message: str, error: Exception) -> Finding:
        return Finding(
            kind=kind,
            where=where,
            message=message,
            seed=self.seed,
            setup=self.setup,
            choices=self.choices,
            then=self.then,
            record=None if self.match is None else self._record(self.match),
            traceback="".join(traceback.format_exception(error)),
        )
