"""Characters, foes and places: all are numbers, and none is another."""

from __future__ import annotations

from typing import NewType

Who = NewType("Who", int)
"""A character, by its place at the table."""
FoeId = NewType("FoeId", int)
"""An enemy by the number of its card, or a trader."""
Place = NewType("Place", int)
"""A position of the map."""
