"""The third and fourth mission card by card: The Clinic and Break the Outpost."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, NORTH_EAST, SOUTH, THREE_NORTH, TWO_NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import Delivered, MissionCard
from sobremesa.games.oursun.events.combat import Fought
from sobremesa.games.oursun.events.harm import Hurt
from sobremesa.games.oursun.events.things import Dropped, Spent
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.state import HOME, Phase, Stage, Tile

from .test_missions import on_mission

TWO_AWAY, THREE_AWAY = TWO_NORTH, THREE_NORTH


def at_home(mission: str, card: int, *others: str) -> Table:
    """Characters in New Haven, that card of the mission in force."""
    t = table("medic", "hunter", *others, mission=mission, mode="coop", number=1)
    t.g.card = card
    return t


def before_the_day(t: Table) -> Table:
    """The Night is over and the next day is prepared."""
    t.g.phase, t.g.active, t.g.stage = Phase.NIGHT, -1, Stage.PREPARATION
    return t


def objectives(t: Table) -> list[str]:
    """The objective actions on offer."""
    return [each for each in t.offered() if each.startswith("Objective")]


# M3 The Clinic


@pytest.mark.rule("sun.mission.sequence", "sun.ruling.mission-check")
def test_the_crates_of_the_clinic_are_found_by_who_comes_when_it_is_empty() -> None:
    t = at_home("clinic", 2)
    clinic = t.tile(NORTH, 28, marked=1, closed=True)
    t.enemy("scorched", NORTH, body=True)
    t.go()
    t.let_go("interrupt")
    t.play("Discard", "DropWater", "Done")
    assert (t.g.card, clinic.containers) == (2, ())
    t.play(f"Move {NORTH}")
    assert t.told(MissionCard) == [MissionCard("clinic", 3)]
    assert t.g.map[NORTH].containers == ("dexterity:serum",) * 3
    assert t.g.map[NORTH].closed


@pytest.mark.rule("sun.mission.sequence")
def test_the_clinic_is_not_searched_while_a_mutant_lives_there() -> None:
    t = on_mission("clinic", 2, 28, marked=1)
    t.enemy("scorched", NORTH)
    t.go()
    t.let_go("interrupt")
    t.play("Wait")
    assert (t.g.card, t.g.map[NORTH].containers) == (2, ())


@pytest.mark.rule("sun.mission.sequence")
def test_with_the_first_serum_all_in_the_clinic_and_nobody_else_may_catch_the_fever() -> None:
    t = at_home("clinic", 3, "soldier")
    t.tile(NORTH, 28, marked=1, containers=("dexterity:serum",) * 3)
    t[0].tile = t[1].tile = NORTH
    t.go(1, 8, 8, 1)
    t.let_go("interrupt")
    t.play("Open dexterity:serum")
    assert [person.infected for person in t.g.people] == [True, False, False]
    assert t.told(MissionCard) == [MissionCard("clinic", 4), MissionCard("clinic", 5)]
    assert (t.g.progress["serums"], t.g.map[NORTH].containers) == (3, ("dexterity:serum",) * 2)


@pytest.mark.rule("sun.ruling.no-room", "sun.ruling.no-room-out-of-turn")
def test_who_has_no_room_for_a_serum_chooses_what_to_leave_for_it() -> None:
    t = on_mission("clinic", 4, 28, marked=1, containers=("dexterity:serum",))
    t.g.card = 5
    t.g.progress = {"serums": 3}
    cards = t.give(0, "FFFFFF", "knife", "machete")
    t.go(1, 8)
    t.let_go("interrupt")
    t.play("Open dexterity:serum")
    assert (t.asked, t.offers(f"DropCard {cards[0]}"), t.offers("DropGoods 0")) == (
        ask.NoRoom,
        True,
        True,
    )
    t.play(f"DropCard {cards[0]}")
    assert [t.g.book.gear[card] for card in t[0].items] == ["machete", "serum"]
    assert t.g.map[NORTH].cards == (cards[0],)


@pytest.mark.rule("sun.mission.sequence")
def test_each_preparation_one_son_per_two_characters_comes_to_the_lowest_tile_near_home() -> None:
    t = before_the_day(at_home("clinic", 5, "soldier"))
    t.tile(NORTH, 9)
    t.tile(NORTH_EAST, 3, revealed=False)
    t.tile(SOUTH, 6)
    t.tile(TWO_AWAY, 2)
    t.go((1, 10))
    came = [(t.g.enemy_data(enemy).sons, enemy.tile) for enemy in t.g.enemies.values()]
    assert came == [(True, SOUTH)] * 2


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(
    ("mission", "card", "revealed"),
    [("clinic", 5, False), ("clinic", 3, True), ("bunker", 5, True)],
)
def test_no_son_comes_near_home_without_a_tile_or_by_another_card(
    mission: str, card: int, revealed: bool
) -> None:
    t = before_the_day(at_home(mission, card))
    t.tile(NORTH, 9, revealed=revealed)
    t.g.progress = {"gate": 6, "serums": 3}
    t.go((1, 10))
    assert (t.g.enemies, t.g.day) == ({}, 2)


@pytest.mark.rule("sun.mission.sequence")
def test_any_number_of_serums_is_handed_in_and_leaves_the_game() -> None:
    t = at_home("clinic", 5)
    t.g.progress = {"serums": 3}
    t.give(0, "", "knife")
    serums = [t.card("serum", 0), t.card("serum", 1)]
    t[0].items += tuple(serums)
    t.go()
    t.let_go("interrupt")
    assert objectives(t) == ["Objective serum:1", "Objective serum:2"]
    t.play("Objective serum:2")
    assert [t.g.book.gear[card] for card in t[0].items] == ["knife"]
    assert (t.g.lost_objects, t.g.progress["serums"], t[0].ap) == (serums, 1, 5)
    assert t.told(Delivered) == [Delivered("medic", "serums", 1)]


@pytest.mark.rule("sun.mission.sequence")
def test_of_two_serums_one_may_be_kept() -> None:
    t = at_home("clinic", 5)
    t.g.progress = {"serums": 3}
    first, second = t.card("serum", 0), t.card("serum", 1)
    t[0].items += (first, second)
    t.go()
    t.let_go("interrupt")
    t.play("Objective serum:1")
    assert (t[0].items, t.g.card) == ((second,), 5)


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(("card", "number"), [(3, 1), (5, 6)])
def test_serums_are_handed_in_on_the_fifth_card_and_in_new_haven_only(
    card: int, number: int
) -> None:
    t = at_home("clinic", card)
    t.tile(NORTH, 6)
    t[0].tile = NORTH if number == 6 else HOME
    t.g.progress = {"serums": 3}
    t.give(0, "", "serum")
    t.go()
    assert objectives(t) == []


# M4 Break the Outpost


@pytest.mark.rule("sun.mission.sequence", "sun.mission.markers", "sun.ruling.spawn-no-initial")
def test_enemies_that_are_there_already_guard_the_outpost_too() -> None:
    t = at_home("outpost", 1, "soldier")
    t.g.stack.remove(30)
    t.g.map[NORTH] = Tile(30, revealed=False)
    t.enemy("wolf", NORTH)
    t.go()
    t.let_go("interrupt")
    t.play(f"Explore {NORTH}")
    sons = [t.g.enemy_data(enemy).sons for enemy in t.g.enemies.values()]
    assert sons == [False, True, True]
    assert all(enemy.tile == NORTH for enemy in t.g.enemies.values())
    assert (t.told(MissionCard), t.told(Fought)) == ([MissionCard("outpost", 2)], [])


@pytest.mark.rule("sun.ruling.draw-until", "sun.mission.sequence")
def test_fewer_sons_guard_the_outpost_if_no_more_are_left() -> None:
    t = at_home("outpost", 1, "soldier")
    t.g.stack.remove(30)
    t.g.stack.append(30)
    sons = [card for card in t.g.enemy_deck if t.g.book.enemies[card].startswith("sol_")]
    t.g.enemy_deck = [card for card in t.g.enemy_deck if card not in sons[1:]]
    t.go()
    t.let_go("interrupt")
    t.play(f"Explore {NORTH}")
    assert (list(t.g.enemies), t.g.card) == (sons[:1], 2)


@pytest.mark.rule("sun.mission.sequence")
def test_the_cage_stands_in_the_outpost_once_it_is_taken() -> None:
    t = at_home("outpost", 2)
    t.tile(NORTH, 30, marked=2, closed=True)
    t.go()
    t.let_go("interrupt")
    t.play(f"Move {NORTH}")
    assert t.told(MissionCard) == [MissionCard("outpost", 3)]
    assert t.g.map[NORTH].containers == ("strength:prisoner",)


@pytest.mark.rule("sun.mission.sequence")
def test_without_a_flex_slot_the_prisoner_stays_until_it_is_picked_up() -> None:
    t = on_mission("outpost", 3, 30, marked=2, containers=("strength:prisoner",))
    t.give(0, "FFFFFF")
    prisoner = t.card("prisoner")
    t.go(1)
    t.let_go("interrupt")
    t.play("Open strength:prisoner")
    assert (t.asked, t.g.map[NORTH].cards, t.g.card) == (ask.Act, (prisoner,), 3)
    assert t.told(Dropped) == [Dropped("medic", goods(""), (prisoner,))]
    t.play("Discard", "DropGoods 0", "DropGoods 0", "DropGoods 0", "Done")
    t.play("PickUp", f"TakeCard {prisoner}")
    assert (t[0].items, t.g.card) == ((prisoner,), 4)


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize("card", [4, 5])
def test_the_prisoner_drinks_from_its_carrier_alone(card: int) -> None:
    t = on_mission("outpost", card, 30, marked=2)
    t.give(0, "", "prisoner")
    t.g.active = -1
    t.go((1, 10), stage=Stage.PHASE_START)
    t.let_go("interrupt")
    t.play("Wait")
    assert (t.seat, t[0].water, t[1].water) == (1, 4, 5)
    assert t.told(Spent) == [Spent("medic", "prisoner", water=1)]


@pytest.mark.rule("sun.mission.sequence")
def test_a_carrier_without_water_for_the_prisoner_suffers() -> None:
    t = on_mission("outpost", 4, 30, marked=2)
    t.give(0, "", "prisoner")
    t[0].water = 1
    t.g.active = -1
    t.go((1, 10), stage=Stage.PHASE_START)
    assert (t[0].water, t[0].hp) == (0, 6)
    assert t.told(Hurt) == [Hurt("medic", 1, "prisoner", 6)]
    assert t.told(Spent) == []


@pytest.mark.rule("sun.mission.sequence")
def test_the_pursuit_begins_two_tiles_from_the_outpost() -> None:
    t = on_mission("outpost", 4, 30, marked=2)
    t.tile(TWO_AWAY)
    t.tile(THREE_AWAY)
    t.give(0, "", "prisoner")
    t.go()
    t.let_go("interrupt")
    t.play(f"Move {TWO_AWAY}")
    assert t.g.card == 4
    t.play(f"Move {THREE_AWAY}")
    assert t.told(MissionCard) == [MissionCard("outpost", 5)]


@pytest.mark.rule("sun.mission.sequence")
def test_a_prisoner_left_lying_has_no_carrier() -> None:
    t = on_mission("outpost", 4, 30, marked=2)
    t.g.map[NORTH].cards = (t.card("prisoner"),)
    t[0].tile = HOME
    t.go()
    t.let_go("interrupt")
    t.play("Wait")
    assert (t.g.card, t.seat) == (4, 1)


def on_the_run(card: int, phase: Phase) -> Table:
    """The prisoner is beside New Haven; of the tiles around one is face down, one is known."""
    t = table("medic", "hunter", "soldier", mission="outpost", mode="coop", phase=phase, number=1)
    t.tile(NORTH)
    t.tile(NORTH_EAST, 6, revealed=False)
    t.tile(TWO_AWAY, 7)
    t.tile(THREE_AWAY * 2, 30, marked=2)
    t[0].tile = NORTH
    t.give(0, "", "prisoner")
    t.g.card, t.g.active, t.g.stage = card, -1, Stage.PHASE_START
    return t


@pytest.mark.rule("sun.mission.sequence", "sun.ruling.group-decision")
def test_the_start_player_speaks_for_all_about_where_the_pursuers_come() -> None:
    t = on_the_run(5, Phase.NIGHT)
    beside = NORTH + NORTH_EAST
    t.tile(beside, 8)
    t.g.first = 1
    t.next_night("quiet_night")
    t.go()
    question = t.question(ask.Pursuit)
    assert (question.seat, question.group) == (1, (0, 2))
    assert t.offered(1) == [f"SpawnAt {TWO_AWAY}", f"SpawnAt {beside}"]
    t.play(f"1 SpawnAt {TWO_AWAY}")
    (enemy,) = t.g.enemies.values()
    assert (enemy.tile, t.g.enemy_data(enemy).sons) == (TWO_AWAY, True)


@pytest.mark.rule("sun.mission.sequence")
def test_pursuers_without_a_tile_do_not_come() -> None:
    t = on_the_run(5, Phase.NIGHT)
    del t.g.map[TWO_AWAY]
    t.next_night("quiet_night")
    t.go()
    assert (t.asked, t.seat, t.g.enemies) == (ask.Act, 0, {})


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(("card", "phase"), [(5, Phase.AFTERNOON), (4, Phase.NIGHT)])
def test_pursuers_come_at_night_and_by_the_fifth_card_only(card: int, phase: Phase) -> None:
    t = on_the_run(card, phase)
    t.g.map[THREE_AWAY] = t.g.map.pop(Place(6 * NORTH))
    t.tile(TWO_AWAY + NORTH_EAST, 8)
    t[0].tile = TWO_AWAY
    t.next_night("quiet_night")
    t.go(*([] if phase == Phase.NIGHT else [(1, 10)]))
    assert (t.asked, t.g.card, t.g.enemies) == (ask.Act, card, {})


@pytest.mark.rule("sun.mission.sequence")
def test_nobody_is_pursued_by_the_fifth_card_of_another_mission() -> None:
    t = at_home("clinic", 5)
    t.tile(NORTH)
    t.g.progress = {"serums": 3}
    t.g.phase, t.g.active = Phase.NIGHT, -1
    t.go(stage=Stage.PHASE_START)
    assert (t.asked, t.g.enemies) == (ask.Act, {})


@pytest.mark.rule("sun.mission.win")
def test_a_prisoner_that_lies_in_new_haven_is_home_too() -> None:
    t = at_home("outpost", 5)
    t.tile(NORTH, 30, marked=2)
    t.g.map[HOME].cards = (t.card("prisoner"),)
    t.go()
    t.play("Wait")
    assert t.outcome == ("mission", (0, 1))
