"""What the group decides for the enemies: who is hit, who goes where."""

from __future__ import annotations

from sobremesa.games.torgue.options import Choose, First, InOrder, KeepAway, Target
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Option
from sobremesa.kernel.old import Ask

from .fighting import zone_of
from .threats import buffer


def next_enemy(g: Show, ask: Ask) -> Option:
    """As they stand, far from the hunters."""
    rest = (each for each in ask.options if isinstance(each, (KeepAway, InOrder)))
    return max(rest, key=lambda each: isinstance(each, KeepAway), default=ask.options[0])


def toughest(g: Show, ask: Ask) -> Option:
    """Let the one take it that can take most."""

    def strength(option: Option) -> float:
        number = _hunter_of(option)
        return float(buffer(g, g.hunters[number])) if number < len(g.hunters) else 99.0

    return max(ask.options, key=strength)


def _hunter_of(option: Option) -> int:
    if isinstance(option, (Target, First)):
        return option.mini
    assert isinstance(option, Choose)
    return option.hunter


def spawn(g: Show, ask: Ask) -> Option:
    """Far from the Spotlight."""
    if isinstance(ask.options[-1], KeepAway):
        return ask.options[-1]
    lit = g.lit().zone
    if lit < 0:
        return ask.options[0]
    return max(ask.options, key=lambda each: g.place.map.distance(lit, zone_of(each)))


def route(g: Show, ask: Ask) -> Option:
    """Where an enemy is far from the hunters, or crowded together with others for a blast."""
    if isinstance(ask.options[-1], KeepAway):
        return ask.options[-1]
    board = g.place.map

    def value(option: Option) -> float:
        zone = zone_of(option)
        far = sum(min(4, board.distance(zone, hunter.zone)) for hunter in g.in_play())
        return far + 0.5 * g.enemies_in[zone] - 0.5 * g.tyres[zone]

    return max(ask.options, key=value)
