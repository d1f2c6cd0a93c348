"""Intervals that hold however often one looks: confidence sequences.

An interval of 95 % that is looked at again and again, until it is narrow enough, misses the truth
far more often than once in twenty. These do not. For each possible truth a bettor plays against it
in games that would be fair if it were true. Whoever plays fair games has 20 times the first purse
at any time at all with a chance of at most 1 in 20 (Ville). So a truth against which somebody has
won that much is refuted, and the interval is what is left. Bets on shares mix all alternatives with
the weights of Jeffreys (after Robbins); bets on differences mix parts of the purse (after
Waudby-Smith and Ramdas).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, lgamma, log

MISS = 0.05
"""How often an interval may miss the truth at any look."""
_HALVINGS = 40
_PARTS = tuple(0.499 * 2 ** (-step / 2) for step in range(20))
"""What bettors stake of their purse on a pair; with half of it one of them could lose all."""


def share_sequence(hits: int, tries: int, miss: float = MISS) -> tuple[float, float]:
    """The interval of a share, at every look.

    >>> low, high = share_sequence(50, 100)
    >>> f"{low:.3f} {high:.3f}"
    '0.338 0.662'
    """
    if not 0 <= hits <= tries:
        raise ValueError(f"expected hits from 0 to {tries}, got {hits}")
    counts = (hits, tries - hits)
    bar = _mixture(counts) + log(miss)

    def holds(share: float) -> bool:
        return _likelihood(counts, (share, 1 - share)) > bar

    middle = hits / tries if tries else 0.5
    return _edge(holds, middle, 0.0), _edge(holds, middle, 1.0)


def difference_sequence(
    better: int, same: int, worse: int, miss: float = MISS
) -> tuple[float, float]:
    """The interval of the difference between two shares of the same games, at every look.

    A pair of games came out better, the same or worse: 1, 0 or -1. The bettors stake a part of what
    they have on every pair, on more than the truth they play against or on less; each of several
    parts has an equal share of the purse.

    >>> low, high = difference_sequence(30, 60, 10)
    >>> f"{low:.3f} {high:.3f}"
    '-0.018 0.413'
    """
    counts = (better, same, worse)
    if min(counts) < 0:
        raise ValueError(f"expected counts from 0 on, got {counts}")
    bar = log(2 / miss)
    tries = sum(counts)
    middle = (better - worse) / tries if tries else 0.0
    low = _edge(lambda truth: _purse(counts, truth, 1) < bar, middle, -1.0)
    high = _edge(lambda truth: _purse(counts, truth, -1) < bar, middle, 1.0)
    return low, high


def _purse(counts: tuple[int, int, int], truth: float, way: int) -> float:
    """What a bettor against a truth has by now, in logarithms; one who bets on more or on less."""
    purses: list[float] = []
    for part in _PARTS:
        stake = way * part
        growths = (log(1 + stake * (value - truth)) for value in (1, 0, -1))
        purses.append(sum(count * each for count, each in zip(counts, growths, strict=True)))
    top = max(purses)
    return top + log(sum(exp(purse - top) for purse in purses) / len(purses))


def _mixture(counts: Sequence[int]) -> float:
    """How likely the games are, in logarithms, for whoever mixes all chances."""
    half, kinds = 0.5, len(counts)
    found = lgamma(half * kinds) - lgamma(sum(counts) + half * kinds)
    return found + sum(lgamma(count + half) - lgamma(half) for count in counts)


def _likelihood(counts: Sequence[int], chances: Sequence[float]) -> float:
    """How likely the games are, in logarithms, where the chances are these."""
    found = 0.0
    for count, chance in zip(counts, chances, strict=True):
        if count:
            if chance <= 0:
                return float("-inf")
            found += count * log(chance)
    return found


def _edge(holds: Callable[[float], bool], inside: float, outside: float) -> float:
    """How far from a value that holds others still do; beyond the first that fails none does."""
    if holds(outside):
        return outside
    for _ in range(_HALVINGS):
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if holds(middle) else (inside, middle)
    return outside
