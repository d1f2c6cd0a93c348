"""Combat cards: hands, cards in play, killing them, and answering one card with another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES
from sobremesa.games.incursion.events import CardKilled, CardLeft, CardNegated, CardPlayed
from sobremesa.games.incursion.options import CardId, FigureId, Kill, Play, Snafu, Touch
from sobremesa.games.incursion.state import (
    NOBODY,
    TABLE,
    ZOMBIES,
    Battle,
    Figure,
    Stage,
    rival,
    without,
)
from sobremesa.kernel import PASS, Flow, Pass, Question, window

from .attention import BOTH, any_fresh, forget, let_be, stir_neighbours

# Hands


def holds(g: Battle, side: int, title: str) -> bool:
    """Whether a card of that title is in the hand."""
    return not g.book.copies[title].isdisjoint(g.hands[side])


def held(g: Battle, side: int, title: str) -> CardId | None:
    """A card of that title in the hand, if there is one."""
    titles = g.book.cards
    for card in g.hands[side]:
        if titles[card].id == title:
            return card
    return None


def from_hand(g: Battle, side: int, title: str) -> CardId:
    """Take a card of that title out of the hand; it is pending now."""
    card = held(g, side, title)
    assert card is not None, f"side {side} holds no {title}"
    g.hands[side].remove(card)
    return card


def may_hold(g: Battle, side: int, title: str) -> bool:
    """Whether to ask a side about playing such a card: inc.ruling.prompt-policy.

    With the option `ask-always` it is asked whatever it holds, so that silence tells nothing.
    """
    if g.book.ask_always:
        return bool(g.hands[side])
    return holds(g, side, title)


def could_play(g: Battle, viewer: int, side: int, title: str) -> bool:
    """Whether a side could be asked about such a card, for all that the viewer knows.

    A rival's card may be any that the viewer does not see: inc.ruling.order-asked.
    """
    if side == viewer or g.book.ask_always:
        return may_hold(g, side, title)
    titles, hand = g.book.cards, g.hands[side]
    return bool(hand) and any(titles[card].id == title for card in (*hand, *g.deck))


def offer(g: Battle, side: int, title: str) -> list[Pass | Play]:
    """The options of a window for one title; the first lets it go by."""
    return [PASS, Play(title)] if holds(g, side, title) else [PASS]


# Cards in play


def place(g: Battle, card: CardId, where: FigureId) -> None:
    """Put a card into play: on a figure's card, on the Sturmzombie card or on the table."""
    stir_neighbours(g, where)
    g.in_play[card] = where
    for side in BOTH:  # its rival could answer it when it was announced
        g.let_be[side][card] = g.cp[side]
    if where == ZOMBIES:
        g.zombie_effects.append(card)
    elif where != TABLE:
        g.figures[where].effects += (card,)
    if where != TABLE:
        _change_ap(g, where, g.card(card).ap)


def leave_play(g: Battle, card: CardId) -> None:
    """A card in play goes to the discard pile and its effect ends: inc.ruling.kill-ends-at-once."""
    where = g.in_play.pop(card)
    for side in BOTH:
        g.let_be[side].pop(card, None)
    stir_neighbours(g, where)
    if where == ZOMBIES:
        g.zombie_effects.remove(card)
    elif where != TABLE:
        figure = g.figures[where]
        figure.effects = without(figure.effects, card)
    if where == TABLE:
        _clear_table(g, g.card(card).id)
    else:
        _change_ap(g, where, -g.card(card).ap)
    g.discard.append(card)
    g.tell(CardLeft(card))


def _clear_table(g: Battle, title: str) -> None:
    """End what an Event that lasts was doing."""
    if title == "power_drop":
        g.power_drop = False
    elif title == "flooded_tunnel":
        g.flooded = False
    elif title == "cave_in":
        g.cave_in = -1
    elif title == "hidden_tunnel":
        g.tunnel = -1
    elif title == "wild_weasel":
        for figure in g.figures.values():
            figure.frozen = False


def _change_ap(g: Battle, where: FigureId, change: int) -> None:
    """Remaining AP change at once for a figure in its activation: inc.ruling.ap-change-mid-turn."""
    if not change:
        return
    for id in (g.current, g.blaze):
        figure = g.figures.get(id)
        if figure is not None and _lies_on(figure, where):
            figure.ap = max(0, figure.ap + change)


def _lies_on(figure: Figure, where: FigureId) -> bool:
    return figure.kind == "sturmzombie" if where == ZOMBIES else figure.id == where


# Answering cards


