"""Looting bodies, and opening containers."""

from __future__ import annotations

import msgspec

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import FOOD, GREEN, NOTHING, Pool
from sobremesa.games.oursun.content.powers import Foraging
from sobremesa.games.oursun.events.things import Dropped, Looted, LootSeen
from sobremesa.games.oursun.options.interactions import Keep, Loot, Open
from sobremesa.games.oursun.state import NONE, Chest, Land, Person, Tile
from sobremesa.kernel import PASS, Flow, Pass

from .actions import interact
from .decks import discard_enemy, draw_loot, receive_loot
from .goods import alike, draw_random, fits_card, gain, plus, some, usable
from .rolls import karma, own_roll, skill_test, successes, throw
from .rounds import counter_all

MOST_LOOT = 2
"""Successes beyond these find nothing more on a body."""


def loot(g: Land, person: Person, option: Loot) -> Flow[None]:
    """1 AP and a green die: the enemy card says what a body gives (sun.loot.roll)."""

    def effect() -> Flow[None]:
        enemy = g.enemies[option.body]
        dice = throw(g, (GREEN,))
        yield from karma(g, (person,), [own_roll(person, dice, MOST_LOOT)])
        reward = g.book.loot[enemy.kind][successes(dice)]
        heap = plus(reward.goods, draw_random(g, reward.random))
        if enemy.cube >= 0:
            heap = plus(heap, some(enemy.cube))
        if isinstance(g.data(person).ability, Foraging) and g.enemy_data(enemy).type == "animal":
            heap = plus(heap, some(FOOD))
        discard_enemy(g, enemy)
        drawn = tuple(draw_loot(g) for _ in range(reward.cards))
        cards = tuple(card for card in drawn if card != NONE)
        g.tell(Looted(person.id, option.body, tuple(dice), heap, cards))
        yield from gain(g, person, heap)
        for card in cards:
            yield from receive_loot(g, person, card)

    yield from interact(g, person, 1, "loot", effect)


class Container(msgspec.Struct, frozen=True):
    """A container: the test that opens it, and the mission object in it, if it is not loot."""

    test: str
    holds: str = ""


PRINTED = "printed"
"""The container that is printed on a tile, as an option names it."""
OPEN_PRINTED = Open(PRINTED)


def container_of(g: Land, tile: Tile, option: Open) -> Container:
    """What an option would open: the printed container, or a marker."""
    printed = option.container == PRINTED
    return Container(g.printed(tile).container) if printed else marked(option.container)


def marked(marker: str) -> Container:
    """The container of a marker: `strength`, or `dexterity:serum` if it holds something."""
    return Container(*marker.split(":"))


def container_options(g: Land, person: Person) -> list[Open]:
    """The containers of the tile, the printed one and markers."""
    tile = g.map[person.tile]
    options = [OPEN_PRINTED] if tile.closed else []
    if tile.containers:
        options += [Open(kind) for kind in dict.fromkeys(tile.containers)]
    return options


def open_container(g: Land, person: Person, option: Open) -> Flow[None]:
    """1 AP and a test of the container's kind; failure may be repeated."""

    def effect() -> Flow[None]:
        tile = g.map[person.tile]
        container = container_of(g, tile, option)
        test = container.test
        if not (yield from skill_test(g, person, test, tool_dice(g, person, test))):
            return
        if option.container == PRINTED:
            tile.closed = False
        else:
            left = list(tile.containers)
            left.remove(option.container)
            tile.containers = tuple(left)
        if container.holds:
            yield from _find_object(g, person, container.holds)
        else:
            _draw_two(g, person)

    yield from interact(g, person, 1, "open", effect)


def tool_dice(g: Land, person: Person, kind: str) -> Pool:
    """Dice of tools for containers."""
    dice: Pool = ()
    for card in usable(g, person):
        dice += g.book.gear_pools.get((g.book.gear[card], f"{kind}_container"), ())
    return dice


def _find_object(g: Land, person: Person, name: str) -> Flow[None]:
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


def choose_loot(g: Land, person: Person, chest: Chest) -> Flow[None]:
    """Keep 1 card or none, the rest is shuffled back (sun.container.return); then foes answer."""
    options = map(Keep, alike(g, chest.cards))
    answer = yield from ask.KeepLoot(
        person.seat, [PASS, *options], person.who, chest.cards, anchor=True
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
