"""A bare echo beside what is measured: how long this machine makes everybody wait."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from typing import Any

_ECHO_SECONDS = 0.02


class Echo:
    """A bare echo in a process of its own: what this machine makes everybody wait."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        self._process = context.Process(target=_echo, args=(there,), daemon=True)
        self._process.start()
        self._port: int = here.recv()

    async def listen(self) -> None:
        """Call, and hear it come back, until nobody wants to know any more."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        while True:
            await asyncio.sleep(_ECHO_SECONDS)
            began = time.perf_counter()
            writer.write(b"\n")
            await reader.readline()
            self.waits.append(time.perf_counter() - began)

    def heard(self) -> list[float]:
        """The waits since it was last asked."""
        waits, self.waits = self.waits, []
        return waits

    def end(self) -> None:
        """It is no longer needed."""
        self._process.terminate()


def _echo(pipe: Any) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            writer.write(line)

    async def serve() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        pipe.send(server.sockets[0].getsockname()[1])
        await server.serve_forever()

    asyncio.run(serve())
