"""Whoever has seconds to think keeps to them, whatever the time goes into."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from sobremesa.bots import Budget, next_choice, player_for, worlds
from sobremesa.bots.coach import advise
from sobremesa.bots.quick import quick_player
from sobremesa.bots.registry import MASTER, STRONG
from sobremesa.bots.search import Search, SearchBot
from sobremesa.bots.worlds import Worlds, distinct
from sobremesa.kernel import Match, Option, find_game
from sobremesa.kernel.player import Idea

SECONDS = 0.5
GAMES = {"dceased": "m2", "incursion": "m2", "oursun": "clinic", "torgue": "reap_what_you_sow"}
MIDDLE = 40
"""Choices with several options after which a game is looked at."""


class Clock:
    """Time that passes only when something is done."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def slower(self, work: Callable[..., Any], seconds: float) -> Callable[..., Any]:
        """Work that takes so long."""

        def slow(*arguments: Any, **more: Any) -> Any:
            self.now += seconds
            return work(*arguments, **more)

        return slow


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr("sobremesa.bots.search.time.perf_counter", found)
    return found


def pile() -> Match[Any]:
    """A pile of which somebody is to take some."""
    game = find_game("pile")
    match = Match.start(game, game.prepare("small", 2, {"most": 3}), 1)
    for seat in (0, 1):
        ask = match.ask_of(seat)
        assert ask is not None
        match.choose(seat, ask.options[0])
    return match


@cache
def in_the_middle(game_id: str) -> bytes:
    """A game between quick players, at a question that is thought about."""
    game = find_game(game_id)
    setup = game.prepare(GAMES[game_id], game.missions[GAMES[game_id]].seats[1])
    match, maker = Match.start(game, setup, 5), quick_player(game)
    players, asked = [maker(seat) for seat in range(setup.seats)], 0
    while match.question is not None:
        seat, option = next_choice(match, players, Budget())
        ask, quick = match.ask_of(seat), maker(3)
        assert ask is not None
        asked += len(ask.options) > 1
        if asked > MIDDLE and not isinstance(ask, (*quick.lasting, *quick.routine)):
            worth = Worlds(match, seat, 1).ideas() or distinct(Worlds(match, seat, 1), ask.options)
            if len(worth) > 3:
                return match.save()
        match.answer(seat, option)
    raise AssertionError("expected a question in the middle of the game, got none")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("thinks", ["chooses", "advises"])
def test_time_is_kept_in_the_middle_of_every_game(
    game: str, thinks: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match: Match[Any] = Match.load(find_game(game), in_the_middle(game))
    seat = match.asks()[0].seat
    monkeypatch.setattr(worlds, "next_choice", clock.slower(next_choice, SECONDS / 60))
    for name in ("_dealt", "after"):
        monkeypatch.setattr(Worlds, name, clock.slower(getattr(Worlds, name), SECONDS / 50))
    if thinks == "chooses":
        SearchBot(3, Budget()).choose(match, seat, Budget(seconds=SECONDS))
    else:
        advise(match, seat, 3, Budget(seconds=SECONDS))
    assert SECONDS * 0.9 <= clock.now <= SECONDS * 1.1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("level", "seconds"), [(STRONG, 1.0), (MASTER, 5.0)])
def test_strong_thinks_for_a_second_and_master_for_as_long_as_it_may(
    game: str, level: str, seconds: float, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match: Match[Any] = Match.load(find_game(game), in_the_middle(game))
    monkeypatch.setattr(worlds, "next_choice", clock.slower(next_choice, seconds / 60))
    bot = player_for(match.game, level, 3)
    bot.choose(match, match.asks()[0].seat, Budget(seconds=5.0))
    assert seconds * 0.9 <= clock.now <= seconds * 1.1


class Pondering:
    """A quick player that thinks long about its ideas."""

    lasting = routine = opening = ()
    clock = Clock()

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, match: Match[Any], seat: int, budget: Any = None) -> Option:
        ask = match.ask_of(seat)
        assert ask is not None
        return ask.options[0]

    def interrupt(self, match: Match[Any], seat: int, budget: Any = None) -> None:
        return None

    def under_way(self, match: Match[Any], seat: int) -> None:
        return None

    def ideas(self, match: Match[Any], seat: int) -> list[Idea]:
        self.clock.now += SECONDS / 2
        ask = match.ask_of(seat)
        assert ask is not None
        return list(ask.options)


def bot_chooses(match: Match[Any], seat: int, budget: Budget) -> object:
    return SearchBot(3, Budget()).choose(match, seat, budget)


def coach_advises(match: Match[Any], seat: int, budget: Budget) -> object:
    return advise(match, seat, 3, budget)


@pytest.mark.parametrize("thinks", [bot_chooses, coach_advises])
def test_what_is_thought_before_anything_is_tried_out_takes_of_the_time(
    thinks: Callable[[Match[Any], int, Budget], object],
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = pile()
    monkeypatch.setattr(Pondering, "clock", clock)
    monkeypatch.setattr(type(match.game), "bots", {"heuristic": Pondering})
    monkeypatch.setattr(Worlds, "playout", clock.slower(Worlds.playout, SECONDS / 8))
    thinks(match, match.asks()[0].seat, Budget(seconds=SECONDS))
    assert SECONDS * 0.9 <= clock.now <= SECONDS * 1.1


def test_a_playout_that_takes_too_long_is_broken_off(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = pile()
    monkeypatch.setattr(worlds, "next_choice", clock.slower(next_choice, SECONDS / 4))
    search = Search(Worlds(match, match.asks()[0].seat, 3), Budget(seconds=SECONDS))
    search.run()
    assert SECONDS * 0.9 <= clock.now <= SECONDS * 1.1
    assert sum(len(tried.values) for tried in search.tried.values()) == search.purse.spent


def test_glances_leave_half_of_the_time_and_the_favourite(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = pile()
    ask = match.asks()[0]
    chances = dict(zip(ask.options, (0.1, 0.3, 0.7), strict=True))
    glance = clock.slower(lambda _, number, option: chances[option], SECONDS / 5)
    monkeypatch.setattr(Worlds, "glance", glance)
    monkeypatch.setattr("sobremesa.bots.search._MANY", 1)
    search = Search(Worlds(match, ask.seat, 3), Budget(seconds=SECONDS), favourite=ask.options[0])
    assert clock.now == pytest.approx(SECONDS * 3 / 5)
    assert list(search.tried) == [ask.options[0], ask.options[1]]


def test_options_are_not_held_against_each_other_for_longer_than_half_of_the_time(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = pile()
    ask = match.asks()[0]
    monkeypatch.setattr(Worlds, "after", clock.slower(Worlds.after, SECONDS / 4))
    search = Search(Worlds(match, ask.seat, 3), Budget(seconds=SECONDS), favourite=ask.options[0])
    assert clock.now == pytest.approx(SECONDS / 2)
    assert list(search.tried) == list(ask.options)
