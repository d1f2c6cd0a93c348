"""The hunters' turn."""

from __future__ import annotations

from sobremesa.games.torgue import options
from sobremesa.kernel import Done, Pass, Question

from .base import OfMini, OfWalk


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
