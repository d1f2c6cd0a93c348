"""Limits on rates, numbers, lengths and silence; and who may talk to the server at all."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.players import DINNER, Join, Opened, Player, bearer, good, open_table
from server.process import DEADLINE, ServerProcess, serving
from sobremesa.server.config import Config
from sobremesa.server.limits.gate import Origins, must_be_operator
from sobremesa.table.errors import Refused
from sobremesa.table.messages import PROTOCOL


@pytest.fixture(scope="module")
def strict(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with narrow limits."""
    options = [
        *("--tables-per-hour", "4", "--sockets-per-address", "4", "--sockets-per-table", "3"),
        *("--socket-rate", "1", "--socket-burst", "5", "--name-length", "10"),
        *("--request-burst", "10000", "--whatif-steps", "1", "--address-share", "100"),
    ]
    database = f"sqlite:///{tmp_path_factory.mktemp('strict')}/tables.db"
    with serving(database, site, *options) as running:
        yield running


@pytest.fixture(scope="module")
def table(strict: ServerProcess) -> Opened:
    """A table that is being played."""
    return open_table(strict.http, "link", "link")


def test_a_socket_that_asks_too_fast_is_closed(
    strict: ServerProcess, table: Opened, join: Join
) -> None:
    hasty = join(strict, table.id)
    for number in range(100):
        hasty.send({"type": "earlier", "id": str(number), "before": 0})
    assert hasty.close_code() == 4429


def test_a_socket_that_says_nothing_is_closed(site: Path, tmp_path: Path, join: Join) -> None:
    options = ("--hello-seconds", "0.2", "--silence-seconds", "0.2")
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *options) as server:
        opened = open_table(server.http, "link", "link")
        mute = Player.silent(server, opened.id)
        no_hello = mute.close_code()
        mute.leave()
        silent = Player.silent(server, opened.id)
        silent.send({"type": "hello", "protocol": PROTOCOL, "language": "en"})
        fell_silent = silent.close_code()
        silent.leave()
    assert no_hello == 4400
    assert fell_silent == 4408


def test_a_socket_that_nobody_reads_is_closed(site: Path, tmp_path: Path, join: Join) -> None:
    options = ("--send-seconds", "0.5", "--no-compress", "--socket-burst", "2000")
    rates = ("--request-burst", "20000", "--chat-burst", "500", "--table-chat-burst", "500")
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *options, *rates) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        for _ in range(200):
            assert host.ask("chat", seat=0, text="x" * 400)["type"] == "ack"
        lazy = Player.silent(server, opened.id)
        lazy.send({"type": "hello", "protocol": PROTOCOL, "language": "en"})
        with suppress(ConnectionClosed):
            for number in range(300):
                lazy.send({"type": "earlier", "id": str(number), "before": 1000})
        host.listen_for(lambda: host.table["spectators"] == 1)
        host.listen_for(lambda: host.table["spectators"] == 0)
        assert lazy.close_code() == 1006  # no last word, as that of a ping without an answer
        lazy.leave()


def test_a_table_and_an_address_have_so_many_sockets_and_no_more(
    strict: ServerProcess, table: Opened, join: Join
) -> None:
    for _ in range(3):
        join(strict, table.id)
    fourth = Player.silent(strict, table.id)
    fifth = Player.silent(strict, table.id)
    codes = fifth.close_code()
    fourth.send({"type": "hello", "protocol": PROTOCOL, "language": "en"})
    assert (codes, fourth.close_code()) == (4429, 4429)
    fourth.leave()
    fifth.leave()


def test_an_address_opens_so_many_tables_an_hour(strict: ServerProcess, table: Opened) -> None:
    seats = [{"kind": "link"}, {"kind": "link"}]
    codes = [
        strict.http.post("/api/tables", json={**DINNER, "seats": seats}).status_code
        for _ in range(4)
    ]
    assert codes == [201, 201, 201, 429]


