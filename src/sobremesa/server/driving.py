"""Bots at a table: as long as it is a bot's turn, let it think and make its choice."""

from __future__ import annotations

import asyncio
import hashlib
import logging

from sobremesa.kernel import Ask

from .errors import Refused
from .history import History
from .live import LiveTable
from .thinking import Thinkers, Thought, fallback

log = logging.getLogger(__name__)


class Driver:
    """Moves the bots of one table."""

    def __init__(self, table: LiveTable, thinkers: Thinkers, seconds: float) -> None:
        self.table = table
        self.thinkers = thinkers
        self.seconds = seconds
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._considered: set[tuple[int, int]] = set()
        """The versions at which a bot has been offered an interruption, and which bot."""

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._task is not None

    def nudge(self) -> None:
        """Something changed: see whether it is a bot's turn."""
        self._again = True
        if self._task is None:
            self._task = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        """Let it be, because the server stops."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _drive(self) -> None:
        try:
            while self._again:
                self._again = False
                if await self._one_choice():
                    self._again = True
        except Exception:
            log.exception("a bot could not move", extra={"table": self.table.id})
        finally:
            self._task = None

    async def _one_choice(self) -> bool:
        """One choice of a bot; False when it is nobody's turn."""
        if self.table.closed:
            return False
        async with self.table.lock:
            await self.table.settle()
            found = self._next()
            if found is None:
                return False
            number, thought = found
            version = self.table.version
        option = await self._think(thought)
        if option is None:
            self._considered.add((version, thought.seat))
            return True
        try:
            decoded = self.table.game.option_decoder.decode(option)
            await self.table.choose(thought.seat, number, lambda _: decoded)
        except Refused as refusal:
            # Somebody chose, undid, took the seat back or closed the table meanwhile: look again.
            if refusal.problem.code not in ("stale", "not_now", "not_offered", "not_found"):
                raise
        return True

    def _next(self) -> tuple[int, Thought] | None:
        """The bot that is to think now, and the number of its question."""
        table, history = self.table, self.table.history
        if history is None or history.match.outcome is not None or not self._wanted():
            return None
        self._considered = {each for each in self._considered if each[0] == history.version}
        bots = {seat.seat: seat.player for seat in table.seats if seat.player}
        for ask in history.match.asks():
            if all(seat in bots for seat in (ask.seat, *ask.group)):
                return self._asked(history, ask.seat, bots[ask.seat], False)
        for seat in self._may_interrupt(history.match.asks()[0], bots):
            if (history.version, seat) not in self._considered:
                return self._asked(history, seat, bots[seat], True)
        return None

    def _wanted(self) -> bool:
        """A table of bots alone goes on only while somebody looks."""
        seats, spectators = self.table.everywhere()
        return bool(self.table.persons() or seats or spectators)

    def _may_interrupt(self, ask: Ask, bots: dict[int, str]) -> list[int]:
        return [seat for other in ask.also for seat in other.seats() if seat in bots]

    def _asked(
        self, history: History, seat: int, player: str, interrupt: bool
    ) -> tuple[int, Thought]:
        number = history.counting.version(seat, history.asked)
        return number, self._thought(history, seat, player, interrupt)

    def _thought(self, history: History, seat: int, player: str, interrupt: bool) -> Thought:
        source = f"{self.table.row.secret}/{history.version}/{seat}".encode()
        return Thought(
            game=self.table.game.id,
            match=history.match.save(),
            seat=seat,
            player=player,
            seed=int.from_bytes(hashlib.sha256(source).digest()[:8], "big"),
            seconds=self.seconds,
            interrupt=interrupt,
        )

    async def _think(self, thought: Thought) -> bytes | None:
        try:
            return await self.thinkers.think(thought)
        except Exception:
            log.exception(
                "a bot failed; any option is taken instead",
                extra={"table": self.table.id, "player": thought.player, "seat": thought.seat},
            )
            return await self.thinkers.think(fallback(thought))
