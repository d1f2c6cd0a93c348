"""A bot that plays from anywhere, by the public protocol (docs/protocol.md) and nothing else.

    pip install websockets
    python remote_bot.py http://127.0.0.1:8000/t/TABLE#KEY

The link is one to a seat, as it is handed to a friend. The bot attacks where it can, does nothing
that it is warned of, lets a chance go by only if there is nothing else, and is random otherwise.
"""

import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def prefer(choices: list[dict[str, Any]]) -> int:
    """The place of the choice to make: here is where a better bot begins."""
    tones = {"attack": 2, "pass": -1, "end": -1}
    told = [("warning" not in each, tones.get(each.get("tone", ""), 0)) for each in choices]
    return random.choice([place for place, each in enumerate(told) if each == max(told)])


def sit_down(server: str, table: str, key: str) -> dict[str, Any]:
    """Take the seat; the key that the bot makes is the seat's from now on."""
    chance, own = secrets.token_hex(16), secrets.token_hex(20)
    body = json.dumps({"name": "Remote bot", "contribution": chance, "key": own}).encode()
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables/{table}/sit", body, headers)) as answer:
        seated: dict[str, Any] = json.load(answer)
        return seated


def play(address: str, seat: int, key: str) -> str:
    """Play until the match is over, and say how it ended."""
    hello = {"type": "hello", "protocol": 2, "keys": [key], "seat": seat, "language": "en"}
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps(hello))
        question, choices = -1, []
        while True:
            try:
                message = json.loads(socket.recv(timeout=25))
            except TimeoutError:  # who says nothing for 90 seconds is taken to be gone
                message = {"type": "quiet"}
                socket.send(json.dumps({"type": "ping", "id": secrets.token_hex(8)}))
            if message.get("table", {}).get("status") == "over":
                return str(message["table"]["result"]["name"]["en"])
            if message.get("code") == "too_many":  # too quick: once more, after a moment
                time.sleep(1)
            elif message.get("prompt"):  # another question
                question, choices = message["prompt"]["ask"], message["prompt"]["prompt"]["choices"]
            elif change := message.get("prompt_change"):  # numbers stand for choices as they were
                now = change["prompt"].get("choices", choices)
                choices = [choices[each] if isinstance(each, int) else each for each in now]
                question = change["ask"]
            else:
                continue
            choice = {"type": "choose", "seat": seat, "ask": question, "index": prefer(choices)}
            socket.send(json.dumps({**choice, "id": secrets.token_hex(8)}))


if __name__ == "__main__":
    page, _, given = sys.argv[1].partition("#")
    server, _, table = page.partition("/t/")
    seated = sit_down(server, table, given)
    print(f"my own link: {page}#{seated['key']}", flush=True)
    socket = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    print(play(socket, seated["seat"], seated["key"]))
