"""Which Enemies the hits of an Attack eliminate, and who says so."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.attacks import HitsCounted, XpGained
from sobremesa.kernel import Ask


@pytest.mark.rule("dc.attack.priority", "dc.attack.overflow", "dc.attack.horde-removed")
def test_the_chronicle_tells_hits_what_they_eliminated_and_how_many_were_lost() -> None:
    t = table(
        heroes="green-canary B4 power=4",
        enemies="z-flash A4, brute A4, brute down A4, 2 walker A4, runner A4",
        turn="green-canary", rolls=[5] * 9,
    )  # fmt: skip
    t.play("attack own A4", "roll 4")
    assert t.told(HitsCounted) == [
        HitsCounted(
            hero="green-canary",
            zone="A4",
            hits=9,
            lost=0,
            walkers=2,
            brutes=2,
            runners=0,
            fallen=("z-flash",),
        )
    ]
    assert (t.enemies("A4"), t.g.fallen_discard) == ({"runner": 1}, ["z-flash"])
    # Toughness for the Zombie Hero, 1 for each of the others.
    assert t.told(XpGained)[0].gained == 3 + 4


@pytest.mark.rule("dc.attack.overflow")
def test_hits_that_find_no_enemy_are_lost() -> None:
    t = table(
        heroes="green-canary A4", enemies="brute A4, runner down A4", turn="green-canary",
        rolls=[5] * 5,
    )  # fmt: skip
    t.play("attack own A4")
    told = t.told(HitsCounted)[0]
    assert (told.hits, told.lost, told.brutes, told.runners) == (5, 2, 1, 1)
    assert (t.everywhere(), t["green-canary"].xp) == ({}, 2)


@pytest.mark.rule("dc.attack.absorb", "dc.attack.priority")
def test_a_knocked_down_brute_is_in_the_way_of_a_single_hit_too() -> None:
    t = table(
        heroes="batman A4", enemies="brute down A4, walker A4", turn="batman", rolls=[4, 1, 1]
    )
    t.play("attack own A4")
    assert (t.enemies("A4"), t.told(HitsCounted)[0].lost) == ({"brute down": 1, "walker": 1}, 1)


@pytest.mark.rule("dc.attack.priority-tie")
def test_between_standing_and_knocked_down_the_attacker_chooses_for_each_elimination() -> None:
    t = table(
        heroes="batman A4", enemies="2 walker A4, 2 walker down A4, runner A4", turn="batman",
        rolls=[4, 4, 4],
    )  # fmt: skip
    t.play("attack own A4")
    assert (t.asked, t.offered()) == (ask.Hit, ["Hit walker false", "Hit walker true"])
    t.play("hit walker true", "hit walker false", "hit walker true")
    assert t.enemies("A4") == {"walker": 1, "runner": 1}
    told = t.told(HitsCounted)[0]
    assert (told.walkers, told.lost, t["batman"].xp) == (3, 0, 3)


@pytest.mark.rule("dc.attack.priority-tie")
@pytest.mark.parametrize("state", ["", " down"])
def test_among_enemies_in_the_same_state_nothing_is_asked(state: str) -> None:
    t = table(heroes="batman A4", enemies=f"3 brute{state} A4", turn="batman", rolls=[4, 4, 4])
    t.play("attack own A4")
    assert (t.asked, t.enemies("A4")) == (ask.Act, {f"brute{state}": 2})
    told = t.told(HitsCounted)[0]
    assert (told.brutes, told.lost) == (1, 1)


@pytest.mark.rule("dc.attack.priority-tie")
def test_nothing_is_asked_when_the_hits_suffice_for_all_of_a_type() -> None:
    t = table(
        heroes="batman A4", enemies="walker A4, walker down A4", turn="batman", rolls=[4, 4, 1]
    )
    t.play("attack own A4")
    assert (t.asked, t.everywhere(), t["batman"].xp) == (ask.Act, {}, 2)


@pytest.mark.rule("dc.attack.priority-tie", "dc.attack.overflow")
def test_when_all_of_a_type_fall_standing_or_not_the_rest_goes_on() -> None:
    t = table(
        heroes="green-canary A4 power=1", enemies="brute A4, brute down A4, 3 walker A4",
        turn="green-canary", rolls=[5] * 6,
    )  # fmt: skip
    t.play("attack own A4", "roll 1")
    assert (t.enemies("A4"), t.told(HitsCounted)[0].brutes) == ({"walker": 1}, 2)


@pytest.mark.rule("dc.attack.absorb", "dc.attack.priority-tie")
def test_the_zombie_hero_that_was_chosen_absorbs_what_is_too_little_for_it() -> None:
    t = table(
        heroes="batman A4", enemies="z-flash A4, z-ivy A4, walker A4", turn="batman",
        rolls=[4, 4, 4],
    )  # fmt: skip
    t.play("attack own A4")
    assert (t.asked, t.offered()) == (ask.Hit, ["Hit z-flash false", "Hit z-ivy false"])
    t.play("hit z-ivy")
    assert (t.enemies("A4"), t.told(HitsCounted)[0].lost) == (
        {"walker": 1, "z-flash": 1, "z-ivy": 1},
        3,
    )


@pytest.mark.rule("dc.attack.absorb", "dc.attack.eliminate")
def test_nobody_is_asked_when_no_zombie_hero_of_the_zone_can_fall() -> None:
    t = table(heroes="batman A4", enemies="z-flash A4, z-ivy A4", turn="batman", rolls=[4, 4, 1])
    t.play("attack own A4")
    assert (t.asked, t.told(HitsCounted)[0].lost) == (ask.Act, 2)


@pytest.mark.rule("dc.attack.overflow", "dc.attack.eliminate")
def test_hits_go_on_from_one_zombie_hero_to_the_next_and_to_the_horde() -> None:
    t = table(
        heroes="green-canary A4 power=4", enemies="z-nightwing A4, z-flash A4, 3 walker A4",
        turn="green-canary", rolls=[5] * 8 + [1],
    )  # fmt: skip
    t.play("attack own A4", "roll 4", "hit z-flash")
    assert (t.enemies("A4"), t.told(HitsCounted)[0].fallen) == (
        {"walker": 1},
        ("z-flash", "z-nightwing"),
    )


@pytest.mark.rule("dc.equipment.attack", "dc.attack.eliminate")
@pytest.mark.parametrize(("weapon", "left"), [("own", {"z-flash": 1}), ("gear", {})])
def test_the_shard_blade_must_be_the_weapon_to_cut_more_easily(
    weapon: str, left: dict[str, int]
) -> None:
    t = table(
        heroes="wonder-woman A4 gear=shard-blade", enemies="z-flash A4", turn="wonder-woman",
        rolls=[4, 4, 1, 1], spare=True,
    )  # fmt: skip
    t.play(f"attack {weapon} A4")
    assert t.enemies("A4") == left


@pytest.mark.rule("dc.equipment.attack", "dc.enemy.toughness-brute")
def test_the_shard_blade_cuts_the_horde_no_more_easily() -> None:
    t = table(
        heroes="wonder-woman A4 gear=shard-blade", enemies="brute A4", turn="wonder-woman",
        rolls=[4, 1, 1, 1],
    )  # fmt: skip
    t.play("attack gear A4")
    assert t.enemies("A4") == {"brute": 1}


# Free assignment


@pytest.mark.rule("dc.attack.free-assignment", "dc.equipment.attack")
def test_free_assignment_counts_the_toughness_that_the_weapon_meets() -> None:
    t = table(
        heroes="batman A4 xp=19 gear=shard-blade", enemies="z-flash A4, z-ivy A4, walker A4",
        turn="batman", rolls=[4, 4, 4, 1],
    )  # fmt: skip
    t.play("attack gear A4")
    assert t.offered() == ["Pass", "Hit z-flash false", "Hit z-ivy false", "Hit walker false"]
    t.play("hit z-flash")
    assert t.offered() == ["Pass", "Hit walker false"]
    t.play("hit walker")
    told = t.told(HitsCounted)[0]
    assert (told.fallen, told.walkers, told.lost, t["batman"].xp) == (("z-flash",), 1, 0, 19 + 4)


@pytest.mark.rule("dc.attack.free-assignment")
def test_free_assignment_tells_standing_from_knocked_down_and_may_stop() -> None:
    t = table(
        heroes="batman A4 xp=19", enemies="brute A4, brute down A4, walker A4, runner down A4",
        turn="batman", rolls=[4, 4, 4],
    )  # fmt: skip
    t.play("attack own A4")
    assert t.offered() == [
        "Pass", "Hit brute false", "Hit brute true", "Hit walker false", "Hit runner true",
    ]  # fmt: skip
    t.play("hit brute true")
    assert t.offered() == ["Pass", "Hit walker false", "Hit runner true"]
    t.play("pass")
    told = t.told(HitsCounted)[0]
    assert (t.enemies("A4"), told.brutes, told.lost) == (
        {"brute": 1, "walker": 1, "runner down": 1},
        1,
        1,
    )


@pytest.mark.rule("dc.attack.free-assignment", "dc.attack.eliminate")
def test_without_hits_there_is_nothing_to_assign() -> None:
    t = table(heroes="batman A4 xp=19", enemies="walker A4", turn="batman", rolls=[1, 1, 1])
    t.play("attack own A4")
    assert (t.asked, t.enemies("A4"), t.told(XpGained)) == (ask.Act, {"walker": 1}, [])


@pytest.mark.rule("dc.attack.free-assignment", "dc.zhero.all-active")
def test_free_assignment_does_not_hit_the_intangible_from_afar() -> None:
    t = table(
        heroes="batman A4 xp=19 power=2", enemies="z-manhunter B4, 9 walker B4", turn="batman",
        rolls=[4] * 5,
    )  # fmt: skip
    t.play("attack own B4", "roll 2")
    assert t.offered() == ["Pass", "Hit walker false"]
    near = table(
        heroes="batman B4 xp=19 power=2", enemies="z-manhunter B4, 9 walker B4", turn="batman",
        rolls=[4] * 5,
    )  # fmt: skip
    near.play("attack own B4", "roll 2")
    assert near.offered() == ["Pass", "Hit z-manhunter false", "Hit walker false"]


@pytest.mark.rule("dc.attack.free-assignment", "dc.ability.ladder")
@pytest.mark.parametrize(
    ("hero", "asked"),
    [
        ("green-arrow A4 xp=19 gear=sonic-rifle", ask.HitFreely),
        ("green-arrow A4 xp=19 gear=storm-mace", ask.Act),
        ("green-arrow A4 xp=18 gear=sonic-rifle", ask.Act),
        ("batman A4 xp=19 gear=storm-mace", ask.HitFreely),
    ],
)
def test_the_sharpshooter_assigns_ranged_hits_freely_and_the_detective_all(
    hero: str, asked: type[Ask]
) -> None:
    id = hero.split()[0]
    t = table(
        heroes=f"{hero} used=trick-quiver", enemies="brute A4, runner A4", turn=id, rolls=[4, 1, 1]
    )
    t.play("attack gear A4")
    assert t.asked is asked


@pytest.mark.rule("dc.ability.ladder", "dc.attack.sequence")
def test_a_zombie_hero_and_a_walker_are_two_eliminations() -> None:
    t = table(
        heroes="harley-quinn A4 xp=43", enemies="z-flash A4, 9 walker A4", turn="harley-quinn",
        rolls=[4] * 4,
    )  # fmt: skip
    t.play("attack own A4")
    assert (t.asked, t.offered()) == (ask.AfterAttack, ["Pass", "Use chaos-fuel", "Use encore"])


@pytest.mark.rule("dc.end.at-once", "dc.mission.m3-win")
def test_the_night_is_won_with_the_titan_before_anything_follows_the_attack() -> None:
    t = table(
        "m3", heroes="harley-quinn E2", turn="harley-quinn", taken="shard-1 shard-2 shard-3",
        opened="E2", rolls=[4] * 4,
    )  # fmt: skip
    t.play("attack own E2")
    assert (t.result, t["harley-quinn"].xp, t["harley-quinn"].power) == ("won", 6, 0)
