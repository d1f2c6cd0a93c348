"""Where a game is played, as the server tells it."""

from server.players import good
from server.process import ServerProcess


def test_the_lobby_and_a_table_are_told_the_same_venue(server: ServerProcess) -> None:
    listed = {game["id"]: game["venue"] for game in good(server.http.get("/api/games"))}
    told = {id: good(server.http.get(f"/api/games/{id}/venue")) for id in listed}
    assert told == listed
    assert told["torgue"]["around"] == "crowd"


def test_a_cover_is_a_picture_without_scripts_that_may_be_kept(server: ServerProcess) -> None:
    answer = server.http.get("/api/games/torgue/cover")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "max-age=86400" in answer.headers["cache-control"]
    assert answer.text.startswith("<svg")
    assert "<script" not in answer.text


def test_a_game_that_is_not_there_has_no_venue_and_no_cover(server: ServerProcess) -> None:
    for part in ("venue", "cover"):
        assert server.http.get(f"/api/games/chess/{part}").status_code == 404
