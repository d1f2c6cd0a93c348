"""A turn: wishes in order of urgency, the first that can be granted is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from sobremesa.games.oursun.content.book import AMMO, CARTRIDGE, FOOD, GOODS, METAL, WOOD
from sobremesa.games.oursun.content.mission_cards import Gathered, Held
from sobremesa.games.oursun.options.cards import Objective
from sobremesa.games.oursun.options.combat import (
    Attack,
    AttackCharacter,
    Dodge,
    Shoot,
    ShootCharacter,
    SneakAttack,
    Throw,
    ThrowAt,
)
from sobremesa.games.oursun.options.gear import Load, Treat, Use
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.options.interactions import (
    CollectRain,
    Discard,
    Eat,
    Loot,
    Open,
    PickUp,
    Recon,
    Refill,
    Sleep,
)
from sobremesa.games.oursun.options.making import Craft, CraftAmmo
from sobremesa.games.oursun.options.movement import Charge, Explore, Move, Sneak
from sobremesa.games.oursun.options.trade import Deal, Trade
from sobremesa.games.oursun.options.turn import Wait
from sobremesa.games.oursun.rules.goods import on_tile
from sobremesa.games.oursun.rules.looting import container_of
from sobremesa.games.oursun.rules.mission_conditions import card_in_force
from sobremesa.games.oursun.rules.objectives import task_of
from sobremesa.games.oursun.rules.rolls import test_pool
from sobremesa.games.oursun.rules.whereabouts import site
from sobremesa.games.oursun.state import OK, TIRED, Phase
from sobremesa.kernel import Option

from .chart import from_home
from .fighting import ambush, escape, fight, scout, snipe
from .forces import force_of
from .goals import Goals, holds, is_searching, missing, mission_goals, needed, wants_water
from .needs import goals_of, junk, lying_objects, unburden, wants_food
from .tastes import is_weapon, taste, worth_of
from .trading import barter, shop
from .view import View, chance

HALE_FORCE = 0.8
CHARGE_AP = 3
"""Who charges keeps AP for what may wait there."""
BOTTLE = 2
"""As much water as something holds that is quickly made."""

Wish = Callable[[View], Option | None]


def act(view: View) -> Option:
    """The first wish that can be granted; else wait."""
    for wish in wishes_for(frozenset(view.kinds)):
        option = wish(view)
        if option is not None:
            return option
    return view.first(Wait) or view.options[0]


def alternatives(view: View) -> list[Option]:
    """What could be done in earnest: whatever any wish grants, and all steps in the open."""
    granted = [wish(view) for wish in wishes_for(frozenset(view.kinds))]
    steps = [option for option in view.options if isinstance(option, Move | Explore | Wait)]
    return [*filter(None, granted), *steps]


# Body


def mend(view: View) -> Option | None:
    """Cures for the infected, medicine for the wounded, the own one and those beside.

    Beside foes only what costs no AP: everything else they answer with blows.
    """
    g = view.g
    beset = bool(view.foes) and not view.me.stealth
    uses = [each for each in view.all(Use) if not (beset and g.gear(each.card).ap)]
    mending: list[Use | Treat] = [*uses, *([] if beset else view.all(Treat))]
    for option in mending:
        if option.how in ("cure", "revive"):
            return option
    for option in mending:
        if option.how == "heal" and not view.foes:
            other = g.people[option.who]
            if g.data(other).hp - other.hp >= 2:
                return option
    return None


def pep(view: View) -> Option | None:
    """What costs nothing: rest for the tired, AP, luck, ammunition."""
    for option in view.all(Use):
        if option.how == "rest" and view.me.condition == TIRED:
            return option
        if option.how in ("luck", "ap") and view.me.ap <= 3:
            return option
    return view.first(Load)


def make_room(view: View) -> Option | None:
    """Throw away what nobody needs where food lies about, and anything for a mission object."""
    if not view.me.stealth and _objects(view) and unburden(view) is not None:
        return view.first(Discard)
    full = sum(view.me.goods) >= view.loadout.spaces
    if not full or view.foes or not on_tile(view.tile)[FOOD] or not wants_food(view):
        return None
    return view.first(Discard) if junk(view) is not None else None


def eat(view: View) -> Option | None:
    """Food for hp, if that leaves something for tomorrow or life is at stake."""
    spare = view.me.goods[FOOD] - (0 if view.me.hp <= 2 else 1)
    return view.first(Eat) if spare > 0 and view.me.hp <= 4 and not view.foes else None


def drink(view: View) -> Option | None:
    """Fill up where there is water, rain included."""
    lack = view.loadout.water - view.me.water
    thirsty = lack >= 3 or view.me.water <= 1 or wants_water(view.g)
    if thirsty and view.first(Refill) is not None and _may_refill(view):
        return view.first(Refill)
    return view.first(CollectRain) if view.me.water <= 2 else None


def _may_refill(view: View) -> bool:
    """Whether blows from foes here can be afforded."""
    return not view.foes or view.me.hp > 2


def rest(view: View) -> Option | None:
    """Sleep at Night, or by day when tired: a tired character loses more than the sleep costs."""
    g, me = view.g, view.me
    if view.first(Sleep) is None or me.condition > OK:
        return None
    if is_hiding(view) and view.stealth_chance < 0.6:
        return None
    late = g.day >= g.book.mission.deadline
    if late and me.condition == OK:
        return None
    if g.phase == Phase.NIGHT or me.condition == TIRED or g.has_camp(view.tile):
        return view.first(Sleep) if not _is_close(view) else None
    return None


def _is_close(view: View) -> bool:
    """Whether mission work can be done in this very turn."""
    most = view.me.ap - 1
    return any(view.ways.cost_to(place, most) <= most for place, _ in mission_goals(view))


def is_hiding(view: View) -> bool:
    """Whether there is somebody to hide from."""
    return view.me.stealth and (bool(view.foes) or view.g.live_symbols(view.tile) > 0)


# The mission


def work(view: View) -> Option | None:
    """Objective actions, and containers that hold what the mission is about."""
    if view.foes and view.me.hp <= 2:
        return None
    options = view.all(Objective)
    if options:
        return max(options, key=_amount)
    for option in view.all(Open):
        name = container_of(view.g, view.tile, option).holds
        if name and not (view.me.hp <= 3 and holds(view.g, view.me, name)):
            return option
    return None


def _amount(option: Objective) -> int:
    _, count = task_of(option)
    return count


def hold(view: View) -> Option | None:
    """Stay where somebody must be at the end of the phase."""
    g = view.g
    places = [
        site(g, each.tile) for each in card_in_force(g).until if isinstance(each, Held | Gathered)
    ]
    return view.first(Wait) if view.tile.number in places and not view.foes else None


# What lies about


def gather(view: View) -> Option | None:
    """Bodies, and what is useful on the tile."""
    if view.foes or (view.me.stealth and view.g.live_symbols(view.tile)):
        return _snatch(view)
    return view.first(Loot) or (view.first(PickUp) if wants_something(view) else None)


def _snatch(view: View) -> Option | None:
    """Under the eyes of foes only what the mission needs."""
    heap = on_tile(view.tile)
    lacking = missing(view.g, view.me)
    wanted = any(heap[GOODS.index(letter)] for letter in lacking) or _objects(view)
    return view.first(PickUp) if wanted and view.me.hp >= 3 else None


def _objects(view: View) -> bool:
    """Whether a mission object lies here that must be carried on."""
    return bool(lying_objects(view)) and not view.g.is_sol(view.me)


def wants_something(view: View) -> bool:
    """Whether picking up is worth an AP."""
    g, me = view.g, view.me
    heap = on_tile(view.tile)
    room = view.loadout.spaces - sum(me.goods)
    lacking = missing(g, me)
    if _objects(view) or any(heap[GOODS.index(letter)] for letter in lacking):
        return True
    if any(taste(g, me, g.gear(card)) >= 3 for card in view.tile.cards):
        return True
    if heap[FOOD] and room >= 1 and wants_food(view):
        return True
    useful = room >= 2 and bool(heap[METAL] or heap[WOOD])
    return useful and force_of(view, me) <= 0.9


def open_up(view: View) -> Option | None:
    """Containers with loot, if the test is likely to pass."""
    if view.foes:
        return None
    for option in view.all(Open):
        box = container_of(view.g, view.tile, option)
        if not box.holds and chance(test_pool(view.g, view.me, box.test)) >= 0.35:
            return option
    return None


def craft(view: View) -> Option | None:
    """A weapon for who has none, bottles, medicine, ammunition."""
    if view.foes or is_hiding(view):
        return None
    g, me = view.g, view.me
    kept = needed(g)
    plans = view.all(Craft)
    sick = bool(plans) and any(each.infected for each in view.crowd[me.tile])
    for option in sorted(plans, key=lambda each: _urgency(view, each, sick)):
        recipe = g.book.recipes[option.kind]
        if any(recipe[GOODS.index(letter)] for letter in kept):
            continue
        gear = g.book.content.gear[option.kind]
        weapon = is_weapon(gear) and force_of(view, me) < 0.9
        if (
            weapon
            or gear.heals
            or (gear.cures and sick)
            or gear.cancels
            or 0 < gear.water <= BOTTLE
        ):
            return option
    return _bullets(view, kept)


def _urgency(view: View, option: Craft, sick: bool) -> float:
    """What is made first: cures for the sick, then what is worth most."""
    gear = view.g.book.content.gear[option.kind]
    return -worth_of(view.g, gear) - (20.0 if sick and gear.cures else 0.0)


def _bullets(view: View, kept: dict[str, int]) -> Option | None:
    """Ammunition for a weapon that is nearly empty, of cubes that nobody needs."""
    g = view.g
    for option in view.all(CraftAmmo):
        made_of = METAL if option.kind == CARTRIDGE else WOOD
        low = any(
            AMMO[g.gear(card).ammo] == option.kind and g.uses.get(card, 0) <= 1
            for card in view.loadout.loadable
        )
        if low and GOODS[made_of] not in kept:
            return option
    return None


# Ways


def hunt(view: View) -> Option | None:
    """A known traitor in reach is attacked: its death ends the game."""
    g, me = view.g, view.me
    if g.unmasked < 0 or g.unmasked == me.who or me.hp < 3:
        return None
    for option in view.options:
        if isinstance(option, AttackCharacter | ShootCharacter) and option.who == g.unmasked:
            return option
    return None


def run(view: View) -> Option | None:
    """Away from foes that are too strong."""
    return escape(view, goals_of)


def travel(view: View) -> Option | None:
    """One step on the way of a survivor."""
    return travel_to(view, goals_of(view))


def travel_to(view: View, goals: Goals) -> Option | None:
    """One step towards the goal that is worth most, its way considered."""
    best, goal, ways = 0.0, view.me.tile, view.ways
    for place, worth in goals:
        value = ways.gain(place, worth, best) if worth > best else best
        if value > best:
            best, goal = value, place
    return view.step_towards(goal)


def explore(view: View) -> Option | None:
    """Look at what is nearest to New Haven; the map stays small."""
    if not is_searching(view.g, view.me) or (view.foes and view.me.hp <= 3):
        return None
    if is_hiding(view) and view.stealth_chance < 0.5:
        return None
    looks = view.all(Explore)
    if not looks:
        return None
    nearest = min(looks, key=lambda option: from_home(option.to))
    return charge(view, nearest.to) or nearest


def charge(view: View, to: Place) -> Option | None:
    """The hale go on into the unknown at once where nothing else is left to look at."""
    g, me = view.g, view.me
    if view.night or view.foes or me.ap < CHARGE_AP or len(view.all(Explore)) > 1:
        return None
    if me.hp < g.data(me).hp - 1 or force_of(view, me) < HALE_FORCE:
        return None
    return next((option for option in view.all(Charge) if option.to == to), None)


def idle(view: View) -> Option | None:
    """AP that are left: a meal, rain, a nap."""
    if view.foes or is_hiding(view):
        return None
    hungry = view.me.goods[FOOD] >= 2 and view.me.hp < view.g.data(view.me).hp
    return (view.first(Eat) if hungry else None) or view.first(CollectRain) or view.first(Sleep)


def stray(view: View) -> Option | None:
    """With AP to spare, look around a little further."""
    if view.foes or view.g.night or is_hiding(view):
        return None
    return view.first(Explore) if view.me.ap >= 2 else None


WISHES: tuple[tuple[Wish, tuple[type[Option], ...]], ...] = (
    (hunt, (AttackCharacter, ShootCharacter)),
    (mend, (Use, Treat)),
    (pep, (Use, Load)),
    (fight, (Wait, Dodge, Attack, Throw, ThrowAt)),
    (run, (Move, Wait, Attack, Throw, ThrowAt)),
    (ambush, (SneakAttack,)),
    (snipe, (Shoot, ThrowAt)),
    (work, (Objective, Open)),
    (drink, (Refill, CollectRain)),
    (eat, (Eat,)),
    (make_room, (Discard,)),
    (gather, (Loot, PickUp)),
    (barter, (Trade,)),
    (shop, (Deal,)),
    (craft, (Craft, CraftAmmo)),
    (scout, (Recon,)),
    (explore, (Explore,)),
    (rest, (Sleep,)),
    (open_up, (Open,)),
    (hold, (Wait,)),
    (travel, (Move, Sneak)),
    (idle, (Eat, CollectRain, Sleep)),
    (stray, (Explore,)),
)
"""Wishes by urgency, each with the kinds of options without which nothing can grant it."""


@cache
def wishes_for(offered: frozenset[type[Option]]) -> tuple[Wish, ...]:
    """The wishes that options of these kinds may grant."""
    return tuple(wish for wish, kinds in WISHES if not offered.isdisjoint(kinds))
