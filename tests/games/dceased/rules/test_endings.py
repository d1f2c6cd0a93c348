"""How a night ends: just before and just at each condition, and by which rule."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased.events.enemies import CivilianLost
from sobremesa.games.dceased.events.missions import Ended
from sobremesa.games.dceased.events.spawning import Spawned
from sobremesa.games.dceased.events.turns import PowerLost
from sobremesa.games.dceased.rules.missions import is_locked
from sobremesa.games.dceased.state import Stage


def verdict(t: Table) -> tuple[str, tuple[int, ...], str]:
    """The result, who has won, and the rule behind it."""
    outcome = t.match.outcome
    assert outcome is not None
    return outcome.result, outcome.winners, outcome.rule


# The first night


@pytest.mark.rule("dc.mission.m0-win", "dc.end.win")
def test_only_the_hero_that_escorts_the_civilian_wins_at_the_start() -> None:
    elsewhere = table(heroes="cyborg A4, batman B4 escort=bus-driver", taken="o1 o2", turn="cyborg")
    elsewhere.play("powerup")
    assert elsewhere.result == ""
    t = table(
        heroes="cyborg B4, batman B4 escort=electrician seat=1", taken="o1 o2", seats=2,
        turn="batman",
    )  # fmt: skip
    t.play("move A4 walk")
    assert verdict(t) == ("won", (0, 1), "dc.mission.m0-win")
    assert t.told(Ended) == [Ended("won")]


@pytest.mark.rule("dc.mission.m0-lose", "dc.end.at-once", "dc.option.hard-turned")
def test_the_first_night_is_over_before_a_lost_civilian_can_turn() -> None:
    t = table(
        heroes="cyborg A4 done power=2", civilians="bus-driver F1", enemies="walker F1",
        settings={"difficulty": "hard"}, stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert verdict(t) == ("civilian-lost", (), "dc.mission.m0-lose")
    assert (t.told(Spawned), t.enemies("F1")) == ([], {"walker": 1})


# Losing Civilians


@pytest.mark.rule("dc.civlost.power", "dc.option.hard-turned", "dc.end.exit-goods")
@pytest.mark.parametrize(("difficulty", "walkers"), [("normal", 1), ("hard", 2)])
def test_a_lost_civilian_is_told_takes_all_power_and_turns_at_hard(
    difficulty: str, walkers: int
) -> None:
    t = table(
        "m4", heroes="cyborg D4 power=3 done, batman D4 done, zatanna D4 power=1 done",
        civilians="bus-driver G1", enemies="walker G1", settings={"difficulty": difficulty},
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.told(CivilianLost) == [CivilianLost("bus-driver", "G1", 4)]
    assert t.told(PowerLost) == [
        PowerLost("cyborg", 3, "civilian-lost"),
        PowerLost("zatanna", 1, "civilian-lost"),
    ]
    assert (t.enemies("G1"), t.g.lost, t.g.civilians) == (
        {"walker": walkers}, ["bus-driver"], {},
    )  # fmt: skip


# Evacuation


@pytest.mark.rule("dc.mission.m1-lose", "dc.end.lose-impossible")
@pytest.mark.parametrize(
    ("gone", "escort", "hidden", "result"),
    [
        ("park-ranger", "escort=electrician", "night-nurse D2", ""),
        ("park-ranger electrician", "", "night-nurse D2", ""),
        ("", "escort=park-ranger", "night-nurse D2, electrician C4", ""),
        ("park-ranger", "escort=electrician", "", "civilians-lost"),
        ("park-ranger electrician", "", "", "civilians-lost"),
        ("", "escort=park-ranger", "night-nurse D2", "civilians-lost"),
    ],
)
def test_civilians_gone_escorted_and_face_down_all_count_for_the_evacuation(
    gone: str, escort: str, hidden: str, result: str
) -> None:
    # One more Civilian is eliminated; three must be left.
    t = table(
        "m1", heroes=f"cyborg A4 {escort} done, batman A4 done", gone=gone, hidden=hidden,
        civilians="bus-driver E1", enemies="walker E1", stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.result == result
    if result:
        assert verdict(t) == (result, (), "dc.mission.m1-lose")


@pytest.mark.rule("dc.mission.m1-win", "dc.end.exit-all-lost")
@pytest.mark.parametrize(
    ("gone", "end"),
    [
        ("electrician", ("all-gone", (), "dc.end.exit-all-lost")),
        ("electrician firefighter", ("won", (0,), "dc.mission.m1-win")),
        ("electrician firefighter park-ranger", ("won", (0,), "dc.mission.m1-win")),
    ],
)
def test_three_civilians_out_win_with_the_last_hero_and_two_lose(
    gone: str, end: tuple[str, tuple[int, ...], str]
) -> None:
    t = table(
        "m1", heroes="cyborg I1 escort=bus-driver, batman A1 left", gone=gone,
        hidden="night-nurse D2", turn="cyborg",
    )  # fmt: skip
    t.play("endturn", "leave")
    assert verdict(t) == end


@pytest.mark.rule("dc.end.lose-all", "dc.end.not-on-first-loss")
def test_the_night_is_lost_with_the_last_hero_and_by_that_rule() -> None:
    one = table(
        "m1", heroes="cyborg A4 health=1 done, batman I6 done", enemies="walker A4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert one.result == ""
    t = table(
        "m1", heroes="cyborg A4 health=1 done, batman I6 out", enemies="walker A4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert verdict(t) == ("heroes-lost", (), "dc.end.lose-all")


# Blackout, titan, signal


@pytest.mark.rule("dc.mission.m2-generator", "dc.end.win")
def test_the_generator_wins_the_blackout() -> None:
    t = table(
        "m2", heroes="cyborg D8 token=fuse-1 token=fuse-2", tokens="generator D8", opened="D8",
        taken="blue-card green-card fuse-1 fuse-2", turn="cyborg",
    )  # fmt: skip
    t.play("interact generator")
    assert verdict(t) == ("won", (0,), "dc.mission.m2-win")


@pytest.mark.rule("dc.mission.m4-win", "dc.mission.m4-lose")
def test_the_signal_is_won_and_lost_by_its_own_rules() -> None:
    won = table("m4", heroes="cyborg D4 done", charge=4, stage=Stage.END)
    late = table("m4", heroes="cyborg A4 done", charge=4, round=10, stage=Stage.END)
    assert [verdict(won), verdict(late)] == [
        ("won", (0,), "dc.mission.m4-win"), ("time-up", (), "dc.mission.m4-lose"),
    ]  # fmt: skip


# Doors


@pytest.mark.rule("dc.door.coloured-locked", "dc.door.coloured-default", "dc.mission.m2-cards")
@pytest.mark.parametrize(
    ("taken", "locked"),
    [
        ("", {"H3-H4", "C8-C9"}),
        ("fuse-1 fuse-2", {"H3-H4", "C8-C9"}),
        ("blue-card", {"C8-C9"}),
        ("fuse-1 green-card", {"H3-H4"}),
        ("blue-card green-card", set()),
    ],
)
def test_a_coloured_door_waits_for_the_objective_of_its_colour_and_no_other(
    taken: str, locked: set[str]
) -> None:
    g = table("m2", heroes="cyborg E9", taken=taken).g
    doors = g.book.board.doors
    assert {door.name for number, door in enumerate(doors) if is_locked(g, number)} == locked
