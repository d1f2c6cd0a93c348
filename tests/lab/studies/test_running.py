"""Playing studies: the same rows on any number of workers, nothing twice, and stopping early."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from sobremesa.kernel.record import read_record, verify
from sobremesa.lab.studies import running
from sobremesa.lab.studies.opened import open_study
from sobremesa.lab.studies.rows import play_rows
from sobremesa.lab.studies.running import run
from sobremesa.lab.workers import Workers

from .studying import NIGHT, PILE, played, written


def files(folder: Path) -> list[bytes]:
    """The results of a study, as they are on disk."""
    return [(folder / f"{kind}.parquet").read_bytes() for kind in ("games", "events")]


def test_one_worker_and_two_give_the_same_files_to_the_byte(tmp_path: Path) -> None:
    for workers, name in ((1, "one.toml"), (2, "two.toml")):
        played(written(tmp_path, NIGHT, name), workers)
    assert files(tmp_path / "one.lab") == files(tmp_path / "two.lab")


def test_a_study_that_was_stopped_goes_on_and_plays_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = played(written(tmp_path, PILE, "whole.toml"))
    stopped = open_study(written(tmp_path, PILE, "stopped.toml"))
    numbers: list[tuple[str, int]] = []
    stops = [KeyboardInterrupt()]

    def breaking(plan: Any, some: range) -> Any:
        numbers.extend((f"{plan.setup} {plan.players}", number) for number in some)
        if len(numbers) > 150 and stops:
            raise stops.pop()
        return play_rows(plan, some)

    monkeypatch.setattr(running, "play_rows", breaking)
    with pytest.raises(KeyboardInterrupt):
        run(stopped.study, stopped.arms, stopped.store, Workers(1), lambda _: None)
    kept = stopped.store.games().height
    assert 100 < kept <= 150
    del numbers[kept:]
    run(stopped.study, stopped.arms, stopped.store, Workers(1), lambda _: None)
    assert len(numbers) == len(set(numbers)) == 360
    assert files(stopped.store.folder) == files(whole.store.folder)


def test_what_was_written_before_a_crash_is_taken_once(tmp_path: Path) -> None:
    whole = played(written(tmp_path, NIGHT, "whole.toml"))
    crashed = open_study(written(tmp_path, NIGHT, "crashed.toml"))
    arm = crashed.arms[0]
    crashed.store.keep(arm, play_rows(arm.plan, range(5)))
    crashed.store.settle([arm])
    crashed.store.keep(arm, play_rows(arm.plan, range(5)))
    played(tmp_path / "crashed.toml")
    assert files(crashed.store.folder) == files(whole.store.folder)


def test_a_variant_that_was_changed_is_played_anew_and_the_others_are_kept(tmp_path: Path) -> None:
    played(written(tmp_path, PILE))
    changed = open_study(written(tmp_path, PILE.replace("die = false", "most = 2")))
    assert changed.outdated() == 120
    assert [changed.store.of(arm).height for arm in changed.arms] == [60, 0, 60] * 2


def test_games_of_the_same_number_have_the_same_seed_in_every_variant(tmp_path: Path) -> None:
    opened = played(written(tmp_path, NIGHT))
    seeds = [opened.store.of(arm)["seed"].to_list() for arm in opened.arms]
    assert seeds[0] == seeds[1] == seeds[2]


def test_an_arm_is_left_when_its_interval_is_narrow_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "LOOK", 20)
    source = PILE.replace("games = 60", "games = 400\nuntil.share = 0.2")
    opened = played(written(tmp_path, source))
    heights = [opened.store.of(arm).height for arm in opened.arms]
    assert all(20 <= height < 400 and height % 20 == 0 for height in heights)


def test_the_base_goes_on_as_long_as_a_variant_needs_its_pairs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "LOOK", 20)
    source = PILE.replace("games = 60", "games = 300\nuntil.difference = 0.3")
    opened = played(written(tmp_path, source))
    base, *variants = (opened.store.of(arm).height for arm in opened.arms[:3])
    assert base == max(variants) < 300


def test_progress_tells_of_every_missing_game_whether_it_had_to_be_played_or_not(
    tmp_path: Path,
) -> None:
    until = "games = 60\nuntil.share = 0.45"
    for source, kept in ((PILE.replace("games = 60", until), 0), (PILE, 300), (PILE, 360)):
        opened, steps = open_study(written(tmp_path, source)), list[int]()
        assert opened.kept() == kept
        run(opened.study, opened.arms, opened.store, Workers(1), steps.append)
        assert sum(steps) == 360 - kept
        assert min(steps) >= 0


def test_what_takes_long_is_kept_while_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "KEEP_SECONDS", 0.0)
    opened = open_study(written(tmp_path, PILE))
    parts: list[int] = []
    running.play_up_to(
        opened.arms[0],
        50,
        opened.store,
        Workers(1),
        lambda _: parts.append(len(list(opened.store.parts.glob("games-*")))),
    )
    assert parts == list(range(len(parts)))
    assert opened.store.of(opened.arms[0])["game"].to_list() == list(range(50))


def test_rows_tell_what_an_independent_count_finds(tmp_path: Path) -> None:
    opened = played(written(tmp_path, NIGHT))
    arm = opened.arms[1]
    row = opened.store.of(arm).row(3, named=True)
    record = read_record(opened.record(arm, 3).read_bytes())
    assert record.result is not None
    assert (row["result"], tuple(row["winners"])) == (record.result.result, record.result.winners)
    assert (row["seed"], row["decisions"]) == (record.header.seed, len(record.choices))
    events = opened.store.events().filter(plan=arm.print, game=3)
    assert row["rounds"] == events.filter(what="round").height > 0
    values = events.filter(what="value", seat=0)["value"]
    assert values[-1] == float(0 in row["winners"])
    assert events.filter(what="turn")["value"].abs()[0] == pytest.approx(values.diff().abs().max())


def test_the_record_of_a_variant_proves_itself_with_the_content_of_the_variant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_study(written(tmp_path, NIGHT))
    data = opened.record(opened.arms[1], 0).read_bytes()
    assert "other content" in verify(data)[0]
    monkeypatch.setenv("SOBREMESA_CONTENT", opened.arms[1].plan.content)
    assert verify(data) == []


def test_the_columns_are_those_that_are_documented(tmp_path: Path) -> None:
    opened = played(written(tmp_path, PILE))
    page = (Path(__file__).parents[3] / "docs" / "laboratory.md").read_text(encoding="utf-8")
    for kind in ("games", "events"):
        frame = pl.read_parquet(opened.store.folder / f"{kind}.parquet")
        found = {name: str(dtype) for name, dtype in frame.schema.items()}
        assert found == documented(page, "both") | documented(page, kind)


def documented(page: str, kind: str) -> dict[str, str]:
    """The columns in a table of the page, with their types."""
    table = page.split(f"| column of {kind} |")[1].split("\n\n")[0]
    return dict(re.findall(r"^\| `(\w+)` \| (\S+) \|", table, re.MULTILINE))
