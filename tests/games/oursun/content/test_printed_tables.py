"""The content files say what the tables of the rules say: tiles, boards, enemies, cards, missions.

What is expected is read from the inventory and built into whole records, so that no number of a
content file can change alone. Gear is in `test_printed_gear.py`.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.oursun.inventory import count, cubes, known_as, rows, said
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.content import powers
from sobremesa.games.oursun.content.book import GOODS, VALUES
from sobremesa.games.oursun.content.reading import COUNTS, own_content
from sobremesa.games.oursun.content.schema import (
    CharacterData,
    EnemyData,
    EventData,
    MissionData,
    NightData,
    SunData,
    TileData,
    TraderData,
)


@pytest.mark.rule("sun.tile.three-kinds", "sun.ruling.group-deck-size")
def test_the_box_is_checked_against_the_component_list() -> None:
    listed = {row["Component"]: int(row["Count"]) for row in rows("### Components", "Component")}
    named = {
        "Map tiles": "tiles", "Item cards": "item", "Equipment cards": "equipment",
        "Sun cards": "sun", "Enemy cards": "enemies", "Night cards": "night",
        "Event cards": "events", "Loot cards": "loot",
    }  # fmt: skip
    assert {name: COUNTS[kind] for name, kind in named.items()} == {
        name: listed[name] for name in named
    }
    assert COUNTS["survivors"] + COUNTS["sons"] == listed["Group cards"]
    assert COUNTS["mission cards"] + COUNTS["traders"] == listed["Missions and other cards"]
    assert COUNTS["characters"] == listed["Character figures"]
    boards = [each for each in own_content().characters.values() if not each.expansion]
    assert len(boards) == listed["Character boards"]
    assert sum(own_content().box.cubes.values()) == listed["Resource cubes"]


@pytest.mark.rule("sun.resource.values", "sun.example.food-value")
def test_the_values_of_the_cubes_are_those_of_the_table() -> None:
    table = {row["Resource"]: row["Value in water"] for row in rows("### Resources", "Cube")}
    kinds = ("food", "cloth", "metal", "connector", "wood", "alcohol", "plastic")
    assert [int(table[kind]) for kind in kinds] == list(VALUES[:7])
    assert VALUES[7:] == (0, 0)


@pytest.mark.rule("sun.setup.6-bag", "sun.ruling.bag-contents")
def test_supply_bag_and_provisions_are_those_of_the_table() -> None:
    box = own_content().box
    supply, bag = rows("### Supply and bag", "")
    assert box.cubes == {letter: int(supply[letter]) for letter in "CMKWAP"}
    assert {letter: box.bag.count(letter) for letter in GOODS[:7]} == {
        letter: int(bag[letter]) for letter in GOODS[:7]
    }
    assert (len(box.bag), box.provisions, box.more_tiles) == (int(bag["total"]), "FF", 4)


ABILITIES: dict[str, powers.Ability] = {
    "medic": powers.Treating(heals=2),
    "hunter": powers.Foraging(),
    "soldier": powers.Drilling(),
    "engineer": powers.Tinkering(),
    "smuggler": powers.Bargaining(less=1),
    "firefighter": powers.Shielding(most=2),
}


@pytest.mark.rule("sun.ruling.slot-counts")
def test_every_character_board_is_as_in_the_table() -> None:
    expected = {}
    for row in rows("### Characters", "Id"):
        id = row["Id"].split()[0]
        items, flex, equipment = map(int, row["Item / flex / equip slots"].split("/"))
        expected[id] = CharacterData(
            id=id,
            colour=row["Colour"],
            hp=int(row["HP"]),
            water=int(row["Water"]),
            strength=row["Strength"],
            dexterity=row["Dexterity"],
            stealth=row["Stealth"],
            melee=row["Melee"],
            ranged=row["Ranged"],
            item_slots=items,
            flex_slots=flex,
            equipment_slots=equipment,
            expansion="(exp.)" in row["Id"],
            ability=ABILITIES[id],
        )
    assert own_content().characters == expected


@pytest.mark.rule(
    "sun.tile.three-kinds", "sun.tile.movement-spaces", "sun.tile.no-spaces-unlimited"
)
def test_every_tile_is_as_in_the_table() -> None:
    expected = {}
    for row in rows("### Map tiles", "No."):
        id = known_as(row["Name"])
        expected[id] = TileData(
            id=id,
            number=int(row["No."]),
            move=int(row["MV"]),
            spaces=count(row["Spaces"]),
            water=count(row["Water source"]),
            goods=cubes(row["Resources"]),
            enemies=int(row["Enemy symbols"]),
            event=row["Event"] == "yes",
            container=row["Container"].replace("-", ""),
            camp="camp" in row["Other"],
            objective="objective" in row["Other"],
        )
    assert own_content().tiles == expected


@pytest.mark.rule("sun.enemy.card-fields", "sun.enemy.types")
def test_every_enemy_card_is_as_in_the_table() -> None:
    expected = {}
    for row in rows("### Enemy cards", "Name"):
        id, text = known_as(row["Name"]), row["Encounter text"]
        day, night = row["Melee day / night"].split(" / ")
        shots = row["Ranged day / night"]
        none, one, two = (each.replace("-", "") for each in row["Loot 0 / 1 / 2"].split(" / "))
        expected[id] = EnemyData(
            id=id,
            copies=int(row["Copies"]),
            type=row["Type"].split(",")[0],
            hp=int(row["HP"]),
            melee=(day, night),
            ranged=None if shots == "-" else (shots.split(" / ")[0], shots.split(" / ")[1]),
            loot=(none, one, two),
            sons="SoL" in row["Type"],
            initial=said(text, r"adds (\w+) in an initial"),
            infects=count(said(text, r"deals (\d)\+ damage infects")),
            takes="takes 1 resource cube" in text,
            leads="other SoL enemies on its tile add 1B" in text,
            howls="on spawn: free enemies within 2 tiles" in text,
            steadfast="never moves as a reaction" in text,
            noted=id == "colossus",
        )
    assert own_content().enemies == expected


@pytest.mark.rule("sun.ruling.storm-kinds")
def test_every_sun_card_is_as_in_the_table() -> None:
    expected = {}
    for row in rows("### Sun cards", "Name"):
        id = known_as(row["Name"])
        kind = row["Kind"]
        expected[id] = SunData(id=id, copies=int(row["Copies"]), kind=kind, eases=id == "mild_haze")
    assert own_content().sun == expected


def test_every_night_card_is_as_in_the_table() -> None:
    expected = {}
    for row in rows("### Night cards (22)", "Name"):
        id = known_as(row["Name"])
        kind = row["Category"]
        expected[id] = NightData(
            id=id, copies=int(row["Copies"]), category=kind, does=own_content().night[id].does
        )
    assert own_content().night == expected


def test_every_event_card_is_as_in_the_table() -> None:
    expected = {}
    for row in rows("### Event cards", "Name"):
        each = [known_as(name) for name in said(row["Effect"], "each for ([^:]*)").split(", ")]
        if each == [""]:
            id = known_as(row["Name"])
            expected[id] = EventData(
                id=id, copies=int(row["Copies"]), does=own_content().events[id].does
            )
            continue
        assert len(each) == int(row["Copies"])
        for trader in each:
            id = f"wandering_{trader}"
            expected[id] = EventData(id=id, copies=1, trader=trader)
    assert own_content().events == expected


@pytest.mark.rule("sun.mode.group-deck", "sun.mode.sol-goal")
def test_every_group_card_is_as_in_the_table() -> None:
    survivors, *sons = rows("### Group cards", "Card")
    names = said(survivors["Text"], r"card names: ([^)]*)").split(", ")
    box = own_content().box
    assert [known_as(name) for name in names] == list(box.survivors)
    assert len(names) == int(survivors["Copies"])
    cards = [(row["Card"].removeprefix("SoL: "), row["Copies"]) for row in sons[:-1]]
    assert [(known_as(name), copies) for name, copies in cards] == [(id, "1") for id in box.sons]


def test_every_trader_is_as_in_the_table() -> None:
    expected = {}
    for row in rows("### Trader cards", "Trader"):
        id = known_as(row["Trader"])
        expected[id] = TraderData(
            id=id,
            peaceful="cannot be attacked" in row["Place"],
            hp=count(row["HP"]),
            melee=row["Melee"].replace("-", ""),
            ranged=row["Ranged"].replace("-", ""),
            loot=1 if id == "lawrence" else 3,
            post=id == "lawrence",
        )
    assert own_content().traders == expected


DIFFICULTY: dict[str, tuple[Any, int]] = {
    "!": ("easy", 90),
    "!!": ("hard", 120),
    "!!!": ("very-hard", 150),
}
"""How the marks of a mission are told in the lobby, and how long it is said to take."""


@pytest.mark.rule("sun.setup.1-mission-cards")
def test_every_mission_has_the_stack_deadline_and_cards_of_the_table() -> None:
    expected = []
    for row in rows("### Missions", "Mission"):
        stack = re.match(
            r"(\d+) / (\d+), tile (\d+)(?:; upper 12 = tiles (\d+), (\d+))?", row["Stack n / k"]
        )
        assert stack is not None
        difficulty, minutes = DIFFICULTY[row["Difficulty"]]
        id = next(id for id in GAME.missions if GAME.texts["en"](f"mission-{id}") in row["Mission"])
        mission = own_content().missions[id]
        assert len(mission.cards) == int(row["Cards"])
        expected.append(
            MissionData(
                id=id,
                difficulty=difficulty,
                minutes=minutes,
                mode=row["Mode"].split()[0],
                normal=int(stack[1]),
                last=int(stack[2]),
                tile=int(stack[3]),
                deadline=int(row["Deadline"].removeprefix("day ")),
                cards=mission.cards,
                hidden=mission.hidden,
                upper=tuple(map(int, stack.groups()[3:])) if stack[4] else (),
            )
        )
    assert list(own_content().missions.values()) == expected
