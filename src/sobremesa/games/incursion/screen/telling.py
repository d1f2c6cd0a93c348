"""What all lines of the chronicle have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias

from sobremesa.games.incursion.content.book import SIDE_NAMES
from sobremesa.kernel import Event
from sobremesa.kernel.scene import Die, Line

from .names import Names, cell_id, figure_id

Teller: TypeAlias = Callable[[Names, Any], Line]
Tellers: TypeAlias = dict[type[Event], Teller]
Weight: TypeAlias = Literal["heading", "normal", "detail"]


def by_figure(
    names: Names,
    event: Event,
    figure: int,
    message: str,
    *,
    icon: str = "",
    weight: Weight = "normal",
    others: Iterable[int] = (),
    squares: Iterable[int] = (),
    detail: str = "",
    dice: tuple[Die, ...] = (),
    path: tuple[str, ...] = (),
    **words: Any,
) -> Line:
    """A line about what a figure does or suffers."""
    return Line(
        text=names.text(f"told-{message}", figure=names.figure(figure), **words),
        detail=detail,
        owner=names.profile(figure).side,
        icon=icon,
        dice=dice,
        rule=event.rule,
        cells=cells(squares),
        pieces=pieces(figure, *others),
        path=path,
        weight=weight,
    )


def by_side(
    names: Names,
    event: Event,
    side: int,
    message: str,
    *,
    icon: str = "",
    weight: Weight = "normal",
    others: Iterable[int] = (),
    squares: Iterable[int] = (),
    **words: Any,
) -> Line:
    """A line about what a side does."""
    return Line(
        text=names.text(f"told-{message}", side=SIDE_NAMES[side], **words),
        owner=SIDE_NAMES[side],
        icon=icon,
        rule=event.rule,
        cells=cells(squares),
        pieces=pieces(*others),
        weight=weight,
    )


def by_nobody(
    names: Names,
    event: Event,
    message: str,
    *,
    icon: str = "",
    weight: Weight = "normal",
    squares: Iterable[int] = (),
    dice: tuple[Die, ...] = (),
    **words: Any,
) -> Line:
    """A line about what happens to the whole table."""
    return Line(
        text=names.text(f"told-{message}", **words),
        icon=icon,
        dice=dice,
        rule=event.rule,
        cells=cells(squares),
        weight=weight,
    )


def pieces(*figures: int) -> tuple[str, ...]:
    """The ids of figures to light up; nobody is left out."""
    return tuple(figure_id(figure) for figure in figures if figure >= 0)


def cells(squares: Iterable[int]) -> tuple[str, ...]:
    """The ids of squares to light up; nowhere is left out."""
    return tuple(cell_id(square) for square in squares if square >= 0)


def dice_from(faces: Iterable[int], least: int) -> tuple[Die, ...]:
    """Dice that are good from a number on."""
    return tuple(Die(face=str(face), tone="good" if face >= least else "bad") for face in faces)
