"""What heroes do besides attacking: moves, doors, cards, people and things."""

from sobremesa.kernel import Event


class Moved(Event, frozen=True):
    """A hero moves."""

    rule = "dc.move.basic"
    icon = "walk"
    sound = "step"
    hero: str
    origin: str
    to: str
    cost: int
    enemies: int
    by: str


class Placed(Event, frozen=True):
    """A hero is placed in a Zone."""

    rule = "dc.push.place"
    sound = "step"
    hero: str
    origin: str
    to: str
    by: str


class DoorOpened(Event, frozen=True):
    """A door is opened, by a hero or by the mission."""

    rule = "dc.door.open"
    icon = "wooden-door"
    sound = "door"
    hero: str
    door: str


class BuildingOpened(Event, frozen=True):
    """The rooms of a Building are about to be revealed."""

    rule = "dc.building.first-open"
    icon = "house"
    sound = "door"
    rooms: tuple[str, ...]
    marked: tuple[str, ...]


class TraitDrawn(Event, frozen=True):
    """A hero draws Heroic Traits."""

    rule = "dc.trait.gain"
    icon = "card-draw"
    sound = "card"
    reveals = True
    hero: str
    cards: tuple[str, ...]


class TraitKept(Event, frozen=True):
    """A hero puts a trait in a slot; another may be discarded for it."""

    rule = "dc.trait.third"
    sound = "card"
    hero: str
    kept: str
    discarded: tuple[str, ...]


class TraitUsed(Event, frozen=True):
    """A hero uses a trait."""

    rule = "dc.trait.single-use"
    icon = "sparkles"
    sound = "power"
    hero: str
    trait: str
    power: int


class AbilityUsed(Event, frozen=True):
    """A hero uses an ability, Equipment or a Civilian."""

    rule = "dc.ability.once"
    icon = "sparkles"
    sound = "power"
    hero: str
    ability: str
    power: int = 0


class Reshuffled(Event, frozen=True):
    """A discard pile becomes the deck."""

    rule = "dc.deck.on-demand"
    weight = "detail"
    reveals = True
    deck: str
    cards: int


class ObjectiveTaken(Event, frozen=True):
    """A hero takes or activates an Objective."""

    rule = "dc.objective.interact"
    icon = "hand"
    sound = "goal"
    hero: str
    token: str
    zone: str


class Rescued(Event, frozen=True):
    """A hero begins to escort a Civilian."""

    rule = "dc.civilian.rescue"
    icon = "person"
    sound = "goal"
    hero: str
    civilian: str
    zone: str


class Collected(Event, frozen=True):
    """A hero takes Equipment."""

    rule = "dc.equipment.collect"
    icon = "locked-chest"
    sound = "pick"
    reveals = True
    hero: str
    gear: str
    zone: str


class GearDiscarded(Event, frozen=True):
    """Equipment leaves the game."""

    rule = "dc.equipment.discarded"
    sound = "drop"
    hero: str
    gear: str


class Traded(Event, frozen=True):
    """Things change hands."""

    rule = "dc.trade.what"
    sound = "pick"
    hero: str
    partner: str
    given: tuple[str, ...]
    got: tuple[str, ...]


class Refused(Event, frozen=True):
    """A player does not agree."""

    rule = "dc.ruling.consent"
    sound = "bad"
    hero: str


class Healed(Event, frozen=True):
    """A hero recovers Health."""

    rule = "dc.ability.heal-cap"
    icon = "healing"
    sound = "good"
    hero: str
    health: int
    by: str
