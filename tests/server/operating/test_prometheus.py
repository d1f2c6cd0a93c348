"""A Prometheus, as the document sets it up, reads a real server with the alerts and the board."""

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.players import Join, open_table, play_some
from server.process import DEADLINE, ServerProcess, serving, until

from .proxies import DEPLOY, free_ports, program

PAGE = (DEPLOY.parent / "docs" / "operate.md").read_text("utf-8")
OFTEN = "global: {scrape_interval: 1s, evaluation_interval: 1s}\n"


class Prometheus:
    """One that is asked as Grafana asks it."""

    def __init__(self, url: str) -> None:
        self._http = httpx.Client(base_url=f"{url}/api/v1", timeout=DEADLINE)

    def close(self) -> None:
        """Nothing more is asked."""
        self._http.close()

    def ask(self, path: str, **more: str) -> Any:
        """What it says, which must be no error."""
        answer = self._http.get(path, params=more).json()
        assert answer["status"] == "success", answer
        return answer["data"]

    def value(self, expression: str) -> list[float]:
        """What an expression comes to, by each of its labels."""
        return [float(each["value"][1]) for each in self.ask("/query", query=expression)["result"]]

    def answers(self) -> bool:
        """Whether it has read the server."""
        try:
            return self.value('up{job="sobremesa"}') == [1]
        except (httpx.TransportError, ValueError):  # it says in plain text that it is not ready
            return False


@contextmanager
def reading(server: ServerProcess, folder: Path) -> Iterator[Prometheus]:
    """Prometheus with the two lines of the document, but for the port and how often it looks."""
    told = re.findall(r"`((?:scrape_configs|rule_files): \[.*?\])`", PAGE)
    text = OFTEN + "\n".join(told).replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    (folder / "prometheus.yml").write_text(text, "utf-8")
    (folder / "alerts.yml").write_bytes((DEPLOY / "alerts.yml").read_bytes())
    (port,) = free_ports(1)
    command = (
        program("prometheus"),
        f"--config.file={folder}/prometheus.yml",
        f"--storage.tsdb.path={folder}/data",
        f"--web.listen-address=127.0.0.1:{port}",
    )
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stderr=log, stdout=log, cwd=folder)
        found = Prometheus(f"http://127.0.0.1:{port}")
        try:
            until("the first numbers", lambda: process.poll() is not None or found.answers())
            assert process.poll() is None, (folder / "log").read_text("utf-8")
            yield found
        finally:
            found.close()
            process.terminate()
            process.wait(DEADLINE)


@pytest.fixture
def server(site: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server at which nobody else is, so that its numbers are known."""
    with serving(f"sqlite:///{tmp_path}/tables.db", site) as running:
        yield running


def expressions() -> list[str]:
    """Every expression of the board, as Grafana would send it."""
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def test_what_happens_at_a_server_is_seen_on_the_board_and_wakes_nobody(
    server: ServerProcess, tmp_path: Path, join: Join
) -> None:
    with reading(server, tmp_path) as prometheus:
        opened = open_table(server.http, "link", "link")
        players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
        stale = players[0].ask("choose", seat=0, ask=99, index=0)
        assert stale["type"] == "error"
        for _ in range(2):  # a rate is of two readings
            play_some(players, 1)
            chosen = sum(prometheus.value("sobremesa_choices_total"))
            until("a reading", lambda: sum(prometheus.value("sobremesa_choices_total")) > chosen)  # noqa: B023
        assert prometheus.value("sobremesa_sockets_open") == [2]
        dark = [each for each in expressions() if not prometheus.value(each)]
        assert dark == []
        (group,) = prometheus.ask("/rules")["groups"]
        assert {rule["health"] for rule in group["rules"]} == {"ok"}
        assert {rule["state"] for rule in group["rules"]} == {"inactive"}


def test_a_server_that_is_gone_is_noticed(server: ServerProcess, tmp_path: Path) -> None:
    with reading(server, tmp_path) as prometheus:
        assert prometheus.ask("/alerts")["alerts"] == []
        server.stop()
        (alert,) = until("an alert", lambda: prometheus.ask("/alerts")["alerts"])
    assert (alert["labels"]["alertname"], alert["state"]) == ("SobremesaIsDown", "pending")
