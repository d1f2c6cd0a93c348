"""Single rules of zones, companions and enemies that move, one test each."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, BLOODWING, FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import own_content
from sobremesa.games.torgue.events import (
    EnemyAttacked,
    Moved,
    RanDry,
    SpecialUsed,
)
from sobremesa.games.torgue.rules.loot import AMMO
from sobremesa.games.torgue.rules.movement import advance_ends, enemy_movement
from sobremesa.games.torgue.state import Show, Stage

# Zones


def stuck(t: Table, mini: int) -> bool:
    """Whether a Move of two zones leads nowhere: the only way to end it is taken at once."""
    payer = t.g.active if mini != BEAR else BEAR
    t.play(f"Act {mini} move", f"Pay {payer} 1")
    return t.asked is ask.Act


@pytest.mark.rule("tor.base.move")
def test_a_red_token_moves_one_zone() -> None:
    t = table(LINE, salvador=0, active="salvador", edit=tokens_of(0, token("red", "yellow")))
    t.play("Act 0 move")
    assert t.offered() == ["Zone 0", "Zone 1"]


@pytest.mark.rule(
    "tor.zone.capacity", "tor.zone.full", "tor.zone.enter-small", "tor.zone.no-cross-full"
)
@pytest.mark.parametrize(("crowd", "closed"), [(2, False), (3, True)])
def test_three_small_miniatures_make_a_zone_full_for_entering_and_crossing(
    crowd: int, closed: bool
) -> None:
    t = table(LINE, salvador=0, enemies=[("psycho", 1)] * crowd, active="salvador")
    assert stuck(t, 0) is closed


@pytest.mark.rule("tor.zone.no-mix", "tor.zone.enter-large", "tor.ruling.large-and-tyres")
@pytest.mark.parametrize(
    ("drawing", "enemies", "closed"),
    [(LINE, [], False), (LINE, [("psycho", 2)], True), ("..t....", [], True)],
)
def test_a_large_miniature_enters_neither_a_zone_with_a_miniature_nor_one_with_a_tyre(
    drawing: str, enemies: list[tuple[str, int]], closed: bool
) -> None:
    t = table(drawing, moze=0, iron_bear=1, enemies=enemies, active="moze")
    assert stuck(t, BEAR) is closed


@pytest.mark.rule("tor.zone.no-mix", "tor.zone.full")
def test_a_large_miniature_fills_the_zone_that_it_enters() -> None:
    t = table(LINE, moze=0, iron_bear=2, active="moze")
    t.play(f"Act {BEAR} move", f"Pay {BEAR} 1", "Zone 1")
    assert stuck(t, 3)


@pytest.mark.rule("tor.zone.single-zone")
def test_a_miniature_that_moves_is_no_longer_where_it_was() -> None:
    t = table(LINE, salvador=0, active="salvador")
    t.play("Act 0 move", "Pay 0 1", "Zone 2")
    assert (t.g.crowd[0], t.g.crowd[2], t["salvador"].zone) == (0, 1, 2)


@pytest.mark.rule("tor.tyre.capacity", "tor.example.tyre-capacity", "tor.tyre.closed")
@pytest.mark.parametrize(
    ("tyres", "crowd", "closed"),
    [(1, 1, False), (1, 2, True), (2, 0, False), (2, 1, True), (3, 0, True)],
)
def test_each_tyre_takes_a_space_and_three_close_the_zone(
    tyres: int, crowd: int, closed: bool
) -> None:
    def edit(g: Show) -> None:
        g.tyres[1] = tyres
        g.measure(1)

    t = table(LINE, salvador=0, enemies=[("psycho", 1)] * crowd, active="salvador", edit=edit)
    assert stuck(t, 0) is closed


@pytest.mark.rule("tor.tyre.los", "tor.ruling.terrain-los", "tor.example.tyre-capacity")
@pytest.mark.parametrize(("mark", "seen"), [("t", True), ("T", False), ("b", True), ("v", True)])
def test_only_three_tyres_hide_what_is_behind(mark: str, seen: bool) -> None:
    t = table(
        f".{mark}.....",
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        edit=lambda g: setattr(g, "barrels", {}),
    )
    assert t.offers("Act 0 caracal") is seen


@pytest.mark.rule("tor.ruling.cryo-scope")
@pytest.mark.parametrize(("zone", "there"), [(1, True), (2, False)])
def test_a_frozen_hunter_cannot_charge_but_strikes_from_where_it_is(zone: int, there: bool) -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("goliath", zone)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        edit=lambda g: setattr(g.hunters[2], "cryo", 1),
    )
    assert t.offers("Act 2 door_knocker") is there


@pytest.mark.rule("tor.ruling.cryo-scope", "tor.ruling.cryo-turn-end", "tor.element.cryo-effect")
def test_a_frozen_enemy_makes_the_rest_of_its_special_action_and_thaws_after_the_turn() -> None:
    def edit(g: Show) -> None:
        for enemy in g.enemies.values():
            enemy.cryo = 1

    t = table(
        LINE,
        salvador=0,
        enemies=[("skag_pup", 1), ("skag_pup", 4)],
        orders=["special"],
        rolls=[(8, 8)],
        edit=edit,
    )
    t.play("InOrder", "Defend 1 1 false melee")
    assert t.told(Moved) == []
    assert [event.mini for event in t.told(EnemyAttacked)] == [FIRST]
    assert [enemy.cryo for enemy in t.enemies()] == [0, 0]


# Companions


@pytest.mark.rule("tor.companion.space")
def test_a_companion_takes_a_space() -> None:
    t = table(LINE, salvador=0, bloodwing=1, enemies=[("psycho", 1)] * 2, active="salvador")
    assert stuck(t, 0)


@pytest.mark.rule("tor.companion.any-split", "tor.example.companion-mix")
def test_mordecai_and_bloodwing_act_in_turn_on_his_three_tokens() -> None:
    t = table(LINE, mordecai=0, bloodwing=0, active="mordecai")
    t.play(f"Act {BLOODWING} move", "Pay 1 1", "Zone 1", "Act 1 move", "Pay 1 1", "Zone 1")
    t.play(f"Act {BLOODWING} move", "Zone 2")
    assert (t["mordecai"].zone, t.companion("bloodwing").zone) == (1, 2)
    assert all(each.spent for each in t["mordecai"].tokens)


@pytest.mark.rule("tor.ruling.companion-origin")
@pytest.mark.parametrize(("zone", "there"), [(5, True), (1, False)])
def test_a_companions_reach_is_counted_from_the_companion(zone: int, there: bool) -> None:
    t = table(LINE, mordecai=0, bloodwing=4, enemies=[("psycho", zone)], active="mordecai")
    assert t.offers(f"Act {BLOODWING} talons") is there


@pytest.mark.rule("tor.companion.no-gather")
def test_bloodwing_without_its_skill_gathers_nothing_where_it_enters() -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=0,
        active="mordecai",
        edit=lambda g: g.floor.update({1: (AMMO,)}),
    )
    t.play(f"Act {BLOODWING} move", "Pay 1 1", "Zone 1")
    assert (t.asked, t.g.floor) == (ask.Act, {1: (AMMO,)})


# Enemies that move


def moved_to(drawing: str, kind: str, zone: int, **hunters: Any) -> list[int]:
    """The zones among which the group chooses when an enemy moves towards Salvador."""
    t = table(drawing, enemies=[(kind, zone)], **hunters)
    enemy = t.enemies()[0]
    return advance_ends(t.g, enemy, t["salvador"].zone, enemy_movement(t.g, enemy))


@pytest.mark.rule("tor.moveorder.stop", "tor.ruling.enemy-range-number")
@pytest.mark.parametrize("zone", [1, 2, 3])
def test_an_enemy_with_the_spotlight_in_range_and_sight_stays(zone: int) -> None:
    assert moved_to(LINE, "marauder", zone, salvador=0) == [zone]


@pytest.mark.rule("tor.moveorder.as-close", "tor.ruling.enemy-move-algorithm")
def test_an_enemy_that_cannot_reach_goes_as_near_as_it_can() -> None:
    assert moved_to(LINE, "psycho", 6, salvador=0) == [4]


@pytest.mark.rule("tor.ruling.enemy-move-algorithm")
def test_an_enemy_stops_at_the_first_zone_with_the_target_in_range_and_sight() -> None:
    assert moved_to(LINE, "marauder", 4, salvador=0) == [3]


@pytest.mark.rule("tor.ruling.enemy-move-algorithm")
def test_an_enemy_in_range_without_sight_looks_for_a_zone_with_sight() -> None:
    (end,) = moved_to("..T....\n.......", "marauder", 3, salvador=0)
    assert end != 3


@pytest.mark.rule("tor.ruling.enemy-move-algorithm")
def test_an_enemy_avoids_a_zone_where_another_hunter_would_pin_it() -> None:
    assert moved_to("....\n....", "psycho", 2, salvador=0) == [1]
    assert moved_to("....\n....", "psycho", 2, salvador=0, amara=1) == [0, 4]


@pytest.mark.rule("tor.ruling.enemy-move-algorithm")
def test_a_large_enemy_without_a_way_of_its_own_goes_by_that_of_a_small_one() -> None:
    assert moved_to(".t.....", "goliath", 4, salvador=0) == [2]


@pytest.mark.rule("tor.ruling.enemy-activation")
def test_an_enemy_that_falls_before_its_part_of_an_order_is_skipped() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 3), ("psycho", 1)],
        orders=["attack"],
        rolls=[(2, 8), (7, 8)],
    )
    t.play(f"Obey {FIRST}", "Defend 1 1 false reflexes", "React 0", "Act 0 fists", "Pay 0 1")
    assert [event.mini for event in t.told(EnemyAttacked)] == [FIRST]
    assert t.asked is ask.Activate


@pytest.mark.rule("tor.ruling.enemy-activation", "tor.ruling.spawn-other-source")
def test_enemies_that_enter_during_an_order_wait_for_the_next() -> None:
    t = table(
        "N.........", salvador=0, enemies=[("badass_skag", 7)], orders=["special"], rolls=[(2, 4)]
    )
    assert [event.special for event in t.told(SpecialUsed)] == ["howl"]
    assert len(t.enemies("skag_pup")) == 2


@pytest.mark.rule("tor.enemyturn.repeat-order", "tor.enemyturn.first-card")
def test_an_announcement_that_says_move_twice_moves_enemies_twice() -> None:
    def edit(g: Show) -> None:
        g.queue, g.stage = ["run_little_contestants", "youre_fired"], Stage.ENEMIES

    t = table("..........", salvador=0, enemies=[("psycho", 9)], edit=edit, rolls=[(2, 4)])
    assert t.enemies()[0].zone == 3, "Move, Move, and an Attack order that was only a Move"


@pytest.mark.rule("tor.enemyturn.seven-orders")
def test_there_are_seven_orders_and_each_is_carried_out() -> None:
    content = own_content()
    named = {order for card in content.announcements.values() for order in card.orders}
    orders = sorted({order.partition(":")[0] for order in named} - {"burn"})
    assert orders == ["ammo", "attack", "event", "move", "slaughter", "spawn", "special"]
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 6)],
        orders=["slaughter", "move", "attack", "special", "spawn", "event", "ammo:spotlight"],
        changes={"spawn": {}, "slaughter_spawn": {}},
        edit=lambda g: setattr(g, "events", ["jackpot"]),
    )
    assert [event.zone for event in t.told(Moved)] == [4, 2], "once to move, once to attack"
    assert (t.g.slaughter, t.g.pool, t.enemies()[0].hardened) == (True, 3, 1)
    assert t.told(RanDry)
