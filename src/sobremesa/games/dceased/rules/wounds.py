"""Wounds: the pool of a Zone, who takes each of them, what keeps one off, and sacrifices."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content import effects as wards
from sobremesa.games.dceased.content.effects import FirstWound
from sobremesa.games.dceased.events.enemies import (
    Sacrificed,
    WoundAssigned,
    Wounded,
    WoundIgnored,
    WoundsLost,
)
from sobremesa.games.dceased.options import Assign, Sacrifice, Ward
from sobremesa.games.dceased.state import IN_PLAY, NOBODY, Hero, Night, Pool
from sobremesa.kernel import PASS, Flow, Pass

from .civilians import lose_civilian
from .heroes import can_use, effects_of, eliminate, has, pay, used
from .speaking import of_group, speaker


def share(g: Night, pool: Pool) -> Flow[None]:
    """Assign and resolve the Wounds of a pool one at a time: dc.eattack.one-by-one."""
    while pool.target or pool.left:
        if not pool.target:
            takers = takers_of(g, pool)
            if not takers:
                g.tell(WoundsLost(g.name(pool.zone), pool.left))
                break
            yield from _assign(g, pool, takers)
        yield from _resolve(g, pool)
        pool.target, pool.passed, pool.warded = NOBODY, (), False
    g.pool = None


def takers_of(g: Night, pool: Pool) -> list[str]:
    """The heroes, and the Civilians not yet assigned a Wound, of this pool: dc.eattack.takers."""
    heroes = [id for id in pool.heroes if g.heroes[id].status is IN_PLAY]
    return [*heroes, *pool.civilians]


def _assign(g: Night, pool: Pool, takers: Sequence[str]) -> Flow[None]:
    """The players choose who takes a Wound: dc.eattack.share, dc.eattack.civilian-choice."""
    target = takers[0]
    if len(takers) > 1 and not _are_all_doomed(g, pool, takers):
        heroes = [g.heroes[id] for id in takers if id in g.heroes]
        options = [Assign(taker) for taker in takers]
        question = ask.Assign(speaker(g, heroes), options, pool.zone, pool.left)
        answer = yield from of_group(g, question)
        target = answer.target
    pool.left -= 1
    pool.target = target
    if target not in g.heroes:
        pool.civilians = tuple(each for each in pool.civilians if each != target)
    g.tell(WoundAssigned(target, g.name(pool.zone)))
    _ward_off(g, pool)


def _are_all_doomed(g: Night, pool: Pool, takers: Sequence[str]) -> bool:
    """Whether the Wounds suffice for everybody and nothing can keep one off: all will fall."""
    heroes = [g.heroes[id] for id in takers if id in g.heroes]
    needed = sum(hero.health for hero in heroes) + len(takers) - len(heroes)
    return pool.left >= needed and not (
        pool.shield or pool.braced or any(_can_be_kept_off(g, hero) for hero in heroes)
    )


def _can_be_kept_off(g: Night, hero: Hero) -> bool:
    """Whether a hero has anything against Wounds, its own or others'."""
    return bool(hero.escorts) or has(g, hero, FirstWound) or has(g, hero, wards.Ward)


def _ward_off(g: Night, pool: Pool) -> None:
    """What keeps a Wound off by itself, without a choice."""
    target = pool.target
    first = target not in pool.assigned
    if pool.shield:
        pool.shield -= 1
        _ignore(g, pool, _lasting(g, "zone"), NOBODY)
    if target in g.heroes:
        pool.assigned += (target,)
        hero = g.heroes[target]
        if pool.warded:
            return
        guards = effects_of(g, hero, FirstWound) if first else ()
        if guards:
            _ignore(g, pool, guards[0].id, target)
        elif target in pool.braced:
            braced = list(pool.braced)
            braced.remove(target)
            pool.braced = tuple(braced)
            _ignore(g, pool, _lasting(g, "self"), target)


def _lasting(g: Night, who: str) -> str:
    """What keeps further Wounds off: the first that could have done so gives its name."""
    wards_of: tuple[wards.Ward, ...] = g.book.doing[wards.Ward]
    return next(ward.id for ward in wards_of if ward.next and ward.who == who)


def _ignore(g: Night, pool: Pool, by: str, hero: str) -> None:
    pool.warded = True
    g.tell(WoundIgnored(pool.target, by, hero))


