"""Ways, and what they bring to light."""

from __future__ import annotations

from sobremesa.games.oursun.options.ids import Place
from sobremesa.kernel import Event


class Moved(Event, frozen=True):
    rule = "sun.move.cost"
    icon = "walk"
    sound = "step"
    who: str
    start: Place
    to: Place
    tile: int
    hidden: bool


class TileRevealed(Event, frozen=True):
    rule = "sun.explore.effect"
    icon = "treasure-map"
    sound = "reveal"
    reveals = True
    place: Place
    number: int


class Exposed(Event, frozen=True):
    rule = "sun.stealth.fail"
    icon = "eyeball"
    sound = "bad"
    who: str
