"""Why? The text of a rule: in the reader's language where the game has it, else in English.

English comes from the rule inventories (`docs/rules/<game>.md` in the repository, `rules/` in the
installed package); other languages, and games without an inventory, from the game's own message
`rule-<id>`, with dashes for the dots of the id.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.kernel import Game

from .errors import Refused
from .info import every_game
from .messages import Language

_RULE = re.compile(r"^- \*\*(?P<id>[a-z0-9.-]+)\*\*:? *(?P<text>.*)$")
_MORE = re.compile(r"^ {2,}(?P<text>\S.*)$")


class RuleText(msgspec.Struct, frozen=True):
    """A rule, the game it belongs to, and its text in the language named."""

    rule: str
    game: str
    text: str
    language: Language


def rule_text(rule: str, language: Language) -> RuleText:
    """The text of a rule."""
    message = f"rule-{rule.replace('.', '-')}"
    for game in every_game():
        if game.texts[language].has(message):
            return RuleText(rule, game.id, game.texts[language](message), language)
    for game in every_game():
        found = _inventory(game.id).get(rule) or _english(game, message)
        if found:
            return RuleText(rule, game.id, found, "en")
    raise Refused("not_found", f"there is no rule {rule!r}")


def _english(game: Game[Any], message: str) -> str:
    text = game.texts["en"]
    return text(message) if text.has(message) else ""


@cache
def _inventory(game: str) -> dict[str, str]:
    """Every rule of a game's inventory by its id; none if it has no inventory."""
    for folder in _folders():
        file = folder / f"{game}.md"
        if file.is_file():
            return read_inventory(file.read_text(encoding="utf-8"))
    return {}


def _folders() -> list[Traversable]:
    package = files("sobremesa")
    repository = Path(str(package)).parents[1]
    return [package / "rules", repository / "docs" / "rules"]


def read_inventory(source: str) -> dict[str, str]:
    """The rules of an inventory: lines `- **id**: text`, which may go on indented."""
    rules: dict[str, str] = {}
    current = ""
    for line in source.splitlines():
        if found := _RULE.match(line):
            current = found["id"]
            rules[current] = found["text"].strip()
        elif current and (more := _MORE.match(line)):
            rules[current] += " " + more["text"].strip()
        else:
            current = ""
    return rules