def test_names_are_short(strict: ServerProcess, table: Opened) -> None:
    url = f"/api/tables/{table.id}/seats/0"
    long = strict.http.patch(url, json={"name": "Maximiliana"}, headers=bearer(table.keys[0] or ""))
    empty = strict.http.patch(url, json={"name": " \t"}, headers=bearer(table.keys[0] or ""))
    assert (long.status_code, long.json()["expected"], long.json()["got"]) == (413, "10", "11")
    assert empty.status_code == 400


def test_a_what_if_has_an_end(strict: ServerProcess, table: Opened, join: Join) -> None:
    host = join(strict, table.id, [table.keys[0]], 0)
    answers = [
        host.ask("whatif", action="start", seat=0)["type"],
        host.ask("whatif", action="choose", index=0)["type"],
        host.ask("whatif", action="choose", index=0).get("code"),
    ]
    assert answers == ["ack", "ack", "too_many"]


def test_requests_come_at_a_rate_that_one_machine_can_bear(site: Path, tmp_path: Path) -> None:
    options = ("--request-rate", "1", "--request-burst", "5")
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *options) as server:
        answers = [server.http.get("/api/tables") for _ in range(9)]
    refused = answers[-1].json()
    assert {answer.status_code for answer in answers} == {200, 429}
    assert (refused["code"], refused["expected"]) == ("too_many", "at most 1 a second")
    assert answers[-1].headers["retry-after"] == "60"


def test_the_addresses_of_one_household_have_one_limit_together(site: Path, tmp_path: Path) -> None:
    options = ("--proxy", "127.0.0.1", "--request-rate", "1", "--request-burst", "40")
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *options) as server:

        def granted(address: str) -> int:
            """How many requests from an address are answered before one is refused."""
            headers = {"X-Forwarded-For": address}
            answers = iter(lambda: server.http.get("/api/games", headers=headers).status_code, 429)
            return sum(1 for _ in answers)

        first = granted("2001:db8:1:2::1")
        second = granted("2001:db8:1:2:ffff:ffff:ffff:ffff")
        neighbour = granted("2001:db8:1:3::1")
    assert first >= 40 > second
    assert neighbour >= 40


# Who may talk to the server

NOBODYS = ("null", "file://", "data:", "about:blank", "", "https://", "http://[x")
"""Origins of pages that have no name, and what is none."""


def test_a_page_of_another_origin_gets_nothing(server: ServerProcess) -> None:
    opened = open_table(server.http, "link", "link")
    foreign = {"Origin": "https://evil.example"}
    own = {"Origin": server.url}
    answers = [
        server.http.get("/api/games", headers=foreign).status_code,
        server.http.post("/api/tables", json={}, headers=foreign).status_code,
        server.http.get("/api/health", headers=own).status_code,
    ]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{opened.id}/socket"
    with (
        pytest.raises(InvalidStatus) as refusal,
        connect(address, origin=Origin("https://evil.example"), open_timeout=DEADLINE),
    ):
        pass
    with connect(address, origin=Origin(server.url), open_timeout=DEADLINE):
        pass
    assert answers == [403, 403, 200]
    assert refusal.value.response.status_code == 403


@pytest.mark.parametrize("origin", NOBODYS)
def test_a_page_without_a_name_of_its_own_gets_nothing(server: ServerProcess, origin: str) -> None:
    opened = open_table(server.http, "link", "link")
    # What a browser sends to anybody without asking first.
    page = {"Origin": origin, "Content-Type": "text/plain"}
    wanted = json.dumps({**DINNER, "seats": [{"kind": "link"}, {"kind": "link"}]})
    answer = server.http.post("/api/tables", content=wanted, headers=page)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{opened.id}/socket"
    with (
        pytest.raises(InvalidStatus) as refusal,
        connect(address, additional_headers={"Origin": origin}, open_timeout=DEADLINE),
    ):
        pass
    assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
    assert refusal.value.response.status_code == 403


