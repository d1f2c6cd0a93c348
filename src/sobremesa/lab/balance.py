"""How hard each mission is for players of each level, and how much better the levels are.

Where all seats are on one side, each level plays the mission alone; where sides are against each
other, each level meets the steady one from both sides. With parties that chance has chosen it is
the mission that is measured, so there equals meet. Every mission is played on the same numbers by
all, so that levels are compared in the same games. Results are kept as they come, and what was
played once is never played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec

from sobremesa.bots.registry import LEVELS, RANDOM, STEADY, bots_of
from sobremesa.kernel import Game, Mission, Setup, SobremesaError, Value
from sobremesa.kernel.content import load_struct

from .batch import Played, plan_batch, play_games
from .intervals import wilson
from .workers import in_chunks

SEED = 20261117
_AS_USUAL: Mapping[str, Value] = {}
_TABLE = 4
"""How many sit at a table where more could."""
_AT_ONCE = 1
"""Games that a worker plays before their results are kept: a strong one may take a minute."""


class Series(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Games of one mission with the same players: who won each of them, by number from 0."""

    game: str
    mission: str
    players: tuple[str, ...]
    settings: dict[str, Value]
    seed: int
    won: str = ""
    """For each game the seats that won it, as digits, and `-` for nobody; games are parted by a
    blank."""
    any_party: bool = False
    """Whether chance decided on heroes, characters and armies."""
    parties: list[tuple[str, ...]] = []
    """Then: who was there in each game, for each seat."""

    @property
    def games(self) -> list[set[int]]:
        """The winners of each game."""
        return [set() if each == "-" else {int(seat) for seat in each} for each in self.won.split()]

    def wins(self, seat: int) -> int:
        """How many games a seat has won."""
        return sum(seat in winners for winners in self.games)

    def add(self, games: Sequence[Played]) -> None:
        """Further games."""
        told = ["".join(map(str, each.winners)) or "-" for each in games]
        self.won = " ".join([*self.won.split(), *told])
        if self.any_party:
            self.parties += [each.parties for each in games]

    @property
    def plan(self) -> tuple[object, ...]:
        """What tells it apart from others."""
        who, what = (self.players, self.any_party), (self.game, self.mission, self.settings)
        return (*what, *who, self.seed)


class Book(msgspec.Struct):
    """All series that were played."""

    series: list[Series] = []

    def find(self, wanted: Series) -> Series:
        """The series of that plan, begun if there is none."""
        for series in self.series:
            if series.plan == wanted.plan:
                return series
        self.series.append(wanted)
        return wanted


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some missions, as they are measured together."""

    game: str
    missions: tuple[str, ...] = ()
    """None stand for all."""
    settings: dict[str, Value] = {}
    any_party: bool = False
    levels: tuple[str, ...]
    count: Annotated[int, msgspec.Meta(ge=1)]
    """How many games each series has."""


class Band(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How often players of a level should win a mission, whoever they come with."""

    game: str
    missions: tuple[str, ...]
    settings: dict[str, Value] = {}
    level: str
    seat: int = 0
    """Whose share of games it is."""
    won: tuple[float, float]


class Agenda(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is measured, in its order, and what should come of it."""

    parts: tuple[Part, ...]
    bands: tuple[Band, ...] = ()


def read_agenda(file: Path) -> Agenda:
    """What a file wants to be measured."""
    return load_struct(file, Agenda)


def read_book(file: Path) -> Book:
    """What was played so far; nothing if there is no such file."""
    if not file.exists():
        return Book()
    try:
        return msgspec.json.decode(file.read_bytes(), type=Book)
    except msgspec.DecodeError as error:
        raise SobremesaError(f"{file}: expected results of games, got: {error}") from error


def write_book(book: Book, file: Path) -> None:
    """Keep what was played; a file that is half written never takes the place of a whole one."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(book)) + b"\n")
    fresh.replace(file)


def contests(
    game: Game[Any],
    mission: Mission,
    levels: Sequence[str],
    settings: Mapping[str, Value] = _AS_USUAL,
    *,
    any_party: bool = False,
) -> Iterator[Series]:
    """The series in which the levels are measured."""
    low, high = mission.seats
    seats = max(low, min(high, _TABLE))
    setup = game.prepare(mission.id, seats, settings)
    for level in levels:
        tables = [(level,) * seats] if any_party else _tables(game, setup, level)
        for players in tables:
            yield Series(
                game=game.id,
                mission=mission.id,
                players=players,
                settings=dict(settings),
                seed=SEED,
                any_party=any_party,
            )


def _tables(game: Game[Any], setup: Setup, level: str) -> list[tuple[str, ...]]:
    sides = game.sides(setup)
    if len(set(sides)) == 1:
        return [(level,) * setup.seats]
    if level == STEADY or not against_each_other(game, setup):
        return [(level,) * setup.seats]
    return [
        tuple(level if side == strong else STEADY for side in sides)
        for strong in sorted(set(sides))
    ]


def against_each_other(game: Game[Any], setup: Setup) -> bool:
    """Whether what one side wins the other loses: two open sides, and nobody else."""
    return len(set(game.sides(setup))) == 2


def levels_of(game: Game[Any], wanted: Sequence[str]) -> list[str]:
    """The levels that can be measured in a game, in order."""
    known = [level for level in (RANDOM, *LEVELS) if level in bots_of(game)]
    unknown = [level for level in wanted if level not in known]
    if unknown:
        raise SobremesaError(f"expected levels of {', '.join(known)}, got {', '.join(unknown)}")
    return [level for level in known if level in wanted]


def go_on(
    game: Game[Any],
    series: Series,
    games: int,
    workers: int,
    progress: Callable[[int], None],
    keep: Callable[[], None],
) -> None:
    """Play a series on until it has so many games; `keep` is called after every few."""
    setup = game.prepare(series.mission, len(series.players), series.settings)
    plan = plan_batch(game, setup, series.players, seed=series.seed, any_party=series.any_party)
    have = len(series.games)
    progress(min(have, games))
    work = partial(play_games, plan)
    for some in in_chunks(work, range(have, max(have, games)), workers, game.id, _AT_ONCE):
        series.add(some)
        progress(len(some))
        keep()


def share(hits: int, games: int) -> str:
    """A share of games with its interval, in per cent."""
    if not games:
        return "-"
    low, high = wilson(hits, games)
    return f"{hits / games:.0%} ({low:.0%} to {high:.0%}, {games:,})"
