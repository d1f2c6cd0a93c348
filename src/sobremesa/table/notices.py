"""When it is, and what the server tells everybody at a table."""

from __future__ import annotations

import time

from .rows import ChatRow


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def notice(game: str, code: str, seat: int | None = None, name: str = "") -> ChatRow:
    """A notice of the server in the chat; clients put the code into words."""
    return ChatRow(game=game, kind="notice", seat=seat, name=name, text=code, at=now())
