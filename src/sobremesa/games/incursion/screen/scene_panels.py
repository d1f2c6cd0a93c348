"""Everything beside the board: cards, hands, deck, forces, who waits where, and the mission."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from sobremesa.games.incursion.content.schema import ALLIES, SIDE_NAMES, SWD
from sobremesa.games.incursion.options import FigureId
from sobremesa.games.incursion.rules.forces import kinds_of, points_left
from sobremesa.games.incursion.state import TABLE, Battle, Place, Stage
from sobremesa.kernel.keeping import kept, part
from sobremesa.kernel.scene import Card, Fact, Panel, Pile, Track

from .names import Names
from .scene_cards import (
    LOT,
    back,
    combat_card,
    combat_cards,
    figure_card,
    kind_card,
    survivor_card,
    zombie_card,
)
from .scene_pieces import WAITING, crowds, shown_point

SIDES = (ALLIES, SWD)


def panels(g: Battle, seat: int | None, names: Names) -> Iterator[Panel]:
    """The panels that a seat sees, its own hand first."""
    if g.stage == Stage.FORCES:
        yield from _forces(g, seat, names)
    else:
        yield from _hands(g, seat, names)
        for side in SIDES if seat != SWD else (SWD, ALLIES):
            yield _figures(g, side, seat, names)
        yield from _table(g, names)
        yield from _waiting(g, seat, names)
        yield _deck(g, names)
    yield _mission(g, seat, names)


# Forces


def _forces(g: Battle, seat: int | None, names: Names) -> Iterator[Panel]:
    """One's own force while it is chosen; of the rival's only whether it is: inc.ruling.*."""
    text = names.text
    if seat is not None:
        force, most = g.forces[seat], g.book.rp[seat]
        cards = [kind_card(g.book, names, kind, force) for kind in kinds_of(g, seat)]
        cards += [
            survivor_card(g, names, number)
            for number, survivor in enumerate(g.campaign.survivors)
            if survivor.side == seat
        ]
        left = points_left(g, seat)
        yield Panel(
            id="force",
            title=text("panel-force"),
            owner=SIDE_NAMES[seat],
            cards=tuple(cards),
            tracks=(Track(id="rp", name=text("rp-left"), now=left, most=most),),
        )
    facts = [
        Fact(name=names.side(side), text=text("force-ready" if force.done else "force-choosing"))
        for side, force in enumerate(g.forces)
    ]
    yield Panel(id="readiness", title=text("panel-readiness"), kind="info", facts=tuple(facts))


# Cards


def _hands(g: Battle, seat: int | None, names: Names) -> Iterator[Panel]:
    """One's own cards can be read, the rival's only counted: inc.deck.hand-secret."""
    order = SIDES if seat is None else (seat, 1 - seat)
    for side in order:
        hand = tuple(g.hands[side])
        if side == seat:
            thrown = tuple(card in g.thrown for card in hand)
            key = "hand", g.book, side, hand, thrown
            yield part(names, key, partial(_own_hand, g, side, names))
        else:
            yield _other_hand(names, side, len(hand))


def _own_hand(g: Battle, side: int, names: Names) -> Panel:
    return Panel(
        id=f"hand-{SIDE_NAMES[side]}",
        title=names.text("panel-hand"),
        owner=SIDE_NAMES[side],
        kind="hand",
        cards=tuple(_own_card(g, names, card) for card in g.hands[side]),
    )


@kept
def _other_hand(names: Names, side: int, count: int) -> Panel:
    return Panel(
        id=f"hand-{SIDE_NAMES[side]}",
        title=names.text("panel-hand-of", side=names.side(side)),
        owner=SIDE_NAMES[side],
        kind="hand",
        cards=tuple(back(names, side, number) for number in range(count)),
    )


def _own_card(g: Battle, names: Names, card: int) -> Card:
    """A card of one's hand; one that is being thrown away is dim."""
    shown = combat_card(g.book, names, card)
    if card not in g.thrown:
        return shown
    return Card(
        id=shown.id,
        title=shown.title,
        subtitle=names.text("card-thrown"),
        text=shown.text,
        icon=shown.icon,
        dim=True,
    )


def _figures(g: Battle, side: int, seat: int | None, names: Names) -> Panel:
    """The figure cards of a side: inc.setup.figure-cards-row."""
    cards = [
        figure_card(g, figure, seat, names)
        for figure in g.figures.values()
        if figure.side == side and figure.kind != LOT
    ]
    if side == SWD:
        cards.insert(0, zombie_card(g, seat, names))
    return Panel(
        id=f"figures-{SIDE_NAMES[side]}",
        title=names.text("panel-figures", side=names.side(side)),
        owner=SIDE_NAMES[side],
        cards=tuple(cards),
    )


def _table(g: Battle, names: Names) -> Iterator[Panel]:
    """Events that last."""
    lasting = [card for card, where in g.in_play.items() if where == TABLE]
    if lasting:
        cards = combat_cards(g.book, names, lasting)
        yield Panel(id="table", title=names.text("panel-table"), cards=cards)


