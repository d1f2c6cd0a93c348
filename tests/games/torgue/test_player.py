"""What the player by rules of thumb chooses where it once had no opinion."""

import pytest

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import (
    Choose,
    First,
    Reload,
    Return,
    RollForIt,
    Shield,
    Swap,
    Zone,
)
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.rules.loot import AMMO, GUN, MONEY
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Ask, Option

from .table import FIRST, table, token


def wounded(g: Show) -> None:
    """Mordecai has one wound, Amara two."""
    g.hunters[1].tokens = (token("red", "yellow"), token("green"))
    g.hunters[2].tokens = (token("red", "yellow"), token("red", "green"))


SWAP = Swap("caracal", "polite_cough")
CHOICES: list[tuple[Ask, Option]] = [
    (ask.LoseLoot(0, [Return(MONEY), Return(AMMO), Return(GUN)], 0), Return(AMMO)),
    (ask.ShieldWound(0, [Shield(2), Shield(1)], 0), Shield(1)),
    (ask.Reload(0, [Reload("caracal"), Reload("polite_cough")], 0), Reload("polite_cough")),
    (ask.Patient(0, [Choose(0), Choose(1), Choose(2)], 0), Choose(2)),
    (ask.Snack(0, [Zone(1), First(FIRST)], FIRST + 1), First(FIRST)),
    (ask.FreeMiniature(0, [First(FIRST), First(FIRST + 1)], "bolt_mama"), First(FIRST + 1)),
    (ask.Barrel(0, [Zone(0), Zone(3), Zone(4)]), Zone(4)),
    (ask.SpawnZone(0, [Zone(1), Zone(6)]), Zone(6)),
    (ask.DefendOrder(0, [First(2), First(0)], 5), First(0)),
    (ask.Swap(0, [Swap("caracal", ""), SWAP], 0), SWAP),
]


@pytest.mark.parametrize(("question", "answer"), CHOICES, ids=lambda each: type(each).__name__)
def test_a_seasoned_player_knows_what_is_better(question: Ask, answer: Option) -> None:
    t = table(
        ".......",
        salvador=0,
        mordecai=1,
        amara=1,
        enemies=[("psycho", 4), ("goliath", 4)],
        edit=wounded,
    )
    assert Player(1).answer(t.g, question) == answer


def test_a_seasoned_player_rolls_no_die_for_the_group() -> None:
    t = table(".......", salvador=0, enemies=[("psycho", 4)])
    question: Ask = ask.Barrel(0, [Zone(1), Zone(4)])
    question.options = [*question.options, RollForIt()]
    assert Player(1).answer(t.g, question) == Zone(4)
