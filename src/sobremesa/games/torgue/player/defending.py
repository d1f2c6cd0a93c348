"""Defence, Reactions, healing, and coming back."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.options import Act, Decline, Defend, Mend, React, Shield, UseLoot
from sobremesa.games.torgue.rules.upkeep import wounded_tokens
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Option, answers

from .fighting import GOOD_SHOT, action_value, worth_using
from .values import best_shot, chance

COSTS = (3.2, 1.0, 1.35)
"""What a wound costs on a RED, YELLOW or GREEN token."""


class Defending:
    """Answers of those who are attacked, wounded or brought back."""

    @answers(ask.Defend)
    def defend(self, g: Show, question: ask.Defend) -> Option:
        """The token whose failure would cost least, weighed by how likely it fails."""
        hunter = g.hunters[question.mini]
        sheet = g.sheet(hunter)
        bonus = g.tyres[hunter.zone] - hunter.corrosion

        def loss(option: Shield | Defend) -> float:
            if isinstance(option, Shield):
                return -float(option.colour)
            value = sheet.attributes[option.attribute] + bonus
            fail = 1 - chance(DIE[option.colour], value, question.force)
            return fail * COSTS[option.colour] + (0.02 if not option.spent else 0.0)

        return min(question.options, key=loss)

    @answers(ask.Suffer, ask.StaySpent)
    def smallest(self, g: Show, question: ask.Suffer | ask.StaySpent) -> Option:
        """The smallest token suffers, or stays spent."""
        return min(question.options, key=lambda option: option.colour)

    @answers(ask.ShieldWound)
    def shield_wound(self, g: Show, question: ask.ShieldWound) -> Option:
        """The smallest shield token takes the next wound."""
        return min(question.options, key=lambda option: option.colour)

    @answers(ask.Patient)
    def patient(self, g: Show, question: ask.Patient) -> Option:
        """Whoever has most wounds."""
        return max(
            question.options, key=lambda option: len(wounded_tokens(g.hunters[option.hunter]))
        )

    @answers(ask.React)
    def react(self, g: Show, question: ask.React) -> Option:
        """Fight when down, with loaded guns; shoot back when a good shot is there."""
        return reaction_to(g, question)

    @answers(ask.Reaction)
    def reaction(self, g: Show, question: ask.Reaction) -> Option:
        """The best action; in a fight for life the likeliest kill."""
        hunter = g.hunters[question.mini]

        def value(option: Act) -> float:
            if hunter.down and option.action == "move":
                return 0.0
            return 0.01 + action_value(g, hunter, option)

        return max(question.options, key=value)

    @answers(ask.Loot, ask.LootMeanwhile)
    def use_loot(self, g: Show, question: ask.Loot | ask.LootMeanwhile) -> Option:
        """Heal before defending."""
        for option in question.options:
            if isinstance(option, UseLoot) and g.book.loot[option.loot].kind == "health":
                return option
        return question.options[0]

    @answers(ask.Mend, ask.Treat)
    def treat(self, g: Show, question: ask.Mend | ask.Treat) -> Option:
        """Wounds first, green before yellow; then burns."""
        mends = [option for option in question.options if isinstance(option, Mend)]
        return max(mends, key=lambda option: option.origin) if mends else question.options[0]


def reaction_to(g: Show, question: ask.React) -> Option:
    """Whether to react now, and who; else use loot that is worth it, or let it be."""
    for option in question.options:
        if isinstance(option, UseLoot) and g.hunters[option.hunter].down:
            return option
    for option in question.options:
        if isinstance(option, React):
            hunter = g.hunters[option.mini % COMPANION]
            if hunter.down or best_shot(g, hunter, option.mini) > 2 * GOOD_SHOT:
                return option
    for option in question.options:
        if isinstance(option, UseLoot) and worth_using(g, option):
            return option
    declines = (each for each in question.options if isinstance(each, Decline))
    return next(declines, question.options[0])
