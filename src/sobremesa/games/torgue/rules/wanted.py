"""Wanted missions: a side game in the Interlude, on a map of its own."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import CardDrawn, WantedBegan
from sobremesa.games.torgue.options import Choose, KeepCard, PlayWanted
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import DONE, PASS, Done, Flow, Outcome, Pass

from .causes import Cause
from .conditions import mark_hunters
from .gear import exchange, place_card, swap_options
from .hidden import draw_from, lay_under
from .loot import LEVEL_UP, MONEY, WANTED, clear_floor
from .setup import lay_out, make_queue, reset_tokens
from .spawning import new_enemy, spawn_lots
from .upkeep import clear, fresh_item


def offer_mission(g: Show) -> Flow[None]:
    """The group may play one Wanted mission: tor.wanted.when, tor.wanted.optional."""
    if g.book.scenario is not None:
        answer = yield from ask.Wanted(g.lead, [PlayWanted(), PASS], group=g.rest, anchor=True)
        if isinstance(answer, Pass):
            g.stage = Stage.SHOP
            return
    yield from begin_mission(g)


def begin_mission(g: Show) -> Flow[None]:
    """Draw a card, roll for the map and set it up: tor.wanted.card, tor.wanted.map."""
    g.bounty = False
    wanted = g.book.content.wanted
    left = [card for card in wanted.cards if card not in g.wanted_used]
    if not left:
        g.wanted_used, left = [], list(wanted.cards)
    card_id = g.dice.pick(left)
    g.wanted_used.append(card_id)
    die = g.book.wanted_map or g.dice.roll(len(wanted.maps))
    card = wanted.cards[card_id]
    clear_floor(g)
    _put_money_aside(g)
    g.wanted = card_id
    for sort in (LEVEL_UP, WANTED):
        g.aside[sort] += g.bag[sort]
        g.bag[sort] = 0
    g.slaughter = False
    g.box = g.quarry = False
    g.fixed_fight = g.thick_skins = g.haste = 0
    g.gouging = g.smoke = False
    lay_out(g, wanted.maps[die - 1])
    make_queue(g, wanted.announcements)
    g.tell(WantedBegan(card_id, g.arena, die, tuple(g.queue)))
    unique = new_enemy(g, card.unique, g.place.unique)
    yield from spawn_lots(g, g.place.spawns[1], card.escorts, Cause())
    assert unique.id in g.enemies
    g.round = 0
    g.stage = Stage.ARRANGE


def _put_money_aside(g: Show) -> None:
    """Hunters start without Money: tor.wanted.no-money, tor.ruling.wanted-loot-kept."""
    g.stash, g.pool = g.pool, 0
    for hunter in g.hunters:
        g.stashed[hunter.id] = hunter.loot.count(MONEY)
        hunter.loot = tuple(sort for sort in hunter.loot if sort != MONEY)


def rest(g: Show) -> None:
    """Heal, recharge, reload, and be rid of all effects: tor.rest.heal, tor.ruling.wanted-state."""
    for hunter in g.hunters:
        hunter.down = False
        hunter.activated = False
        hunter.crate = hunter.key = False
        hunter.bombs = 0
        hunter.met = False
        hunter.feats = 0
        clear(hunter)
        reset_tokens(g, hunter)
        hunter.gear = tuple(fresh_item(g, item.card) for item in hunter.gear)
        hunter.pack = tuple(fresh_item(g, item.card) for item in hunter.pack)


def arrange(g: Show) -> Flow[None]:
    """Each may rearrange its slots and Inventory first: tor.ruling.wanted-state."""
    for hunter in g.hunters:
        while not hunter.ready:
            swaps = swap_options(g, hunter)
            answer = yield from ask.Arrange(hunter.seat, [DONE, *swaps], hunter.id, anchor=True)
            if isinstance(answer, Done):
                hunter.ready = True
            else:
                exchange(g, hunter, answer.out, answer.into)
    mark_hunters(g)
    g.stage = Stage.DEPLOY


def end_mission(g: Show, outcome: Outcome) -> None:
    """Back to the Interlude; a win brings a prize: tor.wanted.reward, tor.wanted.lose-penalty."""
    g.wanted = ""
    clear_floor(g)
    for sort in (LEVEL_UP, WANTED):
        g.bag[sort] += g.aside[sort]
        g.aside[sort] = 0
    g.pool += g.stash
    g.stash = 0
    for hunter in g.hunters:
        hunter.loot = tuple(sorted((*hunter.loot, *[MONEY] * g.stashed.get(hunter.id, 0))))
    g.stashed = {}
    rest(g)
    g.forget_plans()
    g.stage = Stage.PRIZE if outcome.result == "wanted-won" else Stage.SHOP
    if g.stage is Stage.PRIZE:
        count = min(2, len(g.decks["torgue"]))
        g.prize = [draw_from(g, "torgue") for _ in range(count)]
        for card in g.prize:
            g.tell(CardDrawn(-1, card))


def award_prize(g: Show) -> Flow[None]:
    """Of two TORGUE cards the group keeps one: tor.wanted.reward."""
    if g.prize:
        cards = [KeepCard(card) for card in g.prize]
        answer = yield from ask.Prize(g.lead, cards, group=g.rest, anchor=True)
        for card in g.prize:
            if card != answer.card:
                lay_under(g, "torgue", card)
        g.prize = []
        yield from give_card(g, answer.card)
    g.stage = Stage.SHOP


def give_card(g: Show, card: str) -> Flow[None]:
    """The group chooses who takes a card."""
    options = [Choose(hunter.id) for hunter in g.hunters]
    answer = yield from ask.CardOwner(g.lead, options, card, group=g.rest)
    yield from place_card(g, g.hunters[answer.hunter], card)
