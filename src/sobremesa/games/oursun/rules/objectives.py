"""Objective actions: deliveries, and tests that count towards the mission."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import GOODS
from sobremesa.games.oursun.events.cards import Delivered
from sobremesa.games.oursun.options.cards import Deliver, Objective
from sobremesa.games.oursun.state import NEW_HAVEN, Land, Person
from sobremesa.kernel import DONE, Done, Flow

from .actions import interact
from .goods import gain, minus, remove_card, some
from .rolls import skill_test
from .whereabouts import object_place


def _parts(g: Land, person: Person) -> list[str]:
    """Resources that are still wanted and that the character has."""
    return [
        letter
        for letter in "MKP"
        if g.progress.get(letter, 0) > 0 and person.goods[GOODS.index(letter)]
    ]


def _water(g: Land, person: Person) -> list[str]:
    most = min(person.water, g.progress["water"])
    return [f"water:{count}" for count in range(1, most + 1)]


def _calibration(g: Land, person: Person) -> list[str]:
    return [] if g.weather == "solar_storm" else ["calibrate"]


def _serums(g: Land, person: Person) -> list[str]:
    held = sum(1 for card in person.items if g.book.gear[card] == "serum")
    return [f"serum:{count}" for count in range(1, held + 1)]


def _decoding(g: Land, person: Person) -> list[str]:
    return [] if g.progress.get("code_b_found") else ["decode"]


def _opening(g: Land, person: Person) -> list[str]:
    """Only while both codes are there, carried or lying."""
    places = {object_place(g, "code_a"), object_place(g, "code_b")}
    return ["open"] if places == {person.tile} else []


OBJECTIVES: dict[tuple[str, int], tuple[int, Callable[[Land, Person], list[str]]]] = {
    ("deep_water", 2): (31, _parts),
    ("deep_water", 4): (NEW_HAVEN, _water),
    ("signal_fire", 2): (29, _parts),
    ("signal_fire", 3): (29, _calibration),
    ("clinic", 5): (NEW_HAVEN, _serums),
    ("bunker", 2): (29, _decoding),
    ("bunker", 5): (32, _opening),
}
"""The tile on which a mission card has objective actions, and which."""


def objective_options(g: Land, person: Person) -> list[Objective]:
    """The objective actions of the card in force on this tile."""
    found = OBJECTIVES.get((g.book.mission.id, g.card))
    if found is None or g.map[person.tile].number != found[0]:
        return []
    return [Objective(what) for what in found[1](g, person)]


def task_of(option: Objective) -> tuple[str, int]:
    """What an objective action is about, and how many of it are handed in, if it says so."""
    what, _, count = option.what.partition(":")
    return what, int(count or 0)


def objective(g: Land, person: Person, option: Objective) -> Flow[None]:
    """1 AP on the stated tile, an interaction like any other."""
    what, count = task_of(option)

    def effect() -> Flow[None]:
        if what in TESTS_WANTED:
            yield from _work(g, person, what)
        elif what == "water":
            person.water -= count
            _tick(g, person, "water", count)
        elif what == "serum":
            _hand_in(g, person, count)
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
    g.tell(Delivered(person.id, what, max(0, g.progress[what])))


def _work(g: Land, person: Person, what: str) -> Flow[None]:
    """Successes add up over tests and characters."""
    test, counter = TESTS_WANTED[what]
    found = yield from skill_test(g, person, test, enough=g.progress[counter])
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


def _deliver(g: Land, person: Person, first: str) -> Flow[None]:
    """Up to 2 resources in one action."""
    _hand_cube(g, person, first)
    more = _parts(g, person)
    if more:
        answer = yield from ask.Deliver(person.seat, [DONE, *map(Deliver, more)], person.who)
        if not isinstance(answer, Done):
            _hand_cube(g, person, answer.what)


def _hand_cube(g: Land, person: Person, letter: str) -> None:
    person.goods = minus(person.goods, some(GOODS.index(letter)))
    g.progress["last"] = person.who
    _tick(g, person, letter, 1)
