"""What it is worth to use an effect that costs no Action: abilities, traits, Equipment, escorts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.boards.bits import bits_of, members
from sobremesa.games.dceased.content import effects as does
from sobremesa.games.dceased.content.effect_base import Effect
from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.rules.heroes import MOST_POWER
from sobremesa.games.dceased.rules.horde import count_at
from sobremesa.games.dceased.rules.weapons import targets
from sobremesa.games.dceased.state import Hero, Night

from .outlook import Outlook
from .plans import Plan, end_worth

AT_ONCE = 60.0
"""What is free and good now comes before everything that costs an Action."""
NEVER = -1000.0
WORTH_A_TRAIT = 6.0
"""What a trait must bring that could wait for a better moment."""
WORTH_A_JUMP = 9.0
"""What it must gain to go straight to another Zone."""


def use_worth(o: Outlook, plan: Plan, id: str) -> float:
    """What an effect is worth; one that nobody thought of is left alone."""
    effect = o.g.book.effects[id]
    worth = USES.get(type(effect))
    return NEVER if worth is None else worth(o, plan, effect)


def _when(holds: bool, worth: float = AT_ONCE) -> float:
    return worth if holds else NEVER


# For oneself


def _more_actions(o: Outlook, plan: Plan, effect: does.MoreActions) -> float:
    """As soon as there is something to do with them."""
    return _when(plan.zone != o.hero.zone or o.best_strike(o.hero.zone)[0] > 0)


def _gain_power(o: Outlook, plan: Plan, effect: does.GainPower) -> float:
    return _when(o.hero.power + effect.gain <= MOST_POWER)


def _heal(o: Outlook, plan: Plan, effect: does.Heal) -> float:
    company = [o.hero] if effect.who == "self" else o.g.heroes_at(o.hero.zone)
    return _when(any(_hurt(o.g, each) >= effect.health for each in company))


def _hurt(g: Night, hero: Hero) -> int:
    return g.book.heroes[hero.id].health - hero.health


def _quick_hands(o: Outlook, plan: Plan, effect: does.QuickHands) -> float:
    """For an errand, or for somebody or something that lies here."""
    g, zone = o.g, o.hero.zone
    here = (*g.tokens.values(), *g.civilians.values())
    return _when(zone in here or (zone in g.hidden_gear and not o.hero.gear))


def _draw_trait(o: Outlook, plan: Plan, effect: does.DrawTrait) -> float:
    return AT_ONCE


# Going somewhere


def _free_move(o: Outlook, plan: Plan, effect: does.FreeMove) -> float:
    """Where the plan leads away anyhow."""
    return _when(plan.zone != o.hero.zone and not plan.attacks)


def _leap(o: Outlook, plan: Plan, effect: does.Leap) -> float:
    return _jump(o, plan, o.g.view.seen_at(o.hero.zone, 1, effect.far))


def _vanish(o: Outlook, plan: Plan, effect: does.Vanish) -> float:
    return _jump(o, plan, o.g.view.sight[o.hero.zone])


def _portal(o: Outlook, plan: Plan, effect: does.Portal) -> float:
    g = o.g
    return _jump(o, plan, (g.book.board.streets | g.opened) & ~g.infested)


def _jump(o: Outlook, plan: Plan, zones: int) -> float:
    """To be elsewhere at once must be much better than what can be done on foot."""
    best = max((end_worth(o, zone, o.g.actions) for zone in members(zones)), default=NEVER)
    return _when(best >= plan.worth + WORTH_A_JUMP)


# Against Enemies


def _free_attack(o: Outlook, plan: Plan, effect: does.FreeAttack) -> float:
    """A trait waits for a good target; what comes again each Turn takes any."""
    best = 0.0
    for option in targets(o.g, o.hero, nearest=effect.near):
        best = max(best, o.strike(o.arm(option.weapon), o.g.book.zone[option.zone], o.hero.zone))
    return _when(best > (WORTH_A_TRAIT if effect.id in o.hero.traits else 1.0))


def _push(o: Outlook, plan: Plan, effect: does.Push) -> float:
    """An Enemy away from oneself, or off a Civilian, when Attacks have done what they can."""
    g, zone = o.g, o.hero.zone
    if not effect.near:
        return _when(g.standing(zone) > 0, 3.0)
    near = g.view.seen_at(zone, effect.near, effect.far)
    return _when(bool(near & g.infested & bits_of(g.civilians.values())), 3.0)


def _push_all(o: Outlook, plan: Plan, effect: does.PushAll) -> float:
    return _when(o.g.standing(o.hero.zone) >= 3)


def _knock_down(o: Outlook, plan: Plan, effect: does.KnockDown) -> float:
    return _when(o.g.standing(o.hero.zone) >= (2 if effect.count else 4))


def _sweep(o: Outlook, plan: Plan, effect: does.Sweep) -> float:
    """A crowd in sight."""
    g = o.g
    kinds = [KINDS.index(kind) for kind in effect.types]
    seen = members(g.view.sight[o.hero.zone] & g.infested)
    return _when(any(sum(count_at(g, kind, zone) for kind in kinds) >= 3 for zone in seen))


# For friends


def _push_friend(o: Outlook, plan: Plan, effect: does.PushFriend) -> float:
    """A friend out of danger, and farther is better; over here only if it is safe."""
    g, zone = o.g, o.hero.zone
    if effect.near:
        near = g.view.seen_at(zone, effect.near, effect.near)
        return _when(not g.is_infested(zone) and _is_danger(g, near), 4.0)
    return _when(_is_danger(g, 1 << zone), 6.0 if effect.zones > 1 else 4.0)


def _is_danger(g: Night, zones: int) -> bool:
    """Whether a Civilian or a weak hero stands among Enemies in one of these Zones."""
    zones &= g.infested
    weak = any(zones >> other.zone & 1 and other.health <= 2 for other in g.in_play())
    return weak or bool(zones & bits_of(g.civilians.values()))


def _rally(o: Outlook, plan: Plan, effect: does.Rally) -> float:
    """When most of those who see it can use the Power."""
    sight = o.g.view.sight[o.hero.zone]
    others = [each for each in o.g.in_play() if each is not o.hero and sight >> each.zone & 1]
    gains = sum(other.power + effect.gain <= MOST_POWER for other in others)
    return _when(gains * 2 > len(o.g.in_play()) - 1)


def _team_up(o: Outlook, plan: Plan, effect: does.TeamUp) -> float:
    return _when(bool(o.g.infested & o.g.bait()), 4.0)


USES: dict[type[Effect], Callable[[Outlook, Plan, Any], float]] = {
    does.MoreActions: _more_actions,
    does.GainPower: _gain_power,
    does.Heal: _heal,
    does.QuickHands: _quick_hands,
    does.DrawTrait: _draw_trait,
    does.FreeMove: _free_move,
    does.Leap: _leap,
    does.Vanish: _vanish,
    does.Portal: _portal,
    does.FreeAttack: _free_attack,
    does.Push: _push,
    does.PushAll: _push_all,
    does.KnockDown: _knock_down,
    does.Sweep: _sweep,
    does.PushFriend: _push_friend,
    does.Rally: _rally,
    does.TeamUp: _team_up,
}
