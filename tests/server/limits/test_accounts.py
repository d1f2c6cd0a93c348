"""How it is counted what each address and table costs, and who comes next."""

import asyncio
import time
from contextlib import AsyncExitStack

import pytest

from server.process import DEADLINE
from sobremesa.server.config import Limits
from sobremesa.server.limits import accounts as limits
from sobremesa.server.limits.accounts import Accounts, Bucket, network
from sobremesa.server.limits.doors import Doors
from sobremesa.table.errors import Refused


def test_a_household_is_one_address() -> None:
    assert network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("::1") == "::1"


def test_workers_share_out_what_is_counted_and_keep_their_time() -> None:
    limits = Limits().shared_out(4)
    assert (limits.request_rate, limits.sockets_per_address) == (13, 25)
    assert limits.address_share == Limits().address_share


def test_a_full_house_keeps_room_for_newcomers() -> None:
    doors = Doors(Limits(connections=100, connections_per_address=90), "")
    taken = 0
    for address in ("a", "b", "c", "d", "e"):
        for _ in range(90):
            try:
                doors.enter(address)
                taken += 1
            except Refused:
                break
    doors.enter("newcomer")
    assert taken < 100


def test_there_are_so_many_connections_in_all() -> None:
    doors = Doors(Limits(connections=3, connections_per_address=100), "10.0.0.0/8")
    for _ in range(3):
        doors.enter("10.1.2.3")
    with pytest.raises(Refused, match="expected at most 3 in all, got 4"):
        doors.enter("10.1.2.3")
    with pytest.raises(Refused, match="in all"):
        doors.welcome("192.0.2.1")
    doors.leave("10.1.2.3")
    doors.enter("192.0.2.1")


def test_a_proxy_brings_many() -> None:
    doors = Doors(Limits(connections=100, connections_per_address=2), "10.0.0.0/8")
    for _ in range(50):
        doors.enter("10.1.2.3")
    for _ in range(2):
        doors.enter("192.0.2.1")
    with pytest.raises(Refused, match="of one address"):
        doors.enter("192.0.2.1")


def test_a_debt_is_paid_by_waiting() -> None:
    bucket = Bucket(10, 1)
    bucket.charge(6)
    assert 0.3 < bucket.wait() <= 0.5
    assert not bucket.take()


def test_whoever_is_alone_has_all_the_time_and_with_others_a_share() -> None:
    accounts = Accounts(Limits())
    home, guest = accounts.address("home"), accounts.address("guest")
    home.charge(100)
    alone = home.wait()
    guest.charge(0.001)
    assert alone == guest.wait() == 0
    assert 0 < home.wait() <= 1 / Limits().address_share


def test_a_table_keeps_to_its_share_while_another_one_is_in_use() -> None:
    accounts = Accounts(Limits())
    busy, other = (accounts.table(id, seated=True) for id in ("busy", "other"))
    busy.charge(100)
    alone = busy.wait()
    other.charge(0.001)
    assert alone == other.wait() == 0
    assert 0 < busy.wait() <= 1 / Limits().table_share


def test_what_spectators_owe_holds_up_nobody_who_plays() -> None:
    accounts = Accounts(Limits())
    played, watched = (accounts.table("full", seated=seated) for seated in (True, False))
    watched.charge(100)
    played.charge(0.001)
    accounts.table("other", seated=True).charge(0.001)
    assert watched.wait() > 0 == played.wait()


def test_when_the_others_have_left_all_the_time_is_there_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    accounts = Accounts(Limits())
    home = accounts.address("home")
    home.charge(100)
    accounts.address("guest").charge(0.001)
    together = home.wait()
    monkeypatch.setattr(limits, "_LATELY_SECONDS", 0)
    assert (together > 0, home.wait()) == (True, 0)


def served_in_order(accounts: Accounts, *wanted: str) -> list[str]:
    """Everybody wants something at the same moment; who is served when."""
    served: list[str] = []

    async def serve(name: str) -> None:
        async with accounts.address(name).turn():
            served.append(name)

    async def all() -> None:
        async with accounts.address("a").turn(), accounts.address("b").turn():
            waiting = [asyncio.create_task(serve(name)) for name in wanted]
            await asyncio.sleep(0)  # all of them stand in line before the first turn is over
        await asyncio.gather(*waiting)

    asyncio.run(asyncio.wait_for(all(), DEADLINE))
    return served


def test_whoever_has_used_least_comes_first() -> None:
    accounts = Accounts(Limits(address_share=100, crowd_share=100))
    accounts.address("hog").charge(5)
    accounts.address("regular").charge(1)
    wanted = ("hog", "regular", "newcomer")
    assert served_in_order(accounts, *wanted) == ["newcomer", "regular", "hog"]


def test_a_choice_waits_for_nobody() -> None:
    accounts = Accounts(Limits())

    async def begun(first: bool) -> bool:
        """Whether somebody's turn comes while two others are under way."""
        turns = AsyncExitStack()
        async with accounts.address("a").turn(), accounts.address("b").turn(), turns:
            waiting = turns.enter_async_context(accounts.address("player").turn(first=first))
            task = asyncio.ensure_future(waiting)
            await asyncio.sleep(0)
            return task.done() or task.cancel() is None

    assert [asyncio.run(begun(first)) for first in (True, False)] == [True, False]


def test_whoever_keeps_the_thread_busy_pays_for_it_and_nobody_else_does() -> None:
    accounts = Accounts(Limits(share_burst=0.05, address_share=0.001))
    busy, other = accounts.address("busy"), accounts.address("other")

    async def spin() -> None:
        end = time.perf_counter() + 0.1
        while time.perf_counter() < end:
            pass

    async def rest() -> None:
        await asyncio.sleep(0.01)

    async def all() -> None:
        await accounts.metered(spin(), busy)
        await accounts.metered(rest(), other)

    asyncio.run(all())
    assert busy.wait() > 0
    assert other.wait() == 0


def test_an_address_is_refused_one_thing_after_another() -> None:
    accounts = Accounts(Limits())
    order: list[int] = []

    async def refuse(number: int) -> None:
        await accounts.before_refusing("a")
        order.append(number)

    async def all() -> int:
        """How many of five were told at once, and the others later."""
        async with asyncio.TaskGroup() as group:
            for number in range(5):
                group.create_task(refuse(number))
            await asyncio.sleep(0.01)
            return len(order)

    assert asyncio.run(asyncio.wait_for(all(), DEADLINE)) < 5
    assert order == [0, 1, 2, 3, 4]
