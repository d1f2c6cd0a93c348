"""What quick players keep is never out of date: they answer as if they had to work all out anew."""

from __future__ import annotations

from copy import copy
from typing import Any, NamedTuple

import pytest

from sobremesa.boards.memo import forget
from sobremesa.bots.quick import HEURISTIC, quick_player
from sobremesa.kernel import Ask, Dice, Game, Match, Option, Setup, every_mission
from sobremesa.kernel.state import copy_state
from sobremesa.testing.playing import random_choice
from sobremesa.testing.setups import some_setups

DECISIONS = 600
DENSE = 12
"""So many decisions at the beginning are all looked at, later ones ever more rarely."""
STRAYS = 6
"""One of so many choices is any: plans are upset, and positions come up that no player seeks."""

MISSIONS = [
    pytest.param(game, mission.id, id=f"{game.id}-{mission.id}")
    for game, mission in every_mission()
    if HEURISTIC in game.bots
]


class Look(NamedTuple):
    """A decision, and what somebody new to the table would have chosen, by what is kept."""

    setup: Setup
    state: Any
    ask: Ask
    seed: int
    answer: Option


def its_like(player: Any) -> Any:
    """Another player who has the same plans and dice."""
    twin = copy(player)
    vars(twin).update({name: copy(value) for name, value in vars(player).items()})
    return twin


def look_at(match: Match[Any], player: Any, ask: Ask) -> Look:
    """The player answers the same about an equal position that it has never seen."""
    known = its_like(player).answer(match.state, ask)
    assert its_like(player).answer(copy_state(match.state), ask) == known, ask.kind
    seed = player.dice.seed
    answer = quick_player(match.game)(seed).answer(match.state, ask)
    return Look(match.setup, copy_state(match.state), ask, seed, answer)


def looks_at(game: Game[Any], mission: str) -> list[Look]:
    """Decisions of games that quick players play, most of the time."""
    looks: list[Look] = []
    for seed, setup in enumerate(some_setups(game, game.missions[mission], 2)):
        match, dice = Match.start(game, setup, seed), Dice(seed)
        players = [quick_player(game)(seat) for seat in range(setup.seats)]
        for number in range(DECISIONS):
            if match.question is None:
                break
            ask = match.asks()[0]
            player = players[ask.seat]
            if len(ask.options) > 1 and not dice.below(1 + number // DENSE):
                looks.append(look_at(match, player, ask))
            choice = ask.seat, player.choose(match, ask.seat)
            match.choose(*(choice if dice.below(STRAYS) else random_choice(match, dice)))
    return looks


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_a_player_answers_as_one_who_works_everything_out_anew(
    game: Game[Any], mission: str
) -> None:
    looks = looks_at(game, mission)
    assert len(looks) >= DENSE
    for setup, state, ask, seed, answer in looks:
        forget()
        state.bind(game.new_book(setup))
        assert quick_player(game)(seed).answer(state, ask) == answer, ask.kind
