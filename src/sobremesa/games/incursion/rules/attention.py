"""Which cards in play a side is asked about again after it has let them be.

inc.ruling.checkpoint-again: a side that was asked and did nothing is asked again only when it could
answer otherwise: it has an answer that it had not, or a card that hurts it is about to act.
Nothing here looks into a hand, so silence tells no more than the rules of asking do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.options import CardId, FigureId
from sobremesa.games.incursion.state import TABLE, ZOMBIES, Battle, Figure, rival

BOTH = (ALLIES, SWD)
COSTLIEST = 2
"""No action costs more, but for the flood."""
ACTING = ("cp_worth", "forward_squares")
PAID_SHOT = ("reroll_shots", "shoot_bonus", "shoot_dice", "shoot_target_fortitude")
LATER_SHOT = ("reroll_shots", "shoot_bonus", "shoot_target_fortitude")
AREA = ("reroll_shots", "shoot_target_fortitude")
RELOADING = ("cp_worth", "no_cp")
REACTION_SHOT = (*AREA, *RELOADING)
BLOW = ("melee_bonus", "melee_dice", "melee_target_fortitude", "reroll_melee")
STRUCK = ("fortitude",)
TUNNEL = frozenset({"hidden_tunnel"})
SIGHT = frozenset({"cave_in", "power_drop"})
HINDRANCES = SIGHT | {"flooded_tunnel"}
TABLE_HURTS = {"hidden_tunnel": ALLIES, "wild_weasel": SWD}


# What is remembered


def let_be(g: Battle, side: int) -> None:
    """The side is asked about every card in play; what it does not answer it lets be."""
    g.let_be[side] = dict.fromkeys(g.in_play, g.cp[side])


def forget(g: Battle, side: int) -> None:
    """The side has a new answer to everything."""
    g.let_be[side] = {}


def any_fresh(g: Battle, side: int, most: int) -> bool:
    """Whether a card of at most that kill value hurts the side and was not let be.

    One that was let be only for want of CP is fresh when they are there.
    """
    let_be, cp, titles = g.let_be[side], g.cp[side], g.book.cards
    for card in g.in_play:
        kill = titles[card].kill
        if kill <= most:
            had = let_be.get(card)
            if (had is None or had < kill <= cp) and hurts(g, card, side):
                return True
    return False


def hurts(g: Battle, card: CardId, side: int) -> bool:
    """Whether a side could want the card gone; its own turn offers every card all the same."""
    where, book = g.in_play[card], g.book
    if where == TABLE:
        return TABLE_HURTS.get(book.cards[card].id, side) == side
    holder = SWD if where == ZOMBIES else g.figures[where].side
    return book.harms[card] if holder == side else book.helps[card]


# What makes a card worth another look


def stir(
    g: Battle, cards: Iterable[CardId], fields: Sequence[str], sides: Iterable[int] = BOTH
) -> None:
    """Those of the cards that change one of these numbers are worth another look."""
    says = g.book.says
    for card in cards:
        if not says[card].isdisjoint(fields):
            for side in sides:
                g.let_be[side].pop(card, None)


def stir_titles(g: Battle, titles: frozenset[str], sides: Iterable[int] = BOTH) -> None:
    """Cards with these titles are worth another look."""
    for card in g.in_play:
        if g.book.cards[card].id in titles:
            for side in sides:
                g.let_be[side].pop(card, None)


def cards_on(g: Battle, figure: Figure) -> Sequence[CardId]:
    """The cards in play on a figure's card; those under it cannot be touched."""
    return g.zombie_effects if figure.kind == "sturmzombie" else figure.effects


def stir_neighbours(g: Battle, where: FigureId) -> None:
    """A card came or went: the others on the same figure card are worth another look."""
    for card, other in g.in_play.items():
        if other == where:
            for side in BOTH:
                g.let_be[side].pop(card, None)


def stir_actor(g: Battle, figure: Figure) -> None:
    """A figure begins its activation or has done something: what is on it may act next."""
    cards = cards_on(g, figure)
    if cards:
        stir(g, cards, ACTING)
        stir(g, [c for c in cards if g.book.cards[c].ap and _counts_ap(g, figure, c)], ("ap",))
        if g.fires and _near_fire(g, figure):
            stir(g, cards, STRUCK)
    if g.blaze == figure.id:
        stir_titles(g, HINDRANCES, (figure.side,))
    elif g.watching:
        stir_watchers(g, rival(figure.side))


def _counts_ap(g: Battle, figure: Figure, card: CardId) -> bool:
    """Whether the card's AP, gone now, would change what the figure can do next.

    As long as more AP are left than the card and the costliest action come to, there will be a
    better moment. A leap and the Sergeant's Leverage may use any number at once.
    """
    if figure.id not in (g.current, g.blaze):
        return False
    ap = g.book.cards[card].ap
    if ap < 0 or g.book.kind[figure.kind].leap or g.can(figure, "tactical_leverage"):
        return True
    return 0 < figure.ap < ap + COSTLIEST + g.flooded


def _near_fire(g: Battle, figure: Figure) -> bool:
    near = g.book.near[1][figure.cell]
    return any(near >> cell & 1 for cell in g.fires)


def stir_watchers(g: Battle, side: int) -> None:
    """Who watches may want to see farther before an enemy does something more."""
    if any(g.figures[id].side == side for id in g.watching):
        stir_titles(g, SIGHT, (side,))


def stir_turn(g: Battle, side: int) -> None:
    """The rival's player turn begins: its figures may be commanded at once."""
    stir(g, g.in_play, ACTING, (side,))
    stir_watchers(g, side)


def stir_last_chance(g: Battle, side: int) -> None:
    """CP that are left are lost with the game turn: everything they could kill."""
    for card in g.in_play:
        if g.book.cards[card].kill <= g.cp[side]:
            g.let_be[side].pop(card, None)


# Attacks


def stir_attack(
    g: Battle, attacker: Figure, fields: Sequence[str], targets: Iterable[Figure], *, fresh: bool
) -> None:
    """An attack is about to be rolled: what counts for it, on the attacker and on its targets.

    An attack that is `fresh` was chosen a moment ago by a player who could have killed any card.
    """
    sides = (rival(attacker.side),) if fresh and g.blaze != attacker.id else BOTH
    stir(g, cards_on(g, attacker), fields, sides)
    for target in targets:
        stir(g, cards_on(g, target), STRUCK, sides)


def stir_reaction(g: Battle, watcher: Figure, mover: Figure) -> None:
    """Reaction fire: a reload may follow it, and the mover has not come to its end."""
    stir_attack(g, watcher, REACTION_SHOT, (mover,), fresh=False)
    moving = ("ap", "forward_squares") if g.leaper == mover.id else ("forward_squares",)
    stir(g, cards_on(g, mover), moving)
