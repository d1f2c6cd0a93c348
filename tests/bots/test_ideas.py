"""What quick players think of, in every game: legal from the first choice, and their own first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.bots import Budget, next_choice
from sobremesa.bots.quick import quick_player
from sobremesa.kernel import Match, Option, find_game
from sobremesa.kernel.player import Idea
from sobremesa.kernel.value import FORECAST

GAMES = {"dceased": "m2", "incursion": "m2", "oursun": "clinic", "torgue": "reap_what_you_sow"}
MOST = 1500


def asked(game_id: str) -> Iterator[tuple[Match[Any], int]]:
    """The match at every third question of a game between quick players, and who is asked."""
    game = find_game(game_id)
    setup = game.prepare(GAMES[game_id], game.missions[GAMES[game_id]].seats[1])
    match, maker = Match.start(game, setup, 5), quick_player(game)
    players = [maker(seat) for seat in range(setup.seats)]
    for number in range(MOST):
        if match.question is None:
            return
        seat, option = next_choice(match, players, Budget())
        if number % 3 == 0:
            yield match, seat
        match.answer(seat, option)


def opening(match: Match[Any], seat: int, idea: Idea) -> Option:
    """The choice with which an idea begins."""
    if isinstance(idea, Option):
        return idea
    player = quick_player(match.game)(3)
    player.pursue(idea)
    option: Option = player.choose(match, seat)
    return option


@pytest.mark.parametrize("game", GAMES)
def test_every_idea_begins_with_an_option_on_offer_and_the_first_is_the_players_own(
    game: str,
) -> None:
    thought = plans = 0
    for match, seat in asked(game):
        maker, ask = quick_player(match.game), match.ask_of(seat)
        assert ask is not None
        ideas = maker(3).ideas(match, seat)
        if not ideas:
            continue
        thought += len(ideas) > 1
        plans += sum(not isinstance(idea, Option) for idea in ideas)
        assert len(set(ideas)) == len(ideas)
        assert opening(match, seat, ideas[0]) == maker(3).choose(match, seat)
        assert {opening(match, seat, idea) for idea in ideas} <= set(ask.options)
    assert thought >= 20
    assert plans or game == "oursun"


@pytest.mark.parametrize("game", ["dceased", "incursion", "torgue"])
def test_a_plan_is_gone_on_with_where_it_is_not_done_with_its_first_choice(game: str) -> None:
    on = 0
    for match, seat in asked(game):
        for idea in quick_player(match.game)(3).ideas(match, seat):
            if isinstance(idea, Option):
                continue
            twin, player = match.copy(), quick_player(match.game)(3)
            player.pursue(idea)
            twin.answer(seat, player.choose(twin, seat))
            ask = twin.ask_of(seat)
            option = player.under_way(twin, seat) if ask is not None else None
            if option is not None:
                assert ask is not None
                assert option in ask.options
                on += 1
    assert on >= 10


@pytest.mark.parametrize("game", GAMES)
def test_what_lasts_and_what_is_routine_are_questions_of_the_game(game: str) -> None:
    found = find_game(game)
    player = quick_player(found)(1)
    named = [*player.lasting, *player.routine]
    assert player.lasting
    assert len(set(named)) == len(named)
    assert {each.__name__ for each in named} <= set(dir(found.questions))


def test_nothing_that_is_left_to_a_die_is_an_idea() -> None:
    left = 0
    for match, seat in asked("torgue"):
        ask = match.ask_of(seat)
        assert ask is not None
        if type(ask.options[-1]).__name__ == "RollForIt":
            ideas = quick_player(match.game)(3).ideas(match, seat)
            assert ask.options[-1] not in ideas
            left += len(ideas) > 1
    assert left >= 5


@pytest.mark.parametrize("game", GAMES)
def test_signs_are_of_features_and_every_fitted_weight_keeps_them(game: str) -> None:
    found = find_game(game)
    for name, model in found.models.models.items():
        if game == "incursion" and not name.endswith(FORECAST):
            continue  # what its search weighs was fitted before its signs were named
        signs = found.feature_signs(name.removesuffix(FORECAST))
        assert set(signs) <= set(found.feature_names)
        wrong = {
            each: weight
            for each, weight in model.weights.items()
            if weight * signs.get(each, 0) < 0
        }
        assert not wrong, f"{name} of {game}"


@pytest.mark.parametrize("game", ["dceased", "incursion", "torgue"])
def test_moments_never_go_back_and_pass_as_turns_do(game: str) -> None:
    moments = [match.game.moment(match.state) for match, _ in asked(game)]
    assert moments == sorted(moments)
    assert len(set(moments)) >= 10
