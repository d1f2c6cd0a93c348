"""How enemies attack: whom they choose and how hard they hit."""

import pytest

from games.torgue.setups import LINE, Edit
from games.torgue.table import BEAR, FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Eliminated,
    EnemyAttacked,
    ExtraRolled,
    Wounded,
)
from sobremesa.games.torgue.state import Show

from .assaulting import attacked

# Whom


def reddened(*numbers: int) -> Edit:
    """An edit that gives these hunters a RED token more than the others."""

    def edit(g: Show) -> None:
        for number in numbers:
            g.hunters[number].tokens = (token("red", "green"), token("yellow"))

    return edit


@pytest.mark.rule("tor.target.most-red", "tor.target.nearest", "tor.target.players-choose")
@pytest.mark.parametrize(
    ("red", "targets"), [((2,), [2]), ((1, 2), [1]), ((), [1]), ((2, 3), []), ((1, 2, 3), [1])]
)
def test_most_red_then_nearest_then_the_group_chooses_among_those_alone(
    red: tuple[int, ...], targets: list[int]
) -> None:
    t = table(
        LINE,
        mordecai=2,
        amara=5,
        moze=5,
        enemies=[("marauder", 3)],
        orders=["attack"],
        edit=reddened(*red),
    )
    assert [event.target for event in t.told(EnemyAttacked)] == targets
    assert t.offers("Target 2") is t.offers("Target 3") is (not targets)


@pytest.mark.rule("tor.ruling.nearest-ties", "tor.ruling.special-target")
@pytest.mark.parametrize(("red", "amara", "targets"), [((2,), 2, [1]), ((2,), 1, [2]), ((), 1, [])])
def test_an_axe_flies_at_the_nearest_then_the_most_red_then_the_groups_choice(
    red: tuple[int, ...], amara: int, targets: list[int]
) -> None:
    t = table(
        LINE,
        mordecai=1,
        amara=amara,
        enemies=[("psycho", 0)],
        orders=["special"],
        edit=reddened(*red),
    )
    assert [event.target for event in t.told(EnemyAttacked)] == targets
    assert t.asked is (ask.Defend if targets else ask.EnemyTarget)


@pytest.mark.rule("tor.ruling.special-if-possible", "tor.ruling.special-target")
@pytest.mark.parametrize(
    ("mordecai", "targets"), [(5, []), (6, [2]), (8, [2])], ids=["nearer", "as near", "farther"]
)
def test_no_axe_flies_past_a_nearer_hunter_that_cannot_be_hit(
    mordecai: int, targets: list[int]
) -> None:
    t = table(
        "..........",
        salvador=4,
        mordecai=mordecai,
        amara=0,
        enemies=[("psycho", 3)],
        orders=["special"],
        rolls=[(8, 8)] * len(targets),
    )
    assert [event.target for event in t.told(EnemyAttacked)] == targets
    assert t.asked is (ask.Defend if targets else ask.Activate)


@pytest.mark.rule("tor.ruling.hull-scope")
@pytest.mark.parametrize(("red", "target"), [((), BEAR), ((0,), 0)])
def test_iron_bear_is_chosen_as_a_hunter_without_red_tokens(
    red: tuple[int, ...], target: int
) -> None:
    t = table(
        LINE,
        salvador=0,
        iron_bear=3,
        spotlight="amara",
        enemies=[("marauder", 2)],
        orders=["attack"],
        rolls=[(8, 8)],
        edit=reddened(*red),
    )
    assert [event.target for event in t.told(EnemyAttacked)] == [target]


@pytest.mark.rule("tor.ruling.hull-scope", "tor.attack.who")
@pytest.mark.parametrize(("wall", "target"), [(0, BEAR), (3, 0)])
def test_iron_bear_is_attacked_in_any_zone_that_is_seen(wall: int, target: int) -> None:
    def edit(g: Show) -> None:
        g.tyres[1] = wall
        g.measure(1)

    t = table(
        LINE,
        salvador=5,
        iron_bear=0,
        spotlight="amara",
        enemies=[("marauder", 2)],
        orders=["attack"],
        rolls=[(8, 8)],
        edit=edit,
    )
    assert [event.target for event in t.told(EnemyAttacked)] == [target]


@pytest.mark.rule("tor.companion.no-target", "tor.target.fallback")
def test_bloodwing_in_sight_is_no_target() -> None:
    t = table(LINE, bloodwing=1, enemies=[("marauder", 2)], orders=["attack"])
    assert t.told(EnemyAttacked) == []


