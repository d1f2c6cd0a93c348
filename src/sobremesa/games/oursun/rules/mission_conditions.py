"""When the next mission card comes up: each condition that a card can name."""

from __future__ import annotations

from itertools import repeat

from sobremesa.boards.hex_tiles import distance
from sobremesa.games.oursun.content.mission_cards import (
    Away,
    Brought,
    Carried,
    Cleared,
    Condition,
    Counted,
    Defeated,
    Found,
    Gathered,
    Held,
    MissionCard,
    Revealed,
)
from sobremesa.games.oursun.state import HOME, Land, Person
from sobremesa.kernel import Register

from .whereabouts import carrier_of, enemies_at, object_place, people_at, place_of, site

HOLDS: Register[Land, Condition, bool] = Register("a condition")
HELD = "held"
"""The counter of phases in a row."""


def card_in_force(g: Land) -> MissionCard:
    """The mission card that lies face up."""
    return g.book.mission.cards[g.card - 1]


def is_fulfilled(g: Land) -> bool:
    """Whether all conditions of the card in force hold."""
    return all(map(HOLDS, repeat(g), card_in_force(g).until))


def loyal(g: Land) -> list[Person]:
    """The living characters but a known traitor."""
    return [person for person in g.living() if person.who != g.unmasked]


@HOLDS.of(Revealed)
def _revealed(g: Land, condition: Revealed) -> bool:
    found = [tile for tile in condition.tiles if place_of(g, site(g, tile)) is not None]
    return bool(found)


@HOLDS.of(Counted)
def _counted(g: Land, condition: Counted) -> bool:
    return all(g.progress.get(name, 1) <= 0 for name in condition.counters)


@HOLDS.of(Cleared)
def _cleared(g: Land, condition: Cleared) -> bool:
    number = site(g, condition.tile)
    return not enemies_at(g, number) and (not condition.occupied or bool(people_at(g, number)))


@HOLDS.of(Held)
def _held(g: Land, condition: Held) -> bool:
    return g.progress.get(HELD, 0) >= condition.phases


def to_hold(g: Land) -> list[Held]:
    """The tiles that the card in force wants held."""
    return [each for each in card_in_force(g).until if isinstance(each, Held)]


def begin_to_hold(g: Land) -> None:
    """Phases that an earlier card counted do not count for this one."""
    if to_hold(g):
        g.progress.pop(HELD, None)


def count_held(g: Land) -> None:
    """At the end of a phase: whether the tile that must be held was held."""
    for condition in to_hold(g):
        number = site(g, condition.tile)
        there = any(person.tile == place_of(g, number) for person in loyal(g))
        held = there and not enemies_at(g, number)
        g.progress[HELD] = g.progress.get(HELD, 0) + 1 if held else 0


@HOLDS.of(Found)
def _found(g: Land, condition: Found) -> bool:
    return all(g.progress.get(f"{name}_found") for name in condition.objects)


@HOLDS.of(Carried)
def _carried(g: Land, condition: Carried) -> bool:
    return carrier_of(g, condition.object) is not None


@HOLDS.of(Away)
def _away(g: Land, condition: Away) -> bool:
    carrier = carrier_of(g, condition.object)
    place = place_of(g, site(g, condition.tile))
    if carrier is None or place is None:
        return False
    return carrier.tile == HOME or distance(carrier.tile, place) >= condition.tiles


@HOLDS.of(Brought)
def _brought(g: Land, condition: Brought) -> bool:
    place = object_place(g, condition.object)
    return place is not None and place == place_of(g, site(g, condition.tile))


@HOLDS.of(Defeated)
def _defeated(g: Land, condition: Defeated) -> bool:
    return bool(g.progress.get(condition.enemy))


@HOLDS.of(Gathered)
def _gathered(g: Land, condition: Gathered) -> bool:
    place = place_of(g, site(g, condition.tile))
    return all(person.tile == place for person in loyal(g))