def _deck(g: Battle, names: Names) -> Panel:
    """The deck by its size; the discard pile lies open: inc.deck.discard-face-up."""
    key = "deck", g.book, len(g.deck), tuple(g.discard)
    return part(names, key, lambda: _piles(g, names))


def _piles(g: Battle, names: Names) -> Panel:
    top = combat_card(g.book, names, g.discard[-1]) if g.discard else None
    counts = Counter(g.card(card).id for card in reversed(g.discard))
    listed = sorted((names.title(title), count) for title, count in counts.items())
    return Panel(
        id="cards",
        title=names.text("panel-cards"),
        piles=(
            Pile(id="deck", name=names.text("deck"), count=len(g.deck), icon="card-draw"),
            Pile(
                id="discard",
                name=names.text("discard"),
                count=len(g.discard),
                top=top,
                icon="card-discard",
            ),
        ),
        facts=tuple(Fact(name=title, text=f"×{count}") for title, count in listed),
    )


# Who waits, and what for


def _waiting(g: Battle, seat: int | None, names: Names) -> Iterator[Panel]:
    """Who waits outside, point by point: inc.deploy.*."""
    figures = tuple(
        [
            (shown_point(g, figure, seat), figure.id)
            for figure in g.figures.values()
            if figure.place is WAITING and (figure.kind != LOT or figure.point)
        ]
    )
    lots = tuple(crowds(g, seat).items())
    if seat == SWD and g.unplaced and g.stage == Stage.DEPLOY:
        lots += (("", g.unplaced),)
    if figures or lots:
        yield _outside(names, figures, lots)


@kept
def _outside(
    names: Names, figures: tuple[tuple[str, FigureId], ...], lots: tuple[tuple[str, int], ...]
) -> Panel:
    """Figures and lots of Sturmzombies, each with the point where it waits."""
    text = names.text
    waiting: dict[str, list[str]] = {}
    for point, figure in figures:
        waiting.setdefault(point, []).append(names.figure(figure))
    for point, count in lots:
        waiting.setdefault(point, []).append(text("crowd", count=count))
    facts = tuple(
        Fact(name=_where(names, point), text=", ".join(who))
        for point, who in sorted(waiting.items())
    )
    return Panel(id="waiting", title=text("panel-waiting"), kind="info", facts=facts)


def _where(names: Names, point: str) -> str:
    return names.text("point-title", point=point) if point else names.text("not-placed")


def _mission(g: Battle, seat: int | None, names: Names) -> Panel:
    """What the mission is about, and how far it has come."""
    key = "mission", g.book, seat, g.turn, _reached(g), tuple(g.campaign.results)
    return part(names, key, lambda: _goal(g, seat, names))


def _reached(g: Battle) -> tuple[int, ...]:
    """How far the mission has come, in numbers."""
    match g.book.goal:
        case "seal":
            return (len(g.sealed),)
        case "beacon":
            return (g.beacon, *(figure.id for figure in g.figures.values() if figure.carrying))
        case "escape":
            gone = [
                figure
                for figure in g.figures.values()
                if figure.side == ALLIES and figure.place is Place.LEFT
            ]
            return len(gone), len(g.on_board(ALLIES))


def _goal(g: Battle, seat: int | None, names: Names) -> Panel:
    text, goal = names.text, g.book.goal
    return Panel(
        id="mission",
        title=text(f"mission-{g.book.mission.id}"),
        kind="goal",
        text=text(f"goal-{goal}"),
        facts=(*_progress(g, names), *_losses(g, seat, names)),
    )


def _progress(g: Battle, names: Names) -> Iterator[Fact]:
    text = names.text
    match g.book.goal:
        case "seal":
            sealed = text("out-of", now=len(g.sealed), most=len(g.book.gates))
            yield Fact(name=text("gates-sealed"), text=sealed)
        case "beacon":
            yield Fact(name=text("beacon"), text=beacon_place(g, names))
        case "escape":
            gone, inside = _reached(g)
            if inside or gone:
                still = text("still-inside", count=inside)
                yield Fact(name=text("escaped"), text=f"{gone} ({still})")
    if g.book.turn_cap:
        turns = text("out-of", now=g.turn, most=g.book.turn_cap)
        yield Fact(name=text("turns"), text=turns, icon="hourglass")
    if g.campaign.results:
        wins = text("campaign-wins", allies=g.campaign.wins[ALLIES], swd=g.campaign.wins[SWD])
        yield Fact(name=text("campaign"), text=wins)


def _losses(g: Battle, seat: int | None, names: Names) -> Iterator[Fact]:
    """By what the side of that seat would lose."""
    if seat is not None:
        side = "allies" if seat == ALLIES else "swd"
        losses = names.text(f"lose-{g.book.goal}-{side}")
        yield Fact(name=names.text("lose"), text=losses, icon="death-skull", tone="bad")


def beacon_place(g: Battle, names: Names) -> str:
    """Who carries the beacon, or on which square it lies."""
    carrier = next((figure for figure in g.figures.values() if figure.carrying), None)
    if carrier is not None:
        return names.figure(carrier.id)
    return names.cell(g.beacon) if g.beacon >= 0 else names.text("beacon-gone")
