"""Which Zones hold Enemies: kept up to date by everything that places, moves or removes them."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased.content.schema import WALKER
from sobremesa.games.dceased.rules.horde import toughness_of
from sobremesa.games.dceased.state import FALLEN, Order, Stage


def infested(t: Table) -> list[str]:
    """The Zones that the state takes for those with Enemies; they must be those that are."""
    zones = [name for name in t.g.book.names if t.g.is_infested(t.zone(name))]
    assert zones == list(t.everywhere())
    return zones


@pytest.mark.rule("dc.spawn.place", "dc.spawn.zombie-hero")
def test_a_zone_where_enemies_appear_holds_enemies() -> None:
    horde = table(heroes="cyborg A4 done", deck="S05", stage=Stage.SPAWN)
    fallen = table(
        heroes="cyborg A4 done", deck="S33", fallen="z-ivy", reserve={"brute": 9}, stage=Stage.SPAWN
    )
    assert (infested(horde), infested(fallen)) == (["F1"], ["F1"])
    assert fallen.enemies("F1") == {"z-ivy": 1}


@pytest.mark.rule("dc.emove.one-zone")
def test_enemies_that_move_leave_their_zone_empty_but_for_those_that_stay() -> None:
    orders = [Order("extra", WALKER)]
    alone = table(heroes="cyborg A4", enemies="2 walker C4", orders=orders)
    others = table(heroes="cyborg A4", enemies="walker C4, brute C4", orders=orders)
    fallen = table(heroes="cyborg A4", enemies="walker C4, z-ivy C4", orders=orders)
    assert [infested(t) for t in (alone, others, fallen)] == [["B4"], ["B4", "C4"], ["B4", "C4"]]
    hunters = table(heroes="cyborg A4", enemies="z-ivy E4", orders=[Order("fallen", FALLEN)])
    assert infested(hunters) == ["C4"]


@pytest.mark.rule("dc.attack.horde-removed", "dc.zhero.eliminated")
@pytest.mark.parametrize(
    ("enemies", "left"),
    [
        ("walker B4", []),
        ("walker down B4", []),
        ("z-flash B4", []),
        ("z-flash B4, walker B4", ["B4"]),
    ],
)
def test_a_zone_is_empty_when_its_last_enemy_is_eliminated(enemies: str, left: list[str]) -> None:
    t = table(heroes="cyborg A4 power=1", enemies=enemies, turn="cyborg", rolls=[3, 3, 3])
    t.play("attack own B4", "roll 1")
    assert infested(t) == left


@pytest.mark.rule("dc.push.towards", "dc.push.state")
def test_a_pushed_zombie_hero_takes_its_danger_along() -> None:
    t = table(heroes="cyborg A4 gear=binding-lasso", enemies="z-ivy C4", turn="cyborg")
    t.play("use binding-lasso")
    assert infested(t) == ["B4"]


@pytest.mark.rule("dc.mission.m3-shards", "dc.zhero.eliminated", "dc.enemy.toughness-zombie-hero")
def test_the_shards_weaken_the_titan_alone_and_other_zombie_heroes_are_discarded() -> None:
    t = table(
        "m3", heroes="cyborg E6 power=1", enemies="z-flash E5", taken="shard-1", turn="cyborg",
        rolls=[3, 3, 3],
    )  # fmt: skip
    assert (toughness_of(t.g, "z-flash"), toughness_of(t.g, "z-superman")) == (3, 7)
    t.play("attack own E5", "roll 1")
    assert (t.g.fallen_discard, infested(t), t.result) == (["z-flash"], ["E2"], "")
