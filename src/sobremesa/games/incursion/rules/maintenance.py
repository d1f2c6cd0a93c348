"""The Maintenance Phase: command points, hands, the bid, and the cards of its windows."""

from __future__ import annotations

from sobremesa.games.incursion.content.book import ALLIES, SWD
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
from sobremesa.games.incursion.options import Bid, Discard, Invoke, Play, Ready
from sobremesa.games.incursion.state import NOBODY, TABLE, ZOMBIES, Battle, Stage, rival
from sobremesa.kernel import PASS, Option, Together, unexpected, window
from sobremesa.kernel.old import Ask, Flow

from .attention import forget
from .cards import announce, checkpoint, from_hand, place
from .missions import check_turn_cap
from .own_cards import figure_cards

GRETEL_POINTS = 4
INVOKE = Invoke()

# Step 1: command points


def replenish_cp(g: Battle) -> Flow:
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
    return any(
        g.alive(side, kind)
        for kind, profile in g.book.figures.items()
        if ability in profile.abilities
    )


# Before step 2: Brain Sausage


def before_hand(g: Battle) -> Flow:
    """inc.ruling.brain-sausage-window: from the second turn on, since hands are empty before."""
    yield from checkpoint(g)
    yield from card_window(g, "before_hand", (ALLIES, SWD))
    yield from checkpoint(g)
    g.discarded = [not g.hands[ALLIES], not g.hands[SWD]]
    g.stage = Stage.REPLENISH_HAND


def card_window(g: Battle, name: str, order: tuple[int, int]) -> Flow:
    """Each side may play the cards of a named window, in turn, until both pass."""
    yield from window(
        order,
        lambda side: _window_ask(g, name, side),
        lambda side, option: _play(g, side, option),
    )


def _window_ask(g: Battle, name: str, side: int) -> Ask | None:
    playable = dict.fromkeys(g.card(card).id for card in g.hands[side] if _fits(g, name, card))
    if not playable and not (g.book.ask_always and g.hands[side]):
        return None
    options: list[Option] = [PASS, *(Play(title) for title in playable)]
    return Ask(side, options, prompt=name.replace("_", "-"), window=name, shown=True)


def _fits(g: Battle, name: str, card: int) -> bool:
    title = g.card(card)
    if title.window != name:
        return False
    if title.id == "intelligence_report":
        return not g.intelligence_now
    return title.kind == "event" or bool(figure_cards(g, title))


def _play(g: Battle, side: int, option: Option) -> Flow:
    assert isinstance(option, Play)
    card = from_hand(g, side, option.title)
    target = ZOMBIES if g.card(card).kind == "effect" else NOBODY
    if (yield from announce(g, side, card, target)):
        _resolve(g, side, card)


def _resolve(g: Battle, side: int, card: int) -> None:
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


def replenish_hand(g: Battle) -> Flow:
    """Both choose discards in secret, then the Allies draw, then the SWD: inc.ruling.deck-order."""
    while not all(g.discarded):
        asks = [_discard_ask(g, side) for side in (ALLIES, SWD) if not g.discarded[side]]
        lead = asks[0]
        lead.also = tuple(asks[1:])
        lead.anchor = True
        answer = yield lead
        _discard(g, answer)
    _throw_away(g)
    for side in (ALLIES, SWD):
        _draw(g, side)
    yield from checkpoint(g)
    g.stage = Stage.INTELLIGENCE


def _discard_ask(g: Battle, side: int) -> Ask:
    kept = {g.card(card).id: card for card in reversed(_kept(g, side))}
    options: list[Option] = [Ready(side), *(Discard(card) for card in reversed(kept.values()))]
    return Ask(side, options, prompt="discard", shown=True, secret=True)


def _kept(g: Battle, side: int) -> list[int]:
    return [card for card in g.hands[side] if card not in g.thrown]


def _discard(g: Battle, answer: Option) -> None:
    """One card more, or enough; who has thrown all away is done."""
    match answer:
        case Ready(side):
            g.discarded[side] = True
        case Discard(card):
            g.thrown.append(card)
            side = next(side for side, hand in enumerate(g.hands) if card in hand)
            g.discarded[side] = not _kept(g, side)
        case _:
            unexpected(answer)


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
    drawn: list[int] = []
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


def draw_card(g: Battle) -> int | None:
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


def intelligence(g: Battle) -> Flow:
    """Once per game the Allies may go first without a bid: inc.bid.allied-intelligence."""
    yield from checkpoint(g)
    if not g.intelligence_used:
        answer = yield Ask(
            ALLIES, [PASS, INVOKE], prompt="intelligence", anchor=True, window="intelligence"
        )
        if isinstance(answer, Invoke):
            g.intelligence_used = g.intelligence_now = True
            g.first = ALLIES
            g.tell(IntelligenceInvoked())
    g.stage = Stage.AFTER_BID if g.intelligence_now else Stage.BID


def bid(g: Battle) -> Flow:
    """Secret bids, shown together; both are lost: inc.bid.*."""
    asks = {
        side: Ask(side, [Bid(cp) for cp in range(g.cp[side] + 1)], prompt="bid", secret=True)
        for side in (ALLIES, SWD)
        if g.cp[side]
    }
    answers = (yield Together(asks, anchor=True)) if asks else {}
    allies, swd = (answers[side].cp if side in answers else 0 for side in (ALLIES, SWD))
    g.cp[ALLIES] -= allies
    g.cp[SWD] -= swd
    g.first = SWD if swd > allies else ALLIES
    g.tell(BidsShown(allies, swd, g.first))
    g.stage = Stage.AFTER_BID


def after_bid(g: Battle) -> Flow:
    """Events that follow the bid: inc.ruling.after-bid-window."""
    yield from checkpoint(g)
    yield from card_window(g, "after_bid", (g.first, rival(g.first)))
    yield from checkpoint(g)
    g.stage = Stage.DEPLOY
