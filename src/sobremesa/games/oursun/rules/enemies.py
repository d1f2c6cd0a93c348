"""Enemies come into play and wander over the map."""

from __future__ import annotations

from sobremesa.boards.hex_tiles import distance, nearest, neighbour, step_towards
from sobremesa.games.oursun.content.book import CHEAPEST_FIRST, GREEN
from sobremesa.games.oursun.events.enemies import EnemyMoved, Spawned, Tied
from sobremesa.games.oursun.options.ids import FoeId, Place
from sobremesa.games.oursun.state import NONE, Enemy, Fire, Land, Person, Tile

from .decks import draw_enemy, until_type
from .goods import on_tile, take_from_tile
from .rolls import successes, throw


def spawn(g: Land, card: int, place: Place) -> Enemy | None:
    """Put the figure of an enemy card on a tile (sun.enemy.spawn)."""
    if card == NONE:
        return None
    enemy = g.enemies[FoeId(card)] = Enemy(FoeId(card), g.book.enemies[card], place)
    g.tell(Spawned(enemy.id, enemy.kind, place, g.known(place)))
    data = g.enemy_data(enemy)
    if data.takes:
        _take_cube(g, enemy)
    if data.howls:
        call(g, place)
    return enemy


def spawn_top(g: Land, place: Place) -> Enemy | None:
    """Spawn the top card of the enemy deck."""
    return spawn(g, draw_enemy(g), place)


def spawn_type(g: Land, kind: str, place: Place) -> Enemy | None:
    """Spawn the first enemy of a type in the deck; `any` is the top card."""
    return spawn(g, draw_enemy(g) if kind == "any" else until_type(g, kind), place)


def _take_cube(g: Land, enemy: Enemy) -> None:
    """A Scavenger takes the cheapest cube of its tile, never water."""
    tile = g.map[enemy.tile]
    there = on_tile(tile)
    for kind in CHEAPEST_FIRST:
        if there[kind]:
            take_from_tile(tile, kind)
            enemy.cube = kind
            return


def is_free(g: Land, enemy: Enemy) -> bool:
    """No living character outside stealth mode shares its tile (sun.enemy.move-pinned)."""
    return not enemy.body and not g.exposed_on(enemy.tile)


def call(g: Land, place: Place) -> None:
    """Free enemies within 2 tiles come 1 tile nearer."""
    for enemy in list(g.enemies.values()):
        if is_free(g, enemy) and 0 < distance(enemy.tile, place) <= 2:
            go(g, enemy, step_towards(enemy.tile, place), 0)


def wander(g: Land, enemy: Enemy) -> None:
    """One step by the d8: 1-6 a direction, 7 stays, 8 towards the nearest character."""
    die = g.dice.roll(8)
    to = enemy.tile
    if die <= 6:
        to = neighbour(enemy.tile, die)
    elif die == 8:
        to = step_towards(enemy.tile, _nearest(g, enemy).tile)
    go(g, enemy, to, die)


def wander_all(g: Land) -> None:
    """Every free enemy moves once, in order of spawning (sun.ruling.enemy-move-order)."""
    for enemy in list(g.enemies.values()):
        if is_free(g, enemy):
            wander(g, enemy)


def _nearest(g: Land, enemy: Enemy) -> Person:
    """The nearest living character; those equally near roll, fewest successes (move-tie)."""
    there = nearest(enemy.tile, [person.tile for person in g.living()])
    tied = [person for person in g.living() if person.tile in there]
    while len(tied) > 1:
        rolls = [tuple(throw(g, (GREEN, GREEN))) for _ in tied]
        g.tell(Tied(enemy.id, tuple(person.id for person in tied), tuple(rolls)))
        least = min(map(successes, rolls))
        tied = [
            person for person, roll in zip(tied, rolls, strict=True) if successes(roll) == least
        ]
    return tied[0]


def go(g: Land, enemy: Enemy, to: Place, die: int) -> None:
    """Move onto a position, under which a face-down tile is laid if there is none."""
    start = enemy.tile
    if may_enter(g, enemy, to):
        if to not in g.map:
            g.map[to] = Tile(g.stack.pop(), revealed=False)
        enemy.tile = to
    g.tell(EnemyMoved(enemy.id, die, start, enemy.tile, g.known(enemy.tile)))


def may_enter(g: Land, enemy: Enemy, to: Place) -> bool:
    """Animals shun fire, and without tiles there is nowhere to go."""
    if to not in g.map:
        return bool(g.stack)
    return not (g.map[to].fire != Fire.NONE and g.enemy_data(enemy).type == "animal")
