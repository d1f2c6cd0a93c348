"""The features of a position: better positions have better numbers, and nothing hidden counts."""

from __future__ import annotations

from typing import Any

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion.player import Player
from sobremesa.games.incursion.player.value import COMMON, FEATURES, feature_names, features, model
from sobremesa.games.incursion.rules.veil import veil
from sobremesa.kernel import LANGUAGES, Dice, Match, copy_state

WAY = """
%%%%%%%%%%%%%%%%%%%%%
%b . z . a . . . . .X
%%%%%%%%%%%%%%%%%%%%%
"""


def flight(a: str = "", way: str = WAY, **more: Any) -> Table:
    """A trooper on the way out, one who lags behind, and a zombie between them."""
    return table(
        way,
        mission="m1",
        a="ape_trooper e " + a,
        b="ape_trooper e",
        z="sturmzombie w",
        **more,
    )


def seen(t: Table, seat: int = 0) -> dict[str, float]:
    return features(t.g, seat)


def test_the_model_is_the_mission_with_the_side() -> None:
    t = flight()
    assert (model(t.g, 0), model(t.g, 1)) == ("m1-allies", "m1-swd")


@pytest.mark.parametrize("mission", ["m1", "m2", "m3"])
def test_a_mission_has_the_same_features_all_along(mission: str) -> None:
    match = Match.start(GAME, GAME.prepare(mission), 3)
    players = [Player(1), Player(2)]
    wanted = {*COMMON, *FEATURES[match.state.book.goal]}
    for _ in range(400):
        if match.question is None:
            break
        for seat in (0, 1):
            found = features(match.state, seat)
            assert set(found) == wanted
            assert all(-3 <= value <= 3 for value in found.values()), found
        ask = match.asks()[0]
        match.choose(ask.seat, players[ask.seat].choose(match, ask.seat))


def test_wounds_take_from_force_and_health() -> None:
    whole, hurt = seen(flight()), seen(flight(a="damage=1"))
    assert hurt["allied-force"] < whole["allied-force"]
    assert hurt["allied-health"] < whole["allied-health"]


def test_who_is_nearer_to_the_exit_has_a_shorter_way() -> None:
    far, near = seen(flight()), seen(flight(way=WAY.replace("a . . . . .", ". . . . a .")))
    assert near["runner-way"] < far["runner-way"]
    assert near["way-in-reach"] > far["way-in-reach"]
    assert near["last-way"] == far["last-way"]


def test_enemies_ahead_are_told_from_those_behind() -> None:
    ahead = WAY.replace("z . a . .", ". . a . z")
    assert seen(flight(way=ahead))["enemies-ahead"] > seen(flight())["enemies-ahead"] == 0


def test_reaction_fire_and_effects_count() -> None:
    assert seen(flight(a="watching"))["watchers"] > seen(flight())["watchers"]
    good = seen(flight(effects={"a": ["medal"]}))["allied-effects"]
    bad = seen(flight(effects={"a": ["major_wound"]}))["allied-effects"]
    assert good > seen(flight())["allied-effects"] > bad


def test_a_sealed_gate_is_progress() -> None:
    t = table(mission="m2", a="ape_trooper n 10,13", z="sturmzombie w 13,1")
    before = seen(t)
    t.g.sealed.append(min(t.g.book.gates))
    assert seen(t)["gates-sealed"] > before["gates-sealed"]
    assert seen(t)["gates-way"] < before["gates-way"]


def test_the_beacon_counts_for_who_has_it() -> None:
    free = table(mission="m3", a="ape_trooper e 4,5", g="ilsa w 17,6")
    ours = table(mission="m3", a="ape_trooper e 4,5 carrying", g="ilsa w 17,6")
    theirs = table(mission="m3", a="ape_trooper e 4,5", g="ilsa w 17,6 carrying")
    assert (seen(ours)["beacon-allies"], seen(theirs)["beacon-swd"]) == (1, 1)
    assert seen(ours)["beacon-allied-way"] < seen(free)["beacon-allied-way"]
    assert seen(theirs)["beacon-swd-way"] < seen(free)["beacon-swd-way"]


def test_features_know_no_more_than_their_seat() -> None:
    match = Match.start(GAME, GAME.prepare("m2"), 11)
    players = [Player(1), Player(2)]
    for number in range(300):
        for seat in (0, 1):
            if number % 30 == 0 and match.state.stage:
                dealt = copy_state(match.state)
                veil(dealt, seat, Dice(number), match.state)
                assert features(dealt, seat) == features(match.state, seat)
        ask = match.asks()[0]
        match.choose(ask.seat, players[ask.seat].choose(match, ask.seat))


def test_every_feature_has_a_word() -> None:
    for language in LANGUAGES:
        text = GAME.texts[language]
        assert all(text(f"feature-{name}") for name in feature_names())
