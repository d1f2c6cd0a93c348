"""A page for each game that says what its content may hold: every file, field and effect.

Made from the structs into which content is read, from what stands below their fields, and from the
game's own content, which gives the examples. `python -m sobremesa.testing.content_page FOLDER`
writes a page for every installed game.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as shapes

from sobremesa.kernel import Game, installed
from sobremesa.kernel.field_docs import field_docs
from sobremesa.kernel.vocabulary import Vocabulary, Word

from .toml_text import key_text, table_text, value_text

Kinds = tuple[shapes.StructType, ...]


def content_page(title: str, content: msgspec.Struct) -> str:
    """The page about the content of one game."""
    return "\n".join([*Page(title, content).lines(), ""])


class Page:
    """A page while it is written: parts and vocabularies are told where they are first met."""

    def __init__(self, title: str, content: msgspec.Struct) -> None:
        self.title = title
        self.content = content
        self.parts: dict[str, shapes.StructType] = {}
        """Structs inside of others by their names, to be told after the files."""
        self.vocabularies: dict[str, Kinds] = {}
        """Where one of several structs may stand, told apart by tags: the first such place."""
        self.words: dict[str, Vocabulary] = {}
        """Vocabularies of words by their titles."""

    def lines(self) -> Iterator[str]:
        """The whole page."""
        yield from (
            f"# What the content of {self.title} may hold",
            "",
            "Made from the program by `make pages`; not to be changed by hand.",
            "How a folder of your own is laid over the game's is told in",
            "[own-content.md](../own-content.md).",
        )
        for name, hint in get_type_hints(type(self.content)).items():
            yield from self._file(name, shapes.type_info(hint))
        yield from self._further()

    # Files

    def _file(self, name: str, kind: shapes.Type) -> Iterator[str]:
        value = getattr(self.content, name)
        if isinstance(kind, shapes.StructType):
            yield from ("", f"## `{name}.toml`", "", f"The whole file: {_sentence(kind.cls)}")
            yield from self._fields(kind)
            yield from _fenced(table_text("", value))
        elif isinstance(kind, shapes.DictType) and not isinstance(kind.value_type, shapes.StrType):
            id, first = next(iter(value.items()))
            yield from ("", f"## `{name}.toml`", "")
            yield from self._tables(kind.value_type, f"a table of `{name}.toml`")
            yield from _fenced(table_text(id, first))
        else:
            yield from ("", f"## `{name}/`", "", f"Texts `{name}/id.txt`. The game's own:", "")
            yield " ".join(f"`{id}.txt`" for id in value)

    def _tables(self, kind: shapes.Type, place: str) -> Iterator[str]:
        if isinstance(kind, shapes.StructType):
            yield f"Tables `[id]`: {_sentence(kind.cls)}"
            yield from self._fields(kind, table=True)
        else:
            yield f"Tables `[id]`: {self._words(kind, place)}"

    def _fields(self, kind: shapes.StructType, *, table: bool = False) -> Iterator[str]:
        """A row for each field; the id of a table stands in its brackets."""
        docs = field_docs(kind.cls)
        told = [field for field in kind.fields if not (table and field.name == "id")]
        if not told:
            return
        yield from ("", "| field | what it is | if left out | |", "|---|---|---|---|")
        for field in told:
            words = self._words(field.type, f"`{field.encode_name}` of {kind.cls.__name__}")
            cells = (f"`{field.encode_name}`", words, _usual(field), docs.get(field.name, ""))
            yield f"| {' | '.join(map(_cell, cells))} |"

    # Types in words

    def _words(self, kind: shapes.Type, place: str) -> str:
        match kind:
            case shapes.Metadata(
                type=inner, extra={"words": words}, extra_json_schema={"title": title}
            ):
                return self._worded(inner, title, words, place)
            case shapes.Metadata(type=inner):
                return self._words(inner, place)
            case shapes.LiteralType(values=values):
                return "one of " + ", ".join(f"`{value_text(value)}`" for value in values)
            case shapes.EnumType(cls=cls):
                return "one of " + ", ".join(f"`{value_text(each.value)}`" for each in cls)
            case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
                return f"list of: {self._words(item, place)}"
            case shapes.SetType(item_type=item) | shapes.FrozenSetType(item_type=item):
                return f"list of: {self._words(item, place)}"
            case shapes.TupleType(item_types=items):
                return f"list of {len(items)}: {self._each(items, place)}"
            case shapes.DictType(key_type=key, value_type=value):
                return f"table: {self._words(key, place)} = {self._words(value, place)}"
            case shapes.StructType():
                return self._struct(kind)
            case shapes.UnionType(types=types):
                return self._union(types, place)
            case _:
                return _plain(kind)

    def _worded(self, kind: shapes.Type, title: str, words: Vocabulary, place: str) -> str:
        """A word of a vocabulary, or a struct that begins with one."""
        self.words[title] = words
        if isinstance(kind, shapes.StructType):
            first = kind.fields[0].encode_name
            return f"{self._words(kind, place)}, `{first}` one of {_link(title)}"
        return f"one of {_link(title)}"

    def _each(self, kinds: tuple[shapes.Type, ...], place: str) -> str:
        return ", ".join(dict.fromkeys(self._words(each, place) for each in kinds))

    def _struct(self, kind: shapes.StructType) -> str:
        self.parts.setdefault(kind.cls.__name__, kind)
        return _link(kind.cls.__name__)

    def _union(self, kinds: tuple[shapes.Type, ...], place: str) -> str:
        tagged = tuple(
            each for each in kinds if isinstance(each, shapes.StructType) and each.tag is not None
        )
        others = [each for each in kinds if each not in tagged]
        words = [self._words(each, place) for each in others if each != shapes.NoneType()]
        if tagged:
            words.append(_link(self._title(tagged, place)))
        return " or ".join(words)

    def _title(self, kinds: Kinds, place: str) -> str:
        """Where these structs may stand was told before, or is told now.

        They are known by their classes: shapes of effects inside of effects go in circles.
        """
        classes = [kind.cls for kind in kinds]
        for title, known in self.vocabularies.items():
            if [kind.cls for kind in known] == classes:
                return title
        self.vocabularies[place] = kinds
        return place

    # Parts and vocabularies

    def _further(self) -> Iterator[str]:
        """What stands inside of what was told, and what stands inside of that."""
        told: set[str] = set()
        while waiting := [
            each for each in (*self.parts, *self.vocabularies, *self.words) if each not in told
        ]:
            title = waiting[0]
            told.add(title)
            if title in self.parts:
                yield from self._part(self.parts[title], f"## {title}")
            elif title in self.words:
                yield from self._dictionary(title, self.words[title])
            else:
                yield from self._vocabulary(title, self.vocabularies[title])

    def _part(self, kind: shapes.StructType, heading: str) -> Iterator[str]:
        yield from ("", heading, "", _sentence(kind.cls))
        yield from self._fields(kind)
        for where, found in _uses(self.content, kind.cls):
            yield from _fenced(f"# {where}\n{value_text(found)}")
            return

    def _dictionary(self, title: str, words: Vocabulary) -> Iterator[str]:
        """Every word of a vocabulary: what it means, what it looks at, and where it is used."""
        used = self._examples(title)
        fields = any(word.reads or word.needs for word in words.values())
        head = ["word", "what it does", *(["fields"] if fields else []), "example"]
        yield from ("", f"## {title}", "", f"| {' | '.join(head)} |", "|---" * len(head) + "|")
        for name, word in words.items():
            cells = [f"`{_spelling(name, word)}`", _meaning(word)]
            cells += [_looks_at(word)] if fields else []
            cells.append(f"`{used[name]}`" if name in used else "")
            yield f"| {' | '.join(map(_cell, cells))} |"

    def _examples(self, title: str) -> dict[str, str]:
        """How the game's own content uses the words of a vocabulary, each where it is first."""
        found: dict[str, str] = {}
        for heading, word, written in _said(shapes.type_info(type(self.content)), self.content):
            if heading == title:
                found.setdefault(word.partition(":")[0], written)
        return found

    def _vocabulary(self, title: str, kinds: Kinds) -> Iterator[str]:
        """Every effect that content can name there."""
        field = kinds[0].tag_field
        yield from ("", f"## {title}", "", f"One of these, told apart by `{field}`.")
        for kind in kinds:
            yield from self._part(kind, f'### `{field} = "{kind.tag}"`')


