"""Movement: steps, facing, doors, items, entering and leaving the board, and leaps."""

from __future__ import annotations

from heapq import heappop, heappush

from sobremesa.boards.square import FACINGS
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.book import STEPS, Kind
from sobremesa.games.incursion.content.schema import ALLIES
from sobremesa.games.incursion.events import (
    DoorMoved,
    Entered,
    GateSealed,
    ItemTaken,
    LeftBoard,
    LeptBack,
    Paid,
    Stepped,
    Turned,
)
from sobremesa.games.incursion.options import (
    Action,
    PickUp,
    Step,
    Take,
    Turn,
)
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place
from sobremesa.kernel import PASS, Flow, Pass

from .burning import enter_fire
from .effects import total
from .fire import acts
from .missions import check_end, check_left_board
from .payment import ap_left, pay_usually
from .reaction import reaction_fire

TURNS = tuple(tuple(Turn(facing) for facing in range(4) if facing != old) for old in range(4))


def extra(g: Battle) -> int:
    """What Flooded Tunnel adds to every movement action: inc.ruling.flooded-costs."""
    return 1 if g.flooded else 0


def step_cost(g: Battle, figure: Figure, way: int) -> int:
    """inc.ap.move-forward, inc.ap.move-side-back."""
    return (1 if way == figure.facing else 2) + (1 if g.flooded else 0)


def turn_cost(g: Battle, figure: Figure) -> int:
    """inc.ap.turn, inc.fig.blitzhund-agile."""
    return (0 if g.book.kind[figure.kind].agile else 1) + (1 if g.flooded else 0)


# What may be done


def movement_options(
    g: Battle, figure: Figure, kind: Kind, points: int, options: list[Action]
) -> None:
    """Add every movement action that the figure can pay for."""
    book = g.book
    cell, facing = figure.cell, figure.facing
    more = 1 if g.flooded else 0
    if points > more:
        if points > 1 + more and not book.stops[cell] & g.blockers():
            options += book.steps[cell]  # nothing stands around: all steps, made once
        else:
            _step_options(g, figure, kind, points - more, options)
        for door in book.handles[cell][facing]:
            _door_options(g, figure, door, options)
        if cell in book.ways_out[figure.side]:
            _exit_options(g, figure, points, options)
        if kind.carries and book.goal == "beacon":
            _item_options(g, figure, options)
    if points > more or (kind.agile and points == more):
        options += TURNS[facing]


def _step_options(
    g: Battle, figure: Figure, kind: Kind, points: int, options: list[Action]
) -> None:
    """The steps that nothing stops, or that a leap takes over somebody: inc.ap.move-*."""
    facing, closed = figure.facing, g.closed >> g.book.grid.cells
    for way, target, door in g.book.moves[figure.cell]:
        if points < 2 and way != facing:
            continue
        if door >= 0 and closed >> door & 1:
            continue
        free = target not in g.at and target != g.cave_in
        if free or (kind.leap and may_leap(g, figure, way, target)):
            options.append(STEPS[way])


def _door_options(g: Battle, figure: Figure, door: int, options: list[Action]) -> None:
    """A door ahead or beside, never behind: inc.door.operate-position, inc.door.operate-facing."""
    if door in g.sealed:
        return
    book = g.book
    options.append(book.use_door[door])
    if door in book.gates and figure.side == ALLIES and is_closed(g, door):
        options.append(book.seal[door])


def is_closed(g: Battle, door: int) -> bool:
    """Whether a door is closed."""
    return bool(g.closed >> (g.book.grid.cells + door) & 1)


def _exit_options(g: Battle, figure: Figure, points: int, options: list[Action]) -> None:
    """A step over the border where the mission lets this figure out: inc.ruling.leave-board."""
    if may_leave(g, figure):
        ways = g.book.ways_out[figure.side][figure.cell]
        options += [STEPS[way] for way in ways if step_cost(g, figure, way) <= points]


def may_leave(g: Battle, figure: Figure) -> bool:
    """Who may leave where its side has an exit: inc.ruling.m3-leave-without, -blaze-counts-dead."""
    return g.blaze != figure.id and (g.book.goal != "beacon" or figure.carrying)


def _item_options(g: Battle, figure: Figure, options: list[Action]) -> None:
    """The beacon within reach: inc.item.position-facing, inc.ruling.item-front."""
    if figure.carrying or g.blaze == figure.id:
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
    return g.book.kind[figure.kind].carries


def _within_reach(g: Battle, figure: Figure, cell: int, *, own_square: bool) -> bool:
    if figure.cell == cell:
        return own_square
    grid, back = g.book.grid, figure.facing ^ 2
    return any(way != back and grid.step(figure.cell, way, g.closed) == cell for way in FACINGS)


# Doing it


def step(g: Battle, figure: Figure, way: int, paid: Paid | None, *, by_ap: bool) -> Flow[None]:
    """A move action: one square, or more forward with Full Throttle: inc.ruling.full-throttle.

    `by_ap` says that AP alone paid for it: only then may its further squares be a leap.
    """
    start, used = figure.cell, 0 if way == figure.facing else FAR
    yield from _go(g, figure, way, paid)
    if g.leaper == figure.id or free_squares_ahead(g, figure, used):
        yield from _go_on(g, figure, start, used, by_ap=by_ap)


