"""Seats change hands: whose key opens what, and what may not be."""

from typing import Any

import pytest

from sobremesa.kernel import Game
from sobremesa.table.changes import Change
from sobremesa.table.errors import Refused
from sobremesa.table.keys import new_key
from sobremesa.table.seating import (
    Sitting,
    handing_over,
    renaming,
    reopening,
    seat_of_key,
    sitting_down,
    standing_in,
    staying,
)

from .memory import HOST, Memory, key_of


@pytest.fixture
def memory(example: Game[Any]) -> Memory:
    """A dinner of a person and a bot."""
    return Memory(example, "dinner", ["", "random"])


def changed(memory: Memory, change: Change | None) -> None:
    """It is done."""
    assert change is not None
    memory.change(change)


def test_sitting_down_changes_the_key_and_the_same_request_changes_nothing(memory: Memory) -> None:
    sitting = Sitting(name="Ana", contribution="luck", key=new_key())
    changed(memory, sitting_down(memory.table, key_of(0), sitting))
    assert seat_of_key(memory.table, key_of(0)) is None
    assert seat_of_key(memory.table, sitting.key) == 0
    assert memory.table.seats[0].contribution == "luck"
    assert sitting_down(memory.table, key_of(0), sitting) is None


def test_nobody_sits_down_without_a_key_or_an_open_seat(memory: Memory) -> None:
    sitting = Sitting(name="Eve", contribution="", key=new_key(), seat=0)
    for key, words in ((None, "expected an open seat"), (new_key(), "one that opens nothing")):
        with pytest.raises(Refused, match=words):
            sitting_down(memory.table, key, sitting)


def test_a_seat_is_renamed_by_its_holder_alone(memory: Memory) -> None:
    changed(memory, renaming(memory.table, 0, key_of(0), "Ana"))
    assert memory.table.seats[0].name == "Ana"
    assert renaming(memory.table, 0, key_of(0), "Ana") is None
    with pytest.raises(Refused, match="expected the key of seat 0"):
        renaming(memory.table, 0, key_of(1), "Eve")


def test_a_bot_takes_over_and_hands_back(memory: Memory) -> None:
    changed(memory, handing_over(memory.table, 0, key_of(0), "random"))
    persons = memory.table.persons()
    changed(memory, handing_over(memory.table, 0, HOST, ""))
    assert (persons, memory.table.persons()) == ([], [0])
    with pytest.raises(Refused, match="expected the host's key"):
        handing_over(memory.table, 0, key_of(1), "random")


def test_no_bot_stands_in_for_who_has_come_back_since_it_was_looked(memory: Memory) -> None:
    memory.write(memory.table.start())
    memory.change(Change(game={"stand_in": "random"}))
    looked = memory.table.version, memory.table.row.revision
    changed(memory, standing_in(memory.table, *looked))
    assert memory.table.persons() == []
    changed(memory, handing_over(memory.table, 0, key_of(0), ""))
    assert standing_in(memory.table, *looked) is None
    assert memory.table.persons() == [0]


def test_a_seat_is_given_away_only_after_its_holder_could_answer(memory: Memory) -> None:
    fresh = new_key()
    changed(memory, reopening(memory.table, 0, HOST, fresh, 1000))
    asked = memory.table.seats[0].leaving
    assert reopening(memory.table, 0, HOST, fresh, 1000) is None
    changed(memory, staying(memory.table, [0]))
    assert (asked > 0, memory.table.seats[0].leaving) == (True, 0)
    changed(memory, reopening(memory.table, 0, HOST, fresh, -1000))
    changed(memory, reopening(memory.table, 0, HOST, fresh, -1000))
    assert seat_of_key(memory.table, fresh) == 0
    assert not memory.table.seats[0].taken


def test_a_seat_where_a_bot_sits_is_given_to_a_friend_at_once(memory: Memory) -> None:
    fresh = new_key()
    memory.write(memory.table.start())
    alone = memory.table.begun().match.alone
    changed(memory, reopening(memory.table, 1, HOST, fresh, 1000))
    changed(
        memory,
        sitting_down(memory.table, fresh, Sitting(name="Bea", contribution="", key=new_key())),
    )
    assert memory.table.persons() == [0, 1]
    assert (alone, memory.table.begun().match.alone) == (True, False)
    assert memory.table.seats[1].since == memory.table.version
