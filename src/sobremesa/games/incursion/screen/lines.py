"""Events as the chronicle tells them, with every die and the reason for it.

Most are told by their own words and fields; here are those that need more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from sobremesa.games.incursion.content.schema import ALLIES, SIDE_NAMES, SWD
from sobremesa.games.incursion.events import (
    Activated,
    BidsShown,
    BlazeBegan,
    CardPlayed,
    CpTaken,
    Critical,
    Died,
    DoorMoved,
    Drew,
    Exploded,
    FirstRolled,
    ForceShown,
    GateSealed,
    HandDiscarded,
    IntelligenceInvoked,
    ItemDropped,
    ItemTaken,
    KnockRolled,
    LeftBoard,
    LeptBack,
    MissionEnded,
    Paid,
    Rerolled,
    Stepped,
    TunnelFound,
    Turned,
    VolatileRolled,
    WatchEnded,
    WeaselRolled,
    ZombiesDeployed,
)
from sobremesa.games.incursion.rules.deaths import VOLATILE_BLAZES, VOLATILE_EXPLODES
from sobremesa.games.incursion.rules.deployment import PER_LOT
from sobremesa.games.incursion.rules.melee import KNOCKS_DOWN
from sobremesa.games.incursion.state import NOBODY
from sobremesa.kernel import Event, Lines, Register
from sobremesa.kernel.scene import Die, Line

from .names import FOR_ITS_FIGURE, ON_SQUARES, Names, cell_id, figure_id
from .rolls import ROLLS, dice_from
from .silhouettes import FIGURES

TELLERS: Register[Names, Event, Line | None] = Register("a line", ROLLS)

# Forces and Maintenance


@TELLERS.of(ForceShown)
def _force_shown(names: Names, event: ForceShown) -> Line:
    parts = [f"{count} × {names.kind(kind)}" for kind, count in Counter(event.kinds).items()]
    if event.lots:
        parts.append(names.text("told-lots", count=event.lots * PER_LOT))
    return LINES.plain(names, event, force=", ".join(parts))


@TELLERS.of(CpTaken)
def _cp_taken(names: Names, event: CpTaken) -> Line | None:
    """Nobody goes without where there are command points at all: first steps have none."""
    if not event.cp and not event.special:
        return None
    return LINES.plain(names, event, points=names.price(cp=event.cp, special=event.special))


@TELLERS.of(BidsShown)
def _bids_shown(names: Names, event: BidsShown) -> Line:
    message = "bids-shown" if event.allies or event.swd else "bids-none"
    return LINES.plain(names, event, message=message)


@TELLERS.of(Drew, HandDiscarded)
def _cards(names: Names, event: Drew | HandDiscarded) -> Line:
    return LINES.plain(names, event, cards=names.cards(event.cards))


# Activations and moves


@TELLERS.of(Activated)
def _activated(names: Names, event: Activated) -> Line:
    return LINES.plain(names, event, icon=FIGURES.of(names.profile(event.figure)))


@TELLERS.of(Paid)
def _paid(names: Names, event: Paid) -> Line | None:
    """What an action cost, if that is not told with what it bought.

    AP that are left are told only while AP are being spent.
    """
    if not event.apart:
        return None
    message = "paid-credit"
    if event.ap:
        message = "paid"
    elif event.special or event.cp:
        message = "paid-cp"
    return LINES.plain(names, event, message=message, price=_price(names, event))


def _price(names: Names, paid: Paid) -> str:
    return names.price(ap=paid.ap, special=paid.special, cp=paid.cp)


def _with_price(names: Names, message: str, paid: Paid | None) -> tuple[str, str]:
    """The message with its price, and the price in words; what was free goes without."""
    if paid is None:
        return message, ""
    if paid.ap:
        price = names.text("told-price", price=_price(names, paid), left=paid.left)
    elif paid.special or paid.cp:
        price = names.text("told-price-cp", price=_price(names, paid))
    else:
        price = names.text("told-price-credit")
    return f"{message}-paid", price


@TELLERS.of(Stepped)
def _stepped(names: Names, event: Stepped) -> Line:
    message, price = _with_price(names, "told-stepped", event.paid)
    figure, cell = names.figure(event.figure), names.cell(event.target)
    target = cell_id(event.target)
    return Line(
        text=names.text(message, figure=figure, cell=cell, price=price),
        owner=names.profile(event.figure).side,
        icon=event.icon,
        rule=event.rule,
        cells=(target,),
        pieces=(figure_id(event.figure),),
        path=(cell_id(event.source), target),
    )


@TELLERS.of(Turned)
def _turned(names: Names, event: Turned) -> Line:
    message, price = _with_price(names, "turned", event.paid)
    return LINES.plain(names, event, message=message, price=price)


@TELLERS.of(LeptBack)
def _lept_back(names: Names, event: LeptBack) -> Line:
    return LINES.plain(names, event, message="lept-out" if event.cell == NOBODY else "lept-back")


@TELLERS.of(LeftBoard)
def _left_board(names: Names, event: LeftBoard) -> Line:
    message, price = _with_price(names, "left-board", event.paid)
    return LINES.plain(names, event, message=message, price=price)


# Doors and the beacon


@TELLERS.of(DoorMoved)
def _door_moved(names: Names, event: DoorMoved) -> Line:
    if event.opened:
        return LINES.plain(names, event, message="door-opened", icon="open-gate")
    return LINES.plain(names, event, message="door-closed", icon="closed-doors")


@TELLERS.of(ItemTaken)
def _item_taken(names: Names, event: ItemTaken) -> Line:
    if event.source == NOBODY:
        return LINES.plain(names, event, message="item-picked-up")
    line = LINES.plain(names, event, giver=names.figure(event.source))
    return replace(line, pieces=_pieces(event.figure, event.source))


@TELLERS.of(ItemDropped)
def _item_dropped(names: Names, event: ItemDropped) -> Line:
    return LINES.plain(names, event, message="item-dropped" if event.wilful else "item-fell")


# Fights


@TELLERS.of(FirstRolled)
def _first_rolled(names: Names, event: FirstRolled) -> Line:
    return LINES.plain(names, event, dice=_dice(event.dice), faces=_faces(event.dice))


@TELLERS.of(Rerolled)
def _rerolled(names: Names, event: Rerolled) -> Line:
    before, after = _faces(event.before), _faces(event.after)
    return LINES.plain(names, event, dice=_dice(event.after), before=before, after=after)


@TELLERS.of(Exploded)
def _exploded(names: Names, event: Exploded) -> Line:
    return LINES.plain(names, event, message=f"exploded-{event.source}")


@TELLERS.of(KnockRolled)
def _knock_rolled(names: Names, event: KnockRolled) -> Line:
    message = "knocked-down" if event.down else "not-knocked-down"
    dice = dice_from((event.die,), KNOCKS_DOWN)
    return LINES.plain(names, event, message=message, dice=dice, needed=KNOCKS_DOWN)


@TELLERS.of(VolatileRolled)
def _volatile_rolled(names: Names, event: VolatileRolled) -> Line:
    outcome = "removed"
    if event.die <= VOLATILE_EXPLODES:
        outcome = "explodes"
    elif event.die >= VOLATILE_BLAZES:
        outcome = "blazes"
    return LINES.plain(names, event, message=f"volatile-{outcome}", dice=_dice((event.die,)))


@TELLERS.of(WatchEnded)
def _watch_ended(names: Names, event: WatchEnded) -> Line:
    return LINES.plain(names, event, message=f"watch-ended-{event.why}")


# Cards


@TELLERS.of(CardPlayed)
def _card_played(names: Names, event: CardPlayed) -> Line:
    title, target = names.content.cards[event.card], names.target(event.card, event.target)
    message = "card-played-for" if title.id in FOR_ITS_FIGURE else "card-played-on"
    side, card = SIDE_NAMES[event.side], names.title(title.id)
    on_square = title.id in ON_SQUARES
    lit = -1 if title.id == "snafu" else event.target
    return Line(
        text=names.text(
            f"told-{message if target else 'card-played'}", side=side, card=card, target=target
        ),
        owner=side,
        icon=title.icon,
        rule=event.rule,
        cells=_cells((lit,)) if on_square else (),
        pieces=() if on_square else _pieces(lit),
    )


@TELLERS.of(WeaselRolled)
def _weasel_rolled(names: Names, event: WeaselRolled) -> Line:
    return LINES.plain(names, event, dice=_dice((event.die,)))


# The end

WINNERS = {
    "allies-dead": SWD,
    "beacon-allies": ALLIES,
    "beacon-swd": SWD,
    "escaped": ALLIES,
    "sealed": ALLIES,
}


@TELLERS.of(MissionEnded)
def _mission_ended(names: Names, event: MissionEnded) -> Line:
    winner = WINNERS.get(event.result)
    return Line(
        text=names.text(f"result-{event.result}"),
        detail=names.text(f"result-{event.result}-about"),
        owner="" if winner is None else SIDE_NAMES[winner],
        icon=event.icon,
        rule=event.rule,
        weight=event.weight,
    )


# All of them


def _faces(dice: Iterable[int]) -> str:
    return ", ".join(map(str, dice))


def _dice(faces: Iterable[int]) -> tuple[Die, ...]:
    return tuple(Die(face=str(face)) for face in faces)


def _pieces(*figures: int) -> tuple[str, ...]:
    """The ids of figures to light up; nobody is left out."""
    return tuple(figure_id(figure) for figure in figures if figure >= 0)


def _cells(squares: Iterable[int]) -> tuple[str, ...]:
    """The ids of squares to light up; nowhere is left out."""
    return tuple(cell_id(square) for square in squares if square >= 0)


def _side_of(names: Names, figure: int) -> str:
    return names.profile(figure).side


def _side(names: Names, side: int) -> str:
    return SIDE_NAMES[side]


OWNERS: dict[str, Callable[[Names, int], str]] = {
    "attacker": _side_of,
    "figure": _side_of,
    "first": _side,
    "giver": _side_of,
    "side": _side,
}
"""Whose line it is, by the first of these fields that an event has."""
OWNED: dict[type[Event], int] = {
    IntelligenceInvoked: ALLIES,
    TunnelFound: SWD,
    ZombiesDeployed: SWD,
}
"""Whose line it is, where no field tells."""


def _owner(names: Names, event: Event) -> str:
    if type(event) in OWNED:
        return SIDE_NAMES[OWNED[type(event)]]
    field = next((field for field in event.__struct_fields__ if field in OWNERS), "")
    return OWNERS[field](names, getattr(event, field)) if field else ""


def _is_great(names: Names, event: Event) -> bool:
    """What a battle is remembered by; zombies that fall are too many to remember."""
    if isinstance(event, Died):
        return names.profile(event.figure).side == "allies"
    return isinstance(event, BlazeBegan | Critical | GateSealed | ItemTaken | LeftBoard)


LINES: Lines[Names] = Lines(
    fields={
        "attacker": Names.figure,
        "card": Names.card,
        "cell": Names.cell,
        "centre": Names.cell,
        "cp": lambda names, cp: names.price(cp=cp),
        "door": lambda names, door: door + 1,
        "facing": Names.way,
        "figure": Names.figure,
        "first": _side,
        "giver": Names.figure,
        "point": Names.point,
        "side": _side,
        "squares": lambda names, squares: len(squares),
        "target": Names.figure,
    },
    tellers=TELLERS,
    cells={"cell": lambda cell: _cells((cell,)), "squares": _cells},
    pieces={"attacker": _pieces, "figure": _pieces, "giver": _pieces, "target": _pieces},
    owner=_owner,
    great=_is_great,
)
