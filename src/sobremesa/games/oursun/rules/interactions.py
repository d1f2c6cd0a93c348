"""Interactions: exploring, picking up, water, sleep, discarding."""

from __future__ import annotations

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import AMMO, FOOD, NOTHING
from sobremesa.games.oursun.content.powers import Bedroll
from sobremesa.games.oursun.events.days import Ate
from sobremesa.games.oursun.events.things import Dropped, Gained
from sobremesa.games.oursun.options.interactions import (
    CollectRain,
    Discard,
    DropCard,
    DropGoods,
    DropWater,
    Eat,
    PickUp,
    Recon,
    Refill,
    Sleep,
    TakeCard,
    TakeGoods,
    TakeWater,
    Taking,
)
from sobremesa.games.oursun.options.movement import Explore
from sobremesa.games.oursun.state import FIT, Land, Person, Phase
from sobremesa.kernel import DONE, Done, Flow

from .actions import interact, pay
from .enemies import spawn_top
from .exploring import can_reveal, reveal
from .foes import hostile_traders
from .goods import (
    alike,
    cards_of,
    drop,
    fits_card,
    fits_goods,
    gain,
    kinds,
    minus,
    on_tile,
    remove_card,
    settle,
    some,
    take_from_tile,
    water_room,
)
from .harm import set_condition
from .loadout import Loadout, loadout_of

LEAST_SLEEP, MOST_SLEEP = 3, 5
"""What sleep costs, in AP."""


# Exploring


def explore(g: Land, person: Person, option: Explore) -> Flow[None]:
    """1 AP: reveal an adjacent position without moving (sun.explore.effect)."""

    def effect() -> Flow[None]:
        if can_reveal(g, option.to):
            reveal(g, option.to)
        yield from ()

    yield from interact(g, person, 1, "explore", effect)


def can_recon(g: Land, person: Person) -> bool:
    """An unmarked symbol and no living enemy, for one in stealth (sun.ruling.recon-once)."""
    return g.live_symbols(g.map[person.tile]) > 0 and not g.enemies_on(person.tile)


def recon(g: Land, person: Person, option: Recon) -> Flow[None]:
    """1 AP: spawn the enemy of a symbol and stay hidden: sun.recon.effect."""
    pay(g, person, 1, "recon")
    spawn_top(g, person.tile)
    yield from ()


# Picking up


def fits_cube(g: Land, person: Person, kind: int) -> bool:
    """Whether one more cube fits; ammunition also fits onto a weapon."""
    if fits_goods(g, person, 1):
        return True
    return any(
        AMMO.get(g.gear(card).ammo) == kind and g.uses.get(card, 0) < g.gear(card).capacity
        for card in person.items
    )


def bodies_on(g: Land, tile: int) -> list[Person]:
    """Dead characters whose boards may be searched (sun.ruling.dead-gear)."""
    return [each for each in g.people if each.died >= 0 and not each.eliminated and each.tile == tile]  # fmt: skip  # noqa: E501


def cube_options(g: Land, person: Person) -> list[TakeGoods]:
    """The cubes that may be taken from the tile, its camp or a body."""
    there = on_tile(g.map[person.tile])
    options = [TakeGoods(kind) for kind in kinds(there) if fits_cube(g, person, kind)]
    for body in bodies_on(g, person.tile):
        options += [
            TakeGoods(kind, body.who) for kind in kinds(body.goods) if fits_cube(g, person, kind)
        ]
    return options


def pick_up_options(g: Land, person: Person) -> list[Taking]:
    """What may be taken: one card, or cubes, or stored water."""
    tile = g.map[person.tile]
    options: list[Taking] = [*cube_options(g, person)]
    bodies = bodies_on(g, person.tile)
    cards = (*tile.cards, *tile.traps, *(card for body in bodies for card in cards_of(body)))
    options += [TakeCard(card) for card in alike(g, cards) if fits_card(g, person, card)]
    if tile.stored_water and person.water < water_room(g, person):
        options.append(TakeWater())
    return options


def can_pick_up(g: Land, person: Person, loadout: Loadout) -> bool:
    """Whether anything may be taken here."""
    tile = g.map[person.tile]
    cubes = any(tile.native) or any(tile.dropped)
    if cubes and sum(person.goods) < loadout.spaces:
        return True
    things = cubes or tile.cards or tile.traps or tile.stored_water or bodies_on(g, person.tile)
    return bool(things) and bool(pick_up_options(g, person))


def pick_up(g: Land, person: Person, option: PickUp) -> Flow[None]:
    """1 AP: one gear card or up to 2 cubes in any mix (sun.ruling.pickup-kinds)."""

    def effect() -> Flow[None]:
        options = pick_up_options(g, person)
        if not options:
            return
        first = yield from ask.PickUp(person.seat, options, person.who)
        yield from _take(g, person, first)
        if isinstance(first, TakeGoods):
            more = cube_options(g, person)
            second = yield from ask.PickUp(person.seat, [DONE, *more], person.who)
            yield from _take(g, person, second)

    yield from interact(g, person, 1, "pick-up", effect)


