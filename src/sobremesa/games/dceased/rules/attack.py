"""Attacks by heroes: aim, effects and Power before the roll, and what is done about the dice."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.dceased import options
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.effects import Boost, Critical, Reroll, TrickShot
from sobremesa.games.dceased.events.attacks import Attacked, Rerolled
from sobremesa.games.dceased.options import Attack, Roll, Use
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import PASS, Flow, Pass

from .heroes import MOST_POWER, can_use, effects_of, pay, usable_effects, used
from .hits import hit
from .lessons import learn
from .missions import judge
from .weapons import GEAR, NO_AID, OWN, SIDES, Strike, arm_of, dice_per_power

BLAST, NET = "blast", "net"
ROLLS = tuple(map(Roll, range(MOST_POWER + 1)))


def make_attack(g: Night, hero: Hero, option: Attack) -> Flow[Strike]:
    """Everything from the target to the removal of Enemies: dc.attack.sequence.

    Gives the Strike, for what comes after the Attack.
    """
    strike = _aim(g, hero, option)
    yield from _before_roll(g, strike)
    strike.rolled = g.dice.rolls(strike.dice, SIDES)
    weapon = hero.gear if strike.weapon == GEAR else OWN
    g.tell(
        Attacked(
            hero=hero.id,
            weapon=weapon,
            zone=g.name(strike.zone),
            dice=tuple(strike.rolled),
            accuracy=strike.accuracy,
            power=strike.power,
            boosts=strike.boosts,
        )
    )
    yield from _after_roll(g, strike)
    yield from hit(g, strike)
    judge(g)
    return strike


def _aim(g: Night, hero: Hero, option: Attack) -> Strike:
    zone = g.book.zone[option.zone]
    if option.aid != NO_AID:
        pay(g, hero, used(g, option.aid))
    arm, close = arm_of(g, hero, option.weapon), zone == hero.zone
    hero.power -= arm.price
    return Strike(
        hero,
        arm.weapon,
        zone,
        arm.dice + (arm.close if close else 0),
        arm.accuracy,
        boosts=tuple([boost for boost, only_close in arm.boosts if close or not only_close]),
        free=arm.free,
        sixes=arm.sixes,
    )


# Before the roll


def _before_roll(g: Night, strike: Strike) -> Flow[None]:
    """Effects first, one after the other, then the Power to spend: dc.power.spend-dice-rate."""
    hero = strike.hero
    while True:
        answer = yield from ask.Roll(
            hero.seat,
            [*ROLLS[: hero.power + 1], *map(Use, _boosts(g, strike))],
            hero.id,
            strike.weapon,
            strike.zone,
            strike.dice,
            strike.accuracy,
        )
        if isinstance(answer, Roll):
            strike.power = answer.power
            if answer.power:
                learn(g, "spend-power")
            hero.power -= answer.power
            strike.dice += answer.power * dice_per_power(g, hero)
            return
        _boost(g, strike, answer.effect)


def _boosts(g: Night, strike: Strike) -> Iterator[str]:
    """More dice first, then what assigns hits freely, then trick shots."""
    hero = strike.hero
    boosts = usable_effects(g, hero, Boost)
    for boost in sorted(boosts, key=lambda each: not each.dice) if boosts else ():
        if boost.dice or not strike.free:
            yield boost.id
    if usable_effects(g, hero, TrickShot):
        yield BLAST
        yield NET


def _boost(g: Night, strike: Strike, effect: str) -> None:
    strike.boosts += (effect,)
    if effect in (BLAST, NET):
        shot = usable_effects(g, strike.hero, TrickShot)[0]
        pay(g, strike.hero, shot)
        strike.dice += shot.dice if effect == BLAST else 0
        strike.net += shot.knocks if effect == NET else 0
        return
    boost = used(g, effect)
    assert isinstance(boost, Boost), f"{effect} is no boost"
    pay(g, strike.hero, boost)
    strike.dice += boost.dice
    strike.free |= boost.free


# After the roll


def _after_roll(g: Night, strike: Strike) -> Flow[None]:
    """Re-rolls and the like, before hits are counted: dc.attack.reroll."""
    hero = strike.hero
    while found := list(_answers(g, strike)):
        faces = tuple(strike.rolled)
        answer = yield from ask.Rolled(hero.seat, [PASS, *found], hero.id, faces, strike.accuracy)
        if isinstance(answer, Pass):
            return
        if isinstance(answer, Use):
            pay(g, hero, used(g, answer.effect))
            strike.sixes = True
        else:
            _reroll(g, strike, answer)


def _answers(g: Night, strike: Strike) -> Iterator[options.Reroll | Use]:
    hero = strike.hero
    misses = sum(die < strike.accuracy for die in strike.rolled)
    if misses:
        for effect, most in _rerolls(g, strike, misses):
            for dice in range(most, 0, -1):
                yield options.Reroll(effect, dice)
    if not strike.sixes and SIDES in strike.rolled:
        yield from (Use(critical.id) for critical in usable_effects(g, hero, Critical))


def _rerolls(g: Night, strike: Strike, misses: int) -> Iterator[tuple[str, int]]:
    """Each works once for a roll; two copies of a trait are two: dc.ability.once-per-trigger."""
    hero = strike.hero
    for reroll in effects_of(g, hero, Reroll):
        if reroll.always:
            usable = reroll.id not in strike.rerolls and hero.power >= reroll.power
        else:
            usable = can_use(g, hero, reroll)
        if usable:
            yield reroll.id, min(reroll.dice or misses, misses)


def _reroll(g: Night, strike: Strike, answer: options.Reroll) -> None:
    hero = strike.hero
    strike.rerolls += (answer.effect,)
    pay(g, hero, used(g, answer.effect))
    left = answer.dice
    for place, die in enumerate(strike.rolled):
        if left and die < strike.accuracy:
            strike.rolled[place] = g.dice.roll(SIDES)
            left -= 1
    g.tell(Rerolled(hero.id, answer.effect, tuple(strike.rolled), strike.accuracy))
