"""docs/add-a-game.md cannot rot: its files are taken out, installed and played."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from sobremesa.kernel import Game, find_game


def test_the_game_of_the_document_is_found_by_its_entry_point(example: Game[Any]) -> None:
    assert find_game("croquetas") is example


def test_the_tests_of_the_document_pass(example: Game[Any]) -> None:
    folder = Path(str(example.texts.folder)).parents[1]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "-p", "sobremesa.testing.plugin", "tests"],
        cwd=folder,
        capture_output=True,
        text=True,
        env=os.environ
        | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        check=False,
    )
    assert done.stdout.splitlines()[-1].startswith("4 passed"), done.stdout
