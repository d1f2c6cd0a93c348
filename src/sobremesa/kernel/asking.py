"""A question on its way to a seat: one skeleton for the prompts of every game.

The title and the text of a question are the messages `ask-<kind>` and `ask-<kind>-text`. Their
words are the question's own fields, each as a reader knows it. A choice to let it go by is the
message `pass-<kind>`, to stop choosing `done-<kind>`; all others are the game's.

The same deed has the same key wherever it is asked: the message `key-<kind of option>` names it.
What has no such message is counted by the client.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from .ask import Ask, Done, Option, Pass
from .kinds import Register, kebab
from .scene import Choice, Declined, Prompt, arranged
from .state import State
from .text import Text, worded

S = TypeVar("S", bound=State[Any])
N = TypeVar("N")
A = TypeVar("A", bound="Asking[Any, Any]")

Words: TypeAlias = Mapping[str, str | int]


class Asking(Generic[S, N]):
    """A question as one seat reads it: what its words and choices need to know."""

    __slots__ = ("ask", "g", "names", "seat", "text")

    def __init__(self, g: S, ask: Ask, seat: int, names: N, text: Text) -> None:
        self.g = g
        self.ask = ask
        self.seat = seat
        self.names = names
        self.text = text


def _nothing(a: Asking[Any, Any]) -> Iterable[Any]:
    return ()


_NEVER: Mapping[str, int] = {}


def _nobody(a: Asking[Any, Any]) -> tuple[str, str]:
    return "", ""


def _kind(a: Asking[Any, Any]) -> str:
    return a.ask.kind


class Prompts(Generic[A]):
    """How the questions of a game are read.

    `fields` says how a field of that name is read, `words` gives a kind of question further words,
    `choices` makes a choice of an option. `lights` names the piece and the card that a question is
    about. `message` lets a kind have other words in another situation. Of a group of choices, so
    many as `fold_above` says stand in the list one by one; more fold into one button.
    """

    def __init__(
        self,
        *,
        choices: Register[A, Option, Choice],
        fields: Mapping[str, Callable[[A, Any], str | int]],
        words: Register[A, Ask, Words] | None = None,
        lights: Callable[[A], tuple[str, str]] = _nobody,
        declined: Callable[[A], Iterable[Declined]] = _nothing,
        message: Callable[[A], str] = _kind,
        fold_above: Mapping[str, int] = _NEVER,
    ) -> None:
        self.choices = choices
        self.fields = fields
        self.words = Register("words") if words is None else words
        self.lights = lights
        self.declined = declined
        self.message = message
        self.fold_above = fold_above

    def prompt(self, a: A) -> Prompt:
        """The question with every option, in the order of the ask."""
        ask, text = a.ask, a.text
        choices = arranged([self._choice(a, option) for option in ask.options], self.fold_above)
        groups = dict.fromkeys(choice.group for choice in choices if choice.group)
        message, words = self.message(a), self.words_of(a)
        piece, card = self.lights(a)
        return Prompt(
            title=text(f"ask-{message}", **words),
            text=text(f"ask-{message}-text", **words),
            choices=choices,
            rule=ask.rule,
            groups={group: text(f"group-{group}") for group in groups},
            declined=tuple(self.declined(a)),
            piece=piece,
            card=card,
            window=ask.window,
        )

    def words_of(self, a: A) -> dict[str, str | int]:
        """The fields of the question as a reader knows them, and what its kind adds."""
        words = worded(a.ask.details().items(), self.fields, a)
        if type(a.ask) in self.words:
            words.update(self.words(a, a.ask))
        return words

    def _choice(self, a: A, option: Option) -> Choice:
        choice = self._read(a, option)
        if choice.key or not (key := key_of(a.text, type(option))):
            return choice
        return replace(choice, key=key)

    def _read(self, a: A, option: Option) -> Choice:
        if isinstance(option, (Pass, Done)) and type(option) not in self.choices:
            return let_go(a, option)
        return self.choices(a, option)


@lru_cache(1024)
def key_of(text: Text, deed: type[Option] | str) -> str:
    """The key by which a deed is chosen wherever it is asked, or none."""
    name = deed if isinstance(deed, str) else kebab(deed.__name__)
    return text(f"key-{name}") if text.has(f"key-{name}") else ""


def let_go(a: Asking[Any, Any], option: Pass | Done) -> Choice:
    """Let the question go by; the words say what happens then."""
    word = "pass" if isinstance(option, Pass) else "done"
    return Choice(
        text=a.text(f"{word}-{a.ask.kind}"),
        icon="hourglass",
        tone="pass",
        key=a.text("key-pass"),
        rule=a.ask.rule,
    )


def joined(*parts: str) -> str:
    """Several remarks as one."""
    return " · ".join(part for part in parts if part)
