"""A match that is taken up again in the midst of the enemies' turn goes on where it stopped."""

from collections.abc import Callable

import pytest

from games.torgue.setups import LONG
from games.torgue.table import FIRST, Table, table
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Match
from sobremesa.kernel.state import copy_state, state_hash
from sobremesa.testing import events_of


def announced(g: Show) -> None:
    g.queue, g.stage = ["run_little_contestants", "encore"], Stage.ENEMIES


def gone(g: Show) -> None:
    for number in (0, 1):
        g.leave(g.hunters[number], 1, enemy=False)
    g.gouging, g.pool = True, 4
    g.hunters[2].loot = (6, 6)


def next_enemy() -> Table:
    return table(
        LONG,
        salvador=0,
        enemies=[("psycho", 8), ("bruiser", 8), ("marauder", 8), ("psycho", 9), ("marauder", 9)],
        edit=announced,
        rolls=[2] * 9,
        spare=True,
    )


def defending() -> Table:
    enemies = [("marauder", 3), ("marauder", 2), ("psycho", 9)]
    return table(LONG, salvador=0, enemies=enemies, orders=["attack"], rolls=[8, 8])


def choosing_a_target() -> Table:
    enemies = [("marauder", 4), ("psycho", 9)]
    return table(
        LONG, salvador=10, amara=1, mordecai=1, orders=["attack"], enemies=enemies, rolls=[8]
    )


def leaping() -> Table:
    enemies = [("skag_pup", 4), ("psycho", 9)]
    return table(
        LONG,
        moze=0,
        amara=1,
        mordecai=1,
        spotlight="moze",
        orders=["special"],
        enemies=enemies,
        rolls=[8],
    )


def throwing() -> Table:
    enemies = [("psycho", 4), ("bruiser", 9)]
    return table(LONG, salvador=0, amara=1, orders=["special"], enemies=enemies, rolls=[8])


def spawning() -> Table:
    changes = {"spawn": {"1": (("psycho", 2), ("bolt_mama", 1)), "2": (("bruiser", 2),)}}
    enemies = [("nomad", 10), ("nomad", 9)]
    return table("N..1...2...", salvador=0, enemies=enemies, orders=["spawn"], changes=changes)


def rushing() -> Table:
    changes = {"spawn": {"1": (("nomad", 1), ("psycho", 2))}}
    enemies = [("nomad", 3), ("bolt_mama", 3)]
    return table(
        "N......1...", salvador=0, enemies=enemies, orders=["spawn"], changes=changes, rolls=[3] * 4
    )


def returning() -> Table:
    return table("N.....n....", salvador=3, mordecai=3, amara=5, orders=["ammo:all"], edit=gone)


@pytest.mark.parametrize(
    ("begun", "before", "after"),
    [
        (next_enemy, [], ["InOrder", "InOrder"]),
        (next_enemy, [f"Obey {FIRST + 3}"], [f"Obey {FIRST + 2}", "InOrder"]),
        (defending, [], ["InOrder", *["Defend 1 1 false reflexes"] * 2]),
        (defending, ["InOrder"], ["Defend 1 1 false reflexes"] * 2),
        (defending, [f"Obey {FIRST + 1}"], ["Defend 1 1 false reflexes", f"Obey {FIRST}"]),
        (choosing_a_target, [f"Obey {FIRST}"], ["Target 2", "Defend 1 1 false reflexes"]),
        (leaping, [f"Obey {FIRST}"], ["Target 1", "Defend 1 1 false melee"]),
        (leaping, [f"Obey {FIRST}", "Target 1"], ["Defend 1 1 false melee"]),
        (throwing, [f"Obey {FIRST}"], ["Defend 1 1 false reflexes"]),
        (spawning, [], ["Zone 2", f"First {FIRST}"]),
        (spawning, ["Zone 2"], [f"First {FIRST}", "Zone 6"]),
        (rushing, [], ["InOrder", "Defend 1 1 false reflexes"]),
        (rushing, ["InOrder"], ["Defend 1 1 false reflexes", "Decline 0"]),
        (rushing, [f"Obey {FIRST + 1}"], ["Defend 1 1 false reflexes", "Decline 0"]),
        (
            rushing,
            [f"Obey {FIRST + 1}", "Defend 1 1 false reflexes", "Decline 0"],
            ["Defend 2 2 false reflexes"],
        ),
        (returning, [], ["Choose 1", "Money -1"]),
        (returning, ["Choose 1", "Money 2"], ["Money -1", "Zone 6"]),
    ],
)
def test_the_same_is_asked_and_the_same_follows(
    begun: Callable[[], Table], before: list[str], after: list[str]
) -> None:
    first = begun()
    first.play(*before)
    match = Match.of(first.match.game, first.match.setup, copy_state(first.g), keep=True)
    second, told_before = Table(match, first.far), len(events_of(first.match))
    assert (second.asked, second.details) == (first.asked, first.details)
    assert second.offered() == first.offered()
    for choice in after:
        first.play(choice)
        second.play(choice)
        assert (second.asked, second.details) == (first.asked, first.details)
        assert second.offered() == first.offered()
    assert state_hash(second.g) == state_hash(first.g)
    assert events_of(second.match) == events_of(first.match)[told_before:]
