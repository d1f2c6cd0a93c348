"""What a body needs, and where to find it: water, food, shelter, comrades in need."""

from __future__ import annotations

from sobremesa.games.oursun.content.book import FOOD, GOODS
from sobremesa.games.oursun.content.mission_cards import Brought
from sobremesa.games.oursun.content.powers import Treating
from sobremesa.games.oursun.options.interactions import DropCard, DropGoods
from sobremesa.games.oursun.rules.goods import fits_card
from sobremesa.games.oursun.rules.mission_effects import DRY
from sobremesa.games.oursun.rules.whereabouts import site
from sobremesa.games.oursun.state import HOME, OK, Land, Person, Phase

from .goals import Goals, chase, mission_goals, needed, search, wants_water
from .tastes import card_taste, cube_taste
from .view import View

TURN = 6.0
"""The AP of a turn."""
THIRST = (44.0, 34.0, 20.0, 10.0)
"""What water is worth by how many turns it would still last on arrival, in AP."""


def goals_of(view: View) -> Goals:
    """Everything that draws a character somewhere."""
    sources = (mission_goals, thirst, finds, search, shelter, chase, aid)
    return [goal for source in sources for goal in source(view)]


def thirst(view: View) -> Goals:
    """The thirstier and the farther from water, the dearer; a dry source fills up overnight."""
    g, me = view.g, view.me
    lack = view.loadout.water - me.water
    wanted = me.water < 3 and wants_water(g)
    if lack < 2 and not wanted:
        return []
    printed, dry = g.book.tiles, bool(g.progress.get(DRY))
    sources = [
        (place, bool(tile.water))
        for place, tile in g.map.items()
        # A source that is dry today fills up, but for one that is dry for good.
        if (tile.water or (printed[tile.number].water and not (dry and place == HOME)))
        and tile.revealed
    ]
    springs = [place for place, wet in sources if wet]
    least = view.ways.cost_to_nearest(springs, TURN * me.water) if springs else TURN
    left = max(0, me.water - int(least / TURN))
    worth = THIRST[left] if left < len(THIRST) else 4.0 if lack >= 3 else 0.0
    if wanted:
        worth = max(worth, 30.0)
    return [(place, worth if wet else worth * 0.4) for place, wet in sources]


def wants_food(view: View) -> bool:
    """Whether more food is wanted: for some days, and more to heal with."""
    hurt = view.g.data(view.me).hp - view.me.hp
    return view.me.goods[FOOD] < 3 + min(3, hurt // 2)


def junk(view: View) -> DropGoods | None:
    """The cube that is least wanted, if it is worth less than food."""
    g, me = view.g, view.me
    kept = needed(g)
    kinds = [kind for kind in range(1, len(GOODS)) if me.goods[kind] and GOODS[kind] not in kept]
    if not kinds:
        return None
    return DropGoods(min(kinds, key=lambda kind: cube_taste(g, me, kind, kept)))


def lying_objects(view: View) -> list[int]:
    """The mission objects on the tile that must be carried on."""
    g = view.g
    if not view.bodies and not view.tile.cards:
        return []
    cards = [*view.tile.cards, *(card for body in view.bodies for card in body.items)]
    return [
        card
        for card in cards
        if g.book.cards[card].deck == "mission" and not _is_brought(view, card)
    ]


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


def unburden(view: View) -> DropGoods | DropCard | None:
    """What to leave behind for a mission object that finds no room."""
    g, me = view.g, view.me
    objects = lying_objects(view)
    if not objects or any(fits_card(g, me, card) for card in objects):
        return None
    cube = junk(view)
    if cube is not None or any(me.goods):
        return cube or DropGoods(next(kind for kind in reversed(range(9)) if me.goods[kind]))
    cards = [card for card in me.items if g.gear(card).deck != "mission"]
    return DropCard(min(cards, key=lambda card: card_taste(g, me, card))) if cards else None


def finds(view: View) -> Goals:
    """Food for the hungry, and containers with loot."""
    g, me = view.g, view.me
    goals: Goals = []
    room = sum(me.goods) < view.loadout.spaces or junk(view) is not None
    food = (7.0, 4.0, 2.0)[min(2, me.goods[FOOD])] if room and wants_food(view) else 0.0
    hurt = g.data(me).hp - me.hp
    if hurt >= 2 and food:
        food += min(4, hurt) * view.care * 0.3
    if food and not me.goods[FOOD] and me.hp <= 2:
        food += 10.0
    for place, tile in g.map.items():
        if not tile.revealed or place == me.tile:
            continue
        if food and (tile.native[FOOD] or tile.dropped[FOOD]):
            goals.append((place, food))
        if tile.closed or (tile.containers and any(":" not in kind for kind in tile.containers)):
            goals.append((place, 4.0))
    return goals


def shelter(view: View) -> Goals:
    """Towards evening a camp is a good place, in a solar storm by the end of the turn."""
    g, me = view.g, view.me
    worth = 0.0
    late = (g.phase == Phase.AFTERNOON and me.ap <= 4) or g.phase == Phase.NIGHT
    if late and me.condition <= OK:
        worth = 6.0
    storm = g.weather == "solar_storm"
    if not worth and not storm:
        return []
    goals: Goals = []
    for place, tile in g.map.items():
        if tile.revealed and g.has_camp(tile):
            near = storm and view.ways.cost_to(place, me.ap) <= me.ap
            goals.append((place, worth + (2.5 * view.care if near else 0.0)))
    return goals


def aid(view: View) -> Goals:
    """Who can heal goes to the wounded, and the infected go to who can."""
    g, me = view.g, view.me
    goals: Goals = []
    if me.infected:
        goals += [(each.tile, 7.0) for each in view.friends if _can_treat(g, each)]
    if _can_treat(g, me) or any(g.gear(card).heals for card in view.loadout.helps):
        goals += [
            (each.tile, 6.0 if each.hp <= 3 or each.infected else 3.0)
            for each in view.friends
            if g.data(each).hp - each.hp >= 3 or each.infected
        ]
    return goals


def _can_treat(g: Land, person: Person) -> bool:
    return isinstance(g.data(person).ability, Treating) and not person.ability_used
