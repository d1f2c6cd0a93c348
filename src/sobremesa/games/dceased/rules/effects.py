"""Abilities, traits and Equipment that are used in a hero's own Turn and cost no Action."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sobremesa.boards.bits import members
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import KINDS, RUNNER, WALKER
from sobremesa.games.dceased.events.attacks import Eliminated
from sobremesa.games.dceased.options import Collect, Interact, Open, Person, Pick, Rescue, Use, Zone
from sobremesa.games.dceased.state import FALLEN, Hero, Night
from sobremesa.kernel import PASS, Flow

from .aftermath import attack
from .deeds import QUICK, collect, interact, open_, quick_options, rescue_
from .heroes import (
    MOST_POWER,
    can_play,
    gain_power,
    gain_xp,
    heal,
    is_hurt,
    may_use_card,
    play_trait,
    spend_gear,
    use_ability,
    use_card,
)
from .horde import count_at, knock_down, remove
from .movement import DASH, make_move, move_options, place_hero
from .pushing import (
    TOWARDS,
    friends_in,
    has_horde,
    horde_in,
    knock_down_some,
    push,
    push_friend,
    push_one,
)
from .speaking import AGREE, consent
from .traits import can_draw, draw_trait
from .weapons import targets

BOOM_POWER, VANISH_POWER, FINALE_POWER = 2, 1, 3
LEAP_RANGE, LASSO_RANGE, FLASH_RANGE, LIGHTS_OUT, OUT_ZONES = 3, 2, 2, 3, 2
RESCUE_LINE, GUARD, OUT = "rescue-line", "crossing-guard", "out-of-the-way"


class Effect(NamedTuple):
    """When an effect can be used, beyond what it costs, and what it does."""

    ready: Callable[[Night, Hero], bool]
    perform: Callable[[Night, Hero], Flow[None]]


# Where


def _choose_zone(g: Night, hero: Hero, by: str, zones: int) -> Flow[int]:
    options = [Zone(g.name(zone)) for zone in members(zones)]
    answer = yield from ask.ChooseZone(hero.seat, options, hero.id, by)
    return g.book.zone[answer.zone]


def _where(zones: int, test: Callable[[int], bool]) -> int:
    found = 0
    for zone in members(zones):
        if test(zone):
            found |= 1 << zone
    return found


# Hero abilities


def _shove_zones(g: Night, hero: Hero) -> int:
    near = g.view.seen_at(hero.zone, 0, 1) & g.infested
    return _where(near, lambda zone: has_horde(g, zone) and bool(g.view.neighbours[zone]))


def _shove(g: Night, hero: Hero) -> Flow[None]:
    use_ability(g, hero, "hard-light-shove")
    picks = horde_in(g, members(_shove_zones(g, hero)))
    yield from push(g, hero, "hard-light-shove", picks)


def _prepared(g: Night, hero: Hero) -> Flow[None]:
    use_ability(g, hero, "always-prepared")
    yield from draw_trait(g, hero)


def _safe_zones(g: Night, hero: Hero) -> int:
    """Other streets and opened rooms without Enemies."""
    return (g.book.board.streets | g.opened) & ~g.infested & ~(1 << hero.zone)


def _boom_tube(g: Night, hero: Hero) -> Flow[None]:
    """Cyborg and whoever in his Zone agrees go anywhere safe."""
    use_ability(g, hero, "boom-tube", power=BOOM_POWER)
    to = yield from _choose_zone(g, hero, "boom-tube", _safe_zones(g, hero))
    company = [hero]
    for other in g.heroes_at(hero.zone):
        if other is hero:
            continue
        answer = yield from ask.Consent(other.seat, [PASS, AGREE], hero.id, other.id, "boom-tube")
        if answer != PASS:
            company.append(other)
    for each in company:
        place_hero(g, each, to, "boom-tube")


def _double_nock(g: Night, hero: Hero) -> Flow[None]:
    use_ability(g, hero, "double-nock")
    yield from attack(g, hero, nearest=1, by="double-nock")


def _vanish(g: Night, hero: Hero) -> Flow[None]:
    """Herself, or a hero she sees who agrees, to a Zone she sees."""
    sight = g.view.sight[hero.zone]
    seen = [other for other in g.in_play() if sight >> other.zone & 1 and other.id not in g.refused]
    options = [Person(other.id) for other in seen]
    answer = yield from ask.ChooseHero(hero.seat, options, hero.id, "vanishing-act")
    other = g.heroes[answer.hero]
    if not (yield from consent(g, hero, other, "vanishing-act")):
        return
    use_ability(g, hero, "vanishing-act", power=VANISH_POWER)
    to = yield from _choose_zone(g, hero, "vanishing-act", sight & ~(1 << other.zone))
    place_hero(g, other, to, "vanishing-act")


def _finale_zones(g: Night, hero: Hero) -> int:
    seen = g.view.sight[hero.zone] & g.infested
    return _where(seen, lambda z: bool(count_at(g, WALKER, z) or count_at(g, RUNNER, z)))


def _finale(g: Night, hero: Hero) -> Flow[None]:
    """All Walkers and Runners of a Zone are gone: dc.xp.any-means."""
    use_ability(g, hero, "grand-finale", power=FINALE_POWER)
    zone = yield from _choose_zone(g, hero, "grand-finale", _finale_zones(g, hero))
    counts = {kind: count_at(g, kind, zone) for kind in (WALKER, RUNNER)}
    for kind in counts:
        for down, where in ((False, g.horde[kind]), (True, g.down[kind])):
            if number := where.get(zone, 0):
                remove(g, kind, zone, number, down=down)
    g.tell(Eliminated(hero.id, g.name(zone), counts[WALKER], counts[RUNNER], "grand-finale"))
    gain_xp(g, hero, sum(counts.values()))


# Equipment


def _lasso_picks(g: Night, hero: Hero) -> list[Pick]:
    zones = list(members(g.view.seen_at(hero.zone, 1, LASSO_RANGE) & g.infested))
    fallen = [Pick(g.name(zone), each.id) for zone in zones for each in g.fallen_at(zone)]
    return [*horde_in(g, zones), *fallen]


def _lasso(g: Night, hero: Hero) -> Flow[None]:
    use_card(g, hero, "binding-lasso")
    yield from push(g, hero, "binding-lasso", _lasso_picks(g, hero), way=TOWARDS)


def _line_friends(g: Night, hero: Hero) -> list[ask.Friend]:
    return friends_in(g, hero, g.view.seen_at(hero.zone, 1, LASSO_RANGE), TOWARDS)


def _rescue_line(g: Night, hero: Hero) -> Flow[None]:
    """Pull a friend over: dc.push.friends, dc.push.towards."""
    pay = partial(use_card, g, hero, RESCUE_LINE)
    yield from push_friend(g, hero, RESCUE_LINE, _line_friends(g, hero), pay, way=TOWARDS)


def _company(g: Night, hero: Hero) -> list[ask.Friend]:
    return friends_in(g, hero, 1 << hero.zone)


def _crossing_guard(g: Night, hero: Hero) -> Flow[None]:
    """Send a friend on: dc.push.friends."""
    pay = partial(use_card, g, hero, GUARD)
    yield from push_friend(g, hero, GUARD, _company(g, hero), pay)


def _out_of_the_way(g: Night, hero: Hero) -> Flow[None]:
    """Shove a friend out of danger: dc.push.friends, dc.push.step-choice."""
    pay = partial(play_trait, g, hero, OUT)
    yield from push_friend(g, hero, OUT, _company(g, hero), pay, zones=OUT_ZONES)


def _trauma_kit(g: Night, hero: Hero) -> Flow[None]:
    hurt = [Person(other.id) for other in g.heroes_at(hero.zone) if is_hurt(g, other)]
    answer = yield from ask.ChooseHero(hero.seat, hurt, hero.id, "trauma-kit")
    spend_gear(g, hero)
    heal(g, g.heroes[answer.hero], 2, "trauma-kit")


def _flash_zones(g: Night, hero: Hero) -> int:
    near = g.view.seen_at(hero.zone, 0, FLASH_RANGE) & g.infested
    return _where(near, lambda zone: has_horde(g, zone, standing=True))


def _flash_charge(g: Night, hero: Hero) -> Flow[None]:
    zone = yield from _choose_zone(g, hero, "flash-charge", _flash_zones(g, hero))
    spend_gear(g, hero)
    for kind in range(FALLEN):
        if number := g.horde[kind].get(zone, 0):
            knock_down(g, kind, zone, number, "flash-charge")


# Traits


def _adrenaline(g: Night, hero: Hero) -> Flow[None]:
    """dc.turn.extra-action."""
    g.actions += 1
    yield from ()


def _surge(g: Night, hero: Hero) -> Flow[None]:
    gain_power(g, hero, 2, "power-surge")
    yield from ()


def _rapid_strike(g: Night, hero: Hero) -> Flow[None]:
    yield from attack(g, hero, by="rapid-strike")


def _dash(g: Night, hero: Hero) -> Flow[None]:
    move = yield from ask.Dash(hero.seat, move_options(g, hero, DASH), hero.id)
    yield from make_move(g, hero, move)


def _second_wind(g: Night, hero: Hero) -> Flow[None]:
    heal(g, hero, 2, "second-wind")
    yield from ()


def _quick_hands(g: Night, hero: Hero) -> Flow[None]:
    answer = yield from ask.QuickHands(hero.seat, quick_options(g, hero), hero.id)
    match answer:
        case Open():
            open_(g, hero, answer)
        case Interact():
            interact(g, hero, answer)
        case Rescue():
            rescue_(g, hero, answer)
        case Collect():
            yield from collect(g, hero)


def _leap_zones(g: Night, hero: Hero) -> int:
    return g.view.seen_at(hero.zone, 1, LEAP_RANGE)


def _leap(g: Night, hero: Hero) -> Flow[None]:
    to = yield from _choose_zone(g, hero, "leap", _leap_zones(g, hero))
    place_hero(g, hero, to, "leap")


def _shockwave(g: Night, hero: Hero) -> Flow[None]:
    """Each Horde Zombie of the Zone, one after the other, wherever the player likes."""
    zone = g.name(hero.zone)
    picks = [
        Pick(zone, KINDS[kind], down)
        for kind in range(FALLEN)
        for down, counts in ((False, g.horde[kind]), (True, g.down[kind]))
        for _ in range(counts.get(hero.zone, 0))
    ]
    for pick in picks:
        yield from push_one(g, hero, "shockwave", pick)


def _lights_out_zones(g: Night, hero: Hero) -> int:
    seen = g.view.sight[hero.zone] & g.infested
    return _where(seen, lambda zone: has_horde(g, zone, standing=True))


def _lights_out(g: Night, hero: Hero) -> Flow[None]:
    zone = yield from _choose_zone(g, hero, "lights-out", _lights_out_zones(g, hero))
    yield from knock_down_some(g, hero, "lights-out", zone, LIGHTS_OUT)


def _seen_heroes(g: Night, hero: Hero) -> list[Hero]:
    sight = g.view.sight[hero.zone]
    return [other for other in g.in_play() if other is not hero and sight >> other.zone & 1]


def _rally(g: Night, hero: Hero) -> Flow[None]:
    for other in _seen_heroes(g, hero):
        gain_power(g, other, 1, "rally")
    yield from ()


def _team(g: Night, hero: Hero) -> list[Hero]:
    return [
        other for other in _seen_heroes(g, hero) if other.id not in g.refused and targets(g, other)
    ]


def _team_up(g: Night, hero: Hero) -> Flow[None]:
    """Another hero attacks now, if its player agrees; the trait is used only then."""
    options = [Person(other.id) for other in _team(g, hero)]
    answer = yield from ask.ChooseHero(hero.seat, options, hero.id, "team-up")
    other = g.heroes[answer.hero]
    if not (yield from consent(g, hero, other, "team-up")):
        return
    play_trait(g, hero, "team-up")
    yield from attack(g, other, by="team-up")


# The tables


ABILITIES: dict[str, tuple[int, Effect]] = {
    "hard-light-shove": (0, Effect(lambda g, h: bool(_shove_zones(g, h)), _shove)),
    "always-prepared": (0, Effect(lambda g, h: can_draw(g), _prepared)),
    "boom-tube": (BOOM_POWER, Effect(lambda g, h: bool(_safe_zones(g, h)), _boom_tube)),
    "double-nock": (0, Effect(lambda g, h: bool(targets(g, h, nearest=1)), _double_nock)),
    "vanishing-act": (VANISH_POWER, Effect(lambda g, h: True, _vanish)),
    "grand-finale": (FINALE_POWER, Effect(lambda g, h: bool(_finale_zones(g, h)), _finale)),
}
"""Abilities of heroes, with the Power they cost."""

CARDS: dict[str, Effect] = {
    "binding-lasso": Effect(lambda g, h: bool(_lasso_picks(g, h)), _lasso),
    RESCUE_LINE: Effect(lambda g, h: bool(_line_friends(g, h)), _rescue_line),
    GUARD: Effect(lambda g, h: bool(_company(g, h)), _crossing_guard),
    "trauma-kit": Effect(
        lambda g, h: any(is_hurt(g, other) for other in g.heroes_at(h.zone)), _trauma_kit
    ),
    "flash-charge": Effect(lambda g, h: bool(_flash_zones(g, h)), _flash_charge),
}

TRAITS: dict[str, Effect] = {
    "adrenaline-rush": Effect(lambda g, h: True, _adrenaline),
    "power-surge": Effect(lambda g, h: h.power < MOST_POWER, _surge),
    "rapid-strike": Effect(lambda g, h: bool(targets(g, h)), _rapid_strike),
    "dash": Effect(lambda g, h: bool(move_options(g, h, DASH)), _dash),
    "second-wind": Effect(is_hurt, _second_wind),
    QUICK: Effect(lambda g, h: bool(quick_options(g, h)), _quick_hands),
    "leap": Effect(lambda g, h: bool(_leap_zones(g, h)), _leap),
    "shockwave": Effect(
        lambda g, h: has_horde(g, h.zone) and bool(g.view.neighbours[h.zone]), _shockwave
    ),
    "lights-out": Effect(lambda g, h: bool(_lights_out_zones(g, h)), _lights_out),
    "rally": Effect(
        lambda g, h: any(other.power < MOST_POWER for other in _seen_heroes(g, h)), _rally
    ),
    "team-up": Effect(lambda g, h: bool(_team(g, h)), _team_up),
    OUT: Effect(lambda g, h: bool(_company(g, h)), _out_of_the_way),
}


CONSENTED = ("team-up", OUT)
"""Traits that are used only when another player has agreed, and discarded then."""

USE = {effect: Use(effect) for effect in (*ABILITIES, *CARDS, *TRAITS)}


def usable(g: Night, hero: Hero) -> list[Use]:
    """The effects that a hero could use now: dc.turn.effect-window, dc.ability.no-target."""
    found = []
    for ability in g.book.abilities[hero.id][hero.level]:
        if ability in ABILITIES and ability not in hero.used:
            power, effect = ABILITIES[ability]
            if hero.power >= power and effect.ready(g, hero):
                found.append(USE[ability])
    if hero.gear or hero.escorts:
        found += [
            USE[card]
            for card in (hero.gear, *hero.escorts)
            if card in CARDS and may_use_card(g, hero, card) and CARDS[card].ready(g, hero)
        ]
    if hero.traits:
        found += [
            USE[trait] for trait in dict.fromkeys(hero.traits) if _is_playable(g, hero, trait)
        ]
    return found


def _is_playable(g: Night, hero: Hero, trait: str) -> bool:
    return trait in TRAITS and can_play(g, hero, trait) and TRAITS[trait].ready(g, hero)


def power_of(effect: str) -> int:
    """The Power that an ability costs; whatever is none costs nothing."""
    return ABILITIES[effect][0] if effect in ABILITIES else 0


def use(g: Night, hero: Hero, effect: str) -> Flow[None]:
    """Carry out an effect; a trait is discarded first: dc.trait.single-use."""
    if effect in ABILITIES:
        yield from ABILITIES[effect][1].perform(g, hero)
    elif effect in CARDS:
        yield from CARDS[effect].perform(g, hero)
    else:
        if effect not in CONSENTED:
            play_trait(g, hero, effect)
        yield from TRAITS[effect].perform(g, hero)
