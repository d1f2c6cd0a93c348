"""Positions of the campaign for tests: a fresh scenario, the Interlude, a Wanted mission."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Dice, Match, Outcome
from sobremesa.testing import position
from sobremesa.testing.dice import Roll

TREES = ("meat_wall", "falconer", "six_fists", "bear_mother")


def fresh(mission: str = "opening_night", seats: int = 1, seed: int = 3, **options: Any) -> Show:
    """The state in which a match begins."""
    setup = GAME.prepare(mission, seats, options)
    g = GAME.new(setup, GAME.book(setup), Dice(seed))
    g.bind(GAME.book(setup))
    return g


def interlude(
    seats: int = 1,
    mission: str = "opening_night",
    edit: Any = None,
    rolls: Sequence[Roll] = (),
    picks: Sequence[Any] = (),
    **changes: Any,
) -> Match[Show]:
    """A campaign match at the opening of the shop, after a scenario that was won or lost."""
    setup = GAME.prepare(mission, seats, {"campaign": True, "level": 0, "gear": 0})
    g = fresh(mission, seats=seats, campaign=True, level=0, gear=0)
    for hunter, tree in zip(g.hunters, TREES, strict=True):
        hunter.tree, hunter.seat = tree, hunter.id % seats
    g.result = Outcome(result=changes.pop("result", "won"), winners=(0,))
    g.never_fired = changes.pop("never_fired", False)
    g.stage = Stage.SHOP
    for key, value in changes.items():
        setattr(g, key, value)
    if edit is not None:
        edit(g)
    return position(GAME, setup, g, rolls, picks=picks, spare=True)


def hunt(seed: int = 4, **options: Any) -> Match[Show]:
    """A Wanted mission on its own, when all trees are chosen."""
    match = Match.start(
        GAME, GAME.prepare("wanted", 1, {"level": 0, "gear": 0, **options}), seed, keep=True
    )
    while isinstance(match.asks()[0], ask.Tree | ask.Slot):
        match.choose(0, match.asks()[0].options[0])
    return match
