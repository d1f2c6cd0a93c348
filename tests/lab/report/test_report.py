"""The report: one file that needs nothing else, in both languages, true to the data."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest

from lab.studies.studying import NIGHT, PILE, played, written
from sobremesa.kernel import Texts
from sobremesa.lab.report.drawing import even_steps
from sobremesa.lab.report.page import report
from sobremesa.lab.studies.frames import pl
from sobremesa.lab.studies.opened import Opened, open_study
from sobremesa.lab.studies.running import play_up_to
from sobremesa.lab.studies.summary import summary_of
from sobremesa.lab.workers import Workers

SECTIONS = ["outcomes", "beside", "length", "tension", "things", "places", "losses", "outliers"]

DRAWN = """
game = "incursion"
missions = ["m1"]
seats = ["random", "random"]
games = 2
settings.turn-cap = 1
"""


class Tags(HTMLParser):
    """Everything on a page, and that every tag is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.found if name == tag]


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Opened:
    source = NIGHT.replace("games = 12", "games = 24")
    return played(written(tmp_path_factory.mktemp("night"), source))


@pytest.fixture(scope="module")
def page(night: Opened) -> str:
    return report(night)


def test_the_page_needs_nothing_but_itself(page: str) -> None:
    tags = Tags(page)
    assert tags.open == []
    assert not re.search(r"https?://|@import|url\(", page)
    assert not any("src" in attrs for _, attrs in tags.found)
    assert [each["id"] for each in tags.all("section")] == SECTIONS


def test_everything_is_said_in_both_languages(page: str) -> None:
    tags = Tags(page)
    languages = [attrs["lang"] for _, attrs in tags.found if "lang" in attrs]
    assert languages.count("es") - 1 == languages.count("en") > 50
    tips = [attrs for _, attrs in tags.found if "data-en" in attrs]
    assert len(tips) > 50
    assert all(each["data-es"] for each in tips)
    assert Texts(files("sobremesa.lab") / "text").problems() == []


def test_every_picture_has_its_table(page: str) -> None:
    for name in SECTIONS[:-1]:
        section = page.split(f'<section id="{name}">')[1].split("</section>")[0]
        assert "<svg" in section
        assert section.count("<summary>") == section.count("<summary") == 1


def test_the_shares_on_the_page_are_those_of_an_independent_count(night: Opened, page: str) -> None:
    frame = pl.read_parquet(night.store.folder / "games.parquet")
    for variant, label in (("base", "as it is"), ("slow", "slow"), ("short", "short")):
        winners = frame.filter(pl.col("variant") == variant)["winners"].to_list()
        share = sum(0 in each for each in winners) / len(winners)
        assert f"all together, {label}: {100 * share:.1f}% of 24 games" in page


def test_the_heat_map_shows_every_place_where_somebody_fell(night: Opened, page: str) -> None:
    events = pl.read_parquet(night.store.folder / "events.parquet")
    lost = events.filter(variant="base", what="lost").drop_nulls("place")
    pairs = lost.select("place", "owner").unique().height
    assert page.count('class="heat"') == pairs > 10


def test_the_table_of_losses_has_every_thing_that_was_lost(night: Opened, page: str) -> None:
    events = pl.read_parquet(night.store.folder / "events.parquet")
    lost = events.filter(variant="base", what="lost").group_by("thing", "owner").agg(pl.len())
    section = page.split('<section id="losses">')[1].split("</section>")[0]
    assert section.count("<tr>") - 1 == lost.height


def test_a_place_with_few_losses_says_no_more_than_is_known(page: str) -> None:
    tips = [attrs for _, attrs in Tags(page).found if attrs.get("class") == "heat"]
    few = [each for each in tips if ": 1 lost in" in str(each["data-en"])]
    assert few
    assert all(": 1 baja en 24 partidas" in str(each["data-es"]) for each in few)
    assert not any("–" in str(each["data-en"]) for each in tips)


def test_outliers_have_records_beside_the_page(night: Opened, page: str) -> None:
    links = [each["href"] for each in Tags(page).all("a")]
    assert len(links) == 9
    assert all(link and (night.store.folder / link).is_file() for link in links)


def test_sides_are_told_apart_and_what_a_game_lacks_is_left_out(tmp_path: Path) -> None:
    found = report(played(written(tmp_path, PILE)))
    sections = [each["id"] for each in Tags(found).all("section")]
    assert sections == ["outcomes", "beside", "length", "seats", "things", "outliers"] * 2


def test_a_study_that_was_not_played_is_a_page_without_pictures(tmp_path: Path) -> None:
    assert Tags(report(open_study(written(tmp_path, PILE)))).all("section") == []


def test_a_variant_that_was_not_played_yet_has_no_share(tmp_path: Path) -> None:
    opened = open_study(written(tmp_path, PILE))
    play_up_to(opened.arms[0], 20, opened.store, Workers(1))
    found = report(opened)
    assert "as it is: " in found
    assert "tame: 50.0% of 0 games" not in found
    assert "20 games, seed 9" in found
    assert 'id="beside"' not in found


def test_the_same_dice_make_the_interval_of_a_difference_narrower(night: Opened) -> None:
    (summary,) = summary_of(night)
    found = summary.arms[2].beside[0]
    assert 0 < found.paired < found.unpaired


@pytest.mark.parametrize(
    ("most", "steps"), [(0.55, [0.2, 0.4]), (0.1, [0.05, 0.1]), (1, [0.5, 1]), (30, [10, 20, 30])]
)
def test_scales_have_round_numbers(most: float, steps: list[float]) -> None:
    assert even_steps(most) == pytest.approx(steps)


def test_the_title_is_said_in_both_languages(page: str) -> None:
    (title,) = (told for tag, told in Tags(page).found if tag == "title")
    assert title == {"data-ines": "DCeased: un estudio", "data-inen": "DCeased: a study"}


def test_who_wins_says_what_colour_nobody_has_where_there_are_draws(tmp_path: Path) -> None:
    drawn = report(played(written(tmp_path, DRAWN)))
    assert 'background:var(--bad)"></i><span lang="es" class="in-es ">nadie</span>' in drawn
    won = report(played(written(tmp_path, PILE, "pile.toml")))
    assert "background:var(--bad)" not in won
