"""Who is asked: a hero's player, or the group with one seat that everybody waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from sobremesa.games.dceased.events import Refused
from sobremesa.games.dceased.options import Agree
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import PASS, Option
from sobremesa.kernel.old import Ask, Flow

AGREE = Agree()


@lru_cache(maxsize=64)
def others(seat: int, seats: int) -> tuple[int, ...]:
    """All seats but one."""
    return tuple(other for other in range(seats) if other != seat)


def ask_group(
    g: Night,
    prompt: str,
    options: Sequence[Option],
    heroes: Iterable[Hero] = (),
    about: Any = None,
) -> Ask:
    """'The players decide': any seat may answer; one of them is waited for.

    That is the player of the hero concerned; if none or several are, the lead player:
    dc.ruling.group-decisions.
    """
    seats = {hero.seat for hero in heroes}
    seat = seats.pop() if len(seats) == 1 else g.lead()
    return Ask(
        seat, options, prompt=prompt, anchor=True, group=others(seat, g.book.seats), about=about
    )


def consent(g: Night, actor: Hero, hero: Hero, what: str) -> Flow:
    """Another player's hero is moved or used only if that player agrees: dc.ruling.consent."""
    if hero.seat == actor.seat:
        return True
    answer = yield Ask(hero.seat, [PASS, AGREE], prompt="consent", about=(actor.id, hero.id, what))
    if answer == AGREE:
        return True
    g.refused += (hero.id,)
    g.tell(Refused(hero.id))
    return False
