"""Golden games: finished games that must be played again to the same end, die by die.

A change of the rules that is meant needs new ones: `python -m tests.games.torgue.make_golden`.
"""

from itertools import pairwise

import pytest

from sobremesa.games.torgue import GAME
from sobremesa.kernel.record import Record, read_record, verify
from sobremesa.testing.golden import golden_end

from .make_golden import DEFEATS, FOLDER, PLANS, SEATS, Plan, build, campaign_file

WINS = {"won", "boss-slain", "wanted-won"}
ENDS = {
    "opening_night": {"won", "no-respawn", "plug"},
    "hot_sauce_run": {"won", "no-respawn", "plug"},
    "blackout": {"won", "no-respawn", "plug"},
    "demolition_derby": {"won", "no-respawn", "plug"},
    "reap_what_you_sow": {"boss-slain", "no-respawn", "plug"},
    "wanted": {"wanted-won", "wanted-lost"},
}


def campaign() -> list[bytes]:
    """The matches of the golden campaign, in order."""
    files = sorted(FOLDER.glob("campaign-*.json"))
    assert files == [campaign_file(number) for number in range(1, len(files) + 1)]
    return [file.read_bytes() for file in files]


def result_of(record: Record) -> str:
    assert record.result is not None
    return record.result.result


def test_there_is_a_golden_game_for_every_end_of_every_mission_and_map() -> None:
    assert ENDS.keys() == GAME.missions.keys()
    assert {(plan.mission, plan.result) for plan in PLANS} == {
        (mission, result) for mission, results in ENDS.items() for result in results
    }
    wanted = [plan.options["map"] for plan in PLANS if plan.mission == "wanted"]
    assert sorted(wanted) == sorted([*range(1, 11)] * 2)
    assert {file for file in FOLDER.iterdir() if not file.name.startswith("campaign")} == {
        plan.file for plan in PLANS
    }


@pytest.mark.rule(
    "tor.victory.scenario",
    "tor.defeat.no-respawn",
    "tor.boss.win",
    "tor.ruling.campaign-plug",
    "tor.ruling.wanted-victory",
    "tor.wanted.lose",
)
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.file.stem)
def test_a_golden_game_comes_to_the_same_end_again(plan: Plan) -> None:
    assert golden_end(plan.file, plan.mission, plan.result).winners == (
        tuple(range(SEATS)) if plan.result in WINS else ()
    )


@pytest.mark.rule("tor.core.campaign-structure", "tor.campaign.save", "tor.ruling.campaign-retry")
def test_each_match_of_the_golden_campaign_goes_on_from_the_one_before() -> None:
    records = [read_record(data) for data in campaign()]
    for before, after in pairwise(records):
        assert before.result is not None
        assert after.header.setup.carry == before.result.carry
        assert GAME.following(before.header.setup, before.result) == (after.header.setup.mission,)
        again = before.header.setup.mission == after.header.setup.mission
        assert again == (result_of(before) != "won")


@pytest.mark.rule("tor.core.campaign-structure", "tor.boss.last-scenario")
def test_the_golden_campaign_passes_a_defeat_and_ends_with_the_boss() -> None:
    results = [result_of(read_record(data)) for data in campaign()]
    assert results[-1] == "boss-slain"
    assert results.count("won") == 4
    assert {*DEFEATS} & {*results}


def test_every_match_of_the_golden_campaign_proves_itself() -> None:
    assert [verify(data) for data in campaign()] == [[] for _ in campaign()]


def test_golden_games_are_made_again_byte_for_byte() -> None:
    for plan in (PLANS[0], PLANS[3], PLANS[6]):
        assert build(plan) == plan.file.read_bytes()
