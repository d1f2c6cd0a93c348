"""Attacks by heroes: target, dice, hits, and who is eliminated in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import BRUTE, KINDS, RUNNER, WALKER
from sobremesa.games.dceased.content.schema import Attack as Profile
from sobremesa.games.dceased.events import Attacked, HitsCounted, Rerolled
from sobremesa.games.dceased.options import Attack, Hit, Reroll, Roll, Use
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import PASS, Flow, Pass

from .heroes import (
    can_play,
    gain_xp,
    has,
    may_use,
    may_use_card,
    play_trait,
    use_ability,
    use_card,
)
from .horde import count_at, remove, remove_fallen, toughness_of
from .lessons import learn
from .missions import judge

OWN, GEAR = "own", "gear"
REACH, NO_AID = "long-reach", "-"
BEST_ACCURACY = 2
SIDES = 6
ORDER = (BRUTE, WALKER, RUNNER)
"""dc.attack.priority, after Zombie Heroes; binds melee and ranged alike: dc.ruling.melee-order."""


class Strike(msgspec.Struct):
    """An Attack while it is being made."""

    hero: Hero
    weapon: str
    profile: Profile
    zone: int
    range: int
    dice: int
    accuracy: int
    power: int = 0
    boosts: tuple[str, ...] = ()
    free: bool = False
    """Whether hits are assigned freely."""
    sixes: bool = False
    """Whether each 6 is two hits."""
    net: bool = False
    rolled: list[int] = msgspec.field(default_factory=list)
    rerolls: tuple[str, ...] = ()
    killed: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    fallen: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    """The effects after the Attack that were used."""

    @property
    def kills(self) -> int:
        """How many Enemies the Attack eliminated."""
        return sum(self.killed) + len(self.fallen)


# Targets


def profile_of(g: Night, hero: Hero, weapon: str) -> Profile | None:
    """The printed Attack of the hero's card or of its Equipment: dc.attack.choose."""
    if weapon == OWN:
        return g.book.heroes[hero.id].attack
    return g.book.content.equipment[hero.gear].attack if hero.gear else None


def gear_ability(g: Night, hero: Hero) -> str:
    """The ability of the hero's Equipment."""
    return g.book.content.equipment[hero.gear].ability if hero.gear else ""


def largest_range(hero: Hero, profile: Profile) -> int:
    """Additions to the largest Range add up: dc.attack.range-bonus."""
    return profile.high + (profile.kind == "ranged" and "park-ranger" in hero.escorts)


def targets(
    g: Night, hero: Hero, *, nearest: int = 0, barred: int = 0, spent: int = 0
) -> list[Attack]:
    """Every Attack that the hero could make now: dc.attack.zone.

    `nearest` is the smallest Range allowed, `barred` are Zones that may not be attacked, and
    `spent` is Power that the effect which gives the Attack will cost first.
    """
    options: list[Attack] = []
    view = g.view
    if not g.infested & view.sight[hero.zone]:
        return options
    reach = can_play(g, hero, REACH)
    for weapon in (OWN, GEAR) if hero.gear else (OWN,):
        profile = profile_of(g, hero, weapon)
        if profile is None or not _payable(g, hero, weapon, spent):
            continue
        low, high = max(nearest, profile.low), largest_range(hero, profile)
        zones = _hittable(g, hero, view.seen_at(hero.zone, low, high) & ~barred)
        options += [Attack(weapon, zone) for zone in g.book.names_of(zones)]
        if reach:
            beyond = view.seen_at(hero.zone, high + 1, high + 1) & ~barred
            zones = _hittable(g, hero, beyond)
            options += [Attack(weapon, zone, REACH) for zone in g.book.names_of(zones)]
    return options


def _payable(g: Night, hero: Hero, weapon: str, spent: int) -> bool:
    return weapon == OWN or hero.power > spent or gear_ability(g, hero) != "costs-power"


def _hittable(g: Night, hero: Hero, zones: int) -> int:
    """The Zones with an Enemy that the Attack can hit; Intangible ones only from their own."""
    zones &= g.infested
    for fallen in g.fallen.values():
        zone = fallen.zone
        if (
            zone != hero.zone
            and g.book.fallen[fallen.id].ability == "intangible"
            and not any(count_at(g, kind, zone) for kind in ORDER)
            and all(other is fallen for other in g.fallen_at(zone))
        ):
            zones &= ~(1 << zone)
    return zones


# The Attack


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
    yield from _hit(g, strike)
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


def accuracy_of(g: Night, hero: Hero, weapon: str, profile: Profile) -> int:
    """'Instead' effects first, then what is better by 1; never below 2: dc.ability.stacking."""
    accuracy = profile.accuracy
    if weapon == OWN and has(g, hero, "tuned-cry"):
        accuracy = min(accuracy, 4)
    if profile.kind == "ranged" and hero.gear == "targeting-visor":
        accuracy -= 1
    return max(BEST_ACCURACY, accuracy)


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


def dice_per_power(g: Night, hero: Hero) -> int:
    """How many dice each Power adds, two with Overload: dc.power.spend-dice-rate."""
    return 2 if has(g, hero, "overload") else 1


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


# Hits


def hits_of(dice: Sequence[int], accuracy: int, *, sixes: bool) -> int:
    """A die at or above the Accuracy hits, never more than twice: dc.attack.sixes."""
    return sum(2 if sixes and die == SIDES else 1 for die in dice if die >= accuracy)


def _hit(g: Night, strike: Strike) -> Flow[None]:
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
    cut = strike.weapon == GEAR and gear_ability(g, strike.hero) == "cuts-the-fallen"
    return max(1, toughness_of(g, fallen) - cut)


def _exposed(g: Night, strike: Strike) -> list[str]:
    """The Zombie Heroes in the Zone that this Attack can hit."""
    away = strike.zone != strike.hero.zone
    return [
        fallen.id
        for fallen in g.fallen_at(strike.zone)
        if not (away and g.book.fallen[fallen.id].ability == "intangible")
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
