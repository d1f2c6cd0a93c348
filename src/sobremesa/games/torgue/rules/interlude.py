"""The Interlude: vending machines, levels, rest, exchange and the deck that hardens."""

from __future__ import annotations

import msgspec

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import HUNTERS, INVENTORY, ScenarioData
from sobremesa.games.torgue.events import (
    DeckHardened,
    HandedOver,
    LevelGained,
    LootTraded,
    OfferShown,
)
from sobremesa.games.torgue.options import (
    Buy,
    Discard,
    Donate,
    DrawCard,
    Exchanging,
    Gift,
    HandOver,
    Respec,
    Shopping,
    Swap,
)
from sobremesa.games.torgue.state import Campaign, Carried, Hunter, Item, Show, Stage
from sobremesa.kernel import DONE, PASS, Done, Flow, Outcome, Pass

from .gear import draw_card, exchange, lose_card, return_card, swap_options
from .goals import done
from .hidden import draw_from
from .loot import LEGENDARY, MONEY_VALUE, give_up, receive, spend_loot
from .setup import choose_skills, harden, reset_tokens
from .till import means, purchase, resellable
from .upkeep import equipped
from .wanted import give_card, rest

OFFER = {"guns": 2, "ammo": 2, "meds": 2, "torgue": 1}
MACHINE_CARDS = 2
MOST_EXTRA_MONEY = 2

INTERLUDE = frozenset(
    {Stage.WANTED, Stage.PRIZE, Stage.SHOP, Stage.BONUS, Stage.LEVELS, Stage.REST}
)


def in_interlude(g: Show) -> bool:
    """Whether the hunters are backstage: not in an Arena, nor in a Wanted mission."""
    return g.stage in INTERLUDE and not g.wanted


# Vending machines


def shop(g: Show) -> Flow[None]:
    """Buying goes round until four have passed in a row: tor.vending.order, tor.vending.repeat."""
    if not g.begun:
        _open_shop(g)
    while g.passes < HUNTERS and g.offer:
        buyer = g.hunters[g.buyer]
        if g.buying:
            yield from purchase(g, buyer)
            continue
        answer = yield from _turn(g, buyer)
        match answer:
            case Pass():
                g.passes += 1
                g.buyer = (g.buyer + 1) % HUNTERS
            case Buy(card):
                g.buying = card
            case DrawCard(number, sort):
                spend_loot(g, g.hunters[number], sort)
                yield from draw_card(g, g.hunters[number], g.book.loot[sort].draws)
            case Donate(number, sort):
                give_up(g.hunters[number], sort)
                receive(g, buyer, sort)
                g.tell(LootTraded(number, buyer.id, sort))
            case HandOver(card, to):
                _hand_over(g, _owner(g, card), g.hunters[to], card)
            case Swap(out, into):
                exchange(g, buyer, out, into)
            case Discard(card):
                _discard(g, buyer, card)
    _close_shop(g)


def _open_shop(g: Show) -> None:
    """tor.vending.offer, tor.machine.reward."""
    g.begun = True
    wanted = dict(OFFER)
    for machine in g.used_machines:
        wanted[machine] += MACHINE_CARDS
    g.used_machines = []
    g.offer = [
        draw_from(g, deck) for deck, count in wanted.items() for _ in range(count) if g.decks[deck]
    ]
    g.buyer, g.passes = g.spotlight, 0
    g.tell(OfferShown(tuple(g.offer)))


def _turn(g: Show, buyer: Hunter) -> ask.Shop:
    """Buy one card, make room, use draw-card tokens, or pass; others may give what they have."""
    options: list[Pass | Shopping] = [PASS]
    has_room = len(buyer.pack) < INVENTORY
    if has_room or resellable(g, buyer.pack):
        funds = means(g, buyer)
        options += [Buy(card) for card in g.offer if g.book.gear[card].cost <= funds]
    if not has_room:
        options += _make_room(g, buyer)
    options += [
        DrawCard(buyer.id, sort)
        for sort in dict.fromkeys(buyer.loot)
        if g.book.loot[sort].draws and g.decks[g.book.loot[sort].draws]
    ]
    also = _givers(g, buyer) if len(options) > 1 or _together_they_could(g) else ()
    return ask.Shop(buyer.seat, options, buyer.id, also=also, anchor=True)


def _together_they_could(g: Show) -> bool:
    """Whether gifts may let somebody buy who cannot alone: tor.ruling.no-empty-choice."""
    seats = {hunter.seat: hunter for hunter in g.hunters}
    shared = g.pool * MONEY_VALUE * (len(seats) - 1)
    funds = sum(means(g, hunter) for hunter in seats.values()) - shared
    return any(g.book.gear[card].cost <= funds for card in g.offer)


