"""What can be asked over HTTP. The routes only translate; the work is done elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.connection import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from msgspec import Meta

from sobremesa.kernel import SobremesaError, find_game, installed
from sobremesa.server.context import Server
from sobremesa.server.errors import STATUS
from sobremesa.server.limits.gate import address_of, may_read_metrics
from sobremesa.server.store import lists
from sobremesa.server.store.lists import Found, Place
from sobremesa.server.tables import opening, seats
from sobremesa.server.tables.opening import NewTable
from sobremesa.server.web.lobby import GameInfo, every_game_info
from sobremesa.table.errors import Problem, Refused
from sobremesa.table.info import kept_info, table_info
from sobremesa.table.keys import key_hash
from sobremesa.table.messages import Language, StepView, TableInfo
from sobremesa.table.milestones import Milestone, milestones
from sobremesa.table.names import clean
from sobremesa.table.records import record_of, report_of
from sobremesa.table.replay import at_step
from sobremesa.table.rows import ChatFor
from sobremesa.table.seating import Sitting, must_hold

from .files import File
from .last_screen import Afterwards, PastResults, afterwards, past_results_of
from .reach import Reach, reach_of
from .reviews import ReviewInfo, review_info
from .rules import GameRules, Glossary, RuleText, glossary_file, rule_text, rules_file

log = logging.getLogger(__name__)

_LISTED_AT_ONCE = 50

Key = Annotated[
    str | None,
    HeaderParameter(name="Authorization", required=False, description="`Bearer` and a key"),
]
Asked = Annotated[int | None, QueryParameter(required=False, ge=0, le=2**53)]
"""A whole number in a query, no larger than JavaScript can count."""
_A_FILE = {200: ResponseSpec(dict[str, Any], description="A file.", generate_examples=False)}


class Created(msgspec.Struct, frozen=True):
    """A table that was opened, with the keys that nobody will be told again."""

    table: TableInfo
    host: str
    keys: list[str | None]


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
    """Another name, another player; or the host mutes a seat, or lets it speak again."""

    name: str | None = None
    player: str | None = None
    muted: bool | None = None


class TableChange(msgspec.Struct, frozen=True, kw_only=True):
    """What the host decides for all: who may say something, which spectator must go."""

    chat: ChatFor | None = None
    remove: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")] | None = None


class Listed(msgspec.Struct, frozen=True):
    """A table in a list; what follows it there is asked for by its place."""

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

    keys: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)]


class ResultsWanted(msgspec.Struct, frozen=True):
    """Which game, and the keys that a browser holds: their tables are shown with names."""

    game: Annotated[str, Meta(max_length=64)]
    keys: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)] = []


class ReportWanted(msgspec.Struct, frozen=True, kw_only=True):
    """Who reports, in which language, and what they say about it."""

    keys: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)] = []
    language: Language = "en"
    note: Annotated[str, Meta(max_length=5000)] = ""


class Health(msgspec.Struct, frozen=True):
    """The server is well."""

    status: Literal["ok"]
    version: str
    worker: str


def _key(header: str | None) -> str:
    key = _optional_key(header)
    if key is None:
        raise Refused("not_allowed", "expected a key in the header Authorization, got none")
    return key


def _optional_key(header: str | None) -> str | None:
    if header is None:
        return None
    kind, _, key = header.partition(" ")
    if kind.lower() != "bearer" or not key.strip():
        raise Refused("bad_request", "expected an Authorization of the form: Bearer <key>")
    return key.strip()


# Lobby


@get("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Everything that can be played here."""
    return every_game_info()


@post("/tables")
async def open_table(
    data: NewTable, server: Server, request: Request[Any, Any, Any], authorization: Key = None
) -> Created:
    """Open a table; with a key of the table that came before, those who sat there are told."""
    opener = server.house.address(address_of(request.scope))
    before = await server.tables.get(data.before) if data.before else None
    key = _optional_key(authorization)
    opened = await opening.open_table(server.store, server.limits, data, opener, before, key)
    if before is not None and key is not None:
        await opening.announce_next(before, opened.id)
    table = await server.tables.get(opened.id)
    return Created(table_info(table), opened.host, opened.keys)


