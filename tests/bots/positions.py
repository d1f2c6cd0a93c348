"""Positions of whole games, and the same ones with what a seat cannot know dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from sobremesa.bots import next_choice, player_for
from sobremesa.bots.registry import STEADY
from sobremesa.kernel import Ask, Dice, Game, Match, Setup

Wanted = Callable[[Match[Any], Ask], bool]


class Look(NamedTuple):
    """A match at a question that leaves a choice, and a match that looks the same to the seat."""

    match: Match[Any]
    twin: Match[Any]
    ask: Ask


def any_question(match: Match[Any], ask: Ask) -> bool:
    """Whatever is asked."""
    return True


def looks(
    game: Game[Any], setup: Setup, count: int, seed: int, wanted: Wanted = any_question
) -> Iterator[Look]:
    """So many positions from all over a game of steady players, where each has a twin."""
    dice = Dice(seed)
    for match, seat in evenly(positions(game, setup, seed, wanted), count):
        twin, ask = match.veiled(seat, dice), match.ask_of(seat)
        assert ask is not None
        again = twin.ask_of(seat)
        if again is not None and (again.details(), again.options) == (ask.details(), ask.options):
            yield Look(match, twin, ask)


def positions(
    game: Game[Any], setup: Setup, seed: int, wanted: Wanted
) -> list[tuple[Match[Any], int]]:
    """Copies of a match from its beginning to its end, with the seats that have a choice there."""
    match = Match.start(game, setup, seed)
    players = [player_for(game, STEADY, seat) for seat in range(setup.seats)]
    found: list[tuple[Match[Any], int]] = []
    while match.question is not None:
        asks = [ask for ask in match.asks() if len(ask.options) > 1 and wanted(match, ask)]
        found += [(match.copy(), ask.seat) for ask in asks]
        match.choose(*next_choice(match, players))
    return found


def evenly(
    things: Sequence[tuple[Match[Any], int]], count: int
) -> Iterator[tuple[Match[Any], int]]:
    """So many of them, as far apart from each other as they can be."""
    count = min(count, len(things))
    return (things[len(things) * number // count] for number in range(count))
