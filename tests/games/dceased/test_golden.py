"""Golden games: finished games that must be played again to the same end, die by die.

A change of the rules that is meant needs new ones: `python -m tests.games.dceased.make_golden`.
"""

import pytest

from sobremesa.games.dceased.state import Night
from sobremesa.testing.golden import Plan

from .make_golden import GOLDEN, PLANS, SEATS

ENDS = {
    "m0": {"won", "civilian-lost", "heroes-lost"},
    "m1": {"won", "civilians-lost", "all-gone", "heroes-lost"},
    "m2": {"won", "heroes-lost", "time-up"},
    "m3": {"won", "heroes-lost", "time-up"},
    "m4": {"won", "heroes-lost", "time-up"},
}


def test_there_is_a_golden_game_for_every_end_of_every_mission() -> None:
    GOLDEN.check_complete(f"{mission}-{end}" for mission, ends in ENDS.items() for end in ends)


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
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_golden_game_comes_to_the_same_end_again(plan: Plan[Night]) -> None:
    assert GOLDEN.end_of(plan).winners == (tuple(range(SEATS)) if plan.result == "won" else ())


def test_golden_games_are_made_again_byte_for_byte() -> None:
    for plan in (PLANS[0], PLANS[3], PLANS[7]):
        assert GOLDEN.build(plan) == GOLDEN.file(plan).read_bytes()
