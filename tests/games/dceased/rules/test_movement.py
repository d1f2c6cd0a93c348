"""Moves and pushes."""

from __future__ import annotations

import msgspec
import pytest

from games.dceased.table import table
from sobremesa.games.dceased import DCeased
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.loading import own_content
from sobremesa.games.dceased.events.attacks import Pushed
from sobremesa.games.dceased.events.deeds import Moved
from sobremesa.games.dceased.events.enemies import EnemiesMoved
from sobremesa.games.dceased.state import Stage
from sobremesa.kernel import Ask


def moves(t_offered: list[str]) -> set[str]:
    return {option.split()[1] for option in t_offered if option.startswith("Move")}


@pytest.mark.rule("dc.example.exit-two-walkers", "dc.move.exit-cost", "dc.turn.cost-one")
def test_leaving_two_walkers_costs_three_actions() -> None:
    t = table(heroes="batman C4 used=grapnel-line", enemies="2 walker C4", turn="batman", actions=4)
    t.play("move B4")
    assert (t.told(Moved)[0].cost, t.at("batman"), t.g.actions) == (3, "B4", 1)


@pytest.mark.rule("dc.example.exit-three-enemies", "dc.move.exit-unaffordable")
def test_leaving_three_enemies_is_too_dear_at_blue_and_nothing_is_paid_in_part() -> None:
    t = table(heroes="batman C4 used=grapnel-line", enemies="3 walker C4", turn="batman")
    assert (moves(t.offered()), t.g.actions) == (set(), 3)
    yellow = table(heroes="batman C4 xp=7 used=grapnel-line", enemies="3 walker C4", turn="batman")
    yellow.play("move B4")
    assert yellow.told(Moved)[0].cost == 4


@pytest.mark.rule("dc.move.exit-cost-all-types")
@pytest.mark.parametrize("enemy", ["walker", "brute", "runner", "z-superman"])
def test_each_enemy_costs_one_whatever_its_type(enemy: str) -> None:
    t = table(heroes="cyborg C4", enemies=f"{enemy} C4", turn="cyborg")
    t.play("move B4")
    assert t.told(Moved)[0].cost == 2


@pytest.mark.rule("dc.move.exit-free-move", "dc.ruling.free-move-cost", "dc.turn.free-actions")
def test_a_free_move_is_free_but_for_the_enemies() -> None:
    t = table(heroes="batman C4", enemies="walker C4", turn="batman")
    t.play("move B4 grapnel-line")
    assert (t.told(Moved)[0].cost, t.g.actions) == (1, 2)
    t = table(heroes="batman C4", turn="batman")
    t.play("move B4 grapnel-line")
    assert (t.g.actions, t.offers("move C4 grapnel-line")) == (3, False)


@pytest.mark.rule("dc.move.enter-ends", "dc.move.enter-ends-multi")
@pytest.mark.parametrize(("enemies", "asked"), [("walker C4", ask.Act), ("", ask.GoOn)])
def test_a_move_over_two_zones_stops_among_enemies(enemies: str, asked: type[Ask]) -> None:
    t = table(heroes="supergirl B4", enemies=enemies, turn="supergirl")
    t.play("move C4")
    assert t.asked is asked


@pytest.mark.rule("dc.move.multi-cost", "dc.move.multi-route", "dc.turn.cost-one")
def test_a_move_over_two_zones_pays_for_the_first_and_may_stop_early() -> None:
    t = table(heroes="supergirl B4", enemies="walker B4", turn="supergirl")
    t.play("move C4")
    assert set(t.offered()) == {"Done", "Go B4", "Go D4"}
    t.play("go D4")
    assert (t.at("supergirl"), t.g.actions) == ("D4", 1)
    early = table(heroes="supergirl B4", turn="supergirl")
    early.play("move C4", "done")
    assert (early.at("supergirl"), early.g.actions) == ("C4", 2)


@pytest.mark.rule("dc.move.multi-later-cost")
def test_vines_on_the_way_are_paid_when_they_are_left_and_once_per_move() -> None:
    # E1 is beside Poison Ivy in F1; D1 and C1 are not.
    far = table("m1", heroes="supergirl C1", enemies="z-ivy E1", turn="supergirl", actions=3)
    far.play("move D1", "go C1")
    assert (far.at("supergirl"), far.g.actions) == ("C1", 1)
    poor = table("m1", heroes="supergirl C1", enemies="z-ivy E1", turn="supergirl", actions=1)
    poor.play("move D1")
    assert [(event.origin, event.to) for event in poor.told(Moved)] == [("C1", "D1")]
    once = table("m1", heroes="supergirl E4", enemies="z-ivy E2", turn="supergirl", actions=4)
    once.play("move E3", "go E4")
    assert [event.cost for event in once.told(Moved)] == [1, 1]
    both = table("m1", heroes="supergirl E3", enemies="z-ivy E2", turn="supergirl", actions=4)
    both.play("move E4", "go E3", "move E4", "done")
    assert [event.cost for event in both.told(Moved)] == [2, 0, 2]


