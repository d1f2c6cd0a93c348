"""What everything else that a hero may do in its Turn is worth, in the same rough points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.boards.bits import bits_of
from sobremesa.games.dceased.content import effects as does
from sobremesa.games.dceased.content.effect_base import Effect
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
from sobremesa.games.dceased.rules.heroes import MOST_POWER, actions_of
from sobremesa.games.dceased.rules.horde import toughness_of
from sobremesa.games.dceased.rules.movement import plan_of
from sobremesa.games.dceased.rules.weapons import arms_of, targets
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import Option

from .fights import at_least, strike_worth
from .outlook import STEP, Outlook
from .plans import NEVER, Plan, best_plan

WARY, VERY_WARY = 5.5, 30.0
LAST = 1
READY = 0.4


def attack_worth(o: Outlook, option: Attack) -> float:
    """What an Attack that is offered is worth."""
    zone = o.g.book.zone[option.zone]
    arm = next(arm for arm in o.arms if arm.weapon == option.weapon)
    worth = o.kill_worth(zone, o.hero.zone)
    return strike_worth(o.g, o.hero, arm, zone, o.hero.zone, worth)[0]


def open_worth(o: Outlook, option: Open) -> float:
    """Open what lies on the way, with Actions left to face what comes out."""
    g, hero = o.g, o.hero
    door = g.book.board.door(option.door)
    first, second = g.book.board.doors[door].zones
    beyond = second if first == hero.zone else first
    if o.steps[beyond] != o.steps[hero.zone] - 2:
        return NEVER
    if o.vault.doors >> door & 1 and not _ready_for_titan(o):
        return NEVER
    if g.actions < LAST and option.by == "action" and not _friends_near(o):
        return NEVER
    return STEP + 0.5 * g.actions - 2.0 * g.standing(hero.zone) + _company(o)


def _friends_near(o: Outlook) -> int:
    g, hero = o.g, o.hero
    distance = g.view.distance[hero.zone]
    return sum(
        other.ready and other is not hero and 0 <= distance[other.zone] <= 1
        for other in g.in_play()
    )


def _company(o: Outlook) -> float:
    """Friends who have yet to act make it safer to find out what is inside."""
    if not o.about_people:
        return 0.0
    near = _friends_near(o)
    alone = len(o.g.in_play()) == 1
    wary = WARY if o.g.book.goal.find(CivilianLost) is None else VERY_WARY
    return 0.0 if alone else min(near, 2) * 1.5 - wary * (near == 0)


def _ready_for_titan(o: Outlook) -> bool:
    """Whether those who can still act in this Round are likely to eliminate the titan at once."""
    g = o.g
    titan = g.book.mission.titan
    assert titan is not None
    lair, toughness = g.fallen[titan.id].zone, toughness_of(g, titan.id)
    inside = g.book.views[g.open_doors | o.vault.doors]
    fails = 1.0
    for hero in g.in_play():
        if not hero.ready:
            continue
        actions = g.actions - 1 if hero is o.hero else actions_of(hero)
        power = hero.power
        for arm in arms_of(g, hero)[:1]:
            zones = inside.seen_at(lair, arm.low, arm.high)
            steps = inside.distance_to_nearest(hero.zone, zones)
            for _ in range(actions - steps):
                dice = arm.dice + arm.rate * power
                fails *= 1 - at_least(dice, arm.accuracy, toughness)
                power = 0
    left = g.book.rounds - g.round if g.book.rounds else 99
    return fails < (READY if left > 3 else 0.8)


def move_worth(o: Outlook, plan: Plan, option: Move) -> float:
    """The step that the plan begins with; a card's aid only where it saves Actions."""
    g = o.g
    if g.book.zone[option.zone] != plan.first or plan.first == o.hero.zone or plan.attacks:
        return NEVER
    how = plan_of(g, o.hero, option)
    if how.must_fight and g.actions - how.cost < 1:
        return NEVER
    return 40.0 - 2.0 * how.cost - (1.5 if how.aid != "-" else 0.0)


def power_up_worth(o: Outlook) -> float:
    return (2.6, 2.2, 1.4, 0.4, -1.0)[o.hero.power]


def gain_trait_worth(o: Outlook) -> float:
    return (2.5, 2.0, 0.5)[len(o.hero.traits)]


