"""The other side: a Son of Liberty lies low, hoards, and strikes when its own goal is near.

It wins with its card, or if the mission fails while it lives; so it does not work for the mission
and keeps itself alive. It reveals itself when that brings its goal about or stops the mission; once
known it uses its powers every day.
"""

from __future__ import annotations

from sobremesa.boards.hex_tiles import distance
from sobremesa.games.oursun.content.group_cards import Execute, Flee, Siege
from sobremesa.games.oursun.content.mission_cards import Gathered, Held
from sobremesa.games.oursun.options.cards import CallAlly, Reveal, SendAlly
from sobremesa.games.oursun.options.combat import AttackCharacter, Consider, ShootCharacter
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.options.interactions import PickUp
from sobremesa.games.oursun.options.trade import Buy, Deal
from sobremesa.games.oursun.options.turn import Wait
from sobremesa.games.oursun.rules.goods import fits_card
from sobremesa.games.oursun.rules.mission_conditions import HELD, card_in_force
from sobremesa.games.oursun.rules.roles import executions, goal_of, wealth
from sobremesa.games.oursun.rules.traders import price_of
from sobremesa.games.oursun.rules.whereabouts import place_of, site
from sobremesa.games.oursun.state import HOME, Land, Person, Phase, Trader
from sobremesa.kernel import Option

from .acting import (
    craft,
    drink,
    eat,
    gather,
    idle,
    make_room,
    mend,
    open_up,
    pep,
    rest,
    run,
    stray,
    travel_to,
)
from .fighting import fight
from .forces import force_of
from .goals import Goals, mission_goals
from .needs import finds, thirst
from .trading import is_fresh, shop
from .view import View

PRETENCE = 0.5
"""How much of a survivor's zeal is put on."""
WATER_OF_A_NIGHT = 2
"""What the Smuggler King still drinks before its wealth is counted."""
A_TURN = 6
SEND_PRICE = 2


def conspire(view: View) -> Option:
    """The first wish of a traitor that can be granted; else wait."""
    for wish in WISHES:
        option = wish(view)
        if option is not None:
            return option
    return view.first(Wait) or view.options[0]


def is_known(view: View) -> bool:
    """Whether all know by now."""
    return view.g.unmasked == view.me.who


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


def _is_lonely(view: View, reach: int) -> bool:
    """Whether no survivor is so near."""
    me = view.me
    return all(distance(each.tile, me.tile) > reach for each in view.friends)


# Powers


def _thwart(view: View) -> Option | None:
    """Allies where they hurt most: on a tile that is being held, beside the weak, every day."""
    g = view.g
    calls = view.all(CallAlly)
    if not calls:
        return None
    for option in calls:
        if option.to in _held_places(g):
            return option
    if not is_known(view):
        return None
    return max(calls, key=lambda option: _sting(view, option.to))


def _held_places(g: Land) -> list[Place | None]:
    """Where the mission is about to be won by staying, if nobody disturbs it."""
    if not g.progress.get(HELD) and g.phase != Phase.NIGHT:
        return []
    until = card_in_force(g).until
    return [place_of(g, site(g, each.tile)) for each in until if isinstance(each, Held)]


def _sting(view: View, place: Place) -> float:
    """How much an ally on a tile would hurt: many and weak survivors, or New Haven's ring."""
    there = view.comrades_on(place)
    siege = isinstance(goal_of(view.g, view.me), Siege) and distance(HOME, place) <= 1
    return 4.0 * siege + sum(1.0 + 2.0 / each.hp for each in there)


# Besieger


def near_home(g: Land) -> int:
    """Sons of Liberty in New Haven and beside it."""
    return sum(
        1
        for enemy in g.enemies.values()
        if not enemy.body and g.enemy_data(enemy).sons and distance(HOME, enemy.tile) <= 1
    )


