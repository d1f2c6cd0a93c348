"""Fights: whether they are worth it, whom to hit, when to run."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.oursun.content.book import RED
from sobremesa.games.oursun.options.combat import (
    Attack,
    AttackCharacter,
    Shoot,
    ShootCharacter,
    SneakAttack,
    Throw,
    ThrowAt,
)
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.options.movement import Move
from sobremesa.games.oursun.options.turn import Wait
from sobremesa.games.oursun.rules.foes import Foe, foe_hp, foe_of
from sobremesa.games.oursun.rules.rolls import is_wounded
from sobremesa.games.oursun.state import HOME, Land, Person, Trader
from sobremesa.kernel import Option

from .goals import battles
from .view import View, expected


def strength(g: Land, person: Person) -> float:
    """The damage that a character deals in one attack, on average."""
    dice = g.book.character_pools[person.kind, "melee"]
    for card in person.items + person.equipment:
        gear = g.gear(card)
        if gear.melee and (not gear.ammo or g.uses.get(card, 0)) and gear.hero in ("", person.kind):
            dice += g.book.gear_pools[gear.id, "melee"]
    return max(0.2, expected((*dice, RED) if is_wounded(person) else dice))


def helpers(g: Land, me: Person) -> list[Person]:
    """Others on the tile who could join."""
    return [
        other
        for other in g.exposed_on(me.tile)
        if other is not me and other.ap > 0 and other.who != g.unmasked
    ]


def price(view: View, foes: Sequence[Foe]) -> float:
    """The damage that the character would take until these foes lie, on average."""
    g, me = view.g, view.me
    friends = helpers(g, me)
    force = strength(g, me) + sum(strength(g, friend) for friend in friends)
    rounds = sum(foe_hp(g, foe) for foe in foes) / force
    blows = sum(map(view.blow_of, foes))
    return rounds * blows * (0.6 if len(foes) > 1 else 1.0) / (1 + len(friends))


def wants_fight(view: View) -> bool:
    """Whether the foes here should be fought: for the mission rather than for the sport."""
    battle = view.tile.number in battles(view.g)
    left = view.me.hp - price(view, view.foes)
    return left >= (0.8 if battle else 2.0)


def fight(view: View) -> Option | None:
    """Foes on the tile: strike, run, or keep still, for who does nothing is left alone."""
    if not view.foes or view.me.stealth:
        return None
    if wants_fight(view):
        return blow(view)
    if _is_needed_here(view):
        return None
    return flee(view) or view.first(Wait)


def _is_needed_here(view: View) -> bool:
    """Whether work waits here that is worth a blow or two."""
    objective = view.g.printed(view.tile).objective
    return objective and view.me.hp > sum(map(view.blow_of, view.foes)) + 2


def blow(view: View) -> Option | None:
    """The attack that does most."""
    g = view.g
    attacks = [
        option
        for option in view.options
        if isinstance(option, Attack | Throw | ThrowAt | Shoot)
        and not (isinstance(option, Attack | Shoot) and is_peaceful(g, view.me, option.foe))
    ]
    return max(attacks, key=lambda option: blow_value(view, option)) if attacks else None


def is_peaceful(g: Land, person: Person, foe: FoeId) -> bool:
    """Whether it is a trader who has done nothing."""
    other = foe_of(g, foe)
    return isinstance(other, Trader) and not other.hostile >> person.who & 1


def blow_value(view: View, option: Option) -> float:
    """How good an attack is: the weak fall first, the strong hurt most."""
    g = view.g
    match option:
        case ThrowAt(_, tile):
            return 1.5 * len(g.enemies_on(tile)) if tile == view.me.tile else 0.2
        case Throw(_, foe):
            target = foe_of(g, foe)
            close = target.tile == view.me.tile
            return min(2, foe_hp(g, target)) * (1.2 if close else 0.3)
        case Attack(foe) | Shoot(foe) | SneakAttack(foe):
            target = foe_of(g, foe)
            close = target.tile == view.me.tile
            return (1 + view.blow_of(target) / foe_hp(g, target)) * (1.0 if close else 0.4)
        case _:
            return 0.0


def flee(view: View) -> Option | None:
    """Away to the safest tile, if there is one and the way is not deadly."""
    if view.me.hp <= 1:
        return None
    moves = [option for option in view.all(Move) if not view.blows_at(option.to)]
    if not moves:
        return None
    cost = view.cost_to

    def rank(option: Move) -> tuple[bool, float]:
        return option.to == HOME, -cost(option.to)

    return max(moves, key=rank)


def ambush(view: View) -> Option | None:
    """From stealth: strike where a fight is wanted anyway."""
    sneak = view.all(SneakAttack)
    if not sneak or view.stealth_chance < 0.5 or not wants_fight(view):
        return None
    return max(sneak, key=lambda option: blow_value(view, option))


def answer(view: View) -> Option | None:
    """Out of turn: join or cut in if the price is right; a known traitor is fair game."""
    g, me = view.g, view.me
    duels = [
        option
        for option in view.options
        if isinstance(option, AttackCharacter | ShootCharacter) and option.who == g.unmasked
    ]
    if duels and me.hp >= 3:
        return duels[0]
    strikes = [
        option
        for option in view.options
        if isinstance(option, Attack | Throw | ThrowAt)
        and not (isinstance(option, Attack) and is_peaceful(g, me, option.foe))
    ]
    if not strikes or me.stealth:
        return None
    fresh = [foe for foe in view.foes if not foe.rotated]
    if g.round is None:
        fresh = view.foes
    hurt = sum(map(view.blow_of, fresh))
    if (fresh and me.hp <= hurt + 1.5) or (g.round is None and not wants_fight(view)):
        return None
    return max(strikes, key=lambda option: blow_value(view, option))
