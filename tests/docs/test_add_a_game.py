"""docs/add-a-game.md cannot rot: its files are taken out, installed and played."""

from typing import Any

from sobremesa.kernel import Dice, Game, Match, find_game


def test_the_game_of_the_document_is_found_by_its_entry_point(example: Game[Any]) -> None:
    assert find_game("croquetas") is example


def test_the_texts_of_the_document_are_complete(example: Game[Any]) -> None:
    assert example.texts.problems() == []


def test_a_random_game_of_the_document_comes_to_an_end(example: Game[Any]) -> None:
    match = Match.start(example, example.prepare("dinner"), seed=1)
    dice = Dice(2)
    while match.question is not None:
        ask = match.asks()[0]
        match.choose(ask.seat, dice.pick(ask.options))
    assert match.outcome is not None
    assert match.outcome.result in ("won", "shared")
