"""The library: a file for each game of each release."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.bots import bots_of
from sobremesa.bots.bot import Bot
from sobremesa.bots.quick import HEURISTIC
from sobremesa.kernel import Match
from sobremesa.table.rows import Stored

FOLDER = Path(__file__).parent
MOST = 4000
"""Choices after which a match is given up: far more than any takes."""


class Shelf(msgspec.Struct):
    """What one release has left of one game: tables half-way, and whole records."""

    tables: list[Stored]
    records: list[str]


def shelves() -> Iterator[Path]:
    """Every file of the library."""
    yield from sorted(FOLDER.glob("*/*.json.xz"))


def read(file: Path) -> Shelf:
    """A file of the library."""
    return msgspec.json.decode(lzma.decompress(file.read_bytes()), type=Shelf)


def write(file: Path, shelf: Shelf) -> None:
    """Put a file into the library."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(lzma.compress(msgspec.json.encode(shelf), preset=9))


def players(match: Match[Any], seed: int) -> list[Bot]:
    """The game's own quick player for every seat."""
    maker = bots_of(match.game)[HEURISTIC]
    return [maker(seed + seat) for seat in range(match.setup.seats)]