def _take(g: Land, person: Person, answer: Done | Taking) -> Flow[None]:
    tile = g.map[person.tile]
    match answer:
        case Done():
            pass
        case TakeGoods(kind, owner):
            if owner < 0:
                take_from_tile(tile, kind)
            else:
                body = g.people[owner]
                body.goods = minus(body.goods, some(kind))
            yield from gain(g, person, some(kind))
        case TakeCard(card):
            tile.cards = tuple(each for each in tile.cards if each != card)
            tile.traps = tuple(each for each in tile.traps if each != card)
            for body in bodies_on(g, person.tile):
                remove_card(body, card)
                yield from settle(g, body)
            yield from gain(g, person, NOTHING, (card,))
        case TakeWater():
            count = min(2, tile.stored_water, water_room(g, person) - person.water)
            tile.stored_water -= count
            person.water += count
            g.tell(Gained(person.id, NOTHING, (), count))


# Water, food and sleep


def refill(g: Land, person: Person, option: Refill) -> Flow[None]:
    """1 AP and one cube fill meter and bottles completely (sun.refill.effect)."""

    def effect() -> Flow[None]:
        g.map[person.tile].water -= 1
        count = water_room(g, person) - person.water
        person.water += count
        g.tell(Gained(person.id, NOTHING, (), count))
        yield from ()

    yield from interact(g, person, 1, "refill", effect)


def collect_rain(g: Land, person: Person, option: CollectRain) -> Flow[None]:
    """1 AP in a storm: 1 water, as often as wanted (sun.rain.effect)."""

    def effect() -> Flow[None]:
        person.water += 1
        g.tell(Gained(person.id, NOTHING, (), 1))
        yield from ()

    yield from interact(g, person, 1, "rain", effect)


def eat(g: Land, person: Person, option: Eat) -> Flow[None]:
    """1 AP: 1 food becomes 1 hp (sun.eat.cost)."""

    def effect() -> Flow[None]:
        person.goods = minus(person.goods, some(FOOD))
        person.hp += 1
        g.tell(Ate(person.id, 1))
        yield from ()

    yield from interact(g, person, 1, "eat", effect)


def sleep_cost(g: Land, person: Person) -> int:
    """4, 3 in a storm, 5 at Night without camp; camp and bag 1 less; at least 3."""
    camp = g.has_camp(g.map[person.tile])
    night = g.phase == Phase.NIGHT and not camp
    cost = LEAST_SLEEP if g.weather == "storm" else MOST_SLEEP if night else 4
    bag = Bedroll in loadout_of(g, person).powers
    return max(LEAST_SLEEP, cost - camp - bag)


def can_sleep(g: Land, person: Person) -> bool:
    """Not when fit already, nor beside enemies unless hidden (sun.sleep.no-enemies)."""
    if person.condition == FIT or person.ap < LEAST_SLEEP:
        return False
    if person.ap < MOST_SLEEP and person.ap < sleep_cost(g, person):
        return False
    return person.stealth or not (g.enemies_on(person.tile) or hostile_traders(g, person))


def sleep(g: Land, person: Person, option: Sleep) -> Flow[None]:
    """Condition +1; found out by enemies, the sleep is lost (sun.ruling.stealth-fail-cancel)."""

    def effect() -> Flow[None]:
        set_condition(g, person, min(FIT, person.condition + 1), "sleep")
        yield from ()

    yield from interact(g, person, sleep_cost(g, person), "sleep", effect, needs_stealth=True)


# Discarding


def discard(g: Land, person: Person, option: Discard) -> Flow[None]:
    """0 AP: drop anything; in a camp it is stored: sun.discard.effect, sun.ruling.camp-store."""
    first = True
    while True:
        options: list[Done | DropCard | DropGoods | DropWater] = [
            DropCard(card) for card in alike(g, cards_of(person))
        ]
        options += [DropGoods(kind) for kind in kinds(person.goods)]
        if person.water:
            options.append(DropWater())
        if not first:
            options.insert(0, DONE)
        answer = yield from ask.Discard(person.seat, options, person.who)
        if isinstance(answer, Done):
            return
        first = False
        if isinstance(answer, DropWater):
            drop_water(g, person)
        else:
            drop(g, person, answer)
            yield from settle(g, person)


def drop_water(g: Land, person: Person) -> None:
    """Water is lost, except in a camp (sun.discard.water-lost)."""
    person.water -= 1
    tile = g.map[person.tile]
    if g.has_camp(tile):
        tile.stored_water += 1
    g.tell(Dropped(person.id, NOTHING, (), 1))
