"""What a figure looks at when it plans: whom it could hurt from where, and where it wants to be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sobremesa.boards.bits import members
from sobremesa.boards.memo import Table, kept
from sobremesa.boards.square import FACINGS
from sobremesa.games.incursion.content.book import Book
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.rules.movement import may_carry
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place, rival

from .orders import carrier, costs_to, objective, routes, runner, starts
from .paths import FAR, Stance, barriers, stance, steps_from
from .sights import arrivals, beside, fronts, view
from .values import CLOSE, NEAR, blow_worth, shot_worth

HUNGER = 0.35
"""What a step towards the enemy is worth to the SWD."""
SIDEWAYS = 0.2
"""What it costs to look another way than that to the enemy."""
KEEP = 3
"""Who shoots need not come nearer than so many steps."""
OUTSIDE, CARRIES = 6, 8
"""How many steps farther away an enemy outside seems, and how many nearer one with the item."""
MARGIN = 2
"""A German goes for the item if the enemy is nearer to it by no more than so many points."""
WATCHED = 0.8
"""What an action under the eyes of somebody in reaction fire costs."""
ENOUGH = 6.0
"""So many for each of those make up for it: reaction fire runs out of ammunition."""
PACE = {"escape": 1.0, "seal": 0.6, "beacon": 0.6}
RUN = {"escape": 1.6, "seal": 1.0, "beacon": 1.6}
"""What a point nearer to the goal is worth to the Allies, and to the foremost of them."""
HURRY = 0.06
"""How much more it is worth with every turn: the horde grows."""
DANGER = 0.25
"""What each blow costs that an enemy could strike there in its next turn."""
LOOK, WATCHING = 0.1, 1.4
"""What it is worth to look where an enemy comes from, and to wait for it in reaction fire."""
AT_THE_GOAL = 8.0
IN_FRONT = 0.8
"""What it costs a leader to be ahead of the others, for each point."""
MAKE_WAY = 0.5
"""What it costs to stand in the way of who carries the item, for each square of that way."""
BURNING = 2.0


class Outlook:
    """What both sides look at: whom a figure could hurt from where, and who waits for it."""

    costs: bytes | None
    """The points from every stance to the figure's goal, if it has one."""
    place: Callable[[Stance], float]
    """How good it is to stand there when the activation ends."""

    def __init__(self, g: Battle, figure: Figure) -> None:
        self.g, self.figure, self.here = g, figure, stance(figure)
        self.kind = g.book.kind[figure.kind]
        self.enemies = g.stands[rival(figure.side)]
        self.solid = g.solid()
        self.blocked = barriers(g)
        self.blockers = g.blockers() & ~(1 << figure.cell)
        self.watched = self._watched() if g.watching else 0
        self.beside = beside(g.book, self.enemies)
        self.in_the_way = self._in_the_way() if g.book.goal == "beacon" else {}
        self._hurt: dict[tuple[bool, int], float] = {}
        self._seen: dict[Stance, int] = {}

    def _watched(self) -> int:
        """The squares where enemies in reaction fire would fire at the figure."""
        g, squares = self.g, 0
        for id in g.watching:
            other = g.figures[id]
            if other.side != self.figure.side and g.blaze == NOBODY:
                squares |= view(g.book.grid, stance(other), self.solid)
        return squares

    def _in_the_way(self) -> dict[int, float]:
        """The squares that a friend with the item needs: the nearer to it, the worse."""
        friend = carrier(self.g)
        if friend is None or friend.side != self.figure.side or friend is self.figure:
            return {}
        way = next(way for figure, way in routes(self.g, friend.side) if figure is friend)
        return {cell: MAKE_WAY * (len(way) - i + 5) for i, (cell, _) in enumerate(way)}

    def caution(self) -> float:
        """What each action under the eyes of enemies in reaction fire costs."""
        return WATCHED

    def waiting(self, there: Stance) -> float:
        """How good it is to enter reaction fire there."""
        return 0.0

    def rate(self, there: Stance) -> float:
        """What a point does there: the best shot or blow."""
        best = 0.0
        if self.beside >> (there >> 2) & 1:
            for cell in members(fronts(self.g.book.grid, there, self.solid) & self.enemies):
                best = max(best, self._worth(False, cell))
        if self.kind.gun is not None:
            for cell in members(self.seen(there)):
                best = max(best, self._worth(True, cell))
        return best

    def seen(self, there: Stance) -> int:
        """The squares of the enemies that could be shot from a stance."""
        known = self._seen.get(there)
        if known is None:
            grid = self.g.book.grid
            known = view(grid, there, self.solid) & self.enemies
            if known:
                known &= grid.field_of_view(there >> 2, FACINGS[there & 3], self.blockers)
            self._seen[there] = known
        return known

    def _worth(self, shot: bool, cell: int) -> float:
        known = self._hurt.get((shot, cell))
        if known is None:
            target = self.g.figures[self.g.at[cell]]
            hurt = shot_worth if shot else blow_worth
            known = self._hurt[shot, cell] = hurt(self.g, self.figure, target)
        return known


