"""What words mean: movement, shooting, area weapons, and the misprints of the book."""

from typing import Any

import pytest

from games.incursion.starts import muster, start
from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.loading import own_content
from sobremesa.games.incursion.events import Damaged, Paid, Rerolled, Rolled, VolatileRolled

WATCHED = """
%%%%%%%%%%%
%g . a . .%
%%%%%%%%%%%
"""
DOOR = """
%%%%%%%%%%%
%g . aD. .%
%%%%%%%%%%%
"""
GATES = """
%%%%%%%%%%%%%
%g . aG. .G.%
%%%%%%%%%%%%%
"""
BEACON = """
%%%%%%%%%%%
%g . a B .%
%%%%%%%%%%%
"""
CARRIER = """
%%%%%%%%%%%
%g . a b B%
%%%%%%%%%%%
"""
LONG = """
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
%g . a . . . . . z . . . . .%
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
"""
FLOODED = {"table": ["flooded_tunnel"]}
TROOPER = "ape_trooper e"


def flooded(drawing: str, **more: Any) -> Table:
    """An Allied figure `a` in its activation in a flooded tunnel, watched by Gretel from behind."""
    usual: dict[str, Any] = {"a": "ape_sergeant e", "g": "gretel e watching", "effects": FLOODED}
    return table(drawing, mission="m3", current="a", **usual | more)


# Movement actions


@pytest.mark.rule("inc.ruling.four-functions", "inc.ruling.movement-actions")
@pytest.mark.parametrize(
    ("drawing", "more", "choice"),
    [
        (WATCHED, {}, "step e"),
        (WATCHED, {}, "turn n"),
        (DOOR, {}, "usedoor 0"),
        (DOOR, {"open_doors": [0]}, "usedoor 0"),
        (BEACON, {}, "pickup"),
        (CARRIER, {"b": "ape_trooper e carrying"}, "take b"),
    ],
    ids=["step", "turn", "open", "close", "pick-up", "take"],
)
def test_steps_turns_doors_and_items_are_movement_for_the_flood_and_for_reaction_fire(
    drawing: str, more: dict[str, Any], choice: str
) -> None:
    t = flooded(drawing, **more)
    t.play(choice)
    assert [(paid.figure, paid.ap, paid.left) for paid in t.told(Paid)] == [(t["a"].id, 2, 2)]
    assert (t.asked, t.side) == (ask.Reaction, "swd")


@pytest.mark.rule("inc.ruling.movement-actions")
def test_sealing_a_gate_is_movement() -> None:
    t = table(GATES, current="a", ap=4, effects=FLOODED, a="ape_sergeant e", g="gretel e watching")
    t.play("usedoor 0", "pass", "seal 0")
    assert [paid.ap for paid in t.told(Paid)] == [2, 2]
    assert t.asked == ask.Reaction


@pytest.mark.rule("inc.ruling.movement-actions")
def test_entering_and_leaving_the_board_are_movement() -> None:
    coming = table(mission="m1", effects=FLOODED, a="ape_trooper n waiting@A")
    coming.play("enter a A 0,9")
    assert [paid.ap for paid in coming.told(Paid)] == [2]
    going = table(
        mission="m1", effects=FLOODED, a="ape_trooper n 21,0", b="ape_trooper n 5,4", current="a"
    )
    going.play("step n")
    assert [paid.ap for paid in going.told(Paid)] == [2]


@pytest.mark.rule("inc.ruling.movement-actions")
@pytest.mark.parametrize(
    ("drawing", "more", "choice", "cost"),
    [
        (WATCHED, {"a": "ape_trooper e down"}, "standup", [2]),
        (WATCHED, {"a": TROOPER}, "watch", [1]),
        (BEACON, {"a": "ape_trooper e carrying"}, "drop a", []),
        (WATCHED, {"a": "slugger_murphy e", "effects": FLOODED | {"a": ["medal"]}}, "will", [1]),
        (CARRIER, {"a": TROOPER, "b": "blitzhund e", "rolls": [1]}, "strike b", [1]),
    ],
    ids=["stand-up", "watch", "drop", "will", "melee"],
)
def test_these_are_no_movement(
    drawing: str, more: dict[str, Any], choice: str, cost: list[int]
) -> None:
    t = flooded(drawing, **more)
    t.play(choice)
    assert [paid.ap for paid in t.told(Paid)] == cost
    assert t.asked != ask.Reaction


# Shooting


def shot_down(kind: str, *choices: str, **more: Any) -> Table:
    """A Bomberzombie killed by one weapon, its die showing 3, with Gretel watching the shooter."""
    t = table(
        LONG,
        current="a",
        a=f"{kind} e",
        g="gretel e watching",
        z="bomberzombie w",
        effects={"a": ["hail_of_lead", "liquid_courage"]},
        **more,
    )
    t.play(*choices)
    return t


FLAMES = ("aim flamethrower", *(f"square {x},0" for x in range(4, 9)), "done")


