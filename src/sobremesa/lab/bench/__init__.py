"""How fast the games are, beside a yardstick that everybody knows: python-chess.

Both sides do the same: list every legal choice, take one at random, carry it out, until the game is
over. What is done at a position (a copy, a veiled copy, a view) is measured by playing the same
games without it and with it at every decision: the difference is what it costs, with all that a
match does to make it cheap.

Everything runs in one process, in turns, so that a busy machine slows down both sides alike.
Medians are taken over the rounds, and their spread is told. Time is processor time.
"""

from .contestants import Chess, Contestant, Ours
from .gauges import GAUGES
from .measuring import ROUNDS, bench
from .report import Gauged, Growth, Known, Leg, Measured, Report, compared

__all__ = [
    "GAUGES",
    "ROUNDS",
    "Chess",
    "Contestant",
    "Gauged",
    "Growth",
    "Known",
    "Leg",
    "Measured",
    "Ours",
    "Report",
    "bench",
    "compared",
]
