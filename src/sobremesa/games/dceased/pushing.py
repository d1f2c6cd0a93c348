"""Pushes and knock-downs: which Enemy, and where it goes."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.boards.bits import bits_of, members
from sobremesa.kernel import DONE, Ask, Done, Flow, Option

from .book import KINDS
from .events import Pushed
from .horde import knock_down, shift, shift_fallen
from .options import Go, Pick
from .state import FALLEN, NOWHERE, Hero, Night


def horde_in(g: Night, zones: Iterable[int], *, standing: bool = False) -> list[Pick]:
    """One choice for each kind of Horde Zombie in these Zones, standing or knocked down."""
    found = []
    for zone in zones:
        for kind in range(FALLEN):
            if zone in g.horde[kind]:
                found.append(Pick(g.name(zone), KINDS[kind]))
            if not standing and zone in g.down[kind]:
                found.append(Pick(g.name(zone), KINDS[kind], True))
    return found


def has_horde(g: Night, zone: int, *, standing: bool = False) -> bool:
    """Whether there is a Horde Zombie to push or to knock down."""
    return any(zone in counts for counts in (g.horde if standing else (*g.horde, *g.down)))


def push(g: Night, hero: Hero, by: str, picks: list[Pick]) -> Flow:
    """Push one of these Enemies to a connected Zone of the player's choice: dc.push.possible."""
    options: list[Option] = list(picks)
    pick: Pick = yield Ask(hero.seat, "push", options, about=(hero.id, by))
    yield from push_one(g, hero, by, pick)


def push_steps(g: Night, origin: int, *, towards: int = NOWHERE, away: int = NOWHERE) -> int:
    """Where a pushed figure may go: over connected Zones, in any direction or a given one.

    dc.push.towards, dc.push.away: each step must shorten or lengthen the distance to a Zone.
    """
    view = g.view
    zones = view.neighbours[origin]
    for goal, way in ((towards, -1), (away, 1)):
        if goal != NOWHERE:
            distance = view.distance[goal]
            here = distance[origin]
            zones &= bits_of(z for z in members(zones) if distance[z] == here + way)
    return zones


def push_one(g: Night, hero: Hero, by: str, pick: Pick) -> Flow:
    """One Zone, whatever Enemies are there; without a way it stays: dc.push.impossible."""
    origin = g.book.zone[pick.zone]
    zones = list(members(push_steps(g, origin)))
    if not zones:
        return
    options = [Go(g.name(zone)) for zone in zones]
    about = (hero.id, by, pick.enemy, origin)
    answer = yield Ask(hero.seat, "push-where", options, about=about)
    to = g.book.zone[answer.zone]
    if pick.enemy in g.fallen:
        shift_fallen(g, pick.enemy, to)
    else:
        shift(g, KINDS.index(pick.enemy), origin, to, 1, down=pick.down)
    g.tell(Pushed(pick.enemy, g.name(origin), g.name(to), by))


def knock_down_some(g: Night, hero: Hero, by: str, zone: int, most: int) -> Flow:
    """Knock down standing Horde Zombies of a Zone, one after the other, up to a number."""
    for number in range(most):
        picks: list[Option] = list(horde_in(g, [zone], standing=True))
        if not picks:
            return
        options = [*picks, DONE] if number else picks
        answer = yield Ask(hero.seat, "knock-down", options, about=(hero.id, by, most - number))
        if isinstance(answer, Done):
            return
        knock_down(g, KINDS.index(answer.enemy), zone, 1, by)
