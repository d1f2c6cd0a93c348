"""What nobody need be asked: ties of those whom nobody plays, and windows let be before.

A game says in its `ties` how the table would decide a tie ('the players decide'), and whether it
makes a difference to the players; in its `occasions` what a window is about, as everybody may know.
A match by itself asks everything. A table spares its players questions: what is answered in their
stead is a choice like any other.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

import msgspec

from .ask import Ask, Option, Question

if TYPE_CHECKING:
    from .match import Match

O = TypeVar("O", bound=Option)  # noqa: E741

TieStop: TypeAlias = Literal["always", "matters", "never"]
"""When the players are asked about a tie: always, when it matters to them, or never."""


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """How the table decides a tie, and whether the players would rather do so themselves."""

    option: Option
    matters: bool = False


def kindest(
    options: Sequence[O], harm: Callable[[O], float], stake: Callable[[O], Hashable]
) -> Verdict:
    """The option that does the players least harm, the first of equals.

    It matters where what is at stake for them is not the same with all.
    """
    return Verdict(min(options, key=harm), len({stake(option) for option in options}) > 1)


class Occasion(msgspec.Struct, frozen=True, gc=False):
    """What a window is about: each thing, as everybody may know it.

    `held` is what everybody may know of what the seat has to answer with: how many cards, say.
    """

    things: tuple[Hashable, ...]
    held: Hashable = None
    answers: tuple[Hashable, ...] | None = None
    """What each answer would be about, for whoever plays alone, if not each about each thing."""
    elsewhere: str = ""
    """Another window about the same: always asked here, and what is let be here is let be there."""


class Sparing(msgspec.Struct):
    """How a table spares its players questions."""

    ties: TieStop = "matters"
    insisted: dict[int, set[str]] = {}
    """The windows that a seat wants to be asked about every time."""
    let_be: set[Hashable] = msgspec.field(default_factory=set)
    """What each seat has let go by in which window."""

    def anew(self) -> Sparing:
        """The same at another point of the match, where nothing has been let be yet."""
        return Sparing(self.ties, self.insisted)

    def decided(self, match: Match[Any], ask: Ask) -> Option | None:
        """The table's answer to a tie; None where the players are to be asked."""
        if self.ties == "always" or ask.also:
            return None
        verdict = match.game.verdict(match.state, ask)
        if verdict is None or (verdict.matters and self.ties == "matters"):
            return None
        return verdict.option

    def lets_be(self, match: Match[Any], ask: Ask) -> bool:
        """Whether a window is about nothing that its seat has not let be already."""
        if ask.window in self.insisted.get(ask.seat, ()) or not _is_known(match, ask):
            return False
        occasion = match.game.occasions(match.state, ask)
        if occasion is None:
            return True
        return not occasion.elsewhere and self.let_be.issuperset(_about(match, ask, occasion))

    def heard(self, match: Match[Any], seat: int, option: Option) -> None:
        """A seat answers: what it lets go by it need not be asked again."""
        question = match.question
        ask = question.of(seat) if isinstance(question, Question) else None
        if ask is None or option != ask.options[0] or not _is_known(match, ask):
            return
        occasion = match.game.occasions(match.state, ask)
        if occasion is not None:
            self.let_be.update(_about(match, ask, occasion))


def _is_known(match: Match[Any], ask: Ask) -> bool:
    """Whether the game says what a window is about."""
    return bool(ask.window) and type(ask) in match.game.occasions


def _about(match: Match[Any], ask: Ask, occasion: Occasion) -> set[Hashable]:
    """What is remembered of a window that is let go by.

    Whoever plays alone is asked again as soon as there is another answer. With others at the table
    only what everybody may know makes the difference, else a pause would tell what somebody holds;
    and it is asked again in the next chapter.
    """
    seat, window = ask.seat, occasion.elsewhere or ask.window
    if match.alone:
        answers = occasion.answers
        if answers is None:
            answers = tuple(itertools.product(occasion.things, ask.options[1:]))
        return {(seat, window, each) for each in answers}
    chapter = 0 if match.journal is None else match.journal.chapter
    return {(seat, window, thing, occasion.held, chapter) for thing in occasion.things}
