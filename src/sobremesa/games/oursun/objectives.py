"""Objective actions: deliveries, and tests that count towards the mission."""

from __future__ import annotations

from sobremesa.kernel import DONE, Ask, Done, Flow, Option

from .actions import interact
from .book import GOODS
from .events import Delivered
from .goods import gain, minus, remove_card, some
from .options import Deliver, Objective
from .rolls import skill_test
from .state import NEW_HAVEN, Land, Person
from .whereabouts import object_place


def delivery_options(g: Land, person: Person) -> list[str]:
    """What the character could deliver here for the mission card in force."""
    mission, number = g.book.mission.id, g.map[person.tile].number
    wanted: tuple[str, ...] = ()
    if mission == "deep_water" and g.card == 2 and number == 31:
        wanted = ("M", "K")
    if mission == "signal_fire" and g.card == 2 and number == 29:
        wanted = ("K", "P")
    return [
        letter for letter in wanted if g.progress[letter] > 0 and person.goods[GOODS.index(letter)]
    ]


OBJECTIVE_TILES = {
    "deep_water": (NEW_HAVEN, 31),
    "signal_fire": (29,),
    "clinic": (NEW_HAVEN,),
    "outpost": (),
    "bunker": (29, 32),
}
"""Where an objective action may be possible."""


def objective_options(g: Land, person: Person) -> list[Option]:
    """The objective actions of the card in force on this tile."""
    mission, number = g.book.mission.id, g.map[person.tile].number
    if number not in OBJECTIVE_TILES[mission]:
        return []
    options: list[Option] = [Objective(letter) for letter in delivery_options(g, person)]
    if mission == "deep_water" and g.card == 4 and number == NEW_HAVEN:
        most = min(person.water, g.progress["water"])
        options += [Objective(f"water:{count}") for count in range(1, most + 1)]
    if mission == "signal_fire" and g.card == 3 and number == 29 and g.weather != "solar_storm":
        options.append(Objective("calibrate"))
    if mission == "clinic" and g.card == 5 and number == NEW_HAVEN:
        held = sum(1 for card in person.items if g.book.gear[card] == "serum")
        options += [Objective(f"serum:{count}") for count in range(1, held + 1)]
    if mission == "bunker":
        options += _bunker_options(g, person, number)
    return options


def _bunker_options(g: Land, person: Person, number: int) -> list[Option]:
    if g.card == 2 and number == 29 and not g.progress.get("code_b_found"):
        return [Objective("decode")]
    codes = (object_place(g, "code_a"), object_place(g, "code_b"))
    if g.card == 5 and number == 32 and codes == (person.tile, person.tile):
        return [Objective("open")]
    return []


def objective(g: Land, person: Person, option: Objective) -> Flow:
    """1 AP on the stated tile, an interaction like any other."""
    what, _, count = option.what.partition(":")

    def effect() -> Flow:
        if what in TESTS_WANTED:
            yield from _work(g, person, what)
        elif what == "water":
            person.water -= int(count)
            _tick(g, person, "water", int(count))
        elif what == "serum":
            _hand_in(g, person, int(count))
        else:
            yield from _deliver(g, person, what)

    yield from interact(g, person, 1, "objective", effect)


TESTS_WANTED = {
    "calibrate": ("dexterity", "signal"),
    "decode": ("dexterity", "code_b"),
    "open": ("strength", "gate"),
}
"""Objective actions with a test, and what its successes count towards."""


def _tick(g: Land, person: Person, what: str, count: int) -> None:
    g.progress[what] -= count
    g.tell(Delivered(person.kind, what, max(0, g.progress[what])))


def _work(g: Land, person: Person, what: str) -> Flow:
    """Successes add up over tests and characters."""
    test, counter = TESTS_WANTED[what]
    found = yield from skill_test(g, person, test, counted=True)
    _tick(g, person, counter, found)
    if what == "decode" and g.progress["code_b"] <= 0:
        g.progress["code_b_found"] = 1
        yield from gain(g, person, cards=(g.book.gear.index("code_b"),))


def _hand_in(g: Land, person: Person, count: int) -> None:
    serums = [card for card in person.items if g.book.gear[card] == "serum"]
    for card in serums[:count]:
        remove_card(person, card)
        g.lost_objects.append(card)
    _tick(g, person, "serums", count)


def _deliver(g: Land, person: Person, first: str) -> Flow:
    """Up to 2 resources in one action."""
    _hand_cube(g, person, first)
    more = delivery_options(g, person)
    if more:
        options: list[Option] = [DONE, *map(Deliver, more)]
        answer = yield Ask(person.seat, "deliver", options, about=person.who)
        if not isinstance(answer, Done):
            _hand_cube(g, person, answer.what)


def _hand_cube(g: Land, person: Person, letter: str) -> None:
    person.goods = minus(person.goods, some(GOODS.index(letter)))
    g.progress["last"] = person.who
    _tick(g, person, letter, 1)
