"""What a laboratory notes of a journey: characters, cards and gear, and who falls where."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.oursun.events.cards import EventCard, NightCard
from sobremesa.games.oursun.events.days import DayBegan
from sobremesa.games.oursun.events.enemies import Defeated, Spawned
from sobremesa.games.oursun.events.harm import Died
from sobremesa.games.oursun.events.setup import Chose
from sobremesa.games.oursun.events.things import Dropped, Gained, Looted, LootSeen, Made, Used
from sobremesa.games.oursun.events.trade import Bought
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.state import TRADERS
from sobremesa.kernel import Note, Notes, Register
from sobremesa.kernel.noting import things

from .names import Names, kind_and_name, tile_id

ENEMIES = "enemies"
"""The owner of everybody whom nobody plays."""
NOTES: Notes = Register("notes")


@NOTES.of(DayBegan)
def _day(names: Names, event: DayBegan) -> Iterable[Note]:
    yield Note("round")


@NOTES.of(Chose)
def _chose(names: Names, event: Chose) -> Iterable[Note]:
    return things("kept", "characters", [event.character])


@NOTES.of(NightCard)
def _night(names: Names, event: NightCard) -> Iterable[Note]:
    return things("drawn", "night", [names.cards.night[event.card]], ENEMIES)


@NOTES.of(EventCard)
def _event(names: Names, event: EventCard) -> Iterable[Note]:
    return things("drawn", "events", [names.cards.event[event.card]], ENEMIES)


@NOTES.of(LootSeen)
def _seen(names: Names, event: LootSeen) -> Iterable[Note]:
    return things("drawn", "gear", _kinds(names, event.cards))


@NOTES.of(Looted, Gained)
def _gained(names: Names, event: Looted | Gained) -> Iterable[Note]:
    return things("kept", "gear", _kinds(names, event.cards))


@NOTES.of(Bought, Made)
def _bought(names: Names, event: Bought | Made) -> Iterable[Note]:
    return things("kept", "gear", _kinds(names, [event.card] if event.card >= 0 else []))


@NOTES.of(Dropped)
def _dropped(names: Names, event: Dropped) -> Iterable[Note]:
    return things("discarded", "gear", _kinds(names, event.cards))


@NOTES.of(Used)
def _used(names: Names, event: Used) -> Iterable[Note]:
    return things("played", "gear", _kinds(names, [event.card]))


@NOTES.of(Spawned)
def _spawned(names: Names, event: Spawned) -> Iterable[Note]:
    yield Note("came", _foe(names, event.enemy), tile_id(event.place), ENEMIES)


@NOTES.of(Defeated)
def _defeated(names: Names, event: Defeated) -> Iterable[Note]:
    yield Note("lost", _foe(names, event.foe), tile_id(event.place), ENEMIES)


@NOTES.of(Died)
def _died(names: Names, event: Died) -> Iterable[Note]:
    kind, _ = kind_and_name(event.who)
    yield Note("lost", f"characters.{kind}", tile_id(event.place))


def _kinds(names: Names, cards: Iterable[int]) -> Iterable[str]:
    return (names.cards.gear[card] for card in cards)


def _foe(names: Names, foe: FoeId) -> str:
    if foe >= TRADERS:
        return f"traders.{tuple(names.content.traders)[foe - TRADERS]}"
    return f"enemies.{names.cards.enemies[foe]}"


_PREFIXES = {"characters": "char", "enemies": "enemy", "events": "event", "traders": "trader"}


def thing_name(names: Names, key: str) -> str:
    """What a thing is called that is noted by its key."""
    table, _, id = key.partition(".")
    return names.text(f"{_PREFIXES.get(table, table)}-{id}")
