"""What cannot be written down or understood is refused, and nothing is lost."""

import resource
import select
import socket
from pathlib import Path

import pytest

from server.conftest import PATIENT
from server.players import DINNER, Join, open_table
from server.process import DEADLINE, ServerProcess, serving, until

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


# What nobody wants to read


def ask_without_body(server: ServerProcess, *headers: str, length: int) -> socket.socket:
    """A request through a proxy that keeps no connection; what it announces is not sent yet."""
    line = socket.create_connection(("127.0.0.1", server.port), DEADLINE)
    announced = ("Host: localhost", "Connection: close", f"Content-Length: {length}", *headers)
    line.sendall("\r\n".join(("POST /api/tables HTTP/1.1", *announced, "", "")).encode())
    return line


def has_heard(server: ServerProcess, line: socket.socket) -> bool:
    """Whether anything was said on a line by the time somebody else was answered."""
    assert server.http.get("/api/health").status_code == 200
    return bool(select.select([line], [], [], 0)[0])


def answer(line: socket.socket) -> bytes:
    """All that is said on a line until it is hung up."""
    with line, line.makefile("rb") as words:
        return words.read()


@pytest.mark.parametrize("length", [64 * 1024 + 1, 512 * 1024])
def test_what_is_too_large_is_read_before_it_is_refused(server: ServerProcess, length: int) -> None:
    line = ask_without_body(server, length=length)
    assert not has_heard(server, line)
    line.sendall(b"x" * (length - 1))
    assert not has_heard(server, line)
    line.sendall(b"x")
    assert answer(line).startswith(b"HTTP/1.1 413 ")


def test_whoever_may_not_come_in_is_told_so_once_all_is_read(server: ServerProcess) -> None:
    line = ask_without_body(server, "Origin: https://elsewhere.example", length=2)
    assert not has_heard(server, line)
    line.sendall(b"{}")
    assert answer(line).startswith(b"HTTP/1.1 403 ")


def test_what_is_beyond_all_measure_is_not_read_to_its_end(server: ServerProcess) -> None:
    with ask_without_body(server, length=1 << 30) as line:
        line.sendall(b"x" * (1 << 20))
        assert line.recv(12) == b"HTTP/1.1 413"


def test_whoever_asks_before_sending_hears_the_answer_instead(server: ServerProcess) -> None:
    line = ask_without_body(server, "Expect: 100-continue", length=512 * 1024)
    assert answer(line).startswith(b"HTTP/1.1 413 ")
