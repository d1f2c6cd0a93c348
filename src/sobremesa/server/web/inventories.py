"""The rule inventories as players read them: parts, chapters and rules, without authors' notes.

They are `docs/rules/<game>.md` in the repository, which is English, and
`docs/rules/<language>/<game>.md`; in the installed package the same under `rules/`. A line
`## Title` begins a part, `### Title` a chapter, and `- **id**: text` a rule, which may go on
indented. Whatever else stands there is for those who work on the game.

So are notes inside a rule: `(source: ...)`, `(see ...)`, `(note: ...)`, `(ruling id)`, and all that
follows `Why:`. A rule that is nothing but a note is no rule for players, and a part whose title has
a note is for authors alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from sobremesa.table.messages import Language

FIRST: Language = "en"
"""The language in which every inventory is written first."""

_PART = re.compile(r"^## (?P<title>\S.*)\Z")
_CHAPTER = re.compile(r"^### (?P<title>\S.*)\Z")
_RULE = re.compile(r"^- \*\*(?P<id>[a-z0-9.-]+)\*\*:? *(?P<text>.*)\Z")
_MORE = re.compile(r"^ {2,}(?P<text>\S.*)\Z")

_SAID = r"(?:[^()]|\([^()]*\))*"
_NOTE = re.compile(
    rf" *\((?:(?:source|note): {_SAID}|see {_SAID}|ruling [a-z0-9.-]+(?:: (?P<said>{_SAID}))?)\)"
)
_WHY = re.compile(r"(?:^| )Why: .*\Z")


class Rule(msgspec.Struct, frozen=True):
    """A rule and its text."""

    id: str
    text: str


class Chapter(msgspec.Struct, frozen=True):
    """Rules under one heading; without a title they stand under that of their part."""

    title: str
    rules: tuple[Rule, ...]


class RulesPart(msgspec.Struct, frozen=True):
    """Chapters of one kind: the rules, the examples, the rulings."""

    title: str
    chapters: tuple[Chapter, ...]


@cache
def inventory(game: str, language: Language) -> tuple[RulesPart, ...]:
    """The inventory of a game; empty if it has none in that language."""
    for folder in _folders():
        file = folder / f"{game}.md" if language == FIRST else folder / language / f"{game}.md"
        if file.is_file():
            return read_inventory(file.read_text(encoding="utf-8"))
    return ()


@cache
def rules_of(game: str, language: Language) -> dict[str, str]:
    """The text of every rule of a game by its id."""
    return {
        rule.id: rule.text
        for part in inventory(game, language)
        for chapter in part.chapters
        for rule in chapter.rules
    }


def _folders() -> list[Traversable]:
    package = files("sobremesa")
    repository = Path(str(package)).parents[1]
    return [package / "rules", repository / "docs" / "rules"]


# Reading


def read_inventory(source: str) -> tuple[RulesPart, ...]:
    """The parts of an inventory that hold rules for players, in their order."""
    found: dict[str, dict[str, list[Rule]]] = {}
    for part, chapter, id, written in _written_rules(source):
        if (text := players_text(written)) and not _NOTE.search(part):
            found.setdefault(part, {}).setdefault(chapter, []).append(Rule(id, text))
    return tuple(
        RulesPart(part, tuple(Chapter(title, tuple(rules)) for title, rules in chapters.items()))
        for part, chapters in found.items()
    )


def _written_rules(source: str) -> Iterator[tuple[str, str, str, str]]:
    """RulesPart, chapter, id and text of every rule, as it is written."""
    part = chapter = id = text = ""
    for line in source.splitlines():
        if id and (more := _MORE.match(line)):
            text += " " + more["text"].strip()
            continue
        if id:
            yield part, chapter, id, text
            id = ""
        if found := _RULE.match(line):
            id, text = found["id"], found["text"].strip()
        elif found := _PART.match(line):
            part, chapter = found["title"], ""
        elif found := _CHAPTER.match(line):
            chapter = found["title"]
    if id:
        yield part, chapter, id, text


def players_text(written: str) -> str:
    """What a player reads of a rule: the notes of its authors are for those who work on it."""
    told = _NOTE.sub(lambda note: f" ({note['said']})" if note["said"] else "", written)
    told = _WHY.sub("", told).replace("`", "").strip()
    return "" if told in ("", ".") else told[0].upper() + told[1:]
