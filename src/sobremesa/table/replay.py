"""Past positions of a match, for those who may see them."""

from __future__ import annotations

import msgspec

from .errors import Refused, refused
from .history import History
from .messages import Language, LineAt, StepView
from .rendering import lines_between, scene_of, without_cells
from .seating import seat_of_key
from .table import Table


def at_step(
    table: Table,
    step: int,
    seat: int | None,
    language: Language,
    key: str | None,
    board: str = "",
) -> StepView:
    """The position after so many choices, as a seat saw it.

    `board` is the key of a board that the client has: its cells are left out.
    """
    history = table.begun()
    may_look(table, history, seat, key)
    steps = history.counting.step(seat, len(history.steps))
    if not 0 <= step <= steps:
        raise refused("not_found", "step", f"0 to {steps}", step)
    taken = history.counting.step_from(seat, step)
    first = history.counting.step_before(seat, step - 1) + 1 if step else 0
    match = history.at_step(taken)
    begin, end = history.lines_of(first).start, history.lines_of(taken).stop
    lines = lines_between(history, seat, language, begin, end)
    # A seat that was taken over shows its new holder what anybody may know of the time before.
    eyes = seat if history.saw_position(seat, taken) else None
    scene = scene_of(match, eyes, language)
    if scene.board.key == board:
        scene = msgspec.structs.replace(scene, board=without_cells(scene.board))
    return StepView(
        step=step,
        steps=steps,
        seat=seat,
        scene=scene,
        lines=tuple(line for _, line in lines),
        by=history.steps[first - 1].seat if step else None,
    )


def told_at(table: Table, step: int, language: Language) -> list[LineAt]:
    """What everybody could read when so many choices had been made, as spectators count."""
    history = table.begun()
    taken = history.counting.step_from(None, step)
    first = history.counting.step_before(None, step - 1) + 1 if step else 0
    begin, end = history.lines_of(first).start, history.lines_of(taken).stop
    return [line for _, line in lines_between(history, None, language, begin, end)]


def may_look(table: Table, history: History, seat: int | None, key: str | None) -> None:
    """Refuse the eyes of another seat while the match is played."""
    if seat is None:
        return
    table.seat(seat)
    if history.match.outcome is None and (key is None or seat_of_key(table, key) != seat):
        raise Refused("not_allowed", f"expected the key of seat {seat} while the match is played")
