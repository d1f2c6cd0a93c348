"""Golden games: finished games that must be played again to the same end, die by die.

A change of the rules that is meant needs new ones: `python -m tests.games.incursion.make_golden`.
"""

import pytest

from sobremesa.games.incursion.state import Battle
from sobremesa.testing.golden import Plan

from .make_golden import GOLDEN, PLANS

ENDS = {
    "m1": {"escaped", "allies-dead", "turn-cap"},
    "m2": {"sealed", "allies-dead", "turn-cap"},
    "m3": {"beacon-allies", "beacon-swd", "allies-dead", "turn-cap"},
}
WINNERS = {"escaped": 0, "sealed": 0, "beacon-allies": 0, "beacon-swd": 1, "allies-dead": 1}


def test_there_is_a_golden_game_for_every_end_of_every_mission() -> None:
    GOLDEN.check_complete(f"{mission}-{end}" for mission, ends in ENDS.items() for end in ends)


@pytest.mark.rule(
    "inc.m1.end",
    "inc.m1.victory-allies",
    "inc.m1.victory-swd",
    "inc.m2.end",
    "inc.ruling.m2-victory",
    "inc.m3.end",
    "inc.m3.victory",
    "inc.ruling.m3-no-allies",
    "inc.ruling.no-turn-limit",
)
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_golden_game_comes_to_the_same_end_again(plan: Plan[Battle]) -> None:
    assert GOLDEN.end_of(plan).winners == (
        () if plan.result == "turn-cap" else (WINNERS[plan.result],)
    )


def test_golden_games_are_made_again_byte_for_byte() -> None:
    for plan in PLANS[:3]:
        assert GOLDEN.build(plan) == GOLDEN.file(plan).read_bytes()
