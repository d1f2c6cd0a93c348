"""Wounds: sharing them, keeping them off, sacrifices and lost heroes."""

from __future__ import annotations

import pytest

from games.dceased.table import attacked, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.enemies import (
    CivilianLost,
    EnemiesAttacked,
    HeroLost,
    Sacrificed,
    WoundAssigned,
    Wounded,
    WoundIgnored,
    WoundsLost,
)
from sobremesa.games.dceased.state import Stage, Status


@pytest.mark.rule("dc.example.one-walker-two-heroes", "dc.eattack.share")
@pytest.mark.parametrize("victim", ["cyborg", "batman"])
def test_the_players_choose_which_hero_takes_a_walkers_wound(victim: str) -> None:
    t = attacked("cyborg A4 done, batman A4 done", "walker A4")
    assert t.offered() == ["Assign cyborg", "Assign batman"]
    t.play(f"assign {victim}")
    assert [t[hero].health for hero in ("cyborg", "batman")].count(3) == 1
    assert t[victim].health == 3


@pytest.mark.rule(
    "dc.example.five-walkers-share",
    "dc.eattack.civilian-max",
    "dc.civlost.one-wound",
    "dc.eattack.one-by-one",
)
def test_five_wounds_are_shared_by_two_heroes_and_a_civilian() -> None:
    t = attacked("green-canary A4 done, zatanna A4 done", "5 walker A4", civilians="bus-driver A4")
    t.play("assign bus-driver")
    assert not t.offers("assign bus-driver")
    t.play(*["assign zatanna", "assign green-canary"] * 2)
    assert (t["zatanna"].health, t["green-canary"].health, t.g.lost) == (1, 1, ["bus-driver"])


@pytest.mark.rule("dc.eattack.share")
def test_all_wounds_may_go_to_one_hero() -> None:
    t = attacked("cyborg A4 done, batman A4 done")
    t.play("assign cyborg", "assign cyborg", "assign cyborg")
    assert (t["cyborg"].health, t["batman"].health) == (1, 4)


@pytest.mark.rule("dc.eattack.civilian-choice", "dc.ruling.civilian-choice")
def test_civilians_need_not_take_a_wound_while_heroes_can() -> None:
    t = attacked("cyborg A4 done", "3 walker A4", civilians="bus-driver A4")
    t.play("assign cyborg", "assign cyborg", "assign cyborg")
    assert (t["cyborg"].health, t.g.lost) == (1, [])


@pytest.mark.rule("dc.eattack.civilian-once-assigned")
def test_a_civilian_takes_no_second_wound_though_the_first_was_ignored() -> None:
    t = attacked("cyborg A4 done trait=guardian", "3 walker A4", civilians="bus-driver A4")
    t.play("assign bus-driver", "ward cyborg guardian")
    assert (list(t.g.civilians), t["cyborg"].health, t.g.lost) == (["bus-driver"], 2, [])


@pytest.mark.rule("dc.eattack.civilians-alone")
def test_without_a_hero_each_wound_eliminates_a_civilian_of_the_groups_choice() -> None:
    t = attacked(
        "cyborg D4 done", "2 walker A4",
        civilians="bus-driver A4, park-ranger A4, electrician A4",
    )  # fmt: skip
    t.play("assign park-ranger", "assign bus-driver")
    assert (t.g.lost, list(t.g.civilians)) == (["park-ranger", "bus-driver"], ["electrician"])


@pytest.mark.rule("dc.eattack.must-assign", "dc.ruling.wounds-forced")
def test_every_wound_is_assigned_while_anybody_can_take_it() -> None:
    t = attacked("cyborg A4 health=1 done, batman A4 done", "9 walker A4")
    # Nobody is asked: whoever goes first, both fall.
    assert (t["cyborg"].status, t.asked) == (Status.ELIMINATED, ask.Act)
    # Batman takes all the others, and what is more than enough is lost.
    assert (t["batman"].status, t.told(WoundsLost)[0].wounds) == (Status.ELIMINATED, 4)


@pytest.mark.rule("dc.eattack.pool", "dc.wound.first-once")
def test_each_action_of_a_zone_makes_a_pool_of_its_own() -> None:
    t = attacked("cyborg A4 gear=riot-shield done", "runner A4")
    assert [event.wounds for event in t.told(EnemiesAttacked)] == [1, 1]
    assert (t["cyborg"].health, len(t.told(WoundIgnored))) == (4, 2)


