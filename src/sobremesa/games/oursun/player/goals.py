"""Where the mission draws a character, and how much."""

from __future__ import annotations

from sobremesa.boards.hex_tiles import adjacent
from sobremesa.games.oursun.content.book import GOODS
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
from sobremesa.games.oursun.state import HOME, Land, Person
from sobremesa.kernel import Register

from .forces import share
from .view import View

Goals = list[tuple[Place, float]]
"""Tiles and how much they are worth, in AP."""
TASKS: Register[View, Task, Goals] = Register("goals")
"""Where the tasks of a mission card draw a character."""
FOUND = "_found"
"""How the counters end that say which mission objects were found."""
RALLY = 12.0
"""What it is worth to wait beside a battle until all are there."""
AIMS: Register[View, Condition, Goals] = Register("goals")
"""Where the conditions of a mission card draw a character."""


def phases_left(g: Land) -> int:
    """The phases until the deadline, this one included."""
    return (g.book.mission.deadline - g.day) * 3 + 3 - g.phase


def wants_water(g: Land) -> bool:
    """Whether the mission card in force wants water delivered."""
    tasks = card_in_force(g).tasks
    return bool(tasks) and any(isinstance(task, BringWater) for task in tasks)


def battles(g: Land) -> list[Place]:
    """Where the mission card in force wants enemies defeated."""
    found: list[Place | None] = []
    for each in card_in_force(g).until:
        if isinstance(each, Cleared | Held | Gathered):
            found.append(place_of(g, site(g, each.tile)))
        elif isinstance(each, Defeated):
            found.append(whereabouts(g, each.enemy))
    return [place for place in found if place is not None]


def whereabouts(g: Land, kind: str) -> Place | None:
    """Where an enemy of a kind stands, or where it is to appear."""
    standing = (each.tile for each in g.enemies.values() if each.kind == kind and not each.body)
    return next(standing, None) or place_of(g, site(g, 0))


def needed(g: Land) -> dict[str, int]:
    """The cubes that the mission card in force still wants, by letter."""
    progress = g.progress
    return {
        letter: progress[letter]
        for letter in g.book.deliveries[g.card - 1]
        if progress.get(letter, 0)
    }


def missing(g: Land, me: Person) -> dict[str, int]:
    """The needed cubes that nobody carries yet; where one may be a traitor only the own count."""
    wanted = needed(g)
    if not wanted:
        return wanted
    trusted = [me] if g.roles else g.living()
    for letter in wanted:
        kind = GOODS.index(letter)
        wanted[letter] -= sum(person.goods[kind] for person in trusted)
    return {letter: count for letter, count in wanted.items() if count > 0}


def is_searching(g: Land, me: Person) -> bool:
    """Whether a tile must still be found."""
    for condition in card_in_force(g).until:
        if isinstance(condition, Revealed):
            return True
        if isinstance(condition, Found):
            return any(place_of(g, number) is None for number in _sources(g, condition))
    return bool(missing(g, me))


def _sources(g: Land, condition: Found) -> list[int]:
    """The tiles on which objects are that must still be found."""
    wanted = [name for name in condition.objects if not g.progress.get(f"{name}{FOUND}")]
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


def mission_goals(view: View) -> Goals:
    """What the mission card in force asks of this character."""
    if view.errands is None:
        card = card_in_force(view.g)
        goals = [goal for condition in card.until for goal in AIMS(view, condition)]
        view.errands = goals + [goal for task in card.tasks for goal in TASKS(view, task)]
    return view.errands


def _at(g: Land, number: int, worth: float) -> Goals:
    """A tile that a mission card names, if it is known."""
    place = place_of(g, site(g, number))
    return [] if place is None else [(place, worth)]


def _lying(g: Land, name: str, worth: float = 26) -> Goals:
    """Where mission objects lie about, carried by nobody alive."""
    first, count = g.book.kinds[name]
    cards = set(range(first, first + count))
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
    return fits_card(view.g, view.me, view.g.book.kinds[name][0])


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
    for place, tile in g.map.items() if lacking else ():
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
    full = held >= 2 or not _has_slot(view, name) or view.me.hp <= 3
    if held and (not left or full):
        return _at(g, task.tile, 36)
    return left or _lying(g, name)


