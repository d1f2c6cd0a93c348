"""Tables that nobody needs are forgotten after so many days, and no others."""

import sqlite3
from pathlib import Path

import pytest

from server.conftest import PATIENT
from server.players import Join, open_table
from server.process import serving, until

_DAY = 24 * 3600


def aged(file: Path, days: int) -> None:
    """Let everything have happened so many days ago."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE games SET moved_at = moved_at - ?", (days * _DAY,))
        connection.execute("UPDATE entries SET at = at - ?", (days * _DAY,))
    connection.close()


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ((), ["played", "over"]),
        (("--keep-unbegun", "0"), ["unbegun", "played", "over"]),
        (("--keep-abandoned", "30"), ["over"]),
        (("--keep-finished", "30"), ["played"]),
        (("--keep-finished", "365", "--keep-abandoned", "365"), ["played", "over"]),
    ],
)
def test_old_tables_are_forgotten_by_how_they_stand(
    site: Path, tmp_path: Path, join: Join, options: tuple[str, ...], left: list[str]
) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", site) as server:
        empty = server.http.post(
            "/api/tables",
            json={"game": "croquetas", "mission": "dinner", "seats": [{"kind": "open"}] * 2},
        ).json()["table"]["id"]
        played = open_table(server.http, "link", "link").id
        over = open_table(server.http, "random", "random", settings={"plate": 1}).id
        spectator = join(server, over)
        spectator.listen_for(lambda: spectator.table["status"] == "over")
        spectator.leave()
    aged(file, 100)
    ids = {"unbegun": empty, "played": played, "over": over}
    with serving(f"sqlite:///{file}", site, *PATIENT, *options) as server:

        def remaining() -> list[str]:
            answers = {name: server.http.get(f"/api/tables/{id}") for name, id in ids.items()}
            return [name for name, answer in answers.items() if answer.status_code == 200]

        until("the others to be forgotten", lambda: remaining() == left)
