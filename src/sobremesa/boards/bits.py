"""Sets of cells as ints: bit `i` is set when cell `i` is a member.

Union, intersection and difference are `|`, `&` and `& ~`; the size is `int.bit_count()`.
"""

from collections.abc import Iterable, Iterator


def bits_of(cells: Iterable[int]) -> int:
    """The set that holds exactly these cells."""
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


def members(bits: int) -> Iterator[int]:
    """Yield the cells of a set in rising order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
