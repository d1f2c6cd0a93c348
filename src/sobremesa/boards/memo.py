"""Answers that are kept: what depends on nothing but what it is asked is worked out once.

A board never changes, so whatever is a function of the board and of a few numbers (a place, a set
of obstacles) can be kept for all matches and copies that are played on it. Its key says all that
it depends on, so nothing has ever to be dropped but for room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar
from weakref import WeakSet

P = ParamSpec("P")
R = TypeVar("R")

_MOST = 1 << 15
"""How many answers of one kind are kept for a board; the oldest go."""

_caches: WeakSet[Any] = WeakSet()
_checking = False


def kept(function: Callable[P, R], most: int = _MOST) -> Callable[P, R]:
    """The same function, which remembers its answers."""
    if _checking:
        return _checked(function, most)
    cache: Any = lru_cache(most)(function)
    _caches.add(cache)
    keeping: Callable[P, R] = cache
    return keeping


def _checked(function: Callable[P, R], most: int) -> Callable[P, R]:
    """A function that works everything out anew, and holds it against what it remembers."""
    cache: Any = lru_cache(most)(function)

    def answer(*given: P.args, **named: P.kwargs) -> R:
        fresh = function(*given, **named)
        if (known := cache(*given, **named)) != fresh:
            raise AssertionError(f"{function}{given}: expected {fresh}, remembered was {known}")
        return fresh

    return answer


@contextmanager
def checking() -> Iterator[None]:
    """Boards that are made meanwhile hold all that they remember against a fresh answer."""
    global _checking
    _checking = True
    try:
        yield
    finally:
        _checking = False


def hit_rates() -> dict[str, tuple[int, int]]:
    """For each kind of answer that boards in use have kept: how often it was known, and asked."""
    found: dict[str, tuple[int, int]] = {}
    for cache in _caches:
        info = cache.cache_info()
        name = cache.__wrapped__.__qualname__
        hits, asked = found.get(name, (0, 0))
        found[name] = hits + info.hits, asked + info.hits + info.misses
    return found
