"""What is measured of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sobremesa.bots import bots_of
from sobremesa.kernel import Dice, Match

from .contestants import Ours

HEURISTIC = "heuristic"


class Gauge(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to measure: `run` does it so many times.

    With `beside`, the same decisions are played without it as well, and only the difference counts.
    """

    run: Callable[[Ours, int], None]
    beside: bool = False
    heuristic: bool = False
    """Whether it needs a game that brings a heuristic player."""

    def fits(self, ours: Ours) -> bool:
        """Whether the game has what it measures."""
        return not self.heuristic or HEURISTIC in bots_of(ours.game)


def _at_every_decision(do: Callable[[Match[Any], Dice], object]) -> Callable[[Ours, int], None]:
    def run(ours: Ours, decisions: int) -> None:
        dice = Dice(1)
        ours.play(decisions, lambda match: do(match, dice))

    return run


def _copy(match: Match[Any], dice: Dice) -> None:
    """A copy, with the state that it would put off."""
    match.copy().state  # noqa: B018


def _branch(match: Match[Any], dice: Dice) -> None:
    """A copy in which the first option is taken."""
    twin = match.copy()
    ask = twin.asks()[0]
    twin.answer(ask.seat, ask.options[0])


def _veil(match: Match[Any], dice: Dice) -> None:
    match.veiled(match.awaited()[0], dice)


def _view(match: Match[Any], dice: Dice) -> None:
    """The scene and the question in words, as the seat that is asked sees them."""
    game, ask = match.game, match.asks()[0]
    text = game.texts["es"]
    game.scene(match.state, ask.seat, text)
    game.prompt(match.state, ask, ask.seat, text)


GAUGES: Mapping[str, Gauge] = {
    "decisions": Gauge(run=Ours.play),
    "copies": Gauge(run=_at_every_decision(_copy), beside=True),
    "branches": Gauge(run=_at_every_decision(_branch), beside=True),
    "veils": Gauge(run=_at_every_decision(_veil), beside=True),
    "views": Gauge(run=_at_every_decision(_view), beside=True),
    "heuristic": Gauge(run=lambda ours, count: ours.play_well(count, HEURISTIC), heuristic=True),
    "playouts": Gauge(run=lambda ours, count: ours.play_out(count, None)),
    "heuristic-playouts": Gauge(
        run=lambda ours, count: ours.play_out(count, HEURISTIC), heuristic=True
    ),
    "search-playouts": Gauge(run=Ours.search, heuristic=True),
}
"""All in the order in which they are told: random decisions, copies, copies in which a choice is
made, veiled copies and views at random decisions, decisions of the heuristic, games from the middle
to the end by both, and playouts of a search, which are veiled, cut at the horizon and valued."""
