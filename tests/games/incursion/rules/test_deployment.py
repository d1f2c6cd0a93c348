"""Deployment: who waits at which entry point, the Horde, and reinforcements."""

from typing import Any

import msgspec
import pytest

from games.incursion.starts import muster, next_turn, pass_until, start
from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.loading import own_content
from sobremesa.games.incursion.content.schema import Content, PointData
from sobremesa.games.incursion.events import Deployed, ZombiesDeployed
from sobremesa.games.incursion.state import Place, Stage


def deploying(mission: str, **more: Any) -> Table:
    """A deployment step."""
    return table(mission=mission, stage=Stage.DEPLOY, **more)


def two_doors_each() -> Content:
    """Mission 3 on a board where both sides have two entry points."""
    drawing = "%%%%%%%\nA. . .1\n%     %\nX. B .2\n%%%%%%%\n"
    points = {id: PointData(side="allies", entry=True) for id in "AX"}
    points |= {id: PointData(side="swd", entry=True) for id in "12"}
    content = own_content()
    mission = msgspec.structs.replace(content.missions["m3"], map="two.txt", points=points)
    return msgspec.structs.replace(content, missions={"m3": mission}, maps={"two": drawing})


@pytest.mark.rule("inc.deploy.simultaneous", "inc.ruling.deployment-secret")
def test_both_sides_place_all_figures_unseen_and_show_them_together() -> None:
    t = muster(start("m3", content=two_doors_each()), "ape_trooper ape_hmg", "gretel sturmzombie")
    t.play("pass", "0 bid 0", "1 bid 0")
    assert t.asked == ask.Deploy
    asks = [question for lead in t.match.asks() for question in lead.every()]
    assert [(question.seat, question.secret) for question in asks] == [(0, True), (1, True)]
    allied, german = t.offered_to("allies"), t.offered_to("swd")
    assert allied == ["Deploy 1 A", "Deploy 1 X"]
    assert [option.split()[2] for option in german] == ["1", "2"]
    t.play(f"1 {german[1]}", "1 deployrest 1")
    assert t.offered_to("swd") == []
    assert t.offered_to("allies") == allied
    assert t.told(Deployed) == []
    assert t.told(ZombiesDeployed) == []
    assert all(figure.point == "" for figure in t.g.figures.values())
    t.play("0 deploy 1 A", "0 deploy 10001 X")
    assert [event.point for event in t.told(Deployed)] == ["2", "A", "X"]
    assert t.told(ZombiesDeployed) == [ZombiesDeployed("1", 2)]
    assert all(figure.place == Place.WAITING for figure in t.g.figures.values())


@pytest.mark.rule("inc.deploy.any-number-any-point")
@pytest.mark.parametrize("point", ["1", "2", "3"])
def test_any_number_may_wait_at_any_one_point(point: str) -> None:
    t = deploying("m2", lots=4, a="ape_trooper n 10,13", g="gretel n waiting@", b="bomberzombie n")
    t.play(f"deploy g {point}", f"deploy b {point}", f"deployrest {point}")
    assert t.g.waiting == {point: 8}
    assert (t["g"].point, t["b"].point) == (point, point)


@pytest.mark.rule("inc.deploy.any-number-any-point")
def test_a_side_may_spread_its_figures_over_its_points() -> None:
    t = deploying("m2", lots=2, a="ape_trooper n 10,13", g="gretel n")
    t.play("deploy g 2", "deploy -1 1", "deploy -1 2", "deployrest 3")
    assert t.g.waiting == {"1": 1, "2": 1, "3": 2}
    assert t["g"].point == "2"


@pytest.mark.rule("inc.ruling.equals-outside")
def test_figures_that_nothing_tells_apart_are_placed_by_one_question() -> None:
    t = deploying("m2", lots=0, a="ape_trooper n 10,13", b="blitzhund n", c="blitzhund n")
    one, other = t["b"].id, t["c"].id
    assert t.offered() == [
        *(f"Deploy {one} {point}" for point in "213"),
        *(f"DeployRest {point}" for point in "213"),
    ]
    t.play("deployrest 3")
    assert t.told(Deployed) == [Deployed(one, "3"), Deployed(other, "3")]


@pytest.mark.rule("inc.ruling.equals-outside", "inc.deploy.any-number-any-point")
def test_figures_that_nothing_tells_apart_may_still_wait_apart() -> None:
    t = deploying("m2", lots=0, a="ape_trooper n 10,13", b="blitzhund n", c="blitzhund n")
    t.play("deploy b 3", "deploy c 1")
    assert (t["b"].point, t["c"].point) == ("3", "1")


