"""What every game promises about its past: undo, standing orders and records."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from sobremesa.kernel import Ask, BrokenPromise, Dice, Match, Question
from sobremesa.kernel.record import Record, header_of, record_of, verify, write_record

from .promises import check_same

_FARTHEST = 60
"""How many choices are taken back at most: more than lie between two snapshots of a journal."""


def check_undo(match: Match[Any], dice: Dice) -> None:
    """Going back and choosing the same again gives the same dice, events and state."""
    assert match.journal is not None
    choices = match.journal.choices
    number = len(choices) - dice.below(min(len(choices), _FARTHEST) + 1)
    twin = match.rewound(number)
    assert twin.journal is not None
    if twin.journal.choices != choices[:number]:
        raise BrokenPromise(f"going back to choice {number} changes what was chosen before")
    for choice in choices[number:]:
        twin.choose(choice.seat, choice.option)
    check_same(match, twin, f"the match after going back to choice {number}")
    if twin.journal.choices != choices:
        raise BrokenPromise(f"expected the same dice after going back to choice {number}")
    if twin.journal.lines != match.journal.lines:
        raise BrokenPromise(f"expected the same events after going back to choice {number}")


def check_orders(match: Match[Any], seed: int, windows: Collection[str], most: int) -> None:
    """With standing orders no seat is asked about these windows, and it is as if it had passed."""
    if not windows:
        return
    game, setup = match.game, match.setup
    ordered = Match.start(game, setup, seed, keep=True)
    plain = Match.start(game, setup, seed, keep=True)
    ordered.orders = {seat: set(windows) for seat in range(setup.seats)}
    dice = Dice(seed)
    for _ in range(most):
        if ordered.question is None:
            break
        ask = dice.pick(ordered.asks())
        ordered.choose(ask.seat, dice.pick(ask.options))
        if isinstance(ordered.question, Question):
            _check_heeded(ordered.question, windows)
    assert ordered.journal is not None
    for choice in ordered.journal.choices:
        plain.choose(choice.seat, choice.option)
    check_same(ordered, plain, "a match without orders and the same choices")


def _check_heeded(ask: Ask, windows: Collection[str]) -> None:
    """Only a window that others may answer too is put to a seat that lets it go by."""
    if ask.window in windows and not ask.group and not ask.also:
        raise BrokenPromise(f"seat {ask.seat} is asked {ask.window!r} against its orders")


def check_record(match: Match[Any], seed: int, dice: Dice) -> None:
    """The record of a game proves itself; altered in any place it does not."""
    record = record_of(match, header_of(match, seed=seed))
    data = write_record(record)
    if problems := verify(data):
        raise BrokenPromise(f"the record of a fair game is refused: {problems[0]}")
    altered = [_other_seat(record, dice), _other_die(record, dice)]
    altered += [_other_byte(data, dice) for _ in range(3)]
    for what, forged in altered:
        if forged != data and not verify(forged):
            raise BrokenPromise(f"a record with {what} passes for fair")


def _other_seat(record: Record, dice: Dice) -> tuple[str, bytes]:
    number = dice.below(len(record.choices)) if record.choices else 0
    moves = [
        msgspec.structs.replace(move, seat=move.seat + 1) if number == at else move
        for at, move in enumerate(record.choices)
    ]
    forged = msgspec.structs.replace(record, choices=tuple(moves))
    return f"choice {number + 1} altered", write_record(forged)


def _other_die(record: Record, dice: Dice) -> tuple[str, bytes]:
    rolled = [at for at, move in enumerate(record.choices) if move.dice]
    if not rolled:
        forged = msgspec.structs.replace(record, opening=(*record.opening, 1))
        return "one more die in the opening", write_record(forged)
    number = dice.pick(rolled)
    move = record.choices[number]
    moves = list(record.choices)
    moves[number] = msgspec.structs.replace(move, dice=(move.dice[0] + 1, *move.dice[1:]))
    forged = msgspec.structs.replace(record, choices=tuple(moves))
    return f"a die of choice {number + 1} altered", write_record(forged)


def _other_byte(data: bytes, dice: Dice) -> tuple[str, bytes]:
    at = dice.below(len(data))
    return f"byte {at} altered", data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
