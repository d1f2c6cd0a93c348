"""The contract: what every game keeps, shown on random games of every mission.

`check_contract(game)` is all of it. Any game may be put through it, also one of another project:

    def test_my_game_keeps_the_contract() -> None:
        check_contract(find_game("mine"))
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from sobremesa.boards.memo import checking, forget
from sobremesa.kernel import (
    LANGUAGES,
    Ask,
    BrokenPromise,
    Dice,
    Game,
    Match,
    Mission,
    Option,
    Setup,
)
from sobremesa.kernel.glossary import check_terms
from sobremesa.kernel.lessons import check_course
from sobremesa.kernel.record import Record, header_of, record_of, write_record

from .past import check_orders, check_record, check_undo
from .playing import play_out, play_some, random_choice
from .promises import (
    check_anchor,
    check_every_option,
    check_question,
    check_quick_player,
    check_refusal,
    check_same,
    checked_copy,
    checked_save,
    named,
)
from .secrets import check_secrets, check_veiled
from .setups import some_setups
from .views import check_lines, check_views

_GLANCES = 30
"""How many decisions are glanced at for one that is looked at closely."""


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How hard to try."""

    games: int = 2
    """Games of each mission: with the fewest seats, with the most, then with any settings."""
    looks: int = 4
    """Each of the first so many decisions of a game is looked at, later ones ever more seldom."""
    options: int = 8
    """How many options are tried at such a decision."""
    steps: int = 20
    """How many decisions a copy follows its original."""
    length: int = 2_000
    """How many decisions of a game are played under the contract."""
    endings: int = 1
    """How many of the games are played on from there until they end."""
    most: int = 200_000
    """After so many decisions a game counts as endless."""


QUICK = Effort()
THOROUGH = Effort(games=12, looks=40, options=60, steps=200, length=30_000, endings=12)


def check_contract(
    game: Game[Any], effort: Effort = QUICK, *, allowed: Collection[str] = ()
) -> None:
    """The whole contract, for every mission of a game."""
    check_words(game)
    for course in game.courses.values():
        check_course(game, course)
    check_terms(game)
    for mission in game.missions.values():
        check_mission(game, mission, effort, allowed=allowed)
    check_fresh_process(game, effort)


def check_words(game: Game[Any]) -> None:
    """Both languages are complete, and name the game, its missions, settings and roles."""
    if problems := game.texts.problems():
        raise BrokenPromise(f"{game.id}: {problems[0]}, and {len(problems) - 1} more")
    names = {"game-title"}
    for mission in game.missions.values():
        names.add(f"mission-{mission.id}")
        for setting in mission.settings:
            setting.check(setting.default)
            if setting.retired:
                continue
            names.add(f"setting-{setting.id}")
            names |= {f"setting-{setting.id}-{value}" for value in setting.values}
        for setup in some_setups(game, mission, 2):
            roles = game.roles(setup)
            if len(roles) != setup.seats:
                raise BrokenPromise(f"{game.id}: expected {setup.seats} roles, got {len(roles)}")
            names |= {f"role-{role.id}" for role in roles}
    for language in LANGUAGES:
        for name in sorted(names):
            game.texts[language](name)


def check_mission(
    game: Game[Any], mission: Mission, effort: Effort = QUICK, *, allowed: Collection[str] = ()
) -> None:
    """The contract on random games of one mission."""
    for seed, setup in enumerate(some_setups(game, mission, effort.games)):
        check_setup(game, setup, seed, effort, allowed=allowed)


def check_setup(
    game: Game[Any],
    setup: Setup,
    seed: int,
    effort: Effort = QUICK,
    *,
    allowed: Collection[str] = (),
) -> None:
    """The contract on one random game: any mission, seats and options.

    `allowed` are ids on which options may be clicked though no scene has them.
    """
    with _at_fault(f"{game.id} {setup}, seed {seed}"), checking():
        playing = _Playing(game, setup, seed, effort, allowed)
        playing.play()
        if seed < effort.endings:
            play_out(playing.match.copy(), Dice(seed), effort.most)


