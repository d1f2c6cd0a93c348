"""Loot, levels and Equipment cards."""

from sobremesa.kernel import Event


class LootDrawn(Event, frozen=True):
    """A loot token is drawn from the bag."""

    rule = "tor.loot.random"
    reveals = True
    icon = "swap-bag"
    sound = "pick"
    hunter: int
    loot: int
    zone: int


class LootDropped(Event, frozen=True):
    """A token is left in a zone."""

    rule = "tor.loot.draw-card-stays"
    sound = "drop"
    loot: int
    zone: int


class LootUsed(Event, frozen=True):
    """A loot token is used."""

    rule = "tor.loot.use-anytime"
    sound = "drink"
    hunter: int
    loot: int


class LootLost(Event, frozen=True):
    """A loot token is given up."""

    rule = "tor.loot.discard-pile"
    sound = "bad"
    hunter: int
    loot: int


class LootTraded(Event, frozen=True):
    """A loot token changes hands."""

    rule = "tor.base.trade-give"
    sound = "pick"
    giver: int
    taker: int
    loot: int


class BagRefilled(Event, frozen=True):
    """Loot goes back into the bag."""

    rule = "tor.loot.bag-empty"
    sound = "shuffle"
    count: int


class LevelGained(Event, frozen=True):
    """All Vault Hunters gain a level."""

    rule = "tor.loot.levelup-all"
    icon = "trophy"
    sound = "level"
    level: int


class BountyFound(Event, frozen=True):
    """The Wanted token is drawn."""

    rule = "tor.loot.wanted"
    sound = "reveal"


class CardDrawn(Event, frozen=True):
    """A card of equipment is drawn."""

    rule = "tor.loot.draw-card-use"
    sound = "card"
    reveals = True
    hunter: int
    card: str


class CardPlaced(Event, frozen=True):
    """A card is equipped or stored."""

    rule = "tor.loot.draw-card-place"
    sound = "pick"
    hunter: int
    card: str
    equipped: bool


class CardLost(Event, frozen=True):
    """A card is discarded."""

    rule = "tor.gear.discard-shuffle"
    sound = "bad"
    hunter: int
    card: str


class Swapped(Event, frozen=True):
    """Equipment is exchanged with the Inventory."""

    rule = "tor.base.swap"
    sound = "pick"
    hunter: int
    out: str
    into: str


class Reloaded(Event, frozen=True):
    """Guns and grenades are ready again."""

    rule = "tor.loot.ammo"
    sound = "work"
    hunter: int
    cards: tuple[str, ...]


class RanDry(Event, frozen=True):
    """Guns and grenades are out of ammo."""

    rule = "tor.ammoorder.effect"
    sound = "bad"
    hunter: int
    cards: tuple[str, ...]
