"""The state of a battle: figures, doors, fire, cards and points, all plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeVar

import msgspec

from sobremesa.boards.memo import Table
from sobremesa.kernel import Dice, Option, Outcome, State

from .content.book import KIND_STEP, Book
from .content.schema import ALLIES, SWD, Profile, Title
from .options import CardId, FigureId

O = TypeVar("O", bound=Option)  # noqa: E741

NOBODY = FigureId(-1)
ZOMBIES = FigureId(-1)
"""Stands for the one card that all Sturmzombies share."""
TABLE = FigureId(-2)
"""Stands for the table, where Events that last lie."""
NOWHERE = -1


class Place(IntEnum):
    """Where a figure is."""

    WAITING = 0
    BOARD = 1
    LEFT = 2
    DYING = 3
    """Out of DP, but not removed yet: it blocks its square and nothing more can happen to it."""
    DEAD = 4


class Stage(IntEnum):
    """The steps of a game turn, in order, with force choice before and the aftermath after."""

    FORCES = 0
    REPLENISH_CP = 1
    BEFORE_HAND = 2
    REPLENISH_HAND = 3
    INTELLIGENCE = 4
    BID = 5
    AFTER_BID = 6
    DEPLOY = 7
    FIRST_TURN = 8
    SECOND_TURN = 9
    AFTERMATH = 10


class Figure(msgspec.Struct, gc=False):
    """A figure of either side. Sturmzombies become figures when they enter the board.

    All its fields are immutable values, so that a copy is one shallow copy.
    """

    id: FigureId
    kind: str
    side: int
    place: Place = Place.WAITING
    point: str = ""
    cell: int = NOWHERE
    """Where it stands on the board, or where it died."""
    facing: int = 0
    ap: int = 0
    given: int = 0
    """Action points from Tactical Leverage."""
    damage: int = 0
    activated: bool = False
    down: bool = False
    frozen: bool = False
    heat: int = 0
    """Burning squares entered in this player turn."""
    in_fire: bool = False
    """Started its activation on a burning square and has not left it."""
    carrying: bool = False
    effects: tuple[CardId, ...] = ()
    kept: tuple[CardId, ...] = ()

    @property
    def number(self) -> int:
        """Which one of its kind it is, from 1."""
        return self.id % KIND_STEP


class Survivor(msgspec.Struct, frozen=True):
    """A figure that lived through a mission of the campaign, with the Effects it keeps."""

    side: int
    kind: str
    kept: tuple[CardId, ...] = ()


class Campaign(msgspec.Struct, frozen=True):
    """What the missions so far hand on to the next."""

    wins: tuple[int, int] = (0, 0)
    results: tuple[str, ...] = ()
    survivors: tuple[Survivor, ...] = ()


NO_CAMPAIGN = Campaign()


class Force(msgspec.Struct, gc=False):
    """What a side has bought: figures by kind, each a survivor's number or -1, and zombie lots."""

    figures: tuple[str, ...] = ()
    survivors: tuple[int, ...] = ()
    lots: int = 0
    done: bool = False