def free_squares_ahead(g: Battle, figure: Figure, used: int) -> int:
    """How many squares a step forward still gives, of which so many are used: none after FAR."""
    return max(0, total(g, figure, "forward_squares") - used)


def _go(g: Battle, figure: Figure, way: int, paid: Paid | None) -> Flow[None]:
    """One square further, or over the border where the side has an exit; nothing paid is free."""
    exits = g.book.exits[figure.side]
    if exits and (figure.cell, way) in exits:
        g.leaper = NOBODY
        return leave_board(g, figure, exits[figure.cell, way], paid)
    target = g.book.grid.steps[way][figure.cell]
    g.leaper = figure.id if target in g.at else NOBODY
    return enter_square(g, figure, target, paid)


def _go_on(g: Battle, figure: Figure, start: int, used: int, *, by_ap: bool) -> Flow[None]:
    """What follows the first square: the rest of a leap, and Full Throttle's further squares.

    `start` is the last free square, to which a leap that breaks goes back.
    """
    while acts(g, figure):
        free = free_squares_ahead(g, figure, used)
        if g.leaper == figure.id:
            options = _leap_options(g, figure, free)
            if not options:
                _leap_back(g, figure, start)
                return
            leap = yield from ask.Leap(figure.side, options, figure.id, free)
            used = yield from _leap_on(g, figure, leap, used)
            continue
        start = figure.cell
        if not free or not _leads_on(g, figure, free - 1, by_ap):
            return
        answer = yield from ask.GoOn(figure.side, [PASS, STEPS[figure.facing]], figure.id)
        if isinstance(answer, Pass):
            return
        used += 1
        yield from _go(g, figure, figure.facing, None)
    if g.leaper == figure.id:
        g.leaper = NOBODY


def _leads_on(g: Battle, figure: Figure, free: int, by_ap: bool) -> bool:
    """Whether a free square ahead can be entered: inc.ruling.full-throttle-border, -leap."""
    cell, facing = figure.cell, figure.facing
    if (cell, facing) in g.book.exits[figure.side]:
        return may_leave(g, figure)
    target = g.book.grid.step(cell, FACINGS[facing], g.solid())
    if target < 0 or target not in g.at:
        return target >= 0
    return by_ap and g.can(figure, "leap") and _reaches_free(g, figure, target, 0, free)


def enter_square(g: Battle, figure: Figure, cell: int, paid: Paid | None) -> Flow[None]:
    """Move into a square: fire first, then reaction fire: inc.ruling.action-sequence."""
    g.tell(Stepped(figure.id, figure.cell, cell, paid))
    g.move(figure, cell)
    figure.in_fire = False
    return _burn_and_react(g, figure) if cell in g.fires else reaction_fire(g, figure)


def _burn_and_react(g: Battle, figure: Figure) -> Flow[None]:
    yield from enter_fire(g, figure)
    yield from reaction_fire(g, figure)


def turn(g: Battle, figure: Figure, facing: int, paid: Paid | None) -> Flow[None]:
    """Face another way: inc.ap.turn."""
    figure.facing = facing
    g.tell(Turned(figure.id, facing, paid))
    return reaction_fire(g, figure)


def use_door(g: Battle, figure: Figure, door: int) -> Flow[None]:
    """Open a closed door or close an open one: inc.ap.door."""
    g.closed ^= g.book.grid.door_bit(door)
    g.tell(DoorMoved(figure.id, door, not is_closed(g, door)))
    return reaction_fire(g, figure)


def seal(g: Battle, figure: Figure, door: int) -> Flow[None]:
    """Seal a closed gate for the rest of the game: inc.m2.seal."""
    g.sealed.append(door)
    g.tell(GateSealed(figure.id, door))
    check_end(g)
    return reaction_fire(g, figure)


def pick_up(g: Battle, figure: Figure) -> Flow[None]:
    """Take the beacon from the floor: inc.ap.item."""
    g.tell(ItemTaken(figure.id, NOBODY))
    g.beacon, g.dropped = -1, NOBODY
    figure.carrying = True
    return reaction_fire(g, figure)


def take(g: Battle, figure: Figure, carrier: Figure) -> Flow[None]:
    """Take the beacon from a friend: inc.item.take-from-friend."""
    g.tell(ItemTaken(figure.id, carrier.id))
    carrier.carrying, figure.carrying = False, True
    return reaction_fire(g, figure)


def leave_board(g: Battle, figure: Figure, point: str, paid: Paid | None) -> Flow[None]:
    """A figure goes off the board, alive: inc.ruling.left-board."""
    g.tell(LeftBoard(figure.id, point, paid))
    g.lift(figure)
    figure.place = Place.LEFT
    if figure.id in g.watching:
        g.watching.remove(figure.id)
    check_left_board(g, figure.side, figure.carrying)
    return ask.NOTHING


