"""Kinds of things: the options, events and questions of a game, and what is done for each kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from types import ModuleType
from typing import Generic, TypeAlias, TypeVar, overload

from .errors import BrokenPromise

A = TypeVar("A")
K = TypeVar("K")
K2 = TypeVar("K2")
K3 = TypeVar("K3")
K4 = TypeVar("K4")
R = TypeVar("R")
T = TypeVar("T")

Doing: TypeAlias = Callable[[Callable[[A, K], R]], Callable[[A, K], R]]


@cache
def kebab(name: str) -> str:
    """The name of a class as messages have it: `GoOn` is `go-on`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def kinds_in(module: ModuleType, base: type[T]) -> tuple[type[T], ...]:
    """Every kind of thing that a module declares, or the modules of a package, in their order.

    What others build on is none.
    """
    found: list[type[T]] = []
    for each in vars(module).values():
        if isinstance(each, ModuleType) and each.__name__.startswith(f"{module.__name__}."):
            found += kinds_in(each, base)
        elif isinstance(each, type) and issubclass(each, base) and not each.__subclasses__():
            found += [each] if each.__module__ == module.__name__ else []
    return tuple(found)


class Register(Generic[A, T, R]):
    """What is done for each kind of thing: a function of the surroundings and the thing.

    choices: Register[Asking, Option, Choice] = Register("a choice")

    @choices.of(Fire)
    def fire(a: Asking, option: Fire) -> Choice: ...
    """

    __slots__ = ("_found", "what")

    def __init__(self, what: str, *parts: Register[A, T, R]) -> None:
        self.what = what
        self._found: dict[type[T], Callable[[A, T], R]] = {}
        for part in parts:
            for kind, function in part._found.items():
                self._add(kind, function)

    @overload
    def of(self, first: type[K], /) -> Doing[A, K, R]: ...
    @overload
    def of(self, first: type[K], second: type[K2], /) -> Doing[A, K | K2, R]: ...
    @overload
    def of(
        self, first: type[K], second: type[K2], third: type[K3], /
    ) -> Doing[A, K | K2 | K3, R]: ...
    @overload
    def of(
        self, first: type[K], second: type[K2], third: type[K3], fourth: type[K4], /
    ) -> Doing[A, K | K2 | K3 | K4, R]: ...
    def of(self, *kinds: type) -> Callable[[Callable[..., R]], Callable[..., R]]:
        """Make a function the one for these kinds."""

        def add(function: Callable[..., R]) -> Callable[..., R]:
            for kind in kinds:
                self._add(kind, function)
            return function

        return add

    def _add(self, kind: type, function: Callable[..., R]) -> None:
        if kind in self._found:
            raise BrokenPromise(f"expected {self.what} for {kind.__name__} once, got it twice")
        self._found[kind] = function

    def __len__(self) -> int:
        return len(self._found)

    def __contains__(self, kind: type) -> bool:
        return kind in self._found

    def __call__(self, about: A, thing: T) -> R:
        found = self._found.get(type(thing))
        if found is None:
            raise BrokenPromise(f"expected {self.what} for {type(thing).__name__}, there is none")
        return found(about, thing)

    def missing(self, kinds: Iterable[type[T]]) -> list[str]:
        """The kinds for which nothing is done."""
        return [kind.__name__ for kind in kinds if kind not in self._found]
