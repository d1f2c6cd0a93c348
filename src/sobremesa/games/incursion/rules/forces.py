"""Choosing forces by requisition points, both sides in secret, and laying out the battle."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.book import KIND_STEP, Book
from sobremesa.games.incursion.content.schema import ALLIES, SIDE_NAMES, SWD
from sobremesa.games.incursion.events import ForceShown
from sobremesa.games.incursion.options import Buy, FigureId, Ready, Rebuy
from sobremesa.games.incursion.state import Battle, Figure, Force, Stage
from sobremesa.kernel import BadContent, Dice, Flow, Setup

from .campaign import read_campaign

LOT = "sturmzombie"


def new_battle(setup: Setup, book: Book, dice: Dice) -> Battle:
    """The board as the mission wants it, the deck shuffled, no force chosen: inc.setup.*."""
    g = Battle(dice=dice)
    g.bind(book)
    g.closed = book.closed
    g.beacon = next(iter(members(book.drawing.marked("B"))), -1)
    g.campaign = read_campaign(setup, book)
    return g


def _check_smallest_forces(book: Book) -> None:
    """Refuse content whose smallest forces cost more than the sides of this mission may spend."""
    count = book.mission.allied_figures
    prices = [
        profile.rp
        for profile in book.figures.values()
        if profile.side == SIDE_NAMES[ALLIES]
        for _ in range(min(profile.limit or count, count))
    ]
    if len(prices) < count:
        raise BadContent(
            f"{book.mission.id}: expected {count} figures of the allies, got {len(prices)}"
        )
    needed = sum(sorted(prices)[:count]), book.figures[LOT].rp
    for name, has, needs in zip(SIDE_NAMES, book.rp, needed, strict=True):
        if has < needs:
            raise BadContent(
                f"{book.mission.id}: expected at least {needs} RP for the smallest force of "
                f"{name}, got {has}"
            )


def choose_forces(g: Battle) -> Flow[None]:
    """Each side buys within its points; nobody sees the other's choice before both are done.

    inc.ruling.force-secret.
    """
    _check_smallest_forces(g.book)
    if g.book.mission.only_zombies:
        g.forces[SWD] = Force(lots=g.book.rp[SWD] // _price(g, LOT), done=True)
    _finish_forced(g)
    while not all(force.done for force in g.forces):
        asks = [force_ask(g, side) for side in (ALLIES, SWD) if not g.forces[side].done]
        _bought(g, (yield from ask.at_once(asks)))
        _finish_forced(g)
    _muster(g)
    g.stage = Stage.REPLENISH_CP


def _finish_forced(g: Battle) -> None:
    """A side with no choice is not asked: it buys what it must, and is ready when it can be.

    Where a pause must tell nothing, only a side that never had a choice: being ready at once would
    tell that nothing is left to spend.
    """
    for side, force in enumerate(g.forces):
        if g.book.ask_always and (force.figures or force.lots):
            continue
        while not force.done and len(options := force_ask(g, side).options) == 1:
            _bought(g, options[0])


def force_ask(g: Battle, side: int) -> ask.Force:
    """What a side may buy next, with the limits enforced: inc.force.*."""
    force = g.forces[side]
    options: list[Ready | Buy | Rebuy] = []
    if _is_enough(g, side, force):
        options.append(Ready(side))
    for kind in kinds_of(g, side):
        if may_buy(g, side, kind):
            survivors = unbought_survivors(g, side, kind)
            options += [Rebuy(index) for index in _different(g, survivors)] or [Buy(kind)]
    return ask.Force(side, options, points_left(g, side), shown=True)


def kinds_of(g: Battle, side: int) -> list[str]:
    """The figure cards of a side: inc.force.own-side-only."""
    name = SIDE_NAMES[side]
    return [kind for kind, profile in g.book.figures.items() if profile.side == name]


def _price(g: Battle, kind: str) -> int:
    return g.book.figures[kind].rp


def points_left(g: Battle, side: int) -> int:
    """RP not spent yet."""
    force = g.forces[side]
    spent = sum(_price(g, kind) for kind in force.figures) + force.lots * _price(g, LOT)
    return g.book.rp[side] - spent


def may_buy(g: Battle, side: int, kind: str) -> bool:
    """Within RP and Limit, and leaving enough for what the mission demands."""
    force = g.forces[side]
    left = points_left(g, side) - _price(g, kind)
    limit = g.book.figures[kind].limit
    if limit and force.figures.count(kind) >= limit:
        return False
    if side == SWD:
        reserve = 0 if force.lots or kind == LOT else _price(g, LOT)
    else:
        missing = g.book.mission.allied_figures - len(force.figures) - 1
        reserve = max(0, missing) * min(_price(g, kind) for kind in kinds_of(g, ALLIES))
    return left >= reserve


def _is_enough(g: Battle, side: int, force: Force) -> bool:
    """inc.force.swd-minimum-zombies, inc.ruling.min-force, inc.m1.allies-two-figures."""
    if side == SWD:
        return force.lots > 0
    return len(force.figures) >= g.book.mission.allied_figures


def unbought_survivors(g: Battle, side: int, kind: str) -> list[int]:
    """Survivors of the campaign that can be bought again: inc.ruling.campaign-identity."""
    return [
        index
        for index, survivor in enumerate(g.campaign.survivors)
        if survivor.side == side and survivor.kind == kind and index not in g.forces[side].survivors
    ]


def _different(g: Battle, survivors: list[int]) -> list[int]:
    """Survivors of a kind that keep the same cards are one choice."""
    by_cards = {g.campaign.survivors[index].kept: index for index in reversed(survivors)}
    return sorted(by_cards.values())


def _bought(g: Battle, option: Ready | Buy | Rebuy) -> None:
    match option:
        case Ready(side):
            g.forces[side].done = True
        case Buy(kind):
            force = g.forces[_side_of(g, kind)]
            if kind == LOT:
                force.lots += 1
            else:
                force.figures += (kind,)
                force.survivors += (-1,)
        case Rebuy(index):
            survivor = g.campaign.survivors[index]
            force = g.forces[survivor.side]
            force.figures += (survivor.kind,)
            force.survivors += (index,)


def _side_of(g: Battle, kind: str) -> int:
    return SIDE_NAMES.index(g.book.figures[kind].side)


def _muster(g: Battle) -> None:
    """Show the forces, lay out the figure cards, shuffle the deck: inc.setup.*."""
    kept: list[int] = []
    for side, force in enumerate(g.forces):
        for kind, survivor in zip(force.figures, force.survivors, strict=True):
            figure = _new_figure(g, kind, side)
            if survivor >= 0:
                figure.kept = g.campaign.survivors[survivor].kept
                kept += figure.kept
        g.tell(ForceShown(side, force.figures, force.lots))
    g.deck = [card for card in g.book.deck if card not in kept]
    g.dice.shuffle(g.deck)


def _new_figure(g: Battle, kind: str, side: int) -> Figure:
    number = 1 + sum(1 for figure in g.figures.values() if figure.kind == kind)
    id = FigureId(g.book.kinds.index(kind) * KIND_STEP + number)
    figure = Figure(id=id, kind=kind, side=side)
    g.figures[id] = figure
    return figure