def _besiege(view: View, goal: Siege) -> Option | None:
    """At Night, when nobody can stop it: call and send what is missing around New Haven."""
    g = view.g
    calls = [option for option in view.all(CallAlly) if distance(HOME, option.to) <= 1]
    sends = [
        option
        for option in view.all(SendAlly)
        if distance(HOME, g.enemies[option.enemy].tile) > 1 >= distance(HOME, option.to)
    ]
    there = near_home(g)
    brought = min(len({option.enemy for option in sends}), view.me.ap // SEND_PRICE)
    if there >= goal.enemies:
        return None
    if not is_known(view) and not (g.night and there + brought + bool(calls) >= goal.enemies):
        return None
    if calls:
        return max(calls, key=lambda option: (option.to != HOME, not view.comrades_on(option.to)))
    return sends[0] if sends else None


# Smuggler King


def _is_rich(view: View, goal: Flee) -> bool:
    return wealth(view.g, view.me) >= goal.wealth + WATER_OF_A_NIGHT


def _run(view: View, goal: Flee) -> Option | None:
    """Known by evening, far away and alone at night."""
    g, me = view.g, view.me
    if view.foes or not _is_rich(view, goal):
        return _hoard(view)
    far = distance(HOME, me.tile) >= goal.tiles
    alone = len(view.crowd[me.tile]) == 1
    if not far or not alone:
        return None
    if g.phase == Phase.AFTERNOON and not is_known(view) and _is_lonely(view, 1):
        return view.first(Reveal)
    return view.first(Wait) if g.phase == Phase.NIGHT and is_known(view) else None


def _hoard(view: View) -> Option | None:
    """Anything that can be carried is wealth; water that fills up again buys more of it."""
    if view.foes or view.me.stealth:
        return None
    me = view.me
    if view.first(PickUp) is not None and sum(me.goods) < view.loadout.spaces:
        return view.first(PickUp)
    for option in view.all(Deal):
        if me.dealing != option.trader and dearest(view, view.g.traders[option.trader]):
            return option
    return None


def dearest(view: View, trader: Trader) -> Buy | None:
    """The dearest card for the Smuggler King, where the water fills up again."""
    g, me = view.g, view.me
    goal = goal_of(g, me) if g.roles else None
    if not isinstance(goal, Flee) or _is_rich(view, goal) or not is_fresh(view):
        return None
    cards = [
        card
        for card in trader.cards
        if price_of(g, me, card) <= me.water and fits_card(g, me, card)
    ]
    return Buy(max(cards, key=lambda card: g.gear(card).price)) if cards else None


# Executioner


def _stab(view: View, goal: Execute) -> Option | None:
    """Who is nearly dead, and nobody beside to see it through, is helped along."""
    g, me = view.g, view.me
    if executions(g, goal) <= sum(person.eliminated for person in g.people):
        return None
    if me.hp < 4 and not is_known(view):
        return None
    there = view.crowd[me.tile]
    if len(there) > 2 and not is_known(view):
        return None
    return _strike_weak(view)


def _strike_weak(view: View) -> Option | None:
    """Attack who may fall in this turn."""
    g, me = view.g, view.me
    force = force_of(view, me) * min(me.ap, 4)
    for victim in sorted(view.comrades_on(me.tile), key=lambda each: each.hp):
        if victim.hp <= force:
            blow = AttackCharacter(victim.who)
            if blow in view.options:
                return blow
            consider = view.first(Consider)
            return consider if consider is not None and consider.on else None
    for shot in view.all(ShootCharacter):
        if g.people[shot.who].hp <= 2:
            return shot
    return None


def _feud(view: View) -> Option | None:
    """Once known, whoever is weak and near is struck down: the dead win no missions."""
    return _strike_weak(view) if is_known(view) and view.me.hp >= 3 else None


# Ways


def _skulk(view: View) -> Option | None:
    """Towards what serves the own goal."""
    goals: Goals = [*thirst(view), *finds(view), *_pretence(view)]
    match goal_of(view.g, view.me):
        case Siege():
            goals.append((HOME, 14.0 if view.g.phase != Phase.MORNING else 6.0))
        case Flee() as goal:
            goals += _hideouts(view, goal)
        case Execute() | None:
            goals += [(victim.tile, 8.0) for victim in _weak(view)]
    return travel_to(view, goals)


def _pretence(view: View) -> Goals:
    """Who is never seen where the others work is soon suspected; but nobody waits for a traitor."""
    if is_known(view):
        return []
    if any(isinstance(each, Gathered) for each in card_in_force(view.g).until):
        return []
    return [(place, worth * PRETENCE) for place, worth in mission_goals(view)]


def _hideouts(view: View, goal: Flee) -> Goals:
    """Safe tiles far from New Haven where nobody is, the farther from the others the better."""
    g = view.g
    if not _is_rich(view, goal):
        return [(HOME, 7.0)]
    found: Goals = []
    for place, tile in g.map.items():
        if not tile.revealed or distance(HOME, place) < goal.tiles:
            continue
        if all(other is view.me for other in view.crowd.get(place, ())):
            near = min((distance(each.tile, place) for each in view.friends), default=4)
            found.append((place, 22.0 + 2 * min(4, near) - 4 * view.blows_at(place)))
    return found


def _weak(view: View) -> list[Person]:
    """Others who can hardly stand."""
    return [other for other in view.friends if other.hp <= 3]


WISHES = (
    mend, pep, _scheme, _thwart, _feud, fight, run, drink, eat, make_room, gather, shop, craft,
    rest, open_up, _skulk, idle, stray,
)  # fmt: skip
