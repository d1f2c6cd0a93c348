"""The past of a table: what was written down, and the match that follows from it.

An entry holds everything a choice caused: the choices themselves (standing orders may have let
windows go by after it), the dice, and what was told. So a match comes back from the latest anchor
without playing the whole game again, with its chronicle and all that undo must know.
"""

from __future__ import annotations

import logging
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.kernel import (
    BadRecord,
    Game,
    Journal,
    Match,
    Question,
    Setup,
    Told,
    seed_of,
)
from sobremesa.kernel.journal import Choice, Revealed, Snapshot
from sobremesa.kernel.scene import Line
from sobremesa.kernel.state import decode_state, encode_state

from .counting import Counting, Viewer
from .errors import Refused
from .rows import AnchorRow, EntryRow

log = logging.getLogger(__name__)

_ANCHOR_EVERY = 8
"""Choices from one snapshot that is written down to the next."""


class Step(msgspec.Struct):
    """A choice that stands: who made it, the first of its choices in the journal, its lines.

    `version` is that of the table before it; `hidden` has a bit for each viewer who cannot tell
    that it was made.
    """

    seat: int
    first: int
    lines: int
    version: int
    hidden: int = 0


class Rewind(msgspec.Struct, frozen=True):
    """At that version an undo cut the chronicle to so many lines."""

    version: int
    lines: int


class Made(msgspec.Struct, array_like=True):
    """A choice as an entry keeps it."""

    seat: int
    option: msgspec.Raw
    dice: tuple[int, ...]
    revealed: Revealed
    told: list[msgspec.Raw]


class Caused(msgspec.Struct, omit_defaults=True):
    """What an entry holds: the choices, and for the beginning what was rolled and told."""

    made: list[Made] = []
    dice: tuple[int, ...] = ()
    told: list[msgspec.Raw] = []


_CAUSED = msgspec.json.Decoder(Caused)


