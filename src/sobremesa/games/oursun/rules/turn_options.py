"""What a character may do in its turn, and while it waits."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.oursun.content.book import METAL
from sobremesa.games.oursun.content.checks import MOST_PLAYERS
from sobremesa.games.oursun.options.combat import CombatAction, Consider, Dodge, Duel
from sobremesa.games.oursun.options.ids import Who
from sobremesa.games.oursun.options.interactions import (
    CollectRain,
    Discard,
    Eat,
    Loot,
    PickUp,
    Recon,
    Refill,
    Sleep,
)
from sobremesa.games.oursun.options.making import BuildStove, Cook
from sobremesa.games.oursun.options.trade import Trade
from sobremesa.games.oursun.options.turn import Action, ShowSelf, Wait
from sobremesa.games.oursun.state import Fire, Land, Person

from . import gear_use, interactions, looting, making, movement, objectives, traders
from .combat import attack_options, duel_options, has_comrade
from .foes import hostile_traders, is_hostile
from .loadout import Loadout, loadout_of
from .mission_conditions import card_in_force
from .roles import power_options

WAIT, PICK_UP, REFILL, EAT, SLEEP = Wait(), PickUp(), Refill(), Eat(), Sleep()
COLLECT_RAIN, DISCARD, DODGE = CollectRain(), Discard(), Dodge()
BUILD_STOVE, COOK, RECON, SHOW_SELF = BuildStove(), Cook(), Recon(), ShowSelf()
TRADES = tuple(Trade(Who(who)) for who in range(MOST_PLAYERS))
CONSIDER, SPARE = Consider(True), Consider(False)


def act_options(g: Land, person: Person) -> list[Action]:
    """Every legal action of the active character."""
    loadout = loadout_of(g, person)
    options: list[Action] = [*movement.movement_options(g, person, loadout)]
    options.append(WAIT)
    options += attack_options(g, person)
    options += _simple(g, person, loadout)
    options += _with_others(g, person)
    options += making.craft_options(g, person, loadout)
    if loadout.tents or loadout.traps or g.map[person.tile].tent >= 0:
        options += making.camp_options(g, person, loadout)
    if loadout.fires:
        options += making.fire_options(g, person, loadout)
    if loadout.helps or loadout.loadable:
        options += gear_use.use_options(g, person, loadout)
    if person.kind in g.book.medics:
        options += gear_use.treat_options(g, person, loadout)
    options += traders.trader_options(g, person)
    if card_in_force(g).tasks:
        options += objectives.objective_options(g, person)
    if g.roles:
        options += power_options(g, person)
    options += duel_options(g, person)
    if has_comrade(g, person):
        options.append(SPARE if person.ruthless else CONSIDER)
    return options


def _simple(g: Land, person: Person, loadout: Loadout) -> list[Action]:
    """Interactions without much to choose."""
    tile, goods = g.map[person.tile], person.goods
    options: list[Action] = []
    if interactions.can_pick_up(g, person, loadout):
        options.append(PICK_UP)
    if person.water < loadout.water:
        if tile.water:
            options.append(REFILL)
        if g.weather == "storm":
            options.append(COLLECT_RAIN)
    if goods[0] and person.hp < g.data(person).hp:
        options.append(EAT)
    if interactions.can_sleep(g, person):
        options.append(SLEEP)
    if person.water or any(goods) or person.items or person.equipment:
        options.append(DISCARD)
    if tile.fire:
        if tile.fire == Fire.CAMPFIRE and goods[METAL]:
            options.append(BUILD_STOVE)
        if tile.fire == Fire.STOVE and person.ap >= 2 and goods[0]:
            options.append(COOK)
    if tile.closed or tile.containers:
        options += looting.container_options(g, person)
    if person.stealth:
        if interactions.can_recon(g, person):
            options.append(RECON)
        options.append(SHOW_SELF)
    return options


def _with_others(g: Land, person: Person) -> list[Action]:
    """Bodies to loot, attacks to dodge, comrades to trade with."""
    own = person.tile
    options: list[Action] = []
    beset = False
    for enemy in g.enemies.values():
        if enemy.tile == own:
            if enemy.body:
                options.append(Loot(enemy.id))
            elif not beset:
                beset = is_hostile(g, enemy, person)
    if not person.stealth and (beset or hostile_traders(g, person)):
        options.append(DODGE)
    options += [
        TRADES[other.who]
        for other in g.people
        if other.tile == own and other is not person and other.alive
    ]
    return options


def waiter_options(g: Land, person: Person) -> Sequence[CombatAction | Duel]:
    """Combat actions only (sun.wait.use)."""
    if not person.ap:
        return []
    return [*attack_options(g, person), *duel_options(g, person)]
