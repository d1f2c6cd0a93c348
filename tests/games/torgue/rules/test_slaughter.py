"""Slaughter, Spawn and Out of Ammo in the enemies' turn."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Healed,
    Moved,
    RanDry,
    Recharged,
    SlaughterBegan,
    Spawned,
    SpecialUsed,
)
from sobremesa.games.torgue.state import Show

from .test_wanted import mission

# Slaughter


@pytest.mark.rule("tor.slaughter.flip", "tor.slaughter.scenario")
@pytest.mark.parametrize(
    ("scenario", "recharged"), [("reap_what_you_sow", [FIRST + 1]), ("opening_night", [])]
)
def test_slaughter_recharges_the_boss_in_its_scenario_and_nobody_else(
    scenario: str, recharged: list[int]
) -> None:
    def edit(g: Show) -> None:
        for enemy in g.enemies.values():
            enemy.shields = (token("yellow", spent=True),)
        g.enemies[FIRST].wounds = g.enemies[FIRST + 1].wounds = 1

    t = table(
        "..........",
        salvador=0,
        enemies=[("lady_static", 5), ("psychoreaver", 8), ("badass_marauder", 6)],
        orders=["slaughter"],
        scenario=scenario,
        edit=edit,
    )
    assert len(t.told(SlaughterBegan)) == 1
    assert [event.mini for event in t.told(Recharged)] == recharged
    assert t.told(Healed) == []


@pytest.mark.rule("tor.wanted.slaughter-order")
def test_in_a_mission_slaughter_heals_each_unique_two_and_no_escort() -> None:
    def edit(g: Show) -> None:
        for enemy in g.enemies.values():
            enemy.wounds, enemy.shields = 3, (token("yellow", spent=True),)

    t = table(
        "..........",
        salvador=0,
        enemies=[("goliath", 8), ("lady_static", 6), ("the_accountant", 6)],
        orders=["slaughter"],
        edit=mission("lady_static", edit),
    )
    assert [(event.mini, event.count) for event in t.told(Healed)] == [
        (FIRST + 1, 2),
        (FIRST + 2, 2),
    ]
    assert [event.mini for event in t.told(Recharged)] == [FIRST + 1, FIRST + 2]


# Spawn and Out of Ammo


@pytest.mark.rule("tor.slaughter.scenario", "tor.spawn.table", "tor.scenario.secret-box")
def test_a_slaughter_spawn_also_brings_what_the_box_adds() -> None:
    t = table(
        "N.....1.2.3.4",
        salvador=0,
        orders=["slaughter", "spawn"],
        changes={"spawn": {}, "slaughter_spawn": {"1": (("psycho", 1),)}},
        edit=lambda g: setattr(g, "box", True),
        scenario="reap_what_you_sow",
    )
    spawned = [(event.kind, event.zone) for event in t.told(Spawned)]
    assert spawned == [("psycho", 6), ("suicide_psycho", 10), ("goliath", 12)]


@pytest.mark.rule("tor.ruling.spawn-supply-count", "tor.enemyturn.repeat-order")
def test_a_second_spawn_order_counts_the_miniatures_anew() -> None:
    t = table(
        "N...........1",
        salvador=0,
        enemies=[("badass_skag", 9)],
        orders=["spawn", "spawn"],
        changes={"spawn": {"1": (("badass_skag", 1),)}},
    )
    assert [event.mini for event in t.told(Moved)] == [FIRST] * 3, "7, 4, 1 and then no further"
    assert t.asked is ask.Defend


@pytest.mark.rule("tor.ammoorder.who", "tor.ruling.ammo-order-scope")
@pytest.mark.parametrize("who", ["choice", "spotlight", "others", "all"])
def test_with_nobody_in_play_no_gun_runs_dry_and_nobody_is_asked(who: str) -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            g.leave(hunter, 1, enemy=False)
        g.pool = 0

    t = table(LINE, orders=[f"ammo:{who}"], edit=edit)
    assert (t.result, t.told(RanDry)) == ("no-respawn", [])


@pytest.mark.rule("tor.ammoorder.who", "tor.ruling.ammo-order-scope")
def test_only_a_hunter_in_play_may_be_chosen_to_run_dry() -> None:
    t = table(
        LINE,
        salvador=0,
        orders=["ammo:choice"],
        edit=lambda g: g.leave(g.hunters[1], 1, enemy=False),
    )
    assert (t.asked, t.offered()) == (ask.Ammo, ["Choose 0", "Choose 2", "Choose 3"])


@pytest.mark.rule("tor.wanted.spawn-order")
def test_in_a_mission_every_unique_in_play_answers_a_spawn_order() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 5), ("bolt_mama", 5), ("big_brunch", 3)],
        orders=["spawn"],
        edit=mission("bolt_mama"),
    )
    assert [event.special for event in t.told(SpecialUsed)] == ["reweld", "snack"]


@pytest.mark.rule("tor.wanted.spawn-order", "tor.ruling.family-words")
def test_a_unique_that_was_eaten_before_its_special_action_takes_none() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("big_brunch", 5), ("nine_fingers", 4)],
        orders=["spawn"],
        edit=mission("big_brunch"),
    )
    assert [event.special for event in t.told(SpecialUsed)] == ["snack"]
    assert [enemy.kind for enemy in t.enemies()] == ["big_brunch"]
