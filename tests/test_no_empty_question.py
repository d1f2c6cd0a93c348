"""Nobody is asked what decides nothing, in any mission of any game."""

from collections import Counter
from typing import Any

import pytest

from sobremesa.kernel import Dice, Game, Match, every_mission
from sobremesa.testing.playing import random_choice
from sobremesa.testing.questions import idle
from sobremesa.testing.setups import some_setups

DECISIONS = 1200
LOOKS = 10
"""How often each kind of question is looked at in a game."""

MISSIONS = [
    pytest.param(game, mission.id, id=f"{game.id}-{mission.id}")
    for game, mission in every_mission()
]


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_whatever_is_asked_matters(game: Game[Any], mission: str) -> None:
    looked: Counter[str] = Counter()
    empty: dict[str, list[str]] = {}
    for seed, setup in enumerate(some_setups(game, game.missions[mission], 3)):
        match, dice = Match.start(game, setup, seed), Dice(seed)
        for number in range(DECISIONS):
            if match.question is None:
                break
            prompt = match.asks()[0].kind
            if looked[prompt] < LOOKS * (seed + 1):
                looked[prompt] += 1
                if found := idle(match, Dice(number)):
                    empty.setdefault(prompt, []).append(f"seed {seed}, {number}: {found}")
            match.choose(*random_choice(match, dice))
    assert looked
    often = [found for prompt, found in empty.items() if len(found) > max(1, looked[prompt] // 8)]
    assert not often
