"""A player that tries its options out: better than chance, the same on every machine, in time."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.bots import Budget, RandomBot, play
from sobremesa.bots.search import Purse, Search, SearchBot, Tried
from sobremesa.bots.worlds import Worlds, distinct
from sobremesa.kernel import Match, Option, Pass, find_game
from sobremesa.kernel.state import state_hash

FEW = Budget(playouts=40)


def started(mission: str = "small", seed: int = 1) -> Match[Any]:
    game = find_game("pile")
    return Match.start(game, game.prepare(mission, 2, {"most": 3}), seed)


def past_the_bids(seed: int = 1) -> Match[Any]:
    match = started(seed=seed)
    for seat in (0, 1):
        ask = match.ask_of(seat)
        assert ask is not None
        match.choose(seat, ask.options[0])
    return match


def wins(games: int) -> int:
    """How many of so many small piles the search wins against chance, in either seat."""
    won = 0
    for seed in range(games):
        match, seat = started(seed=seed), seed % 2
        players: list[Any] = [RandomBot(seed + 100), RandomBot(seed + 100)]
        players[seat] = SearchBot(seed, FEW)
        play(match, players, 10_000)
        assert match.outcome is not None
        won += seat in match.outcome.winners
    return won


def test_a_search_beats_chance() -> None:
    assert wins(60) >= 45


def test_the_last_counters_are_taken() -> None:
    match = past_the_bids()
    while match.question is not None and match.state.counters > 3:
        ask = match.asks()[0]
        match.choose(ask.seat, ask.options[0])
    ask = match.asks()[0]
    chosen = SearchBot(3, FEW).choose(match, ask.seat, Budget())
    assert chosen == ask.options[-1]


def test_the_same_seed_and_playouts_give_the_same_choice() -> None:
    match = past_the_bids()
    chosen = [SearchBot(5, FEW).choose(match, match.asks()[0].seat, Budget()) for _ in range(3)]
    assert len(set(chosen)) == 1


def test_a_search_leaves_the_match_as_it_was() -> None:
    match = past_the_bids()
    before, asked = state_hash(match.state), match.question
    SearchBot(5, FEW).choose(match, match.asks()[0].seat, Budget())
    assert (state_hash(match.state), match.question) == (before, asked)


@pytest.mark.parametrize("playouts", [1, 7, 40, 100])
def test_no_more_is_played_than_was_allowed_but_for_the_last_world(playouts: int) -> None:
    match = past_the_bids()
    search = Search(match, match.asks()[0].seat, 5, Budget(playouts=playouts))
    search.run()
    assert search.purse.spent <= playouts + len(search.tried)


def test_without_time_nothing_is_tried() -> None:
    match = past_the_bids()
    search = Search(match, match.asks()[0].seat, 5, Budget(seconds=0.0))
    assert search.run() == search.favourite
    assert search.purse.spent == 0


def test_all_options_are_tried_in_the_same_worlds() -> None:
    match = past_the_bids()
    worlds = Worlds(match, match.asks()[0].seat, 9)
    first, other = (worlds.world(3) for _ in range(2))
    assert first is other
    again = Worlds(match, match.asks()[0].seat, 9).world(3)
    assert first is not None
    assert again is not None
    assert first.state == again.state


def test_options_that_lead_to_the_same_position_are_tried_once() -> None:
    match = past_the_bids()
    worlds = Worlds(match, match.asks()[0].seat, 9)
    options = match.asks()[0].options
    assert distinct(worlds, [*options, options[0]]) == list(options)


def tried(*values: float) -> Tried:
    return Tried(Pass(), dict(enumerate(values)))


def test_a_gain_is_counted_in_the_worlds_that_both_were_tried_in() -> None:
    gain, error = tried(0.5, 0.7, 0.9).gain(tried(0.4, 0.6))
    assert gain == pytest.approx(0.1)
    assert error == pytest.approx(0.0)


def test_one_world_in_common_proves_nothing() -> None:
    assert tried(1.0).gain(tried(0.0)) == (0.0, 1.0)


def test_a_purse_is_shared_out_among_the_rounds() -> None:
    purse = Purse(Budget(playouts=60))
    purse.spent = 20
    assert [purse.part(rounds).playouts for rounds in (1, 2, 4)] == [40, 20, 10]


class Stubborn:
    """A quick player that always takes the first option."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, match: Match[Any], seat: int, budget: Any = None) -> Option:
        ask = match.ask_of(seat)
        assert ask is not None
        return ask.options[0]

    def interrupt(self, match: Match[Any], seat: int, budget: Any = None) -> None:
        return None


def test_with_one_playout_the_quick_player_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    match = past_the_bids()
    monkeypatch.setattr(type(match.game), "bots", {"heuristic": Stubborn})
    seat = match.asks()[0].seat
    chosen = [
        SearchBot(seed, Budget(playouts=1)).choose(match, seat, Budget()) for seed in range(9)
    ]
    assert set(chosen) == {match.asks()[0].options[0]}
