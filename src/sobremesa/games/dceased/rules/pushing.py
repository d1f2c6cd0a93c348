"""Pushes and knock-downs: which figure, Enemy or friend, and where it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sobremesa.boards.bits import bits_of, members
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.events.attacks import Pushed
from sobremesa.games.dceased.options import Civilian, Go, Person, Pick
from sobremesa.games.dceased.state import FALLEN, Hero, Night
from sobremesa.kernel import DONE, Done, Flow

from .horde import knock_down, shift, shift_fallen
from .speaking import consent

TOWARDS, ANYWHERE, AWAY = -1, 0, 1
"""What each step of a push does to the distance from the hero that pushes."""
WAYS: dict[str, int] = {"towards": TOWARDS, "anywhere": ANYWHERE, "away": AWAY}


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


def push(
    g: Night, hero: Hero, by: str, picks: list[Pick], *, zones: int = 1, way: int = ANYWHERE
) -> Flow[None]:
    """Push one of these Enemies over connected Zones of the player's choice: dc.push.possible."""
    pick = yield from ask.PushEnemy(hero.seat, picks, hero.id, by)
    yield from push_one(g, hero, by, pick, zones=zones, way=way)


def push_one(
    g: Night, hero: Hero, by: str, pick: Pick, *, zones: int = 1, way: int = ANYWHERE
) -> Flow[None]:
    """Push an Enemy, which stays as it was, standing or not: dc.push.state."""

    def carry(origin: int, to: int) -> None:
        if pick.enemy in g.fallen:
            shift_fallen(g, pick.enemy, to)
        else:
            shift(g, KINDS.index(pick.enemy), origin, to, 1, down=pick.down)

    yield from _along(g, hero, by, pick.enemy, g.book.zone[pick.zone], carry, zones, way)


def _along(
    g: Night,
    hero: Hero,
    by: str,
    figure: str,
    zone: int,
    carry: Callable[[int, int], None],
    zones: int,
    way: int,
) -> Flow[None]:
    """As many Zones as the effect states, each in a direction of its own, past any Enemies.

    dc.push.distance, dc.push.step-choice. Without a way it stays: dc.push.impossible.
    """
    for _ in range(zones):
        steps = list(members(push_steps(g, zone, hero.zone, way)))
        if not steps:
            return
        options = [Go(g.name(step)) for step in steps]
        answer = yield from ask.PushWhere(hero.seat, options, hero.id, by, figure, zone)
        origin, zone = zone, g.book.zone[answer.zone]
        carry(origin, zone)
        g.tell(Pushed(figure, g.name(origin), g.name(zone), by))


def push_steps(g: Night, origin: int, hero: int, way: int) -> int:
    """Where a pushed figure may go next: anywhere, or nearer to the hero, or farther from it.

    dc.push.direction, dc.push.towards, dc.push.away.
    """
    steps = g.view.neighbours[origin]
    if way == ANYWHERE:
        return steps
    distance = g.view.distance[hero]
    return bits_of(zone for zone in members(steps) if distance[zone] == distance[origin] + way)


# Friends


def friends_in(g: Night, hero: Hero, zones: int, way: int = ANYWHERE) -> list[ask.Friend]:
    """The other heroes and unescorted Civilians that could be pushed there: dc.push.friends."""
    found: list[tuple[int, ask.Friend]] = [
        (other.zone, Person(other.id))
        for other in g.in_play()
        if other is not hero and other.id not in g.refused
    ]
    found += [(zone, Civilian(civilian)) for civilian, zone in g.civilians.items()]
    return [
        option
        for zone, option in found
        if zones >> zone & 1 and push_steps(g, zone, hero.zone, way)
    ]


def push_friend(
    g: Night,
    hero: Hero,
    by: str,
    friends: list[ask.Friend],
    pay: Callable[[], None],
    *,
    zones: int = 1,
    way: int = ANYWHERE,
) -> Flow[None]:
    """Push one of these friends; another player must agree, and only then is the effect used.

    A hero's escorts go with it; no cost and no stop for Enemies: dc.push.friends.
    """
    pick = yield from ask.PushFriend(hero.seat, friends, hero.id, by)
    if isinstance(pick, Civilian):
        figure, zone = pick.civilian, g.civilians[pick.civilian]
    else:
        other = g.heroes[pick.hero]
        if not (yield from consent(g, hero, other, by)):
            return
        figure, zone = other.id, other.zone

    def carry(origin: int, to: int) -> None:
        if figure in g.heroes:
            g.heroes[figure].zone = to
        else:
            g.civilians[figure] = to

    pay()
    yield from _along(g, hero, by, figure, zone, carry, zones, way)


# Knocking down


def knock_down_some(g: Night, hero: Hero, by: str, zone: int, most: int) -> Flow[None]:
    """Knock down standing Horde Zombies of a Zone, one after the other, up to a number."""
    for number in range(most):
        picks = horde_in(g, [zone], standing=True)
        if not picks:
            return
        options: list[Pick | Done] = [*picks, DONE] if number else [*picks]
        answer = yield from ask.KnockDown(hero.seat, options, hero.id, by, most - number)
        if isinstance(answer, Done):
            return
        knock_down(g, KINDS.index(answer.enemy), zone, 1, by)
