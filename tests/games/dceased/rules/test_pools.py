"""The Wounds of a Zone: who may keep one off, in which order, and what is told about it."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, attacked, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.deeds import AbilityUsed, TraitUsed
from sobremesa.games.dceased.events.enemies import (
    CivilianLost,
    EnemiesAttacked,
    Sacrificed,
    WoundAssigned,
    Wounded,
    WoundIgnored,
    WoundsLost,
)
from sobremesa.games.dceased.events.turns import PowerLost
from sobremesa.games.dceased.state import Stage, Status


def ignored(t: Table) -> list[tuple[str, str, str]]:
    return [(told.target, told.by, told.hero) for told in t.told(WoundIgnored)]


# What is told


@pytest.mark.rule("dc.eattack.pool", "dc.eattack.pool-size", "dc.eattack.must-assign")
def test_the_chronicle_tells_who_attacks_where_each_wound_goes_and_what_is_lost() -> None:
    t = attacked("cyborg A4 health=2 done", "walker A4, 2 brute A4, runner A4, z-superman A4")
    assert t.told(EnemiesAttacked)[0] == EnemiesAttacked(
        "A4", 1, 2, 1, ("z-superman",), 0, 1 + 2 + 1 + 2
    )
    assert t.told(WoundAssigned) == [WoundAssigned("cyborg", "A4")] * 2
    assert t.told(Wounded) == [Wounded("cyborg", 1), Wounded("cyborg", 0)]
    assert t.told(WoundsLost) == [WoundsLost("A4", 4)]


@pytest.mark.rule("dc.wound.sacrifice", "dc.civlost.power", "dc.wound.sacrifice-timing")
def test_a_sacrifice_is_told_with_its_civilian_and_the_power_that_is_lost() -> None:
    t = attacked(
        "cyborg A4 power=3 escort=bus-driver escort=park-ranger done, batman A4 power=1 done",
        "walker A4",
    )  # fmt: skip
    t.play("assign cyborg")
    assert t.offered() == ["Pass", "Sacrifice bus-driver", "Sacrifice park-ranger"]
    t.play("sacrifice park-ranger")
    assert t.told(Sacrificed) == [Sacrificed("cyborg", "park-ranger")]
    assert t.told(CivilianLost) == [CivilianLost("park-ranger", "A4", 4)]
    assert t.told(PowerLost) == [
        PowerLost("cyborg", 3, "civilian-lost"),
        PowerLost("batman", 1, "civilian-lost"),
    ]
    assert (t["cyborg"].escorts, t.told(Wounded)) == (("bus-driver",), [])


@pytest.mark.rule("dc.wound.sacrifice")
def test_a_sacrifice_may_be_declined_and_is_offered_for_the_next_wound() -> None:
    t = attacked("cyborg A4 escort=bus-driver done", "2 walker A4")
    t.play("pass")
    assert (t["cyborg"].health, t.asked) == (3, ask.Sacrifice)
    t.play("sacrifice bus-driver")
    assert (t["cyborg"].health, t["cyborg"].escorts) == (3, ())


@pytest.mark.rule("dc.eattack.civilians-alone", "dc.civlost.one-wound", "dc.eattack.must-assign")
def test_a_single_civilian_takes_one_wound_and_the_rest_is_lost() -> None:
    t = attacked("cyborg D4 done", "3 walker A4", civilians="bus-driver A4")
    assert t.told(WoundAssigned) == [WoundAssigned("bus-driver", "A4")]
    assert t.told(CivilianLost) == [CivilianLost("bus-driver", "A4")]
    assert t.told(WoundsLost) == [WoundsLost("A4", 2)]
    assert (t.g.lost, t.g.civilians) == (["bus-driver"], {})


@pytest.mark.rule("dc.eattack.takers", "dc.eattack.share")
def test_only_heroes_of_the_zone_and_in_play_take_wounds() -> None:
    t = attacked("cyborg A4 done, batman A4 out, zatanna B4 done, supergirl A4 left", "2 walker A4")
    assert (t["cyborg"].health, t["zatanna"].health) == (2, 3)
    assert {told.target for told in t.told(WoundAssigned)} == {"cyborg"}


@pytest.mark.rule("dc.eattack.takers", "dc.eattack.one-by-one")
def test_an_eliminated_hero_is_no_longer_offered_as_a_taker() -> None:
    t = attacked("cyborg A4 health=1 done, batman A4 done, zatanna A4 done", "2 walker A4")
    t.play("assign cyborg")
    assert t.offered() == ["Assign batman", "Assign zatanna"]
    t.play("assign zatanna")
    assert (t["cyborg"].status, t["batman"].health, t["zatanna"].health) == (
        Status.ELIMINATED, 4, 2,
    )  # fmt: skip


@pytest.mark.rule("dc.wound.last-hero", "dc.end.at-once")
def test_nothing_is_resolved_after_the_last_hero() -> None:
    t = table(
        "m4", heroes="cyborg A4 health=1 done, batman A4 out", enemies="3 walker A4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert (t.result, t.told(Wounded), t.told(WoundsLost)) == (
        "heroes-lost", [Wounded("cyborg", 0)], [],
    )  # fmt: skip


# Keeping a Wound off


@pytest.mark.rule("dc.wound.first-once", "dc.eattack.pool")
def test_the_riot_shield_ignores_the_first_wound_assigned_to_its_hero_by_itself() -> None:
    t = attacked("cyborg A4 gear=riot-shield done, batman A4 done", "3 walker A4")
    t.play("assign batman", "assign cyborg", "assign cyborg")
    assert (t["cyborg"].health, t["batman"].health) == (3, 3)
    assert ignored(t) == [("cyborg", "riot-shield", "cyborg")]


@pytest.mark.rule("dc.wound.first-once", "dc.ability.ladder")
@pytest.mark.parametrize(("xp", "ignoring"), [(18, []), (19, ["bracers"])])
def test_bracers_work_from_orange_on(xp: int, ignoring: list[str]) -> None:
    t = attacked(f"wonder-woman A4 xp={xp} done", "2 walker A4")
    assert [by for _, by, _ in ignored(t)] == ignoring
    assert t["wonder-woman"].health == 3 + len(ignoring)


@pytest.mark.rule("dc.wound.first-once", "dc.trait.off-turn")
def test_unyielding_after_the_bracers_covers_the_second_and_third_wound() -> None:
    t = attacked("wonder-woman A4 xp=19 trait=unyielding done", "4 walker A4")
    t.play("ward wonder-woman unyielding")
    assert ignored(t) == [
        ("wonder-woman", "bracers", "wonder-woman"),
        ("wonder-woman", "unyielding", "wonder-woman"),
        ("wonder-woman", "unyielding", "wonder-woman"),
    ]
    assert (t["wonder-woman"].health, t["wonder-woman"].traits) == (4, ())
    assert t.told(TraitUsed) == [TraitUsed("wonder-woman", "unyielding", 0)]


@pytest.mark.rule("dc.eattack.pool", "dc.trait.instructions")
def test_unyielding_ends_with_its_pool_and_keeps_off_its_own_heros_wounds_alone() -> None:
    t = attacked("cyborg A4 trait=unyielding done", "runner A4")
    t.play("ward cyborg unyielding")
    # The Runner's second Action is another pool.
    assert (t["cyborg"].health, len(t.told(WoundIgnored))) == (3, 1)
    other = attacked("cyborg A4 trait=unyielding done, batman A4 done", "3 walker A4")
    other.play("assign cyborg", "ward cyborg unyielding", "assign batman", "assign cyborg")
    assert (other["cyborg"].health, other["batman"].health) == (4, 3)


@pytest.mark.rule("dc.ruling.vain-ward")
@pytest.mark.parametrize(
    ("hero", "walkers", "asked"),
    [
        ("cyborg A4 health=1 trait=unyielding done", 2, True),
        ("cyborg A4 health=1 trait=unyielding done", 3, False),
        ("cyborg A4 health=2 trait=unyielding done", 3, True),
        ("cyborg A4 health=2 trait=unyielding done", 4, False),
        ("cyborg A4 health=1 trait=unyielding trait=unyielding done", 3, True),
        ("cyborg A4 health=1 trait=unyielding gear=riot-shield done", 4, True),
    ],
)
def test_unyielding_is_offered_unless_the_hero_falls_all_the_same(
    hero: str, walkers: int, asked: bool
) -> None:
    t = attacked(hero, f"{walkers} walker A4")
    assert (t.asked is ask.Ward) == asked
    assert (t["cyborg"].status is Status.ELIMINATED) == (not asked)


@pytest.mark.rule("dc.ruling.vain-ward")
def test_unyielding_is_offered_where_another_could_take_the_wounds() -> None:
    t = attacked("cyborg A4 health=1 trait=unyielding done, batman A4 health=1 done", "3 walker A4")
    t.play("assign cyborg")
    assert t.asked is ask.Ward


@pytest.mark.rule("dc.trait.combine-same")
def test_two_unyielding_heroes_and_two_copies_are_counted_each() -> None:
    t = attacked("cyborg A4 trait=unyielding trait=unyielding done", "5 walker A4")
    t.play("ward cyborg unyielding")
    assert t.asked is ask.Ward
    t.play("ward cyborg unyielding")
    assert (t["cyborg"].health, len(t.told(WoundIgnored))) == (3, 4)


@pytest.mark.rule("dc.trait.instructions", "dc.trait.requirement-now")
def test_a_guardian_must_be_in_the_zone() -> None:
    t = attacked("cyborg A4 done, batman A5 trait=guardian done", "walker A4")
    assert (t["cyborg"].health, t["batman"].traits) == (3, ("guardian",))


@pytest.mark.rule("dc.trait.instructions")
def test_unyielding_is_of_no_use_for_the_wound_of_another() -> None:
    t = attacked("cyborg A4 done, batman A4 trait=unyielding done", "walker A4")
    t.play("assign cyborg")
    assert (t["cyborg"].health, t.told(WoundIgnored)) == (3, [])


@pytest.mark.rule("dc.ability.order", "dc.trait.off-turn")
def test_the_targets_own_player_is_asked_first_and_then_the_others() -> None:
    t = attacked(
        "batman A4 seat=0 trait=guardian done, cyborg A4 seat=1 trait=unyielding done",
        "walker A4", seats=2,
    )  # fmt: skip
    t.play("0 assign cyborg")
    assert (t.asked, t.seat, t.offered(1)) == (ask.Ward, 1, ["Pass", "Ward cyborg unyielding"])
    t.play("1 pass")
    assert (t.asked, t.seat, t.offered(0)) == (ask.Ward, 0, ["Pass", "Ward batman guardian"])
    t.play("0 ward batman guardian")
    assert (t["cyborg"].health, t["cyborg"].traits, t["batman"].traits) == (4, ("unyielding",), ())
    assert ignored(t) == [("cyborg", "guardian", "batman")]


@pytest.mark.rule("dc.ability.order")
def test_the_others_are_asked_in_the_order_in_which_their_heroes_stand() -> None:
    t = attacked(
        "cyborg A4 seat=2 done, supergirl A4 seat=0 done, batman A4 seat=1 trait=guardian done, "
        "wonder-woman A4 seat=0 trait=guardian done",
        "walker A4", seats=3,
    )  # fmt: skip
    t.play("2 assign cyborg")
    assert (t.asked, t.seat, t.offered(0)) == (ask.Ward, 0, ["Pass", "Ward wonder-woman guardian"])
    t.play("0 pass")
    assert (t.asked, t.seat, t.offered(1)) == (ask.Ward, 1, ["Pass", "Ward batman guardian"])


@pytest.mark.rule("dc.ability.order", "dc.ability.optional")
def test_who_lets_a_wound_pass_is_asked_again_for_the_next_one() -> None:
    t = attacked(
        "batman A4 seat=0 trait=guardian done, cyborg A4 seat=1 done", "2 walker A4", seats=2
    )
    t.play("0 assign cyborg", "0 pass", "0 assign cyborg")
    assert (t.asked, t.seat, t["cyborg"].health) == (ask.Ward, 0, 3)
    t.play("0 ward batman guardian")
    assert t["cyborg"].health == 3


@pytest.mark.rule("dc.ability.once-card", "dc.civilian.effect-needs-escort")
def test_the_retired_boxer_keeps_off_a_wound_of_his_escort_alone() -> None:
    t = attacked("cyborg A4 done, batman A4 escort=retired-boxer done", "2 walker A4")
    t.play("assign cyborg", "assign batman")
    assert (t.asked, t["cyborg"].health) == (ask.Ward, 3)
    t.play("ward batman retired-boxer")
    assert (t["batman"].health, t["batman"].escorts) == (4, ("retired-boxer",))
    assert ignored(t) == [("batman", "retired-boxer", "batman")]


@pytest.mark.rule("dc.ability.once-card")
def test_the_retired_boxer_works_again_in_the_next_round() -> None:
    t = attacked("cyborg A4 escort=retired-boxer done", "walker A4")
    t.play("ward cyborg retired-boxer")
    assert (t.g.round, t.g.round_used) == (2, ())


# The Emerald Shield


@pytest.mark.rule("dc.power.no-debt", "dc.ability.ladder", "dc.ability.once")
def test_the_emerald_shield_keeps_off_that_wound_and_the_next_once_per_pool() -> None:
    t = attacked("green-canary A4 xp=43 power=3 done, batman A4 done", "4 walker A4")
    t.play("assign batman", "ward green-canary emerald-shield", "assign green-canary")
    assert ignored(t) == [
        ("batman", "emerald-shield", "green-canary"),
        ("green-canary", "emerald-shield", ""),
    ]
    t.play("assign batman", "assign batman")
    # Once in this pool, whatever the Power.
    assert (t["batman"].health, t["green-canary"].health) == (2, 3)
    assert t.told(AbilityUsed) == [AbilityUsed("green-canary", "emerald-shield", 1)]


@pytest.mark.rule("dc.eattack.pool", "dc.ability.card-over-rule")
def test_the_emerald_shield_works_again_in_another_pool() -> None:
    t = attacked("green-canary A4 xp=43 power=3 done", "runner A4")
    t.play("ward green-canary emerald-shield", "ward green-canary emerald-shield")
    assert (t["green-canary"].health, len(t.told(AbilityUsed))) == (3, 2)


@pytest.mark.rule("dc.power.no-debt", "dc.ability.ladder")
@pytest.mark.parametrize("words", ["xp=43 power=0", "xp=42 power=4"])
def test_the_emerald_shield_needs_red_and_a_power(words: str) -> None:
    t = attacked(f"green-canary A4 {words} done", "walker A4")
    assert (t["green-canary"].health, t.told(WoundIgnored)) == (2, [])


@pytest.mark.rule("dc.wound.first-once", "dc.eattack.civilian-once-assigned")
def test_the_shields_second_wound_may_be_that_of_a_civilian_or_a_first_one() -> None:
    t = attacked(
        "green-canary A4 xp=43 power=1 done, cyborg A4 gear=riot-shield done", "4 walker A4",
        civilians="bus-driver A4",
    )  # fmt: skip
    t.play("assign green-canary", "ward green-canary emerald-shield", "assign bus-driver")
    assert (t.g.lost, not t.offers("assign bus-driver")) == ([], True)
    t.play("assign cyborg", "assign cyborg")
    # The Riot Shield had its own first Wound still to ignore.
    assert (t["cyborg"].health, [by for _, by, _ in ignored(t)]) == (
        3,
        ["emerald-shield", "emerald-shield", "riot-shield"],
    )


@pytest.mark.rule("dc.wound.first-once", "dc.eattack.pool")
def test_a_wound_that_the_shield_kept_off_was_the_first_one_assigned() -> None:
    t = attacked("green-canary A4 xp=43 power=1 done, cyborg A4 gear=riot-shield done",
                 "3 walker A4")  # fmt: skip
    t.play("assign green-canary", "ward green-canary emerald-shield", "assign cyborg")
    t.play("assign cyborg")
    assert (t["cyborg"].health, len(t.told(WoundIgnored))) == (3, 2)


# Hold the Line


@pytest.mark.rule("dc.eattack.pool-size", "dc.trait.off-turn")
def test_hold_the_line_is_told_and_works_for_one_zone_and_one_action() -> None:
    t = attacked("supergirl A4 trait=hold-the-line done", "2 walker A4, 2 runner A4, brute A4")
    assert t.offered() == ["Pass", "Use hold-the-line"]
    t.play("use hold-the-line")
    assert [(told.held, told.wounds) for told in t.told(EnemiesAttacked)] == [(3, 2), (0, 2)]
    assert t.told(TraitUsed) == [TraitUsed("supergirl", "hold-the-line", 0)]
    assert (t["supergirl"].health, t["supergirl"].traits) == (1, ())


@pytest.mark.rule("dc.trait.requirement-now")
@pytest.mark.parametrize(("held", "enemies"), [(0, "z-ivy A4"), (2, "2 walker A4")])
def test_hold_the_line_holds_horde_zombies_alone_and_no_more_than_there_are(
    held: int, enemies: str
) -> None:
    t = attacked("supergirl A4 trait=hold-the-line done", enemies)
    if held:
        t.play("use hold-the-line")
    assert t.told(EnemiesAttacked)[0].held == held
    assert len(t.told(TraitUsed)) == bool(held)


@pytest.mark.rule("dc.ability.optional", "dc.trait.off-turn")
def test_hold_the_line_may_be_kept_for_later() -> None:
    t = attacked("supergirl A4 trait=hold-the-line done", "runner A4")
    t.play("pass")
    assert (t["supergirl"].health, t.asked) == (4, ask.HoldTheLine)
    t.play("use hold-the-line")
    assert (t["supergirl"].health, t["supergirl"].traits) == (4, ())
