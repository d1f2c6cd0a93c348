"""What a player thinks of: whole activations to try out, each of them legal from the first deed."""

from __future__ import annotations

from collections import Counter

from sobremesa.bots.worlds import Worlds
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion.options import Activate, EndActivation, Enter
from sobremesa.games.incursion.player import Player
from sobremesa.games.incursion.player.ideas import Undertaking
from sobremesa.games.incursion.questions import Act, PlayerTurn
from sobremesa.games.incursion.state import Battle
from sobremesa.kernel import Match, Option
from sobremesa.kernel.player import Idea


def questions(mission: str, seed: int) -> list[Match[Battle]]:
    """The match at every question about an activation or a turn, as played by quick players."""
    match = Match.start(GAME, GAME.prepare(mission), seed)
    players = [Player(1), Player(2)]
    found = []
    while match.question is not None:
        ask = match.asks()[0]
        if isinstance(ask, Act | PlayerTurn) and len(ask.options) > 1:
            found.append(match.copy())
        match.choose(ask.seat, players[ask.seat].choose(match, ask.seat))
    return found


def opening(idea: Idea) -> Option:
    """The choice with which an idea begins."""
    if isinstance(idea, Undertaking):
        return idea.opening or idea.deeds[0][1]
    assert isinstance(idea, Option)
    return idea


def test_every_idea_begins_with_an_option_on_offer() -> None:
    plans: Counter[type] = Counter()
    for match in questions("m2", seed=4)[::7]:
        ask = match.asks()[0]
        for idea in Player(3).ideas(match, ask.seat):
            assert opening(idea) in ask.options
            plans[type(idea)] += 1
    assert plans[Undertaking] > 100
    assert plans[Activate] + plans[Enter] > 10


def test_the_first_idea_is_what_the_player_would_do_itself() -> None:
    for match in questions("m1", seed=4)[::11]:
        ask = match.asks()[0]
        first = Player(3).ideas(match, ask.seat)[0]
        assert opening(first) == Player(3).choose(match, ask.seat)


def test_a_plan_is_carried_out_to_its_last_deed() -> None:
    carried = 0
    for match in questions("m3", seed=2)[::5]:
        ask = match.asks()[0]
        if not isinstance(ask, Act):
            continue
        for idea in Player(3).ideas(match, ask.seat):
            carried += _carried_out(match.copy(), idea) if isinstance(idea, Undertaking) else 0
    assert carried > 100


def _carried_out(match: Match[Battle], plan: Undertaking) -> bool:
    """Whether every deed was done, as is usual unless something comes between."""
    player, seat, figure = Player(3), match.asks()[0].seat, plan.figure
    player.pursue(plan)
    done = []
    while isinstance(ask := match.ask_of(seat), Act) and ask.figure == figure:
        option = player.under_way(match, seat)
        if option is None:
            break
        done.append(option)
        match.choose(seat, option)
    assert done == [deed for _, deed in plan.deeds][: len(done)]
    return len(done) == len(plan.deeds)


def test_to_stop_is_always_among_the_ideas() -> None:
    for match in questions("m1", seed=9)[::13]:
        ask = match.asks()[0]
        if isinstance(ask, Act) and EndActivation() in ask.options:
            assert EndActivation() in Player(3).ideas(match, ask.seat)


def test_every_playout_of_a_turn_full_of_zombies_ends_with_the_answer_to_it() -> None:
    crowded = [match for match in questions("m1", seed=4) if len(match.state.figures) > 12]
    for match in crowded[::40]:
        seat = match.asks()[0].seat
        worlds = Worlds(match, seat, 1)
        for idea in worlds.ideas()[:2]:
            ended = worlds.playout(0, idea)
            assert ended is not None
            turns = ended.state.serial - match.state.serial
            assert ended.outcome is not None or turns == GAME.looks_ahead(match.state)


def test_a_race_is_looked_at_farther_ahead() -> None:
    ahead = {mission: GAME.looks_ahead(questions(mission, 4)[0].state) for mission in ("m1", "m3")}
    assert ahead == {"m1": 2, "m3": 4}


def test_who_departs_in_a_race_is_surer_than_elsewhere() -> None:
    doubts = {mission: GAME.doubts(questions(mission, 4)[0].state) for mission in ("m1", "m3")}
    assert doubts == {"m1": GAME.doubt, "m3": 1.25}
