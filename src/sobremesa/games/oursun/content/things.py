"""Things that change hands: cubes, water and cards, and the words by which options name them."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from .book import GOODS, VALUES


class Cube(msgspec.Struct, frozen=True):
    """One cube of a kind, by the letter of its kind."""

    kind: int

    @property
    def word(self) -> str:
        return GOODS[self.kind]

    @property
    def value(self) -> int:
        """In water (sun.resource.values)."""
        return VALUES[self.kind]


class Water(msgspec.Struct, frozen=True):
    """One water."""

    @property
    def word(self) -> str:
        return "water"

    @property
    def value(self) -> int:
        return 1


class GearCard(msgspec.Struct, frozen=True):
    """A card, by its number."""

    card: int

    @property
    def word(self) -> str:
        return str(self.card)


Ware: TypeAlias = Cube | Water
"""What is paid with, and what a trader keeps in stock besides cards."""
Thing: TypeAlias = Ware | GearCard
"""What characters trade."""
WATER = Water()
CUBES = tuple(map(Cube, range(len(GOODS))))


@cache
def ware(word: str) -> Ware:
    """The cube or water that an option names."""
    return WATER if word == WATER.word else CUBES[GOODS.index(word)]


@cache
def thing(word: str) -> Thing:
    """The cube, water or card that an option names."""
    return ware(word) if word == WATER.word or word in GOODS else GearCard(int(word))
