"""Who is asked: a hero's player, or the group with one seat that everybody waits for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.deeds import Refused
from sobremesa.games.dceased.options import Agree
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import PASS, Flow, Option, Question, others

Q = TypeVar("Q", bound=Question[Option])

AGREE = Agree()


def speaker(g: Night, heroes: Iterable[Hero]) -> int:
    """Who is waited for: the player of the hero concerned, or the lead if none or several are.

    dc.ruling.group-decisions.
    """
    seats = {hero.seat for hero in heroes}
    return seats.pop() if len(seats) == 1 else g.lead()


def of_group(g: Night, question: Q) -> Q:
    """'The players decide': any seat may answer; the one that is asked is waited for."""
    question.anchor = True
    question.group = others(question.seat, g.book.seats)
    return question


def consent(g: Night, actor: Hero, hero: Hero, what: str) -> Flow[bool]:
    """Another player's hero is moved or used only if that player agrees: dc.ruling.consent."""
    if hero.seat == actor.seat:
        return True
    answer = yield from ask.Consent(hero.seat, [PASS, AGREE], actor.id, hero.id, what)
    if answer == AGREE:
        return True
    g.refused += (hero.id,)
    g.tell(Refused(hero.id))
    return False
