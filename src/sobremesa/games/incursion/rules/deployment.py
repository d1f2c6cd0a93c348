"""Deployment: every waiting figure takes its place outside an entry point."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.events import Deployed, ZombiesDeployed
from sobremesa.games.incursion.options import Deploy, DeployRest
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place, Stage, likeness
from sobremesa.kernel import Flow, Question

from .attention import TUNNEL, stir, stir_titles
from .cards import checkpoint

PER_LOT = 2


def deploy(g: Battle) -> Flow[None]:
    """Both sides place all who wait, unseen, then show them: inc.deploy.*."""
    if not g.begun:
        stir(g, g.in_play, ("reinforcements",))
        stir_titles(g, TUNNEL)
        yield from checkpoint(g)
        g.unplaced = sum(g.waiting.values()) + reinforcements(g)
        g.placing, g.placing_zombies = {}, {}
        g.begun = True
    while True:
        _place_forced(g)
        asks = [put for side in (ALLIES, SWD) if (put := _ask(g, side)) is not None]
        if not asks:
            break
        _chosen(g, (yield from ask.at_once(asks)))
    _show(g)
    g.begun = False
    if "tunnel" in g.waiting or any(figure.point == "tunnel" for figure in g.figures.values()):
        stir_titles(g, TUNNEL)
    yield from checkpoint(g)
    g.stage = Stage.FIRST_TURN


def reinforcements(g: Battle) -> int:
    """The Horde never stops: inc.fig.horde, inc.card.brain-sausage, inc.ruling.horde-when."""
    sausages = sum(g.card(card).reinforcements for card in g.zombie_effects)
    return PER_LOT * g.forces[SWD].lots + sausages


def points_for(g: Battle, side: int) -> list[str]:
    """The entry points that a side has now."""
    points = [point.id for point in g.book.entries[side]]
    if side == SWD and g.tunnel >= 0:
        points.append("tunnel")
    return points


def _unplaced(g: Battle, side: int) -> list[Figure]:
    return [
        figure
        for figure in g.figures.values()
        if figure.side == side and figure.place == Place.WAITING and figure.id not in g.placing
    ]


def _place_forced(g: Battle) -> None:
    """Who has only one point waits there: inc.ruling.deployment-secret."""
    for side in (ALLIES, SWD):
        points = points_for(g, side)
        if len(points) == 1:
            for figure in _unplaced(g, side):
                g.placing[figure.id] = points[0]
            if side == SWD and g.unplaced:
                _place_zombies(g, points[0], g.unplaced)


def _place_zombies(g: Battle, point: str, count: int) -> None:
    g.placing_zombies[point] = g.placing_zombies.get(point, 0) + count
    g.unplaced -= count


def next_placed(g: Battle, side: int) -> list[Figure]:
    """The figures that are placed next: the first, and all who are like it."""
    figures = _unplaced(g, side)
    return [figure for figure in figures if likeness(figure) == likeness(figures[0])]


def _ask(g: Battle, side: int) -> Question[Deploy | DeployRest] | None:
    """Where the next ones wait; those who are alike are asked about together, as the Horde is."""
    points = points_for(g, side)
    if figures := next_placed(g, side):
        first, count = figures[0].id, len(figures)
        one = [Deploy(first, point) for point in points]
        if count == 1:
            return ask.Deploy(side, one, first, shown=True)
        return ask.DeployAlike(side, [*one, *map(DeployRest, points)], first, count, shown=True)
    if side == SWD and g.unplaced:
        one = [Deploy(NOBODY, point) for point in points]
        rest = map(DeployRest, points) if g.unplaced > 1 else ()
        return ask.DeployZombies(side, [*one, *rest], g.unplaced, shown=True)
    return None


def _chosen(g: Battle, option: Deploy | DeployRest) -> None:
    match option:
        case Deploy(-1, point):
            _place_zombies(g, point, 1)
        case Deploy(figure, point):
            g.placing[figure] = point
        case DeployRest(point):
            _place_rest(g, point)


def _place_rest(g: Battle, point: str) -> None:
    """All that were asked about wait at one point, which tells whose they are."""
    figures = next_placed(g, ALLIES if point in points_for(g, ALLIES) else SWD)
    for figure in figures:
        g.placing[figure.id] = point
    if not figures:
        _place_zombies(g, point, g.unplaced)


def _show(g: Battle) -> None:
    for id, point in g.placing.items():
        figure = g.figures[id]
        if figure.point != point:
            figure.point = point
            g.tell(Deployed(id, point))
    g.waiting = dict(g.placing_zombies)
    for point, count in g.waiting.items():
        g.tell(ZombiesDeployed(point, count))
    g.placing, g.placing_zombies = {}, {}
