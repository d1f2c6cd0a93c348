"""What an option would reach, shown on the board while a player looks at it."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION, FIRST_ENEMY
from sobremesa.games.torgue.options import AtBarrel, Target
from sobremesa.games.torgue.rules.attack import targets_from
from sobremesa.games.torgue.rules.movement import (
    actor_of,
    advance_ends,
    destinations,
    enemy_movement,
    stride,
)
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Ask
from sobremesa.kernel.scene import Preview


def place_of(g: Show, mini: int) -> int:
    """The zone in which a miniature stands."""
    if mini < COMPANION:
        return g.hunters[mini].zone
    return g.companions[mini].zone if mini < FIRST_ENEMY else g.enemies[mini].zone


def of_zone(g: Show, question: Ask, zone: int) -> Preview:
    """A walk from where the miniature stands, or a place."""
    cell = f"zone{zone}"
    if isinstance(question, ask.OfWalk):
        return Preview(path=(f"zone{place_of(g, question.mini)}", cell))
    return Preview(cells=(cell,), style="area")


def of_act(g: Show, mini: int, action: str) -> Preview | None:
    """Where a Move may end with the best token; whom a weapon reaches from here."""
    actor, hunter = actor_of(g, mini), g.hunters[mini % COMPANION]
    if action == "move":
        payers = (*hunter.tokens, *(actor.tokens if mini >= COMPANION else ()))
        best = max((token.colour for token in payers if not token.spent), default=-1)
        return of_steps(g, mini, best) if best >= 0 else None
    weapon = g.book.sheets.weapons.get(action)
    if weapon is None:
        return Preview(pieces=(f"mini{mini}",), style="help")
    targets = targets_from(g, actor.zone, g.sheet(hunter).reach(weapon))
    pieces = [f"mini{each.mini}" for each in targets if isinstance(each, Target)]
    pieces += [f"barrel{each.zone}" for each in targets if isinstance(each, AtBarrel)]
    return Preview(pieces=tuple(pieces), style="attack")


def of_steps(g: Show, mini: int, colour: int) -> Preview:
    """How far a token of that colour carries."""
    actor = actor_of(g, mini)
    zones = members(destinations(g, actor, stride(actor, colour)))
    return Preview(cells=tuple(f"zone{zone}" for zone in zones))


def of_blow(g: Show, question: Ask, mini: int) -> Preview:
    """The line from the attacker to the one that is struck."""
    piece, cell = (f"mini{mini}",), f"zone{place_of(g, mini)}"
    if isinstance(question, ask.Target | ask.Hold | ask.EnemyTarget):
        start = f"zone{place_of(g, question.mini)}"
        return Preview(path=(start, cell), pieces=piece, style="attack")
    return Preview(cells=(cell,), pieces=piece, style="attack")


def of_order(g: Show, number: int, order: str) -> Preview:
    """Where an enemy would go on a Move order; else the enemy itself."""
    enemy, target = g.enemies[number], g.lit().zone
    if order != "move" or target < 0 or enemy.cryo:
        return Preview(pieces=(f"mini{number}",), style="attack")
    ends = advance_ends(g, enemy, target, enemy_movement(g, enemy))
    return Preview(cells=tuple(f"zone{zone}" for zone in ends), pieces=(f"mini{number}",))
