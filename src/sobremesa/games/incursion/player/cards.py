"""Which cards to play, on whom, and which of the rival's to stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sobremesa.boards.bits import members
from sobremesa.boards.memo import kept
from sobremesa.games.incursion.content.book import Book, effects_allowed
from sobremesa.games.incursion.content.schema import ALLIES, SIDES, SWD, Title
from sobremesa.games.incursion.options import CardId, FigureId, On, Square
from sobremesa.games.incursion.rules.effects import fortitude
from sobremesa.games.incursion.rules.forces import LOT
from sobremesa.games.incursion.state import ZOMBIES, Battle, Figure, Place, Stage, rival

from .blocking import best_block, hurt_by_rock
from .paths import FAR, barriers, steps_from
from .values import CLOSE, chance, worth, worth_of

WORTH_PLAYING = 0.5
HORDE = 3.0
"""How many figures the card of all Sturmzombies stands for."""
STAKES = {
    "wild_weasel": 3.0,
    "power_drop": 1.5,
    "flooded_tunnel": 1.5,
    "intelligence_report": 1.5,
    "snafu": 2.0,
    "lucky_devil": 2.5,
    "cave_in": 2.0,
    "hidden_tunnel": 3.0,
    "blaze_of_glory": 2.5,
    "critical_hit": 3.0,
    "medkit": 3.0,
}
"""What an Event is worth to who plays it, where nothing on the board tells it better."""


# What Effects do


def _effect_on(book: Book, kind: str, title_id: str) -> float:
    """What an Effect does for a figure of a kind: below 0 it is to its harm."""
    profile, look, title = book.figures[kind], book.kind[kind], book.titles[title_id]
    shoots = 1.0 if look.gun is not None else 0.0
    fights = 0.0 if look.ka_boom else 0.6 if look.clobberer else 0.0 if look.gun else 1.0
    good = 1.6 * title.ap + 2.5 * title.fortitude + 1.5 * title.forward_squares
    good += shoots * (1.3 * title.shoot_dice + 2.0 * title.shoot_bonus + 2.5 * title.reroll_shots)
    good -= (shoots or 0.6 * bool(look.areas)) * 1.6 * title.shoot_target_fortitude
    good += fights * (title.melee_dice + title.melee_bonus - title.melee_target_fortitude)
    good += fights * 2.0 * title.reroll_melee + 3.0 * title.reinforcements
    good += 1.0 * title.cp_worth - (1.0 if title.no_cp else 0.0)
    return good * (HORDE / 6 if kind == LOT else worth_of(book, kind) * profile.dp / 6)


effect_on = kept(_effect_on, 4096)


def gain_on(g: Battle, side: int, title: Title, where: int) -> float:
    """What a side gains by an Effect on a figure's card, or on that of all Sturmzombies."""
    if where == ZOMBIES:
        good = 2 * effect_on(g.book, LOT, title.id)
        return good if side == SWD else -good
    figure = g.figures[FigureId(where)]
    good = effect_on(g.book, figure.kind, title.id)
    good *= 1 - figure.damage / (g.profile(figure).dp + 1)
    if figure.place == Place.WAITING:
        good *= 0.8
    return good if side == figure.side else -good


def _places(g: Battle, title: Title) -> list[int]:
    """Where an Effect could lie."""
    found: list[int] = [
        figure.id
        for figure in g.figures.values()
        if figure.kind != LOT
        and figure.place in (Place.BOARD, Place.WAITING)
        and effects_allowed(title, figure.kind)
    ]
    if g.forces[SWD].lots and effects_allowed(title, LOT):
        found.append(ZOMBIES)
    return found


def gain(g: Battle, side: int, title: Title) -> float:
    """What a side gains if it plays the card now, on the best of its targets."""
    if title.kind == "effect":
        places = _places(g, title)
        return max((gain_on(g, side, title, where) for where in places), default=0.0)
    event = _EVENTS.get(title.id)
    return STAKES.get(title.id, 1.0) if event is None else event(g, side)


def wants_to_play(g: Battle, side: int, title: Title) -> bool:
    """Whether the card does this side good now."""
    return gain(g, side, title) > WORTH_PLAYING


def is_useless(g: Battle, side: int, title: Title) -> bool:
    """Whether the side can never use the card, as things stand."""
    if title.side and SIDES[title.side] != side:
        return True
    if title.kind == "effect":
        return gain(g, side, title) <= WORTH_PLAYING
    return title.id == "rackley" and not any(_rackley_targets(g, side, hurt=0))


# What Events do


def _booby_trap(g: Battle, side: int) -> float:
    """A die against each of them; better when there are many."""
    hurt = sum(chance(1, fortitude(g, f)) * worth(g, f) for f in g.on_board(rival(side)))
    return hurt - 0.5


def _rackley_targets(g: Battle, side: int, hurt: int) -> list[Figure]:
    """The enemies that Rackley may be played on, of those with no more than so many DP left."""
    return [
        figure
        for figure in g.on_board(rival(side))
        if not g.can(figure, "zombie")
        and not g.can(figure, "mask")
        and (not hurt or g.profile(figure).dp - figure.damage <= hurt)
    ]


