"""A player that tries its options out: better than chance, the same on every machine, in time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sobremesa.bots import Budget, RandomBot, play
from sobremesa.bots.helpers import Outcome, Task, try_out
from sobremesa.bots.search import Purse, Search, SearchBot, Tried, searching
from sobremesa.bots.worlds import Look, Worlds, distinct
from sobremesa.kernel import Match, Option, Pass, find_game
from sobremesa.kernel.player import Idea, Planner
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
    search = Search(Worlds(match, match.asks()[0].seat, 5), Budget(playouts=playouts))
    search.run()
    assert search.purse.spent <= playouts + len(search.tried)


def test_without_time_nothing_is_tried() -> None:
    match = past_the_bids()
    search = Search(Worlds(match, match.asks()[0].seat, 5), Budget(seconds=0.0))
    assert search.run() == search.favourite
    assert search.purse.spent == 0


class Beside:
    """Helpers who are not in other processes."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.worlds: list[int] = []

    def try_out(
        self, task: Task, numbers: Sequence[int], ideas: Sequence[Idea]
    ) -> list[list[Outcome]]:
        self.worlds += numbers
        return [try_out(task, ideas, number) for number in numbers]


@pytest.mark.parametrize("count", [1, 2, 5])
def test_with_helpers_a_search_finds_the_very_same(count: int) -> None:
    match = past_the_bids()
    seat, helpers = match.asks()[0].seat, Beside(count)
    alone = Search(Worlds(match, seat, 3), FEW, explain=True)
    helped = Search(Worlds(match, seat, 3), Budget(playouts=40, helpers=helpers), explain=True)
    assert helped.run() == alone.run()
    assert helped.tried == alone.tried
    assert helped.purse.spent == alone.purse.spent
    assert set(range(count)) <= set(helpers.worlds)


def test_a_player_with_limits_of_its_own_takes_helpers_along() -> None:
    match, helpers = past_the_bids(), Beside(2)
    SearchBot(3, FEW).choose(match, match.asks()[0].seat, Budget(helpers=helpers))
    assert helpers.worlds


@pytest.mark.parametrize("seconds", [0.5, 1.0, 4.0])
def test_however_long_a_playout_takes_time_is_kept(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]
    monkeypatch.setattr("sobremesa.bots.search.time.perf_counter", lambda: clock[0])
    playout = Worlds.playout

    def slow(worlds: Worlds, number: int, idea: Idea, *look: Look) -> Match[Any] | None:
        clock[0] += seconds / 7
        return playout(worlds, number, idea, *look)

    monkeypatch.setattr(Worlds, "playout", slow)
    match = past_the_bids()
    ask = match.asks()[0]
    search = Search(Worlds(match, ask.seat, 3), Budget(seconds=seconds))
    search.run()
    assert seconds * 0.9 <= clock[0] <= seconds * 1.1


def test_where_only_time_is_limited_the_best_at_a_glance_are_tried_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = past_the_bids()
    ask = match.asks()[0]
    chances = dict(zip(ask.options, (0.5, 0.2, 0.7), strict=True))
    monkeypatch.setattr(Worlds, "glance", lambda _, number, option: chances[option])
    monkeypatch.setattr("sobremesa.bots.search._MANY", 1)
    worlds = Worlds(match, ask.seat, 3)
    search = Search(worlds, Budget(seconds=1.0), favourite=ask.options[0])
    assert list(search.tried) == [ask.options[0], ask.options[2]]


def test_all_options_are_tried_in_the_same_worlds() -> None:
    match = past_the_bids()
    worlds = Worlds(match, match.asks()[0].seat, 9)
    first, other = (worlds.world(3) for _ in range(2))
    assert first is other
    again = Worlds(match, match.asks()[0].seat, 9).world(3)
    assert first is not None
    assert again is not None
    assert first.state == again.state


def test_all_ideas_meet_the_same_players_and_dice_in_a_world_and_others_in_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = past_the_bids()
    monkeypatch.setattr(type(match.game), "bots", {"heuristic": Greedy})
    ask = match.asks()[0]
    worlds = Worlds(match, ask.seat, 9)

    def seeds(number: int, idea: Idea) -> list[int]:
        begun, players = worlds.begin(number, idea)
        assert begun is not None
        return [begun.state.dice.seed, *(player.seed for player in players)]

    first = [seeds(number, ask.options[0]) for number in range(3)]
    assert [seeds(number, ask.options[1]) for number in range(3)] == first
    assert all(len(set(each)) == 3 for each in zip(*first, strict=True))
    # A plan has yet to be carried out, and so the dice to be thrown.
    assert [seeds(number, 2)[1:] for number in range(3)] == [each[1:] for each in first]


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


