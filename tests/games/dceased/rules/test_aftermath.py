"""What follows an Attack: the Trident, the Net, Chaos Fuel, Encore and Sweeping Finish."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.attacks import Attacked, KnockedDown, Pushed
from sobremesa.games.dceased.events.deeds import AbilityUsed
from sobremesa.games.dceased.events.turns import PowerGained


def after(t: Table) -> list[str]:
    """What is offered after an Attack."""
    return t.offered() if t.asked is ask.AfterAttack else []


# The Tide Trident


@pytest.mark.rule("dc.attack.sequence", "dc.ability.no-target", "dc.push.state")
@pytest.mark.parametrize(
    ("weapon", "enemies", "offered"),
    [
        ("gear", "walker B4", True),
        ("gear", "walker down B4", True),
        ("gear", "z-ivy B4", False),
        ("gear", "z-ivy B4, brute B4", True),
        ("own", "walker B4", False),
    ],
)
def test_the_trident_pushes_a_surviving_horde_zombie_after_its_own_attack(
    weapon: str, enemies: str, offered: bool
) -> None:
    t = table(
        heroes="zatanna A4 gear=tide-trident", enemies=enemies, turn="zatanna", rolls=[1, 1, 1]
    )
    t.play(f"attack {weapon} B4")
    assert (after(t) == ["Pass", "Use tide-trident"]) == offered


@pytest.mark.rule("dc.ability.no-target")
def test_the_trident_has_nobody_to_push_where_nobody_survived() -> None:
    t = table(
        heroes="zatanna A4 gear=tide-trident", enemies="walker B4, walker C4", turn="zatanna",
        rolls=[4, 1, 1],
    )  # fmt: skip
    t.play("attack gear B4")
    assert (t.asked, t.enemies("C4")) == (ask.Act, {"walker": 1})


@pytest.mark.rule("dc.ability.once-per-trigger", "dc.push.away", "dc.push.state")
def test_the_trident_pushes_one_figure_of_its_users_choice_once_for_an_attack() -> None:
    t = table(
        heroes="zatanna A4 gear=tide-trident", enemies="2 walker B4, brute down B4",
        turn="zatanna", rolls=[1, 1, 1],
    )  # fmt: skip
    t.play("attack gear B4", "use tide-trident")
    assert [option.split()[2] for option in t.offered()] == ["walker", "brute"]
    t.play("pick B4 brute")
    assert t.told(Pushed) == [
        Pushed("brute", "B4", "C4", "tide-trident"), Pushed("brute", "C4", "D4", "tide-trident"),
    ]  # fmt: skip
    assert (t.enemies("B4"), t.enemies("D4"), t.asked) == (
        {"walker": 2},
        {"brute down": 1},
        ask.Act,
    )


@pytest.mark.rule("dc.equipment.gives")
def test_an_attack_with_other_equipment_washes_nobody_away() -> None:
    t = table(
        heroes="zatanna A4 gear=sonic-rifle", enemies="walker B4", turn="zatanna", rolls=[1, 1, 1]
    )
    t.play("attack gear B4")
    assert (t.asked, t.enemies("B4")) == (ask.Act, {"walker": 1})


# The Net


@pytest.mark.rule("dc.attack.sequence", "dc.enemy.knocked-down-again")
@pytest.mark.parametrize(
    ("enemies", "offered"), [("brute B4", True), ("brute down B4", False), ("z-ivy B4", False)]
)
def test_the_net_knocks_down_a_standing_survivor(enemies: str, offered: bool) -> None:
    t = table(heroes="green-arrow A4", enemies=enemies, turn="green-arrow", rolls=[1, 1])
    t.play("attack own B4", "use net")
    assert (after(t) == ["Pass", "Use net"]) == offered
    if offered:
        t.play("use net")
        assert t.told(KnockedDown) == [KnockedDown("brute", "B4", 1, "net")]
        assert (t.asked, t.enemies("B4")) == (ask.Act, {"brute down": 1})


@pytest.mark.rule("dc.ability.once-per-trigger")
def test_the_net_takes_one_and_is_not_offered_without_it() -> None:
    t = table(heroes="green-arrow A4", enemies="3 brute B4", turn="green-arrow", rolls=[1, 1])
    t.play("attack own B4", "use net", "use net")
    assert (t.asked, t.enemies("B4")) == (ask.Act, {"brute": 2, "brute down": 1})
    blast = table(heroes="green-arrow A4", enemies="brute B4", turn="green-arrow", rolls=[1, 1, 1])
    blast.play("attack own B4", "use blast")
    assert blast.asked is ask.Act


# Harley Quinn


@pytest.mark.rule("dc.ability.once", "dc.ability.optional")
def test_chaos_fuel_gives_one_power_once_a_turn() -> None:
    t = table(
        heroes="harley-quinn A4", enemies="2 brute A4, walker A4", turn="harley-quinn",
        rolls=[4, 4, 1, 1, 4, 4, 1, 1],
    )  # fmt: skip
    t.play("attack own A4")
    assert after(t) == ["Pass", "Use chaos-fuel"]
    t.play("use chaos-fuel")
    assert t.told(PowerGained) == [PowerGained("harley-quinn", 1, 1, "chaos-fuel")]
    assert [event.ability for event in t.told(AbilityUsed)] == ["chaos-fuel"]
    t.play("attack own A4", "roll 0")
    assert (t.asked, t["harley-quinn"].power) == (ask.Act, 1)


@pytest.mark.rule("dc.ability.no-target", "dc.attack.free-action")
@pytest.mark.parametrize(("rest", "offered"), [("walker A4", True), ("walker B4", False)])
def test_encore_needs_two_eliminations_and_somebody_left_to_attack(
    rest: str, offered: bool
) -> None:
    enemies = "3 walker A4" if rest == "walker A4" else f"2 walker A4, {rest}"
    t = table(
        heroes="harley-quinn A4 xp=43 used=chaos-fuel", enemies=enemies,
        turn="harley-quinn", rolls=[4, 4, 1, 1, *([4, 1, 1, 1] if offered else [])],
    )  # fmt: skip
    t.play("attack own A4")
    assert (after(t) == ["Pass", "Use encore"]) == offered
    if offered:
        t.play("use encore")
        assert (t.enemies("A4"), t.g.actions, len(t.told(Attacked))) == ({}, 3, 2)
        assert t["harley-quinn"].used == ("chaos-fuel", "encore")


@pytest.mark.rule("dc.ability.once-per-trigger", "dc.ability.order")
def test_one_elimination_is_not_enough_for_an_encore_and_passing_ends_the_moment() -> None:
    t = table(
        heroes="harley-quinn A4 xp=43", enemies="brute A4, walker A4", turn="harley-quinn",
        rolls=[4, 4, 1, 1],
    )  # fmt: skip
    t.play("attack own A4")
    assert after(t) == ["Pass", "Use chaos-fuel"]
    t.play("pass")
    assert (t.asked, t["harley-quinn"].used, t["harley-quinn"].power) == (ask.Act, (), 0)


# Sweeping Finish


@pytest.mark.rule("dc.trait.requirement-now", "dc.ability.no-target")
@pytest.mark.parametrize(
    ("power", "rest", "roll", "offered"),
    [
        (1, "walker B4", 4, True),
        (0, "walker B4", 4, False),
        (1, "walker B4", 1, False),
        (1, "walker F4", 4, False),
    ],
)
def test_a_sweeping_finish_needs_an_elimination_a_power_and_another_zone(
    power: int, rest: str, roll: int, offered: bool
) -> None:
    t = table(
        heroes=f"zatanna A4 power={power} trait=sweeping-finish", enemies=f"2 walker A4, {rest}",
        turn="zatanna", rolls=[roll, 1, 1, 4, 1, 1], spare=True,
    )  # fmt: skip
    t.play("attack own A4", *(["roll 0"] if power else []))
    if t.asked is ask.Rolled:
        t.play("pass")
    assert (after(t) == ["Pass", "Use sweeping-finish"]) == offered
    if offered:
        t.play("use sweeping-finish")
        assert [event.zone for event in t.told(Attacked)] == ["A4", "B4"]
        assert (t["zatanna"].power, t["zatanna"].traits, t.g.actions) == (0, (), 2)
