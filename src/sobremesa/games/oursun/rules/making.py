"""Making things: gear, ammunition, camps, fires and stoves, traps, cooking."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from sobremesa.games.oursun.content.book import (
    ARROW,
    CARTRIDGE,
    FOOD,
    METAL,
    NOTHING,
    WOOD,
    Goods,
    Ways,
)
from sobremesa.games.oursun.events.things import Gained, Made, Spent
from sobremesa.games.oursun.options.making import (
    BuildStove,
    Camping,
    Cook,
    Craft,
    CraftAmmo,
    CraftCamp,
    Crafting,
    Light,
    Pitch,
    SetTrap,
    Strike,
)
from sobremesa.games.oursun.state import NONE, Fire, Land, Person
from sobremesa.kernel import Flow

from .actions import interact
from .goods import (
    alike,
    covers,
    fill_card,
    gain,
    has_slot,
    kinds,
    minus,
    plus,
    remove_card,
    some,
    use_up,
    water_room,
)
from .loadout import Loadout

AMMO_RECIPES = {CARTRIDGE: (METAL, 2), ARROW: (WOOD, 3)}
"""1 metal makes 2 cartridges, 1 wood 3 arrows (sun.ammo.craft)."""


def recipes(g: Land, person: Person) -> Ways:
    """What a character can pay for: each kind, the resource spared by Tinkerer, the price."""
    tinkers = person.kind in g.book.tinkerers and not person.ability_used
    known = g.book.payable.get((person.goods, tinkers))
    if known is None:
        known = tuple(_payable(g, person.goods, tinkers))
        g.book.payable[person.goods, tinkers] = known
    return known


def _payable(g: Land, heap: Goods, tinkers: bool) -> Iterator[tuple[str, int, Goods]]:
    for kind, recipe in g.book.recipes.items():
        if covers(heap, recipe):
            yield kind, NONE, recipe
        if tinkers and sum(recipe) > 1:
            for spared in kinds(recipe):
                less = minus(recipe, some(spared))
                if covers(heap, less):
                    yield kind, spared, less


def copy_in_deck(g: Land, kind: str) -> int:
    """A card of that name in the open decks, which are in order, or -1: sun.ruling.craft-stock."""
    first, count = g.book.kinds[kind]
    deck = g.gear_deck
    at = bisect_left(deck, first)
    return deck[at] if at < len(deck) and deck[at] < first + count else NONE


def craft_options(g: Land, person: Person, loadout: Loadout) -> list[Crafting]:
    """Everything that can be made here and now."""
    options: list[Crafting] = []
    cubes = sum(person.goods)
    if not cubes:
        return options
    for kind, spared, cost in recipes(g, person):
        card = copy_in_deck(g, kind)
        if card == NONE:
            continue
        if has_slot(loadout, g.book.cards[card], cubes - sum(cost)):
            options.append(Craft(kind, spared))
        if kind == g.book.camp and not g.has_camp(g.map[person.tile]):
            options.append(CraftCamp(spared))
    if person.goods[METAL]:
        options.append(CraftAmmo(CARTRIDGE))
    if person.goods[WOOD]:
        options.append(CraftAmmo(ARROW))
    return options


def _spend(g: Land, person: Person, kind: str, spared: int) -> int:
    cost = g.book.recipes[kind]
    if spared != NONE:
        cost = minus(cost, some(spared))
        person.ability_used = 1
    person.goods = minus(person.goods, cost)
    card = copy_in_deck(g, kind)
    g.gear_deck.remove(card)
    fill_card(g, card)
    g.tell(Made(person.id, card))
    g.tell(Spent(person.id, "craft", cost))
    return card


def craft(g: Land, person: Person, option: Craft) -> Flow[None]:
    """1 AP per card, from resources of the own board: sun.craft.effect."""

    def effect() -> Flow[None]:
        card = _spend(g, person, option.kind, option.spared)
        yield from gain(g, person, NOTHING, (card,))

    yield from interact(g, person, 1, "craft", effect)


def craft_camp(g: Land, person: Person, option: CraftCamp) -> Flow[None]:
    """The tent's price and 1 AP for a camp at once (sun.ruling.camp-craft-direct)."""

    def effect() -> Flow[None]:
        g.map[person.tile].tent = _spend(g, person, g.book.camp, option.spared)
        yield from ()

    yield from interact(g, person, 1, "craft-camp", effect)


