"""What bots are called."""

import pytest

from sobremesa.bots import bot_name
from sobremesa.bots.quick import HEURISTIC
from sobremesa.bots.registry import LEVELS, bot_about
from sobremesa.kernel import LANGUAGES, find_game, installed

GAMES = [id for id in installed() if HEURISTIC in find_game(id).bots]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_the_same_bot_has_the_same_name_in_every_game(bot: str, language: str) -> None:
    names = {bot_name(find_game(game), bot, language) for game in installed()}
    assert len(names) == 1
    assert bot not in names


def test_a_bot_that_nobody_has_named_is_called_by_its_id() -> None:
    assert bot_name(find_game("incursion"), "stranger", "en") == "stranger"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_level_has_a_name_and_a_description_of_its_own(id: str, language: str) -> None:
    game = find_game(id)
    names = {bot_name(game, level, language) for level in LEVELS}
    abouts = {bot_about(game, level, language) for level in LEVELS}
    assert len(names) == len(abouts) == len(LEVELS)
    assert not names & {"", *LEVELS}
    assert "" not in abouts


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", GAMES)
def test_every_level_is_named_and_described_in_each_language(id: str, level: str) -> None:
    game = find_game(id)
    names = {bot_name(game, level, language) for language in LANGUAGES}
    abouts = {bot_about(game, level, language) for language in LANGUAGES}
    assert len(names) == len(abouts) == len(LANGUAGES)
