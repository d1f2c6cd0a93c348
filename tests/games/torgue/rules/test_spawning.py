"""Enemies that enter: where they may stand, in which state, and miniatures that run out."""

import pytest

from games.torgue.campaign import hunt
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    EnemyAttacked,
    Moved,
    Removed,
    Spawned,
    SupplyEmpty,
)
from sobremesa.games.torgue.rules.spawning import miniatures_left, new_enemy, spawn_zones
from sobremesa.games.torgue.state import Show


def spawns(**zones: object) -> dict[str, object]:
    """The changes for a scenario that spawns these kinds, so many each, at zones z1, z2..."""
    return {"spawn": {zone[1:]: lots for zone, lots in zones.items()}}


ONE, TWO, THREE = ((("psycho", number),) for number in (1, 2, 3))


# The spawn zone


@pytest.mark.rule("tor.spawn.first", "tor.ruling.spawn-first-blocked")
@pytest.mark.parametrize(("crowd", "zone"), [(0, 3), (1, 3), (2, 3), (3, 2)])
def test_the_first_enemy_goes_into_the_spawn_zone_itself_as_long_as_it_fits(
    crowd: int, zone: int
) -> None:
    t = table(
        "N..1",
        salvador=0,
        enemies=[("marauder", 3)] * crowd,
        orders=["spawn"],
        changes=spawns(z1=ONE),
    )
    assert [event.zone for event in t.told(Spawned)] == [zone]


@pytest.mark.rule("tor.spawn.first", "tor.ruling.spawn-any-miniature")
def test_a_hunter_in_the_spawn_zone_does_not_keep_the_first_enemy_out() -> None:
    t = table("N..1..", salvador=3, orders=["spawn"], changes=spawns(z1=ONE))
    assert [event.zone for event in t.told(Spawned)] == [3]


@pytest.mark.rule("tor.spawn.first", "tor.spawn.adjacent", "tor.ruling.spawn-empty-adjacent-first")
def test_only_the_first_of_all_lots_of_a_zone_is_the_first() -> None:
    t = table(
        "N..1...2..",
        salvador=0,
        orders=["spawn"],
        changes=spawns(z1=(("psycho", 1), ("bruiser", 1)), z2=(("marauder", 2),)),
    )
    t.play("Zone 2", "Zone 6")
    spawned = [(event.kind, event.zone) for event in t.told(Spawned)]
    assert spawned == [("psycho", 3), ("bruiser", 2), ("marauder", 7), ("marauder", 6)]


@pytest.mark.rule("tor.spawn.first", "tor.ruling.spawn-supply-count")
def test_a_lot_without_miniatures_leaves_the_spawn_zone_to_the_next() -> None:
    t = table(
        "N..1......",
        salvador=0,
        enemies=[("nomad", 9), ("nomad", 9)],
        orders=["spawn"],
        changes=spawns(z1=(("nomad", 1), ("psycho", 1))),
    )
    assert [(event.kind, event.zone) for event in t.told(Spawned)] == [("psycho", 3)]


@pytest.mark.rule("tor.spawn.first", "tor.spawn.unique-always")
def test_a_unique_that_comes_first_takes_the_spawn_zone_and_those_after_it_do_not() -> None:
    t = table(
        "N..1",
        salvador=0,
        enemies=[("marauder", 3)],
        orders=["spawn"],
        changes=spawns(z1=(("nine_fingers", 1), ("psycho", 1))),
    )
    spawned = [(event.kind, event.zone) for event in t.told(Spawned)]
    assert spawned == [("nine_fingers", 3), ("psycho", 2)]


# Beside it, and beyond


@pytest.mark.rule(
    "tor.spawn.adjacent",
    "tor.ruling.spawn-empty-adjacent-first",
    "tor.ruling.spawn-any-miniature",
    "tor.spawn.after-all-occupied",
)
def test_empty_neighbours_come_next_and_then_the_spawn_zone_and_all_neighbours() -> None:
    t = table("N..1..", salvador=2, orders=["spawn"], changes=spawns(z1=THREE))
    assert [event.zone for event in t.told(Spawned)] == [3, 4], "Salvador stands in zone 2"
    assert (t.asked, t.offered()) == (ask.Spawn, ["Zone 2", "Zone 3", "Zone 4"])


@pytest.mark.rule("tor.spawn.after-all-occupied", "tor.tyre.closed")
def test_a_full_zone_is_not_offered() -> None:
    t = table(
        "N..1..",
        salvador=0,
        enemies=[("goliath", 2), ("bruiser", 4)],
        orders=["spawn"],
        changes=spawns(z1=TWO),
    )
    assert t.offered() == ["Zone 3", "Zone 4"]


@pytest.mark.rule("tor.ruling.spawn-large", "tor.ruling.large-and-tyres")
@pytest.mark.parametrize(("drawing", "zone"), [("N..1", 3), ("N.t1", 1)])
def test_a_large_enemy_takes_the_spawn_zone_if_empty_and_never_a_zone_with_a_tyre(
    drawing: str, zone: int
) -> None:
    t = table(
        drawing,
        salvador=0,
        enemies=[("marauder", 3)] if zone != 3 else [],
        orders=["spawn"],
        changes=spawns(z1=(("goliath", 1),)),
    )
    assert [event.zone for event in t.told(Spawned)] == [zone]


