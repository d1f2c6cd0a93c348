"""What a laboratory notes of a battle: cards, forces and casualties, each with its side."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.incursion.content.schema import SIDE_NAMES
from sobremesa.games.incursion.events import (
    CardPlayed,
    Died,
    Drew,
    EffectKept,
    ForceShown,
    HandDiscarded,
    TurnBegan,
)
from sobremesa.kernel import Note, Notes, Register
from sobremesa.kernel.noting import things

from .names import Names, cell_id

NOTES: Notes = Register("notes")


@NOTES.of(TurnBegan)
def _turn(names: Names, event: TurnBegan) -> Iterable[Note]:
    yield Note("round")


@NOTES.of(ForceShown)
def _force(names: Names, event: ForceShown) -> Iterable[Note]:
    return things("kept", "figures", event.kinds, SIDE_NAMES[event.side])


@NOTES.of(Drew)
def _drew(names: Names, event: Drew) -> Iterable[Note]:
    return things("drawn", "cards", _titles(names, event.cards), SIDE_NAMES[event.side])


@NOTES.of(HandDiscarded)
def _discarded(names: Names, event: HandDiscarded) -> Iterable[Note]:
    return things("discarded", "cards", _titles(names, event.cards), SIDE_NAMES[event.side])


@NOTES.of(CardPlayed)
def _played(names: Names, event: CardPlayed) -> Iterable[Note]:
    return things("played", "cards", _titles(names, [event.card]), SIDE_NAMES[event.side])


@NOTES.of(EffectKept)
def _kept(names: Names, event: EffectKept) -> Iterable[Note]:
    return things("kept", "cards", _titles(names, [event.card]), SIDE_NAMES[event.side])


@NOTES.of(Died)
def _died(names: Names, event: Died) -> Iterable[Note]:
    profile = names.profile(event.figure)
    place = cell_id(event.cell) if event.cell >= 0 else ""
    yield Note("lost", f"figures.{profile.id}", place, profile.side)


def _titles(names: Names, cards: Iterable[int]) -> Iterable[str]:
    return (names.content.cards[card].id for card in cards)


def thing_name(names: Names, key: str) -> str:
    """What a thing is called that is noted by its key."""
    table, _, id = key.partition(".")
    return names.kind(id) if table == "figures" else names.title(id)
