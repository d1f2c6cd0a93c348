"""`sobremesa lab run` that is stopped, as a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

GAMES = 120
STUDY = f"""
game = "dceased"
missions = ["m0"]
seats = ["random"]
games = {GAMES}

[variants.slow]
change.horde.runner.actions = 1
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_who_is_stopped_leaves_nobody_behind_and_goes_on_without_a_gap(
    tmp_path: Path, how: signal.Signals
) -> None:
    study = tmp_path / "study.toml"
    study.write_text(STUDY)
    with playing(study) as process:
        wait_for_games(tmp_path / "study.lab" / "parts", process)
        process.send_signal(how)
        # Whoever is left behind holds its output open, and this would not come back.
        process.communicate(timeout=120)
    with playing(study) as process:
        process.communicate(timeout=240)
    assert process.returncode == 0
    games = pl.read_parquet(tmp_path / "study.lab" / "games.parquet")
    for variant in ("base", "slow"):
        assert games.filter(variant=variant)["game"].to_list() == list(range(GAMES))


def playing(study: Path) -> subprocess.Popen[bytes]:
    """The study, played by two processes."""
    program = Path(sys.executable).with_name("sobremesa")
    return subprocess.Popen(
        [program, "lab", "run", study, "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )


def wait_for_games(parts: Path, process: subprocess.Popen[bytes]) -> None:
    """Until some games are kept while others are played."""
    while not list(parts.glob("games-*.parquet")):
        assert process.poll() is None
        time.sleep(0.05)
