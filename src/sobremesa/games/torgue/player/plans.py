"""The plan of an activation: what to do next, and with which token, at whom, or where to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from sobremesa.boards.bits import members
from sobremesa.games.torgue.content.schema import DIE, GREEN, RED, STRIDE, YELLOW
from sobremesa.games.torgue.options import Act, Aim
from sobremesa.games.torgue.rules.attack import charge_ends, charge_steps
from sobremesa.games.torgue.rules.movement import destinations, stride
from sobremesa.games.torgue.state import NOWHERE, Companion, Hunter, Show, available

from .arms import Arm, Arms, Shot, Wielder, best_from, shots_from
from .chores import chore_value
from .goals import goal_zones, wants_objective
from .ground import Ground
from .marks import Marks

GOOD_SHOT = 0.18
GOOD_GRENADE = 0.35
OBJECTIVE_VALUE = 9.0
SPARE, THRIFT = 0.1, 0.92
"""What a larger token must gain to be spent on a walk, and on an attack."""
AIMS = ((), (1.0,), (1.45, 0.55), (1.65, 1.05, 0.3))
"""For so many shots: how often they are aimed at the best, the second and the third target."""
SHOTS = (0.0, 1.0, 1.7, 2.2, 2.5, 2.7)
"""What several shots from another zone are worth beside one."""
SURE = 0.65
"""How often a good shot hits."""
ERRAND = 3.0
"""What a walk for the scenario's goal must gain to be made before all shots."""
COMPANION_MOVE = 0.3
SHOTS_TRIED, WALKS_TRIED = 4, 3
"""How many other attacks and walks are worth a thought."""


class Plan(NamedTuple):
    """The next action, and how it is meant."""

    act: Act
    value: float
    aim: Aim | None = None
    shot: Shot | None = None
    zone: int = NOWHERE
    colours: tuple[int, ...] = ()
    """The colours that may pay for it, the best first."""

    def bare(self) -> Plan:
        """What is to be done, without what led to it: the same in every world."""
        return self._replace(value=0.0, shot=None)


def by_value(thing: Plan | Shot) -> float:
    """How good something is."""
    return thing.value


