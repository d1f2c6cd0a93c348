"""Looks now and then who is awaited at a table and away from it, and calls them, once a turn."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from sobremesa.server.config import Config
from sobremesa.server.store import calls
from sobremesa.server.store.calls import CallRow, Due
from sobremesa.server.store.house import House
from sobremesa.server.store.store import Store
from sobremesa.server.tables.live import LiveTable
from sobremesa.server.tables.tables import Tables
from sobremesa.table.errors import Refused
from sobremesa.table.reading import read_or
from sobremesa.table.rows import SeatRow

from . import webpush
from .messages import called, pushed, shaped
from .posting import post, target_of
from .quiet import is_quiet

log = logging.getLogger(__name__)

_AT_ONCE = 8
_GONE = (404, 410)
"""How a place says that it is no longer there."""


class Caller:
    """Calls those who are away. Every worker looks; the first that claims a turn calls."""

    def __init__(self, config: Config, store: Store, tables: Tables, house: House) -> None:
        self.config, self.store, self.tables, self.house = config, store, tables, house
        self._lines = asyncio.Semaphore(_AT_ONCE)

    async def look(self) -> None:
        """Call everybody who is to be called now."""
        due = await self.store.read(calls.all_due)
        async with asyncio.TaskGroup() as group:
            for each in due:
                group.create_task(self._look_at(each))

    async def _look_at(self, due: Due) -> None:
        """Call somebody if it is time; a table that cannot be read holds up nobody else."""
        try:
            await self._consider(due)
        except Exception as error:
            known = {"table": due.call.game, "problem": repr(error)}
            log.warning("a table cannot be called about", extra=known)

    async def _consider(self, due: Due) -> None:
        call = due.call
        if call.seat is not None and due.seats[call.seat].key != call.key:
            # The seat has changed hands.
            await self.store.write(partial(calls.drop_call, token=call.token))
            return
        here = await self._here(due)
        if here is None:
            return
        absent = self._absent(due, here)
        if not absent or due.played:
            await self._claim(due)
        elif self._is_time(due) and await self._claim(due):
            async with self._lines:
                await self._call(due, absent)

    async def _here(self, due: Due) -> frozenset[int] | None:
        """The seats that somebody looks from; None as long as that is not known.

        A worker that has not had the table hears from the others by the time it looks again.
        """
        live: LiveTable | None = self.tables.live.get(due.table.id)
        if live is None and self.store.shared:
            await self.tables.get(due.table.id)
            return None
        return frozenset() if live is None else live.everywhere().seats

    def _absent(self, due: Due, here: frozenset[int]) -> list[SeatRow]:
        """The people who are awaited and away; a browser speaks for its own seat alone."""
        awaited = read_or(due.last.awaited, list[int], [])
        mine = awaited if due.call.seat is None else [due.call.seat]
        seats = [due.seats[seat] for seat in mine if seat in awaited]
        return [seat for seat in seats if seat.taken and not seat.player and seat.seat not in here]

    def _is_time(self, due: Due) -> bool:
        """Whether the turn has lasted a moment, and nobody wants to sleep."""
        call, at = due.call, time.time()
        if at - due.last.at < self.config.call_seconds:
            return False
        return not is_quiet(call.zone, call.quiet_from, call.quiet_to, at)

    async def _claim(self, due: Due) -> bool:
        return await self.store.write(partial(calls.claim, token=due.call.token, turn=due.turn))

    async def _call(self, due: Due, absent: list[SeatRow]) -> None:
        call = due.call
        known = {"table": call.game, "kind": call.kind}
        try:
            status = await self._send(due, absent)
        except (OSError, Refused, TimeoutError) as error:
            log.info("a call did not arrive", extra={**known, "problem": repr(error)})
            await self.store.write(partial(calls.failed, token=call.token))
            return
        log.info("called", extra={**known, "status": status})
        if status in _GONE:
            await self.store.write(partial(calls.drop_call, token=call.token))
        elif status >= 300:
            await self.store.write(partial(calls.failed, token=call.token))
        elif call.failures:
            await self.store.write(partial(calls.succeeded, token=call.token))

    async def _send(self, due: Due, absent: list[SeatRow]) -> int:
        call, local = due.call, self.config.local_calls
        if call.kind == "push":
            return await self._push(call, pushed(call, due.table))
        body = shaped(call.kind, called(call, due.table, absent), call.language)
        return await post(call.address, body, _JSON, local=local)

    async def _push(self, call: CallRow, message: bytes) -> int:
        target = target_of(call.address, local=self.config.local_calls)
        contact, key = self.config.push_contact, self.house.signing_key
        headers = webpush.headers(key, target.origin, contact, call.game)
        to = webpush.Subscription.read(call.public, call.auth)
        body = webpush.encrypted(message, to)
        return await post(call.address, body, headers, local=self.config.local_calls)


_JSON = {"Content-Type": "application/json", "User-Agent": "sobremesa"}
