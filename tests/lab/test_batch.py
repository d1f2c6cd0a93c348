"""Many games: what they depend on, and what happens when one goes wrong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.bots import Budget
from sobremesa.bots.helpers import Task
from sobremesa.bots.search import SearchBot
from sobremesa.kernel import NotFound, SobremesaError, find_game
from sobremesa.kernel.player import Idea
from sobremesa.kernel.record import read_record, verify
from sobremesa.lab.batch import (
    Batch,
    BrokenGame,
    EndlessGame,
    Plan,
    Played,
    plan_batch,
    play_batch,
)
from sobremesa.lab.helping import Helping
from sobremesa.lab.intervals import wilson
from sobremesa.lab.seeds import branch


def plan(game: str = "pile", mission: str = "small", *players: str, **more: Any) -> Plan:
    found = find_game(game)
    setup = found.prepare(mission, len(players) or None)
    return plan_batch(found, setup, players or ("random", "random"), **{"seed": 1, **more})


def test_every_game_is_played_once_and_told_in_order() -> None:
    batch = play_batch(plan(), range(30))
    assert [game.number for game in batch.games] == list(range(30))


def test_the_same_seed_gives_the_same_games() -> None:
    assert play_batch(plan(), range(30)).games == play_batch(plan(), range(30)).games


def test_another_seed_gives_other_games() -> None:
    assert play_batch(plan(), range(30)).games != play_batch(plan(seed=2), range(30)).games


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    mixed = plan("pile", "large", "random", "greedy", "random")
    alone, shared = play_batch(mixed, range(40)), play_batch(mixed, range(40), workers=2)
    assert shared.workers == 2
    assert shared.games == alone.games


def test_who_searches_in_a_single_game_is_helped_and_chooses_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "sobremesa.lab.batch.player_for",
        lambda game, name, seed: SearchBot(seed, Budget(playouts=20)),
    )
    helped: list[int] = []
    try_out = Helping.try_out

    def seen(helping: Helping, task: Task, numbers: Sequence[int], ideas: Sequence[Idea]) -> Any:
        helped.extend(numbers)
        return try_out(helping, task, numbers, ideas)

    monkeypatch.setattr(Helping, "try_out", seen)
    searching = plan("pile", "small", "searching", "searching")
    alone = play_batch(searching, range(3, 4))
    assert not helped
    assert play_batch(searching, range(3, 4), workers=2).games == alone.games
    assert {0, 1} <= set(helped)


def test_a_game_does_not_depend_on_those_before_it() -> None:
    whole = play_batch(plan(), range(20))
    assert play_batch(plan(), range(12, 15)).games == whole.games[12:15]


def test_progress_adds_up_to_all_games() -> None:
    heard: list[int] = []
    play_batch(plan(), range(100), progress=heard.append)
    assert sum(heard) == 100
    assert len(heard) > 1


def test_outcomes_and_wins_are_counted() -> None:
    results = [Played(0, "b", (1,), 10), Played(1, "a", (0, 1), 12), Played(2, "b", (1,), 8)]
    batch = Batch(plan=plan(), games=tuple(results), seconds=2.0, workers=1)
    assert list(batch.outcomes().items()) == [("b", 2), ("a", 1)]
    assert batch.wins() == [1, 3]
    assert batch.decisions == 30
    assert batch.decisions_per_second == 15.0


def test_records_of_a_batch_are_good_and_tell_the_same_results(tmp_path: Path) -> None:
    kept = plan("pile", "large", "random", "greedy", records=str(tmp_path))
    batch = play_batch(kept, range(5))
    files = [(tmp_path / f"pile-large-1-{number}.json").read_bytes() for number in range(5)]
    results = [read_record(data).result for data in files]
    assert [verify(data) for data in files] == [[]] * 5
    assert [result.result for result in results if result] == [game.result for game in batch.games]
    assert batch.games == play_batch(msgspec.structs.replace(kept, records=""), range(5)).games


def test_a_record_names_the_bots_at_the_table(tmp_path: Path) -> None:
    play_batch(plan("pile", "small", "greedy", "random", records=str(tmp_path)), range(1))
    header = read_record((tmp_path / "pile-small-1-0.json").read_bytes()).header
    assert [(seat.name, seat.player) for seat in header.seats] == [
        ("greedy", "bot"),
        ("random", "bot"),
    ]


def test_an_endless_game_is_an_error_that_names_its_seed() -> None:
    message = (
        rf"flawed endless, game 3 of seed 1 \(seed {branch(1, 3)}\): expected an end within 50"
    )
    with pytest.raises(EndlessGame, match=message):
        play_batch(plan("flawed", "endless", most=50), range(3, 6))


def test_a_game_that_fails_is_an_error_that_names_its_seed_and_the_place() -> None:
    message = (
        rf"game 0 of seed 1 \(seed {branch(1, 0)}\): ZeroDivisionError: .* \(flawed.py line \d"
    )
    with pytest.raises(BrokenGame, match=message):
        play_batch(plan("flawed", "crash"), range(3))


def test_of_several_games_that_fail_the_first_is_told_whoever_plays_it() -> None:
    with pytest.raises(BrokenGame, match=r"game 0 of seed 1 .*no such pile"):
        play_batch(plan("flawed", "setup"), range(40), workers=2)


def test_a_batch_needs_a_player_for_every_seat() -> None:
    game = find_game("pile")
    with pytest.raises(SobremesaError, match=r"each of 3 seats, got \('random', 'random'\)"):
        plan_batch(game, game.prepare("small", 3), ("random", "random"), seed=1)


def test_a_batch_needs_players_that_exist() -> None:
    with pytest.raises(NotFound, match="no bot 'clever'"):
        plan("pile", "small", "random", "clever")


def test_every_way_from_a_seed_leads_to_a_seed_of_its_own() -> None:
    ways = [(), *((number,) for number in range(50)), *((number, 1) for number in range(50))]
    assert len({branch(seed, *way) for seed in range(50) for way in ways}) == 50 * len(ways)


@pytest.mark.parametrize(
    ("hits", "tries", "expected"),
    [
        (0, 10, (0.0, 0.27753)),
        (5, 10, (0.23659, 0.76341)),
        (10, 10, (0.72247, 1.0)),
        (1, 1000, (0.00018, 0.00564)),
        (0, 0, (0.0, 1.0)),
    ],
)
def test_the_interval_of_a_share(hits: int, tries: int, expected: tuple[float, float]) -> None:
    assert wilson(hits, tries) == pytest.approx(expected, abs=1e-5)


def test_the_interval_of_all_and_of_none_touches_the_end() -> None:
    assert [wilson(count, count)[1] for count in range(1, 100)] == [1.0] * 99
    assert [wilson(0, count)[0] for count in range(1, 100)] == [0.0] * 99


def test_an_interval_needs_hits_within_the_tries() -> None:
    with pytest.raises(ValueError, match="expected hits from 0 to 3, got 4"):
        wilson(4, 3)
