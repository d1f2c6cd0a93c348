"""Civilians that act on their own."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.civilians import CivilianMoved, CivilianStayed
from sobremesa.games.dceased.events.enemies import ActivationBegan
from sobremesa.games.dceased.state import Stage


@pytest.mark.rule("dc.civact.when", "dc.ruling.civilian-activation")
def test_civilians_activate_after_all_enemies() -> None:
    t = table(
        heroes="cyborg A4 done", civilians="bus-driver C4", enemies="walker F4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.order(ActivationBegan, CivilianMoved) == ["ActivationBegan", "CivilianMoved"]
    assert (t.enemies("E4"), t.civilian("bus-driver")) == ({"walker": 1}, "B4")


@pytest.mark.rule("dc.civact.who")
def test_civilians_go_one_after_another_unasked_and_escorts_stay_with_their_hero() -> None:
    t = table(
        heroes="cyborg A4 escort=night-nurse done", civilians="bus-driver C4, park-ranger A2",
        hidden="electrician B3", stage=Stage.CIVILIANS,
    )  # fmt: skip
    assert (t.asked, t.g.round) == (ask.Act, 2)
    assert [event.civilian for event in t.told(CivilianMoved)] == ["bus-driver", "park-ranger"]
    assert t["cyborg"].escorts == ("night-nurse",)


@pytest.mark.rule("dc.civact.wait")
def test_a_civilian_with_a_hero_and_without_enemies_stays() -> None:
    t = table(
        heroes="cyborg A4 done",
        civilians="bus-driver A4",
        enemies="walker C4",
        stage=Stage.CIVILIANS,
    )
    assert (t.civilian("bus-driver"), t.told(CivilianStayed)[0].why) == ("A4", "waits")


@pytest.mark.rule("dc.civact.wait", "dc.civact.flee", "dc.civact.unhindered")
def test_a_civilian_flees_from_an_enemy_in_its_zone_though_a_hero_is_there() -> None:
    t = table(
        heroes="cyborg F1 done", civilians="bus-driver F1", enemies="walker F1, walker E1",
        stage=Stage.CIVILIANS,
    )  # fmt: skip
    assert (t.civilian("bus-driver"), t.told(CivilianMoved)[0].why) == ("F2", "flees")


@pytest.mark.rule("dc.example.civilian-flee", "dc.civact.flee", "dc.civact.tie")
def test_a_civilian_in_the_store_flees_where_the_group_chooses() -> None:
    t = table(
        heroes="cyborg F1 done", civilians="bus-driver C3", enemies="walker C2", doors="C3-C4",
        stage=Stage.CIVILIANS,
    )  # fmt: skip
    assert (t.asked, t.offered()) == (ask.CivilianWay, ["Route B3", "Route C4"])
    t.play("route C4")
    assert t.civilian("bus-driver") == "C4"
    cornered = table(
        heroes="cyborg F1 done", civilians="bus-driver B3", enemies="walker C3", doors="C3-C4",
        stage=Stage.CIVILIANS,
    )  # fmt: skip
    assert cornered.civilian("bus-driver") == "B3"


@pytest.mark.rule("dc.ruling.flee-measure", "dc.civact.flee")
def test_nobody_flees_from_one_enemy_into_the_arms_of_another() -> None:
    t = table(
        heroes="cyborg F1 done", civilians="bus-driver C4", enemies="walker B4, walker E4",
        stage=Stage.CIVILIANS,
    )  # fmt: skip
    # D4 would be one away from the second Walker, no farther than now.
    assert t.civilian("bus-driver") == "C4"


@pytest.mark.rule("dc.civact.unhindered")
def test_enemies_in_its_zone_do_not_hold_a_civilian_back() -> None:
    t = table(
        heroes="cyborg F1 done", civilians="bus-driver A4", enemies="9 walker A4, walker A3",
        stage=Stage.CIVILIANS,
    )  # fmt: skip
    assert t.civilian("bus-driver") == "B4"


@pytest.mark.rule("dc.civact.approach")
def test_a_civilian_that_sees_a_hero_and_no_enemy_comes_nearer() -> None:
    t = table(
        heroes="cyborg F4 done, batman A1 done", civilians="bus-driver A4", enemies="walker F1",
        stage=Stage.CIVILIANS,
    )  # fmt: skip
    assert (t.civilian("bus-driver"), t.told(CivilianMoved)[0].why) == ("A3", "follows")


@pytest.mark.rule("dc.civact.stay")
def test_a_civilian_that_sees_nobody_stays() -> None:
    t = table(heroes="cyborg F1 done", civilians="bus-driver A4", stage=Stage.CIVILIANS)
    assert (t.civilian("bus-driver"), t.told(CivilianStayed)[0].why) == ("A4", "stays")


@pytest.mark.rule("dc.civact.sequence")
def test_a_civilian_has_moved_before_the_next_one_decides() -> None:
    t = table(
        heroes="cyborg F1 done", civilians="bus-driver C3, park-ranger C3", enemies="walker C2",
        doors="C3-C4", stage=Stage.CIVILIANS,
    )  # fmt: skip
    t.play("route B3")
    assert (t.asked, sorted(t.offered())) == (ask.CivilianWay, ["Route B3", "Route C4"])
    assert (t.civilian("bus-driver"), t.civilian("park-ranger")) == ("B3", "C3")
    t.play("route C4")
    assert (t.civilian("bus-driver"), t.civilian("park-ranger")) == ("B3", "C4")


@pytest.mark.rule("dc.civlost.mission", "dc.mission.m0-lose")
@pytest.mark.parametrize("escort", [False, True])
def test_the_first_night_is_lost_with_its_civilian_sacrificed_or_not(escort: bool) -> None:
    if escort:
        t = table(
            heroes="cyborg A4 escort=bus-driver done", enemies="walker A4", stage=Stage.ACTIVATION
        )
        t.play("sacrifice bus-driver")
    else:
        t = table(
            heroes="cyborg A4 done", civilians="bus-driver F1", enemies="walker F1",
            stage=Stage.ACTIVATION,
        )  # fmt: skip
    assert t.result == "civilian-lost"
