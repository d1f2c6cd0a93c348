"""Start items that are recommended: nothing is bought by hand."""

from __future__ import annotations

import pytest

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.rules.goods import cards_of
from sobremesa.games.oursun.state import Land
from sobremesa.kernel import Match


def after_characters(seats: int, items: str) -> Match[Land]:
    """A match in which everybody has taken the first character."""
    setup = GAME.prepare("deep_water", seats, {"start-items": items})
    match = Match.start(GAME, setup, 1)
    while isinstance(match.question, ask.Character):
        match.choose(match.question.seat, match.question.options[0])
    return match


@pytest.mark.rule("sun.ruling.start-item-order")
@pytest.mark.parametrize("seats", [1, 4])
def test_recommended_items_are_bought_and_shared_out(seats: int) -> None:
    match = after_characters(seats, "recommended")
    people = match.state.people
    carried = [len(cards_of(person)) for person in people]
    assert not isinstance(match.question, ask.StartItems)
    assert sum(carried) > 0
    assert max(carried) - min(carried) <= 1


def test_otherwise_the_players_buy() -> None:
    assert isinstance(after_characters(1, "own").question, ask.StartItems)


def test_a_set_up_says_nothing_of_the_items_unless_they_are_recommended() -> None:
    assert "start-items" not in GAME.prepare("deep_water", 1, {"start-items": "own"}).settings
