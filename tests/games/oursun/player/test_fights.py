"""Fights that a good player would take up, leave, or wait with."""

from __future__ import annotations

from games.oursun.table import NORTH, NORTH_EAST, SOUTH, TWO_NORTH, Table, table
from sobremesa.games.oursun.state import HOME

from .advice import advice


def at_the_clinic(*kinds: str, at: int = HOME) -> Table:
    """The mission wants the Ruined Clinic cleared of enemies."""
    t = table(*kinds, mission="clinic", mode="coop")
    t.g.card, t.g.stack = 2, []
    t.tile(at, 28).marked = 1
    return t


def test_a_foe_next_door_that_must_fall_is_shot_at() -> None:
    t = at_the_clinic("hunter", "medic", at=NORTH)
    t.give(0, "", "hunting_rifle")
    scorched = t.enemy("scorched", NORTH)
    assert advice(t.go()) == f"Shoot {scorched}"


def test_a_foe_next_door_that_concerns_nobody_is_left_alone() -> None:
    t = table("hunter", "medic", mode="coop")
    t.give(0, "", "hunting_rifle")
    t.tile(NORTH)
    t.enemy("scorched", NORTH)
    assert not advice(t.go()).startswith("Shoot")


def test_one_who_waits_shoots_at_a_foe_that_has_acted() -> None:
    t = table("soldier", "hunter", mode="coop")
    t.tile(NORTH)
    t.give(1, "", "hunting_rifle")
    t[1].tile = NORTH
    dog = t.enemy("stray_dog")
    t.go(8, 8, 8)
    t.play(f"Attack {dog}", "Done")
    assert advice(t) == f"Shoot {dog}"


def test_the_weak_one_dodges_where_the_strong_beside_it_finish_the_foe() -> None:
    t = table("engineer", "firefighter", "soldier", mode="coop")
    t.give(1, "", "katana")
    t.give(2, "", "fire_axe")
    t.enemy("bandit", damage=1)
    t[0].hp = 3
    assert advice(t.go()) == "Dodge"


def test_who_is_alone_with_a_strong_foe_waits_for_the_comrade_next_door() -> None:
    t = table("soldier", "firefighter", mode="coop")
    t.tile(NORTH)
    t[1].tile = NORTH
    t.give(1, "", "katana")
    t.enemy("bandit")
    t[0].hp = 5
    assert advice(t.go()) == "Wait"


def test_nobody_goes_alone_where_several_foes_must_fall() -> None:
    t = at_the_clinic("soldier", "medic", "hunter", "engineer", at=NORTH)
    for kind in ("scorched", "howler", "spitter"):
        t.enemy(kind, NORTH)
    for who, place in ((1, SOUTH), (2, SOUTH), (3, SOUTH)):
        t.tile(place)
        t[who].tile = place
    t[0].hp = 5
    assert f" {NORTH} " not in f"{advice(t.go())} "


def test_a_band_goes_in_together() -> None:
    t = at_the_clinic("soldier", "medic", "hunter", "firefighter", at=NORTH)
    for kind in ("scorched", "howler"):
        t.enemy(kind, NORTH)
    assert advice(t.go()).split()[:2] in (["Move", str(NORTH)], ["Sneak", str(NORTH)])


def beside_a_bear_that_has_struck(hidden: str, hp: int) -> tuple[Table, int]:
    """Somebody hides where a comrade and a wounded bear have exchanged their blows."""
    t = table("soldier", hidden, mode="coop")
    bear = t.enemy("bear", damage=3)
    t[1].stealth, t[1].hp = True, hp
    t.go(8, 8, 8, 8)
    t.play(f"Attack {bear}", "Done")
    assert t.seat == 1
    return t, bear


def test_a_nimble_hidden_one_strikes_out_of_hiding_where_all_foes_have_struck() -> None:
    t, bear = beside_a_bear_that_has_struck("smuggler", 6)
    assert advice(t) == f"SneakAttack {bear}"


def test_a_clumsy_hidden_one_strikes_openly_where_all_foes_have_struck() -> None:
    t, bear = beside_a_bear_that_has_struck("firefighter", 4)
    assert advice(t) == f"Attack {bear}"


def test_a_clumsy_hidden_one_that_is_hurt_stays_hidden() -> None:
    t, _ = beside_a_bear_that_has_struck("firefighter", 3)
    assert advice(t) == "Pass"


def test_what_lurks_is_drawn_out_where_there_is_much_to_do() -> None:
    t = table("hunter", "medic", mode="coop", number=13)
    t.g.stack = []
    t.give(0, "", "katana")
    t.g.map[HOME].native = (2, 0, 0, 0, 0, 0, 1, 0, 0)
    t.g.map[HOME].closed = True
    t[0].stealth = True
    assert advice(t.go()) == "Recon"


def test_who_holds_a_tile_drives_foes_off_it() -> None:
    t = table("soldier", "medic", mission="signal_fire", mode="coop", number=29)
    t.g.card, t.g.stack = 4, []
    recruit = t.enemy("sol_recruit")
    assert advice(t.go()) == f"Attack {recruit}"


def test_who_cannot_win_runs_rather_than_starve_beside_the_foe() -> None:
    t = table("medic", "hunter", mode="coop")
    t.g.stack = []
    t.tile(NORTH)
    t.tile(NORTH_EAST, 19, water=1)
    t.tile(TWO_NORTH)
    t.enemy("bear")
    t[1].tile = TWO_NORTH
    t[0].hp, t[0].water = 4, 1
    assert advice(t.go()) == f"Move {NORTH_EAST} -1"


def test_of_two_foes_the_one_that_falls_sooner_is_struck_first() -> None:
    t = table("firefighter", "soldier", mode="coop")
    t.enemy("bear")
    dog = t.enemy("stray_dog", damage=1)
    assert advice(t.go()) == f"Attack {dog}"


def test_nobody_is_treated_under_the_blows_of_foes() -> None:
    t = table("medic", "hunter", mode="coop")
    t.enemy("bandit")
    t[0].hp, t[0].infected = 2, True
    assert not advice(t.go()).startswith("Treat")
