"""What single traits, Equipment and Civilians do."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.attacks import Attacked, HitsCounted
from sobremesa.games.dceased.events.deeds import Moved
from sobremesa.games.dceased.state import Stage

# Traits


def test_all_out_adds_four_dice_for_two_power() -> None:
    t = table(
        heroes="batman A4 power=3 trait=all-out",
        enemies="9 walker A4",
        turn="batman",
        rolls=[1] * 7,
    )
    t.play("attack own A4", "use all-out")
    assert t.offered() == ["Roll 0", "Roll 1"]
    t.play("roll 0")
    assert t["batman"].power == 1


def test_a_critical_opening_makes_each_six_two_hits() -> None:
    t = table(
        heroes="batman A4 trait=critical-opening",
        enemies="9 walker A4",
        turn="batman",
        rolls=[6, 4, 1],
    )
    t.play("attack own A4", "use critical-opening")
    assert t.told(HitsCounted)[0].hits == 3


def test_a_sweeping_finish_attacks_a_different_zone() -> None:
    t = table(
        heroes="batman A4 power=1 trait=sweeping-finish", enemies="2 walker A4, walker B4",
        turn="batman", rolls=[4, 1, 1, 4, 1, 1],
    )  # fmt: skip
    t.play("attack own A4", "roll 0", "use sweeping-finish")
    assert t.everywhere() == {"A4": {"walker": 1}}
    assert t.g.actions == 2


@pytest.mark.rule("dc.trait.requirement-now", "dc.ability.no-target")
@pytest.mark.parametrize(("power", "offered"), [(1, False), (2, True)])
def test_a_sweeping_finish_leaves_power_for_the_weapon_that_needs_it(
    power: int, offered: bool
) -> None:
    t = table(
        heroes=f"batman A4 power={power} trait=sweeping-finish gear=ion-cannon",
        enemies="walker A4, walker C4", turn="batman", rolls=[4, 1, 1],
    )  # fmt: skip
    t.play("attack own A4", "roll 0")
    assert t.offers("use sweeping-finish") is offered


def test_dash_is_a_free_move_over_two_zones() -> None:
    t = table(heroes="cyborg A4 trait=dash", turn="cyborg")
    t.play("use dash", "move B4 dash", "go C4")
    assert (t.at("cyborg"), t.g.actions) == ("C4", 3)


@pytest.mark.rule("dc.move.exit-cost")
def test_slip_away_spares_the_actions_for_enemies() -> None:
    t = table(heroes="cyborg A4 trait=slip-away", enemies="9 walker A4", turn="cyborg")
    t.play("move B4")
    assert (t.told(Moved)[0].cost, t["cyborg"].traits) == (1, ())


@pytest.mark.parametrize(
    ("choice", "after"),
    [
        ("open C3-C4", "doors"),
        ("interact o1", "tokens"),
        ("rescue bus-driver", "escorts"),
        ("collect", "gear"),
    ],
)
def test_quick_hands_does_one_of_four_things_for_free(choice: str, after: str) -> None:
    t = table(
        heroes="cyborg C4 trait=quick-hands", civilians="bus-driver C4", gear="storm-mace C4",
        tokens="o1 C4", turn="cyborg",
    )  # fmt: skip
    t.play("use quick-hands", choice)
    done = {
        "doors": t.g.open_doors.bit_count() == 1,
        "tokens": t.g.taken == ["o1"],
        "escorts": t["cyborg"].escorts == ("bus-driver",),
        "gear": t["cyborg"].gear == "storm-mace",
    }
    assert (done[after], t.g.actions) == (True, 3)


def test_lights_out_knocks_down_up_to_three() -> None:
    t = table(
        heroes="cyborg A4 trait=lights-out", enemies="2 walker F4, 2 brute F4, walker A1",
        turn="cyborg",
    )  # fmt: skip
    t.play("use lights-out", "zone F4", "pick F4 brute", "pick F4 walker", "done")
    assert t.enemies("F4") == {"walker": 1, "walker down": 1, "brute": 1, "brute down": 1}


@pytest.mark.rule("dc.ruling.consent")
def test_team_up_needs_consent_and_the_trait_stays_without() -> None:
    t = table(
        heroes="cyborg A4 power=1 trait=team-up seat=0, batman A4 seat=1", enemies="walker A4",
        turn="cyborg", seats=2,
    )  # fmt: skip
    t.play("use team-up")
    assert (t.asked, t.seat) == (ask.Consent, 1)
    t.play("1 pass")
    assert (t["cyborg"].traits, t["cyborg"].power, t.offers("use team-up")) == (
        ("team-up",),
        1,
        False,
    )


# Equipment


def test_the_ion_cannon_costs_a_power_that_adds_no_die() -> None:
    poor = table(heroes="batman A4 gear=ion-cannon", enemies="walker C4", turn="batman")
    assert not poor.offers("attack gear")
    t = table(
        heroes="batman A4 gear=ion-cannon power=2",
        enemies="9 walker C4",
        turn="batman",
        rolls=[1] * 6,
    )
    t.play("attack gear C4", "roll 1")
    assert (len(t.told(Attacked)[0].dice), t["batman"].power) == (6, 0)


def test_the_tide_trident_pushes_a_survivor() -> None:
    t = table(
        heroes="batman A4 gear=tide-trident", enemies="2 walker B4", turn="batman", rolls=[4, 1, 1]
    )
    t.play("attack gear B4", "use tide-trident")
    assert t.everywhere() == {"D4": {"walker": 1}}


def test_the_grapnel_gun_goes_two_zones_past_enemies_once() -> None:
    t = table(heroes="cyborg A4 gear=grapnel-gun", enemies="5 walker A4", turn="cyborg")
    t.play("move B4 walk grapnel-gun", "go C4")
    assert (t.at("cyborg"), t.g.actions) == ("C4", 2)
    assert not t.offers("move D4 walk grapnel-gun")


def test_the_energy_harness_gains_two_in_the_gain_power_step() -> None:
    t = table(heroes="cyborg A4 gear=energy-harness done, batman A4 done", stage=Stage.GAIN)
    assert (t["cyborg"].power, t["batman"].power) == (2, 1)


def test_the_binding_lasso_takes_anybody_seen_at_range_one_or_two_once_a_turn() -> None:
    t = table(
        heroes="cyborg A4 gear=binding-lasso",
        enemies="z-superman C4, brute down B4, runner A4, walker D4", turn="cyborg",
    )  # fmt: skip
    t.play("use binding-lasso")
    assert sorted(t.offered()) == ["Pick B4 brute true", "Pick C4 z-superman false"]
    t.play("pick C4 z-superman")
    assert (t.enemies("B4"), t.offers("use binding-lasso")) == (
        {"brute down": 1, "z-superman": 1},
        False,
    )


def test_the_trauma_kit_is_discarded_for_two_health() -> None:
    t = table(
        heroes="cyborg A4 gear=trauma-kit, batman A4 health=1, zatanna B4 health=1", turn="cyborg"
    )
    t.play("use trauma-kit")
    assert (t["batman"].health, t["cyborg"].gear, t.g.spent_gear) == (3, "", ["trauma-kit"])


@pytest.mark.rule("dc.equipment.gives")
def test_the_shard_blade_cuts_zombie_heroes_more_easily() -> None:
    t = table(
        heroes="wonder-woman A4 gear=shard-blade", enemies="z-ivy A4", turn="wonder-woman",
        rolls=[4, 4, 4, 1],
    )  # fmt: skip
    t.play("attack gear A4")
    assert (t.everywhere(), t["wonder-woman"].xp) == ({}, 4)


# Civilians


def test_the_firefighter_opens_a_door_for_free() -> None:
    t = table(heroes="cyborg C4 escort=firefighter", turn="cyborg")
    t.play("open C3-C4 firefighter")
    assert (t.g.actions, t.g.open_doors.bit_count()) == (3, 1)


def test_the_teen_hacker_interacts_for_free() -> None:
    t = table(heroes="cyborg C4 escort=teen-hacker", tokens="o1 C4, o2 C4", turn="cyborg")
    t.play("interact o1 teen-hacker")
    assert (t.g.actions, t.offers("interact o2 teen-hacker"), t.offers("interact o2")) == (
        3,
        False,
        True,
    )


def test_the_bike_courier_trades_for_free_with_a_hero_at_range_one() -> None:
    t = table(
        heroes="cyborg A4 escort=bike-courier gear=storm-mace, batman B4, zatanna C4", turn="cyborg"
    )
    assert [o for o in t.offered() if o.startswith("Trade")] == ["Trade batman bike-courier"]
    t.play("trade batman", "hand storm-mace", "done")
    assert (t["batman"].gear, t.g.actions) == ("storm-mace", 3)


def test_the_science_teacher_rerolls_two_dice_once() -> None:
    t = table(
        heroes="batman A4 escort=science-teacher", enemies="9 walker A4", turn="batman",
        rolls=[1, 1, 1, 4, 4],
    )  # fmt: skip
    t.play("attack own A4")
    assert not t.offers("reroll science-teacher 3")
    t.play("reroll science-teacher 2")
    assert (t.told(HitsCounted)[0].hits, t.asked) == (2, ask.Act)


def test_the_bus_driver_takes_a_move_two_zones_far_once() -> None:
    t = table(heroes="cyborg A4 escort=bus-driver", turn="cyborg")
    t.play("move B4 walk bus-driver", "go C4")
    assert (t.at("cyborg"), t.g.actions, t.offers("move D4 walk bus-driver")) == ("C4", 2, False)
