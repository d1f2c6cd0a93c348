"""The tests that PettingZoo and Gymnasium bring along pass on every game."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import seed_test

from sobremesa.agents.learning import AtOnce, Turns
from sobremesa.kernel import games

GAMES = tuple(games())
WAYS: tuple[dict[str, Any], ...] = ({}, {"scene": False, "outlook": True})
"""With what lies on the table, and with what would come of each option."""
A_MATTER_OF_TASTE = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
)
"""What is said of everybody who gives a mask with an observation and is not in their own list."""

every_game = pytest.mark.parametrize("game", GAMES)
both_ways = pytest.mark.parametrize("way", WAYS, ids=("scene", "outlook"))


@contextmanager
def as_for_any_mask() -> Iterator[None]:
    """Every warning is an error but those that any environment with a mask earns."""
    with warnings.catch_warnings():
        for message in A_MATTER_OF_TASTE:
            warnings.filterwarnings("ignore", message=message)
        yield


@both_ways
@every_game
def test_the_api_test_passes(game: str, way: dict[str, Any]) -> None:
    with as_for_any_mask():
        api_test(Turns(game, seats=2, **way), num_cycles=60)  # type: ignore[no-untyped-call]


@both_ways
@every_game
def test_the_same_seed_gives_the_same_match(game: str, way: dict[str, Any]) -> None:
    seed_test(lambda: Turns(game, seats=2, **way), num_cycles=40)  # type: ignore[no-untyped-call]


@both_ways
@every_game
def test_the_parallel_api_test_passes(game: str, way: dict[str, Any]) -> None:
    parallel_api_test(AtOnce(game, seats=2, **way), num_cycles=60)


@both_ways
@every_game
def test_gymnasium_finds_nothing_wrong(game: str, way: dict[str, Any]) -> None:
    made = gymnasium.make("sobremesa/Seat-v0", game=game, seats=2, **way)
    check_env(made.unwrapped)
