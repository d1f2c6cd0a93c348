"""What each deed is worth to the hero whose Turn it is, by one outlook and one plan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.games.dceased.content.effects import DrawMore
from sobremesa.games.dceased.content.goals import CivilianLost
from sobremesa.games.dceased.options import (
    Attack,
    Collect,
    EndTurn,
    GainTrait,
    Interact,
    Move,
    Open,
    PowerUp,
    Rescue,
    Trade,
    Use,
)
from sobremesa.games.dceased.rules.deeds import ACTION
from sobremesa.games.dceased.rules.heroes import actions_of, has
from sobremesa.games.dceased.rules.horde import toughness_of
from sobremesa.games.dceased.rules.movement import NO_AID, plan_of
from sobremesa.games.dceased.rules.weapons import arms_of
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import Option

from .fights import at_least
from .goals import is_about_people, vault
from .outlook import STEP, Outlook
from .plans import Plan, best_plan
from .trades import trade_worth
from .uses import use_worth
from .ways import FAR

NEVER = -1000.0
ERRAND, RESCUE, GO, GRAB = 100.0, 80.0, 40.0, 41.0
"""What is done as soon as it can be: an errand, a rescue, the step of a plan, Equipment."""
WARY, VERY_WARY = 5.5, 30.0
"""How much a hero dislikes to open a Building without friends at hand, where Civilians count, and
where each of them does."""
NEEDED = 1
FRAIL = 2
"""A hero with so little Health opens nothing with its last Action."""
READY, DESPERATE = 0.4, 0.8
"""Up to which chance of failing heroes let the titan out, and when time runs out."""
LAST_ROUNDS = 3


class Weighing:
    """The worth of each deed of a Turn."""

    def __init__(self, g: Night, hero: Hero, plan: Plan | None = None) -> None:
        self.o = Outlook(g, hero)
        self.plan = best_plan(self.o) if plan is None else plan

    def worth(self, option: Option) -> float:
        """What an option is worth to the hero now."""
        return WORTHS[type(option)](self, option)

    # Going somewhere and fighting

    def _move(self, option: Move) -> float:
        """The step that the plan begins with, as cheap as it can be had."""
        o, plan, g = self.o, self.plan, self.o.g
        if plan.attacks or plan.zone == o.hero.zone or g.book.zone[option.zone] != plan.first:
            return NEVER
        how = plan_of(g, o.hero, option)
        if how.must_fight and g.actions - how.cost < 1:
            return NEVER
        return GO - 2.0 * how.cost - (1.5 if how.aid != NO_AID else 0.0)

    def _attack(self, option: Attack) -> float:
        return self.attack(option)

    def attack(self, option: Attack) -> float:
        """What an Attack is worth; a card that lets it reach farther should be worth it, too."""
        o = self.o
        worth = o.strike(o.arm(option.weapon), o.g.book.zone[option.zone], o.hero.zone)
        return worth if option.aid == NO_AID else worth - STEP

    # Doors

    def _open(self, option: Open) -> float:
        """Open what lies on the way, with somebody left to face what comes out."""
        o, g = self.o, self.o.g
        door = g.book.board.door(option.door)
        first, second = g.book.board.doors[door].zones
        beyond = second if first == o.hero.zone else first
        if o.steps[beyond] != o.steps[o.hero.zone] - 2:
            return NEVER
        if vault(g).doors >> door & 1 and not is_ready_for_titan(g, o.hero):
            return NEVER
        friends = _friends_near(o)
        # A healthy hero may, though it is alone. Where none did, steady players won as often: 0.3
        # points less, from -0.9 to +0.4, in 5,000 games with the same dice, m0 to m4: `sobremesa
        # simulate dceased --mission M --seats steady,steady,steady,steady --games 1000 --seed 5`.
        last = g.actions == 1 and option.by == ACTION
        if last and not friends and (o.hero.health <= FRAIL or _shuts_people_in(g, beyond)):
            return NEVER
        return STEP + 0.5 * g.actions - 2.0 * g.standing(o.hero.zone) + _company(g, friends)

    # Everything else

    def _power_up(self, option: PowerUp) -> float:
        return (2.6, 2.2, 1.4, 0.4, -1.0)[self.o.hero.power]

    def _gain_trait(self, option: GainTrait) -> float:
        more = has(self.o.g, self.o.hero, DrawMore)
        return (2.5, 2.0, 0.5)[len(self.o.hero.traits)] + 0.5 * more

    def _collect(self, option: Collect) -> float:
        return 1.0 if self.o.hero.gear else GRAB

    def _use(self, option: Use) -> float:
        return use_worth(self.o, self.plan, option.effect)

    def _trade(self, option: Trade) -> float:
        return trade_worth(self.o, option)


WORTHS: dict[type[Option], Callable[[Weighing, Any], float]] = {
    Move: Weighing._move,
    Attack: Weighing._attack,
    Open: Weighing._open,
    PowerUp: Weighing._power_up,
    GainTrait: Weighing._gain_trait,
    Collect: Weighing._collect,
    Use: Weighing._use,
    Trade: Weighing._trade,
    Interact: lambda weighing, option: ERRAND,
    Rescue: lambda weighing, option: RESCUE,
    EndTurn: lambda weighing, option: 0.0,
}


def _friends_near(o: Outlook) -> int:
    """How many friends at hand have yet to act."""
    steps = o.g.view.distance[o.hero.zone]
    return sum(
        other.ready and other is not o.hero and 0 <= steps[other.zone] <= 1
        for other in o.g.in_play()
    )


def _shuts_people_in(g: Night, room: int) -> bool:
    """Whether Civilians are behind a door, for whom Enemies would come out first."""
    building = g.view.building_of[room]
    return any(building >> zone & 1 for zone in g.hidden_civilians)


def _company(g: Night, friends: int) -> float:
    """Friends who have yet to act make it safer to find out what is inside.

    Where a single Civilian lost loses the night, all of them should be there.
    """
    others = len(g.in_play()) - 1
    if not is_about_people(g) or not others:
        return 0.0
    decisive = g.book.goal.find(CivilianLost) is not None
    if friends >= (others if decisive else NEEDED):
        return min(friends, 2) * 1.5
    return -(VERY_WARY if decisive else WARY)


def is_ready_for_titan(g: Night, opener: Hero) -> bool:
    """Whether those who can still act in this Round are likely to eliminate the titan at once."""
    titan = g.book.mission.titan
    assert titan is not None, f"{g.book.mission.id} has no titan"
    lair, toughness = g.fallen[titan.id].zone, toughness_of(g, titan.id)
    view = g.book.views[g.open_doors | vault(g).doors]
    fails = 1.0
    for hero in g.in_play():
        arm, power = arms_of(g, hero)[0], hero.power
        actions = g.actions - 1 if hero is opener else actions_of(hero) * hero.ready
        steps = view.distance_to_nearest(hero.zone, view.seen_at(lair, arm.low, arm.high))
        for _ in range(actions - (steps if steps >= 0 else FAR)):
            fails *= 1 - at_least(arm.dice + arm.rate * power, arm.accuracy, toughness)
            power = 0
    left = g.book.rounds - g.round if g.book.rounds else FAR
    return fails < (READY if left > LAST_ROUNDS else DESPERATE)
