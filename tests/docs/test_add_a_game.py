"""docs/add-a-game.md cannot rot: its files are taken out, installed and played."""

from typing import Any

from sobremesa.kernel import Game, find_game
from sobremesa.testing import Effort, check_contract


def test_the_game_of_the_document_is_found_by_its_entry_point(example: Game[Any]) -> None:
    assert find_game("croquetas") is example


def test_the_game_of_the_document_keeps_the_contract(example: Game[Any], effort: Effort) -> None:
    check_contract(example, effort)
