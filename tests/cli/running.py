"""Running commands: in this process, or as a person's shell would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from samples import SITE
from sobremesa.cli import main
from sobremesa.kernel import find_game
from sobremesa.lab.batch import plan_batch, play_batch


def run(*arguments: str) -> Result:
    """The command in this process, with standard output and standard error apart."""
    return CliRunner().invoke(main, list(arguments), prog_name="sobremesa")


def run_json(*arguments: str) -> Any:
    """What the command prints as JSON, when all is well."""
    result = run(*arguments, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    return json.loads(result.stdout)


def run_process(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own."""
    program = Path(sys.executable).with_name("sobremesa")
    return subprocess.run(
        [program, *arguments],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": SITE},
        timeout=60,
        **more,
    )


def record_of_a_game(folder: Path, game: str = "pile", mission: str = "small") -> Path:
    """A record of a game between random players."""
    found = find_game(game)
    setup = found.prepare(mission)
    players = ["random"] * setup.seats
    play_batch(plan_batch(found, setup, players, seed=1, records=str(folder)), range(1))
    return folder / f"{game}-{mission}-1-0.json"
