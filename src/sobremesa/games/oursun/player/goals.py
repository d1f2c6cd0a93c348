"""Where a character wants to be, and how much: the mission, needs, and what lies about."""

from __future__ import annotations

from sobremesa.boards.hex_tiles import distance
from sobremesa.games.oursun.content.book import FOOD, GOODS
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.goods import fits_card, on_tile
from sobremesa.games.oursun.rules.looting import marked
from sobremesa.games.oursun.rules.whereabouts import carrier_of, object_place, place_of
from sobremesa.games.oursun.state import HOME, OK, Land, Person, Phase

from .view import View

MATERIALS = {("deep_water", 2): ("MK", 31), ("signal_fire", 2): ("KP", 29)}
"""Cards that want cubes delivered, and where."""
BATTLES = {
    ("deep_water", 3): 31,
    ("clinic", 2): 28,
    ("outpost", 2): 30,
    ("bunker", 4): 32,
}
"""Cards whose enemies must be defeated, and where."""

Goals = list[tuple[Place, float]]
"""Tiles and how much they are worth, in AP."""


def stage(g: Land) -> tuple[str, int]:
    """The mission card in force."""
    return g.book.mission.id, g.card


def needed(g: Land) -> dict[str, int]:
    """The cubes that the mission card in force still wants, by letter."""
    letters, _ = MATERIALS.get(stage(g), ("", 0))
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
    mission, card = stage(g)
    if card == 1 or (mission, card) == ("bunker", 3):
        return True
    if (mission, card) == ("bunker", 2):
        wants_a = not g.progress.get("code_a_found") and place_of(g, 28) is None
        wants_b = not g.progress.get("code_b_found") and place_of(g, 29) is None
        return wants_a or wants_b
    return bool(missing(g, me))


def goals_of(view: View) -> Goals:
    """Everything that draws a character somewhere."""
    sources = (mission_goals, thirst, finds, _search, _shelter, _chase)
    return [goal for source in sources for goal in source(view)]


# The mission


def mission_goals(view: View) -> Goals:
    """What the mission card in force asks of this character."""
    g, me = view.g, view.me
    key = stage(g)
    if key in MATERIALS:
        return _materials(view, *MATERIALS[key])
    if key in BATTLES:
        return _at(g, BATTLES[key], 26 if me.hp >= 3 else 4)
    if key == ("deep_water", 4):
        return [(HOME, 30.0)] if me.water >= 3 else []
    if key[0] == "signal_fire":
        return _at(g, 29, 26)
    if key[0] == "clinic":
        return _serums(view)
    if key[0] == "outpost":
        return _prisoner(view)
    if key[0] == "bunker":
        return _bunker(view)
    return []


def _at(g: Land, number: int, worth: float) -> Goals:
    place = place_of(g, number)
    return [] if place is None else [(place, worth)]


def _materials(view: View, letters: str, number: int) -> Goals:
    """Who carries something goes to deliver it; the others fetch what is missing, or help."""
    g, me = view.g, view.me
    wanted = needed(g)
    carried = sum(min(wanted.get(letter, 0), me.goods[GOODS.index(letter)]) for letter in letters)
    lacking = missing(g, me)
    goals: Goals = []
    if carried:
        goals += _at(g, number, 22 + 3 * carried)
    elif not lacking:
        goals += _at(g, number, 14 if me.hp >= 3 else 2)
    for place, tile in g.map.items():
        if tile.revealed:
            heap = on_tile(tile)
            found = sum(min(count, heap[GOODS.index(x)]) for x, count in lacking.items())
            goals += [(place, 14.0 + 4 * found)] if found else []
    for trader in g.traders.values():
        if any(trader.goods[GOODS.index(letter)] for letter in lacking):
            goals.append((trader.tile, 14.0))
    return goals


def _serums(view: View) -> Goals:
    """Open the crates, then carry the serums home."""
    g, me = view.g, view.me
    held = holds(g, me, "serum")
    left = _crates(g, 28, "serum")
    if g.card == 5 and held and (not left or held >= 2 or not _has_slot(view, "serum")):
        return [(HOME, 32.0)]
    return _at(g, 28, 26) if left else _lying(g, "serum")


def holds(g: Land, person: Person, name: str) -> int:
    """How many cards of a name a character carries."""
    return sum(1 for card in person.items if g.book.gear[card] == name)


def _has_slot(view: View, name: str) -> bool:
    return fits_card(view.g, view.me, view.g.book.gear.index(name))


def _crates(g: Land, number: int, name: str) -> int:
    """How many containers on a tile still hold a mission object."""
    place = place_of(g, number)
    if place is None:
        return 0
    return sum(1 for kind in g.map[place].containers if marked(kind).holds == name)


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


def _prisoner(view: View) -> Goals:
    g, me = view.g, view.me
    carrier = carrier_of(g, "prisoner")
    if carrier is me:
        return [(HOME, 40.0)]
    if carrier is not None and carrier.alive:
        return [(carrier.tile, 9.0)]
    return _lying(g, "prisoner") or _at(g, 30, 26)


def _bunker(view: View) -> Goals:
    """Both codes, then everybody to the gate."""
    g, me = view.g, view.me
    if g.card >= 5:
        return [*_at(g, 32, 30), *(_lying(g, "code_a", 34) + _lying(g, "code_b", 34) if g.card == 5 else [])]  # fmt: skip  # noqa: E501
    goals: Goals = []
    if not g.progress.get("code_a_found"):
        goals += _at(g, 28, 24)
    if not g.progress.get("code_b_found"):
        goals += _at(g, 29, 24)
    for name in ("code_a", "code_b"):
        place = object_place(g, name)
        if place is not None and carrier_of(g, name) is None:
            goals.append((place, 22.0))
    return goals if me.hp >= 3 else []


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
    if lack < 3 and not (stage(g) == ("deep_water", 4) and me.water < 3):
        return []
    worth = 34.0 if me.water == 0 else 24.0 if me.water <= 1 else 14.0 if me.water == 2 else 5.0
    if stage(g) == ("deep_water", 4) and me.water < 3:
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
