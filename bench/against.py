"""The speed of this checkout against that of another revision, measured in turns.

    python bench/against.py [REVISION] [GAME...] [--seconds N] [--rounds N]

Both are measured by their own `sobremesa bench`, one after the other, several times; medians are
compared. Above 1 is faster than the other revision.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

import click
import msgspec

ROOT = Path(__file__).parents[1]
COMMAND = "from sobremesa.cli import main; main(prog_name='sobremesa')"
MEASURED = ("decisions_per_second", "copies_per_second")


@click.command()
@click.argument("revision", default="main")
@click.argument("games", nargs=-1)
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=10, show_default=True)
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True)
def main(revision: str, games: tuple[str, ...], seconds: float, rounds: int) -> None:
    """Compare the speed of this checkout with that of REVISION."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        git("worktree", "add", "--detach", "--quiet", str(other), revision)
        try:
            pairs = [
                (measure(ROOT, games, seconds), measure(other, games, seconds))
                for _ in range(rounds)
            ]
        finally:
            git("worktree", "remove", "--force", str(other))
    for game in pairs[0][0]:
        if game in pairs[0][1]:
            click.echo(f"{game}: {', '.join(compare(game, what, pairs) for what in MEASURED)}")


def git(*arguments: str) -> None:
    """Run git in this checkout."""
    subprocess.run(["git", "-C", str(ROOT), *arguments], check=True)


def measure(checkout: Path, games: tuple[str, ...], seconds: float) -> dict[str, Any]:
    """What `sobremesa bench` of a checkout says about each game."""
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "bench", *games, "--json", "--seconds", str(seconds)],
        check=True,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
    )
    report: dict[str, dict[str, Any]] = msgspec.json.decode(done.stdout)
    return report["games"]


def compare(game: str, what: str, pairs: list[tuple[dict[str, Any], dict[str, Any]]]) -> str:
    """The medians of both, and their ratio."""
    here = median(ours[game][what] for ours, _ in pairs)
    there = median(theirs[game][what] for _, theirs in pairs)
    return f"{what.replace('_', ' ')} {here:,.0f} against {there:,.0f} ({here / there:.2f})"


if __name__ == "__main__":
    main()
