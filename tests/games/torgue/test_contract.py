"""Every scenario in a campaign and every Wanted map keeps the contract."""

import pytest

from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.content.book import own_content
from sobremesa.testing import Effort
from sobremesa.testing.contract import check_setup


@pytest.mark.parametrize("mission", sorted(own_content().scenarios))
def test_a_scenario_with_its_interlude_keeps_the_contract(mission: str, effort: Effort) -> None:
    seats = 1 + len(mission) % 4
    setup = GAME.prepare(mission, seats, {"campaign": True, "level": 2, "gear": 3})
    check_setup(GAME, setup, len(mission), effort)


@pytest.mark.parametrize("number", range(1, 11))
def test_a_wanted_map_keeps_the_contract(number: int, effort: Effort) -> None:
    setup = GAME.prepare(
        "wanted", 1 + number % 4, {"map": number, "level": number % 6, "gear": number % 5}
    )
    check_setup(GAME, setup, number, effort)
