"""Screens that have no table yet: somebody at a table hands it to them by their code."""

from __future__ import annotations

from litestar import get, post

from sobremesa.server.context import Server
from sobremesa.server.web.screen import HandedTo, Handing
from sobremesa.table.seating import must_belong

from .keys import Key, key_in


@post("/screens", status_code=204)
async def hand_to_screen(data: Handing, server: Server, authorization: Key = None) -> None:
    """Let the screen that shows that code show a table: for whoever has a key of the table."""
    live = await server.tables.get(data.table)
    must_belong(live, key_in(authorization))
    server.screens.hand(data.code, live.id)
    await server.store.tell_workers({"table": live.id, "screen": data.code})


@get("/screens/{code:str}", sync_to_thread=False)
def waiting_screen(code: str, server: Server) -> HandedTo:
    """Which table the screen with that code is to show, if somebody has said so."""
    return HandedTo(server.screens.table_for(code))
