"""What heroes may do right after an Attack: pushes, knock-downs, Power and further Attacks."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.effects import AttackAfter, PowerAfter, PushAfter
from sobremesa.games.dceased.options import Attack, Use
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import PASS, Flow, Pass

from .attack import NET, make_attack
from .heroes import MOST_POWER, gain_power, pay, power_for, usable_effects, used
from .pushing import WAYS, has_horde, horde_in, knock_down_some, push, push_steps
from .weapons import Strike, gear_effect, targets


def attack(g: Night, hero: Hero, *, nearest: int = 0, barred: int = 0, by: str) -> Flow[None]:
    """A free Attack Action: choose a target, then all Attack rules apply: dc.attack.free-action."""
    options = targets(g, hero, nearest=nearest, barred=barred)
    option = yield from ask.Target(hero.seat, options, hero.id, by)
    yield from attack_and_after(g, hero, option)


def attack_and_after(g: Night, hero: Hero, option: Attack) -> Flow[None]:
    """An Attack and everything that follows from it."""
    strike = yield from make_attack(g, hero, option)
    while effects := list(_effects(g, strike)):
        answer = yield from ask.AfterAttack(
            hero.seat, [PASS, *map(Use, effects)], hero.id, strike.zone
        )
        if isinstance(answer, Pass):
            return
        strike.done += (answer.effect,)
        yield from _perform(g, strike, answer.effect)


def _effects(g: Night, strike: Strike) -> Iterator[str]:
    """The effects whose moment has come and that have a target: dc.ability.no-target."""
    hero = strike.hero
    wash = gear_effect(g, hero, strike.weapon, PushAfter)
    if wash is not None and wash.id not in strike.done and _can_wash(g, strike, wash):
        yield wash.id
    if strike.net and NET not in strike.done and has_horde(g, strike.zone, standing=True):
        yield NET
    for fuel in usable_effects(g, hero, PowerAfter):
        if strike.kills >= fuel.kills and hero.power < MOST_POWER:
            yield fuel.id
    for again in sorted(usable_effects(g, hero, AttackAfter), key=lambda each: each.elsewhere):
        if strike.kills >= again.kills and _targets(g, strike, again):
            yield again.id


def _can_wash(g: Night, strike: Strike, wash: PushAfter) -> bool:
    steps = push_steps(g, strike.zone, strike.hero.zone, WAYS[wash.way])
    return has_horde(g, strike.zone) and bool(steps)


def _targets(g: Night, strike: Strike, again: AttackAfter) -> list[Attack]:
    barred = 1 << strike.zone if again.elsewhere else 0
    return targets(g, strike.hero, barred=barred, spent=power_for(g, again))


def _perform(g: Night, strike: Strike, id: str) -> Flow[None]:
    hero = strike.hero
    if id == NET:
        yield from knock_down_some(g, hero, NET, strike.zone, strike.net)
        return
    effect = used(g, id)
    if isinstance(effect, PushAfter):
        picks = horde_in(g, [strike.zone])
        yield from push(g, hero, id, picks, zones=effect.zones, way=WAYS[effect.way])
    elif isinstance(effect, PowerAfter):
        pay(g, hero, effect)
        gain_power(g, hero, effect.gain, id)
    elif isinstance(effect, AttackAfter):
        pay(g, hero, effect)
        barred = 1 << strike.zone if effect.elsewhere else 0
        yield from attack(g, hero, barred=barred, by=id)
