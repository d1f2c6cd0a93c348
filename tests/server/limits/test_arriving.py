"""A message in one whole frame is read in one go; all else is for the parser."""

import zlib

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from sobremesa.server.limits.arriving import Unreadable, arrived

MOST = 1000


class Line:
    """A client and a server that have met."""

    def __init__(self, *, compressed: bool, forgetful: bool = False) -> None:
        packing = ClientPerMessageDeflateFactory(client_no_context_takeover=forgetful)
        offer = [packing] if compressed else []
        factories = [ServerPerMessageDeflateFactory()] if compressed else []
        self.client = ClientProtocol(parse_uri("ws://localhost/"), extensions=offer)
        self.server = ServerProtocol(extensions=factories, max_size=MOST)
        self.client.send_request(self.client.connect())
        self.server.receive_data(self.sent())
        (request,) = self.server.events_received()
        assert isinstance(request, Request)
        self.server.send_response(self.server.accept(request))
        self.client.receive_data(b"".join(self.server.data_to_send()))

    def sent(self) -> bytes:
        """What the client has sent."""
        return b"".join(self.client.data_to_send())

    def says(self, text: str, fin: bool = True) -> bytes:
        """A message of the client, or its beginning."""
        self.client.send_text(text.encode(), fin)
        return self.sent()

    def text(self, data: bytes) -> str | None:
        """What is read of it without the parser."""
        found = arrived(self.server, data, MOST)
        return None if found is None else found.text.decode()


@pytest.mark.parametrize("compressed", [False, True])
def test_whole_messages_are_read_one_after_the_other(compressed: bool) -> None:
    line = Line(compressed=compressed)
    first, second = line.says("¡buenas! " * 30), line.says("¡buenas! " * 31)
    found = arrived(line.server, first + second, MOST)
    assert found is not None
    assert (found.text.decode(), found.size) == ("¡buenas! " * 30, len(first))
    assert line.text((first + second)[found.size :]) == "¡buenas! " * 31


def test_what_has_not_all_arrived_is_for_the_parser() -> None:
    line = Line(compressed=False)
    frame = line.says("a choice " * 20)
    assert {line.text(frame[:size]) for size in range(len(frame))} == {None}


def test_no_message_is_begun_within_another_one() -> None:
    line = Line(compressed=False)
    frame = line.says("a choice")
    found = []
    for byte in frame:
        line.server.receive_data(bytes([byte]))
        found.append(line.text(frame))
    assert found == [None] * (len(frame) - 1) + ["a choice"]


def test_a_message_in_parts_is_for_the_parser_until_its_end() -> None:
    line = Line(compressed=False)
    parts = [line.says("a ch", fin=False)]
    line.client.send_continuation(b"oice", True)
    parts.append(line.sent())
    whole = line.says("another")
    found = [line.text(parts[0])]
    for part in parts:
        line.server.receive_data(part)
        found.append(line.text(whole))
    assert found == [None, None, "another"]


def test_pings_are_for_the_parser() -> None:
    line = Line(compressed=False)
    line.client.send_ping(b"")
    assert line.text(line.sent()) is None


def test_whoever_forgets_what_was_compressed_before_is_for_the_parser() -> None:
    line = Line(compressed=True, forgetful=True)
    assert line.text(line.says("a choice")) is None


def test_nothing_is_read_of_a_socket_that_is_being_closed() -> None:
    line = Line(compressed=False)
    line.server.send_close()
    assert line.text(line.says("a choice")) is None


def test_little_that_becomes_much_is_refused() -> None:
    line = Line(compressed=True)
    frame = line.says("x" * (MOST + 1))
    assert len(frame) < MOST / 10
    with pytest.raises(Unreadable) as problem:
        line.text(frame)
    assert problem.value.code == CloseCode.MESSAGE_TOO_BIG
    assert problem.value.reason == "message: expected at most 1000 bytes, got more"


def test_what_was_never_compressed_is_refused() -> None:
    line = Line(compressed=True)
    lie = bytes((0xC1, 0x84, 0, 0, 0, 0)) + b"\xff\xff\xff\xff"
    with pytest.raises(Unreadable) as problem:
        line.text(lie)
    assert problem.value.code == CloseCode.PROTOCOL_ERROR


def test_a_message_may_lean_on_one_that_the_parser_has_read() -> None:
    line = Line(compressed=True)
    said = "seat 0 chooses option 12 of question 34"
    line.server.receive_data(line.says(said))
    frame = line.says(said)
    assert len(frame) < len(zlib.compress(said.encode()))
    assert line.text(frame) == said
