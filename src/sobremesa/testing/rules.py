"""`python -m sobremesa.testing.rules`: which rules of the inventories are named by a test.

An inventory is a file `docs/rules/<game>.md` in which every rule, ruling and example is a line
`- **id**: ...`. Tests name what they cover by `@pytest.mark.rule("id", ...)`; they are read, not
run.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click
import msgspec

from sobremesa.kernel import BadContent, installed

_ENTRY = re.compile(r"^- \*\*(?P<id>[a-z0-9]+(\.[a-z0-9-]+)+)\*\*:")


class Place(msgspec.Struct, frozen=True, order=True):
    """A line of a file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Coverage(msgspec.Struct, frozen=True, kw_only=True):
    """How far the tests of a game have come."""

    game: str
    installed: bool
    rules: int
    tested: int
    missing: dict[str, str]
    """Where each rule stands that no test names."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of every game, and the ids that tests name and no inventory has."""

    games: list[Coverage]
    unknown: dict[str, list[str]]

    def failed(self) -> bool:
        """Whether a rule of an installed game lacks a test, or a test names no rule."""
        return bool(self.unknown) or any(game.installed and game.missing for game in self.games)


def report(inventories: Path, tests: Path, games: Iterable[str]) -> Report:
    """Hold the tests of a folder against the inventories of another."""
    named = named_rules(sorted(tests.rglob("test_*.py")))
    known: set[str] = set()
    coverages: list[Coverage] = []
    for file in sorted(inventories.glob("*.md")):
        rules = read_inventory(file)
        known |= rules.keys()
        missing = {id: str(place) for id, place in rules.items() if id not in named}
        coverages.append(
            Coverage(
                game=file.stem,
                installed=file.stem in games,
                rules=len(rules),
                tested=len(rules) - len(missing),
                missing=missing,
            )
        )
    unknown = {
        id: [str(place) for place in places]
        for id, places in sorted(named.items())
        if id not in known
    }
    return Report(games=coverages, unknown=unknown)


def read_inventory(file: Path) -> dict[str, Place]:
    """Where each rule of an inventory stands."""
    rules: dict[str, Place] = {}
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if found := _ENTRY.match(line):
            place = Place(str(file), number)
            if found["id"] in rules:
                raise BadContent(
                    f"{place}: expected every id once, {found['id']} stands at "
                    f"{rules[found['id']]} too"
                )
            rules[found["id"]] = place
    return rules


def named_rules(files: Iterable[Path]) -> dict[str, list[Place]]:
    """Where tests name each rule."""
    named: dict[str, list[Place]] = {}
    for file in files:
        for node in ast.walk(ast.parse(file.read_bytes(), str(file))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                for id in _ids(node, file):
                    named.setdefault(id, []).append(Place(str(file), node.lineno))
    return named


def _ids(marker: ast.Call, file: Path) -> Iterator[str]:
    for argument in marker.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise BadContent(
                f"{file}:{argument.lineno}: expected the id of a rule in quotes, "
                f"got {ast.unparse(argument)}"
            )
        yield argument.value


def lines(report: Report) -> Iterator[str]:
    """The report in words."""
    for game in report.games:
        there = "" if game.installed else " (not installed yet: none is required)"
        yield (
            f"{game.game}: {game.rules} rules, {game.tested} tested, "
            f"{len(game.missing)} missing{there}"
        )
        if game.installed:
            yield from (f"  {place}: {id} has no test" for id, place in game.missing.items())
    for id, places in report.unknown.items():
        yield f"{', '.join(places)}: no inventory has a rule {id}"


@click.command(help="Say which rules of the inventories are named by a test.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--inventories",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=Path("docs/rules"),
    show_default=True,
    help="The folder of the inventories, <game>.md each.",
)
@click.option(
    "--tests",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=Path("tests"),
    show_default=True,
    help="The folder of the tests.",
)
def main(as_json: bool, inventories: Path, tests: Path) -> None:
    """Print the report; fail if a rule of an installed game lacks a test."""
    try:
        found = report(inventories, tests, installed())
    except BadContent as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        click.echo("\n".join(lines(found)))
    sys.exit(1 if found.failed() else 0)


if __name__ == "__main__":
    main()
