"""docs/add-a-game.md cannot rot: a stranger follows it, in an environment of their own."""

from pathlib import Path
from typing import Any

from sobremesa.kernel import Game, find_game

from .stranger import Stranger, run

ONE_DIE_TOO_MANY = """
from croquetas import GAME

from sobremesa.testing import play, position


def test_two_dice_are_loaded_and_one_falls() -> None:
    match = position(GAME, "dinner", picks=["ham", "cod"], rolls=[3, 5])
    play(match, "0 Bid 2", "1 Bid 2")
"""


def said_by_pytest(stranger: Stranger, folder: Path, *arguments: str) -> list[str]:
    """What pytest says to a stranger, in a folder that has tests and no game."""
    python = str(stranger.bin / "python")
    return run(python, "-m", "pytest", "-q", *arguments, folder=folder).stdout.splitlines()


def document_tests(stranger: Stranger) -> Path:
    """The tests of the document."""
    return stranger.folder / "croquetas" / "tests"


def test_the_game_of_the_document_is_found_by_its_entry_point(example: Game[Any]) -> None:
    assert find_game("croquetas") is example


def test_a_stranger_who_installed_the_game_finds_it_with_its_words(stranger: Stranger) -> None:
    listed = stranger.run("sobremesa", "games")
    assert "croquetas: Croquettes, version 1" in listed
    assert "Dinner for two" in listed


def test_the_tests_of_the_document_pass_where_the_game_is_installed(stranger: Stranger) -> None:
    said = said_by_pytest(stranger, document_tests(stranger))
    assert said[-1].startswith("4 passed"), said


def test_a_stranger_may_run_the_tests_of_a_rule(stranger: Stranger) -> None:
    said = said_by_pytest(stranger, document_tests(stranger), "--rule", "cro.elbow")
    assert said[-1].startswith("1 passed, 3 deselected"), said


def test_a_stranger_may_ask_for_more_effort(stranger: Stranger, tmp_path: Path) -> None:
    (tmp_path / "test_effort.py").write_text("def test_it(effort): assert effort.games == 12\n")
    assert said_by_pytest(stranger, tmp_path)[-1].startswith("1 failed")
    assert said_by_pytest(stranger, tmp_path, "--thorough")[-1].startswith("1 passed")


def test_dice_that_a_stranger_loads_and_does_not_use_fail_the_test(
    stranger: Stranger, tmp_path: Path
) -> None:
    (tmp_path / "test_dice.py").write_text(ONE_DIE_TOO_MANY)
    said = said_by_pytest(stranger, tmp_path)
    assert said[-1].startswith("1 failed")
    assert any(line.endswith("loaded but never used: {'rolls': [5]}") for line in said), said


def test_an_installed_sobremesa_carries_its_client_and_its_rules(stranger: Stranger) -> None:
    package = stranger.site / "sobremesa"
    assert (package / "client" / "index.html").is_file()
    assert (package / "rules" / "incursion.md").is_file()
