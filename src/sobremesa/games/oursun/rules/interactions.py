"""Interactions: exploring, picking up, water, sleep, looting, containers, discarding."""

from __future__ import annotations

from sobremesa.games.oursun.content.book import AMMO, FOOD, GREEN, NOTHING, Pool
from sobremesa.games.oursun.events import Ate, Dropped, Gained, Looted, LootSeen
from sobremesa.games.oursun.options import (
    Discard,
    DropCard,
    DropGoods,
    DropWater,
    Explore,
    Keep,
    Loot,
    Open,
    TakeCard,
    TakeGoods,
    TakeWater,
)
from sobremesa.games.oursun.state import FIT, NONE, Chest, Land, Person, Phase
from sobremesa.kernel import DONE, PASS, Done, Option, Pass
from sobremesa.kernel.old import Ask, Flow

from .actions import interact, pay
from .decks import discard_enemy, draw_loot, receive_loot
from .enemies import spawn_top
from .exploring import can_reveal, reveal
from .goods import (
    alike,
    cards_of,
    draw_random,
    drop,
    fits_card,
    fits_goods,
    gain,
    has_usable,
    kinds,
    minus,
    on_tile,
    plus,
    remove_card,
    settle,
    some,
    take_from_tile,
    usable,
    water_room,
)
from .harm import set_condition
from .kits import Kit
from .rolls import karma, own_roll, skill_test, successes, throw
from .rounds import counter_all

LEAST_SLEEP = 3
MOST_LOOT = 2
"""Successes beyond these find nothing more on a body."""


# Exploring


def explore(g: Land, person: Person, option: Explore) -> Flow:
    """1 AP: reveal an adjacent position without moving (sun.explore.effect)."""

    def effect() -> Flow:
        if can_reveal(g, option.to):
            reveal(g, option.to)
        yield from ()

    yield from interact(g, person, 1, "explore", effect)


def can_recon(g: Land, person: Person) -> bool:
    """An unmarked symbol and no living enemy, for one in stealth (sun.ruling.recon-once)."""
    return g.live_symbols(g.map[person.tile]) > 0 and not g.enemies_on(person.tile)


def recon(g: Land, person: Person, option: Option) -> Flow:
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


def pick_up_options(g: Land, person: Person, *, second: bool = False) -> list[Option]:
    """What may be taken: one card, or cubes, from the tile, its camp or a body."""
    tile = g.map[person.tile]
    bodies = bodies_on(g, person.tile)
    options: list[Option] = [
        TakeGoods(kind) for kind in kinds(on_tile(tile)) if fits_cube(g, person, kind)
    ]
    for body in bodies:
        options += [
            TakeGoods(kind, body.who) for kind in kinds(body.goods) if fits_cube(g, person, kind)
        ]
    if second:
        return options
    cards = (*tile.cards, *tile.traps, *(card for body in bodies for card in cards_of(body)))
    options += [TakeCard(card) for card in alike(g, cards) if fits_card(g, person, card)]
    if tile.stored_water and person.water < water_room(g, person):
        options.append(TakeWater())
    return options


def can_pick_up(g: Land, person: Person, kit: Kit) -> bool:
    """Whether anything may be taken here."""
    tile = g.map[person.tile]
    cubes = any(tile.native) or any(tile.dropped)
    if cubes and sum(person.goods) < kit.spaces:
        return True
    things = cubes or tile.cards or tile.traps or tile.stored_water or bodies_on(g, person.tile)
    return bool(things) and bool(pick_up_options(g, person))


def pick_up(g: Land, person: Person, option: Option) -> Flow:
    """1 AP: one gear card or up to 2 cubes in any mix (sun.ruling.pickup-kinds)."""

    def effect() -> Flow:
        options = pick_up_options(g, person)
        if not options:
            return
        answer = yield Ask(person.seat, options, prompt="pick-up", about=person.who)
        yield from _take(g, person, answer)
        if isinstance(answer, TakeGoods):
            more = pick_up_options(g, person, second=True)
            answer = yield Ask(person.seat, [DONE, *more], prompt="pick-up", about=person.who)
            if not isinstance(answer, Done):
                yield from _take(g, person, answer)

    yield from interact(g, person, 1, "pick-up", effect)


