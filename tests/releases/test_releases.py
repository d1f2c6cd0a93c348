"""What earlier releases have left behind goes on with these rules."""

from importlib.metadata import distribution
from pathlib import Path

import pytest

from sobremesa.bots.playing import play
from sobremesa.kernel.record import verify
from sobremesa.table.table import Table
from sobremesa.table.updates import outlook

from .library import MOST, players, read, shelves

FILES = pytest.mark.parametrize(
    "file", list(shelves()), ids=lambda file: f"{file.parent.name}-{file.name.split('.')[0]}"
)


@FILES
def test_records_of_every_release_can_be_played_again(file: Path) -> None:
    problems = [problem for record in read(file).records for problem in verify(record.encode())]
    assert problems == []


@FILES
def test_matches_that_were_left_half_way_are_played_to_their_end(file: Path) -> None:
    for number, stored in enumerate(read(file).tables):
        assert outlook(stored).fate != "lost"
        match = Table(stored).begun().match
        assert match.outcome is None
        play(match, players(match, number), MOST)
        assert match.outcome is not None


def test_the_installed_version_has_its_shelf_of_every_game() -> None:
    ours = distribution("sobremesa")
    games = {each.name for each in ours.entry_points.select(group="sobremesa.games")}
    there = {file.name.split(".")[0] for file in shelves() if file.parent.name == ours.version}
    assert games
    assert games - there == set(), f"expected what `python -m releases.make {ours.version}` makes"


def test_the_library_has_forty_matches_of_the_last_release() -> None:
    releases: dict[str, int] = {}
    for file in shelves():
        releases[file.parent.name] = releases.get(file.parent.name, 0) + len(read(file).tables)
    assert releases
    assert all(tables >= 40 for tables in releases.values())
