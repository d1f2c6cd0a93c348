"""What a character carries: cubes, cards and water, and what happens when there is no room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import AMMO, ARROW, CARTRIDGE, NOTHING, VALUES, Goods
from sobremesa.games.oursun.content.schema import GearData
from sobremesa.games.oursun.events.things import Dropped, Gained
from sobremesa.games.oursun.options.interactions import DropCard, DropGoods
from sobremesa.games.oursun.state import Land, Person, Tile
from sobremesa.kernel import Flow

from .loadout import Loadout, loadout_of


def plus(one: Goods, other: Goods) -> Goods:
    """Both heaps together."""
    a, b, c, d, e, f, g, h, i = one
    j, k, l, m, n, o, p, q, r = other  # noqa: E741 - nine counts, nothing more
    return a + j, b + k, c + l, d + m, e + n, f + o, g + p, h + q, i + r


def minus(one: Goods, other: Goods) -> Goods:
    """One heap without the other."""
    a, b, c, d, e, f, g, h, i = one
    j, k, l, m, n, o, p, q, r = other  # noqa: E741 - nine counts, nothing more
    return a - j, b - k, c - l, d - m, e - n, f - o, g - p, h - q, i - r


def some(kind: int, count: int = 1) -> Goods:
    """A heap of one kind."""
    return _HEAPS[count][kind] if 0 <= count < len(_HEAPS) else _heap(kind, count)


def _heap(kind: int, count: int) -> Goods:
    return tuple(count if each == kind else 0 for each in range(9))  # type: ignore[return-value]


_HEAPS = [[_heap(kind, count) for kind in range(9)] for count in range(5)]


def kinds(heap: Goods) -> Iterator[int]:
    """The kinds that a heap holds."""
    return (kind for kind in range(9) if heap[kind])


def covers(heap: Goods, wanted: Goods) -> bool:
    """Whether a heap holds at least what is wanted."""
    return min(minus(heap, wanted)) >= 0


def worth(heap: Goods) -> int:
    """The value of cubes in water (sun.resource.values)."""
    return sum(count * value for count, value in zip(heap, VALUES, strict=True))


# Cards


def cards_of(person: Person) -> tuple[int, ...]:
    """All gear cards of a character."""
    return person.items + person.equipment


def usable(g: Land, person: Person) -> tuple[int, ...]:
    """The cards that a character can use now: sun.gear.electric, sun.loot-card.hero."""
    return loadout_of(g, person).usable


def alike(g: Land, cards: Sequence[int]) -> Sequence[int]:
    """One card of each kind with the same uses left: equal cards are one choice."""
    if len(cards) < 2:
        return cards
    looks = {
        (g.book.gear[card], g.uses.get(card), g.flipped >> card & 1): card
        for card in reversed(cards)
    }
    return [card for card in cards if card in looks.values()]


def water_room(g: Land, person: Person) -> int:
    """How much water meter and bottles hold (sun.resource.water-storage)."""
    return loadout_of(g, person).water


def excess(g: Land, person: Person) -> tuple[int, int]:
    """How far a board is over its limits: equipment cards, and spaces for items and cubes."""
    loadout = loadout_of(g, person)
    return loadout.surplus, loadout.beyond + max(0, sum(person.goods) - loadout.spaces)


def fits_card(g: Land, person: Person, card: int) -> bool:
    """Whether a card finds a free slot beside the cubes that a character carries."""
    return has_slot(loadout_of(g, person), g.book.cards[card], sum(person.goods))


def has_slot(loadout: Loadout, gear: GearData, cubes: int) -> bool:
    """Whether a card finds a free slot beside so many cubes."""
    if gear.kind == "equipment":
        return loadout.free_equipment_slot
    return cubes <= (loadout.spaces_with_flex_item if gear.flex_only else loadout.spaces_with_item)


def fits_goods(g: Land, person: Person, count: int) -> bool:
    """Whether so many more cubes fit."""
    return sum(person.goods) + count <= loadout_of(g, person).spaces


def put_card(g: Land, person: Person, card: int) -> None:
    """Lay a card into an item or equipment slot."""
    if g.gear(card).kind == "equipment":
        person.equipment += (card,)
    else:
        person.items += (card,)


def remove_card(person: Person, card: int) -> None:
    """Take a card off a board."""
    person.items = tuple(each for each in person.items if each != card)
    person.equipment = tuple(each for each in person.equipment if each != card)


def fill_card(g: Land, card: int) -> None:
    """A card gets all its uses or ammunition (sun.gear.uses-fill, sun.ammo.bought-full)."""
    gear = g.gear(card)
    if gear.uses or gear.ammo:
        g.uses[card] = gear.uses or gear.capacity


def return_card(g: Land, card: int) -> None:
    """A card goes back to its deck; loot goes to the loot discards (sun.ruling.cleaned-cards)."""
    g.uses.pop(card, None)
    g.flipped &= ~(1 << card)
    if g.gear(card).deck == "loot":
        g.loot_discard.append(card)
    else:
        g.gear_deck.append(card)
        g.gear_deck.sort()


def use_up(g: Land, person: Person, card: int) -> None:
    """One use of a card is gone; with the last one the card goes too (sun.gear.uses-empty)."""
    gear = g.gear(card)
    if gear.flips:
        g.flipped |= 1 << card
    if gear.uses:
        g.uses[card] -= 1
        if not g.uses[card]:
            remove_card(person, card)
            return_card(g, card)


# Ammunition


def load_weapons(g: Land, person: Person) -> None:
    """Loose ammunition goes onto weapons with room (sun.ruling.craft-ammo-load)."""
    if not person.goods[CARTRIDGE] and not person.goods[ARROW]:
        return
    for card in person.items:
        load_weapon(g, person, card)


def load_weapon(g: Land, person: Person, card: int) -> None:
    """Fill one weapon from the loose ammunition of its owner."""
    gear = g.gear(card)
    if gear.ammo:
        kind = AMMO[gear.ammo]
        count = min(gear.capacity - g.uses[card], person.goods[kind])
        g.uses[card] += count
        person.goods = minus(person.goods, some(kind, count))


# Gaining and losing


def gain(g: Land, person: Person, heap: Goods = NOTHING, cards: tuple[int, ...] = ()) -> Flow[None]:
    """Cubes and cards come to a board; what has no room is left on the tile."""
    g.tell(Gained(person.id, heap, cards))
    person.goods = plus(person.goods, heap)
    for card in cards:
        put_card(g, person, card)
    load_weapons(g, person)
    yield from settle(g, person)


def settle(g: Land, person: Person) -> Flow[None]:
    """Drop things until all fits: sun.ruling.no-room, sun.ruling.losing-capacity."""
    while True:
        equipment, spaces = excess(g, person)
        if equipment:
            options: list[DropCard | DropGoods] = [
                DropCard(card) for card in alike(g, person.equipment)
            ]
        elif spaces:
            options = [DropGoods(kind) for kind in kinds(person.goods)]
            options += [DropCard(card) for card in alike(g, person.items)]
        else:
            break
        drop(g, person, (yield from ask.NoRoom(person.seat, options, person.who)))
    person.water = min(person.water, water_room(g, person))


def drop(g: Land, person: Person, answer: DropCard | DropGoods) -> None:
    """Put a card or a cube on the tile, or into the camp (sun.discard.effect)."""
    tile = g.map[person.tile]
    match answer:
        case DropCard(card):
            remove_card(person, card)
            tile.cards += (card,)
            g.tell(Dropped(person.id, NOTHING, (card,)))
        case DropGoods(kind):
            person.goods = minus(person.goods, some(kind))
            tile.dropped = plus(tile.dropped, some(kind))
            g.tell(Dropped(person.id, some(kind)))


def take_from_tile(tile: Tile, kind: int) -> None:
    """A cube leaves a tile; what was dropped goes first, for it would be cleared."""
    if tile.dropped[kind]:
        tile.dropped = minus(tile.dropped, some(kind))
    else:
        tile.native = minus(tile.native, some(kind))


def on_tile(tile: Tile) -> Goods:
    """All cubes that lie on a tile."""
    return plus(tile.native, tile.dropped)


def draw_random(g: Land, count: int) -> Goods:
    """Draw cubes blind from the bag; an empty one is refilled with one of each type first."""
    drawn = NOTHING
    for _ in range(count):
        if not any(g.bag):
            g.bag = (1, 1, 1, 1, 1, 1, 1, 0, 0)
        number = g.dice.below(sum(g.bag))
        kind = 0
        while number >= g.bag[kind]:
            number -= g.bag[kind]
            kind += 1
        g.bag = minus(g.bag, some(kind))
        drawn = plus(drawn, some(kind))
    return drawn