@pytest.mark.rule("tor.target.players-choose", "tor.ruling.special-target")
def test_the_group_chooses_whose_zone_a_suicide_psycho_runs_into() -> None:
    t = table(
        LINE,
        amara=0,
        moze=2,
        enemies=[("suicide_psycho", 1)],
        orders=["special"],
    )
    assert t.offered() == ["Target 2", "Target 3"]
    t.play("Target 3")
    assert [event.zone for event in t.told(Eliminated)] == [2]


# How hard


@pytest.mark.rule("tor.attack.step1-tn")
@pytest.mark.parametrize(
    ("kind", "wounds", "gained", "fixed", "force"),
    [
        ("goliath", 1, 0, 0, 8),
        ("goliath", 2, 0, 0, 9),
        ("badass_psycho", 2, 0, 0, 8),
        ("marauder", 0, 2, 1, 10),
    ],
)
def test_force_adds_rage_gained_force_and_a_fixed_fight(
    kind: str, wounds: int, gained: int, fixed: int, force: int
) -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].wounds, g.enemies[FIRST].force, g.fixed_fight = wounds, gained, fixed

    t = attacked(kind, edit)
    assert [event.force for event in t.told(EnemyAttacked)] == [force]


@pytest.mark.rule("tor.example.slaughter-force")
@pytest.mark.parametrize(
    ("scenario", "slaughter", "force"),
    [("opening_night", True, 8), ("opening_night", False, 7), ("blackout", True, 7)],
)
def test_slaughter_adds_force_where_the_scenario_says_so(
    scenario: str, slaughter: bool, force: int
) -> None:
    t = attacked("marauder", lambda g: setattr(g, "slaughter", slaughter), scenario=scenario)
    assert [event.force for event in t.told(EnemyAttacked)] == [force]


@pytest.mark.rule("tor.effect.stun", "tor.core.rule-priority")
@pytest.mark.parametrize(
    ("scenario", "slaughter", "stun"),
    [("demolition_derby", True, 1), ("demolition_derby", False, 0), ("opening_night", True, 0)],
)
def test_slaughter_of_the_fourth_scenario_stuns(scenario: str, slaughter: bool, stun: int) -> None:
    t = attacked(
        "marauder",
        lambda g: setattr(g, "slaughter", slaughter),
        scenario=scenario,
        rolls=[(2, 8)],
    )
    t.play("Defend 1 1 false reflexes")
    assert t["salvador"].stun == stun


@pytest.mark.rule("tor.scenario.secret-box", "tor.ruling.swift-total")
@pytest.mark.parametrize(
    ("kind", "box", "attacks"),
    [("psychoreaver", True, 2), ("psychoreaver", False, 1), ("psycho", True, 1)],
)
def test_the_boss_alone_attacks_twice_once_box_five_is_read(
    kind: str, box: bool, attacks: int
) -> None:
    crowd = [(1, 4)] if kind == "psychoreaver" else []
    t = attacked(
        kind,
        lambda g: setattr(g, "box", box),
        scenario="reap_what_you_sow",
        rolls=[*crowd, (8, 8)] * attacks,
    )
    t.play(*["Defend 1 1 false melee"] * attacks)
    assert len(t.told(EnemyAttacked)) == attacks


@pytest.mark.rule("tor.wanted.slaughter-order")
@pytest.mark.parametrize(
    ("kind", "slaughter", "wounds"),
    [("nine_fingers", True, 2), ("nine_fingers", False, 1), ("psycho", True, 1)],
)
def test_slaughter_makes_the_unique_of_a_mission_lethal(
    kind: str, slaughter: bool, wounds: int
) -> None:
    def edit(g: Show) -> None:
        g.wanted, g.slaughter = "nine_fingers", slaughter

    t = attacked(kind, edit, rolls=[(2, 8)])
    t.play("Defend 1 1 false melee", *["Suffer 1 1 false"] * (wounds - 1))
    assert t.told(Wounded)[0].wounds == wounds


@pytest.mark.rule("tor.example.random-d4-wounds")
def test_the_boss_rolls_its_additional_wounds_once_for_the_attack_and_tells_them() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psychoreaver", 2)],
        orders=["special"],
        scenario="reap_what_you_sow",
        rolls=[(1, 4), (1, 4), (2, 8)],
    )
    t.play("Defend 1 1 false melee", "Suffer 1 1 false")
    assert [event.die for event in t.told(ExtraRolled)] == [1]
    assert t.told(Wounded)[0].wounds == 2
