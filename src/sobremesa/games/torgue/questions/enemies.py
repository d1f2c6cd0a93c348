"""The enemies' turn."""

from __future__ import annotations

from sobremesa.games.torgue import options
from sobremesa.kernel import Question

from .base import OfMini, OfWalk


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
