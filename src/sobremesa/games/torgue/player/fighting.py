"""The activation: what to do, with which token, against whom, and where to stand."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE, STRIDE
from sobremesa.games.torgue.content.sheets import Weapon
from sobremesa.games.torgue.options import (
    Act,
    Activate,
    Colour,
    DrawCard,
    EndActivation,
    Gather,
    GatherVomit,
    Gunzerk,
    Interact,
    Pay,
    PayRunAndGun,
    Reroll,
    Start,
    Target,
    UseLoot,
    Zone,
)
from sobremesa.games.torgue.rules.loot import LEGENDARY
from sobremesa.games.torgue.rules.movement import CARRIER_STRIDE, destinations
from sobremesa.games.torgue.rules.upkeep import wounded_tokens
from sobremesa.games.torgue.state import Hunter, Show, reds
from sobremesa.kernel import DONE, PASS, Option
from sobremesa.kernel.old import Ask

from .goals import goal_zones, wants_objective
from .threats import threat
from .values import armed, best_shot, best_target

GOOD_SHOT = 0.18
GRENADE_IS_FREE = 2.5
OBJECTIVE_VALUE = 9.0
CARRIER_HURRY, HURRY = 5.0, 2.5
"""How much a step towards an objective is worth, beside shots of 1 or so."""
MORE_SHOTS = (0.0, 1.0, 1.7, 2.2, 2.5, 2.7)
"""What several shots are worth beside one: the first takes the best target."""
NEARER = 0.06
"""What a step towards the enemies is worth to somebody who cannot shoot."""
LOOT_VALUE, VOMIT_VALUE = 0.5, 0.4
OTHER_ACTIONS = {"repair": 0.4, "kit": 0.35, "hold": 0.1}

# What to do


def act(g: Show, ask: Ask) -> Option:
    """Free things first, then objectives, then the best shot or a better place."""
    for option in ask.options:
        if isinstance(option, (Start, Gather, GatherVomit)):
            return option
        if isinstance(option, (UseLoot, DrawCard)) and worth_using(g, option):
            return option
    hunter = g.hunters[g.active]
    best, chosen = GOOD_SHOT, EndActivation()
    found: Option = chosen
    for option in ask.options:
        if isinstance(option, Act):
            value = action_value(g, hunter, option)
            if value > best:
                best, found = value, option
    return found


def worth_using(g: Show, option: UseLoot | DrawCard) -> bool:
    """Whether a loot token should be used now."""
    hunter, sort = g.hunters[option.hunter], option.loot
    kind = g.book.loot[sort].kind
    if isinstance(option, DrawCard):
        return sort == LEGENDARY or kind == "gun" or len(hunter.gear) < 5
    if kind == "health":
        medicine = 1 + g.sheet(hunter).attributes["medicine"]
        hurt = len(wounded_tokens(hunter))
        return hurt >= min(medicine, 2) or (hurt > 0 and reds(hunter) == len(hunter.tokens))
    if kind == "ammo":
        return any(item.spent and g.book.gear[item.card].kind == "gun" for item in hunter.gear)
    return False


def action_value(g: Show, hunter: Hunter, option: Act) -> float:
    """How good an action is now, beside a shot that surely kills a common enemy: 1 or so."""
    weapon = g.book.sheets.weapons.get(option.action)
    if weapon is not None:
        value, _ = best_target(g, hunter, option.mini, weapon, _sides(g, hunter, weapon))
        return value * (GRENADE_IS_FREE if weapon.kind == "grenade" else 1.0)
    if option.action == "interact":
        return OBJECTIVE_VALUE if wants_objective(g, hunter, option.mini) else 0.0
    if option.action == "move":
        if option.mini >= COMPANION:
            return 0.3 if best_shot(g, hunter, option.mini) < GOOD_SHOT and g.enemies else 0.0
        return _move_value(g, hunter)
    return OTHER_ACTIONS.get(option.action, 0.0)


def _sides(g: Show, hunter: Hunter, weapon: Weapon) -> int:
    """The die of the best token at hand, or the grenade's own."""
    if weapon.die >= 0:
        return DIE[weapon.die]
    colours = [token.colour for token in hunter.tokens if not token.spent]
    return DIE[max(colours, default=0)]


# Where to stand


def _left(hunter: Hunter) -> int:
    return min(len(MORE_SHOTS) - 1, sum(not token.spent for token in hunter.tokens))


def stand(g: Show, hunter: Hunter, zone: int) -> float:
    """How good a zone is at the end of an activation, without the shots from there."""
    value = LOOT_VALUE * len(g.floor.get(zone, ())) + VOMIT_VALUE * bool(g.vomit.get(zone))
    value -= threat(g, hunter, zone)
    goals = goal_zones(g, hunter)
    if goals:
        hurry = CARRIER_HURRY if hunter.crate or hunter.bombs else HURRY
        value -= hurry * min(g.place.map.distance(zone, goal) for goal in goals)
    elif g.enemies:
        value -= NEARER * min(g.place.map.distance(zone, e.zone) for e in g.enemies.values())
    return value


def _reach(g: Show, hunter: Hunter) -> int:
    colours = [token.colour for token in hunter.tokens if not token.spent]
    steps = STRIDE[max(colours, default=0)]
    return min(steps, CARRIER_STRIDE) if hunter.crate else steps


