"""What a laboratory notes of every game: rounds, things by their keys, and places on the board."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from sobremesa.bots import play, player_for
from sobremesa.kernel import LANGUAGES, Match, Note, find_game

GAMES = ("dceased", "incursion", "oursun", "torgue")


@cache
def played(id: str) -> tuple[Match[Any], list[Note]]:
    """A game of steady players, and its notes."""
    game = find_game(id)
    match = Match.start(game, game.prepare(list(game.missions)[1]), 7, keep=True)
    players = [player_for(game, "steady", seat) for seat in range(match.setup.seats)]
    play(match, players, 10_000)
    assert match.journal is not None
    return match, [note for told in match.journal.lines for note in game.noted(told.event)]


@pytest.mark.parametrize("id", GAMES)
def test_rounds_cards_and_losses_are_noted(id: str) -> None:
    assert {"round", "drawn", "kept", "lost"} <= {note.what for note in played(id)[1]}


@pytest.mark.parametrize("id", GAMES)
def test_a_thing_goes_by_its_key_in_the_content_and_has_a_name(id: str) -> None:
    match, notes = played(id)
    for key in {note.thing for note in notes if note.thing}:
        *way, last = key.split(".")
        part = match.game.content
        for name in way:
            part = getattr(part, name)
        assert last in part
        assert all(match.game.thing(key, match.game.texts[each]) != key for each in LANGUAGES)


@pytest.mark.parametrize("id", GAMES)
def test_a_place_is_a_cell_of_the_board(id: str) -> None:
    match, notes = played(id)
    board = match.game.scene(match.state, None, match.game.texts["en"]).board
    places = {note.place for note in notes if note.place}
    assert places
    assert places <= {cell.id for cell in board.cells}
