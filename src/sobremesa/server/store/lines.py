"""Connections to PostgreSQL on which choices are written, one statement after the other.

A choice is one statement, always of the same few. So the driver's lowest layer is spoken to:
statements are prepared once on each connection, and the socket is listened to as long as the
connection lives. A cursor, its conversions and a new watch over the socket for every statement
would cost more than all that is done here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from math import inf
from typing import Any

from .appending import as_told

_LINES = 8
"""Choices that are written at the same time."""


class Lines:
    """Connections for single statements, each a transaction of its own."""

    def __init__(
        self, address: str, seconds: float = inf, told: Mapping[str, str | int] | None = None
    ) -> None:
        """`told` is what a connection is told besides its address."""
        # Only here is it needed: a server on SQLite has no PostgreSQL driver.
        self._driver = import_module("psycopg")
        self._address = address
        self._seconds = None if seconds == inf else seconds
        self._told_once = told or {}
        self._idle: list[_Line] = []
        self._free = asyncio.Semaphore(_LINES)

    async def execute(self, statement: str, parameters: Sequence[str | int | None]) -> bool:
        """Do it; False when what it would write is there already.

        A line that lay idle may have been cut. So what fails on one is tried once more on another:
        if it was done all the same, it is there already. A line on which no answer comes in time is
        hung up, and nobody knows whether it was done; the same once more finds out.
        """
        values = [self._told(each) for each in parameters]
        try:
            async with asyncio.timeout(self._seconds):
                return await self._done(statement, values)
        except TimeoutError as error:
            await self.close()
            expected = f"expected the database to answer within {self._seconds:g} seconds"
            raise as_told(self._driver.OperationalError(expected)) from error
        except self._driver.Error as error:
            raise as_told(error) from error

    async def _done(self, statement: str, values: Sequence[bytes | None]) -> bool:
        async with self._free:
            if self._idle:
                with suppress(self._driver.OperationalError):
                    return await self._on(self._idle.pop(), statement, values)
                await self.close()
            return await self._on(await self._connected(), statement, values)

    def _told(self, value: str | int | None) -> bytes | None:
        if value is None:
            return None
        told = str(value).encode()
        if b"\0" in told:
            raise as_told(self._driver.DataError("expected text without NUL, got one with it"))
        return told

    async def _on(self, line: _Line, statement: str, values: Sequence[bytes | None]) -> bool:
        landed = True
        try:
            await line.execute(statement, values)
        except self._driver.IntegrityError:
            landed = False
        except BaseException:
            line.close()
            raise
        self._idle.append(line)
        return landed

    async def _connected(self) -> _Line:
        connection = await self._driver.AsyncConnection.connect(
            self._address, autocommit=True, **self._told_once
        )
        return _Line(self._driver, connection)

    async def close(self) -> None:
        """Let go of every idle line: where one was cut, the others were."""
        idle, self._idle = self._idle, []
        for line in idle:
            line.close()


class _Line:
    """One connection; whoever has it waits for its answer before the next statement."""

    def __init__(self, driver: Any, connection: Any) -> None:
        self._driver = driver
        self._connection = connection  # whoever lets go of it hangs up
        self._server = connection.pgconn
        self._open = True
        self._loop = asyncio.get_running_loop()
        self._socket = self._server.socket
        self._prepared: dict[str, bytes] = {}
        self._answer: Any = None
        self._awaited: asyncio.Future[Any] | None = None
        self._loop.add_reader(self._socket, self._hear)

    async def execute(self, statement: str, values: Sequence[bytes | None]) -> None:
        """Do it, or say why not."""
        name = self._prepared.get(statement)
        if name is None:
            name = b"statement-%d" % len(self._prepared)
            self._server.send_prepare(name, statement.encode())
            await self._answered()
            self._prepared[statement] = name
        self._server.send_query_prepared(name, values)
        await self._answered()

    async def _answered(self) -> None:
        self._awaited = self._loop.create_future()
        if self._server.flush():
            self._loop.add_writer(self._socket, self._send_on)
        answer = await self._awaited
        if answer.status == self._driver.pq.ExecStatus.FATAL_ERROR:
            raise self._driver.errors.error_from_result(answer)

    def _send_on(self) -> None:
        """The rest of what was too much at once."""
        try:
            if not self._server.flush():
                self._loop.remove_writer(self._socket)
        except self._driver.Error as error:
            self._broken(error)

    def _hear(self) -> None:
        try:
            self._server.consume_input()
            while not self._server.is_busy():
                answer = self._server.get_result()
                if answer is None:
                    self._tell()
                    return
                self._answer = answer
        except self._driver.Error as error:
            self._broken(error)

    def _tell(self) -> None:
        answer, self._answer = self._answer, None
        if answer is not None and self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(answer)

    def _broken(self, error: Exception) -> None:
        """Nothing more will come; who waits is told, who comes next finds it closed."""
        self.close()
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_exception(error)

    def close(self) -> None:
        """Hang up; once more does no harm."""
        if self._open:
            self._open = False
            self._loop.remove_reader(self._socket)
            self._loop.remove_writer(self._socket)
            self._server.finish()
