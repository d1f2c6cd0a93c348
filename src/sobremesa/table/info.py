"""A table as everybody may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.kernel import LANGUAGES, Game, Outcome, Setup, commitment

from .counting import Viewer
from .messages import Language, ResultInfo, RoleInfo, SeatInfo, TableInfo, UndoRequest, Words
from .present import Present
from .reading import read_or
from .rendering import awaited
from .rows import EntryRow, SeatRow, TableRow
from .table import Table
from .undoing import open_request

_BOTH: tuple[Language, ...] = ("es", "en")
assert LANGUAGES == _BOTH
_NOBODY = Present()


def words(game: Game[Any], message: str, otherwise: str) -> Words:
    """A message of the game in every language, or something else where there is none."""
    return {
        language: text(message) if (text := game.texts[language]).has(message) else otherwise
        for language in _BOTH
    }


def table_info(table: Table, viewer: Viewer = None) -> TableInfo:
    """A table that is in memory, with who is there; steps are counted as the viewer does."""
    history = table.history
    request = open_request(table.row, table.version)
    steps = 0
    if history is not None:
        steps = history.counting.step(viewer, len(history.steps))
    if history is not None and request is not None:
        to = history.counting.step(viewer, request.to)
        request = msgspec.structs.replace(request, to=to)
    return _info(
        table.game,
        table.setup,
        table.row,
        table.seats,
        awaited=() if history is None else awaited(history.match, history.bots),
        steps=steps,
        undo=request,
        present=table.everywhere(),
    )


def kept_info(
    game: Game[Any], row: TableRow, seats: Sequence[SeatRow], last: EntryRow | None
) -> TableInfo:
    """A table that is not in memory, with its last entry; who is there is not known."""
    return _info(
        game,
        msgspec.json.decode(row.setup, type=Setup),
        row,
        seats,
        awaited=() if last is None else read_or(last.awaited, tuple[int, ...], ()),
        steps=0 if last is None else last.steps,
    )


def listed_info(info: TableInfo) -> TableInfo:
    """A table as whoever looks for one to watch may know it: not ahead of what they will see."""
    if not info.delay or info.status != "playing":
        return info
    return msgspec.structs.replace(
        info, awaited=(), steps=max(0, info.steps - info.delay), undo=None
    )


def _info(
    game: Game[Any],
    setup: Setup,
    row: TableRow,
    seats: Sequence[SeatRow],
    *,
    awaited: tuple[int, ...],
    steps: int,
    undo: UndoRequest | None = None,
    present: Present = _NOBODY,
) -> TableInfo:
    begun, over = row.status != "open", row.status == "over"
    outcome = read_or(row.result, Outcome, None) if row.result else None
    roles = game.roles(setup)
    return TableInfo(
        id=row.id,
        game=row.rulebook,
        version=row.rules,
        content=row.content,
        mission=setup.mission,
        title=row.title,
        settings=setup.settings,
        status=row.status,
        revision=row.revision,
        seats=tuple(
            SeatInfo(
                seat=seat.seat,
                role=role_info(game, roles[seat.seat].id, roles[seat.seat].owner),
                name=seat.name,
                player=seat.player,
                taken=seat.taken,
                open=seat.open,
                online=seat.seat in present.seats,
                leaving=seat.leaving,
                muted=seat.muted,
                stood_in=seat.stood_in,
                lent=present.lent.get(seat.seat, ""),
            )
            for seat in seats
        ),
        spectators=present.spectators,
        screens=tuple(sorted(present.screens)),
        awaited=awaited,
        steps=steps,
        coach=row.coach,
        lessons=row.lessons,
        chat=row.chat,
        ties=row.ties if len(game.ties) else None,
        commitment=commitment(row.secret),
        contributions=tuple(seat.contribution for seat in seats) if begun else None,
        secret=row.secret if over else None,
        result=None if outcome is None else result_info(game, outcome),
        next=None if outcome is None else game.following(setup, outcome),
        continued=row.continued,
        sides=game.sides(setup),
        patience=row.patience,
        stand_in=row.stand_in,
        listed=row.listed,
        delay=row.delay,
        arrows=row.arrows,
        undo=undo,
    )


def result_info(game: Game[Any], outcome: Outcome) -> ResultInfo:
    """How a match ended, for people."""
    name = words(game, f"result-{outcome.result}", outcome.result)
    return ResultInfo(id=outcome.result, name=name, winners=outcome.winners, rule=outcome.rule)


def role_info(game: Game[Any], id: str, owner: str) -> RoleInfo:
    """A role with its name."""
    return RoleInfo(id, owner, words(game, f"role-{id}", id))