def craft_ammo(g: Land, person: Person, option: CraftAmmo) -> Flow[None]:
    """1 AP: ammunition, with or without a weapon (sun.ammo.without-weapon)."""

    def effect() -> Flow[None]:
        need, count = AMMO_RECIPES[option.kind]
        person.goods = minus(person.goods, some(need))
        g.tell(Spent(person.id, "craft", some(need)))
        yield from gain(g, person, some(option.kind, count))

    yield from interact(g, person, 1, "craft-ammo", effect)


# Camps


def camp_options(g: Land, person: Person, loadout: Loadout) -> list[Camping]:
    """Pitch a tent where there is no camp; strike one that has a tent."""
    tile = g.map[person.tile]
    options: list[Camping] = [Strike()] if tile.tent != NONE else []
    if not g.has_camp(tile):
        options += map(Pitch, alike(g, loadout.tents))
    options += map(SetTrap, alike(g, loadout.traps))
    return options


def pitch(g: Land, person: Person, option: Pitch) -> Flow[None]:
    """1 AP: the tent card becomes a camp marker (sun.camp.pitch)."""

    def effect() -> Flow[None]:
        remove_card(person, option.card)
        g.map[person.tile].tent = option.card
        yield from ()

    yield from interact(g, person, 1, "pitch", effect)


def strike(g: Land, person: Person, option: Strike) -> Flow[None]:
    """1 AP: the camp becomes a tent again, and its store goes to the one who struck it."""

    def effect() -> Flow[None]:
        tile = g.map[person.tile]
        tent, tile.tent = tile.tent, NONE
        stored, tile.dropped = tile.dropped, NOTHING
        cards, tile.cards = tile.cards, ()
        water, tile.stored_water = tile.stored_water, 0
        yield from gain(g, person, stored, (tent, *cards))
        count = min(water_room(g, person) - person.water, water)
        person.water += count
        g.tell(Gained(person.id, NOTHING, (), count))

    yield from interact(g, person, 1, "strike", effect)


def set_trap(g: Land, person: Person, option: SetTrap) -> Flow[None]:
    """1 AP: the trap's marker lies on the tile, its card aside."""

    def effect() -> Flow[None]:
        remove_card(person, option.card)
        g.map[person.tile].traps += (option.card,)
        yield from ()

    yield from interact(g, person, 1, "set-trap", effect)


# Fire


def fire_options(g: Land, person: Person, loadout: Loadout) -> list[Light]:
    """Light a fire with a FIRE item and 1 wood, not in a storm (sun.ruling.fire-in-storm)."""
    burns = g.map[person.tile].fire != Fire.NONE
    if burns or not person.goods[WOOD] or g.weather == "storm":
        return []
    return [Light(card) for card in alike(g, loadout.fires)]


def light(g: Land, person: Person, option: Light) -> Flow[None]:
    """1 AP and 1 wood put a campfire on the tile (sun.fire.build)."""

    def effect() -> Flow[None]:
        person.goods = minus(person.goods, some(WOOD))
        g.tell(Spent(person.id, "fire", some(WOOD)))
        use_up(g, person, option.card)
        g.map[person.tile].fire = Fire.CAMPFIRE
        yield from ()

    yield from interact(g, person, 1, "light", effect)


def build_stove(g: Land, person: Person, option: BuildStove) -> Flow[None]:
    """1 AP and 1 metal turn a campfire into a stove (sun.fire.stove-upgrade)."""

    def effect() -> Flow[None]:
        person.goods = minus(person.goods, some(METAL))
        g.tell(Spent(person.id, "stove", some(METAL)))
        g.map[person.tile].fire = Fire.STOVE
        yield from ()

    yield from interact(g, person, 1, "stove", effect)


def cook(g: Land, person: Person, option: Cook) -> Flow[None]:
    """2 AP at a stove: 1 food becomes 3 (sun.fire.stove-cook)."""

    def effect() -> Flow[None]:
        person.goods = minus(person.goods, some(FOOD))
        g.tell(Spent(person.id, "cook", some(FOOD)))
        yield from gain(g, person, some(FOOD, 3))

    yield from interact(g, person, 2, "cook", effect)


def put_out_fires(g: Land) -> None:
    """A storm ends every fire; a stove leaves 1 metal (sun.fire.stove-removed)."""
    for tile in g.map.values():
        if tile.fire == Fire.STOVE:
            tile.dropped = plus(tile.dropped, some(METAL))
        tile.fire = Fire.NONE
