"""Why not: what a player may look for and not find, with the rule that says so."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.boards.hex_tiles import neighbours
from sobremesa.games.oursun.options.combat import Shoot
from sobremesa.games.oursun.options.interactions import PickUp, Refill, Sleep
from sobremesa.games.oursun.options.making import Craft, Light
from sobremesa.games.oursun.options.movement import Explore, Move
from sobremesa.games.oursun.questions import Act
from sobremesa.games.oursun.rules.combat import has_gun
from sobremesa.games.oursun.rules.goods import cards_of, usable, water_room
from sobremesa.games.oursun.rules.interactions import sleep_cost
from sobremesa.games.oursun.state import FIT, Fire, Person
from sobremesa.kernel.scene import Declined, refused

from .asking import Asking


def declined(a: Asking) -> Iterator[Declined]:
    """The reasons that belong to a character's turn."""
    if not isinstance(a.ask, Act):
        return
    person = a.person
    yield from _of_tiles(a, person)
    yield from _of_sleep(a, person)
    yield from _of_things(a, person)
    yield from _of_shots(a, person)
    yield from _of_cards(a, person)


def _of_tiles(a: Asking, person: Person) -> Iterator[Declined]:
    g = a.g
    offered = {option.to for option in a.ask.options if isinstance(option, Move)}
    for place in neighbours(person.tile):
        tile = g.map.get(place)
        if tile is None or not tile.revealed or place in offered:
            continue
        name = a.tile(place)
        if not g.has_room(tile, place):
            yield refused(a.text, "move", "full", "sun.ruling.full-tile", "walk", tile=name)
        elif g.printed(tile).move > person.ap:
            cost = g.printed(tile).move
            yield refused(a.text, "move", "ap", "sun.move.cost", "walk", tile=name, cost=cost)
    if not g.stack and not a.ask.offers(Explore):
        yield refused(a.text, "explore", "no-tiles", "sun.ruling.stack-empty", "treasure-map")


def _of_sleep(a: Asking, person: Person) -> Iterator[Declined]:
    if a.ask.offers(Sleep):
        return
    if person.condition == FIT:
        yield refused(a.text, "sleep", "fit", "sun.ruling.condition-limits", "night-sleep")
    elif person.ap < (cost := sleep_cost(a.g, person)):
        yield refused(
            a.text, "sleep", "sleep-ap", "sun.ruling.sleep-cost", "night-sleep", cost=cost
        )
    else:
        yield refused(a.text, "sleep", "enemies", "sun.sleep.no-enemies", "night-sleep")


def _of_things(a: Asking, person: Person) -> Iterator[Declined]:
    g, tile = a.g, a.g.map[person.tile]
    if g.printed(tile).water and not a.ask.offers(Refill):
        why = "full-water" if person.water >= water_room(g, person) else "dry"
        yield refused(a.text, "refill", why, "sun.refill.once", "water-drop")
    lies = any(tile.native) or any(tile.dropped) or tile.cards
    if lies and not a.ask.offers(PickUp):
        yield refused(a.text, "pick-up", "no-room", "sun.ruling.no-room", "hand")
    if any(person.goods) and not a.ask.offers(Craft):
        yield refused(a.text, "craft", "recipe", "sun.craft.effect", "spanner")
    fire_items = any(g.gear(card).fire for card in cards_of(person))
    if fire_items and tile.fire == Fire.NONE and not a.ask.offers(Light):
        why = "storm" if g.weather == "storm" else "no-wood"
        yield refused(a.text, "light", why, "sun.fire.build", "campfire")


def _of_shots(a: Asking, person: Person) -> Iterator[Declined]:
    guns = [card for card in person.items if a.g.gear(card).ranged]
    if not guns or a.ask.offers(Shoot):
        return
    if a.g.weather == "wind":
        yield refused(a.text, "shoot", "wind", "sun.ruling.ranged-needs-ammo", "crosshair")
    elif not has_gun(a.g, person):
        yield refused(a.text, "shoot", "no-ammo", "sun.ruling.ranged-needs-ammo", "crosshair")
    else:
        yield refused(a.text, "shoot", "no-target", "sun.ranged.target", "crosshair")


def _of_cards(a: Asking, person: Person) -> Iterator[Declined]:
    """Gear that lies face down, is switched off, or is another's."""
    g = a.g
    ready = set(usable(g, person))
    for card in cards_of(person):
        if card in ready:
            continue
        gear, name = g.gear(card), a.names.gear(card)
        if gear.hero and gear.hero != person.kind:
            yield refused(a.text, "use", "hero", "sun.loot-card.hero", "hand", card=name)
        elif g.flipped >> card & 1:
            yield refused(a.text, "use", "flipped", "sun.use.flip", "hand", card=name)
        else:
            yield refused(a.text, "use", "electric", "sun.gear.electric", "hand", card=name)
