"""Every game says which moments a match will be remembered by: some, and not all."""

from pathlib import Path

import pytest

from sobremesa.kernel import installed
from sobremesa.kernel.record import read_record, replay

GAMES = Path(__file__).parent / "games"


def great_moments(file: Path) -> tuple[int, int]:
    """How many lines of a golden match are great, and how many there are."""
    match = replay(read_record(file.read_bytes()))
    assert match.journal is not None
    text = match.game.texts["en"]
    lines = [match.game.line(told.event, text) for told in match.journal.lines]
    return sum(line.great for line in lines if line), len(lines)


@pytest.mark.parametrize("game", list(installed()))
def test_a_match_has_moments_to_remember_and_they_are_rare(game: str) -> None:
    files = sorted((GAMES / game / "golden").glob("*.json"), key=lambda file: file.stat().st_size)
    great, lines = great_moments(files[len(files) // 2])
    assert 0 < great < lines / 10