def _rackley(g: Battle, side: int) -> float:
    """Kept for somebody whom it can kill."""
    return max((_rackley_on(g, f) for f in _rackley_targets(g, side, hurt=1)), default=0.0)


def _rackley_on(g: Battle, figure: Figure) -> float:
    return 3 * chance(1, fortitude(g, figure)) * worth(g, figure)


def _medkit(g: Battle, side: int) -> float:
    return max((_healed(g, figure) for figure in g.on_board(side)), default=0.0)


def _healed(g: Battle, figure: Figure) -> float:
    """What a figure gains by being whole again: a figure of many DP waits for more."""
    share = figure.damage / g.profile(figure).dp
    return figure.damage * worth(g, figure) if share >= 0.5 else 0.0


def _wild_weasel(g: Battle, side: int) -> float:
    """Stop those who would strike next."""
    near = sum(1 for f in g.on_board(SWD) if f.kind == LOT and _steps_to_allies(g, f) <= CLOSE)
    return float(near) if near >= 3 else 0.0


def _hidden_tunnel(g: Battle, side: int) -> float:
    """A way in that is much nearer than the others."""
    nearest = min((_steps_to_allies(g, f) for f in g.on_board(SWD)), default=FAR)
    entries = [point.edges[0][0] for point in g.book.entries[SWD]]
    steps = [_nearest(g, cell, ALLIES) for cell in entries]
    return min(4.0, 0.4 * (min(steps) - nearest)) if nearest < FAR else 0.0


def _cave_in(g: Battle, side: int) -> float:
    """Rock on their way, where they have to go round, and we have not."""
    return 0.0 if g.activated_any else best_block(g, side)[1]


_EVENTS: dict[str, Callable[[Battle, int], float]] = {
    "booby_trap": _booby_trap,
    "cave_in": _cave_in,
    "hidden_tunnel": _hidden_tunnel,
    "medkit": _medkit,
    "rackley": _rackley,
    "wild_weasel": _wild_weasel,
}


def _steps_to_allies(g: Battle, figure: Figure) -> int:
    return _nearest(g, figure.cell, ALLIES)


def _nearest(g: Battle, cell: int, side: int) -> int:
    """The steps from a square to the nearest figure of a side."""
    steps = steps_from(g.book, cell, barriers(g))
    return min((steps[other] for other in members(g.stands[side])), default=FAR)


# Targets


def target_for(g: Battle, side: int, title: Title, options: Sequence[On | Square]) -> On | Square:
    """The best of the targets that a card is offered."""
    squares = [option for option in options if isinstance(option, Square)]
    if squares:
        block = Square(best_block(g, side)[0])
        return block if title.id == "cave_in" and block in squares else nearest_square(g, squares)
    ons = [option for option in options if isinstance(option, On)]
    return max(ons, key=lambda on: _use_on(g, side, title, on.figure), default=options[0])


def _use_on(g: Battle, side: int, title: Title, where: int) -> float:
    """What playing the card on this target does for the side."""
    if title.kind == "effect":
        return gain_on(g, side, title, where)
    figure = g.figures[FigureId(where)]
    if title.id == "medkit":
        return _healed(g, figure) if figure.side == side else -1.0
    kills = g.profile(figure).dp - figure.damage <= 1
    return _rackley_on(g, figure) * (2 if kills else 1) if figure.side != side else -1.0


def nearest_square(g: Battle, squares: Sequence[Square]) -> Square:
    """The square from which it is nearest to the Allies."""
    return min(squares, key=lambda option: (_nearest(g, option.cell, ALLIES), option.cell))


# Stopping cards


def stake(g: Battle, side: int, title: Title, on: int) -> float:
    """What a side loses by a card that its rival plays, or has in play."""
    if title.kind == "effect":
        placed = on == ZOMBIES or on in g.figures
        return -gain_on(g, side, title, on) if placed else 0.0
    if title.id == "booby_trap":
        return _booby_trap(g, rival(side)) + 0.5
    if title.id == "rackley" and on in g.figures:
        return _rackley_on(g, g.figures[FigureId(on)])
    return STAKES.get(title.id, 1.0)


def cp_price(g: Battle, side: int) -> float:
    """What a CP is worth to a side: little once its own turn is over."""
    return 0.4 if g.stage == Stage.SECOND_TURN and g.side != side else 0.9


def worth_stopping(g: Battle, side: int, card: CardId, on: int) -> bool:
    """Whether to pay for stopping a card of the rival's that is being played."""
    title = g.card(card)
    return stake(g, side, title, on) > title.kill * cp_price(g, side)


def worth_killing(g: Battle, side: int, card: CardId) -> bool:
    """Whether a card in play hurts this side enough to pay for its end."""
    title, where = g.card(card), g.in_play[card]
    price = title.kill * cp_price(g, side) + 0.5
    if title.kind == "effect":
        return stake(g, side, title, where) > price
    if title.id == "cave_in":
        return hurt_by_rock(g, side) > price
    return title.id == "hidden_tunnel" and side == ALLIES and price < 2