@pytest.mark.parametrize(("gain", "spent"), [(0.001, 8), (0.05, 40)])
def test_a_gain_of_a_hair_is_not_thought_about_for_long(
    gain: float, spent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = past_the_bids()
    seat, (first, second, *_) = match.asks()[0].seat, match.asks()[0].options
    chances = {first: 0.5, second: 0.5 + gain}
    monkeypatch.setattr(
        "sobremesa.bots.search.outcome", lambda worlds, world, idea, *_: Outcome(chances[idea], {})
    )
    search = Search(Worlds(match, seat, 3), FEW, ideas=[first, second])
    search.run()
    assert search.purse.spent == spent


def test_the_worse_half_is_dropped_after_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three rounds of 80 playouts: eight ideas in ten worlds, four in twenty, two in forty."""
    match = past_the_bids()

    def unsure(worlds: Worlds, world: int, idea: Any, *_: object) -> Outcome:
        """A little worse with each number, but so uncertain that nothing is without hope."""
        luck = 0.3 if world % 2 else -0.3
        return Outcome(0.5 - 0.005 * idea - (luck if idea else 0.0), {})

    monkeypatch.setattr("sobremesa.bots.search.outcome", unsure)
    worlds = Worlds(match, match.asks()[0].seat, 3)
    search = Search(worlds, Budget(playouts=240), ideas=range(8))
    search.run()
    counts = [len(tried.values) for tried in search.tried.values()]
    assert counts == [70, 70, 30, 30, 10, 10, 10, 10]


@pytest.mark.parametrize(("doubt", "departs"), [(0.25, True), (1.5, False)])
def test_a_game_of_much_luck_doubts_what_looks_better(
    doubt: float, departs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = past_the_bids()
    seat, (first, second, *_) = match.asks()[0].seat, match.asks()[0].options
    monkeypatch.setattr(type(match.game), "doubt", doubt)
    lucky = {world: 0.6 if world % 2 else 0.3 for world in range(20)}  # 1.4 standard errors
    monkeypatch.setattr(
        "sobremesa.bots.search.outcome",
        lambda worlds, world, idea, *_: Outcome(0.4 if idea == first else lucky[world], {}),
    )
    search = Search(Worlds(match, seat, 3), FEW, ideas=[first, second])
    assert (search.run() == second) is departs
    assert len(search.tried[second].values) > 10


def test_a_purse_is_shared_out_among_the_rounds() -> None:
    purse = Purse(Budget(playouts=60))
    purse.spent = 20
    assert [purse.part(rounds).playouts for rounds in (1, 2, 4)] == [40, 20, 10]


class Stubborn(Planner):
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


class Greedy(Stubborn):
    """A quick player with one plan beside its own: to take the last option twice."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.left = 0

    def ideas(self, match: Match[Any], seat: int) -> list[Idea]:
        ask = match.ask_of(seat)
        assert ask is not None
        return [ask.options[0], 2]

    def pursue(self, idea: Idea) -> None:
        assert isinstance(idea, int)
        self.left = idea

    def under_way(self, match: Match[Any], seat: int) -> Option | None:
        if not self.left:
            return None
        self.left -= 1
        ask = match.ask_of(seat)
        assert ask is not None
        return ask.options[-1]

    def choose(self, match: Match[Any], seat: int, budget: Any = None) -> Option:
        return self.under_way(match, seat) or super().choose(match, seat)


def test_a_plan_that_proves_better_is_carried_out_without_another_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = past_the_bids()
    monkeypatch.setattr(type(match.game), "bots", {"heuristic": Greedy})
    monkeypatch.setattr(Worlds, "playout", lambda worlds, number, idea: worlds.world(number))
    searched: list[list[Idea]] = []

    def run(search: Search) -> Idea:
        searched.append(list(search.tried))
        return 2

    monkeypatch.setattr(Search, "run", run)
    bot, seat = SearchBot(1, Budget(playouts=40)), match.asks()[0].seat
    options = match.asks()[0].options
    assert [bot.choose(match, seat, Budget()) for _ in range(3)] == [options[-1]] * 3
    assert searched == [[options[0], 2]] * 2


def test_a_playout_of_a_plan_begins_with_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    match = past_the_bids()
    monkeypatch.setattr(type(match.game), "bots", {"heuristic": Greedy})
    monkeypatch.setattr(type(match.game), "horizon", 1)
    worlds = Worlds(match, match.asks()[0].seat, 3)
    planned, first = worlds.playout(0, 2), worlds.after(0, match.asks()[0].options[-1])
    assert planned is not None
    assert first is not None
    assert planned.state == first.state


def test_a_playout_ends_when_the_moment_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    match = past_the_bids()
    start = match.state.counters
    monkeypatch.setattr(type(match.game), "moment", lambda game, state: start - state.counters)
    monkeypatch.setattr(type(match.game), "moments_ahead", 4)
    worlds = Worlds(match, match.asks()[0].seat, 3)
    ended = worlds.playout(0, match.asks()[0].options[0])
    assert ended is not None
    assert 4 <= start - ended.state.counters < 7


@pytest.mark.parametrize("kind", ["lasting", "routine"])
def test_what_no_search_can_tell_is_left_to_the_quick_player(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = past_the_bids()
    ask = match.asks()[0]
    player = type("Player", (Stubborn,), {kind: (type(ask),)})
    monkeypatch.setattr(type(match.game), "bots", {"heuristic": player})

    def run(search: Search) -> Idea:
        raise AssertionError("nothing should be tried out")

    monkeypatch.setattr(Search, "run", run)
    assert SearchBot(1, FEW).choose(match, ask.seat, Budget()) == ask.options[0]


def at_an_opening(monkeypatch: pytest.MonkeyPatch, chances: Mapping[int, float]) -> Match[Any]:
    """A question on which the game is built, with the chances by how many counters are left."""
    match = past_the_bids()
    kind = type(match.asks()[0])
    player = type("Player", (Stubborn,), {"lasting": (kind,), "opening": (kind,)})
    monkeypatch.setattr(type(match.game), "bots", {"heuristic": player})
    left = match.state.counters
    monkeypatch.setattr(
        type(match.game), "prospects", lambda game, state, seat: chances.get(left - state.counters)
    )
    return match


def openings_of(match: Match[Any]) -> set[Option]:
    seat = match.asks()[0].seat
    return {SearchBot(seed, FEW).choose(match, seat, Budget()) for seed in range(20)}


def test_an_opening_is_chosen_by_what_games_have_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_an_opening(monkeypatch, {1: 0.5, 2: 0.6, 3: 0.4})
    assert openings_of(match) == {match.asks()[0].options[1]}


def test_openings_that_are_as_good_as_each_other_are_both_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = at_an_opening(monkeypatch, {1: 0.5, 2: 0.6, 3: 0.595})
    assert openings_of(match) == set(match.asks()[0].options[1:])


def test_an_opening_of_which_nothing_is_known_is_left_to_the_quick_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = at_an_opening(monkeypatch, {1: 0.5, 2: 0.6})
    assert openings_of(match) == {match.asks()[0].options[0]}


def test_what_lasts_is_tried_out_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = past_the_bids()
    ask = match.asks()[0]
    monkeypatch.setattr(type(match.game), "horizon", 1)
    player = type("Player", (Stubborn,), {"lasting": (type(ask),)})
    for maker, ends in ((Stubborn, False), (player, True)):
        monkeypatch.setattr(type(match.game), "bots", {"heuristic": maker})
        played = Worlds(match, ask.seat, 3).playout(0, ask.options[0])
        assert played is not None
        assert (played.question is None) is ends


@pytest.mark.parametrize(("own", "playouts"), [(None, 7), (9, 9)])
def test_a_strong_player_tries_out_as_much_as_the_game_says(
    own: int | None, playouts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = past_the_bids()
    monkeypatch.setattr(type(match.game), "playouts", 7)
    had: list[int | None] = []

    def run(search: Search) -> Idea:
        had.append(search.purse.playouts)
        return search.favourite

    monkeypatch.setattr(Search, "run", run)
    searching(own)(1).choose(match, match.asks()[0].seat, Budget())
    assert had == [playouts]


def test_what_shows_late_is_tried_out_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = past_the_bids()
    ask = match.asks()[0]
    monkeypatch.setattr(type(match.game), "horizon", 1)
    monkeypatch.setattr(type(match.game), "model", lambda game, state, seat: "slow")
    for late in ("quick", "slow"):
        monkeypatch.setattr(type(match.game), "shows_late", {late})
        played = Worlds(match, ask.seat, 3).playout(0, ask.options[0])
        assert played is not None
        assert (played.question is None) is (late == "slow")


def test_worlds_are_played_to_the_end_where_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = past_the_bids()
    ask = match.asks()[0]
    monkeypatch.setattr(type(match.game), "horizon", 1)
    for to_the_end in (False, True):
        worlds = Worlds(match, ask.seat, 3, to_the_end=to_the_end)
        played = worlds.playout(0, ask.options[0])
        assert played is not None
        assert (played.question is None) is to_the_end
