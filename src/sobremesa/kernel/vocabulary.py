"""Words by which content says what a thing does: each with its meaning, its value and its fields.

A card says `effects = ["stun", "corrosion:2"]`, a step `{ do = "spawn", kind = "pup" }`. The words
that may stand there are a vocabulary; `in_words_of` writes it into the type of the field, from
which the pages about content are made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from .errors import BadContent


class Word(msgspec.Struct, frozen=True):
    """A word that content may use."""

    about: str
    """What it does, as a sentence."""
    number: bool = False
    """A number may stand after its colon."""
    values: tuple[str, ...] = ()
    """One of these stands after its colon."""
    usual: str = ""
    """The value if none is told; a word with a value and nothing usual needs to be told."""
    reads: Mapping[str, tuple[str, ...]] = {}
    """The fields beside it that it looks at, each with the values it knows, if they are few."""
    needs: tuple[str, ...] = ()
    """Fields that it cannot do without."""


Vocabulary: TypeAlias = Mapping[str, Word]


def in_words_of(title: str, vocabulary: Vocabulary) -> msgspec.Meta:
    """For `Annotated`: what stands here, or in the first field here, is a word of that kind."""
    return msgspec.Meta(title=title, extra={"words": vocabulary})


def read_word(place: str, word: str, vocabulary: Vocabulary) -> tuple[str, str]:
    """A word and its value; one that is not known or has a value it cannot have is refused."""
    name, colon, value = word.partition(":")
    known = vocabulary.get(name)
    if known is None:
        raise BadContent(f"{place}: expected one of {', '.join(sorted(vocabulary))}, got {word!r}")
    if not colon and (known.usual or not (known.number or known.values)):
        return name, known.usual
    if known.number and value.isdecimal() and int(value) > 0:
        return name, value
    if colon and value in known.values:
        return name, value
    raise BadContent(f"{place}: expected {_spelling(name, known)}, got {word!r}")


def check_words(place: str, words: Iterable[str], vocabulary: Vocabulary) -> None:
    """Refuse words that are not of the vocabulary."""
    for word in words:
        read_word(place, word, vocabulary)


def _spelling(name: str, word: Word) -> str:
    """How a word is written."""
    if word.number:
        return f"{name}:N with a number of 1 or more"
    if word.values:
        return f"{name}: with one of {', '.join(word.values)}"
    return f"{name} without a value"


def check_fields(place: str, thing: msgspec.Struct, word: Word) -> None:
    """Refuse a table whose word leaves a field unread, or misses one, or does not know a value.

    The field that holds the word is the first.
    """
    for field in msgspec.structs.fields(thing)[1:]:
        value = getattr(thing, field.name)
        told = value != field.default
        if told and field.name not in (*word.reads, *word.needs):
            there = ", ".join((*word.needs, *word.reads)) or "no further field"
            raise BadContent(f"{place}: expected {there}, got {field.encode_name} = {value!r}")
        if not told and field.name in word.needs:
            raise BadContent(f"{place}: expected a value for {field.encode_name}, there is none")
        known = word.reads.get(field.name, ())
        if known and value not in known:
            expected = ", ".join(map(repr, known))
            raise BadContent(f"{place} {field.encode_name}: expected {expected}, got {value!r}")
