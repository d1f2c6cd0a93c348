"""Cards played in one's own player turn: their choices, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from sobremesa.boards.bits import members
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.book import effects_allowed
from sobremesa.games.incursion.content.schema import SWD, Title
from sobremesa.games.incursion.events import (
    FellIn,
    Fizzled,
    Frozen,
    Healed,
    Rolled,
    Rose,
    TunnelFound,
    WeaselRolled,
)
from sobremesa.games.incursion.options import CardId, Face, FigureId, On, Play, Square
from sobremesa.games.incursion.state import (
    NOBODY,
    TABLE,
    ZOMBIES,
    Battle,
    Figure,
    Place,
    different,
    rival,
)
from sobremesa.kernel import Flow

from .areas import suffer_all
from .cards import announce, from_hand, place
from .damage import is_dying, suffer
from .deaths import resolve_deaths
from .effects import fortitude
from .entry import new_zombie

FACES = tuple(Face(facing) for facing in range(4))


class Played(NamedTuple):
    """A card that resolves: who played it, the card, and what it was played on."""

    side: int
    card: CardId
    target: int
    """A figure or a square."""


# Which cards, and on what


def own_card_options(g: Battle) -> list[Play]:
    """The cards that the player whose turn it is can play between two actions."""
    options: list[Play] = []
    side, plays = g.side, g.book.own_plays[g.side]
    for card in g.hands[side]:
        play = plays[card]
        if play is not None and play not in options and has_target(g, side, g.book.cards[card]):
            options.append(play)
    return options


def has_target(g: Battle, side: int, title: Title) -> bool:
    """Whether there is something for the card to act on: inc.ruling.no-legal-target."""
    # An Effect always finds a card: the Allies have figures, and the SWD its Sturmzombies.
    if title.kind == "effect":
        return True
    finds = _TARGETS.get(title.id)
    return finds is not None and finds(g, side)


def figure_cards(g: Battle, title: Title) -> list[FigureId]:
    """The figure cards an Effect may be placed on: inc.card.effect-any-figure."""
    cards = different(
        figure
        for figure in g.figures.values()
        if figure.kind != "sturmzombie"
        and figure.place in (Place.BOARD, Place.WAITING)
        and effects_allowed(title, figure.kind)
    )
    found = [figure.id for figure in cards]
    if g.forces[SWD].lots and effects_allowed(title, "sturmzombie"):
        found.append(ZOMBIES)
    return found


def _free(g: Battle) -> int:
    """The squares where nothing stands or lies: inc.card.cave-in-place."""
    free = g.book.grid.floor & ~g.occupied
    return free if g.beacon < 0 else free & ~(1 << g.beacon)


def _tunnel_squares(g: Battle) -> Iterator[int]:
    """The free squares around each figure of the SWD: inc.card.hidden-tunnel-place."""
    free = _free(g)
    if g.cave_in >= 0:
        free &= ~(1 << g.cave_in)
    near = g.book.near[1]
    return (free & near[cell] for cell in members(g.stands[SWD]))


def _wounded(g: Battle) -> Iterator[FigureId]:
    """inc.ruling.medkit-target."""
    board = Place.BOARD
    return (f.id for f in g.figures.values() if f.damage and f.place is board)


def _breathing(g: Battle) -> Iterator[FigureId]:
    """inc.ruling.rackley-targets."""
    board, kinds = Place.BOARD, g.book.kind
    return (f.id for f in g.figures.values() if f.place is board and kinds[f.kind].breathes)


def _has_zombies(g: Battle) -> bool:
    board = Place.BOARD
    return any(f.place is board and f.kind == "sturmzombie" for f in g.figures.values())


_TARGETS: dict[str, Callable[[Battle, int], bool]] = {
    "booby_trap": lambda g, side: bool(g.stands[rival(side)]),
    "cave_in": lambda g, side: bool(_free(g)),
    "hidden_tunnel": lambda g, side: any(_tunnel_squares(g)),
    "medkit": lambda g, side: any(True for _ in _wounded(g)),
    "rackley": lambda g, side: any(True for _ in _breathing(g)),
    "wild_weasel": lambda g, side: _has_zombies(g),
}


# Playing one


def play_own_card(g: Battle, title: str) -> Flow[None]:
    """Choose what the card wants, announce it, and let it act if nobody stops it."""
    side = g.side
    card = from_hand(g, side, title)
    target = yield from _choose_target(g, side, g.card(card))
    if (yield from announce(g, side, card, target)):
        yield from _resolve(g, side, card, target)


def _choose_target(g: Battle, side: int, title: Title) -> Flow[int]:
    if title.kind == "effect":
        options: list[On | Square] = [On(id) for id in figure_cards(g, title)]
    elif title.id == "cave_in":
        options = [Square(cell) for cell in members(_free(g))]
    elif title.id == "hidden_tunnel":
        options = [Square(cell) for cell in members(reduce(or_, _tunnel_squares(g), 0))]
    elif title.id == "medkit":
        options = [On(id) for id in _wounded(g)]
    elif title.id == "rackley":
        options = [On(id) for id in _breathing(g)]
    else:
        return NOBODY
    answer = yield from ask.CardTarget(side, options, title.id)
    return answer.cell if isinstance(answer, Square) else answer.figure


def _resolve(g: Battle, side: int, card: CardId, target: int) -> Flow[None]:
    title = g.card(card)
    if title.kind == "effect":
        yield from place_effect(g, card, FigureId(target))
        return
    if not title.lasts and title.id != "wild_weasel":
        g.discard.append(card)
    yield from _EVENTS[title.id](g, Played(side, card, target))


def place_effect(g: Battle, card: CardId, where: FigureId) -> Flow[None]:
    """An Effect lies on a figure card, if that is still there: inc.ruling.card-fizzle."""
    gone = where != ZOMBIES and (
        where not in g.figures or g.figures[where].place not in (Place.BOARD, Place.WAITING)
    )
    if gone:
        g.discard.append(card)
        g.tell(Fizzled(card))
    else:
        place(g, card, where)
    yield from ()


# What Events do


def _cave_in(g: Battle, played: Played) -> Flow[None]:
    """inc.card.cave-in-effect, inc.ruling.cave-in-where."""
    place(g, played.card, TABLE)
    g.cave_in = played.target
    g.fires.pop(played.target, None)
    g.tell(FellIn(played.target))
    yield from ()


def _hidden_tunnel(g: Battle, played: Played) -> Flow[None]:
    """inc.card.hidden-tunnel-effect."""
    place(g, played.card, TABLE)
    g.tunnel = played.target
    g.tell(TunnelFound(played.target))
    yield from ()


def _booby_trap(g: Battle, played: Played) -> Flow[None]:
    """One die against every enemy figure on the board: inc.ruling.booby-trap-all."""
    victims = g.on_board(rival(played.side))
    dice = g.dice.rolls(len(victims), 6)
    hit: list[Figure] = []
    for victim, die in zip(victims, dice, strict=True):
        against = fortitude(g, victim)
        hits = int(die >= against)
        g.tell(Rolled("booby_trap", NOBODY, victim.id, (die,), 0, against, hits, False))
        if hits:
            hit.append(victim)
    dying = yield from suffer_all(g, hit, played.side)
    yield from resolve_deaths(g, dying, played.side, shot=False)


def _rackley(g: Battle, played: Played) -> Flow[None]:
    """One die; who dies of it gets up as a Sturmzombie: inc.card.rackley."""
    victim = g.figures.get(FigureId(played.target))
    if victim is None or victim.place != Place.BOARD:
        g.tell(Fizzled(played.card))
        return
    die = g.dice.roll(6)
    against = fortitude(g, victim)
    hits = int(die >= against)
    g.tell(Rolled("rackley", NOBODY, victim.id, (die,), 0, against, hits, False))
    yield from suffer(g, victim, hits)
    if is_dying(g, victim):
        yield from resolve_deaths(g, [victim], played.side, shot=False)
        yield from _rise(g, victim.cell)


def _rise(g: Battle, cell: int) -> Flow[None]:
    """inc.ruling.rackley-zombie: on the body's square, or the nearest free one."""
    where = yield from _nearest_free(g, cell)
    if where == NOBODY:
        return
    facing = yield from choose_facing(SWD, where)
    figure = new_zombie(g)
    figure.facing = facing
    figure.place = Place.BOARD
    g.put(figure, where)
    g.tell(Rose(figure.id, where))


