"""Why not: what a player may look for and not find, with the rule that says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sobremesa.boards.hex_tiles import neighbours
from sobremesa.kernel import Option
from sobremesa.kernel.scene import Declined

from .asking import Asking
from .combat import has_gun
from .goods import cards_of, usable, water_room
from .interactions import sleep_cost
from .options import Craft, Explore, Light, PickUp, Refill, Shoot, Sleep
from .state import FIT, Fire, Person


def declined(a: Asking) -> Iterator[Declined]:
    """The reasons that belong to a character's turn."""
    if a.ask.prompt != "act":
        return
    person = a.person
    yield from _of_tiles(a, person)
    yield from _of_sleep(a, person)
    yield from _of_things(a, person)
    yield from _of_shots(a, person)
    yield from _of_cards(a, person)


def _no(a: Asking, what: str, why: str, rule: str, icon: str, **words: Any) -> Declined:
    return Declined(
        text=a.text(f"no-{what}", **words),
        reason=a.text(f"reason-{why}", **words),
        rule=rule,
        icon=icon,
    )


def _offers(a: Asking, kind: type[Option]) -> bool:
    return any(isinstance(option, kind) for option in a.ask.options)


def _of_tiles(a: Asking, person: Person) -> Iterator[Declined]:
    g = a.g
    for place in neighbours(person.tile):
        tile = g.map.get(place)
        if tile is None or not tile.revealed:
            continue
        name = a.tile(place)
        if not g.has_room(tile, place):
            yield _no(a, "move", "full", "sun.ruling.full-tile", "walk", tile=name)
        elif g.printed(tile).move > person.ap:
            cost = g.printed(tile).move
            yield _no(a, "move", "ap", "sun.move.cost", "walk", tile=name, cost=cost)
    if not g.stack and not _offers(a, Explore):
        yield _no(a, "explore", "no-tiles", "sun.ruling.stack-empty", "treasure-map")


def _of_sleep(a: Asking, person: Person) -> Iterator[Declined]:
    if _offers(a, Sleep):
        return
    if person.condition == FIT:
        yield _no(a, "sleep", "fit", "sun.ruling.condition-limits", "night-sleep")
    elif person.ap < (cost := sleep_cost(a.g, person)):
        yield _no(a, "sleep", "sleep-ap", "sun.ruling.sleep-cost", "night-sleep", cost=cost)
    else:
        yield _no(a, "sleep", "enemies", "sun.sleep.no-enemies", "night-sleep")


def _of_things(a: Asking, person: Person) -> Iterator[Declined]:
    g, tile = a.g, a.g.map[person.tile]
    if g.printed(tile).water and not _offers(a, Refill):
        why = "full-water" if person.water >= water_room(g, person) else "dry"
        yield _no(a, "refill", why, "sun.refill.once", "water-drop")
    lies = any(tile.native) or any(tile.dropped) or tile.cards
    if lies and not _offers(a, PickUp):
        yield _no(a, "pick-up", "no-room", "sun.ruling.no-room", "hand")
    if any(person.goods) and not _offers(a, Craft):
        yield _no(a, "craft", "recipe", "sun.craft.effect", "spanner")
    fire_items = any(g.gear(card).fire for card in cards_of(person))
    if fire_items and tile.fire == Fire.NONE and not _offers(a, Light):
        why = "storm" if g.weather == "storm" else "no-wood"
        yield _no(a, "light", why, "sun.fire.build", "campfire")


def _of_shots(a: Asking, person: Person) -> Iterator[Declined]:
    guns = [card for card in person.items if a.g.gear(card).ranged]
    if not guns or _offers(a, Shoot):
        return
    if a.g.weather == "wind":
        yield _no(a, "shoot", "wind", "sun.ruling.ranged-needs-ammo", "crosshair")
    elif not has_gun(a.g, person):
        yield _no(a, "shoot", "no-ammo", "sun.ruling.ranged-needs-ammo", "crosshair")
    else:
        yield _no(a, "shoot", "no-target", "sun.ranged.target", "crosshair")


def _of_cards(a: Asking, person: Person) -> Iterator[Declined]:
    """Gear that lies face down, is switched off, or is another's."""
    g = a.g
    ready = set(usable(g, person))
    for card in cards_of(person):
        if card in ready:
            continue
        gear, name = g.gear(card), a.names.gear(card)
        if gear.hero and gear.hero != person.kind:
            yield _no(a, "use", "hero", "sun.loot-card.hero", "hand", card=name)
        elif g.flipped >> card & 1:
            yield _no(a, "use", "flipped", "sun.use.flip", "hand", card=name)
        else:
            yield _no(a, "use", "electric", "sun.gear.electric", "hand", card=name)
