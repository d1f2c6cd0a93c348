"""Crafting: what can be made of which cubes, where it goes, and what the chronicle tells of it."""

from __future__ import annotations

import pytest

from games.oursun.table import Table, table
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.days import Acted
from sobremesa.games.oursun.events.things import Gained, Made, Spent
from sobremesa.games.oursun.state import HOME


def take_all(t: Table, *kinds: str) -> None:
    """All copies of these kinds of gear are out of the open decks."""
    t.g.gear_deck = [card for card in t.g.gear_deck if t.g.book.gear[card] not in kinds]


def craftable(t: Table) -> list[str]:
    """What can be made now, and the resource that Tinkerer spares."""
    return [each.removeprefix("Craft ") for each in t.offered() if each.startswith("Craft ")]


@pytest.mark.rule("sun.craft.effect", "sun.craft.cost", "sun.resource.currency")
def test_the_chronicle_tells_what_was_made_of_what() -> None:
    t = table("medic")
    t.give(0, "MCF")
    t.go()
    t.play("Craft knife")
    (knife,) = t[0].items
    assert t.told(Acted) == [Acted("medic", "craft", 1, 5)]
    assert t.told(Made) == [Made("medic", knife)]
    assert t.told(Spent) == [Spent("medic", "craft", goods("MC"))]
    assert t.told(Gained) == [Gained("medic", goods(""), (knife,))]
    assert (t[0].goods, t[0].ability_used) == (goods("F"), 0)


@pytest.mark.rule("sun.craft.effect", "sun.ruling.upkeep-source")
def test_only_what_the_own_cubes_pay_for_can_be_made() -> None:
    t = table("medic")
    t.g.map[HOME].native = goods("WWWMMM")
    t.give(0, "MC")
    t.go()
    assert craftable(t) == ["knife -1"]


@pytest.mark.rule("sun.craft.effect")
def test_without_cubes_nothing_can_be_made() -> None:
    t = table("engineer", "medic")
    t.go()
    assert not t.offers("Craft")
    assert not t.offers("CraftAmmo")


@pytest.mark.rule("sun.ruling.craft-stock")
def test_what_has_no_copy_left_does_not_keep_others_from_being_made() -> None:
    t = table("medic")
    t.give(0, "MMCW")
    take_all(t, "knife", "machete")
    t.go()
    kinds = ["spear -1", "torch -1", "small_animal_trap -1", "crowbar -1", "helmet -1"]
    assert craftable(t) == kinds


@pytest.mark.rule("sun.ruling.craft-stock")
def test_when_the_one_sleeping_bag_is_taken_no_other_can_be_made() -> None:
    t = table("medic", "hunter")
    t.give(1, "", "sleeping_bag")
    t.give(0, "CCCK")
    t.go()
    assert "leather_jacket -1" in craftable(t)
    assert not t.offers("Craft sleeping_bag")


@pytest.mark.rule("sun.ruling.craft-stock", "sun.craft.effect")
def test_the_last_copy_of_a_kind_can_still_be_made() -> None:
    t = table("medic", "hunter")
    t.give(1, "", "knife", "knife")
    t.give(0, "MC")
    t.go()
    t.play("Craft knife")
    assert t[0].items == (t.card("knife", 2),)
    assert "knife" not in [t.g.book.gear[card] for card in t.g.gear_deck]


@pytest.mark.rule("sun.craft.effect", "sun.board.item-slot", "sun.board.flex-slot")
@pytest.mark.parametrize(("cubes", "offered"), [("MCFFF", True), ("MCFFFF", False)])
def test_an_item_beyond_the_item_slots_needs_a_flex_slot_that_its_price_leaves_free(
    cubes: str, offered: bool
) -> None:
    t = table("medic")
    t.give(0, cubes, "machete", "spear")
    t.go()
    assert t.offers("Craft knife") is offered


@pytest.mark.rule("sun.craft.effect", "sun.ruling.equipment-slot-only")
@pytest.mark.parametrize(("worn", "offered"), [(1, True), (2, False)])
def test_equipment_is_made_only_for_a_free_equipment_slot(worn: int, offered: bool) -> None:
    t = table("medic")
    t.give(0, "CCK", *["helmet"] * worn)
    t.go()
    assert t.offers("Craft backpack") is offered


