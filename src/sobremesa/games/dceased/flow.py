"""DCeased from top to bottom. Read this first.

The players choose their heroes. Then Rounds follow each other until the mission is won or lost: the
heroes gain Power and have their Turns, the Enemies activate, the Civilians too, new Enemies appear,
and the Round ends. The state holds which step comes next and what of it is still to do, so the flow
can be taken up again at every anchor.
"""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.kernel import PASS, Flow, Pass

from . import questions as ask
from .content.effects import EndHeal, Lure, RoundPower
from .content.fallen_effects import Calls
from .content.schema import KINDS
from .events.deeds import AbilityUsed
from .events.enemies import Lured
from .events.missions import Charged
from .events.spawning import CourtCalled
from .events.turns import PhaseBegan, RoundBegan
from .options import Activate, Heal, Use
from .rules.buildings import open_door
from .rules.civilians import activate_civilians
from .rules.deeds import tell_started
from .rules.heroes import (
    effects_of,
    gain_power,
    heal,
    holds,
    is_hurt,
    pay,
    usable_effects,
    used,
)
from .rules.horde import place
from .rules.lessons import learn
from .rules.missions import active_points, finish, lose_rule
from .rules.pending import is_pending, settle
from .rules.setup import choose_heroes
from .rules.spawning import draw_card, listen
from .rules.speaking import of_group
from .rules.turn import begin_turn, turn
from .state import IN_PLAY, NOBODY, Night, Order, Stage


def play(g: Night) -> Flow[None]:
    """Step after step, for as long as the night lasts: dc.round.phases."""
    while True:
        yield from STEPS[g.stage](g)


# The Player Phase


def gain(g: Night) -> Flow[None]:
    """A Round begins: Power, then the Activation tokens: dc.round.player-steps."""
    g.round += 1
    g.round_used = ()
    g.tell(RoundBegan(g.round))
    for hero in g.in_play():
        more = effects_of(g, hero, RoundPower)
        gain_power(g, hero, max([each.gain for each in more]) if more else 1, "round")
        hero.ready = True
    g.stage = Stage.PLAYER
    yield from ()


def player_phase(g: Night) -> Flow[None]:
    """All heroes in the order that the players like: dc.player.order, dc.player.order-late."""
    while True:
        if is_pending(g):
            yield from settle(g)
        if g.current != NOBODY:
            yield from turn(g, g.heroes[g.current])
            continue
        ready = [hero for hero in g.heroes.values() if hero.ready and hero.status is IN_PLAY]
        if not ready:
            break
        chosen = ready[0]
        if len(ready) > 1:
            options = [Activate(hero.id) for hero in ready]
            answer = yield from of_group(g, ask.NextHero(g.lead(), options))
            chosen = g.heroes[answer.hero]
        begin_turn(g, chosen)
    g.stage = Stage.ACTIVATION


# The Enemy Phase


def activation_step(g: Night) -> Flow[None]:
    """Every Enemy on the board activates: dc.activate.all."""
    if not g.begun:
        yield from _over_here(g)
        g.begun = True
        g.tell(PhaseBegan("activation"))
        g.queue.append(Order("phase"))
    yield from settle(g)
    learn(g, "enemy-phase")
    g.begun, g.lure, g.asked = False, NOBODY, ()
    g.movers = tuple(g.civilians)
    g.stage = Stage.CIVILIANS


def _over_here(g: Night) -> Flow[None]:
    """A hero may draw every Enemy that sees it: dc.emove.only-target."""
    for hero in g.in_play() if g.infested else ():
        lures = usable_effects(g, hero, Lure)
        if lures and hero.id not in g.asked and not g.lure:
            options: list[Pass | Use] = [PASS, *(Use(lure.id) for lure in lures)]
            answer = yield from ask.OverHere(hero.seat, options, hero.id, anchor=True)
            g.asked += (hero.id,)
            if isinstance(answer, Use):
                pay(g, hero, used(g, answer.effect))
                g.lure = hero.id
                g.tell(Lured(hero.id))


