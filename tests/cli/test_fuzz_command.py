"""`sobremesa fuzz`."""

from __future__ import annotations

import json
from pathlib import Path

from sobremesa.kernel.record import verify

from .running import run, run_process


def test_a_finding_is_a_record_and_a_text(tmp_path: Path) -> None:
    out = tmp_path / "found"
    result = run("fuzz", "flawed", "--mission", "crash", "--games", "20", "--out", str(out))
    report, record = out / "flawed-1-crash.txt", out / "flawed-1-crash.json"
    text = report.read_text()
    assert result.exit_code == 1
    assert result.stdout.startswith("crash: ZeroDivisionError: the pile tips over (flawed.py line")
    assert f"  {report}\n" in result.stdout
    assert result.stdout.endswith("1 flaw found.\n")
    assert sorted(out.iterdir()) == [record, report]
    assert verify(record.read_bytes()) == []
    assert "to see it again: sobremesa replay flawed-1-crash.json" in text
    assert "then seat " in text
    assert "Traceback" in text


def test_findings_for_programs_are_one_object(tmp_path: Path) -> None:
    result = run(
        "fuzz", "flawed", "--mission", "crash", "--mission", "setup", "--games", "20",
        "--out", str(tmp_path), "--json",
    )  # fmt: skip
    told = json.loads(result.stdout)
    findings = {finding["mission"]: finding for finding in told["findings"]}
    assert result.exit_code == 1
    assert (told["game"], told["seed"], sorted(findings)) == ("flawed", 1, ["crash", "setup"])
    assert findings["setup"]["record"] is None
    assert Path(findings["crash"]["record"]).is_file()
    assert Path(findings["setup"]["report"]).is_file()


def test_endless_games_are_bounded_from_outside(tmp_path: Path) -> None:
    result = run(
        "fuzz", "flawed", "--mission", "endless", "--most", "30", "--games", "3",
        "--out", str(tmp_path),
    )  # fmt: skip
    assert result.exit_code == 1
    assert "endless: expected an end within 30 decisions" in result.stdout


def test_where_nothing_is_wrong_nothing_is_written(tmp_path: Path) -> None:
    out = tmp_path / "found"
    result = run_process("fuzz", "pile", "--games", "20", "--out", str(out))
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("pile: 20 games, ")
    assert result.stdout.endswith(" decisions: no flaw found.\n")
    assert not out.exists()