@pytest.mark.rule("dc.move.multi-no-stack")
def test_two_effects_for_two_zones_do_not_make_three_or_four() -> None:
    t = table(heroes="supergirl A4 escort=bus-driver gear=grapnel-gun", turn="supergirl")
    assert not t.offers("move B4 walk bus-driver")
    t.play("move B4 walk -", "go C4")
    assert t.asked is ask.Act


@pytest.mark.rule("dc.move.knocked-down")
def test_a_knocked_down_enemy_costs_nothing_but_stops_whoever_enters() -> None:
    out = table(heroes="cyborg C4", enemies="2 walker down C4", turn="cyborg")
    out.play("move B4")
    assert out.told(Moved)[0].cost == 1
    into = table(heroes="supergirl B4", enemies="walker down C4", turn="supergirl")
    into.play("move C4")
    assert into.asked is ask.Act


@pytest.mark.rule("dc.move.escort-follows", "dc.civilian.follows", "dc.civilian.no-abandon")
def test_escorts_go_where_their_hero_goes_and_are_never_left_behind() -> None:
    t = table(heroes="cyborg C4 escort=night-nurse escort=park-ranger", turn="cyborg")
    t.play("move B4")
    assert (t["cyborg"].escorts, t.g.actions) == (("night-nurse", "park-ranger"), 2)
    assert t.g.civilians == {}


@pytest.mark.rule("dc.move.exit-moment")
def test_the_cost_counts_who_stands_there_when_the_move_begins() -> None:
    t = table(heroes="cyborg C4", enemies="2 walker C4", turn="cyborg", actions=4, rolls=[3, 1])
    t.play("attack own C4", "move B4")
    assert t.told(Moved)[0].cost == 2


@pytest.mark.rule("dc.example.vines", "dc.ability.card-over-rule")
def test_vines_make_a_move_beside_poison_ivy_one_action_dearer() -> None:
    t = table(heroes="cyborg C4", enemies="walker C4, z-ivy D4", turn="cyborg")
    t.play("move B4")
    assert t.told(Moved)[0].cost == 3


@pytest.mark.rule("dc.ability.card-over-rule")
def test_neither_slippery_nor_slip_away_nor_the_grapnel_gun_avoids_vines() -> None:
    slippery = table(
        heroes="harley-quinn C4 xp=19", enemies="2 walker C4, z-ivy D4", turn="harley-quinn"
    )
    slippery.play("move B4")
    slip = table(heroes="cyborg C4 trait=slip-away", enemies="2 walker C4, z-ivy C4", turn="cyborg")
    slip.play("move B4 walk slip-away")
    gun = table(heroes="cyborg C4 gear=grapnel-gun", enemies="2 walker C4, z-ivy D4", turn="cyborg")
    gun.play("move B4 walk grapnel-gun", "done")
    assert [t.told(Moved)[0].cost for t in (slippery, slip, gun)] == [2, 2, 2]


# Pushes


@pytest.mark.rule(
    "dc.push.distance", "dc.push.direction", "dc.push.possible", "dc.ruling.push-limits"
)
def test_a_push_moves_one_zone_in_any_possible_direction() -> None:
    t = table(heroes="green-canary C4", enemies="walker D4", turn="green-canary")
    t.play("use hard-light-shove")
    assert {option.split()[1] for option in t.offered()} == {"C4", "E4"}
    t.play("go E4")
    assert (t.enemies("E4"), t.told(Pushed)[0].origin) == ({"walker": 1}, "D4")


@pytest.mark.rule("dc.push.ignores-enemies", "dc.push.state", "dc.push.not-move")
def test_a_push_ignores_enemies_and_leaves_the_figure_as_it_was() -> None:
    t = table(
        heroes="green-canary C4", enemies="walker down C4, 3 brute B4, 2 runner D4",
        turn="green-canary",
    )  # fmt: skip
    t.play("use hard-light-shove", "pick C4 walker", "go B4")
    assert t.enemies("B4") == {"brute": 3, "walker down": 1}
    assert (t.told(EnemiesMoved), t.told(Moved), t.g.actions) == ([], [], 3)


