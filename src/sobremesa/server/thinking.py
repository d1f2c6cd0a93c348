"""Bots think in processes of their own, never where the sockets are served."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from sobremesa.bots import RANDOM, Budget, player_for
from sobremesa.kernel import Match, find_game

log = logging.getLogger(__name__)


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked: a saved match, and whether everybody waits for it."""

    game: str
    match: bytes
    seat: int
    player: str
    seed: int
    seconds: float
    interrupt: bool


class Thinkers:
    """A few processes that think for all the bots of this worker."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> bytes | None:
        """The option a bot takes, as JSON; None when it lets an interruption be."""
        try:
            return await self._ask(thought)
        except BrokenProcessPool:
            log.warning("a thinking process died; starting anew", extra={"player": thought.player})
            self.close()
            return await self._ask(thought)

    async def _ask(self, thought: Thought) -> bytes | None:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_leave_with_the_parent,
            )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, answer, msgspec.json.encode(thought))

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _leave_with_the_parent() -> None:
    """A process that thinks for nobody would stay for ever: end when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def answer(data: bytes) -> bytes | None:
    """Think: runs in a process of its own and gets and gives nothing but JSON."""
    thought = msgspec.json.decode(data, type=Thought)
    game = find_game(thought.game)
    match = Match.load(game, thought.match)
    budget = Budget(seconds=thought.seconds)
    bot = player_for(game, thought.player, thought.seed)
    if thought.interrupt:
        option = bot.interrupt(match, thought.seat, budget)
    else:
        option = bot.choose(match, thought.seat, budget)
    return None if option is None else msgspec.json.encode(option)


def fallback(thought: Thought) -> Thought:
    """The same question for a player that cannot fail."""
    return msgspec.structs.replace(thought, player=RANDOM)
