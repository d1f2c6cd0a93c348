"""The program as a later release might be: every game with other rules and other content."""

from __future__ import annotations

import shutil
from pathlib import Path

import sobremesa

LATER = "2"
"""The version of the rules there."""

_VERSION = '"1"\n'
_EDITS: dict[str, tuple[str, str, str]] = {
    "dceased": ("equipment.toml", "dice = 3, accuracy = 3 }", "dice = 4, accuracy = 3 }"),
    "incursion": ("cards.toml", "kill = 2\nshoot_dice = 1", "kill = 3\nshoot_dice = 1"),
    "oursun": ("gear.toml", 'recipe = "MC"\nprice = 3', 'recipe = "MC"\nprice = 4'),
    "torgue": ("enemies.toml", "supply = 10\nrange = 1", "supply = 12\nrange = 1"),
}
"""A number in the content of each game."""


def later_release(folder: Path) -> Path:
    """A copy of this program in that folder, in which the games are others."""
    program = folder / "sobremesa"
    here = Path(sobremesa.__file__).parent
    shutil.copytree(here, program, ignore=shutil.ignore_patterns("__pycache__"))
    for game, (name, before, after) in _EDITS.items():
        room = program / "games" / game
        _replace(room / "__init__.py", _VERSION, f'"{LATER}"\n')
        _replace(room / "content" / name, before, after)
    return folder


def _replace(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert before in text, f"expected {before!r} in {file}"
    file.write_text(text.replace(before, after, 1), "utf-8")
