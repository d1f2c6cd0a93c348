"""What an option would reach, shown on the board while a player looks at it."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.options import (
    Act,
    Activate,
    AtBarrel,
    Choose,
    Decline,
    DrawCard,
    First,
    Gather,
    GatherVomit,
    Gunzerk,
    HandOver,
    Interact,
    Obey,
    Pay,
    React,
    Target,
    UseLoot,
    Zone,
)
from sobremesa.games.torgue.rules.attack import targets_from
from sobremesa.games.torgue.rules.interlude import in_interlude
from sobremesa.games.torgue.rules.movement import (
    actor_of,
    advance_ends,
    destinations,
    enemy_movement,
    stride,
)
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Option
from sobremesa.kernel.old import Ask
from sobremesa.kernel.scene import Preview

from .situation import place_of

WALKS = frozenset({"move", "route", "charge"})


def preview_of(g: Show, ask: Ask, option: Option) -> Preview | None:
    """Where somebody would go, whom an attack would strike, or who is meant."""
    if in_interlude(g):
        return _of_people(g, option) if isinstance(option, (Choose, HandOver)) else None
    match option:
        case Zone(zone):
            return _of_zone(g, ask, zone)
        case Act(mini, action):
            return _of_act(g, mini, action)
        case Pay(_, colour) if ask.prompt == "pay":
            mini, action = ask.about
            return _of_steps(g, mini, colour) if action == "move" else _of_act(g, mini, action)
        case Gunzerk(card):
            return _of_act(g, ask.about, card)
        case Target(mini):
            return _of_blow(g, ask, mini)
        case AtBarrel(zone):
            return Preview(cells=(f"zone{zone}",), pieces=(f"barrel{zone}",), style="area")
        case Obey(enemy):
            return _of_order(g, enemy, ask.about)
        case Interact(_, zone):
            return Preview(cells=(f"zone{zone}",), style="help")
        case Gather(mini) | GatherVomit(mini):
            return Preview(cells=(f"zone{place_of(g, mini)}",), style="help")
        case _:
            return _of_people(g, option)


def _of_people(g: Show, option: Option) -> Preview | None:
    """The miniature that a choice is about, if it can be seen."""
    match option:
        case React(mini) | Decline(mini) | First(mini):
            pass
        case Activate(mini) | Choose(mini) | UseLoot(mini) | DrawCard(mini) | HandOver(_, mini):
            pass
        case _:
            return None
    if not in_interlude(g) and place_of(g, mini) < 0:
        return None
    return Preview(pieces=(f"mini{mini}",), style="help")


def _of_zone(g: Show, ask: Ask, zone: int) -> Preview:
    """A walk from where the miniature stands, or a place."""
    cell = f"zone{zone}"
    mini = ask.about[0] if isinstance(ask.about, tuple) else -1
    if ask.prompt not in WALKS or not isinstance(mini, int) or mini < 0:
        return Preview(cells=(cell,), style="area")
    return Preview(path=(f"zone{place_of(g, mini)}", cell))


def _of_act(g: Show, mini: int, action: str) -> Preview | None:
    """Where a Move may end with the best token; whom a weapon reaches from here."""
    actor, hunter = actor_of(g, mini), g.hunters[mini % COMPANION]
    if action == "move":
        payers = (*hunter.tokens, *(actor.tokens if mini >= COMPANION else ()))
        best = max((token.colour for token in payers if not token.spent), default=-1)
        return _of_steps(g, mini, best) if best >= 0 else None
    weapon = g.book.sheets.weapons.get(action)
    if weapon is None:
        return Preview(pieces=(f"mini{mini}",), style="help")
    return _of_targets(targets_from(g, actor.zone, g.sheet(hunter).reach(weapon)))


def _of_steps(g: Show, mini: int, colour: int) -> Preview:
    """How far a token of that colour carries."""
    actor = actor_of(g, mini)
    zones = members(destinations(g, actor, stride(actor, colour)))
    return Preview(cells=tuple(f"zone{zone}" for zone in zones))


def _of_targets(targets: list[Option]) -> Preview:
    pieces = [f"mini{each.mini}" for each in targets if isinstance(each, Target)]
    pieces += [f"barrel{each.zone}" for each in targets if isinstance(each, AtBarrel)]
    return Preview(pieces=tuple(pieces), style="attack")


def _of_blow(g: Show, ask: Ask, mini: int) -> Preview:
    """The line from the attacker to the one that is struck."""
    piece, cell = (f"mini{mini}",), f"zone{place_of(g, mini)}"
    about = ask.about[0] if isinstance(ask.about, tuple) else ask.about
    if ask.prompt not in ("target", "enemy-target") or not isinstance(about, int):
        return Preview(cells=(cell,), pieces=piece, style="attack")
    return Preview(path=(f"zone{place_of(g, about)}", cell), pieces=piece, style="attack")


def _of_order(g: Show, number: int, order: object) -> Preview:
    """Where an enemy would go on a Move order; else the enemy itself."""
    enemy, target = g.enemies[number], g.lit().zone
    if order != "move" or target < 0 or enemy.cryo:
        return Preview(pieces=(f"mini{number}",), style="attack")
    reach = g.foe(enemy).data.range
    ends = advance_ends(g, enemy, target, enemy_movement(g, enemy), reach)
    return Preview(cells=tuple(f"zone{zone}" for zone in ends), pieces=(f"mini{number}",))
