"""How a single enemy obeys Move and Attack, and how many do so together."""

from __future__ import annotations

from sobremesa.kernel import Flow, Option

from .assault import assault, select, select_nearest, stays, targets_of
from .cards import Step
from .causes import Cause, Hurt, React
from .movement import advance, enemy_movement
from .options import Obey
from .spotlight import settle_stars_outside
from .state import Enemy, Show

AXE = "throwing_axe"


def move_order(g: Show, enemy: Enemy, steps: int = 0) -> Flow:
    """Move towards the Spotlight hunter: tor.moveorder.towards."""
    target = g.lit().zone
    if target < 0 or stays(g, enemy):
        return
    steps = steps or enemy_movement(g, enemy)
    yield from advance(g, enemy, target, steps, g.book.enemies[enemy.kind].range)


def attack_order(g: Show, enemy: Enemy, cause: Cause) -> Flow:
    """Attack a hunter in range and sight, or move instead: tor.attack.who, tor.attack.else-move."""
    data = g.book.enemies[enemy.kind]
    if data.ignores_attack:
        return
    found = targets_of(g, enemy, data.range)
    if found:
        main = yield from select(g, enemy, found)
        yield from assault(g, enemy, main, cause)
        return
    if g.wanted and g.book.content.wanted.cards[g.wanted].rule == "axe_first":
        for special in data.specials:
            if special.id == AXE and data.kind == "unique":
                yield from aimed_attack(g, enemy, special.steps[0], cause)
    if enemy.id in g.enemies:
        yield from move_order(g, enemy)


def aimed_attack(g: Show, enemy: Enemy, step: Step, cause: Cause) -> Flow:
    """A special attack on the target that it names, if it can: tor.ruling.special-target."""
    found = targets_of(g, enemy, step.range or g.book.enemies[enemy.kind].range)
    if step.at == "spotlight":
        found = [mini for mini in found if mini == g.spotlight]
    elif step.at == "unlit":
        found = [mini for mini in found if mini != g.spotlight]
    if not found:
        return
    choose = select_nearest if step.at == "unlit" else select
    main = yield from choose(g, enemy, found)
    yield from assault(g, enemy, main, cause, step)


def obey_together(g: Show, enemies: list[int], order: str, cause: Cause) -> Flow:
    """Several enemies obey one order, small before large, Reactions after each."""
    rest = list(enemies)
    while rest := [id for id in rest if id in g.enemies]:
        small = [id for id in rest if not g.foe(g.enemies[id]).large]
        now = small or rest
        chosen = now[0]
        if len(now) > 1:
            options: list[Option] = [Obey(id) for id in now]
            answer = yield g.group("next-enemy", options, order)
            chosen = answer.enemy
        rest.remove(chosen)
        enemy = g.enemies[chosen]
        if order == "move":
            yield from move_order(g, enemy)
        else:
            yield from attack_order(g, enemy, cause)
            if cause.react is not None:
                hurts, cause.hurts = cause.hurts, []
                yield from settle(g, cause.react, hurts)


def rush(g: Show, miniature: str, cause: Cause, only: int = -1) -> Flow:
    """All enemies that use a miniature move, then attack: tor.spawn.no-supply."""
    if not any(True for _ in g.in_play()):
        return
    for order in ("move", "attack"):
        rushing = [
            enemy.id
            for enemy in g.enemies.values()
            if g.foe(enemy).miniature == miniature and only in (-1, enemy.id)
        ]
        yield from obey_together(g, rushing, order, cause)


def settle(g: Show, react: React, hurts: list[Hurt]) -> Flow:
    """Reactions to what was done, then star moves made outside an activation."""
    if hurts:
        yield from react(g, hurts)
    settle_stars_outside(g)
