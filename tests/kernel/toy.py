"""A game that consists of whatever rules a test gives it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

import questions as ask

from sobremesa.kernel import (
    Ask,
    Dice,
    Event,
    Flow,
    Game,
    Match,
    Mission,
    Option,
    Outcome,
    Role,
    Setting,
    Setup,
    State,
    Text,
    Texts,
)
from sobremesa.kernel.scene import Board, Choice, Line, Prompt, Scene


class Take(Option, frozen=True):
    number: int


class Say(Option, frozen=True):
    word: str


class Taken(Event, frozen=True):
    rule: ClassVar[str] = "toy.take"
    number: int


class Shown(Event, frozen=True):
    rule: ClassVar[str] = "toy.show"
    reveals: ClassVar[bool] = True
    number: int


@dataclass(slots=True)
class Box(State[None]):
    """The state: what was taken, a number that only seat 0 knows until the first step."""

    dice: Dice
    taken: list[int] = field(default_factory=list)
    hidden: int = 0
    step: int = 0
    outcome: Outcome | None = None


Rules = Callable[[Box], Flow[None]]


class Toy(Game[Box]):
    id = "toy"
    version = "1"
    state_type = Box
    option_types = (Take, Say)
    event_types = (Taken, Shown)
    missions: Mapping[str, Mission] = {
        "plain": Mission(id="plain", seats=(2, 3), minutes=1),
        "set": Mission(
            id="set",
            seats=(2, 2),
            minutes=1,
            settings=(
                Setting(id="fast", default=False),
                Setting(id="level", default=2, low=1, high=4),
                Setting(id="side", default="red", values=("red", "blue")),
                Setting(id="name", default="nobody"),
            ),
        ),
    }
    texts = Texts(Path("unused"))

    def __init__(self, rules: Rules, begin: Callable[[Box], None] | None = None) -> None:
        self.rules = rules
        self.begin = begin

    def roles(self, setup: Setup) -> tuple[Role, ...]:
        return tuple(Role(id=f"r{seat}", owner=f"r{seat}") for seat in range(setup.seats))

    def book(self, setup: Setup) -> None:
        return None

    def digest(self, setup: Setup) -> str:
        return "toy"

    def new(self, setup: Setup, book: None, dice: Dice) -> Box:
        box = Box(dice)
        if self.begin is not None:
            self.begin(box)
        return box

    def flow(self, state: Box) -> Flow[None]:
        return self.rules(state)

    def veil(self, state: Box, seat: int, dice: Dice, now: Box) -> None:
        if seat != 0 and not now.step:
            state.hidden = dice.below(1000)

    def scene(self, state: Box, seat: int | None, text: Text) -> Scene:
        return Scene(title="toy", board=Board(key="", bounds=(0, 0, 1, 1), cells=()))

    def prompt(self, state: Box, ask: Ask, seat: int, text: Text) -> Prompt:
        choices = tuple(Choice(text=str(each)) for each in ask.options)
        return Prompt(title=ask.kind, text=ask.kind, choices=choices)

    def line(self, event: Event, text: Text) -> Line:
        return Line(text=str(event))


def takes(*numbers: int) -> list[Take]:
    """An option to take each of the numbers."""
    return [Take(number) for number in numbers]


def start(
    rules: Rules,
    *,
    seed: int = 1,
    keep: bool = False,
    seats: int = 2,
    begin: Callable[[Box], None] | None = None,
) -> Match[Box]:
    """A match of these rules."""
    game = Toy(rules, begin)
    return Match.start(game, game.prepare("plain", seats), seed, keep=keep)


def counting(box: Box) -> Flow[None]:
    """The rules of most tests: seats take numbers in turn, a die falls at each third, 30 end it."""
    while box.step < 30:
        seat = box.step % 2
        taken = yield from ask.Number(seat, takes(1, 2, 3), anchor=box.step % 2 == 0)
        box.taken.append(taken.number)
        box.tell(Taken(taken.number))
        if box.step % 3 == 2:
            box.taken.append(box.dice.roll(6))
        box.step += 1
    box.end(Outcome(result="over", winners=(sum(box.taken) % 2,)))
