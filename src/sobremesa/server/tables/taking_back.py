"""Going back at a table that others look at: at once, or when all persons have agreed."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from sobremesa.table.errors import refused
from sobremesa.table.messages import UndoRequest
from sobremesa.table.notices import notice
from sobremesa.table.undoing import asked_for, dropped, open_request, request_for, target

from .live import LiveTable


async def ask_back(
    table: LiveTable, seat: int, to: int | None, held: Collection[int], message: str
) -> int:
    """Go back to a step, or ask the other persons to agree; gives the version afterwards."""
    async with table.held():
        while (landed := table.landed(seat, message)) is None:
            history = table.playing()
            step = target(history, seat, to)
            request = request_for(table, history, seat, step, held)
            if request is None or set(request.needed) <= set(request.agreed):
                if await table.go_back(seat, step, message, [notice(table.id, "undone", seat)]):
                    return table.version
                continue
            await _keep(table, request)
            return table.version
        return landed


async def consent(
    table: LiveTable, seat: int, number: int, agree: bool, held: Collection[int]
) -> int:
    """Answer a request to go back; the last agreement does it."""
    async with table.held():
        while True:
            table.playing()
            request = open_request(table.row, table.version)
            if request is None or request.number != number:
                found = "none" if request is None else request.number
                raise refused("stale", "the request to undo", found, number)
            if not agree:
                await table.alter_locked(lambda: dropped(table, number, seat))
                return table.version
            agreed = {*request.agreed, seat, *held} & set(request.needed)
            request = msgspec.structs.replace(request, agreed=tuple(sorted(agreed)))
            if set(request.needed) > agreed:
                await _keep(table, request)
                return table.version
            done = [notice(table.id, "undone", request.by)]
            if await table.go_back(request.by, request.to, None, done):
                return table.version


async def _keep(table: LiveTable, request: UndoRequest) -> None:
    await table.alter_locked(lambda: asked_for(table, request))
