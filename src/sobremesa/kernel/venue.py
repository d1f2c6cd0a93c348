"""Where a game is played, as data: colours, a face for its titles, what lies around the board.

A game draws its venue in the folder `screen` of its package: `venue.toml`, and `cover.svg` for the
lobby. A game without them gets what the client has for everybody.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .content import load_struct, read_text

FILE = "venue.toml"
COVER = "cover.svg"

Hex: TypeAlias = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}\Z")]
Face: TypeAlias = Literal["", "signs", "comic", "stencil", "handmade"]
"""The kinds of display face that the client brings."""
Around: TypeAlias = Literal["", "crowd", "city", "bedrock", "desert"]
"""What the board lies in, as the client draws it."""
Ambience: TypeAlias = Literal["", "crowd", "city", "tunnels", "wind"]
"""What is heard while nothing happens."""


class Palette(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The colours of a venue in one theme; those of text are the client's own in every venue."""

    bg: Hex
    surface: Hex
    raised: Hex
    line: Hex
    accent: Hex
    board: Hex
    """What lies around the board, where nothing is drawn."""
    wall: Hex
    neon: Hex
    """The light along the rim of the board, and of the cover."""
    grounds: dict[str, Hex] = {}
    """Terrain words that have another colour here than elsewhere."""


class Venue(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a game is played."""

    dark: Palette
    light: Palette
    face: Face = ""
    around: Around = ""
    ambience: Ambience = ""


def read_venue(folder: Traversable) -> Venue | None:
    """The venue that a folder describes, if it does."""
    file = folder / FILE
    return load_struct(file, Venue) if file.is_file() else None


def read_cover(folder: Traversable) -> str:
    """The picture of a game for the lobby, as SVG, or nothing."""
    file = folder / COVER
    return read_text(file) if file.is_file() else ""
