"""Golden games: finished games, kept as records, that must be played again to the same end."""

from __future__ import annotations

from pathlib import Path

from sobremesa.kernel import Outcome
from sobremesa.kernel.record import Record, read_record, verify


def golden(file: Path) -> Record:
    """A record that proves itself, die by die."""
    data = file.read_bytes()
    assert verify(data) == []
    return read_record(data)


def golden_end(file: Path, mission: str, result: str) -> Outcome:
    """How the game of a record ends, which must be that end of that mission."""
    record = golden(file)
    assert record.header.setup.mission == mission
    assert record.result is not None
    assert record.result.result == result
    return record.result
