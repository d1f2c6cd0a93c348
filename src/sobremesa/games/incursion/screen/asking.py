"""A question on its way to a seat: what its choices need to know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

from sobremesa import kernel
from sobremesa.boards.bits import members
from sobremesa.boards.memo import kept
from sobremesa.boards.square import FACINGS, Grid
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.options import FigureId
from sobremesa.games.incursion.rules.payment import ap_left, usual_payment
from sobremesa.games.incursion.rules.sight import POWER_DROP_RANGE
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, likeness, rival
from sobremesa.kernel import Option, Register
from sobremesa.kernel.scene import Choice, Point, Preview

from .names import Names, card_id, cell_id
from .scene_pieces import card_of, piece_of

Q = TypeVar("Q", bound=kernel.Ask)

ARROWS = ("↑", "→", "↓", "←")
"""The keys to go north, east, south and west."""
TURNS = tuple(f"⇧{arrow}" for arrow in ARROWS)
"""The keys to turn there."""


class Asking(kernel.Asking[Battle, Names]):
    """A question as one seat reads it."""

    __slots__ = ()

    # What the question is about

    @property
    def actor(self) -> Figure | None:
        """The figure that the question is about, if it is about one."""
        return self.g.figures.get(self.ask.figure) if isinstance(self.ask, ask.OfFigure) else None

    @property
    def figure(self) -> Figure:
        """The figure that acts."""
        return self.g.figures[self.question(ask.OfFigure).figure]

    def question(self, kind: type[Q]) -> Q:
        """The question, which is of that kind."""
        assert isinstance(self.ask, kind), f"expected {kind.__name__}, got {self.ask.kind!r}"
        return self.ask

    # Where things are

    def piece(self, figure: FigureId) -> tuple[str, ...]:
        """The piece of a figure, if this seat sees one."""
        return piece_of(self.g, figure, self.seat)

    def figure_on(self, figure: FigureId) -> tuple[str, ...]:
        """What may be clicked to mean a figure: its piece and its card, and those of its like."""
        meant = self.g.figures[figure]
        kind, cell = meant.kind, meant.cell
        alike = [
            f
            for f in self.g.figures.values()
            if f.kind == kind and f.cell == cell and (f is meant or likeness(f) == likeness(meant))
        ]
        return tuple(id for each in alike for id in (*self.piece(each.id), card_of(each)))

    def held(self, title: str) -> tuple[str, ...]:
        """The cards of that title in the seat's hand."""
        g = self.g
        return tuple(card_id(card) for card in g.hands[self.seat] if g.card(card).id == title)

    # What things cost

    def cost(self, points: int) -> str:
        """What the figure that acts pays for so many points."""
        figure = self.figure
        if isinstance(self.ask, ask.Command) and ap_left(self.g, figure):
            return self.text("cost-any", points=points)
        how = usual_payment(self.g, figure, points)
        return self.names.price(ap=how.ap, special=how.special, cp=how.cp)

    # What would be seen

    def seen_from(self, cell: int, facing: int) -> Preview:
        """The squares in sight of a figure that stands there and faces so."""
        g = self.g
        return in_sight(g.book.grid, cell, facing, g.blockers() & ~(1 << cell), g.power_drop)

    def watched_at(self, figure: Figure, cell: int) -> list[int]:
        """The enemies in reaction fire that would see the figure on a square."""
        g, grid = self.g, self.g.book.grid
        if not g.watching or g.blaze != NOBODY:
            return []
        blockers = g.blockers() & ~(1 << figure.cell if figure.cell >= 0 else 0)
        return [
            id
            for id in g.watching
            if (watcher := g.figures[id]).side == rival(figure.side)
            and grid.sees(watcher.cell, FACINGS[watcher.facing], cell, blockers)
            and not (g.power_drop and grid.distance(watcher.cell, cell) > POWER_DROP_RANGE)
        ]

    def warnings(self, figure: Figure, cell: int) -> str:
        """Who could answer with fire when the figure acts on a square."""
        watchers = self.watched_at(figure, cell)
        return self.text("warn-watched", who=self.names.figures(watchers)) if watchers else ""

    # What a choice reaches

    def at_door(self, door: int) -> Preview:
        """The squares on both sides of a door."""
        grid = self.g.book.grid
        edges = grid.door_edges[door]
        return Preview(cells=cells(c for e in edges for c in (e.cell, grid.beside(*e))))

    def at_figure(self, figure: FigureId) -> Preview:
        """The piece of a figure that gets something, or gives it."""
        return Preview(pieces=self.piece(figure), style="help")

    def middle(self, cell: int) -> Point:
        """The middle of a square."""
        x, y = self.g.book.grid.place(cell)
        return x + 0.5, y + 0.5

    def aim_at(self, figure: Figure, target: Figure) -> Preview:
        """A line of fire."""
        return Preview(
            line=(self.middle(figure.cell), self.middle(target.cell)),
            pieces=self.piece(target.id),
            style="attack",
        )


Choosers: TypeAlias = Register[Asking, Option, Choice]


def cells(squares: Iterable[int]) -> tuple[str, ...]:
    """The ids of some squares."""
    return tuple(map(cell_id, squares))


def _in_sight(grid: Grid, cell: int, facing: int, blockers: int, power_drop: bool) -> Preview:
    seen = grid.field_of_view(cell, FACINGS[facing], blockers)
    if power_drop:
        seen &= grid.within(cell, POWER_DROP_RANGE)
    return Preview(cells=cells(members(seen)), style="sight")


in_sight = kept(_in_sight, 4096)
"""The squares that are seen from one with a facing, past what stands about."""
