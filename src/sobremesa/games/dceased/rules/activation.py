"""Activations: Enemies act, Action by Action, first all attacks and then all moves.

The state holds who takes part and what is still to do, so that every question in here is an anchor.
"""

from __future__ import annotations

import msgspec

from sobremesa.boards.bits import bits_of, members
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.effects import HoldTheLine
from sobremesa.games.dceased.content.fallen_effects import (
    ActsMore,
    MoreWounds,
    Spurs,
    StealsPower,
    Wings,
)
from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.events.enemies import (
    ActionBegan,
    ActivationBegan,
    EnemiesAttacked,
    StoodUp,
)
from sobremesa.games.dceased.options import Use, Zone
from sobremesa.games.dceased.state import (
    ATTACKS,
    FALLEN,
    MOVES,
    NOWHERE,
    START,
    WINGS,
    Activation,
    Group,
    Hero,
    Night,
    Order,
    Pool,
)
from sobremesa.kernel import PASS, Flow

from .enemy_moves import carry_out, plan, settle_splits
from .heroes import lose_power, pay, usable_effects
from .horde import stand_up
from .speaking import of_group
from .wounds import has_shield, share

FALLEN_ACTIONS = 2
"""dc.enemy.actions-two."""


# Who takes part


def begin(g: Night, order: Order) -> None:
    """The Enemies that are on the board now take part: dc.activate.who-is-on."""
    act = Activation(order.reason, groups=_groups(g, order))
    if order.reason == "charge":
        g.charging = {}
    enemy = KINDS[order.kind] if 0 <= order.kind < FALLEN else ""
    count = 0
    for group in act.groups:
        count += group.up + group.down
    g.tell(ActivationBegan(order.reason, enemy, count))
    g.activation = act


def _groups(g: Night, order: Order) -> list[Group]:
    reason = order.reason
    if reason == "charge":
        spurred, actions = _spurred(g, order.kind), g.book.actions[order.kind]
        return [
            Group(order.kind, zone, actions + (spurred >> zone & 1), count)
            for zone, count in sorted(g.charging.items())
        ]
    if reason == "noise":
        return _idle_streets(g)
    kinds = range(FALLEN) if reason == "phase" else [order.kind] if order.kind < FALLEN else []
    groups: list[Group] = []
    for kind in kinds:
        # How many Actions a type has is printed: dc.enemy.actions-one, dc.enemy.actions-two.
        spurred, actions = _spurred(g, kind) if g.fallen else 0, g.book.actions[kind]
        up, down = g.horde[kind], g.down[kind]
        groups += [
            Group(kind, zone, actions + (spurred >> zone & 1), up.get(zone, 0), down.get(zone, 0))
            for zone in sorted(up.keys() | down.keys() if down else up)
        ]
    if reason == "phase" or order.kind == FALLEN:
        groups += [_fallen_group(g, id) for id in g.fallen]
    return groups


def _fallen_group(g: Night, id: str) -> Group:
    speed = g.book.effects[id]
    actions = FALLEN_ACTIONS + (speed.count if isinstance(speed, ActsMore) else 0)
    return Group(FALLEN, g.fallen[id].zone, actions, 1, name=id)


def _spurred(g: Night, kind: int) -> int:
    """The Zones where a leader of this type gives it one more Action."""
    return bits_of(
        g.fallen[leader.id].zone
        for leader in g.book.doing[Spurs]
        if leader.id in g.fallen and leader.type == KINDS[kind]
    )


def _idle_streets(g: Night) -> list[Group]:
    """Drawn to the Noise: standing Horde Zombies in streets without anybody to attack.

    So they do not attack: their only Action finds nobody in their Zone.
    """
    quiet = g.book.board.streets & ~g.bait()
    return [
        Group(kind, zone, 1, count)
        for kind in range(FALLEN)
        for zone, count in sorted(g.horde[kind].items())
        if quiet >> zone & 1
    ]


# Action by Action


def proceed(g: Night, act: Activation) -> Flow[None]:
    """Carry an Activation out to its end, from wherever it stands."""
    while g.activation is act:
        if act.step is START:
            _start_action(g, act)
        elif act.step is ATTACKS:
            yield from _attacks(g, act)
        else:
            forked = bool(act.splits)
            if forked:
                yield from settle_splits(g, act)
            moved = carry_out(g, act, forked=forked)
            winged = _winged(g, act, moved) if moved and act.step is MOVES else []
            if winged:
                plan(g, act, winged, g.bait())
            act.step = WINGS if winged else START


def _start_action(g: Night, act: Activation) -> None:
    """Who stands up, who attacks and who will move is decided now: dc.activate.decide-at-start."""
    act.number += 1
    act.groups = [
        _readied(g, group) if group.down or group.risen else group
        for group in act.groups
        if group.actions >= act.number
    ]
    if not act.groups:
        g.activation = None
        return
    bait = g.bait()
    act.fights = 0
    movers = 0
    for group in act.groups:
        if not group.up:
            continue
        if bait >> group.zone & 1:
            act.fights |= 1 << group.zone
        else:
            movers += group.up
    act.waiting = act.fights
    g.tell(ActionBegan(act.number, g.book.names_of(act.fights), movers))
    if act.fights:
        act.step = ATTACKS
    else:
        _plan_moves(g, act, bait)


