"""The state of a game: plain data that can be copied, saved and hashed, and says what happens."""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Generic, Literal, NoReturn, TypeAlias, TypeVar

import msgspec

from .copying import copier
from .dice import Dice
from .sounds import Sound

B = TypeVar("B")
S = TypeVar("S", bound="State[Any]")

Weight: TypeAlias = Literal["heading", "normal", "detail"]
"""How much a line of the chronicle matters."""


class Event(msgspec.Struct, frozen=True, tag=True, array_like=True, gc=False):
    """Something that happened, for the chronicle, for statistics and for the screen.

    `rule` is the id of the rule that made it happen. An event that shows what was hidden until then
    (a card drawn face up, bids turned over) sets `reveals`: undo stops there. One that begins a new
    part of the game (a turn, a phase) sets `chapter`: orders that hold until then lapse. `icon`,
    `weight` and `sound` say how the chronicle tells it, by the message named after its class.
    """

    rule: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    chapter: ClassVar[bool] = False
    icon: ClassVar[str] = ""
    weight: ClassVar[Weight] = "normal"
    sound: ClassVar[Sound] = ""


class Told(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event and the seats that may know of it; None is everyone."""

    event: Event
    to: tuple[int, ...] | None = None


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended: a short id to count by, who won, and the rule that ended it.

    `carry` is what the next match of a campaign takes from this one.
    """

    result: str
    winners: tuple[int, ...] = ()
    rule: str = ""
    carry: Any = None


class End(Exception):
    """Raised inside a flow: the match is over at once, however deep the rules were nested."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.result)
        self.outcome = outcome


class State(Generic[B]):
    """The base of every game's state, which is a slotted dataclass with at least these two fields.

    `book` is the immutable content that all copies share; `log` collects what happened since the
    last decision. Neither is part of the data: they are not saved, hashed or compared.
    """

    __slots__ = ("book", "log")
    __copied__: ClassVar[dict[str, str]] = {"book": "old.book", "log": "[]"}

    book: B
    log: list[Event | Told]
    dice: Dice
    outcome: Outcome | None

    def __post_init__(self) -> None:
        self.log = []

    def bind(self, book: B) -> None:
        """Give the state the book it belongs to."""
        self.book = book

    def tell(self, event: Event) -> None:
        """Let everyone know."""
        self.log.append(event)

    def whisper(self, event: Event, *to: int) -> None:
        """Let only some seats know."""
        self.log.append(Told(event, to))

    def end(self, outcome: Outcome) -> NoReturn:
        """The match is over."""
        self.outcome = outcome  # type: ignore[misc]  # the slot is the subclass's
        raise End(outcome)


def copy_state(state: S) -> S:
    """A state apart, with the same future."""
    return copier(type(state))(state)


def encode_state(state: State[Any]) -> bytes:
    """The state as JSON that `decode_state` reads back."""
    return msgspec.json.encode(state)


def decode_state(data: bytes | msgspec.Raw, kind: type[S], book: Any) -> S:
    """A state from its JSON, with the book it belongs to."""
    state: S = msgspec.json.decode(data, type=kind)
    state.bind(book)
    return state


def state_hash(state: State[Any]) -> str:
    """A fingerprint that is equal on every machine for equal states."""
    plain = msgspec.to_builtins(state, str_keys=True, order="deterministic")
    return hashlib.blake2b(
        msgspec.json.encode(plain, order="deterministic"), digest_size=16
    ).hexdigest()
