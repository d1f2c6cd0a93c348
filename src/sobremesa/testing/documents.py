"""Documents that are run: take the files out of a page, and install the package they make."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from sobremesa.kernel import Game, find_game, installed

_BLOCK = re.compile(
    r'^```\w+ title="(?P<path>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL
)


def files_in(document: str) -> dict[str, str]:
    """Every fenced block that has a title, by that title, which is the path of a file."""
    return {found["path"]: found["text"] for found in _BLOCK.finditer(document)}


def install(document: Path, folder: Path) -> list[Game[Any]]:
    """Write the files of a document into a folder as an installed package; gives its games, if any.

    The package is importable and found through its entry points, as if pip had installed it.
    """
    files = files_in(document.read_text(encoding="utf-8"))
    if "pyproject.toml" not in files:
        raise ValueError(f"{document.name}: expected a block pyproject.toml, got {list(files)}")
    project = tomllib.loads(files["pyproject.toml"])["project"]
    points = project["entry-points"]
    information = f"{project['name']}-{project['version']}.dist-info"
    files[f"{information}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    files[f"{information}/entry_points.txt"] = "".join(
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in entries.items())
        for group, entries in points.items()
    )
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    installed.cache_clear()
    return [find_game(id) for id in points.get("sobremesa.games", ())]
