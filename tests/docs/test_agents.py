"""docs/agents.md and docs/cluster.md cannot rot: programs are run, and what they name is there."""

import asyncio
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from sobremesa.agents.assistant.server import assistant_server
from sobremesa.agents.learning.layout import POINTS, THING, Wanted, layout_of
from sobremesa.cli import main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
CLUSTER = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^    sobremesa (.*)$", PAGE + CLUSTER, re.MULTILINE)
QUICKLY = ["--rounds", "1", "--check", "1", "--most", "40"]


def test_every_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for program in PROGRAMS:
        exec(program, {})
    assert "(4, 256," in capsys.readouterr().out


def test_the_example_learns_by_the_command_that_is_told() -> None:
    (line,) = re.findall(r"^    python (examples/learn.py .*)$", PAGE, re.MULTILINE)
    ended = subprocess.run(
        [sys.executable, *shlex.split(line), *QUICKLY],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert "after   40 matches" in ended.stdout
    assert "as learnt: " in ended.stdout


def test_every_command_is_one_that_there_is() -> None:
    (config,) = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    told = json.loads(config)["mcpServers"]["sobremesa"]
    assert told["command"] == "sobremesa"
    for words in (told["args"], *map(shlex.split, COMMANDS)):
        command: click.Command = main
        while isinstance(command, click.Group):
            found = command.get_command(click.Context(command), words[0])
            assert found is not None, words
            command, words = found, words[1:]
        command.make_parser(click.Context(command)).parse_args(list(words))
    assert CliRunner().invoke(main, ["mcp", "--help"]).exit_code == 0


def test_every_number_that_an_agent_sees_is_explained() -> None:
    layout = layout_of("incursion", "m1", None, None, Wanted(outlook=True))
    told = set(re.findall(r"`([a-z.]+(?:\.[A-Z0-9]+)?)`", PAGE))
    for name in (*layout.observation, *layout.option, *layout.thing):
        group = re.sub(r"\.(\w|-)+\Z", "", name)
        assert name in told or {f"{group}.{last}" for last in ("N", "KIND", "NAME", "ICON")} & told
    assert {*THING, *POINTS} <= told


async def _names() -> set[str]:
    server = assistant_server("http://127.0.0.1:8000", "en")
    tools = {tool.name for tool in await server.list_tools()}
    prompts = {prompt.name for prompt in await server.list_prompts()}
    fixed = {str(each.uri) for each in await server.list_resources()}
    return (
        tools
        | prompts
        | fixed
        | {str(each.uri_template) for each in await server.list_resource_templates()}
    )


def test_every_tool_resource_and_prompt_is_told_of() -> None:
    told = set(re.findall(r"`([^`\s]+)`", PAGE))
    assert asyncio.run(_names()) <= told
