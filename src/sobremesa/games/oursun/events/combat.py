"""Attacks."""

from __future__ import annotations

from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.kernel import Event


class Fought(Event, frozen=True):
    """An exchange: the attack of a character on a foe, with its dice."""

    rule = "sun.combat.dice"
    sound = "blade"
    who: str
    foe: FoeId
    dice: tuple[int, ...]
    damage: int
    ranged: bool = False


class Struck(Event, frozen=True):
    """The attack of a foe on a character."""

    rule = "sun.combat.damage-character"
    icon = "sword-brandish"
    sound = "hit"
    foe: FoeId
    who: str
    dice: tuple[int, ...]
    damage: int
    avoided: bool = False


class Duel(Event, frozen=True):
    """The attack of a character on a character."""

    rule = "sun.pvp.options"
    icon = "crossed-swords"
    sound = "blade"
    who: str
    victim: str
    dice: tuple[int, ...]
    damage: int
    answer: str = ""
    counter: tuple[int, ...] = ()


class Reacted(Event, frozen=True):
    """What an enemy does about a shot."""

    rule = "sun.ranged.reaction-die"
    icon = "return-arrow"
    sound = "shield"
    enemy: FoeId
    dice: tuple[int, ...]
    comes: bool


class Thrown(Event, frozen=True):
    """What thrown gear does to a foe."""

    rule = "sun.ruling.thrown-gear"
    icon = "molotov"
    sound = "blast"
    who: str
    foe: FoeId
    damage: int


class Protected(Event, frozen=True):
    """A jacket or vest was turned down against an attack."""

    rule = "sun.ruling.use-reaction"
    icon = "shield"
    sound = "shield"
    who: str
    card: int
    points: int
