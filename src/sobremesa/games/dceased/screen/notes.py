"""What a laboratory notes of a night: heroes, cards, and who is lost where."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.events.attacks import Eliminated, HitsCounted
from sobremesa.games.dceased.events.deeds import (
    Collected,
    Rescued,
    TraitDrawn,
    TraitKept,
    TraitUsed,
)
from sobremesa.games.dceased.events.enemies import CivilianLost, HeroLost
from sobremesa.games.dceased.events.spawning import CardDrawn, FallenAppeared, Spawned
from sobremesa.games.dceased.events.turns import Recruited, RoundBegan
from sobremesa.kernel import Note, Notes, Register
from sobremesa.kernel.noting import What, things

from .names import ENEMIES, Names, zone_id

NOTES: Notes = Register("notes")


@NOTES.of(RoundBegan)
def _round(names: Names, event: RoundBegan) -> Iterable[Note]:
    yield Note("round")


@NOTES.of(Recruited)
def _recruited(names: Names, event: Recruited) -> Iterable[Note]:
    return things("kept", "heroes", [event.hero])


@NOTES.of(TraitDrawn)
def _drawn(names: Names, event: TraitDrawn) -> Iterable[Note]:
    return things("drawn", "traits", event.cards)


@NOTES.of(TraitKept)
def _kept(names: Names, event: TraitKept) -> Iterable[Note]:
    return [
        *things("kept", "traits", [event.kept] if event.kept else []),
        *things("discarded", "traits", event.discarded),
    ]


@NOTES.of(TraitUsed)
def _used(names: Names, event: TraitUsed) -> Iterable[Note]:
    return things("played", "traits", [event.trait])


@NOTES.of(Collected)
def _collected(names: Names, event: Collected) -> Iterable[Note]:
    yield Note("kept", f"equipment.{event.gear}", zone_id(event.zone))


@NOTES.of(Rescued)
def _rescued(names: Names, event: Rescued) -> Iterable[Note]:
    yield Note("kept", f"civilians.{event.civilian}", zone_id(event.zone))


@NOTES.of(CardDrawn)
def _spawn_card(names: Names, event: CardDrawn) -> Iterable[Note]:
    yield Note("drawn", f"spawn.{event.card}", zone_id(event.zone), ENEMIES)


@NOTES.of(Spawned)
def _spawned(names: Names, event: Spawned) -> Iterable[Note]:
    yield _enemies("came", event.enemy, event.zone, event.count)


@NOTES.of(FallenAppeared)
def _appeared(names: Names, event: FallenAppeared) -> Iterable[Note]:
    yield _enemies("came", event.fallen, event.zone, 1)


@NOTES.of(HitsCounted, Eliminated)
def _eliminated(names: Names, event: HitsCounted | Eliminated) -> Iterable[Note]:
    counts = zip(KINDS, (event.walkers, event.brutes, event.runners), strict=True)
    for kind, count in counts:
        if count:
            yield _enemies("lost", kind, event.zone, count)
    for fallen in event.fallen if isinstance(event, HitsCounted) else ():
        yield _enemies("lost", fallen, event.zone, 1)


@NOTES.of(HeroLost)
def _hero_lost(names: Names, event: HeroLost) -> Iterable[Note]:
    yield Note("lost", f"heroes.{event.hero}", zone_id(event.zone))


@NOTES.of(CivilianLost)
def _civilian_lost(names: Names, event: CivilianLost) -> Iterable[Note]:
    yield Note("lost", f"civilians.{event.civilian}", zone_id(event.zone))


def _enemies(what: What, enemy: str, zone: str, count: int) -> Note:
    table = "horde" if enemy in KINDS else "fallen"
    return Note(what, f"{table}.{enemy}", zone_id(zone), ENEMIES, count)


def thing_name(names: Names, key: str) -> str:
    """What a thing is called that is noted by its key."""
    return names.thing(key.partition(".")[2])
