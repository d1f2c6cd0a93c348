"""What is written together is sent together, in its order, and before the end."""

import asyncio
from typing import Any, cast

from sobremesa.server.limits.corked import Corked


class Noted:
    """A transport that notes what is done to it."""

    def __init__(self) -> None:
        self.done: list[bytes | str] = []

    def write(self, data: bytes) -> None:
        """Something is sent."""
        self.done.append(data)

    def close(self) -> None:
        """The end."""
        self.done.append("close")

    def write_eof(self) -> None:
        """No more is sent."""
        self.done.append("eof")

    def is_closing(self) -> bool:
        """Whether it has ended."""
        return "close" in self.done


def corked(doing: Any) -> list[bytes | str]:
    """What reaches the network when that is done in two turns of the event loop."""
    noted = Noted()

    async def both() -> None:
        transport = Corked(cast(Any, noted), asyncio.get_running_loop())
        for each in doing:
            each(transport)
            await asyncio.sleep(0)

    asyncio.run(both())
    return noted.done


def test_what_is_written_in_one_turn_is_sent_at_once() -> None:
    def answer_and_view(transport: Corked) -> None:
        transport.write(b"answer ")
        transport.write(b"view")

    def later(transport: Corked) -> None:
        transport.write(b"more")

    assert corked([answer_and_view, later]) == [b"answer view", b"more"]


def test_what_is_sent_now_follows_what_waits() -> None:
    def answer_and_posted(transport: Corked) -> None:
        transport.write(b"answer ")
        transport.write_now(b"posted")
        transport.write_now(b"more")

    assert corked([answer_and_posted]) == [b"answer posted", b"more"]


def test_the_last_words_are_sent_before_the_end() -> None:
    def say_and_hang_up(transport: Corked) -> None:
        transport.write(b"last words")
        transport.close()
        assert transport.is_closing()

    def say_and_end(transport: Corked) -> None:
        transport.write(b"last words")
        transport.write_eof()

    assert corked([say_and_hang_up]) == [b"last words", "close"]
    assert corked([say_and_end]) == [b"last words", "eof"]


def test_nothing_is_sent_to_whoever_has_hung_up_meanwhile() -> None:
    def say_and_be_hung_up_on(transport: Corked) -> None:
        transport.write(b"too late")
        transport._transport.close()

    assert corked([say_and_be_hung_up_on]) == ["close"]
