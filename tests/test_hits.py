"""What dice gave in hits is told in every game, with the odds that the rules give them."""

from math import sqrt
from pathlib import Path

import pytest

from sobremesa.kernel import installed
from sobremesa.kernel.luck import hits_of
from sobremesa.kernel.record import read_record, replay

GOLDEN = Path(__file__).parent / "games"
FAR = 4
"""So many times its spread no sum of many dice is from what is expected."""


@pytest.mark.parametrize("game", installed())
def test_over_many_games_dice_hit_as_often_as_they_should(game: str) -> None:
    found = []
    for file in sorted((GOLDEN / game / "golden").glob("*.json"))[:12]:
        match = replay(read_record(file.read_bytes()))
        owners = {role.owner for role in match.game.roles(match.setup)}
        hits = hits_of(match)
        assert {luck.owner for luck in hits} <= owners, "dice that hit are somebody's"
        found += hits
    dice, actual = sum(luck.dice for luck in found), sum(luck.actual for luck in found)
    expected = sum(luck.expected for luck in found)
    assert dice > 50
    assert abs(actual - expected) < FAR * sqrt(dice / 4)
