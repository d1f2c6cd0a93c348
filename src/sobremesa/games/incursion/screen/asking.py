"""A question on its way to a seat: what its choices need to know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from sobremesa.boards.bits import members
from sobremesa.boards.square import Facing
from sobremesa.games.incursion.rules.payment import ap_left, usual_payment
from sobremesa.games.incursion.rules.sight import POWER_DROP_RANGE
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, likeness, rival
from sobremesa.kernel import Option, Text
from sobremesa.kernel.old import Ask
from sobremesa.kernel.scene import Choice, Point, Preview

from .names import Names, card_id, cell_id, index_of_book
from .scene_pieces import card_of, piece_of

ARROWS = ("↑", "→", "↓", "←")


class Asking:
    """An ask as one seat reads it."""

    __slots__ = ("ask", "g", "names", "seat", "text")

    def __init__(self, g: Battle, ask: Ask, seat: int, text: Text) -> None:
        self.g = g
        self.ask = ask
        self.seat = seat
        self.text = text
        self.names = Names(index_of_book(g.book), text)

    # What the question is about

    @property
    def actor(self) -> Figure | None:
        """The figure that the question is about, if it is about one."""
        about = self.ask.about
        first = about[0] if isinstance(about, tuple) else about
        if self.ask.prompt not in ABOUT_A_FIGURE or not isinstance(first, int):
            return None
        return self.g.figures.get(first)

    @property
    def figure(self) -> Figure:
        """The figure that acts."""
        found = self.actor
        assert found is not None, f"{self.ask.prompt} is about {self.ask.about}, no figure"
        return found

    # Where things are

    def piece(self, figure: int) -> tuple[str, ...]:
        """The piece of a figure, if this seat sees one."""
        return piece_of(self.g, figure, self.seat)

    def figure_on(self, figure: int) -> tuple[str, ...]:
        """What may be clicked to mean a figure: its piece and its card, and those of its like."""
        figures = self.g.figures
        alike = [f for f in figures.values() if likeness(f) == likeness(figures[figure])]
        return tuple(id for each in alike for id in (*self.piece(each.id), card_of(each)))

    def held(self, title: str) -> tuple[str, ...]:
        """The cards of that title in the seat's hand."""
        g = self.g
        return tuple(card_id(card) for card in g.hands[self.seat] if g.card(card).id == title)

    # What things cost

    def cost(self, points: int) -> str:
        """What the figure that acts pays for so many points."""
        figure = self.figure
        if self.ask.prompt == "command" and ap_left(self.g, figure):
            return self.text("cost-any", points=points)
        how = usual_payment(self.g, figure, points)
        return self.names.price(ap=how.ap, special=how.special, cp=how.cp)

    # What would be seen

    def seen_from(self, cell: int, facing: int) -> tuple[str, ...]:
        """The squares in sight of a figure that stands there and faces so."""
        g = self.g
        blockers = g.blockers() & ~(1 << cell)
        seen = g.book.grid.field_of_view(cell, Facing(facing), blockers)
        if g.power_drop:
            seen &= g.book.grid.within(cell, POWER_DROP_RANGE)
        return cells(members(seen))

    def watched_at(self, figure: Figure, cell: int) -> list[int]:
        """The enemies in reaction fire that would see the figure on a square."""
        g, grid = self.g, self.g.book.grid
        if g.blaze != NOBODY:
            return []
        blockers = g.blockers() & ~(1 << figure.cell if figure.cell >= 0 else 0)
        return [
            id
            for id in g.watching
            if (watcher := g.figures[id]).side == rival(figure.side)
            and grid.sees(watcher.cell, Facing(watcher.facing), cell, blockers)
            and not (g.power_drop and grid.distance(watcher.cell, cell) > POWER_DROP_RANGE)
        ]

    def warnings(self, figure: Figure, cell: int) -> str:
        """Who could answer with fire when the figure acts on a square."""
        watchers = self.watched_at(figure, cell)
        return self.text("warn-watched", who=self.names.figures(watchers)) if watchers else ""

    # Lines to draw

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


ABOUT_A_FIGURE = frozenset(
    {
        "act",
        "another-shot",
        "blaze_of_glory",
        "command",
        "critical_hit",
        "deploy",
        "deploy-alike",
        "flame",
        "go-on",
        "land",
        "leap",
        "leverage",
        "lucky_devil",
        "pay",
        "reaction",
        "reload",
        "reroll",
    }
)
"""The questions whose `about` is a figure, or begins with one."""

Chooser: TypeAlias = Callable[[Asking, Any], Choice]
Choosers: TypeAlias = dict[type[Option], Chooser]


def cells(squares: Iterable[int]) -> tuple[str, ...]:
    """The ids of some squares."""
    return tuple(map(cell_id, squares))


def joined(*parts: str) -> str:
    """Several remarks as one."""
    return " · ".join(part for part in parts if part)