@TASKS.of(Work)
def _work(view: View, task: Work) -> Goals:
    """Work that gives an object is one errand among several; other work is for everybody."""
    g = view.g
    if task.gives:
        done = g.progress.get(f"{task.gives}{FOUND}") or view.me.hp < 3
        return [] if done else _at(g, task.tile, 24)
    goals = _at(g, task.tile, 30 if task.beside else 26)
    return goals + [goal for name in task.beside for goal in _lying(g, name, 34)]


# Conditions


@AIMS.of(Revealed)
def _find_tile(view: View, condition: Revealed) -> Goals:
    """Nothing that was found is left behind on the way to the next tile."""
    g = view.g
    names = [counter.removesuffix(FOUND) for counter in g.progress if counter.endswith(FOUND)]
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
            if name in hidden and not g.progress.get(f"{name}{FOUND}"):
                goals += _at(g, hidden[name], 24)
            goals += _left_behind(g, name)
    return goals


@AIMS.of(Cleared)
def _battle(view: View, condition: Cleared) -> Goals:
    place = place_of(view.g, site(view.g, condition.tile))
    return [] if place is None else march(view, place)


@AIMS.of(Defeated)
def _duel(view: View, condition: Defeated) -> Goals:
    """To wherever it has wandered."""
    place = whereabouts(view.g, condition.enemy)
    return [] if place is None else march(view, place)


@AIMS.of(Held)
def _hold(view: View, condition: Held) -> Goals:
    place = place_of(view.g, site(view.g, condition.tile))
    return [] if place is None else march(view, place)


@AIMS.of(Gathered)
def _gather(view: View, condition: Gathered) -> Goals:
    place = place_of(view.g, site(view.g, condition.tile))
    return [] if place is None else march(view, place, 30.0)


def march(view: View, place: Place, worth: float = 26.0) -> Goals:
    """To battle with all who can come; alone nobody goes in where several foes stand."""
    foes = view.enemies.get(place)
    if not foes:
        return [(place, worth if view.me.hp >= 3 else 4.0)]
    band = [view.me, *(each for each in view.friends if _can_come(view, each, place))]
    least = min(each.hp for each in band)
    pain = share(view, foes, band)
    if view.me.hp >= 3 and least - pain >= (1.5 if len(band) == len(view.friends) + 1 else 2.5):
        return [(place, worth)]
    if phases_left(view.g) <= 4:
        return [(place, worth)]
    return [(spot, RALLY) for spot in _rallies(view, place)]


def _can_come(view: View, each: Person, place: Place) -> bool:
    """Whether a comrade is there, or beside, with AP for the last step."""
    if each.tile == place:
        return True
    fit = not each.acted and each.hp >= 3 and each.ap > view.g.printed(view.g.map[place]).move
    return fit and adjacent(each.tile, place) and each.tile not in view.enemies


def _rallies(view: View, place: Place) -> list[Place]:
    """The safe tiles beside a battle."""
    return [
        spot
        for spot in view.ways.all()
        if adjacent(spot, place) and not view.blows_at(spot) and spot not in view.enemies
    ]


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


def search(view: View) -> Goals:
    """Where the map ends."""
    edges = view.chart.edges
    if not edges:
        return []
    worth = 18.0 if is_searching(view.g, view.me) else 1.0
    own = view.me.tile
    return [
        (place, worth - 1.5 * near + 0.5 * count) for place, near, count in edges if place != own
    ]


def chase(view: View) -> Goals:
    """A known traitor: its death ends the game."""
    g, me = view.g, view.me
    if g.unmasked < 0 or g.unmasked == me.who or me.hp < 4 or not g.people[g.unmasked].alive:
        return []
    return [(g.people[g.unmasked].tile, 20.0)]