def _spelling(name: str, word: Word) -> str:
    """How a word is written with its value; what may be left out stands in brackets."""
    value = ":N" if word.number else f":{'/'.join(word.values)}" if word.values else ""
    return f"{name}[{value}]" if value and word.usual else name + value


def _looks_at(word: Word) -> str:
    """The fields that a word needs, and those that it reads."""
    needed = [f"`{name}` (needed)" for name in word.needs]
    read = [
        f"`{name}`" + (f" ({', '.join(values)})" if values else "")
        for name, values in word.reads.items()
    ]
    return ", ".join(needed + read)


def _said(kind: shapes.Type, value: Any) -> Iterator[tuple[str, str, str]]:
    """Where content uses words: the title of the vocabulary, the word and how it is written."""
    match kind:
        case shapes.Metadata(type=inner, extra={"words": _}, extra_json_schema={"title": title}):
            yield from _said(inner, value)
            if isinstance(value, msgspec.Struct):
                yield title, getattr(value, value.__struct_fields__[0]), value_text(value)
            elif isinstance(value, str):
                yield title, value, value_text(value)
        case shapes.Metadata(type=inner):
            yield from _said(inner, value)
        case shapes.StructType(fields=fields) if isinstance(value, msgspec.Struct):
            for field in fields:
                yield from _said(field.type, getattr(value, field.name))
        case shapes.VarTupleType(item_type=item) if isinstance(value, tuple):
            for each in value:
                yield from _said(item, each)
        case shapes.DictType(key_type=key, value_type=inner) if isinstance(value, dict):
            for name, each in value.items():
                for title, word, _ in _said(key, name):
                    yield title, word, f"{key_text(name)} = {value_text(each)}"
                yield from _said(inner, each)
        case shapes.UnionType(types=types):
            for each in types:
                yield from _said(each, value)
        case _:
            return


