"""The rules to be read."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.connection import Request
from litestar.openapi import ResponseSpec

from sobremesa.server.web.files import File
from sobremesa.server.web.rules import (
    GameRules,
    Glossary,
    RuleText,
    glossary_file,
    rule_text,
    rules_file,
)
from sobremesa.table.messages import Language


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
