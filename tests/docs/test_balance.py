"""What docs/balance.toml wants to be measured, and what docs/balance.md makes of it."""

from pathlib import Path

import pytest

from sobremesa.bots.registry import LEVELS, RANDOM, bots_of
from sobremesa.kernel import find_game
from sobremesa.lab.balance import contests, read_agenda, read_book
from sobremesa.lab.balance_page import page

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
AGENDA = read_agenda(DOCS / "balance.toml")
GAMES = ("dceased", "incursion", "oursun", "torgue")


def test_the_page_is_made_of_the_book_and_the_agenda() -> None:
    told = page(read_book(DOCS / "balance.json"), AGENDA.bands)
    assert (DOCS / "balance.md").read_text(encoding="utf-8") == told


def test_the_page_names_the_command_that_makes_it() -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    made = next(place for place, line in enumerate(rules) if line.startswith("balance:"))
    command = rules[made + 1].strip().removeprefix("$(BIN)/")
    lines = page(read_book(DOCS / "balance.json"), AGENDA.bands).splitlines()
    assert f"    {command}" in lines


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_measured_in_every_game(game: str) -> None:
    parts = [part for part in AGENDA.parts if part.game == game and not part.any_party]
    assert {level for part in parts for level in part.levels} == {RANDOM, *LEVELS}


def test_every_mission_is_measured_and_has_a_band() -> None:
    measured, meant = set(), {(each.game, id) for each in AGENDA.bands for id in each.missions}
    for part in AGENDA.parts:
        game = find_game(part.game)
        assert set(part.levels) <= bots_of(game).keys()
        for id in part.missions or game.missions:
            assert list(contests(game, game.missions[id], part.levels, part.settings))
            measured.add((part.game, id))
    missions = {(id, mission) for id in GAMES for mission in find_game(id).missions}
    assert measured == meant == missions


def test_a_band_is_about_parties_that_chance_has_chosen() -> None:
    plans = [
        (part.game, id, part.settings, level)
        for part in AGENDA.parts
        if part.any_party
        for id in part.missions or find_game(part.game).missions
        for level in part.levels
    ]
    for band in AGENDA.bands:
        low, high = band.won
        assert 0 <= low < high <= 1
        for id in band.missions:
            assert (band.game, id, band.settings, band.level) in plans