def _resolve(g: Night, pool: Pool) -> Flow[None]:
    """First what ignores the Wound, then sacrifice, then Health: dc.ruling.wound-before-effects."""
    target = pool.target
    while not pool.warded:
        seat, options = _next_ward(g, pool)
        if not options:
            break
        answer = yield from ask.Ward(seat, [PASS, *options], target, pool.zone, anchor=True)
        if isinstance(answer, Pass):
            pool.passed += (seat,)
        else:
            _ward(g, pool, answer)
    if pool.warded:
        return
    if target in g.heroes:
        yield from _suffer(g, g.heroes[target])
    else:
        del g.civilians[target]
        lose_civilian(g, target, pool.zone)


def _suffer(g: Night, hero: Hero) -> Flow[None]:
    """The Wound costs an escort or Health: dc.wound.sacrifice, dc.wound.track."""
    if hero.escorts:
        answer = yield from ask.Sacrifice(
            hero.seat, [PASS, *map(Sacrifice, hero.escorts)], hero.id, anchor=True
        )
        if isinstance(answer, Sacrifice):
            _sacrifice(g, hero, answer.civilian)
            return
    hero.health -= 1
    g.tell(Wounded(hero.id, hero.health))
    if not hero.health:
        eliminate(g, hero)


def _sacrifice(g: Night, hero: Hero, civilian: str) -> None:
    """An escort is discarded for the Wound: dc.wound.sacrifice, dc.wound.sacrifice-effects."""
    hero.escorts = tuple(other for other in hero.escorts if other != civilian)
    g.tell(Sacrificed(hero.id, civilian))
    lose_civilian(g, civilian, hero.zone)


# What keeps a Wound off


def _next_ward(g: Night, pool: Pool) -> tuple[int, list[Ward]]:
    """The next seat that can keep this Wound off, the target's own first, and how."""
    heroes = g.heroes_at(pool.zone)
    found = [
        (hero.seat, Ward(hero.id, effect))
        for hero in heroes
        if hero.seat not in pool.passed
        for effect in _wards_of(g, pool, hero)
    ]
    if not found:
        return 0, []
    target = g.heroes.get(pool.target)
    order = [] if target is None else [target.seat]
    order += [hero.seat for hero in heroes]
    first = min([seat for seat, _ in found], key=order.index)
    return first, [ward for seat, ward in found if seat == first]


def _wards_of(g: Night, pool: Pool, hero: Hero) -> Sequence[str]:
    """How a hero in the Zone can keep off the Wound that was assigned: for itself, then for all."""
    held = effects_of(g, hero, wards.Ward)
    if not held:
        return ()
    own = "self" if hero.id == pool.target else "others"
    found = [ward for ward in held if _can_ward(g, pool, hero, ward)]
    return [
        ward.id
        for who in (own, "zone")
        for ward in found
        if ward.who == who and not (own == who == "self" and _is_vain(g, pool, hero, ward))
    ]


def _can_ward(g: Night, pool: Pool, hero: Hero, ward: wards.Ward) -> bool:
    """A shield for the Zone works once per pool, which wins over the usual once per Turn."""
    if ward.who == "zone":
        return not pool.shielded and hero.power >= ward.power
    return can_use(g, hero, ward) and ward.id not in g.round_used


def has_shield(g: Night, hero: Hero) -> bool:
    """Whether a hero could keep Wounds off its whole Zone as long as it has the Power for it."""
    return any(
        ward.who == "zone" and hero.power >= ward.power > 0
        for ward in effects_of(g, hero, wards.Ward)
    )


def _is_vain(g: Night, pool: Pool, hero: Hero, ward: wards.Ward) -> bool:
    """Whether a trait such as Unyielding only puts off a hero's end: dc.ruling.vain-ward.

    The hero is alone with the Wounds, those that are left after the next ones are enough, and
    nothing else can keep any of them off.
    """
    if not ward.next or ward.id not in hero.traits:
        return False
    traits = list(hero.traits)
    traits.remove(ward.id)
    bare = msgspec.structs.replace(hero, traits=tuple(traits))
    return (
        pool.left - ward.next >= hero.health
        and takers_of(g, pool) == [hero.id]
        and len(g.heroes_at(pool.zone)) == 1
        and not (pool.shield or pool.braced or _can_be_kept_off(g, bare))
    )


def _ward(g: Night, pool: Pool, answer: Ward) -> None:
    hero, ward = g.heroes[answer.hero], used(g, answer.effect)
    assert isinstance(ward, wards.Ward), f"{answer.effect} keeps no Wound off"
    if ward.once == "round":
        g.round_used += (ward.id,)
        hero.power -= ward.power
    else:
        pay(g, hero, ward)
    if ward.who == "zone":
        pool.shield, pool.shielded = ward.next, True
    else:
        pool.braced += (hero.id,) * ward.next
    _ignore(g, pool, ward.id, hero.id)
