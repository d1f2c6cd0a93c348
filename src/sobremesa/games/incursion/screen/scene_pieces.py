"""What stands and lies on the board: figures, tokens and fire."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from sobremesa.games.incursion.content.schema import SIDE_NAMES, SWD
from sobremesa.games.incursion.options import FigureId
from sobremesa.games.incursion.rules.effects import full_ap
from sobremesa.games.incursion.rules.payment import ap_left
from sobremesa.games.incursion.state import Battle, Figure, Place, Stage
from sobremesa.kernel.keeping import kept, part
from sobremesa.kernel.scene import Badge, Mark, Piece, Tone, Track

from .names import (
    BEACON,
    CAVE_IN,
    DEGREES,
    TUNNEL,
    ZOMBIE_CARD,
    Names,
    cell_id,
    crowd_id,
    figure_card_id,
    figure_id,
    point_id,
)
from .silhouettes import FIGURES

WAITING = Place.WAITING
SHOWN = (Place.BOARD, Place.DYING, WAITING)
"""Where a figure is that has a piece."""


def pieces(g: Battle, seat: int | None, names: Names) -> Iterator[Piece]:
    """Every piece that a seat sees."""
    yield from _tokens(g, seat, names)
    yield from _crowds(g, seat, names)
    book, points = g.book, g.book.points
    for figure in g.figures.values():
        if figure.place not in SHOWN:
            continue
        point = shown_point(g, figure, seat) if figure.place is WAITING else ""
        if point in points or figure.place is not WAITING:
            key = "piece", book, msgspec.structs.astuple(figure), point, appearance(g, figure)
            yield part(names, key, partial(_figure, g, figure, seat, names))


# Where figures are


def standing(g: Battle, figure: Figure, seat: int | None) -> str:
    """The cell on which a seat sees the figure: its square, or outside an entry point."""
    if figure.place in (Place.BOARD, Place.DYING):
        return cell_id(figure.cell)
    if figure.place == Place.WAITING:
        point = shown_point(g, figure, seat)
        if point in g.book.points:
            return point_id(point)
    return ""


def shown_point(g: Battle, figure: Figure, seat: int | None) -> str:
    """Where a seat sees the figure wait; a choice of this deployment is seen only by its owner."""
    if seat == figure.side:
        return g.placing.get(figure.id, figure.point)
    return figure.point


def crowds(g: Battle, seat: int | None) -> dict[str, int]:
    """The Sturmzombies that a seat sees wait at each point: inc.ruling.deployment-secret."""
    if g.stage == Stage.DEPLOY and g.begun and seat == SWD:
        return g.placing_zombies
    return g.waiting


def piece_of(g: Battle, figure: FigureId, seat: int | None) -> tuple[str, ...]:
    """The id of a figure's piece, if the seat sees one."""
    found = g.figures.get(figure)
    return (figure_id(figure),) if found is not None and standing(g, found, seat) else ()


def card_of(figure: Figure) -> str:
    """The id of the card that tells about a figure."""
    return ZOMBIE_CARD if figure.kind == "sturmzombie" else figure_card_id(figure.id)


# Figures


def appearance(g: Battle, figure: Figure) -> tuple[int, ...]:
    """What of the battle shows on a figure: whether it acts and with what, watches or burns."""
    watches, burns = figure.id in g.watching, figure.cell in g.fires
    if not is_acting(g, figure):
        return False, watches, burns
    return True, watches, burns, ap_left(g, figure), full_ap(g, figure)


def _figure(g: Battle, figure: Figure, seat: int | None, names: Names) -> Piece:
    return Piece(
        id=figure_id(figure.id),
        name=names.figure(figure.id),
        cell=standing(g, figure, seat),
        icon=FIGURES.of(g.profile(figure)),
        owner=SIDE_NAMES[figure.side],
        facing=figure.facing * DEGREES if figure.place != Place.WAITING else None,
        label="" if g.profile(figure).limit == 1 else str(figure.number),
        badges=tuple(badges(g, figure, names)),
        tracks=tuple(tracks(g, figure, names)),
        dim=figure.activated and not is_acting(g, figure),
        active=is_acting(g, figure),
        card=card_of(figure),
    )


def is_acting(g: Battle, figure: Figure) -> bool:
    """Whether it is this figure's activation, or its Blaze of Glory."""
    return figure.id in (g.current, g.blaze)


