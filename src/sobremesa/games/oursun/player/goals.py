"""Where a character wants to be, and how much: the mission, needs, and what lies about."""

from __future__ import annotations

from sobremesa.boards.hex_tiles import distance
from sobremesa.games.oursun.content.book import FOOD, GOODS
from sobremesa.games.oursun.content.mission_cards import (
    Away,
    Bring,
    BringWater,
    Brought,
    Carried,
    Cleared,
    Condition,
    Counted,
    Defeated,
    Found,
    Gathered,
    HandIn,
    Held,
    PutContainers,
    Revealed,
    Task,
    Work,
)
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.goods import fits_card, on_tile
from sobremesa.games.oursun.rules.looting import marked
from sobremesa.games.oursun.rules.mission_conditions import card_in_force
from sobremesa.games.oursun.rules.whereabouts import carrier_of, object_place, place_of, site
from sobremesa.games.oursun.state import HOME, OK, Land, Person, Phase
from sobremesa.kernel import Register

from .view import View

Goals = list[tuple[Place, float]]
"""Tiles and how much they are worth, in AP."""
TASKS: Register[View, Task, Goals] = Register("goals")
"""Where the tasks of a mission card draw a character."""
AIMS: Register[View, Condition, Goals] = Register("goals")
"""Where the conditions of a mission card draw a character."""


def wanted_cubes(g: Land) -> list[Bring]:
    """What the mission card in force wants delivered, and where."""
    return [task for task in card_in_force(g).tasks if isinstance(task, Bring)]


def wants_water(g: Land) -> bool:
    """Whether the mission card in force wants water delivered."""
    return any(isinstance(task, BringWater) for task in card_in_force(g).tasks)


def battles(g: Land) -> list[int]:
    """The tiles on which the mission card in force wants enemies defeated."""
    until = card_in_force(g).until
    cleared = [site(g, each.tile) for each in until if isinstance(each, Cleared)]
    return cleared + [g.book.mission.tile for each in until if isinstance(each, Defeated)]


def needed(g: Land) -> dict[str, int]:
    """The cubes that the mission card in force still wants, by letter."""
    letters = [letter for task in wanted_cubes(g) for letter in task.goods]
    return {letter: g.progress.get(letter, 0) for letter in letters if g.progress.get(letter, 0)}


def missing(g: Land, me: Person) -> dict[str, int]:
    """The needed cubes that nobody carries yet; where one may be a traitor only the own count."""
    wanted = needed(g)
    trusted = [me] if g.roles else list(g.living())
    for letter in wanted:
        kind = GOODS.index(letter)
        wanted[letter] -= sum(person.goods[kind] for person in trusted)
    return {letter: count for letter, count in wanted.items() if count > 0}


def is_searching(g: Land, me: Person) -> bool:
    """Whether a tile must still be found."""
    card = card_in_force(g)
    if any(isinstance(condition, Revealed) for condition in card.until):
        return True
    for condition in card.until:
        if isinstance(condition, Found):
            return any(place_of(g, number) is None for number in _sources(g, condition))
    return bool(missing(g, me))


def _sources(g: Land, condition: Found) -> list[int]:
    """The tiles on which objects are that must still be found."""
    wanted = [name for name in condition.objects if not g.progress.get(f"{name}_found")]
    mission = g.book.mission
    effects = [effect for card in mission.cards for effect in card.comes]
    tasks = [task for card in mission.cards for task in card.tasks]
    return [
        *(each.tile for each in mission.hidden if each.object in wanted),
        *(
            site(g, each.tile)
            for each in effects
            if isinstance(each, PutContainers) and each.object in wanted
        ),
        *(site(g, each.tile) for each in tasks if isinstance(each, Work) and each.gives in wanted),
    ]


def goals_of(view: View) -> Goals:
    """Everything that draws a character somewhere."""
    sources = (mission_goals, thirst, finds, _search, _shelter, _chase)
    return [goal for source in sources for goal in source(view)]


# The mission


def mission_goals(view: View) -> Goals:
    """What the mission card in force asks of this character."""
    card = card_in_force(view.g)
    goals = [goal for condition in card.until for goal in AIMS(view, condition)]
    return goals + [goal for task in card.tasks for goal in TASKS(view, task)]


