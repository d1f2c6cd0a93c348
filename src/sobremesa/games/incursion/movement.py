"""Movement: steps, facing, doors, items, entering and leaving the board, and leaps."""

from __future__ import annotations

from sobremesa.boards.square import FACINGS
from sobremesa.kernel import PASS, Ask, Flow, Option, Pass, unexpected

from .book import ALLIES, Kind
from .burning import enter_fire
from .effects import total
from .events import (
    DoorMoved,
    Entered,
    GateSealed,
    ItemTaken,
    LeftBoard,
    LeptBack,
    Stepped,
    Turned,
)
from .fire import acts
from .missions import check_end, check_left_board
from .options import PickUp, Seal, Step, Take, Turn, UseDoor
from .payment import ap_left, pay_usually
from .reaction import reaction_fire
from .state import NOBODY, Battle, Figure, Place

STEPS = tuple(Step(way) for way in range(4))
TURNS = tuple(tuple(Turn(facing) for facing in range(4) if facing != old) for old in range(4))


def extra(g: Battle) -> int:
    """What Flooded Tunnel adds to every movement action: inc.ruling.flooded-costs."""
    return 1 if g.flooded else 0


def step_cost(g: Battle, figure: Figure, way: int) -> int:
    """inc.ap.move-forward, inc.ap.move-side-back."""
    return (1 if way == figure.facing else 2) + extra(g)


def turn_cost(g: Battle, figure: Figure) -> int:
    """inc.ap.turn, inc.fig.blitzhund-agile."""
    return (0 if g.can(figure, "agile") else 1) + extra(g)


# What may be done


def movement_options(
    g: Battle, figure: Figure, kind: Kind, points: int, options: list[Option]
) -> None:
    """Add every movement action that the figure can pay for."""
    book = g.book
    cell, facing = figure.cell, figure.facing
    more = 1 if g.flooded else 0
    blocked = g.occupied if g.cave_in < 0 else g.occupied | 1 << g.cave_in
    closed = g.closed >> book.grid.cells
    if points > more:
        for way, target, door in book.moves[cell]:
            if (1 if way == facing else 2) + more > points:
                continue
            if door >= 0 and closed >> door & 1:
                continue
            if not blocked >> target & 1 or (kind.leap and may_leap(g, figure, way, target)):
                options.append(STEPS[way])
        for door in book.handles[cell][facing]:
            _door_options(g, figure, door, options)
        if cell in book.ways_out[figure.side]:
            _exit_options(g, figure, points, options)
        if book.goal == "beacon":
            _item_options(g, figure, options)
    if points > more or (kind.agile and points == more):
        options += TURNS[facing]


def _door_options(g: Battle, figure: Figure, door: int, options: list[Option]) -> None:
    """A door ahead or beside, never behind: inc.door.operate-position, inc.door.operate-facing."""
    if door in g.sealed:
        return
    options.append(UseDoor(door))
    if door in g.book.gates and figure.side == ALLIES and is_closed(g, door):
        options.append(Seal(door))


def is_closed(g: Battle, door: int) -> bool:
    """Whether a door is closed."""
    return bool(g.closed >> (g.book.grid.cells + door) & 1)


def _exit_options(g: Battle, figure: Figure, points: int, options: list[Option]) -> None:
    """A step over the border where the mission lets this figure out: inc.ruling.leave-board."""
    if may_leave(g, figure):
        ways = g.book.ways_out[figure.side][figure.cell]
        options += [STEPS[way] for way in ways if step_cost(g, figure, way) <= points]


def may_leave(g: Battle, figure: Figure) -> bool:
    """Who may leave where its side has an exit: inc.ruling.m3-leave-without, -blaze-counts-dead."""
    return g.blaze != figure.id and (g.book.goal != "beacon" or figure.carrying)


def _item_options(g: Battle, figure: Figure, options: list[Option]) -> None:
    """The beacon within reach: inc.item.position-facing, inc.ruling.item-front."""
    if figure.carrying or not may_carry(g, figure) or g.blaze == figure.id:
        return
    if g.beacon >= 0:
        relayed = g.dropped != NOBODY and g.dropped != figure.id
        barred = relayed and g.figures[g.dropped].side == figure.side
        if not barred and _within_reach(g, figure, g.beacon, own_square=True):
            options.append(PickUp(g.beacon))
        return
    carrier = next((other for other in g.figures.values() if other.carrying), None)
    if carrier is None or carrier.side != figure.side or carrier.activated:
        return
    if _within_reach(g, figure, carrier.cell, own_square=False):
        options.append(Take(carrier.id))


