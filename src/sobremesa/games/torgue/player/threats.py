"""What the enemies will do next, as far as the open Announcement tells."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from sobremesa.boards.hex import HexMap
from sobremesa.boards.memo import kept
from sobremesa.games.torgue.content.book import Foe
from sobremesa.games.torgue.content.schema import GREEN, YELLOW
from sobremesa.games.torgue.rules.assault import force_of
from sobremesa.games.torgue.rules.movement import enemy_movement
from sobremesa.games.torgue.rules.upkeep import shield_of
from sobremesa.games.torgue.state import Hunter, Show

from .chances import UNHARMED, Fate, Guard, expected_fate

Volley: TypeAlias = tuple[tuple[int, bool], ...]
"""For each attack to come the Moves before it, and whether it is a special one."""
ON_THE_LIT = 0.85
"""How often an enemy that reaches the Spotlight really hits at it."""
PASSED_OVER = 0.1
"""How often an enemy that reaches the Spotlight hits somebody else."""
STRAY = 0.6
"""How often an enemy that does not reach it attacks whoever is near."""
BESIDE = 0.5
"""How often an attack on all in a zone strikes one beside the Spotlight."""


@lru_cache(1 << 10)
def volleys(orders: tuple[str, ...]) -> Volley:
    """The attacks of some orders.

    An enemy that has nobody to attack moves instead, so an attack is a Move to those behind it.
    """
    moves, found = 0, []
    for order in orders:
        if order == "move":
            moves += 1
        elif order == "attack":
            found.append((moves, False))
            moves += 1
        elif order == "special":
            found.append((moves, True))
    return tuple(found)


def next_volleys(g: Show) -> Volley:
    """The attacks of the next Announcement; there is none after the last one."""
    if g.spent >= len(g.queue):
        return ()
    return volleys(g.book.content.announcements[g.queue[g.spent]].orders)


class Threats:
    """What the enemies' next turn would do to a hunter in each zone: looked up once."""

    __slots__ = ("_guard", "_known", "_reached", "_strikes", "_tyres")

    def __init__(self, g: Show, hunter: Hunter, volley: Volley) -> None:
        self._guard = guard_of(g, hunter)
        self._tyres = g.tyres
        self._known: dict[int, Fate] = {}
        strikes: dict[int, tuple[float, float, float]] = {}
        attributes, foes, board = g.sheet(hunter).attributes, g.book.foes, g.place.map
        lit = g.lit()
        aimed, lit_zone = lit is hunter, lit.zone
        for enemy in g.enemies.values():
            foe = foes[enemy.kind]
            force = force_of(g, enemy) + hunter.corrosion
            need = force - attributes[foe.data.resist]
            stride = 0 if enemy.cryo else enemy_movement(g, enemy)
            for mask, likely in blows(board, foe, enemy.zone, stride, volley, lit_zone, aimed):
                count, sum_need, sum_force = strikes.get(mask, (0.0, 0.0, 0.0))
                strikes[mask] = count + likely, sum_need + likely * need, sum_force + likely * force
        self._strikes = [(mask, *sums) for mask, sums in strikes.items()]
        self._reached = 0
        for mask in strikes:
            self._reached |= mask

    def at(self, zone: int) -> Fate:
        """What it means to be in a zone when the enemies' turn comes."""
        found = self._known.get(zone)
        if found is None:
            found = self._known[zone] = self._fate(zone)
        return found

    def _fate(self, zone: int) -> Fate:
        if not self._reached >> zone & 1:
            return UNHARMED
        attacks = sum_need = sum_force = 0.0
        for mask, count, need, force in self._strikes:
            if mask >> zone & 1:
                attacks += count
                sum_need += need
                sum_force += force
        tyres = self._tyres[zone]
        need, force = round(sum_need / attacks) - tyres, round(sum_force / attacks) - tyres
        return expected_fate(self._guard, need, force, attacks)


def _all_blows(
    board: HexMap, foe: Foe, home: int, stride: int, volley: Volley, lit: int, aimed: bool
) -> tuple[tuple[int, float], ...]:
    strength = 1.0 + foe.traits.lethal
    found = _blows(board, foe, home, stride, volley, lit, aimed)
    return tuple((zones, likely * strength) for zones, likely in found)


blows = kept(_all_blows)
"""The zones in which an enemy may strike a hunter with its next attacks, and how many wounds it is
likely to cause; the hunter has the Spotlight (is aimed at), or somebody in a zone has."""


def _blows(
    board: HexMap, foe: Foe, home: int, stride: int, volley: Volley, lit: int, aimed: bool
) -> Iterator[tuple[int, float]]:
    data = foe.data
    far = board.distance(home, lit) if lit >= 0 else 99
    for moves, special in volley:
        if not special:
            if data.ignores_attack:
                continue
            strikes: tuple[tuple[int, int, str], ...] = ((data.range, 0, ""),)
        else:
            strikes = foe.blows
        for reach, steps, at in strikes:
            span = reach + steps + stride * moves
            if aimed:
                if at != "unlit":
                    yield board.within(home, span), ON_THE_LIT
            elif at == "unlit":
                yield board.within(home, reach + stride * moves), STRAY
            elif at == "spotlight":
                continue
            elif far <= span:
                yield board.within(home, reach), PASSED_OVER
                if foe.traits.crowd_control or foe.traits.explosive:
                    yield 1 << lit, BESIDE
            else:
                yield board.within(home, reach + (stride if moves else 0)), STRAY


def guard_of(g: Show, hunter: Hunter) -> Guard:
    """What a hunter has to defend with."""
    greens = yellows = 0
    for token in hunter.tokens:
        if token.colour == GREEN:
            greens += 1
        elif token.colour == YELLOW:
            yellows += 1
    item = shield_of(g, hunter)
    if item is None:
        return Guard((), greens, yellows)
    up = sorted(token.colour for token in item.tokens if not token.spent)
    return Guard(tuple(up), greens, yellows)


def buffer(g: Show, hunter: Hunter) -> int:
    """How many wounds a hunter can take before its life is at stake."""
    guard = guard_of(g, hunter)
    return len(guard.shields) + guard.greens + guard.yellows
