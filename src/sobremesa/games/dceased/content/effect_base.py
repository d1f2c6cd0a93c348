"""The bases of all effects: what works by itself, what is used, and what is a deed of its own."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from .goals import Count

KindName = Literal["walker", "brute", "runner"]


class Effect(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="does"
):
    """The base of all effects."""

    id: str = ""


E = TypeVar("E", bound=Effect)


class Used(Effect, frozen=True, kw_only=True):
    """An effect that somebody decides to use."""

    power: Count = 0
    """What it costs; a trait's cost is on its card."""


class Deed(Used, frozen=True, kw_only=True):
    """An effect that is chosen by itself in the hero's own Turn."""

    discard: bool = False
    """Whether Equipment is discarded for it."""
