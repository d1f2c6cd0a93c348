"""Random and hostile frames neither crash the server nor change a table."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from server.players import Join, Player, good, open_table
from server.process import ServerProcess
from sobremesa.table.messages import PROTOCOL

HUGE = 2**70

NASTY: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    "true",
    "1e999",
    '"choose"',
    "\x00",
    "{" * 5000,
    "[" * 15000,
    '{"type":"choose"' + "," * 100 + "}",
    b"",
    b"\xff\xfe\x00",
    bytes(range(256)),
    f'{{"type":"hello","protocol":{PROTOCOL},"language":"en"}}',
    '{"type":"choose","id":"","seat":0,"ask":1,"index":0}',
    '{"type":"choose","id":1,"seat":0,"ask":1,"index":0}',
    '{"type":"choose","id":"a","seat":0,"ask":1,"index":-1}',
    f'{{"type":"choose","id":"b","seat":0,"ask":1,"index":{HUGE}}}',
    '{"type":"choose","id":"c","seat":0,"ask":1,"index":4}',
    '{"type":"choose","id":"d","seat":0,"ask":1,"index":1.5}',
    '{"type":"choose","id":"e","seat":0,"ask":0,"index":0}',
    '{"type":"choose","id":"f","seat":0,"ask":1}',
    '{"type":"choose","id":"g","seat":0,"ask":1,"index":0,"option":["Bid",0]}',
    '{"type":"choose","id":"h","seat":0,"ask":1,"option":["Bid",99]}',
    '{"type":"choose","id":"i","seat":0,"ask":1,"option":["Bid"]}',
    '{"type":"choose","id":"j","seat":0,"ask":1,"option":["__import__",0]}',
    '{"type":"choose","id":"k","seat":0,"ask":1,"option":{"a":1}}',
    '{"type":"choose","id":"l","seat":1,"ask":1,"index":0}',
    '{"type":"choose","id":"m","seat":99,"ask":1,"index":0}',
    '{"type":"choose","id":"' + "x" * 65 + '","seat":0,"ask":1,"index":0}',
    '{"type":"look","id":"n","seat":1,"language":"en"}',
    '{"type":"look","id":"o","seat":null,"language":"xx"}',
    '{"type":"undo","id":"p","seat":0}',
    '{"type":"undo","id":"q","seat":0,"to":5}',
    f'{{"type":"undo","id":"r","seat":0,"to":{HUGE}}}',
    '{"type":"consent","id":"s","seat":0,"number":1,"agree":true}',
    '{"type":"chat","id":"t","seat":1,"text":"I am another"}',
    '{"type":"chat","id":"u","seat":0,"text":"\\u0000\\u0007"}',
    '{"type":"chat","id":"u2","seat":0,"text":"\\ud800"}',
    '{"type":"chat","id":"v","seat":null,"text":"No name"}',
    '{"type":"orders","id":"w","seat":1,"windows":["accuse"]}',
    '{"type":"orders","id":"x","seat":0,"windows":"accuse"}',
    '{"type":"orders","id":"x2","seat":0,"windows":["accuse@soon"]}',
    '{"type":"whatif","id":"y","action":"choose","index":0}',
    '{"type":"whatif","id":"z","action":"start"}',
    '{"type":"whatif","id":"aa","action":"start","seat":1}',
    '{"type":"sudo","id":"bb"}',
]


def unchanged(server: ServerProcess, table: str) -> bool:
    """Whether nothing has happened at the table."""
    found = good(server.http.get(f"/api/tables/{table}"))
    return (found["steps"], found["awaited"], found["status"]) == (0, [0, 1], "playing")


def in_batches(frames: list[str | bytes], size: int) -> Iterator[list[str | bytes]]:
    """Few enough at a time that the server does not hang up."""
    for start in range(0, len(frames), size):
        yield frames[start : start + size]


def test_nasty_frames_are_refused_and_change_nothing(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    for batch in in_batches(NASTY, 5):
        host = join(server, opened.id, [opened.keys[0]], 0)
        for frame in batch:
            host.socket.send(frame)
        host.ask("ping")
        acks = [message for message in host.seen if message["type"] == "ack"]
        assert len(acks) == 1
        assert sum(message["type"] == "error" for message in host.seen) == len(batch)
        host.leave()
    assert unchanged(server, opened.id)


def test_a_frame_that_is_too_large_ends_the_socket(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    host.socket.send('{"type":"chat","id":"a","seat":0,"text":"' + "x" * 17000 + '"}')
    assert host.close_code() == 1009
    assert unchanged(server, opened.id)


def test_whoever_sends_nothing_but_nonsense_is_shown_the_door(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    for _ in range(10):
        host.socket.send("nonsense")
    assert host.close_code() == 4400


def test_only_a_hello_opens_the_conversation(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    hellos: list[Any] = [
        "nonsense",
        {"type": "ping", "id": "1"},
        {"type": "hello", "protocol": PROTOCOL + 1, "language": "en"},
        {"type": "hello", "protocol": PROTOCOL, "language": "fr"},
        {"type": "hello", "protocol": PROTOCOL, "language": "en", "keys": ["x"] * 300},
    ]
    codes = []
    for hello in hellos:
        silent = Player.silent(server, opened.id)
        silent.socket.send(hello if isinstance(hello, str) else json.dumps(hello))
        codes.append(silent.close_code())
        silent.leave()
    absent = Player.silent(server, "0" * 24)
    absent.send({"type": "hello", "protocol": PROTOCOL, "language": "en"})
    assert codes == [4400] * len(hellos)
    assert absent.close_code() == 4404
    absent.leave()


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**65), 2**65)
    | st.floats(allow_nan=False)
    | st.text(max_size=20)
    | st.sampled_from(["choose", "look", "undo", "consent", "chat", "orders", "whatif", "start"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
FIELDS = ("seat", "ask", "index", "option", "to", "number", "agree", "text", "windows", "action")
REQUESTS = st.fixed_dictionaries(
    {"type": st.sampled_from(["choose", "look", "undo", "consent", "orders", "whatif"]) | VALUES},
    optional={"id": st.text(max_size=70) | VALUES, **dict.fromkeys(FIELDS, VALUES)},
)


def test_random_requests_of_a_spectator_change_nothing(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")

    @seed(7)
    @settings(
        max_examples=60,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(REQUESTS, min_size=1, max_size=9))
    def attack(requests: list[dict[str, Any]]) -> None:
        spectator = Player(server, opened.id)
        for request in requests:
            spectator.socket.send(json.dumps(request))
        spectator.ask("ping")
        spectator.leave()

    attack()
    assert unchanged(server, opened.id)


def test_a_body_that_is_too_large_is_refused(server: ServerProcess) -> None:
    large = server.http.post("/api/tables/mine", content=b"x" * 70_000)
    assert (large.status_code, large.json()["code"]) == (413, "too_large")


def test_bad_bodies_are_told_what_was_expected(server: ServerProcess) -> None:
    bad: list[tuple[dict[str, Any], str]] = [
        ({"json": {}}, "bad_request"),
        ({"content": b"\xff"}, "bad_request"),
        ({"json": {"game": "chess", "mission": "x", "seats": [{"kind": "link"}]}}, "bad_request"),
        ({"json": {"game": "croquetas", "mission": "x", "seats": []}}, "bad_request"),
        (
            {"json": {"game": "croquetas", "mission": "dinner", "seats": [{"kind": "link"}]}},
            "bad_request",
        ),
    ]
    answers: list[httpx.Response] = [server.http.post("/api/tables", **body) for body, _ in bad]
    assert [answer.json()["code"] for answer in answers] == [code for _, code in bad]
    assert all(answer.json()["message"] for answer in answers)
