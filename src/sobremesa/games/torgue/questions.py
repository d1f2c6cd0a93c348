"""What is asked at the show, in the order of the rulebook.

Where the players decide as a group, the seat with the Spotlight leads.
"""

from __future__ import annotations

from typing import Generic

from sobremesa.kernel import Done, Pass, Question
from sobremesa.kernel.ask import O

from . import options


class OfMini(Question[O], Generic[O]):
    """About a hunter, a companion or an enemy."""

    mini: int


class OfWalk(OfMini[O], Generic[O]):
    """Where a miniature goes from where it stands."""


# Set-up


class Pick(Question[options.Choose]):
    """Which hunter a player takes."""

    rule = "tor.setup.step1-hunters"


class Tree(OfMini[options.Tree]):
    """Which skill tree a hunter takes."""

    rule = "tor.setup.step4-tree"


class Slot(OfMini[options.Slot]):
    """Which slot of its tree a new level fills."""

    rule = "tor.tree.level-fills-one"


class Element(OfMini[options.Element]):
    """Which element a skill has."""

    rule = "tor.tree.immediate"


class Arrange(OfMini[Done | options.Swap]):
    """What a hunter wears before a Wanted mission."""

    rule = "tor.ruling.wanted-state"


class Deploy(OfMini[options.Zone]):
    """Where a hunter or companion enters the board."""

    rule = "tor.setup.step7-deploy"


# The hunters' turn


class Activate(Question[options.Activate]):
    """Which hunter acts next."""

    rule = "tor.activation.order-free"


class Act(OfMini[options.Acting]):
    """What the active hunter does next."""

    rule = "tor.activation.act-until"


class LootMeanwhile(OfMini[options.LootUse]):
    """Whether others use their loot while somebody acts."""

    rule = "tor.loot.use-anytime"


class Reload(OfMini[options.Reload]):
    """Which gun is reloaded at the start of an activation."""

    rule = "tor.ruling.activation-start"


class Pay(OfMini[options.Pay | options.PayRunAndGun]):
    """Which token pays for an action."""

    rule = "tor.action.cost"
    action: str


class Colour(OfMini[options.Colour]):
    """Whose colour a free action borrows."""

    rule = "tor.action.free-colour"


class Move(OfWalk[options.Zone]):
    """Where a Move goes."""

    rule = "tor.base.move"
    steps: int


class Gather(OfMini[Done | options.Gathering]):
    """What a hunter picks up in a zone that it enters."""

    rule = "tor.base.gather-enter"
    zone: int


class Swap(OfMini[options.Swap]):
    """Which cards change places."""

    rule = "tor.base.swap"


class Interact(OfMini[options.Interact]):
    """Which element of the Arena is used."""

    rule = "tor.base.interact"


class TradePartner(OfMini[options.Choose]):
    """With whom loot is traded."""

    rule = "tor.base.trade-give"


class Give(OfMini[Done | options.Give]):
    """What one hunter gives another."""

    rule = "tor.base.trade-give"
    taker: int


class Hold(OfMini[options.Target]):
    """Whom an ASTRAL HOLD is for."""

    rule = "tor.resolve.step1-target"
    colour: int


class HoldSecond(OfMini[Done | options.Target]):
    """Whom else an ASTRAL HOLD is for."""

    rule = "tor.tree.immediate"


class Patient(OfMini[options.Choose]):
    """Whom a Field Kit is for."""

    rule = "tor.wound.heal"


class Skill(OfMini[Pass | options.Accept]):
    """Whether a skill is used after an elimination."""

    rule = "tor.ruling.skill-after-elimination"


# Attacks by hunters


class Charge(OfWalk[options.Zone]):
    """Where a Charge goes before its attack."""

    rule = "tor.effect.charge"
    action: str


class Target(OfMini[Done | options.Aim]):
    """At whom an attack, or a repeat of it, is aimed."""

    rule = "tor.resolve.step1-target"
    action: str
    repeat: int
    colour: int
    free: bool
    gunzerker: bool
    reaction: bool


class Crowd(Question[Done | options.Target]):
    """Whom else CrowdControl strikes."""

    rule = "tor.effect.crowd-control-choice"
    number: int


class Reroll(OfMini[Pass | options.Reroll]):
    """Precision: whether to roll again."""

    rule = "tor.effect.precision"
    die: int
    total: int


class Suppress(OfMini[options.Ignore | Pass]):
    """Whether Suppression silences an enemy's reply."""

    rule = "tor.effect.suppression"


class Gunzerker(OfMini[Pass | options.Gunzerk]):
    """Whether to make a GUNZERKER attack, and with which gun."""

    rule = "tor.ruling.gunzerker-weapon"


# Defence and wounds


class Loot(OfMini[Pass | options.LootUse]):
    """The last chance to use loot before a wound."""

    rule = "tor.loot.use-anytime"
    window = "loot"


class DefendOrder(Question[options.First]):
    """Who of those struck defends first."""

    rule = "tor.ruling.blast-own-attack"
    force: int


class Defend(OfMini[options.Shield | options.Defend]):
    """With which token and attribute a hunter defends."""

    rule = "tor.attack.step2-token"
    attacker: int
    force: int


