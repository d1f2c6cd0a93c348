"""Character against character: attacks, reactions, and what enemies make of it."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.combat import Duel, Fought, Struck
from sobremesa.games.oursun.events.days import Acted
from sobremesa.games.oursun.events.dice import SkillRolled
from sobremesa.games.oursun.events.harm import Hurt
from sobremesa.games.oursun.events.movement import Moved
from sobremesa.games.oursun.state import HOME


def shooters(*kinds: str, number: int = 5, **options: object) -> Table:
    """A character with a bow, and the others on the tile to the north."""
    t = table(*kinds, number=number, **options)  # type: ignore[arg-type]
    t.tile(NORTH)
    t.give(0, "", "bow")
    for person in t.g.people[1:]:
        person.tile = NORTH
        person.drill_used = True
    return t


@pytest.mark.rule("sun.attack.cost", "sun.pvp.options", "sun.ruling.pvp-join")
def test_a_victim_that_does_nothing_suffers_all_and_nobody_joins() -> None:
    t = table("medic", "hunter", "soldier")
    t.ruthless().go(1)
    t.play("AttackCharacter 1")
    assert (t.asked, t.seat) == (ask.Attacked, 1)
    assert t.offered(1) == ["Pass", "CounterAttack", "Dodge"]
    t.play("1 pass")
    assert t.told(Acted) == [Acted("medic", "duel", 1, 5, 1)]
    assert t.told(Duel) == [Duel("medic", "hunter", (8,), 1)]
    assert t.told(Hurt) == [Hurt("hunter", 1, "duel", 6)]
    assert (t.asked, t.seat, t.g.round) == (ask.Act, 0, None)


@pytest.mark.rule("sun.pvp.options", "sun.ruling.pvp-cost", "sun.ruling.pvp-simultaneous")
def test_a_counter_attack_costs_1_ap_and_is_told_with_its_dice() -> None:
    t = table("medic", "hunter")
    t[1].ap = 1
    t.ruthless().go(1, 2)
    t.play("AttackCharacter 1", "1 CounterAttack")
    assert t.told(Acted)[1:] == [Acted("hunter", "counter-attack", 1, 0)]
    assert t.told(Duel) == [Duel("medic", "hunter", (8,), 1, "counterattack", (9,))]
    assert (t[0].hp, t[1].hp) == (6, 6)


@pytest.mark.rule("sun.ruling.pvp-cost", "sun.ruling.pvp-one-reaction")
@pytest.mark.parametrize(("die", "hp"), [(1, 7), (8, 5)])
def test_a_dodge_voids_a_melee_attack_whole_or_not_at_all(die: int, hp: int) -> None:
    t = table("soldier", "hunter")
    t[0].drill_used = True
    t.ruthless().go(1, 1, die)
    t.play("AttackCharacter 1", "1 Dodge")
    assert t.told(Acted)[1:] == [Acted("hunter", "dodge", 1, 5)]
    assert t.told(Duel) == [Duel("soldier", "hunter", (8, 16), 7 - hp, "dodge")]
    assert t[1].hp == hp


@pytest.mark.rule("sun.ranged.char-dodge", "sun.ruling.pvp-ranged-dodge")
@pytest.mark.parametrize(("die", "damage"), [(8, 2), (2, 1), (1, 0)])
def test_each_success_of_a_dodge_takes_1_from_a_shot(die: int, damage: int) -> None:
    t = shooters("medic", "hunter")
    t.ruthless().go(1, 1, die)
    t.play("ShootCharacter 1", "1 Dodge")
    assert t.told(Duel) == [Duel("medic", "hunter", (16, 8), damage, "dodge")]
    assert t[1].hp == 7 - damage


@pytest.mark.rule("sun.ruling.pvp-ranged-dodge")
def test_a_dodge_never_gives_hp() -> None:
    t = shooters("medic", "hunter")
    t.ruthless().go(8, 8, 1)
    t.play("ShootCharacter 1", "1 Dodge")
    assert (t.told(Duel)[0].damage, t[1].hp) == (0, 7)


# What may be done about a shot


@pytest.mark.rule("sun.ranged.char-needs-ap", "sun.ranged.char-rush", "sun.ruling.pvp-rush-tile")
@pytest.mark.parametrize(
    ("ap", "offered"),
    [(3, {"Pass", "Dodge", "Rush"}), (2, {"Pass", "Dodge"}), (1, {"Pass", "Dodge"})],
)
def test_a_rush_needs_the_ap_of_the_tile_it_leads_to(ap: int, offered: set[str]) -> None:
    t = shooters("medic", "hunter", number=11)
    t[1].ap = ap
    t.ruthless().go(8, 8)
    t.play("ShootCharacter 1")
    assert set(t.offered(1)) == offered


@pytest.mark.rule("sun.ruling.pvp-rush-tile")
def test_there_is_no_rush_onto_a_full_tile() -> None:
    t = shooters("medic", "hunter", "soldier", number=9)
    t[2].tile = HOME
    t.ruthless().go(8, 8)
    t.play("ShootCharacter 1")
    assert set(t.offered(1)) == {"Pass", "Dodge"}


@pytest.mark.rule("sun.ruling.pvp-ranged-counter", "sun.ruling.ranged-needs-ammo")
def test_a_shot_is_answered_with_a_loaded_weapon_only() -> None:
    t = shooters("medic", "hunter")
    (rifle,) = t.give(1, "", "rifle")
    t.ruthless().go(8, 8, 8, 8)
    t.play("ShootCharacter 1")
    assert set(t.offered(1)) == {"Pass", "CounterAttack", "Dodge", "Rush"}
    t.play("1 pass")
    t.g.uses[rifle] = 0
    t.play("ShootCharacter 1")
    assert set(t.offered(1)) == {"Pass", "Dodge", "Rush"}


# Rushing


@pytest.mark.rule("sun.ranged.char-rush", "sun.ruling.pvp-rush-entry")
def test_a_rush_pays_the_tile_and_passes_a_strength_test() -> None:
    t = shooters("medic", "hunter", number=11)
    t.ruthless().go(1, 8, 4)
    t.play("ShootCharacter 1", "1 Rush")
    assert t.told(Acted)[1:] == [Acted("hunter", "rush", 3, 3)]
    assert t.told(SkillRolled) == [SkillRolled("hunter", "strength", (11,), 1)]
    assert t.told(Duel) == [Duel("medic", "hunter", (16, 15), 1, "rush")]
    assert t.told(Moved) == [Moved("hunter", NORTH, HOME, 11, False)]
    assert (t[1].hp, t[1].tile) == (6, 0)


@pytest.mark.rule("sun.ranged.char-rush", "sun.ruling.dead-body")
def test_who_dies_of_the_shot_does_not_set_out() -> None:
    t = shooters("medic", "hunter", "soldier")
    t[1].hp = 1
    t.enemy("stray_dog", NORTH)
    t.ruthless().go(1, 8, 1, 8)
    t.play("ShootCharacter 1", "1 Rush")
    assert (t[1].alive, t[1].tile, t.told(Moved)) == (False, NORTH, [])


@pytest.mark.rule("sun.ruling.pvp-rush-entry", "sun.ruling.pvp-reaction-provokes")
def test_enemies_of_the_tile_left_strike_one_who_rushes() -> None:
    t = shooters("medic", "hunter")
    dog = t.enemy("stray_dog", NORTH, rotated=True)
    t.ruthless().go(8, 8, 1, 1)
    t.play("ShootCharacter 1", "1 Rush")
    assert t.told(Struck) == [Struck(dog, "hunter", (8,), 1)]
    assert (t[1].tile, t[1].hp) == (0, 6)


@pytest.mark.rule("sun.ruling.pvp-rush-entry", "sun.ruling.action-before-counter")
def test_who_is_killed_on_rushing_off_does_not_arrive() -> None:
    t = shooters("medic", "hunter", "soldier")
    t[1].hp = 1
    t.enemy("stray_dog", NORTH)
    t.ruthless().go(8, 8, 1, 8, 1)
    t.play("ShootCharacter 1", "1 Rush")
    assert (t[1].alive, t[1].tile, t.told(Moved)) == (False, NORTH, [])


@pytest.mark.rule("sun.ruling.stealth-leaving", "sun.ruling.pvp-rush-entry")
@pytest.mark.parametrize(("die", "hp"), [(2, 7), (8, 6)])
def test_a_hidden_character_that_rushes_off_tests_its_stealth(die: int, hp: int) -> None:
    t = shooters("hunter", "medic")
    t[1].stealth = True
    dog = t.enemy("stray_dog", NORTH)
    rolls = (8, 8, 8, 1, die) if hp == 7 else (8, 8, 8, 1, die, 1, 8)
    t.ruthless().go(*rolls)
    t.play("ShootCharacter 1", "1 Rush")
    assert [each.test for each in t.told(SkillRolled)] == ["strength", "stealth"]
    assert (t[1].hp, t[1].tile, t[1].stealth) == (hp, 0, False)
    assert [each.foe for each in t.told(Fought)] == ([] if hp == 7 else [dog])


@pytest.mark.rule("sun.ruling.pvp-rush-entry", "sun.ruling.symbol-spawn-when")
def test_a_rush_wakes_the_enemy_symbol_of_the_tile_entered() -> None:
    t = shooters("medic", "hunter", number=14)
    t.next_enemies("viper")
    t.ruthless().go(8, 8, 1, 8, 8)
    t.play("ShootCharacter 1", "1 Rush")
    (viper,) = t.g.enemies.values()
    assert [(each.foe, each.who) for each in t.told(Struck)] == [(viper.id, "hunter")]


# Enemies beside the duellists


@pytest.mark.rule("sun.ruling.counter-no-target", "sun.action.provokes")
def test_enemies_beside_the_attacker_answer_a_duel_the_strongest_first() -> None:
    t = table("medic", "hunter")
    t[1].ap = 0
    dog, bear = t.enemy("stray_dog"), t.enemy("bear", rotated=True)
    t.ruthless().go(1, 8, 8, 1)
    t.play("AttackCharacter 1")
    assert [(each.foe, each.who) for each in t.told(Struck)] == [(bear, "medic"), (dog, "medic")]
    assert (t[0].hp, t[1].hp) == (6, 6)


@pytest.mark.rule("sun.ruling.pvp-simultaneous", "sun.combat.ends-dead")
def test_enemies_do_not_strike_an_attacker_who_has_fallen() -> None:
    t = table("medic", "hunter", "soldier")
    t[0].hp = 1
    t.enemy("stray_dog")
    t.ruthless().go(8, 8, 1)
    t.play("AttackCharacter 1", "1 CounterAttack")
    assert (t[0].alive, t.told(Struck), t.seat) == (False, [], 1)


@pytest.mark.rule("sun.ruling.stealth-attack")
def test_who_attacks_a_character_is_hidden_no_more() -> None:
    t = table("medic", "hunter")
    t[0].stealth, t[1].ap = True, 0
    dog = t.enemy("stray_dog")
    t.ruthless().go(8, 1)
    t.play("AttackCharacter 1")
    assert (t[0].stealth, t[0].hp) == (False, 6)
    assert [each.foe for each in t.told(Struck)] == [dog]


@pytest.mark.rule("sun.ruling.stealth-attack", "sun.ruling.ranged-needs-ammo")
def test_a_duellist_that_empties_its_pistol_on_what_it_woke_does_not_shoot() -> None:
    t = table("hunter", "medic", number=14)
    t[0].stealth = True
    t[1].tile = NORTH
    t.tile(NORTH)
    (pistol,) = t.give(0, "", "pistol")
    t.g.uses[pistol] = 1
    t.next_enemies("viper")
    t.ruthless().go(8, 8, 1)
    t.play("ShootCharacter 1", f"Fire {pistol}")
    assert (t.asked, t.seat, t[0].ap, t.told(Duel)) == (ask.Act, 0, 6, [])


@pytest.mark.rule("sun.ruling.stealth-attack", "sun.ruling.dead-body")
def test_a_duellist_that_dies_of_what_it_woke_does_not_shoot() -> None:
    t = table("hunter", "medic", number=14)
    t[0].stealth, t[0].hp = True, 1
    t[1].tile = NORTH
    t.tile(NORTH)
    t.give(0, "", "bow")
    t.next_enemies("viper")
    t.ruthless().go(1, 8, 8)
    t.play("ShootCharacter 1")
    assert (t[0].alive, t.told(Duel), t.seat) == (False, [], 1)


# Help


@pytest.mark.rule("sun.ruling.use-reaction", "sun.ruling.exchange-order")
def test_vest_and_comrade_take_damage_off_both_duellists() -> None:
    t = table("engineer", "medic", "firefighter")
    (vest,) = t.give(0, "", "combat_vest")
    t.give(1, "", "katana")
    t.ruthless().go(1, 1, 1, 1, 1)
    t.play("AttackCharacter 1", "1 CounterAttack", "2 Rescue 1", f"0 Cancel {vest}")
    assert (t[0].hp, t[1].hp, t[2].hp) == (5, 6, 8)


@pytest.mark.rule("sun.ruling.karma-window", "sun.karma.targets")
def test_each_duellist_may_re_roll_the_dice_of_both() -> None:
    t = table("medic", "hunter", "soldier")
    t[0].karma = t[1].karma = t[2].karma = 1
    t.ruthless().go(1, 2, 8, (1, 6), 8, (6, 6))
    t.play("AttackCharacter 1", "1 CounterAttack")
    assert t.rolled() == (0, ((8,), (9,)), (~0, ~1))
    t.play("0 Reroll 1")
    assert t.rolled() == (1, ((8,), (15,)), (~0, ~1))
    t.play("1 Reroll 0")
    assert t.told(Duel) == [Duel("medic", "hunter", (15,), 0, "counterattack", (15,))]
    assert (t[0].karma, t[1].karma, t[2].karma) == (1, 0, 1)


@pytest.mark.rule("sun.ruling.karma-window")
def test_without_a_counter_attack_karma_is_offered_for_the_attack_alone() -> None:
    t = table("medic", "hunter")
    t[0].karma, t[1].ap = 3, 0
    t.ruthless().go(8)
    t.play("AttackCharacter 1")
    assert (t.rolled(), t.offered()) == (
        (0, ((15,),), (~0,)),
        ["Pass", "Reroll 0"],
    )


@pytest.mark.rule("sun.ruling.karma-window", "sun.ranged.char-dodge")
def test_karma_of_the_dodger_may_better_even_a_dodge_that_was_good() -> None:
    t = shooters("medic", "hunter")
    t[1].karma = 1
    t.ruthless().go(1, 1, 2, 1, (1, 6))
    t.play("ShootCharacter 1", "1 Dodge", "1 Reroll 0")
    assert (t.told(Duel)[0].damage, t[1].hp) == (0, 7)


@pytest.mark.rule("sun.ruling.pvp-saved-ap", "sun.ruling.wait-windows")
def test_after_a_duel_a_waiter_may_cut_in() -> None:
    t = table("medic", "hunter", "soldier")
    t.tile(SOUTH)
    t[2].tile = SOUTH
    t.ruthless().go(8)
    t.play("Wait", "1 AttackCharacter 0", "0 pass")
    assert (t.asked, t.seat) == (ask.Interrupt, 0)
