"""Speaking to assistants: over standard input and output, or on a port."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from .server import assistant_server

PATH = "/mcp"


def over_stdio(address: str, language: str) -> None:
    """Speak to the assistant that has started this program."""
    assistant_server(address, language).run("stdio")


def over_http(
    address: str, language: str, host: str, port: int, tell: Callable[[str], None]
) -> None:
    """Speak to whoever connects; `tell` is told where."""
    app = assistant_server(address, language).streamable_http_app(
        streamable_http_path=PATH, host=host
    )
    with socket.create_server((host, port)) as listening:
        tell(f"http://{host}:{listening.getsockname()[1]}{PATH}")
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        asyncio.run(server.serve(sockets=[listening]))
