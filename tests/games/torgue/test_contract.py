"""Every scenario in a campaign and every Wanted map keeps the contract."""

import sys
from collections.abc import Iterator

import pytest

from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.book import own_content
from sobremesa.kernel.game import installed
from sobremesa.testing import Effort
from sobremesa.testing.contract import check_setup, check_words


@pytest.fixture(autouse=True, scope="module")
def findable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Records are verified by the game's id: it is found as if it were installed."""
    folder = tmp_path_factory.mktemp("installed")
    information = folder / "arena-0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: arena\nVersion: 0\n")
    (information / "entry_points.txt").write_text(
        "[sobremesa.games]\ntorgue = sobremesa.games.torgue:GAME\n"
    )
    sys.path.insert(0, str(folder))
    installed.cache_clear()
    yield
    sys.path.remove(str(folder))
    installed.cache_clear()


def test_words_are_complete_in_both_languages() -> None:
    check_words(GAME)


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
