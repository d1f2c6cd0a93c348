"""docs/operate.md: every command in it is run, and what it names is there."""

import json
import re
import socket
import tomllib
from pathlib import Path

import pytest

from sobremesa.server.metrics import Metrics

from .shelf import Shelf
from .stranger import Stranger, run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"


LATER = ("--set-aside", "--older", "--bring-back")
"""What takes an older program: `test_upgrading.py` and `test_releases.py` do it."""


def commands() -> list[str]:
    """The commands of the document, in their order."""
    blocks = re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    return [line.removeprefix("$ ") for block in blocks for line in block.splitlines()]


def update() -> list[str]:
    """The commands that install a new program beside the old one and ask what it would do."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    (found,) = [str(each) for each in blocks if not any(word in each for word in LATER)]
    return found.splitlines()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_every_command_does_what_it_should(
    stranger: Stranger, shelf: Shelf, tmp_path: Path
) -> None:
    (tmp_path / "opt").mkdir()
    script = "\n".join(["set -euo pipefail", *commands(), *update()])
    for there, here in (("8000", str(free_port())), ("/opt/", f"{tmp_path}/opt/")):
        script = script.replace(there, here)
    script = script.replace("/var/lib/sobremesa/", f"{tmp_path}/")
    ended = run(
        "bash",
        "-c",
        f"PATH={stranger.bin}:$PATH\n{script}",
        folder=tmp_path,
        environment=shelf.environment(stranger.wheels),
    )
    log = (tmp_path / "log.json").read_text(encoding="utf-8")
    assert ended.returncode == 0, ended.stdout + ended.stderr + log
    starts = [line for line in log.splitlines() if '"event":"listening"' in line]
    assert len(starts) == 2
    assert "all is well" in ended.stdout
    new = tmp_path / "opt" / "sobremesa-new" / "lib"
    assert list(new.glob("python*/site-packages/sobremesa/client/index.html"))


def test_every_number_is_in_the_document() -> None:
    names = {f"{family.name}" for family in Metrics().registry.collect()}
    told = {name.removesuffix("_total") for name in re.findall(r"`(sobremesa_\w+)` \|", PAGE)}
    assert told == names


@pytest.mark.parametrize("file", ["alerts.yml", "grafana.json"])
def test_boards_and_alerts_speak_of_numbers_that_there_are(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    used = set(re.findall(r"sobremesa_[a-z_]+", text))
    names = {family.name for family in Metrics().registry.collect()}
    stripped = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in used}
    assert stripped
    assert stripped <= names


def test_the_board_is_one_that_grafana_can_read() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places) == 8


def test_every_file_for_operators_is_in_the_document() -> None:
    assert [file.name for file in DEPLOY.iterdir() if f"`{file.name}`" not in PAGE] == []


def test_the_container_takes_what_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    (driver,) = project["optional-dependencies"]["postgres"]
    assert f"'{driver}'" in container
