"""A stroke of a drawing on the board."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

MOST_STROKES = 30
Element: TypeAlias = Annotated[str, Meta(max_length=200)]


class Stroke(msgspec.Struct, frozen=True, rename={"begin": "from"}):
    """An arrow from one element of the scene to another; to the same one: a ring around it."""

    begin: Element
    to: Element
