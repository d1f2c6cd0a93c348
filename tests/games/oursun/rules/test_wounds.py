"""What an attack does to a character: helmets, jackets and vests, comrades, infection."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.combat import Fought, Protected, Struck
from sobremesa.games.oursun.events.harm import Died, Hurt, Infected
from sobremesa.games.oursun.state import Phase


@pytest.mark.rule("sun.combat.dice", "sun.combat.damage-character", "sun.board.hp")
def test_both_attacks_and_the_wound_are_told() -> None:
    t = table("medic")
    dog = t.enemy("stray_dog")
    t.go(4, 4)
    t.play(f"Attack {dog}")
    assert t.told(Fought) == [Fought("medic", dog, (11,), 1, False)]
    assert t.told(Struck) == [Struck(dog, "medic", (11,), 1)]
    assert t.told(Hurt) == [Hurt("medic", 1, "attack", 6)]


@pytest.mark.rule("sun.ruling.exchange-order", "sun.combat.separate-rolls")
def test_the_attacks_of_one_exchange_hurt_together() -> None:
    t = table("medic")
    t[0].hp = 6
    t.give(0, "F")
    dog, bear = t.enemy("stray_dog"), t.enemy("bear")
    t.go(1, 1, 1)
    t.play("Eat")
    assert t.told(Hurt) == [Hurt("medic", 3, "attack", 4)]
    assert [(each.foe, each.damage) for each in t.told(Struck)] == [(dog, 1), (bear, 2)]


# Helmets


@pytest.mark.rule("sun.ruling.initial-round-content")
def test_a_helmet_takes_1_off_each_attack_of_an_initial_round_but_never_below_0() -> None:
    t = table("medic")
    t.give(0, "", "helmet")
    t.tile(NORTH, 14, marked=1)
    bear, _, _ = t.enemy("bear", NORTH), t.enemy("stray_dog", NORTH), t.enemy("stray_dog", NORTH)
    t.go(1, 1, 1, 8, 8)
    t.play(f"Move {NORTH}", f"Attack {bear}")
    assert [each.damage for each in t.told(Struck)] == [1, 0, 0]
    assert t[0].hp == 6


@pytest.mark.rule("sun.ruling.initial-round-content")
def test_a_helmet_is_of_no_use_in_later_rounds() -> None:
    t = table("medic")
    t.give(0, "", "helmet")
    dog, _ = t.enemy("stray_dog"), t.enemy("stray_dog")
    t.go(1, 8, 8, 1, 8, 1, 1)
    t.play(f"Attack {dog}")
    assert t[0].hp == 6
    t.play("Dodge", f"Strongest {dog}")
    assert t[0].hp == 5


@pytest.mark.rule("sun.ruling.initial-round-content")
def test_without_a_helmet_an_initial_round_hurts_in_full() -> None:
    t = table("medic")
    t.give(0, "", "gas_mask")
    t.tile(NORTH, 14, marked=1)
    t.enemy("bear", NORTH)
    t.go(1, 1, 8)
    t.play(f"Move {NORTH}")
    assert t[0].hp == 5


# Jackets and vests


def eating(*gear: str) -> tuple[Table, tuple[int, ...]]:
    """A medic who eats beside whatever is there, and is struck by all of them at once."""
    t = table("medic")
    cards = t.give(0, "F", *gear)
    t[0].hp = 6
    return t, cards


@pytest.mark.rule("sun.ruling.use-reaction", "sun.ruling.blows-together")
def test_a_jacket_takes_1_off_one_attack_of_choice_and_then_lies_face_down() -> None:
    t, (jacket,) = eating("leather_jacket")
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(1, 1, 1)
    t.play("Eat")
    both = [f"Cancel {jacket} {bear}", f"Cancel {jacket} {dog}"]
    assert (t.asked, t.offered()) == (ask.Cancel, ["Pass", *both])
    t.play(f"Cancel {jacket} {bear}")
    assert t.told(Protected) == [Protected("medic", jacket, 1)]
    assert [(each.foe, each.damage) for each in t.told(Struck)] == [(bear, 1), (dog, 1)]
    assert (t[0].hp, t[0].equipment, t.g.flipped) == (5, (jacket,), 1 << jacket)


@pytest.mark.rule("sun.ruling.use-reaction", "sun.ruling.blows-together")
def test_all_blows_are_seen_before_a_jacket_is_turned_down_and_equal_ones_are_one_choice() -> None:
    t, (jacket,) = eating("leather_jacket")
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(1, 8, 1)
    t.play("Eat")
    assert t.question(ask.Cancel).who == 0
    assert t.question(ask.Cancel).blows == ((bear, 1), (dog, 1))
    assert t.offered() == ["Pass", f"Cancel {jacket} -1"]
    t.play(f"Cancel {jacket}")
    assert [(each.foe, each.damage) for each in t.told(Struck)] == [(bear, 0), (dog, 1)]
    assert (t[0].hp, t.asked) == (6, ask.Act)


@pytest.mark.rule("sun.ruling.use-reaction", "sun.ruling.blows-together")
def test_who_spares_its_jacket_takes_all_blows_and_is_not_asked_again() -> None:
    t, _ = eating("leather_jacket")
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(1, 1, 1)
    t.play("Eat", "pass")
    assert [(each.foe, each.damage) for each in t.told(Struck)] == [(bear, 2), (dog, 1)]
    assert (t[0].hp, t.asked, t.g.flipped) == (4, ask.Act, 0)


@pytest.mark.rule("sun.ruling.use-reaction", "sun.infection.trigger", "sun.ruling.blows-together")
@pytest.mark.parametrize(("stopped", "infected"), [("stray_dog", True), ("viper", False)])
def test_of_two_blows_alike_in_damage_the_one_that_infects_is_a_choice_of_its_own(
    stopped: str, infected: bool
) -> None:
    t, (jacket,) = eating("leather_jacket")
    foes = {kind: t.enemy(kind) for kind in ("stray_dog", "viper")}
    t.go(1, 2)
    t.play("Eat")
    assert t.offered()[1:] == [f"Cancel {jacket} {foe}" for foe in foes.values()]
    t.play(f"Cancel {jacket} {foes[stopped]}")
    assert (t[0].hp, t[0].infected) == (6, infected)


@pytest.mark.rule("sun.ruling.blows-together", "sun.ruling.ability-timing", "sun.infection.trigger")
def test_the_rescuer_sees_the_sum_of_all_blows_and_keeps_an_infection_off_first() -> None:
    t = table("medic", "firefighter")
    t.give(0, "F")
    t[0].hp = 6
    t.enemy("bear")
    viper = t.enemy("viper")
    t.go(1, 1, 2)
    t.play("Eat")
    rescue = t.question(ask.Rescue)
    assert (rescue.seat, rescue.who, rescue.victim, rescue.damage) == (1, 1, 0, 3)
    assert t.offered(1) == ["Pass", "Rescue 1", "Rescue 2"]
    t.play("1 Rescue 1")
    assert [each.damage for each in t.told(Struck)] == [2, 0]
    assert t.told(Struck)[1].foe == viper
    assert (t[0].hp, t[0].infected, t.asked) == (5, False, ask.Act)


@pytest.mark.rule("sun.ruling.use-reaction")
def test_nobody_turns_a_jacket_down_against_an_attack_that_misses() -> None:
    t = table("medic")
    t.give(0, "", "leather_jacket")
    dog = t.enemy("stray_dog")
    t.go(8, 8)
    t.play(f"Attack {dog}")
    assert (t.asked, t.g.flipped) == (ask.Act, 0)


@pytest.mark.rule("sun.ruling.use-reaction")
def test_vest_and_jacket_may_stop_one_attack_together() -> None:
    t = table("medic", phase=Phase.NIGHT)
    jacket, vest = t.give(0, "", "leather_jacket", "combat_vest")
    bear = t.enemy("bear")
    t.go(1, 1, 1, 8)
    t.play(f"Attack {bear}", f"Cancel {vest}")
    assert t.offered() == ["Pass", f"Cancel {jacket} -1"]
    t.play(f"Cancel {jacket}")
    assert [each.points for each in t.told(Protected)] == [2, 1]
    assert t[0].hp == 7


@pytest.mark.rule("sun.ruling.use-reaction")
def test_a_vest_takes_off_no_more_than_the_attack_did() -> None:
    t = table("medic")
    (vest,) = t.give(0, "", "combat_vest")
    dog, other = t.enemy("stray_dog"), t.enemy("stray_dog")
    t.go(1, 8, 1)
    t.play(f"Attack {dog}", f"Cancel {vest}")
    assert t.told(Protected) == [Protected("medic", vest, 1)]
    assert [(each.foe, each.damage) for each in t.told(Struck)] == [(dog, 0), (other, 1)]
    assert t[0].hp == 6


# Infection


@pytest.mark.rule("sun.infection.trigger", "sun.infection.one")
def test_a_wound_of_2_by_a_scorched_infects_and_one_marker_is_enough() -> None:
    t = table("medic", phase=Phase.NIGHT)
    t[0].hp = 6
    t.give(0, "F")
    t.enemy("scorched")
    t.enemy("scorched")
    t.go(1, 1, 1, 1)
    t.play("Eat")
    assert t[0].infected
    assert t.told(Infected) == [Infected("medic")]


@pytest.mark.rule("sun.infection.trigger", "sun.ruling.exchange-order")
def test_what_a_jacket_stops_does_not_infect() -> None:
    t = table("medic", phase=Phase.NIGHT)
    (jacket,) = t.give(0, "", "leather_jacket")
    scorched = t.enemy("scorched")
    t.go(1, 1, 8)
    t.play(f"Attack {scorched}", f"Cancel {jacket}")
    assert (t[0].hp, t[0].infected) == (6, False)


@pytest.mark.rule("sun.infection.trigger", "sun.combat.separate-rolls")
def test_wounds_of_two_attacks_do_not_add_up_to_an_infection() -> None:
    t = table("medic")
    t[0].hp = 6
    t.give(0, "F")
    t.enemy("scorched")
    t.enemy("scorched")
    t.go(1, 1)
    t.play("Eat")
    assert (t[0].hp, t[0].infected) == (5, False)


@pytest.mark.rule("sun.infection.trigger")
def test_a_bite_infects_whatever_the_next_enemy_does() -> None:
    t = table("medic")
    t[0].hp = 6
    t.give(0, "F")
    t.enemy("viper")
    t.enemy("stray_dog")
    t.go(2, 8)
    t.play("Eat")
    assert t[0].infected


@pytest.mark.rule("sun.infection.trigger", "sun.ruling.exchange-order")
@pytest.mark.parametrize(("hp", "told"), [(1, []), (2, [Infected("medic")])])
def test_a_bite_infects_only_who_lives_on(hp: int, told: list[Infected]) -> None:
    t = table("medic", "hunter")
    t[0].hp = hp
    t[1].tile = NORTH
    t.tile(NORTH)
    viper = t.enemy("viper")
    t.go(2, 8, 8)
    t.play(f"Attack {viper}")
    assert t.told(Infected) == told
    assert bool(t.told(Died)) == (hp == 1)


@pytest.mark.rule("sun.infection.trigger", "sun.ruling.rob-start")
def test_a_trader_wounds_and_infects_nobody() -> None:
    t = table("medic")
    t.trader("basko")
    t.go(1, 1, 8)
    t.play("Attack 102")
    assert (t[0].hp, t[0].infected) == (5, False)


# Comrades


@pytest.mark.rule("sun.ruling.use-reaction", "sun.infection.trigger")
def test_a_comrade_may_take_the_bite_and_with_it_the_infection_is_avoided() -> None:
    t = table("medic", "firefighter")
    viper = t.enemy("viper")
    t.go(2, 8)
    t.let_go("join")
    t.play(f"Attack {viper}", "1 Rescue 1")
    assert t.told(Struck) == [Struck(viper, "medic", (1,), 0)]
    assert (t[0].hp, t[1].hp, t[0].infected, t[1].infected) == (7, 8, False, False)


@pytest.mark.rule("sun.dodge.choice", "sun.ruling.dodge-choice", "sun.combat.rotate")
def test_who_dodges_with_two_enemies_suffers_the_other_one_once() -> None:
    t = table("hunter")
    dog, boar = t.enemy("stray_dog"), t.enemy("wild_boar")
    t.go(1, 1, 1, 1)
    t.play("Dodge", f"Avoid {dog}")
    assert t.told(Struck) == [
        Struck(dog, "hunter", (8,), 0, True),
        Struck(boar, "hunter", (8, 16), 2),
    ]
    assert t.told(Hurt) == [Hurt("hunter", 2, "attack", 5)]
