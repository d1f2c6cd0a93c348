"""Fluent messages as functions: each is read when it is first said, and compiled once.

What is understood is what messages need: words, placeholders, choices by number, plural or word,
and other messages and terms. Functions are not.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from typing import Any, TypeAlias

from fluent.syntax import FluentParser, ast

from .errors import BadContent

Words: TypeAlias = Mapping[str, Any]
Speech: TypeAlias = str | Callable[[Words], str]
"""A message or a part of one: the same words every time, or words made of others."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=.*(?:\r?\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message or a term with all its lines, up to whatever else begins a line."""
_THOUSANDS = {"es": "."}
_MANY = 1_000_000

_compiling: ContextVar[tuple[str, ...]] = ContextVar("compiling", default=())
"""The messages that are being compiled, each within the one before: of this thread alone."""


class Speeches:
    """The messages of one language, compiled as they are needed."""

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self._entries = {
            entry[1]: entry[0] for source in sources for entry in _ENTRY.finditer(source)
        }
        self._compiled: dict[str, Speech] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._entries and not id.startswith("-")

    def ids(self, start: str) -> list[str]:
        """The messages whose ids begin so, in the order of the sources."""
        return [id for id in self._entries if id.startswith(start)]

    def find(self, id: str) -> Speech:
        """A message, or with a dot one of its attributes."""
        if id not in self._compiled:
            within = _compiling.get()
            if id in within:
                raise BadContent(f"{self.language}.ftl: message {id!r} refers to itself")
            before = _compiling.set((*within, id))
            try:
                self._compiled[id] = self._pattern(self._read(id))
            finally:
                _compiling.reset(before)
        return self._compiled[id]

    def _read(self, id: str) -> ast.Pattern:
        name, _, attribute = id.partition(".")
        source = self._entries.get(name)
        found = None if source is None else FluentParser().parse(source).body[0]
        if not isinstance(found, ast.Message | ast.Term):
            raise BadContent(f"{self.language}.ftl has no message {name!r}")
        attributes = {each.id.name: each.value for each in found.attributes}
        pattern = attributes.get(attribute) if attribute else found.value
        if pattern is None:
            what = f"attribute {attribute!r}" if attribute else "value"
            raise BadContent(f"{self.language}.ftl: message {name!r} has no {what}")
        return pattern

    # Compiling

    def _pattern(self, pattern: ast.Pattern) -> Speech:
        parts: list[Speech] = []
        for element in pattern.elements:
            part = self._part(element)
            if parts and isinstance(part, str) and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
        return _joined(parts)

    def _part(self, part: object) -> Speech:
        match part:
            case ast.TextElement():
                return part.value
            case ast.Placeable():
                return self._part(part.expression)
            case ast.StringLiteral():
                return str(part.parse()["value"])
            case ast.NumberLiteral():
                return self.number(_value(part))
            case ast.VariableReference():
                return self._variable(part.id.name)
            case ast.MessageReference() | ast.TermReference():
                return self._reference(part)
            case ast.SelectExpression():
                return self._selection(part)
            case _:
                raise self._not_understood("words, placeholders and choices", part)

    def _variable(self, name: str) -> Speech:
        def say(words: Words) -> str:
            word = words[name]
            return word if isinstance(word, str) else self.number(word)

        return say

    def _reference(self, reference: ast.MessageReference | ast.TermReference) -> Speech:
        sign = "-" if isinstance(reference, ast.TermReference) else ""
        attribute = f".{reference.attribute.name}" if reference.attribute else ""
        found = self.find(f"{sign}{reference.id.name}{attribute}")
        if isinstance(found, str) or isinstance(reference, ast.MessageReference):
            return found
        named = reference.arguments.named if reference.arguments else []
        own = {each.name.name: _value(each.value) for each in named}
        return found(defaultdict(str, own))  # a term knows no words but its own

    def _selection(self, selection: ast.SelectExpression) -> Speech:
        if not isinstance(selection.selector, ast.VariableReference):
            raise self._not_understood("a choice by a placeholder", selection.selector)
        name = selection.selector.id.name
        variants = [(_key(each.key), self._pattern(each.value)) for each in selection.variants]
        default = next(
            speech
            for (_, speech), each in zip(variants, selection.variants, strict=True)
            if each.default
        )

        def say(words: Words) -> str:
            word = words[name]
            plural = None if isinstance(word, str) else self.plural(word)
            for key, speech in variants:
                if key in (word, plural):
                    return _said(speech, words)
            return _said(default, words)

        return say

    def _not_understood(self, expected: str, got: object) -> BadContent:
        place = f"{self.language}.ftl: message {_compiling.get()[0]!r}"
        return BadContent(f"{place}: expected {expected}, got a {type(got).__name__}")

    # Numbers

    def number(self, number: float) -> str:
        """A number as it is written in the language; at most three decimals."""
        if -1000 < number < 1000 and number == int(number):
            return str(int(number))
        written = f"{number:,.3f}".rstrip("0").rstrip(".")
        point = _THOUSANDS.get(self.language)
        return written if point is None else written.translate({ord(","): point, ord("."): ","})

    def plural(self, number: float) -> str:
        """The plural category of a number: Spanish says millions in another way than others."""
        if abs(number) == 1:
            return "one"
        if self.language == "es" and number and number % _MANY == 0:
            return "many"
        return "other"


def _joined(parts: Sequence[Speech]) -> Speech:
    """One part after the other."""
    if len(parts) == 1:
        return parts[0]
    if not parts:
        return ""
    return lambda words: "".join([_said(part, words) for part in parts])


def _said(speech: Speech, words: Words) -> str:
    return speech if isinstance(speech, str) else speech(words)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else _value(key)


def _value(literal: Any) -> Any:
    """What a literal stands for."""
    if isinstance(literal, ast.NumberLiteral):
        return float(literal.value) if "." in literal.value else int(literal.value)
    return literal.parse()["value"]
