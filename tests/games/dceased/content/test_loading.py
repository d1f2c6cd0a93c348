"""The content: counts, references, and errors that name the place."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest

from games.dceased.setups import INVENTORY
from sobremesa.games.dceased import GAME
from sobremesa.games.dceased.content.loading import load_content, own_content
from sobremesa.kernel import BadContent
from sobremesa.testing.rules import read_inventory

FOLDER = Path(__file__).parents[4] / "src" / "sobremesa" / "games" / "dceased" / "content"


def test_the_component_list_is_complete() -> None:
    content = own_content()
    assert Counter(card.kind for card in content.spawn.values()) == {
        "normal": 20, "charge": 7, "activation": 5, "fallen": 5, "special": 5,
    }  # fmt: skip
    assert (len(content.heroes), len(content.fallen), len(content.equipment)) == (8, 8, 15)
    assert (len(content.traits), sum(t.copies for t in content.traits.values())) == (25, 37)
    assert len(content.civilians) == 13
    assert {id: card.miniatures for id, card in content.horde.items()} == {
        "walker": 35, "brute": 14, "runner": 14,
    }  # fmt: skip


@pytest.mark.rule("dc.ruling.page-refs")
def test_no_rule_leads_to_a_page_but_to_the_inventory() -> None:
    known = read_inventory(INVENTORY)
    rules = {event.rule for event in GAME.event_types}
    assert rules - known.keys() == set()
    assert {"dc.civact.flee", "dc.civlost.power", "dc.attack.hit"} <= rules
    for text in (FOLDER.parent / "text").iterdir():
        assert re.findall(r"(?i)\b(?:page|p\u00e1gina|p\u00e1g\.)", text.read_text()) == []


@pytest.mark.rule("dc.ruling.green-canary")
def test_everybody_the_source_names_is_there() -> None:
    assert {"batman", "cyborg", "green-canary"} <= set(own_content().heroes)
    assert GAME.texts["es"]("hero-green-canary") == "Canario Verde"
    assert GAME.texts["en"]("hero-green-canary") == "Green Canary"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("heroes.toml", "grapnel-line", "grapnel", r"heroes.toml: \[batman\].*'grapnel'"),
        (
            "horde.toml",
            "actions = 2",
            "actions = 0",
            r"horde.toml line 15: \[runner\]: Expected `int` >= 1 - at `\$.actions`",
        ),
        ("fallen.toml", "speed-force", "speed", r"fallen.toml: \[z-flash\] ability.*'speed'"),
        (
            "spawn.toml",
            'type = "walker"\nnumbers = [1, 2, 4, 5]',
            "numbers = [1, 2, 4, 5]",
            "S01.*a type",
        ),
        ("spawn.toml", 'kind = "charge"', 'kind = "normal"', "cards by kind"),
        ("missions.toml", 'start = "A4"', 'start = "B4"', "m0.txt: expected the mark 'S' at B4"),
        ("missions.toml", 'zone = "F6", rescued = 1', 'zone = "F6"', "points.*none on blue"),
        ("missions.toml", 'needs = ["fuse-1", "fuse-2"]', 'needs = ["fuse-3"]', "generator needs"),
        ("missions.toml", 'id = "generator"', 'id = "dynamo"', "m2.*an objective generator for"),
        ("missions.toml", 'goal = "signal"', 'goal = "signals"', r"\[m4\] goal.*'signals'"),
        ("goals.toml", "objectives-taken", "objectives", r"goals.toml line 3: \[first-night\]"),
        (
            "missions.toml",
            'goal = "evacuation"',
            'goal = "titan"',
            "m1.*a titan for the goal titan",
        ),
        ("missions.toml", 'exit = "I1"', "", "m1.*an exit and 3 civilians for the goal evacuation"),
        ("missions.toml", "charge = 5", "", "m4.*a charge for the goal signal"),
        ("missions.toml", "rescue_xp = 2", "rescue_px = 2", r"missions.toml line \d+: \[m1\]"),
        (
            "maps/m0.txt",
            "+-DD-+----+----+    +",
            "+----+----+----+    +",
            "door from a street into B2",
        ),
        ("maps/m1.txt", "D.   |.*  |.*  |", "|.   |.*  |.*  |", None),
        ("levels.toml", "xp = 7", "xp = 20", r"levels.toml: expected xp .* got \[0, 20, 19, 43\]"),
        (
            "missions.toml",
            "seats = [1, 4]",
            "seats = [1, 5]",
            r"\[m0\] seats: .* from 1 to 4",
        ),
        ("missions.toml", '"C4", "H4"]', '"C4", "D2"]', r"\[m1\] civilians: expected D2 once"),
        ("missions.toml", 'easy = ["S01", "S15"]', 'easy = ["S15", "S01"]', "S01 after S15"),
        ("missions.toml", 'id = "shard-2"', 'id = "shard-1"', "objectives: expected shard-1 once"),
        ("missions.toml", '{ id = "1", zone = "F1" }]', "]", r"\[m0\] points: .*without a colour"),
        ("missions.toml", "count = 2", "count = 36", r"\[m0\] enemies: expected at most 35 walker"),
        ("missions.toml", "toughness = 9, less = 2", "toughness = 9, less = 3", "titan.*got 0"),
        ("missions.toml", 'colour = "green" }', 'colour = "" }', "of the colour green or a `door`"),
        ("equipment.toml", "first-wound", "every-wound", "riot-shield"),
        ("horde.toml", "[runner]", "[sprinter]", "horde.toml: expected walker, brute, runner"),
    ],
)
def test_bad_content_is_refused_with_its_place(
    tmp_path: Path, file: str, old: str, new: str, message: str | None
) -> None:
    folder = tmp_path / "content"
    copytree(FOLDER, folder)
    source = (folder / file).read_text()
    assert old in source
    (folder / file).write_text(source.replace(old, new, 1 if "kind" not in old else -1))
    if message is None:
        assert load_content(folder).maps != own_content().maps
        return
    with pytest.raises(BadContent, match=message):
        load_content(folder)
