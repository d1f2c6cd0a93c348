"""Attacks by heroes: targets, dice, hits and their order."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.dceased.setups import attacks
from games.dceased.table import table
from sobremesa.games.dceased import DCeased
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.loading import own_content
from sobremesa.games.dceased.events.attacks import Attacked, HitsCounted, Rerolled
from sobremesa.games.dceased.state import Stage


@pytest.mark.rule("dc.attack.profile", "dc.attack.zone", "dc.attack.range-count")
@pytest.mark.parametrize(
    ("hero", "zones"),
    [
        ("wonder-woman", {"A4"}),
        ("batman", {"A4", "B4"}),
        ("cyborg", {"A4", "B4", "C4"}),
        ("green-arrow", {"B4", "C4", "D4"}),
    ],
)
def test_a_target_is_a_zone_in_sight_with_enemies_at_the_right_range(
    hero: str, zones: set[str]
) -> None:
    t = table(
        heroes=f"{hero} A4",
        enemies="walker A4, walker B4, walker C4, walker D4, walker E4, walker B1, 2 walker C1",
        turn=hero,
    )
    assert attacks(t) == {f"own {zone} -" for zone in zones}


@pytest.mark.rule("dc.attack.zone")
def test_an_empty_zone_is_no_target() -> None:
    assert attacks(table(heroes="cyborg A4", enemies="walker F4", turn="cyborg")) == set()


@pytest.mark.rule("dc.attack.range-bonus")
def test_additions_to_the_largest_range_add_up() -> None:
    t = table(
        heroes="batman A4 escort=park-ranger trait=long-reach", enemies="walker C4, walker D4",
        turn="batman",
    )  # fmt: skip
    assert attacks(t) == {"own C4 -", "own D4 long-reach"}
    melee = table(
        heroes="wonder-woman A4 xp=43 escort=park-ranger trait=long-reach", enemies="2 walker B4",
        turn="wonder-woman", rolls=[6, 1, 1],
    )  # fmt: skip
    # The Park Ranger helps ranged Attacks alone; what reaches farther is still melee, 6 is 2 hits.
    assert attacks(melee) == {"own B4 long-reach"}
    melee.play("attack own B4")
    assert melee.everywhere() == {}


@pytest.mark.rule(
    "dc.attack.pool",
    "dc.example.power-dice",
    "dc.power.spend-dice",
    "dc.ruling.power-dice",
    "dc.power.spend-dice-rate",
)
def test_each_power_spent_before_the_roll_is_one_more_die() -> None:
    t = table(
        heroes="batman A4 power=3 escort=patrol-officer", enemies="9 walker A4", turn="batman",
        rolls=[1, 1, 1, 1, 1, 1],
    )  # fmt: skip
    t.play("attack own A4")
    assert t.offered() == ["Roll 0", "Roll 1", "Roll 2", "Roll 3"]
    t.play("roll 2")
    assert (len(t.told(Attacked)[0].dice), t["batman"].power) == (3 + 2 + 1, 1)


@pytest.mark.parametrize(("zone", "dice"), [("A4", 4), ("B4", 3)])
def test_the_patrol_officer_adds_a_die_in_the_own_zone_alone(zone: str, dice: int) -> None:
    t = table(
        heroes="batman A4 escort=patrol-officer", enemies=f"9 walker {zone}", turn="batman",
        rolls=[1] * dice,
    )  # fmt: skip
    t.play(f"attack own {zone}")
    assert len(t.told(Attacked)[0].dice) == dice


@pytest.mark.rule("dc.attack.no-dice-limit")
def test_there_is_no_limit_to_the_dice() -> None:
    t = table(
        heroes="green-canary A4 power=4 trait=focused-fury"
        " trait=focused-fury escort=patrol-officer",
        enemies="20 walker A4", turn="green-canary", rolls=[5] * 14,
    )  # fmt: skip
    t.play("attack own A4", "use focused-fury", "use focused-fury", "roll 4")
    assert t.enemies("A4") == {"walker": 6}


@pytest.mark.rule("dc.attack.hit")
def test_each_die_at_or_above_the_accuracy_is_a_hit() -> None:
    t = table(heroes="batman A4", enemies="9 walker A4", turn="batman", rolls=[3, 4, 5])
    t.play("attack own A4")
    assert (t.told(HitsCounted)[0].hits, t.enemies("A4")) == (2, {"walker": 7})


@pytest.mark.rule("dc.attack.accuracy-floor", "dc.ability.stacking")
def test_accuracy_is_never_better_than_2() -> None:
    t = table(
        heroes="green-canary A4 xp=19 gear=targeting-visor", enemies="9 walker A4",
        turn="green-canary", rolls=[2, 3, 3, 3, 1],
    )  # fmt: skip
    t.play("attack own A4")
    # 4+ instead of 5+, then one better.
    assert t.told(HitsCounted)[0].hits == 3
    content = own_content()
    card = content.heroes["cyborg"]
    sharp = replace(card, attack=replace(card.attack, accuracy=2))
    cyborg = table(
        heroes="cyborg A4 gear=targeting-visor", enemies="9 walker A4", turn="cyborg", rolls=[2, 1],
        game=DCeased(replace(content, heroes={**content.heroes, "cyborg": sharp})),
    )  # fmt: skip
    cyborg.play("attack own A4")
    assert (cyborg.told(Attacked)[0].accuracy, cyborg.told(HitsCounted)[0].hits) == (2, 1)


@pytest.mark.rule("dc.attack.sixes")
def test_a_six_counts_two_hits_at_most() -> None:
    t = table(
        heroes="wonder-woman A4 xp=43 trait=critical-opening", enemies="9 walker A4",
        turn="wonder-woman", rolls=[6, 6, 1],
    )  # fmt: skip
    t.play("attack own A4")
    assert (t.told(HitsCounted)[0].hits, t["wonder-woman"].traits) == (4, ("critical-opening",))


@pytest.mark.rule("dc.attack.reroll")
def test_a_reroll_replaces_missed_dice_before_hits_are_counted() -> None:
    t = table(
        heroes="batman A4 trait=lucky-break", enemies="3 walker A4", turn="batman",
        rolls=[4, 1, 2, 5, 3],
    )  # fmt: skip
    t.play("attack own A4")
    assert t.offered() == ["Pass", "Reroll lucky-break 2", "Reroll lucky-break 1"]
    t.play("reroll lucky-break 2")
    assert (t.told(Rerolled)[0].dice, t.told(HitsCounted)[0].hits) == ((4, 5, 3), 2)


@pytest.mark.rule(
    "dc.example.hits-order",
    "dc.attack.priority",
    "dc.ruling.target-order",
    "dc.attack.overflow",
    "dc.ruling.damage",
    "dc.enemy.toughness-brute",
    "dc.enemy.toughness-walker",
    "dc.enemy.toughness-runner",
)
def test_six_hits_take_a_brute_three_walkers_and_a_runner() -> None:
    t = table(
        heroes="green-canary A4 power=1", enemies="brute A4, 3 walker A4, 3 runner A4",
        turn="green-canary", rolls=[5] * 6,
    )  # fmt: skip
    t.play("attack own A4", "roll 1")
    assert (t.enemies("A4"), t["green-canary"].xp) == ({"runner": 2}, 5)


@pytest.mark.rule("dc.attack.priority-both-kinds", "dc.ruling.melee-order")
@pytest.mark.parametrize("hero", ["harley-quinn", "zatanna"])
def test_the_order_binds_melee_and_ranged_alike(hero: str) -> None:
    t = table(
        heroes=f"{hero} A4",
        enemies="brute A4, runner A4",
        turn=hero,
        rolls=[4, 4, 1, 1],
        spare=True,
    )
    t.play("attack own A4")
    assert t.enemies("A4") == {"runner": 1}


@pytest.mark.rule(
    "dc.example.hits-absorbed", "dc.attack.absorb", "dc.ruling.absorb", "dc.attack.no-carry"
)
def test_a_zombie_hero_shields_the_others_and_forgets_what_did_not_kill_it() -> None:
    t = table(
        heroes="batman A4", enemies="z-ivy A4, 2 walker A4", turn="batman", rolls=[4, 4, 4] * 2
    )
    t.play("attack own A4", "attack own A4")
    assert t.enemies("A4") == {"walker": 2, "z-ivy": 1}


@pytest.mark.rule("dc.example.hits-brute-leftover", "dc.attack.absorb")
def test_the_second_brute_absorbs_the_last_hit() -> None:
    t = table(heroes="batman A4", enemies="2 brute A4, walker A4", turn="batman", rolls=[4, 4, 4])
    t.play("attack own A4")
    assert t.enemies("A4") == {"brute": 1, "walker": 1}
    assert t.told(HitsCounted)[0].lost == 1


@pytest.mark.rule("dc.attack.priority-tie")
def test_among_equals_the_attacker_chooses() -> None:
    heroes = table(
        heroes="batman A4 power=1",
        enemies="z-flash A4, z-nightwing A4",
        turn="batman",
        rolls=[4] * 4,
    )
    heroes.play("attack own A4", "roll 1", "hit z-nightwing")
    assert heroes.enemies("A4") == {"z-flash": 1}
    horde = table(
        heroes="batman A4", enemies="walker A4, walker down A4", turn="batman", rolls=[4, 1, 1]
    )
    horde.play("attack own A4", "hit walker true")
    assert horde.enemies("A4") == {"walker": 1}


@pytest.mark.rule(
    "dc.attack.eliminate",
    "dc.enemy.toughness-zombie-hero",
    "dc.zhero.eliminated",
    "dc.xp.zombie-hero",
    "dc.example.zhero-xp",
)
def test_a_zombie_hero_falls_to_hits_equal_to_its_toughness_for_as_many_xp() -> None:
    t = table(
        heroes="green-canary A4 xp=15", enemies="z-shazam A4", turn="green-canary", rolls=[5] * 5
    )
    t.play("attack own A4")
    assert (t.enemies("A4"), t["green-canary"].xp, t["green-canary"].level) == ({}, 20, 2)
    assert t.g.fallen_discard == ["z-shazam"]


@pytest.mark.rule("dc.attack.toughness-floor")
def test_toughness_never_falls_below_1() -> None:
    t = table(
        "m3", heroes="wonder-woman E2 gear=shard-blade", turn="wonder-woman",
        taken="shard-1 shard-2 shard-3 shard-1 shard-2 shard-3", rolls=[4, 1, 1, 1],
        opened="E2",
    )  # fmt: skip
    t.play("attack gear E2")
    assert t.result == "won"


@pytest.mark.rule("dc.attack.free-assignment")
def test_free_assignment_takes_anybody_but_each_for_its_full_toughness() -> None:
    t = table(
        heroes="batman A4 xp=19", enemies="z-ivy A4, brute A4, 2 runner A4", turn="batman",
        rolls=[4, 4, 1],
    )  # fmt: skip
    t.play("attack own A4")
    assert t.offered() == ["Pass", "Hit brute false", "Hit runner false"]
    t.play("hit runner", "hit runner")
    assert t.enemies("A4") == {"brute": 1, "z-ivy": 1}


@pytest.mark.rule("dc.attack.free-action")
def test_a_free_attack_costs_no_action_and_follows_all_rules() -> None:
    t = table(
        heroes="batman A4 power=1 trait=rapid-strike", enemies="9 walker A4", turn="batman",
        rolls=[4] * 4,
    )  # fmt: skip
    t.play("use rapid-strike", "roll 1")
    assert (t.g.actions, t["batman"].power, t["batman"].xp) == (3, 0, 4)


@pytest.mark.rule("dc.attack.no-friendly-fire")
def test_attacks_never_harm_heroes_or_civilians() -> None:
    t = table(
        heroes="batman A4, cyborg B4", civilians="bus-driver B4", enemies="walker B4",
        turn="batman", rolls=[6, 6, 6],
    )  # fmt: skip
    t.play("attack own B4")
    assert (t["cyborg"].health, t.civilian("bus-driver")) == (4, "B4")


@pytest.mark.rule("dc.attack.horde-removed", "dc.xp.horde", "dc.ruling.xp-values")
def test_eliminated_zombies_return_to_the_reserve_for_1_xp_each() -> None:
    t = table(heroes="batman A4", enemies="2 walker A4, runner A4", turn="batman", rolls=[6, 6, 6])
    t.play("attack own A4")
    assert (t.g.reserve, t["batman"].xp) == ([35, 14, 14], 3)


@pytest.mark.rule("dc.attack.sequence")
def test_an_attack_goes_from_target_over_dice_and_hits_to_what_comes_after() -> None:
    t = table(
        heroes="harley-quinn A4 power=1 trait=focused-fury trait=lucky-break",
        enemies="2 walker A4",
        turn="harley-quinn", rolls=[1, 4, 1, 1, 1, 1, 2, 2, 2, 2],
    )  # fmt: skip
    kinds = []
    for choice in ("attack own A4", "use focused-fury", "roll 0", "reroll lucky-break 4"):
        t.play(choice)
        kinds.append(t.asked)
    assert kinds == [ask.Roll, ask.Roll, ask.Rolled, ask.AfterAttack]
    assert t["harley-quinn"].xp == 1
    t.play("use chaos-fuel")
    assert (t["harley-quinn"].power, t.asked) == (2, ask.Act)


@pytest.mark.rule("dc.enemy.knocked-down-target")
def test_a_knocked_down_enemy_is_attacked_as_usual() -> None:
    t = table(heroes="batman A4", enemies="brute down B4", turn="batman", rolls=[4, 4, 1])
    t.play("attack own B4")
    assert (t.everywhere(), t["batman"].xp) == ({}, 1)


@pytest.mark.rule("dc.zhero.all-active", "dc.attack.zone")
def test_the_intangible_cannot_be_hit_from_another_zone_and_shields_nobody_there() -> None:
    alone = table(heroes="batman A4", enemies="z-manhunter B4", turn="batman")
    assert attacks(alone) == set()
    t = table(
        heroes="batman A4", enemies="z-manhunter B4, z-flash B4, walker B4", turn="batman",
        rolls=[4, 4, 4],
    )  # fmt: skip
    t.play("attack own B4")
    assert t.enemies("B4") == {"walker": 1, "z-manhunter": 1}
    near = table(
        heroes="green-canary B4", enemies="z-manhunter B4", turn="green-canary", rolls=[5] * 5
    )
    near.play("attack own B4")
    assert near.everywhere() == {}
    assert near.g.stage is not Stage.HEROES