def announce(g: Battle, side: int, card: CardId, target: int = NOBODY) -> Flow[bool]:
    """A played card is pending until its rival passes: inc.ruling.response-stack.

    Its target is a figure, a square or another card.

    Returns whether it resolves. A card that was negated is on the discard pile already.
    """
    g.tell(CardPlayed(side, card, target))
    while True:
        answer = yield from _response(g, rival(side), card, target)
        match answer:
            case Kill():
                pay_kill(g, rival(side), card)
                g.discard.append(card)
                return False
            case Snafu():
                snafu = from_hand(g, rival(side), "snafu")
                negated = yield from announce(g, rival(side), snafu, card)
                if negated:
                    g.discard += [card, snafu]
                    g.tell(CardNegated(card))
                    return False
            case _:
                return True


def _response(g: Battle, side: int, card: CardId, target: int) -> Flow[Pass | Touch]:
    """inc.ruling.response-scope: only the rival may answer, and only the top card."""
    options: list[Pass | Touch] = [PASS]
    if g.cp[side] >= g.card(card).kill:
        options.append(Kill(card))
    if holds(g, side, "snafu"):
        options.append(Snafu(card))
    if len(options) == 1 and not (g.book.ask_always and g.hands[side]):
        return PASS
    return (yield from ask.Respond(side, options, card, target, shown=True))


def pay_kill(g: Battle, side: int, card: CardId) -> None:
    """One player pays the whole kill value in ordinary CP: inc.ruling.cp-all-at-once."""
    price = g.card(card).kill
    g.cp[side] -= price
    g.tell(CardKilled(side, card, price))


# Checkpoints


def checkpoint(g: Battle, *, prompted: bool = False) -> Flow[None]:
    """Either player may kill a card in play or play SNAFU on one: inc.ruling.checkpoints.

    Where the player whose turn it is will be `prompted` next, that question offers it.
    """
    if not g.in_play:
        return ask.NOTHING
    order = (rival(g.side),) if prompted and g.blaze == NOBODY else _order(g)
    for side in order:
        if _may_respond(g, side):
            return window(order, partial(_checkpoint_ask, g), partial(touch_card, g))
    return ask.NOTHING


def _may_respond(g: Battle, side: int) -> bool:
    """Whether a side can answer a card that it has not let be: inc.ruling.checkpoint-again."""
    book = g.book
    most = book.dearest_kill if may_hold(g, side, "snafu") else g.cp[side]
    return most >= book.cheapest_kill and any_fresh(g, side, most)


def _order(g: Battle) -> tuple[int, ...]:
    """inc.ruling.simultaneous-order."""
    if g.stage in (Stage.FIRST_TURN, Stage.SECOND_TURN):
        lead = g.side
    elif g.stage > Stage.BID:
        lead = g.first
    else:
        lead = ALLIES
    return lead, rival(lead)


def _checkpoint_ask(g: Battle, side: int) -> ask.Checkpoint | None:
    if not g.in_play or not _may_respond(g, side):
        return None
    let_be(g, side)
    return ask.Checkpoint(side, [PASS, *touch_options(g, side)], shown=True)


def touch_options(g: Battle, side: int) -> list[Touch]:
    """The cards in play that a side can kill with its CP, and those it can play SNAFU on."""
    cp, book = g.cp[side], g.book
    options: list[Touch] = []
    if cp >= book.cheapest_kill:
        options += [book.kill[card] for card in g.in_play if book.cards[card].kill <= cp]
    if holds(g, side, "snafu"):
        options += [book.snafu[card] for card in g.in_play]
    return options


def touch_card(g: Battle, side: int, option: Touch) -> Flow[None]:
    """Kill a card in play, or play SNAFU on it; the side may go on with others."""
    forget(g, side)
    match option:
        case Kill(card):
            pay_kill(g, side, card)
            leave_play(g, card)
        case Snafu(card):
            snafu = from_hand(g, side, "snafu")
            resolves = yield from announce(g, side, snafu, card)
            if resolves:
                g.discard.append(snafu)
                g.tell(CardNegated(card))
                if card in g.in_play:
                    leave_play(g, card)


# Moments of one title


def title_window(
    g: Battle,
    order: Sequence[int],
    title: str,
    figure: Figure,
    chance: Callable[[int, list[Pass | Play]], Question[Pass | Play]],
) -> Flow[bool]:
    """Whether one of the sides plays a card of that title for a figure, and it resolves.

    A negated one is discarded, and who may hold another copy is asked again.
    """
    resolved: list[int] = []

    def ask_side(side: int) -> Question[Pass | Play] | None:
        if resolved or not may_hold(g, side, title):
            return None
        return chance(side, offer(g, side, title))

    def play(side: int, option: Play) -> Flow[None]:
        card = from_hand(g, side, option.title)
        if (yield from announce(g, side, card, figure.id)):
            g.discard.append(card)
            resolved.append(card)

    yield from window(order, ask_side, play)
    return bool(resolved)
