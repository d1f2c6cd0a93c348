"""The test kit: what tests of rules need, for our games and for anybody's."""

from .contract import QUICK, THOROUGH, Effort, check_contract
from .dice import LoadedDice, UnexpectedChance
from .drawings import lift_hexes, lift_squares, lift_zones
from .notation import notation, offered, play
from .positions import events_of, load, position
from .table import Table

__all__ = [
    "QUICK",
    "THOROUGH",
    "Effort",
    "LoadedDice",
    "Table",
    "UnexpectedChance",
    "check_contract",
    "events_of",
    "lift_hexes",
    "lift_squares",
    "lift_zones",
    "load",
    "notation",
    "offered",
    "play",
    "position",
]
