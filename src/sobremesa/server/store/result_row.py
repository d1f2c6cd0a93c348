"""How a match ended, as it is kept to compare it with others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select

from sobremesa.kernel import Game, Outcome, Setup
from sobremesa.table.rows import ResultRow, SeatRow, TableRow

from . import schema
from .schema import values

_LONGEST_PAUSE = 30 * 60
"""A longer silence is no thinking: the table stood there, and that time does not count."""


def result_row(
    game: Game[Any], row: TableRow, seats: Sequence[SeatRow], outcome: Outcome, steps: int, at: int
) -> ResultRow:
    """What is kept of a match that has ended."""
    setup = msgspec.json.decode(row.setup, type=Setup)
    challenge = game.missions[setup.mission].challenge(setup.options)
    return ResultRow(
        game=row.id,
        rulebook=row.rulebook,
        mission=setup.mission,
        seats=setup.seats,
        people=sum(seat.taken for seat in seats),
        settings=msgspec.json.encode(challenge).decode(),
        result=outcome.result,
        winners=msgspec.json.encode(outcome.winners).decode(),
        steps=steps,
        at=at,
    )


def keep(connection: Connection, result: ResultRow) -> None:
    """Write a result down, with the time that was played."""
    columns = schema.entries.c
    query = select(columns.at).where(columns.game == result.game).order_by(columns.number)
    times = [row.at for row in connection.execute(query)]
    seconds = sum(min(max(0, b - a), _LONGEST_PAUSE) for a, b in pairwise(times))
    connection.execute(insert(schema.results), {**values(result), "seconds": seconds})
