"""The server itself: where it is reached, whether it is well, its numbers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import get
from litestar.connection import Request

from sobremesa.server.context import Server
from sobremesa.server.limits.gate import must_be_operator
from sobremesa.server.web.reach import Reach, reach_of

from .keys import Key, optional_key


class Health(msgspec.Struct, frozen=True):
    """The server is well."""

    status: Literal["ok"]
    version: str
    worker: str


@get("/reach", sync_to_thread=True)
def reach(server: Server, request: Request[Any, Any, Any]) -> Reach:
    """Where others can reach this server: what a link must say to arrive."""
    _, port = request.scope["server"] or ("", server.config.port)
    return reach_of(server.config, port or server.config.port, server.arrivals)


@get("/health")
async def health(server: Server) -> Health:
    """Whether the server is well."""
    await server.healthy()
    return Health("ok", server.version, server.store.worker)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(
    server: Server, request: Request[Any, Any, Any], authorization: Key = None
) -> bytes:
    """Numbers, as Prometheus reads them."""
    must_be_operator(server.config.metrics_token, request.scope, optional_key(authorization))
    return server.metrics.text()
