"""Undo: freely until something was revealed, beyond that when all persons agree.

A seat that its holder has handed to a bot need not agree; one where a bot stands in, because its
holder was away, does. Otherwise a host could look at what is to come while a friend's connection
is broken: hand the seat over, play on, go back, and take the seat back.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from .changes import Change
from .errors import Refused, refused
from .history import History
from .messages import UndoRequest
from .notices import notice
from .reading import read_or
from .rows import TableRow
from .seating import has_gone
from .table import Table


class Asked(msgspec.Struct):
    """A request to undo as it is kept: it is about one version and no other."""

    version: int
    request: UndoRequest


def open_request(row: TableRow, version: int) -> UndoRequest | None:
    """The request to undo that waits for an answer, if there is one."""
    asked = read_or(row.undo, Asked, None) if row.undo else None
    return asked.request if asked is not None and asked.version == version else None


def target(history: History, seat: int, to: int | None) -> int:
    """The step to go back to: the one that was named, as the seat counts, or its last one."""
    if to is None:
        step = history.last_step_of(seat)
        if step is None:
            raise Refused("not_now", f"seat {seat} has nothing to take back")
        return _within_reach(history, step)
    counted = history.counting.step(seat, len(history.steps))
    if not 0 <= to < counted:
        raise refused("not_found", "step", f"0 to {counted - 1}", to)
    return _within_reach(history, history.counting.step_before(seat, to))


def _within_reach(history: History, step: int) -> int:
    """Nobody goes back to when somebody else held a seat: the hands of that time were theirs."""
    if step < history.earliest_undo():
        raise Refused("not_now", "a seat has changed hands since: no further back than that")
    return step


def request_for(
    table: Table, history: History, seat: int, step: int, held: Collection[int]
) -> UndoRequest | None:
    """What the other persons must be asked, or None when nobody needs to be."""
    free, reason = history.free_undo(seat)
    if step >= free:
        return None
    needed = _concerned(table)
    return UndoRequest(
        number=table.row.revision + 1,
        by=seat,
        to=step,
        reason=reason,
        agreed=tuple(sorted({seat, *held} & needed)),
        needed=tuple(sorted(needed)),
    )


def _concerned(table: Table) -> set[int]:
    """Whoever plays or has a bot stand in for them, but those who are gone."""
    held = {seat.seat for seat in table.seats if seat.taken and (not seat.player or seat.stood_in)}
    return {seat for seat in held if not has_gone(table, seat)}


def asked_for(table: Table, request: UndoRequest) -> Change:
    """Keep a request until all have answered, or something else happens."""
    asked = msgspec.json.encode(Asked(table.version, request)).decode()
    return Change(game={"undo": asked})


def dropped(table: Table, number: int, by: int) -> Change | None:
    """Somebody does not agree: nothing is asked any more."""
    request = open_request(table.row, table.version)
    if request is None or request.number != number:
        return None
    return Change(game={"undo": ""}, notices=[notice(table.id, "undo-refused", by)])
