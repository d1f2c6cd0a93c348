"""Where Enemies go: sight before distance, all equal ways, and the players' say in what is left."""

from __future__ import annotations

import msgspec

from sobremesa.boards.bits import bits_of, members
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.fallen_effects import Wings
from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.events.enemies import EnemiesIdle, EnemiesMoved
from sobremesa.games.dceased.options import Route
from sobremesa.games.dceased.state import FALLEN, MOVES, Activation, Group, Night, Split, Way
from sobremesa.kernel import Flow, Question

from .horde import shift, shift_fallen
from .speaking import of_group


def march(g: Night, zone: int, bait: int) -> tuple[int, int]:
    """The Zones that Enemies in a Zone move towards, and the first steps there.

    A target in sight is preferred to a nearer one out of sight: dc.emove.sight-over-distance.
    """
    sight = g.book.views[g.open_doors].sight[zone]
    goals = sight & bait or bait
    if g.lure and sight >> g.heroes[g.lure].zone & 1:
        goals = 1 << g.heroes[g.lure].zone
    return g.book.march(g.open_doors, zone, goals)


def plan(g: Night, act: Activation, movers: list[Group], bait: int) -> None:
    """Decide all moves of this Action from the positions before any: dc.emove.simultaneous.

    Every type of every starting Zone is divided by itself: dc.emove.per-origin. Each is one group
    already but for the Zombie Heroes, which are brought together here. While a Charge waits, only
    Enemies of its type move: those of a shortage of the same card.
    """
    together = 0
    for group in movers:
        kind, zone, count = group.kind, group.zone, group.up
        names: tuple[str, ...] = ()
        if group.name:
            if together >> zone & 1:
                continue
            together |= 1 << zone
            names = tuple(each.name for each in movers if each.name and each.zone == zone)
            count = len(names)
        goals, steps = march(g, zone, bait)
        if not steps:
            if act.number == 1 and g.view.nearest(zone, g.book.board.streets):
                # A prisoner behind closed doors is no news.
                g.tell(EnemiesIdle(g.name(zone), count))
            continue
        charged = g.charging.get(zone, 0)
        if steps & (steps - 1):
            ways = tuple(members(steps))
            share, extra = divmod(count, len(ways))
            quotas = (share,) * len(ways)
            act.splits.append(Split(kind, zone, ways, quotas, 0, extra, names, charged, goals))
            continue
        to = steps.bit_length() - 1
        if names:
            act.ways += [Way(kind, zone, to, 1, 0, name, goals) for name in names]
        else:
            act.ways.append(Way(kind, zone, to, count, charged, "", goals))


# What the players decide


def settle_splits(g: Night, act: Activation) -> Flow[None]:
    """The groups are equal; the players say where those left over go: dc.emove.split-odd."""
    while act.splits:
        split = act.splits[0]
        if split.extra:
            free = [place for place in range(len(split.ways)) if not split.favoured >> place & 1]
            enemies = "fallen" if split.kind == FALLEN else KINDS[split.kind]
            routes = _routes(g, split, free)
            question = ask.Split(g.lead(), routes, split.origin, enemies, split.extra)
            place = yield from _choose_way(g, act, split, free, question)
            act.splits[0] = _favoured(split, place)
        elif split.names or split.charged:
            yield from _send_one(g, act, split)
        else:
            act.splits.pop(0)
            act.ways += [
                Way(split.kind, split.origin, to, count, goals=split.goals)
                for to, count in zip(split.ways, split.quotas, strict=True)
                if count
            ]


def _favoured(split: Split, place: int) -> Split:
    quotas = list(split.quotas)
    quotas[place] += 1
    return msgspec.structs.replace(
        split, quotas=tuple(quotas), favoured=split.favoured | 1 << place, extra=split.extra - 1
    )


def _send_one(g: Night, act: Activation, split: Split) -> Flow[None]:
    """Where a Zombie Hero goes, or a charging figure: dc.emove.split-zheroes."""
    free = [place for place, quota in enumerate(split.quotas) if quota]
    name = split.names[0] if split.names else ""
    routes = _routes(g, split, free)
    question = ask.Send(g.lead(), routes, split.origin, name or KINDS[split.kind])
    place = yield from _choose_way(g, act, split, free, question)
    quotas = list(split.quotas)
    quotas[place] -= 1
    to, charged = split.ways[place], int(not name)
    act.ways.append(Way(split.kind, split.origin, to, 1, charged, name, split.goals))
    act.splits[0] = msgspec.structs.replace(
        split,
        quotas=tuple(quotas),
        names=split.names[1:],
        charged=0 if name else split.charged - 1,
    )


def _routes(g: Night, split: Split, free: list[int]) -> list[Route]:
    return [Route(g.name(split.ways[place])) for place in free]


def _choose_way(
    g: Night, act: Activation, split: Split, free: list[int], question: Question[Route]
) -> Flow[int]:
    """The place of one of several equal ways; asked unless all are one: dc.ruling.ways-meet."""
    if len(free) == 1 or _meet_again(g, act, split):
        return free[0]
    answer = yield from of_group(g, question)
    return split.ways.index(g.book.zone[answer.zone])


