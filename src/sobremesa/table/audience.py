"""What the spectators of a table are told: made once for all who have been told the same."""

from __future__ import annotations

from functools import cached_property

from .frames import COMPRESSED, TEXT, deflated, frame_head, new_compressor
from .history import History
from .messages import Language, Reply, encoder
from .shown import Shown
from .table import Table

WINDOW_BITS = 12
"""How far back what is compressed may point: as far as sockets agree on."""


class Shared:
    """A message that many sockets are sent alike, but for its number on each."""

    def __init__(self, reply: Reply) -> None:
        type, comma, rest = encoder.encode(reply).partition(b",")
        self._head, self._rest = type + b',"n":', comma + rest
        self._frames: dict[tuple[bool, int], tuple[bytes, bytes]] = {}
        """What stands before and after the number in a frame, by how long the number is."""

    def numbered(self, number: int) -> bytes:
        """The message as one socket is sent it."""
        return b"%s%d%s" % (self._head, number, self._rest)

    def frame(self, number: int, compressed: bool) -> bytes:
        """The message as a server sends it on a WebSocket: one whole frame (RFC 6455)."""
        digits = len(str(number))
        found = self._frames.get((compressed, digits))
        if found is None:
            found = self._frames[compressed, digits] = self._around(digits, compressed)
        before, after = found
        return b"%s%d%s" % (before, number, after)

    def _around(self, digits: int, compressed: bool) -> tuple[bytes, bytes]:
        """What stands in a frame before and after a number with so many digits.

        Compressed (RFC 7692), the number and what is before it stand in a block of their own that
        is not, and the long part is compressed once. It leans on nothing that was sent before, so
        any socket understands it, as long as later messages do not lean on it either.
        """
        head, rest = self._head, self._rest
        length = len(head) + digits
        if compressed:
            lengths = length.to_bytes(2, "little"), (length ^ 0xFFFF).to_bytes(2, "little")
            head, rest = b"\x00%s%s%s" % (*lengths, head), self._deflated
        first = COMPRESSED if compressed else TEXT
        return frame_head(first, len(head) + digits + len(rest)) + head, rest

    @cached_property
    def _deflated(self) -> bytes:
        return deflated(self._rest, new_compressor(WINDOW_BITS))


class Audience:
    """The views of one moment, by what was shown before and by language.

    What spectators have been shown is never changed, only replaced: so all who are up to date share
    it, and what comes next is found once for all of them.
    """

    def __init__(self) -> None:
        self._moment: tuple[History, int, frozenset[int]] | None = None
        self._steps: dict[tuple[Language, Shown | None], tuple[Shown, Shared | None]] = {}
        self._latest: dict[Language, Shown] = {}

    def next_view(
        self, table: Table, shown: Shown, language: Language
    ) -> tuple[Shown, Shared | None]:
        """What was shown afterwards, and the message that brings it; None if nothing is new."""
        history = table.history
        if history is None:
            return shown, None
        moment = self._moment
        if (
            moment is None
            or moment[1] != history.version
            or moment[0] is not history
            or moment[2] != history.bots
        ):
            self._moment = history, history.version, history.bots
            self._steps, self._latest = {}, {}
        key = language, None if shown.is_fresh else shown
        found = self._steps.get(key)
        if found is None:
            found = self._steps[key] = self._step(table, shown, language)
        return found

    def _step(self, table: Table, shown: Shown, language: Language) -> tuple[Shown, Shared | None]:
        after = shown.copy()
        view = table.next_view(after, None, language)
        if view is None:
            return shown, None
        return self._latest.setdefault(language, after), Shared(view)
