"""Enemies on their way: who is told, who divides, who meets, and those of a Charge that waits."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import RUNNER, WALKER
from sobremesa.games.dceased.events.enemies import EnemiesIdle, EnemiesMoved
from sobremesa.games.dceased.state import FALLEN, Order, Stage
from sobremesa.testing.promises import check_anchor


def moves(t: Table) -> list[tuple[str, str, str, int]]:
    """Who went from where to where, and how many."""
    return [(event.enemy, event.origin, event.to, event.count) for event in t.told(EnemiesMoved)]


@pytest.mark.rule("dc.activate.nothing", "dc.emove.no-path")
def test_enemies_locked_in_do_nothing_are_not_told_and_hold_nobody_up() -> None:
    t = table(
        heroes="cyborg A4 done", enemies="2 runner E3, runner F4, z-ivy E3, z-flash E3",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.told(EnemiesIdle) == []
    assert t.enemies("E3") == {"runner": 2, "z-ivy": 1, "z-flash": 1}
    assert moves(t) == [("runner", "F4", "E4", 1), ("runner", "E4", "D4", 1)]


@pytest.mark.rule("dc.emove.per-origin", "dc.emove.split-zheroes")
def test_zombie_heroes_of_different_zones_go_their_own_ways() -> None:
    t = table(
        heroes="cyborg A4", enemies="z-ivy D4, z-flash D4, z-superman A1",
        orders=[Order("fallen", FALLEN)],
    )  # fmt: skip
    assert moves(t)[:3] == [
        ("z-ivy", "D4", "C4", 1), ("z-flash", "D4", "C4", 1), ("z-superman", "A1", "A2", 1),
    ]  # fmt: skip


@pytest.mark.rule("dc.emove.split", "dc.emove.per-origin", "dc.emove.sight-first")
def test_a_group_that_divides_and_one_that_does_not_are_told_with_their_goals_and_ways() -> None:
    t = table(heroes="cyborg A4", enemies="2 walker F1, walker C4", orders=[Order("extra", WALKER)])
    assert {(e.origin, e.to, e.count, e.goals, e.seen, e.ways) for e in t.told(EnemiesMoved)} == {
        ("F1", "E1", 1, ("A4",), False, 2),
        ("F1", "F2", 1, ("A4",), False, 2),
        ("C4", "B4", 1, ("A4",), True, 1),
    }


@pytest.mark.rule("dc.emove.split-zheroes")
def test_two_zombie_heroes_with_two_ways_take_one_each_and_the_players_say_who() -> None:
    t = table(
        heroes="cyborg A4, batman E4", enemies="z-ivy C4, z-aquaman C4",
        orders=[Order("fallen", FALLEN)],
    )  # fmt: skip
    assert (t.asked, t.offered()) == (ask.Send, ["Route B4", "Route D4"])
    t.play("route D4")
    assert [(e.enemy, e.to, e.ways) for e in t.told(EnemiesMoved)[:2]] == [
        ("z-ivy", "D4", 2), ("z-aquaman", "B4", 2),
    ]  # fmt: skip


@pytest.mark.rule("dc.emove.split-single")
def test_a_type_smaller_than_the_number_of_ways_leaves_the_others_empty() -> None:
    t = table(heroes="cyborg A4", enemies="walker F1", orders=[Order("extra", WALKER)])
    assert (t.asked, t.offered()) == (ask.Split, ["Route E1", "Route F2"])
    check_anchor(t.match)
    t.play("route F2")
    assert moves(t) == [("walker", "F1", "F2", 1)]


@pytest.mark.rule("dc.activate.second-action", "dc.emove.reconsider")
def test_runners_that_meet_go_on_as_one_group() -> None:
    t = table(
        "m1", heroes="cyborg E4", enemies="2 runner D1, runner F1", orders=[Order("extra", RUNNER)]
    )
    assert moves(t) == [
        ("runner", "D1", "E1", 2), ("runner", "F1", "E1", 1), ("runner", "E1", "E2", 3),
    ]  # fmt: skip


@pytest.mark.rule("dc.enemy.knocked-down-when", "dc.activate.second-action")
def test_runners_that_stood_up_go_with_those_that_came_to_them() -> None:
    t = table(
        "m1", heroes="cyborg E4", enemies="runner D1, 2 runner down E1, runner F1",
        orders=[Order("extra", RUNNER)],
    )  # fmt: skip
    assert moves(t) == [
        ("runner", "D1", "E1", 1), ("runner", "F1", "E1", 1), ("runner", "E1", "E2", 4),
    ]  # fmt: skip


@pytest.mark.rule("dc.enemy.knocked-down-when", "dc.activate.second-action")
def test_a_runner_that_stood_up_follows_those_that_left_without_it() -> None:
    t = table(
        heroes="cyborg A4", enemies="2 runner E4, runner down E4", orders=[Order("extra", RUNNER)]
    )
    assert moves(t) == [
        ("runner", "E4", "D4", 2), ("runner", "E4", "D4", 1), ("runner", "D4", "C4", 2),
    ]  # fmt: skip
    assert t.everywhere() == {"D4": {"runner": 1}, "C4": {"runner": 2}}


@pytest.mark.rule("dc.activate.no-attack-and-move", "dc.activate.second-action")
def test_a_runner_that_attacked_and_one_that_came_attack_together_afterwards() -> None:
    t = table(heroes="cyborg A4", enemies="runner A4, runner B4", orders=[Order("extra", RUNNER)])
    assert (t["cyborg"].health, t.everywhere()) == (1, {"A4": {"runner": 2}})


# A Charge that waits for a shortage


@pytest.mark.rule("dc.shortage.charge-order", "dc.spawn.charge-only", "dc.emove.split-odd")
def test_figures_of_a_short_charge_are_followed_where_the_players_send_them() -> None:
    t = table(
        heroes="cyborg A4 xp=43 done", enemies="brute F1", reserve={"brute": 2}, deck="S26",
        stage=Stage.SPAWN,
    )  # fmt: skip
    assert (t.asked, t.offered()) == (ask.Split, ["Route E1", "Route F2"])
    t.play("route E1")
    assert (t.asked, t.offered()) == (ask.Send, ["Route E1", "Route F2"])
    t.play("route F2")
    # The second of the Charge can only go to E1, with the one that was there before.
    assert moves(t) == [
        ("brute", "F1", "F2", 1), ("brute", "F1", "E1", 2),
        ("brute", "E1", "D1", 1), ("brute", "F2", "F3", 1),
    ]  # fmt: skip
    assert t.everywhere() == {"D1": {"brute": 1}, "E1": {"brute": 1}, "F3": {"brute": 1}}


@pytest.mark.rule("dc.shortage.charge-order", "dc.spawn.charge-only")
def test_figures_of_a_short_charge_that_go_one_way_are_followed_together() -> None:
    t = table(
        heroes="cyborg A1 xp=43 done", enemies="brute F1", reserve={"brute": 2}, deck="S26",
        stage=Stage.SPAWN,
    )  # fmt: skip
    assert moves(t) == [("brute", "F1", "E1", 3), ("brute", "E1", "D1", 2)]
    assert t.everywhere() == {"D1": {"brute": 2}, "E1": {"brute": 1}}


# Ways that meet again


@pytest.mark.rule("dc.ruling.ways-meet")
@pytest.mark.parametrize(
    ("enemies", "asked"),
    [
        ("runner D4", False),
        ("3 runner D4", False),
        ("z-ivy D4", False),
        ("walker D4", True),
        ("z-hawkgirl D4", False),
        ("z-hawkgirl D4, runner E5", False),
        ("z-hawkgirl D4, z-ivy D4, z-aquaman D4", True),
        ("runner D4, z-ivy E5", True),
        ("runner D4, runner E6", True),
    ],
    ids=[
        "runner",
        "odd",
        "fallen",
        "one Action",
        "wings",
        "wings before a fight",
        "wings and none",
        "a fight goes on",
        "a fight begins",
    ],
)
def test_ways_that_meet_in_the_next_action_are_asked_only_if_something_may_come_between(
    enemies: str, asked: bool
) -> None:
    t = table("m3", heroes="cyborg E5 done", enemies=enemies, stage=Stage.ACTIVATION)
    assert (t.asked is ask.Split) == asked
    if not asked:
        assert moves(t)[-1][2] == "E5"


# Over Here!


@pytest.mark.rule("dc.emove.only-target")
def test_whoever_sees_the_luring_hero_goes_to_it_and_not_to_the_nearer_one() -> None:
    t = table(
        "m1", heroes="cyborg E3 done trait=over-here, batman E6 done", enemies="walker E5",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    t.play("use over-here")
    assert [(e.to, e.goals, e.seen) for e in t.told(EnemiesMoved)] == [("E4", ("E3",), True)]
