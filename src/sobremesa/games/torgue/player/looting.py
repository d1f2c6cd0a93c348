"""Loot: what to use, and when."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import INVENTORY
from sobremesa.games.torgue.options import DrawCard, LootUse, Mend, UseLoot
from sobremesa.games.torgue.rules.gear import WEAPONS, swap_options
from sobremesa.games.torgue.rules.loot import LEGENDARY
from sobremesa.games.torgue.rules.till import loot_value
from sobremesa.games.torgue.rules.upkeep import shield_of, wounded_tokens
from sobremesa.games.torgue.state import Hunter, Show, reds
from sobremesa.kernel import Option, answers

from .chores import swap_gain

GOOD_SWAP = 0.05
FULL = 5
"""So many equipped cards leave little room."""


class Looting:
    """Answers about loot tokens."""

    @answers(ask.Loot, ask.LootMeanwhile)
    def use_loot(self, g: Show, question: ask.Loot | ask.LootMeanwhile) -> Option:
        """Heal before a blow; a card that may be a shield is welcome, too."""
        for option in question.options:
            if isinstance(option, UseLoot) and g.book.loot[option.loot].kind == "health":
                return option
        for option in question.options:
            if isinstance(option, (UseLoot, DrawCard)) and worth_using(g, option):
                return option
        return question.options[0]

    @answers(ask.Mend, ask.Treat)
    def treat(self, g: Show, question: ask.Mend | ask.Treat) -> Option:
        """Wounds first, green before yellow; then burns."""
        mends = [option for option in question.options if isinstance(option, Mend)]
        return max(mends, key=lambda option: option.origin) if mends else question.options[0]

    @answers(ask.ReturnLoot, ask.LoseLoot)
    def give_up(self, g: Show, question: ask.ReturnLoot | ask.LoseLoot) -> Option:
        """The loot that is worth least."""
        return min(question.options, key=lambda each: loot_value(g, each.loot))


def worth_using(g: Show, option: LootUse) -> bool:
    """Whether a loot token should be used now."""
    hunter, sort = g.hunters[option.hunter], option.loot
    if isinstance(option, DrawCard):
        return _worth_drawing(g, hunter, sort)
    kind = g.book.loot[sort].kind
    if kind == "health":
        medicine = 1 + g.sheet(hunter).attributes["medicine"]
        hurt = len(wounded_tokens(hunter))
        return hurt >= min(medicine, 2) or (hurt > 0 and reds(hunter) == len(hunter.tokens))
    if kind == "ammo":
        return any(item.spent and g.book.gear[item.card].kind == "gun" for item in hunter.gear)
    return bool(hunter.pack) and any(
        swap_gain(g, hunter, each) > GOOD_SWAP for each in swap_options(g, hunter, WEAPONS)
    )


def _worth_drawing(g: Show, hunter: Hunter, sort: int) -> bool:
    """A card is welcome as long as there is room for it."""
    data = g.book.loot[sort]
    if len(hunter.pack) >= INVENTORY:
        return sort == LEGENDARY
    if sort == LEGENDARY or data.kind == "gun":
        return True
    return len(hunter.gear) < FULL or (data.kind == "health" and shield_of(g, hunter) is None)
