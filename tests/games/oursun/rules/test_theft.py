"""Theft and robbery: what a thief may take, what a trader remembers, when his wounds close."""

from __future__ import annotations

import pytest

from games.oursun.table import BASKO, NORTH, ODILE, YUNA, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.combat import Struck
from sobremesa.games.oursun.events.dice import SkillRolled
from sobremesa.games.oursun.events.things import Gained


@pytest.mark.rule("sun.trader.steal-success", "sun.ruling.steal-resources")
def test_a_thief_chooses_among_cubes_and_water_for_each_success() -> None:
    t = table("smuggler")
    t.trader("basko").goods = goods("FP")
    t[0].water = 0
    t.go(1, 1)
    t.play("Steal 102")
    assert t.offered() == ["TakeGoods 0 -1", "TakeGoods 6 -1", "TakeWater"]
    t.play("TakeWater", "TakeGoods 0")
    assert t.offered() == ["TakeGoods 6 -1", "TakeWater"]
    t.play("TakeWater")
    basko = t.g.traders[BASKO]
    assert (t[0].goods, t[0].water, t[0].ap) == (goods("F"), 2, 5)
    assert (basko.goods, basko.water, basko.hostile) == (goods("P"), 2, 0)
    assert len(basko.cards) == 3
    assert t.told(SkillRolled)[0].successes == 3
    assert t.told(Gained) == [
        Gained("smuggler", goods(""), (), 1),
        Gained("smuggler", goods("F")),
        Gained("smuggler", goods(""), (), 1),
    ]


@pytest.mark.rule("sun.trader.steal-success", "sun.ruling.steal-resources")
def test_a_thief_takes_no_more_than_there_is() -> None:
    t = table("smuggler")
    trader = t.trader("basko")
    trader.goods, trader.water = goods("M"), 1
    t[0].water = 0
    t.go(1, 1)
    t.play("Steal 102", "TakeGoods 2")
    assert (t.asked, t[0].goods, t[0].water) == (ask.Act, goods("M"), 1)
    assert (t.g.traders[BASKO].goods, t.g.traders[BASKO].water) == (goods(""), 0)


@pytest.mark.rule("sun.trader.steal-success", "sun.ruling.karma-window")
def test_a_thief_may_re_roll_a_success_for_a_better_one() -> None:
    t = table("medic")
    t.trader("basko").goods = goods("PP")
    t[0].karma = 1
    t.go(2, 1, (1, 6))
    t.play("Steal 102")
    assert t.asked == ask.Karma
    t.play("Reroll 0", "TakeGoods 6", "TakeGoods 6")
    assert t[0].goods == goods("PP")


@pytest.mark.rule("sun.trader.steal-fail", "sun.trader.steal-hostile")
def test_who_fails_gets_nothing_and_one_attack_of_the_trader() -> None:
    t = table("medic", "hunter")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.trader("basko").goods = goods("P")
    t.go(8, 1, 8, 8)
    t.play("Steal 102")
    assert [(each.foe, each.damage) for each in t.told(Struck)] == [(BASKO, 1)]
    assert (t[0].goods, t[0].ap, t.g.traders[BASKO].goods) == (goods(""), 5, goods("P"))
    assert not t.offers("Steal")
    assert not t.offers("Deal")


@pytest.mark.rule("sun.trader.steal-hostile", "sun.ruling.rob-hostile-scope")
def test_a_trader_remembers_which_character_was_caught() -> None:
    t = table("medic", "hunter")
    t.g.active, t.g.order = 1, [1, 0]
    t.trader("basko")
    t.go(8, 8, 8, 8, 8)
    t.play("1 Steal 102")
    assert t.g.traders[BASKO].hostile == 2
    t.play("1 Wait")
    t.let_go("interrupt")
    assert (t.seat, t.offers("Steal", 0), t.offers("Deal", 0)) == (0, True, True)


@pytest.mark.rule("sun.trader.steal-cost", "sun.action.provokes")
def test_enemies_on_the_tile_answer_a_theft() -> None:
    t = table("medic")
    t.trader("basko").goods = goods("P")
    dog = t.enemy("stray_dog")
    t.go(2, 1)
    t.play("Steal 102", "TakeGoods 6")
    assert [each.foe for each in t.told(Struck)] == [dog]
    assert (t[0].hp, t[0].goods) == (6, goods("P"))


@pytest.mark.rule("sun.trader.steal-fail", "sun.ruling.steal-fail-combat", "sun.combat.rotate")
def test_a_failed_theft_beside_an_enemy_is_one_initial_round_with_both() -> None:
    t = table("medic")
    t.trader("basko")
    dog = t.enemy("stray_dog")
    t.go(8, 1, 8, 8, 8)
    t.play("Steal 102", f"Attack {dog}")
    assert [each.foe for each in t.told(Struck)] == [dog, BASKO]


@pytest.mark.rule("sun.trader.rob-flee", "sun.ruling.rob-flee-who")
def test_who_fled_finds_the_shop_closed_on_coming_back() -> None:
    t = table("medic", "hunter")
    trader = t.trader("basko")
    trader.barred = 1
    t.go()
    assert not t.offers("Deal")
    assert not t.offers("Steal")
    t.play("Wait")
    assert t.offers("Deal", 1)


@pytest.mark.rule("sun.trader.rob-damage-reset")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_trader_keeps_his_wounds_while_anybody_stays_with_him_even_hidden(hidden: bool) -> None:
    t = table("medic", "hunter")
    t[1].stealth = hidden
    t.tile(NORTH)
    t.trader("basko").damage = 2
    t.go()
    t.play(f"Move {NORTH}")
    assert t.g.traders[BASKO].damage == 2


@pytest.mark.rule("sun.trader.rob-damage-reset")
def test_the_wounds_of_every_trader_left_alone_close() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.tile(-NORTH)
    t.trader("basko", NORTH).damage = 2
    t.trader("yuna").damage = 1
    t.trader("odile", -NORTH).damage = 1
    t[0].hp = 5
    t.give(0, "F")
    t.go()
    t.play("Eat")
    assert [t.g.traders[each].damage for each in (ODILE, BASKO, YUNA)] == [0, 0, 1]


@pytest.mark.rule("sun.ruling.rob-hostile-scope", "sun.dodge.effect")
def test_the_attack_of_a_hostile_trader_can_be_dodged() -> None:
    t = table("hunter", "medic")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.trader("basko").hostile = 1
    t.go(1, 1, 1)
    t.play("Dodge")
    assert (t[0].hp, t[0].ap) == (7, 5)
    assert [(each.foe, each.avoided) for each in t.told(Struck)] == [(BASKO, True)]


@pytest.mark.rule("sun.ruling.rob-hostile-scope", "sun.combat.need-target")
@pytest.mark.parametrize(("hostile", "place"), [(2, 0), (1, NORTH)])
def test_a_trader_at_peace_or_far_away_is_nothing_to_dodge(hostile: int, place: int) -> None:
    t = table("hunter", "medic")
    t.tile(NORTH)
    t.trader("basko", place).hostile = hostile
    t.go()
    assert not t.offers("Dodge")


@pytest.mark.rule("sun.trader.rob", "sun.combat.enemy-defeated")
def test_a_trader_with_1_hp_left_is_not_robbed_yet() -> None:
    t = table("medic")
    trader = t.trader("yuna")
    trader.damage, trader.cards = 1, ()
    t.go(8, 1, 8, 1)
    t.play("Attack 103")
    assert (t.g.traders[YUNA].damage, t.g.removed) == (2, [])
    t.play("Attack 103")
    assert t.g.removed == ["yuna"]
