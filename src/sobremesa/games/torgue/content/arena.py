"""Maps: how they are drawn, and what a match looks up on them."""

from __future__ import annotations

from functools import cache

from sobremesa.boards.bits import members
from sobremesa.boards.hex import HexMap
from sobremesa.boards.hex_drawing import read_drawing
from sobremesa.boards.hex_sight import Sight
from sobremesa.boards.memo import kept

LEGEND = ".Nn1234UBtTbvalmVZDo"
CLOSED = "T"
CLOSED_TO_LARGE = "tT"
ENEMY_STARTS = "1234UB"
CHESTS = {"a": "ammo_chests", "l": "loot_chests", "m": "mailboxes"}


class Arena:
    """A map: its zones, what is drawn on them, and sight, worked out once."""

    __slots__ = (
        "barrels", "boss", "chests", "id", "machines", "map", "objectives", "sight",
        "spawns", "station", "stations", "tyres", "unique", "vomit", "walks_to",
    )  # fmt: skip

    def __init__(self, id: str, text: str) -> None:
        drawing = read_drawing(text, LEGEND)
        self.id = id
        self.map: HexMap = drawing.map
        self.sight = Sight(drawing.map)
        marks = drawing.marks
        self.tyres = tuple({"t": 1, "T": 3}.get(mark, 0) for mark in marks.values())
        self.station = next(members(drawing.marked("N")))
        self.stations = tuple(members(drawing.marked("Nn")))
        self.spawns = {int(mark): zone for zone, mark in marks.items() if mark in "1234"}
        self.unique = next(members(drawing.marked("U")), -1)
        self.boss = next(members(drawing.marked("B")), -1)
        self.barrels = tuple(members(drawing.marked("b")))
        self.vomit = tuple(members(drawing.marked("v")))
        self.objectives = tuple(members(drawing.marked("o")))
        self.chests = {zone: CHESTS[mark] for zone, mark in marks.items() if mark in CHESTS}
        self.machines = {zone: mark for zone, mark in marks.items() if mark in "VZD"}
        self.walks_to = kept(self._walks_to)

    def _walks_to(self, goal: int, closed: int) -> tuple[int, ...]:
        """How many steps each zone is from the goal on foot, 999 where there is no way."""
        steps = self.map.steps_from(goal, closed)
        return tuple(steps.get(zone, 999) for zone in range(len(self.map)))


@cache
def arena_of(id: str, text: str) -> Arena:
    """A map; all books share it, since its tables of sight are worth keeping."""
    return Arena(id, text)
