"""The hits of an Attack: how many there are, whom they reach in which order, who is eliminated."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.effects import CutsFallen, Intangible
from sobremesa.games.dceased.content.schema import BRUTE, KINDS, RUNNER, WALKER
from sobremesa.games.dceased.events.attacks import HitsCounted
from sobremesa.games.dceased.options import Hit
from sobremesa.games.dceased.state import Night
from sobremesa.kernel import PASS, Flow, Pass

from .heroes import gain_xp
from .horde import count_at, remove, remove_fallen, toughness_of
from .weapons import ORDER, SIDES, Strike, gear_effect


def hits_of(dice: Sequence[int], accuracy: int, *, sixes: bool) -> int:
    """A die at or above the Accuracy hits, never more than twice: dc.attack.sixes."""
    return sum(2 if sixes and die == SIDES else 1 for die in dice if die >= accuracy)


def hit(g: Night, strike: Strike) -> Flow[None]:
    """Assign the hits, then remove and gain XP: dc.attack.eliminate, dc.attack.overflow."""
    hits = hits_of(strike.rolled, strike.accuracy, sixes=strike.sixes)
    if strike.free:
        left = yield from _assign_freely(g, strike, hits)
    else:
        left = yield from _assign_in_order(g, strike, hits)
    xp = sum(strike.killed) + sum(g.book.fallen[id].toughness for id in strike.fallen)
    g.tell(
        HitsCounted(
            hero=strike.hero.id,
            zone=g.name(strike.zone),
            hits=hits,
            lost=left,
            walkers=strike.killed[WALKER],
            brutes=strike.killed[BRUTE],
            runners=strike.killed[RUNNER],
            fallen=strike.fallen,
        )
    )
    gain_xp(g, strike.hero, xp)


def toughness_against(g: Night, strike: Strike, fallen: str) -> int:
    """A Zombie Hero's Toughness, less against the Shard Blade, at least 1."""
    cut = gear_effect(g, strike.hero, strike.weapon, CutsFallen)
    return max(1, toughness_of(g, fallen) - (0 if cut is None else cut.less))


def _exposed(g: Night, strike: Strike) -> list[str]:
    """The Zombie Heroes in the Zone that this Attack can hit."""
    away = strike.zone != strike.hero.zone
    return [
        fallen.id
        for fallen in g.fallen_at(strike.zone)
        if not (away and isinstance(g.book.effects[fallen.id], Intangible))
    ]


def _assign_in_order(g: Night, strike: Strike, hits: int) -> Flow[int]:
    """Zombie Heroes, Brutes, Walkers, Runners; who is first absorbs: dc.attack.absorb."""
    while exposed := _exposed(g, strike):
        needed = [toughness_against(g, strike, id) for id in exposed]
        if min(needed) > hits:
            return hits
        chosen = exposed[0]
        if len(exposed) > 1:
            answer = yield from _who_is_hit(strike, [*map(Hit, exposed)], hits)
            chosen = answer.enemy
        tough = needed[exposed.index(chosen)]
        if tough > hits:
            return hits
        hits -= tough
        _kill_fallen(g, strike, chosen)
    for kind in ORDER:
        hits = yield from _assign_kind(g, strike, kind, hits)
        if count_at(g, kind, strike.zone):
            return hits
    return hits


def _assign_kind(g: Night, strike: Strike, kind: int, hits: int) -> Flow[int]:
    """As many of one type as the hits suffice for; standing or down is the attacker's choice."""
    tough = g.book.toughness[kind]
    number = hits // tough
    if number >= count_at(g, kind, strike.zone):
        for down, counts in enumerate((g.horde[kind], g.down[kind])):
            if count := counts.get(strike.zone, 0):
                _kill(g, strike, kind, count, down=bool(down))
                hits -= count * tough
        return hits
    for _ in range(number):
        down = yield from _standing_or_down(g, strike, kind, hits)
        _kill(g, strike, kind, 1, down=down)
        hits -= tough
    return hits


def _standing_or_down(g: Night, strike: Strike, kind: int, hits: int) -> Flow[bool]:
    """dc.attack.priority-tie."""
    if strike.zone not in g.down[kind] or strike.zone not in g.horde[kind]:
        return strike.zone in g.down[kind]
    options = [Hit(KINDS[kind]), Hit(KINDS[kind], down=True)]
    answer = yield from _who_is_hit(strike, options, hits)
    return answer.down


def _who_is_hit(strike: Strike, options: list[Hit], hits: int) -> ask.Hit:
    return ask.Hit(strike.hero.seat, options, strike.hero.id, strike.zone, hits)


def _assign_freely(g: Night, strike: Strike, hits: int) -> Flow[int]:
    """Any Enemies in the Zone, each for its full Toughness: dc.attack.free-assignment."""
    while hits:
        options = [
            Hit(id) for id in _exposed(g, strike) if toughness_against(g, strike, id) <= hits
        ]
        for kind in ORDER:
            if g.book.toughness[kind] <= hits:
                if strike.zone in g.horde[kind]:
                    options.append(Hit(KINDS[kind]))
                if strike.zone in g.down[kind]:
                    options.append(Hit(KINDS[kind], down=True))
        if not options:
            break
        hero = strike.hero
        answer = yield from ask.HitFreely(hero.seat, [PASS, *options], hero.id, strike.zone, hits)
        if isinstance(answer, Pass):
            break
        if answer.enemy in g.fallen:
            hits -= toughness_against(g, strike, answer.enemy)
            _kill_fallen(g, strike, answer.enemy)
        else:
            kind = KINDS.index(answer.enemy)
            hits -= g.book.toughness[kind]
            _kill(g, strike, kind, 1, down=answer.down)
    return hits


def _kill(g: Night, strike: Strike, kind: int, number: int, *, down: bool) -> None:
    strike.killed[kind] += number
    remove(g, kind, strike.zone, number, down=down)


def _kill_fallen(g: Night, strike: Strike, fallen: str) -> None:
    strike.fallen += (fallen,)
    remove_fallen(g, fallen)