def _take(g: Land, person: Person, answer: Option) -> Flow:
    tile = g.map[person.tile]
    match answer:
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
        case _:
            count = min(2, tile.stored_water, water_room(g, person) - person.water)
            tile.stored_water -= count
            person.water += count
            g.tell(Gained(person.id, NOTHING, (), count))


# Water, food and sleep


def refill(g: Land, person: Person, option: Option) -> Flow:
    """1 AP and one cube fill meter and bottles completely (sun.refill.effect)."""

    def effect() -> Flow:
        g.map[person.tile].water -= 1
        count = water_room(g, person) - person.water
        person.water += count
        g.tell(Gained(person.id, NOTHING, (), count))
        yield from ()

    yield from interact(g, person, 1, "refill", effect)


def collect_rain(g: Land, person: Person, option: Option) -> Flow:
    """1 AP in a storm: 1 water, as often as wanted (sun.rain.effect)."""

    def effect() -> Flow:
        person.water += 1
        g.tell(Gained(person.id, NOTHING, (), 1))
        yield from ()

    yield from interact(g, person, 1, "rain", effect)


def eat(g: Land, person: Person, option: Option) -> Flow:
    """1 AP: 1 food becomes 1 hp (sun.eat.cost)."""

    def effect() -> Flow:
        person.goods = minus(person.goods, some(FOOD))
        person.hp += 1
        g.tell(Ate(person.id, 1))
        yield from ()

    yield from interact(g, person, 1, "eat", effect)


def sleep_cost(g: Land, person: Person) -> int:
    """4, 3 in a storm, 5 at Night without camp; camp and bag 1 less; at least 3."""
    camp = g.has_camp(g.map[person.tile])
    cost = 3 if g.weather == "storm" else 5 if g.phase == Phase.NIGHT and not camp else 4
    bag = has_usable(g, person, "sleeping_bag") >= 0
    return max(LEAST_SLEEP, cost - camp - bag)


def can_sleep(g: Land, person: Person) -> bool:
    """Not when fit already, nor beside enemies unless hidden (sun.sleep.no-enemies)."""
    if person.condition == FIT or person.ap < sleep_cost(g, person):
        return False
    if person.stealth:
        return True
    hostile = any(
        each.tile == person.tile and each.hostile >> person.who & 1 for each in g.traders.values()
    )
    return not g.enemies_on(person.tile) and not hostile


def sleep(g: Land, person: Person, option: Option) -> Flow:
    """Condition +1; found out by enemies, the sleep is lost (sun.ruling.stealth-fail-cancel)."""

    def effect() -> Flow:
        set_condition(g, person, min(FIT, person.condition + 1), "sleep")
        yield from ()

    yield from interact(g, person, sleep_cost(g, person), "sleep", effect, needs_stealth=True)


# Looting and containers


def loot(g: Land, person: Person, option: Loot) -> Flow:
    """1 AP and a green die: the enemy card says what a body gives (sun.loot.roll)."""

    def effect() -> Flow:
        enemy = g.enemies[option.body]
        dice = throw(g, (GREEN,))
        yield from karma(g, (person,), [own_roll(person, dice, MOST_LOOT)])
        reward = g.book.loot[enemy.kind][successes(dice)]
        heap = plus(reward.goods, draw_random(g, reward.random))
        if enemy.cube >= 0:
            heap = plus(heap, some(enemy.cube))
        if person.kind == "hunter" and g.enemy_data(enemy).type == "animal":
            heap = plus(heap, some(FOOD))
        discard_enemy(g, enemy)
        drawn = tuple(draw_loot(g) for _ in range(reward.cards))
        cards = tuple(card for card in drawn if card != NONE)
        g.tell(Looted(person.id, option.body, tuple(dice), heap, cards))
        yield from gain(g, person, heap)
        for card in cards:
            yield from receive_loot(g, person, card)

    yield from interact(g, person, 1, "loot", effect)


