"""A plan that is being followed: on to its end, as long as nothing has changed."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.dceased.options import Move
from sobremesa.games.dceased.rules.movement import NO_AID, WALK
from sobremesa.games.dceased.state import NOWHERE, Hero, Night
from sobremesa.kernel import Option

from .outlook import danger_map
from .turns import Weighing


class Course:
    """Where a hero is on its way to. Whoever does not know it would plan the same again."""

    def __init__(self) -> None:
        self.end = NOWHERE
        self.known: tuple[object, ...] = ()
        """How things must stand for the plan to hold."""
        self.danger: Sequence[float] = ()
        """The map of dangers that it was made for; it is the same one while Enemies stay put."""

    def follow(self, weighing: Weighing, deed: Option) -> None:
        """Note the plan of a Turn if this deed is a step of it, and not the last one."""
        o, plan = weighing.o, weighing.plan
        self.end = NOWHERE
        if isinstance(deed, Move) and deed.by == WALK and deed.aid == NO_AID:
            to = o.g.book.zone[deed.zone]
            if to != plan.zone:
                self.end, self.danger = plan.zone, o.danger
                self.known = _signs(o.g, o.hero, to)

    def step(self, g: Night, hero: Hero, options: Sequence[Option]) -> Move | None:
        """The next step on foot, if there is a plan that still holds and the way is free."""
        if self.end == NOWHERE:
            return None
        end, self.end = self.end, NOWHERE
        if self.known != _signs(g, hero, hero.zone) or danger_map(g) is not self.danger:
            return None
        distance = g.view.distance[end]
        left = distance[hero.zone] - 1
        for option in options:
            if type(option) is Move and option.by == WALK and option.aid == NO_AID:
                zone = g.book.zone[option.zone]
                if distance[zone] == left and not (left and g.infested >> zone & 1):
                    if left:
                        self.end, self.known = end, _signs(g, hero, zone)
                    return option
        return None


def _signs(g: Night, hero: Hero, zone: int) -> tuple[object, ...]:
    return g.round, hero.id, zone, hero.power, hero.traits, g.open_doors
