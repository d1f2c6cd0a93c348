"""Links to a moment of a replay unfold with words and a picture, of what spectators may see."""

import re
from html import unescape
from typing import Any

import httpx
import msgspec
import pytest

from server.players import Join, open_table
from server.process import ServerProcess
from server.tables.test_watching import DELAY, play, seated
from sobremesa.kernel import Dice, Match, games
from sobremesa.kernel.scene import Edge
from sobremesa.server.pictures.drawing import draw
from sobremesa.server.pictures.studio import png


def tags(page: httpx.Response) -> dict[str, str]:
    """The tags of a page that programs read when they quote a link."""
    found = re.findall(
        r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', page.text
    )
    return {name: unescape(words) for name, words in found}


def test_a_link_to_a_moment_unfolds_in_the_language_it_asks_for(
    server: ServerProcess, join: Join
) -> None:
    opened, people = seated(server, join, delay=0, title='The "last" <house>')
    play(people, 3)
    page = server.http.get(f"/t/{opened.id}/replay?step=3&lang=es")
    found = tags(page)
    assert found["og:title"].startswith('The "last" <house> · ')
    assert "<house>" not in page.text
    assert "Player 0, Player 1: " in found["og:description"]
    assert (found["og:locale"], found["twitter:card"]) == ("es_ES", "summary_large_image")
    assert found["og:url"].endswith(f"/t/{opened.id}/replay?step=3&lang=es")
    english = tags(server.http.get(f"/t/{opened.id}/replay?step=3"))
    assert english["og:locale"] == "en_GB"
    assert english["og:description"] != found["og:description"]
    spoken = {"accept-language": "es-ES,es;q=0.9"}
    assert tags(server.http.get(f"/t/{opened.id}/replay", headers=spoken))["og:locale"] == "es_ES"
    picture = server.http.get(httpx.URL(found["og:image"]).raw_path.decode())
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    assert picture.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)


@pytest.mark.parametrize("path", ["/t/nowhere/replay?step=1", "/t/{id}/replay?step=999", "/t/{id}"])
def test_where_there_is_nothing_to_see_the_page_is_the_plain_one(
    server: ServerProcess, join: Join, path: str
) -> None:
    opened, _ = seated(server, join, delay=0)
    page = server.http.get(path.format(id=opened.id))
    assert page.is_success
    assert tags(page) == {}


def test_a_table_that_has_not_begun_has_no_picture(server: ServerProcess) -> None:
    opened = open_table(server.http, "link", "open")
    assert tags(server.http.get(f"/t/{opened.id}/replay")) == {}
    assert server.http.get(f"/api/tables/{opened.id}/steps/0/picture").status_code == 409


def test_no_picture_runs_ahead_of_late_spectators(server: ServerProcess, join: Join) -> None:
    opened, people = seated(server, join)
    play(people, DELAY + 1)
    url = f"/api/tables/{opened.id}/steps"
    assert server.http.get(f"{url}/1/picture").is_success
    assert server.http.get(f"{url}/2/picture").status_code == 404
    assert tags(server.http.get(f"/t/{opened.id}/replay?step=2")) == {}


def some_scene(game: str, seat: int | None = None) -> Any:
    """A position of a game after some choices."""
    found = games()[game]
    mission = min(found.missions)
    match = Match.start(found, found.prepare(mission, found.missions[mission].seats[0]), 5)
    dice = Dice(3)
    for _ in range(20):
        ask = match.asks()[0]
        match.choose(ask.seat, ask.options[dice.below(len(ask.options))])
    return found.scene(match.state, seat, found.texts["en"])


@pytest.mark.parametrize("game", games())
def test_every_game_is_drawn_with_all_that_stands_on_the_board(game: str) -> None:
    scene = some_scene(game)
    cells = {cell.id for cell in scene.board.cells}
    standing = [piece for piece in scene.pieces if piece.cell in cells]
    icons = {piece.icon: f"M{number} 0z" for number, piece in enumerate(standing)}
    drawn = draw(scene, icons)
    for piece in standing:
        assert f'd="{icons[piece.icon]}"' in drawn
    assert drawn.count("<polygon") >= len(cells)
    assert png(drawn).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("style", "wide"),
    [
        ("wall", 0.16),
        ("door-closed", 0.1),
        ("door-open", 0.04),
        ("gate-open", 0.04),
        ("opening", 0.05),
    ],
)
def test_what_can_be_walked_through_is_drawn_thin(style: str, wide: float) -> None:
    game = games()["dceased"]
    scene = game.scene(Match.start(game, game.prepare("m0", 1), 1).state, None, game.texts["en"])
    edge = Edge(id="e", name="", line=((0, 0), (0, 7.5)), style=style)
    board = msgspec.structs.replace(scene.board, edges=(edge,))
    drawn = draw(msgspec.structs.replace(scene, board=board), {})
    lines = re.findall(r'<polyline points="([^"]+)"[^>]* stroke-width="([^"]+)"', drawn)
    assert [float(width) for points, width in lines if "7.5" in points] == [wide]
