"""What a guest does on a machine of their own: `python -m server.guest <deed> <address> ...`.

Says what came of it as JSON.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import httpx
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sobremesa.table.messages import PROTOCOL

from .players import Opened

SECONDS = 30
IMPATIENT = 1


def opens(address: str) -> Any:
    """Open a table for two and sit down at it."""
    with httpx.Client(base_url=address, timeout=SECONDS) as http:
        opened = Opened(http, "link", "link", game="dceased", mission="m1")
        opened.sit(http, 0, "Ana")
    return {"table": opened.id, "keys": opened.keys}


def sits(address: str, table: str, key: str) -> Any:
    """Sit down with the key of a seat."""
    sitting = {"name": "Bea", "contribution": "", "key": "b0" * 20}
    headers = {"Authorization": f"Bearer {key}"}
    answer = httpx.post(
        f"{address}/api/tables/{table}/sit", json=sitting, headers=headers, timeout=SECONDS
    )
    return answer.json()["key"]


def plays(address: str, table: str, key: str, seat: str) -> Any:
    """Choose the first option over the socket if one is asked; gives the version and whether so."""
    hello = {"type": "hello", "protocol": PROTOCOL, "keys": [key], "seat": int(seat)}
    with connect(_socket(address, table), open_timeout=SECONDS) as socket:
        socket.send(json.dumps({**hello, "language": "en"}))
        view = _next(socket, "view")
        if not view.get("prompt"):
            return {"version": view["version"], "chose": False}
        ask = view["prompt"]["ask"]
        choice = {"type": "choose", "id": "1", "seat": int(seat), "ask": ask, "index": 0}
        socket.send(json.dumps(choice))
        return {"version": _next(socket, "ack")["version"], "chose": True}


def tries(address: str) -> Any:
    """Whether the page opens at all; whoever is shut out is not told, so it is not waited for."""
    try:
        return httpx.get(address, timeout=IMPATIENT).status_code
    except httpx.TransportError:
        return None


def intrudes(address: str, table: str, key: str) -> Any:
    """What a page of another site gets, also one whose name was made to lead here."""
    port = address.rpartition(":")[2]
    rebound = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
    found = []
    for headers in ({"Origin": "https://evil.example"}, rebound):
        keyed = {**headers, "Authorization": f"Bearer {key}"}
        with httpx.Client(base_url=address, headers=keyed, timeout=SECONDS) as page:
            paths = ("/", "/api/games", f"/api/tables/{table}", "/api/reach")
            found += [page.get(path).status_code for path in paths]
    origin = Origin("https://evil.example")
    try:
        with connect(_socket(address, table), origin=origin, open_timeout=SECONDS):
            found.append(101)
    except InvalidStatus as refusal:
        found.append(refusal.response.status_code)
    return found


def _socket(address: str, table: str) -> str:
    return f"{address.replace('http', 'ws')}/api/tables/{table}/socket"


def _next(socket: Any, kind: str) -> Any:
    while True:
        message = json.loads(socket.recv(timeout=SECONDS))
        if message["type"] == kind:
            return message


if __name__ == "__main__":
    deed, *words = sys.argv[1:]
    json.dump(globals()[deed](*words), sys.stdout)
