"""Actions in general: paying, stealth upkeep, exposure, and what enemies do about it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sobremesa.games.oursun.events.days import Acted
from sobremesa.games.oursun.events.movement import Exposed
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.state import NONE, Land, Person
from sobremesa.kernel import Flow

from .enemies import spawn_top
from .foes import foes_of, is_son, turn_upright
from .rolls import skill_test
from .rounds import counter_all, initial_round

Effect = Callable[[], Flow[None]]


def pay(g: Land, person: Person, ap: int, action: str, about: int = -1) -> None:
    """Each action lowers the AP marker by its cost (sun.board.ap-meter)."""
    person.ap -= ap
    if ap:
        person.dealing = NONE
    g.tell(Acted(person.id, action, ap, person.ap, about))


def is_watched(g: Land, person: Person) -> bool:
    """Whether something on the tile could detect a character: a figure or a live symbol."""
    tile = g.map[person.tile]
    return bool(foes_of(g, person)) or g.live_symbols(tile) > 0


def interact(
    g: Land, person: Person, ap: int, action: str, effect: Effect, *, needs_stealth: bool = False
) -> Flow[None]:
    """Pay, keep hidden or not, take effect, and be counter-attacked.

    A failed upkeep test comes before the effect, with an initial round in place of the usual
    counter-attacks (sun.ruling.stealth-fail-sequence). It cancels what only the hidden can do
    (sun.ruling.stealth-fail-cancel).
    """
    pay(g, person, ap, action)
    countered = False
    if person.stealth and is_watched(g, person):
        if (yield from skill_test(g, person, "stealth")):
            yield from effect()
            return
        countered = yield from expose(g, person)
        if not person.alive:
            return
        if needs_stealth:
            effect = _nothing
    if countered:
        yield from effect()
        return
    turn_upright(g)
    yield from effect()
    if g.dealings is not None:
        g.dealings = msgspec.structs.replace(g.dealings, countered=True)
    elif g.chest is not None:
        g.chest = msgspec.structs.replace(g.chest, countered=True)
    else:
        yield from counter_all(g, person)


def expose(g: Land, person: Person) -> Flow[bool]:
    """Stealth is lost; what is there attacks in an initial round.

    Whether it does: where a comrade already faces the enemies none is activated, and the usual
    counter-attacks are still to come (sun.ruling.stealth-already-engaged).
    """
    person.stealth = False
    g.tell(Exposed(person.id))
    spawned = spawn_symbols(g, person.tile)
    if spawned or not others_face(g, person):
        yield from initial_round(g, person)
        return True
    return False


def others_face(g: Land, person: Person) -> bool:
    """Whether another character faces the enemies already; a revealed Son of Liberty does not."""
    others = [
        each
        for each in g.people
        if each.tile == person.tile and each is not person and not each.stealth and each.alive
    ]
    if len(others) == 1 and others[0].who == g.unmasked:
        return not any(is_son(g, enemy) for enemy in g.enemies_on(person.tile))
    return bool(others)


def _nothing() -> Flow[None]:
    return
    yield


def spawn_symbols(g: Land, place: Place) -> bool:
    """One enemy per unmarked symbol, if no enemy is there yet (sun.ruling.symbol-spawn-when)."""
    symbols = g.live_symbols(g.map[place])
    if symbols <= 0 or g.enemies_on(place):
        return False
    spawned = [spawn_top(g, place) for _ in range(symbols)]
    return any(enemy is not None for enemy in spawned)
