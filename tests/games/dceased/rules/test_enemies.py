"""Activations: who acts, who attacks, who stands up."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import BRUTE, RUNNER, WALKER
from sobremesa.games.dceased.events.civilians import CivilianMoved, CivilianStayed
from sobremesa.games.dceased.events.enemies import (
    ActionBegan,
    ActivationBegan,
    EnemiesAttacked,
    EnemiesMoved,
    StoodUp,
    Wounded,
)
from sobremesa.games.dceased.state import FALLEN, Order, Stage


@pytest.mark.rule(
    "dc.enemy.actions-one", "dc.enemy.actions-two", "dc.activate.all", "dc.emove.one-zone"
)
@pytest.mark.parametrize(
    ("enemy", "zone"), [("walker", "E4"), ("brute", "E4"), ("runner", "D4"), ("z-ivy", "D4")]
)
def test_walkers_and_brutes_have_one_action_runners_and_zombie_heroes_two(
    enemy: str, zone: str
) -> None:
    t = table(heroes="cyborg A4 done", enemies=f"{enemy} F4", stage=Stage.ACTIVATION)
    assert t.everywhere() == {zone: {enemy: 1}}


@pytest.mark.rule("dc.enemy.uncontrolled", "dc.activate.choice")
def test_enemies_act_by_themselves_attack_who_is_there_or_else_come_nearer() -> None:
    t = table(heroes="cyborg A4 done", enemies="walker A4, 2 brute C4", stage=Stage.ACTIVATION)
    assert (t["cyborg"].health, t.enemies("A4"), t.enemies("B4")) == (
        3, {"walker": 1}, {"brute": 2},
    )  # fmt: skip


@pytest.mark.rule(
    "dc.activate.attacks-then-moves",
    "dc.activate.no-attack-and-move",
    "dc.activate.decide-at-start",
    "dc.ruling.attack-before-move",
)
def test_attacks_come_first_and_who_attacked_does_not_move_though_its_victim_is_gone() -> None:
    t = table(
        heroes="cyborg B4 health=1 done, batman F4 done", enemies="walker B4, walker D4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.order(EnemiesAttacked, EnemiesMoved) == ["EnemiesAttacked", "EnemiesMoved"]
    # The second one chose its way from what was left: Batman.
    assert t.everywhere() == {"B4": {"walker": 1}, "E4": {"walker": 1}}


@pytest.mark.rule(
    "dc.activate.second-action", "dc.activate.second-order", "dc.example.runner-two-actions"
)
@pytest.mark.parametrize(("zone", "wounds", "pools"), [("B4", 1, 1), ("A4", 2, 2), ("C4", 0, 0)])
def test_a_runner_moves_and_attacks_or_attacks_twice(zone: str, wounds: int, pools: int) -> None:
    t = table(heroes="cyborg A4 done", enemies=f"runner {zone}", stage=Stage.ACTIVATION)
    assert (4 - t["cyborg"].health, len(t.told(EnemiesAttacked))) == (wounds, pools)
    assert [event.number for event in t.told(ActionBegan)] == [1, 2]


@pytest.mark.rule("dc.activate.second-order")
def test_the_flash_has_a_third_action_after_the_second_of_all_others() -> None:
    t = table(heroes="cyborg A4 done", enemies="z-flash D4, runner D4", stage=Stage.ACTIVATION)
    assert t.everywhere() == {"A4": {"z-flash": 1}, "B4": {"runner": 1}}
    assert t["cyborg"].health == 4


@pytest.mark.rule("dc.activate.zone-order")
def test_the_group_chooses_the_order_of_the_zones() -> None:
    t = table(
        heroes="cyborg A4 done escort=bus-driver, green-canary F4 xp=43 power=1 done seat=1",
        enemies="walker A4, walker F4", stage=Stage.ACTIVATION, seats=2,
    )  # fmt: skip
    assert (t.asked, set(t.seats)) == (ask.NextFight, {0, 1})
    t.play("0 zone F4", "1 pass", "0 pass")
    assert [event.hero for event in t.told(Wounded)] == ["green-canary", "cyborg"]


@pytest.mark.rule("dc.activate.extra", "dc.example.extra-activation-no-civilians", "dc.civact.once")
def test_an_extra_activation_concerns_its_type_alone_and_no_civilians() -> None:
    t = table(
        heroes="cyborg A4", enemies="walker C4, brute C4, runner C4", civilians="bus-driver A1",
        orders=[Order("extra", WALKER)],
    )  # fmt: skip
    assert t.everywhere() == {"B4": {"walker": 1}, "C4": {"brute": 1, "runner": 1}}
    assert (t.told(CivilianMoved), t.told(CivilianStayed)) == ([], [])


@pytest.mark.rule(
    "dc.activate.who-is-on",
    "dc.option.hard-turned",
    "dc.activate.nested",
    "dc.ruling.nested-activation",
    "dc.shortage.nested",
    "dc.shortage.any-placement",
)
def test_a_walker_placed_in_an_activation_does_not_join_and_its_shortage_waits() -> None:
    t = table(
        "m4", heroes="cyborg D4 done", civilians="bus-driver A4", enemies="walker A4",
        reserve={"walker": 0}, stage=Stage.ACTIVATION, settings={"difficulty": "hard"},
    )  # fmt: skip
    assert [(event.reason, event.enemy) for event in t.told(ActivationBegan)] == [
        ("phase", ""), ("shortage", "walker"),
    ]  # fmt: skip
    # The shortage came when everything else was done: only then the Walker moved on.
    assert t.everywhere() == {"B4": {"walker": 1}}
    placed = table(
        "m4", heroes="cyborg D4 done", civilians="bus-driver A4", enemies="runner A4",
        stage=Stage.ACTIVATION, settings={"difficulty": "hard"},
    )  # fmt: skip
    assert placed.everywhere() == {"B4": {"runner": 1}, "A4": {"walker": 1}}
    normal = table(
        "m4", heroes="cyborg D4 done", civilians="bus-driver A4", enemies="runner A4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert normal.everywhere() == {"B4": {"runner": 1}}


@pytest.mark.rule("dc.activate.nested")
def test_several_extra_activations_are_carried_out_in_the_order_they_arose() -> None:
    t = table(
        heroes="cyborg A4", enemies="walker C4, brute C4, runner E4",
        orders=[Order("extra", BRUTE), Order("extra", RUNNER), Order("extra", WALKER)],
    )  # fmt: skip
    assert [event.enemy for event in t.told(ActivationBegan)] == ["brute", "runner", "walker"]


@pytest.mark.rule(
    "dc.eattack.auto", "dc.eattack.one-wound", "dc.eattack.together", "dc.wound.track"
)
def test_all_enemies_of_a_zone_attack_together_without_dice() -> None:
    t = table(
        heroes="supergirl A4 done",
        enemies="2 walker A4, brute A4, z-ivy A4",
        stage=Stage.ACTIVATION,
    )
    pool = t.told(EnemiesAttacked)[0]
    assert (pool.walkers, pool.brutes, pool.fallen, pool.wounds) == (2, 1, ("z-ivy",), 4)
    assert [event.health for event in t.told(Wounded)] == [4, 3, 2, 1, 0]


@pytest.mark.rule("dc.eattack.pool-size", "dc.ruling.ability-beats-rule")
def test_superman_inflicts_two_wounds_with_each_attack() -> None:
    t = table(
        heroes="supergirl A4 done, cyborg F1", enemies="z-superman A4", stage=Stage.ACTIVATION
    )
    assert [event.wounds for event in t.told(EnemiesAttacked)] == [2, 2]
    assert t["supergirl"].health == 1


@pytest.mark.rule(
    "dc.enemy.standing", "dc.enemy.knocked-down", "dc.enemy.knocked-down-when", "dc.ruling.standing"
)
def test_a_knocked_down_zombie_spends_an_action_on_standing_up() -> None:
    t = table(
        heroes="supergirl A4 done", enemies="walker down A4, runner down A4, brute A4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    # The Brute in the first Action, the Runner in its second one.
    assert t["supergirl"].health == 3
    assert t.enemies("A4") == {"walker": 1, "brute": 1, "runner": 1}
    assert [(event.enemy, event.count) for event in t.told(StoodUp)] == [
        ("walker", 1),
        ("runner", 1),
    ]


@pytest.mark.rule("dc.enemy.knocked-down-again", "dc.enemy.no-knockdown-zhero")
def test_only_standing_horde_zombies_can_be_knocked_down() -> None:
    t = table(
        heroes="cyborg A4 gear=flash-charge", enemies="2 walker B4, walker down B4, z-flash B4",
        turn="cyborg",
    )  # fmt: skip
    t.play("use flash-charge")
    assert t.enemies("B4") == {"walker down": 3, "z-flash": 1}
    down = table(
        heroes="cyborg A4 trait=lights-out", enemies="walker down B4, z-flash B4", turn="cyborg"
    )
    assert not down.offers("use lights-out")


@pytest.mark.rule("dc.zhero.card", "dc.zhero.active-at-once", "dc.zhero.all-active")
def test_nightwing_gives_walkers_that_begin_with_him_a_second_action() -> None:
    t = table(
        heroes="cyborg A4 done",
        enemies="z-nightwing F4, walker F4, walker E4",
        stage=Stage.ACTIVATION,
    )
    assert t.everywhere() == {"D4": {"walker": 2, "z-nightwing": 1}}
    both = table(
        heroes="supergirl A4 done, cyborg F1 done",
        enemies="z-nightwing A4, z-superman A4, walker A4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert [event.wounds for event in both.told(EnemiesAttacked)][:1] == [1 + 2 + 1]


@pytest.mark.rule("dc.zhero.card")
def test_zombie_heroes_have_their_own_extra_activation() -> None:
    t = table(heroes="cyborg A4", enemies="z-ivy F4, walker F4", orders=[Order("fallen", FALLEN)])
    assert t.everywhere() == {"D4": {"z-ivy": 1}, "F4": {"walker": 1}}


# Hold the Line


def test_hold_the_line_costs_up_to_three_horde_zombies_their_action() -> None:
    t = table(
        heroes="supergirl A4 done trait=hold-the-line", enemies="4 walker A4, z-ivy A4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    t.play("use hold-the-line")
    assert [event.wounds for event in t.told(EnemiesAttacked)] == [2, 1]
    assert t["supergirl"].health == 2
