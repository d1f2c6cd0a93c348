"""What a worker does when another one has moved a table: as little as somebody there can see."""

import asyncio
from collections.abc import Callable
from copy import deepcopy
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from sobremesa.kernel import Game
from sobremesa.server.config import Config, Keep, Limits
from sobremesa.server.limits.accounts import Accounts
from sobremesa.server.store.house import House
from sobremesa.server.store.store import Pulse
from sobremesa.server.tables.live import LiveTable
from sobremesa.server.tables.presence import present
from sobremesa.server.tables.round import Round
from sobremesa.server.tables.tables import News, Tables
from sobremesa.table.errors import Refused
from table.memory import Memory


class Asked:
    """A database that notes every look at it, and knows one table."""

    worker = "here"

    def __init__(self, memory: Memory) -> None:
        self.memory, self.looks = memory, 0
        self.revision = memory.stored.game.revision

    async def pulse(self, id: str) -> Pulse:
        """How far the table is."""
        self.looks += 1
        return Pulse(len(self.memory.stored.entries), self.revision, -1)

    async def entries_from(self, id: str, number: int) -> Any:
        """What was written down from that number on."""
        self.looks += 1
        return deepcopy(self.memory.stored.entries[number:])


@pytest.fixture
def memory(example: Game[Any]) -> Memory:
    """A table that has begun."""
    memory = Memory(example, "dinner", ["", ""])
    memory.write(memory.table.start())
    return memory


@pytest.fixture
def tables(memory: Memory) -> Tables:
    """A worker that has the table in memory, as it stands."""
    store = cast(Any, Asked(memory))
    found = Tables(Config(database=""), store, cast(Any, None), Accounts(Limits()), House())
    table = LiveTable(store, deepcopy(memory.stored))
    found.live[table.id] = table
    found.drivers[table.id] = cast(Any, SimpleNamespace(busy=False))
    return found


def told(memory: Memory, *, all: bool) -> bytes:
    """What the other worker says of the last entry."""
    news = {"worker": "there", "table": memory.table.id}
    return msgspec.json.encode({**news, "entry": memory.stored.entries[-1]} if all else news)


async def heard(tables: Tables, news: list[bytes]) -> None:
    """Hear it, and do what is to be done."""
    for each in news:
        tables.heard(msgspec.json.decode(each, type=News))
    await asyncio.gather(*tables._following.values())


class Onlooker:
    """Somebody who looks at a table."""

    def __init__(self) -> None:
        self.seats = frozenset({0})
        self.screen = ""
        self.lent: dict[int, str] = {}

    def be_shown(self, now: Round) -> bool:
        """Be shown what is new there at once."""
        return False

    def wake(self) -> None:
        """Something changed."""

    def lose_rights(self) -> bool:
        """Nobody takes its seat."""
        return False

    def lend(self, seat: int, screen: str | None) -> None:
        """Lend a seat's taps to a screen, or no longer."""


def test_what_was_told_is_done_without_a_look_at_the_database(
    memory: Memory, tables: Tables
) -> None:
    table = tables.live[memory.table.id]
    table.watchers.add(Onlooker())
    news = []
    for seat in (0, 1):
        memory.choose(seat)
        news.append(told(memory, all=True))
    asyncio.run(heard(tables, news))
    assert (table.version, tables.store.looks) == (memory.table.version, 0)  # type: ignore[attr-defined]


@pytest.mark.parametrize("gap", [True, False])
def test_where_not_all_was_told_the_database_is_asked(
    memory: Memory, tables: Tables, gap: bool
) -> None:
    table = tables.live[memory.table.id]
    table.watchers.add(Onlooker())
    memory.choose(0)
    if gap:
        memory.choose(1)
    asyncio.run(heard(tables, [told(memory, all=gap)]))
    assert table.version == memory.table.version
    assert tables.store.looks == 2  # type: ignore[attr-defined]


def test_a_table_at_which_nobody_looks_is_followed_when_somebody_does(
    memory: Memory, tables: Tables
) -> None:
    table, before = tables.live[memory.table.id], memory.table.version
    memory.choose(0)
    asyncio.run(heard(tables, [told(memory, all=True)]))
    then = table.version, tables.store.looks  # type: ignore[attr-defined]
    found = asyncio.run(tables.get(table.id))
    assert then == (before, 0)
    assert found.version == memory.table.version


def test_who_is_there_and_what_is_lent_comes_over_the_bell_as_it_was_told(
    memory: Memory, tables: Tables
) -> None:
    phone, screen = Onlooker(), Onlooker()
    phone.lent, screen.screen, screen.seats = {0: "5" * 16}, "5" * 16, frozenset()
    there = present([phone, screen])
    told = {"worker": "there", "table": memory.table.id, "present": there}
    tables.heard(msgspec.json.decode(msgspec.json.encode(told), type=News))
    found = tables.live[memory.table.id].everywhere()
    assert (found.seats, found.spectators) == (frozenset({0}), 0)
    assert (found.screens, found.lent) == (frozenset({"5" * 16}), {0: "5" * 16})


class Overtaken(Asked):
    """A database from which a table is read while another worker moves it."""

    read_only = True
    meanwhile: Callable[[], None]

    async def load(self, id: str) -> Any:
        """The table as it was when this began."""
        stored = deepcopy(self.memory.stored)
        self.meanwhile()
        return stored

    async def tell_workers(self, news: Any) -> None:
        """Nobody listens."""


@pytest.mark.parametrize("told_of_it", [True, False])
def test_what_happens_while_a_table_is_read_is_not_missed(memory: Memory, told_of_it: bool) -> None:
    store = Overtaken(memory)
    tables = Tables(
        Config(database=""), cast(Any, store), cast(Any, None), Accounts(Limits()), House()
    )

    def move() -> None:
        memory.choose(0)
        if told_of_it:
            tables.heard(msgspec.json.decode(told(memory, all=True), type=News))
        else:
            tables.missed()

    store.meanwhile = move

    async def come() -> int:
        table = await tables.get(memory.table.id)
        async with table.held():
            return table.version

    assert asyncio.run(come()) == memory.table.version


class Forgotten(Overtaken):
    """A database from which a table is forgotten while it is read."""

    tables: Tables

    async def load(self, id: str) -> Any:
        """The table as it was when this began."""
        assert await self.tables.forget_old(Keep(unbegun=1, abandoned=0, finished=0)) == 1
        return deepcopy(self.memory.stored)

    async def forget(self, *_which: object) -> list[str]:
        """The one table is gone."""
        return [self.memory.table.id]

    async def pulse(self, id: str) -> Any:
        """There is none."""


def test_a_table_that_is_forgotten_while_it_is_read_is_gone(memory: Memory) -> None:
    store = Forgotten(memory)
    store.tables = Tables(
        Config(database=""), cast(Any, store), cast(Any, None), Accounts(Limits()), House()
    )

    async def come_and_come_again() -> None:
        await store.tables.get(memory.table.id)
        with pytest.raises(Refused, match="the table was closed"):
            await store.tables.get(memory.table.id)

    asyncio.run(come_and_come_again())
    assert store.tables.live == {}
