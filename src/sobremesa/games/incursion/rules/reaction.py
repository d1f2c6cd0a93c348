"""Reaction fire: watching figures fire at enemies that move or shoot in their sight."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Reloaded, WatchBegan, WatchEnded
from sobremesa.games.incursion.options import FigureId, Fire, Reload
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place, rival
from sobremesa.kernel import PASS, Flow, Pass

from .effects import cp_barred, cp_worth
from .sight import can_see

RELOAD_COST = 2
RELOAD = Reload()


def watch(g: Battle, figure: Figure) -> None:
    """Enter reaction fire."""
    if figure.id not in g.watching:
        g.watching.append(figure.id)
    g.tell(WatchBegan(figure.id))


def stop_watching(g: Battle, figure: Figure, why: str) -> None:
    """Leave reaction fire, if the figure was in it."""
    if figure.id in g.watching:
        g.watching.remove(figure.id)
        g.tell(WatchEnded(figure.id, why))


def reaction_fire(g: Battle, mover: Figure) -> Flow[None]:
    """Let the other side's watching figures fire at one that moved or shot: inc.rf.trigger."""
    return _reactions(g, mover) if g.watching and g.blaze == NOBODY else ask.NOTHING


def _reactions(g: Battle, mover: Figure) -> Flow[None]:
    """Each of them once, in the order that their owner wants: inc.ruling.rf-one-per-trigger."""
    side = rival(mover.side)
    fired: list[FigureId] = []
    while mover.place == Place.BOARD:
        ready = [id for id in _ready(g, side, mover) if id not in fired]
        if not ready:
            return
        answer = yield from ask.Reaction(side, [PASS, *map(Fire, ready)], mover.id)
        if isinstance(answer, Pass):
            return
        fired.append(answer.figure)
        yield from _fire(g, g.figures[answer.figure], mover)


def _ready(g: Battle, side: int, mover: Figure) -> list[FigureId]:
    figures = g.figures
    return [
        id
        for id in g.watching
        if figures[id].side == side
        and figures[id].place == Place.BOARD
        and can_see(g, figures[id], mover.cell)
    ]


def _fire(g: Battle, figure: Figure, target: Figure) -> Flow[None]:
    from .fire import fire_gun  # a shot may be answered by a shot

    yield from fire_gun(g, figure, target, reaction=True)


def check_doubles(g: Battle, figure: Figure, dice: list[int]) -> Flow[None]:
    """A double among the dice ends reaction fire, unless it is paid for: inc.rf.doubles."""
    if figure.id not in g.watching or len(set(dice)) == len(dice):
        return
    price = reload_price(g, figure)
    if price is not None:
        answer = yield from ask.Reload(figure.side, [PASS, RELOAD], figure.id, price)
        if isinstance(answer, Reload):
            g.cp[figure.side] -= price
            g.tell(Reloaded(figure.id, price))
            return
    stop_watching(g, figure, "doubles")


def reload_price(g: Battle, figure: Figure) -> int | None:
    """What a reload costs the figure's owner, or None if it cannot be paid."""
    if cp_barred(g, figure):
        return None
    price = -(-RELOAD_COST // cp_worth(g, figure))
    return price if g.cp[figure.side] >= price else None
