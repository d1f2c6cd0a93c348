"""Golden games: finished games that must be played again to the same end, die by die.

A change of the rules that is meant needs new ones: `python -m tests.games.dceased.make_golden`.
"""

import pytest

from sobremesa.games.dceased import GAME
from sobremesa.testing.golden import golden_end

from .make_golden import FOLDER, PLANS, SEATS, Plan, build

ENDS = {
    "m0": {"won", "civilian-lost", "heroes-lost"},
    "m1": {"won", "civilians-lost", "all-gone", "heroes-lost"},
    "m2": {"won", "heroes-lost", "time-up"},
    "m3": {"won", "heroes-lost", "time-up"},
    "m4": {"won", "heroes-lost", "time-up"},
}


def test_there_is_a_golden_game_for_every_end_of_every_mission() -> None:
    assert ENDS.keys() == GAME.missions.keys()
    assert {(plan.mission, plan.result) for plan in PLANS} == {
        (mission, result) for mission, results in ENDS.items() for result in results
    }
    assert {*FOLDER.iterdir()} == {plan.file for plan in PLANS}


@pytest.mark.rule(
    "dc.mission.m0-win",
    "dc.mission.m0-lose",
    "dc.mission.m1-win",
    "dc.mission.m1-lose",
    "dc.mission.m2-generator",
    "dc.mission.m2-lose",
    "dc.mission.m3-win",
    "dc.mission.m3-lose",
    "dc.mission.m4-win",
    "dc.mission.m4-lose",
    "dc.end.lose-all",
    "dc.end.exit-all-lost",
)
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.file.stem)
def test_a_golden_game_comes_to_the_same_end_again(plan: Plan) -> None:
    assert golden_end(plan.file, plan.mission, plan.result).winners == (
        tuple(range(SEATS)) if plan.result == "won" else ()
    )


def test_golden_games_are_made_again_byte_for_byte() -> None:
    for plan in (PLANS[0], PLANS[3], PLANS[7]):
        assert build(plan) == plan.file.read_bytes()
