"""What a laboratory notes of a game: things that come, are used and are lost, and where.

A game says by a register which of its events are worth a note. A thing goes by its key in the
content, `cards.medal`, which is also the key by which somebody changes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from .kinds import Register
from .state import Event

What: TypeAlias = Literal["round", "came", "drawn", "kept", "played", "discarded", "lost"]
"""What happened to a thing; a `round` is the game's own measure of time, and is about nothing."""
WHATS: tuple[What, ...] = get_args(What)


class Note(msgspec.Struct, frozen=True, array_like=True):
    """Something that is counted."""

    what: What
    thing: str = ""
    """Its key in the content."""
    place: str = ""
    """The id of a cell of the board."""
    owner: str = ""
    """Whose it is, by the owner of a role; nothing where all play together."""
    count: int = 1


Notes: TypeAlias = Register[Any, Event, Iterable[Note]]
"""What is noted of each kind of event."""


def things(what: What, table: str, ids: Iterable[str], owner: str = "") -> list[Note]:
    """A note of each of several things from one table of the content."""
    return [Note(what, f"{table}.{id}", owner=owner) for id in ids]
