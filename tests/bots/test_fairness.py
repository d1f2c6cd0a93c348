"""A bot knows what its seat knows: dealing anew what is hidden from the seat changes no choice."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from sobremesa.bots import RANDOM, Budget, bots_of, next_choice, player_for
from sobremesa.bots.quick import HEURISTIC
from sobremesa.bots.registry import MASTER, STEADY, STRONG
from sobremesa.bots.search import Search
from sobremesa.kernel import Ask, Dice, Game, Match, Mission, Option, every_mission, find_game
from sobremesa.kernel.player import Idea

from .positions import Wanted, looks

BUDGET = Budget(playouts=6)
COMPARED = 60
"""How many choices of those who answer at once are compared."""
LOOKS, SEARCHED = 12, 8
"""How many choices of a searcher are compared, and how many of them at least are searched."""
ALIKE = (RANDOM, STEADY, STRONG, MASTER)
"""Blind, the game's own under another name, and those who search: the same but for playouts."""

MISSIONS = [
    pytest.param(game, mission, id=f"{game.id}-{mission.id}")
    for game, mission in every_mission()
    if HEURISTIC in game.bots
]
PLAYERS = [
    pytest.param(game, mission, name, id=f"{game.id}-{mission.id}-{name}")
    for game, mission in every_mission()
    for name in bots_of(game)
    if name not in ALIKE
]


@pytest.mark.parametrize(("game", "mission", "name"), PLAYERS)
def test_what_is_hidden_from_a_seat_does_not_change_its_choice(
    game: Game[Any], mission: Mission, name: str
) -> None:
    match = Match.start(game, game.prepare(mission.id, max(mission.seats[0], 2)), 11)
    quick = HEURISTIC if HEURISTIC in game.bots else RANDOM
    players = [player_for(game, quick, seat) for seat in range(match.setup.seats)]
    dice = Dice(4)
    asked = 0
    for _ in range(40 * COMPARED):
        if match.question is None or asked >= COMPARED:
            break
        for ask in match.asks():
            asked += _same_choice(match, ask.seat, name, dice)
        match.choose(*next_choice(match, players))
    assert asked > COMPARED // 2


def _same_choice(match: Match[Any], seat: int, name: str, dice: Dice) -> bool:
    """Whether the seat could be asked the same in a veiled copy; then it must answer the same."""
    ask = match.ask_of(seat)
    twin = match.veiled(seat, dice)
    again = twin.ask_of(seat)
    if ask is None or again is None or len(ask.options) < 2:
        return False
    if (ask.details(), ask.options) != (again.details(), again.options):
        return False
    answers = [player_for(match.game, name, 7).choose(m, seat, BUDGET) for m in (match, twin)]
    assert answers[0] == answers[1], f"{ask.kind}: {answers[0]}, but veiled {answers[1]}"
    return True


class Thought(NamedTuple):
    """What a searcher chooses, and the chances that it has found for each idea, by the world."""

    choice: Option
    found: dict[Idea, dict[int, float]]
    playouts: int


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Search]:
    """The searches that are run."""
    begun: list[Search] = []
    run = Search.run

    def watched(search: Search) -> Idea:
        begun.append(search)
        return run(search)

    monkeypatch.setattr(Search, "run", watched)
    return begun


def thought(match: Match[Any], seat: int, searches: list[Search]) -> Thought:
    """What a strong player thinks at a question."""
    searches.clear()
    choice = player_for(match.game, STRONG, 7).choose(match, seat, BUDGET)
    found = {idea: tried.values for each in searches for idea, tried in each.tried.items()}
    return Thought(choice, found, sum(each.purse.spent for each in searches))


def is_searched(match: Match[Any], ask: Ask) -> bool:
    """Whether a strong player thinks there: it answers openings and routine by rules of thumb."""
    steady = player_for(match.game, STEADY, 0)
    return not isinstance(ask, (*steady.lasting, *steady.routine))


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_what_is_hidden_from_a_seat_does_not_change_what_it_finds_by_searching(
    game: Game[Any], mission: Mission, searches: list[Search]
) -> None:
    setup = game.prepare(mission.id, max(mission.seats[0], 2))
    searched = 0
    for match, twin, ask in looks(game, setup, LOOKS, 11, is_searched):
        known = thought(match, ask.seat, searches)
        assert thought(twin, ask.seat, searches) == known, ask.kind
        searched += known.playouts > 0
    assert searched >= SEARCHED


def of_traitor(match: Match[Any], ask: Ask) -> bool:
    """Whether the traitor is asked."""
    g = match.state
    return is_searched(match, ask) and any(p.seat == ask.seat and g.is_sol(p) for p in g.people)


def of_survivor(match: Match[Any], ask: Ask) -> bool:
    """Whether somebody is asked who is no traitor, and does not know who is."""
    return is_searched(match, ask) and match.state.unmasked < 0 and not of_traitor(match, ask)


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (5, 2)])
@pytest.mark.parametrize("wanted", [of_survivor, of_traitor])
def test_with_a_traitor_at_the_table_nobody_finds_by_searching_what_others_keep_secret(
    wanted: Wanted, seats: int, seed: int, searches: list[Search]
) -> None:
    game = find_game("oursun")
    setup = game.prepare("bunker", seats, {"mode": "semicoop"})
    searched, redealt = 0, 0
    for match, twin, ask in looks(game, setup, LOOKS, seed, wanted):
        known = thought(match, ask.seat, searches)
        assert thought(twin, ask.seat, searches) == known, ask.kind
        searched += known.playouts > 0
        redealt += twin.state.roles != match.state.roles
    assert searched >= SEARCHED
    assert redealt >= SEARCHED // 2