@post("/results", status_code=200)
async def list_results(data: ResultsWanted, server: Server) -> list[PastResults]:
    """How the finished matches of a game ended, by mission, seats and settings."""
    if data.game not in installed():
        raise Refused("not_found", f"there is no game {data.game!r}")
    found, _ = await lists.by_keys(server.store, [key_hash(key) for key in data.keys])
    mine = [each.game.id for each in found]
    return await past_results_of(server.store, data.game, mine)


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
    return [listed for _, listed in _readable(server, found)]


@post("/tables/mine", status_code=200)
async def my_tables(data: Keys, server: Server) -> list[Mine]:
    """The tables that these keys open, the latest first."""
    hashes = [key_hash(key) for key in data.keys]
    found, held = await lists.by_keys(server.store, hashes)
    mine = [
        Mine(
            place,
            held.get((each.game.id, hashed)),
            each.game.host == hashed,
            listed,
        )
        for each, listed in _readable(server, found)
        for place, hashed in enumerate(hashes)
        if (each.game.id, hashed) in held or each.game.host == hashed
    ]
    return sorted(mine, key=lambda each: -each.table.moved_at)


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
    moved = max(found.game.moved_at, found.last.at if found.last else 0)
    live = server.tables.live.get(found.game.id)
    info = table_info(live) if live else _kept_info(found)
    place = Place(found.game.moved_at, found.game.id)
    return Listed(info, found.game.created_at, moved, str(place))


def _kept_info(found: Found) -> TableInfo:
    return kept_info(find_game(found.game.rulebook), found.game, found.seats, found.last)


# Tables


@get("/tables/{table:str}")
async def get_table(table: str, server: Server) -> TableInfo:
    """A table as everybody may know it."""
    return table_info(await server.tables.get(table))


@delete("/tables/{table:str}")
async def close_table(table: str, server: Server, authorization: Key = None) -> None:
    """Close a table that has not begun, or abandon one that is played."""
    await seats.close(await server.tables.get(table), _key(authorization))


@post("/tables/{table:str}/sit", status_code=200)
async def sit(table: str, data: Sitting, server: Server, authorization: Key = None) -> Seated:
    """Sit down; from then on the seat has the key that was sent along."""
    live = await server.tables.get(table)
    seat = await seats.sit(live, server.limits, _optional_key(authorization), data)
    return Seated(seat, data.key, table_info(live))


@post("/tables/{table:str}/start", status_code=200)
async def start(table: str, server: Server, authorization: Key = None) -> TableInfo:
    """Begin although seats are free."""
    live = await server.tables.get(table)
    await seats.start(live, _key(authorization))
    return table_info(live)


@patch("/tables/{table:str}/seats/{seat:int}")
async def change_seat(
    table: str, seat: int, data: SeatChange, server: Server, authorization: Key = None
) -> TableInfo:
    """Rename a seat, hand it to a bot, or take it back."""
    live, key = await server.tables.get(table), _key(authorization)
    live.seat(seat)
    if data.name is not None:
        await seats.rename(live, server.limits, seat, key, data.name)
    if data.player is not None:
        await seats.hand_over(live, seat, key, data.player)
    if data.muted is not None:
        await seats.mute(live, seat, key, data.muted)
    return table_info(live)


@patch("/tables/{table:str}")
async def change_table(
    table: str, data: TableChange, server: Server, authorization: Key = None
) -> TableInfo:
    """Say who may chat, or send a spectator away: for the host."""
    live, key = await server.tables.get(table), _key(authorization)
    if data.chat is not None:
        await seats.let_chat(live, key, data.chat)
    if data.remove is not None:
        await seats.remove(live, key, data.remove)
    return table_info(live)


@post("/tables/{table:str}/seats/{seat:int}/reopen", status_code=200)
async def reopen_seat(table: str, seat: int, server: Server, authorization: Key = None) -> Reopened:
    """A new key for a seat whose holder is gone, and has not come back for a while."""
    live = await server.tables.get(table)
    live.seat(seat)
    key = await seats.reopen(live, server.limits, seat, _key(authorization))
    return Reopened(seat, key, table_info(live))


