"""A review as it is read after a match: the curve, where it turned, and everybody's part."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.bots.review import Look, Off, Part, Review
from sobremesa.kernel import Match, Text
from sobremesa.server.bots.reviewing import Progress
from sobremesa.server.tables.live import LiveTable
from sobremesa.table.history import History
from sobremesa.table.messages import Language


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A choice at which the match turned; `step` is the one before which it stood so."""

    step: int
    seat: int
    question: str
    chosen: str
    better: str
    """What would have been better, if something was."""
    lost: float
    doubt: float
    """The standard error of what was lost."""
    luck: float
    luck_doubt: float


class ReviewInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How a match went, or how much of it has been looked at so far.

    `curve` holds each seat's chance to win before the first step and after each.
    """

    done: int
    total: int
    failed: str = ""
    curve: tuple[tuple[float, ...], ...] = ()
    turns: tuple[Turn, ...] = ()
    parts: tuple[Part, ...] = ()
    playouts: int = 0
    off: Off | None = None


def review_info(table: LiveTable, found: Review | Progress, language: Language) -> ReviewInfo:
    """A review in the words of a language."""
    if isinstance(found, Progress):
        return ReviewInfo(done=found.done, total=found.total, failed=found.failed)
    history, text = table.begun(), table.game.texts[language]
    looks = found.looks
    return ReviewInfo(
        done=len(looks),
        total=len(looks),
        curve=_curve(history, looks),
        turns=tuple(_turn(history, looks[place], text) for place in found.turns),
        parts=found.parts,
        playouts=found.playouts,
        off=found.off,
    )


def _curve(history: History, looks: Sequence[Look]) -> tuple[tuple[float, ...], ...]:
    ends = [step.first for step in history.steps[1:]] + [len(looks)]
    return (looks[0].before, *(looks[end - 1].after for end in ends)) if looks else ()


def _turn(history: History, look: Look, text: Text) -> Turn:
    match = history.match.rewound(look.number)
    assert history.match.journal is not None
    chosen = msgspec.json.encode(history.match.journal.choices[look.number].option)
    ask = match.ask_of(look.seat)
    assert ask is not None
    return Turn(
        step=step_of(history, look.number),
        seat=look.seat,
        question=match.game.prompt(match.state, ask, look.seat, text).title,
        chosen=_words(match, look.seat, chosen, text),
        better=_words(match, look.seat, look.better.encode(), text) if look.better else "",
        lost=look.lost,
        doubt=look.doubt,
        luck=round(look.luck[look.seat], 4),
        luck_doubt=look.luck_doubt[look.seat],
    )


def step_of(history: History, choice: int) -> int:
    """The step in which a choice was made."""
    return bisect_right([step.first for step in history.steps], choice) - 1


def _words(match: Match[Any], seat: int, option: bytes, text: Text) -> str:
    ask = match.ask_of(seat)
    assert ask is not None
    prompt = match.game.prompt(match.state, ask, seat, text)
    places = [msgspec.json.encode(each) for each in ask.options]
    return prompt.choices[places.index(option)].text
