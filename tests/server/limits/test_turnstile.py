"""Whatever many bring at once is taken in one after the other."""

import asyncio
from collections.abc import Callable

from sobremesa.server.limits.turnstile import Turnstile

Act = Callable[[Turnstile, list[str]], None]


def turns(act: Act) -> list[list[str]]:
    """Who has gone in when, turn by turn of the event loop, until nobody waits."""

    async def run() -> list[list[str]]:
        turnstile, gone = Turnstile(), list[str]()
        found = list[list[str]]()
        act(turnstile, gone)
        for _ in range(20):
            found.append(gone.copy())
            gone.clear()
            await asyncio.sleep(0)
        while found and not found[-1]:
            found.pop()
        return found

    return asyncio.run(run())


def test_one_goes_in_at_once_and_the_others_one_in_each_turn() -> None:
    def act(turnstile: Turnstile, gone: list[str]) -> None:
        for name in ("a1", "a2", "a3"):
            turnstile.entered("a", lambda name=name: gone.append(name))  # type: ignore[misc]

    assert turns(act) == [["a1"], ["a2"], ["a3"]]


def test_whoever_comes_with_many_does_not_keep_another_waiting() -> None:
    def act(turnstile: Turnstile, gone: list[str]) -> None:
        for name in ("a1", "a2", "a3", "a4", "b1"):
            turnstile.entered(name[0], lambda name=name: gone.append(name))  # type: ignore[misc]

    assert turns(act) == [["a1"], ["a2"], ["b1"], ["a3"], ["a4"]]


def test_whoever_must_wait_goes_in_after_the_event_loop_has_turned() -> None:
    def act(turnstile: Turnstile, gone: list[str]) -> None:
        turnstile.wait("a", lambda: gone.append("a1"))

    assert turns(act) == [[], ["a1"]]


def test_when_all_have_gone_in_the_next_one_need_not_wait() -> None:
    async def run() -> tuple[bool, bool]:
        turnstile = Turnstile()
        first = turnstile.entered("a", lambda: None)
        for _ in range(3):
            await asyncio.sleep(0)
        return first, turnstile.entered("a", lambda: None)

    assert asyncio.run(run()) == (True, True)


def test_what_fails_inside_keeps_nobody_out() -> None:
    def fail() -> None:
        raise ValueError

    async def run() -> list[str]:
        turnstile, gone = Turnstile(), list[str]()
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        turnstile.entered("a", lambda: gone.append("a1"))
        turnstile.entered("a", fail)
        turnstile.entered("a", lambda: gone.append("a3"))
        for _ in range(5):
            await asyncio.sleep(0)
        return gone

    assert asyncio.run(run()) == ["a1", "a3"]
