"""What the server says."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from sobremesa.kernel.journal import Revealed
from sobremesa.kernel.lessons import Teaching
from sobremesa.kernel.scene import Board, Preview, Prompt
from sobremesa.table.errors import Code
from sobremesa.table.standing_orders import WindowStop
from sobremesa.table.strokes import Stroke

from .tables import Language, LineAt, TableInfo


class Reply(msgspec.Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """A message of the server; `n` counts those of one socket."""

    n: int = 0


class Welcome(Reply, tag="welcome", kw_only=True):
    """The answer to a hello. `screen` is the sign by which others know a screen, if this is one."""

    protocol: int
    screen: str = ""
    draws: bool = False
    """Whether this socket may draw on the board for those who watch."""
    seats: list[int]
    keys: list[int | None]
    seat: int | None
    language: Language
    table: TableInfo


class Ack(Reply, tag="ack", kw_only=True):
    """It is done, and on disk."""

    id: str
    version: int


class ErrorReply(Reply, tag="error", kw_only=True):
    """It is not done."""

    id: str | None
    code: Code
    message: str
    expected: str = ""
    got: str = ""


class PromptAt(msgspec.Struct, frozen=True):
    """A question and its number, which the answer must name."""

    ask: int
    prompt: Prompt


class PromptChange(msgspec.Struct, frozen=True):
    """A question as it differs from the one with the number `since`, which the client has."""

    ask: int
    since: int
    prompt: msgspec.Raw


class UndoInfo(msgspec.Struct, frozen=True):
    """What an undo would do: back to step `to`; from step `free` on nobody needs to be asked."""

    to: int
    free: int
    reason: Revealed


class Lines(msgspec.Struct, frozen=True, rename={"begin": "from"}):
    """Keep the first lines, drop the others, append these."""

    begin: int
    items: list[LineAt]


class View(Reply, tag="view", kw_only=True):
    """What a seat sees now; fields are raw JSON, left out when they did not change.

    `scene` is whole in a full view, and otherwise what has changed since the version `since`. A
    question that is like the last one comes as `prompt_change`, any other as `prompt`. `lessons`
    are what the seat is taught, null where nothing is.
    """

    version: int
    since: int | msgspec.UnsetType = msgspec.UNSET
    step: int
    seat: int | None
    language: Language
    full: bool
    awaited: tuple[int, ...]
    lines: Lines
    board: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    scene: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    prompt: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    prompt_change: PromptChange | msgspec.UnsetType = msgspec.UNSET
    undo: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    lessons: Teaching | msgspec.UnsetType | None = msgspec.UNSET


class WindowOrder(msgspec.Struct, frozen=True):
    """A window of the game, what it is called, and when a seat wants to be asked about it."""

    window: str
    name: str
    stop: WindowStop


class TableReply(Reply, tag="table", kw_only=True):
    """Something about the table changed."""

    table: TableInfo
    orders: dict[str, list[WindowOrder]]


class ChatItem(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said, or a notice whose text is a code.

    `visitor` tells the spectators of one table apart, and is empty for whoever has a seat.
    """

    number: int
    at: int
    kind: Literal["said", "notice"]
    seat: int | None
    name: str
    text: str
    visitor: str


class ChatReply(Reply, tag="chat", rename={"begin": "from"}, kw_only=True):
    """Keep the messages before that number, append these; forget all if some are missing."""

    begin: int
    items: list[ChatItem]


class EarlierReply(Reply, tag="earlier", rename={"begin": "from"}, kw_only=True):
    """Put these before the first message that is there."""

    begin: int
    items: list[ChatItem]


class HouseReply(Reply, tag="house", kw_only=True):
    """How the server stands, when that is not as usual or has changed.

    `restart` is when it will be restarted, in seconds since 1970, or 0.
    """

    read_only: bool
    restart: int


class Why(msgspec.Struct, frozen=True):
    """Something about the position that an option makes better or worse than the others do."""

    feature: str
    better: bool


class Advised(msgspec.Struct, frozen=True, kw_only=True):
    """An option by its place in the question, with the chance to win after it and its bounds."""

    index: int
    chance: float
    low: float
    high: float
    reasons: list[Why]


class HintReply(Reply, tag="hint", kw_only=True):
    """What the coach advises for a question, the best first; it may be short of options to tell."""

    seat: int
    ask: int
    options: list[Advised]


class WhatIfReply(Reply, tag="whatif", kw_only=True):
    """Where the private copy stands; `scene` is what has changed since the last reply if not full.

    `scene` is left out when nothing has.
    """

    seat: int
    asked: int | None
    exact: bool
    steps: int
    full: bool
    scene: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    prompt: PromptAt | None
    lines: Lines
    board: Board | msgspec.UnsetType = msgspec.UNSET


class PlanStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A choice that somebody plans."""

    seat: int
    text: str
    detail: str = ""
    icon: str = ""
    tone: str = ""
    on: tuple[str, ...] = ()
    preview: Preview | None = None


class PlanShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat plans, as far as the reader may know it."""

    seat: int
    steps: list[PlanStep]
    broken_off: bool


class PlansReply(Reply, tag="plans", kw_only=True):
    """The plans that this seat is shown, and whether it shows one itself."""

    plans: list[PlanShown]
    mine: bool


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """What a screen may answer for a seat. `number` counts what this screen was offered."""

    seat: int
    number: int
    prompt: Prompt


class OffersReply(Reply, tag="offers", kw_only=True):
    """Everything that a screen may answer now, for the seats that lend it their taps."""

    offers: list[Offer]


class Pointed(msgspec.Struct, frozen=True):
    """What a seat points at, by the ids of elements of the scene."""

    seat: int
    on: tuple[str, ...]


class PointsReply(Reply, tag="points", kw_only=True):
    """Everything that is pointed at now, and what a commentator has drawn."""

    points: list[Pointed]
    drawn: tuple[Stroke, ...] = ()


AnyReply: TypeAlias = (
    Welcome
    | Ack
    | ErrorReply
    | View
    | TableReply
    | ChatReply
    | EarlierReply
    | WhatIfReply
    | PlansReply
    | HintReply
    | HouseReply
    | OffersReply
    | PointsReply
)

encoder = msgspec.json.Encoder()
