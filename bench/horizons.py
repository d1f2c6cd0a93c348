"""How far playouts should go before they are weighed.

    python bench/horizons.py GAME MISSION [--positions 150] [--worlds 32] [--moments 30,60,120]

Takes positions from games of quick players and plays every idea in each of them to the end, in the
same worlds; on the way the position is weighed, after so many moments or choices. Then half of the
worlds is looked at as a search would: the idea that looks best is followed if it is better than the
quick player's own, and what comes of that is told by how the games of the other half ended, and the
other way round. For every place to weigh, for all of them together and for the end itself: what is
gained at a choice, and how far what is said of the ideas goes along with what comes of them. A
place that gains nothing, or goes along with nothing, is no place to cut playouts. The same
arguments give the same answer on every machine. Positions of one game are alike, so the standard
error is a little too small.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from math import sqrt
from statistics import StatisticsError, correlation, fmean, pstdev, stdev
from typing import Any, NamedTuple, TypeAlias

import click

from judging import Position, choose, in_all, of_positions
from sobremesa.bots import Budget
from sobremesa.bots.search import Search
from sobremesa.bots.worlds import Worlds
from sobremesa.cli.output import print_table
from sobremesa.kernel import Game, Match, find_game
from sobremesa.kernel.player import Idea
from sobremesa.lab.seeds import branch

_WORTH = 0.002
"""By how much an idea must look better for a search to depart."""
_END = "the end"

Chances: TypeAlias = list[list[float]]
"""What was said of each idea, world by world."""


class Trial(NamedTuple):
    """What is played, and where it is weighed."""

    game: str
    worlds: int
    ideas: int
    moments: tuple[int, ...]
    choices: tuple[int, ...]

    @property
    def places(self) -> list[str]:
        """All places, by what they are called."""
        looks = [f"{each} moments" for each in self.moments]
        return [*looks, *(f"{each} choices" for each in self.choices), _END]


def ideas_of(worlds: Worlds, most: int) -> list[Idea]:
    """What a search would try out here, the quick player's first."""
    ideas = list(worlds.ideas())
    return (ideas or list(Search(worlds, Budget(playouts=4 * most)).tried))[:most]


def play(trial: Trial, worlds: Worlds, number: int, idea: Idea) -> list[float]:
    """The chance of the seat at every place of one playout."""
    game, seat = worlds.match.game, worlds.seat
    begun, made = game.moment(worlds.match.state), count()
    moments, choices = list(trial.moments), list(trial.choices)
    said: dict[str, float] = {}

    def look(match: Match[Any]) -> None:
        while moments and game.moment(match.state) - begun >= moments[0]:
            said[f"{moments.pop(0)} moments"] = game.value(match.state, seat)
        if next(made) in choices:
            said[f"{choices.pop(0)} choices"] = game.value(match.state, seat)

    match = worlds.playout(number, idea, look)
    assert match is not None, "ideas are tried out in worlds that there are"
    ended = game.value(match.state, seat)
    return [said.get(place, ended) for place in trial.places]


def try_all(trial: Trial, chosen: Sequence[Position], numbers: range) -> list[list[Chances]]:
    """For each position and place, what was said of each idea."""
    game = find_game(trial.game)
    found = []
    for number in numbers:
        match: Match[Any] = Match.load(game, chosen[number].match)
        worlds = Worlds(match, chosen[number].seat, branch(3, number), to_the_end=True)
        ideas = ideas_of(worlds, trial.ideas)
        said: list[Chances] = [[[] for _ in ideas] for _ in trial.places]
        for world in range(trial.worlds):
            if worlds.world(world) is None:
                break
            for place, idea in enumerate(ideas):
                for chances, chance in zip(said, play(trial, worlds, world, idea), strict=True):
                    chances[place].append(chance)
            worlds.forget(world)
        found.append(said)
    return found


