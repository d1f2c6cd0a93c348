"""Cubes and cards on a board: what fits, what is dropped, what goes back, what the bag gives."""

from __future__ import annotations

import pytest

from games.oursun.table import Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.things import Dropped, Gained
from sobremesa.games.oursun.rules.goods import (
    covers,
    draw_random,
    excess,
    fill_card,
    fits_card,
    fits_goods,
    minus,
    plus,
    return_card,
    some,
)
from sobremesa.games.oursun.state import HOME
from sobremesa.testing.dice import LoadedDice

ALL = "FCMKWAPca"


def at_the_post(*kinds: str, cubes: str = "") -> tuple[Table, tuple[int, ...]]:
    """A medic with gear at Lawrence's post, who has nothing but water."""
    t = table("medic", "hunter", number=1)
    t.trader("lawrence").cards = ()
    return t, t.give(0, cubes, *kinds)


# Heaps


def test_heaps_are_added_and_taken_away_kind_by_kind() -> None:
    one, other = (9, 8, 7, 6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 4, 3, 2, 1)
    assert plus(one, other) == (10, 10, 10, 10, 10, 8, 6, 4, 2)
    assert minus(one, other) == (8, 6, 4, 2, 0, 0, 0, 0, 0)


@pytest.mark.parametrize("count", [0, 1, 4, 5, 12])
def test_a_heap_of_one_kind_holds_nothing_else(count: int) -> None:
    assert [some(kind, count) for kind in range(9)] == [goods(each * count) for each in ALL]


def test_a_heap_covers_a_price_when_it_holds_enough_of_every_kind() -> None:
    assert covers(goods("MMC"), goods("MMC"))
    assert covers(goods("MMCF"), goods("MC"))
    assert not covers(goods("MCCCC"), goods("MMC"))


# Room


@pytest.mark.rule("sun.pickup.effect", "sun.board.flex-slot")
def test_cubes_are_taken_until_the_last_space_is_full() -> None:
    t = table("medic")
    t.give(0, "FFFFF")
    t.g.map[HOME].native = goods("CM")
    t.go()
    t.play("PickUp", "TakeGoods 1")
    assert (t[0].goods, t.g.map[HOME].native) == (goods("FFFFFC"), goods("M"))
    assert not t.offers("PickUp")


@pytest.mark.rule("sun.board.flex-slot", "sun.ruling.slot-counts")
@pytest.mark.parametrize(
    ("character", "kinds", "room"),
    [
        ("medic", (), 6),
        ("engineer", (), 9),
        ("medic", ("knife", "knife"), 6),
        ("engineer", ("knife", "knife"), 6),
        ("medic", ("knife", "knife", "spear"), 3),
        ("medic", ("knife", "knife", "spear", "spear"), 0),
        ("medic", ("backpack",), 9),
        ("medic", ("backpack", "knife", "knife", "spear"), 6),
        ("medic", ("tool_belt",), 8),
        ("medic", ("tool_belt", "knife", "knife", "spear", "spear"), 2),
        ("medic", ("backpack", "tool_belt"), 11),
    ],
)
def test_how_many_cubes_a_board_holds(character: str, kinds: tuple[str, ...], room: int) -> None:
    t = table(character, "hunter")
    t.give(0, "", *kinds)
    assert fits_goods(t.g, t[0], room)
    assert not fits_goods(t.g, t[0], room + 1)


@pytest.mark.rule("sun.board.item-slot", "sun.board.flex-slot", "sun.ruling.flex-mix")
@pytest.mark.parametrize(
    ("cubes", "kinds", "fits"),
    [
        ("FFFFFF", ("knife",), True),
        ("FFF", ("knife", "knife"), True),
        ("FFFF", ("knife", "knife"), False),
        ("", ("knife", "knife", "knife"), True),
        ("F", ("knife", "knife", "knife"), False),
        ("", ("knife", "knife", "knife", "spear"), False),
        ("FFF", ("knife", "knife", "knife", "backpack"), True),
        ("FF", ("knife", "knife", "knife", "tool_belt"), True),
        ("FFF", ("knife", "knife", "knife", "tool_belt"), False),
        ("F", ("knife", "knife", "knife", "spear", "tool_belt"), False),
    ],
)
def test_an_item_goes_into_an_item_slot_or_an_empty_flex_slot(
    cubes: str, kinds: tuple[str, ...], fits: bool
) -> None:
    t = table("medic")
    t.give(0, cubes, *kinds)
    assert fits_card(t.g, t[0], t.card("crowbar")) is fits


