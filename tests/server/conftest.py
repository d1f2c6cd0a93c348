"""Servers for the tests of this folder."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from sobremesa.kernel import Game

from .players import Join, Player
from .process import ServerProcess, serving

PATIENT = [
    *("--tables-per-hour", "1000", "--open-tables", "1000"),
    *("--socket-burst", "100000", "--request-burst", "100000", "--frame-burst", "100000"),
    *("--ping-burst", "100000", "--chat-burst", "100000", "--table-chat-burst", "100000"),
    *("--address-share", "100", "--table-share", "100", "--crowd-share", "100"),
]


@pytest.fixture(scope="session")
def site(example: Game[Any]) -> Path:
    """The folder in which the example game is installed."""
    file = sys.modules[type(example).__module__].__file__
    assert file is not None
    return Path(file).parents[1]


@pytest.fixture(scope="session")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite that all tests share; each opens tables of its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db"
    with serving(database, site, *PATIENT) as running:
        yield running


@pytest.fixture
def join() -> Iterator[Join]:
    """Players who leave when the test is over."""
    with ExitStack() as leaving:

        def come(*arguments: Any, **more: Any) -> Player:
            player = Player(*arguments, **more)
            leaving.callback(player.leave)
            return player

        yield come
