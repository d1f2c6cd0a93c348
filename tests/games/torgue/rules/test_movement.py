"""Zones, moving, and how enemies obey Move and Attack orders."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BLOODWING, FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import EnemyAttacked, Moved, OrderBegan, Spawned, SupplyEmpty


@pytest.mark.rule(
    "tor.base.move",
    "tor.zone.step",
    "tor.ruling.move-up-to",
    "tor.action.easy",
    "tor.action.easy-costs-token",
)
@pytest.mark.parametrize(("colour", "far"), [(1, 2), (2, 3)])
def test_a_move_goes_up_to_the_zones_of_its_token_without_a_roll(colour: int, far: int) -> None:
    t = table(LINE, salvador=0, active="salvador")
    t.play("Act 0 move", f"Pay 0 {colour}")
    assert t.offered() == [f"Zone {zone}" for zone in range(far + 1)]
    t.play("Zone 1")
    assert t["salvador"].zone == 1
    assert [each.spent for each in t["salvador"].tokens].count(True) == 1


@pytest.mark.rule("tor.ruling.enter-enemy-zone")
def test_a_zone_with_enemies_and_room_may_be_entered_and_crossed() -> None:
    t = table(LINE, salvador=0, enemies=[("psycho", 1)] * 2, active="salvador")
    t.play("Act 0 move", "Pay 0 1")
    assert t.offered() == ["Zone 0", "Zone 1", "Zone 2"]


@pytest.mark.rule(
    "tor.element.cryo-effect",
    "tor.ruling.cryo-scope",
    "tor.element.cryo-end",
    "tor.ruling.cryo-turn-end",
)
def test_cryo_forbids_moving_until_the_end_of_the_activation() -> None:
    t = table(LINE, salvador=0, active="salvador", edit=lambda g: setattr(g.hunters[0], "cryo", 1))
    assert not t.offers("Act 0 move")
    t.play("EndActivation")
    assert t["salvador"].cryo == 0


@pytest.mark.rule(
    "tor.companion.space",
    "tor.ruling.companion-origin",
    "tor.companion.shared-tokens",
    "tor.companion.any-split",
    "tor.example.companion-mix",
)
def test_bloodwing_flies_over_a_full_zone_on_mordecais_token() -> None:
    t = table(LINE, mordecai=0, bloodwing=0, enemies=[("psycho", 1)] * 3, active="mordecai")
    t.play(f"Act {BLOODWING} move", "Pay 1 1")
    assert t.offered() == ["Zone 0", "Zone 2"]
    t.play("Zone 2")
    assert [each.spent for each in t["mordecai"].tokens].count(True) == 1
    assert t.offers("Act 1 move")
    assert t.offers(f"Act {BLOODWING} talons")


@pytest.mark.rule(
    "tor.moveorder.distance",
    "tor.moveorder.towards",
    "tor.moveorder.stop",
    "tor.example.move-and-stop",
    "tor.ruling.enemy-range-number",
)
def test_a_marauder_stops_as_soon_as_the_spotlight_is_in_range_and_sight() -> None:
    t = table(LINE, salvador=0, enemies=[("marauder", 4)], orders=["move"])
    assert t.enemies()[0].zone == 3
    t = table(LINE, salvador=0, enemies=[("marauder", 6)], orders=["move"])
    assert t.enemies()[0].zone == 4


@pytest.mark.rule(
    "tor.moveorder.route-choice",
    "tor.ruling.route-means-end-zone",
    "tor.ruling.enemy-move-algorithm",
    "tor.moveorder.as-close",
)
def test_the_group_chooses_among_zones_that_are_as_good() -> None:
    t = table("...\n...\n...", salvador=0, enemies=[("psycho", 8)], orders=["move"])
    assert t.asked is ask.Route
    assert len(t.offered()) == 2


@pytest.mark.rule(
    "tor.attack.who",
    "tor.attack.else-move",
    "tor.ruling.attack-order-move-only",
    "tor.ruling.attack-no-range-no-los",
)
def test_an_enemy_without_a_target_moves_instead_and_does_not_attack_then() -> None:
    t = table(LINE, salvador=0, enemies=[("psycho", 3)], orders=["attack"])
    assert t.enemies()[0].zone == 1
    assert not t.told(EnemyAttacked)


@pytest.mark.rule("tor.attack.ignore-order", "tor.example.suicide-ignores")
def test_a_suicide_psycho_ignores_attack_orders_altogether() -> None:
    t = table(LINE, salvador=0, enemies=[("suicide_psycho", 3)], orders=["attack"])
    assert t.enemies()[0].zone == 3


@pytest.mark.rule(
    "tor.ruling.enemy-activation",
    "tor.example.orders-in-sequence",
    "tor.enemyturn.complete-order",
    "tor.round.enemy-turn-orders",
    "tor.enemyturn.order-choice",
    "tor.enemyturn.small-first",
    "tor.core.one-active",
)
def test_all_enemies_finish_an_order_before_the_next_small_ones_first() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 6), ("psycho", 4), ("psycho", 3)],
        orders=["move", "attack"],
        rolls=[8, 8],
    )
    assert [event.mini for event in t.told(Moved)] == [FIRST + 1, FIRST + 2, FIRST]
    both = ["InOrder", f"Obey {FIRST + 1}", f"Obey {FIRST + 2}"]
    assert (t.asked, t.offered()) == (ask.NextEnemy, both)
    assert [event.order for event in t.told(OrderBegan)] == ["move", "attack"]


@pytest.mark.rule("tor.enemyturn.repeat-order")
def test_an_order_that_is_printed_twice_is_carried_out_twice() -> None:
    t = table("..........", salvador=0, enemies=[("psycho", 9)], orders=["move", "move"])
    assert t.enemies()[0].zone == 5


@pytest.mark.rule("tor.element.cryo-end")
def test_a_frozen_enemy_stays_and_thaws_at_the_end_of_the_enemies_turn() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 4)],
        orders=["move"],
        edit=lambda g: setattr(g.enemies[FIRST], "cryo", 2),
    )
    assert (t.enemies()[0].zone, t.enemies()[0].cryo) == (4, 0)


SPAWN = {
    "spawn": {"1": (("psycho", 2),)},
    "slaughter_spawn": {"1": (("psycho", 1), ("goliath", 1))},
}


@pytest.mark.rule(
    "tor.spawn.table",
    "tor.spawn.first",
    "tor.spawn.adjacent",
    "tor.ruling.spawn-empty-adjacent-first",
    "tor.ruling.spawn-any-miniature",
)
def test_the_first_spawn_takes_the_spawn_zone_and_the_next_an_empty_neighbour() -> None:
    t = table("N..1..", salvador=0, amara=2, orders=["spawn"], changes=SPAWN)
    assert [event.zone for event in t.told(Spawned)] == [3, 4]


@pytest.mark.rule(
    "tor.spawn.partial-supply", "tor.example.spawn-one-left", "tor.ruling.spawn-supply-count"
)
def test_with_one_miniature_left_one_enemy_spawns_and_nobody_rushes() -> None:
    t = table(
        "N..1..\n......",
        salvador=0,
        enemies=[("suicide_psycho", 5)] * 3,
        orders=["spawn"],
        changes={"spawn": {"1": (("suicide_psycho", 4),)}},
    )
    assert len(t.enemies("suicide_psycho")) == 4
    assert not t.told(SupplyEmpty)


@pytest.mark.rule("tor.spawn.no-supply", "tor.example.spawn-none-left", "tor.ruling.family-words")
def test_with_no_miniature_left_those_in_play_move_and_then_attack() -> None:
    t = table(
        "N..1..",
        salvador=0,
        enemies=[("badass_skag", 4)],
        orders=["spawn"],
        rolls=[1, 12],
        changes={"spawn": {"1": (("badass_skag", 1),)}},
    )
    t.play("Defend 2 2 false melee")
    assert t.told(SupplyEmpty)
    assert [event.zone for event in t.told(Moved)] == [1]
    assert len(t.told(EnemyAttacked)) == 1


@pytest.mark.rule(
    "tor.spawn.unique-always",
    "tor.spawn.unique-no-rush",
    "tor.ruling.unique-replaced",
    "tor.example.nine-fingers-ring",
)
def test_a_unique_takes_the_miniature_of_a_common_enemy() -> None:
    t = table(
        "N..1..",
        salvador=0,
        enemies=[("nomad", 5)] * 2,
        orders=["spawn"],
        changes={"spawn": {"1": (("bolt_mama", 1),)}},
    )
    assert sorted(enemy.kind for enemy in t.enemies()) == ["bolt_mama", "nomad"]
    assert t.g.kills == 0
    assert not t.told(SupplyEmpty)


@pytest.mark.rule("tor.spawn.obey-later-orders")
def test_new_enemies_obey_the_orders_still_to_come() -> None:
    t = table(
        "N.....1", salvador=0, orders=["spawn", "move"], changes={"spawn": {"1": (("psycho", 1),)}}
    )
    assert t.enemies()[0].zone == 4


@pytest.mark.rule("tor.ammoorder.who", "tor.ammoorder.effect", "tor.ammoorder.inventory-safe")
def test_out_of_ammo_spends_equipped_guns_and_grenades_of_those_named() -> None:
    t = table(
        LINE,
        salvador=0,
        orders=["ammo:spotlight"],
        gear={"salvador": ["caracal", "spark_plug", "saw_axe"]},
    )
    assert [item.spent for item in t["salvador"].gear] == [True, True, False]
    assert not t["amara"].gear[0].spent


@pytest.mark.rule("tor.ruling.ammo-saver")
def test_a_belt_feeder_keeps_a_ready_gun_ready() -> None:
    t = table(
        LINE,
        salvador=0,
        orders=["ammo:all"],
        gear={"salvador": ["caracal", "third_opinion", "belt_feeder"]},
    )
    t.play("SaveGun third_opinion")
    assert [item.spent for item in t["salvador"].gear][:2] == [True, False]


@pytest.mark.rule(
    "tor.core.cooperative", "tor.core.disagreement-spotlight", "tor.ruling.group-decision-engine"
)
def test_any_player_may_answer_for_the_group_and_the_spotlight_leads() -> None:
    t = table(LINE, salvador=0, amara=1, seats=2, spotlight="mordecai")
    question = t.match.asks()[0]
    assert (type(question), question.seat, question.group) == (ask.Activate, 1, (0,))
    t.play("0 Activate 2")
    assert t.g.active == 2


@pytest.mark.rule(
    "tor.round.hunter-turn",
    "tor.activation.order-free",
    "tor.activation.pass",
    "tor.activation.turn-ends",
    "tor.activation.active",
    "tor.activation.act-until",
)
def test_hunters_act_in_any_order_until_all_were_activated() -> None:
    t = table(LINE, salvador=0, amara=1)
    t.play("Activate 2", "EndActivation")
    assert t.offered() == ["Activate 0", "Activate 1", "Activate 3"]
    assert all(not each.spent for each in t["amara"].tokens)
    t.play("Activate 0", "EndActivation", "Activate 1", "EndActivation")
    assert t.g.active == 3


@pytest.mark.rule("tor.action.complex", "tor.ruling.interact-with-enemies")
def test_a_bomb_cannot_be_planted_beside_an_enemy() -> None:
    def edit(g: object) -> None:
        g.hunters[0].bombs = 1  # type: ignore[attr-defined]

    for enemies, there in (([], True), ([("psycho", 0)], False)):
        t = table(
            "o...N..",
            salvador=0,
            active="salvador",
            scenario="demolition_derby",
            enemies=enemies,
            edit=edit,
            changes={"key_barrel": False},
        )
        assert t.offers("Act 0 interact") is there
    assert token("red").colour == 0
