"""What the dice of attacks gave in hits."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.dceased.events import attacks
from sobremesa.kernel import Event, Register
from sobremesa.kernel.throws import Throw, plain_throw, share_from

THROWS: Register[Sequence[Event], Event, Throw | None] = Register("a throw")


@THROWS.of(attacks.Attacked, attacks.Rerolled)
def _rolled(before: Sequence[Event], event: attacks.Attacked | attacks.Rerolled) -> Throw:
    """Each die hits from the accuracy on: dc.attack.hit."""
    hits = sum(die >= event.accuracy for die in event.dice)
    return plain_throw(event, hits, len(event.dice), share_from(event.accuracy))
