"""Content is read from folders: the game's own, and what somebody lays over it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from sobremesa.kernel import BadContent
from sobremesa.kernel.content import lay_over, load_folder

from .checks import check
from .schema import Content, GearData

COUNTS = {
    "tiles": 32, "characters": 6, "enemies": 25, "sun": 10, "night": 22, "events": 35,
    "item": 53, "equipment": 19, "loot": 48, "survivors": 10, "sons": 3, "traders": 4,
    "mission cards": 28,
}  # fmt: skip
"""What the component list promises of the game's own content."""


@cache
def own_content() -> Content:
    """The content that comes with the game, checked."""
    content = load_folder(files(__package__), Content)
    check(content)
    check_counts(content)
    return content


def content_over(under: Content, folder: Traversable) -> Content:
    """The content of a folder, laid over other content and checked."""
    content = lay_over(under, folder)
    check(content)
    return content


def check_counts(content: Content) -> None:
    """Refuse a box that does not hold what the component list says."""
    gear = content.gear.values()
    found = {
        "tiles": len(content.tiles),
        "characters": len(content.characters),
        "enemies": sum(each.copies for each in content.enemies.values()),
        "sun": sum(each.copies for each in content.sun.values()),
        "night": sum(each.copies for each in content.night.values()),
        "events": sum(each.copies for each in content.events.values()),
        "item": _cards(gear, "item"),
        "equipment": _cards(gear, "equipment"),
        "loot": _cards(gear, "loot"),
        "survivors": len(content.box.survivors),
        "sons": len(content.box.sons),
        "traders": len(content.traders),
        "mission cards": sum(len(each.cards) for each in content.missions.values()),
    }
    for kind, wanted in COUNTS.items():
        if found[kind] != wanted:
            raise BadContent(f"{kind}: expected {wanted} in the box, got {found[kind]}")


def _cards(gear: Iterable[GearData], deck: str) -> int:
    return sum(each.copies for each in gear if each.deck == deck)
