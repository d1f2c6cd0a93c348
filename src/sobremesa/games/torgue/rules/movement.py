"""Moving: where miniatures may go, and where enemies do go."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.memo import kept
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.arena import Arena
from sobremesa.games.torgue.content.schema import STRIDE
from sobremesa.games.torgue.events import Moved
from sobremesa.games.torgue.options import KeepAway, Way, Zone
from sobremesa.games.torgue.state import Companion, Enemy, Hunter, Show
from sobremesa.kernel import Flow, Question

from .causes import Deed
from .loot import gather_on_entering, gather_options
from .sight import FAR

KEEP_AWAY = KeepAway()
CARRIER_STRIDE = 2
"""How far a hunter with a sauce crate moves per action."""

# Hunters and companions


def actor_of(g: Show, mini: int) -> Hunter | Companion:
    """The hunter or companion with that number."""
    return g.hunters[mini] if mini < len(g.hunters) else g.companions[mini]


def size_of(g: Show, actor: Hunter | Companion) -> int:
    """How many spaces a miniature takes."""
    if isinstance(actor, Companion) and g.book.content.companions[actor.kind].base == "large":
        return 3
    return 1


def destinations(g: Show, actor: Hunter | Companion, steps: int) -> int:
    """The zones where a walk may end, the own one included: tor.zone.no-cross-full."""
    board = g.place.map
    here = 1 << actor.zone
    if isinstance(actor, Companion):
        card = g.book.content.companions[actor.kind]
        if card.flight:
            return board.reachable(actor.zone, steps) & ~g.no_small | here
        closed = g.no_large if card.base == "large" else g.no_small
        return board.reachable(actor.zone, steps, closed)
    return board.reachable(actor.zone, steps, g.no_small)


def can_move(g: Show, actor: Hunter | Companion) -> bool:
    """Cryo holds a hunter in place: tor.element.cryo-effect."""
    return not (isinstance(actor, Hunter) and actor.cryo)


def stride(actor: Hunter | Companion, colour: int) -> int:
    """How far an action with a token of that colour carries somebody: tor.base.move."""
    if isinstance(actor, Hunter) and actor.crate:
        return min(STRIDE[colour], CARRIER_STRIDE)
    return STRIDE[colour]


def put(g: Show, actor: Hunter | Companion, zone: int) -> None:
    """Carry a miniature to another zone."""
    start, size = actor.zone, size_of(g, actor)
    g.leave(actor, size, enemy=False)
    g.enter(actor, zone, size, enemy=False)
    g.tell(Moved(actor.id, actor.kind, start, zone))


def move(g: Show, deed: Deed, colour: int) -> Flow[None]:
    """The base action Move: up to 1, 2 or 3 zones: tor.base.move."""
    doing, actor = deed.doing, actor_of(g, deed.mini)
    if doing.steps < 0:
        doing.steps = stride(actor, colour)
    yield from walk(g, deed, actor, doing.steps)


def walk(g: Show, deed: Deed, actor: Hunter | Companion, steps: int) -> Flow[None]:
    """Walk, Gathering where something lies: from a stop at loot the way may go on."""
    seat, goes_on = g.hunters[deed.hunter].seat, True
    while goes_on:
        zones = destinations(g, actor, steps)
        if _is_in_vain(g, deed, actor, zones):
            return
        options = [Zone(zone) for zone in members(zones)]
        answer = yield from ask.Move(seat, options, actor.id, steps, anchor=True)
        goes_on = yield from go(g, deed, actor, answer.zone, steps)
        steps = deed.doing.steps


def _is_in_vain(g: Show, deed: Deed, actor: Hunter | Companion, zones: int) -> bool:
    """Who Moves in the fight for life is lost: where it falls matters only for what it leaves.

    That is a crate, Radiation, loot Gathered on the way or a GUNZERKER attack to come; without any
    of them nobody is asked for the way: tor.ruling.no-empty-choice.
    """
    hunter = g.hunters[deed.hunter]
    if not (deed.fight and hunter.down) or hunter.crate or hunter.radiation:
        return False
    if g.sheet(hunter).rules["gunzerker_in_fight"]:
        return False
    return not may_gather(g, hunter, actor) or not any(
        gather_options(g, hunter, actor.id, zone) for zone in members(zones & ~(1 << actor.zone))
    )


def go(g: Show, deed: Deed, actor: Hunter | Companion, zone: int, steps: int) -> Flow[bool]:
    """Go to a zone and Gather there: tor.base.gather-enter; returns whether the way may go on."""
    hunter, doing = g.hunters[deed.hunter], deed.doing
    if zone == actor.zone:
        return False
    doing.steps = steps - _steps_between(g, actor, zone, steps)
    put(g, actor, zone)
    if not may_gather(g, hunter, actor) or not gather_options(g, hunter, actor.id, zone):
        return False
    yield from gather_on_entering(g, hunter, actor.id, zone)
    return doing.steps > 0


def may_gather(g: Show, hunter: Hunter, actor: Hunter | Companion) -> bool:
    """A companion Gathers only by a skill, in the activation: tor.companion.no-gather."""
    if isinstance(actor, Hunter):
        return True
    return g.active == hunter.id and g.sheet(hunter).rules["companion_gathers"] > 0


def stops(g: Show, hunter: Hunter, actor: Hunter, ends: int, steps: int) -> int:
    """Zones with loot on the way to one of these ends, where a Charge may Gather and go on."""
    found = 0
    for zone in members(destinations(g, actor, steps - 1) & ~(1 << actor.zone)):
        if gather_options(g, hunter, actor.id, zone):
            left = steps - _steps_between(g, actor, zone, steps)
            if g.place.map.reachable(zone, left, g.no_small) & ends:
                found |= 1 << zone
    return found


def _steps_between(g: Show, actor: Hunter | Companion, zone: int, most: int) -> int:
    for steps in range(1, most + 1):
        if destinations(g, actor, steps) >> zone & 1:
            return steps
    return most


def nearest_rooms(g: Show, zone: int, large: bool, adjacent: bool = True) -> list[int]:
    """Where somebody may be put: the zone or its neighbours, else the nearest zones with room.

    tor.setup.step7-deploy, tor.ruling.start-zone-overflow, tor.respawn.full.
    """
    board = g.place.map
    closed = g.no_large if large else g.no_small
    first = board.within(zone, 1) if adjacent else 1 << zone
    found = first & ~closed
    if not found:
        found = board.nearest_on_foot(zone, board.every & ~closed, g.walls)
    return list(members(found or board.every & ~closed))


# Enemies


def enemy_movement(g: Show, enemy: Enemy) -> int:
    """How far an enemy moves per Move order."""
    data = g.book.enemies[enemy.kind]
    steps = data.movement
    if g.haste and data.family == g.book.hasty:
        steps += g.haste
    if data.rage and enemy.wounds >= data.rage:
        steps += 1
    if g.slaughter and (scenario := g.scenario) is not None:
        steps += scenario.slaughter.get("movement", 0)
        if data.kind == "boss":
            steps += scenario.slaughter.get("boss_movement", 0)
    return steps


def advance(g: Show, enemy: Enemy, target: int, steps: int) -> Flow[None] | None:
    """Move towards a hunter until it is in range and sight: tor.ruling.enemy-move-algorithm.

    Most have but one way, and nobody is asked.
    """
    if enemy.cryo or target < 0:
        return None
    ends = ends_of_advance(g, enemy, target, steps)
    if ends & (ends - 1):
        return _advance_by_choice(g, enemy, target, list(members(ends)))
    _move_enemy(g, enemy, ends.bit_length() - 1)
    return None


def _advance_by_choice(g: Show, enemy: Enemy, target: int, ends: list[int]) -> Flow[None]:
    def route(ways: list[Way]) -> ask.Route:
        return ask.Route(g.lead, ways, enemy.id, target, group=g.rest, anchor=True)

    _move_enemy(g, enemy, (yield from zone_for_enemy(g, ends, route)))


def _move_enemy(g: Show, enemy: Enemy, zone: int) -> None:
    start = enemy.zone
    if zone != start:
        size = 3 if g.foe(enemy).large else 1
        g.leave(enemy, size, enemy=True)
        g.enter(enemy, zone, size, enemy=True)
        g.tell(Moved(enemy.id, enemy.kind, start, zone))


def zone_for_enemy(
    g: Show, zones: list[int], question: Callable[[list[Way]], Question[Way]]
) -> Flow[int]:
    """The group says where an enemy goes or appears; where others follow, for all of them at once.

    tor.moveorder.route-choice, tor.spawn.adjacent, tor.ruling.keep-away.
    """
    if len(zones) == 1:
        return zones[0]
    if not g.away:
        ways: list[Way] = [Zone(zone) for zone in zones]
        if _others_follow(g):
            ways.append(KEEP_AWAY)
        answer = yield from question(ways)
        if isinstance(answer, Zone):
            return answer.zone
        g.away = True
    return farthest(g, zones)


def farthest(g: Show, zones: list[int]) -> int:
    """The zone that is farthest from all hunters together; of several the first."""
    distance, homes = g.place.map.distance, [hunter.zone for hunter in g.in_play()]
    return max(zones, key=lambda zone: sum(distance(zone, home) for home in homes))


def _others_follow(g: Show) -> bool:
    """Whether more enemies are to obey this order, or to appear in it."""
    if not g.order:
        return False
    coming = sum(lot.count for lot in g.lots)
    return bool(g.obeying or coming > 1 or any(muster.waiting for muster in g.rushes))


def vantage(g: Show, target: int, range: int) -> int:
    """The zones with a target in range and sight, and no other hunter: tor.moveorder.stop."""
    return _vantage(g.book.arenas[g.arena], target, range, g.hunter_zones, g.walls)


@kept
def _vantage(arena: Arena, target: int, range: int, hunters: int, walls: int) -> int:
    seen = arena.sight.field_of_view(target, hunters | walls)
    return seen & arena.map.within(target, range) & ~(hunters & ~(1 << target))


def advance_ends(g: Show, enemy: Enemy, target: int, steps: int) -> list[int]:
    """The zones among which the group chooses: tor.moveorder.stop, tor.moveorder.as-close."""
    return list(members(ends_of_advance(g, enemy, target, steps)))


def ends_of_advance(g: Show, enemy: Enemy, target: int, steps: int) -> int:
    """The same as a set."""
    book, walls = g.book, g.walls
    arena, foe = book.arenas[g.arena], book.foes[enemy.kind]
    goal = _vantage(arena, target, foe.data.range, g.hunter_zones, walls)
    if foe.large:
        unfit = _tyred(tuple(g.tyres))
        return _ends(arena, enemy.zone, g.no_large, goal, target, steps, unfit, walls)
    return _ends(arena, enemy.zone, g.no_small, goal, target, steps, walls, walls)


@kept
def _ends(
    arena: Arena,
    here: int,
    closed: int,
    goal: int,
    target: int,
    steps: int,
    unfit: int,
    walls: int,
) -> int:
    """Where a walk of so many steps ends: at the goal as soon as it can, else nearest the target.

    `unfit` zones never admit the base; where they leave no way, it goes as a small one would.
    """
    if goal >> here & 1:
        return 1 << here
    waves = arena.map.waves(here, closed)[: steps + 1]
    for wave in waves:
        if wave & goal:
            return wave & goal
    walks = arena.walks_to(target, unfit)
    if walks[here] >= FAR:
        walks = arena.walks_to(target, walls)
    best, found = walks[here], 1 << here
    for wave in waves[1:]:
        for zone in members(wave):
            if walks[zone] < best:
                best, found = walks[zone], 1 << zone
            elif walks[zone] == best and found & wave:
                found |= 1 << zone
    return found


@kept
def _tyred(tyres: tuple[int, ...]) -> int:
    """Zones that would not admit a large base even if nobody stood there."""
    return bits_of(zone for zone, count in enumerate(tyres) if count)
