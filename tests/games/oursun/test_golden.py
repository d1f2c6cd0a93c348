"""Golden games: finished games that must be played again to the same end, die by die.

A change of the rules that is meant needs new ones: `python -m tests.games.oursun.make_golden`.
"""

import pytest

from sobremesa.games.oursun import GAME
from sobremesa.testing.golden import golden, golden_end

from .make_golden import FOLDER, PLANS, SEATS, Plan, build

COOP = {("mission", ""), ("failed", "late"), ("failed", "dead")}
SEMICOOP = {
    *COOP,
    ("traitor-dead", "revealed"),
    ("traitor-dead", "hidden"),
    ("failed-traitor", "late"),
    ("failed-traitor", "dead"),
    ("besieger", ""),
    ("executioner", ""),
    ("smuggler_king", ""),
}
SURVIVORS_WIN = ("mission", "traitor-dead")


def test_there_is_a_golden_game_for_every_end_of_every_mission_in_both_modes() -> None:
    wanted = {
        (mission, mode, *end)
        for mission in GAME.missions
        for mode, ends in (("coop", COOP), ("semicoop", SEMICOOP))
        for end in ends
    }
    assert {(plan.mission, plan.mode, plan.result, plan.why) for plan in PLANS} == wanted
    assert {*FOLDER.iterdir()} == {plan.file for plan in PLANS}


@pytest.mark.rule(
    "sun.mission.win",
    "sun.mission.sol-win",
    "sun.ruling.mission-fail",
    "sun.ruling.no-living-survivor",
    "sun.ruling.sol-eliminated-when",
)
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.file.stem)
def test_a_golden_game_comes_to_the_same_end_again(plan: Plan) -> None:
    assert golden(plan.file).header.setup.options["mode"] == plan.mode
    winners = golden_end(plan.file, plan.mission, plan.result).winners
    if plan.result == "failed":
        assert winners == ()
    elif plan.result in SURVIVORS_WIN:
        assert len(winners) in (SEATS - 1, SEATS)
    else:
        assert len(winners) == 1


def test_golden_games_are_made_again_byte_for_byte() -> None:
    for plan in PLANS[::9]:
        assert build(plan) == plan.file.read_bytes()
