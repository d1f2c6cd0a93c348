"""Initial rounds, answers to plain actions, and what becomes of the defeated."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, YUNA, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import METAL, NOTHING, goods
from sobremesa.games.oursun.events.combat import Fought, Struck
from sobremesa.games.oursun.events.days import Acted
from sobremesa.games.oursun.events.enemies import Defeated
from sobremesa.games.oursun.events.things import Gained
from sobremesa.games.oursun.events.trade import Robbed
from sobremesa.games.oursun.state import HOME, Phase

SONS = ("baker", "besieger", "mason")


# Initial rounds


@pytest.mark.rule("sun.combat.initial-free", "sun.ruling.initial-round-content")
def test_one_free_attack_on_an_enemy_of_choice_and_an_attack_of_every_enemy() -> None:
    t = table("hunter", "medic")
    t.tile(NORTH, 14)
    dog, bear, wolf = (t.enemy(kind, NORTH) for kind in ("stray_dog", "bear", "wolf"))
    t.go(1, 8, 8, 8, 8, 1)
    t.play(f"Move {NORTH}")
    assert (t.asked, t.offered()) == (
        ask.InitialTarget,
        [f"Attack {dog}", f"Attack {bear}", f"Attack {wolf}"],
    )
    t.play(f"Attack {bear}")
    assert t.told(Fought) == [Fought("hunter", bear, (8,), 1)]
    assert [each.foe for each in t.told(Struck)] == [dog, bear, wolf]
    assert (t[0].hp, t[0].ap, t.asked) == (6, 4, ask.Act)
    assert [each.action for each in t.told(Acted)] == ["move"]


@pytest.mark.rule("sun.ruling.night-combat-spawn", "sun.combat.initial-card")
def test_a_card_that_starts_a_combat_ends_stealth() -> None:
    t = table("medic")
    t.tile(NORTH, event=True)
    t.next_events("ambush")
    t.next_enemies("bandit")
    t.go(1, 8, 8, 8)
    t.play(f"Sneak {NORTH}")
    (bandit,) = t.g.enemies
    assert [each.foe for each in t.told(Struck)] == [bandit]
    assert not t[0].stealth


@pytest.mark.rule("sun.ruling.initial-round-content", "sun.ruling.dead-target")
def test_the_fallen_of_an_earlier_fight_take_no_part_in_an_initial_round() -> None:
    t = table("medic")
    t.tile(NORTH, 14, marked=1)
    t.enemy("stray_dog", NORTH, damage=2, body=True)
    viper = t.enemy("viper", NORTH)
    t.go(8, 8)
    t.play(f"Move {NORTH}")
    assert [each.foe for each in t.told(Struck)] == [viper]


@pytest.mark.rule("sun.ruling.sol-meet-time", "sun.ruling.round-reset")
def test_an_initial_round_asks_anew_whether_to_reveal_oneself() -> None:
    settings = {"ask-always": "always"}
    t = table("medic", "hunter", "soldier", roles=SONS, settings=settings)
    t.tile(NORTH)
    t.enemy("sol_recruit")
    t.enemy("sol_recruit", NORTH)
    t.go(8, 8, 8, 8, 8)
    t.play(f"Move {NORTH}")
    assert t.asked == ask.Sons
    t.play("0 pass")
    assert (t.asked, t[0].tile) == (ask.Sons, NORTH)
    t.play("0 pass")
    assert len(t.told(Struck)) == 2


@pytest.mark.rule("sun.ruling.sol-initial-skip", "sun.combat.initial-card")
def test_a_patrol_of_its_own_does_not_fight_a_revealed_son() -> None:
    t = table("medic", "hunter", "soldier", roles=("besieger", "baker", "mason"))
    t.g.unmasked = 0
    t.tile(NORTH, event=True)
    t.next_events("sons_patrol")
    t.go()
    t.play(f"Move {NORTH}")
    (son,) = t.g.enemies.values()
    assert (t.g.enemy_data(son).sons, son.tile) == (True, NORTH)
    assert (t.asked, t.told(Fought), t.told(Struck)) == (ask.Act, [], [])


@pytest.mark.rule("sun.ruling.sneak-attack-test", "sun.ruling.dead-target")
def test_an_enemy_without_hp_takes_no_part_in_an_initial_round() -> None:
    t = table("hunter", "medic")
    t.tile(NORTH)
    t.give(0, "", "bow")
    t[1].tile, t[1].stealth = NORTH, True
    dog, wolf = t.enemy("stray_dog", NORTH, damage=1), t.enemy("wolf", NORTH)
    t.go(1, 8, 8, 8, 8, 8, 8, 8)
    t.play(f"Shoot {dog}", f"1 SneakAttack {wolf}")
    assert [each.foe for each in t.told(Struck)] == [wolf]
    assert [each.foe for each in t.told(Fought)] == [dog, wolf]
    assert t.g.enemies[dog].body


@pytest.mark.rule("sun.combat.enemy-defeated", "sun.ruling.defeat-moment")
def test_what_falls_in_an_initial_round_is_a_body_when_it_is_over() -> None:
    t = table("hunter")
    t.tile(NORTH, 14)
    viper = t.enemy("viper", NORTH)
    t.go(8, 1)
    t.play(f"Move {NORTH}")
    assert t.told(Defeated) == [Defeated(viper, NORTH, 14)]
    assert t.offers(f"Loot {viper}")


# Plain actions


@pytest.mark.rule("sun.action.provokes", "sun.ruling.noncombat-round", "sun.ruling.round-reset")
def test_every_foe_answers_every_plain_action_anew() -> None:
    t = table("hunter", "medic")
    t[0].hp = 5
    t.give(0, "FF")
    dog = t.enemy("stray_dog", rotated=True)
    t.trader("basko").hostile = 1
    t.go(8, 8, 8, 8, 8, 8)
    t.play("Eat", "Eat")
    assert [each.foe for each in t.told(Struck)] == [dog, 102, dog, 102]


@pytest.mark.rule("sun.ruling.stealth-not-target", "sun.ruling.stealth-upkeep-when")
def test_a_hidden_character_whose_test_passes_is_not_answered() -> None:
    t = table("medic")
    t[0].hp, t[0].stealth = 5, True
    t.give(0, "F")
    t.enemy("stray_dog")
    t.go(2)
    t.play("Eat")
    assert (t[0].hp, t[0].stealth, t.told(Struck)) == (6, True, [])


# The fallen


@pytest.mark.rule("sun.combat.enemy-defeated", "sun.enemy.symbol-marked")
def test_a_fallen_enemy_marks_one_symbol_of_its_tile() -> None:
    t = table("medic", number=16)
    dog = t.enemy("stray_dog", damage=1)
    t.go(8, 1)
    t.play(f"Attack {dog}")
    assert t.told(Defeated) == [Defeated(dog, HOME, 16)]
    assert t.g.map[HOME].marked == 1


@pytest.mark.rule("sun.ruling.symbol-mark-where")
def test_no_more_symbols_are_marked_than_there_are() -> None:
    t = table("medic", number=14)
    t.g.map[HOME].marked = 1
    dog = t.enemy("stray_dog", damage=1)
    t.go(8, 1)
    t.play(f"Attack {dog}")
    assert (t.g.enemies[dog].body, t.g.map[HOME].marked) == (True, 1)


@pytest.mark.rule("sun.ruling.facedown-tile", "sun.ruling.symbol-mark-where")
def test_a_death_on_a_face_down_tile_marks_nothing_and_does_not_tell_the_tile() -> None:
    t = table("medic")
    t.give(0, "", "bow")
    t.tile(NORTH, 14, revealed=False)
    dog = t.enemy("stray_dog", NORTH, damage=1)
    t.go(1, 8, 8)
    t.play(f"Shoot {dog}")
    assert t.told(Defeated) == [Defeated(dog, NORTH, 0)]
    assert t.g.map[NORTH].marked == 0


@pytest.mark.rule("sun.combat.enemy-defeated")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 5), (4, 6)])
def test_an_enemy_falls_when_its_cubes_equal_or_exceed_its_hp(before: int, after: int) -> None:
    t = table("medic")
    t.give(0, "", "knife")
    bear = t.enemy("bear", damage=before)
    t.go(8, 8, 1, 1)
    t.play(f"Attack {bear}")
    assert (t.g.enemies[bear].damage, t.g.enemies[bear].body) == (after, after >= 5)


@pytest.mark.rule("sun.ruling.defeat-moment", "sun.enemy.symbol-marked")
def test_a_body_does_not_fall_again_at_the_end_of_later_rounds() -> None:
    t = table("medic", number=16)
    t.g.map[HOME].marked = 1
    t.enemy("stray_dog", damage=2, body=True)
    bear = t.enemy("bear")
    t.go(8, 8, 8)
    t.play(f"Attack {bear}")
    assert (t.told(Defeated), t.g.map[HOME].marked) == ([], 1)


@pytest.mark.rule("sun.combat.enemy-defeated")
def test_the_mission_learns_of_the_fall_of_the_colossus_alone() -> None:
    t = table("medic", "hunter")
    colossus, dog = t.enemy("colossus", damage=11), t.enemy("stray_dog", damage=1)
    t[1].ap = 0
    t.go(8, 1, 8, 8, 8, 8, 1)
    t.play(f"Attack {dog}")
    assert (t.g.enemies[dog].body, t.g.progress.get("colossus", 0)) == (True, 0)
    t.play(f"Attack {colossus}")
    assert t.g.progress["colossus"] == 1


# Robbery


@pytest.mark.rule("sun.trader.rob-reward", "sun.ruling.rob-cards", "sun.resource.water-storage")
def test_a_robber_gets_as_much_of_the_water_as_it_can_hold() -> None:
    t = table("medic")
    yuna = t.trader("yuna")
    first, second, third = yuna.cards
    yuna.damage, yuna.water, yuna.goods = 2, 5, goods("MM")
    t[0].water = 2
    t.go(8, 1)
    t.play("Attack 103")
    assert (t.asked, t.offered()) == (ask.Rob, [f"Rob {card}" for card in (first, second, third)])
    t.play(f"Rob {second}")
    assert t.offered() == [f"Rob {first}", f"Rob {third}"]
    t.play(f"Rob {first}")
    assert t.told(Robbed) == [Robbed("medic", YUNA)]
    assert t.told(Gained) == [
        Gained("medic", goods("MM"), (second, first)),
        Gained("medic", NOTHING, (), 4),
    ]
    assert (t[0].water, t[0].goods[METAL]) == (6, 2)
    assert (t.g.removed, t.asked) == (["yuna"], ask.Act)


@pytest.mark.rule("sun.ruling.rob-cards")
def test_a_trader_with_one_card_gives_it_and_his_water() -> None:
    t = table("medic")
    yuna = t.trader("yuna")
    yuna.cards = yuna.cards[:1]
    yuna.damage, yuna.water = 2, 1
    (card,) = yuna.cards
    t[0].water = 2
    t.go(8, 1)
    t.play("Attack 103")
    assert (t[0].items + t[0].equipment, t[0].water) == ((card,), 3)


@pytest.mark.rule("sun.ruling.both-die", "sun.ruling.rob-cards")
def test_what_a_robber_who_falls_with_the_trader_has_won_lies_on_the_tile() -> None:
    t = table("medic", "hunter")
    t[0].hp = 1
    t[1].tile = SOUTH
    t.tile(SOUTH)
    yuna = t.trader("yuna")
    first, second, third = yuna.cards
    yuna.damage, yuna.water, yuna.goods = 2, 5, goods("MM")
    t.g.map[HOME].dropped = goods("F")
    knife = t.card("knife")
    t.g.map[HOME].cards = (knife,)
    t.go(1, 1, 8)
    t.play("Attack 103", f"Rob {first}", f"Rob {third}")
    tile = t.g.map[HOME]
    assert (tile.dropped, tile.cards) == (goods("FMM"), (knife, first, third))
    assert (t[0].alive, t[0].goods, t[0].items) == (False, goods(""), ())
    assert second in t.g.loot_discard
    assert t.g.traders == {}


@pytest.mark.rule("sun.ruling.rob-cards", "sun.trader.rob")
def test_the_joiner_whose_attack_defeats_the_trader_robs_him() -> None:
    t = table("medic", "hunter", phase=Phase.AFTERNOON)
    yuna = t.trader("yuna")
    yuna.damage, yuna.cards, yuna.goods = 2, (), goods("P")
    t.go(8, 8, 1)
    t.play("Attack 103", "1 Attack 103")
    assert t.told(Robbed) == [Robbed("hunter", YUNA)]
    assert (t[0].goods, t[1].goods) == (goods(""), goods("P"))
