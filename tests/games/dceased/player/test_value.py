"""The features of a position: a better position has the better number."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.bots import play_randomly
from sobremesa.games.dceased import GAME
from sobremesa.games.dceased.player.value import FEATURES, features, model
from sobremesa.kernel import LANGUAGES, Dice, Match


def of(t: Table) -> dict[str, float]:
    return features(t.g, 0)


BASE = "batman D4 power=2, cyborg E4 power=2"


@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [
        ("heroes", BASE, "batman D4 power=2, cyborg E4 out"),
        ("health", BASE, "batman D4 health=2, cyborg E4"),
        ("weakest", BASE, "batman D4 health=1, cyborg E4"),
        ("power", BASE, "batman D4, cyborg E4"),
        ("traits", "batman D4 trait=dash", "batman D4"),
        ("equipment", "batman D4 gear=riot-shield", "batman D4"),
        ("escorts", "batman D4 escort=bus-driver", "batman D4"),
        ("actions", "batman D4 xp=7", "batman D4"),
    ],
)
def test_what_heroes_are_and_have_counts_for_them(name: str, better: str, worse: str) -> None:
    assert of(table("m3", heroes=better))[name] > of(table("m3", heroes=worse))[name]


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("danger-level", {"heroes": "batman D4 xp=19"}),
        ("horde", {"enemies": "3 walker F1"}),
        ("zombie-heroes", {"enemies": "z-flash F1"}),
        ("wounds-to-come", {"enemies": "2 walker D4"}),
        ("peril", {"enemies": "2 walker D4"}),
        ("lost-civilians", {"lost": "bus-driver"}),
    ],
)
def test_what_is_against_them_counts_against_them(name: str, more: dict[str, str]) -> None:
    calm = of(table("m3", heroes="batman D4"))
    wild = of(table("m3", **({"heroes": "batman D4"} | more)))  # type: ignore[arg-type]
    assert wild[name] > calm[name]


def test_enemies_at_the_beacon_count() -> None:
    far, near = (
        of(table("m4", heroes="batman D4", enemies=f"2 walker {zone}")) for zone in ("A1", "D4")
    )
    assert near["beacon"] > far["beacon"]


def test_friends_in_one_zone_share_the_peril() -> None:
    alone, together = (
        of(table("m3", heroes=heroes, enemies="2 walker D4"))
        for heroes in ("batman D4, cyborg A5", "batman D4, cyborg D4")
    )
    assert 0 < together["peril"] < 2 * alone["peril"]


@pytest.mark.parametrize(
    ("mission", "before", "after"),
    [
        (
            "m0",
            {"heroes": "batman A4", "tokens": "o2 E3"},
            {"heroes": "batman E3", "tokens": "o2 E3"},
        ),
        (
            "m0",
            {"heroes": "batman A4", "civilians": "bus-driver E2"},
            {"heroes": "batman B4 escort=bus-driver"},
        ),
        ("m1", {"heroes": "batman A4"}, {"heroes": "batman A4 escort=bus-driver"}),
        (
            "m2",
            {"heroes": "batman E9", "tokens": "fuse-1 B2"},
            {"heroes": "batman E9 token=fuse-1", "tokens": "generator D8"},
        ),
        (
            "m2",
            {"heroes": "batman B2 token=fuse-1", "tokens": "generator D8"},
            {"heroes": "batman D8 token=fuse-1", "tokens": "generator D8"},
        ),
        (
            "m3",
            {"heroes": "batman A1", "tokens": "shard-1 A1, shard-3 A5"},
            {"heroes": "batman A1", "tokens": "shard-1 A1"},
        ),
        ("m4", {"heroes": "batman D4"}, {"heroes": "batman D4", "charge": 2}),
    ],
)
def test_there_is_less_work_left_the_nearer_a_mission_is_to_its_end(
    mission: str, before: dict[str, str], after: dict[str, str]
) -> None:
    earlier, later = (of(table(mission, **more)) for more in (before, after))  # type: ignore[arg-type]
    assert later["work"] < earlier["work"]


def test_two_share_the_work_that_one_has_alone() -> None:
    tokens = "shard-1 A1, shard-2 I1"
    alone = of(table("m3", heroes="batman E6", tokens=tokens))
    shared = of(table("m3", heroes="batman E6, cyborg E6", tokens=tokens))
    assert shared["work"] < alone["work"]


def test_a_spawn_point_that_has_started_counts() -> None:
    quiet, loud = (of(table("m4", heroes="batman D4", charge=charge)) for charge in (2, 3))
    assert loud["spawn-points"] > quiet["spawn-points"]


@pytest.mark.parametrize(
    ("mission", "before", "after"),
    [
        ("m0", {}, {"taken": "o1"}),
        ("m0", {"civilians": "bus-driver E2"}, {"heroes": "batman E2 escort=bus-driver"}),
        ("m1", {}, {"gone": "bus-driver"}),
        ("m2", {}, {"taken": "green-card"}),
        ("m3", {}, {"taken": "shard-1"}),
        ("m4", {}, {"charge": 2}),
    ],
)
def test_each_mission_has_progress_of_its_own(
    mission: str, before: dict[str, str], after: dict[str, str]
) -> None:
    earlier, later = (of(table(mission, **more)) for more in (before, after))  # type: ignore[arg-type]
    assert later["progress"] > earlier["progress"]
    assert later["lateness"] < earlier["lateness"]


def test_the_way_grows_shorter_towards_the_goal() -> None:
    far, near = (
        of(table("m3", heroes=f"batman {zone}", tokens="shard-3 A5")) for zone in ("E6", "D5")
    )
    assert near["way"] < far["way"]


def test_time_runs_out() -> None:
    early, late = (of(table("m3", heroes="batman D4", round=round)) for round in (2, 12))
    assert late["time-left"] < early["time-left"]
    assert late["lateness"] > early["lateness"]


@pytest.mark.parametrize("mission", list(GAME.missions))
def test_names_are_always_the_same_and_numbers_small(mission: str) -> None:
    match = Match.start(GAME, GAME.prepare(mission, 2), 5)
    dice = Dice(3)
    for _ in range(40):
        found = features(match.state, 0)
        assert tuple(found) == FEATURES
        assert all(0 <= number <= 4 for number in found.values()), found
        assert model(match.state, 0) == mission
        play_randomly(match, dice, 7)


@pytest.mark.parametrize("seed", range(4))
def test_what_nobody_can_know_changes_nothing(seed: int) -> None:
    match = Match.start(GAME, GAME.prepare("m2", 2), seed)
    play_randomly(match, Dice(seed), 60)
    if match.question is not None:
        for other in range(3):
            veiled = match.veiled(0, Dice(other))
            if veiled.state.round == match.state.round:
                assert features(veiled.state, 0) == features(match.state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_words(language: str) -> None:
    text = GAME.texts[language]
    words = {text(f"feature-{name}") for name in FEATURES}
    assert len(words) == len(FEATURES)
