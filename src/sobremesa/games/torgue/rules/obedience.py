"""How a single enemy obeys Move and Attack, and how many do so together."""

from __future__ import annotations

from sobremesa.games.torgue.agenda import Muster
from sobremesa.games.torgue.content.schema import Step
from sobremesa.games.torgue.state import NOBODY, Enemy, Show
from sobremesa.kernel import Flow

from .assault import (
    assault,
    nearest_unlit,
    select,
    select_reddest,
    targets_of,
)
from .causes import Cause, in_passing
from .conditions import conditions, is_marked, stays
from .movement import advance, enemy_movement
from .precedence import next_to_obey, without_idle


def move_order(g: Show, enemy: Enemy, steps: int = 0) -> Flow[None] | None:
    """Move towards the Spotlight hunter: tor.moveorder.towards."""
    if stays(g, enemy):
        return None
    return advance(g, enemy, g.lit().zone, steps or enemy_movement(g, enemy))


def attack_order(g: Show, enemy: Enemy, cause: Cause) -> Flow[None] | None:
    """Attack a hunter in range and sight, or move instead: tor.attack.who, tor.attack.else-move."""
    data = g.book.enemies[enemy.kind]
    if data.ignores_attack:
        return None
    if g.onslaught is not None:
        return assault(g, enemy, g.onslaught.main, cause)
    if found := targets_of(g, enemy, data.range):
        return _attack_one_of(g, enemy, found, cause)
    if axes := _axes(g, enemy):
        return in_passing(g, _throw_and_move(g, enemy, axes, cause))
    return move_order(g, enemy)


def _attack_one_of(g: Show, enemy: Enemy, found: list[int], cause: Cause) -> Flow[None]:
    main = yield from select(g, enemy, found)
    yield from assault(g, enemy, main, cause)


def _axes(g: Show, enemy: Enemy) -> list[Step]:
    """The special attacks that a mission lets its quarry try before it moves."""
    if "axe_first" not in conditions(g) or not is_marked(g, enemy):
        return []
    firsts = [special.steps[0] for special in g.book.enemies[enemy.kind].specials]
    return [step for step in firsts if step.do == "attack"]


def _throw_and_move(g: Show, enemy: Enemy, axes: list[Step], cause: Cause) -> Flow[None]:
    for step in axes:
        yield from aimed_attack(g, enemy, step, cause)
    if enemy.id in g.enemies and (asked := move_order(g, enemy)) is not None:
        yield from asked


def aimed_attack(g: Show, enemy: Enemy, step: Step, cause: Cause) -> Flow[None]:
    """A special attack on the target that it names, if it can: tor.ruling.special-target."""
    if g.onslaught is not None:
        yield from assault(g, enemy, g.onslaught.main, cause, step)
        return
    found = targets_of(g, enemy, step.range or g.book.enemies[enemy.kind].range)
    if step.at == "spotlight":
        found = [mini for mini in found if mini == g.spotlight]
    elif step.at == "unlit":
        found = nearest_unlit(g, enemy, found)
    if not found:
        return
    choose = select_reddest if step.at == "unlit" else select
    main = yield from choose(g, enemy, found)
    yield from assault(g, enemy, main, cause, step)


def obey_together(g: Show, musters: list[Muster], cause: Cause) -> Flow[None]:
    """Several enemies obey one order, small before large, with Reactions after each."""
    settled = False
    while musters:
        if musters[0].now == NOBODY:
            yield from cause.settle(g)
        order, waiting, chosen = musters[0].order, musters[0].waiting, musters[0].now
        if chosen == NOBODY:
            there = [id for id in waiting if id in g.enemies]
            rest = there if settled else without_idle(g, there, order)
            if not rest:
                musters.pop(0)
                settled = False
                continue
            if rest is not there:
                musters[0] = Muster(order, tuple(rest))
            chosen, settled = yield from next_to_obey(g, rest, order, settled)
            waiting = tuple(id for id in rest if id != chosen)
            musters[0] = Muster(order, waiting, chosen)
        enemy = g.enemies[chosen]
        asked = move_order(g, enemy) if order == "move" else attack_order(g, enemy, cause)
        if asked is not None:
            yield from asked
        musters[0] = Muster(order, waiting)
    g.in_order = g.in_order and bool(g.order)


def rush_of(g: Show, miniature: str, only: int = NOBODY) -> list[Muster]:
    """All enemies that use a miniature move, then attack: tor.spawn.no-supply."""
    rushing = tuple(
        enemy.id
        for enemy in g.enemies.values()
        if g.foe(enemy).miniature == miniature and only in (NOBODY, enemy.id)
    )
    if not any(True for _ in g.in_play()):
        return []
    return [Muster("move", rushing), Muster("attack", rushing)]
