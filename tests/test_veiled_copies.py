"""Copies for thinking hold what a seat has seen, and go on, at every kind of question."""

from collections import Counter
from typing import Any

import pytest

from sobremesa.kernel import Dice, Game, Match, every_mission
from sobremesa.testing.playing import random_choice
from sobremesa.testing.secrets import check_veiled
from sobremesa.testing.setups import some_setups

DECISIONS = 1500
LOOKS = 2
"""How often each kind of question is looked at, from the seat that is asked and from others."""
PLAYED = 20
"""How many random choices are played on from a copy."""

MISSIONS = [
    pytest.param(game, mission.id, id=f"{game.id}-{mission.id}")
    for game, mission in every_mission()
]


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_a_copy_for_thinking_holds_what_was_seen_and_goes_on(game: Game[Any], mission: str) -> None:
    looked: Counter[tuple[str, bool]] = Counter()
    for seed, setup in enumerate(some_setups(game, game.missions[mission], 2)):
        match, dice = Match.start(game, setup, seed), Dice(seed)
        for _ in range(DECISIONS):
            if match.question is None:
                break
            for seat in range(setup.seats):
                _look(match, seat, dice, looked)
            match.choose(*random_choice(match, dice))
    assert sum(looked.values()) * PLAYED >= 500


def _look(match: Match[Any], seat: int, dice: Dice, looked: Counter[tuple[str, bool]]) -> None:
    """Check a copy for the seat, unless such a question has been looked at often enough."""
    prompt = " ".join(sorted({ask.kind for ask in match.asks()}))
    kind = prompt, match.ask_of(seat) is not None
    if looked[kind] < LOOKS:
        looked[kind] += 1
        check_veiled(match, seat, Dice(dice.seed), PLAYED)
