"""What a seat sees of a battle, built from nothing: what is not put in cannot leak."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.incursion.content.schema import ALLIES, SIDE_NAMES, SWD
from sobremesa.games.incursion.rules.maintenance import GRETEL_POINTS
from sobremesa.games.incursion.state import Battle, Place, Stage
from sobremesa.kernel import Text
from sobremesa.kernel.keeping import kept
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
        chips=_chips(g, names),
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


def _chips(g: Battle, names: Names) -> tuple[Chip, ...]:
    begun = Stage.BID < g.stage < Stage.AFTERMATH
    phase = _phase(names, g.book.mission.id, g.stage, g.turn, g.first if begun else None)
    return (*phase, *_conditions(g, names))


@kept
def _phase(
    names: Names, mission: str, stage: Stage, turn: int, first: int | None
) -> tuple[Chip, ...]:
    """Where the battle stands, and who has the first turn once that is known."""
    text = names.text
    now = text(f"stage-{stage.name.lower()}")
    chips = (
        Chip(text=text(f"mission-{mission}"), name=text("chip-mission")),
        Chip(
            text=text("chip-turn", turn=turn, stage=now) if turn else now, name=text("chip-phase")
        ),
    )
    if first is None:
        return chips
    return (*chips, Chip(text=text(f"chip-first-{SIDE_NAMES[first]}"), icon="flag-objective"))


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
    choosing, now = g.stage == Stage.FORCES, g.cp[side]
    return _seat_view(
        names,
        side,
        None if choosing else len(g.hands[side]),
        Stage.BID < g.stage < Stage.AFTERMATH and g.first == side,
        side == ALLIES and not g.intelligence_used and not choosing,
        now,
        0 if choosing else max(now, g.book.start_cp + _sergeants(g, side)),
        g.special if side == SWD and g.alive(SWD, "gretel") else None,
        g.stage in PLAYER_TURNS and g.begun and g.side == side,
    )


@kept
def _seat_view(
    names: Names,
    side: int,
    hand: int | None,
    first: bool,
    spy: bool,
    now: int,
    most: int,
    special: int | None,
    turn: bool,
) -> SeatView:
    return SeatView(
        seat=side,
        role=names.text(f"role-{SIDE_NAMES[side]}"),
        owner=SIDE_NAMES[side],
        tracks=_tracks(names, side, now, most, special),
        badges=_seat_badges(names, hand, first, spy),
        turn=turn,
    )


def _tracks(names: Names, side: int, now: int, most: int, special: int | None) -> tuple[Track, ...]:
    """Command points, where there are any, and Gretel's special ones while she lives."""
    text, owner = names.text, SIDE_NAMES[side]
    tracks: tuple[Track, ...] = ()
    if most:
        tracks += (Track(id=f"cp-{owner}", name=text("cp"), now=now, most=most, icon="rank-3"),)
    if special is not None:
        name, icon = text("special-cp"), "raise-zombie"
        tracks += (Track(id="special-cp", name=name, now=special, most=GRETEL_POINTS, icon=icon),)
    return tracks


def _sergeants(g: Battle, side: int) -> int:
    """inc.maint.cp-sergeant: the CP that a living Sergeant brings."""
    lead = [
        figure
        for figure in g.figures.values()
        if figure.side == side and g.can(figure, "sergeant_in_charge")
    ]
    return int(any(figure.place != Place.DEAD for figure in lead))


def _seat_badges(names: Names, hand: int | None, first: bool, spy: bool) -> tuple[Badge, ...]:
    """The cards in hand, once there are any, who begins, and whether Intelligence can be used."""
    text = names.text
    badges: tuple[Badge, ...] = ()
    if hand is not None:
        badges += (Badge(icon="card-pick", text=str(hand), name=text("badge-hand", count=hand)),)
    if first:
        badges += (Badge(icon="flag-objective", tone="info", name=text("badge-first")),)
    if spy:
        badges += (Badge(icon="spy", tone="good", name=text("badge-intelligence")),)
    return badges


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
