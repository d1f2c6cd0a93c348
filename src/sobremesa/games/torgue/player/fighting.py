"""The activation: what to do, with which token, against whom, and where to stand."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE, GREEN, RED, YELLOW
from sobremesa.games.torgue.options import (
    Act,
    Activate,
    Aim,
    AtBarrel,
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
from sobremesa.games.torgue.rules.movement import actor_of
from sobremesa.games.torgue.rules.sight import hunter_view
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import DONE, PASS, Done, Match, Option, Pass, answers
from sobremesa.kernel.player import Idea

from .arms import Arm, Arms, Wielder, best_from, mark_of
from .goals import goal_zones, rolls_here
from .ground import Ground
from .looting import worth_using
from .marks import Marks, marks_of
from .plans import Plan, Turn, companion_places

CARRIER_FIRST = 9.0
LOW_TOTAL = 7
"""A total that is worth another roll."""
THINGS = ("deliver", "plant", "terminal", "crate", "chest", "machine")
"""What is used first."""
ROLLS = frozenset({"hold", "repair", "kit"})
"""Actions besides attacks for which a die is rolled."""
END = EndActivation()


class Fighting:
    """Answers of a hunter that acts."""

    _plan: Plan | None = None
    """What it is about to do; forgotten when it is done."""
    _known: tuple[Show, int, int, Marks] | None = None
    """The marks of a position."""
    _intended: Plan | None = None
    """What somebody has decided to do next, whatever it would like best itself."""

    def ideas(self, match: Match[Show], seat: int) -> Sequence[Idea]:
        """In an activation whole actions: with which token, at whom, or where to."""
        g, question = match.state, match.ask_of(seat)
        if not isinstance(question, ask.Act):
            return ()
        own = self.act(g, question)
        if own != END and self._plan is None:
            return [own]
        acts = [option for option in question.options if isinstance(option, Act)]
        more = Turn(g, g.hunters[g.active], acts, self._marks).alternatives() if acts else []
        first: list[Idea] = [END if self._plan is None else self._plan.bare()]
        return list(dict.fromkeys([*first, *more, END]))

    def pursue(self, idea: Idea) -> None:
        assert isinstance(idea, Plan), f"expected a plan, got {idea!r}"
        self._intended = idea

    def under_way(self, match: Match[Show], seat: int) -> Option | None:
        """What pays for the action that has been begun, and at whom it is aimed, or where to."""
        g, question = match.state, match.ask_of(seat)
        match question:
            case ask.Pay() if self._planned(question.mini, question.action):
                return self.pay(g, question)
            case ask.Move() if self._planned(question.mini, "move"):
                return self.move(g, question)
            case ask.Target(repeat=0) if self._planned(question.mini, question.action):
                return self.target(g, question)
        return None

    @answers(ask.Activate)
    def activate(self, g: Show, question: ask.Activate) -> Option:
        """A carrier with a way home goes first, then the hunter with the best shot."""
        marks = self._marks(g)

        def value(option: Activate) -> float:
            hunter = g.hunters[option.hunter]
            if hunter.crate:
                return CARRIER_FIRST
            return Arms(Wielder(g, hunter, marks), hunter.id).best_here(hunter.zone)

        return max(question.options, key=value)

    @answers(ask.Act)
    def act(self, g: Show, question: ask.Act) -> Option:
        """Free things first, then what the plan of the activation says."""
        intended, self._intended = self._intended, None
        if intended is not None and intended.act in question.options:
            self._plan = intended
            return intended.act
        acts = []
        for option in question.options:
            if isinstance(option, Act):
                acts.append(option)
            elif _is_free_gain(g, option):
                return option
        self._plan = Turn(g, g.hunters[g.active], acts, self._marks).best() if acts else None
        return END if self._plan is None else self._plan.act

    def _marks(self, g: Show) -> Marks:
        """The marks, kept as long as no die has fallen: in the hunters' turn none can change."""
        known = self._known
        if known is None or known[0] is not g or known[1:3] != (g.dice.seed, g.spotlight):
            known = self._known = g, g.dice.seed, g.spotlight, marks_of(g)
        return known[3]

    def _planned(self, mini: int, action: str) -> Plan | None:
        """The plan, if that is what is being done."""
        plan = self._plan
        return plan if plan is not None and plan.act == Act(mini, action) else None

    def _replanned(self, g: Show, question: ask.Pay) -> Plan | None:
        """A plan for an action that somebody else has chosen, or in a Reaction."""
        act, hunter = Act(question.mini, question.action), g.hunters[question.mini % COMPANION]
        if act.action != "move" and act.action not in g.book.sheets.weapons:
            return None
        if not any(not token.spent for token in hunter.tokens):
            return None
        self._plan = Turn(g, hunter, [act], marks_of).only(act)
        return self._plan

    # Where to go

    @answers(ask.Move)
    def move(self, g: Show, question: ask.Move) -> Option:
        """Where the plan says, else the best zone to be in."""
        mini = question.mini
        plan, self._plan = self._planned(mini, "move"), None
        if plan is not None and Zone(plan.zone) in question.options:
            return Zone(plan.zone)
        hunter = g.hunters[mini % COMPANION]
        arms = Arms(Wielder(g, hunter, marks_of(g)), mini)
        if mini >= COMPANION:
            if not g.enemies:
                return question.options[0]
            place = companion_places(g, arms)
            return max(question.options, key=lambda each: place(each.zone))
        ground = Ground(g, hunter, goal_zones(g, hunter))
        return max(question.options, key=lambda each: ground.at(each.zone) + arms.best(each.zone))

    @answers(ask.Charge)
    def charge(self, g: Show, question: ask.Charge) -> Option:
        """Where a Charge finds the best target."""
        mini, weapon = question.mini, g.book.sheets.weapons[question.action]
        hunter = g.hunters[mini % COMPANION]
        arms = Arms(Wielder(g, hunter, marks_of(g)), mini)
        arms.arms = [arm for arm in arms.arms if arm.weapon is weapon]
        ground = Ground(g, hunter, goal_zones(g, hunter))
        return max(
            question.options, key=lambda each: 2 * arms.best(each.zone) + ground.at(each.zone)
        )

    @answers(ask.Deploy)
    def deploy(self, g: Show, question: ask.Deploy) -> Option:
        """A safe zone that is not far from anything."""
        hunter = g.hunters[question.mini % COMPANION]
        ground = Ground(g, hunter, goal_zones(g, hunter))
        return max(question.options, key=lambda option: ground.at(option.zone))

    # What pays for it

    @answers(ask.Pay)
    def pay(self, g: Show, question: ask.Pay) -> Option:
        """What the plan says; a companion's own token first, and the gun's own before all."""
        plan = self._planned(question.mini, question.action) or self._replanned(g, question)
        wanted = plan.colours if plan is not None else ()
        if not wanted:
            rolls = question.action in ROLLS or question.action in g.book.sheets.weapons
            rolls = rolls or (question.action == "interact" and rolls_here(g, question.mini))
            wanted = (GREEN, YELLOW, RED) if rolls else (RED, YELLOW, GREEN)

        def order(option: Pay | PayRunAndGun) -> tuple[int, int]:
            if isinstance(option, PayRunAndGun):
                return -2, 0
            if option.mini >= COMPANION:
                return -1, -option.colour
            place = wanted.index(option.colour) if option.colour in wanted else 9
            return place, -option.origin

        return min(question.options, key=order)

    @answers(ask.Colour)
    def colour(self, g: Show, question: ask.Colour) -> Option:
        """The largest die."""
        return max(question.options, key=lambda option: option.colour)

    # Against whom, and with what

    @answers(ask.Target)
    def target(self, g: Show, question: ask.Target) -> Option:
        """Whom the plan says, else whose loss helps most; a repeat only where it helps."""
        plan, self._plan = self._planned(question.mini, question.action), None
        if plan is not None and not question.repeat and plan.aim in question.options:
            assert plan.aim is not None
            return plan.aim
        aims = [each for each in question.options if not isinstance(each, Done)]
        arm, zone = self._arm_of(g, question), actor_of(g, question.mini).zone
        distance = g.place.map.distance
        sides = DIE[arm.weapon.die if arm.weapon.die >= 0 else max(0, question.colour)]

        def value(aim: Aim) -> float:
            there = g.enemies[aim.mini].zone if isinstance(aim, Target) else aim.zone
            return arm.value(aim, distance(zone, there), sides)

        best = max(aims, key=value)
        return DONE if question.repeat and value(best) <= 0 else best

    def _arm_of(self, g: Show, question: ask.Target) -> Arm:
        more: tuple[str, ...] = ("gunzerker",) * question.gunzerker
        more += ("reaction",) * question.reaction
        weapon = g.book.sheets.weapons[question.action]
        hunter = g.hunters[question.mini % COMPANION]
        zones = 0
        for aim in question.options:
            if isinstance(aim, Target):
                zones |= 1 << g.enemies[aim.mini].zone
            elif isinstance(aim, AtBarrel):
                zones |= 1 << aim.zone
        return Arm(Wielder(g, hunter, marks_of(g, zones)), weapon, more)

    @answers(ask.Hold)
    def hold(self, g: Show, question: ask.Hold) -> Option:
        """The enemy whose loss would help most."""
        marks = marks_of(g)
        return max(question.options, key=lambda option: mark_of(g, marks, option.mini).worth)

    @answers(ask.Crowd, ask.HoldSecond)
    def all_targets(self, g: Show, question: ask.Crowd | ask.HoldSecond) -> Option:
        """As many as possible, the worst ones first."""
        targets = [each for each in question.options if isinstance(each, Target)]
        if not targets:
            return question.options[0]
        marks = marks_of(g)
        return max(targets, key=lambda option: mark_of(g, marks, option.mini).damage(1))

    @answers(ask.Reroll)
    def reroll(self, g: Show, question: ask.Reroll) -> Option:
        """A fumble or a low total is worth another roll."""
        return Reroll() if question.die == 1 or question.total < LOW_TOTAL else PASS

    @answers(ask.Gunzerker)
    def gunzerk(self, g: Show, question: ask.Gunzerker) -> Option:
        """With the gun that has the best target; not where it does more harm than good."""
        hunter, weapons = g.hunters[question.mini], g.book.sheets.weapons
        by = Wielder(g, hunter, marks_of(g, hunter_view(g, hunter.zone)))

        def value(option: Pass | Gunzerk) -> float:
            if isinstance(option, Pass):
                return 0.0
            return best_from(g, [Arm(by, weapons[option.card], ("gunzerker",))], hunter.zone)

        return max(question.options, key=value)

    @answers(ask.Interact)
    def interact(self, g: Show, question: ask.Interact) -> Option:
        """Objectives before chests before machines."""
        return min(question.options, key=lambda each: THINGS.index(each.thing))


def _is_free_gain(g: Show, option: Option) -> bool:
    """Whether something costs nothing and is worth doing at once."""
    if isinstance(option, (UseLoot, DrawCard)):
        return worth_using(g, option)
    return isinstance(option, (Start, Gather, GatherVomit))
