"""What a seat sees, as data: one vocabulary for every game, drawn by one client.

All text is in the reader's language already. Every element has an id that stays the same from scene
to scene, so that the client can animate what changed, and options can say where they belong.
Lengths are in board units: a square is 1 by 1, a hex has side 1, a zone is given by its outline.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from .sounds import Sound
from .text import Text

Point: TypeAlias = tuple[float, float]
Tone: TypeAlias = Literal["", "good", "bad", "warn", "info", "quiet"]
Colour: TypeAlias = Literal[
    "blue", "red", "green", "yellow", "purple", "orange", "white", "grey", "teal", "pink"
]
Shape: TypeAlias = Literal["circle", "hexagon", "square", "diamond", "triangle", "octagon"]


class _Part(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The base of every element: immutable, and what is left at its default is not sent.

    A part holds only what was made before it, so there are no cycles to look for among them.
    """


# The board


class Cell(_Part, frozen=True, kw_only=True):
    """A place on the board. `style` is a terrain word that the client knows how to paint.

    `shape` is the outline; without one the cell is the unit square whose corner is `at`.
    """

    id: str
    name: str
    at: Point
    shape: tuple[Point, ...] = ()
    style: str = "floor"
    owner: str = ""
    icon: str = ""
    label: str = ""
    hidden: bool = False
    """Not explored yet, or out of sight: drawn dim."""


class Edge(_Part, frozen=True, kw_only=True):
    """Something between places: a wall, a door, an opening, a border of a region."""

    id: str
    name: str
    line: tuple[Point, ...]
    style: str = "wall"
    owner: str = ""


class Decoration(_Part, frozen=True, kw_only=True):
    """Something that is only looked at: outlines of rooms, coordinates along the border."""

    line: tuple[Point, ...] = ()
    at: Point | None = None
    text: str = ""
    style: str = "outline"
    closed: bool = False


class Board(_Part, frozen=True, kw_only=True):
    """The places. `key` changes when the static part does, so that it is sent only then."""

    key: str
    bounds: tuple[float, float, float, float]
    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...] = ()
    decorations: tuple[Decoration, ...] = ()


class Badge(_Part, frozen=True, kw_only=True):
    """A small sign on a piece or card: wounds, a state, what is carried."""

    icon: str = ""
    text: str = ""
    tone: Tone = ""
    name: str = ""
    """What it means, for the tooltip and the screen reader."""


class Track(_Part, frozen=True, kw_only=True):
    """A number out of a number: health, action points, power, charge."""

    id: str
    name: str
    now: int
    most: int
    icon: str = ""
    tone: Tone = ""


class Piece(_Part, frozen=True, kw_only=True):
    """A figure, token, marker or card on the board. `facing` is in degrees, 0 north, clockwise."""

    id: str
    name: str
    cell: str
    icon: str
    owner: str = ""
    kind: Literal["figure", "token", "marker", "card"] = "figure"
    facing: int | None = None
    label: str = ""
    badges: tuple[Badge, ...] = ()
    tracks: tuple[Track, ...] = ()
    size: Literal["small", "medium", "large"] = "medium"
    dim: bool = False
    """Has done its part, or cannot act."""
    active: bool = False
    count: int = 1
    card: str = ""
    """The id of the card that tells more about it."""


class Mark(_Part, frozen=True, kw_only=True):
    """Something that lies over cells: fire, a blast, sight, a line of fire."""

    id: str
    name: str
    cells: tuple[str, ...] = ()
    line: tuple[Point, ...] = ()
    style: str = "mark"
    icon: str = ""


# Cards, decks and panels


class Fact(_Part, frozen=True, kw_only=True):
    """A line of a card: a value with its name, or a sentence."""

    text: str
    name: str = ""
    icon: str = ""
    tone: Tone = ""


class Card(_Part, frozen=True, kw_only=True):
    """A card that can be read, or the back of one that cannot."""

    id: str
    title: str
    subtitle: str = ""
    text: str = ""
    icon: str = ""
    owner: str = ""
    corner: str = ""
    corner_name: str = ""
    facts: tuple[Fact, ...] = ()
    tracks: tuple[Track, ...] = ()
    badges: tuple[Badge, ...] = ()
    cards: tuple[Card, ...] = ()
    """What lies on it or under it."""
    back: bool = False
    active: bool = False
    dim: bool = False
    piece: str = ""
    """The id of the piece that it describes."""


class Pile(_Part, frozen=True, kw_only=True):
    """A deck, a discard pile or a supply."""

    id: str
    name: str
    count: int
    top: Card | None = None
    icon: str = ""


class Panel(_Part, frozen=True, kw_only=True):
    """A group of cards, piles, tracks and facts under one heading.

    The `goal` has a place of its own that is always in sight: what the match is about, how far it
    has come, and what would lose it, which is a fact of the tone `bad`. A `hand` has one, too.
    """

    id: str
    title: str
    owner: str = ""
    kind: Literal["hand", "cards", "tracks", "info", "goal"] = "cards"
    cards: tuple[Card, ...] = ()
    piles: tuple[Pile, ...] = ()
    tracks: tuple[Track, ...] = ()
    facts: tuple[Fact, ...] = ()
    text: str = ""


# Seats


class SeatView(_Part, frozen=True, kw_only=True):
    """A seat as the others see it: its role, its public numbers, whether it is awaited."""

    seat: int
    role: str
    owner: str
    tracks: tuple[Track, ...] = ()
    badges: tuple[Badge, ...] = ()
    turn: bool = False


