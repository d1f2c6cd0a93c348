"""Events as the chronicle tells them, with every die and the reason for it."""

from __future__ import annotations

import msgspec

from sobremesa.kernel import Event
from sobremesa.kernel.scene import Line

from .chronicle_cards import CARDS
from .chronicle_fights import FIGHTS
from .chronicle_moves import MOVES
from .events import (
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
    Stepped,
)
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


def line(event: Event, names: Names) -> Line:
    """The event in a line."""
    told = TELLERS[type(event)](names, event)
    sound = SOUNDS.get(type(event))
    return told if sound is None else msgspec.structs.replace(told, sound=sound)
