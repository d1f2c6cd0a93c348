"""What nobody can know, dealt anew for a player who thinks ahead."""

from __future__ import annotations

from sobremesa.games.dceased.state import Night
from sobremesa.kernel import Dice, deal_anew


def veil(g: Night, seat: int, dice: Dice, now: Night) -> None:
    """Shuffle every deck and the cards that lie face down. There are no secrets between seats."""
    _shuffle_spawn_deck(g, dice, now)
    deal_anew(dice, (g.fallen_deck, now.fallen_deck))
    deal_anew(dice, (g.trait_deck, now.trait_deck))
    _redeal(g.hidden_civilians, g.civilian_deck, dice, now.hidden_civilians, now.civilian_deck)
    _redeal(g.hidden_gear, g.boxed_gear, dice, now.hidden_gear, now.boxed_gear)


def _shuffle_spawn_deck(g: Night, dice: Dice, now: Night) -> None:
    """What the Radio Operator has shown stays where it is."""
    low, high = _unknown(g)
    middle = g.spawn_deck[low:high]
    deal_anew(dice, (middle, now.spawn_deck[slice(*_unknown(now))]))
    g.spawn_deck[low:high] = middle


def _unknown(g: Night) -> tuple[int, int]:
    """From where to where nobody knows the Spawn deck."""
    low = min(g.bottom_known, len(g.spawn_deck))
    return low, max(low, len(g.spawn_deck) - g.top_known)


def _redeal(
    hidden: dict[int, str],
    rest: list[str],
    dice: Dice,
    hidden_now: dict[int, str],
    rest_now: list[str],
) -> None:
    """Cards on the board and those left over are one unknown heap."""
    zones = [zone for zone in hidden if zone in hidden_now]
    cards = [hidden[zone] for zone in zones]
    deal_anew(dice, (cards, cards[:]), (rest, rest_now))
    hidden.update(zip(zones, cards, strict=True))
