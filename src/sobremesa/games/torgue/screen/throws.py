"""What attack dice gave in hits."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.torgue.events import Attacked, Struck
from sobremesa.kernel import Event, Register
from sobremesa.kernel.throws import Throw, plain_throw

THROWS: Register[Sequence[Event], Event, Throw | None] = Register("a throw")


@THROWS.of(Struck)
def _struck(before: Sequence[Event], event: Struck) -> Throw | None:
    """The total against the first Defence that it meets: tor.resolve.step4-compare."""
    last = next((each for each in reversed(before) if isinstance(each, Attacked | Struck)), None)
    if not isinstance(last, Attacked):
        return None
    rest = last.total - last.die
    good = sum(_lands(die, last.sides, rest, event.against) for die in range(1, last.sides + 1))
    return plain_throw(last, int(event.hit), 1, good / last.sides)


def _lands(die: int, sides: int, rest: int, against: int) -> bool:
    """A critical success always lands, a fumble never."""
    return die == sides or (die > 1 and die + rest >= against)
