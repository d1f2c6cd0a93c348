"""Actions in stealth mode: upkeep tests, exposure, and what enemies and symbols do about it."""

from __future__ import annotations

import pytest

from games.oursun.setups import ROLES
from games.oursun.table import NORTH, SOUTH, Table, table
from sobremesa.games.oursun.events.combat import Fought, Struck
from sobremesa.games.oursun.events.days import Acted, Ate
from sobremesa.games.oursun.events.dice import SkillRolled
from sobremesa.games.oursun.events.enemies import Spawned
from sobremesa.games.oursun.events.movement import Exposed
from sobremesa.games.oursun.state import HOME, OK, Phase

FOREST, VILLAGE = 14, 16
"""Tiles with one enemy symbol and with two."""


def hungry(*kinds: str, **options: object) -> Table:
    """The first character is hidden and could eat."""
    t = table(*kinds, **options)  # type: ignore[arg-type]
    t[0].stealth, t[0].hp = True, 4
    t.give(0, "FF")
    return t


def events(t: Table) -> list[type]:
    """The kinds of what was told, in order."""
    return [type(each) for each in t.told(object)]  # type: ignore[type-var]


@pytest.mark.rule("sun.board.ap-meter", "sun.action.kinds", "sun.eat.cost")
def test_an_action_lowers_the_ap_by_its_cost_and_is_told() -> None:
    t = table("medic")
    t[0].hp = 4
    t.give(0, "F")
    t.go()
    t.play("Eat")
    assert t.told(Acted) == [Acted("medic", "eat", 1, 5)]
    assert t[0].ap == 5


@pytest.mark.rule("sun.ruling.action-before-counter", "sun.ruling.noncombat-round")
def test_outside_stealth_the_action_takes_effect_and_then_every_enemy_strikes() -> None:
    t = hungry("hunter")
    t[0].stealth = False
    dog, boar = t.enemy("stray_dog", rotated=True), t.enemy("wild_boar")
    t.go(8, 8, 8)
    t.play("Eat")
    assert events(t).index(Ate) < events(t).index(Struck)
    assert [each.foe for each in t.told(Struck)] == [dog, boar]
    assert t.told(SkillRolled) == []


@pytest.mark.rule("sun.stealth.upkeep", "sun.ruling.stealth-upkeep-when")
@pytest.mark.parametrize("comrade", [False, True])
def test_a_passed_test_keeps_one_hidden_and_nothing_strikes(comrade: bool) -> None:
    t = hungry("hunter", "medic")
    if not comrade:
        t[1].tile = SOUTH
        t.tile(SOUTH)
    t.enemy("bear")
    t.go(5, 8)
    t.play("Eat")
    assert events(t) == [Acted, SkillRolled, Ate]
    assert (t[0].stealth, t[0].hp) == (True, 5)


@pytest.mark.rule("sun.ruling.stealth-fail-sequence", "sun.stealth.fail")
def test_a_failed_test_costs_the_ap_exposes_and_lets_the_action_follow_the_initial_round() -> None:
    t = hungry("hunter")
    dog = t.enemy("stray_dog", rotated=True)
    t.go(8, 8, 8, 8)
    t.play("Eat")
    assert events(t) == [Acted, SkillRolled, Exposed, Fought, Struck, Ate]
    assert t.told(Exposed) == [Exposed("hunter")]
    assert [each.foe for each in t.told(Struck)] == [dog]
    assert (t[0].stealth, t[0].ap, t[0].hp) == (False, 5, 5)


@pytest.mark.rule("sun.ruling.stealth-fail-sequence", "sun.ruling.dead-body")
def test_who_dies_of_being_found_out_does_not_finish_its_action() -> None:
    t = hungry("hunter", "medic")
    t[0].hp = 1
    t[1].tile = SOUTH
    t.tile(SOUTH)
    t.enemy("stray_dog")
    t.go(8, 8, 8, 1, 8, 8)
    t.play("Eat")
    assert not t[0].alive
    assert t.told(Ate) == []


@pytest.mark.rule("sun.ruling.stealth-already-engaged")
def test_found_out_beside_a_comrade_the_action_takes_effect_and_is_answered_by_all() -> None:
    t = hungry("hunter", "medic")
    dog, boar = t.enemy("stray_dog", rotated=True), t.enemy("wild_boar")
    t.go(8, 8, 1, 8, 8)
    t.play("Eat")
    assert events(t)[:4] == [Acted, SkillRolled, Exposed, Ate]
    assert [(each.foe, each.who) for each in t.told(Struck)] == [(dog, "hunter"), (boar, "hunter")]
    assert t.told(Fought) == []
    assert t[0].hp == 4


