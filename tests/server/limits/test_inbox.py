"""What has come on a socket waits for its one reader, or is handed over at once."""

import asyncio

from sobremesa.server.limits.inbox import Inbox


def test_what_came_is_read_in_its_order() -> None:
    async def run() -> list[str]:
        inbox = Inbox(asyncio.get_running_loop())
        inbox.put_nowait("one")
        inbox.put_nowait("two")
        return [await inbox.get(), await inbox.get()]

    assert asyncio.run(run()) == ["one", "two"]


def test_a_reader_is_awaited_for_no_more_than_one_thing() -> None:
    async def run() -> tuple[list[bool], str]:
        inbox = Inbox(asyncio.get_running_loop())
        awaited = [inbox.is_awaited]
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        awaited.append(inbox.is_awaited)
        inbox.put_nowait("one")
        awaited.append(inbox.is_awaited)
        return awaited, await reading

    assert asyncio.run(run()) == ([False, True, False], "one")


def test_a_reader_who_gives_up_takes_nothing_along() -> None:
    async def run() -> tuple[bool, str]:
        inbox = Inbox(asyncio.get_running_loop())
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait("one")
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        return inbox.is_awaited, await inbox.get()

    assert asyncio.run(run()) == (False, "one")
