"""Loot and cards."""

from __future__ import annotations

from sobremesa.games.torgue import options

from .base import OfMini


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