def _move_value(g: Show, hunter: Hunter) -> float:
    """What a Move gains: towards an objective at once, else over shooting from here."""
    left = _left(hunter)
    here = stand(g, hunter, hunter.zone)
    shot = best_shot(g, hunter, hunter.id)
    stay = here + MORE_SHOTS[left] * shot
    now = later = stay
    nearer = 0.0
    for zone in members(destinations(g, hunter, _reach(g, hunter))):
        if zone == hunter.zone:
            continue
        there = stand(g, hunter, zone)
        nearer = max(nearer, there - here)
        now = max(now, there + MORE_SHOTS[left - 1] * best_shot(g, hunter, hunter.id, zone))
        later = max(later, there + MORE_SHOTS[left - 1] * shot)
    if goal_zones(g, hunter):
        return nearer
    if left > 1 and shot > GOOD_SHOT and now <= later:
        return 0.0
    gain = max(now, later) - stay
    return gain + shot if gain > 0 else 0.0


def move(g: Show, ask: Ask) -> Option:
    """The best zone to be in."""
    mini = ask.about[0]
    hunter = g.hunters[mini % COMPANION]
    if mini >= COMPANION:
        return max(ask.options, key=lambda option: _companion_place(g, hunter, mini, option))
    shots = MORE_SHOTS[_left(hunter)]

    def value(option: Option) -> float:
        zone = zone_of(option)
        return stand(g, hunter, zone) + shots * best_shot(g, hunter, mini, zone)

    return max(ask.options, key=value)


def _companion_place(g: Show, hunter: Hunter, mini: int, option: Option) -> float:
    zone = zone_of(option)
    if not g.enemies:
        return 0.0
    near = min(g.place.map.distance(zone, enemy.zone) for enemy in g.enemies.values())
    return best_shot(g, hunter, mini, zone) - 0.1 * near


def zone_of(option: Option) -> int:
    """The zone that an option names."""
    assert isinstance(option, Zone)
    return option.zone


def charge(g: Show, ask: Ask) -> Option:
    """Where a Charge finds the best target."""
    mini, weapon_id = ask.about
    hunter, weapon = g.hunters[mini % COMPANION], g.book.sheets.weapons[weapon_id]

    def value(option: Option) -> float:
        zone = zone_of(option)
        shot, _ = best_target(g, hunter, mini, weapon, 8, zone=zone)
        return 2 * shot - threat(g, hunter, zone)

    return max(ask.options, key=value)


def deploy(g: Show, ask: Ask) -> Option:
    """A safe zone that is not far from anything."""
    hunter = g.hunters[ask.about % COMPANION]
    return max(ask.options, key=lambda option: stand(g, hunter, zone_of(option)))


# How to do it


def pay(g: Show, ask: Ask) -> Option:
    """Fight with the largest token, walk with what the way needs, else spend the smallest."""
    mini, action = ask.about
    rolls = action in g.book.sheets.weapons or action in ("hold", "repair", "kit", "interact")
    if not rolls:
        wanted = _stride_wanted(g, mini) if action == "move" else 0
        return min(ask.options, key=lambda each: abs(getattr(each, "colour", 1) - wanted))
    value = {
        option: (
            10.0
            if isinstance(option, PayRunAndGun)
            else option.colour + (0.5 if option.mini >= COMPANION else 0.0)
        )
        for option in ask.options
        if isinstance(option, (Pay, PayRunAndGun))
    }
    return max(value, key=lambda option: value[option])


def _stride_wanted(g: Show, mini: int) -> int:
    """The colour that reaches the next goal, or a middle one."""
    if mini >= COMPANION:
        return 1
    hunter = g.hunters[mini]
    goals = goal_zones(g, hunter)
    if hunter.crate or not goals:
        return 1
    far = min(g.place.map.distance(hunter.zone, goal) for goal in goals)
    return min(2, max(0, far - 1))


def colour(g: Show, ask: Ask) -> Option:
    """The largest die."""
    return max(ask.options, key=lambda option: option.colour if isinstance(option, Colour) else 0)


def target(g: Show, ask: Ask) -> Option:
    """The enemy whose loss helps most."""
    mini, action, repeat, *_ = ask.about
    hunter = g.hunters[mini % COMPANION]
    weapon = g.book.sheets.weapons.get(action, g.book.sheets.weapons["fists"])
    value, found = best_target(g, hunter, mini, weapon, 8, list(ask.options))
    if repeat and value <= 0:
        return DONE
    return found if found is not None else ask.options[0]


def all_targets(g: Show, ask: Ask) -> Option:
    """As many as possible."""
    return next((each for each in ask.options if isinstance(each, Target)), ask.options[0])


def reroll(g: Show, ask: Ask) -> Option:
    """A fumble or a low total is worth another roll."""
    _, die, total = ask.about
    return Reroll() if die == 1 or total < 7 else PASS


def interact(g: Show, ask: Ask) -> Option:
    """Objectives before chests before machines."""
    order = ("deliver", "plant", "terminal", "crate", "chest", "machine")
    return min(
        ask.options,
        key=lambda each: order.index(each.thing) if isinstance(each, Interact) else 9,
    )


def activate(g: Show, ask: Ask) -> Option:
    """The hunter with the best shot goes first, a carrier with a way home before it."""

    def value(option: Option) -> float:
        assert isinstance(option, Activate)
        hunter = g.hunters[option.hunter]
        return best_shot(g, hunter, hunter.id) + (5.0 if hunter.crate else 0.0)

    return max(ask.options, key=value)


def gunzerk(g: Show, ask: Ask) -> Option:
    """Always, with the gun that has the best target."""
    hunter, weapons = g.hunters[ask.about], g.book.sheets.weapons

    def value(option: Option) -> float:
        if not isinstance(option, Gunzerk):
            return 0.0
        return best_target(g, hunter, hunter.id, weapons[option.card], 12)[0]

    return max(ask.options, key=value)


__all__ = [
    "act", "action_value", "activate", "all_targets", "armed", "charge", "colour", "deploy",
    "gunzerk", "interact", "move", "pay", "reroll", "target", "worth_using", "zone_of",
]  # fmt: skip