@pytest.mark.rule("sun.board.equipment-slot", "sun.ruling.equipment-slot-only")
@pytest.mark.parametrize(
    ("cubes", "kinds", "fits"),
    [
        ("FFFFFF", (), True),
        ("FFFFFF", ("knife", "knife", "helmet"), True),
        ("", ("helmet", "gas_mask"), False),
    ],
)
def test_equipment_goes_into_an_equipment_slot_however_full_the_rest_is(
    cubes: str, kinds: tuple[str, ...], fits: bool
) -> None:
    t = table("medic")
    t.give(0, cubes, *kinds)
    assert fits_card(t.g, t[0], t.card("backpack")) is fits


@pytest.mark.rule("sun.board.flex-slot")
@pytest.mark.parametrize(
    ("cubes", "kinds", "fits"),
    [
        ("FFF", ("lockpicks",), True),
        ("FFFF", ("lockpicks",), False),
        ("FFF", ("lockpicks", "radio"), True),
        ("FFFF", ("lockpicks", "radio"), False),
        ("", ("lockpicks", "radio", "crowbar"), True),
        ("F", ("lockpicks", "radio", "crowbar"), False),
        ("", ("lockpicks", "radio", "crowbar", "lighter"), False),
    ],
)
def test_the_prisoner_needs_a_flex_slot_even_beside_free_item_slots(
    cubes: str, kinds: tuple[str, ...], fits: bool
) -> None:
    t = table("medic", mission="outpost")
    t.give(0, cubes, *kinds)
    assert fits_card(t.g, t[0], t.card("prisoner")) is fits


@pytest.mark.rule("sun.board.flex-slot", "sun.board.item-slot")
@pytest.mark.parametrize(("cubes", "fits"), [("FFF", True), ("FFFF", False)])
def test_the_prisoner_leaves_the_item_slots_to_others(cubes: str, fits: bool) -> None:
    t = table("medic", mission="outpost")
    t.give(0, cubes, "prisoner", "knife", "spear")
    assert (excess(t.g, t[0]) == (0, 0)) is fits
    t.give(0, "", "machete")
    assert excess(t.g, t[0]) == (0, 0)
    assert not fits_card(t.g, t[0], t.card("crowbar"))


@pytest.mark.rule("sun.board.flex-slot", "sun.board.equipment-slot")
@pytest.mark.parametrize(
    ("cubes", "kinds", "over"),
    [
        ("FFFFFFF", (), (0, 1)),
        ("F", ("knife", "knife", "knife", "spear", "spear"), (0, 4)),
        ("", ("knife", "knife", "knife", "spear", "spear", "machete"), (0, 6)),
        ("FFF", ("knife", "knife", "knife", "spear", "spear", "tool_belt"), (0, 4)),
        ("", ("helmet", "helmet", "gas_mask", "gas_mask"), (2, 0)),
    ],
)
def test_how_far_a_board_is_over_its_limits(
    cubes: str, kinds: tuple[str, ...], over: tuple[int, int]
) -> None:
    """An item without a slot counts like the three cubes of a flex slot."""
    t = table("medic")
    t.give(0, cubes, *kinds)
    assert excess(t.g, t[0]) == over


# Dropping


