"""What a figure can do, as choices: moving, doors, items, waiting in reaction fire."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import SWD
from sobremesa.games.incursion.options import (
    Activate,
    Command,
    Drop,
    EndActivation,
    EndTurn,
    Enter,
    Face,
    FigureId,
    Give,
    Pay,
    PickUp,
    Seal,
    StandUp,
    Step,
    Take,
    Turn,
    UseDoor,
    Watch,
    Will,
)
from sobremesa.games.incursion.rules.actions import cost_of
from sobremesa.games.incursion.rules.effects import full_ap
from sobremesa.games.incursion.rules.movement import extra, is_closed
from sobremesa.games.incursion.state import NOBODY, Figure
from sobremesa.kernel import Register, joined
from sobremesa.kernel.scene import Choice, Preview

from .asking import ARROWS, TURNS, Asking, Choosers, cells
from .names import (
    BEACON,
    TUNNEL,
    Names,
    card_id,
    cell_id,
    crowd_id,
    door_id,
    point_id,
)
from .silhouettes import FIGURES

ACTIONS: Choosers = Register("a choice")


# Between two activations


@ACTIONS.of(Activate)
def _activate(a: Asking, option: Activate) -> Choice:
    figure = a.g.figures[option.figure]
    ap = full_ap(a.g, figure) + figure.given
    burns = figure.cell in a.g.fires
    return Choice(
        text=a.text("option-activate", figure=a.names.figure(figure.id)),
        detail=joined(a.text("has-ap", ap=ap), a.text("warn-stay-in-fire") if burns else ""),
        icon=FIGURES.of(a.g.profile(figure)),
        on=a.figure_on(figure.id),
        group="activate",
        rule="inc.act.one-at-a-time",
        preview=a.seen_from(figure.cell, figure.facing),
    )


@ACTIONS.of(Enter)
def _enter(a: Asking, option: Enter) -> Choice:
    g, point = a.g, option.point
    zombie = option.figure == NOBODY
    who = a.names.kind("sturmzombie") if zombie else a.names.figure(option.figure)
    outside = (point_id(point),) if point in g.book.points else ()
    square = cell_id(option.cell)
    return Choice(
        text=a.text("option-enter", figure=who, cell=a.names.cell(option.cell)),
        detail=_heat(a, option.cell, 1),
        cost=_entry_cost(a, option),
        icon="entry-door",
        tone="move",
        on=(square, *_waiting(a, option)),
        group="enter",
        rule="inc.ruling.entry-tunnel" if point == TUNNEL else "inc.ruling.entry-move",
        preview=Preview(cells=(square,), path=(*outside, square)),
    )


def _entry_cost(a: Asking, option: Enter) -> str:
    """AP of the activation that begins; who has too few adds CP: inc.ruling.entry-cp."""
    g, points = a.g, 1 + extra(a.g)
    figure = g.figures.get(option.figure) or Figure(id=FigureId(0), kind="sturmzombie", side=SWD)
    if full_ap(g, figure) + figure.given < points:
        return a.text("cost-any", points=points)
    return a.names.price(ap=points)


def _waiting(a: Asking, option: Enter) -> tuple[str, ...]:
    """The piece outside that stands for who would enter."""
    if option.figure != NOBODY:
        return a.figure_on(option.figure)
    return (crowd_id(option.point),) if option.point in a.g.book.points else ()


@ACTIONS.of(Command)
def _command(a: Asking, option: Command) -> Choice:
    figure = a.g.figures[option.figure]
    return Choice(
        text=a.text("option-command", figure=a.names.figure(figure.id)),
        icon="rank-3",
        on=a.figure_on(figure.id),
        group="command",
        rule="inc.cp.actions-own-turn",
        preview=a.seen_from(figure.cell, figure.facing),
    )


@ACTIONS.of(EndTurn)
def _end_turn(a: Asking, _: EndTurn) -> Choice:
    waiting = sum(1 for f in a.g.on_board(a.g.side) if not f.activated and not f.frozen)
    return Choice(
        text=a.text("option-end-turn"),
        detail=a.text("warn-idle", count=waiting) if waiting else "",
        icon="stop-sign",
        tone="end",
        rule="inc.ruling.turn-passes",
        warning=a.text("stake-idle", count=waiting) if waiting else "",
    )


@ACTIONS.of(EndActivation)
def _end_activation(a: Asking, _: EndActivation) -> Choice:
    figure = a.figure
    burns = figure.in_fire and a.g.blaze != figure.id
    dice = a.g.profile(figure).ap
    return Choice(
        text=a.text("option-end-activation"),
        detail=a.text("warn-fire-dice", dice=dice) if burns else "",
        icon="stop-sign",
        tone="end",
        rule="inc.ruling.activation-end",
    )


@ACTIONS.of(Pay)
def _pay(a: Asking, option: Pay) -> Choice:
    price = a.names.price(ap=option.ap, special=option.special, cp=option.cp)
    return Choice(
        text=a.text("option-pay", price=price),
        icon="coins",
        rule="inc.cp.mix-with-ap",
    )


@ACTIONS.of(Give)
def _give(a: Asking, option: Give) -> Choice:
    return Choice(
        text=a.text("option-give", figure=a.names.figure(option.figure)),
        icon="sergeant",
        on=a.figure_on(option.figure),
        rule="inc.fig.sergeant-leverage",
        preview=a.at_figure(option.figure),
    )


# Moving


@ACTIONS.of(Step)
def _step(a: Asking, option: Step) -> Choice:
    figure, way = a.figure, option.way
    cost = a.text("cost-free") if _is_free(a, way) else a.cost(cost_of(a.g, figure, option))
    out = a.g.book.exits[figure.side].get((figure.cell, way))
    if out is not None:
        return _leave(a, figure, way, out, cost)
    target = a.g.book.grid.steps[way][figure.cell]
    leaps = target in a.g.at
    forward = way == figure.facing
    word = "leap" if leaps else _direction(way, figure.facing)
    return Choice(
        text=a.text(f"option-step-{word}", cell=a.names.cell(target)),
        detail=joined(_heat(a, target, figure.heat + 1), a.warnings(figure, target)),
        cost=cost,
        icon="jump-across" if leaps else "walk",
        tone="move",
        on=(cell_id(target),),
        key=ARROWS[way],
        rule=_step_rule(leaps, forward),
        preview=Preview(cells=(cell_id(target),), path=cells((figure.cell, target))),
    )


def _is_free(a: Asking, way: int) -> bool:
    """Whether Full Throttle has paid for the square already: inc.ruling.leap-full-throttle."""
    if isinstance(a.ask, ask.Leap):
        return way == a.figure.facing and a.ask.free > 0
    return isinstance(a.ask, ask.GoOn)


def _direction(way: int, facing: int) -> str:
    return ("forward", "right", "back", "left")[(way - facing) % 4]


def _step_rule(leaps: bool, forward: bool) -> str:
    if leaps:
        return "inc.fig.leap"
    return "inc.ap.move-forward" if forward else "inc.ap.move-side-back"


def _leave(a: Asking, figure: Figure, way: int, point: str, cost: str) -> Choice:
    return Choice(
        text=a.text("option-leave", point=a.names.point(point)),
        cost=cost,
        icon="exit-door",
        tone="move",
        on=(point_id(point),),
        key=ARROWS[way],
        rule="inc.ruling.leave-board",
        preview=Preview(path=(cell_id(figure.cell), point_id(point))),
        warning=_leave_warning(a, figure),
    )


def _leave_warning(a: Asking, figure: Figure) -> str:
    """Who leaves is gone, and others inside can still lose the mission: inc.m1.victory-swd."""
    g = a.g
    inside = [other.id for other in g.on_board(figure.side) if other is not figure]
    stays = g.book.goal == "escape" and inside
    return a.text("stake-leave", who=a.names.figures(inside)) if stays else ""


def _heat(a: Asking, cell: int, dice: int) -> str:
    """What fire on a square would do to who enters it: inc.fire.growth."""
    if cell not in a.g.fires or a.g.blaze != NOBODY:
        return ""
    return a.text("warn-fire-dice", dice=dice)


@ACTIONS.of(Turn)
def _turn(a: Asking, option: Turn) -> Choice:
    figure = a.figure
    return Choice(
        text=a.text("option-turn", way=a.names.way(option.facing)),
        detail=a.warnings(figure, figure.cell),
        cost=a.cost(cost_of(a.g, figure, option)),
        icon="clockwise-rotation",
        tone="move",
        group="turn",
        key=TURNS[option.facing],
        rule="inc.ap.turn",
        preview=a.seen_from(figure.cell, option.facing),
    )


@ACTIONS.of(Face)
def _face(a: Asking, option: Face) -> Choice:
    cell = a.question(ask.Facing).cell
    return Choice(
        text=a.text("option-face", way=a.names.way(option.facing)),
        icon="clockwise-rotation",
        key=TURNS[option.facing],
        rule="inc.move.four-facings",
        preview=a.seen_from(cell, option.facing),
    )


# Doors and the beacon


@ACTIONS.of(UseDoor)
def _use_door(a: Asking, option: UseDoor) -> Choice:
    g, door = a.g, option.door
    word = "open" if is_closed(g, door) else "close"
    price = cost_of(g, a.figure, option)
    return Choice(
        text=a.text(f"option-{word}-door", door=_door(a.names, door, door in g.book.gates)),
        cost=a.cost(price),
        icon="open-gate" if word == "open" else "closed-doors",
        tone="move",
        on=(door_id(door),),
        rule="inc.ap.door",
        preview=a.at_door(door),
        warning=a.text("stake-door") if word == "open" and a.figure.ap <= price else "",
    )


def _door(names: Names, door: int, gate: bool) -> str:
    return names.text("the-gate" if gate else "the-door", number=door + 1)


@ACTIONS.of(Seal)
def _seal(a: Asking, option: Seal) -> Choice:
    return Choice(
        text=a.text("option-seal", door=_door(a.names, option.door, gate=True)),
        cost=a.cost(cost_of(a.g, a.figure, option)),
        icon="padlock",
        tone="move",
        on=(door_id(option.door),),
        rule="inc.ap.seal-door",
        preview=a.at_door(option.door),
    )


@ACTIONS.of(PickUp)
def _pick_up(a: Asking, option: PickUp) -> Choice:
    return Choice(
        text=a.text("option-pick-up"),
        detail=a.warnings(a.figure, a.figure.cell),
        cost=a.cost(cost_of(a.g, a.figure, option)),
        icon="grab",
        tone="move",
        on=(BEACON, cell_id(option.cell)),
        rule="inc.ap.item",
        preview=Preview(cells=(cell_id(option.cell),)),
    )


@ACTIONS.of(Take)
def _take(a: Asking, option: Take) -> Choice:
    return Choice(
        text=a.text("option-take", figure=a.names.figure(option.figure)),
        cost=a.cost(cost_of(a.g, a.figure, option)),
        icon="grab",
        tone="move",
        on=a.figure_on(option.figure),
        rule="inc.item.take-from-friend",
        preview=a.at_figure(option.figure),
    )


@ACTIONS.of(Drop)
def _drop(a: Asking, option: Drop) -> Choice:
    return Choice(
        text=a.text("option-drop", figure=a.names.figure(option.figure)),
        cost=a.text("cost-free"),
        icon="hand",
        on=a.figure_on(option.figure),
        rule="inc.item.drop-any-time",
        preview=Preview(cells=(cell_id(a.g.figures[option.figure].cell),)),
    )


# Staying


@ACTIONS.of(Watch)
def _watch(a: Asking, option: Watch) -> Choice:
    figure = a.figure
    gun = a.g.book.kind[figure.kind].gun
    assert gun is not None, f"{figure.kind} has no gun"
    return Choice(
        text=a.text("option-watch"),
        detail=a.text("option-watch-detail", dice=gun.reaction),
        cost=a.cost(cost_of(a.g, figure, option)),
        icon="eye-target",
        rule="inc.rf.who",
        preview=a.seen_from(figure.cell, figure.facing),
    )


@ACTIONS.of(StandUp)
def _stand_up(a: Asking, option: StandUp) -> Choice:
    return Choice(
        text=a.text("option-stand-up"),
        cost=a.cost(cost_of(a.g, a.figure, option)),
        icon="muscle-up",
        rule="inc.ap.stand-up",
    )


@ACTIONS.of(Will)
def _will(a: Asking, option: Will) -> Choice:
    return Choice(
        text=a.text("option-will", card=a.names.card(option.card)),
        cost=a.cost(cost_of(a.g, a.figure, option)),
        icon="mighty-force",
        on=(card_id(option.card),),
        rule="inc.fig.slugger-will",
    )
