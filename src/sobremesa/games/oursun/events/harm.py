"""Wounds, infection and death."""

from __future__ import annotations

from sobremesa.games.oursun.options.ids import Place
from sobremesa.kernel import Event


class Hurt(Event, frozen=True):
    rule = "sun.board.hp"
    icon = "hearts"
    sound = "hit"
    who: str
    damage: int
    cause: str
    hp: int


class Healed(Event, frozen=True):
    rule = "sun.ruling.hp-cap"
    icon = "heart-plus"
    sound = "good"
    who: str
    points: int


class Infected(Event, frozen=True):
    rule = "sun.infection.trigger"
    icon = "biohazard"
    sound = "bad"
    who: str


class Cured(Event, frozen=True):
    rule = "sun.infection.cure"
    icon = "medicines"
    sound = "good"
    who: str


class MaskRolled(Event, frozen=True):
    """The Gas Mask may keep an infection off."""

    rule = "sun.infection.one"
    icon = "gas-mask"
    sound = "dice"
    who: str
    dice: tuple[int, ...]
    kept: bool


class Died(Event, frozen=True):
    rule = "sun.death.zero"
    icon = "death-skull"
    weight = "heading"
    sound = "death"
    who: str
    place: Place


class Revived(Event, frozen=True):
    rule = "sun.death.revive"
    icon = "heart-beats"
    sound = "good"
    who: str
    by: str


class Eliminated(Event, frozen=True):
    rule = "sun.death.eliminated"
    icon = "tombstone"
    sound = "death"
    who: str