@pytest.mark.rule("sun.ruling.stealth-already-engaged", "sun.ruling.stealth-not-target")
def test_a_comrade_who_is_hidden_too_does_not_face_the_enemies() -> None:
    t = hungry("hunter", "medic")
    t[1].stealth = True
    t.enemy("stray_dog")
    t.go(8, 8, 8, 8)
    t.play("Eat")
    assert [each.who for each in t.told(Fought)] == ["hunter"]
    assert t[1].stealth


@pytest.mark.rule("sun.ruling.stealth-already-engaged", "sun.ruling.sol-initial-skip")
@pytest.mark.parametrize(("kind", "fights"), [("sol_recruit", 1), ("stray_dog", 0)])
def test_a_revealed_son_does_not_face_its_own(kind: str, fights: int) -> None:
    t = hungry("hunter", "medic", "soldier", roles=ROLES)
    t.g.unmasked = 1
    t[2].tile = SOUTH
    t.tile(SOUTH)
    t.enemy(kind)
    t.go(8, 8, *[8] * (3 if fights else 1))
    t.play("Eat")
    assert (len(t.told(Fought)), len(t.told(Struck))) == (fights, 1)


@pytest.mark.rule("sun.ruling.stealth-fail-cancel", "sun.ruling.stealth-already-engaged")
def test_a_sleeper_found_out_beside_a_comrade_has_not_slept_and_is_struck() -> None:
    t = table("hunter", "medic")
    t[0].stealth = True
    dog = t.enemy("stray_dog")
    t.go(8, 8, 1)
    t.play("Sleep")
    assert (t[0].condition, t[0].ap, t[0].hp) == (OK, 2, 6)
    assert [each.foe for each in t.told(Struck)] == [dog]


@pytest.mark.rule("sun.sleep.stealth-exception", "sun.stealth.upkeep")
def test_a_hidden_sleeper_who_passes_its_test_has_slept() -> None:
    t = table("hunter")
    t[0].stealth = True
    t.enemy("stray_dog")
    t.go(1, 8)
    t.play("Sleep")
    assert (t[0].condition, t[0].ap, t[0].stealth) == (OK + 1, 2, True)


@pytest.mark.rule("sun.ruling.stealth-upkeep-when")
@pytest.mark.parametrize(("marked", "tests"), [(0, 1), (1, 0)])
def test_an_unmarked_symbol_calls_for_a_test_and_a_marked_one_does_not(
    marked: int, tests: int
) -> None:
    t = hungry("hunter", number=FOREST)
    t.g.map[HOME].marked = marked
    t.go(*[1, 8] * tests)
    t.play("Eat")
    assert (len(t.told(SkillRolled)), t[0].stealth, t[0].hp) == (tests, True, 5)


@pytest.mark.rule("sun.ruling.stealth-upkeep-when", "sun.ruling.rob-hostile-scope")
@pytest.mark.parametrize(("hostile", "tests"), [(0b01, 1), (0b10, 0)])
def test_a_trader_watches_only_those_he_fights(hostile: int, tests: int) -> None:
    t = hungry("hunter", "medic")
    t.trader("odile").hostile = hostile
    t.go(*[1, 8] * tests)
    t.play("Eat")
    assert (len(t.told(SkillRolled)), t[0].stealth) == (tests, True)


@pytest.mark.rule("sun.ruling.symbol-spawn-when", "sun.stealth.fail")
@pytest.mark.parametrize(("marked", "spawned"), [(0, 2), (1, 1)])
def test_exposure_spawns_one_enemy_for_each_unmarked_symbol(marked: int, spawned: int) -> None:
    t = hungry("hunter", number=VILLAGE)
    t.g.map[HOME].marked = marked
    t.next_enemies("stray_dog", "wild_boar")
    t.go(*[8] * (4 if spawned == 1 else 7))
    t.play("Eat")
    if spawned == 2:
        t.play(t.offered()[0])
    assert [each.place for each in t.told(Spawned)] == [0] * spawned
    assert len(t.told(Struck)) == spawned


@pytest.mark.rule("sun.ruling.symbol-spawn-when", "sun.ruling.stealth-already-engaged")
def test_a_symbol_that_spawns_on_exposure_fights_even_beside_a_comrade() -> None:
    t = hungry("hunter", "medic", number=FOREST)
    t.next_enemies("stray_dog")
    t.go(8, 8, 8, 8)
    t.play("Eat")
    assert [each.who for each in t.told(Fought)] == ["hunter"]
    assert [each.who for each in t.told(Struck)] == ["hunter"]


