"""What counts from a sample say about the truth behind it."""

from __future__ import annotations

from math import sqrt

_Z95 = 1.959964


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson: sound near 0 and 1 and for few tries.

    >>> low, high = wilson(8, 10)
    >>> f"{low:.3f} {high:.3f}"
    '0.490 0.943'
    """
    if not 0 <= hits <= tries:
        raise ValueError(f"expected hits from 0 to {tries}, got {hits}")
    if not tries:
        return 0.0, 1.0
    share, squared = hits / tries, _Z95**2
    middle = (share + squared / (2 * tries)) / (1 + squared / tries)
    reach = sqrt(share * (1 - share) / tries + squared / (4 * tries**2)) * _Z95
    half = reach / (1 + squared / tries)
    return (middle - half if hits else 0.0, middle + half if hits < tries else 1.0)
