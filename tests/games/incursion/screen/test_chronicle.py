"""The story as it is told: dice, modifiers and reasons, in both languages."""

import pytest

from sobremesa.games.incursion import events as e
from sobremesa.kernel import Event

from .shown import line_of
from .telling import corridor, told

# Dice


@pytest.mark.rule("inc.example.shoot-one-hit")
@pytest.mark.parametrize(
    ("language", "text", "detail"),
    [
        (
            "es",
            "Soldado APE 1 dispara a Sturmzombie 1 (AML).",
            "3 dados: 1, 2, 4 contra fortaleza 4: un impacto",
        ),
        (
            "en",
            "APE Trooper 1 shoots Sturmzombie 1 (LMG).",
            "3 dice: 1, 2, 4 against Fortitude 4: one hit",
        ),
    ],
)
def test_a_shot_is_told_with_every_die(language: str, text: str, detail: str) -> None:
    t = corridor(current="a", rolls=[1, 2, 4])
    t.play("shoot z")
    line = told(t, e.Rolled, language)
    assert (line.text, line.detail) == (text, detail)
    assert [(die.face, die.tone) for die in line.dice] == [
        ("1", "bad"),
        ("2", "bad"),
        ("4", "good"),
    ]
    assert (line.owner, line.rule) == ("allies", "inc.shoot.hit")
    assert line.pieces == (f"f{t.names['a']}", f"f{t.names['z']}")


@pytest.mark.parametrize(
    ("language", "detail"),
    [
        ("es", "1 dado con +2: 2 contra fortaleza 6 (en su carta, 5): ningún impacto"),
        ("en", "1 die with +2: 2 against Fortitude 6 (printed 5): no hit"),
    ],
)
def test_modifiers_of_dice_and_fortitude_are_told(language: str, detail: str) -> None:
    t = corridor(
        a="slugger_murphy e",
        z="gretel w",
        current="a",
        rolls=[2],
        effects={"a": ["liquid_courage"]},
    )
    t.play("shoot z")
    line = told(t, e.Rolled, language)
    assert line.detail == detail
    assert [die.tone for die in line.dice] == ["bad"]


def test_a_die_is_good_with_its_bonus() -> None:
    t = corridor(a="slugger_murphy e", z="gretel w", current="a", rolls=[3])
    t.play("shoot z")
    assert [die.tone for die in told(t, e.Rolled).dice] == ["good"]


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("melee", "Gretel golpea a Soldado APE 2."),
        ("grenade", "Explosión contra Soldado APE 2."),
        ("ka_boom", "Explosión contra Soldado APE 2."),
        ("flamethrower", "Llamas contra Soldado APE 2."),
        ("fire", "El fuego quema a Soldado APE 2."),
        ("booby_trap", "Trampa contra Soldado APE 2."),
        ("rackley", "Gas contra Soldado APE 2."),
    ],
)
def test_dice_say_what_threw_them(source: str, text: str) -> None:
    event = e.Rolled(source, 70001, 2, (4,), 0, 6, 0, False)
    assert line_of(corridor(), event).text == text


def test_reaction_fire_is_called_so() -> None:
    event = e.Rolled("lmg", 2, 50007, (4, 4), 0, 4, 2, True)
    line = line_of(corridor(), event, "en")
    assert line.text == "Reaction fire: APE Trooper 2 shoots Sturmzombie 7 (LMG)."
    assert line.detail == "2 dice: 4, 4 against Fortitude 4: 2 hits"


def test_a_reroll_tells_both_falls() -> None:
    line = line_of(corridor(), e.Rerolled(80001, (1, 2), (6, 2)))
    assert line.text == "Ilsa repite 1, 2: salen 6, 2."


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (e.Rolled("lmg", 2, 50007, (4,), 0, 4, 1, False), "shot"),
        (e.Rolled("melee", 2, 50007, (4,), 0, 4, 1, False), "blade"),
        (e.Rolled("grenade", 2, 50007, (4,), 0, 4, 1, False), "dice"),
        (e.Exploded("grenade", 2, 1, (1,)), "blast"),
        (e.DoorMoved(2, 0, True), "door"),
        (e.TurnBegan(2), "bell"),
    ],
)
def test_lines_make_the_sound_of_what_happened(event: Event, sound: str) -> None:
    assert line_of(corridor(), event).sound == sound
