"""What a server can carry: the processor's time and the memory of each thing that it does.

    python bench/capacity.py [--tables 40] [--spectators 4] [--seconds 15] [--postgres --workers 2]

Starts a server of its own and measures it in four states, one after the other: nobody there, tables
in memory with two sockets each that are silent, the same playing, and playing with spectators. From
these four follow the time that an idle socket takes in a second, a choice, and a view that is sent,
and the memory of a table and a socket. What the four say together is checked by a fifth state that
had no part in it: half the choices a second, and half the spectators.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import ExitStack

import click
import msgspec
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import connect

from load import UNLIMITED, memory_of, own_postgres, play, processor_time
from sobremesa.table.messages import PROTOCOL
from tables import Seat, Table, open_tables, start_server


class State(msgspec.Struct):
    """What was done in a state, and what it took."""

    seconds: float
    sockets: int
    choices: int
    views: int
    processor: float
    """Seconds of the processor."""


class Costs(msgspec.Struct):
    """Milliseconds of the processor, and kilobytes."""

    running: float
    """A second of a server at which nobody is."""
    idle: float
    """A second of a socket that is silent."""
    choice: float
    view: float
    table_kilobytes: float
    socket_kilobytes: float

    def predicted(self, state: State) -> float:
        """The seconds of the processor that a state should take."""
        quiet = state.seconds * (self.running + self.idle * state.sockets)
        return (quiet + self.choice * state.choices + self.view * state.views) / 1000


async def watch(url: str, table: Table) -> tuple[Seat, asyncio.Task[None]]:
    """One spectator more."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
    socket = await connect(address, open_timeout=120, max_queue=None)
    hello = {"type": "hello", "protocol": PROTOCOL, "keys": [], "seat": None, "language": "en"}
    await socket.send(msgspec.json.encode(hello).decode())
    seat = Seat(socket, -1, asyncio.Event())
    return seat, asyncio.create_task(seat.listen())


class Bench:
    """A server, its tables, and everybody who looks at them."""

    def __init__(self, process: psutil.Process, url: str) -> None:
        self.process, self.url = process, url
        self.tables: list[Table] = []
        self.watchers: list[tuple[Seat, asyncio.Task[None]]] = []

    @property
    def seats(self) -> list[Seat]:
        """Every socket."""
        at_tables = [seat for table in self.tables for seat in table.seats]
        return at_tables + [seat for seat, _ in self.watchers]

    async def state(self, seconds: float, rate: float) -> State:
        """Let so much time pass, with so many choices a second at each table."""
        seats, tables = self.seats, self.tables
        choices, views = sum(each.choices for each in tables), sum(each.views for each in seats)
        before, began = processor_time(self.process), time.perf_counter()
        if rate:
            await play(tables, seconds, rate)
        else:
            await asyncio.sleep(seconds)
        return State(
            seconds=time.perf_counter() - began,
            sockets=len(seats),
            choices=sum(each.choices for each in tables) - choices,
            views=sum(each.views for each in seats) - views,
            processor=processor_time(self.process) - before,
        )


async def measure(
    process: psutil.Process, url: str, tables: int, spectators: int, seconds: float
) -> tuple[Costs, State]:
    """The five states."""
    bench = Bench(process, url)
    await open_tables(url, 1, "incursion", "m1")  # so that everything is loaded
    empty_memory = memory_of(process)
    nobody = await bench.state(seconds, 0)
    bench.tables = await open_tables(url, tables, "incursion", "m1")
    for table in bench.tables:
        await table.sit(url)
    silent = await bench.state(seconds, 0)
    await bench.state(5, 1)  # words are read when they are first said
    two = await bench.state(seconds, 1)
    socket_memory = memory_of(process)
    for table in bench.tables:
        bench.watchers += [await watch(url, table) for _ in range(spectators)]
    await bench.state(2, 0)
    crowd_memory = memory_of(process)
    many = await bench.state(seconds, 1)
    for _, task in bench.watchers[::2]:
        task.cancel()
    gone = bench.watchers[::2]
    bench.watchers = bench.watchers[1::2]
    await asyncio.gather(*(seat.socket.close() for seat, _ in gone))
    half = await bench.state(seconds, 0.5)
    running = 1000 * nobody.processor / nobody.seconds
    idle = (1000 * silent.processor / silent.seconds - running) / silent.sockets
    quiet = Costs(running, max(0.0, idle), 0, 0, 0, 0)
    left = [1000 * (each.processor - quiet.predicted(each)) for each in (two, many)]
    view = (left[1] / many.choices - left[0] / two.choices) / (
        many.views / many.choices - two.views / two.choices
    )
    costs = msgspec.structs.replace(
        quiet,
        view=view,
        choice=(left[0] - view * two.views) / two.choices,
        table_kilobytes=(socket_memory - empty_memory) / tables / 1024,
        socket_kilobytes=(crowd_memory - socket_memory) / (tables * spectators) / 1024,
    )
    for table in bench.tables:
        await table.leave()
    return costs, half


@click.command()
@click.option("--tables", type=click.IntRange(1), default=40, show_default=True)
@click.option("--spectators", type=click.IntRange(2), default=4, show_default=True)
@click.option("--seconds", type=click.FloatRange(1), default=15, show_default=True)
@click.option("--postgres", is_flag=True, help="A PostgreSQL of its own, as the tests have it.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
def main(tables: int, spectators: int, seconds: float, postgres: bool, workers: int) -> None:
    """Measure what each thing costs, and how well that predicts what was not measured."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = f"sqlite:///{folder}/capacity.db"
        if postgres:
            database = stack.enter_context(own_postgres(folder))
        server, url = start_server(database, *UNLIMITED, "--workers", str(workers))
        try:
            process = psutil.Process(server.pid)
            costs, half = asyncio.run(measure(process, url, tables, spectators, seconds))
        finally:
            server.terminate()
            server.wait(60)
    for name in Costs.__struct_fields__:
        unit = "kB" if name.endswith("kilobytes") else "ms of processor"
        click.echo(f"{name.replace('_kilobytes', '')}: {getattr(costs, name):.3f} {unit}")
    expected = costs.predicted(half)
    click.echo(
        f"checked: {half.choices} choices and {half.views} views at {half.sockets} sockets in "
        f"{half.seconds:.0f} s took {half.processor:.2f} s of processor, {expected:.2f} expected"
    )


if __name__ == "__main__":
    main()
