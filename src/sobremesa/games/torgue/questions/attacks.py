"""Attacks by hunters."""

from __future__ import annotations

from sobremesa.games.torgue import options
from sobremesa.kernel import Done, Pass, Question

from .base import OfMini, OfWalk


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
