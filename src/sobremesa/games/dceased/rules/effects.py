"""Abilities, traits and Equipment that are used in a hero's own Turn and cost no Action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from sobremesa.boards.bits import bits_of, members
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content import effects as does
from sobremesa.games.dceased.content.effect_base import Deed, Used
from sobremesa.games.dceased.content.schema import BRUTE, KINDS, RUNNER, WALKER
from sobremesa.games.dceased.events.attacks import Eliminated
from sobremesa.games.dceased.options import (
    Collect,
    Interact,
    Move,
    Open,
    Person,
    Pick,
    Rescue,
    Use,
    Zone,
)
from sobremesa.games.dceased.state import FALLEN, Hero, Night
from sobremesa.kernel import PASS, Flow

from .aftermath import attack
from .deeds import collect, interact, open_, quick_options, rescue_
from .heroes import (
    MOST_POWER,
    gain_power,
    gain_xp,
    heal,
    is_hurt,
    pay,
    talents_of,
    used,
)
from .horde import count_at, knock_down, remove
from .movement import make_move, move_options, place_hero
from .pushing import (
    WAYS,
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


class Way(NamedTuple):
    """When an effect can be used, beyond what it costs, and what it does."""

    ready: Callable[[Night, Hero, Any], bool]
    perform: Callable[[Night, Hero, Any], Flow[None]]
    by_consent: bool = False
    """Whether it is used only when another player has agreed, and paid for then."""
    aims: bool = False
    """Whether Equipment is discarded for it only when its target is chosen."""


# Where


def _choose_zone(g: Night, hero: Hero, by: str, zones: int) -> Flow[int]:
    options = [Zone(g.name(zone)) for zone in members(zones)]
    answer = yield from ask.ChooseZone(hero.seat, options, hero.id, by)
    return g.book.zone[answer.zone]


def _where(zones: int, test: Callable[[int], bool]) -> int:
    return bits_of(filter(test, members(zones)))


# Pushing and knocking down


def _push_picks(g: Night, hero: Hero, effect: does.Push) -> list[Pick]:
    near = g.view.seen_at(hero.zone, effect.near, effect.far) & g.infested
    zones = [zone for zone in members(near) if g.view.neighbours[zone]]
    fallen = [Pick(g.name(zone), each.id) for zone in zones for each in g.fallen_at(zone)]
    return [*horde_in(g, zones), *(fallen if effect.fallen else ())]


def _push(g: Night, hero: Hero, effect: does.Push) -> Flow[None]:
    picks = _push_picks(g, hero, effect)
    yield from push(g, hero, effect.id, picks, zones=effect.zones, way=WAYS[effect.way])


def _friends(g: Night, hero: Hero, effect: does.PushFriend) -> list[ask.Friend]:
    zones = g.view.seen_at(hero.zone, effect.near, effect.far)
    return friends_in(g, hero, zones, WAYS[effect.way])


def _push_friend(g: Night, hero: Hero, effect: does.PushFriend) -> Flow[None]:
    """Pull a friend over or send one on: dc.push.friends, dc.push.towards, dc.push.step-choice."""
    friends, way = _friends(g, hero, effect), WAYS[effect.way]
    paid = partial(pay, g, hero, effect)
    yield from push_friend(g, hero, effect.id, friends, paid, zones=effect.zones, way=way)


def _can_push_all(g: Night, hero: Hero, effect: does.PushAll) -> bool:
    return has_horde(g, hero.zone) and bool(g.view.neighbours[hero.zone])


def _push_all(g: Night, hero: Hero, effect: does.PushAll) -> Flow[None]:
    """Each Horde Zombie of the Zone, one after the other, wherever the player likes."""
    zone = g.name(hero.zone)
    picks = [
        Pick(zone, KINDS[kind], down)
        for kind in range(FALLEN)
        for down, counts in ((False, g.horde[kind]), (True, g.down[kind]))
        for _ in range(counts.get(hero.zone, 0))
    ]
    for pick in picks:
        yield from push_one(g, hero, effect.id, pick, zones=effect.zones)


def _knock_zones(g: Night, hero: Hero, effect: does.KnockDown) -> int:
    near = g.view.seen_at(hero.zone, effect.near, effect.far) & g.infested
    return _where(near, lambda zone: has_horde(g, zone, standing=True))


def _knock_down(g: Night, hero: Hero, effect: does.KnockDown) -> Flow[None]:
    zone = yield from _choose_zone(g, hero, effect.id, _knock_zones(g, hero, effect))
    _spend(g, hero, effect)
    if effect.count:
        yield from knock_down_some(g, hero, effect.id, zone, effect.count)
        return
    for kind in range(FALLEN):
        if number := g.horde[kind].get(zone, 0):
            knock_down(g, kind, zone, number, effect.id)


def _spend(g: Night, hero: Hero, effect: Deed) -> None:
    """Discard Equipment now that its target is chosen; anything else is paid for already."""
    if effect.discard:
        pay(g, hero, effect)


def _sweep_zones(g: Night, hero: Hero, effect: does.Sweep) -> int:
    kinds = [KINDS.index(kind) for kind in effect.types]
    seen = g.view.sight[hero.zone] & g.infested
    return _where(seen, lambda zone: any(count_at(g, kind, zone) for kind in kinds))


def _sweep(g: Night, hero: Hero, effect: does.Sweep) -> Flow[None]:
    """All Enemies of some types in a Zone are gone: dc.xp.any-means."""
    zone = yield from _choose_zone(g, hero, effect.id, _sweep_zones(g, hero, effect))
    counts = {KINDS.index(kind): count_at(g, KINDS.index(kind), zone) for kind in effect.types}
    for kind in counts:
        for down, where in ((False, g.horde[kind]), (True, g.down[kind])):
            if number := where.get(zone, 0):
                remove(g, kind, zone, number, down=down)
    walkers, brutes, runners = (counts.get(kind, 0) for kind in (WALKER, BRUTE, RUNNER))
    g.tell(Eliminated(hero.id, g.name(zone), walkers, runners, effect.id, brutes))
    gain_xp(g, hero, sum(counts.values()))


# Going somewhere


def _safe_zones(g: Night, hero: Hero) -> int:
    """Other streets and opened rooms without Enemies."""
    return (g.book.board.streets | g.opened) & ~g.infested & ~(1 << hero.zone)


def _portal(g: Night, hero: Hero, effect: does.Portal) -> Flow[None]:
    """The hero and whoever in its Zone agrees go anywhere safe."""
    to = yield from _choose_zone(g, hero, effect.id, _safe_zones(g, hero))
    company = [hero]
    for other in g.heroes_at(hero.zone):
        if other is hero:
            continue
        answer = yield from ask.Consent(other.seat, [PASS, AGREE], hero.id, other.id, effect.id)
        if answer != PASS:
            company.append(other)
    for each in company:
        place_hero(g, each, to, effect.id)


def _vanish(g: Night, hero: Hero, effect: does.Vanish) -> Flow[None]:
    """The hero, or one it sees who agrees, to a Zone it sees."""
    sight = g.view.sight[hero.zone]
    seen = [other for other in g.in_play() if sight >> other.zone & 1 and other.id not in g.refused]
    options = [Person(other.id) for other in seen]
    answer = yield from ask.ChooseHero(hero.seat, options, hero.id, effect.id)
    other = g.heroes[answer.hero]
    if not (yield from consent(g, hero, other, effect.id)):
        return
    pay(g, hero, effect)
    to = yield from _choose_zone(g, hero, effect.id, sight & ~(1 << other.zone))
    place_hero(g, other, to, effect.id)


def _leap_zones(g: Night, hero: Hero, effect: does.Leap) -> int:
    return g.view.seen_at(hero.zone, 1, effect.far)


def _leap(g: Night, hero: Hero, effect: does.Leap) -> Flow[None]:
    to = yield from _choose_zone(g, hero, effect.id, _leap_zones(g, hero, effect))
    place_hero(g, hero, to, effect.id)


def _can_dash(g: Night, hero: Hero, effect: does.FreeMove) -> bool:
    """A trait is played first; whatever else gives a Move is one of the ways to move."""
    return effect.id in hero.traits and bool(_dashes(g, hero, effect))


def _dashes(g: Night, hero: Hero, effect: does.FreeMove) -> list[Move]:
    return [*move_options(g, hero, effect.id, talents_of(g, hero))]


def _dash(g: Night, hero: Hero, effect: does.FreeMove) -> Flow[None]:
    move = yield from ask.Dash(hero.seat, _dashes(g, hero, effect), hero.id)
    yield from make_move(g, hero, move)


# Attacks


def _attack(g: Night, hero: Hero, effect: does.FreeAttack) -> Flow[None]:
    yield from attack(g, hero, nearest=effect.near, by=effect.id)


def _seen_heroes(g: Night, hero: Hero) -> list[Hero]:
    sight = g.view.sight[hero.zone]
    return [other for other in g.in_play() if other is not hero and sight >> other.zone & 1]


def _team(g: Night, hero: Hero) -> list[Hero]:
    return [
        other for other in _seen_heroes(g, hero) if other.id not in g.refused and targets(g, other)
    ]


def _team_up(g: Night, hero: Hero, effect: does.TeamUp) -> Flow[None]:
    """Another hero attacks now, if its player agrees; the effect is used only then."""
    options = [Person(other.id) for other in _team(g, hero)]
    answer = yield from ask.ChooseHero(hero.seat, options, hero.id, effect.id)
    other = g.heroes[answer.hero]
    if not (yield from consent(g, hero, other, effect.id)):
        return
    pay(g, hero, effect)
    yield from attack(g, other, by=effect.id)


# Health, Power, Actions and cards


def _hurt(g: Night, hero: Hero, effect: does.Heal) -> list[Hero]:
    company = [hero] if effect.who == "self" else g.heroes_at(hero.zone)
    return [each for each in company if is_hurt(g, each)]


def _heal(g: Night, hero: Hero, effect: does.Heal) -> Flow[None]:
    chosen = hero
    if effect.who == "zone":
        options = [Person(each.id) for each in _hurt(g, hero, effect)]
        answer = yield from ask.ChooseHero(hero.seat, options, hero.id, effect.id)
        chosen = g.heroes[answer.hero]
    _spend(g, hero, effect)
    heal(g, chosen, effect.health, effect.id)


def _more_actions(g: Night, hero: Hero, effect: does.MoreActions) -> Flow[None]:
    """dc.turn.extra-action."""
    g.actions += effect.count
    yield from ()


def _gain_power(g: Night, hero: Hero, effect: does.GainPower) -> Flow[None]:
    gain_power(g, hero, effect.gain, effect.id)
    yield from ()


def _can_rally(g: Night, hero: Hero, effect: does.Rally) -> bool:
    return any(other.power < MOST_POWER for other in _seen_heroes(g, hero))


def _rally(g: Night, hero: Hero, effect: does.Rally) -> Flow[None]:
    for other in _seen_heroes(g, hero):
        gain_power(g, other, effect.gain, effect.id)
    yield from ()


def _draw_trait(g: Night, hero: Hero, effect: does.DrawTrait) -> Flow[None]:
    yield from draw_trait(g, hero)


def _quick_hands(g: Night, hero: Hero, effect: does.QuickHands) -> Flow[None]:
    answer = yield from ask.QuickHands(hero.seat, quick_options(g, hero, effect.id), hero.id)
    match answer:
        case Open():
            open_(g, hero, answer)
        case Interact():
            interact(g, hero, answer)
        case Rescue():
            rescue_(g, hero, answer)
        case Collect():
            yield from collect(g, hero)


# The table


DEEDS: dict[type[Deed], Way] = {
    does.Push: Way(lambda g, h, e: bool(_push_picks(g, h, e)), _push),
    does.PushFriend: Way(lambda g, h, e: bool(_friends(g, h, e)), _push_friend, by_consent=True),
    does.PushAll: Way(_can_push_all, _push_all),
    does.KnockDown: Way(lambda g, h, e: bool(_knock_zones(g, h, e)), _knock_down, aims=True),
    does.Sweep: Way(lambda g, h, e: bool(_sweep_zones(g, h, e)), _sweep),
    does.FreeAttack: Way(lambda g, h, e: bool(targets(g, h, nearest=e.near)), _attack),
    does.TeamUp: Way(lambda g, h, e: bool(_team(g, h)), _team_up, by_consent=True),
    does.FreeMove: Way(_can_dash, _dash),
    does.Leap: Way(lambda g, h, e: bool(_leap_zones(g, h, e)), _leap),
    does.Vanish: Way(lambda g, h, e: True, _vanish, by_consent=True),
    does.Portal: Way(lambda g, h, e: bool(_safe_zones(g, h)), _portal),
    does.Heal: Way(lambda g, h, e: bool(_hurt(g, h, e)), _heal, aims=True),
    does.MoreActions: Way(lambda g, h, e: True, _more_actions),
    does.GainPower: Way(lambda g, h, e: h.power < MOST_POWER, _gain_power),
    does.Rally: Way(_can_rally, _rally),
    does.DrawTrait: Way(lambda g, h, e: can_draw(g), _draw_trait),
    does.QuickHands: Way(lambda g, h, e: bool(quick_options(g, h, e.id)), _quick_hands),
}


def usable(g: Night, hero: Hero, effects: Sequence[Deed]) -> list[Use]:
    """Those of the effects that have a target now: dc.turn.effect-window, dc.ability.no-target."""
    uses = g.book.uses
    return [uses[effect.id] for effect in effects if DEEDS[type(effect)].ready(g, hero, effect)]


def cost_of(g: Night, effect: str) -> int:
    """The Power that an effect costs; what is none by itself costs nothing."""
    found = g.book.effects.get(effect)
    return found.power if isinstance(found, Used) else 0


def use(g: Night, hero: Hero, id: str) -> Flow[None]:
    """Carry out an effect; a trait is discarded first: dc.trait.single-use."""
    effect = used(g, id)
    assert isinstance(effect, Deed), f"{id} is no deed of its own"
    deed = DEEDS[type(effect)]
    if not deed.by_consent and not (deed.aims and effect.discard):
        pay(g, hero, effect)
    yield from deed.perform(g, hero, effect)
