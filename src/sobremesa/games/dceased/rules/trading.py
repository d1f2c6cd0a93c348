"""Trade: Equipment, Civilians and carried Objectives change hands between two heroes."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.effects import FreeTrade
from sobremesa.games.dceased.events.deeds import GearDiscarded, Traded
from sobremesa.games.dceased.options import Hand, Keep, Trade
from sobremesa.games.dceased.state import IN_PLAY, NO_CARD, Hero, Night
from sobremesa.kernel import DONE, Done, Flow

from .heroes import pay, used
from .speaking import consent

ACTION = "action"


def things_of(hero: Hero) -> list[str]:
    """What a hero could give away: dc.trade.what, dc.objective.carried-trade."""
    gear = [hero.gear] if hero.gear else []
    return [*gear, *hero.escorts, *hero.tokens]


def _has_things(hero: Hero) -> bool:
    return bool(hero.gear or hero.escorts or hero.tokens)


def trade_options(g: Night, hero: Hero, couriers: Sequence[FreeTrade]) -> list[Trade]:
    """Each hero with whom something could change hands, and who makes it free: dc.trade.partner."""
    options: list[Trade] = []
    near = 1 << hero.zone
    for courier in couriers:
        near |= g.view.seen_at(hero.zone, 0, courier.far)
    for other in g.heroes.values():
        if not near >> other.zone & 1 or other is hero or other.status is not IN_PLAY:
            continue
        if other.id in g.refused or not (_has_things(hero) or _has_things(other)):
            continue
        if g.actions and other.zone == hero.zone:
            options.append(Trade(other.id, ACTION))
        for courier in couriers:
            seen = g.view.seen_at(hero.zone, 0, courier.far)
            options += [Trade(other.id, courier.id)] if seen >> other.zone & 1 else []
    return options


def trade(g: Night, hero: Hero, option: Trade) -> Flow[None]:
    """Choose what changes hands, one thing after the other; the partner must agree to all of it.

    dc.trade.unequal, dc.ruling.consent. What is refused costs nothing.
    """
    partner = g.heroes[option.hero]
    moved: list[str] = []
    while True:
        left = [thing for thing in (*things_of(hero), *things_of(partner)) if thing not in moved]
        options: list[Hand | Done] = [*map(Hand, left)]
        if moved:
            options.append(DONE)
        answer = yield from ask.Trade(hero.seat, options, hero.id, partner.id, tuple(moved))
        if isinstance(answer, Done):
            break
        moved.append(answer.thing)
    if not (yield from consent(g, hero, partner, "trade")):
        return
    if option.by == ACTION:
        g.actions -= 1
    else:
        pay(g, hero, used(g, option.by))
    yield from _exchange(g, hero, partner, moved)


def _exchange(g: Night, hero: Hero, partner: Hero, moved: list[str]) -> Flow[None]:
    given = tuple(thing for thing in moved if thing in things_of(hero))
    got = tuple(thing for thing in moved if thing in things_of(partner))
    g.tell(Traded(hero.id, partner.id, given, got))
    gears = [(hero.gear, hero.gear in moved), (partner.gear, partner.gear in moved)]
    hero.escorts, partner.escorts = _swapped(hero.escorts, partner.escorts, moved)
    hero.tokens, partner.tokens = _swapped(hero.tokens, partner.tokens, moved)
    held: dict[str, list[str]] = {hero.id: [], partner.id: []}
    for (gear, moves), owner, other in zip(gears, (hero, partner), (partner, hero), strict=True):
        if gear:
            held[other.id if moves else owner.id].append(gear)
    for each in (hero, partner):
        yield from _keep_one(g, each, held[each.id])


def _swapped(
    ours: tuple[str, ...], theirs: tuple[str, ...], moved: list[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return (
        tuple(x for x in ours if x not in moved) + tuple(x for x in theirs if x in moved),
        tuple(x for x in theirs if x not in moved) + tuple(x for x in ours if x in moved),
    )


def _keep_one(g: Night, hero: Hero, gears: list[str]) -> Flow[None]:
    """A surplus card is discarded by its receiver: dc.trade.limit."""
    hero.gear = gears[0] if gears else NO_CARD
    if len(gears) > 1:
        options = [Keep(gear) for gear in gears]
        answer = yield from ask.KeepGear(hero.seat, options, hero.id, tuple(gears))
        hero.gear = answer.card
        gears.remove(hero.gear)
        g.spent_gear.append(gears[0])
        g.tell(GearDiscarded(hero.id, gears[0]))
