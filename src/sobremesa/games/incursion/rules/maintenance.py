"""The Maintenance Phase: command points, hands, the bid, and the cards of its windows."""

from __future__ import annotations

from functools import partial

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.events import (
    BidsShown,
    CpTaken,
    Drew,
    DrewUnseen,
    HandDiscarded,
    IntelligenceInvoked,
    Reshuffled,
    TurnBegan,
)
from sobremesa.games.incursion.options import Bid, CardId, Discard, Invoke, Play, Ready
from sobremesa.games.incursion.state import NOBODY, TABLE, ZOMBIES, Battle, Place, Stage, rival
from sobremesa.kernel import PASS, Flow, Together, window

from .attention import forget
from .cards import announce, checkpoint, from_hand, place
from .missions import check_turn_cap
from .own_cards import figure_cards

GRETEL_POINTS = 4
INVOKE = Invoke()

# Step 1: command points


def replenish_cp(g: Battle) -> Flow[None]:
    """Old CP go, new ones come: inc.maint.cp-*."""
    g.turn += 1
    check_turn_cap(g)
    g.tell(TurnBegan(g.turn))
    g.will_used = g.intelligence_now = False
    g.dropped = NOBODY
    yield from checkpoint(g)
    for side in (ALLIES, SWD):
        g.cp[side] = g.book.start_cp
    if _bonus(g, ALLIES, "sergeant_in_charge"):
        g.cp[ALLIES] += 1
    g.special = GRETEL_POINTS if _bonus(g, SWD, "zombie_controller") else 0
    for side in (ALLIES, SWD):
        g.tell(CpTaken(side, g.cp[side], g.special if side == SWD else 0))
    g.stage = Stage.BEFORE_HAND


def _bonus(g: Battle, side: int, ability: str) -> bool:
    """Whether a living figure gives its side the bonus: inc.ruling.alive-off-board."""
    kinds, dead = g.book.able[ability], Place.DEAD
    return any(
        f.kind in kinds and f.side == side and f.place is not dead for f in g.figures.values()
    )


# Before step 2: Brain Sausage


def before_hand(g: Battle) -> Flow[None]:
    """inc.ruling.brain-sausage-window: from the second turn on, since hands are empty before."""
    yield from checkpoint(g)
    yield from card_window(g, ask.BeforeHand, (ALLIES, SWD))
    yield from checkpoint(g)
    g.discarded = [not g.hands[ALLIES], not g.hands[SWD]]
    g.stage = Stage.REPLENISH_HAND


def card_window(g: Battle, kind: type[ask.CardWindow], order: tuple[int, int]) -> Flow[None]:
    """Each side may play the cards of a moment, in turn, until both pass."""
    yield from window(order, partial(_window_ask, g, kind), partial(_play, g))


def _window_ask(g: Battle, kind: type[ask.CardWindow], side: int) -> ask.CardWindow | None:
    hand, cards = g.hands[side], g.book.windows[kind.window]
    fitting = [card for card in hand if card in cards and _fits(g, card)]
    if not fitting and not (g.book.ask_always and hand):
        return None
    playable = dict.fromkeys(g.card(card).id for card in fitting)
    return kind(side, [PASS, *map(Play, playable)], shown=True)


def _fits(g: Battle, card: CardId) -> bool:
    title = g.card(card)
    if title.id == "intelligence_report":
        return not g.intelligence_now
    return title.kind == "event" or bool(figure_cards(g, title))


def _play(g: Battle, side: int, option: Play) -> Flow[None]:
    card = from_hand(g, side, option.title)
    target = ZOMBIES if g.card(card).kind == "effect" else NOBODY
    if (yield from announce(g, side, card, target)):
        _resolve(g, side, card)


def _resolve(g: Battle, side: int, card: CardId) -> None:
    title = g.card(card)
    if title.kind == "effect":
        place(g, card, ZOMBIES)
    elif title.id == "intelligence_report":
        g.discard.append(card)
        g.first = side
    else:
        place(g, card, TABLE)
        if title.id == "power_drop":
            g.power_drop = True
        else:
            g.flooded = True


# Step 2: hands


