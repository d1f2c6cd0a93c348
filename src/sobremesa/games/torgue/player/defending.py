"""Defence, Reactions, healing, and coming back."""

from __future__ import annotations

from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.options import Act, Decline, Defend, Mend, React, UseLoot
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Option
from sobremesa.kernel.old import Ask

from .fighting import GOOD_SHOT, action_value, worth_using
from .values import best_shot, chance

COSTS = (3.2, 1.0, 1.35)
"""What a wound costs on a RED, YELLOW or GREEN token."""


def defend(g: Show, ask: Ask) -> Option:
    """The token whose failure would cost least, weighed by how likely it fails."""
    number, _, force = ask.about
    hunter = g.hunters[number]
    sheet = g.sheet(hunter)
    bonus = g.tyres[hunter.zone] - hunter.corrosion

    def loss(option: Option) -> float:
        if not isinstance(option, Defend):
            return -float(getattr(option, "colour", 0))
        value = sheet.attributes[option.attribute] + bonus
        fail = 1 - chance(DIE[option.colour], value, force)
        return fail * COSTS[option.colour] + (0.02 if not option.spent else 0.0)

    return min(ask.options, key=loss)


def smallest(g: Show, ask: Ask) -> Option:
    """The smallest token suffers, or stays spent."""
    return min(ask.options, key=lambda option: getattr(option, "colour", 0))


def react(g: Show, ask: Ask) -> Option:
    """Fight when down, with loaded guns; shoot back when a good shot is there."""
    for option in ask.options:
        if isinstance(option, UseLoot) and g.hunters[option.hunter].down:
            return option
    for option in ask.options:
        if isinstance(option, React):
            hunter = g.hunters[option.mini % COMPANION]
            if hunter.down or best_shot(g, hunter, option.mini) > 2 * GOOD_SHOT:
                return option
    for option in ask.options:
        if isinstance(option, UseLoot) and worth_using(g, option):
            return option
    return next((each for each in ask.options if isinstance(each, Decline)), ask.options[0])


def reaction(g: Show, ask: Ask) -> Option:
    """The best action; in a fight for life the likeliest kill."""
    hunter = g.hunters[ask.about]
    values = {
        option: (0.0 if hunter.down and option.action == "move" else 0.01)
        + action_value(g, hunter, option) * (option.action != "move" or not hunter.down)
        for option in ask.options
        if isinstance(option, Act)
    }
    return max(values, key=lambda option: values[option])


def use_loot(g: Show, ask: Ask) -> Option:
    """Heal before defending."""
    for option in ask.options:
        if isinstance(option, UseLoot) and g.book.loot[option.loot].kind == "health":
            return option
    return ask.options[0]


def treat(g: Show, ask: Ask) -> Option:
    """Wounds first, green before yellow; then burns."""
    mends = [option for option in ask.options if isinstance(option, Mend)]
    if mends:
        return max(mends, key=lambda option: option.origin)
    return ask.options[0]
