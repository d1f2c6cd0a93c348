"""Every kind of socket can read what it is sent, compressed or not."""

from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from server.players import Player, open_table, play_out
from server.process import ServerProcess

SOCKETS: dict[str, dict[str, Any]] = {
    "compressed": {},
    "plain": {"compression": None},
    "forgetful": {"extensions": [ClientPerMessageDeflateFactory(server_no_context_takeover=True)]},
    "short of memory": {"extensions": [ClientPerMessageDeflateFactory(server_max_window_bits=9)]},
}


@pytest.mark.parametrize("kind", SOCKETS)
def test_a_match_can_be_followed_on_every_kind_of_socket(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    def of_that_kind(address: str, **more: Any) -> Any:
        return connect(address, **SOCKETS[kind], **more)

    monkeypatch.setattr("server.process.connect", of_that_kind)
    opened = open_table(server.http, "link", "link")
    players = [Player(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
    watching = Player(server, opened.id)
    play_out(players)
    watching.listen_for(lambda: watching.version == players[0].version)
    assert watching.lines[-1] == players[0].lines[-1]
    for each in (*players, watching):
        each.leave()
