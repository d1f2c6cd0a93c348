"""Days, phases and turns."""

from __future__ import annotations

from sobremesa.kernel import Event


class DayBegan(Event, frozen=True):
    rule = "sun.prep.c-day"
    icon = "sunrise"
    weight = "heading"
    sound = "morning"
    day: int
    first: str


class PhaseBegan(Event, frozen=True):
    rule = "sun.phase.sun-card"
    weight = "heading"
    sound = "gong"
    reveals = True
    phase: int
    sun: int


class TurnBegan(Event, frozen=True):
    rule = "sun.phase.turn-order"
    icon = "meeple"
    sound = "bell"
    chapter = True
    who: str
    ap: int


class Drank(Event, frozen=True):
    rule = "sun.phase.drink"
    icon = "water-drop"
    weight = "detail"
    who: str
    water: int
    missing: int


class Ate(Event, frozen=True):
    """A meal in Preparation, or by the action."""

    rule = "sun.prep.h-food"
    icon = "meat"
    sound = "drink"
    who: str
    healed: int


class Acted(Event, frozen=True):
    """An action was paid for."""

    rule = "sun.board.ap-meter"
    weight = "detail"
    who: str
    action: str
    ap: int
    left: int
    about: int = -1


class ConditionChanged(Event, frozen=True):
    rule = "sun.board.condition-meter"
    icon = "night-sleep"
    sound = "tick"
    who: str
    condition: int
    cause: str
