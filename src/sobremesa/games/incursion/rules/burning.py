"""Fire on the floor: entering it, staying in it, and when it goes out."""

from __future__ import annotations

from sobremesa.games.incursion.events import FireDied, Rolled
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place, rival
from sobremesa.kernel import Flow

from .damage import hits_of, is_dying, suffer
from .deaths import resolve_deaths
from .effects import fortitude


def enter_fire(g: Battle, figure: Figure) -> Flow[None]:
    """Moving into fire burns, worse with every square: inc.fire.enter, inc.fire.growth."""
    if figure.cell not in g.fires or g.blaze == figure.id:
        return
    figure.heat += 1
    yield from burn(g, figure, figure.heat)


def stay_in_fire(g: Battle, figure: Figure) -> Flow[None]:
    """A figure that began and ends its activation on one burning square: inc.fire.stay."""
    if figure.in_fire and figure.place == Place.BOARD:
        figure.in_fire = False
        yield from burn(g, figure, g.profile(figure).ap)


def burn(g: Battle, figure: Figure, count: int) -> Flow[None]:
    """So many damage dice of fire at once."""
    dice = g.dice.rolls(count, 6)
    against = fortitude(g, figure)
    hits = hits_of(dice, 0, against)
    g.tell(Rolled("fire", NOBODY, figure.id, tuple(dice), 0, against, hits, False))
    yield from suffer(g, figure, hits)
    if is_dying(g, figure):
        yield from resolve_deaths(g, [figure], rival(figure.side), shot=False)


def fire_goes_out(g: Battle) -> None:
    """Markers of the side whose turn it is, set before this turn, are removed.

    inc.ruling.fire-removal.
    """
    out = tuple(
        cell for cell, (side, serial) in g.fires.items() if side == g.side and serial < g.serial
    )
    for cell in out:
        del g.fires[cell]
    if out:
        g.tell(FireDied(out))