@pytest.mark.rule("inc.ruling.shooting-definition")
@pytest.mark.parametrize(
    ("kind", "choices", "rolls"),
    [
        ("ape_trooper", ["shoot z"], [6, 1, 1, 3]),
        ("ape_hmg", ["shoot z"], [6, 1, 1, 3]),
        ("slugger_murphy", ["shoot z"], [4, 3]),
        ("ape_incinerator", FLAMES, [6, 3]),
        ("ape_sergeant", ["aim grenade_launcher", "square 8,0"], [6, 3]),
        ("ape_trooper", ["aim grenade", "square 8,0"], [6, 3]),
    ],
    ids=["gun", "hmg", "pistol", "flamethrower", "launcher", "grenade"],
)
def test_every_ranged_attack_is_shooting(kind: str, choices: list[str], rolls: list[int]) -> None:
    t = shot_down(kind, *choices, rolls=rolls)
    assert (t.asked, t.side) == (ask.Reroll, "allies")
    t.play("done")
    assert t.told(Rolled)[0].fortitude == 5
    assert len(t.told(VolatileRolled)) == 1
    assert (t.asked, t.side) == (ask.Reaction, "swd")


@pytest.mark.rule("inc.ruling.shooting-definition")
@pytest.mark.parametrize(
    "kind", ["ape_trooper", "ape_hmg", "slugger_murphy", "ape_incinerator", "ape_sergeant"]
)
def test_who_is_knocked_down_can_shoot_with_nothing(kind: str) -> None:
    t = table(LONG, current="a", ap=4, a=f"{kind} e down", g="gretel e", z="sturmzombie w")
    assert not any(t.offers(attack) for attack in ("shoot", "aim", "watch"))
    t.play("standup")
    assert any(t.offers(attack) for attack in ("shoot", "aim"))


@pytest.mark.rule("inc.ruling.shooting-definition")
def test_a_reaction_shot_is_shooting_too() -> None:
    t = table(
        WATCHED,
        side="swd",
        current="g",
        a="ape_trooper w watching",
        g="bomberzombie n",
        effects={"a": ["liquid_courage"]},
        rolls=[5, 1, 3],
    )
    t.play("turn e", "fire a")
    assert t.told(Rolled)[0].fortitude == 5
    assert len(t.told(VolatileRolled)) == 1


# Area weapons


@pytest.mark.rule("inc.ruling.area-weapons")
@pytest.mark.parametrize(
    ("kind", "choices", "rolls"),
    [
        ("ape_incinerator", FLAMES, [1]),
        ("ape_sergeant", ["aim grenade_launcher", "square 8,0"], [1]),
        ("ape_trooper", ["aim grenade", "square 8,0"], [1]),
    ],
    ids=["flamethrower", "launcher", "grenade"],
)
def test_area_weapons_take_no_ammunition_cards_and_no_critical_hit(
    kind: str, choices: list[str], rolls: list[int]
) -> None:
    t = table(
        LONG,
        current="a",
        hands=(["critical_hit"], []),
        a=f"{kind} e",
        g="gretel e",
        z="blitzhund w",
        effects={"a": ["extra_ammo", "armour_piercing_ammo"]},
        rolls=rolls,
    )
    t.play(*choices)
    assert [rolled.dice for rolled in t.told(Rolled)] == [(1,)]
    assert t.asked == ask.Act


@pytest.mark.rule("inc.ruling.area-weapons")
def test_ka_boom_is_an_area_weapon_and_guns_are_not() -> None:
    boom = table(
        WATCHED,
        side="swd",
        current="g",
        g="bomberzombie e 1,0",
        a=TROOPER,
        hands=([], ["critical_hit"]),
        effects={"g": ["combat_fury"]},
        rolls=[1],
    )
    boom.play("kaboom a")
    assert [rolled.dice for rolled in boom.told(Rolled)] == [(1,)]
    gun = table(
        LONG, current="a", a=TROOPER, z="blitzhund w", hands=(["critical_hit"], []), g="gretel e"
    )
    gun.play("shoot z")
    assert gun.asked == ask.CriticalHit
    areas = {id for id, weapon in own_content().weapons.items() if weapon.area}
    assert areas == {"flamethrower", "grenade", "grenade_launcher"}


# Misprints and counts


@pytest.mark.rule("inc.ruling.ap-rp-abbreviations")
@pytest.mark.parametrize(("title", "ap"), [("grinding_gears", 4), ("improved_impulse", 6)])
def test_the_two_cards_that_say_ap_mean_action_points(title: str, ap: int) -> None:
    t = table(WATCHED, side="swd", g="sturmzombie e", a=TROOPER, effects={"zombies": [title]})
    t.play("activate g")
    assert t["g"].ap == ap