def replenish_hand(g: Battle) -> Flow[None]:
    """Both choose discards in secret, then the Allies draw, then the SWD: inc.ruling.deck-order."""
    while not all(g.discarded):
        asks = [_discard_ask(g, side) for side in (ALLIES, SWD) if not g.discarded[side]]
        _discard(g, (yield from ask.at_once(asks)))
    _throw_away(g)
    for side in (ALLIES, SWD):
        _draw(g, side)
    yield from checkpoint(g)
    g.stage = Stage.INTELLIGENCE


def _discard_ask(g: Battle, side: int) -> ask.Discard:
    kept = {g.card(card).id: card for card in reversed(_kept(g, side))}
    return ask.Discard(side, [Ready(side), *map(Discard, reversed(kept.values()))], shown=True)


def _kept(g: Battle, side: int) -> list[CardId]:
    return [card for card in g.hands[side] if card not in g.thrown]


def _discard(g: Battle, answer: Ready | Discard) -> None:
    """One card more, or enough; who has thrown all away is done."""
    match answer:
        case Ready(side):
            g.discarded[side] = True
        case Discard(card):
            g.thrown.append(card)
            side = next(side for side, hand in enumerate(g.hands) if card in hand)
            g.discarded[side] = not _kept(g, side)


def _throw_away(g: Battle) -> None:
    for side in (ALLIES, SWD):
        thrown = tuple(card for card in g.hands[side] if card in g.thrown)
        if thrown:
            g.hands[side] = [card for card in g.hands[side] if card not in thrown]
            g.discard += thrown
            g.tell(HandDiscarded(side, thrown))
    g.thrown = []


def _draw(g: Battle, side: int) -> None:
    """Draw up to the hand size: inc.maint.hand-draw, inc.ruling.ilsa-hand."""
    size = g.book.hand + int(side == SWD and _bonus(g, SWD, "commander"))
    drawn: list[CardId] = []
    while len(g.hands[side]) < size:
        card = draw_card(g)
        if card is None:
            break
        g.hands[side].append(card)
        drawn.append(card)
    if drawn:
        forget(g, side)  # whatever was drawn: to ask again only for SNAFU would betray it
        g.whisper(Drew(side, tuple(drawn)), side)
        g.whisper(DrewUnseen(side, len(drawn)), rival(side))


def draw_card(g: Battle) -> CardId | None:
    """The top card; an empty deck is made anew at once: inc.deck.reshuffle."""
    if not g.deck:
        reshuffle(g)
    if not g.deck:
        return None
    card = g.deck.pop()
    if not g.deck:
        reshuffle(g)
    return card


def reshuffle(g: Battle) -> None:
    """The discard pile, shuffled, becomes the deck."""
    if g.discard:
        g.deck, g.discard = g.discard, []
        g.dice.shuffle(g.deck)
        g.tell(Reshuffled(len(g.deck)))


# Step 3: the bid


def intelligence(g: Battle) -> Flow[None]:
    """Once per game the Allies may go first without a bid: inc.bid.allied-intelligence.

    Where nobody has anything to bid, they go first anyhow: nobody is asked.
    """
    yield from checkpoint(g)
    if not g.intelligence_used and not g.book.basics:
        answer = yield from ask.Intelligence(ALLIES, [PASS, INVOKE], anchor=True)
        if isinstance(answer, Invoke):
            g.intelligence_used = g.intelligence_now = True
            g.first = ALLIES
            g.tell(IntelligenceInvoked())
    g.stage = Stage.AFTER_BID if g.intelligence_now else Stage.BID


def bid(g: Battle) -> Flow[None]:
    """Secret bids, shown together; both are lost: inc.bid.*."""
    asks = {
        side: ask.Bid(side, [Bid(cp) for cp in range(g.cp[side] + 1)])
        for side in (ALLIES, SWD)
        if g.cp[side]
    }
    answers = (yield from Together(asks, anchor=True)) if asks else {}
    allies, swd = (answers[side].cp if side in answers else 0 for side in (ALLIES, SWD))
    g.cp[ALLIES] -= allies
    g.cp[SWD] -= swd
    g.first = SWD if swd > allies else ALLIES
    g.tell(BidsShown(allies, swd, g.first))
    g.stage = Stage.AFTER_BID


def after_bid(g: Battle) -> Flow[None]:
    """Events that follow the bid: inc.ruling.after-bid-window."""
    yield from checkpoint(g)
    yield from card_window(g, ask.AfterBid, (g.first, rival(g.first)))
    yield from checkpoint(g)
    g.stage = Stage.DEPLOY
