"""A server for agents to sit at."""

from collections.abc import Iterator

import pytest

from server.conftest import PATIENT
from server.process import ServerProcess, serving


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server that all tests of agents share; each opens tables of its own."""
    folder = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder}/tables.db", folder, *PATIENT) as running:
        yield running