def _make_room(g: Show, buyer: Hunter) -> list[Exchanging]:
    """Equip, give away or discard before buying: tor.ruling.vending-room."""
    options: list[Exchanging] = [*_discards(buyer)]
    options += [each for each in swap_options(g, buyer) if not each.out]
    options += [
        HandOver(item.card, other.id)
        for item in buyer.pack
        for other in g.hunters
        if len(other.pack) < INVENTORY
    ]
    return options


def _givers(g: Show, buyer: Hunter) -> tuple[ask.Donate, ...]:
    """Other players may give loot, Money and Equipment to resell: tor.vending.share."""
    has_room = len(buyer.pack) < INVENTORY
    also: dict[int, list[Gift]] = {}
    for hunter in g.hunters:
        if hunter.seat == buyer.seat:
            continue
        gifts: list[Gift] = [Donate(hunter.id, sort) for sort in dict.fromkeys(hunter.loot)]
        if has_room:
            gear = resellable(g, (*hunter.gear, *hunter.pack))
            gifts += [HandOver(card, buyer.id) for card in gear]
        if gifts:
            also.setdefault(hunter.seat, []).extend(gifts)
    return tuple(ask.Donate(seat, gifts, buyer.id) for seat, gifts in also.items())


def _close_shop(g: Show) -> None:
    """Unsold and resold cards go back, money and loot are not kept: tor.vending.no-carry-over."""
    for card in (*g.offer, *g.sold):
        return_card(g, card)
    g.offer, g.sold = [], []
    for hunter in g.hunters:
        for sort in hunter.loot:
            if sort == LEGENDARY:
                g.legendary += 1
            else:
                g.bag[sort] += 1
        hunter.loot = ()
    g.pool = 0
    g.begun = False
    g.stage = Stage.BONUS


# Bonus, levels and rest


def won(g: Show) -> bool:
    """Whether the scenario was won."""
    return g.result is not None and g.result.result == "won"


def bonus(g: Show) -> Flow[None]:
    """What a scenario gives for a good win: tor.scenario.after."""
    scenario = g.scenario
    g.stage = Stage.LEVELS
    if scenario is not None and won(g) and _earned(g, scenario):
        g.extra_money = scenario.bonus_money
        deck = scenario.bonus_deck
        if deck and g.decks[deck]:
            yield from give_card(g, draw_from(g, deck))
    for hunter in g.hunters:
        hunter.ready, hunter.once = False, 0
    if won(g):
        g.level += 1
        g.gained += 1
        g.tell(LevelGained(g.level))


def _earned(g: Show, scenario: ScenarioData) -> bool:
    bonus, number = g.book.bonus
    if bonus == "never_fired":
        return g.never_fired
    if bonus == "done":
        return done(g, scenario) >= int(number)
    return bonus == "announcement_left" and g.card_left


def levels(g: Show) -> Flow[None]:
    """A new level, and trees may be taken apart: tor.levelup.scenario, tor.levelup.respec."""
    for hunter in g.hunters:
        if not hunter.once:
            respec = Respec(hunter.id)
            answer = yield from ask.Respec(hunter.seat, [PASS, respec], hunter.id, anchor=True)
            hunter.once = 1
            if isinstance(answer, Respec):
                hunter.tree, hunter.slots, hunter.element = "", 0, ""
                reset_tokens(g, hunter)
        yield from choose_skills(g, hunter)
        reset_tokens(g, hunter)
    rest(g)
    g.stage = Stage.REST


def exchange_gear(g: Show) -> Flow[None]:
    """Anybody may give anything to anybody until all are content: tor.rest.exchange.

    Whoever was content already when it got something may arrange that before the deck hardens.
    """
    while waiting := [hunter for hunter in g.hunters if not hunter.ready]:
        hunter = waiting[0]
        answer = yield from _exchange(g, hunter)
        if isinstance(answer, Done):
            hunter.ready = True
        else:
            _rearrange(g, answer)
    while surprised := [hunter for hunter in g.hunters if hunter.gifted]:
        hunter = surprised[0]
        options: list[Done | Exchanging] = [DONE, *swap_options(g, hunter), *_discards(hunter)]
        answer = yield from ask.Exchange(hunter.seat, options, hunter.id, anchor=True)
        if isinstance(answer, Done):
            hunter.gifted = False
        else:
            _rearrange(g, answer)
    hand_on(g)


