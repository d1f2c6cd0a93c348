"""The gear in the content files is what the tables of the rules say, number by number."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from games.oursun.inventory import count, cubes, known_as, rows, said
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.content import powers
from sobremesa.games.oursun.content.book import GEAR_DICE
from sobremesa.games.oursun.content.reading import own_content
from sobremesa.games.oursun.content.schema import GearData
from sobremesa.kernel import LANGUAGES

DICE = r"([1-3][GYB](?:\+[1-3][GYB])*)"


def dice_of(effect: str) -> dict[str, Any]:
    """The dice that a card's effect adds, by roll."""
    both = said(effect, rf"^\+{DICE} melee or ranged")
    return {
        "melee": both or said(effect, rf"melee \+{DICE}"),
        "ranged": both or said(effect, rf"ranged \+{DICE}"),
        "initial": said(effect, rf"or \+{DICE} in an initial combat round"),
        "sneak_attack": said(effect, rf"sneak attack a further \+{DICE}"),
        "strength": said(effect, rf"strength tests \+{DICE}"),
        "dexterity": said(effect, rf"dexterity tests \+{DICE}"),
        "stealth": said(effect, rf"^stealth tests \+{DICE}"),
        "night_stealth": said(effect, rf"at night stealth tests \+{DICE}"),
        "strength_container": said(effect, rf"\+{DICE} to open strength containers"),
        "dexterity_container": said(effect, rf"\+{DICE} to open dexterity containers"),
    }


def numbers_of(effect: str) -> dict[str, Any]:
    """What else a card's effect says."""
    one, all = "damage to one enemy" in effect, "damage to every enemy" in effect
    return {
        "ap": count(said(effect, r"^(\d) AP: (?:heal|remove|revive)")),
        "sees_at_night": "no night red die" in effect,
        "water": count(said(effect, r"water capacity \+(\d)")),
        "arrives": count(said(effect, r"arrives with (\d) water")),
        "flex_slots": count(said(effect, r"\+(\d) flex slot")),
        "spaces": count(said(effect, r"(\d) extra resource spaces")),
        "heals": count(said(effect, r"heal (\d) hp")),
        "cures": "remove infection" in effect,
        "revives": count(said(effect, r"revive a dead character on the tile with (\d) hp")),
        "cancels": count(said(effect, r"cancel (?:up to )?(\d) damage")),
        "throws": "one" if one else "all" if all else "",
        "gives_ap": count(said(effect, r"0 AP: \+(\d) AP this phase")),
        "rests": count(said(effect, r"0 AP: condition \+(\d)")),
        "luck": count(said(effect, r"0 AP: regain (\d) lost karma die")),
    }


def counters_of(text: str) -> dict[str, Any]:
    """Uses, ammunition, or that it is flipped."""
    return {
        "uses": count(said(text, r"(\d) use")),
        "flips": text == "flip",
        "ammo": said(text, r"\d (cartridge|arrow)s"),
        "capacity": count(said(text, r"(\d) (?:cartridge|arrow)s")),
        "found": said(text, r"found (\w+)"),
    }


POWERS: dict[str, tuple[powers.Power, ...]] = {
    "torch": (powers.Torch(),),
    "tent": (powers.Camp(),),
    "small_animal_trap": (powers.Trap(),),
    "flashlight": (powers.Light(),),
    "radio": (powers.Tuner(),),
    "hiking_boots": (powers.Boots(),),
    "gas_mask": (powers.Mask(dice="1Y"),),
    "helmet": (powers.Helmet(),),
    "sleeping_bag": (powers.Bedroll(),),
    "solar_charger": (powers.Charger(),),
    "surgical_case": (powers.Treatments(more=1),),
    "prisoner": (powers.Led(), powers.Thirsty()),
}
"""What cards do that have no column of numbers."""


