"""What a chance to interrupt is about, and when it is worth a question: sun.ruling.wait-windows.

Everything here is open to all, so that neither a pause nor silence tells anything.
"""

from __future__ import annotations

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.state import Land
from sobremesa.kernel import Ask, Occasion, Register

from .combat import targets_near
from .rolls import is_wounded, successes

OCCASIONS: Register[Land, Ask, Occasion | None] = Register("an occasion")
BAD_BLOW = 2
"""So many hp at once are worth karma."""


@OCCASIONS.of(ask.Interrupt, ask.LastAction)
def out_of_turn(g: Land, question: ask.OutOfTurn) -> Occasion:
    """Each foe near the one who waits, as hurt as it is, and whoever is there."""
    person = g.people[question.who]
    near = targets_near(g, person.tile, joining=False)
    foes = [(foe.id, foe.tile, foe.damage) for foes in near.values() for foe in foes]
    people = [(other.who, other.tile) for other in g.living_on(person.tile) if other is not person]
    return Occasion((person.tile, *foes, *people), person.ap)


@OCCASIONS.of(ask.Karma)
def karma(g: Land, question: ask.Karma) -> Occasion | None:
    """A roll that came to nothing, or blows that hurt badly: once in a day, or when it is worse."""
    harm = _harm(g, question)
    if not harm and not _failed(question):
        return None
    things = ((g.day, harm),)
    return Occasion(things, g.people[question.who].karma, answers=things)


def _failed(question: ask.Karma) -> bool:
    """Whether a character has rolled without a success."""
    rolls = zip(question.rolls, question.rollers, strict=True)
    return any(roller < 0 and not successes(roll) for roll, roller in rolls)


def _harm(g: Land, question: ask.Karma) -> int:
    """What the foes' dice cost the character, if it is much, or it is wounded."""
    rolls = zip(question.rolls, question.rollers, strict=True)
    harm = sum(successes(roll) for roll, roller in rolls if roller >= 0)
    return harm if harm >= BAD_BLOW or is_wounded(g.people[question.who]) else 0
