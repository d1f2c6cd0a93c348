"""Tents, traps, campfires, stoves: where they may be, what they cost, what is left of them."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, Table, table
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.days import Acted
from sobremesa.games.oursun.events.things import Gained, Spent
from sobremesa.games.oursun.state import HOME, Fire, Stage


def striker() -> tuple[Table, int]:
    """A medic at a camp whose store is still to be filled, and the card of its tent."""
    t = table("medic")
    (tent,) = t.give(0, "", "tent")
    t[0].items = ()
    t.g.map[HOME].tent = tent
    return t, tent


# Camps


@pytest.mark.rule("sun.camp.pitch")
def test_a_pitched_tent_leaves_the_board_and_nothing_else_does() -> None:
    t = table("medic")
    tent, knife = t.give(0, "FFFCCC", "tent", "knife")
    t.go()
    t.play(f"Pitch {tent}")
    assert (t.g.map[HOME].tent, t[0].items, t[0].goods) == (tent, (knife,), goods("FFFCCC"))
    assert t.told(Acted) == [Acted("medic", "pitch", 1, 5)]


@pytest.mark.rule("sun.camp.pitch")
def test_of_equal_tents_on_the_board_one_can_be_pitched() -> None:
    t = table("medic")
    first, second = t.give(0, "", "tent", "tent")
    t.go()
    assert [each for each in t.offered() if each.startswith("Pitch")] == [f"Pitch {first}"]
    t.play(f"Pitch {first}")
    assert t[0].items == (second,)


@pytest.mark.rule("sun.ruling.camp-one-per-tile", "sun.ruling.camp-symbol-permanent")
def test_on_a_camp_symbol_no_tent_is_pitched_and_nothing_can_be_struck() -> None:
    t = table("medic", number=26)
    (_, trap) = t.give(0, "", "tent", "small_animal_trap")
    t.go()
    assert not t.offers("Pitch")
    assert not t.offers("Strike")
    assert t.offers(f"SetTrap {trap}")


@pytest.mark.rule("sun.camp.strike", "sun.camp.pitch")
def test_without_tent_camp_or_trap_there_is_nothing_to_pitch_strike_or_set() -> None:
    t = table("medic")
    t.give(0, "", "knife", "lighter")
    t.go()
    assert not [each for each in t.offered() if each.split()[0] in ("Pitch", "Strike", "SetTrap")]


@pytest.mark.rule(
    "sun.camp.strike", "sun.camp.strike-transfer", "sun.camp.storage", "sun.ruling.camp-access"
)
def test_who_strikes_a_camp_gets_its_tent_and_all_that_was_stored() -> None:
    t, tent = striker()
    knife, helmet = t.card("knife"), t.card("helmet")
    tile = t.g.map[HOME]
    tile.native, tile.dropped, tile.cards, tile.stored_water = (
        goods("M"), goods("FW"), (knife, helmet), 2,
    )  # fmt: skip
    t[0].water = 3
    t.go()
    t.play("Strike")
    tile = t.g.map[HOME]
    assert (t[0].items, t[0].equipment, t[0].goods) == ((tent, knife), (helmet,), goods("FW"))
    assert (t[0].water, t[0].ap) == (5, 5)
    assert (tile.tent, tile.dropped, tile.cards, tile.stored_water) == (-1, goods(""), (), 0)
    assert tile.native == goods("M")


@pytest.mark.rule("sun.camp.strike-transfer", "sun.gear.gain")
def test_the_chronicle_tells_what_a_struck_camp_gave_water_too() -> None:
    t, tent = striker()
    t.g.map[HOME].dropped, t.g.map[HOME].stored_water = goods("F"), 9
    t[0].water = 4
    t.go()
    t.play("Strike")
    assert t.told(Acted) == [Acted("medic", "strike", 1, 5)]
    assert t.told(Gained) == [
        Gained("medic", goods("F"), (tent,)),
        Gained("medic", goods(""), (), 2),
    ]


@pytest.mark.rule("sun.ruling.camp-strike-overflow", "sun.resource.water-storage")
def test_a_stored_bottle_holds_stored_water_when_the_camp_is_struck() -> None:
    t, _ = striker()
    t.g.map[HOME].cards, t.g.map[HOME].stored_water = (t.card("water_bottle"),), 5
    t.go()
    t.play("Strike")
    assert (t[0].water, t.g.map[HOME].stored_water) == (8, 0)


@pytest.mark.rule("sun.ruling.markers-stay", "sun.camp.strike")
def test_a_trap_stays_when_the_camp_beside_it_is_struck() -> None:
    t, _ = striker()
    trap = t.card("small_animal_trap")
    t.g.map[HOME].traps = (trap,)
    t.go()
    t.play("Strike")
    assert t.g.map[HOME].traps == (trap,)


@pytest.mark.rule("sun.ruling.camp-symbol-permanent")
def test_a_struck_tile_is_no_camp_any_more() -> None:
    t, tent = striker()
    t.go()
    t.play("Strike")
    assert not t.g.has_camp(t.g.map[HOME])
    assert t.offers(f"Pitch {tent}")


# Traps


@pytest.mark.rule("sun.ruling.markers-stay")
def test_several_traps_can_be_set_on_one_tile() -> None:
    t = table("medic")
    first, second = t.give(0, "", "small_animal_trap", "small_animal_trap")
    t.go()
    t.play(f"SetTrap {first}", f"SetTrap {second}")
    assert (t.g.map[HOME].traps, t[0].items, t[0].ap) == ((first, second), (), 4)
    assert t.told(Acted)[0] == Acted("medic", "set-trap", 1, 5)


# Fires


@pytest.mark.rule("sun.fire.build", "sun.resource.currency")
def test_the_chronicle_tells_of_the_wood_and_the_metal_that_a_fire_cost() -> None:
    t = table("medic")
    (lighter,) = t.give(0, "WM", "lighter")
    t.go()
    t.play(f"Light {lighter}", "BuildStove")
    assert t.told(Acted) == [Acted("medic", "light", 1, 5), Acted("medic", "stove", 1, 4)]
    assert t.told(Spent) == [
        Spent("medic", "fire", goods("W")),
        Spent("medic", "stove", goods("M")),
    ]


@pytest.mark.rule("sun.fire.build", "sun.ruling.upkeep-source")
def test_without_wood_on_the_board_no_fire_is_lit() -> None:
    t = table("medic")
    t.give(0, "FCMKAP", "lighter")
    t.g.map[HOME].native = goods("W")
    t.go()
    assert not t.offers("Light")


@pytest.mark.rule("sun.fire.build")
def test_without_a_fire_item_no_fire_is_lit() -> None:
    t = table("medic")
    t.give(0, "W", "flashlight")
    t.go()
    assert not t.offers("Light")


@pytest.mark.rule("sun.ruling.fire-one-per-tile", "sun.ruling.stove-is-fire")
@pytest.mark.parametrize("fire", [Fire.CAMPFIRE, Fire.STOVE])
def test_where_a_fire_burns_no_other_is_lit(fire: Fire) -> None:
    t = table("medic")
    t.give(0, "W", "lighter")
    t.g.map[HOME].fire = fire
    t.go()
    assert not t.offers("Light")


@pytest.mark.rule("sun.fire.build", "sun.gear.uses-fill", "sun.gear.uses-empty")
def test_a_torch_loses_a_use_with_each_fire_and_goes_to_its_deck_with_the_last() -> None:
    t = table("medic")
    (torch,) = t.give(0, "WW", "torch")
    t.go()
    t.play(f"Light {torch}")
    assert (t.g.uses[torch], t[0].items) == (2, (torch,))
    last = table("medic")
    (torch,) = last.give(0, "WW", "torch")
    last.g.uses[torch] = 1
    last.go()
    last.play(f"Light {torch}")
    assert (last.g.map[HOME].fire, last[0].items) == (Fire.CAMPFIRE, ())
    assert torch in last.g.gear_deck
    assert torch not in last.g.uses


@pytest.mark.rule("sun.use.once-or-permanent", "sun.fire.build")
def test_a_lighter_lights_fire_after_fire() -> None:
    t = table("medic")
    (lighter,) = t.give(0, "W", "lighter")
    t.go()
    t.play(f"Light {lighter}")
    assert t[0].items == (lighter,)
    assert not t.g.flipped


@pytest.mark.rule("sun.fire.stove-cook", "sun.resource.currency", "sun.gear.gain")
def test_the_chronicle_tells_of_the_food_that_was_cooked() -> None:
    t = table("medic")
    t.give(0, "F")
    t.g.map[HOME].fire = Fire.STOVE
    t.go()
    t.play("Cook")
    assert t.told(Acted) == [Acted("medic", "cook", 2, 4)]
    assert t.told(Spent) == [Spent("medic", "cook", goods("F"))]
    assert t.told(Gained) == [Gained("medic", goods("FFF"))]


@pytest.mark.rule(
    "sun.fire.duration",
    "sun.fire.stove-removed",
    "sun.ruling.fire-storm-time",
    "sun.ruling.stove-metal-dropped",
)
def test_a_storm_puts_out_every_fire_and_only_stoves_leave_metal() -> None:
    t = table("medic", "hunter")
    t.g.map[HOME].fire = Fire.STOVE
    t.g.map[HOME].dropped = goods("M")
    t.tile(NORTH, fire=Fire.CAMPFIRE)
    t.tile(SOUTH, fire=Fire.STOVE)
    t.g.active = -1
    storm = t.g.book.sun.index("storm")
    t.go((storm + 1, 10), stage=Stage.PHASE_START)
    assert t.g.weather == "storm"
    assert {tile.fire for tile in t.g.map.values()} == {Fire.NONE}
    assert [t.g.map[place].dropped for place in (HOME, NORTH, SOUTH)] == [
        goods("MM"), goods(""), goods("M"),
    ]  # fmt: skip


@pytest.mark.rule("sun.fire.stove-removed", "sun.ruling.stove-metal-dropped", "sun.camp.storage")
@pytest.mark.parametrize("place", ["tent", "symbol", "shelter"])
def test_a_stove_in_a_camp_of_any_kind_leaves_its_metal_in_the_store(place: str) -> None:
    t = table("medic", "hunter", number=26 if place == "symbol" else 5)
    tile = t.g.map[HOME]
    tile.fire, tile.shelter = Fire.STOVE, place == "shelter"
    if place == "tent":
        t.g.gear_deck.remove(tent := t.card("tent"))
        tile.tent = tent
    t.g.active = -1
    t.go((t.g.book.sun.index("storm") + 1, 10), stage=Stage.PHASE_START)
    assert (t.g.map[HOME].fire, t.g.map[HOME].dropped) == (Fire.NONE, goods("M"))
    t.play("PickUp")
    assert t[0].goods == goods("M")


@pytest.mark.rule(
    "sun.camp.pitch", "sun.camp.strike", "sun.camp.strike-transfer", "sun.ruling.camp-one-per-tile"
)
def test_a_tent_is_pitched_and_struck_with_all_its_store() -> None:
    t = table("medic")
    (tent,) = t.give(0, "MM", "tent")
    t.go()
    t.play(f"Pitch {tent}", "Discard", "DropGoods 2", "Done")
    assert (t.g.map[HOME].tent, t[0].items, t[0].ap) == (tent, (), 5)
    assert not t.offers("Pitch")
    t.play("Strike")
    assert (t.g.map[HOME].tent, t[0].items, t[0].goods) == (-1, (tent,), goods("MM"))


@pytest.mark.rule("sun.camp.craft", "sun.ruling.camp-craft-direct")
def test_a_camp_can_be_made_straight_onto_the_tile() -> None:
    t = table("medic")
    t.give(0, "CCWK")
    t.go()
    t.play("CraftCamp")
    assert t.g.book.gear[t.g.map[HOME].tent] == "tent"
    assert (t[0].goods, t[0].ap) == (goods(""), 5)


@pytest.mark.rule(
    "sun.camp.capacity", "sun.example.camp-capacity", "sun.ruling.camp-unlimited-tile"
)
def test_a_camp_houses_as_many_as_its_tile_has_spaces() -> None:
    t = table("medic", "hunter", "soldier")
    t.tile(NORTH, 20, tent=t.card("tent"))
    t[1].tile = t[2].tile = NORTH
    t.go()
    assert not t.offers(f"Move {NORTH}")


@pytest.mark.rule(
    "sun.fire.build",
    "sun.fire.keyword",
    "sun.fire.stove-upgrade",
    "sun.ruling.fire-one-per-tile",
    "sun.ruling.stove-is-fire",
    "sun.ruling.stove-misprint",
)
def test_a_fire_item_and_wood_make_a_campfire_and_metal_a_stove() -> None:
    t = table("medic")
    (lighter,) = t.give(0, "WWM", "lighter")
    t.go()
    t.play(f"Light {lighter}")
    assert (t.g.map[HOME].fire, t[0].goods, t[0].ap) == (Fire.CAMPFIRE, goods("WM"), 5)
    assert not t.offers("Light")
    t.play("BuildStove")
    assert (t.g.map[HOME].fire, t[0].goods) == (Fire.STOVE, goods("W"))


@pytest.mark.rule("sun.ruling.fire-in-storm")
def test_no_fire_is_lit_in_a_storm() -> None:
    t = table("medic", weather="storm")
    t.give(0, "W", "lighter")
    t.go()
    assert not t.offers("Light")
