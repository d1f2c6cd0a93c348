"""How a match ended, as it is kept to compare it with others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.kernel import Game, Outcome, Setup

from .rows import ResultRow, SeatRow, TableRow


def result_row(
    game: Game[Any], row: TableRow, seats: Sequence[SeatRow], outcome: Outcome, steps: int, at: int
) -> ResultRow:
    """What is kept of a match that has ended."""
    setup = msgspec.json.decode(row.setup, type=Setup)
    challenge = game.missions[setup.mission].challenge(setup.settings)
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
