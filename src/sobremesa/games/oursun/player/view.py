"""What a character sees when it has to act: ways over the map, dangers, friends.

Only what its player may know: boards and revealed tiles are open, decks, face-down tiles and the
group cards of others are not looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, TypeVar

from sobremesa.games.oursun.content.book import EXPECTED, NEW_HAVEN, RED, Pool
from sobremesa.games.oursun.options.ids import FoeId, Place, Who
from sobremesa.games.oursun.options.movement import Move, Sneak
from sobremesa.games.oursun.rules.foes import Foe, foe_pool, hostile_traders
from sobremesa.games.oursun.rules.loadout import loadout_of
from sobremesa.games.oursun.rules.odds import results
from sobremesa.games.oursun.rules.rolls import test_pool
from sobremesa.games.oursun.state import Enemy, Land, Person, Tile
from sobremesa.kernel import Option

from .chart import Chart, chart_of
from .ways import FAR, Ways

O = TypeVar("O", bound=Option)  # noqa: E741 - an option

CARE = (11.0, 11.0, 8.5, 5.7, 4.2, 3.2, 2.4, 2.0)
"""How much a point of damage matters, in AP, by the hp that are left."""
LEAST_CARE = 1.8
MET_AND_LEFT = 1.8
"""Who enters beside a foe is struck, and again on leaving."""
FACED = 0.5
"""Of the danger of a tile where a comrade already draws the blows."""
NIGHT_CARD = 0.85
"""The damage that a night card does, on average."""
RISKS = (1.0, 0.6, 0.25, 0.05, 0.0)
"""How likely a foe still to appear kills, by the hp that are left."""
DEADLY = 40.0
"""What a sure death costs."""


@cache
def chance(pool: Pool) -> float:
    """How often a skill test with these dice passes."""
    return 1.0 - float(results(pool)[0])


@cache
def expected(pool: Pool) -> float:
    """The successes that dice give on average."""
    return max(0.0, sum(EXPECTED[colour] for colour in pool))


@cache
def chance_of(pools: tuple[Pool, ...], damage: int) -> float:
    """How likely attacks with these dice do so much damage together."""
    odds = [1.0]
    for pool in pools:
        more = [float(each) for each in results(pool)]
        sums = [0.0] * (len(odds) + len(more) - 1)
        for at, one in enumerate(odds):
            for up, other in enumerate(more):
                sums[at + up] += one * other
        odds = sums
    return sum(odds[damage:])


def _enemies(g: Land, me: Person) -> tuple[dict[Place, list[Enemy]], Collection[Place]]:
    """The enemies that stand, by tile; a known traitor counts no Sons of Liberty among them.

    And all tiles on which enemies stand.
    """
    data = g.book.content.enemies
    standing: dict[Place, list[Enemy]] = {}
    for enemy in g.enemies.values():
        if enemy.body or data[enemy.kind].hp <= enemy.damage:
            continue
        if enemy.tile in standing:
            standing[enemy.tile].append(enemy)
        else:
            standing[enemy.tile] = [enemy]
    if me.who != g.unmasked:
        return standing, standing
    hostile = {
        place: others
        for place, there in standing.items()
        if (others := [each for each in there if not data[each.kind].sons])
    }
    return hostile, standing


def _people(g: Land, me: Person) -> tuple[dict[Place, list[Person]], list[Person]]:
    """The living by tile, and the dead on the character's own."""
    crowd: dict[Place, list[Person]] = {}
    bodies: list[Person] = []
    for person in g.people:
        if person.died < 0 and not person.eliminated:
            if person.tile in crowd:
                crowd[person.tile].append(person)
            else:
                crowd[person.tile] = [person]
        elif person.died >= 0 and person.tile == me.tile:
            bodies.append(person)
    return crowd, bodies


def _by_kind(options: Sequence[Option]) -> dict[type[Option], list[Any]]:
    kinds: dict[type[Option], list[Any]] = {}
    for option in options:
        kind = type(option)
        if kind in kinds:
            kinds[kind].append(option)
        else:
            kinds[kind] = [option]
    return kinds


