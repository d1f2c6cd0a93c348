"""The story of turns and moves: phases, activations, steps, doors and the beacon."""

from __future__ import annotations

from collections import Counter

from sobremesa.games.incursion.content.book import ALLIES, SIDE_NAMES, SWD
from sobremesa.games.incursion.events import (
    Activated,
    BidsShown,
    CpTaken,
    Deployed,
    DoorMoved,
    Entered,
    ForceShown,
    GateSealed,
    IntelligenceInvoked,
    ItemDropped,
    ItemTaken,
    LeftBoard,
    LeptBack,
    Leveraged,
    MissionEnded,
    Paid,
    PlayerTurnBegan,
    PlayerTurnEnded,
    Stepped,
    StoodUp,
    TurnBegan,
    Turned,
    ZombiesDeployed,
)
from sobremesa.games.incursion.rules.deployment import PER_LOT
from sobremesa.games.incursion.state import NOBODY
from sobremesa.kernel.scene import Line

from .names import Names, cell_id
from .telling import Tellers, by_figure, by_nobody, by_side

# Forces and maintenance


def _force_shown(names: Names, event: ForceShown) -> Line:
    parts = [f"{count} × {names.kind(kind)}" for kind, count in Counter(event.kinds).items()]
    if event.lots:
        parts.append(names.text("told-lots", count=event.lots * PER_LOT))
    return by_side(names, event, event.side, "force", icon="meeple-army", force=", ".join(parts))


def _turn_began(names: Names, event: TurnBegan) -> Line:
    return by_nobody(names, event, "turn", weight="heading", turn=event.turn)


def _cp_taken(names: Names, event: CpTaken) -> Line:
    price = names.price(cp=event.cp, special=event.special)
    message = "cp" if event.cp or event.special else "cp-none"
    return by_side(names, event, event.side, message, icon="rank-3", weight="detail", points=price)


def _intelligence(names: Names, event: IntelligenceInvoked) -> Line:
    return by_side(names, event, ALLIES, "intelligence", icon="spy")


def _bids_shown(names: Names, event: BidsShown) -> Line:
    return by_side(
        names, event, event.first, "bids", icon="coins", allies=event.allies, swd=event.swd
    )


def _deployed(names: Names, event: Deployed) -> Line:
    point = names.point(event.point)
    return by_figure(
        names, event, event.figure, "deployed", icon="entry-door", weight="detail", point=point
    )


def _zombies_deployed(names: Names, event: ZombiesDeployed) -> Line:
    return by_side(
        names,
        event,
        SWD,
        "zombies-deployed",
        icon="shambling-zombie",
        weight="detail",
        point=names.point(event.point),
        count=event.count,
    )


# Turns and activations


def _player_turn_began(names: Names, event: PlayerTurnBegan) -> Line:
    return by_side(names, event, event.side, "player-turn", weight="heading")


def _player_turn_ended(names: Names, event: PlayerTurnEnded) -> Line:
    return by_side(names, event, event.side, "player-turn-ended", weight="detail")


def _activated(names: Names, event: Activated) -> Line:
    icon = names.profile(event.figure).icon
    return by_figure(names, event, event.figure, "activated", icon=icon, ap=event.ap)


def _paid(names: Names, event: Paid) -> Line:
    """What an action cost; AP that are left are told only while AP are being spent."""
    message = "paid-credit"
    if event.ap:
        message = "paid"
    elif event.special or event.cp:
        message = "paid-cp"
    return by_figure(
        names,
        event,
        event.figure,
        message,
        weight="detail",
        price=names.price(ap=event.ap, special=event.special, cp=event.cp),
        left=event.left,
    )


def _leveraged(names: Names, event: Leveraged) -> Line:
    receiver = names.figure(event.figure)
    return by_figure(
        names,
        event,
        event.giver,
        "leveraged",
        icon="sergeant",
        others=(event.figure,),
        receiver=receiver,
    )


def _stood_up(names: Names, event: StoodUp) -> Line:
    return by_figure(names, event, event.figure, "stood-up", icon="muscle-up")


# Moves


def _entered(names: Names, event: Entered) -> Line:
    return by_figure(
        names,
        event,
        event.figure,
        "entered",
        icon="entry-door",
        squares=(event.cell,),
        cell=names.cell(event.cell),
        way=names.way(event.facing),
    )


