"""How a single enemy obeys Move and Attack, and what the Wanted cards change in that."""

import pytest

from games.torgue.setups import LINE, LONG
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Defended,
    Eliminated,
    EnemyAttacked,
    Moved,
    Replied,
    SupplyEmpty,
    Wounded,
)
from sobremesa.games.torgue.state import Show

from .test_wanted import mission

# Move


@pytest.mark.rule("tor.moveorder.towards", "tor.ruling.no-hunter-in-play")
def test_nobody_moves_towards_a_spotlight_hunter_that_is_not_in_play() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=1,
        enemies=[("psycho", 6)],
        orders=["move"],
        edit=lambda g: g.leave(g.hunters[0], 1, enemy=False),
    )
    assert t.told(Moved) == []


@pytest.mark.rule("tor.wanted.card", "tor.core.rule-priority")
@pytest.mark.parametrize(("card", "moved"), [("bolt_mama", [FIRST + 1]), ("lady_static", None)])
def test_bolt_mama_never_moves_in_her_mission(card: str, moved: list[int] | None) -> None:
    t = table(
        LONG,
        salvador=0,
        enemies=[("bolt_mama", 9), ("nomad", 9)],
        orders=["move"],
        edit=mission(card),
    )
    both = [FIRST, FIRST + 1]
    assert [event.mini for event in t.told(Moved)] == (both if moved is None else moved)


# Attack


@pytest.mark.rule("tor.attack.else-move", "tor.ruling.attack-order-move-only")
def test_an_enemy_without_a_target_moves_and_does_not_attack_then() -> None:
    t = table(LINE, salvador=0, enemies=[("psycho", 3)], orders=["attack"])
    assert [event.zone for event in t.told(Moved)] == [1]
    assert t.told(EnemyAttacked) == []


@pytest.mark.rule("tor.attack.ignore-order", "tor.example.suicide-ignores")
def test_one_who_ignores_attack_orders_does_not_even_move() -> None:
    for zone in (1, 4):
        t = table(LINE, salvador=0, enemies=[("suicide_psycho", zone)], orders=["attack"])
        assert (t.told(Moved), t.told(EnemyAttacked)) == ([], [])


@pytest.mark.rule("tor.attack.ignore-order")
def test_uncle_fuse_does_not_ignore_them() -> None:
    t = table(LINE, salvador=0, enemies=[("uncle_fuse", 2)], orders=["attack"], rolls=[8])
    t.play("Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(EnemyAttacked)] == [FIRST]


def fingers(
    card: str, kind: str, defence: str, salvador: int, amara: int
) -> tuple[list[int], list[int]]:
    """Who is attacked, and who moves, on an Attack order in a mission."""
    t = table(
        LONG,
        enemies=[(kind, 8)],
        orders=["attack"],
        rolls=[(12, 12)] if defence else [],
        edit=mission(card) if card else None,
        salvador=salvador,
        amara=amara,
    )
    if defence:
        t.play(f"Defend 2 2 false {defence}")
    assert t.asked is ask.Activate
    return (
        [event.target for event in t.told(EnemyAttacked)],
        [event.mini for event in t.told(Moved)],
    )


@pytest.mark.rule("tor.wanted.card", "tor.attack.else-move")
@pytest.mark.parametrize(
    ("card", "kind", "defence", "attacked"),
    [
        ("nine_fingers", "nine_fingers", "reflexes", [2]),
        ("nine_fingers", "psycho", "", []),
        ("nine_fingers", "queen_retch", "", []),
        ("big_brunch", "nine_fingers", "", []),
        ("", "nine_fingers", "", []),
    ],
)
def test_in_his_mission_nine_fingers_throws_his_axe_before_he_moves_instead_of_attacking(
    card: str, kind: str, defence: str, attacked: list[int]
) -> None:
    assert fingers(card, kind, defence, salvador=0, amara=5) == (attacked, [FIRST])


@pytest.mark.rule("tor.wanted.card", "tor.attack.who")
def test_nine_fingers_does_not_throw_when_a_hunter_is_beside_him() -> None:
    fight = fingers("nine_fingers", "nine_fingers", "melee", salvador=9, amara=6)
    assert fight == ([0], [])


@pytest.mark.rule("tor.wanted.card", "tor.ruling.special-if-possible")
def test_without_a_target_for_his_axe_he_only_moves() -> None:
    assert fingers("nine_fingers", "nine_fingers", "", salvador=4, amara=0) == ([], [FIRST])


@pytest.mark.rule("tor.wanted.card", "tor.effect.lethal")
def test_the_thrown_axe_of_nine_fingers_is_lethal() -> None:
    t = table(
        LONG,
        salvador=0,
        amara=5,
        enemies=[("nine_fingers", 8)],
        orders=["attack"],
        rolls=[(2, 8)],
        edit=mission("nine_fingers"),
    )
    t.play("Defend 1 1 false reflexes", "Suffer 1 1 false")
    assert [event.wounds for event in t.told(Wounded)] == [2]
    assert [event.mini for event in t.told(Defended)] == [2]


# Special attacks


@pytest.mark.rule("tor.ruling.nearest-ties")
def test_an_axe_goes_for_the_nearest_then_the_reddest_then_the_groups_choice() -> None:
    def edit(g: Show) -> None:
        for number in (1, 2):
            g.hunters[number].tokens = (token("red", "green"), token("yellow"))

    t = table(
        LONG,
        salvador=4,
        mordecai=5,
        amara=5,
        moze=5,
        spotlight="salvador",
        enemies=[("psycho", 7)],
        orders=["special"],
        rolls=[8],
        edit=edit,
    )
    assert (t.asked, t.offered()) == (ask.EnemyTarget, ["Target 1", "Target 2"])
    t.play("Target 2")
    assert [event.target for event in t.told(EnemyAttacked)] == [2]


# Several together


@pytest.mark.rule("tor.spawn.no-supply", "tor.enemyturn.small-first", "tor.reaction.timing")
def test_those_who_rush_let_hunters_react_one_after_another_and_the_fallen_rush_no_more() -> None:
    t = table(
        "N.....1",
        salvador=0,
        enemies=[("nomad", 2), ("nomad", 2)],
        orders=["spawn"],
        rolls=[(2, 8), (1, 4), (8, 8)],
        gear={"salvador": ["twelve_barrels_good"]},
        changes={"spawn": {"1": (("nomad", 1),)}},
    )
    assert t.told(SupplyEmpty)
    t.play("Defend 1 1 false reflexes")
    assert (t.asked, len(t.told(EnemyAttacked))) == (ask.React, 1)
    t.play("React 0", "Act 0 twelve_barrels_good", "Pay 0 1", f"Target {FIRST + 1}")
    assert [event.mini for event in t.told(Eliminated)] == [FIRST + 1]
    assert (t.asked, len(t.told(EnemyAttacked))) == (ask.Activate, 1)


@pytest.mark.rule("tor.ruling.attack-fumble-move", "tor.wanted.card")
def test_a_reply_does_not_move_bolt_mama_in_her_mission_either() -> None:
    t = table(
        LONG,
        salvador=0,
        enemies=[("bolt_mama", 2)],
        active="salvador",
        rolls=[(5, 8), (1, 8), (1, 4), (8, 8)],
        edit=mission("bolt_mama"),
        spare=True,
    )
    t.play("Act 0 caracal", "Pay 0 1", "Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(Replied)] == [FIRST]
    assert t.told(Moved) == []
