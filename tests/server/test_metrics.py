"""Numbers for operators."""

import shutil
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.conftest import PATIENT
from server.players import Join, open_table, play_some
from server.process import DEADLINE, ServerProcess, serving, until
from sobremesa.server.metrics import Metrics


def numbers(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Every number by its name and its labels' values."""
    return {
        (sample.name, *(str(value) for value in sample.labels.values())): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def test_requests_are_counted_by_method_and_status_and_timed() -> None:
    metrics = Metrics()
    metrics.answered_request("GET", 200, 0.002)
    metrics.answered_request("GET", 200, 0.2)
    metrics.answered_request("POST", 503, 9.0)
    found = numbers(metrics)
    assert found["sobremesa_requests_total", "GET", "200"] == 2
    assert found["sobremesa_requests_total", "POST", "503"] == 1
    assert found["sobremesa_request_seconds_bucket", "0.0025"] == 1
    assert found["sobremesa_request_seconds_bucket", "5.0"] == 2
    assert found["sobremesa_request_seconds_count",] == 3


def test_messages_are_counted_by_type_and_outcome_and_timed_by_type() -> None:
    metrics = Metrics()
    metrics.answered_message("choose", "ok", 0.002)
    metrics.answered_message("choose", "stale", 0.002)
    found = numbers(metrics)
    assert found["sobremesa_messages_total", "stale", "choose"] == 1
    assert found["sobremesa_message_seconds_count", "choose"] == 2


def test_choices_are_counted_by_game() -> None:
    metrics = Metrics()
    metrics.chosen("pile")
    assert numbers(metrics)["sobremesa_choices_total", "pile"] == 1


def test_how_it_stands_is_told_with_how_late_that_was_seen() -> None:
    metrics = Metrics()
    metrics.looked(0.3, tables=3, sockets=7, thoughts=2)
    metrics.looked(0.0004, tables=4, sockets=5, thoughts=0)
    found = numbers(metrics)
    assert found["sobremesa_tables_live",] == 4
    assert found["sobremesa_sockets_open",] == 5
    assert found["sobremesa_bot_questions",] == 0
    assert found["sobremesa_loop_lag_seconds_bucket", "0.001"] == 1
    assert found["sobremesa_loop_lag_seconds_count",] == 2


def test_what_the_database_does_is_timed_by_kind() -> None:
    metrics = Metrics()
    metrics.database_took("choice", 0.002)
    assert numbers(metrics)["sobremesa_database_seconds_count", "choice"] == 1


def test_two_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.chosen("pile")
    assert ("sobremesa_choices_total", "pile") not in numbers(other)


def broken(site: Path, folder: Path, file: str, right: str, wrong: str) -> Path:
    """The example game with a fault in it."""
    copy = shutil.copytree(site, folder / "broken")
    path = copy / "croquetas" / file
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("right", "wrong", "file", "asked"),
    [
        ("g.plate[chosen.filling] -= 1", "g.plate = 1 // 0", "flow.py", {"type": "choose"}),
        (
            "other = 1 - seat",
            "other = 1 // 0",
            "__init__.py",
            {"type": "whatif", "action": "start"},
        ),
    ],
    ids=["a rule", "a copy"],
)
def test_what_a_game_fails_at_is_counted_as_such(
    site: Path,
    tmp_path: Path,
    join: Join,
    right: str,
    wrong: str,
    file: str,
    asked: dict[str, str],
) -> None:
    site = broken(site, tmp_path, file, right, wrong)
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", site)
    try:
        opened = open_table(server.http, "link", "link")
        players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
        play_some(players, 2)
        for player in players:
            player.catch_up()
        eater = next(player for player in players if player.prompt)
        more = {"ask": eater.wait_for_prompt()["ask"], "index": 0} if file == "flow.py" else {}
        eater.send_request(seat=eater.seat, **asked, **more)
        outcome = f'sobremesa_messages_total{{outcome="failed",type="{asked["type"]}"}} 1.0'
        until("the number", lambda: outcome in server.http.get("/metrics").text)
    finally:
        server.stop()


def test_several_workers_are_counted_together_behind_one_address(
    empty_postgres: str, site: Path
) -> None:
    with serving(empty_postgres, site, *PATIENT, "--workers", "2") as server:
        asked = 0

        def counted() -> bool:
            nonlocal asked
            asked += 1
            return server.http.get("/api/games").status_code == 200

        for _ in range(20):
            # Each on a connection of its own, so that both workers have their share.
            until("an answer", counted)
            server.http.close()
            server.http = httpx.Client(base_url=server.url, timeout=DEADLINE)
        text = server.http.get("/metrics").text
    families = text_string_to_metric_families(text)
    samples = [sample for family in families for sample in family.samples]
    total = sum(s.value for s in samples if s.name == "sobremesa_requests_total")
    assert total >= asked
    assert {"sobremesa_database_seconds_count", "sobremesa_loop_lag_seconds_count"} <= {
        sample.name for sample in samples
    }
