"""Attacks by heroes: aim, effects and Power before the roll, and what is done about the dice."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.attacks import Attacked, Rerolled
from sobremesa.games.dceased.options import Attack, Reroll, Roll, Use
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import PASS, Flow, Pass

from .heroes import (
    can_play,
    has,
    may_use,
    may_use_card,
    play_trait,
    use_ability,
    use_card,
)
from .hits import hit
from .lessons import learn
from .missions import judge
from .weapons import (
    GEAR,
    OWN,
    REACH,
    SIDES,
    Strike,
    accuracy_of,
    dice_per_power,
    gear_ability,
    profile_of,
)


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
    weapon, zone = option.weapon, g.book.zone[option.zone]
    profile = profile_of(g, hero, weapon)
    assert profile is not None, f"{hero.id} attacks with {weapon}, which has no Attack"
    if option.aid == REACH:
        play_trait(g, hero, REACH)
    if weapon == GEAR and gear_ability(g, hero) == "costs-power":
        hero.power -= 1
    strike = Strike(
        hero,
        weapon,
        profile,
        zone,
        g.view.sight_range(hero.zone, zone),
        profile.dice,
        accuracy_of(g, hero, weapon, profile),
    )
    if strike.range == 0 and "patrol-officer" in hero.escorts:
        strike.dice += 1
        strike.boosts += ("patrol-officer",)
    if weapon == OWN and has(g, hero, "solar-flare"):
        strike.dice += 2
        strike.boosts += ("solar-flare",)
    ranged = profile.kind == "ranged"
    strike.free = has(g, hero, "detectives-eye") or (ranged and has(g, hero, "sharpshooter"))
    strike.sixes = not ranged and has(g, hero, "blade-of-the-gods")
    return strike


# Before the roll


def _before_roll(g: Night, strike: Strike) -> Flow[None]:
    """Effects first, one after the other, then the Power to spend: dc.power.spend-dice-rate."""
    hero = strike.hero
    while True:
        answer = yield from ask.Roll(
            hero.seat,
            [*map(Roll, range(hero.power + 1)), *map(Use, _boosts(g, strike))],
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
    hero = strike.hero
    if "focused-fury" in hero.traits:
        yield "focused-fury"
    if can_play(g, hero, "all-out"):
        yield "all-out"
    if "perfect-angle" in hero.traits and not strike.free:
        yield "perfect-angle"
    if may_use(g, hero, "trick-quiver"):
        yield "blast"
        yield "net"


def _boost(g: Night, strike: Strike, effect: str) -> None:
    strike.boosts += (effect,)
    if effect in ("blast", "net"):
        use_ability(g, strike.hero, "trick-quiver")
    else:
        play_trait(g, strike.hero, effect)
    strike.dice += DICE.get(effect, 0)
    strike.free |= effect == "perfect-angle"
    strike.net |= effect == "net"


DICE = {"focused-fury": 2, "all-out": 4, "blast": 1}


# After the roll


def _after_roll(g: Night, strike: Strike) -> Flow[None]:
    """Re-rolls and the like, before hits are counted: dc.attack.reroll."""
    hero = strike.hero
    while options := list(_answers(g, strike)):
        faces = tuple(strike.rolled)
        answer = yield from ask.Rolled(hero.seat, [PASS, *options], hero.id, faces, strike.accuracy)
        if isinstance(answer, Pass):
            return
        if isinstance(answer, Use):
            play_trait(g, hero, answer.effect)
            strike.sixes = True
        else:
            _reroll(g, strike, answer)


def _answers(g: Night, strike: Strike) -> Iterator[Reroll | Use]:
    hero = strike.hero
    misses = sum(die < strike.accuracy for die in strike.rolled)
    if misses:
        for effect, most in _rerolls(g, strike, misses):
            for dice in range(most, 0, -1):
                yield Reroll(effect, dice)
    if not strike.sixes and SIDES in strike.rolled and "critical-opening" in hero.traits:
        yield Use("critical-opening")


def _rerolls(g: Night, strike: Strike, misses: int) -> Iterator[tuple[str, int]]:
    """Each works once for a roll; two copies of a trait are two: dc.ability.once-per-trigger."""
    hero = strike.hero
    if "lucky-break" in hero.traits:
        yield "lucky-break", misses
    if "say-it-backwards" not in strike.rerolls and hero.power and has(g, hero, "say-it-backwards"):
        yield "say-it-backwards", misses
    if may_use_card(g, hero, "science-teacher"):
        yield "science-teacher", min(2, misses)


def _reroll(g: Night, strike: Strike, answer: Reroll) -> None:
    hero = strike.hero
    strike.rerolls += (answer.effect,)
    if answer.effect == "lucky-break":
        play_trait(g, hero, answer.effect)
    elif answer.effect == "science-teacher":
        use_card(g, hero, answer.effect)
    else:
        use_ability(g, hero, answer.effect, power=1)
    left = answer.dice
    for place, die in enumerate(strike.rolled):
        if left and die < strike.accuracy:
            strike.rolled[place] = g.dice.roll(SIDES)
            left -= 1
    g.tell(Rerolled(hero.id, answer.effect, tuple(strike.rolled), strike.accuracy))
