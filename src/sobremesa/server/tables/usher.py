"""Shows the spectators of a table what is new, all of them in one go.

There may be hundreds of them, and they are all told the same. A task for each of them would cost
more than what it has to tell.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sobremesa.server.limits.accounts import Accounts
from sobremesa.server.store.house import House
from sobremesa.table.errors import Refused

from .round import Round

if TYPE_CHECKING:
    from .live import LiveTable

_HELD_SECONDS = 1.0


class Usher:
    """Goes round once for everything that has happened since the last time."""

    def __init__(self, table: LiveTable, accounts: Accounts, house: House) -> None:
        self.table, self._accounts, self._house = table, accounts, house
        self._round: asyncio.Task[None] | None = None
        self._again = False

    def wake(self) -> None:
        """Something has changed."""
        self._again = True
        if self._round is None:
            self._round = asyncio.create_task(self._go_round())

    async def _go_round(self) -> None:
        account = self._accounts.table(self.table.id, seated=False)
        try:
            while self._again:
                if wait := min(account.wait(), _HELD_SECONDS):
                    await asyncio.sleep(wait)
                self._again = False
                await self._accounts.metered(self._show(), account)
        finally:
            self._round = None

    async def _show(self) -> None:
        """Let everybody see; whoever must be waited for is left to itself."""
        table = self.table
        spectators = list(table.ushered)
        try:
            now = Round(table, await table.gallery.seen(), self._house)
        except Refused:  # closed: each of them sees to that
            now = None
        for watcher in spectators:
            if now is None or not watcher.be_shown(now):
                watcher.wake()
