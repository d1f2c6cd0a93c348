"""What the report says, in both languages at once: the reader changes between them on the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Any, TypeAlias

from sobremesa.kernel import LANGUAGES, Game, Setup, Texts

Said: TypeAlias = dict[str, str]
"""The same in each language."""

_WORDS = Texts(files("sobremesa.lab") / "text")


def say(id: str, **words: Any) -> Said:
    """A message of the laboratory; a word may be in both languages itself."""
    return {
        language: _WORDS[language](
            id,
            **{
                key: each[language] if isinstance(each, dict) else each
                for key, each in words.items()
            },
        )
        for language in LANGUAGES
    }


def plain(words: str | int) -> Said:
    """Something that is the same in every language."""
    return dict.fromkeys(LANGUAGES, str(words))


def joined(*parts: Said, by: str = ", ") -> Said:
    """Several things after each other."""
    return {language: by.join(part[language] for part in parts) for language in LANGUAGES}


def each_language(words: Callable[[str], str]) -> Said:
    """Words that somebody else has, by the language."""
    return {language: words(language) for language in LANGUAGES}


def of_game(game: Game[Any], id: str, otherwise: str) -> Said:
    """A message of the game, or something else where it has none."""

    def found(language: str) -> str:
        text = game.texts[language]
        return text(id) if text.has(id) else otherwise

    return each_language(found)


def thing(game: Game[Any], key: str) -> Said:
    """What a thing of the content is called."""
    return each_language(lambda language: game.thing(key, game.texts[language]))


def seat_names(game: Game[Any], setup: Setup) -> list[Said]:
    """What each seat plays."""
    return [of_game(game, f"role-{role.id}", role.id) for role in game.roles(setup)]


def percent(share: float, digits: int = 0) -> Said:
    """A share in per cent, as each language writes it."""
    number = f"{100 * share:.{digits}f}"
    return {"en": f"{number}%", "es": f"{number.replace('.', ',')} %"}


def number(value: float, digits: int = 0, sign: str = "") -> Said:
    """A number as each language writes it."""
    told = f"{value:{sign}.{digits}f}".replace("-", "−")
    return {"en": told, "es": told.replace(".", ",")}


def html(said: Said, tag: str = "span", kind: str = "") -> str:
    """Words on the page: of both languages, one of which is shown."""
    if len(set(said.values())) == 1:
        kinds = f' class="{kind}"' if kind else ""
        return f"<{tag}{kinds}>{_marked(next(iter(said.values())))}</{tag}>"
    return "".join(
        f'<{tag} lang="{language}" class="in-{language} {kind}">{_marked(words)}</{tag}>'
        for language, words in said.items()
    )


def _marked(words: str) -> str:
    """Words with what is typed shown as such."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(words))


def tip(said: Said) -> str:
    """What is said about an element when it is pointed at: attributes for its tag."""
    told = "".join(f' data-{language}="{escape(words)}"' for language, words in said.items())
    return f' tabindex="0"{told}'
