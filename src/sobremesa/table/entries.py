"""What is written down of a table: entries, and a snapshot now and then.

An entry holds everything a choice caused: the choices themselves (standing orders may have let
windows go by after it), the dice, and what was told. So a match comes back from the latest anchor
without playing the whole game again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sobremesa.kernel import Match
from sobremesa.kernel.journal import Revealed
from sobremesa.kernel.state import encode_state

from .rows import AnchorRow

if TYPE_CHECKING:
    from .history import History

_ANCHOR_EVERY = 16
"""Choices from one snapshot that is written down to the next: to write one costs as much as to play
a few of them again, which is needed far more rarely."""


class Made(msgspec.Struct, array_like=True):
    """A choice as an entry keeps it."""

    seat: int
    option: msgspec.Raw
    dice: tuple[int, ...]
    revealed: Revealed
    told: list[msgspec.Raw]
    decided: bool = False


class Caused(msgspec.Struct, omit_defaults=True):
    """What an entry holds: the choices, and for the beginning what was rolled and told."""

    made: list[Made] = []
    dice: tuple[int, ...] = ()
    told: list[msgspec.Raw] = []


class Update(msgspec.Struct, frozen=True):
    """From then on the match is played by another version of the rules."""

    before: str
    now: str


CAUSED = msgspec.json.Decoder(Caused)
UPDATE = msgspec.json.Decoder(Update)


def caused_since(history: History, first: int) -> str:
    """The JSON of the choices from `first` on, with all they caused."""
    journal = history.journal
    choices = journal.choices[first:]
    ends = [*(choice.lines for choice in choices[1:]), len(journal.lines)]
    made = [
        Made(
            choice.seat,
            _raw(choice.option),
            choice.dice,
            choice.revealed,
            [_raw(told) for told in journal.lines[choice.lines : end]],
            choice.decided,
        )
        for choice, end in zip(choices, ends, strict=True)
    ]
    return msgspec.json.encode(Caused(made=made)).decode()


def caused_at_start(match: Match[Any]) -> str:
    """The JSON of what happened before anybody chose anything."""
    assert match.journal is not None
    told = [_raw(line) for line in match.journal.lines]
    return msgspec.json.encode(Caused(dice=match.journal.opening_dice, told=told)).decode()


def anchor_of(id: str, history: History) -> AnchorRow | None:
    """The snapshot that the last step brought, if it brought one and it is time for another.

    Coming back plays the few choices since the last one again; writing all of a state costs more
    than writing a choice.
    """
    snapshot = history.journal.snapshots[-1]
    soon = snapshot.number < history.anchored + _ANCHOR_EVERY and history.match.outcome is None
    if snapshot.number <= history.steps[-1].first or soon:
        return None
    history.anchored = snapshot.number
    return latest_anchor(id, history)


def latest_anchor(id: str, history: History) -> AnchorRow:
    """The last snapshot that the journal holds."""
    snapshot = history.journal.snapshots[-1]
    return AnchorRow(game=id, number=snapshot.number, state=encode_state(snapshot.base).decode())


def anchor_now(id: str, history: History) -> AnchorRow | None:
    """A snapshot of the present, if it is an anchor: kept before a table is put aside.

    A later version of the rules can then go on from it without playing anything again.
    """
    match = history.match
    if match.question is None or not match.question.anchor or match.trail or match.pending:
        return None
    number = len(history.journal.choices)
    return AnchorRow(game=id, number=number, state=encode_state(match.base).decode())


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
