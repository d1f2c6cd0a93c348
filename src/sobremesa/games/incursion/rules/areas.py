"""Weapons that affect more than one square: grenades, the launcher, blasts and the flamethrower."""

from __future__ import annotations

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.memo import kept
from sobremesa.boards.square import FACINGS
from sobremesa.boards.square_areas import blast, jet
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import Weapon
from sobremesa.games.incursion.events import Exploded, Flamed, Rolled
from sobremesa.games.incursion.options import Square
from sobremesa.games.incursion.state import Battle, Figure, Place
from sobremesa.kernel import DONE, Done, Flow

from .attention import AREA, stir_attack
from .cards import checkpoint
from .damage import choose_rerolls, is_dying, show_first_roll, suffer
from .deaths import drop_item, in_order, remove, resolve_deaths
from .effects import fortitude, has, total
from .reaction import stop_watching
from .sight import view_past_figures

KA_BOOM_BONUS = 3
MOST_FLAMES = 8

blast_on = kept(blast, 8192)
"""The squares of a blast, by the square it is on and what is solid."""


def landing_squares(g: Battle, figure: Figure, weapon: Weapon) -> int:
    """Where a grenade may land: inc.ruling.grenade-los."""
    seen = view_past_figures(g, figure.cell, figure.facing)
    return seen & g.book.grid.within(figure.cell, weapon.range) if weapon.range else seen


def choose_landing(g: Battle, figure: Figure, weapon: Weapon) -> Flow[int]:
    """The square it lands on, asked where it matters: inc.grenade.target-square."""
    squares = list(members(landing_squares(g, figure, weapon)))
    if _land_alike(g, squares):
        return squares[0]
    options = [Square(cell) for cell in squares]
    answer = yield from ask.Land(figure.side, options, figure.id, weapon.id)
    return answer.cell


def _land_alike(g: Battle, squares: list[int]) -> bool:
    """Whether the same figures are struck wherever it lands: inc.ruling.same-blast.

    A card that is killed before the dice may take the cave-in away.
    """
    struck = _struck(g)
    for solid in {g.solid(), g.closed}:
        first = _victims_of(g, squares[0], solid, struck)
        if any(_victims_of(g, cell, solid, struck) != first for cell in squares[1:]):
            return False
    return True


def _victims_of(g: Battle, cell: int, solid: int, struck: int) -> tuple[int, ...]:
    """The squares with figures that a blast hits surely, and what can be chosen of the others."""
    sure, tied, choose = blast_on(g.book.grid, cell, solid)
    if not tied & struck:
        return (sure & struck,)
    return sure & struck, tied & struck, tied.bit_count(), choose


def _struck(g: Battle) -> int:
    """The squares with somebody to hit: a body is not, who leaps over one is."""
    return bits_of(figure.cell for figure in figures_in(g, g.book.grid.floor))


def throw(g: Battle, figure: Figure, weapon: Weapon, cell: int) -> Flow[None]:
    """A grenade or the launcher: inc.grenade.*, inc.launcher.*."""
    squares = blast_on(g.book.grid, cell, g.solid())
    yield from _area_checkpoint(g, figure, AREA, squares.sure | squares.tied)
    dying = yield from explode(g, weapon.id, figure, cell, figure.side, weapon)
    yield from resolve_deaths(g, dying, figure.side, shot=True)


def ka_boom(g: Battle, figure: Figure, target: Figure) -> Flow[None]:
    """inc.fig.ka-boom: the Bomberzombie is gone before the dice are rolled."""
    squares = blast_on(g.book.grid, target.cell, g.solid())
    yield from _area_checkpoint(g, figure, (), squares.sure | squares.tied)
    stop_watching(g, target, "melee")
    cell = target.cell
    drop_item(g, figure, wilful=False)
    remove(g, figure)
    dying = yield from explode(g, "ka_boom", figure, cell, figure.side)
    yield from resolve_deaths(g, dying, figure.side, shot=False)


def _area_checkpoint(
    g: Battle, figure: Figure, fields: tuple[str, ...], squares: int
) -> Flow[None]:
    """The checkpoint of an attack on several squares, before its dice."""
    if g.in_play:
        stir_attack(g, figure, fields, figures_in(g, squares), fresh=True)
        yield from checkpoint(g)


def explode(
    g: Battle, source: str, attacker: Figure, cell: int, chooser: int, weapon: Weapon | None = None
) -> Flow[list[Figure]]:
    """A blast on a square: all dice first, then the hits. Gives the figures that are dying."""
    squares = yield from _blast_squares(g, cell, chooser)
    g.tell(Exploded(source, attacker.id, cell, tuple(members(squares))))
    bonus = KA_BOOM_BONUS if weapon is None else weapon.bonus
    return (yield from strike_area(g, source, attacker, squares, bonus, chooser, weapon))


