"""Studies that are started over HTTP: played to their end, stopped, gone on with, and confined."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.conftest import PATIENT
from server.process import ServerProcess, serving, until
from sobremesa.server.config import Bench
from sobremesa.server.workbench import laboratory
from sobremesa.server.workbench.workbench import Workbench
from sobremesa.table.errors import Refused

STUDY = """
game = "dceased"
missions = ["m1"]
seats = ["random", "random"]
games = 8

[variants.slow]
change.horde.runner.actions = 1
"""
LONG = STUDY.replace("games = 8", "games = 5000")


@pytest.fixture(scope="module")
def bench(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a workbench."""
    folder = tmp_path_factory.mktemp("workbench")
    with serving(*options(folder, site)) as server:
        yield server


def options(folder: Path, site: Path) -> tuple[Any, ...]:
    """How a server with a workbench is started."""
    bench = ("--workbench", str(folder / "studies"), "--workbench-workers", "1")
    return (f"sqlite:///{folder}/tables.db", site, *PATIENT, *bench)


def start(server: ServerProcess, source: str, name: str = "Runners") -> dict[str, Any]:
    """A study that was begun."""
    answer = server.http.post("/api/lab/studies", json={"name": name, "source": source})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def state(server: ServerProcess, study: dict[str, Any]) -> dict[str, Any]:
    """How a study stands now."""
    found: dict[str, Any] = server.http.get(at(study)).json()
    return found


def until_status(server: ServerProcess, study: dict[str, Any], status: str) -> dict[str, Any]:
    """The study when it has come to that."""

    def look() -> dict[str, Any] | None:
        found = state(server, study)
        assert found["status"] != "failed" or status == "failed", found["problem"]
        return found if found["status"] == status else None

    return until(f"a study that is {status}", look)


def games_shown(found: dict[str, Any]) -> int:
    """The games of the first arm that a study tells something about; none before the first line."""
    arms = [arm for mission in found["missions"] for arm in mission["arms"]]
    return int(arms[0]["won"][0]["games"]) if arms else 0


def at(study: dict[str, Any], rest: str = "") -> str:
    """The address of a study."""
    return f"/api/lab/studies/{study['id']}{rest}"


def test_a_study_is_played_to_its_end_and_reported(bench: ServerProcess) -> None:
    assert bench.http.get("/api/lab").json() == {
        "offered": True,
        "installed": True,
        "games": 20_000,
    }
    study = start(bench, STUDY)
    assert (study["name"], study["game"], study["seats"], study["of"]) == (
        "Runners", "dceased", 2, 16,
    )  # fmt: skip
    assert bench.http.get(at(study, "/report")).status_code == 409
    ended = until_status(bench, study, "done")
    assert (ended["games"], ended["of"], ended["problem"]) == (16, 16, "")
    (mission,) = ended["missions"]
    base, slow = mission["arms"]
    assert (base["variant"], slow["variant"]) == ("base", "slow")
    assert base["won"][0]["games"] == slow["won"][0]["games"] == 8
    assert slow["beside"][0]["low"] <= 0 <= slow["beside"][0]["high"]
    page = bench.http.get(at(study, "/report"))
    assert page.headers["content-type"].startswith("text/html")
    assert "DCeased" in page.text
    policy = page.headers["content-security-policy"]
    assert "script-src 'sha256-" in policy
    assert "sandbox allow-scripts" in policy
    record = bench.http.get(at(study, "/records/m1.slow.3.json"))
    assert record.headers["content-disposition"] == 'attachment; filename="m1.slow.3.json"'
    assert json.loads(record.content)["header"]["game"] == "dceased"
    assert bench.http.delete(at(study)).status_code == 204
    assert bench.http.get(at(study)).status_code == 404


def test_a_study_is_stopped_goes_on_and_others_wait_meanwhile(bench: ServerProcess) -> None:
    study = start(bench, LONG)
    waits = start(bench, STUDY, "Waits")
    until_status(bench, study, "playing")
    assert state(bench, waits)["status"] == "waiting"
    assert bench.http.post(at(study, "/stop")).json()["status"] == "stopped"
    until_status(bench, waits, "done")
    assert bench.http.post(at(study, "/resume")).json()["status"] in ("waiting", "playing")
    until("some games", lambda: games_shown(state(bench, study)))
    assert bench.http.delete(at(study)).status_code == 204
    assert [each["name"] for each in bench.http.get("/api/lab/studies").json()] == ["Waits"]
    assert bench.http.delete(at(waits)).status_code == 204