@dataclass(slots=True)
class Battle(State[Book]):
    """Everything that a match of Incursion knows."""

    dice: Dice
    outcome: Outcome | None = None
    stage: Stage = Stage.FORCES
    turn: int = 0
    first: int = ALLIES
    """Who has the first player turn of this game turn."""
    side: int = ALLIES
    """Whose player turn it is."""
    serial: int = 0
    """Counts the player turns; fire remembers in which one it was set."""
    begun: bool = False
    """Whether this step, or this player turn, has passed its opening."""
    activated_any: bool = False
    current: FigureId = NOBODY
    """The figure in its activation."""
    blaze: FigureId = NOBODY
    """The figure that acts once more while it dies."""
    leaper: FigureId = NOBODY
    """The figure that stands on another one in the middle of a leap."""
    figures: dict[FigureId, Figure] = field(default_factory=dict)
    at: dict[int, FigureId] = field(default_factory=dict)
    """Which figure stands on a square."""
    occupied: int = 0
    stands: list[int] = field(default_factory=lambda: [0, 0])
    """The squares that each side's figures stand on."""
    watching: list[FigureId] = field(default_factory=list)
    """The figures in reaction fire."""
    closed: int = 0
    """Closed doors, as blocker bits."""
    sealed: list[int] = field(default_factory=list)
    """Gates that were sealed in this match."""
    fires: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Burning squares: the side that fired and the player turn in which it did."""
    cave_in: int = NOWHERE
    tunnel: int = NOWHERE
    beacon: int = NOWHERE
    """Where the beacon lies, if nobody carries it."""
    dropped: FigureId = NOBODY
    """Who put the beacon down of its own will in this game turn."""
    cp: list[int] = field(default_factory=lambda: [0, 0])
    special: int = 0
    """Gretel's special command points."""
    credit: int = 0
    credited: FigureId = NOBODY
    """Who has action points left over from a command point that is worth more than one."""
    deck: list[CardId] = field(default_factory=list)
    discard: list[CardId] = field(default_factory=list)
    hands: list[list[CardId]] = field(default_factory=lambda: [[], []])
    in_play: dict[CardId, FigureId] = field(default_factory=dict)
    """Cards in play: on a figure's card, on the Sturmzombie card (ZOMBIES) or on the TABLE."""
    let_be: list[dict[CardId, int]] = field(default_factory=lambda: [{}, {}])
    """The cards in play that each side has let be, and the CP it had then."""
    zombie_effects: list[CardId] = field(default_factory=list)
    forces: list[Force] = field(default_factory=lambda: [Force(), Force()])
    waiting: dict[str, int] = field(default_factory=dict)
    """Sturmzombies outside each entry point."""
    unplaced: int = 0
    """Sturmzombies that this deployment has yet to place."""
    placing: dict[FigureId, str] = field(default_factory=dict)
    """Entry points chosen in this deployment; secret until both sides are done."""
    placing_zombies: dict[str, int] = field(default_factory=dict)
    thrown: list[CardId] = field(default_factory=list)
    """Cards chosen for discarding; secret until both sides are done."""
    zombies: int = 0
    """How many Sturmzombies have ever entered."""
    strikers: dict[FigureId, tuple[FigureId, ...]] = field(default_factory=dict)
    """The Sturmzombies that struck at a figure in this German player turn, in order."""
    intelligence_used: bool = False
    intelligence_now: bool = False
    discarded: list[bool] = field(default_factory=lambda: [False, False])
    """Who is done discarding in this step."""
    will_used: bool = False
    flooded: bool = False
    power_drop: bool = False
    result: Outcome | None = None
    """How the mission ended, while the campaign's last choices are made."""
    campaign: Campaign = NO_CAMPAIGN
    kept_chosen: list[bool] = field(default_factory=lambda: [False, False])

    # Looking things up

    def profile(self, figure: Figure) -> Profile:
        """The figure card."""
        return self.book.figures[figure.kind]

    def card(self, card: CardId) -> Title:
        """What a card says."""
        return self.book.cards[card]

    def can(self, figure: Figure, ability: str) -> bool:
        """Whether the figure has a special ability."""
        return ability in self.book.figures[figure.kind].abilities

    def effects(self, figure: Figure) -> Sequence[CardId]:
        """The Effect cards that act on a figure."""
        if figure.kind == "sturmzombie":
            return self.zombie_effects
        return figure.effects + figure.kept if figure.kept else figure.effects

    def blockers(self) -> int:
        """What stops sight: figures, closed doors and the cave-in."""
        blocked = self.occupied | self.closed
        return blocked if self.cave_in < 0 else blocked | 1 << self.cave_in

    def solid(self) -> int:
        """What stops sight when figures are looked past: closed doors and the cave-in."""
        return self.closed if self.cave_in < 0 else self.closed | 1 << self.cave_in

    def on_board(self, side: int) -> list[Figure]:
        """The living figures of a side on the board."""
        board = Place.BOARD
        return [f for f in self.figures.values() if f.side == side and f.place is board]

    def alive(self, side: int, kind: str) -> bool:
        """Whether a figure of that kind lives, on the board, waiting or gone off it."""
        return any(
            figure.kind == kind and figure.place != Place.DEAD
            for figure in self.figures.values()
            if figure.side == side
        )

    # Putting figures on squares

    def put(self, figure: Figure, cell: int) -> None:
        """Stand a figure on a square; in a leap somebody may be there already."""
        figure.cell = cell
        if cell not in self.at:
            self.at[cell] = figure.id
            self.occupied |= 1 << cell
            self.stands[figure.side] |= 1 << cell

    def lift(self, figure: Figure) -> None:
        """Take a figure off its square."""
        cell = figure.cell
        if self.at.get(cell) == figure.id:
            del self.at[cell]
            self.occupied &= ~(1 << cell)
            self.stands[figure.side] &= ~(1 << cell)
        figure.cell = NOWHERE

    def move(self, figure: Figure, cell: int) -> None:
        """Move a figure to another square."""
        self.lift(figure)
        self.put(figure, cell)


class OfFigures(Table[FigureId, O]):
    """An option of one kind for each figure, made once."""

    def __init__(self, kind: Callable[[FigureId], O]) -> None:
        self._kind = kind

    def __missing__(self, figure: FigureId) -> O:
        option = self[figure] = self._kind(figure)
        return option


def likeness(figure: Figure) -> tuple[object, ...]:
    """All that there is to know of a figure but its number."""
    return msgspec.structs.astuple(figure)[1:]


def different(figures: Iterable[Figure]) -> list[Figure]:
    """The first of each that are alike in everything: inc.ruling.equals-outside."""
    found: dict[tuple[object, ...], Figure] = {}
    for figure in figures:
        found.setdefault(likeness(figure), figure)
    return list(found.values())


rival: Callable[[int], int] = (SWD, ALLIES).__getitem__
"""The other side."""


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """The cards but one."""
    return tuple(other for other in cards if other != card)
