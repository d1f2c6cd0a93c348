"""Turns of heroes: where they go, whom they attack, and what they leave alone."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased.player import Player
from sobremesa.testing import notation

from .mind import chosen, played

SHARDS = "shard-1 shard-2 shard-3"


# The vault


@pytest.mark.parametrize(
    "party", ["cyborg E4 power=4", "batman E4 power=4, green-arrow E5 power=4"]
)
def test_the_vault_is_opened_when_the_titan_is_likely_to_fall_at_once(party: str) -> None:
    t = table("m3", heroes=party, taken=SHARDS, tokens="", turn=party.split()[0])
    assert chosen(t) == "Open E3-E4 action"


def test_the_vault_stays_shut_while_nobody_could_eliminate_the_titan() -> None:
    t = table("m3", heroes="cyborg E4", taken="shard-1 shard-2", tokens="", turn="cyborg")
    assert chosen(t) != "Open E3-E4 action"


def test_whoever_opened_the_vault_goes_in_and_strikes_with_all_its_power() -> None:
    t = table(
        "m3", heroes="batman E4 power=4", taken=SHARDS, tokens="", turn="batman",
        rolls=[4, 4, 4, 1, 1, 1, 1],
    )  # fmt: skip
    assert played(t)[-2:] == ["Attack own E2 -", "Roll 4"]
    assert t.result == "won"


# The beacon


def test_a_hero_leaves_the_beacon_for_enemies_who_would_come_to_it() -> None:
    t = table(
        "m4", heroes="harley-quinn D4 power=2, cyborg D4 done", enemies="2 walker D3",
        turn="harley-quinn",
    )  # fmt: skip
    assert chosen(t) == "Move D3 walk -"


def test_a_hero_comes_back_to_the_beacon_when_nobody_is_near() -> None:
    t = table("m4", heroes="harley-quinn D2, cyborg D1 done", turn="harley-quinn")
    assert chosen(t) == "Move D3 walk -"


# Fights


def test_nobody_charges_into_a_crowd_with_no_action_left() -> None:
    t = table(
        "m3", heroes="wonder-woman D5", enemies="2 walker D4", tokens="shard-1 D3",
        turn="wonder-woman", actions=0,
    )  # fmt: skip
    assert t.offers("move D4 amazon-charge")
    assert chosen(t) == "EndTurn"


def test_nobody_strikes_at_a_zombie_hero_it_cannot_eliminate() -> None:
    t = table(
        "m3", heroes="supergirl E2 power=4 trait=dash trait=unyielding, cyborg E4 done",
        doors="E3-E4", taken="shard-1", tokens="", turn="supergirl", actions=1,
    )  # fmt: skip
    assert t.offers("attack own E2")
    assert not chosen(t).startswith("Attack")


@pytest.mark.parametrize(
    ("fallen", "power"), [("z-flash", 0), ("z-nightwing", 0), ("z-ivy", 1), ("z-shazam", 2)]
)
def test_nobody_strikes_at_a_zombie_hero_with_a_die_too_few(fallen: str, power: int) -> None:
    t = table(
        "m3", heroes=f"supergirl D4 power={power}, cyborg I6 done", enemies=f"{fallen} D4",
        tokens="shard-1 A1", turn="supergirl", actions=1,
    )  # fmt: skip
    assert t.offers("attack own D4")
    assert not chosen(t).startswith("Attack")


def test_a_zombie_hero_is_struck_as_soon_as_the_dice_can_be_enough() -> None:
    t = table(
        "m3", heroes="supergirl D4 power=2, cyborg I6 done", enemies="z-flash D4",
        tokens="shard-1 A1", turn="supergirl", actions=1, rolls=[3, 3, 3, 1],
    )  # fmt: skip
    assert played(t)[:2] == ["Attack own D4 -", "Roll 2"]
    assert t.enemies("D4") == {}


def test_those_who_stand_beside_a_hero_are_fought_before_it_goes_on() -> None:
    t = table("m3", heroes="harley-quinn D4", enemies="2 walker D4", turn="harley-quinn")
    assert chosen(t) == "Attack own D4 -"


def test_an_archer_who_cannot_hit_its_own_zone_steps_back_and_shoots() -> None:
    t = table(
        "m4", heroes="green-arrow D4 power=3, cyborg D4 done", enemies="walker D3",
        turn="green-arrow",
    )  # fmt: skip
    assert chosen(t) == "Attack own D3 -"


def test_a_runner_that_could_reach_a_civilian_is_fought_before_others() -> None:
    t = table(
        "m0", heroes="cyborg D3, batman A4 done", doors="C3-D3", enemies="runner D2, 2 walker C3",
        civilians="bus-driver E2", tokens="o2 E3", taken="o1", turn="cyborg",
    )  # fmt: skip
    assert chosen(t) == "Attack own D2 -"


def test_a_wounded_hero_does_not_walk_into_the_arms_of_a_crowd() -> None:
    t = table("m3", heroes="batman D4 health=1", enemies="4 walker D3", turn="batman", actions=1)
    assert chosen(t) != "Move D3 walk -"


# Moves


def test_a_flight_does_not_end_where_it_began() -> None:
    t = table("m3", heroes="supergirl D5, cyborg A4 done", doors="C5-D5", turn="supergirl")
    start = t.at("supergirl")
    played(t)
    assert t.at("supergirl") != start


def test_a_plan_is_followed_to_its_end_as_if_it_were_made_anew_at_each_step() -> None:
    t, again = (
        table("m3", heroes="batman E6, cyborg A1 done", turn="batman", actions=4) for _ in range(2)
    )
    deeds = played(t, 3)
    for deed in deeds:
        assert chosen(again) == deed
        again.play(deed)


def test_a_plan_is_forgotten_when_enemies_appear() -> None:
    player = Player(1)
    t = table("m3", heroes="cyborg E6", tokens="shard-1 D3", turn="cyborg")
    assert notation(player.choose(t.match, t.seat)).startswith("Move")
    t = table(
        "m3", heroes="cyborg D6", tokens="shard-1 D3", enemies="3 walker D6", turn="cyborg",
        actions=2,
    )  # fmt: skip
    assert notation(player.choose(t.match, t.seat)) == "Attack own D6 -"
