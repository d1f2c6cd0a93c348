"""The words of a game that must be explained, and the symbols that it draws.

A term is data, in `glossary.toml` beside the rest of the content: `[escort]` and `rule = "<id>"`,
the rule that says most about it. Its words are two messages:

    term-escort = Escort | escorts | escorted
    term-escort-means = A Civilian that goes wherever its hero goes.

The first is its name and, behind bars, the other forms in which it stands in sentences. A symbol
is a message alone, `symbol-<icon>`: what that icon means on the board, on a card, beside a number.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import msgspec

from .content import load_table
from .errors import BadContent
from .text import LANGUAGES, Text

if TYPE_CHECKING:
    from .game import Game

FILE = "glossary.toml"
_SYMBOL = "symbol-"


class Term(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A word that must be explained, and the rule that says most about it."""

    id: str
    rule: str

    def forms(self, text: Text) -> tuple[str, ...]:
        """How it is written: its name first."""
        return tuple(form.strip() for form in text(f"term-{self.id}").split("|"))

    def means(self, text: Text) -> str:
        """What it means."""
        return text(f"term-{self.id}-means")

    def words(self) -> Iterator[str]:
        """The messages that it needs."""
        yield from (f"term-{self.id}", f"term-{self.id}-means")


class Sign(msgspec.Struct, frozen=True):
    """An icon and what it means."""

    icon: str
    name: str


def read_terms(folder: Traversable) -> dict[str, Term]:
    """The terms of a folder of content."""
    file = folder / FILE
    return load_table(file, Term) if file.is_file() else {}


def symbols(text: Text) -> tuple[Sign, ...]:
    """The legend of a game, in the order of its file."""
    return tuple(Sign(id.removeprefix(_SYMBOL), text(id)) for id in text.ids(_SYMBOL))


def check_terms(game: Game[Any]) -> None:
    """Refuse a glossary without its words, with words of no term, or with two of one form."""
    needed = {word for term in game.terms.values() for word in term.words()}
    game.texts.require(sorted(needed))
    for language in LANGUAGES:
        text = game.texts[language]
        if left := sorted(set(text.ids("term-")) - needed):
            raise BadContent(f"{language}.ftl: expected terms of {FILE}, got {', '.join(left)}")
        _check_forms(game, text)


def _check_forms(game: Game[Any], text: Text) -> None:
    meant: dict[str, str] = {}
    for term in game.terms.values():
        for form in term.forms(text):
            other = meant.setdefault(form.casefold(), term.id)
            if not form or other != term.id:
                raise BadContent(
                    f"{text.language}.ftl: term-{term.id}: expected forms of its own, got {form!r}"
                    + (f", which is term-{other}" if form else "")
                )
