"""A server that is killed loses nothing, and clients that come back double nothing."""

import shutil
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from server.players import Join, open_table, play_out
from server.process import ServerProcess, serving, until
from sobremesa.kernel.record import read_record, verify


def test_choices_survive_sigkill_and_are_not_doubled_when_sent_again(
    site: Path, database: str, join: Join
) -> None:
    workers = ("--workers", "2") if database.startswith("postgres") else ()
    first = ServerProcess(database, site, *workers)
    opened = open_table(first.http, "link", "link")
    keys = opened.keys
    host, guest = (join(first, opened.id, [keys[seat]], seat) for seat in (0, 1))
    assert host.choose(1)["version"] == 2
    guest.wait_for_prompt()
    # The answer lands, but the server dies before the guest hears of it.
    asked = guest.wait_for_prompt()["ask"]
    guest.send_request("choose", id="lost", seat=1, ask=asked, index=0)
    host.see(3)
    first.kill()

    second = ServerProcess(database, site, *workers)
    host = join(second, opened.id, [keys[0]], 0, before=host)
    guest = join(second, opened.id, [keys[1]], 1, before=guest)
    again = guest.ask("choose", id="lost", seat=1, ask=asked, index=0)
    assert (again["type"], again["version"]) == ("ack", 3)
    host.see(3)
    lines = list(host.lines)
    # This answer does not land: the server is gone already.
    mover = host if 0 in host.awaited else guest
    prompt = mover.wait_for_prompt()
    second.kill()

    with serving(database, site, *workers) as third:
        host = join(third, opened.id, [keys[0]], 0, before=host)
        guest = join(third, opened.id, [keys[1]], 1, before=guest)
        mover = host if mover.seat == 0 else guest
        request = {"id": "late", "seat": mover.seat, "ask": prompt["ask"], "index": 0}
        assert [mover.ask("choose", **request)["version"] for _ in range(3)] == [4, 4, 4]
        for player in (host, guest):
            player.see(4)
        assert host.lines[: len(lines)] == lines
        play_out([host, guest])
        record = third.http.get(f"/api/tables/{opened.id}/record").content
        assert verify(record) == []
        assert len(read_record(record).choices) == host.version - 1
        assert host.lines == guest.lines


def test_a_client_that_comes_back_gets_only_the_lines_it_missed(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    host.choose(1)
    guest.choose(0)
    host.see(guest.version)
    had = len(host.lines)
    host.leave()
    both = join(server, opened.id, opened.keys, 0)
    left_at = both.version
    both.choose(0)
    guest.see(left_at + 1)
    guest.choose(0)
    back = join(server, opened.id, [opened.keys[0]], 0, before=host)
    back.see(guest.version)
    view = next(message for message in back.seen if message["type"] == "view")
    assert view["lines"]["from"] == had == len(guest.lines) - len(view["lines"]["items"])
    assert back.lines == guest.lines
    assert "board" not in view


def test_a_client_that_missed_an_undo_drops_the_lines_that_no_longer_stand(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    host.choose(1)
    guest.choose(0)
    host.see(guest.version)
    assert host.lines != []
    host.leave()
    both = join(server, opened.id, opened.keys, 1)
    undone = both.ask("undo", seat=1)
    both.see(undone["version"])
    back = join(server, opened.id, [opened.keys[0]], 0, before=host)
    back.see(undone["version"])
    assert back.lines == both.lines == []


def test_a_match_that_came_back_from_an_anchor_has_its_whole_past(
    site: Path, tmp_path: Path, join: Join
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with serving(database, site) as before:
        opened = open_table(before.http, "link", "link", settings={"plate": 4})
        players = [join(before, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
        for _ in range(9):
            version = players[players[0].awaited[0]].choose(0)["version"]
            for player in players:
                player.see(version)
        url = f"/api/tables/{opened.id}/steps"
        past = [before.http.get(f"{url}/{step}").json() for step in range(10)]
    with serving(database, site) as after:
        again = [after.http.get(f"{url}/{step}").json() for step in range(10)]
        both = join(after, opened.id, opened.keys, 0)
        undone = both.ask("undo", seat=0, to=0)
        both.see(undone["version"])
        assert again == past
        assert (both.lines, both.awaited) == ([], [0, 1])


def test_a_match_goes_on_under_a_later_version_of_its_rules(
    site: Path, tmp_path: Path, join: Join
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with serving(database, site) as before:
        opened = open_table(before.http, "link", "link")
        players = [join(before, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
        players[0].choose(1)
        players[1].choose(0)
        players[0].see(players[1].version)
    later = tmp_path / "site"
    shutil.copytree(site, later, ignore=shutil.ignore_patterns("__pycache__"))
    rules = later / "croquetas" / "__init__.py"
    rules.write_text(rules.read_text("utf-8").replace('version = "1"', 'version = "2"'), "utf-8")
    with serving(database, later) as after:
        players = [
            join(after, opened.id, [opened.keys[seat]], seat, before=players[seat])
            for seat in (0, 1)
        ]
        for player in players:
            player.see(3)
        play_out(players)
        assert players[0].table["version"] == "1"
        assert players[0].table["status"] == "over"


def test_thinking_processes_end_with_a_server_that_was_killed(
    site: Path, tmp_path: Path, join: Join
) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", site)
    opened = open_table(server.http, "link", "random")
    host = join(server, opened.id, [opened.keys[0]], 0)
    host.choose(1)
    host.listen_for(lambda: bool(host.lines))
    thinking = psutil.Process(server.process.pid).children(recursive=True)
    server.kill()
    assert thinking
    until("the end of every process", lambda: not any(each.is_running() for each in thinking))
