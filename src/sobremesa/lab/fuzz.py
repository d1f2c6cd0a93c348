"""Random players that hunt for what is wrong with a game.

They play every mission with every setting, and on the way they hold the game to its promises: there
is always an option, anchors come back, copies and saved matches go on like the original, every seat
can be shown the table in every language, records prove themselves, and the game ends.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sobremesa.bots import any_choice
from sobremesa.kernel import Dice, Game, Match, Mission, Option, Setting, Setup, Value
from sobremesa.kernel.record import header_of, record_of, verify, write_record

from .batch import place_of, told
from .checks import (
    Flaw,
    check_anchor,
    check_copy,
    check_options,
    check_save,
    check_table,
    follow,
    named,
)
from .patience import OutOfPatience, patience
from .seeds import branch

MOST_DECISIONS = 20_000
LONGEST_CHOICE = 20.0
"""Seconds that the rules may take for one choice."""
_SELDOM = 8
"""The dear checks are made once in so many decisions."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Something wrong, and how to see it again."""

    kind: str
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

    def findings(self, seconds: float) -> Iterator[Finding | None]:
        """Whatever each game shows, None if it shows nothing, until the time is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            yield self.play(self.games, until)
            self.games += 1

    def play(self, number: int, until: float = float("inf")) -> Finding | None:
        """Play one game and tell what is wrong with it; when the time is over, leave it."""
        dice = Dice(branch(self.seed, number, 1))
        setup = any_setup(self.game, dice.pick(self.missions), dice)
        playing = _Playing(self, setup, branch(self.seed, number), dice)
        return playing.play(until)


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
        check_options(match)
        if not self.dice.below(_SELDOM):
            self._look_closely(match)
        seat, option = self.then = any_choice(match, self.dice)
        match.answer(seat, option)
        self.then = None
        self.choices += 1
        self.hunt.decisions += 1
        follow(self.twin, seat, option)
        check_copy(match, self.twin)

    def _look_closely(self, match: Match[Any]) -> None:
        check_anchor(match)
        check_table(match)
        self.twin = check_save(match) if self.dice.below(2) else match.copy()
        check_copy(match, self.twin, deep=True)
        for seat in match.awaited():
            match.veiled(seat, self.dice)

    def _check_end(self, match: Match[Any]) -> None:
        """The copy ended alike, and the record of the game proves itself."""
        check_copy(match, self.twin, deep=True)
        if not self.dice.below(_SELDOM) and (problems := verify(self._record(match))):
            raise Flaw("record", "the end", problems[0])

    def _record(self, match: Match[Any]) -> bytes:
        return write_record(record_of(match, header_of(match, seed=self.seed)))

    def _question(self) -> str:
        return "the beginning" if self.match is None else named(self.match.question)

    def _finding(self, kind: str, where: str, message: str, error: Exception) -> Finding:
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


def any_setup(game: Game[Any], mission: Mission, dice: Dice) -> Setup:
    """Any number of seats, and any value for about half of the settings."""
    low, high = mission.seats
    options = {
        setting.id: _any_value(setting, dice) for setting in mission.settings if dice.below(2)
    }
    return game.prepare(mission.id, low + dice.below(high - low + 1), options)


def _any_value(setting: Setting, dice: Dice) -> Value:
    if isinstance(setting.default, bool):
        return bool(dice.below(2))
    if setting.values:
        return dice.pick(setting.values)
    if isinstance(setting.default, int):
        return setting.low + dice.below(setting.high - setting.low + 1)
    return setting.default
