"""How much travels: bytes as they come from the network, compressed as browsers have them."""

import socket
import statistics
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


@pytest.mark.parametrize(
    ("game", "mission"),
    [("dceased", "m1"), ("incursion", "m1"), ("torgue", "opening_night")],
)
def test_most_steps_of_a_figure_fit_into_a_packet(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, game: str, mission: str
) -> None:
    def counted(address: str, **more: Any) -> Any:
        line = Counted()
        line.connect(("127.0.0.1", server.port))
        return connect(address, sock=line, **more)

    monkeypatch.setattr("server.process.connect", counted)
    opened = open_table(server.http, "link", "link", game=game, mission=mission)
    players = [Player(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    steps: list[int] = []
    while len(steps) < STEPS:
        for player in players:
            player.catch_up()
        player = next(each for each in players if each.prompt)
        choices = player.wait_for_prompt()["prompt"]["choices"]
        moves = [place for place, each in enumerate(choices) if each.get("tone") == "move"]
        line = player.socket.socket
        assert isinstance(line, Counted)
        before = line.came
        answer = player.choose(moves[len(steps) % len(moves)] if moves else 0)
        assert answer["type"] == "ack"
        steps += [line.came - before] if moves else []
    for player in players:
        player.leave()
    assert statistics.median(steps) < MOST
