"""What an action is worth, in points for each action point it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.boards.bits import members
from sobremesa.boards.square_areas import blast
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.options import (
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
from sobremesa.games.incursion.rules.actions import cost_of
from sobremesa.games.incursion.rules.areas import landing_squares
from sobremesa.games.incursion.rules.effects import fortitude
from sobremesa.games.incursion.rules.fire import shot_bonus, shot_dice, shot_fortitude
from sobremesa.games.incursion.rules.melee import melee_dice, melee_fortitude
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, rival
from sobremesa.kernel import Option

from .orders import facing_threat, goals_of, leaving, stance, ways
from .paths import FAR, Ways

WORTH = {
    "sturmzombie": 1.0,
    "bomberzombie": 1.6,
    "blitzhund": 2.2,
    "gretel": 4.0,
    "ilsa": 4.0,
    "ape_trooper": 4.0,
    "ape_hmg": 5.0,
    "ape_incinerator": 4.5,
    "ape_sergeant": 5.5,
    "slugger_murphy": 5.0,
}
"""What killing one of them is worth, DP by DP."""
NEAR = 8


def worth(g: Battle, figure: Figure) -> float:
    """What a DP on the figure is worth; a carrier's is worth much."""
    value = WORTH.get(figure.kind, 3.0)
    if figure.carrying:
        value *= 3
    if figure.side == ALLIES and len(g.on_board(ALLIES)) == 1:
        value *= 2
    return value


def chance(dice: int, needed: int) -> float:
    """How likely at least one of the dice shows the number."""
    miss = min(max(needed - 1, 0), 6) / 6
    return 1 - miss**dice


def value(g: Battle, figure: Figure, option: Option) -> float:
    """What the option is worth for each point it costs; 0 or less is not worth doing."""
    worthwhile = _VALUES.get(type(option))
    if worthwhile is None:
        return 0.0
    return worthwhile(g, figure, option) / max(1, cost_of(g, figure, option))


# Attacks


def _shoot(g: Battle, figure: Figure, option: Shoot) -> float:
    gun = g.book.kind[figure.kind].gun
    assert gun is not None
    target = g.figures[option.target]
    dice = shot_dice(g, figure, gun, paid=True, reaction=False)
    needed = shot_fortitude(g, figure, target, gun)
    needed -= shot_bonus(g, figure, gun, number=0, reaction=False)
    shots = 1.6 if gun.shots > 1 or gun.chain else 1.0
    return 2.2 * chance(dice, needed) * worth(g, target) * shots * urgency(g, figure, target)


def urgency(g: Battle, figure: Figure, target: Figure) -> float:
    """Near enemies are shot first; far ones can wait while there is something else to do."""
    distance = g.book.grid.distance(figure.cell, target.cell)
    return 1.3 if distance <= 3 else 1.0 if distance <= NEAR else 0.6


def _strike(g: Battle, figure: Figure, option: Strike) -> float:
    target = g.figures[option.target]
    hit = chance(melee_dice(g, figure, target), melee_fortitude(g, figure, target))
    return 2.2 * hit * worth(g, target) + (0.8 if target.id in g.watching else 0.0)


def _clobber(g: Battle, figure: Figure, option: Clobber) -> float:
    return 2.6 * worth(g, g.figures[option.target])


def _ka_boom(g: Battle, figure: Figure, option: KaBoom) -> float:
    target = g.figures[option.target]
    return 2.0 * _blast_worth(g, figure, target.cell, 3) - 1.0


def _blast_worth(g: Battle, figure: Figure, cell: int, bonus: int) -> float:
    """What a blast on a square would do to the enemy, less what it would do to us."""
    total = 0.0
    for square in members(blast(g.book.grid, cell, g.solid()).sure & g.occupied):
        victim = g.figures[g.at[square]]
        if victim.id == figure.id and bonus == 3:
            continue
        hurt = chance(1, fortitude(g, victim) - bonus) * worth(g, victim)
        total += hurt if victim.side != figure.side else -1.2 * hurt
    return total


def _aim(g: Battle, figure: Figure, option: Aim) -> float:
    weapon = g.book.content.weapons[option.weapon]
    if weapon.area == "flames":
        return 2.0 * _flame_worth(g, figure)
    squares = landing_squares(g, figure, weapon)
    best = best_landing(g, figure, squares, weapon.bonus)
    return 2.2 * best[1] if best is not None else 0.0


def best_landing(g: Battle, figure: Figure, squares: int, bonus: int) -> tuple[int, float] | None:
    """The square where a blast does most, if it does any good."""
    enemies = g.stands[rival(figure.side)]
    near = 0
    for cell in members(enemies & squares):
        near |= 1 << cell
    scored = [(_blast_worth(g, figure, cell, bonus), cell) for cell in members(near)]
    good = [(score, cell) for score, cell in scored if score > 0]
    if not good:
        return None
    score, cell = max(good)
    return cell, score