def _with_price(names: Names, message: str, paid: Paid | None) -> tuple[str, str]:
    """The message with its price, and the price in words; what was free goes without."""
    if paid is None:
        return message, ""
    price = names.price(ap=paid.ap, special=paid.special, cp=paid.cp)
    if paid.ap:
        return f"{message}-paid", names.text("told-price", price=price, left=paid.left)
    if paid.special or paid.cp:
        return f"{message}-paid", names.text("told-price-cp", price=price)
    return f"{message}-paid", names.text("told-price-credit")


def _stepped(names: Names, event: Stepped) -> Line:
    message, price = _with_price(names, "stepped", event.paid)
    return by_figure(
        names,
        event,
        event.figure,
        message,
        price=price,
        icon="walk",
        squares=(event.target,),
        path=(cell_id(event.source), cell_id(event.target)),
        cell=names.cell(event.target),
    )


def _turned(names: Names, event: Turned) -> Line:
    message, price = _with_price(names, "turned", event.paid)
    return by_figure(
        names,
        event,
        event.figure,
        message,
        icon="clockwise-rotation",
        weight="detail",
        way=names.way(event.facing),
        price=price,
    )


def _lept_back(names: Names, event: LeptBack) -> Line:
    if event.cell == NOBODY:
        return by_figure(names, event, event.figure, "lept-out", icon="jump-across")
    return by_figure(
        names,
        event,
        event.figure,
        "lept-back",
        icon="jump-across",
        squares=(event.cell,),
        cell=names.cell(event.cell),
    )


def _left_board(names: Names, event: LeftBoard) -> Line:
    message, price = _with_price(names, "left-board", event.paid)
    point = names.point(event.point)
    return by_figure(
        names, event, event.figure, message, icon="exit-door", point=point, price=price
    )


# Doors and the beacon


def _door_moved(names: Names, event: DoorMoved) -> Line:
    message, icon = (
        ("door-opened", "open-gate") if event.opened else ("door-closed", "closed-doors")
    )
    return by_figure(names, event, event.figure, message, icon=icon, number=event.door + 1)


def _gate_sealed(names: Names, event: GateSealed) -> Line:
    return by_figure(
        names, event, event.figure, "gate-sealed", icon="padlock", number=event.door + 1
    )


def _item_taken(names: Names, event: ItemTaken) -> Line:
    icon = "satellite-communication"
    if event.source == NOBODY:
        return by_figure(names, event, event.figure, "item-picked-up", icon=icon)
    giver = names.figure(event.source)
    return by_figure(
        names, event, event.figure, "item-taken", icon=icon, others=(event.source,), giver=giver
    )


def _item_dropped(names: Names, event: ItemDropped) -> Line:
    return by_figure(
        names,
        event,
        event.figure,
        "item-dropped" if event.wilful else "item-fell",
        icon="satellite-communication",
        squares=(event.cell,),
        cell=names.cell(event.cell),
    )


# The end


def _mission_ended(names: Names, event: MissionEnded) -> Line:
    winner = WINNERS.get(event.result)
    return Line(
        text=names.text(f"result-{event.result}"),
        detail=names.text(f"result-{event.result}-about"),
        owner="" if winner is None else SIDE_NAMES[winner],
        icon="trophy",
        rule=event.rule,
        weight="heading",
    )


WINNERS = {
    "allies-dead": SWD,
    "beacon-allies": ALLIES,
    "beacon-swd": SWD,
    "escaped": ALLIES,
    "sealed": ALLIES,
}

MOVES: Tellers = {
    Activated: _activated,
    BidsShown: _bids_shown,
    CpTaken: _cp_taken,
    Deployed: _deployed,
    DoorMoved: _door_moved,
    Entered: _entered,
    ForceShown: _force_shown,
    GateSealed: _gate_sealed,
    IntelligenceInvoked: _intelligence,
    ItemDropped: _item_dropped,
    ItemTaken: _item_taken,
    LeftBoard: _left_board,
    LeptBack: _lept_back,
    Leveraged: _leveraged,
    MissionEnded: _mission_ended,
    Paid: _paid,
    PlayerTurnBegan: _player_turn_began,
    PlayerTurnEnded: _player_turn_ended,
    Stepped: _stepped,
    StoodUp: _stood_up,
    TurnBegan: _turn_began,
    Turned: _turned,
    ZombiesDeployed: _zombies_deployed,
}
