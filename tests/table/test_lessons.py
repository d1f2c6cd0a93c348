"""Lessons at a table: each seat gets its own, and only where the table was opened with them."""

from typing import Any

import msgspec
import pytest

from sobremesa.kernel import Game
from sobremesa.kernel.lessons import Teaching
from sobremesa.table.changes import Change
from sobremesa.table.info import table_info
from sobremesa.table.messages import View

from .memory import Memory, Viewer


@pytest.fixture
def memory(example: Game[Any]) -> Memory:
    """A dinner for two that is taught."""
    memory = Memory(example, "dinner", ["", ""], plate=4)
    memory.change(Change(game={"lessons": True}))
    memory.write(memory.table.start())
    return memory


def taught(view: View | None) -> Teaching:
    assert view is not None
    assert isinstance(view.lessons, Teaching)
    return view.lessons


def test_a_seat_is_taught_what_it_is_asked(memory: Memory) -> None:
    (found,) = taught(Viewer(memory.table, 0).look()).now
    assert (found.id, found.choice, found.waits) == ("elbows", 0, True)
    assert table_info(memory.table).lessons


def test_what_a_seat_has_learnt_is_left_out_for_it_alone(memory: Memory) -> None:
    viewers = [Viewer(memory.table, seat) for seat in (0, 1)]
    first = [taught(viewer.look()) for viewer in viewers]
    assert [each.left for each in first] == [("elbows", "first", "eat")] * 2
    memory.choose(0)
    assert taught(viewers[0].look()).left == ("first", "eat")
    other = viewers[1].look()
    assert other is not None
    assert other.lessons is msgspec.UNSET


def test_spectators_are_taught_nothing(memory: Memory) -> None:
    view = Viewer(memory.table, None).look()
    assert view is not None
    assert view.lessons is None


def test_without_lessons_nothing_is_taught(example: Game[Any]) -> None:
    memory = Memory(example, "dinner", ["", ""], plate=4)
    memory.write(memory.table.start())
    view = Viewer(memory.table, 0).look()
    assert view is not None
    assert view.lessons is None


def test_a_table_that_is_read_again_teaches_the_same(memory: Memory) -> None:
    memory.choose(0)
    known = taught(Viewer(memory.table, 0).look())
    assert taught(Viewer(memory.read_again(), 0).look()) == known