def enter_board(g: Battle, figure: Figure, cell: int, facing: int, *, by_ap: bool) -> Flow[None]:
    """A waiting figure walks on: inc.ruling.entry-move."""
    figure.facing = facing
    figure.place = Place.BOARD
    g.put(figure, cell)
    g.tell(Entered(figure.id, cell, facing))
    if g.at[cell] != figure.id:
        g.leaper = figure.id
    yield from _burn_and_react(g, figure)
    yield from _go_on(g, figure, NOBODY, 0, by_ap=by_ap)


# Leaps


def may_leap(g: Battle, figure: Figure, way: int, target: int) -> bool:
    """A leaper may enter a taken square if its AP reach a free one: inc.ruling.leap-procedure."""
    used = 0 if way == figure.facing else FAR
    free = free_squares_ahead(g, figure, used)
    return _reaches_free(g, figure, target, step_cost(g, figure, way), free)


def _reaches_free(g: Battle, figure: Figure, target: int, cost: int, free: int) -> bool:
    """Whether AP are left, after a step of that cost onto somebody, to come to a free square."""
    if target == g.cave_in or figure.id not in (g.current, g.blaze):
        return False
    left = ap_left(g, figure) - cost
    return left >= 0 and left >= ap_to_free(g, figure, target, figure.facing, free)


FAR, MOST_AP = 99, 12
OUTSIDE = -1
"""Off the board, where a leap may end too: inc.ruling.leap-border."""


def ap_to_free(g: Battle, figure: Figure, cell: int, facing: int, free: int = 0) -> int:
    """The fewest AP, turns included, from a taken square to a free one or off the board.

    So many squares straight ahead are free of cost: inc.ruling.leap-full-throttle.
    """
    turning, nearest = turn_cost(g, figure), FAR
    best: dict[tuple[int, int, int], int] = {(cell, facing, free): 0}
    frontier = [(0, cell, facing, free)]
    while frontier:
        spent, here, faced, ahead = heappop(frontier)
        if here not in g.at or spent >= nearest:
            return spent
        if spent >= MOST_AP:
            break
        nexts = [(spent + turning, here, other, 0) for other in range(4) if other != faced]
        for way, target in _ways_of_leap(g, figure, here):
            cost, more = _price_in_leap(g, figure, way == faced, ahead)
            nexts.append((spent + cost, target, faced, more))
            if target not in g.at and spent + cost < MOST_AP:
                nearest = min(nearest, spent + cost)
        for reached in nexts:
            if reached[0] < best.get(reached[1:], FAR):
                best[reached[1:]] = reached[0]
                heappush(frontier, reached)
    return FAR


def _ways_of_leap(g: Battle, figure: Figure, cell: int) -> list[tuple[int, int]]:
    """The ways out of a square in a leap, through figures too, and over the border."""
    ways = [
        (way, target)
        for way, target, door in g.book.moves[cell]
        if target != g.cave_in and not (door >= 0 and is_closed(g, door))
    ]
    if cell in g.book.ways_out[figure.side] and may_leave(g, figure):
        ways += [(way, OUTSIDE) for way in g.book.ways_out[figure.side][cell]]
    return ways


def _price_in_leap(g: Battle, figure: Figure, forward: bool, free: int) -> tuple[int, int]:
    """What a step of a leap costs, and how many squares ahead are free after it."""
    if not forward:
        return 2 + extra(g), 0
    if free:
        return 0, free - 1
    return 1 + extra(g), free_squares_ahead(g, figure, 0)


def _leap_options(g: Battle, figure: Figure, free: int) -> list[Step | Turn]:
    """The steps and turns after which the AP still reach a free square, or the way out."""
    ap, cell, facing = figure.ap, figure.cell, figure.facing
    options: list[Step | Turn] = []
    for way, target in _ways_of_leap(g, figure, cell):
        cost, more = _price_in_leap(g, figure, way == facing, free)
        if ap >= cost and ap - cost >= ap_to_free(g, figure, target, facing, more):
            options.append(STEPS[way])
    cost = turn_cost(g, figure)
    options += [
        turning
        for turning in TURNS[facing]
        if ap >= cost and ap - cost >= ap_to_free(g, figure, cell, turning.facing)
    ]
    return options


def _leap_on(g: Battle, figure: Figure, option: Step | Turn, used: int) -> Flow[int]:
    """One step or turn of a leap; gives how many free squares are used after it."""
    match option:
        case Step(way) if way == figure.facing and free_squares_ahead(g, figure, used):
            yield from _go(g, figure, way, None)
            return used + 1
        case Step(way):
            paid = pay_usually(g, figure, step_cost(g, figure, way), apart=False)
            forward = way == figure.facing
            yield from _go(g, figure, way, paid)
            return 0 if forward else FAR
        case Turn(facing):
            paid = pay_usually(g, figure, turn_cost(g, figure), apart=False)
            yield from turn(g, figure, facing, paid)
            return FAR


def _leap_back(g: Battle, figure: Figure, start: int) -> None:
    """inc.ruling.leap-procedure, inc.ruling.fire-not-entered: being put back is no move."""
    g.tell(LeptBack(figure.id, start))
    g.leaper = NOBODY
    if start == NOBODY:
        g.lift(figure)
        figure.place = Place.WAITING
    else:
        g.move(figure, start)
