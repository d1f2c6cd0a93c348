"""What heroes, traits and Equipment are worth to have, by what they do."""

from __future__ import annotations

from sobremesa.games.dceased.content import effects as does
from sobremesa.games.dceased.content.effect_base import Effect
from sobremesa.games.dceased.content.schema import Attack, HeroCard
from sobremesa.games.dceased.state import Hero, Night

USUAL = 4.0
"""The worth of an effect that nobody thought of."""
EFFECTS: dict[type[Effect], float] = {
    does.MoreActions: 10.0,
    does.FreeAttack: 9.0,
    does.Ward: 8.5,
    does.Heal: 8.0,
    does.FirstWound: 7.5,
    does.FreeMove: 7.0,
    does.HoldTheLine: 6.5,
    does.Reroll: 6.0,
    does.RoundPower: 6.0,
    does.GainPower: 5.5,
    does.MoveAid: 5.0,
    does.QuickHands: 4.5,
    does.CancelSpawn: 4.4,
    does.Accuracy: 4.2,
    does.PushAll: 4.0,
    does.Rally: 3.9,
    does.Leap: 3.8,
    does.KnockDown: 3.7,
    does.TeamUp: 3.5,
    does.DrawMore: 3.2,
    does.AttackAfter: 2.8,
    does.Critical: 2.5,
    does.Push: 2.4,
    does.PushFriend: 2.0,
    does.Reach: 1.5,
    does.Lure: 1.0,
}


def effect_worth(effect: Effect) -> float:
    """What it is worth to be able to do something."""
    if isinstance(effect, does.Boost):
        return 3.0 + 2.0 * effect.dice - 1.5 * effect.power
    return EFFECTS.get(type(effect), USUAL)


def trait_worth(g: Night, trait: str) -> float:
    """How gladly a trait is kept."""
    return effect_worth(g.book.effects[trait])


def gear_worth(g: Night, hero: Hero, gear: str) -> float:
    """How gladly a hero keeps Equipment: for what it does, and for an Attack above its own."""
    worth = 0.0
    if gear in g.book.effects:
        worth += effect_worth(g.book.effects[gear])
    attack = g.book.content.equipment[gear].attack
    if attack is not None:
        own = g.book.heroes[hero.id].attack
        worth += 2.0 + max(0.0, 6.0 * (hits_of(attack) - hits_of(own)) + attack.high - own.high)
    return worth


def hits_of(attack: Attack) -> float:
    """How many hits an Attack has on average."""
    return attack.dice * (7 - attack.accuracy) / 6


def hero_worth(card: HeroCard) -> float:
    """How well a hero stands and strikes, by its card."""
    return card.health + 1.5 * hits_of(card.attack) + 0.3 * card.attack.high
