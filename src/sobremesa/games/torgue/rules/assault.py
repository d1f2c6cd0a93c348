"""Attacks by enemies: whom they choose, how hard they hit, and how they reply to fumbles."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.boards.bits import members
from sobremesa.boards.memo import kept
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Defenders, Onslaught
from sobremesa.games.torgue.content.arena import Arena
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import Step
from sobremesa.games.torgue.content.traits import TOKEN_OF, Traits
from sobremesa.games.torgue.events import (
    CrowdRolled,
    ElementRolled,
    EnemyAttacked,
    EventAttacked,
    ExtraRolled,
    Replied,
)
from sobremesa.games.torgue.options import Target
from sobremesa.games.torgue.state import Effects, Enemy, Hunter, Show, reds
from sobremesa.kernel import Flow

from .causes import Cause, Strike, in_passing
from .conditions import stays
from .harm import eliminate, enemies_at, has_hull, hunters_in, strike_all, strike_enemies
from .loot import discard_one
from .movement import actor_of, advance, ends_of_advance, enemy_movement
from .sight import enemy_view
from .upkeep import afflict

# Whom to attack


def targets_of(g: Show, enemy: Enemy, range: int) -> list[int]:
    """The hunters in range and sight, and a companion with HULL: tor.target.fallback."""
    zones = enemy_view(g, enemy.zone, range)
    return _in_zones(g, zones) if zones & g.hunter_zones else []


def prey_zones(g: Show) -> int:
    """The zones with somebody who can be attacked."""
    prey = 0
    for hunter in g.hunters:
        if hunter.zone >= 0 and not hunter.down:
            prey |= 1 << hunter.zone
    for companion in g.companions.values():
        if companion.zone >= 0 and has_hull(g, companion):
            prey |= 1 << companion.zone
    return prey


def strike_zones(g: Show, prey: int, range: int) -> int:
    """The zones from which an enemy with that range reaches somebody in the zones of its prey."""
    return _striking(g.book.arenas[g.arena], prey, range, g.hunter_zones, g.walls)


@kept
def _striking(arena: Arena, prey: int, range: int, hunters: int, walls: int) -> int:
    """Sight goes both ways, but for those who have a hunter in their own zone."""
    found = prey
    for zone in members(prey):
        seen = arena.sight.field_of_view(zone, hunters | walls)
        found |= seen & arena.map.within(zone, range) & ~hunters
    return found


def _in_zones(g: Show, zones: int) -> list[int]:
    """Whoever can be attacked in these zones."""
    found = [h.id for h in g.hunters if h.zone >= 0 and zones >> h.zone & 1 and not h.down]
    found += [
        companion.id
        for companion in g.companions.values()
        if companion.zone >= 0 and zones >> companion.zone & 1 and has_hull(g, companion)
    ]
    return found


def nearest_unlit(g: Show, enemy: Enemy, found: list[int]) -> list[int]:
    """Of those found, the nearest without the Spotlight; none if a nearer one cannot be hit."""
    others = [mini for mini in _in_zones(g, g.place.map.every) if mini != g.spotlight]
    nearest = min((distance_to(g, enemy, mini) for mini in others), default=0)
    return [
        mini for mini in found if mini != g.spotlight and distance_to(g, enemy, mini) == nearest
    ]


def select(g: Show, enemy: Enemy, found: list[int]) -> Flow[int]:
    """The Spotlight first, then most RED, nearest, the players' choice: tor.target.*."""
    if g.spotlight in found:
        return g.spotlight
    if len(found) > 1:
        found = _best(found, lambda mini: -red_count(g, mini))
        found = _best(found, lambda mini: distance_to(g, enemy, mini))
    return (yield from _choose(g, enemy, found))


def select_reddest(g: Show, enemy: Enemy, found: list[int]) -> Flow[int]:
    """Among the nearest the most RED, then the group: tor.ruling.nearest-ties."""
    found = _best(found, lambda mini: -red_count(g, mini))
    return (yield from _choose(g, enemy, found))


def _choose(g: Show, enemy: Enemy, found: list[int]) -> Flow[int]:
    if len(found) == 1:
        return found[0]
    options = [Target(mini) for mini in found]
    answer = yield from ask.EnemyTarget(g.lead, options, enemy.id, group=g.rest, anchor=True)
    return answer.mini


def _best(found: list[int], value: Callable[[int], int]) -> list[int]:
    values = [value(mini) for mini in found]
    least = min(values)
    return [mini for mini, each in zip(found, values, strict=True) if each == least]


