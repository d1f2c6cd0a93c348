"""Skills: what the slots of a tree are worth to a hunter, by what they say."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import RANKS, SLOTS, Boon
from sobremesa.games.torgue.options import Slot, Tree
from sobremesa.games.torgue.state import Hunter, Show
from sobremesa.kernel import Dice, Option, answers

GOOD_SHARE = 0.85
"""A tree is good if it is worth so much of the best."""
AHEAD = 0.6
"""What a slot is worth that becomes open next, beside one that is open."""
OWN_ATTRIBUTE, OTHER_ATTRIBUTE, COMPANION_ATTRIBUTE = 0.35, 0.1, 0.3
TOKEN, COMPANION_TOKEN, COMPANION_SHIELD = 0.8, 0.7, 0.2
DEFENCE, BAND, IMMUNITY = 0.3, 0.2, 0.05
EFFECTS: Mapping[str, float] = {
    "accurate": 0.15,
    "charge": 0.5,
    "critical": 0.12,
    "crowd_control": 0.5,
    "explosive": 0.3,
    "lethal": 0.5,
    "precision": 0.3,
    "run_and_gun": 0.2,
    "suppression": 0.05,
    "swift": 0.7,
}
"""What effects are worth to an attack; others as much as an element."""
ELEMENT = 0.1
SCOPES: Mapping[str, float] = {
    "all": 1.0,
    "elemental": 0.2,
    "elemental_gun": 0.2,
    "far3": 0.3,
    "far4": 0.15,
    "green_gun": 0.4,
    "grenade": 0.3,
    "gunzerker": 0.6,
    "hold": 0.2,
    "pistol": 0.6,
    "reaction": 0.2,
}
"""How much of a hunter's fighting these attacks are; those of a companion are others."""
COMPANION_SCOPE = 0.7
HANDS = frozenset({"fists", "melee"})
RULES: Mapping[str, float] = {
    "free_holds": 0.1,
    "grenades": 0.25,
    "gunzerker_any_gun": 0.5,
    "gunzerker_attacks": 0.6,
    "heal_after_ranged": 0.25,
    "heal_at_start": 0.5,
    "reload_at_start": 0.25,
    "spotlight_defence": 0.3,
}
RULE = 0.1
"""What any other rule is worth."""


class Skilled:
    """Answers about skills."""

    dice: Dice

    @answers(ask.Tree)
    def tree(self, g: Show, question: ask.Tree) -> Option:
        """One of the trees that suit the hunter."""
        hunter = g.hunters[question.mini]

        def worth(option: Tree) -> float:
            slots = g.book.content.trees[option.tree].slots.values()
            return sum(boon_value(g, hunter, boon) for boon in slots)

        values = {option: worth(option) for option in question.options}
        enough = GOOD_SHARE * max(values.values())
        return self.dice.pick([each for each, value in values.items() if value >= enough])

    @answers(ask.Slot)
    def slot(self, g: Show, question: ask.Slot) -> Option:
        """The slot that helps most, by itself and by what it opens."""
        hunter = g.hunters[question.mini]
        slots = g.book.content.trees[hunter.tree].slots
        values = [boon_value(g, hunter, slots[name]) for name in SLOTS]

        def worth(option: Slot) -> float:
            rank = RANKS[option.slot]
            opened = any(RANKS[each] == rank and hunter.slots >> each & 1 for each in range(6))
            deeper = [value for value, at in zip(values, RANKS, strict=True) if at > rank]
            return values[option.slot] + (0.0 if opened else AHEAD * max(deeper, default=0.0))

        return max(question.options, key=worth)

    @answers(ask.Element)
    def element(self, g: Show, question: ask.Element) -> Option:
        """What most enemies are vulnerable to."""
        foes = g.book.enemies.values()
        return max(
            question.options, key=lambda each: sum(each.element in foe.vulnerable for foe in foes)
        )


def boon_value(g: Show, hunter: Hunter, boon: Boon) -> float:
    """How much a boon helps a hunter."""
    own = g.book.content.hunters[hunter.kind].attributes
    value = TOKEN * len(boon.tokens) + COMPANION_TOKEN * len(boon.companion_tokens)
    value += COMPANION_SHIELD * len(boon.companion_shield) + IMMUNITY * len(boon.immune)
    value += COMPANION_ATTRIBUTE * sum(boon.companion.values()) + DEFENCE * len(boon.defends)
    for attribute, more in boon.attributes.items():
        value += more * (OWN_ATTRIBUTE if own.get(attribute) else OTHER_ATTRIBUTE)
    for scope, words in boon.gains.items():
        value += _share(own, scope) * sum(map(effect_value, words))
    for scope, words in boon.loses.items():
        value += _share(own, scope) * ELEMENT * len(words)
    for scope, bands in boon.bands.items():
        value += _share(own, scope) * BAND * len(bands)
    return value + sum(RULES.get(rule, RULE) for rule in boon.rules)


def effect_value(word: str) -> float:
    """What an effect is worth to an attack."""
    name, _, number = word.partition(":")
    return EFFECTS.get(name, ELEMENT) * (int(number) if number.isdigit() else 1)


def _share(own: Mapping[str, int], scope: str) -> float:
    """How much of a hunter's fighting a scope is: hands or guns, whichever it is better with."""
    brawler = own.get("melee", 0) > own.get("ranged", 0)
    if scope in HANDS or scope == "gun":
        return 0.9 if (scope in HANDS) == brawler else 0.2
    return SCOPES.get(scope, COMPANION_SCOPE)
