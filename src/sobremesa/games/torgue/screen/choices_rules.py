"""The rule behind every question and every choice, so that a player can look it up."""

from __future__ import annotations

from sobremesa.games.torgue.options import (
    Act,
    AtBarrel,
    Cleanse,
    Discard,
    DrawCard,
    EndActivation,
    Gather,
    GatherVomit,
    HandOver,
    InOrder,
    KeepAway,
    Mend,
    PayRunAndGun,
    PayUp,
    Replace,
    Resell,
    RollForIt,
    Shield,
    SpendLoot,
    Start,
    Swap,
    TakeBack,
    UseLoot,
)
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Option
from sobremesa.kernel.old import Ask

RULES = {
    "act": "tor.activation.act-until",
    "activate": "tor.activation.order-free",
    "ammo": "tor.ammoorder.who",
    "arrange": "tor.ruling.wanted-state",
    "barrel": "tor.event.orders",
    "bomb-order": "tor.ruling.enemy-turn-end-order",
    "burn-order": "tor.ruling.burn-order",
    "card-owner": "tor.ruling.wanted-reward-owner",
    "charge": "tor.effect.charge",
    "colour": "tor.action.free-colour",
    "crowd": "tor.effect.crowd-control-choice",
    "crowd-victim": "tor.ruling.crowd-control-main",
    "defend": "tor.attack.step2-token",
    "defend-order": "tor.ruling.blast-own-attack",
    "deploy": "tor.setup.step7-deploy",
    "donate": "tor.vending.share",
    "element": "tor.tree.immediate",
    "enemy-target": "tor.target.fallback",
    "exchange": "tor.rest.exchange",
    "free-miniature": "tor.spawn.unique-always",
    "gather": "tor.base.gather-enter",
    "give": "tor.base.trade-give",
    "gunzerker": "tor.ruling.gunzerker-weapon",
    "hold-second": "tor.tree.immediate",
    "interact": "tor.base.interact",
    "loot": "tor.loot.use-anytime",
    "lose-loot": "tor.special.all",
    "mend": "tor.wound.heal",
    "move": "tor.base.move",
    "next-enemy": "tor.enemyturn.order-choice",
    "patient": "tor.wound.heal",
    "pay": "tor.action.cost",
    "pay-shop": "tor.ruling.pay-by-sum",
    "pick": "tor.setup.step1-hunters",
    "place-card": "tor.ruling.equip-drawn",
    "prize": "tor.wanted.reward",
    "radiation-order": "tor.ruling.burn-order",
    "react": "tor.reaction.trigger",
    "reaction": "tor.reaction.one-action",
    "reload": "tor.ruling.activation-start",
    "reroll": "tor.effect.precision",
    "respawn-order": "tor.ruling.respawn-order",
    "respawn-pay": "tor.respawn.sources",
    "respec": "tor.levelup.respec",
    "return-loot": "tor.loot.drop-one",
    "route": "tor.ruling.enemy-move-algorithm",
    "save-gun": "tor.ruling.ammo-saver",
    "shield-wound": "tor.ruling.shield-which-token",
    "shop": "tor.vending.order",
    "skill": "tor.ruling.skill-after-elimination",
    "slot": "tor.tree.level-fills-one",
    "snack": "tor.special.all",
    "spawn": "tor.spawn.adjacent",
    "spawn-zone": "tor.ruling.spawn-other-source",
    "spotlight": "tor.spotlight.on-elimination-tie",
    "stay-spent": "tor.effect.stun-ready",
    "suffer": "tor.wound.extra-choice",
    "suppress": "tor.effect.suppression",
    "swap": "tor.base.swap",
    "target": "tor.resolve.step1-target",
    "trade-partner": "tor.base.trade-give",
    "treat": "tor.loot.health-heal",
    "tree": "tor.setup.step4-tree",
    "victim": "tor.ruling.event-attack",
    "wanted": "tor.wanted.optional",
}
"""The rule behind each question."""

OF_OPTION: dict[type[Option], str] = {
    AtBarrel: "tor.barrel.target",
    Cleanse: "tor.loot.health-elemental",
    Discard: "tor.gear.discard-shuffle",
    DrawCard: "tor.loot.draw-card-use",
    EndActivation: "tor.activation.act-until",
    Gather: "tor.base.gather-partial",
    GatherVomit: "tor.vomit.gather",
    HandOver: "tor.vending.share",
    InOrder: "tor.ruling.keep-away",
    KeepAway: "tor.ruling.keep-away",
    Mend: "tor.wound.heal",
    PayRunAndGun: "tor.effect.run-and-gun",
    PayUp: "tor.ruling.pay-by-sum",
    Replace: "tor.gear.no-room",
    Resell: "tor.vending.currency",
    RollForIt: "tor.core.disagreement-roll",
    Shield: "tor.shield.must-use-first",
    SpendLoot: "tor.vending.currency",
    Start: "tor.ruling.activation-start",
    Swap: "tor.base.swap",
    TakeBack: "tor.ruling.pay-by-sum",
}
"""Options with a rule of their own; others have that of their question."""
OF_ACTION = {
    "hold": "tor.base.list",
    "interact": "tor.base.interact",
    "move": "tor.base.move",
    "swap": "tor.base.swap",
    "trade": "tor.base.trade-give",
}
OF_LOOT = {"ammo": "tor.loot.ammo", "gun": "tor.loot.gun", "health": "tor.loot.health-heal"}
GRENADE = "tor.weapon.grenade-once"
ATTACK = "tor.action.attack-targets"


def rule_of(g: Show, ask: Ask, option: Option) -> str:
    """The rule that explains a choice."""
    if isinstance(option, Act):
        return _of_act(g, option.action)
    if isinstance(option, UseLoot):
        return OF_LOOT.get(g.book.loot[option.loot].kind, "tor.loot.use-anytime")
    return OF_OPTION.get(type(option), RULES[ask.prompt])


def _of_act(g: Show, action: str) -> str:
    if action in OF_ACTION:
        return OF_ACTION[action]
    weapon = g.book.sheets.weapons.get(action)
    if weapon is None:
        return "tor.base.list"
    return GRENADE if weapon.kind == "grenade" else ATTACK
