"""Why something is not offered, with the rule that says so."""

from typing import Any

import pytest

from games.incursion.starts import start
from games.incursion.table import Table, table

from .shown import prompt_of, reasons

HALL = """
    %%%%%%%%%%%
    %a . . z .%
    %         %
    %. . . . .%
    %%%%%%%%%%%
    """


def hall(a: str = "ape_trooper e", z: str = "sturmzombie w", **more: Any) -> Table:
    return table(HALL, a=a, z=z, **more)


def test_reaction_fire_is_declined_while_an_enemy_is_seen() -> None:
    asked = prompt_of(hall(current="a"))
    declined = next(each for each in asked.declined if each.text == "Fuego de reacción")
    assert (declined.reason, declined.rule) == ("ve a Sturmzombie 1", "inc.rf.who")


def test_shooting_is_declined_with_nobody_in_sight() -> None:
    asked = prompt_of(hall(a="ape_trooper s", current="a"))
    assert reasons(asked)["Disparar"] == "inc.los.needed-to-shoot"


def test_flamethrowers_have_no_reaction_fire() -> None:
    asked = prompt_of(hall(a="ape_incinerator e", current="a"))
    assert reasons(asked)["Fuego de reacción"] == "inc.rf.no-area-weapons"


def test_a_figure_on_the_floor_is_told_to_stand_up_first() -> None:
    asked = prompt_of(hall(a="ape_trooper e down", current="a", ap=1))
    assert reasons(asked)["Atacar"] == "inc.ruling.knockdown-scope"
    assert reasons(asked)["Levantarse"] == "inc.ap.stand-up"


def test_a_grenade_is_declined_for_want_of_points_or_room() -> None:
    poor = prompt_of(hall(current="a", ap=1))
    walled = prompt_of(hall(a="ape_trooper w", current="a"))
    assert reasons(poor)["Usar granadas"] == "inc.ap.grenade"
    assert reasons(walled)["Usar granadas"] == "inc.ruling.grenade-los"


def test_an_enemy_behind_cannot_be_struck() -> None:
    t = table(
        """
        %%%%%%%
        %z a .%
        %%%%%%%
        """,
        a="ape_trooper e",
        z="sturmzombie e",
        current="a",
    )
    assert reasons(prompt_of(t))["Golpear"] == "inc.melee.front-three"


@pytest.mark.parametrize(
    ("facing", "what", "rule"),
    [
        ("e", "Avanzar a K9", "inc.ruling.closed-door-blocks"),
        ("w", "Usar la puerta 4", "inc.door.operate-facing"),
    ],
)
def test_a_door_explains_itself(facing: str, what: str, rule: str) -> None:
    t = table(mission="m3", a=f"ape_trooper {facing} 10,8", current="a")
    door = t.g.book.grid.doors[1][t.cell(10, 8)]
    what = what.replace("4", str(door + 1)).replace("K9", "L9")
    assert reasons(prompt_of(t))[what] == rule


def test_a_sealed_door_says_so() -> None:
    t = table(mission="m1", a="ape_trooper s 14,2", current="a")
    door = t.g.book.grid.doors[2][t.cell(14, 2)]
    assert reasons(prompt_of(t))[f"Usar la puerta {door + 1}"] == "inc.m1.sealed-doors"


@pytest.mark.parametrize(
    ("figure", "rule"),
    [("sturmzombie w", "inc.item.no-zombies"), ("blitzhund w", "inc.item.no-blitzhund")],
)
def test_beasts_and_zombies_cannot_take_the_beacon(figure: str, rule: str) -> None:
    t = table(mission="m3", z=f"{figure} 9,7", a="ape_trooper waiting@A", side="swd", current="z")
    assert reasons(prompt_of(t))["Recoger la baliza"] == rule


def test_a_card_that_bars_command_points_is_named_as_the_reason() -> None:
    t = hall(current="a", cp=(3, 0), effects={"a": ["jammed_radio"]})
    assert reasons(prompt_of(t))["Ordenar con PM"] == "inc.ruling.no-cp-effects"


def test_the_turn_cannot_be_passed_while_somebody_must_enter() -> None:
    t = table(mission="m2", a="ape_trooper waiting@A")
    assert reasons(prompt_of(t))["Pasar el turno"] == "inc.ruling.must-enter"


def test_cards_of_another_time_side_or_without_target_say_so() -> None:
    t = hall(hands=(["lucky_devil", "hidden_tunnel", "medkit"], []))
    found = reasons(prompt_of(t, language="en"))
    assert found == {
        "Play “Lucky Devil”": "inc.deck.default-window",
        "Play “Hidden Tunnel”": "inc.ruling.unplayable-cards",
        "Play “Medkit”": "inc.ruling.no-legal-target",
    }


def test_a_card_too_dear_to_kill_tells_its_price() -> None:
    t = hall(cp=(0, 1), hands=(["booby_trap"], ["snafu"]))
    t.play("play booby_trap")
    (declined,) = prompt_of(t, "swd").declined
    assert declined.reason == "cuesta 2 PM y tienes 1"


def test_forces_say_why_somebody_cannot_be_bought() -> None:
    t = start("m2")
    t.play("0 buy ape_sergeant", "0 buy ape_hmg", "0 buy ape_trooper")
    found = reasons(prompt_of(t, "allies"))
    assert found["Reclutar Sargento APE"] == "inc.force.figure-limit"
    assert found["Reclutar AMP APE"] == "inc.force.rp-limit"
    assert reasons(prompt_of(t, "swd"))["Fuerza lista"] == "inc.force.swd-minimum-zombies"


def test_a_snafu_that_finds_no_card_is_declined_with_that_reason() -> None:
    empty = table(HALLWAY, a="ape_trooper e", z="gretel w", hands=(["snafu"], []))
    full = table(
        HALLWAY, a="ape_trooper e", z="gretel w", hands=(["snafu"], []), effects={"z": ["medal"]}
    )
    said = [
        [no.reason for no in prompt_of(t, language="en").declined if "SNAFU" in no.text]
        for t in (empty, full)
    ]
    assert said == [["no card is being played, and none is in play"], []]


HALLWAY = """
%%%%%%%
%a . z%
%%%%%%%
"""
