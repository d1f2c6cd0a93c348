"""Choices of an Attack: its target with the odds, its dice, and who is hit."""

from __future__ import annotations

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.options import Attack, Hit, Reroll, Roll
from sobremesa.games.dceased.rules.effects import cost_of
from sobremesa.games.dceased.rules.weapons import (
    GEAR,
    NO_AID,
    SIDES,
    accuracy_of,
    dice_per_power,
    price_of,
    profile_of,
)
from sobremesa.kernel import Option, Register, joined
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking
from .names import enemy_id, fallen_id, zone_id

ATTACKS: Register[Asking, Option, Choice] = Register("a choice")


@ATTACKS.of(Attack)
def attack(a: Asking, option: Attack) -> Choice:
    g, hero = a.g, a.actor
    profile = profile_of(g, hero, option.weapon)
    assert profile is not None
    accuracy = accuracy_of(g, hero, option.weapon, profile)
    weapon = a.names.thing(hero.gear) if option.weapon == GEAR else a.text(f"attack-{hero.id}")
    zone = g.book.zone[option.zone]
    price = price_of(g, hero, option.weapon)
    aid = a.names.thing(option.aid) if option.aid != NO_AID else ""
    cost = a.actions(int(isinstance(a.ask, ask.Act)))
    return Choice(
        text=a.text("option-attack", weapon=weapon, zone=option.zone),
        detail=joined(aid, a.crowd(zone)),
        cost=joined(cost, a.power(price)) if price else cost,
        odds=_odds(a, profile.dice, accuracy),
        icon="crossed-swords" if profile.kind == "melee" else "crosshair",
        tone="attack",
        on=(zone_id(option.zone), *_pieces(a, zone)),
        rule="dc.attack.zone",
        preview=Preview(
            cells=(zone_id(option.zone),), pieces=tuple(_pieces(a, zone)), style="attack"
        ),
    )


def _odds(a: Asking, dice: int, accuracy: int) -> str:
    """How many hits to expect."""
    hits = dice * (SIDES + 1 - accuracy) / SIDES
    return a.text("odds-hits", dice=dice, accuracy=accuracy, hits=round(hits, 1))


def _pieces(a: Asking, zone: int) -> list[str]:
    g, name = a.g, a.g.name(zone)
    found = [fallen_id(each.id) for each in g.fallen_at(zone)]
    for kind, word in enumerate(g.book.content.horde):
        if zone in g.horde[kind]:
            found.append(enemy_id(word, name))
        if zone in g.down[kind]:
            found.append(enemy_id(word, name, down=True))
    return found


@ATTACKS.of(Roll)
def roll(a: Asking, option: Roll) -> Choice:
    question = a.asked(ask.Roll)
    dice = question.dice + option.power * dice_per_power(a.g, a.actor)
    return Choice(
        text=a.text("option-roll", dice=dice),
        cost=a.power(option.power),
        odds=_odds(a, dice, question.accuracy),
        icon="rolling-dices",
        tone="attack",
        rule="dc.power.spend-dice-rate",
    )


@ATTACKS.of(Reroll)
def reroll(a: Asking, option: Reroll) -> Choice:
    power = cost_of(a.g, option.effect)
    return Choice(
        text=a.text("option-reroll", count=option.dice, effect=a.names.thing(option.effect)),
        cost=a.power(power) if power else "",
        icon="rolling-dices",
        on=a.held(option.effect),
        rule="dc.attack.reroll",
    )


@ATTACKS.of(Hit)
def hit(a: Asking, option: Hit) -> Choice:
    zone = a.g.name(a.asked(ask.OfHits).zone)
    piece = enemy_id(option.enemy, zone, down=option.down)
    return Choice(
        text=a.text("option-hit", enemy=a.enemy(option.enemy, down=option.down)),
        icon="crosshair",
        tone="attack",
        on=(piece,),
        rule=a.ask.rule,
        preview=Preview(pieces=(piece,), style="attack"),
    )
