"""What a whole game costs a phone: the bytes that come over its socket, compressed as they travel.

    python bench/phone.py [--games 5] [--game dceased] [--mission m0]

Starts a server of its own. One person plays by what is bold: attack, else move, else the first
option, and now and then anything, so that every game comes to its end.
"""

from __future__ import annotations

import asyncio
import tempfile
from statistics import median
from typing import Any

import click
import httpx
import msgspec

from load import UNLIMITED
from tables import Shown, Table, open_one, start_server

_FAST = (
    *UNLIMITED,
    "--socket-rate",
    "100000",
    "--socket-burst",
    "100000",
    "--frame-burst",
    "100000",
)
_ANYTHING = 8
"""One choice in so many is any."""


class Phone(Table):
    """A table with one seat."""

    def _pick(self, prompt: Shown) -> int:
        choices: list[dict[str, Any]] = prompt.prompt.choices or []
        if self.dice.below(_ANYTHING) == 0:
            return self.dice.below(len(choices))
        tones = [choice.get("tone") for choice in choices]
        return next((tones.index(tone) for tone in ("attack", "move") if tone in tones), 0)

    async def tap(self) -> bool:
        """Choose something; false when the match is over."""
        (seat,) = self.seats
        await self._until(lambda: seat.is_to_choose or seat.is_over)
        if seat.is_over or seat.prompt is None:
            return False
        ask, index, version = seat.prompt.ask, self._pick(seat.prompt), seat.version
        request = {"type": "choose", "id": f"{version}", "seat": 0, "ask": ask, "index": index}
        await seat.socket.send(msgspec.json.encode(request).decode())
        await self._until(lambda: seat.version > version or bool(seat.refused))
        if seat.refused:
            raise click.ClickException(seat.refused[0])
        self.choices += 1
        return True


async def one_game(url: str, number: int, game: str, mission: str) -> dict[str, int]:
    """Play to the end, and count."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        opened = await open_one(http, number, game, mission, seats=[{"kind": "link"}])
    table = Phone(opened.id, opened.keys, opened.dice)
    await table.sit(url)
    while await table.tap():
        pass
    (seat,) = table.seats
    found = {"choices": table.choices, "bytes": seat.travelled, "as_text": seat.bytes}
    await table.leave()
    return found


async def measure(url: str, games: int, game: str, mission: str) -> dict[str, Any]:
    """Some games one after the other."""
    played = [await one_game(url, number + 1, game, mission) for number in range(games)]
    return {
        "game": game,
        "mission": mission,
        "games": played,
        "bytes_of_a_game": round(median(each["bytes"] for each in played)),
        "bytes_of_a_choice": round(median(each["bytes"] / each["choices"] for each in played)),
    }


@click.command()
@click.option("--games", type=click.IntRange(1), default=5, show_default=True)
@click.option("--game", default="dceased", show_default=True)
@click.option("--mission", default="m0", show_default=True)
def main(games: int, game: str, mission: str) -> None:
    """Measure what a game costs a phone."""
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(f"sqlite:///{folder}/phone.db", *_FAST)
        try:
            found = asyncio.run(measure(url, games, game, mission))
        finally:
            process.terminate()
            process.wait(60)
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


if __name__ == "__main__":
    main()
