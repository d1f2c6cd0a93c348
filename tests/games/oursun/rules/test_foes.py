"""Who fights whom, with which dice, and who is the strongest."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, ODILE, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import pool
from sobremesa.games.oursun.events.combat import Struck
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.rules.foes import foe_of, foe_pool, foes_of, is_hostile, strength_of
from sobremesa.games.oursun.state import Phase

SONS = ("besieger", "baker", "mason")


def dice(t: Table, foe: FoeId, mode: str = "melee", *, initial: bool = False) -> tuple[int, ...]:
    """What a foe rolls against the first character."""
    return foe_pool(t.g, foe_of(t.g, foe), mode, t[0], initial=initial)


# Dice


@pytest.mark.rule("sun.enemy.day-night-dice", "sun.enemy.card-fields")
@pytest.mark.parametrize(
    ("phase", "melee", "ranged"),
    [
        (Phase.MORNING, "1B", "1Y"),
        (Phase.AFTERNOON, "1B", "1Y"),
        (Phase.NIGHT, "1Y", "1Y+1B"),
    ],
)
def test_enemies_roll_their_dark_dice_at_night_alone(phase: Phase, melee: str, ranged: str) -> None:
    t = table("medic", phase=phase)
    spitter = t.enemy("spitter")
    assert (dice(t, spitter), dice(t, spitter, "ranged")) == (pool(melee), pool(ranged))


@pytest.mark.rule("sun.enemy.day-night-dice")
def test_against_the_bearer_of_a_torch_animals_roll_their_day_dice_at_night() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    dog, scorched = t.enemy("stray_dog"), t.enemy("scorched")
    assert dice(t, dog) == pool("1Y+1B")
    t.give(0, "", "torch")
    assert (dice(t, dog), dice(t, scorched)) == (pool("1Y"), pool("1Y+1B"))
    assert foe_pool(t.g, foe_of(t.g, dog), "melee", t[1]) == pool("1Y+1B")


@pytest.mark.rule("sun.enemy.day-night-dice")
def test_a_torch_makes_no_difference_by_day() -> None:
    t = table("medic")
    t.give(0, "", "torch")
    assert dice(t, t.enemy("bear")) == pool("2Y")


@pytest.mark.rule("sun.enemy.card-fields", "sun.combat.dice")
def test_a_boar_is_fiercer_in_an_initial_round_and_other_enemies_are_not() -> None:
    t = table("medic")
    boar, bear = t.enemy("wild_boar"), t.enemy("bear")
    assert (dice(t, boar), dice(t, boar, initial=True)) == (pool("1Y+1B"), pool("1Y+2B"))
    assert (dice(t, bear), dice(t, bear, initial=True)) == (pool("2Y"), pool("2Y"))


@pytest.mark.rule("sun.enemy.card-fields", "sun.enemy.types")
def test_a_zealot_spurs_on_the_other_sons_of_its_tile_in_melee() -> None:
    t = table("medic")
    t.tile(NORTH)
    zealot, rifleman = t.enemy("sol_zealot"), t.enemy("sol_rifleman")
    bandit, recruit = t.enemy("bandit"), t.enemy("sol_recruit", NORTH)
    assert dice(t, rifleman) == pool("1Y+1B")
    assert dice(t, rifleman, "ranged") == pool("1Y+1B")
    assert (dice(t, zealot), dice(t, bandit), dice(t, recruit)) == (
        pool("2Y"),
        pool("1Y+1B"),
        pool("1Y+1B"),
    )


@pytest.mark.rule("sun.enemy.card-fields")
@pytest.mark.parametrize(("damage", "led"), [(3, True), (4, False)])
def test_a_zealot_leads_while_it_has_hp(damage: int, led: bool) -> None:
    t = table("medic")
    t.enemy("sol_zealot", damage=damage)
    rifleman = t.enemy("sol_rifleman")
    assert dice(t, rifleman) == pool("1Y+1B" if led else "1Y")


@pytest.mark.rule("sun.ruling.rob-start")
def test_a_trader_rolls_what_his_card_says_by_day_and_night() -> None:
    t = table("medic", phase=Phase.NIGHT)
    t.trader("odile")
    assert (dice(t, ODILE), dice(t, ODILE, "ranged")) == (pool("1Y+1B"), pool("1Y"))


# Strength


@pytest.mark.rule("sun.ruling.strongest")
def test_strength_is_what_the_dice_promise_then_the_hp_left() -> None:
    t = table("medic", phase=Phase.NIGHT)
    howler, dog, wolf = t.enemy("howler"), t.enemy("stray_dog", damage=1), t.enemy("wolf")
    ranks = [strength_of(t.g, foe_of(t.g, each), t[0]) for each in (howler, dog, wolf)]
    assert ranks == [(0.75, 2), (0.875, 1), (1.0, 3)]


@pytest.mark.rule("sun.ruling.strongest", "sun.ruling.counter-no-target")
def test_of_equal_dice_the_one_with_more_hp_left_is_stronger() -> None:
    t = table("hunter", "medic")
    t[1].ap = 0
    weak, fresh = t.enemy("stray_dog", damage=1), t.enemy("stray_dog")
    t.ruthless().go(8, 8, 8)
    t.play("AttackCharacter 1")
    assert t.asked == ask.Act
    assert (t.g.enemies[weak].rotated, t.g.enemies[fresh].rotated) == (True, True)
    assert [each.foe for each in t.told(Struck)] == [fresh, weak]


@pytest.mark.rule("sun.ruling.strongest")
def test_the_active_player_chooses_among_equals_even_for_a_joiner() -> None:
    t = table("medic", "hunter")
    bear, first, second = t.enemy("bear"), t.enemy("stray_dog"), t.enemy("stray_dog")
    t.go(8, 8, 8, 1, 8, 8)
    t.play(f"Attack {bear}", f"1 Attack {bear}")
    assert (t.asked, t.seat) == (ask.Strongest, 0)
    assert t.offered(0) == [f"Strongest {first}", f"Strongest {second}"]
    t.play(f"0 Strongest {second}")
    assert [(each.foe, t.number(each.who)) for each in t.told(Struck)] == [
        (bear, 0),
        (second, 1),
        (first, 1),
    ]


@pytest.mark.rule("sun.ruling.strongest", "sun.enemy.day-night-dice")
def test_who_carries_a_torch_is_first_answered_by_the_one_that_is_strongest_against_it() -> None:
    t = table("hunter", phase=Phase.NIGHT)
    t.give(0, "", "torch")
    wolf, chief = t.enemy("wolf"), t.enemy("raider_chief", damage=3)
    assert strength_of(t.g, foe_of(t.g, wolf), t[0]) < strength_of(t.g, foe_of(t.g, chief), t[0])
    t.go(8, *[8] * 4)
    t.play("Dodge")
    assert [each.foe for each in t.told(Struck)] == [chief, wolf]


# Who is hostile to whom


@pytest.mark.rule("sun.ruling.id-markers-engine")
def test_every_foe_has_a_number_of_its_own_traders_from_100_on() -> None:
    t = table("medic")
    dogs = [t.enemy("stray_dog") for _ in range(2)]
    traders = [t.trader(kind) for kind in ("lawrence", "odile", "basko", "yuna")]
    assert [trader.id for trader in traders] == [100, 101, 102, 103]
    assert [foe_of(t.g, each.id) for each in traders] == traders
    assert [foe_of(t.g, dog) for dog in dogs] == [t.g.enemies[dog] for dog in dogs]


@pytest.mark.rule("sun.mode.sol-revealed-safe", "sun.ruling.sol-initial-skip")
def test_sons_of_liberty_spare_only_one_who_is_revealed_as_theirs() -> None:
    t = table("medic", "hunter", "soldier", roles=SONS)
    recruit, bear = t.enemy("sol_recruit"), t.enemy("bear")
    assert [foe.id for foe in foes_of(t.g, t[0])] == [recruit, bear]
    t.g.unmasked = 0
    assert [foe.id for foe in foes_of(t.g, t[0])] == [bear]
    assert [foe.id for foe in foes_of(t.g, t[1])] == [recruit, bear]
    assert [is_hostile(t.g, foe_of(t.g, recruit), person) for person in t.g.people] == [
        False,
        True,
        True,
    ]
    assert all(is_hostile(t.g, foe_of(t.g, bear), person) for person in t.g.people)


@pytest.mark.rule("sun.ruling.rob-hostile-scope")
def test_a_trader_fights_those_he_is_hostile_to_on_his_own_tile() -> None:
    t = table("medic", "hunter", "soldier")
    t.tile(NORTH)
    t[2].tile = NORTH
    basko = t.trader("basko")
    basko.hostile = 0b110
    assert [[foe.id for foe in foes_of(t.g, person)] for person in t.g.people] == [[], [102], []]
    assert [is_hostile(t.g, basko, person) for person in t.g.people] == [False, True, True]


@pytest.mark.rule("sun.ruling.dead-target", "sun.ruling.killed-unrotated")
def test_an_enemy_without_hp_still_counts_among_those_who_attack_and_a_body_does_not() -> None:
    t = table("medic")
    t.tile(NORTH)
    dying = t.enemy("stray_dog", damage=2)
    t.enemy("stray_dog", damage=2, body=True)
    t.enemy("bear", NORTH)
    assert [foe.id for foe in foes_of(t.g, t[0])] == [dying]


@pytest.mark.rule("sun.ruling.round-reset", "sun.ruling.rob-start")
def test_a_hostile_trader_strikes_again_in_every_round() -> None:
    t = table("medic")
    t.trader("basko").hostile = 1
    t.go(8, 8, 8, 8, 8, 8)
    t.play("Attack 102", "Attack 102")
    assert [each.foe for each in t.told(Struck)] == [102, 102]
