"""What happened at a table: positions, milestones, the last screen, records and reports."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import QueryParameter
from msgspec import Meta

from sobremesa.server.context import Server
from sobremesa.server.store.moving import kept_record
from sobremesa.server.tables.live import LiveTable
from sobremesa.server.web.last_screen import Afterwards, afterwards
from sobremesa.server.web.reviews import ReviewInfo, review_info
from sobremesa.table.errors import Refused
from sobremesa.table.messages import Language, StepView
from sobremesa.table.milestones import Milestone, milestones
from sobremesa.table.names import clean
from sobremesa.table.records import record_of, report_of
from sobremesa.table.replay import at_step
from sobremesa.table.table import Table

from .keys import A_FILE, Asked, HeldKeys, Key, optional_key


class ReportWanted(msgspec.Struct, frozen=True, kw_only=True):
    """Who reports, in which language, and what they say about it."""

    keys: HeldKeys = []
    language: Language = "en"
    note: Annotated[str, Meta(max_length=5000)] = ""


@get("/tables/{table:str}/steps/{step:int}")
async def get_step(
    table: str,
    step: int,
    server: Server,
    seat: Asked = None,
    language: Language = "en",
    board: Annotated[str, QueryParameter(required=False, max_length=200)] = "",
    authorization: Key = None,
) -> StepView:
    """The position after so many choices, as a seat saw it; without the cells of that `board`."""
    key = optional_key(authorization)
    live, seen = await _live_and_seen(server, table, key)
    async with live.held():
        return at_step(seen, step, seat, language, key, board)


@get("/tables/{table:str}/steps/{step:int}/picture", responses=A_FILE)
async def get_picture(
    table: str, step: int, server: Server, language: Language = "en"
) -> Response[bytes]:
    """The board after so many choices, as spectators saw it, drawn as a PNG."""
    live, seen = await _live_and_seen(server, table, None)
    async with live.held():
        view = at_step(seen, step, None, language, None)
    body = await server.studio.picture(live.game.id, view.scene)
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(body, media_type="image/png", headers=headers)


@get("/tables/{table:str}/milestones")
async def get_milestones(
    table: str,
    server: Server,
    seat: Asked = None,
    language: Language = "en",
    authorization: Key = None,
) -> tuple[Milestone, ...]:
    """The turns of a match and its great moments, as a seat may know them."""
    key = optional_key(authorization)
    live, seen = await _live_and_seen(server, table, key)
    async with live.held():
        return milestones(seen, seat, language, key)


@get("/tables/{table:str}/afterwards")
async def get_afterwards(table: str, server: Server, language: Language = "en") -> Afterwards:
    """When a match is over: the luck of each, how others fared, how the campaign stands."""
    return await afterwards(server.store, await server.tables.get(table), language)


@get("/tables/{table:str}/review")
async def get_review(table: str, server: Server, language: Language = "en") -> ReviewInfo:
    """When a match is over: how it went, where it turned, and what was luck.

    It takes a while to make: whoever asks is told how far it has come.
    """
    live = await server.tables.get(table)
    async with live.held():
        record = record_of(live)
    found = await server.reviews.find(live.id, record)
    async with live.held():
        return review_info(live, found, language)


@get("/tables/{table:str}/record", responses=A_FILE)
async def get_record(table: str, server: Server) -> Response[bytes]:
    """The record of a finished game, as a file."""
    try:
        live = await server.tables.get(table)
    except Refused:
        if (kept := await kept_record(server.store, table)) is None:
            raise
        row, record = kept
        return _file(record, f"{row.rulebook}-{row.id}.json")
    async with live.held():
        record = record_of(live)
    return _file(record, f"{live.game.id}-{live.id}.json")


@post("/tables/{table:str}/report", status_code=200, responses=A_FILE)
async def make_report(table: str, data: ReportWanted, server: Server) -> Response[bytes]:
    """A bug report, as a file."""
    live = await server.tables.get(table)
    seen = await server.tables.seen(table, data.keys)
    note = clean("note", data.note, 5000, empty=True)
    async with live.held():
        body = report_of(seen, data.keys, data.language, note)
    return _file(body, f"report-{live.game.id}-{live.id}.json")


async def _live_and_seen(server: Server, id: str, key: str | None) -> tuple[LiveTable, Table]:
    """A table, and the same as whoever has that key may see it."""
    live = await server.tables.get(id)
    return live, await server.tables.seen(id, () if key is None else (key,))


def _file(body: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)
