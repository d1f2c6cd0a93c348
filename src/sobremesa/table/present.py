"""Who is at a table now: seats that somebody looks from, spectators, screens in the middle."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

ScreenToken: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")]
"""What a screen makes for itself and tells nobody else: by it, it is lent a seat's taps again."""

_SIGN_DIGITS = 16
"""Enough that nobody makes another screen with the same sign; people read the first four."""


class Present(msgspec.Struct, frozen=True, kw_only=True):
    """Who is there. Screens are known by their signs; `lent` says to which a seat lends its taps.

    Lending lasts as long as the holder who lends is there: nothing of it is kept.
    """

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    screens: frozenset[str] = frozenset()
    lent: Mapping[int, str] = {}


def together(parts: Iterable[Present]) -> Present:
    """Everybody who is there, wherever they are looked after."""
    all = list(parts)
    lent: dict[int, str] = {}
    for each in all:
        lent.update(each.lent)
    return Present(
        seats=frozenset().union(*(each.seats for each in all)),
        spectators=sum(each.spectators for each in all),
        screens=frozenset().union(*(each.screens for each in all)),
        lent=lent,
    )


def sign_of(token: str) -> str:
    """The sign by which everybody knows a screen. Nobody finds the token by it."""
    return hashlib.sha256(token.encode()).hexdigest()[:_SIGN_DIGITS] if token else ""
