"""Words: Fluent messages in Spanish and English, complete in both, always."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .content import read_text
from .errors import BadContent
from .fluent import Speeches

LANGUAGES = ("es", "en")
R = TypeVar("R")

_MOST_KNOWN = 20_000


def percent(chance: Fraction) -> int:
    """A chance in per cent; only what is sure is 100, only what cannot be is 0."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))


def worded(
    values: Iterable[tuple[str, object]],
    fields: Mapping[str, Callable[[R, Any], str | int]],
    reader: R,
) -> dict[str, str | int]:
    """Values as words for a message: by how their fields are read, else numbers and words alone."""
    words: dict[str, str | int] = {}
    for field, value in values:
        if field in fields:
            words[field] = fields[field](reader, value)
        elif isinstance(value, str | int):
            words[field] = value
    return words


class Text:
    """The messages of one language. `text("prompt-act", figure=...)` gives the words."""

    __slots__ = ("_known", "_plain", "_speeches", "kept", "language")

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self._speeches = Speeches(language, *sources)
        self._plain: dict[str, str] = {}
        self._known: dict[tuple[Any, ...], str] = {}
        self.kept: dict[Any, Any] = {}
        """Parts of scenes that are made of these words: `keeping.kept`."""

    def __call__(self, id: str, /, **arguments: Any) -> str:
        known = self._plain.get(id)
        if known is not None:
            return known
        try:
            # A scene says much the same again and again.
            known = self._known.get((id, *arguments, *arguments.values()))
        except TypeError:
            raise self._not_words(id, arguments) from None
        return self._say(id, arguments) if known is None else known

    def _say(self, id: str, arguments: dict[str, Any]) -> str:
        """Find the words, and keep them."""
        if id not in self._speeches:
            raise BadContent(f"{self.language}.ftl has no message {id!r}")
        speech = self._speeches.find(id)
        if isinstance(speech, str):
            self._plain[id] = speech
            return speech
        if not all(isinstance(word, str | int | float) for word in arguments.values()):
            raise self._not_words(id, arguments)
        try:
            # A name that ends in a stop of its own needs none behind it.
            words = speech(arguments).replace("!.", "!").replace("?.", "?")
        except KeyError as missing:
            raise BadContent(
                f"{self.language}.ftl: message {id!r}: expected a word for {missing}; "
                f"got {arguments}"
            ) from None
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        self._known[id, *arguments, *arguments.values()] = words
        return words

    def _not_words(self, id: str, arguments: Mapping[str, Any]) -> BadContent:
        return BadContent(
            f"{self.language}.ftl: message {id!r}: expected words and numbers, got {arguments}"
        )

    def read(self) -> None:
        """Read every message now: else each is read when it is first said."""
        for id in self.ids(""):
            with suppress(BadContent):  # whoever says it is told what is wrong with it
                self._speeches.find(id)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return id in self._speeches

    def ids(self, start: str) -> list[str]:
        """The messages whose ids begin so, in the order of the file."""
        return self._speeches.ids(start)

    def beginning(self, prefix: str) -> tuple[str, ...]:
        """What follows a prefix in the ids of all messages that have it."""
        return tuple(id.removeprefix(prefix) for id in self.ids(prefix))


@lru_cache(maxsize=64)
def _text_of(language: str, *sources: str) -> Text:
    """The messages of these sources, read once: Fluent is slow to read, too."""
    return Text(language, *sources)


class Texts:
    """The messages of one package in every language, over those that all packages share."""

    def __init__(self, folder: Traversable, under: Texts | None = None) -> None:
        self.folder = folder
        self.under = under

    @cached_property
    def sources(self) -> Mapping[str, str]:
        """The source of each language's file."""
        found: dict[str, str] = {}
        for language in LANGUAGES:
            file = self.folder / f"{language}.ftl"
            if not file.is_file():
                raise BadContent(f"{self.folder}: expected a file {language}.ftl, there is none")
            found[language] = read_text(file)
        return found

    def _sources(self, language: str) -> Iterator[str]:
        if self.under is not None:
            yield from self.under._sources(language)
        yield self.sources[language]

    @cached_property
    def _languages(self) -> dict[str, Text]:
        return {language: _text_of(language, *self._sources(language)) for language in LANGUAGES}

    def __getitem__(self, language: str) -> Text:
        if language not in self._languages:
            raise BadContent(f"expected a language of {', '.join(LANGUAGES)}, got {language!r}")
        return self._languages[language]

    def require(self, ids: Iterable[str]) -> None:
        """Refuse files that lay themselves over others with a fault, or that lack a message."""
        problems = [] if self.under is None else self.problems()
        needed = list(dict.fromkeys(ids))
        for language in LANGUAGES:
            missing = [id for id in needed if not self[language].has(id)]
            if missing:
                problems.append(f"{language}.ftl: expected words for {', '.join(missing)}")
        if problems:
            raise BadContent(f"{self.folder.name}/: {'; '.join(dict.fromkeys(problems))}")

    def problems(self) -> list[str]:
        """What is wrong with the files: syntax, a message or a placeholder that only one has."""
        messages = {language: read_messages(self.sources[language]) for language in LANGUAGES}
        problems: list[str] = []
        for language, (found, junk) in messages.items():
            problems += [f"{language}.ftl line {line}: {text}" for line, text in junk]
            for other, (others, _) in messages.items():
                for id in found:
                    if id not in others:
                        problems.append(f"{other}.ftl: message {id!r} of {language}.ftl is missing")
                    elif language < other and found[id] != others[id]:
                        here, there = sorted(found[id]), sorted(others[id])
                        problems.append(
                            f"message {id!r}: {language}.ftl uses {here}, {other}.ftl uses {there}"
                        )
        return problems


def read_messages(source: str) -> tuple[dict[str, frozenset[str]], list[tuple[int, str]]]:
    """Every message of a Fluent source with its placeholders, and every line that is no Fluent."""
    resource = FluentParser().parse(source)
    found: dict[str, frozenset[str]] = {}
    junk: list[tuple[int, str]] = []
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                junk.append((_line_of(source, entry), f"message {entry.id.name!r} stands twice"))
            placeholders = _Placeholders()
            placeholders.visit(entry)
            found[entry.id.name] = frozenset(placeholders.names)
        elif isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "not understood"
            junk.append((_line_of(source, entry), f"{reason}: {(entry.content or '')[:60]!r}"))
    return found, junk


def _line_of(source: str, entry: ast.SyntaxNode) -> int:
    start = entry.span.start if entry.span is not None else 0
    return source.count("\n", 0, start) + 1


class _Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
