"""What spectators cost: the server's processor time a choice, with players and spectators.

    python bench/spectators.py [--rounds 5] [--choices 12] [--spectators 200] [--delay 10]

Starts a server of its own. At one table five people play, one choice after the other, each only
when everybody has been sent what there was to see of the last. Rounds with these five sockets alone
and with many spectators besides take turns, so that a busy machine touches them alike.
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from statistics import median
from typing import Any

import click
import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

from load import UNLIMITED, processor_time
from sobremesa.table.messages import PROTOCOL
from tables import Seat, Table, open_one, start_server

_PLAYERS = 5


class Spectator:
    """A socket that counts what comes, and reads nothing of it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames = 0
        self.listener = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for _ in self.socket:
            self.frames += 1


async def spectator(url: str, table: str) -> Spectator:
    """Somebody comes to watch."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    # Pings that are not a choice's are not to be counted.
    socket = await connect(address, open_timeout=120, max_queue=None, ping_interval=None)
    hello = {"type": "hello", "protocol": PROTOCOL, "language": "en"}
    await socket.send(msgspec.json.encode(hello).decode())
    return Spectator(socket)


async def quiet(seats: list[Seat], others: list[Spectator]) -> None:
    """Until everybody has been sent everything, and the server has nothing left to say."""
    before = -1
    while (
        now := sum(seat.bytes for seat in seats) + sum(each.frames for each in others)
    ) != before:
        before = now
        await asyncio.sleep(0.03)


async def one_round(
    server: psutil.Process, url: str, table: Table, company: int, choices: int
) -> float:
    """Milliseconds of the server's processor for each choice, with so many spectators."""
    async with AsyncExitStack() as stack:
        others = [await spectator(url, table.id) for _ in range(company)]
        for each in others:
            stack.push_async_callback(each.socket.close)
        await quiet(table.seats, others)
        before, made = processor_time(server), table.choices
        for _ in range(choices):
            await table.choose()
            await quiet(table.seats, others)
        if table.choices - made < choices:
            raise click.ClickException("the match was over too soon: fewer rounds or choices")
        return 1000 * (processor_time(server) - before) / choices


async def measure(
    server: psutil.Process, url: str, rounds: int, choices: int, many: int, delay: int, game: str
) -> dict[str, Any]:
    """Play, and count what it costs with whom."""
    seats = [{"kind": "link"}] * _PLAYERS
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        table = await open_one(http, 1, game, "m1", delay=delay, seats=seats)
    await table.sit(url)
    companies = {"players": 0, "and_spectators": many}
    found: dict[str, list[float]] = {name: [] for name in companies}
    for number in range(rounds + 1):
        for name, company in companies.items():
            cost = await one_round(server, url, table, company, choices)
            if number:  # the first round warms up
                found[name].append(cost)
    await table.leave()
    players, together = (median(costs) for costs in found.values())
    return {
        "game": game,
        "spectators": many,
        "delay": delay,
        "choices_a_round": choices,
        "rounds": {name: [round(each, 2) for each in costs] for name, costs in found.items()},
        "cpu_milliseconds_per_choice_with_five_players": round(players, 2),
        "and_more_with_the_spectators": round(together - players, 2),
        "ratio": round((together - players) / players, 2),
    }


@click.command()
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True)
@click.option("--choices", type=click.IntRange(1), default=12, show_default=True)
@click.option("--spectators", type=click.IntRange(1), default=200, show_default=True)
@click.option("--delay", type=click.Choice(["0", "10", "30", "100"]), default="0")
@click.option("--game", default="dceased", show_default=True)
@click.option("--compress/--no-compress", default=True)
def main(rounds: int, choices: int, spectators: int, delay: str, game: str, compress: bool) -> None:
    """Measure what watching costs."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/spectators.db"
        options = (*UNLIMITED, "--compress" if compress else "--no-compress")
        process, url = start_server(database, *options)
        try:
            server = psutil.Process(process.pid)
            found = asyncio.run(measure(server, url, rounds, choices, spectators, int(delay), game))
        finally:
            process.terminate()
            process.wait(60)
    found["compressed"] = compress
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


if __name__ == "__main__":
    main()
