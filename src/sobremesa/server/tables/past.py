"""The past of a table for those who may see it: positions, records and bug reports."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from importlib.metadata import version as installed_version
from typing import Any

import msgspec

from sobremesa.kernel import commitment
from sobremesa.kernel.record import Header, SeatName, header_of, record_of, write_record
from sobremesa.kernel.scene import Prompt
from sobremesa.server.web.info import table_info
from sobremesa.table.errors import Refused, refused
from sobremesa.table.history import History
from sobremesa.table.messages import Language, LineAt, StepView, TableInfo
from sobremesa.table.view import lines_between, prompt_of, scene_of

from .live import LiveTable
from .seating import seat_of_key


async def at_step(
    table: LiveTable, step: int, seat: int | None, language: Language, key: str | None
) -> StepView:
    """The position after so many choices, as a seat saw it."""
    async with table.lock:
        await table.settle()
        history = table.begun()
        _may_look(table, history, seat, key)
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
        return StepView(
            step=step,
            steps=steps,
            seat=seat,
            scene=scene_of(match, eyes, language),
            lines=tuple(line for _, line in lines),
            by=history.steps[first - 1].seat if step else None,
        )


def _may_look(table: LiveTable, history: History, seat: int | None, key: str | None) -> None:
    if seat is None:
        return
    table.seat(seat)
    if history.match.outcome is None and (key is None or seat_of_key(table, key) != seat):
        raise Refused("not_allowed", f"expected the key of seat {seat} while the match is played")


async def record(table: LiveTable) -> bytes:
    """The record of a finished game."""
    async with table.lock:
        await table.settle()
        history = table.begun()
        if history.match.outcome is None:
            raise Refused("not_now", "expected a finished game: a record tells what is hidden")
        return _record(table, history)


def _record(table: LiveTable, history: History) -> bytes:
    return write_record(record_of(history.match, _header(table, history)))


def _header(table: LiveTable, history: History) -> Header:
    header = header_of(
        history.match,
        seed=table.seed,
        seats=tuple(SeatName(seat.name, seat.player or "human") for seat in table.seats),
        commitment=commitment(table.row.secret),
        contributions=table.contributions,
        secret=table.row.secret,
    )
    # A match that went on under later rules cannot be proved by them: name those it began with.
    return msgspec.structs.replace(header, version=table.row.rules)


# Reports


class SeatReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat saw when something was wrong."""

    seat: int | None
    scene: Any
    prompt: Prompt | None
    lines: list[LineAt]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that somebody who looks for a fault needs, and that the reporter may know."""

    sobremesa: str
    python: str
    platform: str
    game: str
    rules: str
    content: str
    note: str
    version: int
    table: TableInfo
    views: list[SeatReport]
    record: msgspec.Raw | None


async def report(table: LiveTable, keys: Sequence[str], language: Language, note: str) -> bytes:
    """A bug report: versions, set-up, what the seats of those keys see and have read.

    The record holds the secret, the seed and every hand: it comes when the match is over, and
    before that to nobody, not even to all who sit at the table.
    """
    async with table.lock:
        await table.settle()
        held = {seat for key in keys if (seat := seat_of_key(table, key)) is not None}
        history = table.history
        views: list[SeatReport] = []
        told: msgspec.Raw | None = None
        if history is not None:
            views = [_seat_report(history, seat, language) for seat in sorted(held) or (None,)]
            if history.match.outcome is not None:
                told = msgspec.Raw(_record(table, history))
        return msgspec.json.encode(
            Report(
                sobremesa=installed_version("sobremesa"),
                python=platform.python_version(),
                platform=platform.system(),
                game=table.game.id,
                rules=table.game.version,
                content=table.game.digest(table.setup),
                note=note,
                version=table.version_for(next(iter(sorted(held)), None)),
                table=table_info(table),
                views=views,
                record=told,
            )
        )


def _seat_report(history: History, seat: int | None, language: Language) -> SeatReport:
    lines = lines_between(history, seat, language, 0, len(history.journal.lines))
    return SeatReport(
        seat=seat,
        scene=scene_of(history.match, seat, language),
        prompt=prompt_of(history.match, seat, language),
        lines=[line for _, line in lines],
    )
