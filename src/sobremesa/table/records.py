"""Records of finished matches, and bug reports of any."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from functools import cache
from importlib.metadata import version as installed_version
from typing import Any

import msgspec

from sobremesa.kernel import commitment, record
from sobremesa.kernel.record import Header, SeatName, header_of, write_record
from sobremesa.kernel.scene import Prompt

from .errors import Refused
from .history import History
from .info import table_info
from .messages import Language, LineAt, TableInfo
from .rendering import lines_between, prompt_of, scene_of
from .seating import seat_of_key
from .table import Table


def record_of(table: Table) -> bytes:
    """The record of a finished game."""
    history = table.begun()
    if history.match.outcome is None:
        raise Refused("not_now", "expected a finished game: a record tells what is hidden")
    return _record(table, history)


def _record(table: Table, history: History) -> bytes:
    return write_record(record.record_of(history.match, _header(table, history)))


def _header(table: Table, history: History) -> Header:
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


@cache
def _installed() -> str:
    """The version of this program. To look it up reads every folder of packages."""
    return installed_version("sobremesa")


def report_of(table: Table, keys: Sequence[str], language: Language, note: str) -> bytes:
    """A bug report: versions, set-up, what the seats of those keys see and have read.

    The record holds the secret, the seed and every hand: it comes when the match is over, and
    before that to nobody, not even to all who sit at the table.
    """
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
            sobremesa=_installed(),
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