def halves(worlds: int) -> Iterator[tuple[slice, slice]]:
    """Where ideas are compared, and where they are judged."""
    half = worlds // 2
    yield slice(half), slice(half, worlds)
    yield slice(half, worlds), slice(half)


def followed(said: Chances, ended: Chances, here: slice, there: slice, doubt: float) -> float:
    """What is gained by following what is said in one half, by the ends of the other."""
    gains = [[a - b for a, b in zip(each[here], said[0][here], strict=True)] for each in said]
    best = max(range(len(gains)), key=lambda idea: fmean(gains[idea]))
    error = stdev(gains[best]) / sqrt(len(gains[best]))
    if fmean(gains[best]) <= max(_WORTH, doubt * error):
        return 0.0
    return fmean(ended[best][there]) - fmean(ended[0][there])


def told(
    places: Sequence[str], tried: Sequence[Sequence[Chances]], doubt: float
) -> Iterator[tuple[str, ...]]:
    """The rows of the table."""
    yield "weighed after", "gain a choice", "standard error", "goes along by"
    looks = [[position[place] for position in tried] for place in range(len(places))]
    ends = looks[-1]
    rows = dict(zip(places, looks, strict=True))
    if len(places) > 2:
        rows[f"all but {_END}"] = [_mean(position[:-1]) for position in tried]
        rows["all of them"] = [_mean(position) for position in tried]
    for name, look in rows.items():
        gains, here, there = [], list[float](), list[float]()
        for said, ended in zip(look, ends, strict=True):
            some = list(halves(len(ended[0])))
            gains.append(fmean(followed(said, ended, one, other, doubt) for one, other in some))
            for one, other in some:
                here += _apart([fmean(each[one]) for each in said])
                there += _apart([fmean(each[other]) for each in ended])
        error = pstdev(gains) / sqrt(len(gains))
        yield name, f"{fmean(gains):+.2%}", f"{error:.2%}", _along(here, there)


def _mean(several: Sequence[Chances]) -> Chances:
    """What several places say together."""
    return [
        [fmean(chances) for chances in zip(*each, strict=True)]
        for each in zip(*several, strict=True)
    ]


def _apart(values: Sequence[float]) -> list[float]:
    middle = fmean(values)
    return [value - middle for value in values]


def _along(here: Sequence[float], there: Sequence[float]) -> str:
    try:
        return f"{correlation(here, there):.2f}"
    except StatisticsError:
        return "-"


def numbers(_context: click.Context, _option: click.Parameter, text: str) -> tuple[int, ...]:
    """Numbers with commas between them, in order."""
    try:
        return tuple(sorted({int(each) for each in text.split(",") if each}))
    except ValueError as error:
        raise click.BadParameter(f"expected numbers such as 30,60, got {text}") from error


@click.command()
@of_positions
@click.option("--positions", "wanted", type=click.IntRange(2), default=150, show_default=True)
@click.option("--worlds", type=click.IntRange(4), default=32, show_default=True)
@click.option("--ideas", type=click.IntRange(2), default=9, show_default=True, help="At most.")
@click.option("--moments", callback=numbers, default="", metavar="N,N,...")
@click.option("--choices", callback=numbers, default="", metavar="N,N,...")
def main(
    game: Game[Any],
    mission: str,
    wanted: int,
    worlds: int,
    ideas: int,
    moments: tuple[int, ...],
    choices: tuple[int, ...],
    seats: int,
    settings: tuple[str, ...],
    workers: int | None,
    seed: int,
) -> None:
    """Tell where playouts in a MISSION of a GAME should be weighed."""
    chosen = choose(game, mission, seats, settings, seed, wanted)
    trial = Trial(game.id, worlds, ideas, moments, choices)
    tried = in_all(partial(try_all, trial, chosen), wanted, workers, game.id)
    whole = [each for each in tried if len(each[-1]) > 1 and len(each[-1][0]) == worlds]
    click.echo(f"{len(whole)} positions in which there was something to choose")
    print_table(list(told(trial.places, whole, game.doubt)))


if __name__ == "__main__":
    main()
