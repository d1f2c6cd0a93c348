"""What if: a private copy of the position, in which what the seat cannot know is dealt anew."""

from __future__ import annotations

import msgspec

from sobremesa.kernel import Dice, Match, NotOffered, copy_state, fresh_secret

from .errors import Refused, refused
from .history import History
from .messages import Language, Lines, PromptAt, WhatIfReply
from .plans import Tried
from .rendering import Rendered, lines_between, prompt_of, render


class Supposition:
    """A copy that one seat plays on with, answering for everybody.

    It starts at the last anchor and not at the very question: the choices since then were made by
    others, too, and may be secret. What others chose since without any sign is left out.
    """

    def __init__(self, history: History, seat: int) -> None:
        match = history.as_known_to(seat)
        # The dealing must not be foreseen: who knew it could tell from the copy what is hidden.
        dice = Dice(int(fresh_secret(), 16) % 2**64)
        state = copy_state(match.base)
        match.game.veil(state, seat, dice, match.state)
        state.dice = Dice(dice.next())
        self.seat = seat
        self.version = history.counting.version(seat, history.version)
        """The version that it began at, as its seat counts."""
        self.exact = match.question is not None and match.question.anchor and not match.trail
        self._base = copy_state(state)
        self._told: Rendered | None = None
        """What was told last."""
        self._lines = self._kept = 0
        """How many lines had been told by then, and how many of them stand."""
        self.history = History(Match.of(match.game, match.setup, state, keep=True))

    def tried(self) -> Tried:
        """What has been tried out so far."""
        match, journal = self.history.match, self.history.journal
        choices = tuple((choice.seat, choice.option) for choice in journal.choices)
        return Tried(match.game, match.setup, self._base, choices)

    def choose(self, index: int, most: int) -> None:
        """Take an option for whoever is asked, unless that makes too many steps."""
        match = self.history.match
        asked = self.asked
        if asked is None:
            raise Refused("not_now", "the copy has come to its end")
        if len(self.history.steps) >= most:
            raise refused("too_many", "steps of a what-if", f"at most {most}", most + 1)
        ask = match.ask_of(asked)
        assert ask is not None
        if index >= len(ask.options):
            raise refused("not_offered", "index", f"0 to {len(ask.options) - 1}", index)
        first, lines = len(self.history.journal.choices), len(self.history.journal.lines)
        try:
            match.choose(asked, ask.options[index])
        except NotOffered as error:
            raise Refused("not_offered", str(error)) from error
        self.history.took(asked, first, lines)

    def back(self) -> None:
        """One choice back."""
        if not self.history.steps:
            raise Refused("not_now", "this is where the copy began")
        self.history.go_back(len(self.history.steps) - 1)
        self._kept = min(self._kept, len(self.history.journal.lines))

    @property
    def asked(self) -> int | None:
        """The seat that is to choose in the copy."""
        awaited = self.history.match.awaited()
        if not awaited:
            return None
        return self.seat if self.seat in awaited else awaited[0]

    def reply(self, language: Language, board_key: str) -> WhatIfReply:
        """Where the copy stands, as its seat sees it; what has changed since the last reply."""
        match, steps = self.history.match, len(self.history.steps)
        last = None if self._told is None or self._told.language != language else self._told
        self._told = now = render(match, self.seat, language)
        prompt = prompt_of(match, self.asked, language)
        reply = WhatIfReply(
            seat=self.seat,
            asked=self.asked,
            exact=self.exact,
            steps=steps,
            full=last is None,
            prompt=None if prompt is None else PromptAt(steps, prompt),
            lines=self._new_lines(language, last),
        )
        if scene := now.whole()[0] if last is None else now.changes(last)[0]:
            reply.scene = msgspec.Raw(scene)
        if now.scene.board.key != (board_key if last is None else last.scene.board.key):
            reply.board = now.scene.board
        return reply

    def _new_lines(self, language: Language, last: Rendered | None) -> Lines:
        """The lines since the last reply; those that were taken back go."""
        end = len(self.history.journal.lines)
        kept = 0 if last is None else min(self._lines, self._kept)
        self._lines = self._kept = end
        before = lines_between(self.history, self.seat, language, 0, kept)
        items = lines_between(self.history, self.seat, language, kept, end)
        return Lines(sum(1 for _ in before), [line for _, line in items])
