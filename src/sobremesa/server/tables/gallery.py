"""What the spectators of a table are shown: how it is or was, and what is drawn for them.

They are many, and all are told the same: so it is made once, and kept until something changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sobremesa.table.audience import Audience, Shared
from sobremesa.table.drawing import Drawing, shown_to_players
from sobremesa.table.info import table_info
from sobremesa.table.late import LateTable, shown_late
from sobremesa.table.messages import Language, PointsReply, TableReply
from sobremesa.table.rows import EntryRow
from sobremesa.table.shown import Shown
from sobremesa.table.strokes import Stroke
from sobremesa.table.table import Table

if TYPE_CHECKING:
    from .live import LiveTable


class Gallery:
    """Where the spectators of one table sit."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._present, self._past = Audience(), Audience()
        """Those who see the table as it is, and those who see how it was."""
        self._late: LateTable | None = None
        self._chatter = 0
        self._told: tuple[int, Table, Shared] | None = None
        self.drawing = Drawing()
        self._told_drawn: tuple[tuple[Stroke, ...], Shared] | None = None

    # How it is or was

    async def seen(self) -> Table:
        """The table as its spectators may see it: as it is, or some choices ago."""
        table = self.table
        async with table.held():
            if not shown_late(table.row):
                return table
            if self._late is None:
                self._late = await self._read()
            elif self._chatter != table.chatter:
                self._late.hear(await table.store.chat_from(table.id, self._late.heard))
            self._chatter = table.chatter
            self._late.go_on(table.row, table.seats)
            return self._late

    async def _read(self) -> LateTable:
        table = self.table
        stored = await table.store.load(table.id)
        if stored is None:
            raise table.gone()
        said = await table.store.chat_from(table.id, 0)
        self._past = Audience()
        return LateTable(stored, said, table.everywhere)

    def follow(self, rows: Sequence[EntryRow]) -> None:
        """What was written down is shown to spectators some time; what is missing is read anew."""
        history = self.table.history
        over = history is not None and history.match.outcome is not None
        if self._late is not None and not self._late.follows(rows, over):
            self._late = None

    # What all are told alike

    def next_view(
        self, seen: Table, shown: Shown, language: Language
    ) -> tuple[Shown, Shared | None]:
        """What spectators have been shown then, and the message that brings it."""
        audience = self._present if seen is self.table else self._past
        return audience.next_view(seen, shown, language)

    async def show(
        self, seen: Table, shown: Shown, language: Language
    ) -> tuple[Shown, Shared | None]:
        """The same, when the table is as it is written down."""
        table = self.table
        moving = table.lock.locked() or table.behind or table.uncertain or table.closed
        if seen is table and moving:
            async with table.held():
                return self.next_view(seen, shown, language)
        return self.next_view(seen, shown, language)

    def told(self, seen: Table) -> Shared:
        """How the table is."""
        if self._told is None or self._told[:2] != (self.table.news, seen):
            reply = TableReply(table=table_info(seen), orders={})
            self._told = self.table.news, seen, Shared(reply)
        return self._told[2]

    # What is drawn

    def draw(self, drawing: Drawing) -> None:
        """Show what a commentator has drawn."""
        if drawing != self.drawing:
            self.drawing = drawing
            self.table.wake()

    def drawn(self, seen: Table, *, playing: bool) -> tuple[Stroke, ...]:
        """What of the drawing somebody sees, as who plays or as who watches."""
        if not self.drawing.strokes or (playing and not shown_to_players(self.table.row)):
            return ()
        return self.drawing.at(seen.version_for(None))

    def told_drawn(self, drawn: tuple[Stroke, ...]) -> Shared:
        """What is drawn, as spectators are told."""
        if self._told_drawn is None or self._told_drawn[0] != drawn:
            self._told_drawn = drawn, Shared(PointsReply(points=[], drawn=drawn))
        return self._told_drawn[1]