def _at(g: Land, number: int, worth: float) -> Goals:
    """A tile that a mission card names, if it is known."""
    place = place_of(g, site(g, number))
    return [] if place is None else [(place, worth)]


def _lying(g: Land, name: str, worth: float = 26) -> Goals:
    """Where mission objects lie about, carried by nobody alive."""
    cards = {card for card, each in enumerate(g.book.gear) if each == name}
    goals: Goals = []
    for place, tile in g.map.items():
        goals += [(place, worth)] if cards & set(tile.cards) else []
    for person in g.people:
        if person.died >= 0 and not person.eliminated and cards & set(person.items):
            goals.append((person.tile, worth))
    return goals


def holds(g: Land, person: Person, name: str) -> int:
    """How many cards of a name a character carries."""
    return sum(1 for card in person.items if g.book.gear[card] == name)


def _has_slot(view: View, name: str) -> bool:
    return fits_card(view.g, view.me, view.g.book.gear.index(name))


def _crates(g: Land, name: str) -> Goals:
    """Where containers still hold a mission object."""
    return [
        (place, 26.0)
        for place, tile in g.map.items()
        if tile.revealed and any(marked(kind).holds == name for kind in tile.containers)
    ]


# Tasks


@TASKS.of(Bring)
def _materials(view: View, task: Bring) -> Goals:
    """Who carries something goes to deliver it; the others fetch what is missing, or help."""
    g, me = view.g, view.me
    wanted = needed(g)
    carried = sum(
        min(wanted.get(letter, 0), me.goods[GOODS.index(letter)]) for letter in task.goods
    )
    lacking = missing(g, me)
    goals: Goals = []
    if carried:
        goals += _at(g, task.tile, 22 + 3 * carried)
    elif not lacking:
        goals += _at(g, task.tile, 14 if me.hp >= 3 else 2)
    for place, tile in g.map.items():
        if tile.revealed:
            heap = on_tile(tile)
            found = sum(min(count, heap[GOODS.index(x)]) for x, count in lacking.items())
            goals += [(place, 14.0 + 4 * found)] if found else []
    for trader in g.traders.values():
        if any(trader.goods[GOODS.index(letter)] for letter in lacking):
            goals.append((trader.tile, 14.0))
    return goals


@TASKS.of(BringWater)
def _water(view: View, task: BringWater) -> Goals:
    return _at(view.g, task.tile, 30) if view.me.water >= 3 else []


@TASKS.of(HandIn)
def _hand_in(view: View, task: HandIn) -> Goals:
    """Open the crates, then carry what was in them to where it is wanted."""
    g, name = view.g, task.object
    held, left = holds(g, view.me, name), _crates(g, name)
    if held and (not left or held >= 2 or not _has_slot(view, name)):
        return _at(g, task.tile, 32)
    return left or _lying(g, name)


@TASKS.of(Work)
def _work(view: View, task: Work) -> Goals:
    """Work that gives an object is one errand among several; other work is for everybody."""
    g = view.g
    if task.gives:
        done = g.progress.get(f"{task.gives}_found") or view.me.hp < 3
        return [] if done else _at(g, task.tile, 24)
    goals = _at(g, task.tile, 30 if task.beside else 26)
    return goals + [goal for name in task.beside for goal in _lying(g, name, 34)]


# Conditions


@AIMS.of(Revealed)
def _find_tile(view: View, condition: Revealed) -> Goals:
    """Nothing that was found is left behind on the way to the next tile."""
    g = view.g
    names = [name for name, each in g.book.content.gear.items() if each.deck == "mission"]
    return [goal for name in names for goal in _left_behind(g, name)] if view.me.hp >= 3 else []


def _left_behind(g: Land, name: str) -> Goals:
    place = object_place(g, name)
    return [(place, 22.0)] if place is not None and carrier_of(g, name) is None else []


