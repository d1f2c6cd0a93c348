"""The player by rules of thumb: where its heroes go, in the game's missions and in others."""

from __future__ import annotations

import msgspec
import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased import GAME, DCeased
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import Content
from sobremesa.games.dceased.player import Player
from sobremesa.games.dceased.player.goals import goals_of
from sobremesa.games.dceased.state import Stage
from sobremesa.kernel import Match

from .mind import chosen


def without_vault() -> Content:
    """The game's content, but the titan is behind a door like any other."""
    content = GAME.content
    mission = msgspec.structs.replace(content.missions["m3"], door=None)
    return msgspec.structs.replace(
        content,
        missions=content.missions | {"m3": mission},
        maps=content.maps | {"m3": content.maps["m3"].replace("bb", "DD")},
    )


def goals(t: Table, hero: str) -> tuple[str, ...]:
    return t.g.book.names_of(goals_of(t.g, t[hero]))


@pytest.mark.parametrize(
    ("taken", "goal"), [("green-card fuse-1 fuse-2", "D8"), ("blue-card fuse-1 fuse-2", "C9")]
)
def test_who_has_a_fuse_goes_to_the_generator_or_waits_before_its_door(
    taken: str, goal: str
) -> None:
    t = table(
        "m2", heroes="batman E9 token=fuse-1 token=fuse-2", tokens="generator D8", taken=taken
    )
    assert goals(t, "batman") == (goal,)


@pytest.mark.parametrize(
    ("taken", "doors", "goal"),
    [
        ("shard-1", "", ("A5",)),
        ("shard-1 shard-2 shard-3", "", ("E2",)),
        ("shard-1 shard-2 shard-3", "E3-E4", ("E2",)),
    ],
)
def test_heroes_gather_shards_and_then_go_for_the_titan(
    taken: str, doors: str, goal: tuple[str, ...]
) -> None:
    t = table("m3", heroes="batman E6", taken=taken, doors=doors)
    assert goals(t, "batman") == goal


@pytest.mark.parametrize(("round", "goal"), [(8, ("A5",)), (9, ("E2",))])
def test_heroes_go_for_a_titan_that_can_be_reached_when_half_the_time_is_over(
    round: int, goal: tuple[str, ...]
) -> None:
    t = table("m3", heroes="batman E6", taken="shard-1 shard-2", round=round)
    assert goals(t, "batman") == goal


def test_a_titan_without_a_vault_is_sought_where_he_is() -> None:
    t = table(
        "m3", heroes="batman E6", taken="shard-1 shard-2 shard-3", game=DCeased(without_vault())
    )
    assert goals(t, "batman") == ("E2",)


def test_heroes_share_errands_out_among_them() -> None:
    t = table("m3", heroes="batman C5, cyborg D5, zatanna H3", doors="C5-D5")
    assert [goals(t, hero) for hero in ("batman", "cyborg", "zatanna")] == [
        ("A5",),
        ("A1",),
        ("I1",),
    ]


def test_all_heroes_go_together_where_people_need_them() -> None:
    t = table("m1", heroes="batman A3, cyborg A6")
    assert goals(t, "batman") == goals(t, "cyborg")


@pytest.mark.parametrize("seed", range(3))
def test_a_mission_of_ones_own_is_played_to_its_end(seed: int) -> None:
    game = DCeased(without_vault())
    match = Match.start(game, game.prepare("m3", 2), seed)
    players = [Player(seed), Player(seed + 1)]
    while match.question is not None:
        seat = match.asks()[0].seat
        match.choose(seat, players[seat].choose(match, seat))
    assert match.outcome is not None
    assert match.outcome.result in ("won", "heroes-lost", "time-up")


def test_quick_hands_take_an_objective_before_they_open_a_door() -> None:
    t = table(heroes="batman C4 trait=quick-hands", tokens="o1 C4, o2 E3", turn="batman")
    t.play("use quick-hands")
    assert t.offered() == ["Open C3-C4 quick-hands", "Interact o1 quick-hands"]
    assert chosen(t) == "Interact o1 quick-hands"


def test_enemies_attack_first_where_power_keeps_their_wounds_off() -> None:
    t = table(
        "m4", heroes="cyborg A4 escort=bus-driver done, green-canary D4 xp=43 power=1 done",
        enemies="walker A4, walker D4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert (t.asked, t.offered()) == (ask.NextFight, ["Zone A4", "Zone D4"])
    assert chosen(t) == "Zone D4"