@post("/tables/{table:str}/seats/{seat:int}/here", status_code=200)
async def keep_seat(table: str, seat: int, server: Server, authorization: Key = None) -> TableInfo:
    """I am here: my seat is not to be given away."""
    live = await server.tables.get(table)
    live.seat(seat)
    must_hold(live, seat, _key(authorization))
    await seats.stay(live, [seat])
    return table_info(live)


# The past


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
    live = await server.tables.get(table)
    key = _optional_key(authorization)
    async with live.held():
        return at_step(live, step, seat, language, key, board)


@get("/tables/{table:str}/milestones")
async def get_milestones(
    table: str,
    server: Server,
    seat: Asked = None,
    language: Language = "en",
    authorization: Key = None,
) -> tuple[Milestone, ...]:
    """The turns of a match and its great moments, as a seat may know them."""
    live = await server.tables.get(table)
    async with live.held():
        return milestones(live, seat, language, _optional_key(authorization))


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


@get("/tables/{table:str}/record", responses=_A_FILE)
async def get_record(table: str, server: Server) -> Response[bytes]:
    """The record of a finished game, as a file."""
    live = await server.tables.get(table)
    async with live.held():
        record = record_of(live)
    return _file(record, f"{live.game.id}-{live.id}.json")


@post("/tables/{table:str}/report", status_code=200, responses=_A_FILE)
async def make_report(table: str, data: ReportWanted, server: Server) -> Response[bytes]:
    """A bug report, as a file."""
    live = await server.tables.get(table)
    note = clean("note", data.note, 5000, empty=True)
    async with live.held():
        body = report_of(live, data.keys, data.language, note)
    return _file(body, f"report-{live.game.id}-{live.id}.json")


def _file(body: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)


# Rules and operators


@get("/rules/{rule:str}", sync_to_thread=True)
def get_rule(rule: str, language: Language = "en") -> RuleText:
    """The text of a rule."""
    return rule_text(rule, language)


_AS_BEFORE = {304: ResponseSpec(None, description="As it was.", generate_examples=False)}


@get("/games/{game:str}/rules", sync_to_thread=True, responses=_AS_BEFORE)
def get_rules(
    game: str, request: Request[Any, Any, Any], language: Language = "en"
) -> Response[GameRules]:
    """All the rules of a game, chapter by chapter."""
    return _kept(rules_file(game, language), request)


@get("/games/{game:str}/glossary", sync_to_thread=True, responses=_AS_BEFORE)
def get_glossary(
    game: str, request: Request[Any, Any, Any], language: Language = "en"
) -> Response[Glossary]:
    """The words that a game explains, and its legend of symbols."""
    return _kept(glossary_file(game, language), request)


def _kept(file: File, request: Request[Any, Any, Any]) -> Response[Any]:
    headers = request.headers
    return file.answer(headers.get("accept-encoding", ""), headers.get("if-none-match", ""))


@get("/reach", sync_to_thread=True)
def reach(server: Server, request: Request[Any, Any, Any]) -> Reach:
    """Where others can reach this server: what a link must say to arrive."""
    _, port = request.scope["server"] or ("", server.config.port)
    return reach_of(server.config, port or server.config.port)


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
    may_read_metrics(server.config.metrics_token, request.scope, _optional_key(authorization))
    return server.metrics.text()


_HANDLERS: tuple[HTTPRouteHandler, ...] = (
    list_games,
    open_table,
    list_tables,
    my_tables,
    get_table,
    close_table,
    sit,
    start,
    change_seat,
    change_table,
    reopen_seat,
    keep_seat,
    get_step,
    get_milestones,
    get_afterwards,
    list_results,
    get_record,
    get_review,
    make_report,
    get_rule,
    get_rules,
    get_glossary,
    reach,
    health,
)

_PROBLEMS = {
    status: ResponseSpec(Problem, description="A refusal.", generate_examples=False)
    for status in sorted(set(STATUS.values()))
}

for _handler in _HANDLERS:
    # Litestar would document errors of its own kind, which this server never sends.
    _handler.responses = {**(_handler.responses or {}), **_PROBLEMS}

api = Router("/api", route_handlers=_HANDLERS)
