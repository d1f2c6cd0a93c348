"""What it takes to start: the command, and the games one by one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from tempfile import TemporaryDirectory

from .report import Gauged

_STARTS = 3


def start_ups(games: Sequence[str], starts: int = _STARTS) -> dict[str, Gauged]:
    """Seconds of processor time for a new process: Python, the command, and it with each game.

    Modules are compiled beforehand, as they are wherever the program was installed or has run.
    """
    commands = {
        "python": "pass",
        "command": "import sobremesa.cli",
        **{
            id: f"import sobremesa.cli; from sobremesa.kernel import find_game; find_game({id!r})"
            for id in games
        },
    }
    taken: dict[str, list[float]] = {name: [] for name in commands}
    with TemporaryDirectory() as compiled:
        for command in commands.values():
            _seconds(command, compiled)
        for _ in range(starts):
            for name, command in commands.items():
                taken[name].append(_seconds(command, compiled))
    return {name: Gauged.of(each) for name, each in taken.items()}


def _seconds(command: str, compiled: str) -> float:
    path = {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONPYCACHEPREFIX": compiled}
    environment = os.environ | path
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    run = [sys.executable, "-c", command]
    before = os.times()
    subprocess.run(run, check=True, env=environment)  # noqa: S603 - the command is ours
    after = os.times()
    return (
        after.children_user + after.children_system - before.children_user - before.children_system
    )
