"""The door: opened here or by somebody else, and what whoever opened it is told."""

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx

from server.process import DEADLINE, run, serving

_PROGRAM = "from sobremesa.cli import main; main(prog_name='sobremesa')"


def test_a_door_that_somebody_else_opened_is_used_and_they_are_told_how_it_stands(
    site: Path, tmp_path: Path
) -> None:
    """As systemd does it: the socket is there before the server, and after it."""
    with (
        socket.create_server(("127.0.0.1", 0)) as door,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told,
    ):
        told.bind(str(tmp_path / "notify"))
        told.settimeout(DEADLINE)
        script = f'exec 3<&{door.fileno()}; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"'
        database = f"sqlite:///{tmp_path}/tables.db"
        command = [sys.executable, "-c", _PROGRAM, "serve", "--port", "1", "--db", database]
        paths = os.pathsep.join([str(site), *sys.path])
        with subprocess.Popen(
            ["bash", "-c", script, "bash", *command],
            pass_fds=[door.fileno()],
            env={**os.environ, "PYTHONPATH": paths, "NOTIFY_SOCKET": str(tmp_path / "notify")},
            stderr=subprocess.DEVNULL,
        ) as server:
            assert told.recv(1000).startswith(b"READY=1\n")
            url = f"http://127.0.0.1:{door.getsockname()[1]}/api/health"
            assert httpx.get(url, timeout=DEADLINE).status_code == 200
            server.terminate()
            assert server.wait(DEADLINE) == 0
            assert told.recv(1000) == b"STOPPING=1"


def test_a_port_that_is_taken_is_told_in_one_line(site: Path, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = run(site, "serve", "--port", port, "--db", f"sqlite:///{tmp_path}/tables.db")
    assert told.returncode == 1
    assert told.stderr.startswith(f"Error: cannot listen on 127.0.0.1 port {port}: ")
    assert told.stderr.count("\n") == 1


def test_a_server_that_cannot_start_says_why_once_and_ends(site: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with serving(database, site):
        pass

    with sqlite3.connect(tmp_path / "tables.db") as line:
        line.execute("UPDATE alembic_version SET version_num = '999'")
    told = run(site, "serve", "--port", "0", "--db", database)
    assert told.returncode == 1
    assert told.stderr.count("format 999") + told.stderr.count("999") >= 1
