"""Where Enemies go, and how they split."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import WALKER
from sobremesa.games.dceased.events.enemies import EnemiesIdle, EnemiesMoved
from sobremesa.games.dceased.state import FALLEN, Order, Stage


@pytest.mark.rule(
    "dc.emove.sight-first", "dc.emove.sight-over-distance", "dc.example.sight-beats-distance"
)
def test_a_target_in_sight_is_preferred_to_a_nearer_one_out_of_sight() -> None:
    # The Walker in A4 sees E4 four Zones away; C3 is three away by the door, and unseen.
    t = table(
        heroes="cyborg E4 done, batman C3 done", enemies="walker A4", doors="C3-C4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.everywhere() == {"B4": {"walker": 1}}
    assert (t.told(EnemiesMoved)[0].goals, t.told(EnemiesMoved)[0].seen) == (("E4",), True)
    near = table(
        "m3", heroes="cyborg F6, batman C5", enemies="walker D6", doors="C5-D5",
        orders=[Order("extra", WALKER)],
    )  # fmt: skip
    # C5 is two away through the door and not seen, F6 is seen.
    assert near.enemies("E6") == {"walker": 1}


@pytest.mark.rule("dc.emove.no-sight", "dc.emove.nearest")
def test_without_sight_the_shortest_open_path_decides() -> None:
    t = table(
        heroes="cyborg A1 done, batman F1 done",
        enemies="walker B4",
        orders=[Order("extra", WALKER)],
    )
    assert (t.told(EnemiesMoved)[0].to, t.told(EnemiesMoved)[0].seen) == ("A4", False)


@pytest.mark.rule("dc.emove.no-path")
def test_without_a_path_nobody_moves() -> None:
    t = table(heroes="cyborg A4", enemies="walker E3", orders=[Order("extra", WALKER)])
    assert t.everywhere() == {"E3": {"walker": 1}}


@pytest.mark.rule("dc.emove.targets-equal")
def test_heroes_and_unescorted_civilians_attract_equally() -> None:
    t = table(
        heroes="cyborg A4", civilians="bus-driver F4", enemies="walker D4",
        orders=[Order("extra", WALKER)],
    )  # fmt: skip
    assert t.everywhere() == {"E4": {"walker": 1}}


@pytest.mark.rule(
    "dc.example.split-two-zones",
    "dc.emove.split",
    "dc.emove.split-odd",
    "dc.emove.split-single",
    "dc.emove.split-count",
)
def test_four_walkers_three_brutes_and_a_zombie_hero_divide_over_two_ways() -> None:
    t = table(
        heroes="cyborg A4 done, batman E4 done", enemies="4 walker C4, 3 brute C4, z-ivy C4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert (t.asked, t.offered()) == (ask.Split, ["Route B4", "Route D4"])
    t.play("route D4", "route B4")
    first = {(event.enemy, event.to): event.count for event in t.told(EnemiesMoved)[:5]}
    assert first == {
        ("walker", "B4"): 2, ("walker", "D4"): 2, ("brute", "B4"): 1, ("brute", "D4"): 2,
        ("z-ivy", "B4"): 1,
    }  # fmt: skip


@pytest.mark.rule("dc.example.split-routes-m0", "dc.emove.split-next-zones", "dc.ruling.split-unit")
def test_three_walkers_take_both_ways_round_the_block() -> None:
    t = table(heroes="cyborg A4 done", enemies="3 walker F1", stage=Stage.ACTIVATION)
    assert (t.asked, t.offered()) == (ask.Split, ["Route E1", "Route F2"])
    t.play("route F2")
    assert t.everywhere() == {"E1": {"walker": 1}, "F2": {"walker": 2}}


@pytest.mark.rule("dc.emove.split-next-zones")
def test_routes_with_the_same_first_step_are_one_group() -> None:
    t = table("m3", heroes="cyborg E5", enemies="3 walker F1", orders=[Order("extra", WALKER)])
    assert (t.asked, t.enemies("F2")) == (ask.Act, {"walker": 3})


@pytest.mark.rule("dc.example.split-three", "dc.ruling.split-many")
def test_five_walkers_and_three_ways_make_two_two_and_one() -> None:
    t = table(
        "m3", heroes="cyborg D5 done, batman F5 done, zatanna E6 done", enemies="5 walker E5",
        orders=[Order("extra", WALKER)],
    )  # fmt: skip
    assert t.offered() == ["Route D5", "Route F5", "Route E6"]
    t.play("route E6")
    assert t.offered() == ["Route D5", "Route F5"]
    t.play("route D5")
    assert [t.enemies(zone)["walker"] for zone in ("D5", "F5", "E6")] == [2, 1, 2]


@pytest.mark.rule("dc.example.split-m4")
def test_three_runners_split_on_their_way_to_the_beacon() -> None:
    t = table("m4", heroes="cyborg D4 done", enemies="3 runner G1", stage=Stage.ACTIVATION)
    assert t.offered() == ["Route F1", "Route G2"]
    t.play("route F1")
    assert {(e.to, e.count) for e in t.told(EnemiesMoved)[:2]} == {("F1", 2), ("G2", 1)}
    assert t.g.view.distance[t.zone("G1")][t.zone("D4")] == 6


@pytest.mark.rule("dc.emove.split-zheroes")
def test_zombie_heroes_are_one_type_and_the_players_say_who_goes_where() -> None:
    t = table(
        heroes="cyborg A4, batman E4", enemies="z-ivy C4, z-flash C4, z-superman C4",
        orders=[Order("fallen", FALLEN)],
    )  # fmt: skip
    t.play("route B4")
    assert t.asked is ask.Send
    t.play("route D4")
    first = {(event.enemy, event.to) for event in t.told(EnemiesMoved)[:3]}
    assert first == {("z-ivy", "D4"), ("z-flash", "B4"), ("z-superman", "B4")}


@pytest.mark.rule("dc.emove.per-origin")
def test_each_starting_zone_splits_for_itself() -> None:
    t = table(
        heroes="cyborg A4, batman A1", enemies="2 walker F1, 2 walker F4",
        orders=[Order("extra", WALKER)],
    )  # fmt: skip
    assert t.everywhere() == {"E1": {"walker": 2}, "E4": {"walker": 2}}


@pytest.mark.rule("dc.emove.reconsider")
def test_every_action_chooses_its_target_afresh() -> None:
    # At first it sees Batman alone; from E1 on it sees Cyborg, who is nearer, and turns to him.
    t = table(
        "m1", heroes="cyborg E4 done, batman A1 done", enemies="runner F1", stage=Stage.ACTIVATION
    )
    assert [(e.to, e.goals) for e in t.told(EnemiesMoved)] == [("E1", ("A1",)), ("E2", ("E4",))]


@pytest.mark.rule("dc.emove.simultaneous")
def test_moves_are_decided_before_any_of_them_is_made() -> None:
    # Both Walkers stand beside the hero's Zone; neither becomes a reason for the other.
    t = table(heroes="cyborg C4", enemies="walker B4, walker A4", orders=[Order("extra", WALKER)])
    assert t.everywhere() == {"B4": {"walker": 1}, "C4": {"walker": 1}}


@pytest.mark.rule("dc.emove.long-move")
@pytest.mark.parametrize(("zone", "at"), [("E4", "A4"), ("C4", "A4"), ("F4", "B4")])
def test_hawkgirl_moves_two_zones_with_each_action_and_stops_at_her_prey(
    zone: str, at: str
) -> None:
    t = table(heroes="cyborg A4 done", enemies=f"z-hawkgirl {zone}", stage=Stage.ACTIVATION)
    assert t.everywhere() == {at: {"z-hawkgirl": 1}}
    beside = table(heroes="cyborg A4 done", enemies="z-hawkgirl B4", stage=Stage.ACTIVATION)
    assert (beside.everywhere(), beside["cyborg"].health) == ({"A4": {"z-hawkgirl": 1}}, 3)
    assert beside.told(EnemiesIdle) == []


@pytest.mark.rule("dc.emove.only-target")
def test_over_here_draws_whoever_sees_the_hero_and_nobody_else() -> None:
    t = table(
        heroes="cyborg A4 done trait=over-here, batman D4 done",
        enemies="walker C4, walker F1, walker D4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    t.play("use over-here")
    # C4 sees him and comes, though Batman is nearer; D4 attacks; F1 sees nobody and goes to Batman.
    assert (t.enemies("B4"), t.enemies("F2")) == ({"walker": 1}, {"walker": 1})
    assert (t["batman"].health, t.g.lure) == (3, "")


def test_without_over_here_the_nearest_in_sight_would_be_chosen() -> None:
    t = table(heroes="cyborg A4 done, batman D4 done", enemies="walker C4", stage=Stage.ACTIVATION)
    assert t.enemies("D4") == {"walker": 1}
