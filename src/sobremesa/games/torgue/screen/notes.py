"""What a laboratory notes of a show: cards, trees and stars, and who falls where."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.torgue.events import (
    Announced,
    Bought,
    CardDrawn,
    CardLost,
    CardPlaced,
    Eliminated,
    EventDrawn,
    LootDrawn,
    LootUsed,
    RoundBegan,
    Spawned,
    StarDealt,
    TreeChosen,
)
from sobremesa.kernel import Note, Notes, Register
from sobremesa.kernel.noting import things

from .names import Names

ENEMIES = "enemies"
"""The owner of everybody who is no hunter's."""
NOTES: Notes = Register("notes")


@NOTES.of(RoundBegan)
def _round(names: Names, event: RoundBegan) -> Iterable[Note]:
    yield Note("round")


@NOTES.of(TreeChosen)
def _tree(names: Names, event: TreeChosen) -> Iterable[Note]:
    return things("kept", "trees", [event.tree])


@NOTES.of(StarDealt)
def _star(names: Names, event: StarDealt) -> Iterable[Note]:
    return things("drawn", "stars", [event.star])


@NOTES.of(CardDrawn)
def _drawn(names: Names, event: CardDrawn) -> Iterable[Note]:
    return things("drawn", "gear", [event.card])


@NOTES.of(CardPlaced, Bought)
def _placed(names: Names, event: CardPlaced | Bought) -> Iterable[Note]:
    return things("kept", "gear", [event.card])


@NOTES.of(CardLost)
def _card_lost(names: Names, event: CardLost) -> Iterable[Note]:
    return things("discarded", "gear", [event.card])


@NOTES.of(LootDrawn)
def _loot_drawn(names: Names, event: LootDrawn) -> Iterable[Note]:
    return things("drawn", "terrain.loot", [tuple(names.content.terrain.loot)[event.loot]])


@NOTES.of(LootUsed)
def _loot_used(names: Names, event: LootUsed) -> Iterable[Note]:
    return things("played", "terrain.loot", [tuple(names.content.terrain.loot)[event.loot]])


@NOTES.of(Announced)
def _announced(names: Names, event: Announced) -> Iterable[Note]:
    return things("drawn", "announcements", [event.card], ENEMIES)


@NOTES.of(EventDrawn)
def _event(names: Names, event: EventDrawn) -> Iterable[Note]:
    return things("drawn", "events", [event.event], ENEMIES)


@NOTES.of(Spawned)
def _spawned(names: Names, event: Spawned) -> Iterable[Note]:
    yield Note("came", f"enemies.{event.kind}", _zone(event.zone), ENEMIES)


@NOTES.of(Eliminated)
def _eliminated(names: Names, event: Eliminated) -> Iterable[Note]:
    for table in ("enemies", "hunters", "companions"):
        if event.kind in getattr(names.content, table):
            owner = ENEMIES if table == "enemies" else ""
            yield Note("lost", f"{table}.{event.kind}", _zone(event.zone), owner)


def _zone(zone: int) -> str:
    return f"zone{zone}" if zone >= 0 else ""


def thing_name(names: Names, key: str) -> str:
    """What a thing is called that is noted by its key."""
    table, _, id = key.rpartition(".")
    if table == "gear":
        return names.gear(id)
    if table in ("enemies", "hunters", "companions"):
        return names.kind(id)
    return names.text(f"{table.rpartition('.')[2].removesuffix('s')}-{id}")