class History:
    """A match with its journal, cut into the steps that players took."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.version = 0
        self.asked = 0
        self.steps: list[Step] = []
        self.counting = Counting(match.setup.seats, self.steps)
        self.rewinds: list[Rewind] = []
        self.landed: dict[tuple[int | None, str], int] = {}
        """The version after each request of a client that has landed."""
        self.bots: frozenset[int] = frozenset()
        """The seats that bots play."""
        self.lessons = False
        """Whether the mission is taught at this table."""
        self.since: dict[int, int] = {}
        """The versions at which seats that had been played were taken over by somebody else."""
        self.anchored = 0
        """The choices that had been made at the last snapshot that was written down."""
        self._words: dict[str, list[Line | None]] = {}
        """The lines of the chronicle in words, by language, as far as somebody has read."""

    @property
    def journal(self) -> Journal[Any]:
        """The journal of the match, which a table always keeps."""
        journal = self.match.journal
        assert journal is not None
        return journal

    # Going on

    def took(self, seat: int, first: int, lines: int, hidden: int = 0) -> None:
        """A step was taken whose first choice and line have these numbers."""
        self.steps.append(Step(seat, first, lines, self.version, hidden))

    def written(self, row: EntryRow) -> None:
        """The entry is on disk, and the match stands after it."""
        self.advanced(row.hidden)
        self.asked = row.asked
        if row.message is not None:
            self.landed[row.seat, row.message] = self.version

    def advanced(self, hidden: int = 0) -> None:
        """One more entry, hidden from the viewers with these bits."""
        self.version += 1
        self.counting.wrote(hidden)
        self.counting.everything = self.match.outcome is not None

    def go_back(self, step: int) -> None:
        """Take back every choice from that step on."""
        lines = self.steps[step].lines
        self.match = self.match.rewound(self.steps[step].first)
        self.anchored = min(self.anchored, self.steps[step].first)
        del self.steps[step:]
        for words in self._words.values():
            del words[lines:]
        self.counting.go_back(step)
        self.rewinds.append(Rewind(self.version + 1, lines))

    def follow(self, row: EntryRow) -> None:
        """Do what another worker wrote down."""
        if row.kind == "undo":
            assert row.back_to is not None
            self.go_back(row.back_to)
        elif row.kind == "choice":
            assert row.seat is not None
            self.took(row.seat, len(self.journal.choices), len(self.journal.lines), row.hidden)
            for made in _CAUSED.decode(row.data).made:
                self.match.answer(made.seat, self.match.game.option_decoder.decode(made.option))
                self.journal.choices[-1].revealed = made.revealed
        self.written(row)

    # Questions about the past

    def line(self, number: int, language: str) -> Line | None:
        """A line of the chronicle in words, found once for all who read it; some have none."""
        words = self._words.setdefault(language, [])
        text = self.match.game.texts[language]
        for told in self.journal.lines[len(words) : number + 1]:
            words.append(self.match.game.line(told.event, text))
        return words[number]

    def step_of_line(self, line: int) -> int:
        """The step after which a line stood in the chronicle."""
        return bisect_right(self.steps, line, key=lambda step: step.lines)

    def kept_lines(self, version: int, had: int) -> int:
        """How many of the lines that somebody had at a version still stand."""
        return min([had, *(r.lines for r in self.rewinds if r.version > version)])

    def free_undo(self, seat: int) -> tuple[int, Revealed]:
        """The earliest step a seat may take back to without asking, and why no further.

        A step is its player's, although others may have let windows go by within it.
        """
        if self._others_choose_in_secret(seat):
            # Whether they have begun to choose must not show in what undo can do.
            return len(self.steps), "other"
        choices = self.journal.choices
        end = len(choices)
        for number in range(len(self.steps), 0, -1):
            step = self.steps[number - 1]
            if step.seat != seat:
                return number, "other"
            for choice in choices[step.first : end]:
                if choice.revealed:
                    return number, choice.revealed
            end = step.first
        return 0, ""

    def _others_choose_in_secret(self, seat: int) -> bool:
        question = self.match.question
        if not isinstance(question, Question):
            return False
        asks = [question, *question.also]
        return any(ask.secret and ask.seat != seat and seat not in ask.group for ask in asks)

    def was_there(self, seat: Viewer, version: int) -> bool:
        """Whether the holder of a seat had it already at a version; when all is over it is open."""
        over = self.match.outcome is not None
        return over or seat is None or version >= self.since.get(seat, 0)

    def saw_position(self, seat: Viewer, step: int) -> bool:
        """Whether the holder of a seat had it while the match stood after so many steps."""
        return step == len(self.steps) or self.was_there(seat, self.steps[step].version)

    def saw_line(self, seat: Viewer, line: int) -> bool:
        """Whether the holder of a seat had it when a line was told."""
        step = self.step_of_line(line)
        return self.was_there(seat, self.steps[step - 1].version if step else 0)

    def earliest_undo(self) -> int:
        """The first step that may be taken back: beyond it a seat had another holder."""
        return self._step_at(max(self.since.values(), default=0))

    def _step_at(self, version: int) -> int:
        """How many of the steps that stand had been taken at a version."""
        return bisect_left(self.steps, version, key=lambda step: step.version)

    def last_step_of(self, seat: int) -> int | None:
        """The last step that a seat took and that stands."""
        for number in range(len(self.steps) - 1, -1, -1):
            if self.steps[number].seat == seat:
                return number
        return None

    def at_step(self, step: int) -> Match[Any]:
        """The match as it was after so many steps; the present one when they are all."""
        if step == len(self.steps):
            return self.match
        then = self.match.rewound(self.steps[step].first)
        assert then.journal is not None
        # A match that came back from an anchor has few snapshots; looking around brings the others.
        known = {each.number for each in self.journal.snapshots}
        more = [each for each in then.journal.snapshots if each.number not in known]
        self.journal.snapshots = sorted(
            [*self.journal.snapshots, *more], key=lambda each: each.number
        )
        return then

    def as_known_to(self, seat: int) -> Match[Any]:
        """The match as it was when the last thing happened that the holder of a seat can tell."""
        counted = self.counting.step(seat, len(self.steps))
        known = self.counting.step_before(seat, counted - 1) + 1 if counted else 0
        return self.at_step(max(known, self._step_at(self.since.get(seat, 0))))

    def lines_of(self, step: int) -> range:
        """The numbers of the lines that a step told; step 0 is the beginning."""
        begin = self.steps[step - 1].lines if step else 0
        end = self.steps[step].lines if step < len(self.steps) else len(self.journal.lines)
        return range(begin, end)


# Writing down


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


# Coming back


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
    journal: Journal[Any] = Journal(first.journal.snapshots[0].base)
    told = game_told_decoder(game)
    steps: list[Step] = []
    rewinds: list[Rewind] = []
    landed: dict[tuple[int | None, str], int] = {}
    for row in rows:
        _remember(game, told, journal, steps, rewinds, row)
        if row.message is not None:
            landed[row.seat, row.message] = row.number + 1
    if anchor is not None and anchor.number <= len(journal.choices):
        base = decode_state(anchor.state.encode(), game.state_type, game.book(setup))
        journal.snapshots.append(Snapshot(anchor.number, base))
    match = Match.resume(game, setup, journal, len(journal.choices))
    if match.journal is None or match.journal.lines != journal.lines:
        raise BadRecord("playing on from the last anchor tells another story than the players saw")
    history = History(match)
    history.steps += steps
    history.rewinds, history.landed = rewinds, landed
    history.anchored = 0 if anchor is None else anchor.number
    for row in rows:
        history.advanced(row.hidden)
    history.asked = rows[-1].asked
    return history


def game_told_decoder(game: Game[Any]) -> msgspec.json.Decoder[tuple[Any, tuple[int, ...] | None]]:
    """Reads what was told: an event of the game, and to whom."""
    return msgspec.json.Decoder(tuple[game.event_decoder.type, tuple[int, ...] | None])  # type: ignore[name-defined]


def _remember(
    game: Game[Any],
    told: msgspec.json.Decoder[tuple[Any, tuple[int, ...] | None]],
    journal: Journal[Any],
    steps: list[Step],
    rewinds: list[Rewind],
    row: EntryRow,
) -> None:
    """Put one entry into the journal."""
    if row.kind == "undo":
        assert row.back_to is not None
        step = steps[row.back_to]
        del steps[row.back_to :], journal.choices[step.first :], journal.lines[step.lines :]
        rewinds.append(Rewind(row.number + 1, step.lines))
        return
    caused = _CAUSED.decode(row.data)
    if row.kind == "start":
        journal.opening_dice = caused.dice
        journal.lines = [Told(*told.decode(line)) for line in caused.told]
        return
    assert row.seat is not None
    steps.append(Step(row.seat, len(journal.choices), len(journal.lines), row.number, row.hidden))
    for made in caused.made:
        option = game.option_decoder.decode(made.option)
        journal.choices.append(
            Choice(made.seat, option, made.dice, made.revealed, len(journal.lines))
        )
        journal.lines += [Told(*told.decode(line)) for line in made.told]