class Style(_Part, frozen=True, kw_only=True):
    """How an owner's pieces look: a colour word and a shape, so that no meaning hangs on colour."""

    owner: str
    name: str
    colour: Colour
    shape: Shape


# The question


class Preview(_Part, frozen=True, kw_only=True):
    """What an option would reach, shown when it is hovered or has the focus."""

    cells: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    line: tuple[Point, ...] = ()
    pieces: tuple[str, ...] = ()
    style: Literal["move", "attack", "area", "sight", "help"] = "move"


class Choice(_Part, frozen=True, kw_only=True):
    """An option as it is read and clicked. Choices stand in the order of the ask's options."""

    text: str
    detail: str = ""
    cost: str = ""
    odds: str = ""
    icon: str = ""
    tone: Literal["", "attack", "move", "card", "end", "pass"] = ""
    on: tuple[str, ...] = ()
    """The ids of the cells, pieces, edges or cards that may be clicked to choose it."""
    group: str = ""
    """Choices with the same group fold into one button with a menu."""
    key: str = ""
    rule: str = ""
    preview: Preview | None = None
    warning: str = ""
    """What is at stake and cannot be mended: a sentence. Who chooses it is asked once more."""


class Declined(_Part, frozen=True, kw_only=True):
    """Something a player may look for and not find, with the rule that says why."""

    text: str
    reason: str
    rule: str = ""
    icon: str = ""


def refused(text: Text, what: str, why: str, rule: str, icon: str = "", **words: Any) -> Declined:
    """What is not offered (message `no-<what>`) and why not (message `reason-<why>`)."""
    no, reason = text(f"no-{what}", **words), text(f"reason-{why}", **words)
    return Declined(text=no, reason=reason, rule=rule, icon=icon)


class Prompt(_Part, frozen=True, kw_only=True):
    """The question put to a seat."""

    title: str
    text: str
    choices: tuple[Choice, ...]
    rule: str = ""
    groups: dict[str, str] = {}
    """The heading of each group of choices."""
    declined: tuple[Declined, ...] = ()
    piece: str = ""
    """The piece that the question is about, if it is about one."""
    card: str = ""
    window: str = ""
    shared: bool = False
    """Whether other seats may answer as well: whoever does so first."""
    tie: int | None = None
    """If it is a tie that the table could decide, the place of the choice that it would make."""


def arranged(choices: Sequence[Choice], fold_above: Mapping[str, int]) -> tuple[Choice, ...]:
    """Choices in the order of their options; groups that are small enough are not folded."""
    groups = [choice.group for choice in choices if choice.group]
    if not groups:
        return tuple(choices)
    counts = Counter(groups)
    small = {group for group, count in counts.items() if count <= fold_above.get(group, 1)}
    if not small:
        return tuple(choices)
    return tuple(
        msgspec.structs.replace(choice, group="") if choice.group in small else choice
        for choice in choices
    )


# The chronicle


class Die(_Part, frozen=True, kw_only=True):
    """A die as it fell."""

    face: str
    sides: int = 6
    tone: Tone = ""
    colour: str = ""


class Line(_Part, frozen=True, kw_only=True):
    """A line of the chronicle: what happened, with the dice and the reasons."""

    text: str
    detail: str = ""
    owner: str = ""
    icon: str = ""
    dice: tuple[Die, ...] = ()
    rule: str = ""
    cells: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    weight: Literal["heading", "normal", "detail"] = "normal"
    sound: Sound = ""
    great: bool = False
    """A moment that the match will be remembered by: it is shown so, and marked in the replay."""


class Chip(_Part, frozen=True, kw_only=True):
    """A short fact in the bar at the top: the mission, the turn and phase, a counter."""

    text: str
    name: str = ""
    icon: str = ""
    tone: Tone = ""


class Ending(_Part, frozen=True, kw_only=True):
    """How the match ended, for the screen that says so."""

    title: str
    text: str
    winners: tuple[int, ...] = ()
    facts: tuple[Fact, ...] = ()


class Standing(_Part, frozen=True, kw_only=True):
    """How a campaign stands after one of its matches, and at its end who has won it."""

    title: str
    text: str = ""
    facts: tuple[Fact, ...] = ()
    winners: tuple[int, ...] = ()
    over: bool = False


class Scene(_Part, frozen=True, kw_only=True):
    """Everything that a seat sees, but for the question and the chronicle."""

    title: str
    board: Board
    chips: tuple[Chip, ...] = ()
    seats: tuple[SeatView, ...] = ()
    styles: tuple[Style, ...] = ()
    pieces: tuple[Piece, ...] = ()
    marks: tuple[Mark, ...] = ()
    panels: tuple[Panel, ...] = ()
    ending: Ending | None = None
    light: Literal["", "dusk", "night"] = ""
    """What light the board lies in: by day it is as it is painted."""


def ids(scene: Scene) -> set[str]:
    """The ids of everything in the scene that an option may belong to."""
    return set(every_id(scene))


def every_id(scene: Scene) -> Iterator[str]:
    """Those ids one by one: of cells, edges, pieces, piles and cards, also cards on other cards."""
    yield from (cell.id for cell in scene.board.cells)
    yield from (edge.id for edge in scene.board.edges)
    yield from (piece.id for piece in scene.pieces)
    for panel in scene.panels:
        yield from _card_ids(panel.cards)
        for pile in panel.piles:
            yield pile.id
            if pile.top is not None:
                yield from _card_ids((pile.top,))


def _card_ids(cards: tuple[Card, ...]) -> Iterator[str]:
    for card in cards:
        yield card.id
        yield from _card_ids(card.cards)
