"""Fights: what they would cost, whether to strike, wait for help or run, and whom to hit."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.boards.hex_tiles import adjacent
from sobremesa.games.oursun.options.combat import (
    Attack,
    AttackCharacter,
    Dodge,
    Shoot,
    ShootCharacter,
    SneakAttack,
    Throw,
    ThrowAt,
)
from sobremesa.games.oursun.options.ids import FoeId, Place
from sobremesa.games.oursun.options.interactions import Recon
from sobremesa.games.oursun.options.movement import Move
from sobremesa.games.oursun.options.turn import Wait
from sobremesa.games.oursun.rules.exchange import THROWN_DAMAGE
from sobremesa.games.oursun.rules.foes import Foe, foe_hp, foe_of, foe_pool
from sobremesa.games.oursun.rules.rolls import test_pool
from sobremesa.games.oursun.state import HOME, Enemy, Land, Person, Trader
from sobremesa.kernel import Option

from .forces import force_of, rounds_against, share
from .goals import Goals, battles
from .view import View, chance, expected

SPOILS = 4.0
"""What a body gives and a tile without its foes is worth, in AP."""
RESERVE = 1.2
"""The hp that must be left after a fight, on average."""
BATTLE_RESERVE = 0.6
"""The same where the mission wants foes defeated."""
RISK = 0.35
"""How likely a blow may be deadly to who runs."""


def helpers(view: View) -> list[Person]:
    """Comrades on the tile who could join."""
    return [other for other in view.comrades_on(view.me.tile) if other.ap > 0]


def wants_fight(view: View) -> bool:
    """Whether the foes here should be fought: for the mission rather than for the sport."""
    me, foes = view.me, view.foes
    fighters = [me, *helpers(view)]
    pain = share(view, foes, fighters)
    if is_battle(view):
        return me.hp - pain >= BATTLE_RESERVE
    if me.hp - pain < RESERVE:
        return False
    run = sum(map(view.blow_of, foes)) * view.care + 2.0
    work = rounds_against(view, foes, fighters) / len(fighters)
    return pain * view.care + work - SPOILS <= run


def is_battle(view: View) -> bool:
    """Whether the mission wants the foes of this tile defeated."""
    return view.me.tile in battles(view.g)


# In the own turn


def fight(view: View) -> Option | None:
    """Foes on the tile: strike, or wait for help."""
    if not view.foes or view.me.stealth:
        return None
    if help_is_coming(view):
        return view.first(Wait)
    return (duck(view) or blow(view)) if wants_fight(view) else None


def escape(view: View, goals: Callable[[View], Goals]) -> Option | None:
    """Away from foes that are too strong, or keep still: who does nothing is left alone."""
    if not view.foes or view.me.stealth or _is_needed_here(view):
        return None
    return flee(view, goals) or _last_stand(view)


def help_is_coming(view: View) -> bool:
    """Whether comrades beside this tile could still come in this phase and make the difference."""
    me, foes = view.me, view.foes
    fighters = [me, *helpers(view)]
    if share(view, foes, fighters) < 1.0 or not view.g.has_room(view.tile, me.tile):
        return False
    cost = view.g.printed(view.tile).move
    comers = [
        each
        for each in view.friends
        if not each.acted
        and each.ap > cost
        and each.hp >= 4
        and adjacent(each.tile, me.tile)
        and each.tile not in view.enemies
    ]
    return bool(comers) and me.hp - share(view, foes, fighters + comers) >= RESERVE


def _is_needed_here(view: View) -> bool:
    """Whether work waits here that is worth a blow or two."""
    objective = view.g.printed(view.tile).objective
    return objective and view.me.hp > sum(map(view.blow_of, view.foes)) + 2


def duck(view: View) -> Option | None:
    """A weak one draws the blow, and avoids it, so that the strong beside it strike for nothing."""
    dodge = view.first(Dodge)
    friends = helpers(view)
    if dodge is None or not friends or len(view.foes) > 1 or view.me.hp > 3:
        return None
    g, me = view.g, view.me
    force = sum([force_of(view, friend) for friend in friends])
    nimble = chance(test_pool(g, me, "dexterity"))
    falls = force >= foe_hp(g, view.foes[0])
    return dodge if falls and nimble >= 0.5 and force_of(view, me) < force / 2 else None


def blow(view: View) -> Option | None:
    """The attack that does most."""
    g = view.g
    attacks: list[Option] = [
        *(each for each in view.all(Attack) if not is_peaceful(g, view.me, each.foe)),
        *view.all(Throw),
        *view.all(ThrowAt),
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
            hits = [min(THROWN_DAMAGE, foe_hp(g, each)) for each in view.enemies.get(tile, ())]
            return 0.8 * sum(hits) if len(hits) > 1 else 0.3 * sum(hits)
        case Throw(_, foe):
            target = foe_of(g, foe)
            return 0.9 * min(THROWN_DAMAGE, foe_hp(g, target)) + 0.2 * view.blow_of(target)
        case Attack(foe) | Shoot(foe) | SneakAttack(foe):
            target = foe_of(g, foe)
            return 1 + view.blow_of(target) / max(1, foe_hp(g, target))
        case _:
            return 0.0


def flee(view: View, goals: Callable[[View], Goals]) -> Option | None:
    """Away to a safe tile, best one on the way to somewhere, if that is not deadly."""
    if view.deadly(view.foes) > RISK:
        return None
    here = sum(map(view.blow_of, view.foes))
    moves = [option for option in view.all(Move) if view.blows_at(option.to) < here / 2]
    if not moves:
        return None
    ways, cost = view.ways.all(), view.ways.cost_to
    drawn = {move.to: 0.0 for move in moves}
    for place, worth in goals(view):
        way = ways.get(place)
        if way is not None and way[1] in drawn:
            drawn[way[1]] = max(drawn[way[1]], worth - way[0])
    return max(moves, key=lambda move: (drawn[move.to], move.to == HOME, -cost(move.to)))


def _last_stand(view: View) -> Option | None:
    """Who can neither win nor run keeps still, unless thirst kills as surely."""
    if view.me.water > 0 or view.me.hp > 2:
        return view.first(Wait)
    return blow(view) or view.first(Wait)


# Out of hiding and from afar


def ambush(view: View) -> Option | None:
    """From stealth: strike where a fight is wanted anyway."""
    if not view.me.stealth or not view.foes:
        return None
    sneaks = view.all(SneakAttack)
    if not sneaks or view.stealth_chance < 0.5 or not wants_fight(view):
        return None
    return max(sneaks, key=lambda option: blow_value(view, option))


def scout(view: View) -> Option | None:
    """Draw out what lurks here while hidden, to strike it first, where there is much to do."""
    recon = view.first(Recon)
    if recon is None or view.me.ap < 3 or view.stealth_chance < 0.6:
        return None
    jobs = sum(view.tile.native) + 2 * view.tile.closed + 2 * len(view.tile.containers)
    able = force_of(view, view.me) >= 1.0 and view.me.hp >= 5
    return recon if jobs >= 3 and able else None


def snipe(view: View) -> Option | None:
    """Shots and bombs at foes next door that are in the way, beset a comrade or must fall."""
    if view.foes:
        return None
    g = view.g
    shots = [each for each in view.all(Shoot) if _is_target(view, foe_of(g, each.foe))]
    if shots:
        return max(shots, key=lambda option: blow_value(view, option))
    bombs = [
        each
        for each in view.all(ThrowAt)
        if len(view.enemies.get(each.tile, ())) > 1 and _matters(view, each.tile)
    ]
    return bombs[0] if bombs else None


def _is_target(view: View, foe: Foe) -> bool:
    """Whether a shot at a foe is worth it: it can hardly answer, and somebody gains by it."""
    if not isinstance(foe, Enemy) or not _matters(view, foe.tile):
        return False
    answer = expected(foe_pool(view.g, foe, "ranged", view.me))
    return view.me.hp >= 3 + 2 * answer


def _matters(view: View, place: Place) -> bool:
    """Whether foes on a tile next door concern somebody."""
    g = view.g
    if place in battles(g) or view.comrades_on(place):
        return True
    return g.printed(g.map[place]).objective


# Out of turn


def answer(view: View) -> Option | None:
    """Join or cut in if the fight as a whole is wanted; a known traitor is fair game."""
    g, me = view.g, view.me
    if g.unmasked >= 0 and me.hp >= 3:
        for option in view.options:
            if isinstance(option, AttackCharacter | ShootCharacter) and option.who == g.unmasked:
                return option
    shots = [each for each in view.all(Shoot) if _may_shoot(view, foe_of(g, each.foe))]
    if shots:
        return max(shots, key=lambda option: blow_value(view, option))
    strike = _hidden_strike(view) if me.stealth else blow(view)
    if strike is None:
        return None
    fresh = view.foes if g.round is None else [foe for foe in view.foes if not foe.rotated]
    if not fresh:
        return strike if me.hp >= 3 or not me.stealth else None
    if view.deadly(fresh) > RISK / 2 or not wants_fight(view):
        return None
    return strike


def _hidden_strike(view: View) -> Option | None:
    """From stealth: quietly if that is likely to work, openly where all foes have struck."""
    sneaks = view.all(SneakAttack)
    if sneaks and view.stealth_chance >= 0.6:
        return max(sneaks, key=lambda option: blow_value(view, option))
    struck = view.g.round is not None and all(foe.rotated for foe in view.foes)
    return blow(view) if struck and view.me.hp >= 4 else None


def _may_shoot(view: View, foe: Foe) -> bool:
    """Whether a shot out of turn is safe: the foe has acted, or it is worth one anyway."""
    if not isinstance(foe, Enemy):
        return False
    acted = view.g.round is not None and foe.rotated
    return acted or (not view.foes and _is_target(view, foe))
