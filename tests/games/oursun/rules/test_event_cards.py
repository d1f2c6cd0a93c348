"""Event cards: what each of them does for the first to enter, and what is told of it."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, THREE_NORTH, TWO_NORTH, Table, table
from sobremesa.boards.hex_tiles import neighbours
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import EventCard, Thanked
from sobremesa.games.oursun.events.combat import Fought
from sobremesa.games.oursun.events.days import ConditionChanged
from sobremesa.games.oursun.events.dice import SkillRolled
from sobremesa.games.oursun.events.enemies import EnemyMoved, Spawned
from sobremesa.games.oursun.events.harm import Hurt, Infected
from sobremesa.games.oursun.events.movement import TileRevealed
from sobremesa.games.oursun.events.things import Gained, Spent, Used
from sobremesa.games.oursun.state import FIT, HOME, OK, TIRED, Fire


def facing(card: str, *kinds: str, weather: str = "") -> Table:
    """A medic, and perhaps others, beside a tile whose event will be that card."""
    t = table("medic", *kinds, weather=weather)
    t.tile(NORTH, event=True)
    t.next_events(card)
    return t


def enter(t: Table, *rolls: int | tuple[int, int]) -> Table:
    t.go(*rolls)
    t.let_go("interrupt")
    t.play(f"Move {NORTH}")
    return t


# Drawing


@pytest.mark.rule("sun.ruling.event-procedure", "sun.general.discard-under-deck")
def test_the_first_to_enter_draws_one_card_which_is_told_and_put_away() -> None:
    t = facing("solid_shelter")
    card = t.g.event_deck[-1]
    enter(t)
    assert t.told(EventCard) == [EventCard("medic", card)]
    assert (t.g.event_discard, t.g.map[NORTH].event, t[0].ap) == ([card], False, 5)
    t.play("Move 0", f"Move {NORTH}")
    assert len(t.told(EventCard)) == 1


@pytest.mark.rule("sun.ruling.reshuffle-moment")
def test_without_event_cards_anywhere_nothing_happens() -> None:
    t = facing("solid_shelter")
    t.g.event_deck = []
    enter(t)
    assert (t.asked, t.told(EventCard), t.g.event_discard) == (ask.Act, [], [])


# Finds


@pytest.mark.rule("sun.ruling.event-procedure")
def test_an_abandoned_pack_leaves_2_random_resources_on_the_tile() -> None:
    t = facing("abandoned_pack")
    t.g.map[NORTH].dropped = goods("W")
    t.g.bag = goods("FKP")
    enter(t, (1, 3), (2, 2))
    assert (t.g.map[NORTH].dropped, t.g.bag, t[0].goods) == (goods("WFP"), goods("K"), goods(""))


@pytest.mark.rule("sun.ruling.event-procedure", "sun.tile.event-area")
@pytest.mark.parametrize(
    ("card", "test"), [("locked_crate", "strength"), ("sealed_cabinet", "dexterity")]
)
def test_a_crate_or_cabinet_is_one_more_container_of_its_kind(card: str, test: str) -> None:
    t = facing(card)
    t.g.map[NORTH].containers = ("strength",)
    enter(t)
    assert t.g.map[NORTH].containers == ("strength", test)


@pytest.mark.rule("sun.trader.other-stock", "sun.ruling.trader-stock")
@pytest.mark.parametrize("kind", ["odile", "basko", "yuna"])
def test_a_wandering_trader_stays_on_the_tile_with_his_stock(kind: str) -> None:
    t = facing(f"wandering_{kind}")
    t.trader("lawrence")
    t.g.bag = goods("FFFFC")
    wares = ["stimulants", "adrenaline", "revolver"]
    t.next_loot("canned_food", "stimulants", "multitool", *wares[1:])
    enter(t, (1, 5), (1, 4), (1, 3), (1, 2))
    (trader,) = [each for each in t.g.traders.values() if each.kind == kind]
    assert (trader.tile, trader.water, trader.goods) == (NORTH, 4, goods("FFFF"))
    assert [t.g.book.gear[card] for card in trader.cards] == wares


@pytest.mark.rule("sun.trader.rob-removed", "sun.trader.other-stock")
def test_no_trader_comes_who_is_in_play_or_was_removed() -> None:
    here, gone = facing("wandering_odile"), facing("wandering_odile")
    here.tile(SOUTH)
    here.trader("odile", SOUTH)
    gone.g.removed = ["odile"]
    enter(here)
    enter(gone)
    assert [each.tile for each in here.g.traders.values()] == [SOUTH]
    assert gone.g.traders == {}


@pytest.mark.rule("sun.loot-card.draw", "sun.ruling.event-procedure")
def test_who_helps_the_stranger_with_food_is_told_to_pay_it() -> None:
    t = facing("wounded_stranger")
    t.give(0, "FF", "bandage")
    t.next_loot("katana")
    bandage = t.card("bandage")
    enter(t)
    assert (t.asked, t.offered()) == (ask.Stranger, ["Pass", "Help -1", f"Help {bandage}"])
    t.play("Help -1")
    assert (t[0].goods, t[0].items) == (goods("F"), (bandage, t.card("katana")))
    assert t.told(Spent) == [Spent("medic", "stranger", goods("F"))]
    assert t.told(Used) == []
    assert t.told(Thanked) == [Thanked("medic", t.card("katana"))]


@pytest.mark.rule("sun.loot-card.draw", "sun.gear.uses-empty")
def test_a_bandage_for_the_stranger_is_used_up_and_no_food_is_paid() -> None:
    t = facing("wounded_stranger")
    (bandage, _) = t.give(0, "F", "bandage", "medikit")
    t.next_loot("katana")
    enter(t)
    assert t.offered() == ["Pass", "Help -1", f"Help {bandage}"]
    t.play(f"Help {bandage}")
    assert t[0].goods == goods("F")
    assert (bandage in t[0].items, bandage in t.g.gear_deck) == (False, True)
    assert t.card("katana") in t[0].items
    assert (t.told(Used), t.told(Spent)) == ([Used("medic", bandage, "stranger")], [])


@pytest.mark.rule("sun.ruling.event-procedure")
def test_the_stranger_may_be_left_alone() -> None:
    t = facing("wounded_stranger")
    t.give(0, "F")
    loot = len(t.g.loot_deck)
    enter(t)
    t.play("pass")
    assert (t.asked, t[0].goods, len(t.g.loot_deck)) == (ask.Act, goods("F"), loot)


@pytest.mark.rule("sun.ruling.event-procedure")
def test_who_has_neither_food_nor_bandage_cannot_help_the_stranger() -> None:
    t = facing("wounded_stranger")
    (medikit,) = t.give(0, "MMM", "medikit")
    enter(t)
    assert (t.asked, len(t.told(EventCard))) == (ask.Act, 1)
    assert (t[0].goods, t[0].items) == (goods("MMM"), (medikit,))


@pytest.mark.rule("sun.ruling.event-procedure")
def test_the_stranger_has_nothing_where_no_loot_is_left() -> None:
    t = facing("wounded_stranger")
    t.give(0, "F")
    t.g.loot_deck = []
    enter(t)
    t.play("Help -1")
    assert (t.asked, t[0].goods, t[0].items) == (ask.Act, goods(""), ())


@pytest.mark.rule("sun.resource.water-storage", "sun.ruling.event-procedure")
@pytest.mark.parametrize(("water", "filled"), [(1, 3), (5, 1), (6, 0)])
def test_a_hidden_cistern_gives_up_to_3_water_as_far_as_there_is_room(
    water: int, filled: int
) -> None:
    t = facing("hidden_cistern")
    t[0].water = water
    enter(t)
    assert t[0].water == water + filled
    assert t.told(Gained) == [Gained("medic", goods(""), (), filled)]


@pytest.mark.rule("sun.ruling.event-procedure", "sun.karma.lose")
@pytest.mark.parametrize(("lost", "karma", "left"), [(2, 2, 1), (0, 1, 0)])
def test_a_roadside_grave_gives_back_one_lost_karma_die(lost: int, karma: int, left: int) -> None:
    t = facing("roadside_grave")
    t[0].karma, t[0].lost_karma = 1, lost
    enter(t)
    assert (t[0].karma, t[0].lost_karma) == (karma, left)


# Fights


@pytest.mark.rule("sun.ruling.night-combat-spawn", "sun.ruling.event-procedure")
def test_an_ambush_is_the_top_enemy_card_which_fights_at_once() -> None:
    t = facing("ambush")
    t.next_enemies("wolf")
    enter(t, 8, 8, 8)
    assert [(each.kind, each.place) for each in t.told(Spawned)] == [("wolf", NORTH)]
    assert len(t.told(Fought)) == 1


@pytest.mark.rule("sun.ruling.draw-until", "sun.ruling.night-combat-spawn")
@pytest.mark.parametrize(
    ("card", "kind", "food"), [("sons_patrol", "sol_recruit", ""), ("animal_den", "wolf", "FF")]
)
def test_a_patrol_or_a_den_is_the_first_enemy_of_its_kind(card: str, kind: str, food: str) -> None:
    t = facing(card)
    t.next_enemies("bandit", kind)
    enter(t, 8, 8, 8)
    assert [(each.kind, each.place) for each in t.told(Spawned)] == [(kind, NORTH)]
    assert len(t.told(Fought)) == 1
    assert t.g.map[NORTH].dropped == goods(food)


@pytest.mark.rule("sun.ruling.draw-until")
@pytest.mark.parametrize(
    ("card", "food"), [("ambush", ""), ("sons_patrol", ""), ("animal_den", "FF")]
)
def test_without_an_enemy_card_no_fight_begins_with_those_who_are_there(
    card: str, food: str
) -> None:
    t = facing(card, "hunter")
    t[1].tile = NORTH
    t.enemy("bandit", NORTH)
    t.g.enemy_deck = []
    enter(t)
    assert (t.told(EventCard) != [], t.told(Spawned), t.told(Fought)) == (True, [], [])
    assert t.g.map[NORTH].dropped == goods(food)


# Tests


@pytest.mark.rule("sun.infection.trigger", "sun.test.kinds")
@pytest.mark.parametrize(("die", "infected"), [(4, False), (5, True)])
def test_foul_water_infects_who_fails_a_strength_test(die: int, infected: bool) -> None:
    t = enter(facing("foul_water"), die)
    assert (t[0].infected, t[0].hp) == (infected, 7)
    assert t.told(Infected) == [Infected("medic")] * infected
    assert [each.test for each in t.told(SkillRolled)] == ["strength"]


@pytest.mark.rule("sun.board.hp", "sun.test.kinds")
@pytest.mark.parametrize(("die", "hp"), [(3, 7), (4, 5)])
def test_a_collapsing_floor_is_2_damage_for_who_fails_a_dexterity_test(die: int, hp: int) -> None:
    t = enter(facing("collapsing_floor"), 8, die)
    assert t[0].hp == hp
    assert t.told(Hurt) == [Hurt("medic", 2, "fall", 5)] * (hp == 5)
    assert [each.test for each in t.told(SkillRolled)] == ["dexterity"]


# The land


@pytest.mark.rule("sun.explore.effect", "sun.ruling.event-procedure")
def test_an_old_map_reveals_two_positions_around_the_tile_for_nothing() -> None:
    t = facing("old_map")
    t.g.stack += [14, 11]
    around = [place for place in neighbours(NORTH) if place != 0]
    enter(t)
    assert (t.asked, t.offered()) == (ask.OldMap, ["Pass", *(f"Explore {to}" for to in around)])
    t.play(f"Explore {around[0]}")
    assert t.offered() == ["Pass", *(f"Explore {to}" for to in around[1:])]
    t.play(f"Explore {around[1]}")
    assert [(each.place, each.number) for each in t.told(TileRevealed)] == [
        (around[0], 11),
        (around[1], 14),
    ]
    assert (t.asked, t[0].ap) == (ask.Act, 5)


@pytest.mark.rule("sun.ruling.event-procedure")
def test_an_old_map_need_not_be_followed() -> None:
    t = enter(facing("old_map"))
    t.play("pass")
    assert (t.asked, t.told(TileRevealed)) == (ask.Act, [])


@pytest.mark.rule("sun.ruling.stack-empty")
def test_an_old_map_shows_no_more_than_there_are_tiles() -> None:
    t = facing("old_map")
    t.g.stack = [14]
    enter(t)
    t.play(t.offered()[1])
    assert (t.asked, len(t.told(TileRevealed))) == (ask.Act, 1)


@pytest.mark.rule("sun.ruling.camp-symbol-permanent", "sun.tile.camp-symbol")
def test_a_solid_shelter_makes_a_camp_of_the_tile() -> None:
    t = enter(facing("solid_shelter"))
    assert t.g.has_camp(t.g.map[NORTH])
    assert not t.g.has_camp(t.g.map[HOME])


@pytest.mark.rule("sun.gear.electric", "sun.use.flip")
def test_a_solar_flare_turns_down_the_electric_gear_of_everybody_and_no_other() -> None:
    t = facing("solar_flare", "hunter")
    _, light = t.give(0, "", "knife", "flashlight")
    (radio,) = t.give(1, "", "radio")
    boots = t.card("hiking_boots")
    t.g.flipped = 1 << boots
    enter(t)
    assert t.g.flipped == 1 << light | 1 << radio | 1 << boots


@pytest.mark.rule("sun.enemy.move-when", "sun.enemy.move-pinned")
def test_echoes_move_every_free_enemy_once() -> None:
    t = facing("echoes", "hunter")
    t[1].tile = SOUTH
    t.tile(SOUTH)
    t.tile(THREE_NORTH)
    pinned, free = t.enemy("bear", SOUTH), t.enemy("wolf", THREE_NORTH)
    enter(t, (4, 8))
    assert (t.g.enemies[pinned].tile, t.g.enemies[free].tile) == (SOUTH, TWO_NORTH)
    assert [each.enemy for each in t.told(EnemyMoved)] == [free]


@pytest.mark.rule("sun.ruling.fire-by-card", "sun.ruling.fire-one-per-tile")
def test_a_cold_campsite_leaves_a_stove_as_it_is() -> None:
    t = facing("cold_campsite")
    t.g.map[NORTH].fire = Fire.STOVE
    enter(t)
    assert (t.g.map[NORTH].fire, t.g.map[NORTH].dropped) == (Fire.STOVE, goods("CW"))


@pytest.mark.rule("sun.ruling.condition-limits")
@pytest.mark.parametrize(("before", "after"), [(TIRED, OK), (OK, FIT), (FIT, FIT)])
def test_a_moment_of_peace_lifts_the_condition_but_not_above_fit(before: int, after: int) -> None:
    t = facing("moment_of_peace")
    t[0].condition = before
    enter(t)
    assert t[0].condition == after
    changed = [ConditionChanged("medic", after, "peace")]
    assert t.told(ConditionChanged) == (changed if before != after else [])
