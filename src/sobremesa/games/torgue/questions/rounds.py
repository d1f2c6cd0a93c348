"""The end of the round."""

from __future__ import annotations

from sobremesa.games.torgue import options
from sobremesa.kernel import Question

from .base import OfMini


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
