"""What helps a Move: cards that make it longer or cheaper, free Moves, and vines on the way."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.deeds import AbilityUsed, Moved, Placed, TraitUsed


def aids(t: Table, zone: str, by: str = "walk") -> list[str]:
    """The aids with which a Move to a Zone is offered."""
    words = [option.split() for option in t.offered() if option.startswith(f"Move {zone} {by} ")]
    return [word[3] for word in words]


def path(t: Table) -> list[tuple[str, int, int, str]]:
    """Each step: where to, what it cost, how much of that for Enemies, and by what."""
    return [(event.to, event.cost, event.enemies, event.by) for event in t.told(Moved)]


EVERYTHING = "cyborg C4 gear=grapnel-gun escort=bus-driver trait=slip-away trait=power-surge"


@pytest.mark.rule("dc.move.exit-cost", "dc.move.exit-unaffordable", "dc.trait.requirement-now")
@pytest.mark.parametrize(
    ("enemies", "actions", "offered"),
    [
        ("", 3, "- bus-driver grapnel-gun"),
        ("", 1, "- bus-driver grapnel-gun"),
        ("", 0, ""),
        ("2 walker C4", 3, "- slip-away bus-driver bus-driver+slip-away grapnel-gun"),
        ("2 walker C4", 2, "slip-away bus-driver+slip-away grapnel-gun"),
        ("2 walker C4", 1, "slip-away bus-driver+slip-away grapnel-gun"),
        ("2 walker C4", 0, ""),
        ("walker down C4", 1, "- bus-driver grapnel-gun"),
    ],
)
def test_a_move_is_offered_with_every_aid_that_helps_and_can_be_paid(
    enemies: str, actions: int, offered: str
) -> None:
    t = table(heroes=EVERYTHING, enemies=enemies, turn="cyborg", actions=actions)
    assert aids(t, "B4") == aids(t, "D4") == offered.split()


@pytest.mark.rule("dc.equipment.gives", "dc.civilian.effect-needs-escort", "dc.trait.free")
@pytest.mark.parametrize(
    ("aid", "enemies", "offered"),
    [
        ("gear=grapnel-gun", "", "- grapnel-gun"),
        ("escort=bus-driver", "", "- bus-driver"),
        ("trait=slip-away", "walker C4", "- slip-away"),
        ("trait=slip-away", "", "-"),
        ("gear=riot-shield", "walker C4", "-"),
        ("escort=night-nurse", "walker C4", "-"),
    ],
)
def test_each_aid_helps_by_itself_and_other_cards_do_not(
    aid: str, enemies: str, offered: str
) -> None:
    t = table(heroes=f"cyborg C4 {aid}, batman C4", enemies=enemies, turn="cyborg")
    assert aids(t, "B4") == offered.split()


@pytest.mark.rule("dc.move.multi-no-stack")
@pytest.mark.parametrize(
    ("enemies", "offered"), [("", "-"), ("walker C4", "- slip-away grapnel-gun")]
)
def test_whoever_goes_far_anyway_is_offered_only_what_makes_the_move_cheaper(
    enemies: str, offered: str
) -> None:
    heroes = EVERYTHING.replace("cyborg", "supergirl")
    t = table(heroes=heroes, enemies=enemies, turn="supergirl")
    assert aids(t, "B4") == offered.split()


@pytest.mark.rule("dc.move.exit-cost", "dc.trait.single-use")
def test_slip_away_and_the_bus_driver_serve_one_move_together() -> None:
    t = table(heroes=EVERYTHING, enemies="2 walker C4", turn="cyborg")
    t.play("move B4 walk bus-driver+slip-away", "go A4")
    assert path(t) == [("B4", 1, 0, "walk"), ("A4", 0, 0, "walk")]
    assert (t.g.actions, t["cyborg"].traits, t.g.trait_discard) == (
        2,
        ("power-surge",),
        ["slip-away"],
    )
    assert [event.ability for event in t.told(AbilityUsed)] == ["bus-driver"]
    assert [event.trait for event in t.told(TraitUsed)] == ["slip-away"]
    assert aids(t, "A3") == ["-", "grapnel-gun"]


@pytest.mark.rule("dc.move.exit-cost")
def test_slip_away_alone_goes_one_zone() -> None:
    t = table(heroes=EVERYTHING, enemies="2 walker C4", turn="cyborg")
    t.play("move B4 walk slip-away")
    assert (path(t), t.asked) == ([("B4", 1, 0, "walk")], ask.Act)
    assert (t.told(AbilityUsed), t.g.cards_used) == ([], ())


@pytest.mark.rule("dc.move.exit-cost", "dc.move.multi-cost")
def test_the_bus_driver_alone_pays_for_enemies() -> None:
    t = table(heroes=EVERYTHING, enemies="walker C4", turn="cyborg")
    t.play("move B4 walk bus-driver", "go A4")
    assert path(t) == [("B4", 2, 1, "walk"), ("A4", 0, 0, "walk")]
    assert (t.g.actions, t["cyborg"].traits) == (1, ("slip-away", "power-surge"))


@pytest.mark.rule("dc.ability.once-card")
def test_the_grapnel_gun_goes_two_zones_free_of_enemies_and_is_used_up_for_the_turn() -> None:
    t = table(heroes=EVERYTHING, enemies="3 walker C4", turn="cyborg")
    t.play("move B4 walk grapnel-gun", "go A4")
    assert path(t) == [("B4", 1, 0, "walk"), ("A4", 0, 0, "walk")]
    assert [event.ability for event in t.told(AbilityUsed)] == ["grapnel-gun"]
    assert aids(t, "A3") == ["-", "bus-driver"]


@pytest.mark.rule("dc.turn.free-actions", "dc.ability.once", "dc.move.exit-free-move")
def test_the_grapnel_line_takes_aids_too_and_works_once() -> None:
    t = table(
        heroes="batman C4 escort=bus-driver trait=power-surge", enemies="walker C4", turn="batman",
        actions=1,
    )  # fmt: skip
    assert (aids(t, "B4"), aids(t, "B4", "grapnel-line")) == ([], ["-", "bus-driver"])
    t.play("move B4 grapnel-line bus-driver", "go A4")
    assert path(t) == [("B4", 1, 1, "grapnel-line"), ("A4", 0, 0, "grapnel-line")]
    assert [event.ability for event in t.told(AbilityUsed)] == ["grapnel-line", "bus-driver"]
    assert aids(t, "A3", "grapnel-line") == []


@pytest.mark.rule("dc.turn.free-actions")
def test_a_free_move_needs_no_action_where_nothing_adds_to_it() -> None:
    t = table(heroes="batman C4", turn="batman", actions=0)
    assert (aids(t, "B4"), aids(t, "B4", "grapnel-line")) == ([], ["-"])


# Amazon Charge


@pytest.mark.rule("dc.turn.free-actions", "dc.move.enter-ends")
def test_amazon_charge_begins_only_where_it_can_end_among_enemies() -> None:
    t = table("m1", heroes="wonder-woman E3", enemies="walker E2, walker E5", turn="wonder-woman")
    assert (aids(t, "E2", "amazon-charge"), aids(t, "E4", "amazon-charge")) == (["-"], ["-"])
    away = table("m1", heroes="wonder-woman E3", enemies="walker E1", turn="wonder-woman")
    assert (aids(away, "E2", "amazon-charge"), aids(away, "E4", "amazon-charge")) == (["-"], [])
    far = table("m1", heroes="wonder-woman E4", enemies="walker E1", turn="wonder-woman")
    assert not aids(far, "E3", "amazon-charge")


@pytest.mark.rule("dc.turn.free-actions", "dc.move.exit-cost", "dc.move.multi-route")
def test_amazon_charge_pays_for_enemies_and_goes_on_to_enemies_alone() -> None:
    t = table(
        "m3", heroes="wonder-woman E6", enemies="walker E6, walker E4, walker D5",
        turn="wonder-woman",
    )  # fmt: skip
    t.play("move E5 amazon-charge")
    assert (t.asked, t.offered()) == (ask.GoOn, ["Go E4", "Go D5", "Go E6"])
    t.play("go D5")
    assert path(t) == [("E5", 1, 1, "amazon-charge"), ("D5", 0, 0, "amazon-charge")]
    assert (t.g.actions, t["wonder-woman"].used) == (2, ("amazon-charge",))
    assert (aids(t, "E5"), aids(t, "E5", "amazon-charge")) == (["-"], [])


@pytest.mark.rule("dc.move.multi-later-cost")
@pytest.mark.parametrize(("actions", "able"), [(1, True), (0, False)])
def test_amazon_charge_needs_an_action_for_vines_on_its_way(actions: int, able: bool) -> None:
    t = table(
        "m1", heroes="wonder-woman E4 trait=power-surge", enemies="z-ivy E2", turn="wonder-woman",
        actions=actions,
    )  # fmt: skip
    assert bool(aids(t, "E3", "amazon-charge")) == able
    if able:
        t.play("move E3 amazon-charge")
        assert (t.at("wonder-woman"), [step[1] for step in path(t)]) == ("E2", [0, 1])


@pytest.mark.rule("dc.move.multi-later-cost")
def test_vines_where_amazon_charge_begins_are_paid_once() -> None:
    t = table(
        "m1", heroes="wonder-woman E3", enemies="z-ivy E2, walker E5", turn="wonder-woman",
        actions=1,
    )  # fmt: skip
    t.play("move E4 amazon-charge")
    assert (t.at("wonder-woman"), [step[1] for step in path(t)]) == ("E5", [1, 0])


@pytest.mark.rule("dc.turn.free-actions", "dc.turn.end-free")
def test_amazon_charge_over_two_zones_needs_no_action_without_vines() -> None:
    t = table(
        "m1", heroes="wonder-woman E4 trait=power-surge", enemies="walker E2",
        turn="wonder-woman", actions=0,
    )  # fmt: skip
    assert aids(t, "E3", "amazon-charge") == ["-"]


@pytest.mark.rule("dc.move.multi-later-cost")
def test_who_leaves_poison_ivy_herself_pays_for_vines_once_though_they_reach_farther() -> None:
    t = table("m1", heroes="supergirl E2", enemies="z-ivy E2", turn="supergirl", actions=4)
    t.play("move E3", "go E4")
    assert path(t) == [("E3", 3, 1, "walk"), ("E4", 0, 0, "walk")]
    charge = table(
        "m1", heroes="wonder-woman E2", enemies="z-ivy E2, walker E4", turn="wonder-woman",
        actions=2,
    )  # fmt: skip
    charge.play("move E3 amazon-charge", "go E4")
    assert [step[1] for step in path(charge)] == [2, 0]


# Vines


@pytest.mark.rule("dc.example.vines", "dc.zhero.all-active")
@pytest.mark.parametrize(("zone", "cost"), [("E2", 3), ("E3", 2), ("E1", 2), ("E4", 1)])
def test_vines_reach_the_zone_of_poison_ivy_and_those_connected_to_it(zone: str, cost: int) -> None:
    t = table("m1", heroes=f"cyborg {zone}", enemies="z-ivy E2", turn="cyborg")
    to = {"E2": "E3", "E3": "E4", "E1": "D1", "E4": "E5"}[zone]
    t.play(f"move {to}")
    assert t.told(Moved)[0].cost == cost


@pytest.mark.rule("dc.example.vines", "dc.move.exit-unaffordable")
def test_who_cannot_pay_for_vines_stays() -> None:
    poor = table("m1", heroes="cyborg E3", enemies="z-ivy E2", turn="cyborg", actions=1)
    rich = table("m1", heroes="cyborg E3", enemies="z-ivy E2", turn="cyborg", actions=2)
    assert (aids(poor, "E4"), aids(rich, "E4")) == ([], ["-"])


@pytest.mark.rule("dc.move.multi-later-cost")
def test_vines_met_on_the_way_are_paid_by_who_can_and_told_with_the_step() -> None:
    t = table("m1", heroes="supergirl C1", enemies="z-ivy E1", turn="supergirl", actions=2)
    t.play("move D1", "go E1")
    assert path(t) == [("D1", 1, 0, "walk"), ("E1", 1, 0, "walk")]


@pytest.mark.rule("dc.push.place")
def test_a_placed_hero_is_told_with_what_placed_it() -> None:
    t = table(heroes="cyborg A4 trait=leap power=1", turn="cyborg")
    t.play("use leap", "zone A1")
    assert t.told(Placed) == [Placed("cyborg", "A4", "A1", "leap")]


@pytest.mark.rule("dc.move.enter-ends-multi", "dc.ability.no-target")
def test_a_longer_move_is_not_offered_into_a_zone_that_ends_it() -> None:
    t = table(heroes="cyborg B4 escort=bus-driver", enemies="walker A4", turn="cyborg")
    moves = [option for option in t.offered() if option.startswith("Move")]
    assert moves == ["Move A4 walk -", "Move C4 walk -", "Move C4 walk bus-driver"]
    gun = table(heroes="cyborg B4 gear=grapnel-gun", enemies="walker A4, walker B4", turn="cyborg")
    # Out of a Zone with Enemies it spares the cost, wherever it leads.
    assert (gun.offers("move A4 walk grapnel-gun"), gun.offers("move C4 walk grapnel-gun")) == (
        True, True,
    )  # fmt: skip


@pytest.mark.rule("dc.move.multi-route")
def test_two_ways_of_a_charge_to_the_same_enemies_are_one_choice() -> None:
    t = table("m3", heroes="wonder-woman E5", enemies="walker D4", turn="wonder-woman")
    charges = [option for option in t.offered() if "amazon-charge" in option]
    assert charges == ["Move E4 amazon-charge -"]
    t.play("move E4 amazon-charge")
    assert (t.at("wonder-woman"), t.g.actions) == ("D4", 3)
