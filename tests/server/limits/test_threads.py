"""What is worked out in threads is paid for by whoever asked for it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from copy import deepcopy
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import pytest

from server.process import DEADLINE
from sobremesa.kernel import find_game
from sobremesa.server.config import Limits
from sobremesa.server.limits.accounts import Account, Accounts, in_thread
from sobremesa.server.tables.live import LiveTable
from sobremesa.server.tables.presence import Presence
from sobremesa.server.web import last_screen, requests
from sobremesa.server.web.last_screen import LuckReport
from sobremesa.server.web.requests import Holder, Requests
from sobremesa.server.web.screen import Lent
from sobremesa.table.messages import WhatIf
from sobremesa.table.shown import Shown
from table.memory import Memory

Work: TypeAlias = Callable[[LiveTable], Coroutine[Any, Any, None]]
AT_ONCE = 100.0
"""Seconds that everybody may use at once here: far more than anything takes on the event loop."""
NOTHING = LuckReport(proved=True, problem="", dice=(), hits=())


class Toil:
    """What keeps a processor busy for long, by a clock of its own."""

    def __init__(self) -> None:
        self.times = 0

    def clock(self) -> float:
        """The processor's seconds that went by."""
        return self.times * 10 * AT_ONCE

    def __call__(self, *_: object) -> None:
        """Toil once."""
        self.times += 1


@pytest.fixture
def toil(monkeypatch: pytest.MonkeyPatch) -> Toil:
    """Much work, as the clock of threads tells."""
    toil = Toil()
    monkeypatch.setattr(time, "thread_time", toil.clock)
    return toil


@pytest.fixture
def accounts() -> Accounts:
    """Accounts that are debited by nothing else."""
    return Accounts(Limits(share_burst=AT_ONCE))


def owing(accounts: Accounts, work: Awaitable[object], *payers: Account) -> list[bool]:
    """Which of the payers owe something afterwards, where others have been about as well."""

    async def run() -> None:
        await work
        for account in (accounts.address("other"), accounts.table("other", seated=True)):
            account.charge(0.0)

    asyncio.run(asyncio.wait_for(run(), DEADLINE))  # which waits for threads as well
    return [payer.wait() > 0 for payer in payers]


def test_what_a_thread_takes_is_paid_by_address_and_table(accounts: Accounts, toil: Toil) -> None:
    payers = accounts.address("busy"), accounts.table("busy", seated=True)

    async def ask() -> None:
        await in_thread(toil)

    assert owing(accounts, accounts.metered(ask(), *payers), *payers) == [True, True]


def test_whoever_leaves_before_the_thread_has_ended_pays_all_the_same(
    accounts: Accounts, toil: Toil
) -> None:
    busy = accounts.address("busy")

    async def ask() -> None:
        await in_thread(toil)

    async def leave() -> None:
        asking = asyncio.ensure_future(accounts.metered(ask(), busy))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)

    assert owing(accounts, leave(), busy) == [True]


def test_who_waits_for_what_somebody_else_has_worked_out_pays_nothing(
    accounts: Accounts, toil: Toil
) -> None:
    first, second = accounts.address("first"), accounts.address("second")

    async def both() -> None:
        shared = None

        async def ask() -> None:
            nonlocal shared
            if shared is None:
                shared = asyncio.create_task(in_thread(toil))
            await shared

        await asyncio.gather(accounts.metered(ask(), first), accounts.metered(ask(), second))

    assert owing(accounts, both(), first, second) == [True, False]


# Where it happens


@pytest.fixture
def table() -> LiveTable:
    """A table of two on one side, as a worker has it, without a database."""
    memory = Memory(find_game("dceased"), "m1", ["", ""])
    memory.write(memory.table.start())
    return LiveTable(cast(Any, None), deepcopy(memory.stored))


@pytest.fixture
def _forgotten() -> Iterator[None]:
    """No report of luck from another test."""
    last_screen._reports.clear()
    yield
    last_screen._reports.clear()


async def share_a_plan(table: LiveTable) -> None:
    """Try out the first option of whoever is asked, and show it to the own side."""
    (seat, *_) = table.begun().match.awaited()

    async def reply(_: object) -> None:
        pass

    holder = SimpleNamespace(
        table=table,
        seats=frozenset([seat]),
        limits=Limits(),
        language="en",
        shown=Shown(),
        reply=reply,
    )
    asked = Requests(cast(Holder, holder))
    await asked.do(WhatIf(id="a", action="start", seat=seat))
    await asked.do(WhatIf(id="b", action="choose", index=0))
    await asked.do(WhatIf(id="c", action="show"))


async def offer_on_a_screen(table: LiveTable) -> None:
    """Look what a screen may answer to which a seat lends its taps."""
    table.elsewhere["another worker"] = Presence(lent={0: "s"}, heard=0)
    await Lent("s").news(table, "en")


async def tell_the_luck(table: LiveTable) -> None:
    """Report how the dice fell."""
    await last_screen._luck(table, b"")


@pytest.mark.usefixtures("_forgotten")
@pytest.mark.parametrize("work", [share_a_plan, offer_on_a_screen, tell_the_luck])
def test_plans_offers_and_luck_are_paid_for(
    work: Work,
    table: LiveTable,
    accounts: Accounts,
    toil: Toil,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(requests, "plan_of", toil)
    monkeypatch.setattr(last_screen, "luck_report", toil)
    monkeypatch.setattr(LiveTable, "offered", toil)
    busy = accounts.address("busy")
    assert owing(accounts, accounts.metered(work(table), busy), busy) == [True]
    assert toil.times == 1


@pytest.mark.usefixtures("_forgotten")
def test_one_report_of_luck_is_made_for_all_who_want_it(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[bytes] = []

    def report(record: bytes, _: object) -> LuckReport:
        made.append(record)
        return NOTHING

    async def ask() -> list[LuckReport]:
        together = [last_screen._luck(table, b"record") for _ in range(3)]
        return [*await asyncio.gather(*together), await last_screen._luck(table, b"record")]

    monkeypatch.setattr(last_screen, "luck_report", report)
    assert asyncio.run(ask()) == [NOTHING] * 4
    assert made == [b"record"]


@pytest.mark.usefixtures("_forgotten")
def test_a_report_of_luck_that_failed_is_made_again(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcomes: list[LuckReport] = []

    def report(*_: object) -> LuckReport:
        if not outcomes:
            outcomes.append(NOTHING)
            raise MemoryError
        return outcomes[0]

    async def ask() -> LuckReport:
        with pytest.raises(MemoryError):
            await last_screen._luck(table, b"")
        return await last_screen._luck(table, b"")

    monkeypatch.setattr(last_screen, "luck_report", report)
    assert asyncio.run(ask()) == NOTHING
