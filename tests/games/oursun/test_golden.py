"""Golden games: finished games that must be played again to the same end, die by die.

A change of the rules that is meant needs new ones: `python -m tests.games.oursun.make_golden`.
"""

import pytest

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.state import Land
from sobremesa.testing.golden import Plan

from .make_golden import GOLDEN, PLANS, SEATS

COOP = {"mission", "failed-late", "failed-dead"}
SEMICOOP = {
    *COOP,
    "traitor-dead-revealed",
    "traitor-dead-hidden",
    "failed-traitor-late",
    "failed-traitor-dead",
    "besieger",
    "executioner",
    "smuggler_king",
}
SURVIVORS_WIN = ("mission", "traitor-dead")


def test_there_is_a_golden_game_for_every_end_of_every_mission_in_both_modes() -> None:
    GOLDEN.check_complete(
        f"{mission}-{mode}-{end}"
        for mission in GAME.missions
        for mode, ends in (("coop", COOP), ("semicoop", SEMICOOP))
        for end in ends
    )


@pytest.mark.rule(
    "sun.mission.win",
    "sun.mission.sol-win",
    "sun.ruling.mission-fail",
    "sun.ruling.no-living-survivor",
    "sun.ruling.sol-eliminated-when",
)
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_golden_game_comes_to_the_same_end_again(plan: Plan[Land]) -> None:
    winners = GOLDEN.end_of(plan).winners
    if plan.result == "failed":
        assert winners == ()
    elif plan.result in SURVIVORS_WIN:
        assert len(winners) in (SEATS - 1, SEATS)
    else:
        assert len(winners) == 1


def test_golden_games_are_made_again_byte_for_byte() -> None:
    for plan in PLANS[::9]:
        assert GOLDEN.build(plan) == GOLDEN.file(plan).read_bytes()
