"""The actions of a figure: which ones it can pay for, and carrying one out."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.kernel import Ask, Flow, Option, unexpected

from .areas import can_flame, choose_flames, flame, ka_boom, landing_squares, throw
from .book import Kind, Weapon
from .cards import checkpoint, leave_play
from .events import StoodUp
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
from .options import (
    Aim,
    Clobber,
    KaBoom,
    PickUp,
    Seal,
    Shoot,
    Square,
    StandUp,
    Step,
    Strike,
    Take,
    Turn,
    UseDoor,
    Watch,
    Will,
)
from .payment import choose_payment, pay, pay_usually
from .reaction import reaction_fire, stop_watching, watch
from .sight import seen_enemies
from .state import Battle, Figure

STAND_UP_COST = 2
STAND_UP = StandUp()
WATCH = Watch()


def action_options(g: Battle, figure: Figure, points: int) -> list[Option]:
    """Every action that the figure could do with so many points."""
    options: list[Option] = []
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
    if kind.will and not g.will_used:
        options += [Will(card) for card in figure.effects]
    return options


def _attack_options(
    g: Battle, figure: Figure, kind: Kind, points: int, options: list[Option]
) -> None:
    if kind.gun is not None:
        seen = seen_enemies(g, figure)
        options += [Shoot(enemy.id) for enemy in seen]
        if not seen and g.blaze != figure.id:
            options.append(WATCH)
    for weapon in kind.areas:
        # Every line of sight leads over the square ahead: who can flame it can aim at something.
        if weapon.cost <= points and can_flame(g, figure):
            options.append(Aim(weapon.id))
    for target in melee_targets(g, figure):
        options.append(Strike(target.id))
        if kind.clobberer and target.kind == "sturmzombie":
            options.append(Clobber(target.id))
        if kind.ka_boom:
            options.append(KaBoom(target.id))


def cost_of(g: Battle, figure: Figure, option: Option) -> int:
    """inc.ap.*: what an action costs."""
    match option:
        case Step(way):
            return step_cost(g, figure, way)
        case Turn():
            return turn_cost(g, figure)
        case UseDoor() | Seal() | PickUp() | Take():
            return 1 + extra(g)
        case Aim(weapon):
            return g.book.content.weapons[weapon].cost
        case StandUp():
            return STAND_UP_COST
        case _:
            return 1


def perform(g: Battle, figure: Figure, option: Option, *, by_command: bool = False) -> Flow:
    """Carry out one action from payment to checkpoint: inc.ruling.action-sequence.

    Gives whether it ends the figure's activation.
    """
    squares: list[int] = []
    if isinstance(option, Aim):
        squares = yield from _aimed(g, figure, g.book.content.weapons[option.weapon])
    cost = cost_of(g, figure, option)
    if by_command:
        pay(g, figure, cost, (yield from choose_payment(g, figure, cost)))
    else:
        pay_usually(g, figure, cost)
    if g.watching and not isinstance(option, Shoot | Aim):
        stop_watching(g, figure, "action")
    over = yield from _carry_out(g, figure, option, squares)
    if g.in_play:
        yield from checkpoint(g)
    return bool(over)


def _aimed(g: Battle, figure: Figure, weapon: Weapon) -> Flow:
    """The squares of an area weapon, chosen before it is paid for."""
    if weapon.area == "flames":
        return (yield from choose_flames(g, figure))
    options = [Square(cell) for cell in members(landing_squares(g, figure, weapon))]
    answer = yield Ask(figure.side, "land", options, about=(figure.id, weapon.id))
    return [answer.cell]


def _carry_out(g: Battle, figure: Figure, option: Option, squares: list[int]) -> Flow:
    match option:
        case Step(way):
            yield from step(g, figure, way)
        case Turn(facing):
            yield from turn(g, figure, facing)
        case UseDoor(door):
            yield from use_door(g, figure, door)
        case Seal(door):
            yield from seal(g, figure, door)
        case PickUp():
            yield from pick_up(g, figure)
        case Take(carrier):
            yield from take(g, figure, g.figures[carrier])
        case Shoot(target):
            over = yield from fire_gun(g, figure, g.figures[target], reaction=False)
            yield from _answered(g, figure)
            return over
        case Aim(weapon):
            yield from _area_attack(g, figure, g.book.content.weapons[weapon], squares)
            yield from _answered(g, figure)
        case Strike(target):
            yield from strike(g, figure, g.figures[target])
        case Clobber(target):
            yield from clobber(g, figure, g.figures[target])
        case KaBoom(target):
            yield from ka_boom(g, figure, g.figures[target])
        case Watch():
            watch(g, figure)
            return True
        case StandUp():
            figure.down = False
            g.tell(StoodUp(figure.id))
        case Will(card):
            g.will_used = True
            leave_play(g, card)
        case _:
            unexpected(option)
    return False


def _area_attack(g: Battle, figure: Figure, weapon: Weapon, squares: list[int]) -> Flow:
    if weapon.area == "flames":
        yield from flame(g, figure, weapon, squares)
    else:
        yield from throw(g, figure, weapon, squares[0])


def _answered(g: Battle, figure: Figure) -> Flow:
    """Shooting draws reaction fire once, whatever it was: inc.ruling.rf-one-per-trigger."""
    if acts(g, figure):
        yield from reaction_fire(g, figure)
