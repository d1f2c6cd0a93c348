"""Events as the chronicle tells them, with every die and the reason for it."""

from __future__ import annotations

import msgspec

from sobremesa.games.incursion.events import (
    CardPlayed,
    Damaged,
    DamageNegated,
    Died,
    DoorMoved,
    Entered,
    Exploded,
    FellIn,
    Flamed,
    GateSealed,
    Healed,
    Paid,
    Stepped,
)
from sobremesa.kernel import Event
from sobremesa.kernel.scene import Line

from .lines_cards import CARDS
from .lines_fights import FIGHTS
from .lines_moves import MOVES
from .names import Names
from .telling import Tellers

TELLERS: Tellers = {**MOVES, **FIGHTS, **CARDS}

SOUNDS: dict[type[Event], str] = {
    CardPlayed: "card",
    DamageNegated: "good",
    Damaged: "hit",
    Died: "death",
    DoorMoved: "door",
    Entered: "step",
    Exploded: "blast",
    FellIn: "blast",
    Flamed: "fire",
    GateSealed: "door",
    Healed: "good",
    Stepped: "step",
}


def line(event: Event, names: Names) -> Line | None:
    """The event in a line; a price that is told with what it bought has none of its own."""
    if isinstance(event, Paid) and not event.apart:
        return None
    told = TELLERS[type(event)](names, event)
    sound = SOUNDS.get(type(event))
    return told if sound is None else msgspec.structs.replace(told, sound=sound)
