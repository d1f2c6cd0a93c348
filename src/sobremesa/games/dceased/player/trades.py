"""Trades: what should change hands between two heroes, and what that is worth."""

from __future__ import annotations

from sobremesa.games.dceased.content.goals import CiviliansOut
from sobremesa.games.dceased.options import Trade
from sobremesa.games.dceased.rules.heroes import is_hurt
from sobremesa.games.dceased.state import Hero, Night

from .outlook import Outlook
from .ways import steps_to

NEVER = -1000.0
HAND_OVER, REARM = 45.0, 3.0
NEAR_EXIT = 2
"""From how many steps away it is clear who takes the Civilians out."""


def trade_worth(o: Outlook, option: Trade) -> float:
    """Lives and errands in good hands at once; Equipment when there is nothing better to do."""
    things = things_to_hand(o.g, o.hero, o.g.heroes[option.hero])
    if not things:
        return NEVER
    return REARM if things == [o.hero.gear] else HAND_OVER


def things_to_hand(g: Night, hero: Hero, other: Hero) -> list[str]:
    """What a hero should give to another: what must not be lost, or what the other has no like of.

    Nothing goes back and forth: the reasons hold in one direction alone.
    """
    precious = [*hero.escorts, *hero.tokens]
    if precious and hero.health == 1 and other.health > 2 and is_hurt(g, hero):
        return precious
    if _should_stay_behind(g, hero, other):
        return [*hero.escorts]
    if hero.gear and not other.gear and _is_better_armed_without(g, hero, other):
        return [hero.gear]
    return []


def _should_stay_behind(g: Night, hero: Hero, other: Hero) -> bool:
    """Whether another can take out both heroes' Civilians, while more of them are needed."""
    out = g.book.goal.find(CiviliansOut)
    if out is None or not hero.escorts or not other.escorts or not other.ready:
        return False
    if steps_to(g, g.book.exit_bit)[hero.zone] > NEAR_EXIT:
        return False
    return len(g.gone) + len(hero.escorts) + len(other.escorts) < out.count


def _is_better_armed_without(g: Night, hero: Hero, other: Hero) -> bool:
    """Whether Equipment makes another stronger, and its owner has no use for its Attack."""
    attack = g.book.content.equipment[hero.gear].attack
    if attack is None:
        return False

    def hits(who: Hero) -> float:
        own = g.book.heroes[who.id].attack
        return own.dice * (7 - own.accuracy)

    gear = attack.dice * (7 - attack.accuracy)
    return gear <= hits(hero) and gear > hits(other)