def _blast_squares(g: Battle, cell: int, chooser: int) -> Flow[int]:
    """The nine squares; of equal ones the chooser picks if it matters: inc.ruling.blast-fill."""
    found = blast_on(g.book.grid, cell, g.solid())
    squares, tied, missing = found.sure, found.tied, found.choose
    struck = _struck(g)
    while missing and tied & struck and tied.bit_count() > missing:
        answer = yield from ask.BlastSquare(chooser, [Square(cell) for cell in members(tied)])
        squares |= 1 << answer.cell
        tied &= ~(1 << answer.cell)
        missing -= 1
    for cell in list(members(tied))[:missing]:
        squares |= 1 << cell
    return squares


def strike_area(
    g: Battle,
    source: str,
    attacker: Figure,
    squares: int,
    bonus: int,
    chooser: int,
    weapon: Weapon | None,
) -> Flow[list[Figure]]:
    """One die for each figure in the squares, friend or foe: inc.grenade.dd, inc.flame.jet-dd."""
    victims = figures_in(g, squares)
    dice = g.dice.rolls(len(victims), 6)
    if weapon is not None and dice and has(g, attacker, "reroll_shots"):
        targets = tuple(victim.id for victim in victims)
        show_first_roll(g, attacker, dice)
        yield from choose_rerolls(g, attacker, dice, len(dice), [], targets)
    change = 0 if weapon is None else total(g, attacker, "shoot_target_fortitude")
    hit: list[Figure] = []
    for victim, die in zip(victims, dice, strict=True):
        against = fortitude(g, victim, change)
        hits = int(die + bonus >= against)
        g.tell(Rolled(source, attacker.id, victim.id, (die,), bonus, against, hits, False))
        if hits:
            hit.append(victim)
    return (yield from suffer_all(g, hit, chooser))


def suffer_all(g: Battle, hit: list[Figure], chooser: int) -> Flow[list[Figure]]:
    """One hit on each of several figures, in the chooser's order; gives those that are dying."""
    dying: list[Figure] = []
    for victim in (yield from in_order(g, hit, chooser, ask.NextHit)):
        yield from suffer(g, victim, 1)
        if is_dying(g, victim):
            dying.append(victim)
    return dying


def figures_in(g: Battle, squares: int) -> list[Figure]:
    """The living figures on some squares, by square."""
    found = [g.figures[g.at[cell]] for cell in members(squares & g.occupied)]
    if g.leaper >= 0 and squares >> g.figures[g.leaper].cell & 1:
        leaper = g.figures[g.leaper]
        if leaper not in found:
            found.append(leaper)
    return [figure for figure in found if figure.place == Place.BOARD]


# The flamethrower


def can_flame(g: Battle, figure: Figure) -> bool:
    """Nothing solid stands straight ahead: inc.ruling.flame-blocked."""
    grid = g.book.grid
    return grid.step(figure.cell, FACINGS[figure.facing], g.solid()) >= 0


def choose_flames(g: Battle, figure: Figure) -> Flow[list[int]]:
    """Up to eight squares, one at a time, the first straight ahead: inc.flame.*."""
    grid, facing, solid = g.book.grid, FACINGS[figure.facing], g.solid()
    seen = view_past_figures(g, figure.cell, figure.facing)
    marked = [grid.step(figure.cell, facing, solid)]
    while len(marked) < MOST_FLAMES:
        free = jet(grid, figure.cell, facing, bits_of(marked), seen, solid)
        if not free:
            break
        squares = [Square(cell) for cell in members(free)]
        answer = yield from ask.Flame(figure.side, [DONE, *squares], figure.id, tuple(marked))
        if isinstance(answer, Done):
            break
        marked.append(answer.cell)
    return marked


def flame(g: Battle, figure: Figure, weapon: Weapon, marked: list[int]) -> Flow[None]:
    """Set the squares on fire and roll for everybody in them: inc.ruling.flame-hit."""
    yield from _area_checkpoint(g, figure, AREA, bits_of(marked))
    for cell in marked:
        g.fires[cell] = (figure.side, g.serial)
    g.tell(Flamed(figure.id, tuple(marked)))
    dying = yield from strike_area(
        g, weapon.id, figure, bits_of(marked), weapon.bonus, figure.side, weapon
    )
    yield from resolve_deaths(g, dying, figure.side, shot=True)
