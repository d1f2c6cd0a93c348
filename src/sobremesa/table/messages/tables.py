"""Tables, seats and past positions, as clients are told of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from sobremesa.kernel import TieStop, Value
from sobremesa.kernel.journal import Revealed
from sobremesa.kernel.scene import Line, Scene
from sobremesa.table.rows import ChatFor, Coach

PROTOCOL = 2
"""Raised when a client that knows the last one would misunderstand: since 2 views are patches."""

Language: TypeAlias = Literal["es", "en"]
Words: TypeAlias = dict[Language, str]


class RoleInfo(msgspec.Struct, frozen=True):
    """What a seat plays, for people."""

    id: str
    owner: str
    name: Words


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody may know it. `player` is empty for a person, else the id of a bot.

    `leaving` is when the seat of an absent holder may be given away, in seconds since 1970, or 0;
    `lent` is the sign of the screen that may answer for the seat, or empty; `stood_in` says that
    the bot plays only until the holder is back.
    """

    seat: int
    role: RoleInfo
    name: str
    player: str
    taken: bool
    open: bool
    online: bool
    leaving: int
    muted: bool
    lent: str
    stood_in: bool


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody wants to go back further than is free: all persons must agree."""

    number: int
    by: int
    to: int
    reason: Revealed
    agreed: tuple[int, ...]
    needed: tuple[int, ...]


class ResultInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended."""

    id: str
    name: Words
    winners: tuple[int, ...]
    rule: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as everybody may know it. `ties` is null where a game has none to decide.

    `screens` are the signs of the screens in the middle of the table. For a seat that does not
    answer for `patience` seconds the bot `stand_in` plays. One that is `listed` is shown in the
    lobby; spectators are shown how it was `delay` choices ago. `arrows` says that players see what
    a commentator draws.
    """

    id: str
    game: str
    version: str
    content: str
    mission: str
    title: str
    settings: dict[str, Value]
    status: Literal["open", "playing", "over"]
    revision: int
    seats: tuple[SeatInfo, ...]
    spectators: int
    screens: tuple[str, ...]
    awaited: tuple[int, ...]
    steps: int
    coach: Coach
    lessons: bool
    chat: ChatFor
    ties: TieStop | None
    commitment: str
    contributions: tuple[str, ...] | None = None
    secret: str | None = None
    result: ResultInfo | None = None
    next: tuple[str, ...] | None = None
    continued: str = ""
    sides: tuple[int, ...] = ()
    patience: int = 0
    stand_in: str = ""
    listed: bool = False
    delay: int = 0
    arrows: bool = False
    undo: UndoRequest | None = None


class LineAt(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the chronicle and the step that told it.

    `tie` says that it tells of a tie that the table decided.
    """

    step: int
    line: Line
    tie: bool = False


class StepView(msgspec.Struct, frozen=True, kw_only=True):
    """A past position, as a seat saw it."""

    step: int
    steps: int
    seat: int | None
    scene: Scene
    lines: tuple[LineAt, ...]
    by: int | None