@pytest.mark.rule("dc.push.step-choice")
def test_the_user_of_a_push_chooses_every_figure_and_every_direction() -> None:
    t = table(
        "m3", heroes="cyborg E5 trait=shockwave", enemies="2 walker E5, runner E5", turn="cyborg"
    )
    t.play("use shockwave", "go D5", "go E4", "go F5")
    assert [t.enemies(zone) for zone in ("D5", "E4", "F5", "E5")] == [
        {"walker": 1}, {"walker": 1}, {"runner": 1}, {},
    ]  # fmt: skip


@pytest.mark.rule("dc.push.impossible", "dc.ability.no-target")
def test_a_push_that_could_move_nobody_is_not_offered() -> None:
    content = own_content()
    drawing = content.maps["m0"].replace("+    +----+-::-+-::-+-::-+", "+    +-::-+----+-::-+-::-+")
    drawing = drawing.replace("|.*  :.o  |", "|.*  |.o  |")
    drawing = drawing.replace("+    +----+----+----+-DD-+", "+    +----+-DD-+----+-DD-+")
    maps = content.maps | {"m0": drawing}
    game = DCeased(msgspec.structs.replace(content, maps=maps))
    for hero in ("cyborg C2 trait=shockwave", "green-canary C2", "cyborg C2 trait=out-of-the-way"):
        t = table(
            heroes=f"{hero}, batman C2", enemies="walker C2", turn=hero.split()[0], opened="C2",
            game=game,
        )  # fmt: skip
        assert (t.asked, t.offers("attack own C2"), t.offers("use")) == (ask.Act, True, False)
    trident = table(
        heroes="cyborg C2 gear=tide-trident", enemies="walker C2", turn="cyborg", opened="C2",
        game=game, rolls=[1, 1, 1],
    )  # fmt: skip
    trident.play("attack gear C2")
    assert (trident.asked, trident.enemies("C2")) == (ask.Act, {"walker": 1})


@pytest.mark.rule("dc.push.place")
def test_a_placed_hero_ignores_everything_between() -> None:
    t = table(
        heroes="cyborg A4 trait=leap power=1", enemies="9 walker B4, walker A4", turn="cyborg"
    )
    t.play("use leap")
    assert {option.split()[1] for option in t.offered()} == {"A1", "A2", "A3", "B4", "C4", "D4"}
    t.play("zone D4")
    assert (t.at("cyborg"), t["cyborg"].power, t.g.actions) == ("D4", 0, 3)


def test_a_pushed_enemy_does_nothing_until_it_activates() -> None:
    t = table(heroes="cyborg A4 done, green-canary B4", enemies="walker B4", stage=Stage.PLAYER)
    t.play("use hard-light-shove", "go A4")
    assert (t["cyborg"].health, t.enemies("A4")) == (4, {"walker": 1})


@pytest.mark.rule("dc.push.away", "dc.push.distance", "dc.push.step-choice", "dc.ruling.push-cards")
def test_the_tide_trident_pushes_two_zones_each_farther_away() -> None:
    t = table(
        "m3", heroes="cyborg E5 gear=tide-trident", enemies="walker E4, walker D3", turn="cyborg",
        rolls=[1, 1, 1],
    )  # fmt: skip
    t.play("attack gear E4", "use tide-trident")
    assert sorted(t.offered()) == ["Go D4", "Go F4"]
    t.play("go D4")
    assert t.enemies("D3") == {"walker": 2}


@pytest.mark.rule("dc.push.away", "dc.push.impossible")
def test_a_push_away_stops_where_no_step_leads_farther() -> None:
    t = table(
        heroes="cyborg C3 gear=tide-trident", enemies="walker C2", turn="cyborg", doors="C3-C4",
        rolls=[1, 1, 1],
    )  # fmt: skip
    t.play("attack gear C2", "use tide-trident")
    assert (t.enemies("B2"), [event.to for event in t.told(Pushed)]) == ({"walker": 1}, ["B2"])


@pytest.mark.rule("dc.push.towards", "dc.ruling.push-cards")
@pytest.mark.parametrize(("zone", "to"), [("C4", "B4"), ("B4", "A4")])
def test_the_binding_lasso_pulls_one_zone_towards_its_hero(zone: str, to: str) -> None:
    t = table(
        heroes="cyborg A4 gear=binding-lasso", enemies=f"z-superman {zone}, runner A4, walker D4",
        turn="cyborg",
    )  # fmt: skip
    t.play("use binding-lasso")
    assert [event.to for event in t.told(Pushed)] == [to]
    assert "z-superman" in t.enemies(to)