@pytest.mark.rule("tor.ruling.spawn-large", "tor.spawn.first")
def test_a_second_large_enemy_goes_to_an_empty_neighbour() -> None:
    t = table("N..1..", salvador=2, orders=["spawn"], changes=spawns(z1=(("goliath", 2),)))
    assert [event.zone for event in t.told(Spawned)] == [3, 4]


@pytest.mark.rule("tor.ruling.spawn-large", "tor.ruling.spawn-empty-adjacent-first")
def test_a_later_large_enemy_still_prefers_an_empty_spawn_zone_and_a_small_one_does_not() -> None:
    t = table("N..1..", salvador=0)
    assert spawn_zones(t.g, 3, large=True, first=False) == [3]
    assert spawn_zones(t.g, 3, large=False, first=False) == [2, 4]


@pytest.mark.rule("tor.spawn.overflow", "tor.ruling.spawn-nearest-measure")
def test_where_no_zone_can_be_walked_to_nobody_appears() -> None:
    t = table(
        "N1",
        salvador=0,
        enemies=[("goliath", 1), ("marauder", 0), ("marauder", 0)],
        orders=["spawn"],
        changes=spawns(z1=TWO),
    )
    assert (t.asked, t.told(Spawned), t.told(SupplyEmpty)) == (ask.Activate, [], [])


# How they come


@pytest.mark.rule("tor.enemyshield.roll", "tor.spawn.table")
def test_a_new_enemy_has_all_its_shields_up_and_a_number_of_its_own() -> None:
    t = table(
        "N..1..",
        salvador=0,
        enemies=[("psycho", 5)],
        orders=["spawn"],
        changes=spawns(z1=(("badass_marauder", 1), ("lady_static", 1))),
    )
    t.play("Zone 2")
    assert [enemy.id for enemy in t.enemies()] == [FIRST, FIRST + 1, FIRST + 2]
    assert t.enemies("badass_marauder")[0].shields == (token("yellow"),)
    assert t.enemies("lady_static")[0].shields == (token("green"), token("yellow"))


@pytest.mark.rule("tor.scenario.secret-box")
def test_after_box_five_only_the_boss_is_without_shields() -> None:
    def edit(g: Show) -> None:
        g.box = True
        new_enemy(g, "psychoreaver", 5)
        new_enemy(g, "badass_marauder", 6)

    t = table(".......", salvador=0, scenario="reap_what_you_sow", edit=edit)
    assert [len(enemy.shields) for enemy in t.enemies()] == [0, 1]


@pytest.mark.rule("tor.wanted.card")
@pytest.mark.parametrize("level", [0, 3])
def test_a_wanted_unique_has_two_more_hit_points_per_level_and_its_escorts_have_not(
    level: int,
) -> None:
    g = hunt(level=level).state
    for enemy in g.enemies.values():
        data = g.book.enemies[enemy.kind]
        assert enemy.hp == data.hp + (2 * level if data.kind == "unique" else 0)


@pytest.mark.rule("tor.wanted.card")
def test_in_a_scenario_levels_add_no_hit_points() -> None:
    def edit(g: Show) -> None:
        g.level = 3
        new_enemy(g, "nine_fingers", 5)

    assert table(".......", edit=edit).enemies()[0].hp == 8


@pytest.mark.rule("tor.zone.full", "tor.ruling.spawn-large")
def test_a_large_enemy_fills_its_zone_and_a_small_one_takes_a_third_of_it() -> None:
    t = table(".......", salvador=0, enemies=[("goliath", 5), ("psycho", 6)])
    assert t.g.crowd[5:7] == [3, 1]


# Miniatures


@pytest.mark.rule("tor.setup.step3-reserve", "tor.core.rings")
def test_a_unique_and_common_enemies_share_their_miniatures() -> None:
    t = table(".......", enemies=[("psycho", 5), ("nine_fingers", 5), ("suicide_psycho", 6)])
    left = [miniatures_left(t.g, kind) for kind in ("psycho", "suicide_psycho", "marauder")]
    assert left == [8, 3, 8]