def use_worth(o: Outlook, option: Use) -> float:
    """What an effect is worth; one that nobody thought of is left alone."""
    effect = o.g.book.effects[option.effect]
    worth = USES.get(type(effect))
    return worth(o, effect) if worth is not None else NEVER


def _in_danger(g: Night, zones: int) -> bool:
    """Whether a Civilian or a weak hero stands among Enemies in one of these Zones."""
    zones &= g.infested
    weak = any(zones >> other.zone & 1 and other.health <= 2 for other in g.in_play())
    return weak or bool(zones & bits_of(g.civilians.values()))


def _hurt(g: Night, hero: Hero) -> int:
    return g.book.heroes[hero.id].health - hero.health


def _free_attack(o: Outlook, effect: does.FreeAttack) -> float:
    """A trait waits for a good target; what comes again each Turn takes any."""
    best = max(
        (attack_worth(o, each) for each in targets(o.g, o.hero, nearest=effect.near)), default=0.0
    )
    if effect.id in o.hero.traits:
        return best + 40 if best > 6 else NEVER
    return best + 40 if best > 1 else NEVER


def _push(o: Outlook, effect: does.Push) -> float:
    g, hero = o.g, o.hero
    if not effect.near:
        return 3.0 if g.standing(hero.zone) else NEVER
    near = g.view.seen_at(hero.zone, effect.near, effect.far)
    return 3.0 if near & g.infested & bits_of(g.civilians.values()) else NEVER


def _push_friend(o: Outlook, effect: does.PushFriend) -> float:
    g, hero = o.g, o.hero
    if effect.near:
        near = g.view.seen_at(hero.zone, effect.near, effect.near)
        return 4.0 if not g.is_infested(hero.zone) and _in_danger(g, near) else NEVER
    return (6.0 if effect.zones > 1 else 4.0) if _in_danger(g, 1 << hero.zone) else NEVER


def _heal(o: Outlook, effect: does.Heal) -> float:
    g, hero = o.g, o.hero
    company = [hero] if effect.who == "self" else g.heroes_at(hero.zone)
    return 90.0 if any(_hurt(g, each) >= effect.health for each in company) else NEVER


def _crowded(worth: float, crowd: int) -> Callable[[Outlook, Any], float]:
    """Worth it as soon as so many Enemies stand around."""
    return lambda o, effect: worth if o.g.standing(o.hero.zone) >= crowd else NEVER


USES: dict[type[Effect], Callable[[Outlook, Any], float]] = {
    does.MoreActions: lambda o, e: 50.0,
    does.GainPower: lambda o, e: 48.0 if o.hero.power + e.gain <= MOST_POWER else NEVER,
    does.FreeAttack: _free_attack,
    does.Heal: _heal,
    does.QuickHands: lambda o, e: 90.0 if o.hero.zone in o.g.tokens.values() else NEVER,
    does.DrawTrait: lambda o, e: 49.0,
    does.Sweep: _crowded(45.0, 3),
    does.Push: _push,
    does.PushFriend: _push_friend,
    does.PushAll: _crowded(45.0, 3),
    does.KnockDown: lambda o, e: 45.0
    if o.g.standing(o.hero.zone) >= (2 if e.count else 4)
    else NEVER,
    does.Rally: lambda o, e: 6.0,
    does.TeamUp: lambda o, e: 4.0 if o.g.infested & o.g.bait() else NEVER,
    does.FreeMove: lambda o, e: 5.0 if o.steps[o.hero.zone] >= 2 else NEVER,
}


class Weighing:
    """The worth of each option of a Turn, by one outlook and one plan."""

    def __init__(self, g: Night, hero: Hero) -> None:
        self.o = Outlook(g, hero)
        self.plan = best_plan(self.o)

    def worth(self, option: Option) -> float:
        """What an option is worth to a hero now."""
        o = self.o
        match option:
            case Move():
                return move_worth(o, self.plan, option)
            case Attack():
                return attack_worth(o, option)
            case Interact():
                return 100.0
            case Rescue():
                return 80.0
            case Open():
                return open_worth(o, option)
            case Use():
                return use_worth(o, option)
            case Collect():
                return 41.0 if not o.hero.gear else 1.0
            case PowerUp():
                return power_up_worth(o)
            case GainTrait():
                return gain_trait_worth(o)
            case Trade():
                return NEVER
            case EndTurn():
                return 0.0
        raise AssertionError(f"expected an option of a Turn, got {option}")
