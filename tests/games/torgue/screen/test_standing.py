"""A campaign over several evenings: what it says of itself, and that it survives being saved."""

import msgspec
import pytest

from games.torgue.make_golden import DEFEATS, GOLDEN, SEATS
from sobremesa.games.torgue import GAME
from sobremesa.kernel import Match, Setup
from sobremesa.kernel.record import read_record
from sobremesa.testing.golden import seasoned

TEXT = GAME.texts["en"]
RECORDS = [read_record(file.read_bytes()) for file in sorted(GOLDEN.folder.glob("campaign-*.json"))]


def said(number: int) -> str:
    record = RECORDS[number]
    assert record.result is not None
    standing = GAME.standing(record.header.setup, record.result, TEXT)
    assert standing is not None
    return standing.text


@pytest.mark.rule("tor.ruling.campaign-retry")
def test_after_a_defeat_the_campaign_says_that_the_scenario_is_played_again() -> None:
    missions = [TEXT(f"mission-{record.header.setup.mission}") for record in RECORDS]
    results = [record.result.result for record in RECORDS if record.result is not None]
    lost = next(number for number, result in enumerate(results) if result in DEFEATS)
    won = results.index("won")
    assert said(won) == f"Next on the show: {missions[won + 1]}"
    assert said(lost) == f"The audience wants a rerun: {missions[lost]}"


@pytest.mark.rule("tor.boss.win", "tor.ruling.boss-end")
def test_after_the_boss_the_campaign_is_over() -> None:
    record = RECORDS[-1]
    assert record.result is not None
    standing = GAME.standing(record.header.setup, record.result, TEXT)
    assert standing is not None
    assert standing.over
    assert standing.winners == record.result.winners == (0, 1)
    assert GAME.following(record.header.setup, record.result) == ()


@pytest.mark.rule("tor.campaign.save")
def test_a_campaign_goes_on_on_another_evening() -> None:
    before = RECORDS[0].result
    assert before is not None
    carry = msgspec.json.decode(msgspec.json.encode(before.carry))
    setup = GAME.prepare("hot_sauce_run", SEATS, carry=carry)
    match = Match.load(GAME, Match.start(GAME, setup, 7).save())
    assert match.state.level == before.carry["level"]
    assert match.state.book.campaign
    assert {item.card for hunter in match.state.hunters for item in hunter.gear} == {
        card for hunter in before.carry["hunters"] for card in hunter["gear"]
    }


@pytest.mark.rule("tor.interlude.when")
def test_a_match_that_goes_on_from_another_is_of_the_campaign_whatever_its_settings() -> None:
    before = RECORDS[-2].result
    assert before is not None
    setup: Setup = GAME.prepare("reap_what_you_sow", SEATS, {"campaign": False}, before.carry)
    outcome = GOLDEN.play(setup, seasoned, 3).outcome
    assert outcome is not None
    assert (outcome.carry is None) == (outcome.result == "boss-slain")
