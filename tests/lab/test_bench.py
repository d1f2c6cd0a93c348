"""The measurement: both sides do the same work, with copies and without."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from sobremesa.kernel import Game, SobremesaError, find_game, state_hash
from sobremesa.lab.bench import (
    GAUGES,
    Chess,
    Contestant,
    Gauged,
    Measured,
    Ours,
    Report,
    bench,
    compared,
)
from sobremesa.lab.bench.growth import growth
from sobremesa.lab.bench.remembering import known
from sobremesa.lab.bench.starting import start_ups


@pytest.fixture(params=["python-chess", "pile", "croquetas"])
def contestant(request: pytest.FixtureRequest, example: Game[Any]) -> Contestant:
    return Chess() if request.param == "python-chess" else Ours(find_game(request.param))


def seen(contestant: Contestant, decisions: int) -> list[str]:
    positions: list[str] = []

    def look(position: Any) -> None:
        chess = isinstance(contestant, Chess)
        positions.append(position.fen() if chess else state_hash(position.state))

    contestant.play(decisions, look)
    return positions


def test_a_contestant_makes_as_many_decisions_as_it_is_told(contestant: Contestant) -> None:
    assert len(seen(contestant, 777)) == 777


def test_a_contestant_plays_the_same_games_each_time(contestant: Contestant) -> None:
    assert seen(contestant, 300) == seen(contestant, 300)


def test_a_contestant_plays_one_game_after_the_other(contestant: Contestant) -> None:
    positions = seen(contestant, 1000)
    assert len(set(positions)) > 700


def test_play_without_looking_makes_the_same_decisions() -> None:
    played: list[Any] = []
    ours = Ours(find_game("pile"))
    matches = ours.matches

    def watched() -> Any:
        for match, dice in matches():
            played.append(match)
            yield match, dice

    ours.matches = watched  # type: ignore[method-assign]
    ours.play(500)
    plain = [state_hash(match.state) for match in played]
    played.clear()
    ours.play(500, lambda match: match.copy())
    assert [state_hash(match.state) for match in played] == plain


def test_every_mission_and_number_of_seats_is_measured() -> None:
    ours = Ours(find_game("pile"))
    setups = [match.setup for (match, _), _ in zip(ours.matches(), range(4), strict=False)]
    assert [(setup.mission, setup.seats) for setup in setups] == [
        ("small", 2),
        ("large", 2),
        ("small", 3),
        ("large", 3),
    ]


def test_options_are_averaged_over_the_decisions(contestant: Contestant) -> None:
    counts: list[int] = []
    contestant.play(200, lambda position: counts.append(contestant.options(position)))
    assert contestant.average_options(200) == sum(counts) / 200


def test_a_game_is_set_beside_the_yardstick_in_every_gauge() -> None:
    heard: list[int] = []
    report = bench([Ours(find_game("incursion"))], seconds=1.0, rounds=2, progress=heard.append)
    measured = report.games["incursion"]
    assert list(measured.rates) == list(measured.ratios) == list(GAUGES)
    assert all(0 < each.low <= each.median <= each.high for each in measured.rates.values())
    assert heard == [1, 1]


def test_a_game_without_a_heuristic_is_measured_in_what_it_has() -> None:
    report = bench([Ours(find_game("pile"))], seconds=0.5, rounds=1)
    without = {"heuristic", "heuristic-playouts", "search-playouts"}
    assert set(GAUGES) - set(report.games["pile"].rates) == without


def test_only_what_is_wanted_is_measured() -> None:
    report = bench([Ours(find_game("pile"))], seconds=0.1, rounds=1, gauges=("decisions",))
    assert list(report.games["pile"].ratios) == ["decisions"]


def test_playouts_begin_in_the_middle_of_games_and_leave_it_as_it_is() -> None:
    ours = Ours(find_game("pile"))
    before = [state_hash(match.state) for match in ours.starts()]
    ours.play_out(30, None)
    assert [state_hash(match.state) for match in ours.starts()] == before
    assert all(match.outcome is None for match in ours.starts())


def test_the_yardstick_is_measured_alone_when_there_is_no_game() -> None:
    report = bench([], seconds=0.2, rounds=1)
    assert report.games == {}
    assert report.yardstick.median > 0


def gauged(*values: float) -> Gauged:
    return Gauged.of(values)


def test_a_gauge_tells_the_median_and_its_quartiles() -> None:
    assert gauged(1, 2, 3, 4, 100) == Gauged(median=3, low=2, high=4)
    assert gauged(7) == Gauged(median=7, low=7, high=7)


def test_two_measurements_are_compared_beside_their_own_yardsticks() -> None:
    def report(ratio: float) -> Report:
        same = {"decisions": gauged(ratio)}
        measured = Measured(options_per_decision=3, rates=same, ratios=same)
        return Report(yardstick=gauged(1000), games={"pile": measured})

    assert compared(report(3), report(2)) == {"pile": {"decisions": gauged(1.5)}}


def test_without_chess_there_is_no_yardstick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    with pytest.raises(SobremesaError, match=r"expected the package chess.*sobremesa\[bench\]"):
        Chess()


def test_costs_are_told_in_thirds_of_games_with_few_seats_and_with_many() -> None:
    found = growth(Ours(find_game("pile")), games=1)
    assert [each.seats for each in found] == [2, 3]
    assert all(len(each.legs) == 3 and each.decisions >= 15 for each in found)
    assert all(leg.microseconds > 0 and leg.state_bytes > 0 for each in found for leg in each.legs)


def test_what_is_kept_is_counted_from_nothing() -> None:
    found = known(Ours(find_game("torgue")))["movement._ends"]
    assert 0 < found.hits < found.asked


def test_a_start_is_measured_in_a_new_process() -> None:
    found = start_ups(["pile"], starts=1)
    assert list(found) == ["python", "command", "pile"]
    assert 0 < found["python"].median < found["command"].median


def test_a_start_finds_its_modules_compiled_whatever_the_shell_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    environments: list[dict[str, str]] = []
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr("subprocess.run", lambda command, *, check, env: environments.append(env))
    start_ups([], starts=2)
    assert len(environments) == 2 * (1 + 2), "each once before those that count"
    assert len({each["PYTHONPYCACHEPREFIX"] for each in environments}) == 1
    assert not any("PYTHONDONTWRITEBYTECODE" in each for each in environments)
