"""How much travels: bytes as they come from the network, compressed as browsers have them."""

import socket
import statistics
from collections.abc import Iterator
from itertools import chain, count, islice
from typing import Any

import pytest
from websockets.sync.client import connect

from server.players import Player, open_table
from server.process import ServerProcess

MOST = 1500
"""Bytes of a step: what fits into one packet of the network."""
STEPS = 20


class Counted(socket.socket):
    """A line that counts what comes."""

    came = 0

    def recv(self, *arguments: int) -> bytes:
        """What has come."""
        data = super().recv(*arguments)
        self.came += len(data)
        return data


@pytest.fixture
def counted(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> ServerProcess:
    """The server, to which all come on lines that count."""

    def connected(address: str, **more: Any) -> Any:
        line = Counted()
        line.connect(("127.0.0.1", server.port))
        return connect(address, sock=line, **more)

    monkeypatch.setattr("server.process.connect", connected)
    return server


def steps_of_a_match(server: ServerProcess, game: str, mission: str, icon: str) -> Iterator[int]:
    """Two people take a step wherever they may, until the match is over; the bytes of each."""
    opened = open_table(server.http, "link", "link", game=game, mission=mission)
    players = [Player(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    taken = 0
    try:
        while players[0].table["status"] == "playing":
            for player in players:
                player.catch_up()
            player = next((each for each in players if each.prompt), players[0])
            if not player.prompt:
                continue  # it has just ended, and that is about to be told
            moves = [
                place
                for place, each in enumerate(player.prompt["prompt"]["choices"])
                if each.get("tone") == "move" and icon in ("", each["icon"])
            ]
            line = player.socket.socket
            assert isinstance(line, Counted)
            before = line.came
            answer = player.choose(moves[taken % len(moves)] if moves else 0)
            assert answer["type"] == "ack"
            if moves:
                yield line.came - before
                taken += 1
    finally:
        for player in players:
            player.leave()


@pytest.mark.parametrize(
    ("game", "mission", "icon"),
    [
        ("dceased", "m1", ""),
        ("incursion", "m1", ""),
        ("torgue", "opening_night", ""),
        ("oursun", "deep_water", "walk"),  # a charge turns over a tile: that is 2 to 3 kB
    ],
)
def test_most_steps_of_a_figure_fit_into_a_packet(
    counted: ServerProcess, game: str, mission: str, icon: str
) -> None:
    matches = (steps_of_a_match(counted, game, mission, icon) for _ in count())
    steps = list(islice(chain.from_iterable(matches), STEPS))
    assert statistics.median(steps) < MOST