@pytest.mark.rule("sun.gear.fields", "sun.gear.melee-symbol", "sun.gear.ranged-symbol")
@pytest.mark.parametrize(("deck", "heading"), [("item", "### Item"), ("equipment", "### Equip")])
def test_every_item_and_equipment_card_is_as_in_the_table(deck: Any, heading: str) -> None:
    expected = {}
    for row in rows(heading, "Name"):
        id, effect = known_as(row["Name"]), row["Effect"]
        dice = dice_of(effect)
        tags = row["Tags"].split(", ")
        assert [kind for kind in ("melee", "ranged") if dice[kind]] == [
            tag for tag in tags if tag in ("melee", "ranged")
        ]
        expected[id] = GearData(
            id=id,
            deck=deck,
            kind=deck,
            copies=int(row["Copies"]),
            recipe=cubes(row["Recipe"]),
            price=int(row["Price"]),
            stars=int(row["Stars"]),
            electric="electric" in tags,
            powers=POWERS.get(id, ()),
            fire="FIRE" in tags,
            **counters_of(row.get("Uses / ammo") or row["Uses"]),
            **dice,
            **numbers_of(effect),
        )
    assert {id: each for id, each in own_content().gear.items() if each.deck == deck} == expected


@pytest.mark.rule("sun.gear.fields")
def test_every_loot_card_is_as_in_the_table() -> None:
    expected = {}
    for row in rows("### Loot cards", "Name"):
        id, effect = known_as(row["Name"].split(" (")[0]), row["Effect"]
        kind, *tags = row["Kind"].split(", ")
        ammo = {"ct": "c", "ar": "a"}.get(said(effect, r"^\d(ct|ar)$"), "")
        supply = ammo * count(said(effect, r"^(\d)")) or cubes(effect)
        expected[id] = GearData(
            id=id,
            deck="loot",
            kind=kind.removeprefix("hero "),
            copies=int(row["Copies"]),
            price=count(row["Price"]),
            hero=known_as(said(row["Name"], r"\((\w+)\)")) if kind == "hero item" else "",
            electric="electric" in tags,
            powers=POWERS.get(id, ()),
            supply=supply if kind == "supply" else "",
            **counters_of(row["Uses / ammo"]),
            **dice_of(effect),
            **numbers_of(effect),
        )
    assert {id: each for id, each in own_content().gear.items() if each.deck == "loot"} == expected


@pytest.mark.rule("sun.gear.fields")
def test_mission_objects_have_no_price_and_only_the_prisoner_needs_a_flex_slot() -> None:
    objects = {id: each for id, each in own_content().gear.items() if each.deck == "mission"}
    copies = Counter({"serum": 3, "prisoner": 1, "code_a": 1, "code_b": 1})
    assert objects == {
        id: GearData(
            id=id,
            deck="mission",
            kind="item",
            copies=number,
            flex_only=id == "prisoner",
            powers=POWERS.get(id, ()),
        )
        for id, number in copies.items()
    }


COLOURS = {
    "en": {"G": "green", "Y": "yellow", "B": "blue"},
    "es": {"G": "verde", "Y": "amarillo", "B": "azul"},
}
NUMBERS = {"one": 1, "two": 2, "three": 3, "un": 1, "dos": 2, "tres": 3}
COUNTED = (
    "uses", "capacity", "water", "arrives", "flex_slots", "spaces", "heals", "revives", "cancels",
    "gives_ap", "rests",
)  # fmt: skip


@pytest.mark.rule("sun.gear.fields")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_card_tells_its_numbers_and_the_colours_of_its_dice(language: str) -> None:
    for id, gear in own_content().gear.items():
        text = GAME.texts[language](f"gear-{id}-text").lower()
        words = re.findall(r"\w+", text)
        told = {int(word) if word.isdigit() else NUMBERS.get(word, 0) for word in words}
        numbers = {getattr(gear, field) for field in COUNTED} | set(Counter(gear.supply).values())
        dice = "".join(getattr(gear, kind) for kind in GEAR_DICE)
        colours = {COLOURS[language][die] for die in dice if die in "GYB"}
        assert numbers - {0} <= told, text
        assert all(colour in text for colour in colours), text
