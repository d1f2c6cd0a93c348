"""What scenarios are about: how much of it is done, and whether that is enough."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.torgue.content.schema import ScenarioData
from sobremesa.games.torgue.state import Enemy, Show

from .conditions import is_marked


def done(g: Show, scenario: ScenarioData) -> int:
    """How much of the goal is done."""
    return DONE[scenario.goal](g)


def is_reached(g: Show, scenario: ScenarioData) -> bool:
    """Whether the scenario is won when the round ends: tor.victory.scenario."""
    if scenario.goal == "boss":
        return False
    if scenario.goal == "hunt":
        return g.quarry and not any(is_quarry(g, enemy) for enemy in g.enemies.values())
    if scenario.goal == "terminals" and _brings_unique(g, scenario) and not g.quarry:
        return False
    return done(g, scenario) >= scenario.needed


def _brings_unique(g: Show, scenario: ScenarioData) -> bool:
    return any(kind in g.book.quarries for kind, _ in scenario.box.enemies)


def is_quarry(g: Show, enemy: Enemy) -> bool:
    """Whether the game cannot be won without eliminating this enemy."""
    if g.wanted:
        return is_marked(g, enemy)
    goal, kind = g.goal(), g.book.enemies[enemy.kind].kind
    if goal == "terminals":
        return g.box and enemy.kind in g.book.quarries
    return kind == "unique" if goal == "hunt" else kind == "boss"


def note_quarry(g: Show, enemy: Enemy) -> None:
    """A quarry that fell counts when the round ends: tor.ruling.wanted-victory."""
    hunted = g.goal() == "hunt" and is_quarry(g, enemy)
    from_box = not g.wanted and g.box and enemy.kind in g.book.quarries
    if hunted or from_box or (g.wanted and is_quarry(g, enemy)):
        g.quarry = True


DONE: dict[str, Callable[[Show], int]] = {
    "boss": lambda g: 0,
    "crates": lambda g: g.delivered,
    "hunt": lambda g: int(g.quarry),
    "kills": lambda g: g.kills,
    "pillars": lambda g: g.destroyed,
    "survive": lambda g: g.round,
    "terminals": lambda g: g.switched,
}
