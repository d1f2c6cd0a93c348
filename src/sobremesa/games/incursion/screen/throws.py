"""What damage dice gave in hits."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.incursion.events import Rolled
from sobremesa.kernel import Event, Register
from sobremesa.kernel.throws import Throw, plain_throw, share_from

THROWS: Register[Sequence[Event], Event, Throw | None] = Register("a throw")


@THROWS.of(Rolled)
def _rolled(before: Sequence[Event], event: Rolled) -> Throw:
    """Each die hits that reaches the Fortitude with its bonus: inc.shoot.hit."""
    chance = share_from(event.fortitude - event.bonus)
    return plain_throw(event, event.hits, len(event.dice), chance)
