"""Messages as a server sends them on a WebSocket: whole frames, compressed or not.

RFC 6455 says how, and RFC 7692 how they are compressed.
"""

from __future__ import annotations

import zlib
from typing import Any

TEXT, COMPRESSED = 0x81, 0xC1
_MEMORY_LEVEL, _EFFORT = 5, 4
"""With more effort messages become a few bytes shorter and take a third longer."""
SYNC = b"\x00\x00\xff\xff"
"""What ends a compressed message, and does not travel."""


def new_compressor(window_bits: int) -> Any:
    """A compressor that knows nothing yet, and points back as far as that."""
    return zlib.compressobj(_EFFORT, wbits=-window_bits, memLevel=_MEMORY_LEVEL)


def deflated(text: bytes, compressor: Any) -> bytes:
    """A message as it travels, for whoever has read all that this compressor was given before."""
    packed: bytes = compressor.compress(text) + compressor.flush(zlib.Z_SYNC_FLUSH)
    return packed.removesuffix(SYNC)


def frame_head(first: int, length: int) -> bytes:
    """The head of a frame that a server sends: whole, and not masked."""
    if length < 126:
        return bytes((first, length))
    if length < 65536:
        return bytes((first, 126)) + length.to_bytes(2)
    return bytes((first, 127)) + length.to_bytes(8)