def _meaning(word: Word) -> str:
    return f"{word.about} Without a value: {word.usual}." if word.usual else word.about


def _cell(words: str) -> str:
    """What fits into one cell of a table."""
    return " ".join(words.replace("|", "\\|").split())


def _link(title: str) -> str:
    """A link to a heading as the usual readers of Markdown name it."""
    anchor = "".join(each for each in title.lower() if each.isalnum() or each in "-_ ")
    return f"[{title}](#{anchor.replace(' ', '-')})"


def _sentence(cls: type) -> str:
    """The docstring of a struct on one line."""
    return " ".join(inspect.cleandoc(cls.__doc__ or "").split())


def _fenced(source: str) -> Iterator[str]:
    yield from ("", "```toml", source, "```")


def _usual(field: shapes.Field) -> str:
    if field.required:
        return "needed"
    usual = field.default
    if usual is msgspec.NODEFAULT:
        # What is left unset has neither a default nor a way to make one.
        made = field.default_factory
        usual = None if made is msgspec.NODEFAULT else made()
    return "nothing" if usual is None else f"`{value_text(usual)}`"


def _plain(kind: shapes.Type) -> str:
    names = {shapes.IntType: "whole number", shapes.FloatType: "number", shapes.StrType: "text",
             shapes.BoolType: "`true` or `false`"}  # fmt: skip
    if type(kind) not in names:
        raise TypeError(f"expected a type that TOML can hold, got {kind}")
    bounds = {"ge": "at least", "gt": "more than", "le": "at most", "lt": "less than"}
    limits = [
        f"{words} {limit}"
        for name, words in bounds.items()
        if (limit := getattr(kind, name, None)) is not None
    ]
    return ", ".join([names[type(kind)], *limits])


def _uses(value: Any, cls: type, where: str = "") -> Iterator[tuple[str, Any]]:
    """Where content uses a struct: the file, the table and the fields that lead there."""
    if type(value) is cls:
        yield where, value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _uses(getattr(value, name), cls, f"{where} {name}" if where else name)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _uses(each, cls, f"{where} {key}")
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _uses(each, cls, where)


def pages() -> dict[str, str]:
    """A page for every installed game that has content, without anybody's own, by its name."""
    games: dict[str, Game[Any]] = {id: entry.load() for id, entry in installed().items()}
    return {
        f"{id}.md": content_page(game.texts["en"]("game-title"), game.content)
        for id, game in games.items()
        if game.content is not None
    }


def write_pages(folder: Path) -> None:
    """The pages of all games as files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in pages().items():
        (folder / name).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
