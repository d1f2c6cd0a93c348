"""Where the things are that a mission is about."""

from __future__ import annotations

from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.state import Enemy, Land, Person


def place_of(g: Land, number: int) -> Place | None:
    """Where a revealed tile lies."""
    if number in g.stack:
        return None
    for place, tile in g.map.items():
        if tile.number == number and tile.revealed:
            return place
    return None


def site(g: Land, number: int) -> int:
    """The tile that a mission card names; 0 is the objective of the mission."""
    return number or g.book.mission.tile


def enemies_at(g: Land, number: int) -> list[Enemy]:
    """The living enemies on a tile."""
    place = place_of(g, number)
    return [] if place is None else g.enemies_on(place)


def people_at(g: Land, number: int) -> list[Person]:
    """The living characters on a tile."""
    place = place_of(g, number)
    return [] if place is None else g.living_on(place)


def object_place(g: Land, name: str) -> Place | None:
    """Where a mission object is, carried or lying; of several the first that is found."""
    carrier = carrier_of(g, name)
    if carrier is not None:
        return carrier.tile
    first, count = g.book.kinds[name]
    cards = range(first, first + count)
    lying = (place for place, tile in g.map.items() if any(card in cards for card in tile.cards))
    return next(lying, None)


def carrier_of(g: Land, name: str) -> Person | None:
    """Who has a mission object on its board."""
    first, count = g.book.kinds[name]
    cards = range(first, first + count)
    return next((each for each in g.people if any(card in cards for card in each.items)), None)
