"""Enemies appear on the map, wander over it and are called."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, NORTH_EAST, SOUTH, THREE_NORTH, TWO_NORTH, Table, table
from sobremesa.boards.hex_tiles import neighbour
from sobremesa.games.oursun.content.book import CLOTH, goods
from sobremesa.games.oursun.events.enemies import EnemyMoved, Spawned, Tied
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.enemies import spawn_top
from sobremesa.games.oursun.state import HOME, NONE, Fire, Phase, Stage
from sobremesa.testing.dice import Roll

FAR = Place(4 * NORTH)
FARTHER = Place(5 * NORTH)
"""A place from which no step leads to a character."""


def dawn(*kinds: str) -> Table:
    """The end of a Night: Preparation comes next."""
    t = table(*kinds, phase=Phase.NIGHT)
    t.g.active = -1
    return t


def wander(t: Table, *rolls: Roll) -> list[EnemyMoved]:
    """Play Preparation with these dice; gives the moves that were told."""
    t.go(*rolls, (1, 10), stage=Stage.PREPARATION)
    return t.told(EnemyMoved)


@pytest.mark.rule("sun.enemy.move-one", "sun.enemy.move-1-6", "sun.enemy.move-unrevealed")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_an_enemy_steps_where_the_die_says_onto_a_tile_face_down(die: int) -> None:
    t = dawn("medic", "hunter")
    t.tile(FAR)
    bear = t.enemy("bear", FAR)
    top, count = t.g.stack[-1], len(t.g.stack)
    to = neighbour(FAR, die)
    assert wander(t, (die, 8)) == [EnemyMoved(bear, die, FAR, to, 0)]
    assert (t.g.enemies[bear].tile, t.g.map[to].number, t.g.map[to].revealed) == (
        to,
        top,
        False,
    )
    assert len(t.g.stack) == count - 1


@pytest.mark.rule("sun.enemy.move-1-6", "sun.ruling.facedown-tile")
def test_an_enemy_that_steps_onto_a_tile_leaves_the_stack_alone() -> None:
    t = dawn("medic", "hunter")
    t.tile(FAR)
    t.tile(FARTHER, 24)
    bear = t.enemy("bear", FAR)
    count = len(t.g.stack)
    assert wander(t, (1, 8)) == [EnemyMoved(bear, 1, FAR, FARTHER, 24)]
    assert (len(t.g.stack), t.g.map[FARTHER].revealed) == (count, True)


@pytest.mark.rule("sun.enemy.move-7")
def test_on_a_7_an_enemy_stays() -> None:
    t = dawn("medic", "hunter")
    t.tile(FAR)
    bear = t.enemy("bear", FAR)
    assert wander(t, (7, 8)) == [EnemyMoved(bear, 7, FAR, FAR, 5)]
    assert t.g.enemies[bear].tile == FAR


@pytest.mark.rule("sun.enemy.move-8", "sun.ruling.enemy-nearest")
def test_on_an_8_an_enemy_goes_towards_the_nearest_living_character() -> None:
    t = dawn("medic", "hunter", "soldier")
    t.tile(FAR)
    t[1].tile = THREE_NORTH
    t.tile(THREE_NORTH)
    t[2].tile, t[2].died, t[2].hp = FARTHER, 2, 0
    t.tile(FARTHER)
    bear = t.enemy("bear", FAR)
    assert wander(t, (8, 8)) == [EnemyMoved(bear, 8, FAR, THREE_NORTH, 5)]
    assert t.told(Tied) == []


@pytest.mark.rule("sun.enemy.move-tie", "sun.ruling.enemy-tie-reroll")
def test_of_those_equally_near_the_one_with_the_fewest_successes_is_sought() -> None:
    t = dawn("medic", "hunter")
    t.tile(NORTH)
    t.tile(TWO_NORTH)
    t[1].tile = TWO_NORTH
    bear = t.enemy("bear", NORTH)
    moves = wander(t, (8, 8), 1, 2, 8, 5)
    assert moves == [EnemyMoved(bear, 8, NORTH, TWO_NORTH, 5)]
    assert t.told(Tied) == [Tied(bear, ("medic", "hunter"), ((0, 1), (7, 4)))]


@pytest.mark.rule("sun.enemy.move-tie", "sun.ruling.enemy-tie-reroll")
def test_only_those_who_tied_roll_again() -> None:
    t = dawn("medic", "hunter", "soldier")
    t.tile(NORTH)
    bear = t.enemy("bear", NORTH)
    for number, place in ((1, TWO_NORTH), (2, Place(NORTH + NORTH_EAST))):
        t[number].tile = place
        t.tile(place)
    wander(t, (8, 8), 8, 8, 2, 8, 8, 8, 2, 8, 8, 8)
    assert [each.people for each in t.told(Tied)] == [
        ("medic", "hunter", "soldier"),
        ("medic", "soldier"),
    ]
    assert t.g.enemies[bear].tile == NORTH + NORTH_EAST


@pytest.mark.rule("sun.enemy.move-unrevealed", "sun.ruling.component-limits")
def test_without_tiles_an_enemy_cannot_leave_the_map() -> None:
    t = dawn("medic", "hunter")
    t.tile(FAR)
    bear = t.enemy("bear", FAR)
    t.g.stack.clear()
    assert wander(t, (3, 8)) == [EnemyMoved(bear, 3, FAR, FAR, 5)]
    assert len(t.g.map) == 2


@pytest.mark.rule("sun.enemy.animal-fire", "sun.ruling.enemy-blocked")
@pytest.mark.parametrize(("kind", "stays"), [("wolf", True), ("bandit", False)])
@pytest.mark.parametrize("fire", [Fire.CAMPFIRE, Fire.STOVE])
def test_only_animals_shun_a_fire(kind: str, stays: bool, fire: Fire) -> None:
    t = dawn("medic", "hunter")
    t.tile(FAR)
    t.tile(FARTHER, fire=fire)
    enemy = t.enemy(kind, FAR)
    wander(t, (1, 8))
    assert t.g.enemies[enemy].tile == (FAR if stays else FARTHER)


@pytest.mark.rule("sun.enemy.move-when", "sun.enemy.move-pinned", "sun.stealth.enemies-may-move")
def test_characters_pin_enemies_unless_all_of_them_are_hidden() -> None:
    t = dawn("medic", "hunter", "soldier")
    t.tile(NORTH)
    t.tile(SOUTH)
    t[1].tile, t[1].stealth = NORTH, True
    t[2].tile, t[2].died, t[2].hp = SOUTH, 2, 0
    t.enemy("bear")
    wolf, boar = t.enemy("wolf", NORTH), t.enemy("wild_boar", SOUTH)
    moves = wander(t, (7, 8), (7, 8))
    assert [each.enemy for each in moves] == [wolf, boar]


@pytest.mark.rule("sun.ruling.enemy-move-order")
def test_enemies_move_in_the_order_in_which_they_came() -> None:
    t = dawn("medic", "hunter")
    t.tile(FAR)
    second = t.enemy("stray_dog", FAR)
    first = t.enemy("bear", FAR)
    t.g.enemies = {first: t.g.enemies[first], second: t.g.enemies[second]}
    assert [each.enemy for each in wander(t, (7, 8), (7, 8))] == [first, second]


# Spawning


@pytest.mark.rule("sun.enemy.spawn")
def test_a_spawned_enemy_is_told_with_its_kind_and_place() -> None:
    t = table("hunter")
    t.tile(NORTH, 14)
    t.next_enemies("viper")
    t.go(8, 1)
    t.play(f"Move {NORTH}")
    ((viper, enemy),) = t.g.enemies.items()
    assert t.told(Spawned) == [Spawned(viper, "viper", NORTH, 14)]
    assert (enemy.cube, t.told(EnemyMoved)) == (NONE, [])


@pytest.mark.rule("sun.ruling.deck-empty")
def test_without_enemy_cards_nothing_spawns() -> None:
    t = table("hunter")
    t.tile(NORTH, 14)
    t.g.enemy_deck.clear()
    t.go()
    t.play(f"Move {NORTH}")
    assert (t.g.enemies, t.told(Spawned), t[0].hp) == ({}, [], 7)


@pytest.mark.rule("sun.enemy.spawn")
def test_a_scavenger_takes_what_is_cheapest_of_all_that_lies_there() -> None:
    t = table("medic")
    t.tile(NORTH, 14, native=goods("WM"), dropped=goods("C"), stored_water=2)
    t.next_enemies("scavenger")
    t.go(8, 8)
    t.play(f"Move {NORTH}")
    (scavenger,) = t.g.enemies.values()
    tile = t.g.map[NORTH]
    assert (scavenger.cube, tile.native, tile.dropped) == (CLOTH, goods("WM"), goods(""))


@pytest.mark.rule("sun.enemy.spawn")
def test_a_scavenger_finds_nothing_where_nothing_lies_and_leaves_water_alone() -> None:
    t = table("medic")
    t.tile(NORTH, 14, water=1, stored_water=2)
    t.next_enemies("scavenger")
    t.go(8, 8)
    t.play(f"Move {NORTH}")
    (scavenger,) = t.g.enemies.values()
    assert scavenger.cube == NONE
    assert (t.g.map[NORTH].water, t.g.map[NORTH].stored_water) == (1, 2)


@pytest.mark.rule("sun.enemy.spawn", "sun.enemy.move-pinned")
def test_a_howler_calls_free_enemies_within_2_tiles_one_tile_nearer() -> None:
    t = table("medic", "hunter", "soldier")
    t.tile(NORTH, 16)
    near, two, three = TWO_NORTH, THREE_NORTH, NORTH * 4
    for place in (near, two, three, NORTH + NORTH_EAST):
        t.tile(place)
    t[2].tile = Place(NORTH + NORTH_EAST)
    t.enemy("stray_dog", NORTH + NORTH_EAST)
    dog, bear, wolf = t.enemy("stray_dog", near), t.enemy("bear", two), t.enemy("wolf", three)
    t.enemy("bandit", near, body=True)
    t.next_enemies("viper", "howler")
    t.go(*[8] * 4)
    t.play(f"Move {NORTH}")
    assert t.told(EnemyMoved) == [
        EnemyMoved(dog, 0, near, NORTH, 16),
        EnemyMoved(bear, 0, two, near, 5),
    ]
    assert t.g.enemies[wolf].tile == three
    t.play(f"Attack {dog}")


@pytest.mark.rule("sun.enemy.spawn")
def test_the_top_card_of_the_deck_is_the_one_that_spawns() -> None:
    t = table("medic")
    t.next_enemies("wolf", "bear")
    spawned = [spawn_top(t.g, HOME) for _ in range(2)]
    assert [enemy and enemy.kind for enemy in spawned] == ["wolf", "bear"]
    assert [enemy.kind for enemy in t.g.enemies.values()] == ["wolf", "bear"]