class Turn:
    """What a hunter can do with the tokens that it has left."""

    def __init__(
        self, g: Show, hunter: Hunter, acts: Sequence[Act], marks: Callable[[Show], Marks]
    ) -> None:
        self.g, self.hunter, self.acts, self._look = g, hunter, acts, marks
        self.tokens = sorted(token.colour for token in hunter.tokens if not token.spent)
        self.goals = goal_zones(g, hunter)

    # What is looked at when it is needed

    @cached_property
    def marks(self) -> Marks:
        """The enemies to aim at."""
        return self._look(self.g)

    @cached_property
    def wielder(self) -> Wielder:
        """What all weapons have in common."""
        return Wielder(self.g, self.hunter, self.marks)

    @cached_property
    def arms(self) -> Arms:
        """The hunter's attacks."""
        return Arms(self.wielder, self.hunter.id)

    @cached_property
    def guns(self) -> Arms | None:
        """The guns that are left for the free attack at the end of the activation."""
        return gunzerker_arms(self.g, self.hunter, self.wielder)

    @cached_property
    def ground(self) -> Ground:
        """The zones."""
        return Ground(self.g, self.hunter, self.goals)

    def best(self) -> Plan | None:
        """The best thing to do now, or nothing."""
        first = self._grenade() or self._objective() or self._companion_by_itself()
        if first is not None or not self.tokens:
            return first
        best = max([*self._fight(), *self._chores()], key=by_value, default=None)
        if best is None or best.shot is None:
            return best
        return best._replace(colours=self._dice(best.shot))

    def only(self, act: Act) -> Plan | None:
        """How an action is meant that has been chosen already."""
        if act.action == "move":
            return self._walk(())
        plans = [plan for plan in self._shots() if plan.act == act and plan.shot is not None]
        best = max(plans, key=by_value, default=None)
        if best is None or best.shot is None:
            return None
        return best._replace(colours=self._dice(best.shot))

    def alternatives(self) -> list[Plan]:
        """What else is worth a thought: the best attacks and walks, and every chore."""
        if not self.tokens:
            return []
        shots = sorted(self._shots(), key=by_value, reverse=True)[:SHOTS_TRIED]
        aimed = [
            plan if plan.shot is None else plan._replace(colours=self._dice(plan.shot))
            for plan in shots
        ]
        return [plan.bare() for plan in (*aimed, *self._walks(), *self._chores())]

    # What comes first

    def _grenade(self) -> Plan | None:
        """A grenade costs no token."""
        weapons = self.g.book.sheets.weapons
        for act in self.acts:
            weapon = weapons.get(act.action)
            if weapon is not None and weapon.kind == "grenade":
                arm = Arm(self.wielder, weapon)
                shots = shots_from(self.g, [arm], self.hunter.zone)
                shot = max(shots, key=by_value, default=None)
                if shot is not None and shot.value > GOOD_GRENADE:
                    return Plan(act, shot.value, aim=shot.aim)
        return None

    def _objective(self) -> Plan | None:
        for act in self.acts:
            if act.action == "interact" and wants_objective(self.g, self.hunter, act.mini):
                return Plan(act, OBJECTIVE_VALUE)
        return None

    def _companion_by_itself(self) -> Plan | None:
        """A companion with tokens of its own attacks, or goes where it can."""
        companion = self.g.companion(self.hunter)
        if companion is None or not available(companion.tokens):
            return None
        plans = [plan for plan in self._companion_shots(companion) if plan.value > GOOD_SHOT]
        return max(plans, key=by_value, default=None) or self._companion_move(companion)

    # Shooting

    def _shots(self) -> Iterator[Plan]:
        """All attacks that a token of the hunter pays for."""
        lost = self._gunzerk_lost()
        plain = [arm for arm in self.arms.arms if not arm.traits.charge]
        for shot in shots_from(self.g, plain, self.hunter.zone):
            act = Act(self.hunter.id, shot.arm.weapon.id)
            value = shot.value - (lost if self._spoils(shot) else 0.0)
            yield Plan(act, value, shot.aim, shot)
        for arm in self.arms.arms:
            if arm.traits.charge and Act(self.hunter.id, arm.weapon.id) in self.acts:
                yield from self._charges(arm)
        companion = self.g.companion(self.hunter)
        if companion is not None and not available(companion.tokens):
            yield from self._companion_shots(companion)

    def _companion_shots(self, companion: Companion) -> Iterator[Plan]:
        arms = Arms(self.wielder, companion.id).arms
        for shot in shots_from(self.g, arms, companion.zone):
            act = Act(companion.id, shot.arm.weapon.id)
            yield Plan(act, shot.value, shot.aim, shot)

    def _charges(self, arm: Arm) -> Iterator[Plan]:
        """An attack after a Charge: where it ends is chosen later."""
        steps = charge_steps(self.g, self.hunter, self.tokens[-1])
        ends = charge_ends(self.g, self.hunter, self.hunter, arm.weapon, steps)
        value = max([best_from(self.g, [arm], zone) for zone in members(ends)], default=0.0)
        if value > 0:
            yield Plan(Act(self.hunter.id, arm.weapon.id), value, colours=(GREEN, YELLOW, RED))

    def _gunzerk(self, zone: int) -> float:
        """What the free attack at the end is worth from a zone."""
        return self.guns.best(zone) if self.guns is not None else 0.0

    def _gunzerk_lost(self) -> float:
        """What a shot with the last unused gun takes from that attack."""
        if self.guns is None or len(self.guns.arms) > 1 or not self.tokens:
            return 0.0
        if self.g.sheet(self.hunter).rules["gunzerker_any_gun"]:
            return 0.0
        return self.guns.best_here(self.hunter.zone) / len(self.tokens)

    def _spoils(self, shot: Shot) -> bool:
        weapon = shot.arm.weapon
        return weapon.kind == "gun" and weapon.id not in self.hunter.used

    def _dice(self, shot: Shot) -> tuple[int, ...]:
        """The colours for an attack: a larger one only where it gains something."""
        colours = dict.fromkeys(self.tokens)
        if len(colours) < 2:
            return tuple(colours)
        values = {
            colour: shot.arm.value(shot.aim, shot.distance, DIE[colour]) * THRIFT**colour
            for colour in colours
        }
        return tuple(sorted(values, key=lambda colour: -values[colour]))

    # Fighting or moving

    def _fight(self) -> list[Plan]:
        """Shoot, go where shooting is better or life is safer, or keep the last token for it."""
        count, here = len(self.tokens), self.hunter.zone
        errand = self._walk(()) if self.goals else None
        if errand is not None and errand.value > ERRAND:
            return [errand]
        shots = sorted(self._shots(), key=by_value, reverse=True)
        shot = shots[0] if shots and shots[0].value > GOOD_SHOT else None
        if shot is not None and count > 1 and not self.goals and self._is_best_here(shots):
            return [shot]
        if self.goals:
            return [plan for plan in (shot, errand) if plan is not None]
        walk = self._walk(shots)
        stay = self.ground.at(here) + self._gunzerk(here)
        kept = self._worth(shots, count - 1) + stay + self.ground.reserve(here)
        fought = self._worth(shots, count) + stay
        if walk is not None and walk.value > max(kept, fought):
            return [walk._replace(value=walk.value - stay)]
        if shot is None or (count == 1 and kept > fought):
            return []
        return [shot]

    def _worth(self, shots: Sequence[Plan], count: int) -> float:
        """What so many shots from here are worth together."""
        best: dict[Aim | None, float] = {}
        for shot in shots:
            best.setdefault(shot.aim, shot.value)
        shares = AIMS[min(count, 3)]
        return sum([share * value for share, value in zip(shares, best.values(), strict=False)])

    def _is_best_here(self, shots: Sequence[Plan]) -> bool:
        """Whether no other place can be worth the token that it takes to go there."""
        count = len(self.tokens)
        most = max(mark.damage(1) for marks in self.marks.values() for mark in marks)
        return SURE * most * SHOTS[min(5, count - 1)] <= self._worth(shots, count)

    def _walk(self, shots: Sequence[Plan]) -> Plan | None:
        """The best zone to go to: to shoot from there, or after all shots from here."""
        hunter, left = self.hunter, len(self.tokens) - 1
        act = Act(hunter.id, "move")
        if act not in self.acts:
            return None
        ground, more = self.ground, SHOTS[min(5, left)]
        later = 0.0 if self.goals else self._worth(shots, left)
        best, found, shoots = -99.0, NOWHERE, False
        for most, zone, now in sorted(self._ways(more, later), reverse=True):
            if most <= best:
                break
            value = most - ground.danger(zone)
            if value > best:
                best, found, shoots = value, zone, now >= later
        if found == NOWHERE:
            return None
        if self.goals:
            best -= ground.at(hunter.zone)
        elif not shoots and shots and shots[0].value > GOOD_SHOT:
            return None if left else Plan(act, best, zone=found, colours=self._stride(found))
        return Plan(act, best, zone=found, colours=self._stride(found))

    def _walks(self) -> list[Plan]:
        """The zones that are worth most, to shoot from or to be in."""
        act, left = Act(self.hunter.id, "move"), len(self.tokens) - 1
        if act not in self.acts:
            return []
        ways = [
            (most - self.ground.danger(zone), zone)
            for most, zone, _ in self._ways(SHOTS[min(5, left)], 0.0)
        ]
        best = sorted(ways, reverse=True)[:WALKS_TRIED]
        return [Plan(act, value, zone=zone, colours=self._stride(zone)) for value, zone in best]

    def _ways(self, more: float, later: float) -> Iterator[tuple[float, int, float]]:
        """Where it may go: what that is worth at the most, and what the shots there are."""
        hunter, safe, smallest = self.hunter, self.ground.safe, self.tokens[0]
        seen = 1 << hunter.zone
        for colour in dict.fromkeys(self.tokens):
            zones = destinations(self.g, hunter, stride(hunter, colour)) & ~seen
            seen |= zones
            for zone in members(zones):
                now = more * self.arms.best(zone) if more and not self.goals else 0.0
                most = max(now, later) + safe(zone)
                if not self.goals:
                    most += self._gunzerk(zone)
                yield most - SPARE * (colour - smallest), zone, now

    def _stride(self, zone: int) -> tuple[int, ...]:
        """The colours that carry so far, the smallest first."""
        hunter = self.hunter
        return tuple(
            colour
            for colour in dict.fromkeys(self.tokens)
            if destinations(self.g, hunter, stride(hunter, colour)) >> zone & 1
        )

    # Other things

    def _companion_move(self, companion: Companion) -> Plan | None:
        """Somewhere it can attack from; nearer to the enemies at least."""
        act = Act(companion.id, "move")
        if act not in self.acts or not self.g.enemies:
            return None
        arms = Arms(self.wielder, companion.id)
        zones = destinations(self.g, companion, STRIDE[GREEN])
        zone = max(members(zones), key=companion_places(self.g, arms))
        return None if zone == companion.zone else Plan(act, COMPANION_MOVE, zone=zone)

    def _chores(self) -> Iterator[Plan]:
        for act in self.acts:
            value = chore_value(self.g, self.hunter, act)
            if value > GOOD_SHOT:
                yield Plan(act, value)


def gunzerker_arms(g: Show, hunter: Hunter, by: Wielder) -> Arms | None:
    """The guns that are left for the free attack at the end of the activation."""
    if g.book.content.hunters[hunter.kind].special != "gunzerker":
        return None
    any_gun = g.sheet(hunter).rules["gunzerker_any_gun"] > 0
    arms = Arms(by, hunter.id, ("gunzerker",))
    arms.arms = [
        arm
        for arm in arms.arms
        if arm.weapon.kind == "gun" and (any_gun or arm.weapon.id not in hunter.used)
    ]
    return arms if arms.arms else None


def companion_places(g: Show, arms: Arms) -> Callable[[int], float]:
    """How good a zone is for a companion: where it attacks best, and is near to somebody."""
    distance, zones = g.place.map.distance, tuple(members(g.enemy_zones))
    return lambda zone: arms.best(zone) - 0.1 * min([distance(zone, other) for other in zones])