def _nearest_free(g: Battle, cell: int) -> Flow[int]:
    if cell not in g.at:
        return cell
    for wave in g.book.grid.waves(1 << cell, g.solid()):
        free = wave & ~g.occupied
        if free:
            answer = yield from ask.RiseWhere(SWD, [Square(other) for other in members(free)])
            return answer.cell
    return NOBODY


def choose_facing(side: int, cell: int) -> Flow[int]:
    """Any of the four ways."""
    answer = yield from ask.Facing(side, FACES, cell)
    return answer.facing


def _wild_weasel(g: Battle, played: Played) -> Flow[None]:
    """D6 Sturmzombies of the Allies' choice are stopped: inc.ruling.wild-weasel-details."""
    place(g, played.card, TABLE)
    die = g.dice.roll(6)
    g.tell(WeaselRolled(die))
    for left in range(die, 0, -1):
        free = [f for f in g.on_board(SWD) if f.kind == "sturmzombie" and not f.frozen]
        if len(free) <= left:
            for figure in free:
                _freeze(g, figure)
            return
        answer = yield from ask.Weasel(played.side, [On(figure.id) for figure in free], left)
        _freeze(g, g.figures[answer.figure])


def _freeze(g: Battle, figure: Figure) -> None:
    figure.frozen = True
    g.tell(Frozen(figure.id))


def _medkit(g: Battle, played: Played) -> Flow[None]:
    """inc.card.medkit."""
    figure = g.figures.get(FigureId(played.target))
    if figure is None or figure.place != Place.BOARD or not figure.damage:
        g.tell(Fizzled(played.card))
    else:
        figure.damage = 0
        g.tell(Healed(played.target))
    yield from ()


_EVENTS: dict[str, Callable[[Battle, Played], Flow[None]]] = {
    "booby_trap": _booby_trap,
    "cave_in": _cave_in,
    "hidden_tunnel": _hidden_tunnel,
    "medkit": _medkit,
    "rackley": _rackley,
    "wild_weasel": _wild_weasel,
}
