"""Answers that are kept: what depends on nothing but what it is asked is worked out once.

Whatever is a function of content that never changes and of a few values (a place, a set of
obstacles) can be kept for all matches and copies. Its key says all that it depends on, so nothing
has ever to be dropped but for room. The contract holds every answer that is given again against
the one that was given before.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar
from weakref import WeakSet

K = TypeVar("K")
V = TypeVar("V")
P = ParamSpec("P")
R = TypeVar("R")

_MOST = 1 << 15
"""How many answers of one kind are kept; the oldest go."""

_caches: WeakSet[Any] = WeakSet()
_given: dict[Hashable, object] | None = None
"""While answers are checked: all that were given, by the function and what it was asked."""


def kept(function: Callable[P, R], most: int = _MOST) -> Callable[P, R]:
    """The same function, which remembers its answers."""

    @wraps(function)
    def answer(*given: P.args, **named: P.kwargs) -> R:
        fresh = function(*given, **named)
        if _given is not None:
            _compare((function, given, *named.items()), fresh)
        return fresh

    cache: Any = lru_cache(most)(answer)
    _caches.add(cache)
    keeping: Callable[P, R] = cache
    return keeping


def kept_at_most(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A decorator: of this function so many answers are remembered."""
    return lambda function: kept(function, most)


class Table(dict[K, V]):
    """A table whose entries are worked out when they are looked up, by `__missing__`.

    Two are equal when each of them gives what the other one knows already.
    """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._knows(other) and other._knows(self)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def _knows(self, other: Table[K, V]) -> bool:
        return all(self[key] == value for key, value in list(other.items()))

    __hash__ = None


def _compare(asked: tuple[Any, ...], fresh: object) -> None:
    """Hold an answer that was worked out against what was given for the same before."""
    assert _given is not None
    if (before := _given.setdefault(asked, fresh)) != fresh:
        function, given, *named = asked
        call = f"{function.__qualname__}{given}{named or ''}"
        raise AssertionError(f"{call}: expected {fresh}, remembered was {before}")


@contextmanager
def checking() -> Iterator[None]:
    """Meanwhile an answer that differs from what was given for the same before is an error."""
    global _given
    forget()
    _given = {}
    try:
        yield
    finally:
        _given = None


def forget() -> None:
    """Work everything out anew from here on."""
    for cache in list(_caches):
        cache.cache_clear()


def hit_rates() -> dict[str, tuple[int, int]]:
    """For each kind of answer in use: how often it was known, and how often it was asked."""
    found: dict[str, tuple[int, int]] = {}
    for cache in list(_caches):
        info = cache.cache_info()
        made = cache.__wrapped__
        name = f"{made.__module__.rpartition('.')[2]}.{made.__qualname__}"
        hits, asked = found.get(name, (0, 0))
        found[name] = hits + info.hits, asked + info.hits + info.misses
    return {name: (hits, asked) for name, (hits, asked) in sorted(found.items()) if asked}