@pytest.mark.rule("sun.ruling.symbol-spawn-when")
def test_beside_a_living_enemy_exposure_spawns_nothing_more() -> None:
    t = hungry("hunter", number=FOREST)
    t.enemy("stray_dog")
    t.go(8, 8, 8, 8)
    t.play("Eat")
    assert t.told(Spawned) == []
    assert len(t.told(Fought)) == 1


@pytest.mark.rule("sun.ruling.deck-empty", "sun.ruling.stealth-nothing-to-find")
def test_with_every_enemy_in_play_exposure_finds_nobody_and_the_action_goes_on() -> None:
    t = hungry("hunter", number=FOREST)
    t.g.enemy_deck.clear()
    t.go(8, 8)
    t.play("Eat")
    assert events(t) == [Acted, SkillRolled, Exposed, Ate]
    assert t[0].hp == 5


@pytest.mark.rule("sun.ruling.deck-empty", "sun.enemy.activate")
def test_with_one_enemy_card_left_two_symbols_spawn_one_enemy() -> None:
    t = table("medic")
    t.tile(NORTH, VILLAGE)
    t.next_enemies("stray_dog")
    t.g.enemy_deck[:] = t.g.enemy_deck[-1:]
    t.go(8, 8)
    t.play(f"Move {NORTH}")
    assert (len(t.told(Spawned)), len(t.told(Fought))) == (1, 1)


@pytest.mark.rule("sun.ruling.stealth-drop", "sun.ruling.zero-ap-free")
def test_giving_up_stealth_beside_a_comrade_who_fights_is_told_and_not_answered() -> None:
    t = table("hunter", "medic")
    t[0].stealth = True
    t.enemy("stray_dog")
    t.go()
    t.play("ShowSelf")
    assert events(t) == [Exposed]
    assert (t[0].stealth, t[0].ap) == (False, 6)


@pytest.mark.rule("sun.ruling.stealth-night-upkeep", "sun.sneak.night-red-die")
def test_at_night_an_upkeep_test_adds_no_red_die() -> None:
    t = hungry("medic", phase=Phase.NIGHT)
    t.enemy("bear")
    t.go(1)
    t.play("Eat")
    assert t.told(SkillRolled) == [SkillRolled("medic", "stealth", (0,), 2)]


@pytest.mark.rule(
    "sun.sneak-attack.cost",
    "sun.sneak-attack.one-target",
    "sun.sneak-attack.effect",
    "sun.sneak-attack.exposed",
    "sun.ruling.sneak-attack-after",
)
def test_a_sneak_attack_is_not_answered_and_ends_stealth() -> None:
    t = table("hunter")
    t[0].stealth = True
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(1, 8, 1)
    t.play(f"SneakAttack {bear}")
    assert (t.g.enemies[bear].damage, t.g.enemies[dog].damage) == (1, 0)
    assert (t[0].hp, t[0].ap, t[0].stealth) == (7, 4, False)


@pytest.mark.rule("sun.ruling.sneak-attack-test")
def test_a_failed_sneak_attack_exposes_and_starts_an_initial_round() -> None:
    t = table("hunter")
    t[0].stealth = True
    dog = t.enemy("stray_dog")
    t.go(8, 8, 1, 1)
    t.play(f"SneakAttack {dog}")
    assert (t[0].hp, t[0].ap, t[0].stealth) == (6, 4, False)
    assert t.g.enemies[dog].damage == 1


@pytest.mark.rule("sun.ruling.stealth-attack")
def test_a_plain_attack_from_stealth_ends_it_and_is_answered() -> None:
    t = table("hunter")
    t[0].stealth = True
    dog = t.enemy("stray_dog")
    t.go(1, 1)
    assert not t.offers("Dodge")
    t.play(f"Attack {dog}")
    assert (t[0].hp, t[0].stealth) == (6, False)


@pytest.mark.rule("sun.ruling.stealth-not-target")
def test_hidden_characters_suffer_no_counter_attacks_and_count_for_nobody() -> None:
    t = table("hunter", "medic")
    t[1].tile = NORTH
    t[1].stealth = True
    t.tile(NORTH, 14)
    t.enemy("stray_dog", NORTH)
    t.go(1, 8)
    t.play(f"Move {NORTH}")
    assert (t[0].hp, t[1].hp) == (6, 7)