@pytest.mark.rule("tor.spawn.no-supply", "tor.ruling.spawn-supply-count")
def test_all_who_use_the_miniature_move_before_any_attacks_and_the_kind_is_told() -> None:
    t = table(
        "N.....1",
        salvador=0,
        enemies=[("nomad", 3), ("bolt_mama", 5), ("bruiser", 5)],
        orders=["spawn"],
        rolls=[(8, 8)],
        changes=spawns(z1=(("nomad", 1),)),
    )
    assert [event.kind for event in t.told(SupplyEmpty)] == ["nomad"]
    assert [(event.mini, event.zone) for event in t.told(Moved)] == [(FIRST, 2), (FIRST + 1, 4)]
    both = ["InOrder", f"Obey {FIRST}", f"Obey {FIRST + 1}"]
    assert (t.asked, t.offered()) == (ask.NextEnemy, both)
    t.play(f"Obey {FIRST}", "Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(EnemyAttacked)] == [FIRST]
    assert [event.mini for event in t.told(Moved)][2:] == [FIRST + 1]
    assert t.told(Spawned) == []


@pytest.mark.rule("tor.ruling.spawn-supply-count", "tor.spawn.partial-supply")
def test_the_last_miniatures_go_to_the_lots_as_listed_and_nobody_rushes_for_the_rest() -> None:
    t = table(
        "N..1...2..3..",
        salvador=0,
        enemies=[("bruiser", 12)],
        orders=["spawn"],
        changes=spawns(
            z1=(("bruiser", 1), ("bolt_mama", 1)), z2=(("bruiser", 3),), z3=(("bruiser", 2),)
        ),
    )
    t.play("Zone 2", "Zone 6")
    spawned = [(event.kind, event.zone) for event in t.told(Spawned)]
    assert spawned == [("bruiser", 3), ("bolt_mama", 2), ("bruiser", 7), ("bruiser", 6)]
    assert (t.asked, t.told(SupplyEmpty), t.told(Moved)) == (ask.Activate, [], [])


@pytest.mark.rule("tor.ruling.spawn-supply-count", "tor.spawn.unique-no-rush")
def test_a_unique_in_the_list_takes_one_of_the_free_miniatures() -> None:
    t = table(
        "N..1",
        salvador=0,
        orders=["spawn"],
        changes=spawns(z1=(("nomad", 1), ("bolt_mama", 1), ("nomad", 1))),
    )
    assert [event.kind for event in t.told(Spawned)] == ["nomad", "bolt_mama"]
    assert (t.told(Removed), t.told(SupplyEmpty)) == ([], [])


@pytest.mark.rule("tor.spawn.unique-always", "tor.ruling.unique-replaced")
def test_the_one_removed_for_a_unique_is_the_groups_choice_and_is_told() -> None:
    t = table(
        "N..1..",
        salvador=0,
        enemies=[("bruiser", 5), ("nomad", 5), ("nomad", 4)],
        orders=["spawn"],
        changes=spawns(z1=(("bolt_mama", 1),)),
    )
    assert t.asked is ask.FreeMiniature
    assert t.offered() == [f"First {FIRST + 1}", f"First {FIRST + 2}"]
    t.play(f"First {FIRST + 2}")
    removed = [(event.mini, event.kind, event.zone) for event in t.told(Removed)]
    assert removed == [(FIRST + 2, "nomad", 4)]


@pytest.mark.rule("tor.spawn.unique-always")
def test_with_a_miniature_free_a_unique_removes_nobody_and_with_one_user_nobody_is_asked() -> None:
    for kind, common, removed in (("bolt_mama", "nomad", 0), ("queen_retch", "badass_skag", 1)):
        t = table(
            "N..1....",
            salvador=0,
            enemies=[(common, 7)],
            orders=["spawn"],
            changes=spawns(z1=((kind, 1),)),
        )
        assert (t.asked, len(t.told(Removed))) == (ask.Activate, removed)
        assert t.enemies(kind)[0].zone == 3


@pytest.mark.rule("tor.ruling.unique-in-play")
def test_a_unique_in_play_rushes_alone() -> None:
    t = table(
        "N........1",
        salvador=0,
        enemies=[("nine_fingers", 9), ("psycho", 9)],
        orders=["spawn"],
        changes=spawns(z1=(("nine_fingers", 1),)),
    )
    assert [event.mini for event in t.told(Moved)] == [FIRST, FIRST], "once to move, once to attack"
    assert (t.told(Spawned), t.told(SupplyEmpty)) == ([], [])


@pytest.mark.rule("tor.ruling.spawn-order-of-list", "tor.spawn.table")
def test_a_lot_of_nobody_brings_nobody() -> None:
    t = table(
        "N..1", salvador=0, orders=["spawn"], changes=spawns(z1=(("psycho", 0), ("bruiser", 1)))
    )
    assert [event.kind for event in t.told(Spawned)] == ["bruiser"]


@pytest.mark.rule("tor.ruling.spawn-other-source", "tor.spawn.no-supply", "tor.scenario.secret-box")
def test_psychos_that_box_three_has_no_miniatures_for_rush_in_the_midst_of_the_action() -> None:
    def edit(g: Show) -> None:
        g.switched, g.objectives = 1, {1: 1}

    t = table(
        "N...........3",
        moze=1,
        enemies=[("psycho", zone) for zone in (7, 7, 8, 8, 8, 9, 9, 9, 10, 10)],
        active="moze",
        scenario="blackout",
        rolls=[(2, 10), (8, 8)],
        edit=edit,
    )
    t.play("Act 3 interact", "Pay 3 1", f"First {FIRST + 2}")
    assert [(event.kind, event.zone) for event in t.told(Spawned)] == [("nine_fingers", 12)]
    assert [event.kind for event in t.told(SupplyEmpty)] == ["psycho"]
    offered = ["InOrder", *(f"Obey {FIRST + number}" for number in (0, 3, 5, 8, 10))]
    assert (t.asked, t.offered()) == (ask.NextEnemy, offered)