def may_carry(g: Battle, figure: Figure) -> bool:
    """inc.item.no-zombies, inc.item.no-blitzhund."""
    return not g.can(figure, "zombie") and not g.can(figure, "no_pick_up")


def _within_reach(g: Battle, figure: Figure, cell: int, *, own_square: bool) -> bool:
    if figure.cell == cell:
        return own_square
    grid, back = g.book.grid, figure.facing ^ 2
    return any(way != back and grid.step(figure.cell, way, g.closed) == cell for way in FACINGS)


# Doing it


def step(g: Battle, figure: Figure, way: int) -> Flow:
    """A move action: one square, or more forward with Full Throttle: inc.ruling.full-throttle."""
    exits = g.book.exits[figure.side]
    if exits and (figure.cell, way) in exits:
        yield from leave_board(g, figure, exits[figure.cell, way])
        return
    forward = way == figure.facing
    target = g.book.grid.steps[way][figure.cell]
    if target in g.at:
        yield from leap(g, figure, target)
        return
    yield from enter_square(g, figure, target)
    if forward and (more := total(g, figure, "forward_squares")):
        yield from _go_on(g, figure, more)


def _go_on(g: Battle, figure: Figure, squares: int) -> Flow:
    """The further squares of a forward move: inc.card.full-throttle."""
    way = figure.facing
    for _ in range(squares):
        if not acts(g, figure) or not _free_ahead(g, figure):
            return
        answer = yield Ask(figure.side, "go-on", [PASS, STEPS[way]], about=figure.id)
        if isinstance(answer, Pass):
            return
        yield from enter_square(g, figure, g.book.grid.steps[way][figure.cell])


def _free_ahead(g: Battle, figure: Figure) -> bool:
    facing = FACINGS[figure.facing]
    return g.book.grid.step(figure.cell, facing, g.blockers()) >= 0


def enter_square(g: Battle, figure: Figure, cell: int) -> Flow:
    """Move into a square: fire first, then reaction fire: inc.ruling.action-sequence."""
    g.tell(Stepped(figure.id, figure.cell, cell))
    g.move(figure, cell)
    figure.in_fire = False
    if cell in g.fires:
        yield from enter_fire(g, figure)
    if g.watching:
        yield from reaction_fire(g, figure)


def turn(g: Battle, figure: Figure, facing: int) -> Flow:
    """Face another way: inc.ap.turn."""
    figure.facing = facing
    g.tell(Turned(figure.id, facing))
    if g.watching:
        yield from reaction_fire(g, figure)


def use_door(g: Battle, figure: Figure, door: int) -> Flow:
    """Open a closed door or close an open one: inc.ap.door."""
    g.closed ^= g.book.grid.door_bit(door)
    g.tell(DoorMoved(figure.id, door, not is_closed(g, door)))
    yield from reaction_fire(g, figure)


def seal(g: Battle, figure: Figure, door: int) -> Flow:
    """Seal a closed gate for the rest of the game: inc.m2.seal."""
    g.sealed.append(door)
    g.tell(GateSealed(figure.id, door))
    check_end(g)
    yield from reaction_fire(g, figure)


def pick_up(g: Battle, figure: Figure) -> Flow:
    """Take the beacon from the floor: inc.ap.item."""
    g.tell(ItemTaken(figure.id, NOBODY))
    g.beacon, g.dropped = -1, NOBODY
    figure.carrying = True
    yield from reaction_fire(g, figure)


def take(g: Battle, figure: Figure, carrier: Figure) -> Flow:
    """Take the beacon from a friend: inc.item.take-from-friend."""
    g.tell(ItemTaken(figure.id, carrier.id))
    carrier.carrying, figure.carrying = False, True
    yield from reaction_fire(g, figure)


def leave_board(g: Battle, figure: Figure, point: str) -> Flow:
    """A figure goes off the board, alive: inc.ruling.left-board."""
    g.tell(LeftBoard(figure.id, point))
    g.lift(figure)
    figure.place = Place.LEFT
    if figure.id in g.watching:
        g.watching.remove(figure.id)
    check_left_board(g, figure.side, figure.carrying)
    yield from ()