class View:
    """The game as one character sees it, with what it is offered."""

    __slots__ = (
        "_chart", "_fears", "_pools", "_stealth", "_ways", "bodies", "care", "crowd", "enemies",
        "errands", "foes", "forces", "g", "kinds", "loadout", "me", "night", "occupied", "options",
        "tile",
    )  # fmt: skip

    def __init__(self, g: Land, me: Person, options: Sequence[Option]) -> None:
        self.g = g
        self.me = me
        self.options = options
        self.loadout = loadout_of(g, me)
        self.tile = g.map[me.tile]
        self.night = g.night
        self.care = CARE[me.hp] if me.hp < len(CARE) else LEAST_CARE
        self.enemies, self.occupied = _enemies(g, me)
        self.foes: list[Foe] = [*self.enemies.get(me.tile, ()), *hostile_traders(g, me)]
        self.crowd, self.bodies = _people(g, me)
        self.kinds = _by_kind(options)
        self._ways: Ways | None = None
        self._stealth = -1.0
        self._pools: dict[FoeId, Pool] = {}
        self._fears: dict[int, float] = {}
        self.errands: list[tuple[Place, float]] | None = None
        """What the mission asks of the character, once that was looked at."""
        self.forces: dict[Who, float] = {}
        """The damage that characters deal, as far as that was looked at."""
        self._chart: Chart | None = None

    # Options

    def all(self, kind: type[O]) -> list[O]:
        """The options of a kind."""
        return self.kinds.get(kind, [])

    def first(self, kind: type[O]) -> O | None:
        """An option of a kind, if there is one."""
        found = self.kinds.get(kind)
        first: O | None = found[0] if found else None
        return first

    # Others

    @property
    def friends(self) -> list[Person]:
        """The others who live, but for a known traitor."""
        known = self.g.unmasked
        return [
            each
            for there in self.crowd.values()
            for each in there
            if each is not self.me and each.who != known
        ]

    def comrades_on(self, place: Place) -> list[Person]:
        """The friends on a tile."""
        known = self.g.unmasked
        there = self.crowd.get(place, ())
        return [each for each in there if each is not self.me and each.who != known]

    # Dangers

    def blow_of(self, foe: Foe) -> float:
        """The damage of a foe in a round, on average."""
        return expected(self._pool_of(foe))

    def _pool_of(self, foe: Foe) -> Pool:
        """The dice of a foe from near."""
        found = self._pools.get(foe.id)
        if found is None:
            found = self._pools[foe.id] = foe_pool(self.g, foe, "melee", self.me)
        return found

    def deadly(self, foes: Sequence[Foe]) -> float:
        """How likely it is that one round of these foes kills the character."""
        return chance_of(tuple(sorted(map(self._pool_of, foes))), self.me.hp)

    def blows_at(self, place: Place) -> float:
        """The damage that entering a tile brings in a round, on average."""
        g = self.g
        enemies = self.enemies.get(place)
        if enemies:
            faced = any(not other.stealth for other in self.comrades_on(place))
            return sum(map(self.blow_of, enemies)) * (FACED if faced else 1.0)
        tile = g.map[place]
        symbols = g.book.tiles[tile.number].enemies
        if symbols > tile.marked and tile.revealed and place not in self.occupied:
            return g.book.usual_blow[g.night] * (symbols - tile.marked)
        return 0.0

    @property
    def stealth_chance(self) -> float:
        """How often a Sneak succeeds now."""
        if self._stealth < 0:
            g = self.g
            dark = g.night and not g.starlight and not self.loadout.sees_at_night
            pool = test_pool(g, self.me, "stealth") + ((RED,) if dark else ())
            self._stealth = chance(pool)
        return self._stealth

    def fear_of(self, place: Place, tile: Tile) -> float:
        """What entering a tile costs beside its AP, in AP: blows now and on leaving, the night."""
        fear = 0.0
        foes = self.enemies.get(place)
        if foes:
            risk = self.deadly(foes) if self.me.hp < len(RISKS) else 0.0
            fear = self._dread(self.blows_at(place), risk)
        else:
            symbols = self.g.book.tiles[tile.number].enemies - tile.marked
            if symbols > 0 and place not in self.occupied:
                fear = self._lurking(symbols)
        if self.night and not tile.drawn and tile.number != NEW_HAVEN:
            fear += NIGHT_CARD * self.care
        return fear

    def _lurking(self, symbols: int) -> float:
        """The fear of so many foes that are still to appear."""
        if symbols not in self._fears:
            risk = RISKS[self.me.hp] if self.me.hp < len(RISKS) else 0.0
            blows = self.g.book.usual_blow[self.night] * symbols
            self._fears[symbols] = self._dread(blows, risk)
        return self._fears[symbols]

    def _dread(self, blows: float, risk: float) -> float:
        """What blows cost who may be met, and the risk that they are the last."""
        met = 1.0 if self.loadout.led else 1 - 0.8 * self.stealth_chance
        return blows * self.care * met * MET_AND_LEFT + 1 + DEADLY * met * risk

    # Ways

    @property
    def chart(self) -> Chart:
        """The map as it lies."""
        if self._chart is None:
            self._chart = chart_of(self.g)
        return self._chart

    @property
    def ways(self) -> Ways:
        """The ways over the map, dangers included."""
        if self._ways is None:
            self._ways = Ways(self.me.tile, self.chart.roads, self._prices())
        return self._ways

    def _prices(self) -> dict[Place, float]:
        """What entering each tile costs in all; a full one cannot be entered."""
        tiles, printed, crowd = self.g.map, self.g.book.tiles, self.crowd
        prices: dict[Place, float] = {}
        for place in self.chart.roads:
            tile = tiles[place]
            data = printed[tile.number]
            if data.spaces and place in crowd and len(crowd[place]) >= data.spaces:
                prices[place] = FAR
            elif self.night or place in self.enemies:
                prices[place] = data.move + self.fear_of(place, tile)
            elif data.enemies > tile.marked and place not in self.occupied:
                prices[place] = data.move + self._lurking(data.enemies - tile.marked)
            else:
                prices[place] = data.move
        return prices

    def step_towards(self, place: Place) -> Option | None:
        """The first step on the way to a tile, quietly where something lurks."""
        if place == self.me.tile or self.ways.cost_to(place) >= FAR:
            return None
        to = self.ways.found[place][1]
        moves = [option for option in self.all(Move) if option.to == to]
        if self.blows_at(to) and self.stealth_chance >= 0.4:
            sneaks = [option for option in self.all(Sneak) if option.to == to]
            if sneaks and not any(not other.stealth for other in self.comrades_on(to)):
                return max(sneaks, key=lambda option: option.light)
        return max(moves, key=lambda option: option.boots) if moves else None
