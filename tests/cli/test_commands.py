"""What all commands have in common: help, the version, exit codes, errors in one line."""

from __future__ import annotations

import os
from importlib.metadata import version
from pathlib import Path

import click
import pytest

from sobremesa.cli import main
from sobremesa.kernel.finding import CONTENT

from .running import run, run_process

COMMANDS = [
    "admin", "backup", "balance", "bench", "check-db", "fit", "fuzz", "games", "lab", "mcp",
    "replay", "restore", "review", "serve", "simulate", "upgrade", "verify",
]  # fmt: skip


def found(name: str) -> click.Command:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    return command


def test_every_command_is_there() -> None:
    assert main.list_commands(click.Context(main)) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_explains_itself(command: str) -> None:
    result = run(command, "--help")
    options = [each for each in found(command).params if isinstance(each, click.Option)]
    assert result.exit_code == 0
    assert found(command).help
    assert all(option.help for option in options)


def test_help_tells_what_the_exit_codes_mean() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert "0  all is well" in result.stdout
    assert "1  something is wrong" in result.stdout
    assert "2  the command was not understood" in result.stdout


def test_the_version_is_told() -> None:
    result = run_process("--version")
    assert (result.returncode, result.stdout) == (0, f"sobremesa {version('sobremesa')}\n")


def test_an_unknown_command_is_wrong_usage() -> None:
    assert run("dance").exit_code == 2


UNDERSTOOD = [
    (("simulate", "chess"), "there is no game 'chess'; there are"),
    (("fuzz", "chess"), "there is no game 'chess'; there are"),
    (("bench", "chess"), "there is no game 'chess'; there are"),
    (("simulate", "pile", "--mission", "huge"), "pile has no mission 'huge'; there are small"),
    (("fuzz", "pile", "--mission", "huge"), "pile has no mission 'huge'; there are small"),
    (("simulate", "pile", "--seats", "random"), "expected 2 to 3 seats, got 1"),
    (("simulate", "pile", "--seats", "random,random,random,random"), "2 to 3 seats, got 4"),
    (("simulate", "pile", "--seats", "random,clever"), "no bot 'clever'; there are random, greedy"),
    (("simulate", "pile", "--seats", "random,"), "no bot ''; there are random, greedy"),
    (
        ("simulate", "pile", "--set", "colour=red"),
        "no setting 'colour'; there are: most, die, mood",
    ),
    (("simulate", "pile", "--set", "most"), "expected setting=value, got 'most'"),
    (("simulate", "pile", "--set", "most=9"), "expected a whole number from 1 to 5, got 9"),
    (("simulate", "pile", "--set", "most=-1"), "expected a whole number from 1 to 5, got -1"),
    (("simulate", "pile", "--set", "most=many"), "a whole number from 1 to 5, got 'many'"),
    (("simulate", "pile", "--set", "die=maybe"), "expected true or false, got 'maybe'"),
    (("simulate", "pile", "--set", "mood=sad"), "expected one of calm, wild, got 'sad'"),
    (("simulate", "pile", "--records", "/dev/null/x"), "expected a folder that can be written to"),
    (("fuzz", "flawed", "--games", "9", "--out", "/dev/null/x"), "expected a folder"),
]


@pytest.mark.parametrize(("arguments", "message"), UNDERSTOOD)
def test_what_is_not_there_is_told_in_one_line(arguments: tuple[str, ...], message: str) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    assert message in result.stderr


WRONG = [
    (("simulate",), "Missing argument 'GAME'"),
    (("simulate", "pile", "--games", "0"), "0 is not in the range"),
    (("simulate", "pile", "--games", "-5"), "-5 is not in the range"),
    (("simulate", "pile", "--games", "ten"), "'ten' is not a valid integer"),
    (("simulate", "pile", "--seed", "-1"), "-1 is not in the range"),
    (("simulate", "pile", "--seed", str(2**64)), "is not in the range"),
    (("simulate", "pile", "--workers", "0"), "0 is not in the range"),
    (("simulate", "pile", "--workers", "-2"), "-2 is not in the range"),
    (("simulate", "pile", "--most", "0"), "0 is not in the range"),
    (("simulate", "pile", "--first", "-1"), "-1 is not in the range"),
    (("fuzz", "pile", "--seconds", "0"), "0.0 is not in the range"),
    (("fuzz", "pile", "--seconds", "-1"), "-1.0 is not in the range"),
    (("fuzz", "pile", "--games", "-1"), "-1 is not in the range"),
    (("fuzz", "pile", "--seed", "x"), "'x' is not a valid integer"),
    (("bench", "--seconds", "-1"), "-1.0 is not in the range"),
    (("replay", "no-such-file.json"), "does not exist"),
    (("replay", "."), "is a directory"),
    (("verify", "no-such-file.json"), "does not exist"),
    (("verify",), "Missing argument"),
    (("--lan", "games"), "expected --lan by itself"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG)
def test_wrong_usage_is_told_with_the_way_to_help(arguments: tuple[str, ...], message: str) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert "--help" in result.stderr


def test_own_content_is_for_one_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CONTENT, raising=False)
    assert run("--content", str(tmp_path), "games").exit_code == 0
    assert CONTENT not in os.environ
