"""The measurement: both sides do the same work, with copies and without."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from sobremesa.kernel import Game, SobremesaError, find_game, state_hash
from sobremesa.lab.bench import Chess, Contestant, Ours, bench


@pytest.fixture(params=["python-chess", "pile", "croquetas"])
def contestant(request: pytest.FixtureRequest, example: Game[Any]) -> Contestant:
    return Chess() if request.param == "python-chess" else Ours(find_game(request.param))


def seen(contestant: Contestant, decisions: int) -> list[str]:
    positions: list[str] = []

    def look(position: Any) -> None:
        copy: Any = contestant.copy(position)
        positions.append(copy.fen() if isinstance(contestant, Chess) else state_hash(copy.state))

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
    matches = ours._matches

    def watched() -> Any:
        for match, dice in matches():
            played.append(match)
            yield match, dice

    ours._matches = watched  # type: ignore[method-assign]
    ours.play(500)
    plain = [state_hash(match.state) for match in played]
    played.clear()
    ours.play_copying(500)
    assert [state_hash(match.state) for match in played] == plain


def test_every_mission_and_number_of_seats_is_measured() -> None:
    ours = Ours(find_game("pile"))
    setups = [match.setup for (match, _), _ in zip(ours._matches(), range(4), strict=False)]
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


def test_a_game_is_set_beside_the_yardstick() -> None:
    heard: list[int] = []
    report = bench([Ours(find_game("pile"))], seconds=0.5, rounds=1, progress=heard.append)
    pile, yardstick = report.games["pile"], report.yardstick
    ratio = pile.decisions_per_second / yardstick.decisions_per_second
    assert pile.decisions_to_yardstick == pytest.approx(ratio)
    copies = pile.copies_per_second / yardstick.decisions_per_second
    assert pile.copies_to_yardstick == pytest.approx(copies)
    assert pile.copies_per_decision == pytest.approx(copies / ratio)
    assert heard == [2]


def test_the_yardstick_is_measured_alone_when_there_is_no_game() -> None:
    report = bench([], seconds=0.2, rounds=1)
    assert report.games == {}
    assert report.yardstick.decisions_per_second > 0


def test_without_chess_there_is_no_yardstick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    with pytest.raises(SobremesaError, match=r"expected the package chess.*sobremesa\[bench\]"):
        Chess()
