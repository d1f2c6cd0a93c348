"""What many send at once is taken in by turns, so that nobody waits for all of it."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from sobremesa.server.config import Config
from sobremesa.server.limits.doors import PatientHttp, Settings

MANY, FRAMES = 20, 20
CROWD, GUEST = "127.0.0.2", "127.0.0.3"
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
App = Callable[[Any, Any, Any], Awaitable[None]]


@asynccontextmanager
async def serving(app: App) -> AsyncIterator[Callable[[str], socket.socket]]:
    """An application behind the doors; gives how to come in from an address."""
    settings = Settings(Config(database=""), app, log_config=None, lifespan="off")
    settings.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: PatientHttp(settings, state, {}), "127.0.0.1", 0
    )
    port = server.sockets[0].getsockname()[1]
    inside: list[socket.socket] = []

    def come(address: str) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", port), source_address=(address, 0))
        inside.append(line)
        return line

    try:
        yield come
    finally:
        for line in inside:
            line.close()
        server.close()
        while state.connections or state.tasks:
            await asyncio.sleep(0)


def test_a_request_does_not_wait_for_all_those_of_another_address() -> None:
    begun: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        begun.append(scope["client"][0])
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})

    async def run() -> None:
        async with serving(app) as come:
            # All of it is there before the event loop has a look.
            for address in (*[CROWD] * MANY, GUEST):
                come(address).sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
            while len(begun) <= MANY:
                await asyncio.sleep(0)

    asyncio.run(run())
    assert begun.index(GUEST) < MANY // 2


def test_what_sockets_send_at_once_is_taken_in_over_many_turns() -> None:
    turn, heard = 0, list[int]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            heard.append(turn)

    async def run() -> None:
        nonlocal turn
        message = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
        loop = asyncio.get_running_loop()
        async with serving(app) as come:
            lines = [come(CROWD) for _ in range(5)]
            for line in lines:
                line.setblocking(False)
                line.send(UPGRADE)
                await loop.sock_recv(line, 1000)
            for line in lines:
                line.send(message * FRAMES)
            while len(heard) < 5 * (FRAMES + 1):
                turn += 1
                await asyncio.sleep(0)

    asyncio.run(run())
    assert len(set(heard)) > 3 * FRAMES
