"""What a mission tells of, and its end."""

from sobremesa.kernel import Event


class Charged(Event, frozen=True):
    """The beacon charges."""

    rule = "dc.mission.m4-charge"
    icon = "radio-tower"
    sound = "power"
    charge: int
    needed: int


class TitanWeakened(Event, frozen=True):
    """The titan loses Toughness."""

    rule = "dc.mission.m3-shards"
    sound = "hit"
    fallen: str
    toughness: int


class DoorUnlocked(Event, frozen=True):
    """A coloured door can be opened from now on."""

    rule = "dc.door.coloured-when"
    sound = "door"
    colour: str


class Ended(Event, frozen=True):
    """The night is over."""

    rule = "dc.end.at-once"
    weight = "heading"
    sound = "gong"
    result: str
