"""The tools, resources and prompts by which an assistant sits at a table.

Every tool takes the link of the seat. Nothing else is kept: whoever has the link has the seat, here
as in a browser, and an assistant that starts anew goes on with it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError

from sobremesa.kernel import SobremesaError

from .house import House
from .links import Link, read_link
from .visit import Visit
from .words import Teller

MOST_VISITS = 64
"""At so many tables at once; whoever has not been spoken for the longest leaves."""
LONGEST_WAIT = 60
USUAL_WAIT = 20
INSTRUCTIONS = """\
Sobremesa is a table for board games. Somebody gives you a link to a seat. Call sit_down with it,
and keep the link that comes back: it is your seat from then on, and every other tool takes it.
position tells how it stands and what you are asked; choose answers by the number of an option. Only
what is offered can be chosen. why tells the rule behind a question, an option or an event."""


class Assistant:
    """Visits at the tables of one server, by their links."""

    def __init__(self, address: str, language: str) -> None:
        self.house = House(address, language)
        self.teller = Teller(language)
        self._visits: dict[Link, Visit] = {}

    async def visit(self, link: str) -> Visit:
        """The visit at a table, begun if it must be."""
        wanted = read_link(link, self.house.address)
        visit = self._visits.pop(wanted, None) or Visit(wanted, self.house.language)
        try:
            await visit.ready()
        except SobremesaError:
            await visit.leave()
            raise
        self._visits[wanted] = visit
        while len(self._visits) > MOST_VISITS:
            await self._visits.pop(next(iter(self._visits))).leave()
        return visit

    async def sit(self, link: str, name: str, seat: int | None) -> str:
        """Sit down, and tell how it stands."""
        wanted = read_link(link, self.house.address)
        own = str(await self.house.sit(wanted, name, seat))
        seated = self.teller.text("seated", link=own)
        return f"{seated}\n{self.teller.position(await self.visit(own))}"

    async def choose(self, link: str, question: int, option: int) -> str:
        """Answer a question, and tell what came of it."""
        visit = await self.visit(link)
        since = len(visit.lines)
        await visit.ask("choose", seat=visit.seat, ask=question, index=option)
        await visit.comes(lambda: _asked(visit, question), USUAL_WAIT)
        return self.teller.news(visit, since)

    async def wait(self, link: str, seconds: int) -> str:
        """Wait until the seat is asked something, and tell what happened."""
        visit = await self.visit(link)
        since = len(visit.lines)
        if visit.prompt is None:
            await visit.comes(lambda: _asked(visit, -1), min(seconds, LONGEST_WAIT))
        if len(visit.lines) == since and not _asked(visit, -1):
            return self.teller.text("still-waiting")
        return self.teller.news(visit, since)

    async def leave(self) -> None:
        """Go away from every table."""
        while self._visits:
            await self._visits.popitem()[1].leave()


def _asked(visit: Visit, before: int) -> bool:
    """Whether there is another question than that one, or none will come."""
    if visit.table["status"] == "over":
        return bool(visit.scene.get("ending"))
    return visit.prompt is not None and visit.prompt["ask"] != before


def assistant_server(address: str, language: str) -> MCPServer[None]:
    """The server for assistants, at the tables of that server."""
    here = Assistant(address, language)
    server: MCPServer[None] = MCPServer(
        "sobremesa", title="Sobremesa", instructions=INSTRUCTIONS, log_level="WARNING"
    )
    _add_lists(server, here)
    _add_play(server, here)
    _add_talk(server, here)
    _add_resources(server, here)
    _add_prompts(server)
    return server


@asynccontextmanager
async def _told() -> AsyncIterator[None]:
    """What is refused is told to the assistant, who may do better."""
    try:
        yield
    except SobremesaError as error:
        raise ToolError(str(error)) from error


def _add_lists(server: MCPServer[None], here: Assistant) -> None:
    @server.tool()
    async def list_games() -> str:
        """What can be played: every game with its missions, how many sit there and how long."""
        async with _told():
            return here.teller.games(await here.house.games())

    @server.tool()
    async def list_tables(status: str = "open") -> str:
        """The tables that are listed for everybody; status is open, playing or over."""
        async with _told():
            return here.teller.tables(
                here.house.address, await here.house.get("/api/tables", status=status)
            )


def _add_play(server: MCPServer[None], here: Assistant) -> None:
    @server.tool()
    async def sit_down(link: str, name: str, seat: int | None = None) -> str:
        """Sit down at a table by the link to a seat, under a name that the others will see.

        The answer has a new link, which is the seat from now on. At a table with open seats the
        link needs no key, and `seat` says which one.
        """
        async with _told():
            return await here.sit(link, name, seat)

    @server.tool()
    async def position(link: str) -> str:
        """How it stands: the board, cards and goals, what happened last, the question and options.

        With a link that has no key one watches.
        """
        async with _told():
            return here.teller.position(await here.visit(link))

    @server.tool()
    async def choose(link: str, question: int, option: int) -> str:
        """Answer the question of that number by the number of an option.

        Tells what came of it, and the next question as soon as there is one.
        """
        async with _told():
            return await here.choose(link, question, option)

    @server.tool()
    async def wait(link: str, seconds: int = USUAL_WAIT) -> str:
        """Wait until the seat is asked something or the match is over, and tell what happened."""
        async with _told():
            return await here.wait(link, seconds)

    @server.tool()
    async def undo(link: str) -> str:
        """Take back the last choice; where something was revealed since, the others are asked."""
        async with _told():
            visit = await here.visit(link)
            await visit.ask("undo", seat=visit.seat)
            await visit.catch_up()
            return here.teller.position(visit)


def _add_talk(server: MCPServer[None], here: Assistant) -> None:
    @server.tool()
    async def why(rule: str) -> str:
        """The text of a rule, by the id in brackets behind a question, an option or an event."""
        async with _told():
            return await here.house.rule(rule)

    @server.tool()
    async def hint(link: str) -> str:
        """What a strong player would choose, with the chance to win; not every table allows it."""
        async with _told():
            visit = await here.visit(link)
            return here.teller.hint(visit, await visit.hint())

    @server.tool()
    async def say(link: str, text: str) -> str:
        """Say something to everybody at the table."""
        async with _told():
            visit = await here.visit(link)
            await visit.ask("chat", seat=visit.seat, text=text)
            return text


def _add_resources(server: MCPServer[None], here: Assistant) -> None:
    @server.resource("sobremesa://games", mime_type="text/markdown")
    async def games() -> str:
        """What can be played."""
        return await _read(here.house.games(), here.teller.games)

    @server.resource("sobremesa://games/{game}/rules", mime_type="text/markdown")
    async def rules(game: str) -> str:
        """All rules of a game, chapter by chapter, each with its id."""
        asked = here.house.get(f"/api/games/{game}/rules", language=here.house.language)
        return await _read(asked, here.teller.rules)

    @server.resource("sobremesa://games/{game}/glossary", mime_type="text/markdown")
    async def glossary(game: str) -> str:
        """The words of a game that must be explained."""
        asked = here.house.get(f"/api/games/{game}/glossary", language=here.house.language)
        return await _read(asked, here.teller.glossary)


async def _read(asked: Awaitable[Any], tell: Callable[[Any], str]) -> str:
    """What a server answers, in words."""
    try:
        return tell(await asked)
    except SobremesaError as error:
        raise ResourceError(str(error)) from error


def _add_prompts(server: MCPServer[None]) -> None:
    @server.prompt()
    def play(link: str, name: str) -> str:
        """Sit down at a table and play the match to its end."""
        return (
            f"Sit down at {link} as {name} and play to the end. Before each choice read the "
            "question and its options; where a rule is not clear to you, ask why. Say in a "
            "sentence what you are about to do and for what reason, then choose."
        )

    @server.prompt()
    def explain(link: str) -> str:
        """Explain to a newcomer how it stands and what may be done."""
        return (
            f"Read the position at {link}. Explain to somebody who does not know the game how it "
            "stands, what the match is about, and what each option of the question would do, with "
            "the rule behind it. Do not choose."
        )
