"""Bots at a table: as long as it is a bot's turn, let it think and make its choice."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec

from sobremesa.kernel import Ask, Option
from sobremesa.server.limits.accounts import Accounts
from sobremesa.server.tables.live import LiveTable
from sobremesa.table.errors import Refused
from sobremesa.table.history import History
from sobremesa.table.notices import notice
from sobremesa.table.seating import playing_again

from .mind import Thought
from .thinkers import BotFailed, Thinkers, any_option, instead_of

log = logging.getLogger(__name__)

_MEANWHILE = ("stale", "not_now", "not_offered", "not_found", "elsewhere", "unavailable")
"""Why a choice is refused that was right when the bot began to think."""


class Driver:
    """Moves the bots of one table."""

    def __init__(
        self, table: LiveTable, thinkers: Thinkers, seconds: float, accounts: Accounts
    ) -> None:
        self.table = table
        self.thinkers = thinkers
        self.seconds = seconds
        self._accounts = accounts
        self._told: set[int] = set()
        """The seats whose bot has failed: it is told once, however often it fails."""
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._resting: bool | None = None
        """Whether the match was resting when it was looked at last."""
        self._considered: set[tuple[int, int]] = set()
        """The versions at which a bot has been offered an interruption, and which bot."""

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._task is not None

    def nudge(self) -> None:
        """Something changed: see whether it is a bot's turn."""
        if not self.table.behind and not any(seat.player for seat in self.table.seats):
            return
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
                account = self._accounts.table(self.table.id, True)
                async with account.turn(first=bool(self.table.persons())):
                    if await self._accounts.metered(self._one_choice(), account):
                        self._again = True
        except Exception:
            log.exception("a bot could not move", extra={"table": self.table.id})
        finally:
            self._task = None

    async def _one_choice(self) -> bool:
        """One choice of a bot; False when it is nobody's turn."""
        if self.table.closed:
            return False
        async with self.table.held():
            if self.table.store.read_only:
                return False
            await self._give_back()
            found = self._next()
            if found is None:
                return False
            number, thought = found
            version = self.table.version
        try:
            option = await self._decided(thought)
            if option is None:
                self._considered.add((version, thought.seat))
                return True
            await self._choose(number, thought, lambda _: option)
        except Refused as refusal:
            # Somebody chose, undid, took the seat back, closed the table or wanted nothing to be
            # changed meanwhile: look again.
            code = refusal.problem.code
            if code not in _MEANWHILE:
                raise
            if code == "not_offered" and self.table.version == version:
                self.thinkers.failed(thought)
                await self._answer_for(number, thought, version, refusal)
        except (BotFailed, msgspec.DecodeError, UnicodeError, RecursionError) as failure:
            await self._answer_for(number, thought, version, failure)
        return True

    async def _give_back(self) -> None:
        """When the match comes to rest, bots leave the seats of those who are there to them."""
        history = self.table.history
        if history is None or history.match.outcome is not None:
            return
        before, self._resting = self._resting, self.table.game.rests(history.match.state)
        if self._resting and before is False:
            present = self.table.everywhere().seats
            await self.table.alter_locked(lambda: playing_again(self.table, present))

    async def _decided(self, thought: Thought) -> Option | None:
        """What the bot takes; None when it lets an interruption be."""
        option = await self.thinkers.think(thought, self.table.id)
        return None if option is None else self.table.game.option_decoder.decode(option)

    async def _choose(self, number: int, thought: Thought, pick: Callable[[Ask], Option]) -> None:
        """Make a choice for a bot, if it still plays the seat: the holder may be back."""

        def picked(ask: Ask) -> Option:
            if not self._plays(thought):
                raise Refused("not_now", f"{thought.player} plays seat {thought.seat} no longer")
            return pick(ask)

        await self.table.make_choice(thought.seat, number, picked)

    def _plays(self, thought: Thought) -> bool:
        """Whether the bot that thinks still has its seat."""
        return self.table.seat(thought.seat).player == thought.player

    async def _answer_for(
        self, number: int, thought: Thought, version: int, failure: Exception
    ) -> None:
        """The bot failed: the game's quick player answers, or chance. Everybody is told."""
        extra = {"table": self.table.id, "player": thought.player, "seat": thought.seat}
        log.warning("a bot failed", extra={**extra, "problem": str(failure)})
        if not self._plays(thought):
            return
        with suppress(Refused):  # nothing may be said now: if it fails again, then
            await self._tell(thought.seat)
        if thought.task == "interrupt":
            self._considered.add((version, thought.seat))
            return
        other = instead_of(self.table.game, thought)
        with suppress(BotFailed, msgspec.DecodeError, UnicodeError, RecursionError, Refused):
            if other is not None and (option := await self._decided(other)) is not None:
                await self._choose(number, thought, lambda _: option)
                return
        with suppress(Refused):  # it is no longer asked
            await self._choose(number, thought, lambda ask: any_option(ask, thought.seed))

    async def _tell(self, seat: int) -> None:
        if seat not in self._told:
            name = self.table.seat(seat).name
            await self.table.say(notice(self.table.id, "bot-failed", seat, name))
            self._told.add(seat)

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
        there = self.table.everywhere()
        return bool(self.table.persons() or there.seats or there.spectators or there.screens)

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
            task="interrupt" if interrupt else "choose",
        )