def enter_board(g: Battle, figure: Figure, cell: int, facing: int) -> Flow:
    """A waiting figure walks on: inc.ruling.entry-move."""
    figure.facing = facing
    figure.place = Place.BOARD
    g.put(figure, cell)
    g.tell(Entered(figure.id, cell, facing))
    leaping = g.at[cell] != figure.id
    if leaping:
        g.leaper = figure.id
    yield from enter_fire(g, figure)
    yield from reaction_fire(g, figure)
    if leaping:
        yield from _finish_leap(g, figure, NOBODY)
    elif more := total(g, figure, "forward_squares"):
        yield from _go_on(g, figure, more)


# Leaps


def may_leap(g: Battle, figure: Figure, way: int, target: int) -> bool:
    """A leaper may enter a taken square if its AP reach a free one: inc.ruling.leap-procedure."""
    if target == g.cave_in or figure.id not in (g.current, g.blaze):
        return False
    left = ap_left(g, figure) - step_cost(g, figure, way)
    return left >= 0 and left >= ap_to_free(g, figure, target, figure.facing)


FAR = 99


def ap_to_free(g: Battle, figure: Figure, cell: int, facing: int) -> int:
    """The fewest AP, turns included, that bring the figure from a taken square to a free one."""
    more, turning = extra(g), turn_cost(g, figure)
    best: dict[tuple[int, int], int] = {(cell, facing): 0}
    frontier = [(0, cell, facing)]
    while frontier:
        frontier.sort(reverse=True)
        spent, here, faced = frontier.pop()
        if here not in g.at:
            return spent
        if spent >= 12:
            break
        nexts = [(spent + turning, here, other) for other in range(4) if other != faced]
        for way, target, door in g.book.moves[here]:
            if target == g.cave_in or (door >= 0 and is_closed(g, door)):
                continue
            nexts.append((spent + (1 if way == faced else 2) + more, target, faced))
        for reached in nexts:
            cost, where, looks = reached
            if cost < best.get((where, looks), FAR):
                best[where, looks] = cost
                frontier.append(reached)
    return FAR


def leap(g: Battle, figure: Figure, target: int) -> Flow:
    """Go through squares taken by others, with AP alone: inc.fig.leap."""
    start = figure.cell
    g.leaper = figure.id
    yield from enter_square(g, figure, target)
    yield from _finish_leap(g, figure, start)


def _finish_leap(g: Battle, figure: Figure, start: int) -> Flow:
    """Step and turn until a free square is reached; a leap that breaks goes back to its start."""
    while acts(g, figure):
        if g.at.get(figure.cell) == figure.id:
            break
        options = _leap_options(g, figure)
        if not options:
            _leap_back(g, figure, start)
            break
        answer = yield Ask(figure.side, "leap", options, about=figure.id)
        match answer:
            case Step(way):
                pay_usually(g, figure, step_cost(g, figure, way))
                yield from enter_square(g, figure, g.book.grid.steps[way][figure.cell])
            case Turn(facing):
                pay_usually(g, figure, turn_cost(g, figure))
                yield from turn(g, figure, facing)
            case _:
                unexpected(answer)
    g.leaper = NOBODY


def _leap_options(g: Battle, figure: Figure) -> list[Option]:
    ap, options = figure.ap, list[Option]()
    for way, target, door in g.book.moves[figure.cell]:
        if target == g.cave_in or (door >= 0 and is_closed(g, door)):
            continue
        left = ap - step_cost(g, figure, way)
        if left >= 0 and left >= ap_to_free(g, figure, target, figure.facing):
            options.append(STEPS[way])
    for turning in TURNS[figure.facing]:
        left = ap - turn_cost(g, figure)
        if left >= 0 and left >= ap_to_free(g, figure, figure.cell, turning.facing):
            options.append(turning)
    return options


def _leap_back(g: Battle, figure: Figure, start: int) -> None:
    """inc.ruling.leap-procedure, inc.ruling.fire-not-entered: being put back is no move."""
    g.tell(LeptBack(figure.id, start))
    if start == NOBODY:
        g.lift(figure)
        figure.place = Place.WAITING
    else:
        g.move(figure, start)
