"""The activation: what to do, with which token, against whom, and where to stand."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE, STRIDE
from sobremesa.games.torgue.content.sheets import Weapon
from sobremesa.games.torgue.options import (
    Act,
    Activate,
    DrawCard,
    EndActivation,
    Gather,
    GatherVomit,
    Gunzerk,
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
from sobremesa.kernel import DONE, PASS, Done, Option, Pass, answers

from .goals import goal_zones, wants_objective
from .threats import Threats
from .values import Shots, best_shot, best_target

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
ROLLS = frozenset({"hold", "repair", "kit", "interact"})
"""Actions besides attacks for which a die is rolled."""
THINGS = ("deliver", "plant", "terminal", "crate", "chest", "machine")
"""What is used first."""
OTHER_ACTIONS = {"repair": 0.4, "kit": 0.35, "hold": 0.1}


class Fighting:
    """Answers of a hunter that acts."""

    @answers(ask.Activate)
    def activate(self, g: Show, question: ask.Activate) -> Option:
        """The hunter with the best shot goes first, a carrier with a way home before it."""

        def value(option: Activate) -> float:
            hunter = g.hunters[option.hunter]
            return best_shot(g, hunter, hunter.id) + (5.0 if hunter.crate else 0.0)

        return max(question.options, key=value)

    @answers(ask.Act)
    def act(self, g: Show, question: ask.Act) -> Option:
        """Free things first, then objectives, then the best shot or a better place."""
        for option in question.options:
            if isinstance(option, (Start, Gather, GatherVomit)):
                return option
            if isinstance(option, (UseLoot, DrawCard)) and worth_using(g, option):
                return option
        hunter = g.hunters[g.active]
        best, found = GOOD_SHOT, None
        for option in question.options:
            if isinstance(option, Act):
                value = action_value(g, hunter, option)
                if value > best:
                    best, found = value, option
        return EndActivation() if found is None else found

    # Where to go

    @answers(ask.Move)
    def move(self, g: Show, question: ask.Move) -> Option:
        """The best zone to be in."""
        mini = question.mini
        hunter = g.hunters[mini % COMPANION]
        if mini >= COMPANION:
            return _companion_place(g, hunter, question)
        more, ground, shots = MORE_SHOTS[_left(hunter)], Ground(g, hunter), Shots(g, hunter, mini)

        def value(option: Zone) -> float:
            return ground.at(option.zone) + more * shots.best(option.zone)

        return max(question.options, key=value)

    @answers(ask.Charge)
    def charge(self, g: Show, question: ask.Charge) -> Option:
        """Where a Charge finds the best target."""
        mini, weapon = question.mini, g.book.sheets.weapons[question.action]
        hunter = g.hunters[mini % COMPANION]
        threats = Threats(g, hunter)

        def value(option: Zone) -> float:
            shot, _ = best_target(g, hunter, mini, weapon, 8, zone=option.zone)
            return 2 * shot - threats.at(option.zone)

        return max(question.options, key=value)

    @answers(ask.Deploy)
    def deploy(self, g: Show, question: ask.Deploy) -> Option:
        """A safe zone that is not far from anything."""
        hunter = g.hunters[question.mini % COMPANION]
        ground = Ground(g, hunter)
        return max(question.options, key=lambda option: ground.at(option.zone))

    # What pays for it

    @answers(ask.Pay)
    def pay(self, g: Show, question: ask.Pay) -> Option:
        """Fight with the largest token, walk with what the way needs, else spend the smallest."""
        mini, action = question.mini, question.action
        if action in g.book.sheets.weapons or action in ROLLS:
            return max(question.options, key=_payment)
        wanted = _stride_wanted(g, mini) if action == "move" else 0
        return min(
            question.options,
            key=lambda each: abs((each.colour if isinstance(each, Pay) else 1) - wanted),
        )

    @answers(ask.Colour)
    def colour(self, g: Show, question: ask.Colour) -> Option:
        """The largest die."""
        return max(question.options, key=lambda option: option.colour)

    # Against whom, and with what

    @answers(ask.Target)
    def target(self, g: Show, question: ask.Target) -> Option:
        """The enemy whose loss helps most; a repeat only where it helps."""
        weapon = g.book.sheets.weapons[question.action]
        hunter = g.hunters[question.mini % COMPANION]
        aims = [each for each in question.options if not isinstance(each, Done)]
        value, found = best_target(g, hunter, question.mini, weapon, 8, aims)
        if question.repeat and value <= 0:
            return DONE
        return found if found is not None else question.options[0]

    @answers(ask.Hold)
    def hold(self, g: Show, question: ask.Hold) -> Option:
        """The enemy whose loss would help most."""
        fists, hunter = g.book.sheets.weapons["fists"], g.hunters[question.mini % COMPANION]
        _, found = best_target(g, hunter, question.mini, fists, 8, question.options)
        return found if found is not None else question.options[0]

    @answers(ask.Crowd, ask.HoldSecond)
    def all_targets(self, g: Show, question: ask.Crowd | ask.HoldSecond) -> Option:
        """As many as possible."""
        targets = (each for each in question.options if isinstance(each, Target))
        return next(targets, question.options[0])

    @answers(ask.Reroll)
    def reroll(self, g: Show, question: ask.Reroll) -> Option:
        """A fumble or a low total is worth another roll."""
        return Reroll() if question.die == 1 or question.total < 7 else PASS

    @answers(ask.Gunzerker)
    def gunzerk(self, g: Show, question: ask.Gunzerker) -> Option:
        """Always, with the gun that has the best target."""
        hunter, weapons = g.hunters[question.mini], g.book.sheets.weapons

        def value(option: Pass | Gunzerk) -> float:
            if isinstance(option, Pass):
                return 0.0
            return best_target(g, hunter, hunter.id, weapons[option.card], 12)[0]

        return max(question.options, key=value)

    @answers(ask.Interact)
    def interact(self, g: Show, question: ask.Interact) -> Option:
        """Objectives before chests before machines."""
        return min(question.options, key=lambda each: THINGS.index(each.thing))


def _payment(option: Pay | PayRunAndGun) -> float:
    """How gladly a token is spent on a roll: the gun's own first, then a companion's."""
    if isinstance(option, PayRunAndGun):
        return 10.0
    return option.colour + (0.5 if option.mini >= COMPANION else 0.0)


# What to do


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


class Ground:
    """How good zones are for a hunter at the end of an activation, without the shots from there."""

    __slots__ = ("_distance", "_floor", "_hurry", "_threats", "_towards", "_vomit")

    def __init__(self, g: Show, hunter: Hunter) -> None:
        self._threats = Threats(g, hunter)
        self._floor, self._vomit, self._distance = g.floor, g.vomit, g.place.map.distance
        self._towards = list(goal_zones(g, hunter))
        self._hurry = CARRIER_HURRY if hunter.crate or hunter.bombs else HURRY
        if not self._towards:
            self._towards = [enemy.zone for enemy in g.enemies.values()]
            self._hurry = NEARER

    def at(self, zone: int) -> float:
        """How good one zone is."""
        loot = LOOT_VALUE * len(self._floor.get(zone, ()))
        value = loot + VOMIT_VALUE * bool(self._vomit.get(zone)) - self._threats.at(zone)
        if self._towards:
            value -= self._hurry * min(self._distance(zone, goal) for goal in self._towards)
        return value


def _reach(g: Show, hunter: Hunter) -> int:
    colours = [token.colour for token in hunter.tokens if not token.spent]
    steps = STRIDE[max(colours, default=0)]
    return min(steps, CARRIER_STRIDE) if hunter.crate else steps


def _move_value(g: Show, hunter: Hunter) -> float:
    """What a Move gains: towards an objective at once, else over shooting from here."""
    left, ground, shots = _left(hunter), Ground(g, hunter), Shots(g, hunter, hunter.id)
    here, shot = ground.at(hunter.zone), shots.best(hunter.zone)
    stay = here + MORE_SHOTS[left] * shot
    now = later = stay
    nearer = 0.0
    for zone in members(destinations(g, hunter, _reach(g, hunter))):
        if zone == hunter.zone:
            continue
        there = ground.at(zone)
        nearer = max(nearer, there - here)
        now = max(now, there + MORE_SHOTS[left - 1] * shots.best(zone))
        later = max(later, there + MORE_SHOTS[left - 1] * shot)
    if goal_zones(g, hunter):
        return nearer
    if left > 1 and shot > GOOD_SHOT and now <= later:
        return 0.0
    gain = max(now, later) - stay
    return gain + shot if gain > 0 else 0.0


def _companion_place(g: Show, hunter: Hunter, question: ask.Move) -> Zone:
    """Where a companion shoots best, and is near to somebody."""
    if not g.enemies:
        return question.options[0]
    shots, distance = Shots(g, hunter, question.mini), g.place.map.distance

    def value(option: Zone) -> float:
        near = min(distance(option.zone, enemy.zone) for enemy in g.enemies.values())
        return shots.best(option.zone) - 0.1 * near

    return max(question.options, key=value)


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
