"""A party that is recommended: little or nothing is chosen before the first round."""

from __future__ import annotations

from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import Choose
from sobremesa.kernel import Match


def first_question(seats: int, party: str) -> object:
    setup = GAME.prepare("opening_night", seats, {"party": party})
    return Match.start(GAME, setup, 1).question


def test_a_recommended_party_is_chosen_and_placed() -> None:
    for seats in (1, 4):
        setup = GAME.prepare("opening_night", seats, {"party": "recommended"})
        match = Match.start(GAME, setup, 1)
        assert isinstance(match.question, ask.Activate)
        hunters = match.state.hunters
        assert all(hunter.tree and hunter.zone >= 0 for hunter in hunters)
        assert [hunter.seat for hunter in hunters] == [number % seats for number in range(4)]


def test_players_may_choose_whom_they_play_and_leave_trees_and_places() -> None:
    match = Match.start(GAME, GAME.prepare("opening_night", 2, {"party": "hunters"}), 1)
    for number in (3, 2, 1):
        assert isinstance(match.question, ask.Pick)
        match.choose(match.awaited()[0], Choose(number))
    assert isinstance(match.question, ask.Activate)
    assert [hunter.seat for hunter in match.state.hunters] == [1, 0, 1, 0]
    assert all(hunter.tree and hunter.zone >= 0 for hunter in match.state.hunters)


def test_otherwise_the_players_choose() -> None:
    assert isinstance(first_question(1, "own"), ask.Tree)
    assert isinstance(first_question(4, "own"), ask.Pick)


def test_a_set_up_says_nothing_of_the_party_unless_it_is_recommended() -> None:
    assert "party" not in GAME.prepare("opening_night", 1, {"party": "own"}).settings
    assert GAME.prepare("opening_night", 1, {"party": "recommended"}).settings["party"] == (
        "recommended"
    )
