"""`sobremesa fuzz`: random players that look for flaws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from sobremesa.kernel import Game
from sobremesa.lab.batch import MOST_DECISIONS
from sobremesa.lab.fuzz import Finding, Hunt

from .arguments import as_json, folder, game_argument, mission_of, seed_option
from .output import many, print_json


@click.command("fuzz", short_help="Look for flaws by playing at random.")
@game_argument
@click.option(
    "--mission", "missions", multiple=True, metavar="MISSION", help="Only this one; repeatable."
)
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=60,
    show_default=True,
    help="How long to look.",
)
@click.option("--games", type=click.IntRange(1), help="Stop after so many games.")
@seed_option
@click.option(
    "--out",
    metavar="DIR",
    default="findings",
    show_default=True,
    help="The folder for what is found; it is made when there is something to put there.",
)
@click.option(
    "--most",
    type=click.IntRange(1),
    default=MOST_DECISIONS,
    show_default=True,
    help="Decisions after which a game is called endless.",
)
@as_json
@click.pass_context
def command(
    ctx: click.Context,
    game: Game[Any],
    missions: tuple[str, ...],
    seconds: float,
    games: int | None,
    seed: int,
    out: str,
    most: int,
    as_json: bool,
) -> None:
    """Look for flaws in GAME by playing it at random, with every mission and option.

    It finds rules that crash or get stuck, questions without an option, games that do not end,
    anchors that do not come back, copies and saved matches that differ, tables that cannot be
    shown, and records that do not prove themselves.

    Each flaw is written once, as two files: the record of the game up to there, and a text that
    says what is wrong and which choice shows it. The exit code is 1 if there was any.
    """
    chosen = [mission_of(game, id) for id in missions] or list(game.missions.values())
    hunt = Hunt(game, chosen, seed, most=most)
    found: list[dict[str, Any]] = []
    for number, finding in enumerate(_distinct(hunt.findings(seconds, games)), 1):
        written = _write(folder(out), game.id, number, finding)
        found.append(_describe(finding, written))
        if not as_json:
            click.echo(f"{finding.kind}: {finding.message}\n  {written}")
    if as_json:
        told = {"game": game.id, "seed": seed, "games": hunt.games, "decisions": hunt.decisions}
        print_json({**told, "findings": found})
    else:
        played = f"{many(hunt.games, 'game')}, {many(hunt.decisions, 'decision')}"
        result = f"{many(len(found), 'flaw')} found" if found else "no flaw found"
        click.echo(f"{game.id}: {played}: {result}.")
    if found:
        ctx.exit(1)


def _distinct(findings: Iterable[Finding]) -> Iterator[Finding]:
    """One finding of each kind and place."""
    seen: set[tuple[str, str]] = set()
    for finding in findings:
        if (key := (finding.kind, finding.where)) not in seen:
            seen.add(key)
            yield finding


def _write(out: Path, game: str, number: int, finding: Finding) -> Path:
    """The record and the text of a finding; gives the path of the text."""
    path = out / f"{game}-{number}-{finding.kind.replace(' ', '-')}.txt"
    if finding.record is not None:
        path.with_suffix(".json").write_bytes(finding.record)
    path.write_text(_report(game, finding, path.with_suffix(".json").name), encoding="utf-8")
    return path


def _report(game: str, finding: Finding, record: str) -> str:
    setup = finding.setup
    settings = ", ".join(f"{id}={value}" for id, value in setup.settings.items()) or "none"
    lines = [
        f"{finding.kind} at {finding.where}",
        finding.message,
        "",
        f"game {game}, mission {setup.mission}, {setup.seats} seats, settings: {settings}",
        f"seed {finding.seed}, after {many(finding.choices, 'choice')}",
    ]
    if finding.record is not None:
        lines.append(f"to see it again: sobremesa replay {record}")
    if finding.then is not None:
        seat, option = finding.then
        lines.append(f"then seat {seat} chose {msgspec.json.encode(option).decode()}")
    return "\n".join([*lines, "", finding.traceback])


def _describe(finding: Finding, written: Path) -> dict[str, Any]:
    return {
        "kind": finding.kind,
        "where": finding.where,
        "message": finding.message,
        "mission": finding.setup.mission,
        "seed": finding.seed,
        "choices": finding.choices,
        "report": str(written),
        "record": None if finding.record is None else str(written.with_suffix(".json")),
    }
