"""Defence and wounds."""

from __future__ import annotations

from sobremesa.games.torgue import options
from sobremesa.kernel import Done, Pass, Question

from .base import OfMini


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