@pytest.mark.rule(
    "dc.example.takers",
    "dc.eattack.takers",
    "dc.ruling.takers",
    "dc.wound.eliminated-escorts",
    "dc.eattack.no-escort-target",
    "dc.ruling.escort-wounds",
)
def test_a_civilian_that_loses_its_escort_takes_no_wound_of_that_pool() -> None:
    t = attacked("cyborg A4 health=1 escort=bus-driver done", "3 walker A4")
    assert not t.offers("assign")
    t.play("pass")
    assert (t["cyborg"].status, t.told(WoundsLost)[0].wounds) == (Status.ELIMINATED, 2)
    assert (t.g.lost, t.civilian("bus-driver") != "") == ([], True)


@pytest.mark.rule(
    "dc.wound.eliminated",
    "dc.end.not-on-first-loss",
    "dc.wound.eliminated-figure",
    "dc.wound.eliminated-cards",
    "dc.wound.eliminated-piles",
    "dc.ruling.lose-condition",
)
def test_a_hero_without_health_is_out_and_its_cards_are_discarded() -> None:
    t = attacked("cyborg A4 health=1 gear=storm-mace trait=dash done", "walker A4")
    hero = t["cyborg"]
    assert (hero.status, hero.traits, hero.gear) == (Status.ELIMINATED, (), "")
    assert (t.g.trait_discard, t.g.spent_gear, t.result) == (["dash"], ["storm-mace"], "")
    assert t.g.heroes_at(t.zone("A4")) == []


@pytest.mark.rule("dc.wound.last-hero", "dc.end.lose-all")
def test_the_night_is_lost_at_once_with_the_last_hero() -> None:
    t = table(
        "m4", heroes="cyborg A4 health=1 done", enemies="walker A4, walker C4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert (t.result, t.enemies("C4")) == ("heroes-lost", {"walker": 1})
    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.rule) == ((), "dc.end.lose-all")


# Sacrifice


