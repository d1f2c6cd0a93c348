"""What the cards on a board do for its character, and when they do nothing."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun.content.book import BLUE, GREEN, YELLOW, Pool
from sobremesa.games.oursun.rules import rolls
from sobremesa.games.oursun.rules.goods import usable, water_room
from sobremesa.games.oursun.rules.loadout import loadout_of
from sobremesa.games.oursun.state import Phase


def beginnings(t: Table, word: str) -> list[str]:
    """The options of one kind that are offered."""
    return [each for each in t.offered() if each.split()[0] == word]


# What can be used


@pytest.mark.rule("sun.use.flip")
def test_a_card_that_lies_face_down_cannot_be_used_and_others_can() -> None:
    t = table("medic")
    light, radio, jacket = t.give(0, "", "flashlight", "radio", "leather_jacket")
    t.g.flipped = 1 << radio
    assert usable(t.g, t[0]) == (light, jacket)


@pytest.mark.rule("sun.gear.electric", "sun.ruling.electric-passive", "sun.ruling.storm-kinds")
@pytest.mark.parametrize(
    ("weather", "works"), [("solar_storm", False), ("storm", True), ("", True)]
)
def test_electric_gear_rests_in_a_solar_storm_alone(weather: str, works: bool) -> None:
    t = table("medic", weather=weather)
    knife, light, goggles = t.give(0, "", "knife", "flashlight", "night_goggles")
    assert usable(t.g, t[0]) == ((knife, light, goggles) if works else (knife,))


@pytest.mark.rule("sun.loot-card.hero", "sun.ruling.hero-item-carry")
@pytest.mark.parametrize(
    ("kind", "hero"),
    [
        ("surgical_case", "medic"),
        ("compound_bow", "hunter"),
        ("service_blade", "soldier"),
        ("multitool", "engineer"),
        ("dust_mask", "smuggler"),
        ("halligan_bar", "firefighter"),
    ],
)
def test_a_hero_item_is_of_use_to_its_hero_alone(kind: str, hero: str) -> None:
    t = table("medic", "hunter", "soldier", "engineer", "smuggler", "firefighter")
    for who in range(6):
        t.give(who, "", kind)
    assert [each.kind for each in t.g.people if usable(t.g, each)] == [hero]


@pytest.mark.rule("sun.use.flip")
def test_with_one_copy_face_down_the_other_serves() -> None:
    t = table("medic")
    first, second = t.give(0, "", "hiking_boots", "hiking_boots")
    assert loadout_of(t.g, t[0]).boots == first
    t.g.flipped = 1 << first
    assert loadout_of(t.g, t[0]).boots == second
    t.g.flipped |= 1 << second
    assert loadout_of(t.g, t[0]).boots == -1


@pytest.mark.rule("sun.resource.water-storage")
def test_bottles_and_canisters_add_to_the_water_meter_of_the_board() -> None:
    t = table("medic", "soldier")
    t.give(0, "", "water_bottle", "water_bottle", "water_canister", "helmet")
    assert (water_room(t.g, t[0]), water_room(t.g, t[1])) == (6 + 2 + 2 + 4, 5)


# Cards with a use of their own


@pytest.mark.rule("sun.use.timing", "sun.use.cost")
@pytest.mark.parametrize(
    ("kind", "how"),
    [
        ("bandage", "Use {} heal 0"),
        ("antibiotics", "Use {} cure 0"),
        ("aed", "Use {} revive 1"),
        ("adrenaline", "Use {} ap"),
        ("stimulants", "Use {} rest"),
        ("lucky_charm", "Use {} luck"),
        ("radio", "LookAt {} night"),
    ],
)
def test_a_card_offers_its_use_in_the_own_turn(kind: str, how: str) -> None:
    t = table("hunter", "medic", "soldier")
    _, card = t.give(0, "", "lockpicks", kind)
    t[0].hp, t[0].infected, t[0].lost_karma = 3, True, 1
    t[1].died, t[1].hp = 0, 0
    t.go()
    assert t.offers(how.format(card))


@pytest.mark.rule("sun.use.flip", "sun.use.timing")
def test_the_solar_charger_turns_another_electric_card_face_up() -> None:
    t = table("medic")
    charger, light, jacket = t.give(0, "", "solar_charger", "flashlight", "leather_jacket")
    t.g.flipped = 1 << light | 1 << jacket
    t.go()
    assert beginnings(t, "Use") == [f"Use {charger} charge {light}"]
    t.play(f"Use {charger} charge {light}")
    assert t.g.flipped == 1 << charger | 1 << jacket
    assert not t.offers("Use")


# Weapons


@pytest.mark.rule("sun.gear.ranged-symbol", "sun.ranged.cost")
@pytest.mark.parametrize(
    ("kind", "shoots"), [("pistol", True), ("torch", False), ("katana", False)]
)
def test_only_gear_with_the_ranged_symbol_shoots(kind: str, shoots: bool) -> None:
    t = table("medic")
    t.give(0, "", kind)
    t.tile(NORTH)
    bear = t.enemy("bear", NORTH)
    t.go()
    assert t.offers(f"Shoot {bear}") is shoots


@pytest.mark.rule("sun.ruling.thrown-gear")
def test_a_molotov_is_thrown_at_one_enemy_a_grenade_at_a_tile_and_a_knife_not_at_all() -> None:
    t = table("medic")
    molotov, grenade, _ = t.give(0, "", "molotov", "grenade", "knife")
    bear = t.enemy("bear")
    t.go()
    assert beginnings(t, "Throw") == [f"Throw {molotov} {bear}"]
    assert beginnings(t, "ThrowAt") == [f"ThrowAt {grenade} 0"]


@pytest.mark.rule("sun.ruling.use-reaction")
def test_a_jacket_can_be_turned_down_against_damage_and_a_helmet_cannot() -> None:
    t = table("medic")
    jacket, _ = t.give(0, "", "leather_jacket", "helmet")
    dog = t.enemy("stray_dog")
    t.go(1, 8)
    t.play(f"Attack {dog}")
    assert beginnings(t, "Cancel") == [f"Cancel {jacket} -1"]


@pytest.mark.rule("sun.ruling.craft-ammo-load", "sun.ruling.hero-item-carry")
def test_ammunition_comes_off_a_weapon_that_its_bearer_cannot_use() -> None:
    t = table("medic")
    knife, bow = t.give(0, "", "knife", "compound_bow")
    t.go()
    assert loadout_of(t.g, t[0]).usable == (knife,)
    assert beginnings(t, "Unload") == [f"Unload {bow}"]


# Sneaking


@pytest.mark.rule("sun.sneak.night-red-die", "sun.use.flip")
def test_a_flashlight_may_light_a_sneak_at_night_and_no_other_card() -> None:
    t = table("medic", phase=Phase.NIGHT)
    (light, _) = t.give(0, "", "flashlight", "radio")
    t.tile(NORTH)
    t.go()
    assert beginnings(t, "Sneak") == [f"Sneak {NORTH} -1", f"Sneak {NORTH} {light}"]


@pytest.mark.rule("sun.sneak.cost")
@pytest.mark.parametrize(("kind", "sneaks"), [("prisoner", False), ("knife", True)])
def test_who_leads_the_prisoner_cannot_sneak(kind: str, sneaks: bool) -> None:
    t = table("medic", mission="outpost")
    t.give(0, "", kind)
    t.tile(NORTH)
    t.go()
    assert t.offers("Sneak") is sneaks


@pytest.mark.rule("sun.sneak.night-red-die", "sun.gear.electric")
@pytest.mark.parametrize(
    ("character", "kinds", "sees"),
    [
        ("medic", ("night_goggles",), True),
        ("smuggler", ("dust_mask",), True),
        ("medic", ("dust_mask",), False),
        ("medic", ("flashlight", "camouflage_cloak"), False),
    ],
)
def test_who_sees_at_night(character: str, kinds: tuple[str, ...], sees: bool) -> None:
    t = table(character, "hunter", phase=Phase.NIGHT)
    t.give(0, "", *kinds)
    assert loadout_of(t.g, t[0]).sees_at_night is sees


# Skill tests


@pytest.mark.rule("sun.test.kinds", "sun.board.attributes", "sun.loot-card.hero")
@pytest.mark.parametrize(
    ("character", "kinds", "skill", "dice"),
    [
        ("medic", (), "strength", (YELLOW,)),
        ("medic", (), "dexterity", (YELLOW, BLUE)),
        ("medic", (), "stealth", (GREEN,)),
        ("medic", ("camouflage_cloak",), "stealth", (GREEN, BLUE)),
        ("medic", ("camouflage_cloak", "camouflage_cloak"), "stealth", (GREEN, BLUE, BLUE)),
        ("medic", ("camouflage_cloak", "crowbar"), "strength", (YELLOW,)),
        ("medic", ("night_goggles",), "stealth", (GREEN,)),
        ("engineer", ("multitool",), "dexterity", (GREEN, BLUE, GREEN)),
        ("medic", ("multitool",), "dexterity", (YELLOW, BLUE)),
        ("firefighter", ("halligan_bar",), "strength", (GREEN, BLUE, GREEN)),
        ("smuggler", ("dust_mask",), "stealth", (GREEN, YELLOW, YELLOW)),
    ],
)
def test_the_dice_of_a_skill_test(
    character: str, kinds: tuple[str, ...], skill: str, dice: Pool
) -> None:
    t = table(character, "hunter")
    t.give(0, "", *kinds)
    assert rolls.test_pool(t.g, t[0], skill) == dice


@pytest.mark.rule("sun.test.kinds")
@pytest.mark.parametrize(
    ("kinds", "dice"),
    [
        ((), (GREEN,)),
        (("camouflage_cloak",), (GREEN, BLUE)),
        (("night_goggles", "camouflage_cloak"), (GREEN, BLUE, YELLOW)),
    ],
)
def test_at_night_goggles_add_a_die_to_stealth_and_to_nothing_else(
    kinds: tuple[str, ...], dice: Pool
) -> None:
    t = table("medic", phase=Phase.NIGHT)
    t.give(0, "", *kinds)
    assert rolls.test_pool(t.g, t[0], "stealth") == dice
    assert rolls.test_pool(t.g, t[0], "strength") == (YELLOW,)