@pytest.mark.rule("sun.gear.gain", "sun.board.equipment-slot")
def test_equipment_that_is_made_lies_in_an_equipment_slot() -> None:
    t = table("medic")
    t.give(0, "CCK")
    t.go()
    t.play("Craft backpack")
    assert (t[0].equipment, t[0].items) == ((t.card("backpack"),), ())


# Tinkerer


@pytest.mark.rule("sun.general.card-text-ability-marker", "sun.ruling.ability-timing")
def test_tinkerer_spares_any_one_resource_of_the_recipe_and_gets_a_marker() -> None:
    t = table("engineer", "medic")
    t.give(0, "MMC")
    t.go()
    helmet = [each for each in craftable(t) if each.startswith("helmet")]
    assert helmet == ["helmet -1", "helmet 1", "helmet 2"]
    t.play("Craft helmet 2")
    assert (t[0].goods, t[0].ability_used) == (goods("M"), 1)
    assert t.told(Spent) == [Spent("engineer", "craft", goods("MC"))]


@pytest.mark.rule("sun.general.card-text-ability-marker")
def test_tinkerer_is_kept_when_the_whole_price_is_paid() -> None:
    t = table("engineer", "medic")
    t.give(0, "MMC")
    t.go()
    t.play("Craft helmet -1")
    assert (t[0].goods, t[0].ability_used) == (goods(""), 0)


@pytest.mark.rule("sun.general.card-text-ability-marker")
def test_tinkerer_spares_nothing_that_costs_a_single_resource() -> None:
    t = table("engineer", "medic")
    t.give(0, "PFca")
    t.go()
    bottles = [each for each in craftable(t) if each.startswith("water_bottle")]
    assert bottles == ["water_bottle -1"]
    bare = table("engineer", "medic")
    bare.give(0, "FFca")
    bare.go()
    assert not bare.offers("Craft")


@pytest.mark.rule("sun.general.card-text-ability-marker", "sun.general.ability-marker-removal")
def test_with_the_marker_on_tinkerer_or_without_that_ability_the_whole_price_is_due() -> None:
    t = table("engineer", "medic")
    t[0].ability_used = 1
    t.give(0, "MC")
    t.go()
    assert craftable(t) == ["knife -1"]
    other = table("medic", "engineer")
    other.give(0, "MC")
    other.go()
    assert craftable(other) == ["knife -1"]


# Ammunition


@pytest.mark.rule("sun.ammo.craft")
@pytest.mark.parametrize(("cubes", "kinds"), [("M", ["7"]), ("W", ["8"]), ("FCKAPca", [])])
def test_cartridges_need_metal_and_arrows_wood(cubes: str, kinds: list[str]) -> None:
    t = table("medic")
    t.give(0, cubes)
    t.go()
    assert [each for each in t.offered() if each.startswith("CraftAmmo")] == [
        f"CraftAmmo {kind}" for kind in kinds
    ]


@pytest.mark.rule("sun.ammo.craft", "sun.resource.currency")
def test_the_chronicle_tells_of_ammunition_that_was_made() -> None:
    t = table("medic")
    t.give(0, "MW")
    t.go()
    t.play("CraftAmmo 7", "CraftAmmo 8")
    assert t.told(Acted) == [
        Acted("medic", "craft-ammo", 1, 5),
        Acted("medic", "craft-ammo", 1, 4),
    ]
    assert t.told(Spent) == [
        Spent("medic", "craft", goods("M")),
        Spent("medic", "craft", goods("W")),
    ]
    assert t.told(Gained) == [Gained("medic", goods("cc")), Gained("medic", goods("aaa"))]


@pytest.mark.rule("sun.ammo.craft", "sun.ammo.storage", "sun.ruling.no-room")
def test_ammunition_without_room_is_left_on_the_tile() -> None:
    t = table("medic")
    t.give(0, "MFFFFF")
    t.go()
    t.play("CraftAmmo 7", "DropGoods 7")
    assert (t[0].goods, t.g.map[HOME].dropped) == (goods("FFFFFc"), goods("c"))


# Camps


