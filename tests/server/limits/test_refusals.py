"""What cannot be written down or understood is refused, and nothing is lost."""

import resource
from pathlib import Path

import pytest

from server.conftest import PATIENT
from server.players import DINNER, Join, open_table
from server.process import ServerProcess, serving, until

# A database that takes no writes


def test_a_full_disk_is_told_and_nothing_is_lost(site: Path, tmp_path: Path, join: Join) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *PATIENT) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        prompt = host.wait_for_prompt()
        pid = server.workers()[0].pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
        request = {"seat": 0, "ask": prompt["ask"], "index": 0, "id": "same"}
        refused = host.ask("choose", **request)
        until("bad health", lambda: server.http.get("/api/health").status_code == 503)
        health = server.http.get("/api/health").json()
        opening = server.http.post("/api/tables", json={**DINNER, "seats": [{"kind": "link"}] * 2})
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        until("good health", lambda: server.http.get("/api/health").status_code == 200)
        landed = host.ask("choose", **request)
        again = host.ask("choose", **request)
    assert (refused["type"], refused["code"]) == ("error", "unavailable")
    assert health["code"] == "unavailable"
    assert (opening.status_code, opening.json()["code"]) == (503, "unavailable")
    assert (landed["type"], again["version"]) == ("ack", landed["version"])


# What cannot be understood


@pytest.mark.parametrize(
    ("method", "path", "more"),
    [
        ("GET", "/api/health", {"headers": {"Host": "[x"}}),
        ("GET", "/api/health", {"headers": {"Origin": "http://[x"}}),
        ("POST", "/api/tables", {"content": "[" * 30_000}),
        ("POST", "/api/tables", {"content": '{"a":' * 10_000}),
        ("GET", "/api/tables?before=99999999999999999999999", {}),
        ("GET", "/api/tables?game=%00", {}),
        ("GET", "/api/tables/%00", {}),
        ("GET", "/%00", {}),
        ("GET", "/api/rules/%00", {}),
    ],
)
def test_nonsense_is_refused_and_never_a_failure(
    server: ServerProcess, method: str, path: str, more: dict[str, object]
) -> None:
    answer = server.http.request(method, path, **more)  # type: ignore[arg-type]
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"
    assert "expected" in answer.json()["message"].lower()
