"""Whether a search is right when it departs from the quick player.

    python bench/judging.py GAME MISSION [--positions 300] [--playouts 48] [--worlds 16]

Takes positions from games of quick players, lets a search choose in each, and plays every departure
and what the quick player would have done to the end, in the same worlds. Tells what the search said
that departures are worth beside what came of them, by how sure it was: where it says much and
little comes, it is the value of positions or the horizon that misleads. `--ahead` tries another
number of moments than the game's own. The same arguments give the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, NamedTuple, TypeVar

import click

from sobremesa.bots import Budget, next_choice
from sobremesa.bots.quick import quick_player
from sobremesa.bots.search import Search
from sobremesa.bots.worlds import Worlds
from sobremesa.cli.arguments import game_argument, mission_of, read_settings, seed_option
from sobremesa.cli.output import print_table, progress
from sobremesa.cli.simulate import cores
from sobremesa.kernel import Dice, Game, Match, Setup, find_game
from sobremesa.lab.seeds import branch
from sobremesa.lab.workers import in_chunks

T = TypeVar("T")
Command = TypeVar("Command", bound=Callable[..., Any])

_EVERY = 20
"""About one choice in so many is looked at."""
_SURE = (0.0, 0.25, 0.5, 1.0, 2.0, 3.0)


class Position(NamedTuple):
    """A choice to be made."""

    match: bytes
    seat: int


class Judged(NamedTuple):
    """What a search said that its departure gains, with the error, and what came of it."""

    said: float
    error: float
    came: float


class Trial(NamedTuple):
    """How positions are judged."""

    game: str
    playouts: int
    worlds: int
    ahead: int | None


def positions(game: Game[Any], setup: Setup, seed: int) -> Iterator[Position]:
    """Choices that a search would think about, from games without end."""
    maker, number = quick_player(game), 0
    while True:
        dice = Dice(branch(seed, number, 1))
        match = Match.start(game, setup, branch(seed, number))
        players = [maker(dice.next()) for _ in range(setup.seats)]
        settled = (*players[0].lasting, *players[0].routine)
        while match.question is not None:
            seat, option = next_choice(match, players)
            ask = match.ask_of(seat)
            open_ = ask is not None and len(ask.options) > 1 and not isinstance(ask, settled)
            if open_ and not dice.below(_EVERY):
                yield Position(match.save(), seat)
            match.answer(seat, option)
        number += 1


def choose(
    game: Game[Any], mission: str, seats: int, settings: tuple[str, ...], seed: int, wanted: int
) -> list[Position]:
    """So many of them, from games of a mission."""
    data = mission_of(game, mission)
    setup = game.prepare(mission, min(seats, data.seats[1]), read_settings(data, settings))
    return list(islice(positions(game, setup, seed), wanted))


def judge_some(trial: Trial, chosen: Sequence[Position], numbers: range) -> list[Judged | None]:
    """Judge the positions with these numbers; None where the search does not depart."""
    game = find_game(trial.game)
    if trial.ahead is not None:
        type(game).moments_ahead = trial.ahead
    return [judge(game, trial, chosen[number], number) for number in numbers]


def judge(game: Game[Any], trial: Trial, position: Position, number: int) -> Judged | None:
    """What a search says of its departure, and what comes of it."""
    match = Match.load(game, position.match)
    worlds = Worlds(match, position.seat, branch(1, number))
    search = Search(worlds, Budget(playouts=trial.playouts), ideas=worlds.ideas())
    search.run()
    best = search.best()
    if best.idea == search.favourite:
        return None
    said, error = best.gain(search.tried[search.favourite])
    to_the_end = Worlds(match, position.seat, branch(2, number), to_the_end=True)
    gains = []
    for world in range(trial.worlds):
        if to_the_end.world(world) is not None:
            ends = [to_the_end.playout(world, idea) for idea in (best.idea, search.favourite)]
            won = [
                position.seat in end.outcome.winners
                for end in ends
                if end is not None and end.outcome is not None
            ]
            gains.append(won[0] - won[1])
            to_the_end.forget(world)
    return Judged(said, error, fmean(gains)) if gains else None


def told(judged: Sequence[Judged | None]) -> Iterator[tuple[str, ...]]:
    """The rows of the table."""
    yield "sure by", "departures", "said", "came", "a choice", "standard error"
    for sure in _SURE:
        some = [each for each in judged if each is not None and each.said > sure * each.error]
        if len(some) > 1:
            came, choices = [each.came for each in some], len(judged)
            yield (
                f"{sure:g}",
                f"{len(some)} of {choices}",
                f"{fmean(each.said for each in some):+.1%}",
                f"{fmean(came):+.1%}",
                f"{sum(came) / choices:+.2%}",
                f"{pstdev(came) * sqrt(len(came)) / choices:.2%}",
            )


def of_positions(command: Command) -> Command:
    """What every command is told that takes positions from a mission: which, and who works."""
    for told in (
        seed_option,
        click.option("--workers", type=click.IntRange(1), help="Processes; one per core."),
        click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE"),
        click.option("--seats", type=click.IntRange(1), default=4, show_default=True),
        click.argument("mission"),
        game_argument,
    ):
        command = told(command)
    return command


def in_all(
    work: Callable[[range], list[T]], wanted: int, workers: int | None, game: str
) -> list[T]:
    """What comes of so many positions, looked at by several processes."""
    found: list[T] = []
    with progress(wanted, "playing") as advance:
        for some in in_chunks(work, range(wanted), workers or cores(), game):
            found += some
            advance(len(some))
    return found


@click.command()
@of_positions
@click.option("--positions", "wanted", type=click.IntRange(1), default=300, show_default=True)
@click.option("--playouts", type=click.IntRange(1), default=48, show_default=True)
@click.option("--worlds", type=click.IntRange(1), default=16, show_default=True)
@click.option("--ahead", type=click.IntRange(1), help="Moments that playouts look ahead.")
def main(
    game: Game[Any],
    mission: str,
    wanted: int,
    playouts: int,
    worlds: int,
    ahead: int | None,
    seats: int,
    settings: tuple[str, ...],
    workers: int | None,
    seed: int,
) -> None:
    """Judge the departures of a search in a MISSION of a GAME."""
    chosen = choose(game, mission, seats, settings, seed, wanted)
    trial = Trial(game.id, playouts, worlds, ahead)
    judged = in_all(partial(judge_some, trial, chosen), wanted, workers, game.id)
    print_table(list(told(judged)))


if __name__ == "__main__":
    main()
