"""Backstage: the Interlude as a place, with vending machines and a corner for each hunter."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.boards.memo import kept_at_most
from sobremesa.games.torgue.rules.loot import MONEY_VALUE
from sobremesa.games.torgue.state import Hunter, Show, Stage
from sobremesa.kernel import Text
from sobremesa.kernel.scene import Badge, Board, Cell, Chip, Decoration, Piece, Point

from .icons import FIGURES, LOOT_ICONS
from .names import Names

MACHINES = ("guns", "ammo", "meds", "torgue")
WIDE, GAP, MARGIN, RIM = 3.2, 0.25, 0.45, 0.15
MACHINE_TOP, MACHINE_FOOT = 0.0, 3.75
SIGN, GLASS_TOP, GLASS_FOOT = 0.36, 0.7, 3.3
LANE_TOP, LANE_FOOT, CORNER_TOP, BOTTOM = 4.0, 5.45, 5.7, 7.5
FULL = 4 * WIDE + 3 * GAP


def backstage_chips(g: Show, names: Names) -> Iterator[Chip]:
    """Which step of the Interlude it is, and what the group has."""
    text = names.text
    yield Chip(text=text(f"stage-{g.stage.name.lower()}"), name=text("chip-stage"))
    yield Chip(text=names.money(g.pool * MONEY_VALUE), name=text("pool"), icon="cash")
    yield Chip(text=text("chip-level", level=g.level), icon="trophy")


# The place


@kept_at_most(16)
def backstage(text: Text, door: str, kinds: tuple[str, ...]) -> Board:
    """Machines along the wall, the counter and the stage door, and a corner for each hunter."""
    return Board(
        key=f"interlude-{door}-{text.language}",
        bounds=(-MARGIN, MACHINE_TOP - MARGIN, FULL + MARGIN, BOTTOM + MARGIN),
        cells=tuple(_cells(text, door, kinds)),
        decorations=tuple(_fronts(text)),
    )


def _cells(text: Text, door: str, kinds: tuple[str, ...]) -> Iterator[Cell]:
    hall = (-MARGIN, MACHINE_TOP - MARGIN, FULL + MARGIN, BOTTOM + MARGIN)
    yield _cell("hall", text("interlude-hall"), hall, "pavement")
    for left, deck in _along(MACHINES):
        glass = (left + RIM, GLASS_TOP, left + WIDE - RIM, GLASS_FOOT)
        yield _cell(f"machine-{deck}", text(f"deck-{deck}"), glass, "dark")
    half = 2 * WIDE + GAP
    counter = (0.0, LANE_TOP, half, LANE_FOOT)
    yield _cell("counter", text("pool"), counter, "wood", label=text("pool"))
    stage = text("interlude-door", mission=text(f"mission-{door}"))
    way = (half + GAP, LANE_TOP, FULL, LANE_FOOT)
    yield _cell("door", stage, way, "street exit", label=stage, icon="magic-portal")
    for number, (left, kind) in enumerate(_along(kinds)):
        name = text("interlude-corner", hunter=text(f"hunter-{kind}"))
        corner = (left, CORNER_TOP, left + WIDE, BOTTOM)
        yield _cell(f"corner{number}", name, corner, "room safe", label=name)


def _fronts(text: Text) -> Iterator[Decoration]:
    """Each machine from the front: its case, a lit sign above the glass, and the slot below."""
    for left, deck in _along(MACHINES):
        right = left + WIDE
        case = _box(left, MACHINE_TOP, right, MACHINE_FOOT)
        glass = _box(left + RIM, GLASS_TOP, right - RIM, GLASS_FOOT)
        yield Decoration(
            line=(*case, case[0], *reversed(glass), glass[-1]), style="case", closed=True
        )
        yield Decoration(line=case, style="neon", closed=True)
        yield Decoration(at=((left + right) / 2, SIGN), text=text(f"sign-{deck}"), style="sign")
        middle = (left + right) / 2
        slot = _box(middle - 0.5, GLASS_FOOT + 0.13, middle + 0.5, MACHINE_FOOT - 0.13)
        yield Decoration(line=slot, style="slot", closed=True)


def _along(things: tuple[str, ...]) -> Iterator[tuple[float, str]]:
    """Things side by side, each with where it begins."""
    for number, thing in enumerate(things):
        yield number * (WIDE + GAP), thing


def _box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _cell(
    id: str,
    name: str,
    box: tuple[float, float, float, float],
    style: str,
    *,
    label: str = "",
    icon: str = "",
) -> Cell:
    shape = _box(*box)
    return Cell(id=id, name=name, at=box[:2], shape=shape, style=style, icon=icon, label=label)


# Who and what is there


def backstage_pieces(g: Show, names: Names) -> Iterator[Piece]:
    """The hunters in their corners with their loot, who buys at the counter, cards in machines."""
    yield from _wares(g, names)
    if g.pool:
        yield _token("pool", names.text("loot-money"), "counter", "cash", g.pool)
    for hunter in g.hunters:
        yield _hunter(g, hunter, names)
        for sort in dict.fromkeys(hunter.loot):
            icon = LOOT_ICONS[g.book.loot[sort].kind]
            name, count = names.loot(sort), hunter.loot.count(sort)
            yield _token(f"loot{hunter.id}-{sort}", name, f"corner{hunter.id}", icon, count)


def _wares(g: Show, names: Names) -> Iterator[Piece]:
    """What is on sale stands in its machine; a prize lies on the counter."""
    for card in g.offer:
        data = g.book.gear[card]
        yield Piece(
            id=f"ware-{card}",
            name=names.gear(card),
            cell=f"machine-{data.deck}",
            icon=data.icon,
            kind="card",
            owner="shop",
            label=names.money(data.cost),
            active=card == g.buying,
            card=f"card-{card}",
        )
    for card in g.prize:
        yield Piece(
            id=f"ware-{card}",
            name=names.gear(card),
            cell="counter",
            icon=g.book.gear[card].icon,
            kind="card",
            owner="shop",
            card=f"card-{card}",
        )


def _hunter(g: Show, hunter: Hunter, names: Names) -> Piece:
    badges = []
    if hunter.id == g.spotlight:
        badges.append(Badge(icon="star-medal", tone="warn", name=names.text("spotlight")))
    buys = g.stage is Stage.SHOP and g.buyer == hunter.id
    return Piece(
        id=f"mini{hunter.id}",
        name=names.mini(hunter.id),
        cell="counter" if buys else f"corner{hunter.id}",
        icon=FIGURES.of(g.book.content.hunters[hunter.kind]),
        owner=hunter.kind,
        badges=tuple(badges),
        active=buys,
        dim=g.stage is Stage.REST and hunter.ready,
        size="large",
        card=f"hunter-{hunter.id}",
    )


def _token(id: str, name: str, cell: str, icon: str, count: int) -> Piece:
    return Piece(id=id, name=name, cell=cell, icon=icon, kind="marker", size="small", count=count)
