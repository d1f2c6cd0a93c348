"""Barrels: how they are hit, what they hide, and whom they strike."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, table
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    BarrelExploded,
    BarrelStruck,
    Blasted,
    Defended,
    ObjectiveDone,
    SpotlightMoved,
    Struck,
    Wounded,
)
from sobremesa.games.torgue.state import Show


def shot(*backs: str, rolls: list[Any], edit: Any = None, **more: Any) -> Table:
    """Salvador after a shot at the Barrels in zone 2."""

    def prepare(g: Show) -> None:
        g.barrels = {2: backs}
        if edit is not None:
            edit(g)

    t = table(LINE, salvador=0, active="salvador", rolls=rolls, edit=prepare, **more)
    t.play("Act 0 caracal", "Pay 0 1")
    return t


@pytest.mark.rule("tor.barrel.target", "tor.barrel.explode")
@pytest.mark.parametrize(("die", "hit"), [(3, True), (2, False), (1, False)])
def test_a_total_of_five_makes_a_barrel_explode_and_less_does_not(die: int, hit: bool) -> None:
    t = shot("plain", rolls=[(die, 8), *[(6, 10)] * hit])
    assert t.told(BarrelStruck) == [BarrelStruck(2, die + 2, 5, hit)]
    assert t.told(BarrelExploded) == [BarrelExploded(2, "plain")] * hit
    assert t.told(Blasted) == [Blasted(2, "barrel", 6, True)] * hit
    assert (2 in t.g.barrels) is not hit


@pytest.mark.rule("tor.barrel.explode")
def test_of_two_barrels_in_a_zone_one_explodes() -> None:
    t = shot("plain", "shock", rolls=[(4, 8), (6, 10)])
    assert t.told(BarrelExploded) == [BarrelExploded(2, "plain")]
    assert t.g.barrels == {2: ("shock",)}


@pytest.mark.rule("tor.barrel.element", "tor.ruling.barrel-element-timing")
@pytest.mark.parametrize(
    ("back", "marks"), [("incendiary", ["burn"]), ("slag", ["slag"]), ("plain", [])]
)
def test_a_barrels_element_marks_everybody_in_its_zone_and_nobody_else(
    back: str, marks: list[str]
) -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2,
        moze=3,
        enemies=[("goliath", 2), ("goliath", 4)],
        active="salvador",
        rolls=[(4, 8), (2, 10), (12, 12)],
        edit=lambda g: setattr(g, "barrels", {2: (back,)}),
    )
    t.play("Act 0 caracal", "Pay 0 1", "AtBarrel 2")
    t.play("Defend 2 2 false reflexes")
    assert t.told(Affected) == [
        Affected(mini, kind, mark, 1)
        for mark in marks
        for mini, kind in ((2, "amara"), (FIRST, "goliath"))
    ]
    assert [event.against for event in t.told(Defended)] == [2]
    assert [(event.mini, event.total) for event in t.told(Struck)] == [(FIRST, 2)]


@pytest.mark.rule("tor.barrel.key", "tor.ruling.loot-credit")
def test_the_hunter_that_explodes_the_key_barrel_takes_the_key() -> None:
    plain: dict[str, Any] = {"scenario": "demolition_derby", "changes": {"key_barrel": False}}
    t = shot("key", rolls=[(4, 8), (6, 10)], **plain)
    assert t["salvador"].key
    assert t.told(ObjectiveDone) == [ObjectiveDone(0, "key", 2)]
    assert t.told(Affected) == []
    t = shot("plain", rolls=[(4, 8), (6, 10)], **plain)
    assert (t["salvador"].key, t.told(ObjectiveDone)) == (False, [])


@pytest.mark.rule("tor.spotlight.star-move")
@pytest.mark.parametrize(("die", "lit"), [(4, True), (2, False)])
def test_a_barrel_that_explodes_brings_the_spotlight_by_its_star_move(die: int, lit: bool) -> None:
    t = shot(
        "plain",
        rolls=[(die, 8), *[(6, 10)] * lit],
        spotlight="amara",
        edit=lambda g: setattr(g.hunters[0], "star", "boom_goes_the_budget"),
    )
    t.play("EndActivation")
    assert len(t.told(SpotlightMoved)) == lit


@pytest.mark.rule("tor.core.rule-priority", "tor.barrel.target")
@pytest.mark.parametrize(("wanted", "against"), [("", 5), ("uncle_fuse", 3), ("nine_fingers", 5)])
def test_in_uncle_fuses_mission_barrels_have_defence_three(wanted: str, against: int) -> None:
    t = shot(
        "plain",
        rolls=[(2, 8), *[(6, 10)] * (against == 3)],
        edit=lambda g: setattr(g, "wanted", wanted),
    )
    assert t.told(BarrelStruck) == [BarrelStruck(2, 4, against, against == 3)]


@pytest.mark.rule("tor.effect.vulnerable", "tor.ruling.blast-modifiers", "tor.ruling.area-enemies")
@pytest.mark.parametrize(
    ("back", "wounds"), [("incendiary", 2), ("plain", 1), ("shock", 1), ("slag", 2)]
)
def test_a_barrels_element_wounds_a_vulnerable_enemy_once_more(back: str, wounds: int) -> None:
    t = shot(back, rolls=[(6, 8), (9, 10)], enemies=[("bruiser", 2), ("psycho", 6)])
    if t.asked is ask.Target:
        t.play("AtBarrel 2")
    assert [event.wounds for event in t.told(Wounded)] == [wounds]
