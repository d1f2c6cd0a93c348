"""The workbench: studies that are started in the browser. For operators, as /metrics is."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.connection import Request
from litestar.openapi import ResponseSpec
from msgspec import Meta

from sobremesa.server.context import Server
from sobremesa.server.limits.gate import must_be_operator
from sobremesa.server.workbench import laboratory
from sobremesa.server.workbench.folder import StudyInfo
from sobremesa.server.workbench.workbench import ContentKey, Workbench, keys_of, policy_for
from sobremesa.table.errors import Refused
from sobremesa.table.names import clean

from .keys import A_FILE, Key, optional_key

Asking = Request[Any, Any, Any]
_A_PAGE = {
    200: ResponseSpec(str, description="A page.", media_type="text/html", generate_examples=False)
}
_NAME_LENGTH = 80


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """Whether studies can be started here, by whoever asks."""

    offered: bool = False
    installed: bool = False
    """Whether there is what it takes: the extra `sobremesa[lab]`."""
    games: int = 0
    """The most games of one study."""


class StudyWanted(msgspec.Struct, frozen=True, kw_only=True):
    """A study to be played."""

    name: Annotated[str, Meta(max_length=_NAME_LENGTH)]
    source: Annotated[str, Meta(max_length=32_000)]
    """TOML, as docs/laboratory.md says."""


@get("/lab", sync_to_thread=False)
def get_offer(server: Server, request: Asking, authorization: Key = None) -> Offer:
    """Whether there is a workbench; those who may not use it are told that there is none."""
    bench = server.config.workbench
    try:
        must_be_operator(server.config.metrics_token, request.scope, optional_key(authorization))
    except Refused:
        return Offer()
    installed = laboratory.is_installed()
    return Offer(offered=bool(bench.folder), installed=installed, games=bench.games)


@get("/lab/studies", sync_to_thread=True)
def list_studies(server: Server, request: Asking, authorization: Key = None) -> list[StudyInfo]:
    """Every study, the latest first."""
    return _bench(server, request, authorization).all()


@post("/lab/studies")
async def start_study(
    data: StudyWanted, server: Server, request: Asking, authorization: Key = None
) -> StudyInfo:
    """Check a study, and play it when its turn comes."""
    bench = _bench(server, request, authorization)
    return await bench.start(clean("name", data.name, _NAME_LENGTH), data.source)


@get("/lab/studies/{study:int}", sync_to_thread=True)
def get_study(study: int, server: Server, request: Asking, authorization: Key = None) -> StudyInfo:
    """A study, and what is known so far."""
    return _bench(server, request, authorization).get(study)


@delete("/lab/studies/{study:int}", sync_to_thread=True)
def remove_study(study: int, server: Server, request: Asking, authorization: Key = None) -> None:
    """Forget a study and all that was played of it."""
    _bench(server, request, authorization).remove(study)


@post("/lab/studies/{study:int}/stop", status_code=200, sync_to_thread=True)
def stop_study(study: int, server: Server, request: Asking, authorization: Key = None) -> StudyInfo:
    """Let a study rest; what was played is kept."""
    return _bench(server, request, authorization).wish(study, play=False)


@post("/lab/studies/{study:int}/resume", status_code=200, sync_to_thread=True)
def resume_study(
    study: int, server: Server, request: Asking, authorization: Key = None
) -> StudyInfo:
    """Let a study go on where it was stopped."""
    return _bench(server, request, authorization).wish(study, play=True)


@get("/lab/studies/{study:int}/report", responses=_A_PAGE)
async def get_report(
    study: int, server: Server, request: Asking, authorization: Key = None
) -> Response[bytes]:
    """The page about a study that is stopped or done."""
    page = await _bench(server, request, authorization).report(study)
    headers = {"Content-Security-Policy": policy_for(page)}
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


@get("/lab/studies/{study:int}/records/{name:str}", responses=A_FILE)
async def get_study_record(
    study: int, name: str, server: Server, request: Asking, authorization: Key = None
) -> Response[bytes]:
    """The record of a game by mission, variant and number, as in m1.base.17.json."""
    record = await _bench(server, request, authorization).record(study, name)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record, media_type="application/json", headers=headers)


@get("/lab/games/{game:str}/keys", sync_to_thread=True)
def list_keys(
    game: str, server: Server, request: Asking, authorization: Key = None
) -> list[ContentKey]:
    """The values of a game's content that a variant may change."""
    _bench(server, request, authorization)
    return keys_of(game)


def _bench(server: Server, request: Asking, authorization: str | None) -> Workbench:
    """The workbench, for those who may use it."""
    must_be_operator(server.config.metrics_token, request.scope, optional_key(authorization))
    server.workbench.must_be_there()
    return server.workbench


HANDLERS = (
    get_offer,
    list_studies,
    start_study,
    get_study,
    remove_study,
    stop_study,
    resume_study,
    get_report,
    get_study_record,
    list_keys,
)