def test_a_study_goes_on_after_the_server_was_killed(site: Path, tmp_path: Path) -> None:
    server = ServerProcess(*options(tmp_path, site))
    study = start(server, LONG)
    played = until("some games", lambda: state(server, study)["games"])
    server.kill()
    with serving(*options(tmp_path, site)) as again:
        found = until(
            "the study to go on",
            lambda: (
                now
                if (now := state(again, study))["status"] == "playing" and now["games"]
                else None
            ),
        )
        assert found["name"] == "Runners"
        until("more games than before", lambda: state(again, study)["games"] > played)
        again.http.post(at(study, "/stop"))
        until("the process to end", lambda: not json.loads(
            (tmp_path / "studies" / "1" / "standing.json").read_bytes())["playing"])  # fmt: skip
        assert (tmp_path / "studies" / "1" / "results" / "games.parquet").exists()


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (f"gmaes = 3\n{STUDY}", "study.toml: Object contains unknown field `gmaes`"),
        (STUDY.replace("runner.actions = 1", "runner.actions = -4"),
         "study.toml: variants.slow: horde.runner.actions: Expected `int` >= 1"),
        (STUDY.replace("change.horde.runner.actions = 1", "without = ['horde.runner']"),
         "study.toml: variants.slow: horde.toml: expected walker, brute, runner in order"),
        (f"{STUDY}\n[variants.own]\ncontent = '/etc'",
         "study.toml: variants.own.content: expected no folder on the workbench"),
        (f"{STUDY}\n[variants.own]\ncontent = '../../elsewhere'",
         "study.toml: variants.own.content: expected no folder on the workbench"),
        ("game =", "study.toml: expected TOML"),
        ("a = " + "[" * 5000, "study.toml: expected TOML"),
        (STUDY.replace("games = 8", "games = 10001"),
         "study.toml: games: expected at most 20000 games in all missions and variants, got 20002"),
    ],
)  # fmt: skip
def test_a_study_that_cannot_be_played_is_refused_and_leaves_nothing(
    bench: ServerProcess, source: str, message: str
) -> None:
    answer = bench.http.post("/api/lab/studies", json={"name": "Bad", "source": source})
    assert answer.status_code in (400, 413)
    assert answer.json()["message"].startswith(message)
    assert bench.http.get("/api/lab/studies").json() == []


def test_nothing_outside_the_folder_of_a_study_can_be_had(bench: ServerProcess) -> None:
    study = start(bench, STUDY)
    for name in ("..%2F..%2Ftables.db", "m1.base.3", "m1.base.-1.json", "study.toml"):
        assert bench.http.get(at(study, f"/records/{name}")).status_code == 404
    strange = bench.http.get(at(study, "/records/m9.base.1.json"))
    assert (strange.status_code, strange.json()["code"]) == (400, "bad_request")
    assert bench.http.get("/api/lab/studies/0").status_code == 404
    bench.http.delete(at(study))


def test_the_keys_of_a_game_are_offered_with_their_values(bench: ServerProcess) -> None:
    found = {
        each["key"]: each["value"]
        for each in bench.http.get("/api/lab/games/incursion/keys").json()
    }
    assert found["figures.ape_trooper.rp"] == 3
    assert found["missions.m2.rp.0"] == 14
    assert bench.http.get("/api/lab/games/nothing/keys").status_code == 404


def test_what_a_proxy_hands_on_gets_nothing(bench: ServerProcess) -> None:
    foreign = {"X-Forwarded-For": "203.0.113.7"}
    assert bench.http.get("/api/lab", headers=foreign).json()["offered"] is False
    for method, path in (
        ("GET", "/api/lab/studies"),
        ("GET", "/api/lab/studies/1"),
        ("GET", "/api/lab/studies/1/report"),
        ("GET", "/api/lab/studies/1/records/m1.base.1.json"),
        ("POST", "/api/lab/studies/1/stop"),
        ("DELETE", "/api/lab/studies/1"),
        ("GET", "/api/lab/games/incursion/keys"),
    ):
        assert bench.http.request(method, path, headers=foreign).status_code == 403
    study = {"name": "Foreign", "source": STUDY}
    assert bench.http.post("/api/lab/studies", json=study, headers=foreign).status_code == 403


@pytest.mark.parametrize("origin", ["null", "file://", "data:", "", "https://evil.example"])
def test_a_page_from_elsewhere_starts_no_study(bench: ServerProcess, origin: str) -> None:
    # What a browser sends to anybody without asking first.
    page = {"Origin": origin, "Content-Type": "text/plain"}
    study = json.dumps({"name": "Foreign", "source": STUDY})
    answer = bench.http.post("/api/lab/studies", content=study, headers=page)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")


def test_with_a_token_only_its_holder_may_use_the_workbench(site: Path, tmp_path: Path) -> None:
    with serving(*options(tmp_path, site), "--metrics-token", "hush") as server:
        assert server.http.get("/api/lab").json()["offered"] is False
        assert server.http.get("/api/lab/studies").status_code == 403
        held = {"Authorization": "Bearer hush"}
        assert server.http.get("/api/lab", headers=held).json()["offered"] is True
        assert server.http.get("/api/lab/studies", headers=held).json() == []


def test_without_a_folder_there_is_no_workbench(server: ServerProcess) -> None:
    assert server.http.get("/api/lab").json()["offered"] is False
    refusal = server.http.get("/api/lab/studies")
    assert refusal.status_code == 404
    assert "--workbench" in refusal.json()["message"]


def test_no_more_studies_are_kept_than_are_allowed(site: Path, tmp_path: Path) -> None:
    with serving(*options(tmp_path, site), "--workbench-studies", "1") as server:
        study = start(server, STUDY)
        answer = server.http.post("/api/lab/studies", json={"name": "Two", "source": STUDY})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert server.http.delete(at(study)).status_code == 204
        until("the study to be gone", lambda: not (tmp_path / "studies" / "1").exists())


def test_without_the_laboratory_it_is_said_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laboratory, "find_spec", lambda _: None)
    with pytest.raises(Refused, match=r"pip install 'sobremesa\[lab\]'"):
        Workbench(Bench(folder=str(tmp_path))).must_be_there()
