"""Parts of what is shown, made once: a card reads the same as long as nothing on it changes.

What a part is made of is its key: the content and the words by whom they are, all else by value.
Nothing has to be told when the position changes; another value is another part. The contract makes
scenes with and without what was kept, and compares.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from .text import Text

P = ParamSpec("P")
R = TypeVar("R")

_MOST_KEPT = 5_000


class Named(Protocol):
    """The words of one language for one content."""

    @property
    def text(self) -> Text: ...
    @property
    def content(self) -> object: ...


N = TypeVar("N", bound=Named)


def part(names: Named, key: Hashable, make: Callable[[], R]) -> R:
    """What is made where there is none for this key yet. The key says all that it is made of."""
    known, content = names.text.kept, names.content
    whole = id(content), key
    found: tuple[object, R] | None = known.get(whole)
    if found is None:
        if len(known) >= _MOST_KEPT:
            known.clear()
        # With the content, so that no other one gets its number.
        found = known[whole] = content, make()
    return found[1]


def kept(make: Callable[Concatenate[N, P], R]) -> Callable[Concatenate[N, P], R]:
    """A part that is made of names and of values: those are its key."""

    @wraps(make)
    def found(names: N, /, *of: P.args, **more: P.kwargs) -> R:
        key = (make, of, *more.items()) if more else (make, of)
        known = names.text.kept.get((id(names.content), key))
        return part(names, key, lambda: make(names, *of, **more)) if known is None else known[1]

    return found


def made_anew(text: Text, make: Callable[[], R]) -> R:
    """What is made with nothing at hand that was kept."""
    at_hand, text.kept = text.kept, {}
    try:
        return make()
    finally:
        text.kept = at_hand