@pytest.mark.rule("inc.ruling.ap-rp-abbreviations")
def test_the_horde_is_paid_with_requisition_points() -> None:
    t = start("m3")
    t.play("1 buy sturmzombie")
    question = t.match.ask_of(1)
    assert isinstance(question, ask.Force)
    assert question.points == 7


@pytest.mark.rule("inc.ruling.damage-dice-misprint")
def test_damage_dice_are_six_sided_dice() -> None:
    t = table(
        LONG,
        current="a",
        a=TROOPER,
        g="gretel e",
        z="sturmzombie w",
        rolls=[(1, 6), (2, 6), (4, 6)],
    )
    t.play("shoot z")
    assert not t.alive("z")


@pytest.mark.rule("inc.ruling.ilsa-named-gretel")
@pytest.mark.parametrize(
    ("kind", "rolls", "again"), [("ilsa", [1, 2, 3, 6], 1), ("gretel", [1, 2], 0)]
)
def test_two_guns_are_ilsas_and_gretel_rerolls_nothing(
    kind: str, rolls: list[int], again: int
) -> None:
    t = table(WATCHED, side="swd", current="g", g=f"{kind} e", a=TROOPER, rolls=rolls)
    t.play("shoot a")
    assert len(t.told(Rerolled)) == again
    assert len(t.told(Damaged)) == again


@pytest.mark.rule("inc.ruling.token-limits")
def test_more_than_sixteen_squares_can_burn() -> None:
    wide = "%%%%%%%%%%%%%%%%%%%\n" + "%. . . . . . . . .%\n%                 %\n" * 2
    wide += "%a . . . . . . . .%\n%%%%%%%%%%%%%%%%%%%\n"
    fires = {(x, y): "allies" for x in range(9) for y in range(2)}
    t = table(wide, current="a", a="ape_incinerator e", fires=fires)
    t.play("aim flamethrower", *(f"square {x},2" for x in range(2, 9)))
    assert len(t.g.fires) == 26


@pytest.mark.rule("inc.ruling.token-limits")
def test_more_than_eight_figures_can_watch_and_more_than_eighteen_points_be_out() -> None:
    row = "%%%%%%%%%%%%%%%%%%%%%%%\n%a b c d e f g h i j .%\n%%%%%%%%%%%%%%%%%%%%%%%\n"
    watchers: dict[str, Any] = dict.fromkeys("bcdefghij", "ape_trooper e watching")
    t = table(row, current="a", a="ape_trooper w", **watchers)
    t.play("watch")
    assert len(t.g.watching) == 10
    rich = muster(
        start("m3", {"level-allies": 21, "level-swd": 21}), "ape_sergeant", "gretel sturmzombie"
    )
    assert (rich.g.cp, rich.g.special) == ([10, 9], 4)


@pytest.mark.rule("inc.ruling.token-limits")
def test_cave_in_tunnel_and_beacon_are_there_once() -> None:
    cards = own_content().cards
    assert (cards["cave_in"].copies, cards["hidden_tunnel"].copies) == (1, 1)
    assert start("m3").g.book.drawing.marked("B").bit_count() == 1


# Examples


@pytest.mark.rule("inc.example.effects-sum")
def test_two_extra_ammo_and_one_low_ammo_give_one_die_more() -> None:
    t = table(
        LONG,
        current="a",
        a=TROOPER,
        g="gretel e",
        z="sturmzombie w",
        effects={"a": ["extra_ammo", "extra_ammo", "low_ammo"]},
        rolls=[1, 1, 1, 1],
    )
    t.play("shoot z")
    assert t.told(Rolled)[0].dice == (1, 1, 1, 1)


@pytest.mark.rule("inc.example.no-reactivation")
def test_a_figure_that_was_activated_shoots_later_only_for_command_points() -> None:
    def after_both(cp: int) -> Table:
        t = table(
            "%%%%%%%%%%%%%\n%. a b . . z%\n%%%%%%%%%%%%%\n",
            a="ape_trooper w",
            b="ape_trooper e",
            z="sturmzombie w",
            cp=(cp, 0),
            spare=True,
            rolls=[1, 1, 1],
        )
        t.play("activate a", "step w", "endactivation", "activate b", "shoot z")
        return t

    poor, rich = after_both(0), after_both(1)
    assert not poor.offers("command a")
    assert not poor.offers("activate a")
    rich.play("command a", "turn e")
    assert rich.g.cp == [0, 0]


@pytest.mark.rule("inc.example.ap-one-by-one")
@pytest.mark.parametrize("first", ["step e", "shoot z"])
@pytest.mark.parametrize("second", ["step e", "shoot z"])
def test_after_one_point_the_other_is_still_free_to_move_or_shoot(first: str, second: str) -> None:
    shots = [first, second].count("shoot z")
    t = table(
        LONG, current="a", ap=2, a=TROOPER, g="gretel e", z="blitzhund w", rolls=[1] * 3 * shots
    )
    t.play(first)
    assert t["a"].ap == 1
    t.play(second)
    assert t["a"].ap == 0
