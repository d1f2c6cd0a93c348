"""Doors: with whom, and with how many Actions, a hero finds out what is behind one."""

from __future__ import annotations

from games.dceased.table import table

from .mind import chosen

FRIENDS = "cyborg {zone}, green-canary {zone}, wonder-woman {zone}"


def test_a_frail_hero_does_not_open_a_building_with_its_last_action() -> None:
    t = table("m3", heroes="batman D5 health=1", turn="batman", actions=1)
    assert t.offers("open C5-D5")
    assert not chosen(t).startswith("Open")


def test_people_are_not_let_out_with_the_last_action_of_all() -> None:
    t = table(
        "m3", heroes="batman B3", tokens="shard-1 A1", hidden="bus-driver A2", turn="batman",
        actions=1,
    )  # fmt: skip
    assert t.offers("open B2-B3")
    assert not chosen(t).startswith("Open")


def test_a_healthy_hero_that_is_alone_may_open_a_building_with_its_last_action() -> None:
    """Games are won as often as by heroes who wait for their next Turn: see `turns._open`."""
    t = table("m3", heroes="batman D5", turn="batman", actions=1)
    assert chosen(t) == "Open C5-D5 action"


def test_a_healthy_hero_opens_what_is_on_its_way() -> None:
    t = table("m3", heroes="batman D5", turn="batman", actions=2)
    assert chosen(t) == "Open C5-D5 action"


def test_where_one_life_decides_a_building_is_opened_when_all_are_there() -> None:
    t = table(
        "m0", heroes="batman C3, " + FRIENDS.format(zone="C3"), hidden="bus-driver E2",
        doors="C3-C4", tokens="o2 E3", taken="o1", turn="batman",
    )  # fmt: skip
    assert chosen(t) == "Open C3-D3 action"


def test_where_one_life_decides_a_building_stays_shut_while_friends_are_far() -> None:
    t = table(
        "m0", heroes="batman C3, cyborg C3, " + FRIENDS.format(zone="A4").partition(", ")[2],
        hidden="bus-driver E2", doors="C3-C4", tokens="o2 E3", taken="o1", turn="batman",
    )  # fmt: skip
    assert t.offers("open C3-D3")
    assert not chosen(t).startswith("Open")
