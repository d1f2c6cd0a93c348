"""Golden games: finished games that must be played again to the same end, die by die.

A change of the rules that is meant needs new ones: `python -m tests.games.torgue.make_golden`.
"""

from itertools import pairwise
from pathlib import Path

import pytest

from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.state import Show
from sobremesa.kernel.record import Record
from sobremesa.testing.golden import Plan, proved

from .make_golden import DEFEATS, GOLDEN, MAPS, PLANS, SEATS, campaign_file

WINS = {"won", "boss-slain", "wanted-won"}
ENDS = {
    "opening_night": {"won", "no-respawn", "plug"},
    "hot_sauce_run": {"won", "no-respawn", "plug"},
    "blackout": {"won", "no-respawn", "plug"},
    "demolition_derby": {"won", "no-respawn", "plug"},
    "reap_what_you_sow": {"boss-slain", "no-respawn", "plug"},
    **{f"wanted{map}": {"wanted-won", "wanted-lost"} for map in range(1, MAPS + 1)},
}


@pytest.fixture(scope="module")
def campaign() -> list[Record]:
    """The matches of the golden campaign, in order; each proves itself."""
    return [proved(file) for file in campaign_files()]


def campaign_files() -> list[Path]:
    files = sorted(GOLDEN.folder.glob("campaign-*.json"))
    assert files == [campaign_file(number) for number in range(1, len(files) + 1)]
    return files


def result_of(record: Record) -> str:
    assert record.result is not None
    return record.result.result


def test_there_is_a_golden_game_for_every_end_of_every_mission_and_map() -> None:
    ends = (f"{place}-{end}" for place, ends in ENDS.items() for end in ends)
    GOLDEN.check_complete(ends, besides=campaign_files())


@pytest.mark.rule(
    "tor.victory.scenario",
    "tor.defeat.no-respawn",
    "tor.boss.win",
    "tor.ruling.campaign-plug",
    "tor.ruling.wanted-victory",
    "tor.wanted.lose",
)
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_golden_game_comes_to_the_same_end_again(plan: Plan[Show]) -> None:
    assert GOLDEN.end_of(plan).winners == (tuple(range(SEATS)) if plan.result in WINS else ())


@pytest.mark.rule("tor.core.campaign-structure", "tor.campaign.save", "tor.ruling.campaign-retry")
def test_each_match_of_the_golden_campaign_goes_on_from_the_one_before(
    campaign: list[Record],
) -> None:
    for before, after in pairwise(campaign):
        assert before.result is not None
        assert after.header.setup.carry == before.result.carry
        assert GAME.following(before.header.setup, before.result) == (after.header.setup.mission,)
        again = before.header.setup.mission == after.header.setup.mission
        assert again == (result_of(before) != "won")


@pytest.mark.rule("tor.core.campaign-structure", "tor.boss.last-scenario")
def test_the_golden_campaign_passes_a_defeat_and_ends_with_the_boss(
    campaign: list[Record],
) -> None:
    results = [result_of(record) for record in campaign]
    assert results[-1] == "boss-slain"
    assert results.count("won") == 4
    assert {*DEFEATS} & {*results}


def test_golden_games_are_made_again_byte_for_byte() -> None:
    for plan in (PLANS[0], PLANS[3], PLANS[6]):
        assert GOLDEN.build(plan) == GOLDEN.file(plan).read_bytes()
