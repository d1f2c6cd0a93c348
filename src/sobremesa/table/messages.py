"""What clients and the server say to each other; docs/protocol.md tells it in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from sobremesa.kernel import Value
from sobremesa.kernel.journal import Revealed
from sobremesa.kernel.lessons import Teaching
from sobremesa.kernel.scene import Board, Line, Preview, Prompt, Scene

from .errors import Code
from .rows import ChatFor, Coach

PROTOCOL = 1

Language: TypeAlias = Literal["es", "en"]
Words: TypeAlias = dict[Language, str]
MessageId: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")
]
Whole: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]


# Tables


class RoleInfo(msgspec.Struct, frozen=True):
    """What a seat plays, for people."""

    id: str
    owner: str
    name: Words


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody may know it. `player` is empty for a person, else the id of a bot.

    `leaving` is when the seat of an absent holder may be given away, in seconds since 1970, or 0.
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
    """A table as everybody may know it."""

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
    awaited: tuple[int, ...]
    steps: int
    coach: Coach
    lessons: bool
    chat: ChatFor
    commitment: str
    contributions: tuple[str, ...] | None = None
    secret: str | None = None
    result: ResultInfo | None = None
    next: tuple[str, ...] | None = None
    continued: str = ""
    sides: tuple[int, ...] = ()
    undo: UndoRequest | None = None


class LineAt(msgspec.Struct, frozen=True):
    """A line of the chronicle and the step that told it."""

    step: int
    line: Line


class StepView(msgspec.Struct, frozen=True, kw_only=True):
    """A past position, as a seat saw it."""

    step: int
    steps: int
    seat: int | None
    scene: Scene
    lines: tuple[LineAt, ...]
    by: int | None


# From the client


class Request(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Something a client asks for; the answer names the id."""

    id: MessageId


class Have(msgspec.Struct, frozen=True, kw_only=True):
    """What a client that comes back has already."""

    version: Whole = 0
    lines: Whole = 0
    chat: Whole = 0
    board: Annotated[str, Meta(max_length=200)] = ""


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", kw_only=True):
    """The first message of a socket."""

    protocol: int
    keys: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)] = []
    seat: Whole | None = None
    language: Language
    have: Have | None = None


class Choose(Request, frozen=True, tag="choose", kw_only=True):
    """Take an option: by its place in the question, or as records write it."""

    seat: Whole
    ask: Whole
    index: Whole | None = None
    option: msgspec.Raw = msgspec.Raw()


class Look(Request, frozen=True, tag="look", kw_only=True):
    """From now on with the eyes of that seat, in that language."""

    seat: Whole | None
    language: Language


class Undo(Request, frozen=True, tag="undo", kw_only=True):
    """Go back to a step."""

    seat: Whole
    to: Whole | None = None


class Consent(Request, frozen=True, tag="consent", kw_only=True):
    """Answer a request to go back."""

    seat: Whole
    number: Whole
    agree: bool


class Chat(Request, frozen=True, tag="chat", kw_only=True):
    """Say something."""

    seat: Whole | None
    text: str
    name: str = ""


class Earlier(Request, frozen=True, tag="earlier", kw_only=True):
    """What was said before the message with that number."""

    before: Whole


class Orders(Request, frozen=True, tag="orders", kw_only=True):
    """Let these windows go by without being asked; `name@turn` lapses with the next turn."""

    seat: Whole
    windows: Annotated[
        list[Annotated[str, Meta(max_length=64, pattern=r"^[a-z0-9_-]+(@turn)?\Z")]],
        Meta(max_length=100),
    ]


class WhatIf(Request, frozen=True, tag="whatif", kw_only=True):
    """Play on in a private copy."""

    action: Literal["start", "choose", "back", "stop", "show", "hide"]
    seat: Whole | None = None
    index: Whole | None = None


class Hint(Request, frozen=True, tag="hint", kw_only=True):
    """What would a strong player do here? `about` asks for one option among the best, too."""

    seat: Whole
    ask: Whole
    about: Whole | None = None


class Hurry(Request, frozen=True, tag="hurry", kw_only=True):
    """Whoever thinks for a bot is to come to an end."""


class Ping(Request, frozen=True, tag="ping", kw_only=True):
    """I am still here."""


AnyRequest: TypeAlias = (
    Choose | Look | Undo | Consent | Chat | Earlier | Orders | WhatIf | Hint | Hurry | Ping
)


# From the server


class Reply(msgspec.Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """A message of the server; `n` counts those of one socket."""

    n: int = 0


class Welcome(Reply, tag="welcome", kw_only=True):
    """The answer to a hello."""

    protocol: int
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


class WindowName(msgspec.Struct, frozen=True):
    """A window that a seat lets go by, perhaps `@turn` for this turn, and what it is called."""

    window: str
    name: str


class TableReply(Reply, tag="table", kw_only=True):
    """Something about the table changed."""

    table: TableInfo
    orders: dict[str, list[WindowName]]


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
)

hello_decoder: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)
request_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyRequest)
encoder = msgspec.json.Encoder()