def check_fresh_process(game: Game[Any], effort: Effort = QUICK) -> None:
    """The same seed and choices end in the same state in another process."""
    records: dict[str, Record] = {}
    for mission in game.missions.values():
        (setup,) = some_setups(game, mission, 1)
        match = Match.start(game, setup, 0, keep=True)
        play_some(match, Dice(0), effort.length)
        records[mission.id] = record_of(match, header_of(match, seed=0))
    found = fresh_hashes([write_record(record).decode() for record in records.values()])
    for (mission_id, record), hash in zip(records.items(), found, strict=True):
        if hash != record.hash:
            raise BrokenPromise(
                f"{game.id} {mission_id}, seed 0: expected the state {record.hash} in a fresh "
                f"process, got {hash}"
            )


def fresh_hashes(records: list[str]) -> list[str]:
    """The final state hash of each record, as a new process finds it."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "77"}
    done = subprocess.run(
        [sys.executable, "-m", "sobremesa.testing.fresh"],
        input=msgspec.json.encode(records),
        capture_output=True,
        env=environment,
        check=False,
    )
    if done.returncode:
        raise BrokenPromise(f"the game cannot be played again: {done.stderr.decode()[-2000:]}")
    return msgspec.json.decode(done.stdout, type=list[str])


@contextmanager
def _at_fault(where: str) -> Iterator[None]:
    """Say where a game was when it broke its promise."""
    try:
        yield
    except Exception as error:
        error.add_note(where)
        raise


class _Playing:
    """One random game that is held to the contract on its way."""

    def __init__(
        self, game: Game[Any], setup: Setup, seed: int, effort: Effort, allowed: Collection[str]
    ) -> None:
        self.seed = seed
        self.effort = effort
        self.allowed = allowed
        self.dice = Dice(seed)
        self.match = Match.start(game, setup, seed, keep=True)
        self.twins: list[tuple[Match[Any], str, int]] = []
        """Copies that make the same choices: what they are, and until when they follow."""
        self.seen: dict[Option, None] = {}
        self.windows: set[str] = set()
        self.told = 0
        self.decisions = 0

    def play(self) -> None:
        """Play, then look back."""
        while self.match.question is not None and self.decisions < self.effort.length:
            with _at_fault(f"after {self.decisions} choices, the next one by {self.dice}"):
                self._step()
        for twin, what, _ in self.twins:
            check_same(self.match, twin, what)
        check_record(self.match, self.seed, self.dice)
        check_orders(self.match, self.seed, self.windows, self.effort.length)

    def _step(self) -> None:
        match = self.match
        chance = self.dice.below(self.decisions + 1)
        if chance < self.effort.looks * _GLANCES:
            self._glance()
        if chance < self.effort.looks:
            self._look()
        seat, option = random_choice(match, self.dice)
        match.choose(seat, option)
        self.decisions += 1
        self._follow(seat, option)

    def _glance(self) -> None:
        """Check the question, remember its options and windows, and read what was told.

        What was kept is worked out anew from here on, and compared.
        """
        forget()
        check_question(self.match)
        for ask in self.match.asks():
            self.seen.update(dict.fromkeys(ask.options[:20]))
            if ask.window:
                self._name_window(ask)
        assert self.match.journal is not None
        lines = self.match.journal.lines
        check_lines(self.match, lines[self.told :])
        self.told = len(lines)

    def _name_window(self, ask: Ask) -> None:
        """A window has a name, so that a player can say when to be asked."""
        self.windows.add(ask.window)
        if ask.window not in self.match.game.windows:
            raise BrokenPromise(f"expected a message window-{ask.window} for {named(ask)}")

    def _look(self) -> None:
        match, dice, until = self.match, self.dice, self.decisions + self.effort.steps
        check_anchor(match)
        check_quick_player(match)
        self.twins.append((checked_copy(match), "a copy", until))
        self.twins.append((checked_save(match), "a saved match", until))
        check_refusal(match, dice, list(self.seen))
        check_views(match, self.allowed)
        check_secrets(match, dice)
        check_every_option(match, dice, self.effort.options)
        check_undo(match, dice)
        for seat in range(match.setup.seats):
            check_veiled(match, seat, dice)

    def _follow(self, seat: int, option: Option) -> None:
        """Copies make the same choice; when they have followed long enough, they are compared."""
        for twin, _, _ in self.twins:
            twin.choose(seat, option)
        for twin, what, until in self.twins:
            if self.decisions == until:
                check_same(self.match, twin, f"{what} after {self.effort.steps} choices")
        self.twins = [each for each in self.twins if self.decisions < each[2]]
