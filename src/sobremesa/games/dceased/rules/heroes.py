"""What heroes are and have: Power, experience, Danger Levels, abilities and Health."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from sobremesa.games.dceased.content.book import Talents
from sobremesa.games.dceased.content.effect_base import Deed, E, Effect, Used
from sobremesa.games.dceased.content.schema import LEVELS, RED, YELLOW
from sobremesa.games.dceased.events.attacks import LevelReached, XpGained
from sobremesa.games.dceased.events.deeds import AbilityUsed, GearDiscarded, Healed, TraitUsed
from sobremesa.games.dceased.events.enemies import HeroLost
from sobremesa.games.dceased.events.turns import PowerGained, PowerLost
from sobremesa.games.dceased.state import ELIMINATED, NO_CARD, NOBODY, Hero, Night

from .missions import judge

U = TypeVar("U", bound=Used)

NEVER = RED + 1
"""The level of an ability that a hero does not have."""
MOST_POWER = 4
BLUE_ACTIONS, LATER_ACTIONS = 3, 4


# What they can do


def holds(g: Night, hero: Hero, thing: str) -> bool:
    """Whether a hero has a trait, Equipment, an escort, or the level of an ability of its card.

    dc.ability.ladder.
    """
    return (
        hero.level >= g.book.ladders[hero.id].get(thing, NEVER)
        or thing in hero.traits
        or thing == hero.gear
        or thing in hero.escorts
    )


# What a hero can do is looked up all the time, so each of these looks by itself.


def talents_of(g: Night, hero: Hero) -> Talents:
    """All that a hero can do, for rules that look for several kinds of effects."""
    return g.book.talents[hero.id, hero.level, hero.traits, hero.gear, hero.escorts]


def effects_of(g: Night, hero: Hero, kind: type[E]) -> tuple[E, ...]:
    """The effects of a kind that a hero has."""
    talents = g.book.talents[hero.id, hero.level, hero.traits, hero.gear, hero.escorts]
    found: tuple[E, ...] = talents.get(kind, ())
    return found


def has(g: Night, hero: Hero, kind: type[Effect]) -> bool:
    """Whether a hero has an effect of a kind."""
    return kind in g.book.talents[hero.id, hero.level, hero.traits, hero.gear, hero.escorts]


def usable_effects(g: Night, hero: Hero, kind: type[U]) -> Sequence[U]:
    """The effects of a kind that a hero has and can pay for now."""
    talents = g.book.talents[hero.id, hero.level, hero.traits, hero.gear, hero.escorts]
    found: tuple[U, ...] = talents.get(kind, ())
    return payable(g, hero, found) if found else found


def payable(g: Night, hero: Hero, effects: Sequence[U]) -> list[U]:
    """Those of a hero's effects for which it has the Power, and which it has not used up.

    dc.trait.requirement-now, dc.ability.once, dc.ability.once-card.
    """
    power, used, cards_used = hero.power, hero.used, g.cards_used
    return [
        effect
        for effect in effects
        if effect.power <= power and effect.id not in used and effect.id not in cards_used
    ]


def used(g: Night, id: str) -> Used:
    """The effect of that id, which somebody decided to use."""
    effect = g.book.effects[id]
    assert isinstance(effect, Used), f"{id} is used, but works by itself"
    return effect


def can_use(g: Night, hero: Hero, effect: Used) -> bool:
    """Whether a hero can pay for an effect that it has."""
    return bool(payable(g, hero, (effect,)))


def pay(g: Night, hero: Hero, effect: Used) -> None:
    """Use an effect: pay for it, and note or discard what gave it."""
    id, power = effect.id, effect.power
    spent = isinstance(effect, Deed) and effect.discard
    if id in hero.traits:
        play_trait(g, hero, id)
    elif id == hero.gear and spent:
        hero.power -= power
        spend_gear(g, hero)
    elif id == hero.gear or id in hero.escorts:
        hero.power -= power
        g.cards_used += (id,)
        g.tell(AbilityUsed(hero.id, id, power))
    else:
        hero.power -= power
        hero.used += (id,)
        g.tell(AbilityUsed(hero.id, id, power))


def play_trait(g: Night, hero: Hero, trait: str) -> None:
    """A trait is discarded after a single use: dc.trait.single-use."""
    cost = g.book.traits[trait].power
    drop_trait(g, hero, trait)
    hero.power -= cost
    g.tell(TraitUsed(hero.id, trait, cost))


def drop_trait(g: Night, hero: Hero, trait: str) -> None:
    """A trait goes from a slot to the discard pile."""
    held = list(hero.traits)
    held.remove(trait)
    hero.traits = tuple(held)
    g.trait_discard.append(trait)


def spend_gear(g: Night, hero: Hero) -> None:
    """Discarded Equipment leaves the game: dc.equipment.discarded."""
    gear, hero.gear = hero.gear, NO_CARD
    g.spent_gear.append(gear)
    g.tell(GearDiscarded(hero.id, gear))


# Power


def gain_power(g: Night, hero: Hero, power: int, by: str) -> None:
    """Power beyond 4 is ignored: dc.power.overflow."""
    gained = min(power, MOST_POWER - hero.power)
    hero.power += gained
    g.tell(PowerGained(hero.id, gained, hero.power, by))


def lose_power(g: Night, hero: Hero, power: int, by: str) -> None:
    """Power never falls below 0: dc.power.floor."""
    lost = min(power, hero.power)
    if lost:
        hero.power -= lost
        g.tell(PowerLost(hero.id, lost, by))


# Experience


def actions_of(hero: Hero) -> int:
    """How many Actions a Turn has: dc.turn.actions-blue, dc.turn.actions-yellow."""
    return LATER_ACTIONS if hero.level >= YELLOW else BLUE_ACTIONS


def gain_xp(g: Night, hero: Hero, xp: int) -> None:
    """A level works at once; Yellow in one's own Turn is one more Action: dc.ability.at-once."""
    if not xp:
        return
    hero.xp += xp
    g.tell(XpGained(hero.id, xp, hero.xp))
    thresholds = g.book.thresholds
    while hero.level < RED and hero.xp >= thresholds[hero.level + 1]:
        hero.level += 1
        extra = hero.level == YELLOW and g.current == hero.id
        g.actions += extra
        g.tell(LevelReached(hero.id, LEVELS[hero.level], extra))


