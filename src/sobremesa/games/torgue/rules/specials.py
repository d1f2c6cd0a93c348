"""Special actions of enemies, each a list of steps that its card names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sobremesa.boards.bits import members
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Muster
from sobremesa.games.torgue.content.pieces import PSYCHO
from sobremesa.games.torgue.content.schema import RED, Step
from sobremesa.games.torgue.events import Blasted, Moved, Removed, SpecialUsed
from sobremesa.games.torgue.options import First, Target, Zone
from sobremesa.games.torgue.state import NOBODY, Enemy, Show
from sobremesa.kernel import Flow

from .assault import assault, select, targets_of
from .causes import Cause, Strike, in_passing
from .harm import blast, radiation_blast, remove_enemy, tell_kill
from .loot import discard_one
from .movement import actor_of
from .obedience import aimed_attack, move_order, obey_together
from .spawning import spawn_lots
from .upkeep import afflict, heal_enemy, recharge

Part: TypeAlias = tuple[str, Step]
"""A step, and the name of the special action that begins with it."""


def special_order(g: Show, enemy: Enemy, cause: Cause) -> Flow[None]:
    """All special actions from top to bottom: tor.special.all, tor.special.order.

    The state holds the step that has begun, so that the order can be gone on with.
    """
    steps = _steps(g, enemy)
    if g.step_at:
        yield from _take(g, enemy, steps[g.step_at - 1], cause)
    while g.step_at < len(steps) and enemy.id in g.enemies:
        g.step_at += 1
        yield from _begin(g, enemy, steps[g.step_at - 1], cause)


def special_actions(g: Show, enemy: Enemy, cause: Cause) -> Flow[None]:
    """The same, in the midst of something else."""
    for part in _steps(g, enemy):
        if enemy.id in g.enemies:
            yield from in_passing(g, _begin(g, enemy, part, cause))


def _steps(g: Show, enemy: Enemy) -> list[Part]:
    """The steps of all special actions; the first of each is told by its name.

    Without a hunter in play there are none.
    """
    if not any(True for _ in g.in_play()):
        return []
    return [
        ("" if number else special.id, step)
        for special in g.book.enemies[enemy.kind].specials
        for number, step in enumerate(special.steps)
    ]


def _begin(g: Show, enemy: Enemy, part: Part, cause: Cause) -> Flow[None]:
    title, _ = part
    if title:
        g.tell(SpecialUsed(enemy.id, enemy.kind, title))
    yield from _take(g, enemy, part, cause)


def _take(g: Show, enemy: Enemy, part: Part, cause: Cause) -> Flow[None]:
    """One step; of what is neither a Move nor an attack the state does not hold how far it came."""
    _, step = part
    if step.do == "move":
        if (asked := move_order(g, enemy, step.steps)) is not None:
            yield from asked
    elif step.do == "attack":
        yield from aimed_attack(g, enemy, step, cause)
    elif (asked := STEPS[step.do](g, enemy, step, cause)) is not None:
        yield from in_passing(g, asked)


def _boom(g: Show, enemy: Enemy, step: Step, cause: Cause) -> Flow[None]:
    """Run into a hunter's zone and go off: no loot, and a blast for all others there."""
    found = targets_of(g, enemy, g.book.enemies[enemy.kind].range)
    if not found:
        return
    main = yield from select(g, enemy, found)
    zone = actor_of(g, main).zone
    if zone != enemy.zone and not g.no_small >> zone & 1 and not enemy.cryo:
        start = enemy.zone
        g.leave(enemy, 1, enemy=True)
        g.enter(enemy, zone, 1, enemy=True)
        g.tell(Moved(enemy.id, enemy.kind, start, zone))
    zone = enemy.zone
    remove_enemy(g, enemy)
    g.kills += 1
    tell_kill(g, enemy, zone, NOBODY)
    g.tell(Blasted(zone, "boom", step.force, False))
    yield from blast(g, zone, Strike(step.force, "reflexes"), cause)
    if enemy.radiation:
        yield from radiation_blast(g, zone, cause)