def _flame_worth(g: Battle, figure: Figure) -> float:
    """Enemies in the row ahead burn now, and the corridor is closed for a turn."""
    total, cell = 0.0, figure.cell
    for _ in range(8):
        cell = g.book.grid.steps[figure.facing][cell]
        if cell < 0 or cell == g.cave_in:
            break
        other = g.figures.get(g.at.get(cell, NOBODY))
        if other is not None:
            hurt = chance(1, fortitude(g, other)) * worth(g, other)
            total += hurt if other.side != figure.side else -2 * hurt
    return total


# Movement


def _step(g: Battle, figure: Figure, option: Step) -> float:
    if (figure.cell, option.way) in g.book.exits[figure.side]:
        return 50.0
    target = g.book.grid.steps[option.way][figure.cell]
    return _progress(g, figure, (target, figure.facing)) - _risk(g, figure, target)


def _turn(g: Battle, figure: Figure, option: Turn) -> float:
    progress = _progress(g, figure, (figure.cell, option.facing)) - 0.05
    guards = figure.side == ALLIES and figure.ap == 2 and g.book.kind[figure.kind].gun is not None
    if guards and facing_threat(g, figure) == option.facing:
        return max(progress, 1.3)
    return progress


def _progress(g: Battle, figure: Figure, there: tuple[int, int]) -> float:
    """How much nearer to its goal the figure comes."""
    way = way_of(g, figure)
    before, after = way.cost(*stance(figure)), way.cost(*there)
    if before >= FAR or after >= FAR:
        return 0.0
    pace = 1.1 if figure.side == SWD else 1.0
    return pace * (before - after)


def way_of(g: Battle, figure: Figure) -> Ways:
    """The figure's ways to what it is after."""
    return ways(g, figure, goals_of(g, figure))


def _risk(g: Battle, figure: Figure, cell: int) -> float:
    """Fire burns, and armour does not like to stand among zombies."""
    risk = 2.0 if cell in g.fires and cell != figure.cell else 0.0
    if figure.side == ALLIES:
        beside = (g.book.grid.within(cell, 1) & g.stands[SWD]).bit_count()
        risk += 0.25 * beside
    return risk


def _door(g: Battle, figure: Figure, option: UseDoor) -> float:
    """Open what is in the way; close a gate that is to be sealed; open it again for the horde."""
    closed = bool(g.closed >> (g.book.grid.cells + option.door) & 1)
    if option.door in g.book.gates:
        return (
            (12.0 if not closed else -1.0) if figure.side == ALLIES else (4.0 if closed else -1.0)
        )
    if not closed:
        return -1.0
    way = way_of(g, figure)
    here = way.cost(*stance(figure))
    for edge in g.book.grid.door_edges[option.door]:
        other = g.book.grid.steps[edge.facing][edge.cell]
        sides = (edge.cell, other) if figure.cell == edge.cell else (other, edge.cell)
        if figure.cell == sides[0] and way.cost(sides[1], figure.facing) < here:
            return 1.2
    return -0.5


def _seal(g: Battle, figure: Figure, option: Seal) -> float:
    return 30.0


def _pick_up(g: Battle, figure: Figure, option: PickUp) -> float:
    return 15.0


def _take(g: Battle, figure: Figure, option: Take) -> float:
    """Take it over when one's own way home is shorter by a good stretch."""
    carrier = g.figures[option.figure]
    home = leaving_cost(g, figure)
    return 2.0 if home + figure.ap < leaving_cost(g, carrier) else -1.0


def leaving_cost(g: Battle, figure: Figure) -> int:
    """The points that the figure needs to leave the board."""
    return ways(g, figure, leaving(g, figure.side)).cost(*stance(figure))


def _watch(g: Battle, figure: Figure, option: Watch) -> float:
    """With the last point, wait for those who come, if one looks their way."""
    if figure.side == SWD or figure.ap > 1:
        return 0.1
    return 1.6 if facing_threat(g, figure) == figure.facing else 0.4


def _stand_up(g: Battle, figure: Figure, option: StandUp) -> float:
    return 1.6


def _will(g: Battle, figure: Figure, option: Will) -> float:
    title = g.card(option.card)
    harmful = title.ap < 0 or title.shoot_dice < 0 or (title.no_cp and title.ap <= 0)
    return 2.0 if harmful else -1.0


_VALUES: dict[type[Option], Callable[[Battle, Figure, Any], float]] = {
    Aim: _aim,
    Clobber: _clobber,
    KaBoom: _ka_boom,
    PickUp: _pick_up,
    Seal: _seal,
    Shoot: _shoot,
    StandUp: _stand_up,
    Step: _step,
    Strike: _strike,
    Take: _take,
    Turn: _turn,
    UseDoor: _door,
    Watch: _watch,
    Will: _will,
}
