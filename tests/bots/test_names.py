"""What bots are called."""

import pytest

from sobremesa.bots import bot_name
from sobremesa.kernel import LANGUAGES, find_game, installed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_the_same_bot_has_the_same_name_in_every_game(bot: str, language: str) -> None:
    names = {bot_name(find_game(game), bot, language) for game in installed()}
    assert len(names) == 1
    assert bot not in names


def test_a_bot_that_nobody_has_named_is_called_by_its_id() -> None:
    assert bot_name(find_game("incursion"), "stranger", "en") == "stranger"
