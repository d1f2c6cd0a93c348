"""The steps of a Round in detail: tokens, offers that pass, what is called, healed and checked."""

from __future__ import annotations

import msgspec
import pytest

from games.dceased.table import table
from sobremesa.games.dceased import DCeased
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.loading import own_content
from sobremesa.games.dceased.events.civilians import CivilianMoved, CivilianRevealed
from sobremesa.games.dceased.events.deeds import DoorOpened, Healed, TraitUsed
from sobremesa.games.dceased.events.enemies import ActivationBegan, EnemiesMoved, Lured
from sobremesa.games.dceased.events.missions import Ended
from sobremesa.games.dceased.events.spawning import CardDrawn, CourtCalled, Spawned
from sobremesa.games.dceased.events.turns import PhaseBegan, PowerGained, RoundBegan
from sobremesa.games.dceased.state import Stage
from sobremesa.testing.promises import check_anchor

# The Player Phase


@pytest.mark.rule("dc.player.gain-power", "dc.ability.stacking")
def test_each_hero_gains_its_power_once_and_the_harness_doubles_it_for_its_owner() -> None:
    t = table(
        heroes="cyborg A4 gear=energy-harness, batman A4 gear=riot-shield, zatanna A4",
        stage=Stage.GAIN,
    )
    assert [(e.hero, e.gained, e.now, e.by) for e in t.told(PowerGained)] == [
        ("cyborg", 2, 2, "round"), ("batman", 1, 1, "round"), ("zatanna", 1, 1, "round"),
    ]  # fmt: skip
    assert (t.g.round, t.told(RoundBegan)[0].round, t.asked) == (2, 2, ask.NextHero)
    check_anchor(t.match)


@pytest.mark.rule("dc.player.order", "dc.player.activate-all")
def test_the_last_hero_begins_without_a_question() -> None:
    t = table(heroes="cyborg A4 done, batman A4, zatanna A4 done")
    assert (t.asked, t.g.current) == (ask.Act, "batman")


# Over Here!


@pytest.mark.rule("dc.emove.only-target", "dc.trait.off-turn", "dc.trait.single-use")
def test_whoever_holds_over_here_is_asked_in_turn_until_somebody_uses_it() -> None:
    heroes = (
        "zatanna B4 done, cyborg A4 done seat=0 trait=over-here, batman C4 done seat=1"
        " trait=over-here, supergirl D4 done seat=1 trait=over-here"
    )
    t = table(heroes=heroes, enemies="walker F4", seats=2, stage=Stage.ACTIVATION)
    assert (t.asked, t.seat, t.told(PhaseBegan)) == (ask.OverHere, 0, [])
    check_anchor(t.match)
    t.play("pass")
    assert (t.asked, t.seat) == (ask.OverHere, 1)
    check_anchor(t.match)
    t.play("use over-here")
    # Supergirl is not asked any more, and the trait of Batman alone is gone.
    assert t.told(Lured) == [Lured("batman")]
    assert [(e.hero, e.trait) for e in t.told(TraitUsed)] == [("batman", "over-here")]
    assert [t[hero].traits for hero in ("cyborg", "batman", "supergirl")] == [
        ("over-here",), (), ("over-here",),
    ]  # fmt: skip
    assert [event.goals for event in t.told(EnemiesMoved)] == [("C4",)]
    assert (t.g.lure, t.g.asked) == ("", ())


@pytest.mark.rule("dc.emove.only-target")
def test_over_here_works_for_one_step_and_is_offered_again_in_the_next_round() -> None:
    t = table(heroes="cyborg A4 done trait=over-here", enemies="walker E2", stage=Stage.ACTIVATION)
    assert t.asked is ask.OverHere
    t.play("pass", "endturn")
    assert (t.asked, t.g.round) == (ask.OverHere, 2)
    nobody = table(heroes="cyborg A4 done trait=over-here", stage=Stage.ACTIVATION)
    assert (nobody.asked, nobody.g.round) == (ask.Act, 2)