def _exchange(g: Show, hunter: Hunter) -> ask.Exchange:
    """One hunter's turn; whatever else they have, its player and all others may hand on too."""
    options: list[Done | Exchanging] = [DONE] if len(hunter.pack) <= INVENTORY else []
    options += [*swap_options(g, hunter), *_hand_overs(g, hunter), *_discards(hunter)]
    also: dict[int, list[Exchanging]] = {}
    for other in g.hunters:
        more: list[Exchanging] = [*swap_options(g, other), *_hand_overs(g, other)]
        if other.seat != hunter.seat:
            also.setdefault(other.seat, []).extend(more)
        elif other.ready:
            options += more
    asks = tuple(
        ask.Exchange(seat, offers, _first_of(g, seat)) for seat, offers in also.items() if offers
    )
    return ask.Exchange(hunter.seat, options, hunter.id, also=asks, anchor=True)


def _first_of(g: Show, seat: int) -> int:
    """The hunter of a seat that its player thinks of next."""
    own = [hunter for hunter in g.hunters if hunter.seat == seat]
    return next((hunter.id for hunter in own if not hunter.ready), own[0].id)


def _rearrange(g: Show, answer: Exchanging) -> None:
    """Swap, hand on or discard a card; it says whose it is."""
    match answer:
        case Swap(out, into):
            exchange(g, _owner(g, out or into), out, into)
        case HandOver(card, to):
            _hand_over(g, _owner(g, card), g.hunters[to], card)
            g.hunters[to].gifted = g.hunters[to].ready
        case Discard(card):
            _discard(g, _owner(g, card), card)


def _hand_overs(g: Show, hunter: Hunter) -> list[HandOver]:
    """Whoever is not yet content may get more than it can keep, to give something in return."""
    return [
        HandOver(item.card, other.id)
        for item in (*hunter.gear, *hunter.pack)
        for other in g.hunters
        if other.id != hunter.id and (not other.ready or len(other.pack) < INVENTORY)
    ]


def _discards(hunter: Hunter) -> list[Discard]:
    return [Discard(item.card) for item in hunter.pack]


def _owner(g: Show, card: str) -> Hunter:
    """Who has a card; each is there once."""
    return next(h for h in g.hunters if any(each.card == card for each in (*h.gear, *h.pack)))


def _discard(g: Show, hunter: Hunter, card: str) -> None:
    """What fits nowhere is discarded: tor.ruling.interlude-slots."""
    hunter.pack = tuple(item for item in hunter.pack if item.card != card)
    lose_card(g, hunter, card)


def _hand_over(g: Show, giver: Hunter, taker: Hunter, card: str) -> None:
    item: Item | None = equipped(giver, card)
    if item is None:
        item = next(each for each in giver.pack if each.card == card)
    giver.gear = tuple(each for each in giver.gear if each is not item)
    giver.pack = tuple(each for each in giver.pack if each is not item)
    taker.pack += (item,)
    g.tell(HandedOver(giver.id, taker.id, card))


# What the campaign keeps


def hand_on(g: Show) -> None:
    """Harden the deck and end the match with what the next one takes: tor.campaign.save."""
    assert g.result is not None
    if g.gained:
        g.tell(DeckHardened(g.gained))
        harden(g, g.gained)
    g.end(
        Outcome(
            result=g.result.result,
            winners=g.result.winners,
            rule=g.result.rule,
            carry=msgspec.to_builtins(handed_on(g)),
        )
    )


def next_scenario(g: Show) -> str:
    """What comes after this Interlude: the next scenario, or the lost one again."""
    scenario = g.book.scenario
    assert scenario is not None
    if not won(g):
        return scenario.id
    campaign = {each.number: each.id for each in g.book.content.scenarios.values()}
    return campaign[scenario.number + 1]


def handed_on(g: Show) -> Campaign:
    """Levels, gear and decks; after a defeat more money: tor.ruling.campaign-retry."""
    retries = g.retries + 1
    money = min(retries, MOST_EXTRA_MONEY)
    if won(g):
        retries, money = 0, g.extra_money
    return Campaign(
        level=g.level,
        hunters=tuple(
            Carried(
                kind=hunter.kind,
                seat=hunter.seat,
                tree=hunter.tree,
                slots=hunter.slots,
                element=hunter.element,
                gear=tuple(item.card for item in hunter.gear),
                pack=tuple(item.card for item in hunter.pack),
            )
            for hunter in g.hunters
        ),
        announcements=tuple(g.announcements),
        events=tuple(g.events),
        under=(*reversed(g.event_discard), *g.under),
        gone=tuple(g.gone),
        wanted_used=tuple(g.wanted_used),
        extra_money=money,
        retries=retries,
        next=next_scenario(g),
    )
