"""How the workers of one program put their tables away."""

import asyncio
import socket
from contextlib import suppress
from typing import Any

from sobremesa.server.door.crew import Crew, NotReady
from sobremesa.server.door.line import CLOSE, CLOSED, DRAIN, RELEASED


class Somebody:
    """A worker of whom only what it is told is known, and who answers when it is let."""

    serves = True

    def __init__(self) -> None:
        self.told: list[str] = []
        self.is_gone = False
        self.may_say = {CLOSED: asyncio.Event(), RELEASED: asyncio.Event()}
        self.ended = asyncio.Event()

    def tell(self, word: str) -> None:
        self.told.append(word)

    async def until(self, word: str, seconds: float) -> None:
        ended = asyncio.create_task(self.ended.wait())
        said = asyncio.create_task(self.may_say[word].wait())
        await asyncio.wait({ended, said}, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        said.cancel()
        if not self.may_say[word].is_set():
            raise NotReady(word)

    async def gone(self) -> None:
        self.is_gone = True


async def _settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def _drained(deed: Any) -> None:
    async def run() -> None:
        with socket.socket() as door:
            crew = Crew(door, 1, lambda: None)
            workers = [Somebody(), Somebody()]
            crew.workers = workers  # type: ignore[assignment]
            draining = asyncio.create_task(crew.drain())
            await _settled()
            try:
                await deed(draining, *workers)
            finally:
                draining.cancel()
                with suppress(asyncio.CancelledError):
                    await draining

    asyncio.run(run())


def test_nobody_hangs_up_before_all_have_closed_their_doors() -> None:
    """Whoever is hung up on knocks again at once: at another they would be hung up on again."""

    async def deed(draining: asyncio.Task[None], quick: Somebody, slow: Somebody) -> None:
        quick.may_say[CLOSED].set()
        await _settled()
        assert quick.told == slow.told == [CLOSE]
        slow.may_say[CLOSED].set()
        await _settled()
        assert quick.told == slow.told == [CLOSE, DRAIN]
        assert not draining.done()
        for each in (quick, slow):
            each.may_say[RELEASED].set()
        await draining
        assert not quick.is_gone
        assert not slow.is_gone

    _drained(deed)


def test_who_dies_while_closing_holds_up_nobody() -> None:
    async def deed(draining: asyncio.Task[None], whole: Somebody, dead: Somebody) -> None:
        for word in (CLOSED, RELEASED):
            whole.may_say[word].set()
        dead.ended.set()
        await draining
        assert whole.told == [CLOSE, DRAIN]
        assert dead.is_gone
        assert not whole.is_gone

    _drained(deed)
