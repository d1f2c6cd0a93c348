"""The web application: routes, sockets, and the life of a worker."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from sobremesa.kernel import SobremesaError
from sobremesa.server.context import Server
from sobremesa.server.errors import STATUS, no_database
from sobremesa.server.limits.doors import TOO_MUCH
from sobremesa.server.limits.gate import Gate, Origins, address_of
from sobremesa.table.errors import Code, Problem, Refused

from .connection import Connection
from .previews import language_of, replay_of, step_in, tags
from .routes import api, metrics
from .wire import Gone, SocketWire

log = logging.getLogger(__name__)

_SWITCH_SECONDS = 0.0005
_YOUNG = 1000
"""Things between two looks at the young ones. A flood leaves rings of things behind, and a look at
ten thousand of them stops every table for 30 ms; at a thousand for three."""
_MIDDLE = 2
"""Looks at the young ones until those that stayed are looked at once more: no more of them than a
look may take. Python's own number is 10, which is 20 ms in a flood."""
_SELDOM = 30_000
"""Looks at those until everything is looked through; Python's own number is 10."""


def create_app(server: Server) -> ASGIApp:
    """The application for one worker."""
    config = server.config
    app = Litestar(
        route_handlers=[api, metrics, table_socket, _pages(server)],
        dependencies={"server": Provide(lambda: server, sync_to_thread=False)},
        exception_handlers={
            Refused: _refused(server),
            HTTPException: _http_error,
            SobremesaError: _game_error,
            RecursionError: _too_deep,
            SQLAlchemyError: _no_database,
            Exception: _unexpected,
        },
        lifespan=[_life(server)],
        openapi_config=OpenAPIConfig(
            title="Sobremesa",
            version=server.version,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=config.limits.body_bytes,
        logging_config=None,
    )
    return Gate(
        app,
        Origins(config),
        server.accounts,
        server.metrics,
        server.house,
        server.floods,
        server.arrivals.note,
        server.tables.must_be_here,
    )


def _life(server: Server) -> Any:
    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await server.open()
        # The database answers in threads, which must not wait for long behind this one.
        sys.setswitchinterval(_SWITCH_SECONDS)
        _collect_garbage_seldom()
        log.info("ready", extra={"worker": server.store.worker})
        try:
            yield
        finally:
            await server.close()
            log.info("stopped", extra={"worker": server.store.worker})

    return life


def _collect_garbage_seldom() -> None:
    """Looking through all that is in memory stops every table for a fifth of a second.

    What was read at the start stays, and is never looked through. A flood makes much garbage, but
    that is young when it is done with.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _SELDOM)


# Pages


def _pages(server: Server) -> Any:
    client = server.client

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
        """A file of the client, or the client itself."""
        if path.startswith(("/api/", "api/")):
            raise Refused("not_found", f"there is nothing at {path}")
        headers = request.headers
        accepts, has = headers.get("accept-encoding", ""), headers.get("if-none-match", "")
        if table := replay_of(path):
            return client.page_with(await _preview(server, request, table)).answer(accepts, has)
        return client.answer(path, accepts, has)

    return page


async def _preview(server: Server, request: Request[Any, Any, Any], id: str) -> str:
    """The tags of a link to a moment; none where there is nothing to be seen."""
    query = {name: str(value) for name, value in request.query_params.items()}
    language = language_of(query, request.headers.get("accept-language", ""))
    try:
        table = await server.tables.seen(id, ())
        return tags(table, step_in(query), language, str(request.base_url).rstrip("/"))
    except Refused:
        return ""


# Sockets


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str, server: Server) -> None:
    """Everything that goes on at a table."""
    await socket.accept()
    address = address_of(socket.scope)
    try:
        server.accounts.socket_opened(address)
    except Refused as refusal:
        server.floods.note(address, refusal.problem.message)
        gone = Gone(TOO_MUCH, refusal.problem.message)
    else:
        who = server.house.address(address)
        log.info("socket opened", extra={"address": who, "table": table})
        try:
            gone = await Connection(SocketWire(socket), server, address).run(table)
        except Exception:
            log.exception("a socket failed", extra={"table": table})
            gone = Gone(1011, "the server failed")
        finally:
            server.accounts.socket_closed(address)
    if gone.code is not None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(gone.code, gone.reason)


# Errors


def _problem(problem: Problem, status: int | None = None) -> Response[Problem]:
    return Response(problem, status_code=status or STATUS[problem.code])


def _refused(server: Server) -> Any:
    def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
        if error.problem.code == "too_many":
            server.floods.note(address_of(request.scope), error.problem.message)
        return _problem(error.problem)

    return refused


_CODES: dict[int, Code] = {
    400: "bad_request",
    403: "not_allowed",
    404: "not_found",
    413: "too_large",
    429: "too_many",
}


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses by itself: no such route, a body that does not fit."""
    extra = error.extra if isinstance(error.extra, list) else []
    places = "; ".join(
        f"{each.get('key', 'body')}: {each.get('message', '')}"
        for each in extra
        if isinstance(each, dict)
    )
    message = f"{error.detail}: {places}" if places else error.detail
    status = error.status_code
    code: Code = _CODES.get(status, "bad_request" if status < 500 else "failed")
    return _problem(Problem(code=code, message=message), status)


def _game_error(_request: Request[Any, Any, Any], error: SobremesaError) -> Response[Problem]:
    log.error("a game failed", exc_info=error)
    return _problem(Problem(code="failed", message="a game failed; it has been written down"))


def _no_database(_request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    return _problem(no_database(error))


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    return _problem(Problem(code="bad_request", message="expected JSON that is not nested so deep"))


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return _problem(Problem(code="failed", message="the server failed; it has been written down"))