@pytest.mark.rule("sun.camp.craft", "sun.ruling.camp-craft-direct", "sun.craft.effect")
def test_a_camp_made_at_once_costs_the_price_of_a_tent_and_takes_its_card() -> None:
    t = table("medic")
    t.give(0, "CCWKF")
    t.go()
    t.play("CraftCamp")
    tent = t.card("tent")
    assert (t.g.map[HOME].tent, t[0].goods, t[0].items) == (tent, goods("F"), ())
    assert tent not in t.g.gear_deck
    assert t.told(Acted) == [Acted("medic", "craft-camp", 1, 5)]
    assert t.told(Made) == [Made("medic", tent)]
    assert t.told(Spent) == [Spent("medic", "craft", goods("CCWK"))]


@pytest.mark.rule("sun.ruling.camp-craft-direct", "sun.ruling.craft-slot")
def test_without_a_slot_for_the_tent_a_camp_can_still_be_made() -> None:
    """Items fill all slots; the cubes lie in Tool Belts, where no item fits."""
    t = table("medic")
    t.give(0, "CCWK", "knife", "machete", "spear", "bandage", "tool_belt", "tool_belt")
    t.go()
    assert t.offers("CraftCamp")
    assert not t.offers("Craft tent")


@pytest.mark.rule("sun.camp.craft", "sun.ruling.camp-one-per-tile")
def test_where_a_camp_is_a_tent_can_be_made_but_no_second_camp() -> None:
    t = table("medic", number=26)
    t.give(0, "CCWK")
    t.go()
    assert t.offers("Craft tent")
    assert not t.offers("CraftCamp")


@pytest.mark.rule("sun.ruling.craft-stock", "sun.camp.craft")
def test_without_a_tent_card_left_there_is_no_camp_to_make() -> None:
    t = table("medic")
    t.give(0, "CCWK")
    take_all(t, "tent")
    t.go()
    assert not t.offers("CraftCamp")


@pytest.mark.rule("sun.camp.craft", "sun.general.card-text-ability-marker")
def test_tinkerer_helps_with_a_camp_too() -> None:
    t = table("engineer", "medic")
    t.give(0, "CCW")
    t.go()
    assert [each for each in t.offered() if each.startswith("CraftCamp")] == ["CraftCamp 3"]
    t.play("CraftCamp 3")
    assert (t[0].goods, t[0].ability_used) == (goods(""), 1)
    assert t.g.map[HOME].tent == t.card("tent")


@pytest.mark.rule(
    "sun.craft.cost",
    "sun.craft.effect",
    "sun.ruling.craft-slot",
    "sun.gear.gain",
    "sun.gear.fields",
    "sun.ruling.start-gear-loaded",
)
def test_crafting_pays_the_recipe_and_takes_the_card_loaded() -> None:
    t = table("medic")
    t.give(0, "WWC")
    t.go()
    t.play("Craft bow")
    (bow,) = t[0].items
    assert (t.g.book.gear[bow], t.g.uses[bow], t[0].goods, t[0].ap) == ("bow", 3, goods(""), 5)
    assert bow not in t.g.gear_deck


@pytest.mark.rule("sun.ruling.craft-stock", "sun.ruling.component-limits")
def test_a_card_of_which_no_copy_is_left_cannot_be_made() -> None:
    t = table("medic")
    t.give(0, "WWC")
    t.g.gear_deck = [card for card in t.g.gear_deck if t.g.book.gear[card] != "bow"]
    t.go()
    assert not t.offers("Craft bow")


@pytest.mark.rule("sun.ammo.craft", "sun.example.derived-ammo", "sun.ammo.without-weapon")
def test_metal_makes_two_cartridges_and_wood_three_arrows() -> None:
    t = table("medic")
    t.give(0, "MW")
    t.go()
    t.play("CraftAmmo 7", "CraftAmmo 8")
    assert (t[0].goods, t[0].ap) == (goods("ccaaa"), 4)


@pytest.mark.rule("sun.ruling.craft-ammo-load")
def test_ammunition_goes_onto_a_weapon_with_room() -> None:
    t = table("medic")
    (bow,) = t.give(0, "W", "bow")
    t.g.uses[bow] = 1
    t.go()
    t.play("CraftAmmo 8")
    assert (t.g.uses[bow], t[0].goods) == (3, goods("a"))


@pytest.mark.rule("sun.general.card-text-ability-marker", "sun.ruling.ability-timing")
def test_the_engineer_saves_one_resource_once_a_day() -> None:
    t = table("engineer", "medic")
    t.give(0, "MM")
    t.go()
    t.play("Craft knife 1")
    assert t[0].goods == goods("M")
    assert not t.offers("Craft knife")