@pytest.mark.rule("sun.ruling.no-room", "sun.discard.effect", "sun.camp.strike-transfer")
def test_cubes_or_items_are_left_until_all_fits_and_each_is_told() -> None:
    t = table("medic")
    knife, spear = t.give(0, "FFFFFC", "knife", "spear")
    tent, helmet = t.card("tent"), t.card("helmet")
    t.g.map[HOME].tent, t.g.map[HOME].cards = tent, (helmet,)
    t.go()
    t.play("Strike")
    assert t.asked == ask.NoRoom
    assert set(t.offered()) == {
        "DropGoods 0", "DropGoods 1", *(f"DropCard {card}" for card in (knife, spear, tent)),
    }  # fmt: skip
    t.play("DropGoods 1", f"DropCard {spear}")
    assert (t[0].items, t[0].equipment, t[0].goods) == ((knife, tent), (helmet,), goods("FFFFF"))
    assert (t.g.map[HOME].dropped, t.g.map[HOME].cards) == (goods("C"), (spear,))
    assert t.told(Dropped) == [
        Dropped("medic", goods("C")),
        Dropped("medic", goods(""), (spear,)),
    ]


@pytest.mark.rule("sun.ruling.no-room", "sun.ruling.equipment-slot-only")
def test_of_too_many_equipment_cards_one_is_left() -> None:
    t = table("medic")
    backpack, helmet = t.give(0, "FFF", "backpack", "helmet")
    mask = t.card("gas_mask")
    t.g.map[HOME].tent, t.g.map[HOME].cards = t.card("tent"), (mask,)
    t.go()
    t.play("Strike")
    assert t.offered() == [f"DropCard {card}" for card in (backpack, helmet, mask)]
    t.play(f"DropCard {helmet}")
    assert (t[0].equipment, t.g.map[HOME].cards) == ((backpack, mask), (helmet,))


@pytest.mark.rule("sun.ruling.losing-capacity", "sun.discard.effect")
def test_without_its_backpack_surplus_cubes_are_dropped() -> None:
    t = table("medic")
    (backpack,) = t.give(0, "FFFFFCCC", "backpack")
    t.go()
    t.play("Discard", f"DropCard {backpack}", "DropGoods 1", "DropGoods 0", "Done")
    assert (t[0].goods, t.g.map[HOME].dropped) == (goods("FFFFCC"), goods("FC"))
    assert (t[0].equipment, t.g.map[HOME].cards) == ((), (backpack,))


@pytest.mark.rule("sun.pickup.effect", "sun.ruling.tile-resources-stay")
def test_what_was_dropped_is_picked_up_before_what_the_tile_offers_itself() -> None:
    t = table("medic")
    t.g.map[HOME].native, t.g.map[HOME].dropped = goods("FC"), goods("F")
    t.go()
    t.play("PickUp", "TakeGoods 0")
    assert (t.g.map[HOME].native, t.g.map[HOME].dropped) == (goods("FC"), goods(""))
    t.play("TakeGoods 0")
    assert (t.g.map[HOME].native, t[0].goods) == (goods("C"), goods("FF"))
    assert t.told(Gained) == [Gained("medic", goods("F"))] * 2


# Back to the decks


@pytest.mark.rule("sun.ruling.trader-dismantle", "sun.ruling.craft-stock")
def test_a_card_that_went_back_to_its_deck_can_be_made_again() -> None:
    t, (knife, _, _) = at_the_post("knife", "knife", "knife")
    t.go()
    t.let_go("interrupt")
    t.play("Deal 100", f"Dismantle {knife}", "Done")
    assert t[0].goods == goods("MC")
    t.play("Craft knife")
    assert knife in t[0].items


@pytest.mark.rule("sun.gear.gain", "sun.use.flip")
def test_a_card_that_went_back_face_down_comes_face_up_again() -> None:
    t, (jacket, mask) = at_the_post("leather_jacket", "gas_mask")
    t.g.flipped = 1 << jacket | 1 << mask
    t.go()
    t.let_go("interrupt")
    t.play("Deal 100", f"Dismantle {jacket}", "Done", "Craft leather_jacket")
    assert jacket in t[0].equipment
    assert t.g.flipped == 1 << mask


