"""A restart in place: the process and its door stay, and people play on after a blink."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from server.players import Join, open_table, play_some
from server.process import DEADLINE, ServerProcess, done, serving, until


def workers(database: str) -> list[str]:
    """Several of them where there can be."""
    return ["--workers", "2"] if database.startswith("postgres") else []


def starts(server: ServerProcess) -> int:
    """How often the server has said that it listens."""
    return sum(entry["event"] == "listening" for entry in server.logs)


@pytest.mark.parametrize("how", ["by a command", "by a signal"])
def test_people_play_on_after_a_restart(site: Path, database: str, join: Join, how: str) -> None:
    with serving(database, site, *workers(database)) as server:
        opened = open_table(server.http, "link", "link")
        players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
        play_some(players, 2)
        for player in players:
            player.catch_up()
        if how == "by a command":
            done(site, "admin", "restart", "--db", database)
        else:
            server.process.send_signal(signal.SIGUSR2)
        assert [player.close_code() for player in players] == [1012, 1012]
        # They come back at once: until the new process is there, they wait at its door. Of several
        # workers another might still let them in, and close as well.
        if workers(database):
            until("the new process", lambda: starts(server) == 2)
        back = [
            join(server, opened.id, [opened.keys[seat]], seat, before=player)
            for seat, player in enumerate(players)
        ]
        assert [player.version for player in back] == [player.version for player in players]
        play_some(back, 2)
        assert starts(server) == 2
        assert server.process.poll() is None


def test_two_requests_for_a_restart_make_one(site: Path, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site) as server:
        for _ in range(5):
            server.process.send_signal(signal.SIGUSR2)
        until("the new process", lambda: starts(server) == 2)
        assert server.http.get("/api/health").status_code == 200
        assert starts(server) == 2


def test_a_door_that_somebody_else_opened_is_used(site: Path, tmp_path: Path) -> None:
    """As systemd does it: the socket is there before the server, and after it."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        program = "from sobremesa.cli import main; main(prog_name='sobremesa')"
        script = f'exec 3<&{door.fileno()}; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"'
        database = f"sqlite:///{tmp_path}/tables.db"
        command = [sys.executable, "-c", program, "serve", "--port", "1", "--db", database]
        with subprocess.Popen(
            ["bash", "-c", script, "bash", *command],
            pass_fds=[door.fileno()],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(site), *sys.path])},
            stderr=subprocess.DEVNULL,
        ) as server:
            url = f"http://127.0.0.1:{door.getsockname()[1]}/api/health"
            assert httpx.get(url, timeout=DEADLINE).status_code == 200
            server.terminate()
            assert server.wait(DEADLINE) == 0
