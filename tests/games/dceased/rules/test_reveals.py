"""Buildings being revealed, Civilians that come out and act, and figures pushed or knocked down."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.attacks import KnockedDown, Pushed, XpGained
from sobremesa.games.dceased.events.civilians import CivilianMoved, CivilianRevealed, CivilianStayed
from sobremesa.games.dceased.events.deeds import BuildingOpened, Rescued
from sobremesa.games.dceased.events.enemies import HeroLost
from sobremesa.games.dceased.events.spawning import CardDrawn
from sobremesa.games.dceased.events.turns import PowerGained
from sobremesa.games.dceased.state import Stage
from sobremesa.testing.promises import check_anchor

# Buildings


@pytest.mark.rule("dc.building.first-open", "dc.building.extent", "dc.building.spawn-marked")
def test_an_opened_building_is_told_with_all_its_rooms_and_those_that_are_marked() -> None:
    t = table("m4", heroes="cyborg D2", deck="S40 S40", turn="cyborg")
    t.play("open C2-D2")
    assert t.told(BuildingOpened) == [BuildingOpened(("B2", "C2", "B3", "C3"), ("B3", "C3"))]
    check_anchor(t.match)


@pytest.mark.rule("dc.building.spawn-order", "dc.ruling.group-decisions")
def test_the_openers_player_speaks_for_the_order_of_the_rooms() -> None:
    t = table("m4", heroes="batman A4, cyborg D2 seat=1", deck="S40 S40", seats=2, turn="cyborg")
    t.play("1 open C2-D2")
    assert (t.asked, t.seat, t.g.lead()) == (ask.NextRoom, 1, 0)


@pytest.mark.rule("dc.building.opener-lost", "dc.ruling.group-decisions")
def test_the_lead_player_speaks_when_the_opener_is_lost() -> None:
    t = table(
        "m2", heroes="batman A9, cyborg E8 seat=1 health=1", enemies="walker E8",
        deck="S27 S40 S40", seats=2, turn="cyborg",
    )  # fmt: skip
    t.play("1 open E8-F8", "1 zone H6")
    assert (len(t.told(HeroLost)), t.asked, t.seat) == (1, ask.NextRoom, 0)
    assert t.offered() == ["Zone F5", "Zone H8"]
    check_anchor(t.match)
    t.play("0 zone H8")
    assert [event.zone for event in t.told(CardDrawn)] == ["H6", "H8", "F5"]


@pytest.mark.rule("dc.building.civilians-after", "dc.civilian.hidden")
def test_only_the_civilians_of_the_opened_building_come_out() -> None:
    t = table("m1", heroes="cyborg E2", hidden="bus-driver D2, night-nurse B3, electrician C4",
              turn="cyborg")  # fmt: skip
    t.play("open D2-E2", "zone C3")
    assert t.told(CivilianRevealed) == [
        CivilianRevealed("bus-driver", "D2"), CivilianRevealed("night-nurse", "B3"),
    ]  # fmt: skip
    assert t.g.hidden_civilians == {t.zone("C4"): "electrician"}


# Civilians


@pytest.mark.rule("dc.civilian.rescue", "dc.civilian.power-full", "dc.mission.m1-xp")
def test_a_rescue_is_told_with_its_zone_the_power_it_gives_and_the_missions_xp() -> None:
    t = table(
        "m1", heroes="cyborg E1 power=1", civilians="bus-driver E1, night-nurse E1",
        hidden="electrician C4", turn="cyborg",
    )  # fmt: skip
    t.play("rescue bus-driver")
    assert t.told(Rescued) == [Rescued("cyborg", "bus-driver", "E1")]
    assert t.told(PowerGained) == [PowerGained("cyborg", 3, 4, "rescue")]
    assert t.told(XpGained) == [XpGained("cyborg", 2, 2)]
    assert (t["cyborg"].escorts, t.g.civilians, t.g.rescued) == (
        ("bus-driver",), {"night-nurse": t.zone("E1")}, ["bus-driver"],
    )  # fmt: skip


@pytest.mark.rule("dc.civact.who", "dc.civact.tie", "dc.civact.stay", "dc.civact.sequence")
def test_the_group_decides_only_between_equal_ways_of_a_civilian() -> None:
    t = table(
        heroes="cyborg F1 done", civilians="bus-driver C3, park-ranger C3, night-nurse A1",
        enemies="walker C2", doors="C3-C4", stage=Stage.CIVILIANS,
    )  # fmt: skip
    assert (t.asked, t.offered()) == (ask.CivilianWay, ["Route B3", "Route C4"])
    assert t.match.asks()[0].anchor
    check_anchor(t.match)
    t.play("route B3")
    assert t.question(ask.CivilianWay).details() == {"civilian": "park-ranger", "why": "flees"}
    check_anchor(t.match)
    t.play("route C4")
    assert t.told(CivilianMoved) == [
        CivilianMoved("bus-driver", "C3", "B3", "flees"),
        CivilianMoved("park-ranger", "C3", "C4", "flees"),
        CivilianMoved("night-nurse", "A1", "B1", "follows"),
    ]
    assert t.told(CivilianStayed) == []


@pytest.mark.rule("dc.civact.stay", "dc.civact.wait", "dc.civact.flee", "dc.civact.once")
def test_each_civilian_that_stays_is_told_once_with_its_reason() -> None:
    t = table(
        heroes="cyborg F1 done", civilians="bus-driver F1, park-ranger A4, night-nurse B3",
        enemies="walker C3", doors="C3-C4", stage=Stage.CIVILIANS,
    )  # fmt: skip
    assert t.told(CivilianStayed) == [
        CivilianStayed("bus-driver", "F1", "waits"),
        CivilianStayed("park-ranger", "A4", "stays"),
        CivilianStayed("night-nurse", "B3", "flees"),
    ]
    assert (t.told(CivilianMoved), t.g.movers) == ([], ())


@pytest.mark.rule("dc.civact.flee")
def test_a_civilian_flees_to_the_farthest_of_the_free_zones_beside_it() -> None:
    # E3 and E5 lie beside E4; the Walker in E1 is nearer to E3.
    t = table("m1", heroes="cyborg A4 done", civilians="bus-driver E4, night-nurse A6",
              hidden="electrician C4", enemies="walker E1", stage=Stage.CIVILIANS)  # fmt: skip
    assert t.told(CivilianMoved)[0] == CivilianMoved("bus-driver", "E4", "E5", "flees")


@pytest.mark.rule("dc.civact.approach")
def test_heroes_that_are_out_or_gone_attract_no_civilian() -> None:
    t = table(
        heroes="cyborg F1 done, batman A1 out, zatanna F4 left", civilians="bus-driver A4",
        stage=Stage.CIVILIANS,
    )  # fmt: skip
    assert t.told(CivilianStayed) == [CivilianStayed("bus-driver", "A4", "stays")]


# Pushes and knock-downs


@pytest.mark.rule("dc.push.direction", "dc.push.state")
def test_a_push_offers_each_kind_of_figure_in_reach_standing_or_down() -> None:
    t = table(
        heroes="green-canary C4", enemies="2 walker C4, walker down C4, brute D4, runner E4,"
        " z-ivy B4", turn="green-canary",
    )  # fmt: skip
    t.play("use hard-light-shove")
    assert [option.split()[1:] for option in t.offered()] == [
        ["C4", "walker", "false"], ["C4", "walker", "true"], ["D4", "brute", "false"],
    ]  # fmt: skip
    t.play("pick C4 walker true", "go B4")
    assert t.told(Pushed) == [Pushed("walker", "C4", "B4", "hard-light-shove")]
    assert (t.enemies("B4"), t.enemies("C4")) == ({"walker down": 1, "z-ivy": 1}, {"walker": 2})


@pytest.mark.rule("dc.push.towards")
def test_a_pull_never_leads_sideways_or_farther() -> None:
    # Of the Zones beside E4 only E5 is nearer to the hero.
    t = table("m3", heroes="cyborg E6 gear=binding-lasso", enemies="walker E4", turn="cyborg")
    t.play("use binding-lasso")
    assert t.told(Pushed) == [Pushed("walker", "E4", "E5", "binding-lasso")]


@pytest.mark.rule("dc.enemy.knocked-down", "dc.enemy.knocked-down-again")
def test_lights_out_takes_one_at_least_and_then_as_many_as_one_likes_up_to_three() -> None:
    t = table(
        heroes="cyborg A4 trait=lights-out", enemies="2 walker B4, 2 brute B4, runner down B4",
        turn="cyborg",
    )  # fmt: skip
    t.play("use lights-out")
    assert (t.asked, len(t.offered()), t.offers("done")) == (ask.KnockDown, 2, False)
    question = t.question(ask.KnockDown)
    assert (question.hero, question.effect, question.left) == ("cyborg", "lights-out", 3)
    t.play("pick B4 brute")
    assert (t.offers("done"), t.question(ask.KnockDown).left) == (True, 2)
    t.play("pick B4 walker", "pick B4 walker")
    assert t.told(KnockedDown) == [
        KnockedDown("brute", "B4", 1, "lights-out"),
        KnockedDown("walker", "B4", 1, "lights-out"),
        KnockedDown("walker", "B4", 1, "lights-out"),
    ]
    assert (t.asked, t.enemies("B4")) == (
        ask.Act, {"walker down": 2, "brute": 1, "brute down": 1, "runner down": 1},
    )  # fmt: skip


@pytest.mark.rule("dc.enemy.knocked-down", "dc.ability.optional")
def test_lights_out_may_stop_early_and_stops_when_nobody_stands() -> None:
    early = table(
        heroes="cyborg A4 trait=lights-out", enemies="2 walker B4, brute B4", turn="cyborg"
    )
    early.play("use lights-out", "pick B4 walker", "done")
    assert early.enemies("B4") == {"walker": 1, "walker down": 1, "brute": 1}
    few = table(heroes="cyborg A4 trait=lights-out", enemies="walker B4", turn="cyborg")
    few.play("use lights-out")
    assert (few.asked, few.enemies("B4")) == (ask.Act, {"walker down": 1})