class Nearness(Table[Stance, float]):
    """How good each stance is to who hunts somebody: the nearer the better, looking ahead."""

    def __init__(self, book: Book, steps: bytes, keep: int) -> None:
        self.steps = steps
        self._ahead = book.grid.steps
        self._keep = keep

    def __missing__(self, there: Stance) -> float:
        cell = there >> 2
        steps, ahead = self.steps[cell], self._ahead[there & 3][cell]
        score = -HUNGER * max(steps, self._keep)
        if steps and (ahead < 0 or self.steps[ahead] >= steps):
            score -= SIDEWAYS
        self[there] = score
        return score


def _nearness(book: Book, cell: int, blocked: int, shoots: bool) -> Nearness:
    return Nearness(book, steps_from(book, cell, blocked), KEEP if shoots else 0)


nearness = kept(_nearness, 1024)
"""How good each stance is for who hunts somebody on a square."""


class Hunt(Outlook):
    """What the SWD looks at: how near the enemy is, and who sees us."""

    def __init__(self, g: Battle, figure: Figure) -> None:
        super().__init__(g, figure)
        stances = objective(g, figure) if _fetches(g, figure) else None
        self.costs = costs_to(g, figure, stances) if stances else None
        meeting = self._prey() if self.costs is None else figure.cell
        self.nearness = nearness(g.book, meeting, self.blocked, self.kind.gun is not None)
        plain = self.costs is None and not self.in_the_way and not g.fires
        self.place = self.nearness.__getitem__ if plain else self._place

    def _prey(self) -> int:
        """Where the enemy is that this figure hunts: a near one, or who carries the item."""
        g, figure = self.g, self.figure
        mine = steps_from(g.book, figure.cell, self.blocked)
        best, meeting, board = 4 * FAR, figure.cell, Place.BOARD
        for prey in [other for other in g.figures.values() if other.side == ALLIES]:
            inside = prey.place is board
            handicap = (0 if inside else OUTSIDE) - CARRIES * prey.carrying
            for cell in (prey.cell,) if inside else [start >> 2 for start in starts(g, prey)]:
                score = mine[cell] + handicap
                if score < best:
                    best, meeting = score, cell
        return meeting

    def caution(self) -> float:
        """Less in a crowd: those in reaction fire run out of ammunition."""
        g = self.g
        watchers = sum(1 for id in g.watching if g.figures[id].side == ALLIES)
        if self.costs is not None:
            return WATCHED
        steps = self.nearness.steps
        crowd = sum(1 for cell in members(g.stands[SWD]) if steps[cell] <= NEAR)
        crowd += sum(g.waiting.values())
        return max(0.0, WATCHED * (1 - crowd / (ENOUGH * max(1, watchers))))

    def _place(self, there: Stance) -> float:
        """The nearer the better, looking ahead, out of the fire."""
        cell = there >> 2
        score = self.nearness[there] if self.costs is None else -float(self.costs[there])
        if self.in_the_way:
            score -= self.in_the_way.get(cell, 0.0)
        return score - BURNING if cell in self.g.fires else score


def _fetches(g: Battle, figure: Figure) -> bool:
    """Whether a German goes for the item: with it in hand, or if there before the enemy."""
    if g.book.goal != "beacon" or not may_carry(g, figure):
        return False
    if figure.carrying or g.beacon < 0:
        return figure.carrying
    rivals = [f for f in g.on_board(ALLIES) if may_carry(g, f)]
    return way_to(g, figure) <= min((way_to(g, f) for f in rivals), default=FAR) + MARGIN


