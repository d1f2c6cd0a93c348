"""Games: what they accept before a match, and how they are found."""

from collections.abc import Mapping
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from toy import Shown, Take, Taken, Toy, counting

from sobremesa.kernel import (
    PASS,
    BrokenPromise,
    Game,
    Mission,
    NotFound,
    Outcome,
    Setting,
    Setup,
    Value,
    every_mission,
    find_game,
    finding,
    games,
)

TOY = Toy(counting)


def test_a_set_up_has_the_fewest_seats_and_every_default() -> None:
    assert TOY.prepare("plain") == Setup(mission="plain", seats=2)
    assert TOY.prepare("set").settings == {
        "fast": False,
        "level": 2,
        "side": "red",
        "name": "nobody",
    }


def test_what_is_set_replaces_the_default() -> None:
    chosen: dict[str, Value] = {"fast": True, "level": 4, "side": "blue", "name": "Ana"}
    setup = TOY.prepare("set", settings=chosen, carry={"won": 1})
    assert (setup.settings, setup.carry) == (chosen, {"won": 1})


@pytest.mark.parametrize(
    ("mission", "seats", "settings", "message"),
    [
        ("none", None, None, "toy has no mission 'none'; there are plain, set"),
        ("plain", 4, None, "toy plain: expected 2 to 3 seats, got 4"),
        ("set", 3, None, "toy set: expected 2 seats, got 3"),
        ("plain", None, {"fast": True}, "toy plain has no setting 'fast'; there are: none"),
        (
            "set",
            None,
            {"slow": True},
            "toy set has no setting 'slow'; there are: fast, level, side",
        ),
        ("set", None, {"fast": 1}, "option fast: expected true or false, got 1"),
        ("set", None, {"level": 5}, "option level: expected a whole number from 1 to 4, got 5"),
        ("set", None, {"level": True}, "option level: expected a whole number from 1 to 4"),
        ("set", None, {"level": "2"}, "option level: expected a whole number from 1 to 4"),
        ("set", None, {"side": "green"}, "option side: expected one of red, blue, got 'green'"),
        ("set", None, {"name": 7}, "option name: expected text, got 7"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(
    mission: str, seats: int | None, settings: dict[str, Value] | None, message: str
) -> None:
    with pytest.raises(NotFound, match=message):
        TOY.prepare(mission, seats, settings)


def test_options_and_events_are_read_as_they_were_saved() -> None:
    assert TOY.option_decoder.decode(b'["Take",3]') == Take(3)
    assert TOY.option_decoder.decode(b'["Pass"]') == PASS
    assert TOY.event_decoder.decode(b'["Shown",1]') == Shown(1)
    assert TOY.event_decoder.decode(b'["Taken",1]') == Taken(1)


def entries(monkeypatch: pytest.MonkeyPatch, **places: str) -> None:
    """Install these entry points and no others."""
    found = {name: EntryPoint(name, place, "sobremesa.games") for name, place in places.items()}
    monkeypatch.setattr(finding, "installed", lambda: found)


def test_every_installed_game_and_mission_is_found(
    example: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    entries(monkeypatch, croquetas="croquetas:GAME")
    assert games() == {"croquetas": example}
    assert [(game.id, mission.id) for game, mission in every_mission()] == [("croquetas", "dinner")]


def test_a_game_that_is_not_installed_is_refused_with_those_that_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries(monkeypatch, one="one:GAME", two="two:GAME")
    with pytest.raises(NotFound, match="there is no game 'chess'; there are one, two"):
        find_game("chess")


@pytest.mark.parametrize("place", ["no_such_module:GAME", "sobremesa.kernel:NO_SUCH_GAME"])
def test_a_game_that_is_not_where_it_should_be_is_named(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries(monkeypatch, lost=place)
    with pytest.raises(BrokenPromise, match=f"expected a game at {place}, got"):
        find_game("lost")


def test_another_game_that_cannot_be_loaded_does_no_harm(
    example: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    entries(monkeypatch, croquetas="croquetas:GAME", lost="no_such_module:GAME")
    assert find_game("croquetas") is example


def test_an_entry_point_must_have_the_name_of_its_game(
    example: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    entries(monkeypatch, buffet="croquetas:GAME")
    with pytest.raises(BrokenPromise, match="expected the entry point 'buffet' to be named 'croq"):
        find_game("buffet")


def test_past_results_are_told_apart_by_what_is_not_as_usual() -> None:
    mission = Mission(
        id="any",
        seats=(1, 1),
        minutes=1,
        settings=(
            Setting(id="level", default=2, low=1, high=4),
            Setting(id="fast", default=False),
            Setting(id="hints", default=True, comfort=True),
        ),
    )
    assert mission.challenge({"level": 2, "fast": False, "hints": False}) == {}
    assert mission.unusual({"level": 2, "fast": True, "hints": False}) == {
        "fast": True,
        "hints": False,
    }
    assert mission.challenge({"level": 3, "fast": True, "hints": True}) == {
        "fast": True,
        "level": 3,
    }


class Chained(Toy):
    """A campaign of two missions, and one that stands alone."""

    missions: Mapping[str, Mission] = {
        "first": Mission(id="first", seats=(2, 2), minutes=1, campaign="long"),
        "alone": Mission(id="alone", seats=(2, 2), minutes=1),
        "second": Mission(id="second", seats=(2, 2), minutes=1, campaign="long"),
    }


@pytest.mark.parametrize(
    ("mission", "carry", "next"),
    [
        ("first", {}, ("second",)),
        ("first", None, ()),
        ("second", {}, ()),
        ("alone", {}, ()),
        ("first", {"next": "first"}, ("first",)),
        ("second", {"next": "alone"}, ("alone",)),
        ("first", {"next": ""}, ("second",)),
    ],
)
def test_what_follows_in_a_campaign_is_named_by_what_is_handed_on_or_by_the_order(
    mission: str, carry: Any, next: tuple[str, ...]
) -> None:
    outcome = Outcome(result="over", carry=carry)
    assert Chained(counting).following(Setup(mission=mission, seats=2), outcome) == next


def test_everybody_is_on_a_side_of_their_own_unless_the_game_says_otherwise() -> None:
    class Allied(Toy):
        together = True

    setup = TOY.prepare("plain", 3)
    assert TOY.sides(setup) == (0, 1, 2)
    assert Allied(counting).sides(setup) == (0, 0, 0)


def test_everything_that_makes_a_position_good_needs_a_word() -> None:
    class Judged(Toy):
        feature_names = ("pile",)

    assert "feature-pile" in Judged(counting).needed_words()


def test_a_setting_without_a_choice_is_retired_and_still_understood() -> None:
    setting = Setting(id="hints", default=False, values=(False,), former=(True,))
    assert setting.retired
    setting.check(True)
    assert not Setting(id="fast", default=False).retired
