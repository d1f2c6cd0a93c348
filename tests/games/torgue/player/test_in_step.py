"""Whatever is tried out meets the same dice from the next moment on."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.bots import next_choice
from sobremesa.bots.quick import quick_player
from sobremesa.bots.worlds import Worlds
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.kernel import Match

MISSION = "wanted"


def a_choice() -> tuple[Match[Any], int]:
    """What the first hunter of a game could do, where there is much to try out."""
    match: Match[Any] = Match.start(GAME, GAME.prepare(MISSION, 4), 4)
    players = [quick_player(GAME)(seat) for seat in range(4)]
    while not isinstance(question := match.asks()[0], ask.Act) or len(question.options) < 6:
        match.answer(*next_choice(match, players))
    return match, question.seat


def dice_at_moments(worlds: Worlds, idea: Any) -> dict[int, int]:
    """What the dice were when each moment of a playout began, but for the first."""
    seen: dict[int, int] = {}

    def look(match: Match[Any]) -> None:
        seen.setdefault(GAME.moment(match.state), match.state.dice.seed)

    worlds.playout(0, idea, look)
    seen.pop(GAME.moment(worlds.match.state), None)
    return seen


@pytest.mark.parametrize("in_step", [True, False])
def test_from_each_moment_on_the_dice_are_the_same_whatever_was_rolled(
    monkeypatch: pytest.MonkeyPatch, in_step: bool
) -> None:
    monkeypatch.setattr(type(GAME), "in_step", in_step)
    match, seat = a_choice()
    worlds = Worlds(match, seat, 3, to_the_end=True)
    first, *others = [dice_at_moments(worlds, idea) for idea in worlds.ideas()]
    shared = [(first[moment], each[moment]) for each in others for moment in first.keys() & each]
    assert len(shared) > 10
    assert all(one == other for one, other in shared) is in_step


def test_each_world_and_each_moment_has_dice_of_its_own() -> None:
    match, seat = a_choice()
    worlds = Worlds(match, seat, 3, to_the_end=True)
    idea = worlds.ideas()[0]
    found = dice_at_moments(worlds, idea)
    other = dice_at_moments(Worlds(match, seat, 4, to_the_end=True), idea)
    assert len(set(found.values())) == len(found)
    assert not set(found.values()) & set(other.values())
