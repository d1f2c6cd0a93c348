"""How a table comes back: from what was written down of it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.kernel import BadRecord, Game, Journal, Match, Setup, Told, seed_of
from sobremesa.kernel.journal import Choice, Snapshot
from sobremesa.kernel.state import decode_state

from .entries import CAUSED, UPDATE
from .errors import Refused
from .history import History, Rewind, Step, Updated
from .rows import AnchorRow, EntryRow

log = logging.getLogger(__name__)


def begin(game: Game[Any], setup: Setup, secret: str, contributions: Sequence[str]) -> Match[Any]:
    """The match before its first choice."""
    return Match.start(game, setup, seed_of(secret, contributions), keep=True)


def restore(
    game: Game[Any],
    setup: Setup,
    seed: int,
    rows: Sequence[EntryRow],
    anchors: Sequence[AnchorRow],
) -> History:
    """The history that was written down; from the first anchor that can be read, played again.

    Without any anchor the whole match is. What went wrong may tell what is hidden: only the log
    is told.
    """
    for anchor in (*anchors, None):
        try:
            return restore_from(game, setup, seed, rows, anchor)
        except Exception as error:
            place = {"table": rows[0].game, "anchor": None if anchor is None else anchor.number}
            log.warning("a table cannot go on from here", extra={**place, "problem": repr(error)})
    raise Refused("unavailable", f"the table cannot go on with {game.id} {game.version}")


def restore_from(
    game: Game[Any],
    setup: Setup,
    seed: int,
    rows: Sequence[EntryRow],
    anchor: AnchorRow | None,
) -> History:
    """The history that was written down, played on from that anchor, or else from the beginning.

    Raises when these rules cannot go on from there, or tell another story than the players saw.
    """
    first = Match.start(game, setup, seed, keep=True)
    assert first.journal is not None
    past = _Past(game, Journal(first.journal.snapshots[0].base))
    for row in rows:
        past.remember(row)
    journal = past.journal
    if anchor is not None and anchor.number <= len(journal.choices):
        base = decode_state(anchor.state.encode(), game.state_type, game.book(setup))
        journal.snapshots.append(Snapshot(anchor.number, base))
    match = Match.resume(game, setup, journal, len(journal.choices))
    if match.journal is None or match.journal.lines != journal.lines:
        raise BadRecord("playing on from the last anchor tells another story than the players saw")
    history = History(match)
    history.steps += past.steps
    history.rewinds, history.updates, history.landed = past.rewinds, past.updates, past.landed
    history.anchored = 0 if anchor is None else anchor.number
    for row in rows:
        history.advanced(row.hidden)
    history.asked = rows[-1].asked
    return history


def game_told_decoder(game: Game[Any]) -> msgspec.json.Decoder[tuple[Any, tuple[int, ...] | None]]:
    """Reads what was told: an event of the game, and to whom."""
    return msgspec.json.Decoder(tuple[game.event_decoder.type, tuple[int, ...] | None])  # type: ignore[name-defined]


class _Past:
    """What was written down, put together again entry by entry."""

    def __init__(self, game: Game[Any], journal: Journal[Any]) -> None:
        self.game, self.journal = game, journal
        self.steps: list[Step] = []
        self.rewinds: list[Rewind] = []
        self.updates: list[Updated] = []
        self.landed: dict[tuple[int | None, str], int] = {}
        self._told = game_told_decoder(game)

    def remember(self, row: EntryRow) -> None:
        """One more entry."""
        match row.kind:
            case "start":
                caused = CAUSED.decode(row.data)
                self.journal.opening_dice = caused.dice
                self.journal.lines = self._lines(caused.told)
            case "choice":
                self._choose(row)
            case "undo":
                self._undo(row)
            case "update":
                lines = max(1, len(self.journal.lines))
                self.updates.append(Updated(lines, UPDATE.decode(row.data)))
            case "moved" | "record":
                pass  # of the match itself they tell nothing
        if row.message is not None:
            self.landed[row.seat, row.message] = row.number + 1

    def _lines(self, told: Sequence[msgspec.Raw]) -> list[Told]:
        return [Told(*self._told.decode(line)) for line in told]

    def _choose(self, row: EntryRow) -> None:
        assert row.seat is not None
        choices, lines = self.journal.choices, self.journal.lines
        self.steps.append(Step(row.seat, len(choices), len(lines), row.number, row.hidden))
        for made in CAUSED.decode(row.data).made:
            option = self.game.option_decoder.decode(made.option)
            choices.append(
                Choice(made.seat, option, made.dice, made.revealed, len(lines), made.decided)
            )
            lines += self._lines(made.told)

    def _undo(self, row: EntryRow) -> None:
        assert row.back_to is not None
        step = self.steps[row.back_to]
        del self.steps[row.back_to :]
        del self.journal.choices[step.first :], self.journal.lines[step.lines :]
        self.updates = [each for each in self.updates if each.lines <= step.lines]
        self.rewinds.append(Rewind(row.number + 1, step.lines))
