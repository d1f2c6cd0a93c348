"""What is kept of each game: a row for the game, and a row for everything worth a note.

A game is a function of its plan and its number alone, and so are its rows.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec

from sobremesa.bots.forecasts import forecast
from sobremesa.kernel import Game, Match, Told, find_game
from sobremesa.lab.batch import Plan, play_one
from sobremesa.lab.seeds import branch

VALUE, TURN = "value", "turn"
"""How a position stood for a seat; and where it changed most in the game."""


class EventRow(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened in a game, or how it stood."""

    at: int
    round: int
    what: str
    thing: str | None = None
    place: str | None = None
    owner: str | None = None
    count: int | None = None
    seat: int | None = None
    value: float | None = None


class GameRow(msgspec.Struct, frozen=True, array_like=True):
    """A game, with its events."""

    number: int
    seed: int
    result: str
    winners: tuple[int, ...]
    decisions: int
    rounds: int
    events: list[EventRow]


def play_rows(plan: Plan, numbers: range) -> list[GameRow]:
    """Play some games one after the other, in this process."""
    game = find_game(plan.game, plan.content)
    return [_row(game, plan, number) for number in numbers]


def _row(game: Game[Any], plan: Plan, number: int) -> GameRow:
    watcher = _Watcher(game, plan)
    match, decisions = play_one(game, plan, number, keep=True, watch=watcher.look)
    assert match.outcome is not None
    return GameRow(
        number=number,
        seed=branch(plan.seed, number),
        result=match.outcome.result,
        winners=match.outcome.winners,
        decisions=decisions,
        rounds=watcher.round,
        events=[*watcher.rows, *watcher.turns()],
    )


class _Watcher:
    """Writes down what happens in one game."""

    def __init__(self, game: Game[Any], plan: Plan) -> None:
        self.game = game
        self.seats = leading_seats(game, plan)
        self.round = 0
        self.rows: list[EventRow] = []
        self.values: dict[int, list[tuple[int, int, float]]] = {seat: [] for seat in self.seats}
        self._read = 0

    def look(self, match: Match[Any], at: int) -> None:
        """What came of the last decision; at the beginning of a chapter also how it stands."""
        assert match.journal is not None
        fresh = match.journal.lines[self._read :]
        self._read += len(fresh)
        for told in fresh:
            self._note(told, at)
        if match.outcome is not None or any(told.event.chapter for told in fresh):
            self._value(match, at)

    def _note(self, told: Told, at: int) -> None:
        for note in self.game.noted(told.event):
            if note.what == "round":
                self.round += 1
            self.rows.append(
                EventRow(
                    at=at,
                    round=self.round,
                    what=note.what,
                    thing=note.thing or None,
                    place=note.place or None,
                    owner=note.owner or None,
                    count=note.count,
                )
            )

    def _value(self, match: Match[Any], at: int) -> None:
        """How it stands, where the game can tell."""
        for seat in self.seats:
            if self.game.model_for(match.state, seat) is not None:
                value = round(forecast(match, seat), 4)
                self.values[seat].append((at, self.round, value))
                self.rows.append(
                    EventRow(at=at, round=self.round, what=VALUE, seat=seat, value=value)
                )

    def turns(self) -> Iterable[EventRow]:
        """For each seat between which two chapters its chances changed most."""
        for seat, values in self.values.items():
            steps = list(pairwise(values))
            if steps:
                before, after = max(steps, key=lambda step: abs(step[1][2] - step[0][2]))
                change = round(after[2] - before[2], 4)
                yield EventRow(at=after[0], round=after[1], what=TURN, seat=seat, value=change)


def leading_seats(game: Game[Any], plan: Plan) -> tuple[int, ...]:
    """The first seat of each side: what it wins, its side wins."""
    sides = game.sides(plan.setup)
    return tuple(sides.index(side) for side in dict.fromkeys(sides))
