"""Tables that nobody needs are forgotten after so many days, and no others."""

from pathlib import Path

import pytest
from sqlalchemy import text

from server.conftest import PATIENT
from server.players import Join, open_table
from server.process import serving, until

from .databases import at

_DAY = 24 * 3600


def aged(database: str, days: int) -> None:
    """Let everything have happened so many days ago."""
    with at(database) as connection:
        connection.execute(text(f"UPDATE games SET moved_at = moved_at - {days * _DAY}"))
        connection.execute(text(f"UPDATE entries SET at = at - {days * _DAY}"))


@pytest.mark.parametrize(
    ("database", "options", "left"),
    [
        ("sqlite", (), ["played", "over"]),
        ("sqlite", ("--keep-unbegun", "0"), ["unbegun", "played", "over"]),
        ("sqlite", ("--keep-abandoned", "30"), ["over"]),
        ("sqlite", ("--keep-finished", "30"), ["played"]),
        (
            "sqlite",
            ("--keep-finished", "365", "--keep-abandoned", "365"),
            ["played", "over"],
        ),
        ("postgresql", ("--keep-abandoned", "30"), ["over"]),
    ],
    indirect=["database"],
)
def test_old_tables_are_forgotten_by_how_they_stand(
    site: Path, database: str, join: Join, options: tuple[str, ...], left: list[str]
) -> None:
    with serving(database, site) as server:
        empty = server.http.post(
            "/api/tables",
            json={"game": "croquetas", "mission": "dinner", "seats": [{"kind": "open"}] * 2},
        ).json()["table"]["id"]
        played = open_table(server.http, "link", "link").id
        over = open_table(server.http, "random", "random", settings={"plate": 1}).id
        spectator = join(server, over)
        spectator.listen_for(lambda: spectator.table["status"] == "over")
        spectator.leave()
    aged(database, 100)
    ids = {"unbegun": empty, "played": played, "over": over}
    with serving(database, site, *PATIENT, *options) as server:

        def remaining() -> list[str]:
            answers = {name: server.http.get(f"/api/tables/{id}") for name, id in ids.items()}
            return [name for name, answer in answers.items() if answer.status_code == 200]

        until("the others to be forgotten", lambda: remaining() == left)
