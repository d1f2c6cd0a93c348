"""A turn: drink, night card, then actions while there are AP; others may join or cut in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.days import Drank, TurnBegan
from sobremesa.games.oursun.options.cards import CallAlly, Objective, Reveal, SendAlly
from sobremesa.games.oursun.options.combat import (
    Attack,
    AttackCharacter,
    CombatAction,
    Consider,
    Dodge,
    Duel,
    Shoot,
    ShootCharacter,
    SneakAttack,
    Throw,
    ThrowAt,
)
from sobremesa.games.oursun.options.gear import Load, LookAt, Treat, Unload, Use
from sobremesa.games.oursun.options.interactions import (
    CollectRain,
    Discard,
    Eat,
    Loot,
    Open,
    PickUp,
    Recon,
    Refill,
    Sleep,
)
from sobremesa.games.oursun.options.making import (
    BuildStove,
    Cook,
    Craft,
    CraftAmmo,
    CraftCamp,
    Light,
    Pitch,
    SetTrap,
    Strike,
)
from sobremesa.games.oursun.options.movement import Charge, Explore, Move, Sneak
from sobremesa.games.oursun.options.trade import Deal, Steal, Trade
from sobremesa.games.oursun.options.turn import Action, ShowSelf, Wait
from sobremesa.games.oursun.state import NOBODY, NONE, Land, Person, Stage
from sobremesa.kernel import PASS, Flow, Pass

from . import gear_use, interactions, looting, making, missions, movement, objectives, traders
from .actions import expose, interact, pay
from .combat import act, could_betray, dodge, finish_round
from .duels import duel
from .harm import harm
from .night import turn_card
from .roles import call_ally, send_ally, unmask
from .trade import trade
from .turn_options import act_options, waiter_options

FREE = frozenset((Consider, Discard, Load, Unload, LookAt, ShowSelf, Reveal, CallAlly, Wait))
"""Options that cost no AP: they neither provoke nor open a window (sun.ruling.zero-ap-free)."""


# The beginning


def begin_turn(g: Land) -> Flow[None]:
    """Drink first, then at Night a card: sun.phase.drink, sun.phase.night-card-step.

    The dead and those who have had their turn are passed over.
    """
    traders.forget_wounds(g)
    person = g.people[g.order[0]]
    if not person.alive or person.acted:
        g.order.pop(0)
        next_turn(g)
        return
    g.active = person.who
    renew_karma(g)
    g.tell(TurnBegan(person.id, person.ap))
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


def drink(g: Land, person: Person) -> Flow[None]:
    """1 water, 2 in a heatwave outside a camp; each missing one is 1 damage."""
    due = 2 if g.weather == "heat" and not g.has_camp(g.map[person.tile]) else 1
    water = min(due, person.water)
    person.water -= water
    g.tell(Drank(person.id, water, due - water))
    yield from harm(g, [(person, due - water)], "thirst")


# Actions


def turn(g: Land) -> Flow[None]:
    """Act until the AP are gone, the character waits or dies."""
    person = g.people[g.active]
    while True:
        if g.round is not None:
            active = g.round.active
            yield from finish_round(g)
            yield from after_action(g, g.people[active])
        elif (dealings := g.dealings) is not None:
            yield from traders.finish_dealings(g, person, dealings)
            if dealings.paid:
                yield from after_action(g, person)
        elif g.chest is not None:
            yield from looting.choose_loot(g, person, g.chest)
            yield from after_action(g, person)
        elif g.tuned:
            yield from gear_use.listen(g, person)
        elif g.watchers:
            yield from watch(g)
        elif not person.alive or person.acted or person.ap < 1:
            break
        else:
            options = act_options(g, person)
            answer = yield from ask.Act(
                person.seat, options, person.who, bool(g.roles), anchor=True, shown=True
            )
            ap = person.ap
            yield from ACTIONS[type(answer)](g, person, answer)
            if g.dealings is not None or g.chest is not None:
                continue
            if person.ap < ap and type(answer) not in FREE:
                # An action that began no round to be joined is over at once.
                if g.round is None:
                    yield from after_action(g, person)
            elif missions.is_due(g):
                yield from missions.check_mission(g)
    person.acted = True
    g.stage = Stage.TURN_END


def after_action(g: Land, person: Person) -> Flow[None]:
    """Conditions are looked at, then those who wait may cut in (sun.ruling.wait-windows)."""
    traders.forget_wounds(g)
    if missions.is_due(g):
        yield from missions.check_mission(g)
    if g.stage == Stage.TURN:
        g.watchers = [other.who for other in g.people if other.waiting and other is not person]
        if len(g.watchers) > 1:
            # Clockwise from the one whose turn it is.
            g.watchers.sort(key=lambda who: (who < g.active, who))


def watch(g: Land) -> Flow[None]:
    """A waiting character with a target in reach may spend saved AP."""
    while g.watchers:
        person = g.people[g.watchers[0]]
        options = waiter_options(g, person)
        if options or could_betray(g, person):
            answer = yield from _out_of_turn(ask.Interrupt, g, person, options)
            g.watchers.pop(0)
            if not isinstance(answer, Pass):
                g.watchers = []
                yield from ACTIONS[type(answer)](g, person, answer)
                if g.round is None:
                    yield from after_action(g, person)
                return
        else:
            g.watchers.pop(0)


def _out_of_turn(
    kind: type[ask.OutOfTurn], g: Land, person: Person, options: Sequence[CombatAction | Duel]
) -> ask.OutOfTurn:
    """A chance to spend saved AP."""
    return kind(person.seat, [PASS, *options], person.who, bool(g.roles), anchor=True, shown=True)


def end_turn(g: Land) -> Flow[None]:
    """A solar storm burns whoever ends its turn in the open."""
    person = g.people[g.active]
    if g.weather == "solar_storm" and person.alive and not g.has_camp(g.map[person.tile]):
        yield from harm(g, [(person, 1)], "solar-storm")
    g.active = NOBODY
    person.dealing = NONE
    g.stage = Stage.TURN_START


def next_turn(g: Land) -> None:
    """The next one in order, or the last actions of those who wait."""
    if g.order:
        g.stage = Stage.TURN_START
        return
    g.order = [each.who for each in g.clockwise(g.first) if each.waiting]
    g.stage = Stage.LAST_ACTIONS


def last_actions(g: Land) -> Flow[None]:
    """Each waiter may still fight, then saved AP are lost (sun.ruling.wait-phase-end)."""
    while g.order:
        if g.round is not None:
            active = g.round.active
            yield from finish_round(g)
            yield from after_action(g, g.people[active])
            continue
        person = g.people[g.order[0]]
        options = waiter_options(g, person)
        if g.active != person.who:
            g.active = person.who
            renew_karma(g)
        answer: Pass | CombatAction | Duel = PASS
        if options or could_betray(g, person):
            answer = yield from _out_of_turn(ask.LastAction, g, person, options)
        if isinstance(answer, Pass):
            person.ap = 0
            person.waiting = False
            g.order.pop(0)
            g.active = NOBODY
        else:
            yield from ACTIONS[type(answer)](g, person, answer)
            if g.round is None:
                yield from after_action(g, person)
    g.stage = Stage.PHASE_END


# Actions without a module of their own


def _wait(g: Land, person: Person, option: Wait) -> Flow[None]:
    """0 AP: the turn is over, the AP stay for combat (sun.wait.cost)."""
    pay(g, person, 0, "wait")
    person.waiting = person.acted = True
    yield from ()


def _show(g: Land, person: Person, option: ShowSelf) -> Flow[None]:
    """Stealth is given up, which counts as exposure (sun.ruling.stealth-drop)."""
    yield from expose(g, person)


def _consider(g: Land, person: Person, option: Consider) -> Flow[None]:
    """Attacks on comrades are put to it from now on, or no longer (sun.ruling.pvp-considered)."""
    person.ruthless = option.on
    yield from ()


def _dodge(g: Land, person: Person, option: Dodge) -> Flow[None]:
    yield from dodge(g, person)


def _reveal(g: Land, person: Person, option: Reveal) -> Flow[None]:
    unmask(g, person)
    yield from ()


def _call(g: Land, person: Person, option: CallAlly) -> Flow[None]:
    call_ally(g, person, option.to)
    yield from ()


def _send(g: Land, person: Person, option: SendAlly) -> Flow[None]:
    """2 AP: a power is an action, so foes on the tile answer it."""

    def effect() -> Flow[None]:
        send_ally(g, person, option.enemy, option.to)
        yield from ()

    yield from interact(g, person, 2, "send-ally", effect)


ACTIONS: dict[type[Action], Callable[[Land, Person, Any], Flow[None]]] = {
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
    Loot: looting.loot,
    Open: looting.open_container,
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
    Trade: trade,
    Deal: traders.deal,
    Steal: traders.steal,
    Objective: objectives.objective,
    Attack: act,
    Shoot: act,
    SneakAttack: act,
    Throw: act,
    ThrowAt: act,
    AttackCharacter: duel,
    ShootCharacter: duel,
    Consider: _consider,
    Dodge: _dodge,
    ShowSelf: _show,
    Reveal: _reveal,
    CallAlly: _call,
    SendAlly: _send,
}