def _roar(g: Show, enemy: Enemy, step: Step, cause: Cause) -> Flow[None]:
    """All others of the family carry out a Move order."""
    family = g.book.enemies[enemy.kind].family
    others = tuple(
        other.id
        for other in g.enemies.values()
        if other.id != enemy.id and g.book.enemies[other.kind].family == family
    )
    yield from obey_together(g, [Muster("move", others)], cause)


def _harden(g: Show, enemy: Enemy, step: Step, cause: Cause) -> None:
    enemy.hardened += step.amount


def _gain(g: Show, enemy: Enemy, step: Step, cause: Cause) -> None:
    """Effects until the end of this enemies' turn: tor.ruling.gained-effects-duration."""
    enemy.force += step.force
    enemy.gained += step.effects


def _rampage(g: Show, enemy: Enemy, step: Step, cause: Cause) -> Flow[None]:
    """Attack every hunter in range once, in the group's order."""
    done: set[int] = set()
    while enemy.id in g.enemies:
        found = [mini for mini in targets_of(g, enemy, 1) if mini not in done]
        if not found:
            return
        main = found[0]
        if len(found) > 1:
            options = [Target(mini) for mini in found]
            answer = yield from ask.EnemyTarget(g.lead, options, enemy.id, group=g.rest)
            main = answer.mini
        done.add(main)
        yield from assault(g, enemy, main, cause)


def _spawn(g: Show, enemy: Enemy, step: Step, cause: Cause) -> Flow[None]:
    yield from spawn_lots(g, enemy.zone, [(step.kind, step.amount)], cause)


def _audit(g: Show, enemy: Enemy, step: Step, cause: Cause) -> Flow[None]:
    """Each hunter with enough loot loses a token of its choice."""
    for hunter in g.hunters:
        if hunter.zone >= 0 and len(hunter.loot) >= step.amount:
            yield from discard_one(g, hunter)


def _mend(g: Show, enemy: Enemy, step: Step, cause: Cause) -> None:
    heal_enemy(g, enemy, step.amount)


def _recharge(g: Show, enemy: Enemy, step: Step, cause: Cause) -> None:
    recharge(g, enemy)


def _zap(g: Show, enemy: Enemy, step: Step, cause: Cause) -> None:
    """Each hunter near enough gets a token."""
    for hunter in g.in_play():
        if g.place.map.distance(enemy.zone, hunter.zone) <= step.range:
            afflict(g, hunter, step.token)


def _snack(g: Show, enemy: Enemy, step: Step, cause: Cause) -> Flow[None]:
    """Eat a vomit or one of a family nearby and heal: removed, not eliminated."""
    family = step.who or PSYCHO
    near = g.place.map.within(enemy.zone, step.range)
    food: list[Zone | First] = [Zone(zone) for zone in members(near) if g.vomit.get(zone)]
    food += [
        First(other.id)
        for other in g.enemies.values()
        if near >> other.zone & 1 and g.book.enemies[other.kind].family == family
    ]
    if not food:
        return
    answer = yield from ask.Snack(g.lead, food, enemy.id, group=g.rest)
    if isinstance(answer, Zone):
        g.vomit[answer.zone] -= 1
        if not g.vomit[answer.zone]:
            del g.vomit[answer.zone]
    else:
        eaten = g.enemies[answer.mini]
        g.tell(Removed(eaten.id, eaten.kind, eaten.zone))
        remove_enemy(g, eaten)
    heal_enemy(g, enemy, step.amount)


def _leech(g: Show, enemy: Enemy, step: Step, cause: Cause) -> None:
    """Heal 1 for each hunter in play whose tokens are all RED."""
    weak = sum(all(token.colour == RED for token in h.tokens) for h in g.in_play())
    heal_enemy(g, enemy, weak)


STEPS: dict[str, Callable[[Show, Enemy, Step, Cause], Flow[None] | None]] = {
    "audit": _audit,
    "boom": _boom,
    "gain": _gain,
    "harden": _harden,
    "leech": _leech,
    "mend": _mend,
    "rampage": _rampage,
    "recharge": _recharge,
    "roar": _roar,
    "snack": _snack,
    "spawn": _spawn,
    "zap": _zap,
}
