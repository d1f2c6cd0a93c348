"""Changed content is written as a folder that lays itself over the game's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.kernel import find_game
from sobremesa.kernel.content import lay_over, overridden
from sobremesa.kernel.content_writing import write_over

SAMPLES = Path(__file__).parents[1] / "samples" / "content"


@pytest.mark.parametrize("game", ["dceased", "incursion", "oursun", "torgue"])
def test_any_content_is_read_from_the_folder_as_it_was(game: str, tmp_path: Path) -> None:
    found = find_game(game)
    other = found.with_content(SAMPLES / game).content
    write_over(found.content, other, tmp_path)
    assert lay_over(found.content, tmp_path) == other != found.content


def test_a_folder_holds_what_differs_and_nothing_else(tmp_path: Path) -> None:
    own = find_game("incursion").content
    changed = overridden(own, {"figures.ape_trooper.rp": 4}, ["cards.medal"])
    write_over(own, changed, tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["cards.toml", "figures.toml"]
    assert (tmp_path / "cards.toml").read_text() == 'without = ["medal"]\n\n'
    assert (
        (tmp_path / "figures.toml")
        .read_text()
        .startswith('[ape_trooper]\nside = "allies"\nrp = 4\n')
    )


def test_a_place_in_a_list_of_a_games_own_content_is_changed_by_its_number() -> None:
    own = find_game("incursion").content
    changed = overridden(own, {"missions.m2.rp.0": 15})
    assert changed.missions["m2"].rp == (15, own.missions["m2"].rp[1])


def test_a_single_struct_is_written_by_the_values_that_differ(tmp_path: Path) -> None:
    own = find_game("torgue").content
    changed = overridden(own, {}, ["wanted.cards." + next(iter(own.wanted.cards))])
    write_over(own, changed, tmp_path)
    assert (tmp_path / "wanted.toml").read_text().startswith('cards = { without = "all", ')
