"""Which forces to buy: every way to spend the points, and what is good in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sobremesa.boards.memo import kept
from sobremesa.games.incursion.content.book import Book
from sobremesa.games.incursion.content.schema import ALLIES, SIDE_NAMES
from sobremesa.games.incursion.rules.forces import LOT
from sobremesa.games.incursion.state import Battle

Army = tuple[str, ...]
"""Kinds of figures, in the order of the book; a lot of Sturmzombies is one of them."""
SKILLS = {"sergeant_in_charge": 2.0, "commander": 1.5, "zombie_controller": 0.5, "agile": 0.5}
"""What abilities are worth beyond the points: those of leaders above all."""
SLACK = 2.0
"""How much worse than the best an army may be and still be chosen."""


def bought(g: Battle, side: int) -> Army:
    """What a side has bought so far."""
    force = g.forces[side]
    return tuple(sorted((*force.figures, *[LOT] * force.lots)))


def good_armies(book: Book, side: int, has: Army) -> list[Army]:
    """The best ways to go on from what is bought already, the better ones more than once."""
    scored = [(merit(book, army), army) for army in armies(book, side, has)]
    least = max((score for score, _ in scored), default=0.0) - SLACK
    return [army for score, army in scored for _ in range(round(2 * (score - least)) + 1)]


def _armies(book: Book, side: int, begun: Army) -> tuple[Army, ...]:
    """Every force that leaves no points for anything more."""
    kinds = [kind for kind, card in book.figures.items() if card.side == SIDE_NAMES[side]]
    cheapest = min(book.figures[kind].rp for kind in kinds)
    has = Counter(begun)
    points = book.rp[side] - sum(book.figures[kind].rp for kind in begun)
    found = [
        tuple(kind for kind in kinds for _ in range(has[kind] + more[kind]))
        for more, left in _purchases(book, kinds, has, points)
        if not any(_fits(book, kind, has[kind] + more[kind], left) for kind in kinds)
        or left < cheapest
    ]
    return tuple(army for army in found if _may_fight(book, side, army))


armies = kept(_armies, 512)


def _purchases(
    book: Book, kinds: list[str], has: Counter[str], points: int
) -> Iterator[tuple[Counter[str], int]]:
    """How many of each kind could be bought, and the points left."""
    if not kinds:
        yield Counter(), points
        return
    first, rest = kinds[0], kinds[1:]
    count = 0
    while True:
        for more, left in _purchases(book, rest, has, points - count * book.figures[first].rp):
            more[first] = count
            yield more, left
        if not _fits(book, first, has[first] + count, points - count * book.figures[first].rp):
            return
        count += 1


def _fits(book: Book, kind: str, owned: int, points: int) -> bool:
    """Whether one more of the kind can be bought."""
    profile = book.figures[kind]
    return profile.rp <= points and not (profile.limit and owned >= profile.limit)


def _may_fight(book: Book, side: int, army: Army) -> bool:
    """Whether the mission lets the army in, and it can do what the mission is about."""
    if side == ALLIES:
        return len(army) >= book.mission.allied_figures
    return LOT in army and (book.goal != "beacon" or any(_can_carry(book, kind) for kind in army))


def _can_carry(book: Book, kind: str) -> bool:
    return not book.figures[kind].abilities & {"zombie", "no_pick_up"}


def merit(book: Book, army: Army) -> float:
    """How good an army is: its points, and what goes well together."""
    spent = float(sum(book.figures[kind].rp for kind in army))
    able = frozenset[str]().union(*(book.figures[kind].abilities for kind in army))
    return spent + sum(worth for ability, worth in SKILLS.items() if ability in able)
