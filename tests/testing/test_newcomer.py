"""What a newcomer is asked: little paperwork, and few clicks before the first move."""

import pytest

from sobremesa.kernel import find_game, installed
from sobremesa.testing.newcomer import CLICKS, GOAL, clicks_to_move, offered, paperwork, with_bots


@pytest.mark.parametrize("game", installed())
def test_what_a_newcomer_is_offered_begins_with_few_clicks(game: str) -> None:
    assert clicks_to_move(offered(find_game(game)), 2, "novice") <= CLICKS


@pytest.mark.parametrize("game", installed())
def test_a_first_mission_with_bots_begins_with_few_clicks(game: str) -> None:
    found = find_game(game)
    assert clicks_to_move(with_bots(found, next(iter(found.missions))), 12, "novice") <= CLICKS


@pytest.mark.parametrize("game", installed())
def test_few_decisions_of_a_newcomer_are_paperwork(game: str) -> None:
    found = find_game(game)
    tally = paperwork(with_bots(found, next(iter(found.missions))), 12, "novice")
    assert tally.decisions > 0
    assert tally.paperwork < GOAL