def danger_level(g: Night) -> int:
    """The highest level that any hero ever reached: dc.spawn.line-eliminated."""
    return max([hero.level for hero in g.heroes.values()])


# Health


def full_health(g: Night, hero: Hero) -> int:
    """The Health printed on the card."""
    return g.book.heroes[hero.id].health


def heal(g: Night, hero: Hero, health: int, by: str) -> None:
    """Health never exceeds what is printed: dc.ability.heal-cap."""
    gained = min(health, full_health(g, hero) - hero.health)
    hero.health += gained
    g.tell(Healed(hero.id, gained, by))


def is_hurt(g: Night, hero: Hero) -> bool:
    """Whether a hero could recover Health."""
    return hero.health < full_health(g, hero)


def eliminate(g: Night, hero: Hero) -> None:
    """A hero is out: its cards are discarded, its escorts and tokens stay behind.

    dc.wound.eliminated-figure, -cards, -piles, -escorts, -tokens, -own-turn.
    """
    zone = hero.zone
    hero.status = ELIMINATED
    hero.ready = False
    hero.power = 0
    g.tell(HeroLost(hero.id, g.name(zone)))
    for trait in hero.traits:
        drop_trait(g, hero, trait)
    if hero.gear:
        spend_gear(g, hero)
    for civilian in hero.escorts:
        g.civilians[civilian] = zone
    for token in hero.tokens:
        g.tokens[token] = zone
    hero.escorts, hero.tokens = (), ()
    if g.lure == hero.id:
        g.lure = NOBODY
    if g.current == hero.id:
        g.current, g.actions = NOBODY, 0
    judge(g)
