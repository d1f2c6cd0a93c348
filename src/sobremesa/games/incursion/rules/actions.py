"""The actions of a figure: which ones it can pay for, and carrying one out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.games.incursion.content.book import Kind
from sobremesa.games.incursion.content.schema import Weapon
from sobremesa.games.incursion.events import StoodUp
from sobremesa.games.incursion.options import (
    Action,
    Aim,
    Clobber,
    KaBoom,
    PickUp,
    Seal,
    Shoot,
    StandUp,
    Step,
    Strike,
    Take,
    Turn,
    UseDoor,
    Watch,
    Will,
)
from sobremesa.games.incursion.state import Battle, Figure, OfFigures
from sobremesa.kernel import Flow, Option

from .areas import can_flame, choose_flames, choose_landing, flame, ka_boom, throw
from .attention import stir_actor
from .cards import checkpoint, leave_play
from .fire import acts, fire_gun
from .melee import clobber, melee_targets, strike
from .movement import (
    extra,
    movement_options,
    pick_up,
    seal,
    step,
    step_cost,
    take,
    turn,
    turn_cost,
    use_door,
)
from .payment import choose_payment, pay, pay_usually
from .reaction import reaction_fire, stop_watching, watch
from .sight import seen_enemies

SHOTS_AT, STRIKES = OfFigures(Shoot), OfFigures(Strike)
STAND_UP_COST = 2
STAND_UP = StandUp()
WATCH = Watch()
SHOTS = frozenset((Shoot, Aim))
MOVES = frozenset((Step, Turn))
"""What is told together with its price."""


def action_options(g: Battle, figure: Figure, points: int) -> list[Action]:
    """Every action that the figure could do with so many points."""
    options: list[Action] = []
    kind = g.book.kind[figure.kind]
    if points > 0 or kind.agile:
        movement_options(g, figure, kind, points, options)
    if points < 1:
        return options
    if figure.down:
        if points >= STAND_UP_COST:
            options.append(STAND_UP)
    else:
        _attack_options(g, figure, kind, points, options)
    if kind.will and not g.will_used and g.side == figure.side:
        options += [Will(card) for card in figure.effects]
    return options


def _attack_options(
    g: Battle, figure: Figure, kind: Kind, points: int, options: list[Action]
) -> None:
    if kind.gun is not None:
        seen = seen_enemies(g, figure)
        options += [SHOTS_AT[enemy.id] for enemy in seen]
        if not seen and g.blaze != figure.id:
            options.append(WATCH)
    for weapon in kind.areas:
        # Every line of sight leads over the square ahead: who can flame it can aim at something.
        if weapon.cost <= points and can_flame(g, figure):
            options.append(Aim(weapon.id))
    for target in melee_targets(g, figure):
        options.append(STRIKES[target.id])
        if kind.clobberer and target.kind == "sturmzombie":
            options.append(Clobber(target.id))
        if kind.ka_boom:
            options.append(KaBoom(target.id))


def cost_of(g: Battle, figure: Figure, option: Option) -> int:
    """inc.ap.*: what an action costs; most cost one point."""
    cost = _COSTS.get(type(option))
    return 1 if cost is None else cost(g, figure, option)


def _moving_cost(g: Battle, figure: Figure, option: Option) -> int:
    """Doors and items: one point, and what a flood adds."""
    return 1 + extra(g)


def _turning_cost(g: Battle, figure: Figure, option: Turn) -> int:
    return turn_cost(g, figure)


_COSTS: dict[type[Option], Callable[[Battle, Figure, Any], int]] = {
    Step: lambda g, figure, option: step_cost(g, figure, option.way),
    Turn: _turning_cost,
    UseDoor: _moving_cost,
    Seal: _moving_cost,
    PickUp: _moving_cost,
    Take: _moving_cost,
    Aim: lambda g, figure, option: g.book.content.weapons[option.weapon].cost,
    StandUp: lambda g, figure, option: STAND_UP_COST,
}


def perform(g: Battle, figure: Figure, option: Action, *, by_command: bool = False) -> Flow[bool]:
    """Carry out one action from payment to checkpoint: inc.ruling.action-sequence.

    Gives whether it ends the figure's activation.
    """
    squares: list[int] = []
    if type(option) is Aim:
        squares = yield from _aimed(g, figure, g.book.content.weapons[option.weapon])
    cost, apart = cost_of(g, figure, option), type(option) not in MOVES
    by_ap = False
    if by_command:
        paid = pay(g, figure, cost, (yield from choose_payment(g, figure, cost)), apart=apart)
    else:
        by_ap = figure.ap >= cost
        paid = pay_usually(g, figure, cost, apart=apart)
    if g.watching and type(option) not in SHOTS:
        stop_watching(g, figure, "action")
    over = False
    if type(option) is Turn:
        yield from turn(g, figure, option.facing, paid)
    elif type(option) is Step:
        yield from step(g, figure, option.way, paid, by_ap=by_ap)
    elif type(option) is Shoot:
        over = yield from _shoot(g, figure, g.figures[option.target])
    elif type(option) is Aim:
        yield from _use_area_weapon(g, figure, option, squares)
    else:
        yield from _DEEDS[type(option)](g, figure, option)
        over = type(option) is Watch  # inc.rf.ends-activation
    if g.in_play:
        stir_actor(g, figure)
        yield from checkpoint(g, prompted=True)
    return over


# What the actions do; most are told in their own chapters.


def _aimed(g: Battle, figure: Figure, weapon: Weapon) -> Flow[list[int]]:
    """The squares of an area weapon, chosen before it is paid for."""
    if weapon.area == "flames":
        return (yield from choose_flames(g, figure))
    return [(yield from choose_landing(g, figure, weapon))]


def _use_area_weapon(g: Battle, figure: Figure, option: Aim, squares: list[int]) -> Flow[None]:
    weapon = g.book.content.weapons[option.weapon]
    if weapon.area == "flames":
        yield from flame(g, figure, weapon, squares)
    else:
        yield from throw(g, figure, weapon, squares[0])
    yield from _answered(g, figure)


def _shoot(g: Battle, figure: Figure, target: Figure) -> Flow[bool]:
    over = yield from fire_gun(g, figure, target, reaction=False)
    yield from _answered(g, figure)
    return over


def _answered(g: Battle, figure: Figure) -> Flow[None]:
    """Shooting draws reaction fire once, whatever it was: inc.ruling.rf-one-per-trigger."""
    if acts(g, figure):
        yield from reaction_fire(g, figure)


def _watch(g: Battle, figure: Figure, option: Watch) -> Flow[None]:
    watch(g, figure)
    yield from ()


def _stand_up(g: Battle, figure: Figure, option: StandUp) -> Flow[None]:
    figure.down = False
    g.tell(StoodUp(figure.id))
    yield from ()


def _will(g: Battle, figure: Figure, option: Will) -> Flow[None]:
    """inc.fig.slugger-will."""
    g.will_used = True
    leave_play(g, option.card)
    yield from ()


_DEEDS: dict[type[Action], Callable[[Battle, Figure, Any], Flow[None]]] = {
    UseDoor: lambda g, figure, option: use_door(g, figure, option.door),
    Seal: lambda g, figure, option: seal(g, figure, option.door),
    PickUp: lambda g, figure, option: pick_up(g, figure),
    Take: lambda g, figure, option: take(g, figure, g.figures[option.figure]),
    Strike: lambda g, figure, option: strike(g, figure, g.figures[option.target]),
    Clobber: lambda g, figure, option: clobber(g, figure, g.figures[option.target]),
    KaBoom: lambda g, figure, option: ka_boom(g, figure, g.figures[option.target]),
    Watch: _watch,
    StandUp: _stand_up,
    Will: _will,
}
