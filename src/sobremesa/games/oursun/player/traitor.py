"""The other side: a Son of Liberty lies low, hoards, and strikes when its own goal is near.

It wins with its card, or if the mission fails while it lives; so it does not work for the mission
and keeps itself alive. It reveals itself only when that brings its goal about.
"""

from __future__ import annotations

from sobremesa.boards.hex_tiles import distance
from sobremesa.games.oursun.content.group_cards import Execute, Flee, Siege
from sobremesa.games.oursun.options.cards import CallAlly, Reveal, SendAlly
from sobremesa.games.oursun.options.combat import AttackCharacter, Consider
from sobremesa.games.oursun.options.turn import Wait
from sobremesa.games.oursun.rules.roles import executions, goal_of, wealth
from sobremesa.games.oursun.state import HOME, Land, Person, Phase
from sobremesa.kernel import Option

from .acting import craft, drink, eat, gather, mend, open_up, pep, rest, shop, stray, travel_to
from .fighting import fight, strength
from .goals import Goals, finds, mission_goals, thirst
from .view import View

PRETENCE = 0.5
"""How much of a survivor's zeal is put on."""
WATER_OF_A_NIGHT = 2
"""What the Smuggler King still drinks before its wealth is counted."""


def conspire(view: View) -> Option:
    """The first wish of a traitor that can be granted; else wait."""
    for wish in (mend, pep, _scheme, fight, drink, eat, gather, shop, craft, rest, open_up):
        option = wish(view)
        if option is not None:
            return option
    return _skulk(view) or stray(view) or view.first(Wait) or view.options[0]


def _scheme(view: View) -> Option | None:
    """Work on the own goal."""
    match goal_of(view.g, view.me):
        case Siege() as goal:
            return _besiege(view, goal)
        case Flee() as goal:
            return _run(view, goal)
        case Execute() as goal:
            return _stab(view, goal)
        case None:
            return None


# Besieger


def near_home(g: Land) -> int:
    """Sons of Liberty in New Haven and beside it."""
    return sum(
        1
        for enemy in g.enemies.values()
        if not enemy.body and g.enemy_data(enemy).sons and distance(HOME, enemy.tile) <= 1
    )


def _besiege(view: View, goal: Siege) -> Option | None:
    """Call the last ally that is missing around New Haven at Night, when nobody can stop it."""
    g = view.g
    calls = [option for option in view.all(CallAlly) if distance(HOME, option.to) <= 1]
    ready = g.unmasked == view.me.who or (g.night and near_home(g) + 1 >= goal.enemies)
    if calls and ready:
        return max(calls, key=lambda option: option.to != HOME)
    for option in view.all(SendAlly):
        start = g.enemies[option.enemy].tile
        if g.unmasked == view.me.who and distance(HOME, start) > 1 >= distance(HOME, option.to):
            return option
    return None


# Smuggler King


def _is_rich(view: View, goal: Flee) -> bool:
    return wealth(view.g, view.me) >= goal.wealth + WATER_OF_A_NIGHT


def _run(view: View, goal: Flee) -> Option | None:
    """Known by evening, far away and alone at night."""
    g, me = view.g, view.me
    if not _is_rich(view, goal) or g.day < 2 or view.foes:
        return None
    far = distance(HOME, me.tile) >= goal.tiles
    alone = len(g.living_on(me.tile)) == 1
    if far and alone:
        if g.phase == Phase.AFTERNOON and g.unmasked < 0 and not view.foes:
            return view.first(Reveal)
        return view.first(Wait) if g.phase == Phase.NIGHT else None
    return None


# Executioner


def _stab(view: View, goal: Execute) -> Option | None:
    """Who is nearly dead, and nobody beside to see it through, is helped along."""
    g, me = view.g, view.me
    if me.hp < 4 and g.unmasked != me.who:
        return None
    needed = executions(g, goal) - sum(person.eliminated for person in g.people)
    if len(g.living_on(me.tile)) > 2 or needed <= 0:
        return None
    for victim in g.living_on(me.tile):
        if victim is not me and victim.hp <= strength(g, me) * min(me.ap, 3):
            blow = AttackCharacter(victim.who)
            return blow if blow in view.options else view.first(Consider)
    return None


# Ways


def _skulk(view: View) -> Option | None:
    """Towards what serves the own goal."""
    goals: Goals = [*thirst(view), *finds(view), *_pretence(view)]
    match goal_of(view.g, view.me):
        case Siege():
            goals.append((HOME, 12.0))
        case Flee() as goal:
            goals += _hideouts(view, goal)
        case Execute() | None:
            goals += [(victim.tile, 8.0) for victim in _weak(view)]
    return travel_to(view, goals)


def _pretence(view: View) -> Goals:
    """Who is never seen where the others work is soon suspected."""
    if view.g.unmasked == view.me.who:
        return []
    return [(place, worth * PRETENCE) for place, worth in mission_goals(view)]


def _hideouts(view: View, goal: Flee) -> Goals:
    """Safe tiles far from New Haven where nobody is."""
    g = view.g
    if not _is_rich(view, goal) or g.day < 2:
        return []
    return [
        (place, 24.0 - 4 * view.blows_at(place))
        for place, tile in g.map.items()
        if tile.revealed
        and distance(HOME, place) >= goal.tiles
        and all(other is view.me for other in g.living_on(place))
    ]


def _weak(view: View) -> list[Person]:
    """Others who can hardly stand."""
    return [other for other in view.g.living() if other is not view.me and other.hp <= 3]
