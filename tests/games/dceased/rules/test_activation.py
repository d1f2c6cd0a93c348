"""Activations in detail: who takes part, in which order, and what is told about it."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased import DCeased
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.loading import own_content
from sobremesa.games.dceased.content.schema import BRUTE, RUNNER, WALKER
from sobremesa.games.dceased.events.enemies import (
    ActionBegan,
    ActivationBegan,
    EnemiesAttacked,
    EnemiesIdle,
    EnemiesMoved,
    StoodUp,
    WoundAssigned,
)
from sobremesa.games.dceased.events.turns import PowerLost
from sobremesa.games.dceased.state import FALLEN, Order, Stage
from sobremesa.kernel.content import overridden


def actions(t: Table) -> list[tuple[int, tuple[str, ...], int]]:
    return [(told.number, told.fights, told.movers) for told in t.told(ActionBegan)]


# Who takes part


@pytest.mark.rule("dc.activate.all", "dc.activate.who-is-on")
def test_the_chronicle_counts_all_enemies_standing_or_not() -> None:
    t = table(
        heroes="cyborg A4 done", enemies="2 walker F4, 3 walker down F4, brute D4, z-ivy D4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.told(ActivationBegan) == [ActivationBegan("phase", "", 2 + 3 + 1 + 1)]


@pytest.mark.rule("dc.activate.extra", "dc.spawn.extra-activation")
@pytest.mark.parametrize(
    ("kind", "name", "count"), [(WALKER, "walker", 3), (BRUTE, "brute", 2), (RUNNER, "runner", 4)]
)
def test_an_extra_activation_tells_its_type_and_how_many_act(
    kind: int, name: str, count: int
) -> None:
    t = table(
        heroes="cyborg A4",
        enemies="2 walker D4, walker down E4, 2 brute D4, 4 runner D4, z-ivy D4",
        orders=[Order("extra", kind)],
    )  # fmt: skip
    assert t.told(ActivationBegan) == [ActivationBegan("extra", name, count)]


@pytest.mark.rule("dc.activate.extra", "dc.zhero.none-left")
def test_an_extra_activation_of_zombie_heroes_names_no_type_of_the_horde() -> None:
    t = table(
        heroes="cyborg A4", enemies="z-ivy F4, z-flash F3, walker D4",
        orders=[Order("fallen", FALLEN)],
    )  # fmt: skip
    assert t.told(ActivationBegan) == [ActivationBegan("fallen", "", 2)]
    assert t.everywhere() == {"D4": {"walker": 1, "z-ivy": 1, "z-flash": 1}}


@pytest.mark.rule("dc.spawn.charge", "dc.spawn.charge-only", "dc.activate.extra")
def test_a_charge_activates_those_it_placed_and_nobody_beside_them() -> None:
    t = table(
        heroes="cyborg A1 done", enemies="2 walker F1, walker D1", deck="S22", stage=Stage.SPAWN,
    )  # fmt: skip
    assert t.told(ActivationBegan) == [ActivationBegan("charge", "walker", 2)]
    assert t.everywhere() == {"D1": {"walker": 1}, "E1": {"walker": 2}, "F1": {"walker": 2}}
    assert t.g.charging == {}


@pytest.mark.rule("dc.spawn.charge", "dc.zhero.card")
def test_walkers_that_charge_from_the_pack_leaders_zone_have_two_actions() -> None:
    t = table(heroes="cyborg A1 done", enemies="z-nightwing F1", deck="S22", stage=Stage.SPAWN)
    assert t.everywhere() == {"D1": {"walker": 2}, "F1": {"z-nightwing": 1}}
    away = table(heroes="cyborg A1 done", enemies="z-nightwing F2", deck="S22", stage=Stage.SPAWN)
    assert away.enemies("E1") == {"walker": 2}


@pytest.mark.rule("dc.zhero.card", "dc.enemy.actions-one")
def test_the_pack_leader_spurs_walkers_alone() -> None:
    t = table(
        heroes="cyborg A4 done", enemies="z-nightwing F4, walker F4, brute F4, runner F4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.everywhere() == {
        "D4": {"walker": 1, "runner": 1, "z-nightwing": 1},
        "E4": {"brute": 1},
    }


@pytest.mark.rule("dc.enemy.actions-one", "dc.enemy.actions-two")
def test_no_zone_of_the_map_gives_more_actions_by_itself() -> None:
    t = table(
        heroes="cyborg F1 done", enemies="walker A1, brute A1, runner A1", stage=Stage.ACTIVATION
    )
    assert t.everywhere() == {"B1": {"walker": 1, "brute": 1}, "C1": {"runner": 1}}


# Drawn to the Noise


@pytest.mark.rule("dc.spawn.special", "dc.emove.one-zone")
def test_the_noise_draws_standing_zombies_of_empty_streets_one_zone_and_nobody_attacks() -> None:
    t = table(
        heroes="cyborg A4 done", civilians="bus-driver A1", opened="B2",
        enemies="2 runner D4, walker down E4, brute F4, z-ivy F4, walker A4, walker A1, walker B2",
        deck="S39", stage=Stage.SPAWN, doors="C3-C4",
    )  # fmt: skip
    assert t.told(ActivationBegan) == [ActivationBegan("noise", "", 3)]
    assert actions(t) == [(1, (), 3)]
    assert t.everywhere() == {
        "A1": {"walker": 1},
        "A4": {"walker": 1},
        "B2": {"walker": 1},
        "C4": {"runner": 2},
        "E4": {"walker down": 1, "brute": 1},
        "F4": {"z-ivy": 1},
    }
    assert (t["cyborg"].health, t.told(EnemiesAttacked)) == (4, [])


# Action by Action


@pytest.mark.rule("dc.activate.attacks-then-moves", "dc.activate.second-order")
def test_each_action_tells_where_it_is_an_attack_and_how_many_move() -> None:
    t = table(
        "m4", heroes="cyborg A4 done, supergirl D4 done",
        enemies="walker A4, 2 walker G4, runner F4, runner C4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    # Only Runners have a second Action; one attacks and the other comes.
    assert actions(t) == [(1, ("A4",), 4), (2, ("D4",), 1)]


@pytest.mark.rule("dc.activate.second-action", "dc.activate.no-attack-and-move")
def test_a_runner_whose_victim_is_gone_moves_on_with_its_second_action() -> None:
    t = table(
        heroes="cyborg B4 health=1 done, batman F4 done", enemies="runner B4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.everywhere() == {"C4": {"runner": 1}}
    assert actions(t) == [(1, ("B4",), 0), (2, (), 1)]


@pytest.mark.rule("dc.activate.nothing")
def test_who_finds_no_way_is_told_once_and_stays() -> None:
    t = table(heroes="cyborg E3 done", enemies="2 runner A4", stage=Stage.ACTIVATION)
    assert t.told(EnemiesIdle) == [EnemiesIdle("A4", 2)]
    assert (t.everywhere(), t.told(EnemiesMoved)) == ({"A4": {"runner": 2}}, [])


@pytest.mark.rule("dc.enemy.knocked-down", "dc.enemy.knocked-down-when")
def test_the_knocked_down_stand_up_and_the_others_of_their_zone_act() -> None:
    t = table(
        heroes="cyborg A4 done", enemies="2 walker D4, 3 walker down D4", stage=Stage.ACTIVATION
    )
    assert t.told(StoodUp) == [StoodUp("walker", "D4", 3)]
    assert t.everywhere() == {"C4": {"walker": 2}, "D4": {"walker": 3}}
    assert actions(t) == [(1, (), 2)]


@pytest.mark.rule("dc.enemy.knocked-down", "dc.enemy.knocked-down-when")
@pytest.mark.parametrize("zone", ["A4", "D4"])
def test_who_only_stands_up_neither_attacks_nor_moves(zone: str) -> None:
    t = table(heroes="cyborg A4 done", enemies=f"2 walker down {zone}", stage=Stage.ACTIVATION)
    assert t.told(StoodUp) == [StoodUp("walker", zone, 2)]
    assert actions(t) == [(1, (), 0)]
    assert (t.told(EnemiesAttacked), t.told(EnemiesMoved), t.told(EnemiesIdle)) == ([], [], [])
    assert (t.everywhere(), t["cyborg"].health) == ({zone: {"walker": 2}}, 4)


@pytest.mark.rule("dc.enemy.knocked-down", "dc.enemy.knocked-down-when", "dc.eattack.pool-size")
def test_a_runner_that_stood_up_joins_the_second_attack_of_the_others() -> None:
    t = table(
        heroes="supergirl A4 done", enemies="2 runner A4, runner down A4", stage=Stage.ACTIVATION
    )
    assert [(told.runners, told.wounds) for told in t.told(EnemiesAttacked)] == [(2, 2), (3, 3)]
    assert t.told(StoodUp) == [StoodUp("runner", "A4", 1)]


@pytest.mark.rule("dc.enemy.knocked-down-when", "dc.emove.one-zone")
def test_a_runner_that_stood_up_moves_one_zone_behind_the_others() -> None:
    t = table(heroes="cyborg A4 done", enemies="runner E4, runner down E4", stage=Stage.ACTIVATION)
    assert t.everywhere() == {"C4": {"runner": 1}, "D4": {"runner": 1}}
    assert actions(t) == [(1, (), 1), (2, (), 2)]


@pytest.mark.rule("dc.activate.zone-order", "dc.activate.decide-at-start")
def test_of_three_zones_the_group_chooses_until_one_is_left() -> None:
    t = table(
        "m4", heroes="cyborg A4 done, green-canary D4 xp=43 power=1 done,"
        " zatanna G4 escort=bus-driver done",
        enemies="walker A4, walker D4, walker G4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert sorted(t.offered()) == ["Zone A4", "Zone D4", "Zone G4"]
    t.play("zone A4")
    assert sorted(t.offered()) == ["Zone D4", "Zone G4"]
    t.play("zone G4", "pass")
    assert t.asked is ask.Ward
    t.play("pass")
    assert [told.target for told in t.told(WoundAssigned)] == ["cyborg", "zatanna", "green-canary"]


@pytest.mark.rule("dc.activate.zone-order")
@pytest.mark.parametrize(
    ("more", "civilians", "power", "asked"),
    [
        ("escort=bus-driver", "", 1, True), ("", "bus-driver A4", 1, True),
        ("", "", 1, False), ("", "bus-driver A1", 1, False), ("", "bus-driver D4", 1, False),
        ("escort=bus-driver", "", 0, False),
    ],
)  # fmt: skip
def test_the_order_of_fights_is_asked_for_only_where_one_bears_on_another(
    more: str, civilians: str, power: int, asked: bool
) -> None:
    t = table(
        "m4", heroes=f"cyborg A4 {more} done, green-canary D4 xp=43 power={power} done",
        civilians=civilians, enemies="walker A4, walker D4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert (t.asked is ask.NextFight) == asked


@pytest.mark.rule("dc.eattack.together", "dc.activate.extra")
def test_who_does_not_take_part_in_an_activation_does_not_join_its_attack() -> None:
    t = table(
        heroes="cyborg A4",
        enemies="walker A4, 2 brute A4, z-ivy A4",
        orders=[Order("extra", BRUTE)],
    )
    assert t.told(EnemiesAttacked) == [EnemiesAttacked("A4", 0, 2, 0, (), 0, 2)]
    assert t["cyborg"].health == 2


@pytest.mark.rule("dc.ruling.stolen-lightning", "dc.power.floor", "dc.ability.enemy-first")
def test_stolen_lightning_takes_a_power_from_each_hero_of_the_zone_that_has_some() -> None:
    t = table(
        heroes="supergirl A4 power=2 done, cyborg A4 done, batman B4 power=2 done",
        enemies="z-shazam A4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.told(PowerLost) == [PowerLost("supergirl", 1, "z-shazam")]
    t.play("assign supergirl", "assign supergirl")
    assert t.told(PowerLost) == [PowerLost("supergirl", 1, "z-shazam")] * 2
    assert [t[hero].power for hero in ("supergirl", "cyborg", "batman")] == [0 + 1, 0 + 1, 2 + 1]


@pytest.mark.rule("dc.zhero.all-active")
def test_only_shazam_steals_power() -> None:
    t = table(
        heroes="supergirl A4 power=2 done", enemies="z-ivy A4, 2 walker A4", stage=Stage.ACTIVATION
    )
    assert t.told(PowerLost) == []


# Hunting Wings


@pytest.mark.rule("dc.emove.long-move", "dc.emove.reconsider")
def test_hawkgirl_flies_on_after_all_others_have_moved_and_nobody_else_does() -> None:
    t = table(
        heroes="cyborg A4 done", enemies="z-hawkgirl F4, z-ivy F4, walker F4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    moves = [(told.enemy, told.origin, told.to) for told in t.told(EnemiesMoved)]
    assert [sorted(moves[:3]), moves[3:4], sorted(moves[4:6]), moves[6:]] == [
        [("walker", "F4", "E4"), ("z-hawkgirl", "F4", "E4"), ("z-ivy", "F4", "E4")],
        [("z-hawkgirl", "E4", "D4")],
        [("z-hawkgirl", "D4", "C4"), ("z-ivy", "E4", "D4")],
        [("z-hawkgirl", "C4", "B4")],
    ]


@pytest.mark.rule("dc.emove.long-move")
def test_hawkgirl_stops_with_a_civilian_and_attacks_it_next() -> None:
    t = table(
        "m4", heroes="cyborg A1 done", civilians="bus-driver F4", enemies="z-hawkgirl G4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert [told.to for told in t.told(EnemiesMoved)] == ["F4"]
    assert t.g.lost == ["bus-driver"]


@pytest.mark.rule("dc.enemy.actions-one", "dc.enemy.actions-two")
@pytest.mark.parametrize(("actions", "at"), [(1, "C4"), (2, "B4"), (3, "A4")])
def test_own_content_says_how_many_actions_a_type_has(actions: int, at: str) -> None:
    game = DCeased(overridden(own_content(), {"horde.runner.actions": actions}))
    t = table(heroes="cyborg A4 done", enemies="runner D4", stage=Stage.ACTIVATION, game=game)
    assert t.enemies(at) == {"runner": 1}
    assert [event.number for event in t.told(ActionBegan)] == [*range(1, actions + 1)]
    scene = t.match.game.scene(t.g, 0, t.match.game.texts["en"])
    cards = {card.id: card.text for panel in scene.panels for card in panel.cards}
    assert cards["card-runner"].startswith(f"{actions} Action")
