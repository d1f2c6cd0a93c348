"""Undo: freely until something was revealed, beyond that when all persons agree."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from sobremesa.server.web.info import Asked, open_request
from sobremesa.table.errors import Refused, refused
from sobremesa.table.history import History
from sobremesa.table.messages import UndoRequest
from sobremesa.table.notices import notice

from .live import Change, LiveTable


async def ask_back(
    table: LiveTable, seat: int, to: int | None, held: Collection[int], message: str
) -> int:
    """Go back to a step, or ask the other persons to agree; gives the version afterwards."""
    async with table.lock:
        await table.settle()
        while True:
            history = table.playing_unless_landed(seat, message)
            if isinstance(history, int):
                return history
            step = _target(history, seat, to)
            request = _request(table, history, seat, step, held)
            if request is None or set(request.needed) <= set(request.agreed):
                if await table.take_back(seat, step, message, [notice(table.id, "undone", seat)]):
                    return table.version
                continue
            await _keep(table, request)
            return table.version


async def consent(
    table: LiveTable, seat: int, number: int, agree: bool, held: Collection[int]
) -> int:
    """Answer a request to go back; the last agreement does it."""
    async with table.lock:
        await table.settle()
        while True:
            table.playing()
            request = open_request(table.row, table.version)
            if request is None or request.number != number:
                found = "none" if request is None else request.number
                raise refused("stale", "the request to undo", found, number)
            if not agree:
                await table.alter_locked(lambda: _dropped(table, number, seat))
                return table.version
            agreed = {*request.agreed, seat, *held} & set(request.needed)
            request = msgspec.structs.replace(request, agreed=tuple(sorted(agreed)))
            if set(request.needed) > agreed:
                await _keep(table, request)
                return table.version
            done = [notice(table.id, "undone", request.by)]
            if await table.take_back(request.by, request.to, None, done):
                return table.version


def _target(history: History, seat: int, to: int | None) -> int:
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


def _request(
    table: LiveTable, history: History, seat: int, step: int, held: Collection[int]
) -> UndoRequest | None:
    """What must be asked, or None when nobody needs to be."""
    free, reason = history.free_undo(seat)
    if step >= free:
        return None
    needed = set(table.persons())
    return UndoRequest(
        number=table.row.revision + 1,
        by=seat,
        to=step,
        reason=reason,
        agreed=tuple(sorted({seat, *held} & needed)),
        needed=tuple(sorted(needed)),
    )


async def _keep(table: LiveTable, request: UndoRequest) -> None:
    asked = msgspec.json.encode(Asked(table.version, request)).decode()
    await table.alter_locked(lambda: Change(game={"undo": asked}))


def _dropped(table: LiveTable, number: int, by: int) -> Change | None:
    request = open_request(table.row, table.version)
    if request is None or request.number != number:
        return None
    return Change(game={"undo": ""}, notices=[notice(table.id, "undo-refused", by)])
