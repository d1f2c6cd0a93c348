"""Asking to be called when it is one's turn: a browser for its seat, a group for its table."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.connection import Request
from msgspec import Meta
from sqlalchemy import Connection

from sobremesa.server.calling import webpush
from sobremesa.server.calling.posting import addresses_of, target_of
from sobremesa.server.calling.quiet import known_zone
from sobremesa.server.context import Server
from sobremesa.server.store import calls
from sobremesa.server.store.calls import CallRow, Hook
from sobremesa.table.errors import Refused
from sobremesa.table.keys import key_hash, new_key
from sobremesa.table.messages import Language
from sobremesa.table.notices import notice, now
from sobremesa.table.seating import must_be_host, must_hold

from .keys import Key, key_in

Hour = Annotated[int, Meta(ge=0, le=23)]
Short = Annotated[str, Meta(max_length=200)]
Address = Annotated[str, Meta(max_length=2000)]


class CallOffer(msgspec.Struct, frozen=True):
    """By which key browsers know this server, or nothing where they cannot be called."""

    push: str


class PushWanted(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that wants to be called, but for the hours from one to the other where it is."""

    endpoint: Address
    p256dh: Short
    auth: Short
    language: Language
    zone: Short
    quiet_from: Hour
    quiet_to: Hour


class HookWanted(msgspec.Struct, frozen=True, kw_only=True):
    """A group's own place where everybody's turns are to be told, in the shape that it wants."""

    address: Address
    shape: Hook
    language: Language
    zone: Short
    quiet_from: Hour
    quiet_to: Hour


class Promised(msgspec.Struct, frozen=True):
    """Whoever has this token can end the calls."""

    token: str


@get("/calls", sync_to_thread=False)
def call_offer(server: Server) -> CallOffer:
    """Whether browsers can be called, and by which key they know that it is this server."""
    return CallOffer(webpush.public_key(server.house.signing_key) if webpush.is_there() else "")


@post("/tables/{table:str}/seats/{seat:int}/calls", status_code=200)
async def call_me(
    table: str,
    seat: int,
    data: PushWanted,
    server: Server,
    request: Request[Any, Any, Any],
    authorization: Key = None,
) -> Promised:
    """Call this browser when the seat is awaited and nobody looks from it."""
    live = await server.tables.get(table)
    live.seat(seat)
    must_hold(live, seat, key_in(authorization))
    if not webpush.is_there():
        raise Refused("unavailable", "expected the extra sobremesa[push], found none")
    target_of(data.endpoint, local=server.config.local_calls)
    webpush.Subscription.read(data.p256dh, data.auth)
    call = CallRow(
        token=new_key(),
        game=live.id,
        kind="push",
        seat=seat,
        key=live.seat(seat).key,
        address=data.endpoint,
        public=data.p256dh,
        auth=data.auth,
        language=data.language,
        zone=known_zone(data.zone),
        quiet_from=data.quiet_from,
        quiet_to=data.quiet_to,
        site=_site(request),
        at=now(),
    )
    await server.store.write(partial(calls.keep_call, call=call))
    return Promised(call.token)


@post("/tables/{table:str}/hook", status_code=200)
async def call_group(
    table: str,
    data: HookWanted,
    server: Server,
    request: Request[Any, Any, Any],
    authorization: Key = None,
) -> Promised:
    """Tell a group's own place whose turn it is at this table: for the host."""
    live, key = await server.tables.get(table), key_in(authorization)
    must_be_host(live, key)
    local = server.config.local_calls
    await addresses_of(target_of(data.address, local=local), local=local)
    call = CallRow(
        token=new_key(),
        game=live.id,
        kind=data.shape,
        key=key_hash(key),
        address=data.address,
        language=data.language,
        zone=known_zone(data.zone),
        quiet_from=data.quiet_from,
        quiet_to=data.quiet_to,
        site=_site(request),
        at=now(),
    )
    await server.store.write(partial(calls.keep_call, call=call))
    await live.say(notice(live.id, "hook-on"))
    return Promised(call.token)


@delete("/calls/{token:str}")
async def stop_calls(token: str, server: Server) -> None:
    """No more of these calls: whoever has the token may say so, as often as they like."""

    def change(connection: Connection) -> CallRow | None:
        call = calls.call_of(connection, token)
        calls.drop_call(connection, token)
        return call

    call = await server.store.write(change)
    if call is not None and call.kind != "push":
        await (await server.tables.get(call.game)).say(notice(call.game, "hook-off"))


def _site(request: Request[Any, Any, Any]) -> str:
    """Where this server is, as the page that asks knows it."""
    return str(request.base_url).rstrip("/")


HANDLERS = (call_offer, call_me, call_group, stop_calls)
