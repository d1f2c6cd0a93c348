"""The coach: it tells a seat what it may know, and nobody else anything."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from server.conftest import PATIENT
from server.players import Join, Player, open_table
from server.process import DEADLINE, ServerProcess, serving
from sobremesa.kernel import find_game
from sobremesa.server.web.requests import Requests
from sobremesa.table.messages import AnyReply, ErrorReply, Hint, HintReply, Language

NIGHT = {"game": "dceased", "mission": "m1"}
MUCH_LATER = 80
"""A version of a table by which the coach has had some reason or other."""


def hinted(player: Player, **more: object) -> dict[str, object]:
    """What the coach says about the question that is open."""
    prompt = player.wait_for_prompt()
    answer = player.ask("hint", seat=player.seat, ask=prompt["ask"], **more)
    assert answer["type"] == "ack", answer
    return player.until(lambda message: message["type"] == "hint")


def test_the_best_options_are_told_with_their_chances(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host, _ = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    prompt = host.wait_for_prompt()
    told = hinted(host)
    assert (told["seat"], told["ask"]) == (0, prompt["ask"])
    options = told["options"]
    assert isinstance(options, list)
    assert 1 <= len(options) <= 3
    places = [option["index"] for option in options]
    assert len(set(places)) == len(places)
    assert set(places) <= set(range(len(prompt["prompt"]["choices"])))
    assert all(each["low"] <= each["chance"] <= each["high"] for each in options)


def test_an_option_that_one_wants_to_know_about_is_among_them(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    host, _ = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    last = len(host.wait_for_prompt()["prompt"]["choices"]) - 1
    told = hinted(host, about=last)
    assert last in [option["index"] for option in told["options"]]  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_speaks_for_options_and_against_them_is_told_in_words(
    server: ServerProcess, join: Join, language: Language
) -> None:
    opened = open_table(server.http, "link", "steady", **NIGHT)
    host = join(server, opened.id, [opened.keys[0]], 0, language=language)
    game = find_game("dceased")
    words = {game.texts[language](f"feature-{name}") for name in game.feature_names}
    reasons: list[dict[str, object]] = []
    while {reason["better"] for reason in reasons} != {True, False}:
        if len(host.wait_for_prompt()["prompt"]["choices"]) > 1:
            told = hinted(host)["options"]
            reasons += [reason for option in told for reason in option["reasons"]]  # type: ignore[attr-defined]
        assert host.version < MUCH_LATER, f"expected reasons for and against, got {reasons}"
        host.choose()
    assert {reason["feature"] for reason in reasons} <= words


def test_who_asks_again_is_told_the_same(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link", **NIGHT)
    host, _ = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    first = hinted(host)
    assert hinted(host)["options"] == first["options"]


def test_a_hint_is_told_to_nobody_else(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    hinted(host)
    guest.catch_up()
    assert not any('"hint"' in frame for frame in guest.frames)


def test_one_can_choose_while_the_coach_thinks(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host, _ = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    asked = host.wait_for_prompt()["ask"]
    host.ask("hint", seat=0, ask=asked)
    assert host.ask("choose", seat=0, ask=asked, index=0)["type"] == "ack"
    host.listen_for(lambda: any(message["type"] == "hint" for message in host.seen))
    assert [each["ask"] for each in host.seen if each["type"] == "hint"] == [asked]


def refusal(player: Player, **more: object) -> tuple[str, str]:
    """The code of the error that a request for a hint ends in, and what it says."""
    id = player.send_request("hint", **more)
    error = player.until(lambda message: message["type"] == "error" and message["id"] == id)
    return error["code"], error["message"]


def test_where_the_coach_is_silent_nobody_is_advised(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link", coach="never")
    host, _ = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    assert host.table["coach"] == "never"
    ask = host.wait_for_prompt()["ask"]
    assert refusal(host, seat=0, ask=ask)[0] == "not_allowed"


def test_everybody_is_told_how_much_the_coach_may_say(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link", coach="always")
    guest = join(server, opened.id, [opened.keys[1]], 1)
    assert guest.table["coach"] == "always"
    usual = open_table(server.http, "link", "link")
    assert join(server, usual.id).table["coach"] == "request"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"seat": 0, "ask": 9}, "stale"),
        ({"seat": 1, "ask": 1}, "not_allowed"),
        ({"seat": 0, "ask": 1, "about": 99}, "not_offered"),
    ],
)
def test_what_cannot_be_advised_is_refused(
    server: ServerProcess, join: Join, more: dict[str, int], code: str
) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    prompt = host.wait_for_prompt()
    if code != "stale":
        more = {**more, "ask": prompt["ask"]}
    assert refusal(host, **more)[0] == code


class Asking:
    """A socket whose coach has a fault; it keeps what it is told."""

    def __init__(self) -> None:
        self.table = SimpleNamespace(id="a table", version=1)
        self.seats = frozenset({0})
        self.told: asyncio.Queue[AnyReply] = asyncio.Queue()

    async def consult(self, wanted: Hint) -> Coroutine[Any, Any, HintReply]:
        """The coach begins, and comes to no end."""
        return self._fail()

    async def _fail(self) -> HintReply:
        raise ZeroDivisionError("a coach that cannot count")

    async def reply(self, reply: AnyReply) -> None:
        """One more thing that it is told."""
        self.told.put_nowait(reply)


def test_a_fault_of_the_coach_is_answered_and_logged_and_one_may_ask_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def ask() -> list[AnyReply]:
        socket: Any = Asking()
        requests, told = Requests(socket), []
        for id in ("first", "second"):
            assert await requests.do(Hint(id=id, seat=0, ask=1)) == 1
            told.append(await asyncio.wait_for(socket.told.get(), DEADLINE))
        return told

    told = [each for each in asyncio.run(ask()) if isinstance(each, ErrorReply)]
    assert [(each.id, each.code) for each in told] == [("first", "failed"), ("second", "failed")]
    assert "cannot count" not in "".join(each.message for each in told)
    assert "a coach that cannot count" in caplog.text


@pytest.fixture(scope="module")
def patient(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots may think for ten minutes."""
    database = f"sqlite:///{tmp_path_factory.mktemp('patient')}/tables.db"
    with serving(database, site, *PATIENT, "--bot-seconds", "600") as running:
        yield running


def test_a_bot_that_thinks_can_be_hurried(patient: ServerProcess, join: Join) -> None:
    opened = open_table(patient.http, "master", "link", **NIGHT)
    guest = join(patient, opened.id, [opened.keys[1]], 1)
    before = guest.version
    while guest.version == before:
        assert guest.ask("hurry")["type"] == "ack"
        guest.catch_up()
    assert guest.version > before


def test_quick_bots_do_not_wait_for_those_that_think(patient: ServerProcess, join: Join) -> None:
    slow = open_table(patient.http, "master", "link", **NIGHT)
    join(patient, slow.id, [slow.keys[1]], 1)
    quick = open_table(patient.http, "steady", "link", **NIGHT)
    guest = join(patient, quick.id, [quick.keys[1]], 1)
    guest.listen_for(lambda: guest.version > 1)


def test_a_spectator_hurries_nobody(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    spectator = join(server, opened.id)
    assert spectator.ask("hurry")["code"] == "not_allowed"
