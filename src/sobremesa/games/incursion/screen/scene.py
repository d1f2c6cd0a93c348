"""What a seat sees of a battle, built from nothing: what is not put in cannot leak."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.incursion.content.schema import ALLIES, SIDE_NAMES, SWD
from sobremesa.games.incursion.rules.maintenance import GRETEL_POINTS
from sobremesa.games.incursion.state import Battle, Place, Stage
from sobremesa.kernel import Text
from sobremesa.kernel.keeping import kept, part
from sobremesa.kernel.scene import Badge, Chip, Ending, Fact, Scene, SeatView, Style, Track

from .names import Names, index_of_book
from .scene_board import board
from .scene_panels import beacon_place, panels
from .scene_pieces import marks, pieces

PLAYER_TURNS = (Stage.FIRST_TURN, Stage.SECOND_TURN)


def scene(g: Battle, seat: int | None, text: Text) -> Scene:
    """Everything that a seat sees; None is a spectator."""
    names = Names(index_of_book(g.book), text)
    return Scene(
        title=text("game-title"),
        board=board(g, names),
        chips=_bar(g, names),
        seats=tuple(_seat(g, side, names) for side in (ALLIES, SWD)),
        styles=_styles(names),
        pieces=tuple(pieces(g, seat, names)),
        marks=tuple(marks(g, names)),
        panels=tuple(panels(g, seat, names)),
        ending=_ending(g, names),
    )


@kept
def _styles(names: Names) -> tuple[Style, ...]:
    return (
        Style(owner=SIDE_NAMES[ALLIES], name=names.side(ALLIES), colour="blue", shape="circle"),
        Style(owner=SIDE_NAMES[SWD], name=names.side(SWD), colour="orange", shape="hexagon"),
    )


# The bar at the top


def _bar(g: Battle, names: Names) -> tuple[Chip, ...]:
    beacon = beacon_place(g, names) if g.book.goal == "beacon" else ""
    holds = g.turn, g.stage, g.first, g.power_drop, g.flooded, len(g.sealed), beacon
    return part(names, ("bar", g.book, *holds), lambda: tuple(_chips(g, names)))


def _chips(g: Battle, names: Names) -> Iterator[Chip]:
    text = names.text
    yield Chip(text=text(f"mission-{g.book.mission.id}"), name=text("chip-mission"))
    stage = text(f"stage-{g.stage.name.lower()}")
    if g.turn:
        yield Chip(text=text("chip-turn", turn=g.turn, stage=stage), name=text("chip-phase"))
    else:
        yield Chip(text=stage, name=text("chip-phase"))
    if Stage.BID < g.stage < Stage.AFTERMATH:
        yield Chip(text=text(f"chip-first-{SIDE_NAMES[g.first]}"), icon="flag-objective")
    yield from _conditions(g, names)


def _conditions(g: Battle, names: Names) -> Iterator[Chip]:
    """What holds for everybody now, and how far the mission has come."""
    text = names.text
    if g.power_drop:
        yield Chip(text=text("chip-power-drop"), icon="light-bulb", tone="warn")
    if g.flooded:
        yield Chip(text=text("chip-flooded"), icon="flood", tone="warn")
    if g.book.goal == "seal":
        sealed, gates = len(g.sealed), len(g.book.gates)
        yield Chip(text=text("chip-gates", now=sealed, most=gates), icon="locked-door")
    elif g.book.goal == "beacon":
        place = text("chip-beacon", place=beacon_place(g, names))
        yield Chip(text=place, icon="satellite-communication")


# Seats


def _seat(g: Battle, side: int, names: Names) -> SeatView:
    """A side's command points and hand as everybody can count them."""
    most = max(g.cp[side], g.book.start_cp + _sergeants(g, side))
    raises = side == SWD and g.alive(SWD, "gretel")
    counts = g.cp[side], most, raises and g.special, len(g.hands[side])
    turn = g.stage in PLAYER_TURNS and g.begun and g.side == side
    key = "seat", g.book, side, g.stage, g.first, counts, raises, g.intelligence_used, turn
    return part(
        names,
        key,
        lambda: SeatView(
            seat=side,
            role=names.text(f"role-{SIDE_NAMES[side]}"),
            owner=SIDE_NAMES[side],
            tracks=tuple(_points(g, side, most, raises, names)),
            badges=tuple(_seat_badges(g, side, names)),
            turn=turn,
        ),
    )


def _points(g: Battle, side: int, most: int, raises: bool, names: Names) -> Iterator[Track]:
    text, owner = names.text, SIDE_NAMES[side]
    if g.stage != Stage.FORCES and most:
        now = g.cp[side]
        yield Track(id=f"cp-{owner}", name=text("cp"), now=now, most=most, icon="rank-3")
    if raises:
        special = text("special-cp")
        yield Track(
            id="special-cp", name=special, now=g.special, most=GRETEL_POINTS, icon="raise-zombie"
        )


def _sergeants(g: Battle, side: int) -> int:
    """inc.maint.cp-sergeant: the CP that a living Sergeant brings."""
    return int(
        any(
            g.can(figure, "sergeant_in_charge") and figure.place != Place.DEAD
            for figure in g.figures.values()
            if figure.side == side
        )
    )


def _seat_badges(g: Battle, side: int, names: Names) -> Iterator[Badge]:
    text, count = names.text, len(g.hands[side])
    if g.stage != Stage.FORCES:
        yield Badge(icon="card-pick", text=str(count), name=text("badge-hand", count=count))
    if Stage.BID < g.stage < Stage.AFTERMATH and g.first == side:
        yield Badge(icon="flag-objective", tone="info", name=text("badge-first"))
    if side == ALLIES and not g.intelligence_used and g.stage != Stage.FORCES:
        yield Badge(icon="spy", tone="good", name=text("badge-intelligence"))


# The end


def _ending(g: Battle, names: Names) -> Ending | None:
    if g.outcome is None:
        return None
    text, result = names.text, g.outcome.result
    allies, swd = casualties(g)
    # The turn that the technical cap forbids was counted, but never played.
    turns = g.turn - (result == "turn-cap")
    return Ending(
        title=text(f"result-{result}"),
        text=text(f"result-{result}-about"),
        winners=g.outcome.winners,
        facts=(
            Fact(name=text("fact-turns"), text=str(turns)),
            Fact(name=text("fact-casualties", side=names.side(ALLIES)), text=str(allies)),
            Fact(name=text("fact-casualties", side=names.side(SWD)), text=str(swd)),
        ),
    )


def casualties(g: Battle) -> tuple[int, int]:
    """How many figures each side has lost; fallen Sturmzombies are those no longer there."""
    lost = [0, 0]
    zombies = 0
    for figure in g.figures.values():
        if figure.kind == "sturmzombie":
            zombies += figure.place == Place.BOARD
        else:
            lost[figure.side] += figure.place in (Place.DYING, Place.DEAD)
    lost[SWD] += g.zombies - zombies
    return lost[ALLIES], lost[SWD]
