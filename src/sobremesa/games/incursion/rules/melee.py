"""Melee: blows at the three squares ahead, the whip, the bat and strength in numbers."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.boards.square import FACINGS
from sobremesa.boards.square_areas import front_three, whip
from sobremesa.games.incursion.content.schema import SWD
from sobremesa.games.incursion.events import Clobbered, Critical, KnockRolled, Rolled
from sobremesa.games.incursion.state import Battle, Figure, Place, Stage, rival
from sobremesa.kernel import Flow

from .attention import BLOW, stir_attack
from .cards import checkpoint
from .damage import choose_rerolls, critical_hit, hits_of, is_dying, show_first_roll, suffer
from .deaths import resolve_deaths
from .effects import fortitude, has, total
from .reaction import stop_watching

KNOCKS_DOWN = 4


def melee_targets(g: Battle, figure: Figure) -> list[Figure]:
    """The enemies that a blow can reach: inc.melee.front-three, inc.ruling.melee-walls."""
    book = g.book
    enemies = g.stands[rival(figure.side)]
    reach = book.kind[figure.kind].reach
    if not enemies & book.near[reach][figure.cell]:
        return []
    grid, facing = book.grid, FACINGS[figure.facing]
    if reach == 2:
        squares = whip(grid, figure.cell, facing, g.solid(), g.occupied)
    else:
        squares = front_three(grid, figure.cell, facing, g.solid())
    found = [g.figures[g.at[cell]] for cell in members(squares & enemies)]
    return [enemy for enemy in found if enemy.place == Place.BOARD]


def strike(g: Battle, figure: Figure, target: Figure) -> Flow[None]:
    """A melee attack, in the order of inc.ruling.attack-sequence."""
    if g.in_play:
        stir_attack(g, figure, BLOW, (target,), fresh=True)
        yield from checkpoint(g)
    critical = yield from critical_hit(g, figure, target)
    count = melee_dice(g, figure, target)
    _count_striker(g, figure, target)
    stop_watching(g, target, "melee")
    if critical:
        g.tell(Critical(figure.id, target.id))
        hits = 1
    else:
        hits = yield from _roll_blow(g, figure, target, count)
    caused = yield from suffer(g, target, hits)
    if is_dying(g, target):
        yield from resolve_deaths(g, [target], figure.side, shot=False)
    if not caused and g.can(figure, "whip") and target.place == Place.BOARD:
        _knock_down(g, figure, target)


def _roll_blow(g: Battle, figure: Figure, target: Figure, count: int) -> Flow[int]:
    dice = g.dice.rolls(count, 6)
    bonus = total(g, figure, "melee_bonus")
    against = melee_fortitude(g, figure, target)
    most = 0
    if has(g, figure, "reroll_melee"):
        most = len(dice)
    elif g.can(figure, "clobberer") and target.kind != "sturmzombie":
        most = 1
    if most:
        show_first_roll(g, figure, dice)
        yield from choose_rerolls(g, figure, dice, most, [])
    hits = hits_of(dice, bonus, against)
    g.tell(Rolled("melee", figure.id, target.id, tuple(dice), bonus, against, hits, False))
    return hits


def melee_fortitude(g: Battle, figure: Figure, target: Figure) -> int:
    """The number a die of the blow must reach."""
    return fortitude(g, target, total(g, figure, "melee_target_fortitude"))


def melee_dice(g: Battle, figure: Figure, target: Figure) -> int:
    """How many dice the blow rolls: inc.fig.strength-in-numbers."""
    count = g.profile(figure).melee_dice + total(g, figure, "melee_dice")
    if _has_numbers(g, figure):
        strikers = g.strikers.get(target.id, ())
        count += strikers.index(figure.id) if figure.id in strikers else len(strikers)
    return max(1, count)


def _count_striker(g: Battle, figure: Figure, target: Figure) -> None:
    """A Sturmzombie keeps its number for all its attacks: inc.ruling.strength-count."""
    strikers = g.strikers.get(target.id, ())
    if _has_numbers(g, figure) and figure.id not in strikers:
        g.strikers[target.id] = (*strikers, figure.id)


def _has_numbers(g: Battle, figure: Figure) -> bool:
    return g.can(figure, "strength_in_numbers") and _german_turn(g)


def _german_turn(g: Battle) -> bool:
    return g.side == SWD and g.stage in (Stage.FIRST_TURN, Stage.SECOND_TURN)


def _knock_down(g: Battle, figure: Figure, target: Figure) -> None:
    """A whip attack that caused no DP: inc.fig.whip-knockdown."""
    die = g.dice.roll(6)
    down = die >= KNOCKS_DOWN
    target.down = target.down or down
    g.tell(KnockRolled(figure.id, target.id, die, down))


def clobber(g: Battle, figure: Figure, target: Figure) -> Flow[None]:
    """A Sturmzombie is eliminated without a roll: inc.fig.clobberer-autokill."""
    yield from checkpoint(g)
    stop_watching(g, target, "melee")
    g.tell(Clobbered(figure.id, target.id))
    yield from resolve_deaths(g, [target], figure.side, shot=False)
