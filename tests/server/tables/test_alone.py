"""Alone with bots nobody is asked in vain; with a friend in a bot's seat all pauses are alike."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from server.process import DEADLINE
from sobremesa.kernel import Ask, Dice
from sobremesa.kernel.record import read_record, verify
from sobremesa.server.config import Limits
from sobremesa.server.store.store import Store
from sobremesa.server.tables.live import LiveTable
from sobremesa.server.tables.opening import NewSeat, NewTable, open_table
from sobremesa.server.tables.seats import reopen, sit
from sobremesa.table.keys import new_key
from sobremesa.table.records import record_of
from sobremesa.table.seating import Sitting

WANTED = NewTable(
    game="incursion",
    mission="m1",
    seats=[NewSeat(kind="link"), NewSeat(kind="bot", player="heuristic")],
    settings={"turn-cap": 8},
)


async def sit_down(table: LiveTable, key: str | None) -> None:
    """Somebody takes the seat that a key opens."""
    sitting = Sitting(name="Ana", contribution="luck", key=new_key())
    await sit(table, Limits(), key, sitting)


async def play(table: LiveTable, dice: Dice, until: Callable[[Ask], bool]) -> list[int]:
    """Choose by chance until such a question comes, or the end; how many answers each had."""
    had: list[int] = []
    history = table.begun()
    while history.match.outcome is None:
        ask = history.match.asks()[0]
        had.append(len(ask.options))
        if until(ask):
            break
        number = history.counting.version(ask.seat, history.asked)
        await table.make_choice(
            ask.seat, number, lambda asked: asked.options[dice.below(len(asked.options))]
        )
    return had


def test_when_a_second_person_sits_down_everybody_is_asked_from_then_on(tmp_path: Path) -> None:
    async def at_the_table() -> tuple[list[int], list[int], bytes]:
        store = Store(f"sqlite:///{tmp_path}/tables.db", "worker")
        await store.open()
        try:
            opened = await open_table(store, Limits(), WANTED, "somebody")
            stored = await store.load(opened.id)
            assert stored is not None
            table, dice = LiveTable(store, stored), Dice(7)
            await sit_down(table, opened.keys[0])
            choices = table.begun().journal.choices
            alone = await play(table, dice, lambda _: len(choices) > 100)
            await sit_down(table, await reopen(table, Limits(), 1, opened.host))
            together = await play(table, dice, lambda _: False)
            return alone, together, record_of(table)
        finally:
            await store.close()

    alone, together, record = asyncio.run(asyncio.wait_for(at_the_table(), DEADLINE))
    given = read_record(record)
    assert min(alone) > 1
    assert min(together) == 1
    assert len(given.choices) > len(alone) + len(together) - 1
    assert given.header.setup.settings["ask-always"] == "always"
    assert verify(record) == []
