"""People at a table, as their browsers would talk to the server."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from itertools import count
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from sobremesa.table.keys import new_key
from sobremesa.table.messages import PROTOCOL
from sobremesa.table.patching import patched, patched_prompt

from .process import DEADLINE

Message = dict[str, Any]

_TAGS = count()

DINNER = {"game": "croquetas", "mission": "dinner"}


def bearer(key: str) -> dict[str, str]:
    """The header that presents a key."""
    return {"Authorization": f"Bearer {key}"}


def good(answer: httpx.Response) -> Any:
    """What an answer says, if it is a good one."""
    assert answer.is_success, f"{answer.status_code}: {answer.text}"
    return answer.json() if answer.content else None


class Opened:
    """A table and the keys of everybody at it."""

    def __init__(self, http: httpx.Client, *kinds: str, **more: Any) -> None:
        seats = [
            {"kind": kind} if kind in ("link", "open") else {"kind": "bot", "player": kind}
            for kind in kinds
        ]
        created = good(http.post("/api/tables", json={**DINNER, "seats": seats, **more}))
        self.created = created
        self.id: str = created["table"]["id"]
        self.host: str = created["host"]
        self.keys: list[str | None] = created["keys"]

    def sit(self, http: httpx.Client, seat: int, name: str) -> str:
        """Sit down with the key of a seat; gives the new key."""
        key = self.keys[seat]
        seated = good(
            http.post(
                f"/api/tables/{self.id}/sit",
                json={"name": name, "contribution": f"luck of {name}", "key": new_key()},
                headers={} if key is None else bearer(key),
            )
        )
        self.keys[seat] = seated["key"]
        return str(seated["key"])


def open_table(http: httpx.Client, *kinds: str, **more: Any) -> Opened:
    """A table at which everybody who has a link sits already."""
    opened = Opened(http, *kinds, **more)
    for seat, kind in enumerate(kinds):
        if kind == "link":
            opened.sit(http, seat, f"Player {seat}")
    return opened


class Place(Protocol):
    """Where a server is found: at its own port, or behind a proxy."""

    def dial(self, path: str) -> AbstractContextManager[ClientConnection]:
        """A WebSocket to that path."""
        ...


class Player:
    """A client that remembers what it was shown, as the protocol says."""

    def __init__(
        self,
        server: Place,
        table: str,
        keys: Sequence[str | None] = (),
        seat: int | None = None,
        *,
        language: str = "en",
        before: Player | None = None,
        tag: str = "",
        also: Message | None = None,
    ) -> None:
        """With `before`, the same browser comes back after it lost its connection.

        `also` is what else it says in its hello.
        """
        self._connect(server, table)
        self.scene: Message = before.scene if before else {}
        self.boards: dict[str, Message] = before.boards if before else {}
        self.lines: list[Message] = before.lines if before else []
        self.chat: list[Message] = before.chat if before else []
        self.offers: list[Message] = []
        self.points: list[Message] = []
        self.supposed: Message = {}
        self.supposed_lines: list[Message] = []
        self.prompt: Message | None = None
        self.undo: Message | None = None
        self.awaited: list[int] = []
        self.table: Message = {}
        self.version: int = before.version if before else 0
        self.seat = seat
        self._tag = tag or f"client-{next(_TAGS)}"
        self._requests = 0
        hello: Message = {
            "type": "hello",
            "protocol": PROTOCOL,
            "keys": [key for key in keys if key],
            "seat": seat,
            "language": language,
            **(also or {}),
        }
        if before is not None:
            hello["have"] = before.have()
        self.send(hello)
        self.welcome = self.until(lambda message: message["type"] == "welcome")
        if self.table["status"] != "open":
            self.until(lambda message: message["type"] == "view")

    def _connect(self, server: Place, table: str) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(server.dial(f"/api/tables/{table}/socket"))
        self.frames: list[str] = []
        self.seen: list[Message] = []

    @classmethod
    def silent(cls, server: Place, table: str) -> Player:
        """Somebody who connects and says nothing."""
        player = cls.__new__(cls)
        player._connect(server, table)
        return player

    # Talking

    def send(self, message: Message) -> None:
        """Send it as it is."""
        self.socket.send(json.dumps(message))

    def ask(self, type: str, **more: Any) -> Message:
        """Ask for something and wait for the answer, an ack or an error."""
        return self.answer_to(self.send_request(type, **more))

    def send_request(self, type: str, **more: Any) -> str:
        """Ask for something; gives the id of the request."""
        self._requests += 1
        id = more.pop("id", f"{self._tag}-{self._requests}")
        self.send({"type": type, "id": id, **more})
        return str(id)

    def answer_to(self, id: str) -> Message:
        """The ack or error for a request."""
        return self.until(
            lambda message: message["type"] in ("ack", "error") and message["id"] == id
        )

    def hear(self) -> Message:
        """The next message, remembered."""
        frame = self.socket.recv(timeout=DEADLINE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        assert message["n"] == len(self.frames)
        self.seen.append(message)
        getattr(self, f"_hear_{message['type']}", lambda _: None)(message)
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until such a message comes."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def listen_for(self, state: Callable[[], bool]) -> None:
        """Listen until what was heard amounts to that."""
        while not state():
            self.hear()

    def close_code(self) -> int:
        """Listen until the server hangs up; gives the code."""
        try:
            while True:
                self.socket.recv(timeout=DEADLINE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def leave(self) -> None:
        """Close the browser."""
        self._open.close()

    # Remembering

    def _hear_welcome(self, message: Message) -> None:
        self.table = message["table"]

    def _hear_table(self, message: Message) -> None:
        self.table = message["table"]

    def _hear_offers(self, message: Message) -> None:
        self.offers = message["offers"]

    def _hear_points(self, message: Message) -> None:
        self.points = message["points"]

    def _hear_view(self, message: Message) -> None:
        assert message["version"] >= self.version
        assert message["full"] or message["since"] == self.version
        self.version = message["version"]
        if message["full"]:
            self.scene = {}
        if "board" in message:
            self.boards[message["board"]["key"]] = message["board"]
        self.scene = patched(self.scene, message.get("scene", {}))
        self.prompt = message.get("prompt", self.prompt)
        if change := message.get("prompt_change"):
            assert self.prompt is not None
            assert self.prompt["ask"] == change["since"]
            prompt = patched_prompt(self.prompt["prompt"], change["prompt"])
            self.prompt = {"ask": change["ask"], "prompt": prompt}
        self.undo = message.get("undo", self.undo)
        self.awaited = message["awaited"]
        lines = message["lines"]
        del self.lines[lines["from"] :]
        assert len(self.lines) == lines["from"]
        self.lines += lines["items"]

    def _hear_whatif(self, message: Message) -> None:
        before = {} if message["full"] else self.supposed
        self.supposed = patched(before, message.get("scene", {}))
        lines = message["lines"]
        self.supposed_lines[lines["from"] :] = lines["items"]

    def _hear_chat(self, message: Message) -> None:
        self.chat[:] = [each for each in self.chat if each["number"] < message["from"]]
        assert message["from"] == (self.chat[-1]["number"] + 1 if self.chat else 0)
        self.chat += message["items"]

    # Playing

    def see(self, version: int) -> None:
        """Listen until the table is shown at that version or later."""
        while self.version < version:
            self.hear()

    def catch_up(self) -> None:
        """Be shown all that has happened by now: a view may follow an answer, but not the next."""
        self.ask("ping")
        self.ask("ping")

    def wait_for_prompt(self) -> Message:
        """Listen until this seat is asked something; gives the prompt with its number."""
        while self.prompt is None:
            self.hear()
        return self.prompt

    def choose(self, index: int = 0, **more: Any) -> Message:
        """Answer the question that is open, and see what came of it."""
        prompt = self.wait_for_prompt()
        request = {"seat": self.seat, "ask": prompt["ask"], "index": index, **more}
        answer = self.ask("choose", **request)
        if answer["type"] == "ack":
            self.see(answer["version"])
        return answer

    def have(self) -> Message:
        """What this client would say it has when it comes back."""
        return {
            "version": self.version,
            "lines": len(self.lines),
            "chat": len(self.chat),
            "board": self.scene.get("board", {}).get("key", ""),
        }


class Join(Protocol):
    """Makes players who leave when the test is over."""

    def __call__(
        self,
        server: Place,
        table: str,
        keys: Sequence[str | None] = (),
        seat: int | None = None,
        *,
        language: str = "en",
        before: Player | None = None,
        tag: str = "",
        also: Message | None = None,
    ) -> Player:
        """Come to a table."""
        ...


def play_some(players: Sequence[Player], choices: int) -> None:
    """So many choices, each the first option of whoever is asked."""
    for _ in range(choices):
        for player in players:
            player.catch_up()
        answer = next(player for player in players if player.prompt).choose(0)
        assert answer["type"] == "ack", answer


def play_out(players: Sequence[Player], most: int = 200) -> None:
    """Everybody takes the first option until the match is over."""
    for _ in range(most):
        lead = players[0]
        if not lead.awaited and lead.version:
            return
        player = players[lead.awaited[0]] if lead.awaited else lead
        player.see(lead.version)
        answer = player.choose(0)
        assert answer["type"] == "ack", answer
        for other in players:
            other.see(answer["version"])
    raise AssertionError(f"expected the match to be over after {most} choices")
