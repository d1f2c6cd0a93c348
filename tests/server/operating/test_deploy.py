"""What is in `deploy/`, read by the programs that it is for, where they are installed."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from sobremesa.server.metrics import Metrics

from .proxies import DEPLOY, check, program

CASES = Path(__file__).with_name("alerts.test.yml")
_NAME = re.compile(r"\bsobremesa_[a-z_]+")


def numbers() -> Metrics:
    """Something of everything that is counted."""
    metrics = Metrics()
    metrics.answered_request("GET", 200, 0.1)
    metrics.answered_message("choose", "ok", 0.1)
    metrics.chosen("pile")
    metrics.database_took("choice", 0.1)
    metrics.looked(0.1, 1, 1, 1)
    return metrics


def exported() -> set[str]:
    """Every name that `/metrics` has, as Prometheus counts them."""
    lines = numbers().text().decode().splitlines()
    return {found[0] for line in lines if not line.startswith("#") and (found := _NAME.match(line))}


@pytest.mark.parametrize("name", ["grafana.json", "alerts.yml"])
def test_every_number_that_is_shown_or_watched_is_exported(name: str) -> None:
    named = set(_NAME.findall((DEPLOY / name).read_text("utf-8")))
    assert named
    assert named <= exported()


def test_every_exported_number_is_in_the_document() -> None:
    document = (DEPLOY.parent / "docs" / "operate.md").read_text("utf-8")
    families = {re.sub(r"_(bucket|count|sum)\Z", "", name) for name in exported()}
    assert families <= set(_NAME.findall(document))


def panels(board: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every panel of a board, those in rows too."""
    for panel in board["panels"]:
        yield panel
        yield from panel.get("panels", [])


def test_the_board_has_what_grafana_wants_of_one() -> None:
    """As the kinds `Dashboard`, `Panel` and `GridPos` of Grafana's own schema have it."""
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    assert isinstance(board["schemaVersion"], int)
    assert board["title"]
    sources = {each["name"] for each in board["templating"]["list"] if each["type"] == "datasource"}
    ids, places = [], []
    for panel in panels(board):
        ids.append(panel["id"])
        grid = panel["gridPos"]
        assert grid["w"] > 0
        assert grid["h"] > 0
        assert 0 <= grid["x"] <= 24 - grid["w"]
        places += [
            (x, y)
            for x in range(grid["x"], grid["x"] + grid["w"])
            for y in range(grid["y"], grid["y"] + grid["h"])
        ]
        for target in panel.get("targets", []):
            assert target["expr"]
            assert target["refId"]
            assert panel["datasource"]["uid"].strip("${}") in sources
    assert len(set(ids)) == len(ids)
    assert len(set(places)) == len(places), "panels lie on each other"


def test_each_alert_is_woken_by_what_it_is_for_and_by_nothing_else(tmp_path: Path) -> None:
    promtool, alerts = program("promtool"), DEPLOY / "alerts.yml"
    check(promtool, "check", "rules", str(alerts))
    wordless = re.sub(r"\n *annotations:\n *summary: .*", "", alerts.read_text("utf-8"))
    (tmp_path / alerts.name).write_text(wordless, "utf-8")
    cases = shutil.copy(CASES, tmp_path)
    check(promtool, "test", "rules", str(cases))


def test_each_alert_has_a_case_in_which_it_fires_and_one_in_which_it_does_not() -> None:
    alerts = re.findall(r"- alert: (\w+)", (DEPLOY / "alerts.yml").read_text("utf-8"))
    looks = re.split(r"\balertname: ", CASES.read_text("utf-8"))[1:]
    woken = {look.split(",")[0].split()[0]: set[bool]() for look in looks}
    for look in looks:
        woken[look.split(",")[0].split()[0]].add("exp_alerts" in look)
    assert woken == {alert: {True, False} for alert in alerts}


def test_the_cases_of_alerts_are_made_of_numbers_that_there_are() -> None:
    families = text_string_to_metric_families(numbers().text().decode())
    samples = [sample for family in families for sample in family.samples]
    labels = {sample.name: set(sample.labels) for sample in samples}
    bounds = {sample.labels["le"] for sample in samples if "le" in sample.labels}
    series = re.findall(r"series: '(sobremesa_\w+)({.*?})?'", CASES.read_text("utf-8"))
    assert series
    for name, given in series:
        assert set(re.findall(r"(\w+)=", given)) <= labels[name]
        assert set(re.findall(r'le="([^"]+)"', given)) <= bounds


def test_systemd_reads_the_units(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.socket"), *DEPLOY.glob("*.timer")]:
        # The programs that it starts are not installed here: another one stands for them.
        text = unit.read_text("utf-8").replace("/opt/sobremesa/bin/sobremesa", "/bin/true")
        (tmp_path / unit.name).write_text(text, "utf-8")
    check(analyze, "verify", "--man=no", *(str(unit) for unit in sorted(tmp_path.iterdir())))


def settings(unit: Path) -> dict[str, str]:
    """What a unit sets, each the last time."""
    lines = unit.read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if re.match(r"\w+=", line))


def test_what_units_write_is_read_by_nobody_else() -> None:
    keeping = [
        found for unit in DEPLOY.glob("*.service") if "StateDirectory" in (found := settings(unit))
    ]
    assert len(keeping) == 2
    for found in keeping:
        assert (found["StateDirectoryMode"], found["UMask"]) == ("0700", "0077")


def test_the_last_thirty_backups_are_kept(tmp_path: Path) -> None:
    unit = (DEPLOY / "sobremesa-backup.service").read_text("utf-8")
    backup, tidy = re.findall(r"^ExecStart(?:Post)?=/bin/sh -c '(.*)'$", unit, re.MULTILINE)
    kept = tmp_path / "backups"
    kept.mkdir()
    for night in range(10, 45):
        (kept / f"20260101T0000{night}Z.db").touch()
    # systemd makes one of two percent signs; another program stands for the one that backs up.
    made = backup.replace("%%", "%").replace("/opt/sobremesa/bin/sobremesa backup", "touch")
    for command in (made, tidy):
        check("/bin/sh", "-c", command.replace("/var/lib/sobremesa", str(tmp_path)))
    names = sorted(path.name for path in kept.iterdir())
    assert len(names) == 30
    assert names[0] == "20260101T000016Z.db"
    assert re.fullmatch(r"\d{8}T\d{6}Z\.db", names[-1])
    assert not names[-1].startswith("20260101")


def test_caddy_reads_its_file() -> None:
    check(program("caddy"), "validate", "--adapter", "caddyfile", "--config", f"{DEPLOY}/Caddyfile")


def test_hadolint_reads_the_container_file() -> None:
    check(program("hadolint"), str(DEPLOY / "Containerfile"))
