"""Take counters from a pile; who takes the last one wins.

Small, but it has what a table must cope with: secret bids, something another seat may do meanwhile,
a decision inside a decision, dice, and something hidden.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from sobremesa.bots import Bot, Budget
from sobremesa.kernel import (
    PASS,
    Ask,
    Dice,
    Event,
    Flow,
    Game,
    Match,
    Mission,
    Option,
    Outcome,
    Pass,
    Question,
    Role,
    Setting,
    Setup,
    State,
    Text,
    Together,
)
from sobremesa.kernel.scene import Board, Choice, Die, Line, Prompt, Scene


class Bid(Option, frozen=True):
    """What a seat gives to begin."""

    amount: int


class Take(Option, frozen=True):
    """Take so many counters."""

    count: int


class Shout(Option, frozen=True):
    """Disturb the one who takes."""

    seat: int


class PutBack(Option, frozen=True):
    """Put a counter back."""


class BidsShown(Event, frozen=True):
    """The bids are turned over."""

    bids: tuple[int, ...]


class Taken(Event, frozen=True):
    """Somebody took counters and rolled."""

    seat: int
    count: int
    rolled: int


class Begin(Question[Bid]):
    """What to give to begin."""

    rule = "bid"


class TakeSome(Question[Take | Shout]):
    """How many counters to take."""

    rule = "take"


class Disturb(Question[Shout]):
    """What others may do meanwhile."""

    rule = "shout"


class Again(Question[Pass | PutBack]):
    """Whether to put one back."""

    rule = "again"


@dataclass(slots=True)
class Pile(State[int]):
    """The counters, who takes next (-1: the bids are not in), and each seat's secret number."""

    dice: Dice
    outcome: Outcome | None
    counters: int
    most: int
    turn: int
    secrets: list[int]
    shouted: list[int]


MISSIONS = {"small": 7, "large": 60}
SETTINGS = (
    Setting(id="most", default=3, low=1, high=5),
    Setting(id="die", default=True),
    Setting(id="mood", default="calm", values=("calm", "wild")),
)


class GreedyBot(Bot):
    """Takes what it can."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, match: Match[Pile], seat: int, budget: Budget) -> Option:
        ask = match.ask_of(seat)
        assert ask is not None
        return ask.options[-1]


class PileGame(Game[Pile]):
    """The game that works."""

    id = "pile"
    version = "1.0"
    state_type = Pile
    questions = options = events = sys.modules[__name__]
    missions: Mapping[str, Mission] = {
        id: Mission(id=id, seats=(2, 3), minutes=5, settings=SETTINGS) for id in MISSIONS
    }
    bots: Mapping[str, type[GreedyBot]] = {"greedy": GreedyBot}

    def roles(self, setup: Setup) -> tuple[Role, ...]:
        return tuple(Role(id="taker", owner=f"seat{seat}") for seat in range(setup.seats))

    def new_book(self, setup: Setup) -> int:
        return MISSIONS[setup.mission]

    def digest(self, setup: Setup) -> str:
        return f"pile of {MISSIONS[setup.mission]}"

    def new(self, setup: Setup, book: int, dice: Dice) -> Pile:
        return Pile(
            dice=dice,
            outcome=None,
            counters=book,
            most=int(setup.settings["most"]),
            turn=-1,
            secrets=dice.rolls(setup.seats, 6),
            shouted=[],
        )

    def flow(self, state: Pile) -> Flow[None]:
        if state.turn < 0:
            yield from self.bid(state)
        while True:
            yield from self.take(state)

    def bid(self, state: Pile) -> Flow[None]:
        seats = range(len(state.secrets))
        options = [Bid(amount) for amount in range(3)]
        bids = yield from Together({seat: Begin(seat, options) for seat in seats}, anchor=True)
        state.turn = max(seats, key=lambda seat: (bids[seat].amount, -seat))
        state.tell(BidsShown(tuple(bids[seat].amount for seat in seats)))

    def take(self, state: Pile) -> Flow[None]:
        answer = yield from self.question(state)
        if isinstance(answer, Shout):
            state.shouted.append(answer.seat)
            return
        state.counters -= answer.count
        rolled = state.dice.roll(6)
        state.tell(Taken(state.turn, answer.count, rolled))
        if not state.counters:
            state.end(self.outcome(state))
        if rolled == 6:
            again = yield from Again(state.turn, [PASS, PutBack()])
            state.counters += isinstance(again, PutBack)
        state.turn = (state.turn + 1) % len(state.secrets)

    def outcome(self, state: Pile) -> Outcome:
        winner, shouted = state.turn, tuple(state.shouted)
        carry = {"shouted": shouted}
        return Outcome(result=f"seat-{winner}", winners=(winner,), rule="last", carry=carry)

    def question(self, state: Pile) -> TakeSome:
        others = (seat for seat in range(len(state.secrets)) if seat != state.turn)
        return TakeSome(
            state.turn,
            self.takes(state),
            anchor=True,
            also=tuple(
                Disturb(seat, [Shout(seat)]) for seat in others if seat not in state.shouted
            ),
        )

    def takes(self, state: Pile) -> Sequence[Take]:
        return [Take(count) for count in range(1, min(state.most, state.counters) + 1)]

    def veil(self, state: Pile, seat: int, dice: Dice, now: Pile) -> None:
        for other in range(len(state.secrets)):
            if other != seat:
                state.secrets[other] = dice.roll(6)

    def scene(self, state: Pile, seat: int | None, text: Text) -> Scene:
        return Scene(
            title=text("game-title"), board=Board(key="pile", bounds=(0, 0, 1, 1), cells=())
        )

    def prompt(self, state: Pile, ask: Ask, seat: int, text: Text) -> Prompt:
        return Prompt(
            title=text(f"prompt-{ask.kind}"),
            text=text("game-title"),
            choices=tuple(
                Choice(
                    text=text(f"option-{type(option).__name__}", **_parts(option)), rule=ask.rule
                )
                for option in ask.options
            ),
            rule=ask.rule,
        )

    def line(self, event: Event, text: Text) -> Line | None:
        if isinstance(event, BidsShown):
            return Line(text=text("line-BidsShown", bids=", ".join(map(str, event.bids))))
        assert isinstance(event, Taken)
        words = text("line-Taken", seat=event.seat, count=event.count)
        return Line(text=words, dice=(Die(face=str(event.rolled)),))


def _parts(option: Option) -> dict[str, int]:
    return {name: value for name, value in msgspec.structs.asdict(option).items() if name != "seat"}


GAME = PileGame()
