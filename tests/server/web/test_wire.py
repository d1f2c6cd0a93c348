"""How much travels: bytes as they come from the network, compressed as browsers have them."""

import socket
import statistics
from collections.abc import Iterator
from itertools import chain, count, islice
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from server import process
from server.conftest import PATIENT
from server.players import Player, open_table
from server.process import ServerProcess, serving

MOST = 1500
"""Bytes of a step: what fits into one packet of the network."""
STEPS = 20
NINE_OF_TEN = STEPS * 9 // 10 - 1
"""The place of the largest of nine steps in ten."""


ONE_SECRET = """
from sobremesa.server.tables import opening
opening.fresh_secret = lambda: "5e" * 32
"""
"""What the server does before all else."""


class Counted(socket.socket):
    """A line that counts what comes."""

    came = 0

    def recv(self, *arguments: int) -> bytes:
        """What has come."""
        data = super().recv(*arguments)
        self.came += len(data)
        return data


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on which all tables are dealt from one secret, so that each run plays the same."""
    database = f"sqlite:///{tmp_path_factory.mktemp('wire')}/tables.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(process, "_COMMAND", ONE_SECRET + process._COMMAND)
        with serving(database, site, *PATIENT) as running:
            yield running


@pytest.fixture
def counted(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> ServerProcess:
    """The server, to which all come on lines that count."""

    def connected(address: str, **more: Any) -> Any:
        line = Counted()
        line.connect(("127.0.0.1", server.port))
        return connect(address, sock=line, **more)

    monkeypatch.setattr(process, "connect", connected)
    return server


def came(player: Player) -> int:
    """How many bytes have come to a player."""
    line = player.socket.socket
    assert isinstance(line, Counted)
    return line.came


def steps_of_a_match(
    server: ServerProcess, game: str, mission: str, icon: str
) -> Iterator[tuple[int, int]]:
    """Two people take a step wherever they may, until the match is over.

    Gives for each step the bytes for whoever takes it, and for the other one.
    """
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
            other = players[1 - players.index(player)]
            before = came(player), came(other)
            answer = player.choose(moves[taken % len(moves)] if moves else 0)
            assert answer["type"] == "ack"
            if moves:
                other.catch_up()
                yield came(player) - before[0], came(other) - before[1]
                taken += 1
    finally:
        for player in players:
            player.leave()


@pytest.mark.parametrize(
    ("game", "mission", "icon", "packets"),
    [
        ("dceased", "m1", "", 1),
        ("incursion", "m1", "", 1),
        ("torgue", "opening_night", "", 1),
        ("oursun", "deep_water", "walk", 2),  # a charge turns over a tile: that is 2 to 3 kB
    ],
)
def test_most_steps_of_a_figure_fit_into_a_packet(
    counted: ServerProcess, game: str, mission: str, icon: str, packets: int
) -> None:
    matches = (steps_of_a_match(counted, game, mission, icon) for _ in count())
    steps = list(islice(chain.from_iterable(matches), STEPS))
    own, others = (sorted(each) for each in zip(*steps, strict=True))
    assert max(map(statistics.median, (own, others))) < MOST
    assert own[NINE_OF_TEN] < packets * MOST
    assert others[NINE_OF_TEN] < packets * MOST
