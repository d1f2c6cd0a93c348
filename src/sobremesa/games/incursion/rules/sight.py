"""Line of sight: the geometry of the board with what stands on it."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.boards.square import Facing
from sobremesa.games.incursion.state import Battle, Figure, Place, rival

_FACINGS = tuple(Facing)
POWER_DROP_RANGE = 4


def can_see(g: Battle, figure: Figure, cell: int) -> bool:
    """Whether the figure has LOS to a square, figures blocking: inc.los.*."""
    grid = g.book.grid
    if g.power_drop and grid.distance(figure.cell, cell) > POWER_DROP_RANGE:
        return False
    return grid.sees(figure.cell, _FACINGS[figure.facing], cell, g.blockers())


def seen_enemies(g: Battle, figure: Figure) -> list[Figure]:
    """The living enemies in the figure's LOS, in the order of their squares."""
    enemies = g.stands[rival(figure.side)]
    if not enemies:
        return []
    grid = g.book.grid
    field = grid.field(figure.cell, _FACINGS[figure.facing])
    ahead = field.squares & enemies
    if g.power_drop:
        ahead &= grid.within(figure.cell, POWER_DROP_RANGE)
    found: list[Figure] = []
    if ahead:
        figures, at, sees, blockers = g.figures, g.at, field.sees, g.blockers()
        found = [figures[at[cell]] for cell in members(ahead) if sees(cell, blockers)]
    if g.leaper >= 0:
        found = _with_leaper(g, figure, found)
    return [enemy for enemy in found if enemy.place == Place.BOARD]


def _with_leaper(g: Battle, figure: Figure, found: list[Figure]) -> list[Figure]:
    """A leaping figure shares its square with another one and can be seen there."""
    leaper = g.figures[g.leaper]
    if leaper.side != figure.side and leaper not in found and can_see(g, figure, leaper.cell):
        return [*found, leaper]
    return found


def view_past_figures(g: Battle, cell: int, facing: int) -> int:
    """The squares in LOS when figures are ignored: inc.ruling.los-ignoring-figures."""
    grid = g.book.grid
    seen = grid.field_of_view(cell, _FACINGS[facing], g.solid())
    return seen & grid.within(cell, POWER_DROP_RANGE) if g.power_drop else seen
