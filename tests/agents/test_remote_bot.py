"""The remote bot plays a match from a folder in which there is nothing of ours."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from server.players import Opened
from server.process import DEADLINE, ServerProcess
from sobremesa.kernel.record import read_record, verify

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


@pytest.mark.parametrize(("game", "mission"), [("dceased", "m0"), ("oursun", "deep_water")])
def test_it_plays_a_whole_match_as_a_stranger(
    house: ServerProcess, tmp_path: Path, game: str, mission: str
) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    opened = Opened(house.http, "link", "steady", game=game, mission=mission)
    link = f"{house.url}/t/{opened.id}#{opened.keys[0]}"
    ended = subprocess.run(
        [sys.executable, "-I", "remote_bot.py", link],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=2 * DEADLINE,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    data = house.http.get(f"/api/tables/{opened.id}/record").content
    assert verify(data) == []
    record = read_record(data)
    assert record.header.seats[0].name == "Remote bot"
    assert {move.seat for move in record.choices} == {0, 1}


def test_it_is_as_long_as_it_claims_and_knows_nothing_of_ours() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len([line for line in text.splitlines() if line.strip()]) <= 60
    assert "sobremesa" not in text
