"""The folder of a study's results: whose it is, and what happens where it cannot be written."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.kernel import SobremesaError
from sobremesa.lab.studies.data import Store
from sobremesa.lab.studies.folder import claimed
from sobremesa.lab.studies.opened import open_study
from sobremesa.lab.studies.rows import play_rows
from sobremesa.lab.studies.study import BadStudy

from .studying import NIGHT, PILE, played, written


def test_the_results_of_another_study_are_not_overwritten(tmp_path: Path) -> None:
    mine, other = written(tmp_path, PILE, "mine.toml"), written(tmp_path, NIGHT, "other.toml")
    with claimed(tmp_path / "results", mine):
        pass
    with pytest.raises(BadStudy, match=r"other.toml: expected a folder .* results of mine.toml"):
        open_study(other, tmp_path / "results")
    assert open_study(mine, tmp_path / "results").arms


def test_a_study_that_was_changed_or_renamed_keeps_its_folder(tmp_path: Path) -> None:
    mine = written(tmp_path, PILE, "mine.toml")
    with claimed(tmp_path / "results", mine):
        pass
    assert open_study(written(tmp_path, f"{PILE}\n", "mine.toml"), tmp_path / "results").arms
    renamed = written(tmp_path, PILE, "renamed.toml")
    with claimed(tmp_path / "results", renamed):
        assert [file.name for file in (tmp_path / "results" / "study").iterdir()] == [renamed.name]


def test_two_programs_do_not_play_into_the_same_folder(tmp_path: Path) -> None:
    file = written(tmp_path, PILE)
    with (
        claimed(tmp_path / "results", file),
        pytest.raises(SobremesaError, match=r"results: expected a study that nobody plays"),
        claimed(tmp_path / "results", file),
    ):
        pass
    with claimed(tmp_path / "results", file):
        pass


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    file = written(tmp_path, NIGHT)
    (tmp_path / "study.lab").touch()
    with pytest.raises(SobremesaError, match=r"study.lab/content/slow: expected a place to write"):
        open_study(file)
    with (
        pytest.raises(SobremesaError, match=r"study.lab: expected a place to write to"),
        claimed(tmp_path / "study.lab", file),
    ):
        pass


def test_where_the_disk_is_full_it_is_told_and_what_was_kept_stays(tmp_path: Path) -> None:
    opened = open_study(written(tmp_path, PILE))
    arm = opened.arms[0]
    opened.store.keep(arm, play_rows(arm.plan, range(3)))
    (opened.store.folder / "events.new").symlink_to("/dev/full")
    with pytest.raises(SobremesaError, match=r"events.parquet: expected a place .*space left"):
        opened.store.settle(opened.arms)
    assert Store(opened.store.folder).of(arm)["game"].to_list() == [0, 1, 2]


def test_events_without_their_game_are_left_over_and_do_not_count(tmp_path: Path) -> None:
    opened = played(written(tmp_path, NIGHT.replace("games = 12", "games = 4")))
    before = opened.store.events().height
    arm = opened.arms[0]
    opened.store.keep(arm, play_rows(arm.plan, range(4, 6)))
    for file in opened.store.parts.glob("games-*"):
        file.unlink()
    assert Store(opened.store.folder).events().height == before


def test_events_come_in_their_order_from_however_many_files(tmp_path: Path) -> None:
    opened = open_study(written(tmp_path, NIGHT))
    arm = opened.arms[0]
    for start in range(0, 12, 3):
        opened.store.keep(arm, play_rows(arm.plan, range(start, start + 3)))
    places = opened.store.events().select("game", "nr").rows()
    assert places == sorted(places)


def test_what_is_known_can_be_read_where_nothing_may_be_written(tmp_path: Path) -> None:
    file = written(tmp_path, NIGHT)
    contents = tmp_path / "study.lab" / "content"
    open_study(file)
    before = contents.stat().st_mtime_ns
    open_study(file)
    assert contents.stat().st_mtime_ns == before