def way_to(g: Battle, figure: Figure) -> int:
    """The points that a figure needs to the item."""
    return costs_to(g, figure, objective(g, figure))[stance(figure)]


class Surroundings(Table[int, tuple[float, tuple[float, ...]]]):
    """What may happen on each square in the enemy's next turn, and how much from which way."""

    def __init__(
        self, book: Book, blocked: int, threats: Sequence[tuple[int, float]], fires: Sequence[int]
    ) -> None:
        self._book, self._blocked = book, blocked
        self._threats, self._fires = threats, fires

    def __missing__(self, cell: int) -> tuple[float, tuple[float, ...]]:
        steps = steps_from(self._book, cell, self._blocked)
        from_where = arrivals(self._book, cell, self._blocked)
        points = 0.0
        ways = [0.0, 0.0, 0.0, 0.0]
        for other, count in self._threats:
            away = steps[other]
            if away > NEAR:
                continue
            if away <= CLOSE:
                points += count * (CLOSE - away)
            weight = count * (1.0 if away <= CLOSE else 0.4)
            arriving = from_where[other]
            for way in range(4):
                if arriving >> way & 1:
                    ways[way] += weight
        fire = BURNING if cell in self._fires else 0.0
        self[cell] = found = DANGER * points + fire, tuple(ways)
        return found


def _surroundings(
    book: Book, blocked: int, threats: tuple[tuple[int, float], ...], fires: tuple[int, ...]
) -> Surroundings:
    return Surroundings(book, blocked, threats, fires)


surroundings = kept(_surroundings, 256)
"""What may happen where, if enemies come from certain squares and others burn."""


class March(Outlook):
    """What the Allies look at: the way to the goal, and who could strike from where."""

    def __init__(self, g: Battle, figure: Figure) -> None:
        super().__init__(g, figure)
        stances = objective(g, figure)
        self.costs = costs_to(g, figure, stances) if stances else None
        self.around = surroundings(g.book, self.blocked, self._threats(), tuple(g.fires))
        goal = g.book.goal
        self.pace = RUN[goal] if figure is runner(g, ALLIES) else PACE[goal]
        self.pace *= 1 + HURRY * g.turn
        self.front = self._front() if g.can(figure, "sergeant_in_charge") else 0
        self.place = self._place

    def _threats(self) -> tuple[tuple[int, float], ...]:
        """The squares that enemies come from, with how many there are."""
        g = self.g
        found = [(cell, 1.0) for cell in members(self.enemies)]
        waiting = dict(g.waiting)
        for figure in g.figures.values():
            if figure.side == SWD and figure.place is Place.WAITING:
                waiting[figure.point] = waiting.get(figure.point, 0) + 1
        for point, count in waiting.items():
            if point in g.book.points:
                found.append((g.book.points[point].edges[0][0], 0.7 * min(count, 4)))
        return tuple(found)

    def _front(self) -> int:
        """How near to the goal the foremost of the others is."""
        if self.costs is None:
            return 0
        others = (f for f in self.g.on_board(ALLIES) if f.id != self.figure.id)
        return min((self.costs[stance(other)] for other in others), default=0)

    def _place(self, there: Stance) -> float:
        """On to the goal, away from blows, with an eye on where they come from."""
        danger, ways = self.around[there >> 2]
        score = LOOK * ways[there & 3] - danger - self.in_the_way.get(there >> 2, 0.0)
        if self.costs is None:
            return score
        cost = self.costs[there]
        score -= self.pace * cost
        if cost < self.front:
            score -= IN_FRONT * (self.front - cost)
        if not cost and self.g.book.goal != "escape":
            score += AT_THE_GOAL
        return score

    def waiting(self, there: Stance) -> float:
        if self.kind.gun is None or self.seen(there):
            return 0.0
        return min(3.0, WATCHING * self.around[there >> 2][1][there & 3])


def outlook_of(g: Battle, figure: Figure) -> Outlook:
    """What a figure of either side looks at."""
    return Hunt(g, figure) if figure.side == SWD else March(g, figure)
