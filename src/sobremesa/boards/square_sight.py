"""Sight on a square grid, exact: which squares are seen from a square, whatever stands in the way.

The watcher looks through one edge of its square. Lay that edge on the x axis from (0, 0) to (1, 0)
and let t grow ahead: a line of sight is x = a + b*t with 0 < a < 1, and a square ends in whole
numbers. All lines with b > 0 leave a square either ahead or on the right, and the far right corner
of the square decides which: lines that pass it on the near side go ahead, lines that pass it on the
far side go aside, and a line through the corner itself does not count. So the lines that take the
same way through the squares are a convex polygon in the plane of (a, b), each step cuts it in two,
and the step exists if its part has an area. Lines with b < 0 are the same in a mirror, and a line
with b = 0 can always be tilted a little.

A corner of such a polygon is a line through two corners of squares, so it is kept as three small
whole numbers (a, b, d), meaning x = (a + b*t) / d; d = 0 is the limit of ever flatter lines. There
is no fraction and no rounding.
"""

from collections.abc import Mapping, Sequence
from math import gcd
from typing import Final

Table = Sequence[Sequence[int]]
"""A number for each facing and cell."""

Line = tuple[int, int, int]
Fan = Sequence[Line]
"""A convex set of lines, by the corners of its polygon."""

ALL_LINES: Final[Fan] = ((0, 0, 1), (1, 0, 1), (0, 1, 0))
"""0 < a < 1 and b > 0: every line through the edge that leans to one side."""


class Field:
    """What can be seen from one square in one direction, for any set of blockers.

    `lines[target]` has one mask for each way that lines of sight take to the target: the squares
    strictly between and the doors crossed. The watcher sees the target if no blocker is on one of
    them. No mask contains another: all ways to a target are equally long.
    """

    __slots__ = ("_all_ways", "_board", "_cells", "_left_open", "_met", "lines", "squares")

    def __init__(self, lines: Mapping[int, Sequence[int]], cells: int) -> None:
        self.lines = lines
        self.squares = sum(1 << target for target in lines)
        self._cells = cells
        self._board = (1 << cells) - 1
        # The ways of a target have the bits target, target + cells, target + 2 * cells...: what a
        # blocker leaves open is one int, and folding it gives the squares still seen.
        self._all_ways = 0
        closed: dict[int, int] = {}
        for target, masks in lines.items():
            for number, mask in enumerate(masks):
                way = 1 << (target + number * cells)
                self._all_ways |= way
                while mask:
                    blocker = mask & -mask
                    closed[blocker] = closed.get(blocker, 0) | way
                    mask ^= blocker
        self._met = sum(closed)
        self._left_open = {blocker: self._all_ways & ~ways for blocker, ways in closed.items()}

    def sees(self, target: int, blockers: int) -> bool:
        """Whether some line reaches the target past the blockers."""
        for mask in self.lines.get(target, ()):  # noqa: SIM110  any() takes twice as long here
            if not mask & blockers:
                return True
        return False

    def view(self, blockers: int) -> int:
        """Every square that some line reaches past the blockers."""
        met = blockers & self._met
        if not met:
            return self.squares
        ways = self._all_ways
        while met:
            blocker = met & -met
            ways &= self._left_open[blocker]
            met ^= blocker
        squares = 0
        while ways:
            squares |= ways & self._board
            ways >>= self._cells
        return squares


def look(cell: int, facing: int, steps: Table, gates: Table) -> Field:
    """The field of a square and facing on the map given by steps and by the bits of its doors."""
    on_the_right = _sweep(cell, facing, (facing + 1) % 4, steps, gates)
    on_the_left = _sweep(cell, facing, (facing + 3) % 4, steps, gates)
    # Both sweeps find the squares straight ahead, each by the same one way.
    return Field(on_the_right | on_the_left, cells=len(steps[facing]))


def _sweep(start: int, facing: int, side: int, steps: Table, gates: Table) -> dict[int, list[int]]:
    """For each square the ways to it of the lines that lean to one side."""
    steps_ahead, steps_aside = steps[facing], steps[side]
    gates_ahead, gates_aside = gates[facing], gates[side]
    ways: dict[int, list[int]] = {}
    front = steps_ahead[start]
    if front < 0:
        return ways
    unfinished = [(front, 1, 1, gates_ahead[start], ALL_LINES)]
    while unfinished:
        cell, x, t, mask, fan = unfinished.pop()
        ways.setdefault(cell, []).append(mask)
        ahead, aside = steps_ahead[cell], steps_aside[cell]
        if ahead < 0 and aside < 0:
            continue
        mask |= 1 << cell
        near, far = _split(fan, x, t)
        if ahead >= 0 and len(near) > 2:
            unfinished.append((ahead, x, t + 1, mask | gates_ahead[cell], near))
        if aside >= 0 and len(far) > 2:
            unfinished.append((aside, x + 1, t, mask | gates_aside[cell], far))
    return ways


def _split(fan: Fan, x: int, t: int) -> tuple[Fan, Fan]:
    """The lines that pass the point (x, t) on the near side, and those that pass on the far side.

    A part without area has fewer than three corners.
    """
    near: list[Line] = []
    far: list[Line] = []
    before = fan[-1]
    offset_before = before[0] + before[1] * t - before[2] * x
    for line in fan:
        offset = line[0] + line[1] * t - line[2] * x
        if offset < 0 < offset_before or offset_before < 0 < offset:
            through = _between(before, abs(offset), line, abs(offset_before))
            near.append(through)
            far.append(through)
        if offset <= 0:
            near.append(line)
        if offset >= 0:
            far.append(line)
        before, offset_before = line, offset
    return near, far


def _between(one: Line, weight_one: int, other: Line, weight_other: int) -> Line:
    """The weighted mean of two lines, in lowest terms."""
    a = one[0] * weight_one + other[0] * weight_other
    b = one[1] * weight_one + other[1] * weight_other
    d = one[2] * weight_one + other[2] * weight_other
    divisor = gcd(a, b, d)
    return a // divisor, b // divisor, d // divisor
