"""A plan that is being followed: on to its end, as long as nothing has changed."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.dceased.options import GainTrait, Go, Move, PowerUp
from sobremesa.games.dceased.rules.movement import NO_AID, WALK
from sobremesa.games.dceased.state import NOWHERE, Hero, Night
from sobremesa.kernel import Option

from .outlook import threats
from .plans import Plan
from .turns import Weighing


class Course:
    """Where a hero is on its way to. Whoever does not know it would plan much the same again."""

    def __init__(self) -> None:
        self.end = NOWHERE
        self.known: tuple[object, ...] = ()
        """How things must stand for the plan to hold."""

    def weighing(self, g: Night, hero: Hero, *, holds: bool) -> Weighing:
        """What deeds are worth; who is where it wanted to be need not look around again."""
        if holds and hero.zone == self.end:
            return Weighing(g, hero, Plan(0.0, hero.zone, hero.zone))
        return Weighing(g, hero)

    def follow(self, weighing: Weighing, deed: Option) -> None:
        """Note the plan of a Turn as long as deeds are part of it."""
        o, plan = weighing.o, weighing.plan
        waits = plan.zone == o.hero.zone and isinstance(deed, PowerUp | GainTrait)
        if waits or (isinstance(deed, Move) and o.g.book.zone[deed.zone] != plan.zone):
            self.end, self.known = plan.zone, _signs(o.g, o.hero)
        else:
            self.end = NOWHERE

    def step(self, g: Night, hero: Hero, options: Sequence[Option]) -> Move | None:
        """The next step on foot of a plan that still holds, if the way is free."""
        if hero.zone == self.end:
            return None
        distance = g.view.distance[self.end]
        left = distance[hero.zone] - 1
        for option in options:
            if type(option) is Move and option.by == WALK and option.aid == NO_AID:
                zone = g.book.zone[option.zone]
                if distance[zone] == left and not (left and g.infested >> zone & 1):
                    if not left:
                        self.end = NOWHERE
                    return option
        return None

    def onward(self, g: Night, hero: Hero, options: Sequence[Option]) -> Go | None:
        """Where a long Move goes on, likewise."""
        if not self.holds(g, hero):
            return None
        distance = g.view.distance[self.end]
        for option in options:
            if isinstance(option, Go):
                zone = g.book.zone[option.zone]
                if distance[zone] == distance[hero.zone] - 1 and not g.infested >> zone & 1:
                    return option
        return None

    def holds(self, g: Night, hero: Hero) -> bool:
        """Whether there is a plan, and everything is as it was when it was made."""
        return self.end != NOWHERE and self.known == _signs(g, hero)


def _signs(g: Night, hero: Hero) -> tuple[object, ...]:
    return g.round, hero.id, len(g.civilians), threats(g)
