"""The fuzzer finds every flaw that the flawed game has, and none in games that have none."""

from __future__ import annotations

import signal
import threading
from typing import Any

import pytest

from sobremesa.kernel import Game, Match, find_game
from sobremesa.kernel.record import read_record, replay, verify
from sobremesa.lab.fuzz import Finding, Hunt
from sobremesa.lab.patience import OutOfPatience, patience


def first_finding(mission: str, games: int = 20, **more: Any) -> Finding:
    game = find_game("flawed")
    hunt = Hunt(game, [game.missions[mission]], seed=1, **more)
    found = (hunt.play(number) for number in range(games))
    return next(finding for finding in found if finding is not None)


@pytest.mark.parametrize(
    ("mission", "kind", "message"),
    [
        ("crash", "crash", "ZeroDivisionError: the pile tips over (flawed.py line"),
        ("setup", "crash", "KeyError: 'no such pile' (flawed.py line"),
        ("dead-end", "dead end", "got none"),
        ("endless", "endless", "expected an end within 500 decisions"),
        ("anchor", "anchor", "expected 'again' to seat"),
        ("loud", "anchor", "changes the state or the dice"),
        ("hidden", "copy", "a copy asks something else: 'take-some' to seat"),
        ("words", "table", "es.ftl has no message 'no-such-message'"),
    ],
)
def test_a_flaw_is_found_and_named(mission: str, kind: str, message: str) -> None:
    finding = first_finding(mission, most=500)
    assert finding.kind == kind
    assert message in finding.message


def test_rules_that_do_not_come_back_are_stuck() -> None:
    finding = first_finding("stuck", longest=0.2)
    assert finding.kind == "stuck"
    assert finding.then is not None


@pytest.mark.parametrize("id", ["pile", "croquetas"])
def test_nothing_is_found_in_a_game_that_keeps_its_promises(id: str, example: Game[Any]) -> None:
    game = find_game(id)
    hunt = Hunt(game, list(game.missions.values()), seed=3)
    assert [hunt.play(number) for number in range(40)] == [None] * 40
    assert hunt.decisions > 200


def test_the_record_of_a_finding_leads_to_the_choice_that_shows_it() -> None:
    finding = first_finding("crash")
    assert finding.record is not None
    assert finding.then is not None
    record = read_record(finding.record)
    match = replay(record)
    assert (record.header.seed, len(record.choices)) == (finding.seed, finding.choices)
    assert verify(finding.record) == []
    with pytest.raises(ZeroDivisionError):
        match.choose(*finding.then)


def test_a_game_that_does_not_begin_has_no_record_but_a_seed() -> None:
    finding = first_finding("setup")
    assert finding.record is None
    with pytest.raises(KeyError):
        Match.start(find_game("flawed"), finding.setup, finding.seed)


def test_a_hunt_plays_the_same_games_again() -> None:
    assert first_finding("crash") == first_finding("crash")


def test_a_hunt_plays_every_mission_with_any_seats_and_with_usual_and_other_settings() -> None:
    game = find_game("flawed")
    missions = [game.missions["setup"], game.missions["dead-end"]]
    hunt = Hunt(game, missions, seed=1)
    findings = [hunt.play(number) for number in range(40)]
    setups = [finding.setup for finding in findings if finding is not None]
    usual = [setup for setup in setups if setup == game.prepare(setup.mission)]
    assert {setup.mission for setup in setups} == {"setup", "dead-end"}
    assert {setup.settings["most"] for setup in setups} == {1, 2, 3, 4, 5}
    assert 10 < len(usual) < 30


def test_a_hunt_ends_when_its_time_is_over() -> None:
    game = find_game("pile")
    hunt = Hunt(game, list(game.missions.values()), seed=1)
    assert list(hunt.findings(0)) == []
    assert hunt.play(0, until=0) is None
    assert hunt.decisions == 0


def go_on_forever() -> None:
    while True:
        pass


def test_patience_ends() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(OutOfPatience, match=r"within 0.05 seconds"), patience(0.05):
        go_on_forever()
    assert signal.getsignal(signal.SIGALRM) is before


def test_patience_that_is_not_needed_leaves_no_alarm() -> None:
    with patience(1000):
        pass
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


def test_patience_is_endless_where_nobody_can_be_woken() -> None:
    passed: list[bool] = []

    def wait() -> None:
        with patience(0.001):
            passed.append(True)

    thread = threading.Thread(target=wait)
    thread.start()
    thread.join()
    assert passed == [True]
