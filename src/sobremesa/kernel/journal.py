"""What a match remembers of its past: choices, events, dice, and where undo must stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from .ask import Ask, Option
from .state import Event, State, Told

if TYPE_CHECKING:
    from .match import Match

S = TypeVar("S", bound=State[Any])

Revealed: TypeAlias = Literal["", "chance", "hidden", "other", "asked"]
"""Why undo stops: dice or a shuffle, something hidden that was shown, another seat's choice, or a
question to another seat, which tells that it has something to choose."""

_SNAPSHOT_EVERY = 24


class Choice(msgspec.Struct, array_like=True):
    """A choice that was made, the dice that fell because of it, and what it revealed."""

    seat: int
    option: Option
    dice: tuple[int, ...] = ()
    revealed: Revealed = ""
    lines: int = 0
    """How many lines the chronicle had before this choice."""
    decided: bool = False
    """Whether it was a tie that the table decided, and nobody was asked."""


class Snapshot(msgspec.Struct, Generic[S]):
    """A snapshot to go back to: the state before choice `number`."""

    number: int
    base: S


class Journal(Generic[S]):
    """The past of one match."""

    __slots__ = ("choices", "lines", "opening_dice", "seed", "snapshots")

    def __init__(self, base: S) -> None:
        self.choices: list[Choice] = []
        self.lines: list[Told] = []
        self.snapshots: list[Snapshot[S]] = [Snapshot(0, base)]
        self.opening_dice: tuple[int, ...] = ()
        """What was rolled before anybody chose anything."""
        self.seed = base.dice.seed

    def chosen(self, seat: int, option: Option) -> None:
        """A choice is made; what it causes comes with `told` and `settled`."""
        self.choices.append(Choice(seat, option, lines=len(self.lines)))

    def turned_over(self) -> None:
        """The last choice completed a Together: whoever made it may now see the other answers."""
        self.choices[-1].revealed = "other"

    def put(self, seat: int, asks: Sequence[Ask]) -> None:
        """The choice of a seat has led to these questions, after what standing orders let go by."""
        last = self.choices[-1]
        if not last.revealed and any(seat not in (ask.seat, *ask.group) for ask in asks):
            last.revealed = "asked"

    def told(self, lines: list[Event | Told]) -> None:
        """Something happened."""
        self.lines += [line if isinstance(line, Told) else Told(line) for line in lines]

    @property
    def chapter(self) -> int:
        """Where the present turn, phase or other part of the game began: after how many lines."""
        lines = self.lines
        return next((at for at in range(len(lines), 0, -1) if lines[at - 1].event.chapter), 0)

    def settled(self, match: Match[S]) -> None:
        """The rules have come to the next question: note the dice, and a snapshot now and then."""
        dice = match.state.dice
        rolled = dice.take()
        if not self.choices:
            self.opening_dice += rolled
        else:
            last = self.choices[-1]
            last.dice += rolled
            last.revealed = self._revealed(last, dice.seed) or last.revealed
        self.seed = dice.seed
        at_anchor = match.question is not None and match.question.anchor
        if at_anchor and len(self.choices) >= self.snapshots[-1].number + _SNAPSHOT_EVERY:
            match._snapshot()
            self.snapshots.append(Snapshot(len(self.choices), match.base))

    def _revealed(self, choice: Choice, seed: int) -> Revealed:
        if seed != self.seed:
            return "chance"
        if any(told.event.reveals for told in self.lines[choice.lines :]):
            return "hidden"
        return ""

    def retract(self, match: Match[S]) -> None:
        """The last choice did not happen after all: a rule failed on it."""
        if self.choices:
            choice = self.choices.pop()
            del self.lines[choice.lines :]
        self.seed = match.state.dice.seed

    def snapshot_before(self, number: int) -> Snapshot[S]:
        """The latest snapshot from which choice `number` can be reached."""
        return next(snapshot for snapshot in reversed(self.snapshots) if snapshot.number <= number)

    def begin_from(self, other: Journal[S], snapshot: Snapshot[S]) -> None:
        """Take over another journal's past up to a snapshot."""
        self.choices = [
            Choice(old.seat, old.option, old.dice, old.revealed, old.lines, old.decided)
            for old in other.choices[: snapshot.number]
        ]
        later = other.choices[snapshot.number :]
        self.lines = other.lines[: later[0].lines] if later else other.lines[:]
        self.snapshots = [old for old in other.snapshots if old.number <= snapshot.number]
        self.opening_dice = other.opening_dice

    def free_undo(self, seat: int) -> tuple[int, Revealed]:
        """How far a seat may take back without asking, and why no further.

        Gives the number of the earliest choice it may take back to; the match's own length means
        that nothing can be taken back freely.
        """
        number = len(self.choices)
        while number:
            choice = self.choices[number - 1]
            if choice.seat != seat:
                return number, "other"
            if choice.revealed:
                return number, choice.revealed
            number -= 1
        return 0, ""
