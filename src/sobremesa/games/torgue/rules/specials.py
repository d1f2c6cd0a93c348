"""Special actions of enemies, each a list of steps that its card names."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sobremesa.boards.bits import members
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Muster
from sobremesa.games.torgue.content.pieces import PSYCHO
from sobremesa.games.torgue.content.schema import RED, Special, Step
from sobremesa.games.torgue.events import Blasted, Moved, Removed, SpecialUsed
from sobremesa.games.torgue.options import First, Target, Zone
from sobremesa.games.torgue.state import NOBODY, Enemy, Show
from sobremesa.kernel import Flow

from .assault import assault, select, targets_of
from .causes import Cause, Strike
from .harm import blast, radiation_blast, remove_enemy, tell_kill
from .loot import discard_one
from .movement import actor_of
from .obedience import aimed_attack, move_order, obey_together
from .spawning import spawn_lots
from .upkeep import afflict, heal_enemy, recharge


def special_order(g: Show, enemy: Enemy, cause: Cause, anchor: bool = False) -> Flow[None]:
    """All special actions from top to bottom: tor.special.all, tor.special.order.

    As an order of an Announcement it goes on with the step that it has come to.
    """
    if not any(hunter.zone >= 0 for hunter in g.hunters):
        return
    steps = [each for special in g.book.enemies[enemy.kind].specials for each in _parts(special)]
    begun = g.step_at if anchor else 0
    done = max(begun - 1, 0)
    for number, (title, step) in enumerate(steps[done:], done + 1):
        if enemy.id not in g.enemies:
            return
        if number > begun and anchor:
            g.step_at = number
        if number > begun and title:
            g.tell(SpecialUsed(enemy.id, enemy.kind, title))
        if (asked := _step(g, enemy, step, cause, anchor)) is not None:
            yield from asked


def _parts(special: Special) -> Iterator[tuple[str, Step]]:
    """The steps of a special action; the first one is told by its name."""
    for number, step in enumerate(special.steps):
        yield "" if number else special.id, step


def _step(g: Show, enemy: Enemy, step: Step, cause: Cause, anchor: bool) -> Flow[None] | None:
    if step.do == "move":
        return move_order(g, enemy, step.steps, anchor)
    if step.do == "attack":
        return aimed_attack(g, enemy, step, cause, anchor)
    return STEPS[step.do](g, enemy, step, cause)


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
