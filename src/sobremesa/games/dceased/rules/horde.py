"""Enemies on the board: placing, taking away, moving and knocking down, and running short."""

from __future__ import annotations

from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.events.attacks import KnockedDown
from sobremesa.games.dceased.events.spawning import FallenAppeared, RanShort, Spawned
from sobremesa.games.dceased.state import Fallen, Night, Order

# Counting


def count_at(g: Night, kind: int, zone: int) -> int:
    """The Horde Zombies of a kind in a Zone, standing or not."""
    return g.horde[kind].get(zone, 0) + g.down[kind].get(zone, 0)


def toughness_of(g: Night, fallen: str) -> int:
    """A Zombie Hero's Toughness; a titan's falls with the shards: dc.mission.m3-shards."""
    titan = g.book.mission.titan
    if titan is not None and titan.id == fallen:
        return titan.toughness - titan.less * len(g.taken)
    return g.book.fallen[fallen].toughness


def watch(g: Night, zone: int) -> None:
    """Note that the last Enemy may have left a Zone."""
    walkers, brutes, runners = g.horde
    if zone in walkers or zone in brutes or zone in runners:
        return
    walkers, brutes, runners = g.down
    if zone in walkers or zone in brutes or zone in runners:
        return
    for fallen in g.fallen.values():
        if fallen.zone == zone:
            return
    g.infested &= ~(1 << zone)


def _add(counts: dict[int, int], zone: int, number: int) -> None:
    left = counts.get(zone, 0) + number
    if left:
        counts[zone] = left
    else:
        del counts[zone]


# Placing


def place(g: Night, kind: int, zone: int, number: int) -> int:
    """Place Horde Zombies, as many as there are; a shortage makes all of the kind act.

    dc.shortage.place-rest, dc.shortage.activation, dc.shortage.once-each. Gives how many came.
    """
    placed = min(number, g.reserve[kind])
    if placed:
        g.reserve[kind] -= placed
        _add(g.horde[kind], zone, placed)
        g.infested |= 1 << zone
        g.tell(Spawned(KINDS[kind], g.name(zone), placed))
    if placed < number:
        g.queue.append(Order("shortage", kind))
        g.tell(RanShort(KINDS[kind], number - placed))
    return placed


def place_fallen(g: Night, fallen: str, zone: int) -> None:
    """A Zombie Hero enters the board; its ability works from now on: dc.zhero.active-at-once."""
    g.fallen[fallen] = Fallen(fallen, zone)
    g.infested |= 1 << zone
    g.tell(FallenAppeared(fallen, g.name(zone)))


# Taking away and moving


def remove(g: Night, kind: int, zone: int, number: int, *, down: bool) -> None:
    """Eliminated Horde Zombies return to the reserve: dc.attack.horde-removed."""
    _add((g.down if down else g.horde)[kind], zone, -number)
    g.reserve[kind] += number
    watch(g, zone)


def remove_fallen(g: Night, fallen: str) -> None:
    """An eliminated Zombie Hero leaves the board, its card is discarded: dc.zhero.eliminated."""
    zone = g.fallen.pop(fallen).zone
    titan = g.book.mission.titan
    if titan is None or titan.id != fallen:
        g.fallen_discard.append(fallen)
    watch(g, zone)


def shift(g: Night, kind: int, origin: int, to: int, number: int, *, down: bool = False) -> None:
    """Horde Zombies change their Zone and stay as they were, standing or not."""
    counts = (g.down if down else g.horde)[kind]
    counts[origin] -= number
    counts[to] = counts.get(to, 0) + number
    g.infested |= 1 << to
    if not counts[origin]:
        del counts[origin]
        watch(g, origin)


def shift_fallen(g: Night, fallen: str, to: int) -> None:
    """A Zombie Hero changes its Zone."""
    figure = g.fallen[fallen]
    origin, figure.zone = figure.zone, to
    g.infested |= 1 << to
    watch(g, origin)


# Knocking down and standing up


def knock_down(g: Night, kind: int, zone: int, number: int, by: str) -> None:
    """Standing Horde Zombies fall; Zombie Heroes never do: dc.enemy.no-knockdown-zhero."""
    _add(g.horde[kind], zone, -number)
    _add(g.down[kind], zone, number)
    g.tell(KnockedDown(KINDS[kind], g.name(zone), number, by))


def stand_up(g: Night, kind: int, zone: int, number: int) -> None:
    """Knocked-down Horde Zombies stand again."""
    _add(g.down[kind], zone, -number)
    _add(g.horde[kind], zone, number)
