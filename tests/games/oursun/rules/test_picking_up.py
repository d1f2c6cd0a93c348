"""Picking up and leaving: from the tile, a camp or a body, and back onto the tile."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import NOTHING, goods
from sobremesa.games.oursun.events.things import Dropped, Gained
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.state import HOME, Phase


def with_body(letters: str = "", *kinds: str) -> tuple[Table, tuple[int, ...]]:
    """A medic beside the body of a hunter who carries something, and a soldier who lives."""
    t = table("medic", "hunter", "soldier")
    cards = t.give(1, letters, *kinds)
    t[1].died, t[1].hp, t[1].ap = 0, 0, 0
    return t, cards


@pytest.mark.rule("sun.pickup.effect", "sun.ruling.pickup-kinds")
def test_after_a_card_nothing_more_is_taken() -> None:
    t = table("medic")
    knife, spear = t.card("knife"), t.card("spear")
    t.tile(0, cards=(knife, spear), native=goods("FF"))
    t.go()
    t.play("PickUp", f"TakeCard {knife}")
    assert (t.asked, t[0].ap, t[0].items, t[0].goods) == (ask.Act, 5, (knife,), NOTHING)
    assert t.g.map[HOME].cards == (spear,)


@pytest.mark.rule("sun.pickup.effect")
def test_what_lies_open_is_no_secret_so_that_taking_it_can_be_taken_back() -> None:
    t = table("medic")
    t.tile(0, native=goods("FF"))
    t.go()
    t.play("PickUp", "TakeGoods 0")
    assert t.match.journal is not None
    assert {choice.revealed for choice in t.match.journal.choices} == {""}


@pytest.mark.rule("sun.pickup.effect", "sun.ruling.pickup-kinds", "sun.ruling.camp-store")
def test_after_a_cube_only_a_second_cube_may_be_taken() -> None:
    t = table("medic", number=26)
    t[0].water = 0
    tile = t.g.map[HOME]
    tile.cards, tile.native, tile.stored_water = (t.card("knife"),), goods("FC"), 2
    t.go()
    t.play("PickUp")
    first = t.offered()
    t.play("TakeGoods 0")
    assert first == ["TakeGoods 0 -1", "TakeGoods 1 -1", f"TakeCard {t.card('knife')}", "TakeWater"]
    assert t.offered() == ["Done", "TakeGoods 1 -1"]
    t.play("Done")
    assert (t.asked, t[0].goods, t[0].ap) == (ask.Act, goods("F"), 5)


@pytest.mark.rule("sun.pickup.effect")
def test_with_one_cube_on_the_tile_no_second_is_asked_for() -> None:
    t = table("medic")
    t.g.map[HOME].native = goods("F")
    t.go()
    t.play("PickUp")
    assert (t.asked, t[0].goods, t.g.map[HOME].native) == (ask.Act, goods("F"), NOTHING)


@pytest.mark.rule("sun.pickup.effect", "sun.board.flex-slot")
def test_one_with_a_single_free_space_takes_a_single_cube() -> None:
    t = table("medic")
    t.give(0, "CCCWW")
    t.tile(0, native=goods("FF"))
    t.go()
    t.play("PickUp")
    assert (t.asked, t[0].goods, t.g.map[HOME].native) == (ask.Act, goods("FCCCWW"), goods("F"))


@pytest.mark.rule("sun.pickup.effect", "sun.gear.gain")
def test_a_card_that_lies_alone_on_the_tile_is_taken() -> None:
    t = table("medic")
    knife = t.card("knife")
    t.tile(0, cards=(knife,))
    t.go()
    t.play("PickUp")
    assert (t[0].items, t.g.map[HOME].cards, t[0].ap) == ((knife,), (), 5)


@pytest.mark.rule("sun.pickup.effect", "sun.ruling.flex-mix")
def test_a_full_board_takes_neither_cube_nor_card() -> None:
    t = table("medic")
    t.give(0, "FFFCCC", "knife", "machete")
    tile = t.g.map[HOME]
    tile.native, tile.dropped, tile.cards = goods("F"), goods("C"), (t.card("spear"),)
    t.go()
    assert not t.offers("PickUp")


@pytest.mark.rule("sun.pickup.effect", "sun.ruling.equipment-slot-only")
def test_only_what_has_a_slot_is_offered() -> None:
    t = table("medic")
    t.give(0, "FFFCCC", "knife", "machete")
    spear, backpack = t.card("spear"), t.card("backpack")
    t.tile(0, cards=(spear, backpack), native=goods("F"))
    t.go()
    t.play("PickUp")
    assert (t[0].equipment, t.g.map[HOME].cards, t[0].ap) == ((backpack,), (spear,), 5)


@pytest.mark.rule("sun.ammo.storage", "sun.ruling.craft-ammo-load")
def test_a_full_board_takes_no_ammunition_of_another_kind() -> None:
    t = table("medic")
    (bow,) = t.give(0, "FFFCCC", "bow")
    t.g.uses[bow] = 0
    t.g.map[HOME].dropped = goods("ccF")
    t.go()
    assert not t.offers("PickUp")


@pytest.mark.rule("sun.ammo.storage", "sun.ruling.craft-ammo-load", "sun.ruling.pickup-kinds")
def test_ammunition_taken_by_a_full_board_lies_on_the_weapon() -> None:
    t = table("medic")
    _, bow = t.give(0, "FFFCCC", "knife", "bow")
    t.g.uses[bow] = 2
    t.g.map[HOME].dropped = goods("aaF")
    t.go()
    t.play("PickUp")
    assert (t.asked, t.g.uses, t[0].goods) == (ask.Act, {bow: 3}, goods("FFFCCC"))
    assert t.g.map[HOME].dropped == goods("aF")


@pytest.mark.rule("sun.ruling.markers-stay", "sun.pickup.effect")
def test_a_trap_is_taken_up_by_anybody_and_the_others_stay() -> None:
    t = table("medic", "hunter")
    traps = t.card("small_animal_trap"), t.card("small_animal_trap", 1)
    t.tile(0, traps=traps)
    t.go()
    t.let_go("interrupt")
    t.play("PickUp")
    assert (t[0].items, t.g.map[HOME].traps, t[0].ap) == (traps[:1], traps[1:], 5)


@pytest.mark.rule("sun.ruling.camp-store", "sun.camp.storage")
@pytest.mark.parametrize(("stored", "water", "taken"), [(3, 1, 2), (1, 1, 1), (3, 5, 1), (2, 4, 2)])
def test_up_to_2_water_of_a_camp_are_taken_if_there_is_room(
    stored: int, water: int, taken: int
) -> None:
    t = table("medic", number=26)
    t[0].water, t.g.map[HOME].stored_water = water, stored
    t.go()
    t.play("PickUp")
    assert (t[0].water, t.g.map[HOME].stored_water, t[0].ap) == (water + taken, stored - taken, 5)
    assert t.told(Gained) == [Gained("medic", NOTHING, (), taken)]


@pytest.mark.rule("sun.ruling.camp-store", "sun.resource.water-storage")
def test_no_water_of_a_camp_is_taken_by_one_who_has_no_room_for_it() -> None:
    t = table("medic", number=26)
    t.g.map[HOME].stored_water = 3
    t.go()
    assert not t.offers("PickUp")


@pytest.mark.rule("sun.ruling.dead-gear")
def test_cubes_of_a_body_and_of_its_tile_are_taken_together() -> None:
    t, _ = with_body("MM")
    t.g.map[HOME].native = goods("M")
    t.go()
    t.let_go("interrupt")
    t.play("PickUp", "TakeGoods 2 1", "TakeGoods 2 -1")
    assert (t[0].goods, t[1].goods, t.g.map[HOME].native) == (goods("MM"), goods("M"), NOTHING)


@pytest.mark.rule("sun.ruling.dead-gear")
def test_both_cubes_may_come_from_a_body() -> None:
    t, _ = with_body("MMC")
    t.go()
    t.let_go("interrupt")
    t.play("PickUp", "TakeGoods 2 1", "TakeGoods 1 1")
    assert (t[0].goods, t[1].goods, t[0].ap) == (goods("MC"), goods("M"), 5)


@pytest.mark.rule("sun.ruling.dead-gear")
def test_the_body_of_the_first_player_is_searched_like_any_other() -> None:
    t = table("medic", "hunter")
    t.give(0, "MM")
    t[0].died, t[0].hp, t[0].ap = 0, 0, 0
    t.g.active, t.g.order = 1, [1]
    t.tile(0, native=goods("M"))
    t.go()
    t.play("PickUp", "TakeGoods 2 0", "Done")
    assert (t[1].goods, t[0].goods, t.g.map[HOME].native) == (goods("M"), goods("M"), goods("M"))


@pytest.mark.rule("sun.ruling.dead-gear")
def test_a_full_board_takes_no_cube_of_a_body() -> None:
    t, (knife,) = with_body("M", "knife")
    t.give(0, "FFFCCC")
    t.go()
    t.let_go("interrupt")
    t.play("PickUp")
    assert (t[0].items, t[0].goods, t[1].goods) == ((knife,), goods("FFFCCC"), goods("M"))


@pytest.mark.rule("sun.ruling.dead-gear", "sun.ruling.eliminated-gear")
@pytest.mark.parametrize(
    ("died", "eliminated", "place", "offered"),
    [(-1, False, 0, False), (0, True, 0, False), (0, False, NORTH, False), (0, False, 0, True)],
)
def test_only_a_dead_character_on_the_tile_is_searched(
    died: int, eliminated: bool, place: Place, offered: bool
) -> None:
    t, _ = with_body("MM", "knife")
    t.tile(NORTH)
    t[1].died, t[1].eliminated, t[1].tile = died, eliminated, place
    t.go()
    assert t.offers("PickUp") is offered


@pytest.mark.rule(
    "sun.ruling.losing-capacity", "sun.ruling.no-room-out-of-turn", "sun.ruling.dead-gear"
)
def test_what_a_body_cannot_hold_without_its_backpack_falls_on_the_tile() -> None:
    t, (backpack,) = with_body("FFFCCCW", "backpack")
    t.go()
    t.let_go("interrupt")
    t.play("PickUp", f"TakeCard {backpack}")
    assert (t.asked, t.seat) == (ask.NoRoom, 1)
    t.play("1 DropGoods 4")
    assert (t[1].goods, t.g.map[HOME].dropped) == (goods("FFFCCC"), goods("W"))
    assert (t[0].equipment, t[1].equipment) == ((backpack,), ())


@pytest.mark.rule("sun.ruling.stealth-fail-sequence")
def test_what_a_scavenger_takes_first_is_not_there_to_be_picked_up() -> None:
    t = table("medic", number=14)
    t[0].stealth = True
    t.g.map[HOME].native = goods("C")
    t.next_enemies("scavenger")
    t.go(8, 8, 8)
    t.play("PickUp")
    (scavenger,) = t.g.enemies.values()
    assert (scavenger.cube, t[0].goods, t[0].ap, t.asked) == (1, NOTHING, 5, ask.Act)


# Leaving things


@pytest.mark.rule("sun.discard.cost", "sun.discard.effect", "sun.ruling.zero-ap-free")
def test_discarding_beside_an_enemy_provokes_nothing_and_goes_on_until_the_player_is_done() -> None:
    t = table("medic")
    t.enemy("bear")
    t.give(0, "FF")
    t.go()
    t.play("Discard")
    first = t.offered()
    t.play("DropGoods 0")
    assert first == ["DropGoods 0", "DropWater"]
    assert t.offered() == ["Done", "DropGoods 0", "DropWater"]
    t.play("Done")
    assert (t.asked, t[0].hp, t[0].ap, t.g.map[HOME].dropped) == (ask.Act, 7, 6, goods("F"))


@pytest.mark.rule("sun.discard.effect")
def test_discarding_ends_when_nothing_is_left() -> None:
    t = table("medic")
    t.give(0, "F")
    t[0].water = 1
    t.go()
    t.play("Discard", "DropGoods 0", "DropWater")
    assert (t.asked, t[0].goods, t[0].water) == (ask.Act, NOTHING, 0)
    assert not t.offers("Discard")


@pytest.mark.rule("sun.discard.water-lost", "sun.camp.storage", "sun.ruling.camp-store")
@pytest.mark.parametrize(("number", "stored"), [(5, 0), (26, 2)])
def test_water_poured_away_is_lost_and_in_a_camp_stored(number: int, stored: int) -> None:
    t = table("medic", number=number)
    t.go()
    t.play("Discard", "DropWater", "Done")
    assert (t[0].water, t.g.map[HOME].stored_water) == (4, stored)
    assert t.told(Dropped) == [Dropped("medic", NOTHING, (), 1)] * 2


@pytest.mark.rule("sun.discard.effect")
@pytest.mark.parametrize("kind", ["knife", "backpack"])
def test_items_and_equipment_are_discarded_alike(kind: str) -> None:
    t = table("medic", phase=Phase.AFTERNOON)
    (card,) = t.give(0, "", kind)
    t[0].water = 0
    t.go()
    t.play("Discard")
    assert (t.g.map[HOME].cards, t[0].items, t[0].equipment) == ((card,), (), ())
    assert t.told(Dropped) == [Dropped("medic", NOTHING, (card,))]


@pytest.mark.rule("sun.ruling.losing-capacity")
def test_a_discarded_backpack_leaves_its_surplus_on_the_tile() -> None:
    t = table("medic")
    (backpack,) = t.give(0, "FFFCCCW", "backpack")
    t.go()
    t.play("Discard", f"DropCard {backpack}")
    assert t.asked == ask.NoRoom
    t.play("DropGoods 4", "Done")
    assert (t[0].goods, t.g.map[HOME].dropped) == (goods("FFFCCC"), goods("W"))
