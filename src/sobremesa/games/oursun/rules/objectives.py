"""Objective actions: deliveries, and tests that count towards the mission."""

from __future__ import annotations

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import GOODS
from sobremesa.games.oursun.content.mission_cards import Bring, BringWater, HandIn, Task, Work
from sobremesa.games.oursun.events.cards import Delivered
from sobremesa.games.oursun.options.cards import Deliver, Objective
from sobremesa.games.oursun.state import Land, Person
from sobremesa.kernel import DONE, Done, Flow, Register

from .actions import interact
from .goods import gain, minus, remove_card, some
from .mission_conditions import card_in_force
from .mission_effects import LAST
from .rolls import skill_test
from .whereabouts import object_place, site

WATER = "water"
"""The counter of water to deliver, and the word of that action."""


class Hand:
    """A character at the objective."""

    __slots__ = ("g", "person")

    def __init__(self, g: Land, person: Person) -> None:
        self.g = g
        self.person = person


OFFERS: Register[Hand, Task, list[str]] = Register("objective actions")
"""What a character can do for a task, in the words of the option."""


def objective_options(g: Land, person: Person) -> list[Objective]:
    """The objective actions of the card in force on this tile."""
    hand = Hand(g, person)
    return [Objective(what) for task in _tasks_on(g, person) for what in OFFERS(hand, task)]


def _tasks_on(g: Land, person: Person) -> list[Task]:
    number = g.map[person.tile].number
    return [task for task in card_in_force(g).tasks if site(g, task.tile) == number]


@OFFERS.of(Bring)
def _cubes(hand: Hand, task: Bring) -> list[str]:
    """Resources that are still wanted and that the character has."""
    return [
        letter
        for letter in task.goods
        if hand.g.progress.get(letter, 0) > 0 and hand.person.goods[GOODS.index(letter)]
    ]


@OFFERS.of(BringWater)
def _water(hand: Hand, task: BringWater) -> list[str]:
    most = min(hand.person.water, hand.g.progress.get(WATER, 0))
    return [f"{WATER}:{count}" for count in range(1, most + 1)]


@OFFERS.of(HandIn)
def _objects(hand: Hand, task: HandIn) -> list[str]:
    held = len(_held(hand.g, hand.person, task.object))
    return [f"{task.object}:{count}" for count in range(1, held + 1)]


def _held(g: Land, person: Person, name: str) -> list[int]:
    return [card for card in person.items if g.book.gear[card] == name]


@OFFERS.of(Work)
def _work_to_do(hand: Hand, task: Work) -> list[str]:
    """While there is something to do, in fit weather and beside what it needs."""
    g = hand.g
    if g.progress.get(task.counter, 0) <= 0 or (task.not_in and g.weather == task.not_in):
        return []
    beside = all(object_place(g, name) == hand.person.tile for name in task.beside)
    return [task.name] if beside else []


# Doing it


def task_of(option: Objective) -> tuple[str, int]:
    """What an objective action is about, and how many of it are handed in, if it says so."""
    what, _, count = option.what.partition(":")
    return what, int(count or 0)


def work_of(g: Land, option: Objective) -> Work | None:
    """The test that an objective action is, if it is one."""
    tasks = [task for task in card_in_force(g).tasks if isinstance(task, Work)]
    return next((task for task in tasks if task.name == option.what), None)


def _hand_in_of(g: Land, name: str) -> HandIn:
    tasks = [task for task in card_in_force(g).tasks if isinstance(task, HandIn)]
    return next(task for task in tasks if task.object == name)


def objective(g: Land, person: Person, option: Objective) -> Flow[None]:
    """1 AP on the stated tile, an interaction like any other."""
    what, count = task_of(option)
    work = work_of(g, option)

    def effect() -> Flow[None]:
        if work is not None:
            yield from _work(g, person, work)
        elif what == WATER:
            person.water -= count
            _tick(g, person, WATER, count)
        elif count:
            _hand_in(g, person, _hand_in_of(g, what), count)
        else:
            yield from _deliver(g, person, what)

    yield from interact(g, person, 1, "objective", effect)


def _tick(g: Land, person: Person, what: str, count: int) -> None:
    g.progress[what] -= count
    g.tell(Delivered(person.id, what, max(0, g.progress[what])))


def _work(g: Land, person: Person, task: Work) -> Flow[None]:
    """Successes add up over tests and characters."""
    found = yield from skill_test(g, person, task.test, enough=g.progress[task.counter])
    _tick(g, person, task.counter, found)
    if task.gives and g.progress[task.counter] <= 0:
        g.progress[f"{task.gives}_found"] = 1
        yield from gain(g, person, cards=(g.book.gear.index(task.gives),))


def _hand_in(g: Land, person: Person, task: HandIn, count: int) -> None:
    for card in _held(g, person, task.object)[:count]:
        remove_card(person, card)
        g.lost_objects.append(card)
    _tick(g, person, task.counter, count)


def _deliver(g: Land, person: Person, first: str) -> Flow[None]:
    """Up to 2 resources in one action."""
    _hand_cube(g, person, first)
    tasks = [task for task in _tasks_on(g, person) if isinstance(task, Bring)]
    more = [letter for task in tasks for letter in _cubes(Hand(g, person), task)]
    if more:
        answer = yield from ask.Deliver(person.seat, [DONE, *map(Deliver, more)], person.who)
        if not isinstance(answer, Done):
            _hand_cube(g, person, answer.what)


def _hand_cube(g: Land, person: Person, letter: str) -> None:
    person.goods = minus(person.goods, some(GOODS.index(letter)))
    g.progress[LAST] = person.who
    _tick(g, person, letter, 1)
