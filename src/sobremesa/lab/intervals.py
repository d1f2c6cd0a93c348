"""What counts from a sample say about the truth behind it."""

from __future__ import annotations

from math import sqrt

_Z95 = 1.959964


def wilson(hits: int, tries: int, z: float = _Z95) -> tuple[float, float]:
    """The confidence interval of a share, after Wilson: sound near 0 and 1 and for few tries.

    It is one of 95 % unless another number of deviations is given.

    >>> low, high = wilson(8, 10)
    >>> f"{low:.3f} {high:.3f}"
    '0.490 0.943'
    """
    if not 0 <= hits <= tries:
        raise ValueError(f"expected hits from 0 to {tries}, got {hits}")
    if not tries:
        return 0.0, 1.0
    share, squared = hits / tries, z**2
    middle = (share + squared / (2 * tries)) / (1 + squared / tries)
    reach = sqrt(share * (1 - share) / tries + squared / (4 * tries**2)) * z
    half = reach / (1 + squared / tries)
    return (middle - half if hits else 0.0, middle + half if hits < tries else 1.0)


def newcombe(hits: int, tries: int, others: int, rest: int, z: float = _Z95) -> tuple[float, float]:
    """The confidence interval of the difference of two shares, after Newcombe.

    >>> low, high = newcombe(8, 10, 3, 10)
    >>> f"{low:.3f} {high:.3f}"
    '0.066 0.740'
    """
    first, second = hits / tries, others / rest
    low, high = wilson(hits, tries, z)
    other_low, other_high = wilson(others, rest, z)
    down = sqrt((first - low) ** 2 + (other_high - second) ** 2)
    up = sqrt((high - first) ** 2 + (second - other_low) ** 2)
    return first - second - down, first - second + up
