"""The content of the game, read and checked, and the look-ups that a match uses."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.hex import HexMap
from sobremesa.boards.hex_drawing import check_connected, read_drawing
from sobremesa.boards.hex_sight import Sight
from sobremesa.kernel import BadContent, Setup
from sobremesa.kernel.content import check_references, load_folder

from .pieces import ENEMY_STEPS, EVENT_STEPS, REPLY_STEPS
from .schema import (
    ATTRIBUTES,
    BANDS,
    COLOURS,
    DECKS,
    ORDERS,
    RULES,
    SCOPES,
    SLOTS,
    Boon,
    Content,
    EnemyData,
    ScenarioData,
    Step,
    TerrainData,
)
from .sheets import Sheets
from .traits import ELEMENTS, TOKEN_OF, Traits, check_effects, compose

LEGEND = ".Nn1234UBtTbvalmVZDo"
CLOSED = "T"
CLOSED_TO_LARGE = "tT"
ENEMY_STARTS = "1234UB"
WANTED = "wanted"
FIRED = "youre_fired"
DECK_SIZES = {"guns": 16, "ammo": 14, "meds": 16, "torgue": 16}
HUNTERS = 4
COMPANION = 4
"""A companion's number is its Vault Hunter's plus this."""
FIRST_ENEMY = 10
LAST_SCENARIO = 5


class Arena:
    """A map: its zones, what is drawn on them, and sight, worked out once."""

    __slots__ = (
        "_walks", "barrels", "boss", "chests", "id", "machines", "map", "objectives", "reaches",
        "sight", "spawns", "station", "stations", "tyres", "unique", "vomit",
    )  # fmt: skip

    def __init__(self, id: str, text: str) -> None:
        drawing = read_drawing(text, LEGEND)
        self.id = id
        self.map: HexMap = drawing.map
        self.sight = Sight(drawing.map)
        marks = drawing.marks
        self.tyres = tuple({"t": 1, "T": 3}.get(mark, 0) for mark in marks.values())
        self.station = next(members(drawing.marked("N")))
        self.stations = tuple(members(drawing.marked("Nn")))
        self.spawns = {int(mark): zone for zone, mark in marks.items() if mark in "1234"}
        self.unique = next(members(drawing.marked("U")), -1)
        self.boss = next(members(drawing.marked("B")), -1)
        self.barrels = tuple(members(drawing.marked("b")))
        self.vomit = tuple(members(drawing.marked("v")))
        self.objectives = tuple(members(drawing.marked("o")))
        self.chests = {zone: CHESTS[mark] for zone, mark in marks.items() if mark in CHESTS}
        self.machines = {zone: mark for zone, mark in marks.items() if mark in "VZD"}
        self._walks: dict[tuple[int, int], tuple[int, ...]] = {}
        self.reaches: dict[tuple[int, int], int] = {}
        """Zones within the bands of an action, by zone and bands."""

    def walks_to(self, goal: int, closed: int) -> tuple[int, ...]:
        """How many steps each zone is from the goal on foot, 999 where there is no way."""
        key = goal, closed
        found = self._walks.get(key)
        if found is None:
            steps = self.map.steps_from(goal, closed)
            found = tuple(steps.get(zone, 999) for zone in range(len(self.map)))
            self._walks[key] = found
        return found


@cache
def arena_of(id: str, text: str) -> Arena:
    """A map; all books share it, since its tables of sight are worth keeping."""
    return Arena(id, text)


CHESTS = {"a": "ammo_chests", "l": "loot_chests", "m": "mailboxes"}


class Foe:
    """An enemy card as the rules look at it all the time."""

    __slots__ = ("data", "large", "miniature", "shields", "traits")

    def __init__(self, data: EnemyData) -> None:
        self.data = data
        self.large = data.base == "large"
        self.miniature = data.miniature or data.id
        self.shields = tuple(COLOURS.index(colour) for colour in data.shields)
        self.traits: Traits = compose(data.effects)


class Book:
    """The content as a match uses it, shared by all copies of the state."""

    __slots__ = (
        "arenas", "campaign", "content", "enemies", "foes", "gear", "loot", "loot_kinds",
        "plug", "scenario", "sheets", "shields", "step_traits", "wanted_map",
    )  # fmt: skip

    def __init__(self, content: Content, setup: Setup) -> None:
        self.content = content
        self.scenario: ScenarioData | None = content.scenarios.get(setup.mission)
        self.campaign = bool(setup.options.get("campaign", False)) or setup.carry is not None
        plug = 0 if self.scenario is None else self.scenario.plug
        self.plug = int(setup.options.get("plug", plug))
        self.wanted_map = int(setup.options.get("map", 0))
        self.arenas = {id: arena_of(id, text) for id, text in content.maps.items()}
        self.gear = content.gear
        self.shields = frozenset(card.id for card in content.gear.values() if card.shields)
        self.enemies = content.enemies
        self.foes = {id: Foe(data) for id, data in content.enemies.items()}
        self.loot_kinds = tuple(content.terrain.loot)
        self.loot = tuple(content.terrain.loot.values())
        self.sheets = Sheets(content)
        self.step_traits: dict[tuple[str, ...], Traits] = {}

    def traits_of(self, words: tuple[str, ...]) -> Traits:
        """The traits that some effects give together, worked out once."""
        found = self.step_traits.get(words)
        if found is None:
            found = self.step_traits[words] = compose(words)
        return found


# Reading and checking


def load_content(folder: Traversable) -> Content:
    """The content of a folder, every cross-reference and count checked."""
    content = load_folder(folder, Content)
    check_content(content)
    return content


def check_content(content: Content) -> None:
    """Refuse content whose parts do not fit each other or the component list."""
    _check_hunters(content)
    _check_gear(content)
    _check_announcements(content)
    _check_enemies(content)
    _check_terrain(content)
    _check_scenarios(content)


def _check_hunters(content: Content) -> None:
    _count("hunters.toml", "Vault Hunters", len(content.hunters), HUNTERS)
    for hunter in content.hunters.values():
        place = f"hunters.toml: [{hunter.id}]"
        check_references(f"{place} attributes", hunter.attributes, ATTRIBUTES)
        check_references(f"{place} gear", hunter.gear, content.gear)
        if hunter.companion:
            check_references(f"{place} companion", [hunter.companion], content.companions)
        trees = [tree for tree in content.trees.values() if tree.hunter == hunter.id]
        _count(place, "skill trees", len(trees), 3)
    for companion in content.companions.values():
        for attack in companion.attacks.values():
            place = f"companions.toml: [{companion.id}]"
            check_effects(place, attack.effects)
            check_references(f"{place} bands", attack.bands, BANDS)
    for tree in content.trees.values():
        check_references(f"trees.toml: [{tree.id}] hunter", [tree.hunter], content.hunters)
        check_references(f"trees.toml: [{tree.id}.slots]", SLOTS, tree.slots)
        check_references(f"trees.toml: [{tree.id}.slots]", tree.slots, SLOTS)
        for slot, boon in tree.slots.items():
            _check_boon(f"trees.toml: [{tree.id}.slots] {slot}", boon)


def _check_boon(place: str, boon: Boon) -> None:
    check_references(f"{place} attributes", [*boon.attributes, *boon.companion], ATTRIBUTES)
    check_references(f"{place} scopes", [*boon.gains, *boon.loses, *boon.bands], SCOPES)
    check_references(f"{place} rules", boon.rules, RULES)
    check_references(f"{place} immune", boon.immune, [*TOKEN_OF.values(), "stun"])
    check_references(f"{place} choose", boon.choose, ELEMENTS)
    for words in (*boon.gains.values(), *boon.loses.values()):
        check_effects(place, [word for word in words if word != "chosen"])


def _check_gear(content: Content) -> None:
    for deck in DECKS:
        cards = [card for card in content.gear.values() if card.deck == deck]
        _count("gear.toml", f"cards of the {deck} deck", len(cards), DECK_SIZES[deck])
    for card in content.gear.values():
        place = f"gear.toml: [{card.id}]"
        check_effects(place, card.effects)
        check_references(f"{place} bands", card.bands, BANDS)
        _check_boon(place, card.boon)
        if (card.kind in ("gun", "melee", "grenade")) != bool(card.attribute and card.bands):
            raise BadContent(f"{place}: expected an attribute and bands for weapons alone")
        if (card.kind == "grenade") != bool(card.die) or (card.kind == "shield") != bool(
            card.shields
        ):
            raise BadContent(f"{place}: expected a die for grenades, shields for shields alone")


def _check_announcements(content: Content) -> None:
    for rank, count in ((0, 1), (1, 12), (2, 12), (3, 12)):
        cards = [card for card in content.announcements.values() if card.rank == rank]
        _count("announcements.toml", f"cards of rank {rank}", len(cards), count)
    check_references("announcements.toml", [FIRED], content.announcements)
    for card in content.announcements.values():
        check_references(f"announcements.toml: [{card.id}] orders", card.orders, ORDERS)
    for event in content.events.values():
        place = f"events.toml: [{event.id}]"
        check_references(f"{place} orders", event.orders, ORDERS)
        _check_steps(place, event.steps, EVENT_STEPS, content)
    _count("events.toml", "events", len(content.events), 32)
    _count("stars.toml", "star moves", len(content.stars), 12)


def _check_steps(place: str, steps: Iterable[Step], known: Iterable[str], content: Content) -> None:
    for step in steps:
        check_references(f"{place} do", [step.do], known)
        check_effects(place, step.effects)
        if step.kind:
            check_references(f"{place} kind", [step.kind], content.enemies)
        if step.token:
            check_references(f"{place} token", [step.token], [*TOKEN_OF.values(), "stun"])


def _check_enemies(content: Content) -> None:
    for enemy in content.enemies.values():
        place = f"enemies.toml: [{enemy.id}]"
        check_effects(place, enemy.effects)
        check_references(f"{place} vulnerable", enemy.vulnerable, ELEMENTS)
        check_references(f"{place} immune", enemy.immune, TOKEN_OF.values())
        _check_steps(f"{place} reply", enemy.reply, REPLY_STEPS, content)
        for special in enemy.specials:
            _check_steps(f"{place} {special.id}", special.steps, ENEMY_STEPS, content)
        if enemy.defence_fumble:
            known = ("stun", "burn", "wound")
            check_references(f"{place} defence_fumble", [enemy.defence_fumble], known)
        if (enemy.kind == "unique") != bool(enemy.miniature):
            raise BadContent(f"{place}: expected a miniature of another enemy for Uniques alone")
        if enemy.miniature:
            check_references(f"{place} miniature", [enemy.miniature], content.enemies)
        elif enemy.supply < 1:
            raise BadContent(f"{place}: expected a supply of 1 or more, got {enemy.supply}")


def _check_terrain(content: Content) -> None:
    terrain = content.terrain
    _count("terrain.toml", "loot tokens", sum(sort.count for sort in terrain.loot.values()), 48)
    _count("terrain.toml", "loot chests", sum(terrain.loot_chests.values()), 4)
    _count("terrain.toml", "vending machines", sum(terrain.machines.values()), 2)
    for id, text in content.maps.items():
        place = f"maps/{id}.txt"
        try:
            drawing = read_drawing(text, LEGEND)
            check_connected(drawing.map, drawing.marked(CLOSED))
        except ValueError as error:
            raise BadContent(f"{place}: {error}") from error
        stations = list(members(drawing.marked("N")))
        _count(place, "green New-U Stations", len(stations), 1)
        ways = bits_of(drawing.map.steps_from(stations[0], drawing.marked(CLOSED_TO_LARGE)))
        if lost := drawing.marked(ENEMY_STARTS) & ~ways:
            row, column = drawing.map.places[next(members(lost))]
            raise BadContent(
                f"{place}: row {row}, column {column}: expected a way for a large base to N"
            )
        _check_tokens(place, text, terrain)


def _check_tokens(place: str, text: str, terrain: TerrainData) -> None:
    """No map may use more tokens than there are."""
    most = {
        "b": sum(terrain.barrels.values()),
        "v": terrain.vomit,
        "a": sum(terrain.ammo_chests.values()),
        "l": sum(terrain.loot_chests.values()),
        "m": sum(terrain.mailboxes.values()),
        "VZD": sum(terrain.machines.values()),
    }
    for marks, count in most.items():
        used = sum(text.count(mark) for mark in marks)
        if used > count:
            raise BadContent(f"{place}: expected at most {count} of {marks}, got {used}")
    tyres = text.count("t") + 3 * text.count("T")
    if tyres > terrain.tyres:
        raise BadContent(f"{place}: expected at most {terrain.tyres} Tyres, got {tyres}")


def _check_scenarios(content: Content) -> None:
    numbers = sorted(scenario.number for scenario in content.scenarios.values())
    if numbers != list(range(1, LAST_SCENARIO + 1)):
        raise BadContent(f"scenarios.toml: expected numbers 1 to {LAST_SCENARIO}, got {numbers}")
    check_references("maps/", (*content.scenarios, *content.wanted.maps), content.maps)
    for scenario in content.scenarios.values():
        place = f"scenarios.toml: [{scenario.id}]"
        board = read_drawing(content.maps[scenario.id], LEGEND).map
        check_references(
            f"{place} enemies", [each[0] for each in scenario.enemies], content.enemies
        )
        for kind, row, column in scenario.enemies:
            try:
                board.zone(row, column)
            except ValueError as error:
                raise BadContent(f"{place} enemies: {kind}: {error}") from error
        arena = Arena(scenario.id, content.maps[scenario.id])
        box = scenario.box
        for spawns in (scenario.spawn, scenario.slaughter_spawn, box.spawn):
            check_references(f"{place} spawn", spawns, map(str, arena.spawns))
            for lots in spawns.values():
                check_references(f"{place} spawn", [kind for kind, _ in lots], content.enemies)
        check_references(f"{place} box", [kind for kind, _ in box.enemies], content.enemies)
    _count("wanted.toml", "maps", len(content.wanted.maps), 10)
    _count("wanted.toml", "cards", len(content.wanted.cards), 8)
    for id, card in content.wanted.cards.items():
        kinds = [card.unique, *(kind for kind, _ in card.escorts)]
        check_references(f"wanted.toml: [cards.{id}]", kinds, content.enemies)


def _count(place: str, what: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise BadContent(f"{place}: expected {wanted} {what}, got {count}")


@cache
def own_content() -> Content:
    """The content that comes with the game."""
    return load_content(files(__package__))
