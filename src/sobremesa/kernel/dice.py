"""Chance has one door: a splitmix64 generator that lives in the state.

Seed and choices therefore give the same game on every machine. The generator is one integer, so a
copy costs next to nothing.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN = 0x9E37_79B9_7F4A_7C15


@dataclass(slots=True)
class Dice:
    """A seeded source of chance. `seed` is its whole state."""

    seed: int

    def next(self) -> int:
        """The next 64 random bits."""
        self.seed = z = (self.seed + _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1.

        Multiply and shift: the bias is below 2**-50 for every bound a board game has.
        """
        return (self.next() * bound) >> 64

    def roll(self, sides: int) -> int:
        """One die with that many sides."""
        return 1 + ((self.next() * sides) >> 64)

    def rolls(self, count: int, sides: int) -> list[int]:
        """Several dice of one kind, thrown together."""
        return [self.roll(sides) for _ in range(count)]

    def shuffle(self, cards: MutableSequence[T]) -> None:
        """Put cards that lie face down in random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def stir(self, cards: MutableSequence[T]) -> None:
        """Put cards in random order, in place, for a copy for thinking: a third of the cost.

        One number makes several places, as its remainder is still chance: for piles of up to 200
        cards the bias stays below 2**-24. The cards of a game itself are shuffled.
        """
        chance = left = 0
        for last in range(len(cards) - 1, 0, -1):
            if not left:
                chance, left = self.next(), 5
            left -= 1
            chance *= last + 1
            other = chance >> 64
            chance &= _MASK
            cards[last], cards[other] = cards[other], cards[last]

    def mix(self, cards: MutableSequence[T]) -> None:
        """Put in random order what is turned over at once, or whose order means nothing.

        A copy for thinking shows it as it came; what was shuffled lies otherwise there.
        """
        Dice.shuffle(self, cards)

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each as likely as the others."""
        return things[self.below(len(things))]

    def draw(self, cards: MutableSequence[T]) -> T:
        """Take one of the cards out of a heap whose order nobody knows, and which means nothing.

        For what lies hidden and is decided only when it is turned over.
        """
        return cards.pop(self.below(len(cards)))

    def copy(self) -> Dice:
        """The same future, apart."""
        return Dice(self.seed)

    def noting(self) -> Dice:
        """The same dice, noting every roll from now on for the journal of a match that is kept."""
        return NotedDice(self.seed)

    def take(self) -> tuple[int, ...]:
        """What was rolled since the last time, for dice that note it."""
        return ()

    @property
    def to_come(self) -> list[tuple[int, int]]:
        """What falls once more as it fell, out of how many, before the seed decides."""
        return []


class NotedDice(Dice):
    """Dice that note every roll, and of how many sides each of them was. Shuffles stay unnoted.

    Not a dataclass of its own: what is noted is no part of the state, so it is not saved, hashed or
    copied.
    """

    __slots__ = ("noted", "sides")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.noted: list[int] = []
        self.sides: list[int] = []
        """The sides of every die since these dice were made."""

    def roll(self, sides: int) -> int:
        rolled = super().roll(sides)
        self.noted.append(rolled)
        self.sides.append(sides)
        return rolled

    def noting(self) -> Dice:
        return self

    def take(self) -> tuple[int, ...]:
        taken = tuple(self.noted)
        self.noted.clear()
        return taken


class WatchedDice(Dice):
    """Other dice, with a note of everything that falls but the order of what is shuffled."""

    __slots__ = ("_dice", "fallen", "shuffled")

    def __init__(self, dice: Dice) -> None:
        super().__init__(0)
        self._dice = dice
        self.fallen: list[tuple[int, int]] = []
        """Out of how many, and which of them."""
        self.shuffled = False

    def next(self) -> int:
        return self._dice.next()

    def below(self, bound: int) -> int:
        found = self._dice.below(bound)
        self.fallen.append((bound, found))
        return found

    def roll(self, sides: int) -> int:
        rolled = self._dice.roll(sides)
        self.fallen.append((sides, rolled - 1))
        return rolled

    def pick(self, things: Sequence[T]) -> T:
        picked = self._dice.pick(things)
        self.fallen.append((len(things), things.index(picked)))
        return picked

    def mix(self, cards: MutableSequence[T]) -> None:
        before = list(cards)
        self._dice.mix(cards)
        for last in range(len(before) - 1, 0, -1):
            other = before.index(cards[last], 0, last + 1)
            before[last], before[other] = before[other], before[last]
            self.fallen.append((last + 1, other))

    def draw(self, cards: MutableSequence[T]) -> T:
        before = list(cards)
        drawn = self._dice.draw(cards)
        self.fallen.append((len(before), before.index(drawn)))
        return drawn

    def shuffle(self, cards: MutableSequence[T]) -> None:
        self.shuffled = True
        self._dice.shuffle(cards)


class RememberedDice(Dice):
    """Dice that fall once more as they fell, then as their own seed says. Shuffles are their own.

    They hold no seed but their own, so that nobody can tell from them what is still to come.
    """

    __slots__ = ("_fallen", "_place")

    def __init__(self, seed: int, fallen: Sequence[tuple[int, int]]) -> None:
        super().__init__(seed)
        self._fallen = list(fallen)
        self._place = 0

    def below(self, bound: int) -> int:
        if self._place == len(self._fallen):
            return Dice.below(self, bound)
        wanted, found = self._fallen[self._place]
        if wanted != bound:
            raise NotRemembered(f"expected one of {wanted} to fall, the rules want one of {bound}")
        self._place += 1
        return found

    def roll(self, sides: int) -> int:
        return 1 + self.below(sides)

    def shuffle(self, cards: MutableSequence[T]) -> None:
        own = Dice(self.seed)
        own.shuffle(cards)
        self.seed = own.seed

    def copy(self) -> Dice:
        if self._place == len(self._fallen):
            return Dice(self.seed)
        twin = RememberedDice(self.seed, ())
        # Shared: what is forgotten is forgotten in all copies.
        twin._fallen, twin._place = self._fallen, self._place
        return twin

    def forget_the_rest(self) -> None:
        """From here on, fall as the own seed says."""
        del self._fallen[self._place :]

    @property
    def to_come(self) -> list[tuple[int, int]]:
        return self._fallen[self._place :]


class NotRemembered(Exception):
    """Dice were to fall once more as they fell, but the rules want others."""


def fresh_secret() -> str:
    """32 bytes of the machine's own chance, as hex: the server's part of a seed."""
    return os.urandom(32).hex()


def commitment(secret: str) -> str:
    """What may be shown before the game: it fixes the secret without telling it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, contributions: Sequence[str] = ()) -> int:
    """The seed that a secret and the seats' contributions give together."""
    digest = hashlib.sha256(bytes.fromhex(secret))
    for contribution in contributions:
        data = contribution.encode()
        digest.update(len(data).to_bytes(4, "big") + data)
    return int.from_bytes(digest.digest()[:8], "big")
