"""What a hero can do in its Zone: doors, Objectives, rescues, Equipment, Power and traits."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.effects import PowerUp, QuickHands
from sobremesa.games.dceased.events.deeds import Collected, GearDiscarded, ObjectiveTaken
from sobremesa.games.dceased.events.missions import DoorUnlocked, TitanWeakened
from sobremesa.games.dceased.events.spawning import PointStarted
from sobremesa.games.dceased.options import Collect, Interact, Keep, Open, Rescue
from sobremesa.games.dceased.state import NO_CARD, Hero, Night
from sobremesa.kernel import Flow

from .buildings import doors_of, open_door
from .civilians import rescue
from .heroes import effects_of, gain_power, gain_xp, pay, used
from .horde import toughness_of
from .lessons import learn
from .missions import active_points, is_locked

ACTION = "action"
POWER_UP = 2
COLLECT = Collect()


# What is possible


def open_options(g: Night, hero: Hero, by: str) -> Sequence[Open]:
    """dc.door.open: Enemies do not prevent it."""
    return g.book.openings(doors_of(g, hero), by)


def interact_options(g: Night, hero: Hero, by: str) -> list[Interact]:
    """Tokens in the Zone whose condition is met: dc.objective.condition."""
    here = hero.zone
    return [
        Interact(token, by)
        for token, zone in g.tokens.items()
        if zone == here and _can_interact(g, hero, token)
    ]


def _can_interact(g: Night, hero: Hero, token: str) -> bool:
    """Whether everything is there that the token needs, and it was not activated before."""
    needs = g.book.objectives[token].needs
    if not needs:
        return True
    carried = {each for other in g.heroes_at(hero.zone) for each in other.tokens}
    return token not in g.taken and carried.issuperset(needs)


def find_options(g: Night, hero: Hero) -> list[Rescue | Collect]:
    """Unescorted Civilians, then a card on the floor, where no Enemy is in the Zone.

    dc.civilian.rescue, dc.equipment.collect.
    """
    here = hero.zone
    options: list[Rescue | Collect] = []
    if not g.infested >> here & 1:
        options += [Rescue(civilian) for civilian, zone in g.civilians.items() if zone == here]
        if here in g.hidden_gear:
            options.append(COLLECT)
    return options


def quick_options(g: Night, hero: Hero, by: str) -> list[ask.QuickDeed]:
    """What Quick Hands allows for free."""
    return [
        *open_options(g, hero, by),
        *interact_options(g, hero, by),
        *find_options(g, hero),
    ]


# Doing it


def _pay(g: Night, hero: Hero, by: str) -> None:
    """An Action, or what makes it free; Quick Hands are paid for already."""
    if by == ACTION:
        g.actions -= 1
    elif not isinstance(g.book.effects[by], QuickHands):
        pay(g, hero, used(g, by))


def open_(g: Night, hero: Hero, option: Open) -> None:
    """Open a door; what waits behind it comes next: dc.door.auto."""
    _pay(g, hero, option.by)
    learn(g, "open")
    open_door(g, g.book.board.door(option.door), hero.id)


def interact(g: Night, hero: Hero, option: Interact) -> None:
    """Take or activate an Objective; XP only the first time: dc.objective.interact."""
    _pay(g, hero, option.by)
    token = g.book.objectives[option.token]
    g.tell(ObjectiveTaken(hero.id, token.id, g.name(hero.zone)))
    if not token.needs:
        del g.tokens[token.id]
        if token.carried:
            hero.tokens += (token.id,)
    if token.id in g.taken:
        return
    before = active_points(g)
    locked = _locked(g)
    g.taken.append(token.id)
    gain_xp(g, hero, token.xp)
    titan = g.book.mission.titan
    if titan is not None:
        g.tell(TitanWeakened(titan.id, toughness_of(g, titan.id)))
    for colour in locked - _locked(g):
        g.tell(DoorUnlocked(colour))
    tell_started(g, [point.id for point in before])


def _locked(g: Night) -> set[str]:
    return {colour for door, colour in enumerate(g.book.colours) if is_locked(g, door)}


def tell_started(g: Night, before: list[str]) -> None:
    """Which Spawn Points have become active: dc.spawn.coloured."""
    for point in active_points(g):
        if point.id not in before:
            g.tell(PointStarted(point.id, g.name(point.zone)))


def rescue_(g: Night, hero: Hero, option: Rescue) -> None:
    """Begin to escort a Civilian."""
    before = [point.id for point in active_points(g)]
    learn(g, "rescue")
    rescue(g, hero, option.civilian)
    tell_started(g, before)


def collect(g: Night, hero: Hero) -> Flow[None]:
    """Turn the card up, and keep one of two: dc.equipment.slot, dc.equipment.choose."""
    gear = g.hidden_gear.pop(hero.zone)
    learn(g, "collect")
    g.tell(Collected(hero.id, gear, g.name(hero.zone)))
    if hero.gear != NO_CARD:
        held = (hero.gear, gear)
        answer = yield from ask.KeepGear(hero.seat, [*map(Keep, held)], hero.id, held)
        spare = gear if answer.card == hero.gear else hero.gear
        g.spent_gear.append(spare)
        g.tell(GearDiscarded(hero.id, spare))
        gear = answer.card
    hero.gear = gear


def power_up(g: Night, hero: Hero) -> None:
    """An Action for Power: dc.power.up."""
    g.actions -= 1
    learn(g, "power-up")
    gain_power(g, hero, power_of(g, hero), "power-up")


def power_of(g: Night, hero: Hero) -> int:
    """2 Power, or what is said instead, and what is added to it: dc.power.up."""
    found = effects_of(g, hero, PowerUp)
    power = max((effect.instead for effect in found), default=0) or POWER_UP
    return power + sum(effect.more for effect in found)
