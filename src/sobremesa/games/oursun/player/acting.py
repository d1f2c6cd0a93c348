"""A turn: wishes in order of urgency, the first that can be granted is."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.boards.hex_tiles import distance
from sobremesa.games.oursun.content.book import FOOD, GOODS, VALUES
from sobremesa.games.oursun.content.mission_cards import Brought, Gathered, Held
from sobremesa.games.oursun.options.cards import Objective
from sobremesa.games.oursun.options.combat import AttackCharacter, ShootCharacter
from sobremesa.games.oursun.options.gear import Load, Treat, Use
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.options.interactions import (
    CollectRain,
    Eat,
    Loot,
    Open,
    PickUp,
    Refill,
    Sleep,
)
from sobremesa.games.oursun.options.making import Craft
from sobremesa.games.oursun.options.movement import Explore
from sobremesa.games.oursun.options.trade import Buy, BuyGoods, Deal
from sobremesa.games.oursun.options.turn import Wait
from sobremesa.games.oursun.rules.goods import fits_card, on_tile
from sobremesa.games.oursun.rules.looting import container_of
from sobremesa.games.oursun.rules.mission_conditions import card_in_force
from sobremesa.games.oursun.rules.objectives import task_of
from sobremesa.games.oursun.rules.rolls import test_pool
from sobremesa.games.oursun.rules.traders import price_of, purse
from sobremesa.games.oursun.rules.whereabouts import site
from sobremesa.games.oursun.state import HOME, NEW_HAVEN, OK, TIRED, Phase, Trader
from sobremesa.kernel import Option

from .fighting import ambush, fight, strength
from .goals import Goals, goals_of, is_searching, missing, mission_goals, needed, wants_water
from .tastes import is_weapon, taste
from .view import View, chance

BOTTLE = 2
"""As much water as something holds that is quickly made."""

Wish = Callable[[View], Option | None]


def act(view: View) -> Option:
    """The first wish that can be granted; else wait."""
    for wish in WISHES:
        option = wish(view)
        if option is not None:
            return option
    return view.first(Wait) or view.options[0]


# Body


def mend(view: View) -> Option | None:
    """Cures for the infected, medicine for the wounded, the own one and those beside."""
    g = view.g
    uses = view.all(Use) + view.all(Treat)
    for option in uses:
        if option.how == "cure":
            return option
    for option in uses:
        other = g.people[option.who] if option.how in ("heal", "revive") else None
        if option.how == "revive":
            return option
        if other is not None and g.data(other).hp - other.hp >= 2 and not view.foes:
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
    if view.first(Sleep) is None or me.condition > OK or me.stealth:
        return None
    late = g.day >= g.book.mission.deadline
    if late and me.condition == OK:
        return None
    if g.phase == Phase.NIGHT or me.condition == TIRED or g.has_camp(view.tile):
        return view.first(Sleep) if not _is_close(view) else None
    return None


def _is_close(view: View) -> bool:
    """Whether mission work can be done in this very turn."""
    return any(view.cost_to(place) <= view.me.ap - 1 for place, _ in mission_goals(view))


# The mission


def work(view: View) -> Option | None:
    """Objective actions, and containers that hold what the mission is about."""
    if view.foes and view.me.hp <= 2:
        return None
    options = view.all(Objective)
    if options:
        return max(options, key=_amount)
    for option in view.all(Open):
        if container_of(view.g, view.tile, option).holds:
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
    return view.first(Wait) if view.tile.number in places else None


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
    """Whether a mission object can be picked up here."""
    g, me = view.g, view.me
    bodies = [each for each in g.people if each.tile == me.tile and each.died >= 0]
    cards = [*view.tile.cards, *(card for body in bodies for card in body.items)]
    objects = [card for card in cards if g.gear(card).deck == "mission"]
    return not g.is_sol(me) and any(not _is_brought(view, card) for card in objects)


def _is_brought(view: View, card: int) -> bool:
    """Whether a mission object lies where the mission wants it."""
    g = view.g
    wanted = [
        site(g, condition.tile)
        for each in g.book.mission.cards
        for condition in each.until
        if isinstance(condition, Brought) and condition.object == g.book.gear[card]
    ]
    return view.tile.number in wanted


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
    if heap[FOOD] and me.goods[FOOD] < 3 and room >= 1:
        return True
    armed = strength(g, me) > 0.9
    return not armed and room >= 2 and bool(heap[GOODS.index("M")] or heap[GOODS.index("W")])


def open_up(view: View) -> Option | None:
    """Containers with loot, if the test is likely to pass."""
    if view.foes:
        return None
    for option in view.all(Open):
        test = container_of(view.g, view.tile, option).test
        if chance(test_pool(view.g, view.me, test)) >= 0.35:
            return option
    return None


def craft(view: View) -> Option | None:
    """A weapon for who has none, bottles, medicine."""
    if view.foes:
        return None
    g, me = view.g, view.me
    kept = needed(g)
    for option in view.all(Craft):
        recipe = g.book.recipes[option.kind]
        if any(recipe[GOODS.index(letter)] for letter in kept):
            continue
        gear = g.book.content.gear[option.kind]
        weapon = is_weapon(gear) and strength(g, me) < 0.9
        if weapon or gear.heals or gear.cancels or 0 < gear.water <= BOTTLE:
            return option
    return None


def shop(view: View) -> Option | None:
    """Open dealings if there is something to buy."""
    for option in view.all(Deal):
        trader = view.g.traders[option.trader]
        if purchase(view, trader) is not None:
            return option
    return None


def purchase(view: View, trader: Trader) -> Buy | BuyGoods | None:
    """What to buy from a trader, a card or a cube, if anything.

    Water is money, so the best time is when the meter can be filled again right here.
    """
    g, me = view.g, view.me
    fresh = view.tile.number == NEW_HAVEN and view.tile.water > 0 and me.ap >= 1
    money = me.water - (0 if fresh else 4)
    for letter in missing(g, me):
        kind = GOODS.index(letter)
        if trader.goods[kind] and VALUES[kind] <= money and sum(me.goods) < view.loadout.spaces:
            return BuyGoods(letter)
    if not fresh or strength(g, me) > 0.9 or purse(me) < 1:
        return None
    cards = [
        card
        for card in trader.cards
        if price_of(g, me, card) <= money and is_weapon(g.gear(card)) and fits_card(g, me, card)
    ]
    return Buy(max(cards, key=lambda card: taste(g, me, g.gear(card)))) if cards else None


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


def travel(view: View) -> Option | None:
    """One step on the way of a survivor."""
    return travel_to(view, goals_of(view))


def travel_to(view: View, goals: Goals) -> Option | None:
    """One step towards the goal that is worth most, its way considered."""
    best: tuple[float, Place] | None = None
    for place, worth in goals:
        value = worth - view.cost_to(place)
        if place != view.me.tile and (best is None or value > best[0]):
            best = value, place
    if best is None or best[0] <= 0:
        return None
    return view.step_towards(best[1])


def explore(view: View) -> Option | None:
    """Look at what is nearest to New Haven; the map stays small."""
    if not is_searching(view.g, view.me) or (view.foes and view.me.hp <= 3):
        return None
    looks = view.all(Explore)
    return min(looks, key=lambda option: distance(HOME, option.to)) if looks else None


def stray(view: View) -> Option | None:
    """With AP to spare, look around a little further."""
    if view.foes or view.g.night:
        return None
    return view.first(Explore) if view.me.ap >= 2 else None


WISHES: tuple[Wish, ...] = (
    hunt,
    mend,
    pep,
    hold,
    fight,
    ambush,
    work,
    drink,
    eat,
    gather,
    shop,
    craft,
    explore,
    rest,
    open_up,
    travel,
    stray,
)
