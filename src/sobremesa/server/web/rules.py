"""The rules, to read: a single one for 'why?', all of them for the page, and the glossary.

Each comes in the reader's language where the game has it, else in English. A game without an
inventory may have a message `rule-<id>` for a rule instead, with dashes for the dots of the id.
"""

from __future__ import annotations

from functools import cache
from typing import Any
from unicodedata import normalize

import msgspec

from sobremesa.kernel import Game, find_game, installed
from sobremesa.kernel.glossary import Sign, symbols
from sobremesa.server.web.lobby import every_game
from sobremesa.table.errors import Refused
from sobremesa.table.messages import Language

from .files import File, file_of
from .inventories import FIRST, RulesPart, inventory, rules_of


class RuleText(msgspec.Struct, frozen=True):
    """A rule, the game it belongs to, and its text in the language named."""

    rule: str
    game: str
    text: str
    language: Language


class GameRules(msgspec.Struct, frozen=True):
    """All the rules of a game, in the language named."""

    game: str
    title: str
    language: Language
    parts: tuple[RulesPart, ...]


class TermInfo(msgspec.Struct, frozen=True):
    """A word that is explained; its forms are how it is written, its name first."""

    id: str
    forms: tuple[str, ...]
    means: str
    rule: str


class Glossary(msgspec.Struct, frozen=True):
    """The words that a game explains, and its legend of symbols."""

    terms: tuple[TermInfo, ...]
    symbols: tuple[Sign, ...]


def rule_text(rule: str, language: Language) -> RuleText:
    """The text of a rule."""
    for spoken in dict.fromkeys((language, FIRST)):
        for game in every_game():
            if found := rules_of(game.id, spoken).get(rule) or _message(game, rule, spoken):
                return RuleText(rule, game.id, found, spoken)
    raise Refused("not_found", f"there is no rule {rule!r}")


def _message(game: Game[Any], rule: str, language: Language) -> str:
    text, message = game.texts[language], f"rule-{rule.replace('.', '-')}"
    return text(message) if text.has(message) else ""


def game_rules(game: str, language: Language) -> GameRules:
    """All the rules of a game."""
    title = _game(game).texts[language]("game-title")
    spoken = language if inventory(game, language) else FIRST
    return GameRules(game, title, spoken, inventory(game, spoken))


def glossary(game: str, language: Language) -> Glossary:
    """The glossary and the legend of a game: its terms in the order of the alphabet."""
    found, text = _game(game), _game(game).texts[language]
    terms = [
        TermInfo(term.id, term.forms(text), term.means(text), term.rule)
        for term in found.terms.values()
    ]
    return Glossary(tuple(sorted(terms, key=_place)), symbols(text))


def _place(term: TermInfo) -> str:
    """Where a term stands in the alphabet: an accent does not move it."""
    return normalize("NFD", term.forms[0].casefold())


def _game(id: str) -> Game[Any]:
    if id not in installed():
        raise Refused("not_found", f"there is no game {id!r}")
    return find_game(id)


@cache
def rules_file(game: str, language: Language) -> File:
    """All the rules of a game as they are sent."""
    return file_of(msgspec.json.encode(game_rules(game, language)), "application/json")


@cache
def glossary_file(game: str, language: Language) -> File:
    """The glossary of a game as it is sent."""
    return file_of(msgspec.json.encode(glossary(game, language)), "application/json")
