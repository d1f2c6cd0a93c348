"""A choice late in a game is no more work than an early one."""

import sys
from types import FrameType
from typing import Any

import pytest
import questions as ask
from toy import Box, Take, Taken, start, takes

from sobremesa.kernel import Flow, Match


def endless(box: Box) -> Flow[None]:
    """Two seats in turn, each choice told and an anchor, a state that stays as small as it is."""
    while True:
        taken = yield from ask.Number(box.step % 2, takes(1, 2, 3), anchor=True)
        box.tell(Taken(taken.number))
        box.step += 1


def lines_run(match: Match[Box]) -> int:
    """How many lines of Python a choice, a copy and a look at what is known take."""
    lines = 0

    def count(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        match.choose(match.state.step % 2, Take(1))
        twin = match.copy()
        twin.choose(twin.state.step % 2, Take(2))
        if match.journal is not None:
            match.journal.free_undo(0)
    finally:
        sys.settrace(before)
    return lines


@pytest.mark.parametrize("keep", [False, True])
def test_a_choice_is_as_much_work_at_the_end_of_a_long_game_as_at_its_beginning(keep: bool) -> None:
    match = start(endless, keep=keep)
    early = max(lines_run(match) for _ in range(200))
    for _ in range(4000):
        match.choose(match.state.step % 2, Take(1))
    late = max(lines_run(match) for _ in range(200))
    assert late <= early
