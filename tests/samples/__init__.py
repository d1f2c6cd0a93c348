"""Sample games, installed for a test as somebody else's package would be."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa.kernel import installed

SITE = str(Path(__file__).parent / "site")


@pytest.fixture(autouse=True)
def sample_games() -> Iterator[None]:
    """`pile`, which works, and `flawed`, which does not, are installed beside the other games."""
    sys.path.insert(0, SITE)
    installed.cache_clear()
    yield
    sys.path.remove(SITE)
    installed.cache_clear()
