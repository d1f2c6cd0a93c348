"""What heroes may do right after an Attack: pushes, knock-downs, Power and further Attacks."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.options import Attack, Use
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import PASS, Flow, Pass

from .attack import make_attack
from .heroes import MOST_POWER, can_play, gain_power, may_use, play_trait, use_ability
from .pushing import AWAY, has_horde, horde_in, knock_down_some, push, push_steps
from .weapons import GEAR, Strike, gear_ability, targets

FUEL, ENCORE, FINISH, NET, TRIDENT = (
    "chaos-fuel", "encore", "sweeping-finish", "net", "tide-trident",
)  # fmt: skip
ENCORE_KILLS = 2
TRIDENT_ZONES = 2


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
    if (
        strike.weapon == GEAR
        and TRIDENT not in strike.done
        and gear_ability(g, hero) == "washes-away"
        and has_horde(g, strike.zone)
        and push_steps(g, strike.zone, hero.zone, AWAY)
    ):
        yield TRIDENT
    if strike.net and NET not in strike.done and has_horde(g, strike.zone, standing=True):
        yield NET
    if strike.kills and hero.power < MOST_POWER and may_use(g, hero, FUEL):
        yield FUEL
    if strike.kills >= ENCORE_KILLS and may_use(g, hero, ENCORE) and targets(g, hero):
        yield ENCORE
    if strike.kills and can_play(g, hero, FINISH):
        cost = g.book.traits[FINISH].power
        if targets(g, hero, barred=1 << strike.zone, spent=cost):
            yield FINISH


def _perform(g: Night, strike: Strike, effect: str) -> Flow[None]:
    hero = strike.hero
    if effect == TRIDENT:
        picks = horde_in(g, [strike.zone])
        yield from push(g, hero, TRIDENT, picks, zones=TRIDENT_ZONES, way=AWAY)
    elif effect == NET:
        yield from knock_down_some(g, hero, NET, strike.zone, 1)
    elif effect == FUEL:
        use_ability(g, hero, FUEL)
        gain_power(g, hero, 1, FUEL)
    elif effect == ENCORE:
        use_ability(g, hero, ENCORE)
        yield from attack(g, hero, by=ENCORE)
    else:
        play_trait(g, hero, FINISH)
        yield from attack(g, hero, barred=1 << strike.zone, by=FINISH)
