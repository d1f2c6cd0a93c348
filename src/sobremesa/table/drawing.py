"""What a commentator draws on the board, for those who watch: arrows and rings, by elements."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sobremesa.kernel.scene import Scene

from .changes import Change
from .errors import refused
from .keys import key_hash
from .late import shown_late
from .rows import TableRow
from .strokes import Stroke


class Drawing(msgspec.Struct, frozen=True):
    """What is drawn, on the board as spectators saw it at a version of theirs: the next ends it."""

    version: int = -1
    strokes: tuple[Stroke, ...] = ()

    def at(self, version: int) -> tuple[Stroke, ...]:
        """What of it is seen at a version."""
        return self.strokes if version == self.version else ()


def drawn_on(scene: Scene, strokes: Sequence[Stroke], version: int) -> Drawing:
    """A drawing; refused when it names something that spectators do not see on the board."""
    known = {
        *(cell.id for cell in scene.board.cells),
        *(edge.id for edge in scene.board.edges),
        *(piece.id for piece in scene.pieces),
    }
    for stroke in strokes:
        for end in (stroke.begin, stroke.to):
            if end not in known:
                raise refused("not_offered", "an element", "one on the board", repr(end))
    return Drawing(version, tuple(dict.fromkeys(strokes)))


def shown_to_players(row: TableRow) -> bool:
    """Whether those who play see what is drawn: when all is over, or as the table has agreed.

    Where spectators see the past, an arrow has no place on the board as it is.
    """
    return row.status == "over" or (row.arrows and not shown_late(row))


def is_commentator(row: TableRow, key: str) -> bool:
    """Whether a key is that of the table's commentators."""
    return bool(row.commentator) and key_hash(key) == row.commentator


def naming_commentator(key: str) -> Change:
    """Whoever has that key may draw from now on, and nobody else; nobody, if it is empty."""
    return Change(game={"commentator": key_hash(key) if key else ""})


def showing_arrows(row: TableRow, arrows: bool) -> Change | None:
    """Whether players see what is drawn while they play."""
    return None if row.arrows == arrows else Change(game={"arrows": arrows})
