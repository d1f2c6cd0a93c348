"""The past of a table: a match with its chronicle, and all that undo must know."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from operator import attrgetter
from typing import Any

import msgspec

from sobremesa.kernel import Journal, Match, Question
from sobremesa.kernel.journal import Revealed
from sobremesa.kernel.scene import Line

from .counting import Counting, Viewer
from .entries import CAUSED, UPDATE, Update
from .rows import EntryRow

_LINES, _VERSION = attrgetter("lines"), attrgetter("version")


class Step(msgspec.Struct, gc=False):
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


class Updated(msgspec.Struct, frozen=True):
    """Other rules, told after so many lines of the chronicle."""

    lines: int
    update: Update


class History:
    """A match with its journal, cut into the steps that players took."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.version = 0
        self.asked = 0
        self.steps: list[Step] = []
        self.counting = Counting(match.setup.seats, self.steps)
        self.rewinds: list[Rewind] = []
        self.updates: list[Updated] = []
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
        self.updates = [each for each in self.updates if each.lines <= lines]
        self.counting.go_back(step)
        self.rewinds.append(Rewind(self.version + 1, lines))

    def updated(self, update: Update) -> None:
        """From now on other rules hold; that is told after the last line, or after the first."""
        self.updates.append(Updated(max(1, len(self.journal.lines)), update))

    def follow(self, row: EntryRow) -> None:
        """Do what another worker wrote down."""
        if row.kind == "undo":
            assert row.back_to is not None
            self.go_back(row.back_to)
        elif row.kind == "update":
            self.updated(UPDATE.decode(row.data))
        elif row.kind == "choice":
            assert row.seat is not None
            self.took(row.seat, len(self.journal.choices), len(self.journal.lines), row.hidden)
            for made in CAUSED.decode(row.data).made:
                self.match.answer(made.seat, self.match.game.option_decoder.decode(made.option))
                self.journal.choices[-1].revealed = made.revealed
                self.journal.choices[-1].decided = made.decided
        self.written(row)

    # Questions about the past

    def line(self, number: int, language: str) -> Line | None:
        """A line of the chronicle in words, found once for all who read it; some have none."""
        words = self._words.get(language)
        if words is None:
            words = self._words[language] = []
        if number >= len(words):
            game = self.match.game
            text = game.texts[language]
            for told in self.journal.lines[len(words) : number + 1]:
                words.append(game.line(told.event, text))
        return words[number]

    def updates_after(self, number: int) -> Iterator[Update]:
        """The updates that are told after a line."""
        return (each.update for each in self.updates if each.lines == number + 1)

    def tells_of_tie(self, number: int, language: str) -> bool:
        """Whether a line is the first to tell of something that the table decided."""
        if not self._tells_all(number, language):
            return False
        choices, last = self.journal.choices, number - 1
        while last >= 0 and not self._tells_all(last, language):
            last -= 1
        begin = bisect_right(choices, last, key=_LINES)
        end = bisect_right(choices, number, begin, key=_LINES)
        return any(choice.decided for choice in choices[begin:end])

    def _tells_all(self, number: int, language: str) -> bool:
        """Whether everybody can read a line, and it is more than a heading."""
        line = self.line(number, language)
        is_open = self.journal.lines[number].to is None
        return is_open and line is not None and line.weight != "heading"

    def step_of_line(self, line: int) -> int:
        """The step after which a line stood in the chronicle."""
        return bisect_right(self.steps, line, key=_LINES)

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
        return self._step_at(max(self.since.values())) if self.since else 0

    def _step_at(self, version: int) -> int:
        """How many of the steps that stand had been taken at a version."""
        return bisect_left(self.steps, version, key=_VERSION)

    def last_step_of(self, seat: int) -> int | None:
        """The last step that a seat took and that stands."""
        for number in range(len(self.steps) - 1, -1, -1):
            if self.steps[number].seat == seat:
                return number
        return None

    def acted(self, seat: int) -> int:
        """The version at which a seat last chose something that stands, or -1."""
        step = self.last_step_of(seat)
        return -1 if step is None else self.steps[step].version

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