def civilian_step(g: Night) -> Flow[None]:
    """Then the Civilians, once per Enemy Phase: dc.civact.when, dc.civact.once."""
    yield from activate_civilians(g)
    g.stage = Stage.SPAWN


def spawn_step(g: Night) -> Flow[None]:
    """A card for every active Spawn Point, one after the other: dc.spawn.when, dc.spawn.order."""
    if not g.begun:
        g.begun = True
        g.tell(PhaseBegan("spawn"))
        for fallen in list(g.fallen.values()):
            court = g.book.effects[fallen.id]
            if isinstance(court, Calls):
                g.tell(CourtCalled(fallen.id, g.name(fallen.zone)))
                place(g, KINDS.index(court.type), fallen.zone, court.count)
        g.draws = spawn_zones(g)
    yield from settle(g)
    yield from listen(g)
    while g.draws:
        draw_card(g, g.draws.pop(0))
        yield from settle(g)
    g.begun = False
    g.stage = Stage.END


def spawn_zones(g: Night) -> list[int]:
    """The Zones to draw for, with the cards for a fifth and sixth hero: dc.spawn.extra-heroes."""
    points = active_points(g)
    zones = [point.zone for point in points]
    extra = len(g.heroes) - 4
    if extra >= 1:
        zones.insert(1, zones[0])
    if extra >= 2:
        second = 3 if len(points) > 1 else 2
        zones.insert(second, zones[second - 1])
    return zones


# The End Phase


def end_phase(g: Night) -> Flow[None]:
    """Effects in the group's order, then the mission's checks: dc.end.phase."""
    if not g.begun:
        yield from _end_effects(g)
        g.begun = True
        _mission_checks(g)
    yield from settle(g)
    _time_is_up(g)
    g.begun, g.healed = False, ()
    g.stage = Stage.GAIN


def _end_effects(g: Night) -> Flow[None]:
    while options := _heals(g):
        answer = yield from of_group(g, ask.EndPhase(g.lead(), [PASS, *options]))
        if isinstance(answer, Pass):
            return
        g.healed += (answer.effect,)
        healing = used(g, answer.effect)
        assert isinstance(healing, EndHeal), f"{answer.effect} heals nobody"
        if power := healing.power:
            healer = next(hero for hero in g.in_play() if holds(g, hero, healing.id))
            healer.power -= power
            g.tell(AbilityUsed(healer.id, healing.id, power))
        heal(g, g.heroes[answer.hero], healing.health, healing.id)


def _heals(g: Night) -> list[Heal]:
    options = []
    for hero in g.in_play():
        for healing in effects_of(g, hero, EndHeal):
            if healing.id not in g.healed and hero.power >= healing.power:
                company = [hero] if healing.who == "self" else g.heroes_at(hero.zone)
                options += [Heal(healing.id, each.id) for each in company if is_hurt(g, each)]
    return options


def _mission_checks(g: Night) -> None:
    """What the mission looks at when a Round ends, in its order: dc.ruling.end-order.

    Whoever called settles what it brings about, and judges the charge with it.
    """
    mission = g.book.mission
    if mission.charge and not g.is_infested(g.book.start) and g.heroes_at(g.book.start):
        before = [point.id for point in active_points(g)]
        g.charge += 1
        g.tell(Charged(g.charge, mission.charge))
        tell_started(g, before)
    if mission.door is not None and g.round == mission.door.round:
        for door, colour in enumerate(g.book.colours):
            if colour == mission.door.colour and not g.open_doors >> door & 1:
                open_door(g, door)


def _time_is_up(g: Night) -> None:
    """dc.mission.m2-lose, dc.mission.m3-lose, dc.mission.m4-lose."""
    if g.book.rounds and g.round >= g.book.rounds:
        finish(g, "time-up", lose_rule(g))


STEPS: dict[Stage, Callable[[Night], Flow[None]]] = {
    Stage.HEROES: choose_heroes,
    Stage.GAIN: gain,
    Stage.PLAYER: player_phase,
    Stage.ACTIVATION: activation_step,
    Stage.CIVILIANS: civilian_step,
    Stage.SPAWN: spawn_step,
    Stage.END: end_phase,
}
