"""A program that will take over reads the tables before they are its own."""

import asyncio
from pathlib import Path
from typing import Any, cast

from server.process import DEADLINE
from sobremesa.kernel import Dice
from sobremesa.server.config import Config, Limits
from sobremesa.server.limits.accounts import Accounts
from sobremesa.server.store.house import House
from sobremesa.server.store.store import Store
from sobremesa.server.tables.opening import NewSeat, NewTable, Opened, open_table
from sobremesa.server.tables.tables import Tables

from .test_alone import play, sit_down

TWO = NewTable(game="incursion", mission="m1", seats=[NewSeat(kind="link")] * 2)


def a_worker(database: str, name: str) -> Tables:
    """One that thinks for no bot."""
    store = Store(database, name)
    return Tables(Config(database=database), store, cast(Any, None), Accounts(Limits()), House())


async def a_table(old: Tables) -> Opened:
    """A table of the old program at which some choices have been made."""
    await old.store.open()
    opened = await open_table(old.store, Limits(), TWO, "somebody")
    table = await old.get(opened.id)
    for key in opened.keys:
        await sit_down(table, key)
    choices = table.begun().journal.choices
    await play(table, Dice(7), lambda _: len(choices) > 5)
    return opened


def test_what_was_chosen_after_a_table_was_read_ahead_is_there(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    async def succeed() -> tuple[int, int, int]:
        old, new = a_worker(database, "old"), a_worker(database, "new")
        try:
            opened = await a_table(old)
            theirs = await old.get(opened.id)
            before = await old.store.entries_from(opened.id, 0)
            await new.read_ahead()
            untouched = await old.store.entries_from(opened.id, 0)
            ahead = list(new._ahead)
            choices = theirs.begun().journal.choices
            count = len(choices)
            await play(theirs, Dice(8), lambda _: len(choices) > count + 5)
            ours = await new.get(opened.id)
            assert ahead == [opened.id]
            assert untouched == before
            assert new._ahead == {}
            return len(before), ours.version, theirs.version
        finally:
            await old.store.close()
            await new.store.close()

    before, ours, theirs = asyncio.run(asyncio.wait_for(succeed(), DEADLINE))
    assert before < ours == theirs