class ShieldWound(OfMini[options.Shield]):
    """Which shield token takes the next wound."""

    rule = "tor.ruling.shield-which-token"


class Suffer(OfMini[options.Suffer]):
    """Which token turns RED."""

    rule = "tor.wound.extra-choice"


class Mend(OfMini[options.Mend]):
    """Which wounded token is healed."""

    rule = "tor.wound.heal"


class Treat(OfMini[Done | options.Mend | options.Cleanse]):
    """What a Health token is used for."""

    rule = "tor.loot.health-heal"
    points: int


class Spotlight(OfMini[options.Choose]):
    """Who gets the Spotlight of an eliminated hunter."""

    rule = "tor.spotlight.on-elimination-tie"


class React(Question[options.Reacting]):
    """Who reacts to an attack that wounded."""

    rule = "tor.reaction.trigger"
    window = "reaction"


class Reaction(OfMini[options.Act]):
    """Which action a Reaction is."""

    rule = "tor.reaction.one-action"


# Loot and cards


class ReturnLoot(OfMini[options.Return]):
    """Which of the tokens drawn goes back into the bag."""

    rule = "tor.loot.drop-one"


class LoseLoot(OfMini[options.Return]):
    """Which loot token is given up."""

    rule = "tor.special.all"


class PlaceCard(OfMini[options.Placing]):
    """Where a card goes."""

    rule = "tor.ruling.equip-drawn"
    card: str


class SaveGun(OfMini[options.SaveGun]):
    """Which gun is spared when all run out of ammo."""

    rule = "tor.ruling.ammo-saver"


# The enemies' turn


class NextEnemy(Question[options.InOrder | options.KeepAway | options.Obey]):
    """Which enemy obeys an order next."""

    rule = "tor.enemyturn.order-choice"
    order: str


class EnemyTarget(OfMini[options.Target]):
    """Whom an enemy attacks."""

    rule = "tor.target.fallback"


class CrowdVictim(Question[options.Target]):
    """Whom else an enemy's CrowdControl strikes."""

    rule = "tor.ruling.crowd-control-main"
    number: int


class Route(OfWalk[options.Way]):
    """Which way an enemy goes."""

    rule = "tor.ruling.enemy-move-algorithm"
    zone: int
    """Where its target is."""


class Spawn(Question[options.Way]):
    """Where an enemy appears."""

    rule = "tor.spawn.adjacent"
    foe: str


class FreeMiniature(Question[options.First]):
    """Which enemy gives up its miniature for a Unique."""

    rule = "tor.spawn.unique-always"
    foe: str


class Ammo(Question[options.Choose]):
    """Who runs out of ammo."""

    rule = "tor.ammoorder.who"


class Snack(OfMini[options.Zone | options.First]):
    """What an enemy eats."""

    rule = "tor.special.all"


class Barrel(Question[options.Zone]):
    """Where an event puts a Barrel."""

    rule = "tor.event.orders"


class SpawnZone(Question[options.Zone]):
    """At which of several spawn zones an event brings enemies."""

    rule = "tor.ruling.spawn-other-source"


class Victim(Question[options.Choose]):
    """Whom the attack of an event strikes."""

    rule = "tor.ruling.event-attack"


# The end of the round


class BurnOrder(Question[options.First]):
    """Who burns first."""

    rule = "tor.ruling.burn-order"


class RadiationOrder(Question[options.First]):
    """Whom Radiation hurts first."""

    rule = "tor.ruling.burn-order"


class BombOrder(Question[options.Zone]):
    """Which bomb goes off first."""

    rule = "tor.ruling.enemy-turn-end-order"


class RespawnOrder(Question[options.Choose]):
    """Which hunter returns first."""

    rule = "tor.ruling.respawn-order"


class RespawnPay(Question[options.Money]):
    """Whose Money pays for a return."""

    rule = "tor.respawn.sources"


class StaySpent(OfMini[options.StaySpent]):
    """Which token stays spent for a Stun token."""

    rule = "tor.effect.stun-ready"


# The Interlude


class Wanted(Question[options.PlayWanted | Pass]):
    """Whether to play a Wanted mission."""

    rule = "tor.wanted.optional"


class Prize(Question[options.KeepCard]):
    """Which card of the prize the group keeps."""

    rule = "tor.wanted.reward"


class CardOwner(Question[options.Choose]):
    """Who takes a card of the group."""

    rule = "tor.ruling.wanted-reward-owner"
    card: str


class Shop(OfMini[Pass | options.Shopping]):
    """What a hunter buys, or how it makes room."""

    rule = "tor.vending.order"


class Donate(OfMini[options.Gift]):
    """What others give the buyer."""

    rule = "tor.vending.share"


class PayShop(Question[options.Paying]):
    """What is laid down for a card."""

    rule = "tor.ruling.pay-by-sum"
    card: str
    missing: int


class Respec(OfMini[Pass | options.Respec]):
    """Whether a hunter's tree is taken apart."""

    rule = "tor.levelup.respec"


class Exchange(OfMini[Done | options.Exchanging]):
    """What is exchanged, swapped or discarded before the next scenario."""

    rule = "tor.rest.exchange"
