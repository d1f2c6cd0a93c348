"""Who sits where: whose key opens what, and what changes when a seat changes hands.

Each change is None when there is nothing to do, and refused when it may not be.
"""

from __future__ import annotations

import math
import time
from collections.abc import Collection

import msgspec

from .changes import Change
from .errors import Refused
from .keys import key_hash
from .moderation import freeing
from .notices import notice, now
from .rendering import awaited
from .table import Table


def seat_of_key(table: Table, key: str) -> int | None:
    """The seat that a key opens."""
    hashed = key_hash(key)
    return next((seat.seat for seat in table.seats if seat.key == hashed), None)


def is_host(table: Table, key: str) -> bool:
    """Whether a key is the host's."""
    return key_hash(key) == table.row.host


def must_belong(table: Table, key: str) -> None:
    """Refuse whoever has no key of this table."""
    if seat_of_key(table, key) is None and not is_host(table, key):
        raise Refused("not_allowed", "expected a key of the table, got another")


def must_be_host(table: Table, key: str) -> None:
    """Refuse anybody else."""
    if not is_host(table, key):
        raise Refused("not_allowed", "expected the host's key, got another")


def must_hold(table: Table, seat: int, key: str) -> None:
    """Refuse a key of another seat."""
    if seat_of_key(table, key) != seat:
        raise Refused("not_allowed", f"expected the key of seat {seat}, got another")


# Changes


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who sits down, with a part of the chance and the key that will be theirs."""

    name: str
    contribution: str
    key: str
    seat: int | None = None


def sitting_down(table: Table, key: str | None, sitting: Sitting) -> Change | None:
    """Somebody takes a seat; who has its new key already sits there."""
    if seat_of_key(table, sitting.key) is not None:
        return None
    seat = _free_seat(table, key, sitting.seat)
    fields = {
        "name": sitting.name,
        "taken": True,
        "open": False,
        "player": "",
        "stood_in": False,
        "key": key_hash(sitting.key),
    }
    if table.row.status == "open":
        fields["contribution"] = sitting.contribution
    elif not table.seat(seat).taken:
        fields["since"] = table.version
    return Change(seats={seat: fields}, notices=[notice(table.id, "sat", seat, sitting.name)])


def _free_seat(table: Table, key: str | None, wanted: int | None) -> int:
    if key is not None:
        seat = seat_of_key(table, key)
        if seat is None:
            raise Refused("not_allowed", "expected a key of this table, got one that opens nothing")
        return seat
    if wanted is None:
        raise Refused("bad_request", "expected the key of a seat or an open seat, got neither")
    if not table.seat(wanted).open:
        raise Refused("not_now", f"expected an open seat, got seat {wanted}, which is not")
    return wanted


def opening_up(table: Table, seat: int, key: str, open: bool) -> Change | None:
    """A seat where nobody sits may be taken by whoever knows the table, or by its link alone."""
    must_be_host(table, key)
    held = table.seat(seat)
    if held.taken or held.player:
        raise Refused("not_now", f"expected a free seat, got seat {seat}, which is not")
    return None if held.open == open else Change(seats={seat: {"open": open}})


def renaming(table: Table, seat: int, key: str, name: str) -> Change | None:
    """Another name."""
    must_hold(table, seat, key)
    if table.seat(seat).name == name:
        return None
    return Change(seats={seat: {"name": name}}, notices=[notice(table.id, "renamed", seat, name)])


def handing_over(table: Table, seat: int, key: str, player: str) -> Change | None:
    """A seat goes to a bot, or back to its holder (`player` empty).

    The seat's own holder may always do so, the host when nobody is there; the bot then stands in.
    """
    held = table.seat(seat)
    is_own = seat_of_key(table, key) == seat
    if not is_own:
        must_be_host(table, key)
        if seat in table.everywhere().seats:
            raise Refused("not_allowed", f"seat {seat} is there: only its holder may do that")
    has_left_it = bool(held.player) and not held.stood_in
    stood_in = bool(player) and held.taken and not is_own and not has_left_it
    if (player, stood_in) == (held.player, held.stood_in):
        return None
    code = "to-bot" if player else "from-bot"
    return Change(
        game={} if player else {"moved_at": now()},  # whoever is back has all the time again
        seats={seat: {"player": player, "stood_in": stood_in}},
        notices=[notice(table.id, code, seat, held.name)],
    )


def standing_in(table: Table, version: int, revision: int) -> Change | None:
    """Bots play for the people who are awaited, unless something has happened since then.

    The seats stay theirs: whoever has the key takes it back at once, and has all the time again.
    """
    history = table.history
    if history is None or history.match.outcome is not None:
        return None
    if table.version != version or table.row.revision > revision:
        return None
    persons = table.persons()
    late = [seat for seat in awaited(history.match, history.bots) if seat in persons]
    if not late:
        return None
    return Change(
        seats={seat: {"player": table.row.stand_in, "stood_in": True} for seat in late},
        notices=[notice(table.id, "stand-in", seat, table.seat(seat).name) for seat in late],
    )


def playing_again(table: Table, present: Collection[int]) -> Change | None:
    """Who has left its seat to a bot and is there plays itself again, where the match rests."""
    lent = [seat for seat in table.seats if seat.taken and seat.player and seat.seat in present]
    if not lent:
        return None
    return Change(
        seats={seat.seat: {"player": "", "stood_in": False} for seat in lent},
        notices=[notice(table.id, "from-bot", seat.seat, seat.name) for seat in lent],
    )


def reopening(table: Table, seat: int, key: str, fresh: str, wait: float) -> Change | None:
    """A seat whose holder is gone gets a fresh key.

    The first request tells everybody and lets a while go by, in which the holder need only come to
    the table, or say so. Only one after that brings the key. A seat where nobody sits has nobody
    to wait for.
    """
    must_be_host(table, key)
    held = table.seat(seat)
    if held.taken and seat in table.everywhere().seats:
        raise Refused("not_allowed", f"seat {seat} is there: only its holder may give it away")
    if held.taken and not held.leaving:
        leaving = {"leaving": math.ceil(time.time() + wait)}
        return Change(seats={seat: leaving}, notices=[notice(table.id, "leaving", seat, held.name)])
    if held.taken and time.time() < held.leaving:
        return None
    return freeing(table.row, held, fresh, table.version)


def has_gone(table: Table, seat: int) -> bool:
    """Whether a holder is away and has let the while go by in which to answer."""
    leaving = table.seat(seat).leaving
    return 0 < leaving <= time.time() and seat not in table.everywhere().seats


def staying(table: Table, seats: Collection[int]) -> Change | None:
    """The holders of these seats are there: nobody gives their seats away."""
    back = [seat for seat in seats if table.seat(seat).leaving]
    if not back:
        return None
    return Change(
        seats={seat: {"leaving": 0} for seat in back},
        notices=[notice(table.id, "here", seat, table.seat(seat).name) for seat in back],
    )
