"""Matches of Incursion from their very beginning: forces bought, turns passed.

t = start("m3")
muster(t, "ape_trooper ape_hmg", "gretel sturmzombie")
t.play("pass", "0 bid 1", "1 bid 0")
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sobremesa.games.incursion import Incursion
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import SIDE_NAMES, Content
from sobremesa.testing import play, position
from sobremesa.testing.dice import Roll

from .table import Table


def start(
    mission: str,
    settings: dict[str, Any] | None = None,
    *,
    carry: Any = None,
    content: Content | None = None,
    rolls: Sequence[Roll] = (),
    shuffles: Sequence[Sequence[int]] = (),
) -> Table:
    """A match before its first choice. Nothing is shuffled unless `shuffles` says how."""
    game = Incursion(content)
    setup = game.prepare(mission, settings=settings, carry=carry)
    return Table(position(game, setup, rolls=rolls, shuffles=shuffles), {})


def muster(t: Table, allies: str = "", swd: str = "") -> Table:
    """Buy the kinds named and say ready, for both sides or for the one that has a choice."""
    for seat, kinds in enumerate((allies, swd)):
        for kind in kinds.split():
            if t.asked == ask.Force and t.match.ask_of(seat) is not None:
                play(t.match, f"{seat} buy {kind}")
        if t.asked == ask.Force and "Ready" in " ".join(t.offered_to(SIDE_NAMES[seat])):
            play(t.match, f"{seat} ready")
    return t


def pass_until(t: Table, there: Callable[[Table], bool]) -> Table:
    """Let everything go by, bid nothing and end every turn, until the table stands there."""
    while not there(t):
        for seat in t.match.awaited():
            ask = t.match.ask_of(seat)
            assert ask is not None, "expected the place to come before the end"
            offered = t.offered_to(SIDE_NAMES[seat])
            idle = ("EndTurn", "EndActivation", "Pass", "Ready", "Bid 0", "DeployRest", "Enter")
            choice = next(option for word in idle for option in offered if option.startswith(word))
            play(t.match, f"{seat} {choice}")
            if there(t):
                break
    return t


def next_turn(t: Table) -> Table:
    """Pass on to the next game turn's bid, or to the question before it."""
    turn = t.g.turn
    return pass_until(t, lambda t: t.g.turn > turn and t.asked in (ask.Intelligence, ask.Bid))
