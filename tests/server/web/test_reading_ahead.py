"""What every game needs first is read before a worker is ready."""

from typing import get_args

import pytest

from sobremesa.kernel import Match
from sobremesa.server.web.lobby import every_game, read_ahead
from sobremesa.table.messages import Language
from sobremesa.table.rendering import render


def test_no_table_waits_for_the_words_and_books_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    read_ahead()
    monkeypatch.delattr("sobremesa.kernel.fluent.FluentParser")
    for game in every_game():
        monkeypatch.setattr(game, "new_book", None)
        for mission in game.missions.values():
            seats = mission.seats[0]
            match = Match.start(game, game.seated(game.prepare(mission.id, seats), seats), 1)
            for language in get_args(Language):
                assert render(match, None, language).scene.title
