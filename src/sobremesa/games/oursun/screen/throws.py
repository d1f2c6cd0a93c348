"""What the dice of characters gave in successes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sobremesa.games.oursun.events import combat, dice
from sobremesa.games.oursun.rules.rolls import VALUE, successes
from sobremesa.kernel import Event, Register
from sobremesa.kernel.throws import Throw, throw_of

THROWS: Register[Sequence[Event], Event, Throw | None] = Register("a throw")
FACES = 8


@THROWS.of(dice.SkillRolled, combat.Fought, combat.Duel)
def _rolled(
    before: Sequence[Event], event: dice.SkillRolled | combat.Fought | combat.Duel
) -> Throw:
    """Successes less crosses, by the colours of the dice: sun.dice.green and the others."""
    first = _as_first_rolled(before, event.dice)
    return throw_of(event, successes(first), [_odds(die // FACES) for die in first])


def _as_first_rolled(before: Sequence[Event], rolled: Sequence[int]) -> Sequence[int]:
    """The dice before karma turned some of them: that was a choice, and luck only afterwards."""
    first = list(rolled)
    for event in reversed(before):
        if type(event) in THROWS:
            break
        if isinstance(event, dice.KarmaSpent):
            for old, new in zip(event.old, event.new, strict=True):
                if new in first:
                    first[first.index(new)] = old
    return first


def _odds(colour: int) -> Mapping[int, float]:
    """How likely each number of successes is with a die of a colour."""
    faces = VALUE[colour * FACES : (colour + 1) * FACES]
    return {value: faces.count(value) / FACES for value in set(faces)}
