"""What the value of a position is made of."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, THREE_NORTH, TWO_NORTH, Table, table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.player import Player
from sobremesa.games.oursun.player.value import FEATURES, features, model
from sobremesa.games.oursun.state import HOME
from sobremesa.kernel import Dice, Match

from .advice import BUDGET

ROLES = ("besieger", "mason", "baker")


def well(*, mission: str = "deep_water", roles: tuple[str, ...] = ()) -> Table:
    """A position in the middle of a mission: something is to be delivered north of here."""
    t = table("medic", "hunter", "soldier", mission=mission, roles=roles, mode="coop")
    t.g.card, t.g.progress = 2, {"M": 2, "K": 1}
    for place in (NORTH, TWO_NORTH):
        t.tile(place)
    t.tile(THREE_NORTH, 31).marked = 1
    return t


def test_models_tell_missions_modes_and_sides_apart() -> None:
    assert model(well().g, 0) == "deep_water-coop"
    mixed = well(roles=ROLES).g
    assert [model(mixed, seat) for seat in range(3)] == [
        "deep_water-traitor",
        "deep_water-survivor",
        "deep_water-survivor",
    ]


def test_deliveries_are_progress() -> None:
    worse, better = well(), well()
    better.g.progress = {"M": 1, "K": 1}
    assert features(better.g, 0)["progress"] > features(worse.g, 0)["progress"]
    better.g.card = 3
    assert features(better.g, 0)["progress"] > features(worse.g, 0)["progress"]


def test_time_runs_out() -> None:
    t = well()
    early = features(t.g, 0)["time"]
    t.g.day = 5
    assert features(t.g, 0)["time"] < early


def test_the_way_to_the_objective_counts() -> None:
    t = well()
    far = features(t.g, 0)["distance"]
    t[0].tile = TWO_NORTH
    assert features(t.g, 0)["distance"] < far


def test_what_the_mission_needs_counts_when_it_is_carried() -> None:
    t = well()
    assert features(t.g, 0)["carried"] == 0
    t.give(1, "MM")
    assert features(t.g, 0)["carried"] == pytest.approx(2 / 3)


def test_wounds_hunger_and_thirst_show() -> None:
    t = well()
    t.give(0, "FFF")
    before = features(t.g, 1)
    t[0].hp, t[0].water, t[0].infected = 1, 0, True
    t.give(0, "")
    after = features(t.g, 1)
    for name in ("health", "food", "water"):
        assert after[name] < before[name]
    for name in ("wounded", "infected"):
        assert after[name] > before[name]


def test_the_dead_are_missed() -> None:
    t = well()
    before = features(t.g, 0)["living"]
    t[2].died, t[2].hp = 1, 0
    assert features(t.g, 0)["living"] < before


def test_weapons_and_foes_show() -> None:
    t = well()
    before = features(t.g, 0)
    t.give(0, "", "katana")
    assert features(t.g, 0)["arms"] > before["arms"]
    t.enemy("bear", HOME)
    assert features(t.g, 0)["beset"] > before["beset"]


def test_a_traitor_looks_at_its_own_goal() -> None:
    t = well(roles=ROLES)
    before = features(t.g, 0)["scheme"]
    t.enemy("sol_zealot", NORTH)
    assert features(t.g, 0)["scheme"] > before
    t[0].hp = 1
    assert features(t.g, 0)["self"] < 0.5
    assert features(t.g, 0)["living"] == 1


def test_who_the_traitor_is_changes_nothing_for_the_others() -> None:
    one = well(roles=("mason", "besieger", "baker"))
    other = well(roles=("mason", "baker", "executioner"))
    for t in (one, other):
        t.enemy("sol_zealot", NORTH)
    assert features(one.g, 0) == features(other.g, 0)
    assert model(one.g, 0) == model(other.g, 0)


@pytest.mark.parametrize("mission", list(GAME.missions))
@pytest.mark.parametrize("mode", ["coop", "semicoop"])
def test_a_model_has_the_same_names_throughout_and_hides_what_is_hidden(
    mission: str, mode: str
) -> None:
    match = Match.start(GAME, GAME.prepare(mission, 3, {"mode": mode}), 5)
    players = [Player(seat) for seat in range(3)]
    names: dict[str, set[str]] = {}
    for number in range(160):
        if match.question is None:
            break
        for seat in range(3):
            found = features(match.state, seat)
            assert names.setdefault(model(match.state, seat), set(found)) == set(found)
            assert set(found) <= set(FEATURES)
            assert all(-1.0 <= value <= 3.0 for value in found.values()), found
        seat = match.awaited()[0]
        if number % 10 == 0:
            veiled = match.copy()
            GAME.veil(veiled.state, seat, Dice(number), match.state)
            assert features(veiled.state, seat) == features(match.state, seat)
        match.choose(seat, players[seat].choose(match, seat, BUDGET))
    assert all(10 <= len(each) <= 19 for each in names.values())


def test_every_feature_has_its_words() -> None:
    needed = set(GAME.needed_words())
    assert {f"feature-{name}" for name in FEATURES} <= needed
