"""Golden games: finished games, kept as records, that must be played again to the same end.

A game says which ends it looks for, and who plays so that they come about:

    GOLDEN = GoldenGames(GAME, folder, [Plan("m1", "won"), Plan("m1", "lost", reckless)])

`GOLDEN.write()` plays until each end has come and keeps the record. Tests hold the records to be
complete (`check_complete`), to prove themselves (`end_of`), and to be made again byte for byte
(`build`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from sobremesa.bots import RANDOM, Bot, Budget, any_choice, bots_of, player_for
from sobremesa.kernel import Dice, Game, Match, Option, Outcome, Setup, State, Value
from sobremesa.kernel.record import (
    Record,
    header_of,
    read_record,
    record_of,
    replay,
    verify,
    write_record,
)
from sobremesa.kernel.text import read_messages

S = TypeVar("S", bound=State[Any])

Chooser: TypeAlias = Callable[[Match[S], Sequence[Bot], Dice], tuple[int, Option]]
"""Who makes the next choice and which: told the match, the game's own players, and dice."""

MOST_SEEDS = 20_000


def seasoned(match: Match[Any], players: Sequence[Bot], dice: Dice) -> tuple[int, Option]:
    """The game's own player of the seat that everybody waits for answers; nobody interrupts."""
    seat = match.asks()[0].seat
    return seat, players[seat].choose(match, seat, Budget())


def reckless(match: Match[Any], players: Sequence[Bot], dice: Dice) -> tuple[int, Option]:
    """Anybody answers anything."""
    return any_choice(match, dice)


@dataclass(frozen=True)
class Plan(Generic[S]):
    """A game to look for: what is played, how it is to end, and who plays it."""

    mission: str
    result: str
    choose: Chooser[S] = seasoned
    settings: Mapping[str, Value] = field(default_factory=dict)
    label: str = ""
    """What its file is called by, where the mission alone does not say it."""
    detail: str = ""
    """What tells ends with the same result apart."""
    possible: Callable[[S], bool] = lambda state: True
    """Whether the end can come from this beginning: saves playing where it cannot."""
    first: int = 0
    """The first seed to try."""

    @property
    def name(self) -> str:
        """The name of its file, which says how it ends."""
        return "-".join(filter(None, (self.label or self.mission, self.result, self.detail)))


class GoldenGames(Generic[S]):
    """The golden games of one game, and the folder that holds their records."""

    def __init__(
        self,
        game: Game[S],
        folder: Path,
        plans: Iterable[Plan[S]],
        *,
        seats: int | None = None,
        most: int = 200_000,
        detail_of: Callable[[S], str] = lambda state: "",
    ) -> None:
        self.game, self.folder, self.plans = game, folder, tuple(plans)
        self.seats = seats
        self.most = most
        """A game with more choices than that is given up."""
        self.detail_of = detail_of
        """What tells ends with the same result apart, as the last position shows it."""

    def file(self, plan: Plan[S]) -> Path:
        """Where a record is kept."""
        return self.folder / f"{plan.name}.json"

    # Making them

    def write(self) -> None:
        """Make all records anew, after a change of the rules that is meant."""
        self.folder.mkdir(exist_ok=True)
        for plan in self.plans:
            self.file(plan).write_bytes(self.build(plan))

    def build(self, plan: Plan[S]) -> bytes:
        """The record of the first game that ends as planned."""
        setup = self.game.prepare(plan.mission, self.seats, plan.settings)
        for seed in range(plan.first, plan.first + MOST_SEEDS):
            if not plan.possible(Match.start(self.game, setup, seed).state):
                continue
            match = self.play(setup, plan.choose, seed)
            if match.outcome is not None and self._is(plan, match):
                return recorded(self.play(setup, plan.choose, seed, keep=True), seed)
        raise AssertionError(f"{plan.name}: expected a seed that leads there, got none")

    def play(self, setup: Setup, choose: Chooser[S], seed: int, *, keep: bool = False) -> Match[S]:
        """A match from its beginning to its end, or for as many choices as are allowed."""
        match = Match.start(self.game, setup, seed, keep=keep)
        name = "heuristic" if "heuristic" in bots_of(self.game) else RANDOM
        players = [player_for(self.game, name, seed + seat) for seat in range(setup.seats)]
        dice = Dice(seed)
        for _ in range(self.most):
            if match.question is None:
                break
            match.choose(*choose(match, players, dice))
        return match

    def _is(self, plan: Plan[S], match: Match[S]) -> bool:
        assert match.outcome is not None
        return match.outcome.result == plan.result and self.detail_of(match.state) == plan.detail

    # Holding them to what they are

    def check_complete(self, ends: Iterable[str], besides: Collection[Path] = ()) -> None:
        """There is a record of each of these ends and no other file but those besides.

        Every mission is among them, and every result that the game has words for.
        """
        names = [plan.name for plan in self.plans]
        _must_be("the ends that are planned", sorted(names), sorted(ends))
        files = {file.name for file in self.folder.iterdir()} - {file.name for file in besides}
        _must_be("the files", sorted(files), sorted(f"{name}.json" for name in names))
        _must_be("the missions", {plan.mission for plan in self.plans}, {*self.game.missions})
        _must_be("the results", {plan.result for plan in self.plans}, results_of(self.game))

    def end_of(self, plan: Plan[S]) -> Outcome:
        """How the game of a record ends; it must prove itself and be the game that was planned."""
        record = proved(self.file(plan))
        setup, outcome = record.header.setup, record.result
        assert outcome is not None
        _must_be("the mission", setup.mission, plan.mission)
        _must_be("the settings", {**setup.settings, **plan.settings}, {**setup.settings})
        _must_be("the result", outcome.result, plan.result)
        if plan.detail:
            _must_be("the detail", self.detail_of(replay(record).state), plan.detail)
        return outcome


def recorded(match: Match[Any], seed: int) -> bytes:
    """The record of a match that was kept."""
    return write_record(record_of(match, header_of(match, seed=seed)))


def proved(file: Path) -> Record:
    """A record that proves itself, die by die, as `sobremesa verify` does it."""
    data = file.read_bytes()
    _must_be(f"what is wrong with {file.name}", verify(data), [])
    return read_record(data)


def results_of(game: Game[Any]) -> set[str]:
    """Every way to end that the game has words for: the messages `result-<id>`."""
    found = {id for id in read_messages(game.texts.sources["en"])[0] if id.startswith("result-")}
    more = ("-about", *(f"-{mission}" for mission in game.missions))
    return {id.removeprefix("result-") for id in found if not id.endswith(more)}


def _must_be(what: str, found: object, expected: object) -> None:
    assert found == expected, f"{what}: expected {expected}, got {found}"
