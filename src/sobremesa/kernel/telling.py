"""The chronicle: one skeleton for the lines of every game.

An event is told by the message `told-<kind>`, with its fields as words, each as a reader knows it.
Rule, icon, weight and sound belong to its class. Where that is not enough a game tells it itself.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec.structs import replace

from .kinds import Register, kebab
from .scene import Die, Line
from .sounds import Sound
from .state import Event
from .text import Text, worded


class Speaker(Protocol):
    """Whoever knows what things are called."""

    @property
    def text(self) -> Text: ...


class Plain:
    """A speaker who knows the messages, and no names."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text


N = TypeVar("N", bound=Speaker)

Lights: TypeAlias = Mapping[str, Callable[[Any], Iterable[str]]]
"""What a field lights up on the board, by its name."""
_NONE: Lights = {}


def _nobody(names: Speaker, event: Event) -> str:
    return ""


def _never(names: Speaker, event: Event) -> bool:
    return False


class Lines(Generic[N]):
    """How the events of a game are told.

    `fields` says how a field of that name is read; one in `unspoken` is no word. `cells` and
    `pieces` say what a field lights up on the board, `owner` whose line it is. `tellers` tell what
    needs more than that, or nothing at all where another line has said it. `great` says which
    events a match will be remembered by.
    """

    def __init__(
        self,
        *,
        fields: Mapping[str, Callable[[N, Any], str | int]],
        tellers: Register[N, Event, Line | None] | None = None,
        cells: Lights = _NONE,
        pieces: Lights = _NONE,
        owner: Callable[[N, Event], str] = _nobody,
        unspoken: Container[str] = (),
        great: Callable[[N, Event], bool] = _never,
    ) -> None:
        self.fields = fields
        self.tellers = Register("a line") if tellers is None else tellers
        self.cells = cells
        self.pieces = pieces
        self.owner = owner
        self.unspoken = unspoken
        self.great = great

    def line(self, names: N, event: Event) -> Line | None:
        """The event as the chronicle tells it, or None when it is not worth a line."""
        told = type(event) in self.tellers
        line = self.tellers(names, event) if told else self.plain(names, event)
        if line is None:
            return None
        return replace(line, sound=line.sound or event.sound, great=self.great(names, event))

    def plain(
        self,
        names: N,
        event: Event,
        *,
        message: str = "",
        detail: str = "",
        icon: str = "",
        dice: tuple[Die, ...] = (),
        path: tuple[str, ...] = (),
        sound: Sound = "",
        **words: Any,
    ) -> Line:
        """A line of the event's own words, but for those that are given."""
        message = message or kebab(type(event).__name__)
        return Line(
            text=names.text(f"told-{message}", **(self.words(names, event) | words)),
            detail=detail,
            owner=self.owner(names, event),
            icon=icon or event.icon,
            dice=dice,
            rule=event.rule,
            cells=_lit(event, self.cells),
            pieces=_lit(event, self.pieces),
            path=path,
            weight=event.weight,
            sound=sound,
        )

    def words(self, names: N, event: Event) -> dict[str, str | int]:
        """The fields of the event as a reader knows them."""
        spoken = (field for field in event.__struct_fields__ if field not in self.unspoken)
        return worded(((field, getattr(event, field)) for field in spoken), self.fields, names)


def _lit(event: Event, lights: Lights) -> tuple[str, ...]:
    """What the fields of an event light up."""
    return tuple(
        id
        for field in event.__struct_fields__
        if field in lights
        for id in lights[field](getattr(event, field))
    )
