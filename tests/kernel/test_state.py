"""States: who is told what, and fingerprints."""

from dataclasses import dataclass, field
from enum import IntEnum

import pytest
from toy import Box, Taken

from sobremesa.kernel import Dice, End, Outcome, State, Told, copy_state, state_hash


class Colour(IntEnum):
    RED = 1
    BLUE = 2


@dataclass(slots=True)
class Bag(State[None]):
    dice: Dice
    outcome: Outcome | None = None
    words: set[str] = field(default_factory=set)
    counts: dict[Colour, int] = field(default_factory=dict)


def test_events_are_told_to_all_or_whispered_to_some() -> None:
    box = Box(Dice(1))
    box.tell(Taken(1))
    box.whisper(Taken(2), 0, 2)
    assert box.log == [Taken(1), Told(Taken(2), (0, 2))]


def test_the_end_is_noted_and_raised() -> None:
    box = Box(Dice(1))
    with pytest.raises(End, match="over"):
        box.end(Outcome(result="over"))
    assert box.outcome == Outcome(result="over")


def test_a_copy_shares_the_book_and_has_an_empty_log() -> None:
    box = Box(Dice(1))
    box.bind(None)
    box.tell(Taken(1))
    twin = copy_state(box)
    assert (twin.book, twin.log, len(box.log)) == (None, [], 1)


def test_equal_states_have_the_same_hash_in_whatever_order_they_were_filled() -> None:
    one, other = Bag(Dice(1)), Bag(Dice(1))
    one.words |= {"a", "b", "c"}
    other.words |= {"c", "a", "b"}
    one.counts = {Colour.RED: 1, Colour.BLUE: 2}
    other.counts = {Colour.BLUE: 2, Colour.RED: 1}
    assert state_hash(one) == state_hash(other)


def test_a_hash_is_the_same_on_every_machine() -> None:
    bag = Bag(Dice(7), words={"b", "a"}, counts={Colour.BLUE: 3})
    assert state_hash(bag) == "b7df7892ae6b64859f671eecf3daed89"


def test_the_log_is_no_part_of_the_hash_and_the_dice_are() -> None:
    box = Box(Dice(1))
    before = state_hash(box)
    box.tell(Taken(1))
    told = state_hash(box)
    box.dice.roll(6)
    assert (told == before, state_hash(box) == before) == (True, False)
