"""What is said before something that cannot be mended."""

from sobremesa.games.dceased import GAME
from sobremesa.kernel.scene import Choice

from .table import Table, table


def choice(t: Table, text: str) -> Choice:
    (ask,) = t.match.asks()
    choices = GAME.prompt(t.g, ask, ask.seat, GAME.texts["en"]).choices
    return next(each for each in choices if each.text.startswith(text))


def test_ending_a_turn_with_actions_left_says_that_they_are_lost() -> None:
    t = table(heroes="cyborg A1", turn="cyborg")
    assert choice(t, "End").warning == "3 Actions are left, and they will be lost."
    t.play("powerup", "move A2")
    assert choice(t, "End").warning == "One Action is left, and it will be lost."


def test_opening_a_building_with_the_last_action_says_so() -> None:
    t = table(heroes="cyborg C4", turn="cyborg")
    assert choice(t, "Open").warning == ""
    t.g.actions = 1
    assert choice(t, "Open").warning.startswith("It is the last Action")


def test_leaving_names_those_who_stay_inside() -> None:
    t = table("m1", heroes="cyborg I1 escort=bus-driver, batman A4", turn="cyborg")
    t.play("endturn")
    assert choice(t, "Leave").warning.endswith("Still inside: Batman.")


def test_the_last_one_to_leave_is_told_when_that_loses_the_mission() -> None:
    t = table("m1", heroes="cyborg I1, batman A1 out", turn="cyborg")
    t.play("endturn")
    assert "it would be lost" in choice(t, "Leave").warning


def test_the_last_one_to_leave_with_enough_civilians_is_not_held_up() -> None:
    t = table(
        "m1", heroes="cyborg I1 escort=bus-driver, zatanna A1 out",
        gone="park-ranger electrician", hidden="", turn="cyborg",
    )  # fmt: skip
    t.play("endturn")
    assert choice(t, "Leave").warning == ""


def test_power_up_promises_what_it_gives() -> None:
    t = table(heroes="cyborg A1 power=3", turn="cyborg")
    assert choice(t, "Power Up").text == "Power Up: +1"
    full = table(heroes="cyborg A1 power=4", turn="cyborg")
    assert not full.offers("powerup")
