"""Levels of play, the same in every game: who is on offer, and how a novice errs."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from sobremesa.bots import Budget, bots_of, play, player_for
from sobremesa.bots.novice import NoviceBot
from sobremesa.bots.registry import LEVELS
from sobremesa.kernel import Dice, Game, Match, Option, every_mission, find_game

GAMES = sorted({game.id for game, _ in every_mission()})


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_all_levels(id: str) -> None:
    assert set(LEVELS) <= bots_of(find_game(id)).keys()


def test_a_game_without_a_quick_player_has_no_levels() -> None:
    assert not set(LEVELS) & bots_of(find_game("pile")).keys()


def decisions(game: Game[Any], count: int) -> list[tuple[Match[Any], int]]:
    """Copies of matches at which a seat has at least three options."""
    found: list[tuple[Match[Any], int]] = []
    mission = next(iter(game.missions.values()))
    seed = 0
    while len(found) < count:
        seed += 1
        match = Match.start(game, game.prepare(mission.id), seed)
        players = [player_for(game, "steady", seat) for seat in range(match.setup.seats)]
        for _ in range(60):
            if match.question is None:
                break
            ask = match.asks()[0]
            if len(ask.options) > 2 and not ask.window:
                found.append((match.copy(), ask.seat))
            match.answer(ask.seat, players[ask.seat].choose(match, ask.seat, Budget()))
    return found[:count]


class Answers(NamedTuple):
    """What a novice chose, and what its steady self thinks of first, and then without that."""

    chosen: Option
    first: Option
    next_best: Option


@cache
def answers_of_novices(id: str) -> list[Answers]:
    """What novices say at 120 decisions of a game."""
    game, dice, found = find_game(id), Dice(3), list[Answers]()
    for match, seat in decisions(game, 120):
        seed = dice.next()
        # Its steady self gets the second number of its dice: the first decides nothing here.
        steady: Any = player_for(game, "steady", Dice(seed).next())
        ask = match.ask_of(seat)
        assert ask is not None
        first = steady.choose(match, seat, Budget())
        rest = [option for option in ask.options if option != first]
        next_best = steady.answer(match.state, replace(ask, options=rest))
        found.append(Answers(NoviceBot(seed).choose(match, seat, Budget()), first, next_best))
    return found


@pytest.mark.parametrize("id", GAMES)
def test_a_novice_mostly_plays_like_a_steady_player_and_errs_now_and_then(id: str) -> None:
    errors = sum(each.chosen != each.first for each in answers_of_novices(id))
    assert 10 <= errors <= 60


@pytest.mark.parametrize("id", GAMES)
def test_a_novice_that_errs_has_the_next_best_idea(id: str) -> None:
    erring = [each for each in answers_of_novices(id) if each.chosen != each.first]
    assert [each.chosen for each in erring] == [each.next_best for each in erring]


def test_novices_who_err_still_carry_their_plans_out() -> None:
    game = find_game("incursion")
    match = Match.start(game, game.prepare("m2"), 27)
    novices = [player_for(game, "novice", 54 + seat) for seat in (0, 1)]
    # A hound that is told to turn, for nothing, turned about for ever.
    assert play(match, novices, 6000) < 6000
