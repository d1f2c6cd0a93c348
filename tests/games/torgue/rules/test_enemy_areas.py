"""Areas and repeats of enemies' attacks, and how they answer a fumble."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    CrowdRolled,
    Defended,
    ElementRolled,
    Eliminated,
    EnemyAttacked,
    Struck,
)
from sobremesa.games.torgue.state import Show

from .assaulting import attacked

# Areas and repeats


@pytest.mark.rule("tor.effect.crowd-control", "tor.ruling.crowd-control-main")
@pytest.mark.parametrize(("die", "struck"), [(1, [0]), (3, [0, 2, 3])])
def test_crowd_control_of_an_enemy_strikes_as_many_as_its_die_says(
    die: int, struck: list[int]
) -> None:
    t = table(
        LINE,
        salvador=1,
        amara=1,
        moze=1,
        enemies=[("shotgun_tink", 3)],
        orders=["attack"],
        rolls=[(die, 4), *[(8, 8)] * len(struck)],
    )
    assert [event.die for event in t.told(CrowdRolled)] == [die]
    for mini in struck[:-1]:
        t.play(f"First {mini}", "Defend 1 1 false reflexes")
    t.play("Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(Defended)] == struck


@pytest.mark.rule("tor.effect.crowd-control-choice", "tor.ruling.crowd-control-main")
def test_the_group_chooses_who_else_is_struck_when_the_die_does_not_reach_all() -> None:
    t = table(
        LINE,
        salvador=1,
        amara=1,
        moze=1,
        seats=4,
        spotlight="moze",
        enemies=[("shotgun_tink", 3)],
        orders=["attack"],
        rolls=[(2, 4), (8, 8), (8, 8)],
    )
    (question,) = t.match.asks()
    assert (type(question), question.seat, question.details()) == (
        ask.CrowdVictim,
        3,
        {"number": 1},
    )
    assert t.offered(3) == ["Target 0", "Target 2", "RollForIt"]
    t.play("Target 2")
    assert t.offered(3) == ["First 3", "First 2", "RollForIt"]


@pytest.mark.rule("tor.effect.overload", "tor.ruling.element-one-die-per-attack")
@pytest.mark.parametrize(
    ("kind", "order", "die", "corrosion"),
    [
        ("spitter_skag", "attack", 4, 1),
        ("spitter_skag", "attack", 3, 0),
        ("spitter_skag", "special", 3, 3),
        ("spitter_skag", "special", 2, 0),
    ],
)
def test_an_enemys_element_works_on_a_four_and_with_overload_on_a_three(
    kind: str, order: str, die: int, corrosion: int
) -> None:
    t = attacked(kind, lambda g: None, orders=[order], rolls=[(die, 4), (8, 8)])
    rolled = t.told(ElementRolled)[0]
    assert (rolled.die, rolled.works) == (die, corrosion > 0)
    assert t["salvador"].corrosion == corrosion


@pytest.mark.rule("tor.effect.swift-targets", "tor.ruling.swift-optional")
@pytest.mark.parametrize(
    ("enemy", "amara", "attacks"),
    [(2, 1, [0, 2]), (2, 0, [0, 2]), (0, 2, [0, 2]), (2, 3, [0])],
)
def test_an_enemy_repeats_near_its_last_target_even_if_that_one_is_gone(
    enemy: int, amara: int, attacks: list[int]
) -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow", spent=True),)
        g.enemies[FIRST].gained = ("swift:1",)

    t = table(
        LINE,
        salvador=1,
        amara=amara,
        enemies=[("bruiser", enemy)],
        orders=["attack"],
        rolls=[(2, 6)],
        edit=edit,
    )
    t.play("Choose 2")
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert [event.target for event in t.told(EnemyAttacked)] == attacks


@pytest.mark.rule("tor.effect.swift-targets", "tor.ruling.swift-range")
def test_a_repeat_of_an_enemy_may_pass_to_the_next_zone_and_no_farther() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow"),)
        g.enemies[FIRST].gained = ("swift:2",)

    t = table(
        LINE,
        salvador=2,
        amara=5,
        enemies=[("marauder", 4)],
        orders=["attack"],
        rolls=[(2, 6)],
        edit=edit,
    )
    assert [event.target for event in t.told(EnemyAttacked)] == [0]
    assert t.asked is ask.React


@pytest.mark.rule("tor.effect.swift-targets", "tor.target.players-choose")
def test_the_group_chooses_again_for_each_repeat() -> None:
    t = table(
        LINE,
        amara=1,
        moze=1,
        enemies=[("bruiser", 2)],
        orders=["attack"],
        rolls=[(8, 8)],
        edit=lambda g: setattr(g.enemies[FIRST], "gained", ("swift:1",)),
    )
    t.play("Target 2", "Defend 1 1 false reflexes", "Target 3")
    assert [event.target for event in t.told(EnemyAttacked)] == [2, 3]
    assert t.asked is ask.Defend


@pytest.mark.rule("tor.ruling.swift-range", "tor.ruling.special-target")
def test_a_repeat_of_a_thrown_axe_reaches_as_far_as_the_axe() -> None:
    t = table(
        LINE,
        amara=3,
        enemies=[("psycho", 0)],
        orders=["special"],
        rolls=[(8, 8)],
        edit=lambda g: setattr(g.enemies[FIRST], "gained", ("swift:1",)),
    )
    t.play("Defend 1 1 false reflexes")
    assert [event.target for event in t.told(EnemyAttacked)] == [2, 2]


@pytest.mark.rule("tor.attack.step1-tn", "tor.ruling.special-target")
def test_an_aimed_shot_adds_its_force_and_flies_at_the_spotlight_alone() -> None:
    t = attacked("marauder", lambda g: None, orders=["special"], amara=0)
    assert [(event.target, event.force) for event in t.told(EnemyAttacked)] == [(0, 8)]


@pytest.mark.rule("tor.ruling.explosive-by-enemy", "tor.shield.abilities")
def test_an_explosion_leaves_out_an_enemy_that_a_shield_has_eliminated_meanwhile() -> None:
    t = table(
        LINE,
        salvador=2,
        enemies=[("uncle_fuse", 0), ("psycho", 2), ("nomad", 2)],
        orders=["attack"],
        gear={"salvador": ["nova_vest"]},
        rolls=[(2, 8)],
    )
    t.play(f"Obey {FIRST}")
    assert [(event.mini, event.total) for event in t.told(Struck)] == [
        (FIRST + 1, 6),
        (FIRST + 2, 6),
        (FIRST + 2, 7),
    ]
