"""docs/laboratory.md cannot rot: its studies are played, and its commands are run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from sobremesa.cli import main
from sobremesa.testing.documents import files_in

PAGE = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    sobremesa (.*)$", PAGE, re.MULTILINE)
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_every_command_and_program_of_the_document_runs_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in files_in(PAGE).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    for command in COMMANDS:
        result = CliRunner().invoke(main, shlex.split(command), prog_name="sobremesa")
        assert result.exit_code == 0, f"sobremesa {command}: {result.output}"
    for program in PROGRAMS:
        exec(program, {})
    assert "horde.walker" in capsys.readouterr().out
