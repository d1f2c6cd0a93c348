"""One table: its seats, and what its host decides."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, patch, post
from msgspec import Meta

from sobremesa.server.context import Server
from sobremesa.server.tables import seats
from sobremesa.server.tables.opening import Delay
from sobremesa.table.info import table_info
from sobremesa.table.keys import new_key
from sobremesa.table.messages import TableInfo
from sobremesa.table.rows import ChatFor
from sobremesa.table.seating import Sitting, must_hold

from .keys import Key, key_in, optional_key


class Seated(msgspec.Struct, frozen=True):
    """Somebody sits, and has a new key."""

    seat: int
    key: str
    table: TableInfo


class Reopened(msgspec.Struct, frozen=True):
    """A seat that is to be given away; the key is null as long as its holder may answer."""

    seat: int
    key: str | None
    table: TableInfo


class SeatChange(msgspec.Struct, frozen=True, kw_only=True):
    """Another name, another player; or the host mutes a seat, or lets it speak again.

    Or the host lets whoever knows the table take a free seat (`open`), or no longer.
    """

    name: str | None = None
    player: str | None = None
    muted: bool | None = None
    open: bool | None = None


class TableChange(msgspec.Struct, frozen=True, kw_only=True):
    """What the host decides for all: who may say something, which spectator must go.

    And whether the lobby shows the table (`listed`), how many choices spectators are behind, and
    whether players see what a commentator draws (`arrows`).
    """

    chat: ChatFor | None = None
    remove: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")] | None = None
    listed: bool | None = None
    delay: Delay | None = None
    arrows: bool | None = None


class Pen(msgspec.Struct, frozen=True):
    """The key with which somebody may draw on the board for those who watch."""

    key: str


@get("/tables/{table:str}")
async def get_table(table: str, server: Server) -> TableInfo:
    """A table as everybody may know it."""
    return table_info(await server.tables.seen(table, ()))


@delete("/tables/{table:str}")
async def close_table(table: str, server: Server, authorization: Key = None) -> None:
    """Close a table that has not begun, or abandon one that is played."""
    await seats.close(await server.tables.get(table), key_in(authorization))


@post("/tables/{table:str}/sit", status_code=200)
async def sit(table: str, data: Sitting, server: Server, authorization: Key = None) -> Seated:
    """Sit down; from then on the seat has the key that was sent along."""
    live = await server.tables.get(table)
    seat = await seats.sit(live, server.limits, optional_key(authorization), data)
    return Seated(seat, data.key, table_info(live))


@post("/tables/{table:str}/start", status_code=200)
async def start(table: str, server: Server, authorization: Key = None) -> TableInfo:
    """Begin although seats are free."""
    live = await server.tables.get(table)
    await seats.start(live, key_in(authorization))
    return table_info(live)


@patch("/tables/{table:str}/seats/{seat:int}")
async def change_seat(
    table: str, seat: int, data: SeatChange, server: Server, authorization: Key = None
) -> TableInfo:
    """Rename a seat, hand it to a bot, or take it back; let anybody take a free one."""
    live, key = await server.tables.get(table), key_in(authorization)
    live.seat(seat)
    if data.name is not None:
        await seats.rename(live, server.limits, seat, key, data.name)
    if data.player is not None:
        await seats.hand_over(live, seat, key, data.player)
    if data.muted is not None:
        await seats.mute(live, seat, key, data.muted)
    if data.open is not None:
        await seats.open_up(live, seat, key, data.open)
    return table_info(live)


@patch("/tables/{table:str}")
async def change_table(
    table: str, data: TableChange, server: Server, authorization: Key = None
) -> TableInfo:
    """Say who may chat and who may watch, or send a spectator away: for the host."""
    live, key = await server.tables.get(table), key_in(authorization)
    if data.chat is not None:
        await seats.let_chat(live, key, data.chat)
    if data.remove is not None:
        await seats.remove(live, key, data.remove)
    await seats.let_watch(live, key, data.listed, data.delay)
    if data.arrows is not None:
        await seats.show_arrows(live, key, data.arrows)
    return table_info(live)


@post("/tables/{table:str}/commentator", status_code=200)
async def name_commentator(table: str, server: Server, authorization: Key = None) -> Pen:
    """A new key for whoever draws on the board for those who watch; the last one ends."""
    fresh = new_key()
    await seats.name_commentator(await server.tables.get(table), key_in(authorization), fresh)
    return Pen(fresh)


@delete("/tables/{table:str}/commentator")
async def end_commentary(table: str, server: Server, authorization: Key = None) -> None:
    """Nobody draws any more."""
    await seats.name_commentator(await server.tables.get(table), key_in(authorization), "")


@post("/tables/{table:str}/seats/{seat:int}/reopen", status_code=200)
async def reopen_seat(table: str, seat: int, server: Server, authorization: Key = None) -> Reopened:
    """A new key for a seat whose holder is gone, and has not come back for a while."""
    live = await server.tables.get(table)
    live.seat(seat)
    key = await seats.reopen(live, server.limits, seat, key_in(authorization))
    return Reopened(seat, key, table_info(live))


@post("/tables/{table:str}/seats/{seat:int}/here", status_code=200)
async def keep_seat(table: str, seat: int, server: Server, authorization: Key = None) -> TableInfo:
    """I am here: my seat is not to be given away."""
    live = await server.tables.get(table)
    live.seat(seat)
    must_hold(live, seat, key_in(authorization))
    await seats.stay(live, [seat])
    return table_info(live)
