"""How a server is set up: where it listens, where it keeps its tables, and its limits."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import click
import msgspec

from sobremesa.table.errors import Refused


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a client may ask of the server. Rates are per second, with the most at once beside."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    frame_rate: int = 50
    frame_burst: int = 400
    socket_rate: int = 20
    socket_burst: int = 60
    ping_rate: float = 1
    ping_burst: int = 20
    chat_rate: float = 1
    chat_burst: int = 10
    table_chat_rate: float = 3
    table_chat_burst: int = 60
    request_rate: int = 50
    request_burst: int = 200
    address_share: float = 0.25
    table_share: float = 0.25
    crowd_share: float = 0.4
    share_burst: float = 1
    connections: int = 2000
    connections_per_address: int = 128
    connection_rate: float = 20
    tables_per_hour: int = 20
    open_tables: int = 50
    sockets_per_address: int = 100
    sockets_per_table: int = 300
    name_length: int = 40
    chat_length: int = 500
    contribution_length: int = 64
    header_seconds: float = 10
    silence_seconds: float = 90
    hello_seconds: float = 10
    send_seconds: float = 30
    absent_seconds: float = 120
    whatif_steps: int = 200
    idle_tables: int = 200
    """Tables that nobody looks at and that are kept in memory all the same."""

    def shared_out(self, workers: int) -> Limits:
        """The part of one of several workers: together they allow no more than one would.

        Time is not shared out: every worker has its own. Nor is a table: its sockets are all at
        one of them.
        """
        parts = {name: -(-getattr(self, name) // workers) for name in _SHARED_OUT}
        return msgspec.structs.replace(self, **parts)


class Keep(msgspec.Struct, frozen=True):
    """For how many days tables are kept; 0 is for ever."""

    unbegun: int = 14
    abandoned: int = 0
    finished: int = 0


class Bench(msgspec.Struct, frozen=True, kw_only=True):
    """The workbench: where studies are kept that are started in the browser, and how large."""

    folder: str = ""
    """Without one there is no workbench."""
    workers: int = 1
    games: int = 20_000
    studies: int = 50


_SHARED_OUT = (
    "request_rate",
    "request_burst",
    "connections",
    "connections_per_address",
    "connection_rate",
    "sockets_per_address",
)
"""What a client could have several times over by going from worker to worker."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that `sobremesa serve` can be told."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    nearby: bool = False
    """Whether whoever is on the same network comes by an address of this machine."""
    proxies: str = ""
    client: str = ""
    database_seconds: float = 10.0
    """How long PostgreSQL may take to answer; then whoever waits is told that it does not."""
    bot_processes: int = 2
    bot_seconds: float = 5.0
    bot_margin: float = 10.0
    bot_memory: int = 1024
    compress: bool = True
    older: bool = False
    """Whether a server of an earlier version stands behind the proxy for what cannot go on here."""
    log_level: str = "info"
    metrics_token: str = ""
    """The key to what is for operators; without one it is for this machine only."""
    call_seconds: float = 20.0
    """How long a turn lasts before whoever is away is called."""
    local_calls: bool = False
    """Whether calls may go to this machine and its network, and unencrypted."""
    push_contact: str = ""
    """Whom those who carry calls to browsers may write to."""
    limits: Limits = Limits()
    keep: Keep = Keep()
    workbench: Bench = Bench()

    @property
    def several_workers(self) -> bool:
        """Whether other processes may move the same tables."""
        return self.database.startswith("postgres")


def default_database() -> str:
    """One SQLite file in the user's own folder; nothing to set up."""
    return f"sqlite:///{_own_folder() / 'tables.db'}"


def default_bench() -> Bench:
    """A workbench beside that file."""
    return Bench(folder=str(_own_folder() / "studies"), workers=spare_cores())


def spare_cores() -> int:
    """One less than there are, which is left for those who play; but one at least."""
    return max(1, (os.cpu_count() or 1) - 1)


def _own_folder() -> Path:
    folder = Path(click.get_app_dir("sobremesa"))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def engine_url(database: str) -> str:
    """The address as SQLAlchemy wants it, with the driver that fits."""
    scheme, separator, rest = database.partition("://")
    if separator and scheme in ("sqlite", "sqlite+pysqlite"):
        return f"sqlite+pysqlite://{rest}"
    if separator and scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        if find_spec("psycopg") is None:
            raise Refused(
                "unavailable",
                "expected the driver of PostgreSQL, found none: pip install 'sobremesa[postgres]'",
            )
        return f"postgresql+psycopg://{rest}"
    raise Refused(
        "bad_request",
        f"expected a database like sqlite:///tables.db or postgresql://..., got {database!r}",
    )
