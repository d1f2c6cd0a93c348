"""What lies on the table, as rows of numbers: from the scene of a seat, so of its knowledge alone.

Rows stand in the order of the scene: pieces, tracks of the seats, then of each panel its tracks,
piles and cards. A row without a thing is all zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, radians, sin

import numpy as np

from sobremesa.kernel.scene import Badge, Board, Card, Choice, Piece, Pile, Prompt, Scene, Track

from .layout import BOUND, POINTS, THING, TONES, UNIT, Layout, Numbers

_AT = {name: place for place, name in enumerate(THING)}
_POINT = {name: place for place, name in enumerate(POINTS)}


class Things:
    """The things of one scene, as one seat sees them."""

    def __init__(self, layout: Layout, scene: Scene, owner: str) -> None:
        self.layout, self.scene, self.owner = layout, scene, owner
        self.rows = np.zeros((layout.wanted.things, len(layout.thing)), np.float32)
        self.place: dict[str, int] = {}
        """The row of each thing, by its id."""
        self.centres = _centres(scene.board)
        self.cells = {piece.id: piece.cell for piece in scene.pieces}
        self.owners = {piece.id: piece.owner for piece in scene.pieces}
        things = zip(self.rows, _every_thing(scene), strict=False)
        for number, (row, thing) in enumerate(things):
            self.place[thing.id] = number
            self._write(row, thing)
        np.clip(self.rows, -BOUND, BOUND, out=self.rows)

    def _write(self, row: Numbers, thing: Piece | Track | Pile | Card) -> None:
        match thing:
            case Piece():
                row[_AT["is.piece"]] = 1
                self._write_piece(row, thing)
            case Track():
                row[_AT["is.track"]] = 1
                _write_track(row, thing)
            case Pile():
                row[_AT["is.pile"]] = 1
                row[_AT["count"]] = thing.count / UNIT
            case Card():
                row[_AT["is.card"]] = 1
                self._write_card(row, thing)
        self._write_symbol(row, thing.icon)

    def _write_piece(self, row: Numbers, piece: Piece) -> None:
        self._write_owner(row, piece.owner)
        if (centre := self.centres.get(piece.cell)) is not None:
            row[_AT["x"]], row[_AT["y"]] = centre[0] / UNIT, centre[1] / UNIT
        if piece.facing is not None:
            row[_AT["facing.sin"]] = sin(radians(piece.facing))
            row[_AT["facing.cos"]] = cos(radians(piece.facing))
        row[_AT[piece.kind]] = 1
        row[_AT["count"]] = piece.count / UNIT
        row[_AT["active"]], row[_AT["dim"]] = piece.active, piece.dim
        self._write_signs(row, piece.tracks, piece.badges)

    def _write_card(self, row: Numbers, card: Card) -> None:
        self._write_owner(row, card.owner)
        row[_AT["active"]], row[_AT["dim"]] = card.active, card.dim
        self._write_signs(row, card.tracks, card.badges)

    def _write_owner(self, row: Numbers, owner: str) -> None:
        row[_AT["own"]] = owner == self.owner
        row[_AT["other"]] = owner not in ("", self.owner)

    def _write_signs(
        self, row: Numbers, tracks: tuple[Track, ...], badges: tuple[Badge, ...]
    ) -> None:
        if tracks:
            _write_track(row, tracks[0])
        row[_AT["badges"]] = len(badges) / UNIT
        for badge in badges:
            self._write_symbol(row, badge.icon)

    def _write_symbol(self, row: Numbers, icon: str) -> None:
        if icon in self.layout.symbol_places:
            row[self.layout.symbol_places[icon]] = 1

    # What options point at

    def light(self, prompt: Prompt) -> None:
        """Show what the question is about."""
        for id in (prompt.piece, prompt.card):
            if id in self.place:
                self.rows[self.place[id], _AT["about"]] = 1

    def point(self, row: Numbers, choice: Choice, prompt: Prompt) -> None:
        """Tell of an option what it points at, into the columns that are for it."""
        if choice.tone in TONES:
            row[_POINT[f"tone.{choice.tone}"]] = 1
        row[_POINT["warned"]] = bool(choice.warning)
        if not choice.on:
            return
        id = choice.on[0]
        row[_POINT["points"]] = 1
        row[_POINT["thing"]] = (1 + self.place.get(id, -1)) / len(self.rows)
        owner = self.owners.get(id, "")
        row[_POINT["own"]] = owner == self.owner
        row[_POINT["other"]] = owner not in ("", self.owner)
        there, here = self._centre(id), self._centre(prompt.piece)
        if there is not None:
            row[_POINT["x"]], row[_POINT["y"]] = there[0] / UNIT, there[1] / UNIT
        if there is not None and here is not None:
            dx, dy = there[0] - here[0], there[1] - here[1]
            row[_POINT["dx"]], row[_POINT["dy"]] = dx / UNIT, dy / UNIT
            row[_POINT["distance"]] = hypot(dx, dy) / UNIT

    def _centre(self, id: str) -> tuple[float, float] | None:
        """Where a cell is, or the piece of that id."""
        return self.centres.get(self.cells.get(id, id))


def _every_thing(scene: Scene) -> Iterator[Piece | Track | Pile | Card]:
    yield from scene.pieces
    for seat in scene.seats:
        yield from seat.tracks
    for panel in scene.panels:
        yield from panel.tracks
        yield from panel.piles
        yield from panel.cards


def _write_track(row: Numbers, track: Track) -> None:
    row[_AT["now"]], row[_AT["most"]] = track.now / UNIT, track.most / UNIT
    row[_AT["share"]] = track.now / track.most if track.most else 0


def _centres(board: Board) -> dict[str, tuple[float, float]]:
    """The middle of each cell."""
    found = {}
    for cell in board.cells:
        if cell.shape:
            xs, ys = zip(*cell.shape, strict=True)
            found[cell.id] = (sum(xs) / len(xs), sum(ys) / len(ys))
        else:
            found[cell.id] = (cell.at[0] + 0.5, cell.at[1] + 0.5)
    return found