@pytest.mark.rule(
    "dc.example.sacrifice",
    "dc.wound.sacrifice",
    "dc.wound.sacrifice-effects",
    "dc.civlost.triggers",
    "dc.civlost.power",
    "dc.civlost.card",
    "dc.ruling.civilian-eliminated",
)
def test_two_sacrifices_leave_one_wound_and_nobody_any_power() -> None:
    t = table(
        "m4",
        heroes="cyborg A4 power=2 escort=bus-driver escort=park-ranger done,"
        " batman G7 power=4 done, zatanna G7 power=3 left",
        enemies="3 walker A4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    t.play("sacrifice bus-driver", "sacrifice park-ranger")
    assert (t["cyborg"].health, t["cyborg"].escorts) == (3, ())
    assert (t.g.lost, t.g.civilian_deck) == (["bus-driver", "park-ranger"], [])
    # All Power is gone; the next Round gave 1. Whoever left takes no part.
    assert [t[hero].power for hero in ("cyborg", "batman", "zatanna")] == [1, 1, 3]


@pytest.mark.rule("dc.wound.sacrifice-timing", "dc.wound.sacrifice-own")
def test_a_sacrifice_is_offered_to_the_wounded_hero_alone_and_the_wound_is_gone() -> None:
    t = attacked("cyborg A4 done, batman A4 escort=bus-driver done", "walker A4")
    t.play("assign cyborg")
    assert (t["cyborg"].health, t.told(Sacrificed)) == (3, [])
    own = attacked("cyborg A4 done, batman A4 escort=bus-driver done", "walker A4")
    own.play("assign batman")
    assert (own.asked, own["batman"].health) == (ask.Sacrifice, 4)
    own.play("sacrifice bus-driver")
    assert [own[hero].health for hero in ("cyborg", "batman")] == [4, 4]


@pytest.mark.rule("dc.civlost.at-once")
def test_power_is_lost_before_the_next_wound_is_assigned() -> None:
    t = attacked(
        "green-canary A4 xp=43 power=2 done, batman A4 escort=bus-driver done", "2 walker A4"
    )
    t.play("assign batman", "pass", "sacrifice bus-driver", "assign batman")
    # No Power was left for the shield, so nobody was asked about the second Wound.
    assert (t.told(CivilianLost)[0].civilian, t["batman"].health) == ("bus-driver", 3)


@pytest.mark.rule("dc.ruling.wound-before-effects")
def test_ignoring_comes_before_sacrifice() -> None:
    t = attacked("cyborg A4 escort=bus-driver trait=unyielding done", "walker A4")
    assert t.asked is ask.Ward
    t.play("ward cyborg unyielding")
    assert (t["cyborg"].escorts, t["cyborg"].health) == (("bus-driver",), 4)
    t = attacked("cyborg A4 escort=bus-driver trait=unyielding done", "walker A4")
    t.play("pass")
    assert t.asked is ask.Sacrifice


# What keeps Wounds off


def test_unyielding_ignores_the_next_wound_of_the_pool_too() -> None:
    t = attacked("cyborg A4 trait=unyielding done", "3 walker A4")
    t.play("ward cyborg unyielding")
    assert (t["cyborg"].health, len(t.told(WoundIgnored))) == (3, 2)


@pytest.mark.rule("dc.trait.off-turn")
def test_a_guardian_saves_another_hero_of_another_player() -> None:
    t = attacked(
        "cyborg A4 seat=0 done, batman A4 seat=1 trait=guardian done", "walker A4", seats=2
    )
    t.play("0 assign cyborg")
    assert (t.asked, t.seat) == (ask.Ward, 1)
    t.play("1 ward batman guardian")
    assert (t["cyborg"].health, t["batman"].traits) == (4, ())


def test_the_emerald_shield_ignores_two_wounds_of_a_pool_whoever_takes_them() -> None:
    t = attacked("green-canary A4 xp=43 power=2 done, batman A4 done", "3 walker A4")
    t.play("assign batman", "ward green-canary emerald-shield")
    assert t["green-canary"].power == 1
    t.play("assign batman", "assign batman")
    assert (t["batman"].health, len(t.told(WoundIgnored))) == (3, 2)


def test_the_retired_boxer_ignores_one_wound_a_round() -> None:
    t = attacked("cyborg A4 escort=retired-boxer done", "2 walker A4")
    t.play("ward cyborg retired-boxer", "pass")
    assert (t["cyborg"].health, len(t.told(Wounded))) == (3, 1)


def test_wounds_are_told_one_by_one() -> None:
    t = attacked("cyborg A4 health=1 done", "walker A4")
    assert t.order(WoundAssigned, Wounded, HeroLost) == ["WoundAssigned", "Wounded", "HeroLost"]


def test_a_guardian_spares_others_and_never_itself() -> None:
    t = table(
        heroes="cyborg A4 done trait=guardian, batman F1 done", enemies="walker A4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert (t["cyborg"].health, t["cyborg"].traits) == (3, ("guardian",))


@pytest.mark.rule("dc.ruling.group-decisions")
@pytest.mark.parametrize(("batman", "speaker"), [(2, 2), (1, 0)])
def test_the_player_of_the_heroes_concerned_speaks_else_the_lead(batman: int, speaker: int) -> None:
    t = attacked(f"cyborg A4 seat=2 done, batman A4 seat={batman} done", "walker A4", seats=3)
    assert (t.asked, t.seat, set(t.seats)) == (ask.Assign, speaker, {0, 1, 2})


@pytest.mark.rule("dc.eattack.must-assign")
@pytest.mark.parametrize(
    ("more", "walkers", "asked"),
    [
        ("", 3, False), ("", 2, True), ("trait=guardian", 3, True), ("gear=riot-shield", 3, True),
        ("escort=bus-driver", 3, True), ("trait=dash", 3, False),
    ],
)  # fmt: skip
def test_nobody_is_asked_who_takes_which_wound_when_all_will_fall(
    more: str, walkers: int, asked: bool
) -> None:
    t = attacked(
        f"cyborg A4 health=1 {more} done, zatanna A4 health=2 done", f"{walkers} walker A4"
    )
    assert (t.asked is ask.Assign) == asked
    if not asked:
        assert [hero.id for hero in t.g.in_play()] == ["harley-quinn"]
