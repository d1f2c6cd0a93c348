"""Looking through a database: what is damaged, what of it can be mended, and how.

Entries are what counts, and are never touched. Snapshots follow from them and can be thrown away
and made again; notes beside the match can be emptied; rows of tables that are gone belong to
nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update

from sobremesa.kernel import Game, NotFound, Setup, find_game, seed_of
from sobremesa.server.store import schema
from sobremesa.server.store.schema import values
from sobremesa.server.store.store import Store
from sobremesa.table.entries import latest_anchor
from sobremesa.table.history import History
from sobremesa.table.plans import Plan
from sobremesa.table.restoring import restore_from
from sobremesa.table.rows import AnchorRow, Kind, Stored, TableRow
from sobremesa.table.undoing import Asked

_NOT_PLAYED_HERE: tuple[Kind, ...] = ("moved", "record")
"""The last entries of tables that another server plays, or has played with rules of its own."""
Mend = Callable[[Connection], object]


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be; `mend` puts it right, where anything can."""

    table: str
    problem: str
    mend: Mend | None = None


async def look_through(store: Store, *, mend: bool) -> list[Finding]:
    """Everything that is wrong with a database; mended, if that is wanted, where it can be."""
    found = await store.read(lambda connection: [*_whole(connection), *_strays(connection)])
    ids = await store.read(lambda c: [row.id for row in c.execute(select(schema.games.c.id))])
    for id in ids:
        table = await store.load(id)
        if table is not None:
            found += _table(table)
    for finding in found:
        if mend and finding.mend is not None:
            await store.write(finding.mend, *([finding.table] if finding.table else []))
    return found


# The database


def _whole(connection: Connection) -> Iterator[Finding]:
    """What SQLite finds wrong with its file; PostgreSQL watches over its own."""
    if connection.dialect.name == "sqlite":
        for (problem,) in connection.execute(text("PRAGMA integrity_check(100)")):
            if problem != "ok":
                yield Finding("", f"the file is damaged: {problem}")


def _strays(connection: Connection) -> Iterator[Finding]:
    """Rows of tables that are gone."""
    for table in schema.metadata.sorted_tables:
        if "game" in table.c:
            stray = table.c.game.not_in(select(schema.games.c.id))
            lost = connection.execute(select(table.c.game).where(stray)).scalars().all()
            if lost:
                names = ", ".join(sorted(set(lost)))
                problem = f"{len(lost)} of {table.name} belong to tables that are gone: {names}"
                yield Finding("", problem, _doing(delete(table).where(stray)))


# One table


def _table(table: Stored) -> Iterator[Finding]:
    id = table.game.id
    try:
        game = find_game(table.game.rulebook)
        setup = msgspec.json.decode(table.game.setup, type=Setup)
    except (NotFound, msgspec.DecodeError) as error:
        yield Finding(id, f"cannot be played here: {error}")
        return
    if [seat.seat for seat in table.seats] != list(range(setup.seats)):
        yield Finding(id, f"expected seats 0 to {setup.seats - 1}, got {len(table.seats)}")
    yield from _notes(table)
    problem = _gap(table)
    if problem:
        yield Finding(id, f"{problem}: put a backup back")
    elif table.entries and table.entries[-1].kind not in _NOT_PLAYED_HERE:
        yield from _snapshots(table, game, setup)


def _gap(table: Stored) -> str:
    """What is wrong with the chain of entries, if anything."""
    numbers = [entry.number for entry in table.entries]
    if not numbers:
        return "" if table.game.status == "open" else "expected a beginning, got no entry at all"
    missing = next((n for n, found in enumerate(numbers) if n != found), None)
    if missing is not None:
        return f"expected entry {missing}, got {numbers[missing]}"
    if table.game.status == "open":
        return f"expected a table that is played, got an open one with {len(numbers)} entries"
    return ""


def _notes(table: Stored) -> Iterator[Finding]:
    """What stands beside the match: without it the table goes on all the same."""
    row, id = table.game, table.game.id
    for name, kind in (("undo", Asked), ("plans", dict[int, Plan])):
        written = getattr(row, name)
        if written and not _readable(written, kind):
            empty = update(schema.games).where(schema.games.c.id == id).values({name: ""})
            yield Finding(id, f"{name} cannot be read", _doing(empty))
    for seat in table.seats:
        if not _readable(seat.orders, list[str]):
            where = (schema.seats.c.game == id, schema.seats.c.seat == seat.seat)
            empty = update(schema.seats).where(*where).values(orders="[]")
            yield Finding(id, f"the orders of seat {seat.seat} cannot be read", _doing(empty))


def _readable(written: str, kind: Any) -> bool:
    try:
        msgspec.json.decode(written, type=kind)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return True


def _snapshots(table: Stored, game: Game[Any], setup: Setup) -> Iterator[Finding]:
    """Snapshots from which the match cannot go on, and a match that cannot go on at all."""
    id, bad = table.game.id, list[int]()
    history: History | None = None
    for anchor in table.anchors:
        found = _played(table, game, setup, anchor)
        if isinstance(found, History):
            history = history or found
            made = len(found.journal.choices)
            if anchor.number > made:
                problem = f"expected {anchor.number} choices as a snapshot has them, got {made}"
                yield Finding(id, f"{problem}: put a backup back")
        else:
            bad.append(anchor.number)
            gone = (schema.anchors.c.game == id, schema.anchors.c.number == anchor.number)
            problem = f"the snapshot before choice {anchor.number} is of no use: {found}"
            yield Finding(id, problem, _doing(delete(schema.anchors).where(*gone)))
    if history is None:
        start = _played(table, game, setup, None)
        if not isinstance(start, History):
            yield Finding(id, f"cannot go on with {game.id} {game.version}: {start}")
        elif bad:
            yield Finding(id, "is left without a snapshot", _keeping(latest_anchor(id, start)))


def _played(
    table: Stored, game: Game[Any], setup: Setup, anchor: AnchorRow | None
) -> History | str:
    """The match from an anchor on, or what went wrong; never what is hidden from players."""
    row: TableRow = table.game
    seed = seed_of(row.secret, tuple(seat.contribution for seat in table.seats))
    try:
        return restore_from(game, setup, seed, table.entries, anchor)
    except Exception as error:
        return type(error).__name__


def _keeping(anchor: AnchorRow) -> Mend:
    return _doing(insert(schema.anchors).values(**values(anchor)))


def _doing(*statements: Any) -> Mend:
    def mend(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return mend


def unmended(found: Sequence[Finding], *, mend: bool) -> list[Finding]:
    """What is still wrong afterwards."""
    return [finding for finding in found if not mend or finding.mend is None]
