"""What a host may do so that people can play in peace: mute, send away, switch the chat off.

Each change is None when there is nothing to do. Operators make the same changes from outside.
"""

from __future__ import annotations

import msgspec

from .changes import Change
from .errors import Refused
from .keys import key_hash
from .notices import notice
from .reading import read_or
from .rows import ChatFor, SeatRow, TableRow

_MOST_REMOVED = 200


def muting(row: TableRow, seat: SeatRow, muted: bool) -> Change | None:
    """A seat may not say anything, or may again."""
    if seat.muted == muted:
        return None
    code = "muted" if muted else "unmuted"
    return Change(
        seats={seat.seat: {"muted": muted}}, notices=[notice(row.id, code, seat.seat, seat.name)]
    )


def chat_for(row: TableRow, who: ChatFor) -> Change | None:
    """Who may say something from now on."""
    if row.chat == who:
        return None
    return Change(game={"chat": who}, notices=[notice(row.id, f"chat-{who}")])


def listing(row: TableRow, listed: bool) -> Change | None:
    """Whether the lobby shows the table to anybody."""
    return None if row.listed == listed else Change(game={"listed": listed})


def delaying(row: TableRow, delay: int) -> Change | None:
    """How many choices spectators are behind from now on."""
    if row.delay == delay:
        return None
    return Change(game={"delay": delay}, notices=[notice(row.id, "delay", name=str(delay))])


def removing(row: TableRow, visitor: str) -> Change | None:
    """A spectator is sent away, and may not come back to this table."""
    gone = removed(row)
    if visitor in gone:
        return None
    kept = [*gone, visitor][-_MOST_REMOVED:]
    return Change(
        game={"removed": msgspec.json.encode(kept).decode()}, notices=[notice(row.id, "removed")]
    )


def removed(row: TableRow) -> list[str]:
    """The spectators who were sent away."""
    return [] if row.removed == "[]" else read_or(row.removed, list[str], [])


def freeing(row: TableRow, seat: SeatRow, fresh: str, version: int) -> Change:
    """A seat gets a fresh key, and whoever has it from now on knows nothing of its past hand."""
    freed = {"key": key_hash(fresh), "taken": False, "leaving": 0, "since": version}
    return Change(
        seats={seat.seat: {**freed, "orders": "[]", "muted": False, "stood_in": False}},
        notices=[notice(row.id, "reopened", seat.seat, seat.name)],
    )


def must_be_heard(row: TableRow, seat: SeatRow | None) -> None:
    """Refuse a message of somebody who may not say anything now; spectators have no seat."""
    if row.chat == "nobody":
        raise Refused("not_now", "the host has switched the chat off")
    if row.chat == "seats" and seat is None:
        raise Refused("not_now", "only whoever plays may say something at this table")
    if seat is not None and seat.muted:
        raise Refused("not_now", f"seat {seat.seat} has been muted")