@pytest.mark.rule("sun.ruling.cleaned-cards", "sun.gear.uses-empty")
def test_loot_goes_to_the_loot_discards_and_other_gear_to_the_open_decks() -> None:
    t = table("medic")
    katana, torch = t.give(0, "", "katana", "torch")
    return_card(t.g, katana)
    return_card(t.g, torch)
    assert (t.g.loot_discard, katana in t.g.gear_deck) == ([katana], False)
    assert t.g.gear_deck == sorted(t.g.gear_deck)
    assert torch in t.g.gear_deck
    assert torch not in t.g.uses


@pytest.mark.rule("sun.gear.uses-fill", "sun.ruling.start-gear-loaded")
@pytest.mark.parametrize(
    ("kind", "uses"), [("torch", 3), ("medikit", 2), ("bow", 3), ("pistol", 4), ("knife", None)]
)
def test_a_card_is_filled_with_all_its_uses_or_ammunition(kind: str, uses: int | None) -> None:
    t = table("medic")
    fill_card(t.g, t.card(kind))
    assert t.g.uses.get(t.card(kind)) == uses


# Ammunition


@pytest.mark.rule("sun.ruling.craft-ammo-load")
def test_loose_ammunition_fills_one_weapon_of_its_kind_after_the_other() -> None:
    t = table("medic")
    bow, rifle, pistol = t.give(0, "M", "bow", "rifle", "pistol")
    t.g.uses.update({bow: 0, rifle: 2, pistol: 2})
    t.go()
    t.play("CraftAmmo 7")
    assert [t.g.uses[card] for card in (bow, rifle, pistol)] == [0, 3, 3]
    assert t[0].goods == goods("")


@pytest.mark.rule("sun.ruling.craft-ammo-load", "sun.ammo.storage")
def test_what_no_weapon_takes_stays_in_a_space() -> None:
    t = table("medic")
    (pistol,) = t.give(0, "Ma", "pistol")
    t.g.uses[pistol] = 3
    t.go()
    t.play("CraftAmmo 7")
    assert (t.g.uses[pistol], t[0].goods) == (4, goods("ca"))


@pytest.mark.rule("sun.ruling.craft-ammo-load", "sun.trader.ammo")
def test_with_all_spaces_full_ammunition_is_bought_onto_a_weapon_with_room() -> None:
    t, (bow,) = at_the_post("bow", cubes="FFFCCC")
    t.g.uses[bow] = 2
    t.go()
    t.let_go("interrupt")
    t.play("Deal 100")
    t.play("BuyAmmo 8", "Pay water")
    assert (t.g.uses[bow], t[0].goods, t[0].water) == (3, goods("FFFCCC"), 5)


# The bag


@pytest.mark.rule("sun.bag.draw", "sun.ruling.bag-contents")
@pytest.mark.parametrize(
    ("number", "letter"),
    [
        (1, "F"), (4, "F"), (5, "C"), (8, "C"), (9, "M"), (12, "M"), (13, "K"), (15, "K"),
        (16, "W"), (18, "W"), (19, "A"), (20, "A"), (21, "P"), (22, "P"),
    ],
)  # fmt: skip
def test_every_cube_of_the_bag_is_drawn_alike_and_leaves_it(number: int, letter: str) -> None:
    t = table("medic")
    full = t.g.bag
    t.g.dice = LoadedDice(picks=[number - 1])
    assert draw_random(t.g, 1) == goods(letter)
    assert t.g.bag == minus(full, goods(letter))


@pytest.mark.rule("sun.bag.refill", "sun.ruling.bag-refill-types")
def test_an_empty_bag_is_filled_with_one_of_each_kind_but_no_ammunition() -> None:
    t = table("medic")
    t.g.bag = goods("PP")
    t.g.dice = LoadedDice(picks=[0, 0, 4])
    assert draw_random(t.g, 3) == goods("PPW")
    assert t.g.bag == goods("FCMKAP")