@AIMS.of(Found)
def _find_objects(view: View, condition: Found) -> Goals:
    """To the crates that a card brought; to what is hidden elsewhere only in good health."""
    g = view.g
    hidden = {each.object: each.tile for each in g.book.mission.hidden}
    known = {
        effect.object
        for card in g.book.mission.cards
        for effect in card.comes
        if isinstance(effect, PutContainers)
    }
    goals: Goals = []
    for name in condition.objects:
        if name in known:
            goals += _crates(g, name) or _lying(g, name)
        elif view.me.hp >= 3:
            if name in hidden and not g.progress.get(f"{name}_found"):
                goals += _at(g, hidden[name], 24)
            goals += _left_behind(g, name)
    return goals


@AIMS.of(Cleared)
def _battle(view: View, condition: Cleared) -> Goals:
    return _at(view.g, condition.tile, 26 if view.me.hp >= 3 else 4)


@AIMS.of(Defeated)
def _duel(view: View, condition: Defeated) -> Goals:
    return _at(view.g, 0, 26 if view.me.hp >= 3 else 4)


@AIMS.of(Held)
def _hold(view: View, condition: Held) -> Goals:
    return _at(view.g, condition.tile, 26)


@AIMS.of(Gathered)
def _gather(view: View, condition: Gathered) -> Goals:
    return _at(view.g, condition.tile, 30)


@AIMS.of(Carried, Away, Brought)
def _escort(view: View, condition: Carried | Away | Brought) -> Goals:
    """Who has the object carries it home, the others go along or fetch it."""
    g, me, name = view.g, view.me, condition.object
    carrier = carrier_of(g, name)
    if carrier is me:
        return _at(g, condition.tile, 40) if isinstance(condition, Brought) else [(HOME, 40.0)]
    if carrier is not None and carrier.alive:
        return [(carrier.tile, 9.0)]
    return _lying(g, name) or _crates(g, name) or _at(g, 0, 26)


@AIMS.of(Counted)
def _count_down(view: View, condition: Counted) -> Goals:
    """What brings a counter down are the tasks."""
    return []


def _chase(view: View) -> Goals:
    """A known traitor: its death ends the game."""
    g, me = view.g, view.me
    if g.unmasked < 0 or me.hp < 4 or not g.people[g.unmasked].alive:
        return []
    return [(g.people[g.unmasked].tile, 20.0)]


# Needs


def thirst(view: View) -> Goals:
    """The thirstier, the dearer."""
    g, me = view.g, view.me
    lack = view.loadout.water - me.water
    if lack < 3 and not (wants_water(g) and me.water < 3):
        return []
    worth = 34.0 if me.water == 0 else 24.0 if me.water <= 1 else 14.0 if me.water == 2 else 5.0
    if wants_water(g) and me.water < 3:
        worth = 30.0
    return [(place, worth) for place, tile in g.map.items() if tile.revealed and tile.water]


def finds(view: View) -> Goals:
    """Food for the hungry, and containers with loot."""
    g, me = view.g, view.me
    goals: Goals = []
    food = 7.0 if me.goods[FOOD] == 0 else 4.0 if me.goods[FOOD] == 1 else 1.5
    if me.hp <= 3:
        food += 8.0
    for place, tile in g.map.items():
        if not tile.revealed:
            continue
        if on_tile(tile)[FOOD]:
            goals.append((place, food))
        if tile.closed or any(":" not in kind for kind in tile.containers):
            goals.append((place, 4.0))
    return goals


def _search(view: View) -> Goals:
    """Where the map ends."""
    g = view.g
    if not g.stack and all(tile.revealed for tile in g.map.values()):
        return []
    worth = 18.0 if is_searching(g, view.me) else 1.0
    return [
        (place, worth - 1.5 * min(distance(HOME, near) for near in view.frontier(place)))
        for place, tile in g.map.items()
        if tile.revealed and view.frontier(place)
    ]


def _shelter(view: View) -> Goals:
    """Towards evening a camp is a good place."""
    g = view.g
    late = (g.phase == Phase.AFTERNOON and view.me.ap <= 4) or g.phase == Phase.NIGHT
    if not late or view.me.condition > OK:
        return []
    return [(place, 6.0) for place, tile in g.map.items() if tile.revealed and g.has_camp(tile)]