def red_count(g: Show, mini: int) -> int:
    """RED tokens; a companion with HULL counts none."""
    return reds(g.hunters[mini]) if mini < COMPANION else 0


def distance_to(g: Show, enemy: Enemy, mini: int) -> int:
    """How far a target is."""
    return g.place.map.distance(enemy.zone, actor_of(g, mini).zone)


# The attack


def force_of(g: Show, enemy: Enemy) -> int:
    """Force with all modifiers: tor.attack.step1-tn, tor.example.slaughter-force."""
    data = g.book.enemies[enemy.kind]
    force = data.force + enemy.force + g.fixed_fight
    if data.rage and enemy.wounds >= data.rage:
        force += 1
    if g.slaughter and (scenario := g.scenario) is not None:
        force += scenario.slaughter.get("force", 0)
    return force


def enemy_traits(g: Show, enemy: Enemy, effects: tuple[str, ...] = ()) -> Traits:
    """All effects that an enemy's attack has: tor.example.stack-shotgun-tink."""
    data = g.book.enemies[enemy.kind]
    words = data.effects + enemy.gained + effects
    scenario = g.scenario
    if scenario is not None:
        if g.slaughter and scenario.slaughter.get("stun"):
            words += ("stun",)
        if g.box and data.kind == "boss":
            words += scenario.box.effects
    elif g.slaughter and data.kind == "unique":
        words += ("lethal",)
    return g.book.traits_of(words)


NO_STEP = Step(do="attack")


def assault(g: Show, enemy: Enemy, main: int, cause: Cause, step: Step = NO_STEP) -> Flow[None]:
    """An attack begins, or goes on: the state holds how far it has come."""
    if g.onslaught is None:
        g.onslaught = Onslaught(main=main)
    yield from _press(g, enemy, g.onslaught, cause, step)
    g.onslaught = None


def _press(g: Show, enemy: Enemy, way: Onslaught, cause: Cause, step: Step) -> Flow[None]:
    """One attack of an enemy with its Swift repeats: tor.ruling.enemy-attack-sequence.

    tor.ruling.swift-total: 1 + X attacks; tor.effect.swift-targets: each near the one before.
    """
    traits = enemy_traits(g, enemy, step.effects)
    data = g.book.enemies[enemy.kind]
    resist = step.resist or data.resist
    while way.repeat <= traits.swift:
        if way.repeat and not way.begun:
            last = ~way.main if way.main < 0 else actor_of(g, way.main).zone
            near = g.place.map.within(last, 1)
            found = [
                mini
                for mini in targets_of(g, enemy, step.range or data.range)
                if near >> actor_of(g, mini).zone & 1
            ]
            if not found:
                return
            way.main = yield from select(g, enemy, found)
        if not way.begun:
            way.force = force_of(g, enemy) + step.force
            yield from _open(g, enemy, way, Strike(way.force, resist, traits, enemy.id))
        strike = Strike(way.force, resist, traits, enemy.id)
        strike.extra = way.extra
        zone = actor_of(g, way.main).zone
        yield from strike_all(g, way, strike, cause)
        there = [g.enemies[other] for other in way.others if other in g.enemies]
        if there:
            yield from eliminate(g, strike_enemies(g, there, strike), cause)
        if enemy.id not in g.enemies:
            return
        if actor_of(g, way.main).zone < 0:
            way.main = ~zone
        way.begun = False
        way.repeat += 1


def _open(g: Show, enemy: Enemy, way: Onslaught, strike: Strike) -> Flow[None]:
    """Whom an attack strikes, and its dice before anybody defends."""
    traits, main, zone = strike.traits, way.main, actor_of(g, way.main).zone
    g.tell(EnemyAttacked(enemy.id, enemy.kind, main, strike.force, strike.resist))
    others: list[Enemy] = []
    struck = [main]
    if traits.explosive:
        struck = hunters_in(g, zone)
        others = enemies_at(g, zone)
    elif traits.crowd_control:
        struck += yield from _crowd(g, main, zone)
    roll_elements(g, traits, [g.hunters[m] for m in struck if m < COMPANION], others)
    way.extra = 0
    if traits.extra_die:
        way.extra = g.dice.roll(traits.extra_die)
        g.tell(ExtraRolled(way.extra))
    way.waiting, way.hurt = tuple(struck), ()
    way.others = tuple(other.id for other in others)
    way.begun = True


