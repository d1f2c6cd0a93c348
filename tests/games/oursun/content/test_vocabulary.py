"""The words of the content with other numbers than the game's own cards have."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun.content import card_effects as cards
from sobremesa.games.oursun.content.group_cards import Execute
from sobremesa.games.oursun.content.mission_cards import (
    Appear,
    Away,
    Besiege,
    Brought,
    Cleared,
    Condition,
    Counted,
    Defeated,
    DryUp,
    FillWater,
    Found,
    Held,
    MissionEffect,
    NextTile,
    PutContainers,
    Revealed,
    SetCounters,
    Spawn,
)
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.card_effects import DOES, apply
from sobremesa.games.oursun.rules.mission_conditions import HOLDS
from sobremesa.games.oursun.rules.mission_effects import COMES, headcount
from sobremesa.games.oursun.rules.roles import executions
from sobremesa.games.oursun.state import FIT, TIRED, Fire
from sobremesa.kernel import Flow

GROUP = ("medic", "hunter", "soldier", "engineer", "smuggler")


def run(flow: Flow[None]) -> None:
    """Rules that ask nothing."""
    assert list(flow) == []


def hit(t: Table, *effects: cards.CardEffect) -> None:
    run(apply(t.g, t[0], effects))


def comes(t: Table, *effects: MissionEffect) -> None:
    for effect in effects:
        run(COMES(t.g, effect))


def test_every_word_of_a_card_and_every_word_of_a_mission_has_its_rule() -> None:
    assert DOES.missing(cards.CardEffect.__args__) == []
    assert COMES.missing(MissionEffect.__args__) == []
    assert HOLDS.missing(Condition.__args__) == []


# Cards


def test_a_card_may_cost_more_ap_than_there_are() -> None:
    t = table("medic", "hunter")
    t[0].ap = 2
    hit(t, cards.LoseAp(count=3))
    assert t[0].ap == 0


def test_water_is_gained_as_far_as_it_fits() -> None:
    t = table("medic", "hunter")
    t[0].water = 1
    hit(t, cards.GainWater(count=2))
    assert t[0].water == 3
    hit(t, cards.GainWater(count=9))
    assert t[0].water == 6


def test_karma_comes_back_as_far_as_it_was_lost() -> None:
    t = table("medic", "hunter")
    t[0].lost_karma = 2
    hit(t, cards.Karma(count=3))
    assert (t[0].karma, t[0].lost_karma) == (2, 0)


@pytest.mark.parametrize(("steps", "condition"), [(-3, TIRED), (3, FIT)])
def test_a_condition_stays_on_its_track_whatever_a_card_says(steps: int, condition: int) -> None:
    t = table("medic", "hunter")
    hit(t, cards.Mood(steps=steps, cause="peace"))
    assert t[0].condition == condition


def test_who_has_no_food_to_lose_suffers_what_the_card_says_instead() -> None:
    t = table("medic", "hunter")
    loss = cards.LoseFood(cause="rats", otherwise=(cards.Harm(cause="rats", points=3),))
    t.give(0, "F")
    hit(t, loss)
    assert (t[0].goods[0], t[0].hp) == (0, 7)
    hit(t, loss)
    assert t[0].hp == 4


@pytest.mark.parametrize(("fire", "infected"), [(Fire.NONE, True), (Fire.STOVE, False)])
def test_fire_keeps_off_what_happens_without_it(fire: Fire, infected: bool) -> None:
    t = table("medic", "hunter")
    t.tile(fire=fire)
    hit(t, cards.WithoutFire(then=(cards.Infect(),)))
    assert t[0].infected is infected


# Missions


@pytest.mark.parametrize(
    ("people", "effect", "count"),
    [
        (2, Spawn(count=3), 3),
        (3, Spawn(per=2), 2),
        (5, Spawn(per=3, count=1), 3),
        (4, Spawn(per=2, more_from=4), 3),
        (3, Besiege(per=1, more_from=4), 3),
        (5, Besiege(count=1, more_from=5), 2),
    ],
)
def test_enemies_come_by_number_and_by_characters(
    people: int, effect: Spawn | Besiege, count: int
) -> None:
    assert headcount(table(*GROUP[:people]).g, effect) == count


def test_enemies_come_only_to_a_tile_that_lies_face_up() -> None:
    t = table("medic", "hunter")
    comes(t, Spawn(count=2, tile=28), Appear(enemy="colossus", tile=28))
    assert t.g.enemies == {}
    t.tile(NORTH, 28)
    comes(t, Spawn(count=2, tile=28), Spawn(count=3, tile=28, fill=True))
    assert [enemy.tile for enemy in t.g.enemies.values()] == [NORTH] * 3


def test_counters_begin_by_number_and_by_characters() -> None:
    t = table("medic", "hunter", "soldier")
    comes(t, SetCounters(fixed={"M": 2}, per_character={"sown": 2}), DryUp())
    assert t.g.progress == {"M": 2, "sown": 6, "dry": 1}
    assert not HOLDS(t.g, Counted(counters=("M", "sown")))
    t.g.progress |= {"M": 0, "sown": -1}
    assert HOLDS(t.g, Counted(counters=("M", "sown")))


def test_containers_hold_loot_unless_they_hold_an_object() -> None:
    t = table("medic", "hunter")
    serums = PutContainers(test="dexterity", object="serum", count=2)
    t.tile(NORTH, 31)
    comes(t, PutContainers(test="strength"), serums)
    assert t.g.map[NORTH].containers == ("strength", "dexterity:serum", "dexterity:serum")


def test_all_on_a_tile_fill_up_with_water() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, 31)
    t[0].water = t[1].water = 0
    t[1].tile = Place(NORTH)
    comes(t, FillWater())
    assert (t[0].water, t[1].water) == (0, 6)


def test_a_tile_of_the_stack_comes_next() -> None:
    t = table("medic", "hunter")
    comes(t, NextTile())
    assert t.g.stack[-1] == 31


# Conditions


def holds(t: Table, conditions: Sequence[Condition]) -> list[bool]:
    return [HOLDS(t.g, condition) for condition in conditions]


def test_one_of_several_tiles_is_enough() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, 29)
    wanted = [Revealed(tiles=(28, 29)), Revealed(tiles=(28,)), Revealed()]
    assert holds(t, wanted) == [True, False, False]


def test_a_tile_may_have_to_be_held_longer() -> None:
    t = table("medic", "hunter")
    t.g.progress["held"] = 2
    assert holds(t, [Held(phases=2), Held(phases=3)]) == [True, False]


def test_an_object_may_be_wanted_elsewhere_and_farther_away() -> None:
    t = table("medic", "hunter", mission="outpost")
    t.tile(NORTH, 30)
    t.give(0, "", "prisoner")
    t[0].tile = Place(NORTH)
    assert holds(t, [Brought(object="prisoner", tile=0), Brought(object="prisoner")]) == [
        True,
        False,
    ]
    assert holds(t, [Away(object="prisoner"), Away(object="prisoner", tile=28)]) == [False, False]


def test_every_copy_of_an_object_counts() -> None:
    t = table("medic", "hunter", mission="clinic")
    t.tile(NORTH, 28, cards=(t.card("serum", 2),))
    assert holds(t, [Brought(object="serum", tile=0), Found(objects=("serum",))]) == [True, False]


def test_a_fallen_enemy_is_noted_by_its_name() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, 31)
    t.g.progress["colossus"] = 1
    assert holds(t, [Defeated(enemy="colossus"), Cleared(), Cleared(occupied=True)]) == [
        True,
        True,
        False,
    ]


@pytest.mark.parametrize(("people", "others", "needed"), [(3, 3, 2), (5, 3, 3), (2, 1, 1)])
def test_an_executioner_may_want_more(people: int, others: int, needed: int) -> None:
    assert executions(table(*GROUP[:people]).g, Execute(others=others)) == needed