def container_options(g: Land, person: Person) -> list[Option]:
    """The containers of the tile, the printed one and markers."""
    tile = g.map[person.tile]
    options: list[Option] = [Open("printed")] if tile.closed else []
    return options + [Open(kind) for kind in dict.fromkeys(tile.containers)]


def open_container(g: Land, person: Person, option: Open) -> Flow:
    """1 AP and a test of the container's kind; failure may be repeated."""

    def effect() -> Flow:
        tile = g.map[person.tile]
        printed = option.container == "printed"
        kind = g.printed(tile).container if printed else option.container.split(":")[0]
        if not (yield from skill_test(g, person, kind, tool_dice(g, person, kind))):
            return
        if printed:
            tile.closed = False
        else:
            left = list(tile.containers)
            left.remove(option.container)
            tile.containers = tuple(left)
        if ":" in option.container:
            yield from _find_object(g, person, option.container.split(":")[1])
        else:
            _draw_two(g, person)

    yield from interact(g, person, 1, "open", effect)


def tool_dice(g: Land, person: Person, kind: str) -> Pool:
    """Dice of tools for containers."""
    dice: Pool = ()
    for card in usable(g, person):
        dice += g.book.gear_pools.get((g.book.gear[card], f"{kind}_container"), ())
    return dice


def _find_object(g: Land, person: Person, name: str) -> Flow:
    """A mission object instead of loot; the prisoner waits for a free flex slot on the tile."""
    found = g.progress.get(f"{name}_found", 0)
    g.progress[f"{name}_found"] = found + 1
    card = g.book.gear.index(name) + found
    if g.gear(card).flex_only and not fits_card(g, person, card):
        g.map[person.tile].cards += (card,)
        g.tell(Dropped(person.id, NOTHING, (card,)))
    else:
        yield from gain(g, person, NOTHING, (card,))


def _draw_two(g: Land, person: Person) -> None:
    """Two loot cards are drawn, for the opener's eyes alone (sun.container.success)."""
    drawn = tuple(card for card in (draw_loot(g), draw_loot(g)) if card != NONE)
    if drawn:
        g.whisper(LootSeen(person.id, drawn), person.seat)
        g.chest = Chest(drawn)


def choose_loot(g: Land, person: Person, chest: Chest) -> Flow:
    """Keep 1 card or none, the rest is shuffled back (sun.container.return); then foes answer."""
    options: list[Option] = [PASS, *map(Keep, alike(g, chest.cards))]
    about = (person.who, chest.cards)
    answer = yield Ask(
        person.seat, options, prompt="keep-loot", anchor=True, about=about, secret=True
    )
    kept = NONE if isinstance(answer, Pass) else answer.card
    for card in chest.cards:
        if card != kept:
            g.found.remove(card)
            g.loot_deck.append(card)
    g.chest = None
    g.dice.shuffle(g.loot_deck)
    if kept != NONE:
        yield from receive_loot(g, person, kept)
    if chest.countered:
        yield from counter_all(g, person)


# Discarding


def discard(g: Land, person: Person, option: Discard) -> Flow:
    """0 AP: drop anything; in a camp it is stored: sun.discard.effect, sun.ruling.camp-store."""
    first = True
    while True:
        options: list[Option] = [DropCard(card) for card in alike(g, cards_of(person))]
        options += [DropGoods(kind) for kind in kinds(person.goods)]
        if person.water:
            options.append(DropWater())
        if not first:
            options.insert(0, DONE)
        answer = yield Ask(person.seat, options, prompt="discard", about=person.who)
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