@pytest.mark.rule("inc.ruling.equals-outside")
def test_each_side_places_its_own_who_are_alike() -> None:
    t = muster(
        start("m3", content=two_doors_each()),
        "ape_trooper ape_trooper",
        "blitzhund blitzhund sturmzombie",
    )
    t.play("pass", "0 bid 0", "1 bid 0", "0 deployrest X", "1 deployrest 2", "1 deployrest 1")
    assert [event.point for event in t.told(Deployed)] == ["X", "X", "2", "2"]
    assert t.told(ZombiesDeployed) == [ZombiesDeployed("1", 2)]


@pytest.mark.rule("inc.m1.single-entry", "inc.m3.single-entry", "inc.ruling.deployment-dice")
@pytest.mark.parametrize("mission", ["m1", "m3"])
def test_with_one_entry_point_nobody_chooses_and_nothing_is_rolled(mission: str) -> None:
    swd = "" if mission == "m1" else "sturmzombie sturmzombie"
    t = muster(start(mission), "ape_trooper ape_trooper", swd)
    t.play("pass", "0 bid 0", "1 bid 0")
    assert t.asked == ask.PlayerTurn
    assert t.told(Deployed) == [Deployed(1, "A"), Deployed(2, "A")]
    assert t.told(ZombiesDeployed) == [ZombiesDeployed("1", 4)]


@pytest.mark.rule("inc.ruling.deployment-dice", "inc.deploy.simultaneous")
def test_with_several_entry_points_their_owner_chooses_and_nothing_is_rolled() -> None:
    t = muster(start("m2"), "ape_trooper", "sturmzombie")
    t.play("pass", "0 bid 0", "1 bid 0")
    assert (t.asked, t.side) == (ask.DeployZombies, "swd")
    assert sorted(t.offered()) == [
        *("Deploy -1 1", "Deploy -1 2", "Deploy -1 3"),
        *("DeployRest 1", "DeployRest 2", "DeployRest 3"),
    ]
    t.play("deployrest 2")
    assert t.asked == ask.PlayerTurn


@pytest.mark.rule("inc.ruling.reassign-waiting")
def test_who_still_waits_is_placed_anew_in_every_deployment() -> None:
    t = deploying("m2", a="ape_trooper n 10,13", g="gretel n waiting@1")
    t.play("deploy g 2", "deployrest 2")
    next_turn(t)
    pass_until(t, lambda t: t.asked == ask.Deploy)
    t.play("deploy g 3", "deployrest 3")
    assert t["g"].point == "3"
    assert t.g.waiting == {"3": 4}


@pytest.mark.rule("inc.ruling.zombies-accumulate", "inc.deploy.may-wait")
def test_sturmzombies_that_do_not_enter_add_up_without_a_cap() -> None:
    t = deploying("m1", lots=10, a="ape_trooper e 5,4")
    for waiting in (20, 40, 60):
        assert t.g.waiting == {"1": waiting}
        pass_until(next_turn(t), lambda t: t.asked == ask.PlayerTurn)


@pytest.mark.rule("inc.ruling.horde-when", "inc.example.horde-six-rp")
def test_the_horde_comes_in_every_deployment_with_one_more_for_each_brain_sausage() -> None:
    first = deploying("m1", lots=2, a="ape_trooper e 5,4", turn=1)
    assert first.g.waiting == {"1": 4}
    t = deploying("m1", lots=2, a="ape_trooper e 5,4", effects={"zombies": ["brain_sausage"] * 2})
    assert t.g.waiting == {"1": 6}
    pass_until(next_turn(t), lambda t: t.asked == ask.PlayerTurn)
    assert t.g.waiting == {"1": 12}


@pytest.mark.rule("inc.deploy.reinforcements-same", "inc.ruling.horde-when")
def test_reinforcements_are_deployed_and_enter_like_the_first_figures() -> None:
    t = deploying("m1", lots=1, side="swd", a="ape_trooper e 5,4")
    t.play("enter -1 1 18,15", "endactivation", "enter -1 1 19,15", "step n", "step n")
    t.play("endactivation")
    assert t.g.waiting == {}
    next_turn(t)
    t.play("pass", "0 bid 0", "1 bid 1")
    assert t.told(ZombiesDeployed)[-1] == ZombiesDeployed("1", 2)
    t.play("enter -1 1 19,15")
    assert t.g.zombies == 3