def tracks(g: Battle, figure: Figure, names: Names) -> Iterator[Track]:
    """AP while it acts, and DP of those who have several."""
    if is_acting(g, figure):
        now = ap_left(g, figure)
        most = max(now, full_ap(g, figure))
        yield Track(id=f"ap-{figure.id}", name=names.text("ap"), now=now, most=most, tone="warn")
    most = g.profile(figure).dp
    if most > 1:
        now = max(0, most - figure.damage)
        tone: Tone = "bad" if figure.damage else "good"
        yield Track(id=f"dp-{figure.id}", name=names.text("dp"), now=now, most=most, tone=tone)


def badges(g: Battle, figure: Figure, names: Names) -> Iterator[Badge]:
    """The states of a figure."""
    text = names.text
    if figure.place == Place.DYING:
        yield Badge(icon="tombstone", tone="bad", name=text("badge-dying"))
    elif figure.damage:
        name = text("badge-damage", damage=figure.damage)
        yield Badge(text=str(figure.damage), tone="bad", name=name)
    if figure.id in g.watching:
        yield Badge(icon="eye-target", tone="info", name=text("badge-watching"))
    if figure.down:
        yield Badge(icon="falling", tone="bad", name=text("badge-down"))
    if figure.frozen:
        yield Badge(icon="frozen-block", tone="info", name=text("badge-frozen"))
    if figure.carrying:
        yield Badge(icon="satellite-communication", tone="good", name=text("badge-carrying"))
    if figure.given:
        name = text("badge-given", points=figure.given)
        yield Badge(text=f"+{figure.given}", tone="good", name=name)
    if figure.cell in g.fires and figure.place == Place.BOARD:
        yield Badge(icon="small-fire", tone="warn", name=text("badge-burning"))


# Waiting Sturmzombies and tokens


def _crowds(g: Battle, seat: int | None, names: Names) -> Iterator[Piece]:
    for point, count in crowds(g, seat).items():
        if point in g.book.points and count:
            yield _crowd(names, point, count, g.book.figures["sturmzombie"].icon)


@kept
def _crowd(names: Names, point: str, count: int, icon: str) -> Piece:
    return Piece(
        id=crowd_id(point),
        name=names.text("crowd", count=count),
        cell=point_id(point),
        icon=icon,
        owner=SIDE_NAMES[SWD],
        count=count,
        card=ZOMBIE_CARD,
    )


def _tokens(g: Battle, seat: int | None, names: Names) -> Iterator[Piece]:
    text = names.text
    if g.beacon >= 0:
        yield Piece(
            id=BEACON,
            name=text("beacon"),
            cell=cell_id(g.beacon),
            icon="satellite-communication",
            kind="token",
        )
    if g.cave_in >= 0:
        yield Piece(
            id=CAVE_IN,
            name=names.title("cave_in"),
            cell=cell_id(g.cave_in),
            icon="falling-rocks",
            kind="token",
        )
    if g.tunnel >= 0:
        yield Piece(
            id=TUNNEL,
            name=names.title("hidden_tunnel"),
            cell=cell_id(g.tunnel),
            icon="hole-ladder",
            owner=SIDE_NAMES[SWD],
            kind="token",
            badges=tuple(_tunnel_badges(g, seat, names)),
        )


def _tunnel_badges(g: Battle, seat: int | None, names: Names) -> Iterator[Badge]:
    """How many wait inside the tunnel."""
    count = crowds(g, seat).get(TUNNEL, 0) + sum(
        1
        for figure in g.figures.values()
        if figure.place == Place.WAITING and shown_point(g, figure, seat) == TUNNEL
    )
    if count:
        name = names.text("badge-waiting", count=count)
        yield Badge(text=str(count), tone="warn", name=name)


def marks(g: Battle, names: Names) -> Iterator[Mark]:
    """The burning squares, by the side whose next turn puts them out."""
    for side, owner in enumerate(SIDE_NAMES):
        cells = tuple(cell_id(cell) for cell, (who, _) in sorted(g.fires.items()) if who == side)
        if cells:
            yield Mark(
                id=f"fire-{owner}",
                name=names.text("fire-of", side=names.side(side)),
                cells=cells,
                style="fire",
                icon="small-fire",
            )
