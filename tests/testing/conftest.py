"""What tests of the test kit share."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.kernel import Game

from .broken import Broken


@pytest.fixture
def broken(example: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Broken:
    return Broken(example, monkeypatch)