def _plan_moves(g: Night, act: Activation, bait: int) -> None:
    """Who did not attack moves: dc.activate.no-attack-and-move."""
    fights = act.fights
    plan(g, act, [each for each in act.groups if each.up and not fights >> each.zone & 1], bait)
    act.step = MOVES


def _readied(g: Night, group: Group) -> Group:
    """The knocked-down stand up and do nothing else with this Action: dc.enemy.knocked-down."""
    if group.down:
        stand_up(g, group.kind, group.zone, group.down)
        g.tell(StoodUp(KINDS[group.kind], g.name(group.zone), group.down))
    return msgspec.structs.replace(group, up=group.up + group.risen, risen=group.down, down=0)


# Attacks


def _attacks(g: Night, act: Activation) -> Flow[None]:
    """All attacks of this Action, Zone by Zone: dc.activate.zone-order."""
    while True:
        if g.pool is not None:
            yield from share(g, g.pool)
            act.zone = NOWHERE
        elif act.zone != NOWHERE:
            yield from _hold_the_line(g, act)
            _form_pool(g, act)
        elif act.waiting:
            yield from _next_fight(g, act)
        else:
            break
    _plan_moves(g, act, g.bait())


def _next_fight(g: Night, act: Activation) -> Flow[None]:
    """The group says where, if one fight can bear on another: dc.activate.zone-order."""
    zones = list(members(act.waiting))
    zone = zones[0]
    if len(zones) > 1 and _bear_on_each_other(g, zones):
        options = [Zone(g.name(each)) for each in zones]
        answer = yield from of_group(g, ask.NextFight(g.lead(), options))
        zone = g.book.zone[answer.zone]
    act.waiting &= ~(1 << zone)
    act.zone, act.held, act.asked = zone, 0, ()
    for group in _fighters(act, zone):
        thief = g.book.effects.get(group.name)
        if isinstance(thief, StealsPower):
            for hero in g.heroes_at(zone):
                lose_power(g, hero, thief.loss, group.name)


def _bear_on_each_other(g: Night, zones: list[int]) -> bool:
    """Whether a Civilian may be lost in one Zone and Power is needed in another."""
    shielded = [hero.zone for hero in g.in_play() if hero.zone in zones and has_shield(g, hero)]
    return any(
        zone != other and (g.civilians_at(zone) or any(h.escorts for h in g.heroes_at(zone)))
        for other in shielded
        for zone in zones
    )


def _fighters(act: Activation, zone: int) -> list[Group]:
    return [group for group in act.groups if group.zone == zone]


def _hold_the_line(g: Night, act: Activation) -> Flow[None]:
    """A hero in the Zone may cost some Horde Zombies this Action."""
    for hero in g.heroes_at(act.zone):
        holding = usable_effects(g, hero, HoldTheLine)
        if not holding or hero.id in act.asked:
            continue
        able = sum(group.up for group in _fighters(act, act.zone) if group.kind != FALLEN)
        if not able - act.held:
            return
        answer = yield from ask.HoldTheLine(
            hero.seat, [PASS, *(Use(each.id) for each in holding)], hero.id, act.zone, anchor=True
        )
        act.asked += (hero.id,)
        if isinstance(answer, Use):
            held = next(each for each in holding if each.id == answer.effect)
            pay(g, hero, held)
            act.held = min(able, act.held + held.count)


def _form_pool(g: Night, act: Activation) -> None:
    """One Wound for each Enemy that attacks, two for Superman: dc.eattack.pool-size."""
    counts, fallen, wounds = [0, 0, 0], [], -act.held
    for group in _fighters(act, act.zone):
        wounds += group.up
        if group.kind != FALLEN:
            counts[group.kind] += group.up
            continue
        fallen.append(group.name)
        might = g.book.effects[group.name]
        wounds += might.wounds if isinstance(might, MoreWounds) else 0
    walkers, brutes, runners = counts
    g.tell(
        EnemiesAttacked(g.name(act.zone), walkers, brutes, runners, tuple(fallen), act.held, wounds)
    )
    heroes: list[Hero] = g.heroes_at(act.zone)
    g.pool = Pool(
        act.zone, wounds, tuple(hero.id for hero in heroes), tuple(g.civilians_at(act.zone))
    )


# Moves


def _winged(g: Night, act: Activation, moved: set[str]) -> list[Group]:
    """Who moved and may go on, unless it has arrived: dc.emove.long-move."""
    bait = g.bait()
    return [
        group
        for group in act.groups
        if group.name in moved
        and isinstance(g.book.effects[group.name], Wings)
        and not bait >> group.zone & 1
    ]
