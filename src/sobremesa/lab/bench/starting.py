"""What it takes to start: the command, and the games one by one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

from .report import Gauged

_STARTS = 3


def start_ups(games: Sequence[str], starts: int = _STARTS) -> dict[str, Gauged]:
    """Seconds of processor time for a new process: Python, the command, and it with each game."""
    commands = {
        "python": "pass",
        "command": "import sobremesa.cli",
        **{
            id: f"import sobremesa.cli; from sobremesa.kernel import find_game; find_game({id!r})"
            for id in games
        },
    }
    taken: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(starts):
        for name, command in commands.items():
            taken[name].append(_seconds(command))
    return {name: Gauged.of(each) for name, each in taken.items()}


def _seconds(command: str) -> float:
    before = os.times()
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    run = [sys.executable, "-c", command]
    subprocess.run(run, check=True, env=os.environ | path)  # noqa: S603 - the command is ours
    after = os.times()
    return (
        after.children_user + after.children_system - before.children_user - before.children_system
    )
