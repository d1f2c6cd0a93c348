"""What clients ask for."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from sobremesa.kernel import TieStop
from sobremesa.table.present import ScreenToken
from sobremesa.table.strokes import MOST_STROKES, Stroke

from .tables import Language

MessageId: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")
]
ScreenSign: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]
Whole: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]


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
    """The first message of a socket.

    With a `screen`, a token of its own making, it looks as a spectator does, whatever keys it has.
    `lends` are the seats that have lent a screen their taps before this socket broke.
    """

    protocol: int
    keys: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)] = []
    seat: Whole | None = None
    language: Language
    have: Have | None = None
    screen: ScreenToken = ""
    lends: Annotated[dict[Whole, ScreenSign], Meta(max_length=200)] = {}


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
    """Let these windows go by without being asked; `name@turn` lapses with the next turn, and
    `name@own` with the next choice of the seat.

    `name@always` is asked about every time, though nothing has changed since it was let be.
    """

    seat: Whole
    windows: Annotated[
        list[Annotated[str, Meta(max_length=64, pattern=r"^[a-z0-9_-]+(@turn|@own|@always)?\Z")]],
        Meta(max_length=100),
    ]


class Ties(Request, frozen=True, tag="ties", kw_only=True):
    """When the players are asked about ties; whoever sits at the table may say so."""

    seat: Whole
    stop: TieStop


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


class Lend(Request, frozen=True, tag="lend", kw_only=True):
    """Let the screen with that sign answer for a seat; null: no longer."""

    seat: Whole
    screen: ScreenSign | None


class Touch(Request, frozen=True, tag="touch", kw_only=True):
    """A screen was touched: take an option of a seat that lends it its taps."""

    seat: Whole
    number: Whole
    index: Whole


class PointAt(Request, frozen=True, tag="point", kw_only=True):
    """Point at elements of the scene, for all to see on the screens; none: no longer."""

    seat: Whole
    on: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=60)]


class Draw(Request, frozen=True, tag="draw", kw_only=True):
    """For a commentator: draw these arrows and rings on the board, and nothing else; none: wipe."""

    strokes: Annotated[list[Stroke], Meta(max_length=MOST_STROKES)]


class Ping(Request, frozen=True, tag="ping", kw_only=True):
    """I am still here."""


AnyRequest: TypeAlias = (
    Choose
    | Look
    | Undo
    | Consent
    | Chat
    | Earlier
    | Orders
    | Ties
    | WhatIf
    | Hint
    | Hurry
    | Lend
    | Touch
    | PointAt
    | Draw
    | Ping
)

hello_decoder: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)
request_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyRequest)
