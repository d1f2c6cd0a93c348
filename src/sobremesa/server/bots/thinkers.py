"""Bots think in processes of their own, never where the sockets are served.

Each question has a time limit. A process that does not keep it, or dies, is killed and replaced by
one other when it is next needed; nobody ever waits for it, not even the end of the server.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any

import msgspec

from sobremesa.bots import RANDOM, bots_of
from sobremesa.bots.quick import HEURISTIC
from sobremesa.bots.random_bot import pick
from sobremesa.bots.registry import NOVICE, STEADY
from sobremesa.kernel import Ask, Dice, Game, Option

from .mind import HURRY, LENGTH_BYTES, Answer, Thought, packed
from .turns import Turns

log = logging.getLogger(__name__)

_QUICK = (RANDOM, NOVICE, STEADY, HEURISTIC)
"""Players that answer at once."""
_LARGEST_ANSWER = 2**20
_BIRTH_SECONDS = 60.0
_FAILURES = 2
_BENCHED_SECONDS = 300.0
"""A bot that fails twice is not asked for so long: it would take the time of all the others."""


class BotFailed(Exception):
    """A bot gave no answer that could be used."""


class Mind:
    """One process that thinks."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def born(cls, megabytes: int) -> Mind:
        """A new process, which has read all it needs to begin."""
        command = (sys.executable, "-m", "sobremesa.server.bots.mind", str(megabytes))
        mind = cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))
        try:
            async with asyncio.timeout(_BIRTH_SECONDS):
                await mind._read()
        except BaseException:
            mind.kill()
            raise
        return mind

    async def answer(self, thought: Thought, hurried: bool = False) -> Answer:
        """Ask, and wait for the answer; where somebody hurries, for the first that is found."""
        assert self._process.stdin is not None
        asked = packed(msgspec.json.encode(thought))
        try:
            self._process.stdin.write(asked + packed(HURRY) if hurried else asked)
        except RuntimeError as error:  # one of the loops says so of a pipe that is closed
            raise ConnectionResetError(str(error)) from error
        await self._process.stdin.drain()
        return msgspec.json.decode(await self._read(), type=Answer)

    async def _read(self) -> bytes:
        assert self._process.stdout is not None
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH_BYTES), "big")
        if length > _LARGEST_ANSWER:
            raise BotFailed(f"expected at most {_LARGEST_ANSWER} bytes, got {length}")
        return await self._process.stdout.readexactly(length)

    def hurry(self) -> None:
        """Let it come to an end with what it has found."""
        assert self._process.stdin is not None
        with suppress(OSError, RuntimeError):
            self._process.stdin.write(packed(HURRY))

    def kill(self) -> None:
        """End it, whatever it does."""
        with suppress(ProcessLookupError):
            self._process.kill()


class _Choosing:
    """A choice for which a table waits."""

    def __init__(self) -> None:
        self.hurried = False
        self.mind: Mind | None = None
        """Who thinks about it, once somebody does."""

    def hurry(self) -> None:
        """It is to come to an end with what has been found, even if it has not begun yet."""
        self.hurried = True
        if self.mind is not None:
            self.mind.hurry()


class Thinkers:
    """A few processes that think for all the bots of this worker, for one table after the other."""

    def __init__(self, processes: int, margin: float, megabytes: int) -> None:
        self.asked = 0
        """Questions that have no answer yet."""
        self._margin = margin
        self._megabytes = megabytes
        self._free: list[Mind | None] = [None] * processes
        self._room = Turns(processes)
        self._slow = Turns(max(1, processes - 1))
        self._choosing: dict[str, _Choosing] = {}
        """For which tables a choice is thought about, or is to be."""
        self._all: set[Mind] = set()
        self._failures: dict[tuple[str, str], tuple[int, float]] = {}

    def hurry(self, table: str) -> bool:
        """Let whoever thinks for that table come to an end; whether somebody does, or is to."""
        choosing = self._choosing.get(table)
        if choosing is not None:
            choosing.hurry()
        return choosing is not None

    async def think(self, thought: Thought, table: str = "") -> bytes | None:
        """The option a bot takes, as JSON; None when it lets an interruption be.

        Each table has its turn, and all reviews together have theirs.
        """
        if self._benched(thought):
            raise BotFailed("it has failed before and is not asked for a while")
        self.asked += 1
        choosing = _Choosing()
        if thought.task in ("choose", "interrupt"):
            self._choosing[table] = choosing
        try:
            option = await self._in_its_lane(thought, table, choosing)
        except BotFailed:
            self.failed(thought)
            raise
        finally:
            self.asked -= 1
            if self._choosing.get(table) is choosing:
                del self._choosing[table]
        self._failures.pop((thought.game, thought.player), None)
        return option

    def failed(self, thought: Thought) -> None:
        """The bot's answer was of no use: after the second time it is not asked for a while."""
        name = thought.game, thought.player
        count = self._failures.get(name, (0, 0.0))[0] + 1
        self._failures[name] = count, time.monotonic()

    def _benched(self, thought: Thought) -> bool:
        count, when = self._failures.get((thought.game, thought.player), (0, 0.0))
        if count and time.monotonic() - when > _BENCHED_SECONDS:
            del self._failures[thought.game, thought.player]
            return False
        return count >= _FAILURES

    async def _in_its_lane(self, thought: Thought, table: str, choosing: _Choosing) -> bytes | None:
        """One process stays free for those that answer at once, where there are several."""
        party = thought.task if thought.task == "review" else table
        if thought.player in _QUICK:
            return await self._answer(thought, party, choosing)
        async with self._slow.of(party):
            return await self._answer(thought, party, choosing)

    async def _answer(self, thought: Thought, party: str, choosing: _Choosing) -> bytes | None:
        async with self._room.of(party):
            mind = self._free.pop()
            try:
                if mind is None:
                    mind = await Mind.born(self._megabytes)
                    self._all.add(mind)
                choosing.mind = mind
                async with asyncio.timeout(thought.seconds + self._margin):
                    answer = await mind.answer(thought, choosing.hurried)
                if answer.failed:
                    raise BotFailed(answer.failed)
            except BaseException as error:
                # Whatever it says later would be the answer to another question: another is born.
                if mind is not None:
                    self._all.discard(mind)
                    mind.kill()
                mind = None
                raise _as_failure(error, thought.seconds + self._margin) from error
            finally:
                choosing.mind = None
                self._free.append(mind)
        return answer.option

    def close(self) -> None:
        """Stop thinking, at once."""
        for mind in self._all:
            mind.kill()
        self._all.clear()


def _as_failure(error: BaseException, seconds: float) -> BaseException:
    match error:
        case TimeoutError():
            return BotFailed(f"expected an answer within {seconds:g} seconds, got none")
        case asyncio.IncompleteReadError() | OSError():
            return BotFailed(f"its process ended: {error!r}")
        case msgspec.DecodeError():
            return BotFailed(f"expected an answer, got something else: {error}")
        case _:
            return error


def instead_of(game: Game[Any], thought: Thought) -> Thought | None:
    """The same question for the game's own quick player, if it has one and it was not that one."""
    if thought.player == HEURISTIC or HEURISTIC not in bots_of(game):
        return None
    return msgspec.structs.replace(thought, player=HEURISTIC)


def any_option(ask: Ask, seed: int) -> Option:
    """Any option: what is left when no bot can say anything."""
    return pick(ask, Dice(seed))
