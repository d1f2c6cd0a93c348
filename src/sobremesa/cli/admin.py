"""`sobremesa admin`: what an operator does at a server, running or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from sobremesa.kernel import SobremesaError
from sobremesa.server.operating import desk
from sobremesa.server.options import database_option
from sobremesa.server.store.store import Store
from sobremesa.server.store.visiting import visiting
from sobremesa.table.rows import ChatFor, Status

from .arguments import as_json, read_file
from .output import many, print_json, print_table

T = TypeVar("T")

_table = click.argument("table", metavar="TABLE")
_seat = click.argument("seat", type=click.IntRange(min=0))


def _done(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something at the database."""

    async def all() -> T:
        async with visiting(database) as store:
            return await work(store)

    return asyncio.run(all())


def _when(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


@click.group("admin", short_help="Look after a server, running or not.")
def command() -> None:
    """Look after a server, running or not.

    Everything is done by the database: whoever may change that may do all of this. A running
    server, with all its workers, hears of it within a second or two.
    """


# Tables


@command.command("list")
@database_option
@click.option("--status", type=click.Choice(["open", "playing", "over"]), help="Only these.")
@click.option(
    "--most", type=click.IntRange(min=1), default=50, show_default=True, help="How many at most."
)
@as_json
def list_tables(database: str, status: Status | None, most: int, as_json: bool) -> None:
    """List the tables, the latest first."""
    found = _done(database, lambda store: desk.list_tables(store, status, most))
    if as_json:
        print_json(found)
        return
    rows = [
        (each.id, each.game, each.mission, each.status, _people(each), _when(each.moved_at))
        for each in found
    ]
    print_table([("table", "game", "mission", "status", "seats", "moved (UTC)"), *rows], range(5))


def _people(table: desk.Summary) -> str:
    return ", ".join(seat.player or seat.name or "-" for seat in table.seats)


@command.command()
@_table
@database_option
@as_json
def show(table: str, database: str, as_json: bool) -> None:
    """Show what is known of TABLE; nothing that is hidden from players."""
    found = _done(database, lambda store: desk.show_table(store, table))
    if as_json:
        print_json(found)
        return
    click.echo(f"{found.game} {found.mission}, {found.status}, {found.title or 'no title'}")
    click.echo(f"rules {found.rules}, content {found.content or 'unknown'}")
    click.echo(f"{many(found.entries, 'entry', 'entries')}, last {_when(found.moved_at)} UTC")
    click.echo(f"chat for {found.chat}; opened by {found.opener or 'nobody any more'}")
    for seat in found.seats:
        state = "muted" if seat.muted else "taken" if seat.taken else "free"
        click.echo(f"seat {seat.seat}: {seat.player or seat.name or '-'} ({state})")


@command.command()
@_table
@database_option
def close(table: str, database: str) -> None:
    """Close TABLE: whoever is there is told, and nothing of it is left."""
    _done(database, lambda store: desk.close_table(store, table))
    click.echo(f"{table} is closed")


@command.command()
@_table
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def export(table: str, file: Path, database: str) -> None:
    """Write TABLE with all that belongs to it to FILE, which then holds all its secrets."""
    found = _done(database, lambda store: desk.export_table(store, table))
    try:
        with file.open("xb") as written:
            written.write(msgspec.json.encode(found))
    except OSError as error:
        raise SobremesaError(f"expected a file that can be made: {error}") from error
    click.echo(f"{file}: {many(len(found.rows['entries']), 'entry', 'entries')}")


@command.command("import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@database_option
def import_table(file: str, database: str) -> None:
    """Bring the table in FILE here; the keys of its players go on to open it."""
    try:
        export = msgspec.json.decode(read_file(file), type=desk.Export)
    except msgspec.DecodeError as error:
        raise SobremesaError(f"{file}: expected an exported table: {error}") from error
    click.echo(_done(database, lambda store: desk.import_table(store, export)))


@command.command("free-seat")
@_table
@_seat
@database_option
def free_seat(table: str, seat: int, database: str) -> None:
    """Take SEAT of TABLE from its holder, and print the path that opens it for another."""
    key = _done(database, lambda store: desk.free_seat(store, table, seat))
    click.echo(f"/t/{table}#{key}")


@command.command()
@_table
@_seat
@database_option
@click.option("--off", is_flag=True, help="Let it speak again.")
def mute(table: str, seat: int, database: str, off: bool) -> None:
    """Let SEAT of TABLE say nothing more."""
    _done(database, lambda store: desk.mute_seat(store, table, seat, not off))
    click.echo(f"seat {seat} of {table} {'may speak again' if off else 'is muted'}")


@command.command()
@_table
@click.argument("who", type=click.Choice(["all", "seats", "nobody"]))
@database_option
def chat(table: str, who: ChatFor, database: str) -> None:
    """Say WHO may chat at TABLE: all, only whoever has a seat, or nobody."""
    _done(database, lambda store: desk.let_chat(store, table, who))
    click.echo(f"chat at {table}: {who}")


# The house


@command.command()
@click.argument("address")
@database_option
@click.option(
    "--days", type=click.IntRange(min=0), default=0, help="For how long. [default: for ever]"
)
@click.option("--note", default="", help="Why, for yourself.")
def ban(address: str, database: str, days: int, note: str) -> None:
    """Let nobody from ADDRESS in: an IP address, or its hash as the log has it.

    Of an IPv6 address the whole /64 is meant. Only the hash is kept.
    """
    click.echo(_done(database, lambda store: desk.ban(store, address, days, note)))


@command.command()
@click.argument("address")
@database_option
def unban(address: str, database: str) -> None:
    """Let ADDRESS in again."""
    click.echo(_done(database, lambda store: desk.unban(store, address)))


@command.command()
@database_option
@as_json
def bans(database: str, as_json: bool) -> None:
    """List who is banned."""
    found = _done(database, desk.bans)
    if as_json:
        keys: Any = ("address", "until", "note")
        print_json([dict(zip(keys, each, strict=True)) for each in found])
        return
    rows = [(hashed, _when(until) if until else "for ever", note) for hashed, until, note in found]
    print_table([("address", "until (UTC)", "note"), *rows], range(3))


@command.command("read-only")
@click.argument("state", type=click.Choice(["on", "off"]))
@database_option
def read_only(state: str, database: str) -> None:
    """Let nothing be changed at any table (on), or everything again (off)."""
    _done(database, lambda store: desk.set_read_only(store, state == "on"))
    click.echo(f"read-only: {state}")


@command.command()
@click.argument("minutes", type=click.IntRange(0, 24 * 60))
@database_option
def announce(minutes: int, database: str) -> None:
    """Tell every table that the server restarts in MINUTES; 0 takes it back."""
    at = int(time.time()) + 60 * minutes if minutes else 0
    _done(database, lambda store: desk.announce_restart(store, at))
    click.echo(f"a restart at {_when(at)} UTC is announced" if at else "no restart is announced")


@command.command()
@click.option(
    "--wait",
    type=click.FloatRange(min=1),
    default=240.0,
    show_default=True,
    metavar="SECONDS",
    help="How long to wait for word of how it went.",
)
@database_option
def restart(wait: float, database: str) -> None:
    """Restart the server with the programs that are installed now; nobody loses anything.

    The new program starts beside the old one and takes over when it is ready. If it does not start,
    the old one goes on. So does `kill -USR2`. Says how it went, and exits with 1 if it went wrong.
    """

    async def all(store: Store) -> str:
        await desk.restart(store)
        return await desk.restarted(store, wait)

    click.echo(f"restarted: {_done(database, all)}")
