"""The speed of this checkout against that of another revision, measured in turns.

    python bench/against.py [REVISION] [GAME...] [--gauge G]... [--seconds N] [--rounds N]

Both are measured by their own `sobremesa bench`, one after the other, several times; medians of the
ratios to the yardstick are compared. Above 1 is faster than the other revision.
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
GAUGES = ("decisions", "copies", "veils", "views")


@click.command()
@click.argument("revision", default="main")
@click.argument("games", nargs=-1)
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=10, show_default=True)
@click.option("--gauge", "gauges", multiple=True, default=GAUGES, show_default=True)
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True)
def main(
    revision: str, games: tuple[str, ...], seconds: float, gauges: tuple[str, ...], rounds: int
) -> None:
    """Compare the speed of this checkout with that of REVISION."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        git("worktree", "add", "--detach", "--quiet", str(other), revision)
        try:
            pairs = [
                (measure(ROOT, games, gauges, seconds), measure(other, games, gauges, seconds))
                for _ in range(rounds)
            ]
        finally:
            git("worktree", "remove", "--force", str(other))
    for game in pairs[0][0]:
        if game in pairs[0][1]:
            click.echo(f"{game}: {', '.join(compare(game, what, pairs) for what in gauges)}")


def git(*arguments: str) -> None:
    """Run git in this checkout."""
    subprocess.run(["git", "-C", str(ROOT), *arguments], check=True)


def measure(
    checkout: Path, games: tuple[str, ...], gauges: tuple[str, ...], seconds: float
) -> dict[str, Any]:
    """What `sobremesa bench` of a checkout says about each game."""
    wanted = [word for gauge in gauges for word in ("--gauge", gauge)]
    options = [*wanted, "--json", "--seconds", str(seconds)]
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "bench", *games, *options],
        check=True,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
    )
    report: dict[str, dict[str, Any]] = msgspec.json.decode(done.stdout)
    return report["games"]


def compare(game: str, what: str, pairs: list[tuple[dict[str, Any], dict[str, Any]]]) -> str:
    """The medians of both, and their ratio."""
    here = median(ours[game]["ratios"][what]["median"] for ours, _ in pairs)
    there = median(theirs[game]["ratios"][what]["median"] for _, theirs in pairs)
    return f"{what} {here:.3f} against {there:.3f} ({here / there:.2f})"


if __name__ == "__main__":
    main()
