"""What an attack, or another deed on the spot, is worth: in points that a step forward counts 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.boards.bits import members
from sobremesa.boards.memo import kept
from sobremesa.games.incursion.content.book import Book
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.options import (
    Aim,
    Clobber,
    KaBoom,
    PickUp,
    Seal,
    Shoot,
    StandUp,
    Strike,
    Take,
    UseDoor,
    Will,
)
from sobremesa.games.incursion.rules.actions import cost_of
from sobremesa.games.incursion.rules.areas import KA_BOOM_BONUS, blast_on, landing_squares
from sobremesa.games.incursion.rules.effects import fortitude, has, total
from sobremesa.games.incursion.rules.fire import shot_bonus, shot_dice, shot_fortitude
from sobremesa.games.incursion.rules.melee import melee_dice, melee_fortitude
from sobremesa.games.incursion.rules.movement import is_closed
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, rival
from sobremesa.kernel import Option

from .orders import cost_home
from .paths import barriers, steps_to

CLOSE, NEAR = 6, 12
"""How many steps away an enemy can strike in its next turn, and in the one after."""


# What figures are worth


def _worth_of(book: Book, kind: str) -> float:
    """What a DP of such a figure is worth; the Horde's come again."""
    profile = book.figures[kind]
    if "horde" in profile.abilities:
        return 1.0
    return 1.0 + 1.5 * profile.rp / profile.dp


worth_of = kept(_worth_of, 1024)


def worth(g: Battle, figure: Figure) -> float:
    """What the next DP of a figure is worth: more if it is the last one, much if it carries."""
    profile = g.book.figures[figure.kind]
    value = worth_of(g.book, figure.kind)
    if figure.damage + 1 >= profile.dp > 1:
        value *= 1.5
    if figure.carrying:
        value *= 2.5
    return value


def chance(dice: int, needed: int) -> float:
    """How likely at least one of the dice shows the number."""
    miss = min(max(needed - 1, 0), 6) / 6
    return float(1 - miss**dice)


def hits(dice: int, needed: int, left: int) -> float:
    """How many DP so many dice cause, of those that the target has left."""
    each = min(max(7 - needed, 0), 6) / 6
    return 1 - (1 - each) ** dice if left == 1 else min(left, dice * each)


# Attacks


def value(g: Battle, figure: Figure, option: Option) -> float:
    """What the deed is worth for each point it costs; 0 or less is not worth doing."""
    worthwhile = _VALUES.get(type(option))
    if worthwhile is None:
        return 0.0
    worth = worthwhile(g, figure, option)
    return worth if worth <= 0 else worth / max(1, cost_of(g, figure, option))


def shot_worth(g: Battle, figure: Figure, target: Figure) -> float:
    """What one paid shot at the target does."""
    gun = g.book.kind[figure.kind].gun
    assert gun is not None, f"{figure.kind} has no gun"
    dice = shot_dice(g, figure, gun, paid=True, reaction=False)
    needed = shot_fortitude(g, figure, target, gun)
    needed -= shot_bonus(g, figure, gun, number=0, reaction=False)
    if gun.rerolls_misses or has(g, figure, "reroll_shots"):
        dice *= 2
    left = g.profile(target).dp - target.damage
    shots = 1.7 if gun.shots > 1 or gun.chain else 1.0
    return 1.8 * hits(dice, needed, left) * worth(g, target) * shots * urgency(g, target)


def urgency(g: Battle, target: Figure) -> float:
    """Who can strike at once is shot first; far ones can wait while there is something to do."""
    if target.carrying:
        return 2.0
    others = g.stands[rival(target.side)]
    nearest = steps_to(g.book, others, barriers(g))[target.cell] if others else NEAR
    return 1.2 if nearest <= CLOSE else 0.9 if nearest <= NEAR else 0.45


def _shoot(g: Battle, figure: Figure, option: Shoot) -> float:
    return shot_worth(g, figure, g.figures[option.target])


def blow_worth(g: Battle, figure: Figure, target: Figure) -> float:
    """What one blow at the target does, to its reaction fire too."""
    needed = melee_fortitude(g, figure, target) - total(g, figure, "melee_bonus")
    dice = melee_dice(g, figure, target)
    if has(g, figure, "reroll_melee"):
        dice *= 2
    left = g.profile(target).dp - target.damage
    done = 3.0 * hits(dice, needed, left) * worth(g, target)
    return done + 0.6 if target.id in g.watching else done


