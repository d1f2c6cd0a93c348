"""What else an action may be good for: repairs, healing, a hold, another weapon."""

from __future__ import annotations

from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.options import Act, Swap
from sobremesa.games.torgue.rules.actions import free_hold, patients
from sobremesa.games.torgue.rules.gear import swap_options
from sobremesa.games.torgue.rules.upkeep import wounded_tokens
from sobremesa.games.torgue.state import Hunter, Show

from .chances import shielded_chance
from .values import use_value

SHUT_DOWN, WORN_OUT = 1.2, 0.5
"""What it is worth to repair a companion that is shut down, or has used its tokens."""
HEALING = 0.35
"""What it is worth to heal a wound."""
HOLD, FREE_HOLD = 0.15, 1.0
MACHINE = 0.2
"""What a machine is worth to those who will go shopping."""
BETTER_GEAR = 0.6
"""What a card that is worth twice another is worth in its place."""


def chore_value(g: Show, hunter: Hunter, act: Act) -> float:
    """How good an action is that is neither an attack nor a Move."""
    match act.action:
        case "repair":
            companion = g.companions[hunter.id + COMPANION]
            return _success(g, hunter, "tech") * (SHUT_DOWN if companion.shut else WORN_OUT)
        case "kit":
            worst = max(len(wounded_tokens(each)) for each in patients(g, hunter))
            points = g.sheet(hunter).rules["field_kit"]
            return _success(g, hunter, "medicine") * HEALING * min(points, worst)
        case "hold":
            return FREE_HOLD if free_hold(g, hunter) else HOLD
        case "swap" if hunter.pack:
            return max((swap_gain(g, hunter, each) for each in swap_options(g, hunter)), default=0)
        case "interact":
            return MACHINE if g.book.campaign else 0.0
        case _:
            return 0.0


def _success(g: Show, hunter: Hunter, attribute: str) -> float:
    """How likely a roll with the best token succeeds against the obstacle die."""
    colour = max((token.colour for token in hunter.tokens if not token.spent), default=0)
    return shielded_chance(DIE[colour], -g.sheet(hunter).attributes[attribute], 10)


def swap_gain(g: Show, hunter: Hunter, option: Swap) -> float:
    """How good it is to wear one card instead of another."""
    if not option.into:
        return 0.0
    empty = {item.card for item in (*hunter.gear, *hunter.pack) if item.spent}
    new = 0.0 if option.into in empty else use_value(g, hunter, option.into)
    old = 0.0 if not option.out or option.out in empty else use_value(g, hunter, option.out)
    return BETTER_GEAR * (new - old)