@pytest.mark.rule("dc.round.enemy-steps", "dc.civact.when")
def test_a_question_in_the_middle_of_the_activation_step_does_not_begin_it_again() -> None:
    t = table(
        heroes="cyborg A4 done, batman E4 done", enemies="walker C4", civilians="bus-driver A2",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.asked is ask.Split
    check_anchor(t.match)
    t.play("route D4")
    assert [event.phase for event in t.told(PhaseBegan)] == ["activation", "spawn"]
    assert [event.reason for event in t.told(ActivationBegan)] == ["phase"]
    assert [event.to for event in t.told(CivilianMoved)] == ["A3"]


# The Spawn step


@pytest.mark.rule("dc.zhero.card", "dc.zhero.all-active", "dc.spawn.when")
def test_aquaman_alone_calls_a_walker_and_it_is_told_before_the_cards() -> None:
    t = table(
        heroes="cyborg A4 done", enemies="z-ivy B4, z-aquaman C4", deck="S05", stage=Stage.SPAWN
    )
    assert t.told(CourtCalled) == [CourtCalled("z-aquaman", "C4")]
    assert t.told(Spawned) == [Spawned("walker", "C4", 1), Spawned("walker", "F1", 2)]
    assert t.order(CourtCalled, Spawned, CardDrawn)[:3] == ["CourtCalled", "Spawned", "CardDrawn"]


@pytest.mark.rule("dc.spawn.when", "dc.spawn.one-card", "dc.shortage.activation")
def test_a_question_in_the_middle_of_the_spawn_step_does_not_begin_it_again() -> None:
    # Aquaman finds no Walker in the reserve, so the one in F1 acts and has two ways.
    t = table(
        heroes="cyborg A4 done", enemies="z-aquaman C4, walker F1", reserve={"walker": 0},
        deck="S40", stage=Stage.SPAWN,
    )  # fmt: skip
    assert t.asked is ask.Split
    check_anchor(t.match)
    t.play("route E1")
    assert [event.phase for event in t.told(PhaseBegan)] == ["spawn"]
    assert (len(t.told(CourtCalled)), len(t.told(CardDrawn))) == (1, 1)


@pytest.mark.rule("dc.spawn.extra-heroes")
def test_additional_cards_go_to_active_points_as_they_are_in_this_step() -> None:
    everybody = ["batman", "cyborg", "green-canary", "wonder-woman", "harley-quinn", "zatanna"]
    heroes = ", ".join(f"{hero} D4 done" for hero in everybody)
    t = table("m4", heroes=heroes, deck="S01 " * 7, charge=3, stage=Stage.SPAWN)
    assert [event.zone for event in t.told(CardDrawn)] == ["D1", "D1", "G1", "G1", "G4", "D7", "A4"]


# The End Phase


@pytest.mark.rule("dc.end.phase", "dc.civilian.reusable")
def test_the_night_nurse_heals_one_hero_of_her_zone_for_a_power_once_a_round() -> None:
    t = table(
        heroes="cyborg A4 escort=night-nurse power=3 health=3 done, batman A4 health=1 power=2"
        " done, zatanna B4 health=1 done, harley-quinn A4 done",
        stage=Stage.END,
    )
    assert (t.asked, t.offered()) == (
        ask.EndPhase, ["Pass", "Heal night-nurse cyborg", "Heal night-nurse batman"],
    )  # fmt: skip
    check_anchor(t.match)
    t.play("heal night-nurse batman")
    # She worked, so the Round is over; everybody has gained a Power in the next one.
    assert t.told(Healed) == [Healed("batman", 1, "night-nurse")]
    assert (t["cyborg"].power, t["batman"].power, t["batman"].health) == (3, 3, 2)
    assert (t.g.round, t.g.healed) == (2, ())


@pytest.mark.rule("dc.end.phase", "dc.power.no-debt", "dc.ability.no-target")
@pytest.mark.parametrize(
    "heroes",
    [
        "cyborg A4 escort=night-nurse health=1 done",
        "cyborg A4 escort=night-nurse power=1 done",
        "cyborg A4 escort=bus-driver power=1 health=1 done",
        "supergirl A4 xp=19 done",
        "supergirl A4 xp=18 health=1 done",
        "cyborg A4 xp=43 health=1 done",
    ],
)
def test_without_power_wound_or_ability_nothing_is_healed(heroes: str) -> None:
    t = table(heroes=heroes, stage=Stage.END)
    assert (t.asked, t.told(Healed), t.g.round) == (ask.Act, [], 2)


@pytest.mark.rule("dc.end.phase", "dc.ability.optional")
def test_effects_of_the_end_phase_may_be_left_alone_and_solar_skin_heals_one() -> None:
    t = table(heroes="supergirl A4 xp=19 health=2 done", stage=Stage.END)
    t.play("heal solar-skin supergirl")
    assert (t["supergirl"].health, t.told(Healed)) == (3, [Healed("supergirl", 1, "solar-skin")])
    alone = table(heroes="supergirl A4 xp=19 health=2 done", stage=Stage.END)
    alone.play("pass")
    assert (alone["supergirl"].health, alone.g.round) == (2, 2)


# The Mission's checks


@pytest.mark.rule("dc.mission.m3-door", "dc.door.never-closed")
def test_the_mission_opens_its_own_door_alone_and_only_if_it_is_closed() -> None:
    t = table("m3", heroes="cyborg A6 done", round=12, stage=Stage.END)
    assert [event.door for event in t.told(DoorOpened)] == ["E3-E4"]
    opened = table("m3", heroes="cyborg A6 done", doors="E3-E4", round=12, stage=Stage.END)
    assert (opened.told(DoorOpened), opened.g.round) == ([], 13)
    later = table("m3", heroes="cyborg A6 done", round=13, stage=Stage.END)
    assert later.told(DoorOpened) == []


@pytest.mark.rule("dc.mission.m4-charge", "dc.end.lose-mission")
def test_only_the_signal_charges_and_a_mission_without_a_limit_goes_on() -> None:
    t = table("m1", heroes="cyborg A4 done", round=99, stage=Stage.END)
    assert (t.g.charge, t.g.round, t.result) == (0, 100, "")


@pytest.mark.rule("dc.mission.m2-lose", "dc.end.lose-mission")
def test_when_time_is_up_the_end_is_told_with_its_rule_and_nobody_wins() -> None:
    t = table("m2", heroes="cyborg E9 done, batman E9 done seat=1", round=20, seats=2,
              stage=Stage.END)  # fmt: skip
    outcome = t.match.outcome
    assert outcome is not None
    assert (outcome.result, outcome.winners, outcome.rule) == ("time-up", (), "dc.mission.m2-lose")
    assert t.told(Ended) == [Ended("time-up")]


@pytest.mark.rule("dc.round.phases", "dc.end.phase", "dc.mission.m4-charge")
def test_the_end_phase_follows_the_spawn_step_with_its_effects_and_checks() -> None:
    t = table(
        "m4", heroes="cyborg D4 escort=night-nurse power=1 health=3 done", charge=1,
        deck="S40 " * 4, stage=Stage.SPAWN,
    )  # fmt: skip
    assert (t.asked, t.g.charge) == (ask.EndPhase, 1)
    t.play("heal night-nurse cyborg")
    assert (t["cyborg"].health, t.g.charge, t.g.round) == (4, 2, 2)
    t.play("endturn")
    assert (t.g.charge, t.g.round) == (3, 3)


@pytest.mark.rule("dc.mission.m3-door", "dc.door.mission-opens", "dc.end.phase")
def test_a_building_that_the_mission_opens_is_revealed_before_the_next_round() -> None:
    t = table("m3", heroes="cyborg A6 done", hidden="bus-driver E1", round=12, stage=Stage.END)
    assert t.order(CivilianRevealed, RoundBegan) == ["CivilianRevealed", "RoundBegan"]


@pytest.mark.rule("dc.ruling.mission-doors", "dc.door.mission-opens", "dc.building.spawn-order")
def test_the_group_orders_the_marked_rooms_behind_a_door_that_the_mission_opens() -> None:
    content = own_content()
    drawing = content.maps["m3"].replace("|.   | 1  |", "|.*  | 1  |")
    drawing = drawing.replace("|.   |                2  |", "|.*  |                2  |")
    maps = content.maps | {"m3": drawing}
    t = table(
        "m3", heroes="cyborg A6 done, batman A6 done seat=1", round=12, seats=2,
        deck="S01 S12", stage=Stage.END, game=DCeased(msgspec.structs.replace(content, maps=maps)),
    )  # fmt: skip
    assert (t.asked, t.seat, t.offered()) == (ask.NextRoom, 1, ["Zone E1", "Zone E3"])
    check_anchor(t.match)
    t.play("1 zone E3")
    assert (t.enemies("E3"), t.enemies("E1"), t.g.round) == ({"walker": 1}, {"brute": 1}, 13)