def _strike(g: Battle, figure: Figure, option: Strike) -> float:
    return blow_worth(g, figure, g.figures[option.target])


def _clobber(g: Battle, figure: Figure, option: Clobber) -> float:
    return 2.4 * worth(g, g.figures[option.target])


def _ka_boom(g: Battle, figure: Figure, option: KaBoom) -> float:
    target = g.figures[option.target]
    return 2.5 * blast_worth(g, figure, target.cell, KA_BOOM_BONUS) - worth(g, figure)


def blast_worth(g: Battle, figure: Figure, cell: int, bonus: int) -> float:
    """What a blast on a square would do to the enemy, less what it would do to us."""
    total = 0.0
    for square in members(blast_on(g.book.grid, cell, g.solid()).sure & g.occupied):
        victim = g.figures[g.at[square]]
        if victim.id == figure.id and bonus == KA_BOOM_BONUS:
            continue
        hurt = chance(1, fortitude(g, victim) - bonus) * worth(g, victim)
        total += hurt if victim.side != figure.side else -1.5 * hurt
    return total


def _aim(g: Battle, figure: Figure, option: Aim) -> float:
    weapon = g.book.content.weapons[option.weapon]
    if weapon.area == "flames":
        return 2.2 * _flame_worth(g, figure)
    squares = landing_squares(g, figure, weapon)
    best = best_landing(g, figure, squares, weapon.bonus)
    return 2.0 * best[1] if best is not None else 0.0


def best_landing(g: Battle, figure: Figure, squares: int, bonus: int) -> tuple[int, float] | None:
    """The square where a blast does most, if it does any good."""
    enemies = g.stands[rival(figure.side)] & squares
    scored = [(blast_worth(g, figure, cell, bonus), cell) for cell in members(enemies)]
    best = max(scored, default=(0.0, 0))
    return (best[1], best[0]) if best[0] > 0 else None


def _flame_worth(g: Battle, figure: Figure) -> float:
    """Enemies ahead burn now, and whoever comes through the flames later."""
    burnt, cell = 0.0, figure.cell
    for _ in range(8):
        cell = g.book.grid.steps[figure.facing][cell]
        if cell < 0 or cell == g.cave_in:
            break
        other = g.figures.get(g.at.get(cell, NOBODY))
        if other is not None:
            hurt = chance(1, fortitude(g, other)) * worth(g, other)
            burnt += hurt if other.side != figure.side else -2 * hurt
    return burnt * 1.3 if burnt > 0 else burnt


# Deeds on the spot


def _door(g: Battle, figure: Figure, option: UseDoor) -> float:
    """Close a gate that is to be sealed, and open it again for the horde; get at who is behind.

    Doors on a figure's way are part of the way.
    """
    closed = is_closed(g, option.door)
    if option.door in g.book.gates and figure.side == ALLIES:
        return -1.0 if closed else 14.0
    if not closed:
        return -1.0
    behind = any(
        g.stands[rival(figure.side)] >> beyond & 1
        for _, beyond, door in g.book.moves[figure.cell]
        if door == option.door
    )
    if behind and (figure.side == SWD or figure.ap >= 2):
        return 2.5
    return 4.0 if option.door in g.book.gates else -1.0


def _seal(g: Battle, figure: Figure, option: Seal) -> float:
    return 30.0


def _pick_up(g: Battle, figure: Figure, option: PickUp) -> float:
    return 15.0


def _take(g: Battle, figure: Figure, option: Take) -> float:
    """Take it over when one's own way home is shorter by a good stretch."""
    other = g.figures[option.figure]
    return 2.0 if cost_home(g, figure) + figure.ap < cost_home(g, other) else -1.0


def _stand_up(g: Battle, figure: Figure, option: StandUp) -> float:
    """Who lies cannot fight: up, if there is something left to fight with."""
    enemies = g.stands[rival(figure.side)] & g.book.near[2][figure.cell]
    return 2.0 if enemies and figure.ap > 2 else 0.3


def _will(g: Battle, figure: Figure, option: Will) -> float:
    title = g.card(option.card)
    return 2.0 if title.harms and not title.helps else -1.0


_VALUES: dict[type[Option], Callable[[Battle, Figure, Any], float]] = {
    Aim: _aim,
    Clobber: _clobber,
    KaBoom: _ka_boom,
    PickUp: _pick_up,
    Seal: _seal,
    Shoot: _shoot,
    StandUp: _stand_up,
    Strike: _strike,
    Take: _take,
    UseDoor: _door,
    Will: _will,
}
