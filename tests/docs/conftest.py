"""What the tests of documents share."""

from pathlib import Path

import pytest

from .shelf import Shelf
from .stranger import Stranger

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Stranger:
    """Somebody who has installed Sobremesa, and the packages of both documents."""
    found = Stranger(tmp_path_factory.mktemp("stranger"))
    game = found.write(ROOT / "docs" / "add-a-game.md", "croquetas")
    bot = found.write(ROOT / "docs" / "write-a-bot.md", "soothsayer")
    found.install(ROOT, game, bot)
    return found


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """What pip installs from where there is no network: all that a server and its build take."""
    return Shelf(tmp_path_factory.mktemp("shelf"), ["hatchling", "psycopg[binary]"])
