"""Backstage: the Interlude as a place, with vending machines and a corner for each hunter."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sobremesa.games.torgue.rules.loot import MONEY_VALUE
from sobremesa.games.torgue.state import Hunter, Show, Stage
from sobremesa.kernel import Text
from sobremesa.kernel.scene import Badge, Board, Cell, Chip, Piece, Point

from .icons import LOOT_ICONS
from .names import Names

MACHINES = ("guns", "ammo", "meds", "torgue")
WIDE, GAP, MARGIN = 3.2, 0.25, 0.3
MACHINE_TOP, LANE_TOP, CORNER_TOP, BOTTOM = 0.0, 2.6, 4.3, 7.2
FULL = 4 * WIDE + 3 * GAP
GROUNDS = {"guns": "metal", "ammo": "metal", "meds": "metal", "torgue": "metal goal"}


def backstage_chips(g: Show, names: Names) -> Iterator[Chip]:
    """Which step of the Interlude it is, and what the group has."""
    text = names.text
    yield Chip(text=text(f"stage-{g.stage.name.lower()}"), name=text("chip-stage"))
    yield Chip(text=names.money(g.pool * MONEY_VALUE), name=text("pool"), icon="cash")
    yield Chip(text=text("chip-level", level=g.level), icon="trophy")


# The place


@lru_cache(maxsize=16)
def backstage(text: Text, door: str, kinds: tuple[str, ...]) -> Board:
    """Machines along the wall, the counter and the stage door, and a corner for each hunter."""
    cells = tuple(_cells(text, door, kinds))
    return Board(
        key=f"interlude-{door}-{text.language}",
        bounds=(-MARGIN, MACHINE_TOP - MARGIN, FULL + MARGIN, BOTTOM + MARGIN),
        cells=cells,
    )


def _cells(text: Text, door: str, kinds: tuple[str, ...]) -> Iterator[Cell]:
    for place, deck in enumerate(MACHINES):
        left = place * (WIDE + GAP)
        name = text(f"deck-{deck}")
        yield _cell(
            f"machine-{deck}", name, left, MACHINE_TOP, WIDE, LANE_TOP - GAP, GROUNDS[deck],
            "vending-machine",
        )  # fmt: skip
    half = 2 * WIDE + GAP
    low = CORNER_TOP - GAP
    yield _cell("counter", text("pool"), 0.0, LANE_TOP, half, low, "wood", "cash")
    stage = text("interlude-door", mission=text(f"mission-{door}"))
    yield _cell("door", stage, half + GAP, LANE_TOP, half, low, "street exit", "magic-portal")
    for number, kind in enumerate(kinds):
        left = number * (WIDE + GAP)
        name = text("interlude-corner", hunter=text(f"hunter-{kind}"))
        yield _cell(f"corner{number}", name, left, CORNER_TOP, WIDE, BOTTOM, "room safe", "")


def _cell(
    id: str, name: str, left: float, top: float, wide: float, bottom: float, style: str, icon: str
) -> Cell:
    right = left + wide
    shape: tuple[Point, ...] = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Cell(id=id, name=name, at=(left, top), shape=shape, style=style, icon=icon, label=name)


# Who and what is there


def backstage_pieces(g: Show, names: Names) -> Iterator[Piece]:
    """The hunters in their corners with their loot, and the cards in the machines."""
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
            kind="token",
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
            kind="token",
            owner="shop",
            card=f"card-{card}",
        )


def _hunter(g: Show, hunter: Hunter, names: Names) -> Piece:
    badges = []
    if hunter.id == g.spotlight:
        badges.append(Badge(icon="star-medal", tone="warn", name=names.text("spotlight")))
    return Piece(
        id=f"mini{hunter.id}",
        name=names.mini(hunter.id),
        cell=f"corner{hunter.id}",
        icon=g.book.content.hunters[hunter.kind].icon,
        owner=hunter.kind,
        badges=tuple(badges),
        active=g.stage is Stage.SHOP and g.buyer == hunter.id,
        dim=g.stage is Stage.REST and hunter.ready,
        size="large",
        card=f"hunter-{hunter.id}",
    )


def _token(id: str, name: str, cell: str, icon: str, count: int) -> Piece:
    return Piece(id=id, name=name, cell=cell, icon=icon, kind="marker", size="small", count=count)
