"""Every mission that is taught can be learnt: whoever follows the pointers learns all of it."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.kernel import Game, games
from sobremesa.kernel.lessons import check_course
from sobremesa.testing.pupils import Pupil

SEEDS = 3
MOST = 150
"""So many choices of one's own are about ten minutes."""


COURSES = [(game.id, mission) for game in games().values() for mission in game.courses]


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_game_has_a_guided_first_mission(game: Game[Any]) -> None:
    assert next(iter(game.missions)) in game.courses


@pytest.mark.parametrize(("game", "mission"), COURSES)
def test_a_course_names_only_what_there_is(game: str, mission: str) -> None:
    check_course(games()[game], games()[game].courses[mission])


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(("game", "mission"), COURSES)
def test_whoever_follows_the_pointers_learns_everything(game: str, mission: str, seed: int) -> None:
    pupil = Pupil(games()[game], mission, seed)
    pupil.learn(MOST)
    assert pupil.left == ()
