"""An assistant at a table, by the SDK's own client and against a real server."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from mcp import Client, StdioServerParameters
from mcp_types import TextContent, TextResourceContents

from server.players import Opened
from server.process import ServerProcess
from sobremesa.kernel import Dice
from sobremesa.kernel.record import read_record, verify

MOST = 2000
"""Far more choices than a tutorial takes."""


def open_tutorial(house: ServerProcess, *kinds: str) -> tuple[str, str]:
    """A table for the first night of DCeased: the link to watch, and the link to the first seat."""
    opened = Opened(house.http, *(kinds or ("link",)), game="dceased", mission="m0")
    link = f"{house.url}/t/{opened.id}"
    return link, f"{link}#{opened.keys[0]}"


def program(house: ServerProcess) -> StdioServerParameters:
    """The command as an assistant starts it."""
    command = ["-m", "sobremesa", "mcp", "--server", house.url]
    return StdioServerParameters(command=sys.executable, args=command)


async def call(client: Client, tool: str, **arguments: str | int) -> str:
    """What a tool answers."""
    result = await client.call_tool(tool, arguments)
    (content,) = result.content
    assert isinstance(content, TextContent)
    assert not result.is_error, content.text
    return content.text


async def refused(client: Client, tool: str, **arguments: str | int) -> str:
    """Why a tool refuses."""
    result = await client.call_tool(tool, arguments)
    (content,) = result.content
    assert isinstance(content, TextContent)
    assert result.is_error, content.text
    return content.text


def own_link(told: str) -> str:
    """The link that is the seat, once one sits there."""
    found = re.search(r"http\S+/t/[0-9a-f]+#[0-9a-f]{40}", told)
    assert found is not None, told
    return found[0]


def question(told: str) -> tuple[int, int] | None:
    """The number of the question, and how many options it has."""
    found = re.search(r"^## Question (\d+):(.*)\Z", told, re.MULTILINE | re.DOTALL)
    if found is None:
        return None
    return int(found[1]), len(re.findall(r"^\d+\. ", found[2], re.MULTILINE))


async def play(client: Client, link: str, told: str, dice: Dice, most: int) -> str:
    """Answer questions, as many as that; what was told last."""
    for _ in range(most):
        asked = question(told)
        if asked is None:
            return told
        number, options = asked
        told = await call(client, "choose", link=link, question=number, option=dice.below(options))
    return told


def test_an_assistant_plays_a_whole_tutorial_with_its_link_alone(house: ServerProcess) -> None:
    watch, given = open_tutorial(house)
    dice = Dice(7)

    async def begin() -> tuple[str, str]:
        async with Client(program(house)) as client:
            told = await call(client, "sit_down", link=given, name="Ada")
            return own_link(told), await play(client, own_link(told), told, dice, 20)

    async def go_on(link: str) -> str:
        # Another process, which has never seen this table.
        async with Client(program(house)) as client:
            told = await call(client, "position", link=link)
            return await play(client, link, told, dice, MOST)

    link, _ = asyncio.run(begin())
    ending = asyncio.run(go_on(link))
    assert "The match is over" in ending
    answer = house.http.get(f"/api/tables/{watch.rpartition('/')[2]}/record")
    assert verify(answer.content) == []
    record = read_record(answer.content)
    assert [seat.name for seat in record.header.seats] == ["Ada"]
    assert record.result is not None
    won = "You have won." if record.result.winners else "You have not won."
    assert won in ending


@contextmanager
def listening(house: ServerProcess, *more: str) -> Iterator[str]:
    """The command on a port of its own; gives its address."""
    arguments = ["-m", "sobremesa", "mcp", "--server", house.url, "--http", "--port", "0", *more]
    with subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def test_assistants_that_share_a_port_have_only_what_their_links_open(
    house: ServerProcess,
) -> None:
    watch, given = open_tutorial(house)

    async def meet(address: str) -> None:
        async with Client(address) as player, Client(address) as watcher:
            told = await call(player, "sit_down", link=given, name="Ada")
            assert question(told) is not None
            seen = await call(watcher, "position", link=watch)
            assert question(seen) is None
            assert "Awaited seats: 0" in seen
            assert "no seat" in await refused(watcher, "position", link=given)
            key = own_link(told).partition("#")[2]
            assert key not in seen

    with listening(house) as address:
        asyncio.run(meet(address))


def test_whatever_is_told_can_be_asked_about(house: ServerProcess) -> None:
    _, given = open_tutorial(house)

    async def ask() -> None:
        async with Client(program(house)) as client:
            assert "dceased" in await call(client, "list_games")
            assert await call(client, "list_tables", status="over") != ""
            told = await call(client, "sit_down", link=given, name="Ada")
            link = own_link(told)
            rules = re.findall(r"\((dc\.[a-z.-]+)\)", told)
            assert rules
            assert len(await call(client, "why", rule=rules[0])) > 20
            assert "%" in await call(client, "hint", link=link)
            assert await call(client, "say", link=link, text="Hello!") == "Hello!"
            assert "expected" in await refused(client, "choose", link=link, question=1, option=99)
            told = await play(client, link, told, Dice(1), 1)
            assert question(told) != question(await call(client, "undo", link=link))
            assert question(await call(client, "wait", link=link)) is not None

    asyncio.run(ask())


def test_games_rules_and_words_can_be_read_and_prompts_taken(house: ServerProcess) -> None:
    async def read() -> None:
        async with Client(program(house)) as client:
            prompts = {prompt.name for prompt in (await client.list_prompts()).prompts}
            assert prompts == {"play", "explain"}
            taken = await client.get_prompt("play", {"link": "the-link", "name": "Ada"})
            assert "the-link" in str(taken.messages[0].content)
            for uri, word in (
                ("sobremesa://games", "oursun"),
                ("sobremesa://games/dceased/rules", "dc.move.basic"),
                ("sobremesa://games/dceased/glossary", "Civilian"),
            ):
                (content,) = (await client.read_resource(uri)).contents
                assert isinstance(content, TextResourceContents)
                assert word in content.text

    asyncio.run(read())


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("http://elsewhere.example/t/386584363c6e8c7c168c2440", "expected a link of"),
        ("hello", "expected a link such as"),
        ("/t/386584363c6e8c7c168c2440#0000000000000000000000000000000000000000", "table"),
    ],
)
def test_a_link_that_leads_nowhere_is_refused_with_the_reason(
    house: ServerProcess, link: str, reason: str
) -> None:
    async def come() -> None:
        async with Client(program(house)) as client:
            assert reason in await refused(client, "sit_down", link=link, name="Ada")

    asyncio.run(come())


def test_an_assistant_is_spoken_to_in_spanish_where_that_is_wanted(house: ServerProcess) -> None:
    _, given = open_tutorial(house)

    async def come(address: str) -> None:
        async with Client(address) as client:
            told = await call(client, "sit_down", link=given, name="Ada")
            assert "Pregunta 1:" in told
            assert "Elige" in told

    with listening(house, "--language", "es") as address:
        asyncio.run(come(address))
