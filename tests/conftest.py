"""What every test may use."""

from pathlib import Path
from typing import Any

import pytest

from sobremesa.kernel import Game
from sobremesa.testing.documents import install

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="session")
def example(tmp_path_factory: pytest.TempPathFactory) -> Game[Any]:
    """Croquetas, the small game of docs/add-a-game.md, installed for this run of the tests."""
    folder = tmp_path_factory.mktemp("example")
    (game,) = install(ROOT / "docs" / "add-a-game.md", folder)
    return game
