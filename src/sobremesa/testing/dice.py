"""Loaded dice: a test says what falls, nothing else may fall, and all of it must fall."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, TypeAlias, TypeVar

from sobremesa.kernel import Dice

T = TypeVar("T")

Roll: TypeAlias = int | tuple[int, int]
"""What a die shows, or that and how many sides it must have."""


class UnexpectedChance(AssertionError):
    """The rules left something to chance that the test did not load."""


class _Load:
    """What was loaded, in order. All copies of the dice read the same load."""

    def __init__(self, rolls: Sequence[Roll], shuffles: Sequence[Any], picks: Sequence[Any]):
        self.rolls: list[Roll] = list(rolls)
        self.shuffles: list[Sequence[Any]] = list(shuffles)
        self.picks: list[Any] = list(picks)


class LoadedDice(Dice):
    """Dice whose rolls are given in advance.

    `rolls` are numbers, or pairs of a number and the sides that the die must have.
    `picks` are what `pick` and `below` give. `shuffles` say which cards come first, in this order;
    the others, and those of further shuffles, stay as they lie.

    A copy goes on from the same place with the same load, and `load` adds to the load of all
    copies: so copies, undo and failed choices give the same dice back. `seed` counts what was
    drawn. Under the pytest plugin a test fails if something loaded was never used, unless the dice
    are `spare`.
    """

    __slots__ = ("_load", "_noted", "_picked", "_rolled", "_shuffled")

    watched: ClassVar[list[LoadedDice] | None] = None

    def __init__(
        self,
        rolls: Sequence[Roll] = (),
        *,
        shuffles: Sequence[Sequence[Any]] = (),
        picks: Sequence[Any] = (),
        spare: bool = False,
    ) -> None:
        super().__init__(0)
        self._load = _Load(rolls, shuffles, picks)
        self._rolled = self._shuffled = self._picked = 0
        self._noted: list[int] = []
        if LoadedDice.watched is not None and not spare:
            LoadedDice.watched.append(self)

    def load(self, *rolls: Roll) -> None:
        """Load more rolls, after those that are loaded already."""
        self._load.rolls.extend(rolls)

    def roll(self, sides: int) -> int:
        rolls, number = self._load.rolls, self._rolled
        if number >= len(rolls):
            raise UnexpectedChance(
                f"roll {number + 1}: the rules roll a d{sides}, expected no roll after {rolls}"
            )
        loaded = rolls[number]
        shown, wanted = loaded if isinstance(loaded, tuple) else (loaded, sides)
        if wanted != sides:
            raise UnexpectedChance(
                f"roll {number + 1}: expected a d{wanted} to show {shown}, got a d{sides}"
            )
        if not 1 <= shown <= sides:
            raise UnexpectedChance(
                f"roll {number + 1}: expected a number from 1 to {sides}, {shown} is loaded"
            )
        self._rolled += 1
        self.seed += 1
        self._noted.append(shown)
        return shown

    def shuffle(self, cards: MutableSequence[T]) -> None:
        shuffles, number = self._load.shuffles, self._shuffled
        self._shuffled += 1
        self.seed += 1
        if number >= len(shuffles):
            return
        rest = list(cards)
        for card in shuffles[number]:
            if card not in rest:
                raise UnexpectedChance(
                    f"shuffle {number + 1}: expected {card!r} among the cards, got {list(cards)}"
                )
            rest.remove(card)
        cards[:] = [*shuffles[number], *rest]

    def stir(self, cards: MutableSequence[T]) -> None:
        """As loaded for a shuffle."""
        self.shuffle(cards)

    def mix(self, cards: MutableSequence[T]) -> None:
        self.shuffle(cards)

    def pick(self, things: Sequence[T]) -> T:
        picked = self._next_pick(f"one of {list(things)}")
        if picked not in things:
            raise UnexpectedChance(
                f"pick {self._picked}: expected one of {list(things)}, {picked!r} is loaded"
            )
        return things[things.index(picked)]

    def draw(self, cards: MutableSequence[T]) -> T:
        """The card that lies last, as after a shuffle that says nothing else."""
        self.shuffle(cards)
        return cards.pop()

    def below(self, bound: int) -> int:
        picked: int = self._next_pick(f"a number below {bound}")
        if picked not in range(bound):
            raise UnexpectedChance(
                f"pick {self._picked}: expected a number below {bound}, {picked!r} is loaded"
            )
        return picked

    def next(self) -> int:
        raise UnexpectedChance("the rules draw raw chance: with loaded dice, only rolls and picks")

    def _next_pick(self, wanted: str) -> Any:
        picks, number = self._load.picks, self._picked
        if number >= len(picks):
            raise UnexpectedChance(
                f"pick {number + 1}: the rules pick {wanted}, expected no pick after {picks}"
            )
        self._picked += 1
        self.seed += 1
        return picks[number]

    def copy(self) -> LoadedDice:
        twin = LoadedDice.__new__(LoadedDice)
        twin.seed, twin._load, twin._noted = self.seed, self._load, []
        twin._rolled, twin._shuffled, twin._picked = self._rolled, self._shuffled, self._picked
        return twin

    def noting(self) -> LoadedDice:
        return self

    def take(self) -> tuple[int, ...]:
        taken = tuple(self._noted)
        self._noted.clear()
        return taken

    def unused(self) -> dict[str, list[Any]]:
        """What was loaded and did not fall, by kind."""
        load = self._load
        left: dict[str, list[Any]] = {
            "rolls": load.rolls[self._rolled :],
            "shuffles": load.shuffles[self._shuffled :],
            "picks": load.picks[self._picked :],
        }
        return {kind: things for kind, things in left.items() if things}

    def __repr__(self) -> str:
        return f"LoadedDice(unused={self.unused()})"


@contextmanager
def watching() -> Iterator[list[LoadedDice]]:
    """All dice that are loaded in here, but for spare ones."""
    before, LoadedDice.watched = LoadedDice.watched, []
    try:
        yield LoadedDice.watched
    finally:
        LoadedDice.watched = before


def must_be_used(watched: list[LoadedDice]) -> None:
    """Fail if dice were loaded and have not all fallen."""
    left = [unused for dice in watched if (unused := dice.unused())]
    if left:
        raise AssertionError(f"loaded but never used: {', '.join(map(str, left))}")