def _crowd(g: Show, main: int, zone: int) -> Flow[list[int]]:
    """CrowdControl of an enemy: the group picks the others: tor.ruling.crowd-control-main."""
    die = g.dice.roll(4)
    g.tell(CrowdRolled(die))
    others = [mini for mini in hunters_in(g, zone) if mini != main]
    chosen: list[int] = []
    if die - 1 >= len(others):
        return others
    while len(chosen) < die - 1:
        options = [Target(mini) for mini in others if mini not in chosen]
        left = die - 1 - len(chosen)
        answer = yield from ask.CrowdVictim(g.lead, options, left, group=g.rest)
        chosen.append(answer.mini)
    return chosen


def roll_elements(g: Show, traits: Traits, hunters: list[Hunter], enemies: list[Enemy]) -> None:
    """One d4 for each element; a crit marks every target: tor.ruling.element-one-die-per-attack."""
    for element, count in traits.elements:
        die = g.dice.roll(4)
        works = die == 4 or (traits.overload and die == 3)
        g.tell(ElementRolled(element, die, works))
        if works:
            marked: list[Effects] = [*hunters, *enemies]
            for mini in marked:
                afflict(g, mini, TOKEN_OF[element], count)


def nobodys_attack(g: Show, mini: int, force: int, resist: str, cause: Cause) -> Flow[None]:
    """An attack without an attacker: tor.ruling.event-attack."""
    g.tell(EventAttacked(mini, force, resist))
    yield from in_passing(g, strike_all(g, Defenders((mini,)), Strike(force, resist), cause))


# Replies to fumbles


def reply(g: Show, enemy: Enemy, hunter: Hunter, cause: Cause) -> Flow[None]:
    """What an attack_fumble makes the enemy do to the attacker: tor.ruling.attack-fumble-move."""
    steps = g.book.enemies[enemy.kind].reply
    if not steps:
        return
    g.tell(Replied(enemy.id, enemy.kind, hunter.id))
    for step in steps:
        if (asked := REPLIES[step.do](g, enemy, hunter, step, cause)) is not None:
            yield from asked


def can_reply(g: Show, enemy: Enemy, hunter: Hunter) -> bool:
    """Whether a fumble of this hunter would bring anything about: tor.ruling.no-empty-choice."""
    return any(_would_do(g, enemy, hunter, step) for step in g.book.enemies[enemy.kind].reply)


def _would_do(g: Show, enemy: Enemy, hunter: Hunter, step: Step) -> bool:
    """Whether one step of a reply, from where they stand, would change anything."""
    reach = g.book.enemies[enemy.kind].range
    match step.do:
        case "approach":
            if stays(g, enemy) or enemy.cryo or hunter.zone < 0:
                return False
            steps = step.steps or enemy_movement(g, enemy)
            return ends_of_advance(g, enemy, hunter.zone, steps) != 1 << enemy.zone
        case "attack":
            return hunter.id in targets_of(g, enemy, reach)
        case "fine":
            return bool(hunter.loot)
        case "blast":
            return not hunter.down
        case _:
            return True


def _approach(g: Show, enemy: Enemy, hunter: Hunter, step: Step, cause: Cause) -> Flow[None] | None:
    if stays(g, enemy):
        return None
    steps = step.steps or enemy_movement(g, enemy)
    return advance(g, enemy, hunter.zone, steps)


def _attack_back(g: Show, enemy: Enemy, hunter: Hunter, step: Step, cause: Cause) -> Flow[None]:
    if hunter.id in targets_of(g, enemy, g.book.enemies[enemy.kind].range):
        yield from assault(g, enemy, hunter.id, cause)


def _taint(g: Show, enemy: Enemy, hunter: Hunter, step: Step, cause: Cause) -> None:
    afflict(g, hunter, step.token)


def _fine(g: Show, enemy: Enemy, hunter: Hunter, step: Step, cause: Cause) -> Flow[None]:
    yield from discard_one(g, hunter)


def _blast_back(g: Show, enemy: Enemy, hunter: Hunter, step: Step, cause: Cause) -> Flow[None]:
    if not hunter.down:
        yield from nobodys_attack(g, hunter.id, step.force, step.resist, cause)


REPLIES: dict[str, Callable[[Show, Enemy, Hunter, Step, Cause], Flow[None] | None]] = {
    "approach": _approach,
    "attack": _attack_back,
    "blast": _blast_back,
    "fine": _fine,
    "taint": _taint,
}
