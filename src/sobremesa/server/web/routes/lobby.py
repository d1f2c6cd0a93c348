"""Games, tables to be opened and found, past results."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.connection import Request
from litestar.datastructures import CacheControlHeader
from msgspec import Meta

from sobremesa.kernel import Game, SobremesaError, find_game, installed
from sobremesa.kernel.venue import Venue
from sobremesa.server.context import Server
from sobremesa.server.limits.gate import address_of
from sobremesa.server.store import lists
from sobremesa.server.store.lists import Found, Place
from sobremesa.server.tables import opening
from sobremesa.server.tables.opening import NewTable
from sobremesa.server.web.last_screen import PastResults, past_results_of
from sobremesa.server.web.lobby import GameInfo, every_game_info
from sobremesa.table.errors import Refused
from sobremesa.table.info import kept_info, listed_info, table_info
from sobremesa.table.keys import key_hash
from sobremesa.table.messages import TableInfo

from .keys import A_FILE, HeldKeys, Key, optional_key

log = logging.getLogger(__name__)

_LISTED_AT_ONCE = 50


class Created(msgspec.Struct, frozen=True):
    """A table that was opened, with the keys that nobody will be told again."""

    table: TableInfo
    host: str
    keys: list[str | None]


class Listed(msgspec.Struct, frozen=True):
    """A table in a list; what follows it there is asked for by its place.

    `moved_at` is when something last happened there that whoever asks can tell.
    """

    table: TableInfo
    created_at: int
    moved_at: int
    place: str


class Mine(msgspec.Struct, frozen=True):
    """A table that one of the presented keys opens; `key` is the place of that key."""

    key: int
    seat: int | None
    host: bool
    table: Listed


class Keys(msgspec.Struct, frozen=True):
    """The keys that a browser holds."""

    keys: HeldKeys


class ResultsWanted(msgspec.Struct, frozen=True):
    """Which game, and the keys that a browser holds: their tables are shown with names."""

    game: Annotated[str, Meta(max_length=64)]
    keys: HeldKeys = []


@get("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Everything that can be played here."""
    return every_game_info()


@get("/games/{game:str}/venue", sync_to_thread=False)
def get_venue(game: str) -> Venue | None:
    """Where a game is played, for a table that was not opened from the lobby."""
    return _known_game(game).venue


@get(
    "/games/{game:str}/cover",
    sync_to_thread=False,
    responses=A_FILE,
    cache_control=CacheControlHeader(max_age=86400, public=True),
)
def get_cover(game: str) -> Response[bytes]:
    """The picture of a game."""
    cover = _known_game(game).cover
    if not cover:
        raise Refused("not_found", f"the game {game!r} has no cover of its own")
    return Response(cover.encode(), media_type="image/svg+xml")


def _known_game(game: str) -> Game[Any]:
    if game not in installed():
        raise Refused("not_found", f"there is no game {game!r}")
    return find_game(game)


@post("/tables")
async def open_table(
    data: NewTable, server: Server, request: Request[Any, Any, Any], authorization: Key = None
) -> Created:
    """Open a table; with a key of the table that came before, those who sat there are told."""
    opener = server.house.address(address_of(request.scope))
    before = await server.tables.get(data.before) if data.before else None
    key = optional_key(authorization)
    opened = await opening.open_table(server.store, server.limits, data, opener, before, key)
    if before is not None and key is not None:
        await opening.announce_next(before, opened.id)
    table = await server.tables.get(opened.id)
    return Created(table_info(table), opened.host, opened.keys)


@post("/results", status_code=200)
async def list_results(data: ResultsWanted, server: Server) -> list[PastResults]:
    """How the finished matches of a game ended, by mission, seats and settings."""
    game = _known_game(data.game)
    found, _ = await lists.by_keys(server.store, [key_hash(key) for key in data.keys])
    mine = [each.game.id for each in found]
    return await past_results_of(server.store, game.id, mine)


@get("/tables")
async def list_tables(
    server: Server,
    status: Literal["open", "playing", "over"] = "open",
    game: str = "",
    before: str = "",
) -> list[Listed]:
    """The tables that anybody may see, the latest first; those behind a table by its place."""
    place = Place.read(before) if before else None
    found = await lists.listed(server.store, status, game, place, _LISTED_AT_ONCE)
    return [_to_spectators(listed) for _, listed in _readable(server, found)]


@post("/tables/mine", status_code=200)
async def my_tables(data: Keys, server: Server) -> list[Mine]:
    """The tables that these keys open, the latest first."""
    hashes = [key_hash(key) for key in data.keys]
    found, held = await lists.by_keys(server.store, hashes)
    seated = {table for table, _ in held}
    mine = [
        Mine(
            place,
            held.get((each.game.id, hashed)),
            each.game.host == hashed,
            listed if each.game.id in seated else _to_spectators(listed),
        )
        for each, listed in _readable(server, found)
        for place, hashed in enumerate(hashes)
        if (each.game.id, hashed) in held or each.game.host == hashed
    ]
    return sorted(mine, key=lambda each: -each.table.moved_at)


def _to_spectators(listed: Listed) -> Listed:
    """The same as those may know it who have no seat there."""
    return msgspec.structs.replace(listed, table=listed_info(listed.table))


def _readable(server: Server, found: Sequence[Found]) -> Iterator[tuple[Found, Listed]]:
    """The tables whose game is installed; one that cannot be read does not hide the others."""
    for each in found:
        if each.game.rulebook in installed():
            try:
                yield each, _listed(server, each)
            except (msgspec.DecodeError, SobremesaError, LookupError) as error:
                problem = {"table": each.game.id, "problem": str(error)}
                log.warning("a table cannot be listed", extra=problem)


def _listed(server: Server, found: Found) -> Listed:
    moved = max(found.game.moved_at, found.told_at)
    live = server.tables.live.get(found.game.id)
    info = table_info(live) if live else _kept_info(found)
    place = Place(found.game.moved_at, found.game.id)
    return Listed(info, found.game.created_at, moved, str(place))


def _kept_info(found: Found) -> TableInfo:
    return kept_info(find_game(found.game.rulebook), found.game, found.seats, found.last)