# Ways that meet again


def _meet_again(g: Night, act: Activation, split: Split) -> bool:
    """Whether the next move brings them all to one Zone, and nothing comes before it.

    dc.ruling.ways-meet. A fight in between could change where they go; wings go on before one.
    """
    bait, names = g.bait(), split.names or ("",)
    ends = {march(g, zone, bait)[1] for zone in split.ways}
    if split.charged or len(ends) > 1 or ends.pop().bit_count() != 1:
        return False
    flying = [act.step is MOVES and _flies(g, name) for name in names]
    if any(flying):
        return all(flying) and not bits_of(split.ways) & bait
    lasting = {
        (group.kind, group.zone, group.name) for group in act.groups if group.actions > act.number
    }
    return all((split.kind, split.origin, name) in lasting for name in names) and not (
        _may_fight_next(g, act, lasting, bait)
    )


def _may_fight_next(
    g: Night, act: Activation, lasting: set[tuple[int, int, str]], bait: int
) -> bool:
    """Whether an Enemy that has an Action left may stand in a Zone with bait when it begins."""
    reach = bits_of(zone for _, zone, _ in lasting)
    for way in act.ways:
        if (way.kind, way.origin, way.name) in lasting:
            reach |= 1 << way.to
            if _flies(g, way.name):
                reach |= march(g, way.to, bait)[1]
    for split in act.splits:
        for name in split.names or ("",):
            if (split.kind, split.origin, name) in lasting:
                reach |= bits_of(split.ways)
                for zone in split.ways if _flies(g, name) else ():
                    reach |= march(g, zone, bait)[1]
    return bool(reach & bait)


def _flies(g: Night, name: str) -> bool:
    return bool(name) and isinstance(g.book.effects[name], Wings)


# Carrying it out


def carry_out(g: Night, act: Activation, *, forked: bool) -> set[str]:
    """All moves of this Action at once. Gives the Zombie Heroes that moved.

    `forked` says whether any group had several equal ways.
    """
    if not act.ways:
        return set()
    _tell(g, act.ways, forked=forked)
    for way in act.ways:
        if way.name:
            shift_fallen(g, way.name, way.to)
        else:
            shift(g, way.kind, way.origin, way.to, way.count)
            if way.charged:
                _follow_charge(g, way)
    moved = {way.name for way in act.ways if way.name} if g.fallen else set()
    act.groups = _onward(act)
    act.ways = []
    return moved


def _onward(act: Activation) -> list[Group]:
    """Who can still do something in this Activation, in the Zone where it is now."""
    left = [group for group in act.groups if group.actions > act.number or group.name]
    if not left:
        return left
    moving = {(way.kind, way.origin, way.name) for way in act.ways}
    groups: list[Group] = []
    actions: dict[tuple[int, int, str], int] = {}
    for group in left:
        key = group.kind, group.zone, group.name
        if group.up and key in moving:
            actions[key] = group.actions
            if group.risen:
                groups.append(msgspec.structs.replace(group, up=0))
        else:
            groups.append(group)
    for way in act.ways:
        acting = actions.get((way.kind, way.origin, way.name))
        if acting is not None:
            groups.append(Group(way.kind, way.to, acting, way.count, name=way.name))
    return merged(groups)


def _follow_charge(g: Night, way: Way) -> None:
    left = g.charging[way.origin] - way.charged
    if left:
        g.charging[way.origin] = left
    else:
        del g.charging[way.origin]
    g.charging[way.to] = g.charging.get(way.to, 0) + way.charged


def _tell(g: Night, ways: list[Way], *, forked: bool) -> None:
    """Who goes where, and why."""
    sight, names, names_of, tell = g.view.sight, g.book.names, g.book.names_of, g.tell
    forks: dict[tuple[int, int], int] = {}
    for way in ways if forked else ():
        fork = way.kind, way.origin
        forks[fork] = forks.get(fork, 0) | 1 << way.to
    for way in _together(ways) if g.charging else ways:
        origin, goals = way.origin, way.goals
        tell(
            EnemiesMoved(
                way.name or KINDS[way.kind],
                names[origin],
                names[way.to],
                way.count,
                names_of(goals),
                bool(sight[origin] & goals),
                forks[way.kind, origin].bit_count() if forked else 1,
            )
        )


def _together(ways: list[Way]) -> list[Way]:
    """Those of a Charge were sent one by one; the chronicle counts them with the others."""
    found: dict[tuple[int, str, int, int], Way] = {}
    for way in ways:
        key = way.kind, way.name, way.origin, way.to
        other = found.get(key)
        found[key] = (
            way if other is None else msgspec.structs.replace(other, count=other.count + way.count)
        )
    return list(found.values())


def merged(groups: list[Group]) -> list[Group]:
    """Groups of one kind that met in one Zone are one group."""
    found: dict[tuple[int, int, int, str], Group] = {}
    for group in groups:
        key = group.kind, group.zone, group.actions, group.name
        other = found.get(key)
        if other is not None:
            group = msgspec.structs.replace(
                group, up=group.up + other.up, risen=group.risen + other.risen
            )
        found[key] = group
    return list(found.values())
