"""Matches that stand where a test wants them, with dice that fall as it wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from sobremesa.kernel import Game, Match, Setup, State, copy_state
from sobremesa.kernel.journal import Snapshot

from .dice import LoadedDice, Roll

S = TypeVar("S", bound=State[Any])


def position(
    game: Game[S],
    setup: Setup | str,
    state: S | None = None,
    rolls: Sequence[Roll] = (),
    *,
    shuffles: Sequence[Sequence[Any]] = (),
    picks: Sequence[Any] = (),
    spare: bool = False,
) -> Match[S]:
    """A match that goes on from a state, or begins if none is given, with loaded dice.

    The state must be at the beginning or at an anchor. A mission's id stands for its usual set-up.
    The match keeps a journal, so tests can read events and go back.
    """
    if isinstance(setup, str):
        setup = game.prepare(setup)
    book = game.book(setup)
    dice = LoadedDice(rolls, shuffles=shuffles, picks=picks, spare=spare)
    if state is None:
        state = game.new(setup, book, dice)
    state.bind(book)
    state.dice = dice
    return Match.of(game, setup, state, keep=True)


def load(match: Match[Any], *rolls: Roll) -> None:
    """Load dice in the middle of a match.

    Loaded dice get more to show. Seeded dice are replaced, which is possible at an anchor only:
    elsewhere the choices since the last anchor, played again for a copy, would meet other dice.
    """
    dice = match.state.dice
    if isinstance(dice, LoadedDice):
        dice.load(*rolls)
        return
    if match.question is None or not match.question.anchor:
        raise ValueError("expected a match at an anchor: begin it by position(...) to load dice")
    match.state.dice = LoadedDice(rolls)
    match.base, match.trail = copy_state(match.state), []
    if match.journal is not None:
        match.journal.snapshots.append(Snapshot(len(match.journal.choices), match.base))
        match.journal.seed = match.state.dice.seed


def events_of(match: Match[Any], seat: int | None = None) -> list[Any]:
    """The events of a match so far: all of them, or those that a seat may know of."""
    assert match.journal is not None
    return [
        told.event
        for told in match.journal.lines
        if seat is None or told.to is None or seat in told.to
    ]
