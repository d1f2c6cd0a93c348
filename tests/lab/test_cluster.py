"""A study on a Ray cluster of two nodes, one of which dies: the same rows as on one core."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.process import until
from sobremesa.kernel import SobremesaError, find_game
from sobremesa.lab.batch import EndlessGame, plan_batch, play_games
from sobremesa.lab.cluster import RayCluster
from sobremesa.lab.rays import ray

from . import meeting
from .clustering import PATIENCE, Nodes, done
from .studies.studying import NIGHT, written

SEATS = 'seats = ["steady", "steady"]', 'seats = ["meeting", "meeting"]'

TUNING = """
game = "dceased"
mission = "m1"
seats = ["random"]
games = 8
trials = 3
check = 8
target.rounds = [6, 12]
parameters."horde.runner.actions" = { low = 1, high = 3 }
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the bot of the study is installed, and its nodes give their signs."""
    folder = tmp_path_factory.mktemp("site")
    meeting.install(folder)
    return folder


@pytest.fixture(scope="module")
def nodes(site: Path) -> Iterator[Nodes]:
    signs = {"MEETING_SIGN": str(site / "first"), "MEETING_AWAITS": str(site / "back")}
    with Nodes(site, **signs) as found:
        yield found


@pytest.fixture(scope="module")
def seen(nodes: Nodes) -> dict[str, Any]:
    """What a program sees there."""
    found: dict[str, Any] = json.loads(done(nodes.python("-m", "lab.driving", nodes.address)))
    return found


def files(folder: Path) -> list[bytes]:
    return [(folder / f"{kind}.parquet").read_bytes() for kind in ("games", "events")]


def folder_in(place: Path, name: str) -> Path:
    (place / name).mkdir()
    return place / name


def everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder, by their places in it."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def is_alive(process: int) -> bool:
    """Whether it still does something; one that nobody has looked after yet does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_games_are_the_same_as_here(seen: dict[str, Any]) -> None:
    assert seen["games"] is True


def test_a_game_that_fails_is_told_as_it_is_here(seen: dict[str, Any]) -> None:
    game = find_game("dceased")
    plan = plan_batch(game, game.prepare("m0", 1), ("random",), seed=3, most=5)
    with pytest.raises(EndlessGame) as here:
        play_games(plan, range(1))
    assert seen["endless"] == ["EndlessGame", str(here.value)]


def test_who_stops_listening_may_play_something_else(seen: dict[str, Any]) -> None:
    assert seen["stopped"] is True


def test_a_node_with_other_rules_is_found_out(seen: dict[str, Any]) -> None:
    kind, told = seen["other rules"]
    assert kind == "SobremesaError"
    assert "expected the rules dceased 99.9 " in told
    assert ", got dceased" in told


def test_where_there_is_no_cluster_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(**_: Any) -> None:
        raise ConnectionError("nobody is there")

    monkeypatch.setattr(ray, "init", nobody)
    monkeypatch.setattr(ray, "shutdown", lambda: None)
    with (
        pytest.raises(SobremesaError, match="a Ray cluster at 'far', got: nobody is there"),
        RayCluster("far"),
    ):
        pass


def test_a_study_that_is_stopped_is_not_played_on(nodes: Nodes, site: Path, tmp_path: Path) -> None:
    far = written(tmp_path, NIGHT.replace(*SEATS), "far.toml")
    playing = nodes.command("lab", "run", str(far), "--ray", nodes.address)
    first = site / "first"
    until("a game", lambda: first.exists() or playing.poll() is not None, PATIENCE)
    playing.send_signal(signal.SIGTERM)
    _, complaints = playing.communicate(timeout=PATIENCE)
    assert (playing.returncode, complaints.splitlines()[-1]) == (130, "Stopped.")
    until("its player to leave", lambda: not is_alive(int(first.read_text())), PATIENCE)


def test_a_study_gives_the_same_files_to_the_byte_though_a_node_dies_and_another_comes(
    nodes: Nodes, site: Path, tmp_path: Path
) -> None:
    source = NIGHT.replace(*SEATS)
    here, far = written(tmp_path, source, "here.toml"), written(tmp_path, source, "far.toml")
    doomed, back = site / "doomed", site / "back"
    lost = nodes.add(MEETING_SIGN=str(doomed), MEETING_AWAITS=str(site / "never"))
    playing = nodes.command("lab", "run", str(far), "--ray", nodes.address, "--json")
    until("a game that is lost", lambda: doomed.exists() or playing.poll() is not None, PATIENCE)
    lost.kill()
    assert not back.exists()
    nodes.add(MEETING_SIGN=str(back))
    told = [json.loads(line) for line in done(playing).splitlines()]
    assert told[-1]["done"] is True
    assert back.exists()
    done(nodes.command("lab", "run", str(here), "--workers", "1"))
    assert files(far.with_suffix(".lab")) == files(here.with_suffix(".lab"))


def test_a_tuning_finds_the_same_as_here(nodes: Nodes, tmp_path: Path) -> None:
    far, here = (written(folder_in(tmp_path, name), TUNING) for name in ("far", "here"))
    told = done(nodes.command("lab", "tune", str(far), "--ray", nodes.address))
    assert "The target is " in told
    told_here = done(nodes.command("lab", "tune", str(here), "--workers", "1"))
    assert told.replace(str(far.parent), str(here.parent)) == told_here
    assert everything(far.with_suffix(".lab")) == everything(here.with_suffix(".lab"))
