"""Small studies for tests."""

from __future__ import annotations

from pathlib import Path

from sobremesa.lab.studies.opened import Opened, open_study
from sobremesa.lab.studies.running import run
from sobremesa.lab.workers import Workers

PILE = """
game = "pile"
missions = ["small", "large"]
seats = ["greedy", "random"]
games = 60
seed = 9

[variants.tame]
settings = { die = false }

[variants.swapped]
seats = ["random", "greedy"]
"""

NIGHT = """
game = "dceased"
missions = ["m1"]
seats = ["steady", "steady"]
games = 12

[variants.slow]
change.horde.runner.actions = 1

[variants.short]
without = ["spawn.S41"]
"""


def written(folder: Path, source: str, name: str = "study.toml") -> Path:
    """A study in a file."""
    file = folder / name
    file.write_text(source)
    return file


def played(file: Path, workers: int = 1) -> Opened:
    """A study that was opened and played."""
    opened = open_study(file)
    with Workers(workers) as players:
        run(opened.study, opened.arms, opened.store, players, lambda _: None)
    return opened
