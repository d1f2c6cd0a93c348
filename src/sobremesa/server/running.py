"""Starting and stopping: one process on SQLite, several workers on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from types import FrameType

import click
import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from sobremesa.server.limits.doors import Settings
from sobremesa.server.store.store import Store
from sobremesa.server.web.app import create_app

from .config import Config, hand_down
from .logs import set_up
from .metrics import forget_worker, shared_by_workers
from .succession import Succession

log = logging.getLogger(__name__)

_GRACE_SECONDS = 10
_OTHER_FILES = 200
_BACKLOG = 128
"""Connections that may wait to be let in. They come in all at once, and meanwhile nobody plays."""
_WORKER_SECONDS = 60
"""A worker that does not answer for so long is replaced; it may be slow to start."""


class _Server(uvicorn.Server):
    """A server that says when it is ready to be talked to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


class _Workers(Multiprocess):
    """Several workers, of which one that is gone is no longer counted."""

    def keep_subprocess_alive(self) -> None:
        """Replace those that have died."""
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        for pid in before - {process.pid for process in self.processes}:
            if pid is not None:
                forget_worker(pid)


def serve(config: Config, *, browser: bool = False) -> None:
    """Serve until somebody stops it."""
    set_up(config.log_level)
    config = msgspec.structs.replace(config, limits=config.limits.shared_out(config.workers))
    _allow_files(config.limits.connections)
    signal.signal(signal.SIGTERM, _stopped)
    asyncio.run(_open_database(config.database))
    several = config.workers > 1
    app = "sobremesa.server.web.app:from_environment" if several else create_app(config)
    settings = _settings(config, app)
    succession = Succession(settings.bind_socket)
    if several:
        _serve_with_workers(config, settings, succession)
    else:
        _serve_alone(config, settings, succession, browser=browser)
    succession.pass_on()


def _serve_alone(
    config: Config, settings: Settings, succession: Succession, *, browser: bool
) -> None:
    url = _url(config, succession.listening)
    port = succession.listening.getsockname()[1]

    def ready() -> None:
        log.info("listening", extra={"url": url, "port": port, "restarted": succession.inherited})
        if browser and not succession.inherited:
            click.echo(f"{url}\nCtrl-C: stop / parar")
            webbrowser.open(url)

    server = _Server(settings, ready)
    succession.on_request(lambda: setattr(server, "should_exit", True))
    server.run(sockets=[succession.listening])


async def _open_database(database: str) -> None:
    """Before any worker starts, so that one that cannot be used is told of once and clearly."""
    store = Store(database, "start")
    try:
        await store.open()
    finally:
        await store.close()


def _allow_files(connections: int) -> None:
    """Let this process and its workers have a file open for every connection."""
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + _OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _stopped(_signal: int, _frame: FrameType | None) -> None:
    """uvicorn sends itself the signal again when everything is put away: then all is well."""
    sys.exit(0)


def _serve_with_workers(config: Config, settings: Settings, succession: Succession) -> None:
    hand_down(config)
    listening = succession.listening
    log.info(
        "listening",
        extra={
            "url": _url(config, listening),
            "port": listening.getsockname()[1],
            "workers": config.workers,
            "restarted": succession.inherited,
        },
    )
    with shared_by_workers():
        workers = _Workers(settings, sockets=[listening])
        succession.on_request(workers.should_exit.set)
        workers.run()


def _settings(config: Config, app: object) -> Settings:
    return Settings(
        config,
        app,
        host=config.host,
        port=config.port,
        workers=config.workers,
        factory=isinstance(app, str),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=config.limits.message_bytes,
        ws_max_queue=16,
        backlog=_BACKLOG,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=config.compress,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        timeout_worker_healthcheck=_WORKER_SECONDS,
    )


def _url(config: Config, listening: socket.socket) -> str:
    host = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else config.host  # noqa: S104
    return f"http://{host}:{listening.getsockname()[1]}/"
