"""Every installed game keeps the contract, in every mission."""

import pytest

from sobremesa.kernel import SobremesaError, find_game, installed
from sobremesa.testing import Effort
from sobremesa.testing.contract import check_fresh_process, check_mission, check_words


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test for each game, or for each of its missions."""
    if "mission" in metafunc.fixturenames:
        missions = [(id, mission) for id in installed() for mission in missions_of(id)]
        metafunc.parametrize(("id", "mission"), missions)
    elif "id" in metafunc.fixturenames:
        metafunc.parametrize("id", list(installed()))


def missions_of(id: str) -> list[str]:
    """The missions of a game; one that cannot be loaded fails its own tests, and no others."""
    try:
        return list(find_game(id).missions)
    except SobremesaError:
        return ["none"]


def test_words_are_complete(id: str) -> None:
    check_words(find_game(id))


def test_games_are_the_same_in_a_fresh_process(id: str, effort: Effort) -> None:
    check_fresh_process(find_game(id), effort)


def test_random_games_keep_the_contract(id: str, mission: str, effort: Effort) -> None:
    game = find_game(id)
    check_mission(game, game.missions[mission], effort)
