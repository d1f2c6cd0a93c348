"""What is sent to an address that somebody else has named goes nowhere near this house."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from sobremesa.server.calling import posting
from sobremesa.server.calling.posting import addresses_of, is_public, post, target_of
from sobremesa.table.errors import Refused

from .receiver import receiving


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "255.255.255.255", "224.0.0.1", "::1", "::", "fe80::1%eth0", "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
        "2002:a00:1::1",
    ],
)  # fmt: skip
def test_addresses_of_this_house_are_none_of_the_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_internet_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://hooks.example/x", "ftp://hooks.example", "https://",
        "https://name:word@hooks.example",
        "https://hooks.example/a b", "https://hooks.example/\r\nHost: other",
        "https://hooks.example:x/",
        "https://[::1/", "//hooks.example", "https://hooks.example/" + "a" * 2000,
    ],
)  # fmt: skip
def test_only_plain_encrypted_addresses_are_taken(address: str) -> None:
    with pytest.raises(Refused, match="address: expected"):
        target_of(address)


@pytest.mark.parametrize(
    "address",
    ["https://localhost/x", "https://127.0.0.1/x", "https://[::1]/x", "https://2130706433/"],
)
def test_nobody_makes_this_server_talk_to_itself(address: str) -> None:
    with pytest.raises(Refused, match="expected one on the internet"):
        asyncio.run(post(address, b"", {}))


def test_one_address_of_this_house_among_others_is_enough_to_refuse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def look() -> None:
        loop = asyncio.get_running_loop()

        async def found(*_: object, **__: object) -> list[tuple[object, ...]]:
            return [(0, 0, 0, "", ("1.1.1.1", 443)), (0, 0, 0, "", ("10.0.0.7", 443))]

        monkeypatch.setattr(loop, "getaddrinfo", found)
        await addresses_of(target_of("https://twofold.example/"))

    with pytest.raises(Refused, match="got one of this house"):
        asyncio.run(look())


def test_the_connection_goes_to_the_address_that_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    reached: list[object] = []

    async def send() -> None:
        loop = asyncio.get_running_loop()

        async def found(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
            asked.append(host)
            return [(0, 0, 0, "", ("1.1.1.1", 443))]

        async def connect(host: str, port: int, **more: object) -> object:
            reached.append((host, port, more["server_hostname"]))
            raise ConnectionRefusedError

        monkeypatch.setattr(loop, "getaddrinfo", found)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        await post("https://changing.example/x", b"", {})

    with pytest.raises(ConnectionRefusedError):
        asyncio.run(send())
    assert asked == ["changing.example"]
    assert reached == [("1.1.1.1", 443, "changing.example")]


def test_nobody_is_followed_elsewhere() -> None:
    with receiving() as receiver:
        receiver.status = 302
        status = asyncio.run(post(f"{receiver.url}/here", b"{}", {}, local=True))
    assert status == 302
    assert [came.path for came in receiver.came] == ["/here"]


Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def sent_to(answer: Answer) -> int:
    """Send something to somebody who answers so."""

    async def send() -> int:
        done = asyncio.Event()

        async def answering(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(ConnectionError):
                await answer(reader, writer)
            writer.transport.abort()
            done.set()

        async with await asyncio.start_server(answering, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            try:
                return await post(f"http://127.0.0.1:{port}/", b"", {}, local=True)
            finally:
                await done.wait()

    return asyncio.run(send())


def test_an_endless_answer_is_not_read() -> None:
    async def endless(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200" + b" yes" * 10_000)
        await writer.drain()

    with pytest.raises(OSError, match="expected an answer"):
        sent_to(endless)


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "_SECONDS", 0.05)

    async def silent(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        await reader.read()

    with pytest.raises(TimeoutError):
        sent_to(silent)