def test_only_pages_of_its_own_name_and_of_listed_origins_may_talk_to_a_server() -> None:
    config = Config(database="", proxies="127.0.0.1", origins=("https://club.example",))
    names = Origins(config)
    for origin in (None, "http://play.example", "https://play.example", "https://club.example"):
        names.check(origin, "play.example")
    for origin in ("ftp://play.example", "http://play.example:81", "play.example", *NOBODYS):
        with pytest.raises(Refused, match="expected a page of"):
            names.check(origin, "play.example")
    for origin in ("http://", "https://"):
        with pytest.raises(Refused, match="expected a page of"):
            names.check(origin, "")


def test_a_name_that_is_not_this_machine_s_is_refused(server: ServerProcess) -> None:
    rebound = server.http.get("/api/health", headers={"Host": "evil.example"})
    assert (rebound.status_code, rebound.json()["code"]) == (403, "not_allowed")


def test_a_server_with_a_name_answers_the_machine_itself_as_well() -> None:
    names = Origins(Config(database="", hosts=("play.example",), proxies="127.0.0.1"))
    for host in ("play.example", "127.0.0.1:8000", "localhost"):
        names.check(None, host)
    with pytest.raises(Refused, match="expected a host of"):
        names.check(None, "evil.example")


def test_every_answer_is_wrapped_in_headers_and_sets_no_cookie(server: ServerProcess) -> None:
    answers = [
        server.http.get("/"),
        server.http.get("/t/0123"),
        server.http.get("/api/games"),
        server.http.get("/api/nothing"),
        server.http.get("/assets/nothing.js"),
        server.http.get("/api/health", headers={"Host": "evil.example"}),
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 404, 404, 403]
    for answer in answers:
        headers = answer.headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in headers
        assert "access-control-allow-origin" not in headers


def test_numbers_for_operators(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    join(server, opened.id, [opened.keys[0]], 0).choose(0)
    answer = server.http.get("/metrics")
    health = good(server.http.get("/api/health"))
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    counted = [line for line in answer.text.splitlines() if "_messages_total{" in line]
    wanted = '{outcome="ok",type="choose"}'
    assert any(wanted in line for line in counted)
    assert "sobremesa_sockets_open " in answer.text
    assert 'le="+Inf"' in answer.text
    assert health["status"] == "ok"


def test_numbers_are_not_for_the_public(server: ServerProcess, site: Path, tmp_path: Path) -> None:
    through = server.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    with serving(f"sqlite:///{tmp_path}/tables.db", site, "--metrics-token", "s3cret") as guarded:
        answers = [
            guarded.http.get("/metrics", headers=headers).status_code
            for headers in ({}, bearer("other"), bearer("s3cret"))
        ]
    assert (through.status_code, through.json()["code"]) == (403, "not_allowed")
    assert answers == [403, 403, 200]


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("10.0.0.7", False),
        ("", False),
    ],
)
def test_only_this_machine_reads_the_numbers_without_a_token(address: str, allowed: bool) -> None:
    scope: Any = {"client": (address, 1) if address else None, "headers": []}
    refusals: list[str] = []
    try:
        must_be_operator("", scope, None)
    except Refused as refusal:
        refusals.append(refusal.problem.code)
    assert refusals == ([] if allowed else ["not_allowed"])


def test_a_clean_stop_closes_sockets_and_exits_well(site: Path, tmp_path: Path, join: Join) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", site)
    opened = open_table(server.http, "link", "random")
    host = join(server, opened.id, [opened.keys[0]], 0)
    code = server.stop()
    assert host.close_code() == 1012
    assert code == 0
    assert server.event("stopped")
    assert server.errors() == []


def test_at_home_only_an_address_or_the_machine_s_own_name_is_answered() -> None:
    names = Origins(Config(database="", host="0.0.0.0", hosts=("den", "den.local"), nearby=True))
    for host in ("192.168.1.20:8000", "den.local:8000", "localhost:8000", "[fd00::7]:8000"):
        names.check(f"http://{host}", host)
    with pytest.raises(Refused, match="expected a host of"):
        names.check("http://evil.example:8000", "evil.example:8000")
