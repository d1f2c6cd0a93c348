"""What is new for spectators is found once for all who have been told the same."""

from copy import deepcopy
from typing import Any, cast

import pytest

from sobremesa.kernel import Game
from sobremesa.server.store.house import House, Standing
from sobremesa.server.tables.live import LiveTable
from sobremesa.server.tables.round import Round, Step, Told
from sobremesa.table.drawing import Drawing
from sobremesa.table.shown import Shown
from sobremesa.table.strokes import Stroke
from table.memory import Memory

_UP_TO_DATE = Told(news=0, chatter=0)


@pytest.fixture
def memory(example: Game[Any]) -> Memory:
    """A table that has begun."""
    memory = Memory(example, "dinner", ["", ""])
    memory.write(memory.table.start())
    return memory


@pytest.fixture
def table(memory: Memory) -> LiveTable:
    """The same as a worker has it, without a database."""
    return LiveTable(cast(Any, None), deepcopy(memory.stored))


def stepped(now: Round, told: Told = _UP_TO_DATE, shown: Shown | None = None) -> Step:
    """What is new to a spectator."""
    step = now.step(told, Shown() if shown is None else shown, "es")
    assert step is not None
    return step


def test_who_has_been_told_the_same_is_brought_the_same_messages(table: LiveTable) -> None:
    now = Round(table, table, House())
    first = stepped(now)
    table.announce()
    later = Round(table, table, House())
    table.gallery.draw(Drawing(table.version_for(None), (Stroke("plate", "plate"),)))
    one, other = (stepped(later, first.told, first.shown) for _ in range(2))
    assert len(first.messages) == 1
    assert one is other
    assert [b'"type":"table"' in each.numbered(1) for each in one.messages] == [True, False]
    assert one.told == first.told._replace(news=1, drawn=(Stroke("plate", "plate"),))
    assert stepped(later, one.told, one.shown).messages == ()


def test_chat_and_a_house_that_stands_otherwise_are_told_to_each_alone(table: LiveTable) -> None:
    closing = House()
    closing.renew(Standing(read_only=True))
    assert Round(table, table, closing).step(_UP_TO_DATE, Shown(), "es") is None
    table.chatter += 1
    assert Round(table, table, House()).step(_UP_TO_DATE, Shown(), "es") is None


def test_only_where_somebody_was_sent_away_each_is_looked_at(table: LiveTable) -> None:
    strict = House()
    strict.renew(Standing(bans={"somebody": 1}))
    assert not Round(table, table, House()).some_are_sent_away
    assert Round(table, table, strict).some_are_sent_away
    table.row.removed = '["visitor"]'
    assert Round(table, table, House()).some_are_sent_away
