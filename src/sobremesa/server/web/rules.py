"""Why? The text of a rule: in the reader's language where the game has it, else in English.

It comes from the rule inventories: `docs/rules/<game>.md` in the repository, which is English, and
`docs/rules/<language>/<game>.md`; in the installed package the same under `rules/`. A game without
an inventory may have a message `rule-<id>` instead, with dashes for the dots of the id.
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
from sobremesa.server.web.lobby import every_game
from sobremesa.table.errors import Refused
from sobremesa.table.messages import Language

_FIRST: Language = "en"
"""The language in which every inventory is written first."""

_RULE = re.compile(r"^- \*\*(?P<id>[a-z0-9.-]+)\*\*:? *(?P<text>.*)\Z")
_MORE = re.compile(r"^ {2,}(?P<text>\S.*)\Z")
_NOTE = re.compile(r" *\((?:source: [^()]*|see [^()]*|ruling [a-z0-9.-]+(?:: (?P<said>[^()]*))?)\)")
"""An author's note: where a rule comes from, or which ruling it follows and what that says."""


class RuleText(msgspec.Struct, frozen=True):
    """A rule, the game it belongs to, and its text in the language named."""

    rule: str
    game: str
    text: str
    language: Language


def rule_text(rule: str, language: Language) -> RuleText:
    """The text of a rule."""
    for spoken in dict.fromkeys((language, _FIRST)):
        for game in every_game():
            if found := inventory(game.id, spoken).get(rule) or _message(game, rule, spoken):
                return RuleText(rule, game.id, found, spoken)
    raise Refused("not_found", f"there is no rule {rule!r}")


def _message(game: Game[Any], rule: str, language: Language) -> str:
    text, message = game.texts[language], f"rule-{rule.replace('.', '-')}"
    return text(message) if text.has(message) else ""


@cache
def inventory(game: str, language: Language) -> dict[str, str]:
    """Every rule of a game's inventory by its id; none if it has no inventory in that language."""
    for folder in _folders():
        file = folder / f"{game}.md" if language == _FIRST else folder / language / f"{game}.md"
        if file.is_file():
            return read_inventory(file.read_text(encoding="utf-8"))
    return {}


def _folders() -> list[Traversable]:
    package = files("sobremesa")
    repository = Path(str(package)).parents[1]
    return [package / "rules", repository / "docs" / "rules"]


def read_inventory(source: str) -> dict[str, str]:
    """The rules as players read them: lines `- **id**: text`, which may go on indented."""
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
    return {id: _without_notes(text) for id, text in rules.items()}


def _without_notes(text: str) -> str:
    """What a player reads of a rule: the notes of its authors are for those who work on it."""
    return _NOTE.sub(lambda note: f" ({note['said']})" if note["said"] else "", text)
