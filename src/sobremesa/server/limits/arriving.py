"""Messages as clients send them: the usual one is a whole frame, and is read in one go.

A parser that takes any part of any frame costs more than most of what is asked for, and tells how
much there is only when all that came is read. RFC 6455 says what a frame is, RFC 7692 how it is
compressed.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import CloseCode, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from sobremesa.table.frames import COMPRESSED, SYNC, TEXT

_MASKED, _MASK_BYTES = 0x80, 4
_IN_TWO_BYTES, _IN_EIGHT_BYTES = 126, 127
"""What stands in a head instead of a length that follows it."""
_AT_A_HEAD = StreamReader.at_eof.__code__


class Unreadable(Exception):
    """A message cannot be read: why the socket is to be closed."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Arrived(NamedTuple):
    """A message that has arrived in one frame."""

    text: bytes
    size: int
    """Bytes of the frame."""


def arrived(connection: ServerProtocol, data: bytes, most: int) -> Arrived | None:
    """The message that comes first, if it is all there; anything unusual is for the parser."""
    if len(data) < 2 or data[0] not in (TEXT, COMPRESSED) or not _is_at_a_head(connection):
        return None
    head, length = 2, data[1] - _MASKED
    if length == _IN_TWO_BYTES:
        head, length = 4, int.from_bytes(data[2:4])
    elif length < 0 or length == _IN_EIGHT_BYTES:
        return None
    begin = head + _MASK_BYTES
    end = begin + length
    if length > most or len(data) < end:
        return None
    text = apply_mask(data[begin:end], data[head:begin])
    if data[0] == COMPRESSED:
        compression = connection.extensions[0] if connection.extensions else None
        if not isinstance(compression, PerMessageDeflate) or compression.remote_no_context_takeover:
            return None
        text = _unpacked(compression, text, most)
    return Arrived(text, end)


def _is_at_a_head(connection: ServerProtocol) -> bool:
    """Whether the next byte begins a message: the parser has nothing that is not complete."""
    if connection.state is not State.OPEN or connection.current_size is not None:
        return False
    # It is a generator, within which one takes frame after frame, within which one waits for bytes.
    frames = getattr(connection.parser, "gi_yieldfrom", None)
    waiting = getattr(frames, "gi_yieldfrom", None)
    return getattr(waiting, "gi_code", None) is _AT_A_HEAD


def _unpacked(compression: PerMessageDeflate, packed: bytes, most: int) -> bytes:
    """A message as its sender wrote it. It may lean on what was sent before."""
    decoder = compression.decoder
    try:
        text = decoder.decompress(packed + SYNC, most)
    except zlib.error:
        reason = "expected a compressed message, got something else"
        raise Unreadable(CloseCode.PROTOCOL_ERROR, reason) from None
    if decoder.unconsumed_tail:
        reason = f"message: expected at most {most} bytes, got more"
        raise Unreadable(CloseCode.MESSAGE_TOO_BIG, reason)
    return text
