"""Winning and losing each mission, leaving the board, and the end of the game."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.missions import Charged, TitanWeakened
from sobremesa.games.dceased.events.spawning import PointStarted
from sobremesa.games.dceased.events.turns import LeftBoard
from sobremesa.games.dceased.rules.horde import toughness_of
from sobremesa.games.dceased.rules.missions import active_points
from sobremesa.games.dceased.state import Stage, Status

# The first night


@pytest.mark.rule("dc.mission.m0-win", "dc.end.win", "dc.end.at-once")
def test_the_first_night_is_won_with_both_objectives_and_the_civilian_at_the_start() -> None:
    t = table(heroes="cyborg B4 escort=electrician, batman A4", taken="o1 o2", turn="cyborg")
    t.play("move A4")
    assert (t.result, t.match.outcome and t.match.outcome.winners) == ("won", (0,))
    missing = table(heroes="cyborg B4 escort=electrician", taken="o1", turn="cyborg")
    missing.play("move A4")
    assert missing.result == ""


@pytest.mark.rule("dc.end.win", "dc.mission.m0-win")
def test_the_last_objective_may_also_come_last() -> None:
    t = table(
        heroes="cyborg A4 escort=bus-driver, batman C2", taken="o1", tokens="o2 C2", turn="batman"
    )
    t.play("interact o2")
    assert t.result == "won"


@pytest.mark.rule("dc.mission.m0-civilian", "dc.mission.m0-win")
def test_another_civilian_does_not_win_the_first_night() -> None:
    t = table(
        heroes="cyborg B4 escort=patrol-officer, batman A4", taken="o1 o2", strays="patrol-officer",
        hidden="electrician E2", turn="cyborg",
    )  # fmt: skip
    t.play("move A4")
    assert (t.result, t.asked) == ("", ask.Act)
    both = table(
        heroes="cyborg B4 escort=patrol-officer escort=electrician", taken="o1 o2",
        strays="patrol-officer", turn="cyborg",
    )  # fmt: skip
    both.play("move A4")
    assert both.result == "won"


@pytest.mark.rule("dc.mission.m0-civilian", "dc.mission.m0-lose")
@pytest.mark.parametrize(("strays", "result"), [("bus-driver", ""), ("", "civilian-lost")])
def test_another_civilian_does_not_lose_the_first_night(strays: str, result: str) -> None:
    t = table(
        heroes="cyborg A4 done", civilians="bus-driver F4", strays=strays, enemies="walker F4",
        hidden="electrician E2", stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert (t.g.lost, t.result) == (["bus-driver"], result)


@pytest.mark.rule("dc.mission.m0-civilian")
def test_the_board_shows_whom_the_first_night_is_about() -> None:
    t = table(
        heroes="cyborg A4", civilians="bus-driver F4, electrician A1", strays="bus-driver",
        turn="cyborg",
    )  # fmt: skip
    scene = t.match.game.scene(t.g, 0, t.match.game.texts["en"])
    badges = {piece.id: [badge.name for badge in piece.badges] for piece in scene.pieces}
    assert badges["civilian-electrician"] == ["Whom this mission is about"]
    assert badges["civilian-bus-driver"] == []


# Evacuation


@pytest.mark.rule("dc.end.exit", "dc.ruling.exit", "dc.mission.m1-early", "dc.end.exit-status")
def test_a_hero_may_leave_at_the_end_of_its_turn_with_any_escorts_for_no_action() -> None:
    t = table(
        "m1", heroes="cyborg I1 xp=19 escort=bus-driver, batman A4", turn="cyborg", deck="S05 S05"
    )
    t.play("endturn", "leave")
    assert (t["cyborg"].status, t.g.gone, t.result) == (Status.LEFT, ["bus-driver"], "")
    t.play("endturn")
    # It takes no further Turn, and its level still counts.
    assert (t.g.current, t.enemies("C1"), t["cyborg"].power) == ("batman", {"walker": 5}, 0)


@pytest.mark.rule("dc.end.exit")
@pytest.mark.parametrize("enemies", ["walker I1", "walker down I1"])
def test_nobody_leaves_past_enemies(enemies: str) -> None:
    t = table("m1", heroes="cyborg I1, batman A4", enemies=enemies, turn="cyborg")
    t.play("endturn")
    assert (t.told(LeftBoard), t.g.current) == ([], "batman")


@pytest.mark.rule("dc.end.exit-goods")
def test_whoever_leaves_takes_everything_along() -> None:
    t = table("m1", heroes="cyborg I1 gear=storm-mace trait=dash, batman A4", turn="cyborg")
    t.play("endturn", "leave")
    assert (t["cyborg"].gear, t["cyborg"].traits, t.g.spent_gear) == ("storm-mace", ("dash",), [])
    assert t.g.trait_discard == []


@pytest.mark.rule("dc.mission.m1-win", "dc.end.win")
def test_the_evacuation_is_won_when_three_are_out_and_every_living_hero() -> None:
    t = table(
        "m1", heroes="cyborg I1 escort=bus-driver, batman I1, zatanna A1 out",
        gone="park-ranger electrician", hidden="", turn="cyborg",
    )  # fmt: skip
    t.play("endturn", "leave")
    assert t.result == ""
    t.play("endturn", "leave")
    assert t.result == "won"


@pytest.mark.rule("dc.end.exit-all-lost")
def test_leaving_without_enough_civilians_loses() -> None:
    t = table("m1", heroes="cyborg I1, batman A1 out", turn="cyborg")
    t.play("endturn", "leave")
    assert t.result == "all-gone"


@pytest.mark.rule(
    "dc.example.m1-lost", "dc.mission.m1-lose", "dc.end.lose-mission", "dc.end.lose-impossible"
)
def test_the_evacuation_is_lost_when_too_few_civilians_are_left() -> None:
    t = table(
        "m1", heroes="cyborg A4 done", gone="park-ranger", lost="electrician firefighter",
        civilians="bus-driver E1", hidden="night-nurse D2", enemies="walker E1",
        civilian_deck="teen-hacker", stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.result == "civilians-lost"
    enough = table(
        "m1", heroes="cyborg A4 done", gone="park-ranger", lost="electrician",
        civilians="bus-driver E1, firefighter I6", hidden="night-nurse D2", enemies="walker E1",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert enough.result == ""


@pytest.mark.rule("dc.mission.m1-blue", "dc.spawn.coloured")
def test_the_blue_point_of_the_evacuation_starts_with_the_first_rescue() -> None:
    t = table(
        "m1", heroes="cyborg E1", civilians="bus-driver E1, night-nurse E1",
        hidden="park-ranger H4", turn="cyborg",
    )  # fmt: skip
    assert [point.id for point in active_points(t.g)] == ["1", "2"]
    t.play("rescue bus-driver")
    assert t.told(PointStarted) == [PointStarted("blue", "F6")]
    t.play("rescue night-nurse")
    assert len(t.told(PointStarted)) == 1


# Blackout


@pytest.mark.rule("dc.mission.m2-lose", "dc.round.number")
@pytest.mark.parametrize(("round", "result"), [(19, ""), (20, "time-up")])
def test_the_blackout_is_lost_when_round_20_ends(round: int, result: str) -> None:
    t = table("m2", heroes="cyborg E9 done", round=round, stage=Stage.END)
    assert t.result == result


# The titan


@pytest.mark.rule("dc.mission.m3-superman")
def test_the_titan_waits_in_his_vault() -> None:
    t = table("m3", heroes="cyborg E4 done", stage=Stage.ACTIVATION)
    assert (t.enemies("E2"), toughness_of(t.g, "z-superman")) == ({"z-superman": 1}, 9)
    assert "z-superman" not in t.g.fallen_deck


@pytest.mark.rule("dc.mission.m3-shards", "dc.ruling.superman-toughness")
@pytest.mark.parametrize(("taken", "toughness"), [(0, 9), (1, 7), (2, 5), (3, 3)])
def test_each_shard_makes_him_weaker(taken: int, toughness: int) -> None:
    shards = ["shard-1", "shard-2", "shard-3"]
    t = table("m3", heroes="cyborg E4", taken=" ".join(shards[:taken]))
    assert toughness_of(t.g, "z-superman") == toughness


@pytest.mark.rule("dc.mission.m3-shards", "dc.mission.m3-door", "dc.door.coloured-when")
def test_the_second_shard_unlocks_the_vault() -> None:
    t = table("m3", heroes="cyborg E4", tokens="shard-1 E4, shard-2 E4", turn="cyborg", actions=4)
    t.play("interact shard-1")
    assert (t["cyborg"].xp, t["cyborg"].tokens, t.offers("open E3-E4")) == (5, (), False)
    t.play("interact shard-2")
    assert t.offers("open E3-E4")
    assert [event.toughness for event in t.told(TitanWeakened)] == [7, 5]


@pytest.mark.rule("dc.example.superman-m3", "dc.mission.m3-win", "dc.mission.m3-xp")
def test_he_falls_for_6_xp_and_the_mission_is_won() -> None:
    t = table(
        "m3", heroes="wonder-woman E2 gear=shard-blade power=1",
        taken="shard-1 shard-2", opened="E2",
        turn="wonder-woman", rolls=[4, 4, 4, 4, 1],
    )  # fmt: skip
    t.play("attack gear E2", "roll 1")
    assert (t.result, t["wonder-woman"].xp, t.g.fallen_discard) == ("won", 6, [])


@pytest.mark.rule("dc.mission.m3-lose")
@pytest.mark.parametrize(("round", "result"), [(17, ""), (18, "time-up")])
def test_the_titan_stays_for_ever_after_round_18(round: int, result: str) -> None:
    t = table("m3", heroes="cyborg A6 done", doors="E3-E4", round=round, stage=Stage.END)
    assert t.result == result


# The signal


@pytest.mark.rule("dc.mission.m4-charge")
@pytest.mark.parametrize(
    ("heroes", "enemies", "charge"),
    [
        ("cyborg D4 done", "", 2),
        ("cyborg D4 done", "walker D4", 1),
        ("cyborg D4 done", "walker down D4", 1),
        ("cyborg D3 done", "", 1),
    ],
)
def test_the_beacon_charges_with_a_hero_and_no_enemy_beside_it(
    heroes: str, enemies: str, charge: int
) -> None:
    t = table("m4", heroes=heroes, enemies=enemies, charge=1, stage=Stage.END)
    assert t.g.charge == charge


@pytest.mark.rule("dc.mission.m4-win")
def test_the_signal_is_sent_at_charge_5() -> None:
    t = table("m4", heroes="cyborg D4 done", charge=4, round=5, stage=Stage.END)
    assert (t.result, t.told(Charged)[0].charge) == ("won", 5)


@pytest.mark.rule("dc.mission.m4-lose", "dc.end.win-first", "dc.ruling.end-order")
@pytest.mark.parametrize(("charge", "result"), [(4, "won"), (3, "time-up")])
def test_the_charge_of_round_10_is_counted_before_time_is_up(charge: int, result: str) -> None:
    t = table("m4", heroes="cyborg D4 done", charge=charge, round=10, stage=Stage.END)
    assert t.result == result


@pytest.mark.rule("dc.mission.m4-points", "dc.spawn.coloured-next")
def test_the_blue_point_starts_at_charge_3() -> None:
    early = table("m4", heroes="cyborg D4 done", charge=1, stage=Stage.END)
    assert early.told(PointStarted) == []
    t = table("m4", heroes="cyborg D4 done", charge=2, stage=Stage.END)
    assert t.told(PointStarted) == [PointStarted("blue", "G1")]


@pytest.mark.rule("dc.end.win-first")
def test_winning_comes_before_losing_at_the_same_moment() -> None:
    # The last hero leaves with the third Civilian: nobody is in play, and it is a victory.
    t = table(
        "m1", heroes="cyborg I1 escort=bus-driver, batman A1 out", gone="park-ranger electrician",
        hidden="", turn="cyborg",
    )  # fmt: skip
    t.play("endturn", "leave")
    assert t.result == "won"


@pytest.mark.rule("dc.end.at-once")
def test_the_game_stops_in_the_middle_of_a_phase() -> None:
    t = table(
        heroes="cyborg A4 done", civilians="bus-driver F1", enemies="walker F1, walker C4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert (t.result, t.enemies("C4")) == ("civilian-lost", {"walker": 1})
