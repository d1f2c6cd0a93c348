"""Where Enemies go: sight before distance, all equal ways, and the players' say in what is left."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from sobremesa.boards.bits import members
from sobremesa.kernel import Flow

from .book import KINDS
from .events import EnemiesIdle, EnemiesMoved
from .horde import shift, shift_fallen
from .options import Route
from .speaking import ask_group
from .state import FALLEN, Activation, Group, Night, Split, Way


def goals_from(g: Night, zone: int, bait: int) -> int:
    """The Zones that Enemies here move towards, before the nearest are chosen.

    A target in sight is preferred to a nearer one out of sight: dc.emove.sight-over-distance.
    """
    sight = g.view.sight[zone]
    if g.lure and sight >> g.heroes[g.lure].zone & 1:
        return 1 << g.heroes[g.lure].zone
    return sight & bait or bait


def plan(g: Night, act: Activation, movers: list[Group]) -> None:
    """Decide all moves of this Action from the positions before any: dc.emove.simultaneous."""
    bait, view = g.bait(), g.view
    for (kind, zone), groups in _by_origin(movers).items():
        steps = view.first_steps(zone, goals_from(g, zone, bait))
        count = sum(group.up for group in groups)
        if not steps:
            g.tell(EnemiesIdle(g.name(zone), count))
            continue
        names = tuple(group.name for group in groups) if kind == FALLEN else ()
        charged = g.charging.get(zone, 0) if _is_charge(g, kind) else 0
        if steps & (steps - 1):
            ways = tuple(members(steps))
            share, extra = divmod(count, len(ways))
            quotas = (share,) * len(ways)
            act.splits.append(Split(kind, zone, ways, quotas, 0, extra, names, charged))
        else:
            to = steps.bit_length() - 1
            act.ways += _ways(kind, zone, to, count, names, charged)


def _by_origin(movers: list[Group]) -> dict[tuple[int, int], list[Group]]:
    """Every type of every starting Zone is divided by itself: dc.emove.per-origin."""
    origins: dict[tuple[int, int], list[Group]] = {}
    for group in movers:
        if group.up:
            origins.setdefault((group.kind, group.zone), []).append(group)
    return origins


def _is_charge(g: Night, kind: int) -> bool:
    """Whether figures of a Charge that waits are among those that move."""
    if not g.charging or not g.queue:
        return False
    return any(order.reason == "charge" and order.kind == kind for order in g.queue)


def _ways(
    kind: int, origin: int, to: int, count: int, names: tuple[str, ...], charged: int
) -> list[Way]:
    if kind == FALLEN:
        return [Way(kind, origin, to, 1, 0, name) for name in names]
    return [Way(kind, origin, to, count, charged)]


# What the players decide


def settle_splits(g: Night, act: Activation) -> Flow:
    """The groups are equal; the players say where those left over go: dc.emove.split-odd."""
    while act.splits:
        split = act.splits[0]
        if split.extra:
            options = [
                Route(g.name(zone))
                for place, zone in enumerate(split.ways)
                if not split.favoured >> place & 1
            ]
            answer = yield ask_group(
                g, "split", options, about=(split.kind, split.origin, split.extra)
            )
            act.splits[0] = _favoured(split, split.ways.index(g.book.zone[answer.zone]))
        elif split.names or split.charged:
            yield from _send_one(g, act, split)
        else:
            act.splits.pop(0)
            act.ways += [
                Way(split.kind, split.origin, to, count)
                for to, count in zip(split.ways, split.quotas, strict=True)
                if count
            ]


def _favoured(split: Split, place: int) -> Split:
    quotas = list(split.quotas)
    quotas[place] += 1
    return msgspec.structs.replace(
        split, quotas=tuple(quotas), favoured=split.favoured | 1 << place, extra=split.extra - 1
    )


def _send_one(g: Night, act: Activation, split: Split) -> Flow:
    """Where a Zombie Hero goes, or a charging figure: dc.emove.split-zheroes."""
    free = [place for place, quota in enumerate(split.quotas) if quota]
    place = free[0]
    name = split.names[0] if split.names else ""
    if len(free) > 1 and len(split.names) != 1:
        options = [Route(g.name(split.ways[each])) for each in free]
        about = (name, split.kind, split.origin)
        answer = yield ask_group(g, "send", options, about=about)
        place = split.ways.index(g.book.zone[answer.zone])
    quotas = list(split.quotas)
    quotas[place] -= 1
    way = Way(split.kind, split.origin, split.ways[place], 1, int(not name), name)
    act.ways.append(way)
    act.splits[0] = msgspec.structs.replace(
        split,
        quotas=tuple(quotas),
        names=split.names[1:],
        charged=0 if name else split.charged - 1,
    )


# Carrying it out


def carry_out(g: Night, act: Activation) -> set[str]:
    """All moves of this Action at once. Gives the Zombie Heroes that moved."""
    told = list(_told(g, act))
    moving = {(way.kind, way.origin, way.name) for way in act.ways}
    groups: list[Group] = []
    actions: dict[tuple[int, int, str], int] = {}
    for group in act.groups:
        key = group.kind, group.zone, group.name
        if group.up and key in moving:
            actions[key] = group.actions
            if group.risen:
                groups.append(msgspec.structs.replace(group, up=0))
        else:
            groups.append(group)
    for way in act.ways:
        if way.kind == FALLEN:
            shift_fallen(g, way.name, way.to)
        else:
            shift(g, way.kind, way.origin, way.to, way.count)
            if way.charged:
                _follow_charge(g, way)
        acting = actions[way.kind, way.origin, way.name]
        groups.append(Group(way.kind, way.to, acting, way.count, name=way.name))
    for event in told:
        g.tell(event)
    moved = {way.name for way in act.ways if way.name}
    act.groups = merged(groups)
    act.ways = []
    return moved


def _follow_charge(g: Night, way: Way) -> None:
    left = g.charging[way.origin] - way.charged
    if left:
        g.charging[way.origin] = left
    else:
        del g.charging[way.origin]
    g.charging[way.to] = g.charging.get(way.to, 0) + way.charged


def _told(g: Night, act: Activation) -> Iterator[EnemiesMoved]:
    """Who goes where, and why: told from the positions before the moves."""
    bait, view = g.bait(), g.view
    forks: dict[tuple[int, int], set[int]] = {}
    for way in act.ways:
        forks.setdefault((way.kind, way.origin), set()).add(way.to)
    counts: dict[tuple[int, str, int, int], int] = {}
    for way in act.ways:
        key = way.kind, way.name, way.origin, way.to
        counts[key] = counts.get(key, 0) + way.count
    for (kind, name, origin, to), count in counts.items():
        goals = goals_from(g, origin, bait)
        nearest = view.nearest(origin, goals)
        yield EnemiesMoved(
            name or KINDS[kind],
            g.name(origin),
            g.name(to),
            count,
            tuple(map(g.name, members(nearest))),
            bool(view.sight[origin] & nearest),
            len(forks[kind, origin]),
        )


def merged(groups: list[Group]) -> list[Group]:
    """Groups of one kind that met in one Zone are one group."""
    found: dict[tuple[int, int, int, str], Group] = {}
    for group in groups:
        key = group.kind, group.zone, group.actions, group.name
        other = found.get(key)
        if other is not None:
            group = Group(
                group.kind, group.zone, group.actions, group.up + other.up,
                group.down + other.down, group.risen + other.risen, group.name,
            )  # fmt: skip
        found[key] = group
    return list(found.values())
