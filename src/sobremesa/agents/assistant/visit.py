"""Somebody at a table, over a socket: remembers what was shown, as the protocol says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sobremesa.table.keys import new_key
from sobremesa.table.messages import PROTOCOL
from sobremesa.table.patching import patched, patched_prompt

from .house import PATIENCE, Refusal
from .links import Link

Message = dict[str, Any]

PING = 25.0
"""A socket that says nothing for too long is closed."""
TOO_QUICK = 1.0
"""How long to wait after more requests than a server takes in a second."""


class Visit:
    """A seat or a spectator, for as long as the socket lasts; `ready` brings it back."""

    def __init__(self, link: Link, language: str) -> None:
        self.link, self.language = link, language
        self._tasks: list[asyncio.Task[None]] = []
        self._socket: ClientConnection | None = None
        self._heard = asyncio.Condition()
        self._numbers = count()
        self._forget()

    def _forget(self) -> None:
        """Know nothing, as before the first message."""
        self.seat: int | None = None
        self.table: Message = {}
        self.scene: Message = {}
        self.board: Message = {}
        self.prompt: Message | None = None
        self.lines: list[Message] = []
        self.undo: Message | None = None
        self.awaited: list[int] = []
        self._answers: dict[str, Message] = {}
        self._hints: dict[int, Message] = {}
        self._closed = ""
        self._eyes: int | None = None
        """With whose eyes the last view was seen."""

    # Coming and going

    async def ready(self) -> None:
        """Be at the table, and have seen how it stands."""
        if self._socket is not None and not self._closed:
            return
        await self.leave()
        self._forget()
        address = self.link.server.replace("http", "ws", 1)
        try:
            self._socket = await connect(
                f"{address}/api/tables/{self.link.table}/socket",
                open_timeout=PATIENCE,
                max_size=None,
            )
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Refusal(f"{self.link.server} does not answer: {error!r}") from error
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._stay())]
        await self._greet()

    async def _greet(self) -> None:
        """Say who one is, and look with the eyes of the seat."""
        keys = [self.link.key] if self.link.key else []
        await self._send(
            {"type": "hello", "protocol": PROTOCOL, "keys": keys, "language": self.language}
        )
        await self.until(lambda: bool(self.table), "a welcome")
        if self.link.key and self.seat is None:
            raise Refusal(
                "the key of this link opens no seat: the link works once, and whoever sat down "
                "with it has the new one"
            )
        if self.seat is not None:
            # Which seat the key opens is not known before the welcome.
            await self.ask("look", seat=self.seat, language=self.language)
        if self.table["status"] != "open":
            await self.until(lambda: self._eyes == self.seat and bool(self.scene), "the position")

    async def leave(self) -> None:
        """Go away from the table; the seat stays one's own."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        self._tasks, self._socket = [], None

    # Talking

    async def _send(self, message: Message) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise Refusal("the connection was lost; look at the position again") from error

    async def ask(self, type: str, **more: Any) -> Message:
        """Ask for something and wait until it is done; who was too quick waits and asks again."""
        answer = await self._answer(type, more)
        while answer.get("code") == "too_many":
            await asyncio.sleep(TOO_QUICK)
            answer = await self._answer(type, more)
        if answer["type"] == "error":
            raise Refusal(answer["message"])
        return answer

    async def _answer(self, type: str, more: Message) -> Message:
        id = new_key()
        await self._send({"type": type, "id": id, **more})
        await self.until(lambda: id in self._answers, f"an answer to {type}")
        return self._answers.pop(id)

    async def catch_up(self) -> None:
        """Be shown what the last request did: its view may follow the answer, but not the next."""
        await self.ask("ping")

    async def hint(self) -> Message:
        """What the coach advises."""
        if self.prompt is None:
            raise Refusal("expected a question to give a hint for; this seat is not asked anything")
        ask = self.prompt["ask"]
        self._hints.pop(ask, None)
        await self.ask("hint", seat=self.seat, ask=ask)
        await self.until(lambda: ask in self._hints, "the coach")
        return self._hints[ask]

    async def until(self, seen: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Wait until what was heard amounts to that."""
        if not await self.comes(seen, seconds):
            raise Refusal(self._closed or f"waited in vain for {what}")

    async def comes(self, seen: Callable[[], bool], seconds: float) -> bool:
        """Whether what was heard amounts to that within some time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._heard:
                await self._heard.wait_for(lambda: seen() or bool(self._closed))
        return seen()

    async def _stay(self) -> None:
        """Say now and then that one is still here."""
        while True:
            await asyncio.sleep(PING)
            await self._send({"type": "ping", "id": f"ping-{next(self._numbers)}"})

    # Listening

    async def _listen(self) -> None:
        """Hear everything until the socket is closed."""
        assert self._socket is not None
        try:
            async for frame in self._socket:
                message: Message = msgspec.json.decode(frame)
                async with self._heard:
                    self._hear(message)
                    self._heard.notify_all()
        finally:
            async with self._heard:
                code, reason = self._socket.close_code, self._socket.close_reason
                self._closed = f"the connection was closed ({code} {reason})"
                self._heard.notify_all()

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.table = message["table"]
                self.seat = next(iter(message["seats"]), None)
            case "table":
                self.table = message["table"]
            case "view":
                self._see(message)
            case "hint":
                self._hints[message["ask"]] = message
            case "ack" | "error":
                self._answers[message["id"]] = message
            case _:
                # Chat, plans and the like are not told to an assistant.
                pass

    def _see(self, view: Message) -> None:
        """What the seat sees now."""
        self._eyes = view["seat"]
        before = {} if view["full"] else self.scene
        self.scene = patched(before, view.get("scene", {}))
        self.board = view.get("board", self.board)
        self.prompt = view.get("prompt", None if view["full"] else self.prompt)
        if change := view.get("prompt_change"):
            assert self.prompt is not None
            prompt = patched_prompt(self.prompt["prompt"], change["prompt"])
            self.prompt = {"ask": change["ask"], "prompt": prompt}
        self.undo = view.get("undo", self.undo)
        self.awaited = view["awaited"]
        self.lines[view["lines"]["from"] :] = view["lines"]["items"]
