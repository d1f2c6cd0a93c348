"""Cards of the night, of events and of the mission, and group cards turned over."""

from __future__ import annotations

from sobremesa.kernel import Event


class NightCard(Event, frozen=True):
    rule = "sun.night.turn-draw"
    icon = "night-sky"
    sound = "card"
    reveals = True
    who: str
    card: int
    victim: str
    ignored: bool = False


class EventCard(Event, frozen=True):
    rule = "sun.ruling.event-procedure"
    icon = "uncertainty"
    sound = "card"
    reveals = True
    who: str
    card: int


class Thanked(Event, frozen=True):
    """The wounded stranger gives a loot card."""

    rule = "sun.ruling.event-procedure"
    icon = "open-chest"
    sound = "good"
    reveals = True
    partner: str
    card: int


class MissionCard(Event, frozen=True):
    rule = "sun.mission.sequence"
    icon = "scroll-unfurled"
    weight = "heading"
    sound = "reveal"
    reveals = True
    mission: str
    card: int


class Delivered(Event, frozen=True):
    rule = "sun.mission.sequence"
    icon = "flag-objective"
    sound = "goal"
    who: str
    what: str
    left: int


class Unmasked(Event, frozen=True):
    rule = "sun.mode.sol-ability-reveals"
    icon = "cowled"
    weight = "heading"
    sound = "reveal"
    reveals = True
    who: str
    role: str
