"""Compiled copies: immutable things are shared, everything else is apart."""

from __future__ import annotations

import enum
from collections import deque
from dataclasses import dataclass, field, make_dataclass
from typing import Any, Literal, NewType

import msgspec
import pytest

from sobremesa.kernel import Dice
from sobremesa.kernel.copying import copier

Cell = NewType("Cell", int)


class Colour(enum.StrEnum):
    RED = "red"


class Coin(msgspec.Struct, frozen=True):
    value: int


class Purse(msgspec.Struct):
    value: int


class Sack(msgspec.Struct):
    purses: list[Purse]


@dataclass(slots=True)
class Leaf:
    number: int
    marks: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Stone:
    weight: int


@dataclass(slots=True)
class Everything:
    whole: int
    part: float
    word: str
    raw: bytes
    fact: bool
    colour: Colour
    kind: Literal["a", "b"]
    maybe: int | None
    pair: tuple[int, str]
    many: tuple[int, ...]
    fixed: frozenset[int]
    coin: Coin
    stone: Stone
    numbers: list[int]
    rows: list[list[int]]
    words: set[str]
    counts: dict[str, int]
    lists: dict[int, list[int]]
    leaf: Leaf
    leaves: list[Leaf]
    by_name: dict[str, Leaf]
    none: Leaf | None
    some: Leaf | None
    deep: dict[str, list[dict[int, Leaf]]]
    dice: Dice


def made(name: str, **fields: Any) -> Any:
    """A dataclass with these fields."""
    return make_dataclass(name, fields.items(), slots=True)


def everything() -> Everything:
    return Everything(
        whole=1,
        part=0.5,
        word="w",
        raw=b"r",
        fact=True,
        colour=Colour.RED,
        kind="a",
        maybe=None,
        pair=(1, "x"),
        many=(1, 2, 3),
        fixed=frozenset({1}),
        coin=Coin(5),
        stone=Stone(9),
        numbers=[1, 2],
        rows=[[1], [2, 3]],
        words={"a"},
        counts={"a": 1},
        lists={1: [1]},
        leaf=Leaf(1, [1]),
        leaves=[Leaf(2, [2]), Leaf(3)],
        by_name={"n": Leaf(4, [4])},
        none=None,
        some=Leaf(5, [5]),
        deep={"d": [{1: Leaf(6, [6])}]},
        dice=Dice(7),
    )


def test_a_copy_is_equal_to_its_original() -> None:
    old = everything()
    assert copier(Everything)(old) == old


def change_everything(thing: Everything) -> None:
    thing.whole += 1
    thing.numbers.append(9)
    thing.rows[0].append(9)
    thing.words.add("z")
    thing.counts["z"] = 9
    thing.lists[1].append(9)
    thing.leaf.marks.append(9)
    thing.leaves[0].marks.append(9)
    thing.by_name["n"].number = 9
    assert thing.some is not None
    thing.some.marks.append(9)
    thing.deep["d"][0][1].marks.append(9)
    thing.dice.roll(6)


def test_what_happens_to_a_copy_does_not_touch_the_original() -> None:
    old = everything()
    change_everything(copier(Everything)(old))
    assert old == everything()


def test_immutable_things_are_shared() -> None:
    old = everything()
    new = copier(Everything)(old)
    assert all(
        getattr(new, name) is getattr(old, name)
        for name in ("pair", "many", "fixed", "coin", "stone", "raw")
    )


def test_a_copier_is_compiled_once() -> None:
    assert copier(Everything) is copier(Everything)


@pytest.mark.parametrize("kind", [Any, deque[int], set[list[int]], tuple[Leaf]])
def test_a_type_that_cannot_be_copied_is_refused_by_class_and_field(kind: Any) -> None:
    cls = made("Odd", thing=kind)
    with pytest.raises(TypeError, match=r"Odd\.thing: expected a type that can be copied"):
        copier(cls)


def test_a_struct_of_immutable_values_is_copied_whole() -> None:
    cls = made("Coat", purse=Purse, purses=list[Purse])
    coat = cls(Purse(1), [Purse(2)])
    copied = copier(cls)(coat)
    coat.purse.value = coat.purses[0].value = 9
    assert copied == cls(Purse(1), [Purse(2)])


def test_a_struct_that_holds_mutable_things_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Odd\.thing: expected a struct of immutable values"):
        copier(made("Odd", thing=Sack))


def test_a_union_of_mutable_types_is_refused() -> None:
    cls = made("Odd", thing=Leaf | list[int])
    with pytest.raises(TypeError, match=r"Odd\.thing: expected at most one mutable type"):
        copier(cls)


def test_ids_with_a_type_of_their_own_are_copied_as_what_they_are() -> None:
    board = make_dataclass("Board", [("here", Cell), ("tiles", dict[Cell, Purse])])
    old = board(Cell(1), {Cell(1): Purse(2)})
    new: Any = copier(board)(old)
    new.tiles[Cell(1)].value = 3
    assert (new.here, new.tiles.keys(), old.tiles[Cell(1)].value) == (1, {1}, 2)


def test_two_nested_classes_of_the_same_name_are_not_confused() -> None:
    one = made("Same", a=list[int])
    two = made("Same", b=list[int])
    both = made("Both", x=one, y=two)
    new = copier(both)(both(one([1]), two([2])))
    assert (new.x.a, new.y.b) == ([1], [2])


def test_dice_of_another_kind_say_themselves_how_they_are_copied() -> None:
    class Same(Dice):
        def copy(self) -> Dice:
            return self

    thing = everything()
    thing.dice = Same(3)
    assert copier(Everything)(thing).dice is thing.dice
