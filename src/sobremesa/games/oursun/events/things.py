"""Cubes, water and cards come, go and are used."""

from __future__ import annotations

from sobremesa.games.oursun.content.book import NOTHING, Goods
from sobremesa.games.oursun.options.ids import FoeId, Place
from sobremesa.kernel import Event


class Looted(Event, frozen=True):
    rule = "sun.loot.roll"
    icon = "swap-bag"
    sound = "pick"
    reveals = True
    who: str
    body: FoeId
    dice: tuple[int, ...]
    goods: Goods
    cards: tuple[int, ...]


class Gained(Event, frozen=True):
    rule = "sun.gear.gain"
    icon = "hand"
    sound = "pick"
    who: str
    goods: Goods
    cards: tuple[int, ...] = ()
    water: int = 0


class Dropped(Event, frozen=True):
    rule = "sun.discard.effect"
    icon = "card-discard"
    sound = "drop"
    who: str
    goods: Goods
    cards: tuple[int, ...] = ()
    water: int = 0


class LootSeen(Event, frozen=True):
    """The two cards of a container, for the opener alone."""

    rule = "sun.container.success"
    icon = "open-chest"
    sound = "reveal"
    reveals = True
    who: str
    cards: tuple[int, ...]


class CardSeen(Event, frozen=True):
    """What the Radio shows, for its owner alone."""

    rule = "sun.general.deck-secrecy"
    icon = "pocket-radio"
    sound = "card"
    reveals = True
    who: str
    deck: str
    card: int


class AmmoRolled(Event, frozen=True):
    """How much ammunition a found weapon holds."""

    rule = "sun.ammo.found-roll"
    icon = "bullets"
    sound = "dice"
    who: str
    card: int
    dice: tuple[int, ...]
    ammo: int


class TrapRolled(Event, frozen=True):
    rule = "sun.prep.f-water"
    icon = "wolf-trap"
    sound = "dice"
    place: Place
    tile: int
    dice: tuple[int, ...]
    caught: bool


class Spent(Event, frozen=True):
    """Cubes or water go, and what for."""

    rule = "sun.resource.currency"
    icon = "cube"
    weight = "detail"
    who: str
    cause: str
    goods: Goods = NOTHING
    water: int = 0


class Used(Event, frozen=True):
    rule = "sun.use.cost"
    icon = "hand"
    weight = "detail"
    who: str
    card: int
    how: str


class Made(Event, frozen=True):
    """Gear is crafted, or a camp."""

    rule = "sun.craft.effect"
    sound = "work"
    who: str
    card: int
