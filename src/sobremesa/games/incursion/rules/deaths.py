"""Deaths: the last windows of a figure, and its removal."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.events import CardLeft, Died, ItemDropped, VolatileRolled
from sobremesa.games.incursion.options import First, Play
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place
from sobremesa.kernel import Flow, Pass

from .cards import could_play, title_window
from .missions import check_end
from .reaction import stop_watching

VOLATILE_EXPLODES = 2
VOLATILE_BLAZES = 4


def resolve_deaths(g: Battle, dying: list[Figure], chooser: int, *, shot: bool) -> Flow[None]:
    """Resolve deaths one after another, in an order the chooser picks.

    inc.ruling.deaths-after-attack, inc.ruling.death-queue: deaths that these deaths cause join the
    end of the queue. `shot` says whether they were killed by shooting.
    """
    for figure in dying:
        _fall(g, figure)
    ordered = yield from in_order(g, dying, chooser, ask.NextDeath, shot=shot)
    queue = [(figure, shot) for figure in ordered]
    bodies: list[Figure] = []
    while queue:
        figure, was_shot = queue.pop(0)
        caused = yield from _last_windows(g, figure, shot=was_shot)
        bodies.append(figure)
        if not queue or not _alike(g, figure, queue[0][0]):
            _clear_away(g, bodies)
            bodies = []
        for victim in caused:
            _fall(g, victim)
        ordered = yield from in_order(g, caused, SWD, ask.NextDeath)
        queue += [(victim, False) for victim in ordered]


def in_order(
    g: Battle,
    figures: list[Figure],
    chooser: int,
    kind: type[ask.NextInOrder],
    *,
    shot: bool = False,
) -> Flow[list[Figure]]:
    """The figures in the order their chooser wants, where anybody could make it matter."""
    left = list(figures)
    ordered: list[Figure] = []
    while len(left) > 1 and _order_matters(g, left, chooser, kind, shot=shot):
        # Who burns at the end of a turn may die and blaze before the next one does.
        different = left if kind is ask.NextPassed else _different(g, left)
        if len(different) == 1:
            break
        answer = yield from kind(chooser, [First(figure.id) for figure in different])
        chosen = g.figures[answer.figure]
        left.remove(chosen)
        ordered.append(chosen)
    return ordered + left


def _different(g: Battle, figures: list[Figure]) -> list[Figure]:
    """One of each that are alike: among those no order matters: inc.ruling.equals-together."""
    found: list[Figure] = []
    for figure in figures:
        if not any(_alike(g, figure, other) for other in found):
            found.append(figure)
    return found


def _alike(g: Battle, figure: Figure, other: Figure) -> bool:
    """Whether two figures differ in nothing but where they stand; a bomb differs by that too."""
    if figure.kind != other.kind or g.can(figure, "volatile"):
        return False
    return (
        figure.damage == other.damage
        and figure.effects == other.effects
        and figure.kept == other.kept
        and figure.frozen == other.frozen
        and figure.carrying == other.carrying
    )


def _order_matters(
    g: Battle, figures: list[Figure], chooser: int, kind: type[ask.NextInOrder], *, shot: bool
) -> bool:
    """Whether anything could happen between them: inc.ruling.order-asked.

    Hits can be negated, deaths can blaze or go off, and figures that burn may have both.
    """
    if g.blaze != NOBODY:
        return False
    if kind is ask.NextHit:
        return _hits_matter(g, chooser)
    if kind is ask.NextPassed and _may_negate(g, chooser):
        return True
    return (shot and any(g.can(figure, "volatile") for figure in figures)) or any(
        could_play(g, chooser, figure.side, "blaze_of_glory")
        for figure in figures
        if _may_blaze(g, figure)
    )


def _hits_matter(g: Battle, chooser: int) -> bool:
    """Hits that are all known matter in their order only if both sides could do something."""
    kill = g.book.cheapest_kill
    return _may_negate(g, chooser) and all(
        g.hands[side] or g.cp[side] >= kill for side in (ALLIES, SWD)
    )


def _may_negate(g: Battle, chooser: int) -> bool:
    return any(could_play(g, chooser, side, "lucky_devil") for side in (ALLIES, SWD))


def _fall(g: Battle, figure: Figure) -> None:
    """From its last DP on a figure is out of action, but still on its square."""
    figure.place = Place.DYING
    drop_item(g, figure, wilful=False)


def _last_windows(g: Battle, figure: Figure, *, shot: bool) -> Flow[list[Figure]]:
    """The windows of one death; gives the figures that it kills in turn."""
    caused: list[Figure] = []
    if g.blaze == NOBODY:
        blazes = yield from _blaze_of_glory(g, figure)
        if not blazes and shot and g.can(figure, "volatile"):
            yield from _volatile(g, figure, caused)
    return caused


def _clear_away(g: Battle, bodies: list[Figure]) -> None:
    """Remove the dead; who has blown up is gone already."""
    for figure in bodies:
        if figure.place == Place.DYING:
            remove(g, figure)
    check_end(g)


def _blaze_of_glory(g: Battle, figure: Figure) -> Flow[bool]:
    """inc.ruling.blaze-who: its owner may let it act once more; gives whether it did."""

    def chance(side: int, offered: list[Pass | Play]) -> ask.BlazeOfGlory:
        return ask.BlazeOfGlory(side, offered, figure.id, shown=True)

    if not _may_blaze(g, figure):
        return False
    blazes = yield from title_window(g, (figure.side,), "blaze_of_glory", figure, chance)
    if blazes:
        yield from _blaze(g, figure)
    return blazes


def _may_blaze(g: Battle, figure: Figure) -> bool:
    """A frozen zombie does not act in the German turn, not even to die."""
    return not (figure.frozen and g.side == SWD)


def _volatile(g: Battle, figure: Figure, caused: list[Figure]) -> Flow[None]:
    """The Bomberzombie blows up, falls or blazes: inc.fig.volatile-roll."""
    die = g.dice.roll(6)
    g.tell(VolatileRolled(figure.id, die))
    if die <= VOLATILE_EXPLODES:
        from .areas import explode  # a death may be a blast, and a blast deaths

        cell = figure.cell
        remove(g, figure)
        caused += yield from explode(g, "volatile", figure, cell, SWD)
    elif die >= VOLATILE_BLAZES:
        yield from _blaze(g, figure)


def _blaze(g: Battle, figure: Figure) -> Flow[None]:
    from .activation import blaze  # the death of one figure may be its last activation

    yield from blaze(g, figure)


def remove(g: Battle, figure: Figure) -> None:
    """A casualty leaves the board: inc.shoot.casualty, inc.ruling.effects-die-with-figure."""
    cell = figure.cell
    g.tell(Died(figure.id, cell))
    stop_watching(g, figure, "dead")
    g.lift(figure)
    figure.place, figure.cell = Place.DEAD, cell
    figure.ap = 0
    for card in figure.effects:
        del g.in_play[card]
        for memory in g.let_be:
            memory.pop(card, None)
        g.discard.append(card)
        g.tell(CardLeft(card))
    figure.effects = ()
    g.discard += figure.kept
    figure.kept = ()
    if g.credited == figure.id:
        g.credited, g.credit = NOBODY, 0
    if figure.kind == "gretel":
        g.special = 0
    if figure.kind == "sturmzombie":
        del g.figures[figure.id]


def drop_item(g: Battle, figure: Figure, *, wilful: bool) -> None:
    """The item of a carrier lies on its square: inc.item.drop-any-time, inc.item.death-drops."""
    if not figure.carrying:
        return
    figure.carrying = False
    g.beacon = figure.cell
    g.dropped = figure.id if wilful else NOBODY
    g.tell(ItemDropped(figure.id, figure.cell, wilful))
