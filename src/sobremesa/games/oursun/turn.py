"""A turn: drink, night card, then actions while there are AP; others may join or cut in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.kernel import PASS, Ask, Flow, Option, Pass

from . import gear_use, interactions, making, missions, movement, objectives, trading
from .actions import expose, interact, pay
from .book import METAL
from .combat import act, attack_options, dodge, duel_options, finish_round
from .duels import duel
from .events import Drank, TurnBegan
from .harm import harm
from .kits import Kit, kit_of
from .night import turn_card
from .options import (
    Attack,
    AttackCharacter,
    BuildStove,
    CallAlly,
    Charge,
    CollectRain,
    Cook,
    Craft,
    CraftAmmo,
    CraftCamp,
    Deal,
    Discard,
    Dodge,
    Eat,
    Explore,
    Light,
    Load,
    LookAt,
    Loot,
    Move,
    Objective,
    Open,
    PickUp,
    Pitch,
    Recon,
    Refill,
    Reveal,
    SendAlly,
    SetTrap,
    Shoot,
    ShootCharacter,
    ShowSelf,
    Sleep,
    Sneak,
    SneakAttack,
    Steal,
    Strike,
    Throw,
    ThrowAt,
    Trade,
    Treat,
    Unload,
    Use,
    Wait,
)
from .roles import call_ally, power_options, send_ally, unmask
from .state import FIT, NOBODY, NONE, Fire, Land, Person, Stage

FREE = (Discard, Load, Unload, LookAt, ShowSelf, Reveal, CallAlly, Wait)
"""Options that cost no AP: they neither provoke nor open a window (sun.ruling.zero-ap-free)."""
WAIT, PICK_UP, REFILL, EAT, SLEEP = Wait(), PickUp(), Refill(), Eat(), Sleep()
COLLECT_RAIN, DISCARD, DODGE = CollectRain(), Discard(), Dodge()


# The beginning


def begin_turn(g: Land) -> Flow:
    """Drink first, then at Night a card: sun.phase.drink, sun.phase.night-card-step."""
    person = g.people[g.order[0]]
    if not person.alive or person.acted:
        g.order.pop(0)
        next_turn(g)
        return
    g.active = person.who
    renew_karma(g)
    g.tell(TurnBegan(person.kind, person.ap))
    yield from drink(g, person)
    if person.hp > 0:
        yield from missions.start_of_turn(g, person)
    if person.hp > 0 and g.night:
        yield from turn_card(g, person)
    yield from missions.check_mission(g)
    g.stage = Stage.TURN


def renew_karma(g: Land) -> None:
    """Karma may be used once in each turn of anybody (sun.ruling.karma-turn)."""
    for person in g.people:
        person.karma_used = False


def drink(g: Land, person: Person) -> Flow:
    """1 water, 2 in a heatwave outside a camp; each missing one is 1 damage."""
    due = 2 if g.weather == "heat" and not g.has_camp(g.map[person.tile]) else 1
    water = min(due, person.water)
    person.water -= water
    g.tell(Drank(person.kind, water, due - water))
    if due > water:
        yield from harm(g, [(person, due - water)], "thirst")


# Actions


def turn(g: Land) -> Flow:
    """Act until the AP are gone, the character waits or dies."""
    person = g.people[g.active]
    while True:
        if g.round is not None:
            active = g.round.active
            yield from finish_round(g)
            yield from after_action(g, g.people[active])
        elif g.watchers:
            yield from watch(g)
        elif not person.alive or person.acted or person.ap < 1:
            break
        else:
            options = act_options(g, person)
            answer = yield Ask(
                person.seat,
                "act",
                options,
                anchor=True,
                about=person.who,
                secret=bool(g.roles),
                shown=True,
            )
            ap = person.ap
            yield from ACTIONS[type(answer)](g, person, answer)
            if person.ap == ap or isinstance(answer, FREE):
                yield from missions.check_mission(g)
            else:
                yield from after_single_action(g, person)
    person.acted = True
    g.stage = Stage.TURN_END


def after_single_action(g: Land, person: Person) -> Flow:
    """An action that began no round to be joined is over at once."""
    if g.round is None:
        yield from after_action(g, person)


def after_action(g: Land, person: Person) -> Flow:
    """Conditions are looked at, then those who wait may cut in (sun.ruling.wait-windows)."""
    trading.forget_wounds(g)
    yield from missions.check_mission(g)
    if g.stage == Stage.TURN and any(other.waiting for other in g.people):
        g.watchers = [
            other.who
            for other in g.clockwise(g.active)
            if other is not person and other.waiting and other.ap > 0
        ]


def waiter_options(g: Land, person: Person) -> list[Option]:
    """Combat actions only (sun.wait.use)."""
    if not person.alive or person.ap < 1:
        return []
    return attack_options(g, person) + duel_options(g, person)


def watch(g: Land) -> Flow:
    """A waiting character with a target in reach may spend saved AP."""
    while g.watchers:
        person = g.people[g.watchers[0]]
        options = waiter_options(g, person)
        if options:
            answer = yield Ask(
                person.seat,
                "interrupt",
                [PASS, *options],
                anchor=True,
                window="interrupt",
                about=person.who,
            )
            g.watchers.pop(0)
            if not isinstance(answer, Pass):
                g.watchers = []
                yield from ACTIONS[type(answer)](g, person, answer)
                if g.round is None:
                    yield from after_action(g, person)
                return
        else:
            g.watchers.pop(0)


def end_turn(g: Land) -> Flow:
    """A solar storm burns whoever ends its turn in the open."""
    person = g.people[g.active]
    if g.weather == "solar_storm" and person.alive and not g.has_camp(g.map[person.tile]):
        yield from harm(g, [(person, 1)], "solar-storm")
        yield from missions.check_mission(g)
    g.active = NOBODY
    person.dealing = NONE
    g.order.remove(person.who)
    next_turn(g)


def next_turn(g: Land) -> None:
    """The next one in order, or the last actions of those who wait."""
    if g.order:
        g.stage = Stage.TURN_START
        return
    start = g.first
    waiting = [each.who for each in g.clockwise(start) if each.waiting and each.ap > 0]
    g.order = waiting
    g.stage = Stage.LAST_ACTIONS


def last_actions(g: Land) -> Flow:
    """Each waiter may still fight, then saved AP are lost (sun.ruling.wait-phase-end)."""
    while g.order or g.round is not None:
        if g.round is not None:
            active = g.round.active
            yield from finish_round(g)
            yield from after_action(g, g.people[active])
            continue
        person = g.people[g.order[0]]
        if g.active != person.who:
            options = waiter_options(g, person)
            if options:
                g.active = person.who
                renew_karma(g)
        else:
            options = waiter_options(g, person)
        answer: Option = PASS
        if options:
            answer = yield Ask(
                person.seat,
                "last-action",
                [PASS, *options],
                anchor=True,
                window="last-action",
                about=person.who,
            )
        if isinstance(answer, Pass):
            person.ap = 0
            person.waiting = False
            g.order.pop(0)
            g.active = NOBODY
        else:
            yield from ACTIONS[type(answer)](g, person, answer)
            if g.round is None:
                yield from after_action(g, person)
    g.active = NOBODY
    g.stage = Stage.PHASE_END


# What may be done


def act_options(g: Land, person: Person) -> list[Option]:
    """Every legal action of the active character."""
    kit = kit_of(g, person)
    options: list[Option] = [WAIT]
    options += movement.movement_options(g, person, kit)
    options += attack_options(g, person)
    options += duel_options(g, person)
    options += _simple(g, person, kit)
    options += _with_others(g, person)
    options += making.craft_options(g, person, kit)
    options += making.camp_options(g, person, kit)
    options += making.fire_options(g, person, kit)
    options += gear_use.use_options(g, person, kit)
    if person.kind == "medic":
        options += gear_use.treat_options(g, person)
    options += trading.trader_options(g, person)
    options += objectives.objective_options(g, person)
    if g.roles:
        options += power_options(g, person)
    return options


def _simple(g: Land, person: Person, kit: Kit) -> list[Option]:
    """Interactions without much to choose."""
    tile, goods = g.map[person.tile], person.goods
    options: list[Option] = []
    if interactions.can_pick_up(g, person):
        options.append(PICK_UP)
    if tile.water and person.water < kit.water:
        options.append(REFILL)
    if g.weather == "storm" and person.water < kit.water:
        options.append(COLLECT_RAIN)
    if goods[0] and person.hp < g.data(person).hp:
        options.append(EAT)
    if person.condition < FIT and interactions.can_sleep(g, person):
        options.append(SLEEP)
    if person.water or any(goods) or person.items or person.equipment:
        options.append(DISCARD)
    if tile.fire != Fire.NONE:
        if tile.fire == Fire.CAMPFIRE and goods[METAL]:
            options.append(BuildStove())
        if tile.fire == Fire.STOVE and person.ap >= 2 and goods[0]:
            options.append(Cook())
    if tile.closed or tile.containers:
        options += interactions.container_options(g, person)
    if person.stealth:
        if interactions.can_recon(g, person):
            options.append(Recon())
        options.append(ShowSelf())
    return options


def _with_others(g: Land, person: Person) -> list[Option]:
    """Bodies to loot, attacks to dodge, comrades to trade with."""
    own = person.tile
    options: list[Option] = []
    beset = False
    for enemy in g.enemies.values():
        if enemy.tile != own:
            continue
        if enemy.body:
            options.append(Loot(enemy.id))
        else:
            beset = True
    if beset and not person.stealth:
        options.append(DODGE)
    for other in g.people:
        alive = other.died < 0 and not other.eliminated
        if other.tile == own and alive and other is not person:
            options.append(Trade(other.who))
    return options


def _wait(g: Land, person: Person, option: Option) -> Flow:
    """0 AP: the turn is over, the AP stay for combat (sun.wait.cost)."""
    pay(g, person, 0, "wait")
    person.waiting = person.acted = True
    yield from ()


def _show(g: Land, person: Person, option: Option) -> Flow:
    """Stealth is given up, which counts as exposure (sun.ruling.stealth-drop)."""
    yield from expose(g, person)


def _dodge(g: Land, person: Person, option: Option) -> Flow:
    yield from dodge(g, person)


def _reveal(g: Land, person: Person, option: Option) -> Flow:
    unmask(g, person)
    yield from ()


def _call(g: Land, person: Person, option: CallAlly) -> Flow:
    call_ally(g, person, option.to)
    yield from ()


def _send(g: Land, person: Person, option: SendAlly) -> Flow:
    """2 AP: a power is an action, so foes on the tile answer it."""

    def effect() -> Flow:
        send_ally(g, person, option.enemy, option.to)
        yield from ()

    yield from interact(g, person, 2, "send-ally", effect)


Action = Callable[[Land, Person, Any], Flow]
ACTIONS: dict[type[Option], Action] = {
    Wait: _wait,
    Move: movement.move,
    Charge: movement.charge,
    Sneak: movement.sneak,
    Explore: interactions.explore,
    Recon: interactions.recon,
    PickUp: interactions.pick_up,
    Refill: interactions.refill,
    CollectRain: interactions.collect_rain,
    Eat: interactions.eat,
    Sleep: interactions.sleep,
    Loot: interactions.loot,
    Open: interactions.open_container,
    Discard: interactions.discard,
    Craft: making.craft,
    CraftCamp: making.craft_camp,
    CraftAmmo: making.craft_ammo,
    Pitch: making.pitch,
    Strike: making.strike,
    SetTrap: making.set_trap,
    Light: making.light,
    BuildStove: making.build_stove,
    Cook: making.cook,
    Use: gear_use.use,
    LookAt: gear_use.look_at,
    Load: gear_use.load,
    Unload: gear_use.unload,
    Treat: gear_use.treat,
    Trade: trading.trade,
    Deal: trading.deal,
    Steal: trading.steal,
    Objective: objectives.objective,
    Attack: act,
    Shoot: act,
    SneakAttack: act,
    Throw: act,
    ThrowAt: act,
    AttackCharacter: duel,
    ShootCharacter: duel,
    Dodge: _dodge,
    ShowSelf: _show,
    Reveal: _reveal,
    CallAlly: _call,
    SendAlly: _send,
}
