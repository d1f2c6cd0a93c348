"""Set-up: hunters, trees, the Arena, the queue, the bag and the decks."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION, Book
from sobremesa.games.torgue.content.schema import DECKS, HUNTERS, SLOTS
from sobremesa.games.torgue.events import Placed, ShowBegan, StarDealt, TreeChosen
from sobremesa.games.torgue.options import Choose, Tree, Zone
from sobremesa.games.torgue.state import (
    NOWHERE,
    Campaign,
    Carried,
    Companion,
    Hunter,
    Show,
    Stage,
)
from sobremesa.kernel import BadContent, Dice, Flow, Option, Setup

from .companions import deploy_companion
from .conditions import mark_hunters
from .gear import has_slot
from .levels import fill_slot, new_tokens
from .loot import SORTS
from .movement import nearest_rooms
from .rounds import begin_round
from .spawning import new_enemy
from .upkeep import fresh_item

O = TypeVar("O", bound=Option)  # noqa: E741

RANKS_UP = 4
"""How many Announcements a level replaces: tor.annodeck.upgrade."""
ANNOUNCEMENTS = 12
"""How many the Announcement deck has."""
SHOPPING = ("guns", "meds", "ammo")
"""The decks from which a hunter that begins late has bought, in turn."""
SHELF = 4
"""Of so many cards it took the dearest that it could use."""


def read_carry(setup: Setup) -> Campaign | None:
    """What the match before this one handed on."""
    if setup.carry is None:
        return None
    try:
        return msgspec.convert(setup.carry, Campaign)
    except msgspec.ValidationError as error:
        raise BadContent(f"expected what a match of the campaign hands on: {error}") from error


def new_show(setup: Setup, book: Book, dice: Dice) -> Show:
    """The state in which a match begins: tor.setup.step1-hunters to step10-decks."""
    g = Show(dice)
    g.bind(book)
    g.seats = setup.seats
    carry = read_carry(setup)
    g.level = carry.level if carry is not None else int(setup.settings.get("level", 0))
    _muster(g, carry)
    _shuffle_decks(g, carry)
    if carry is None:
        _outfit(g, int(setup.settings.get("gear", 0)))
        g.announcements = first_announcements(g)
        harden(g, g.level)
    else:
        g.announcements = list(carry.announcements)
        g.wanted_used = list(carry.wanted_used)
        g.retries = carry.retries
    fill_bag(g)
    _deal_stars(g)
    g.spotlight = dice.below(HUNTERS)
    if book.scenario is None:
        g.bounty = True
        lay_out(g, book.content.wanted.maps[max(0, book.wanted_map - 1)])
    else:
        scenario = book.scenario
        g.pool = scenario.money + (carry.extra_money if carry is not None else 0)
        lay_out(g, scenario.id)
        for kind, row, column in scenario.enemies:
            new_enemy(g, kind, g.place.map.zone(row, column))
        make_queue(g, scenario.announcements)
    return g


def _muster(g: Show, carry: Campaign | None) -> None:
    """Four different hunters, always: tor.setup.four-hunters, tor.ruling.no-duplicate-hunters."""
    kept = {each.kind: each for each in carry.hunters} if carry is not None else {}
    seated = {each.seat for each in kept.values()} == set(range(g.seats))
    for number, data in enumerate(g.book.content.hunters.values()):
        hunter = Hunter(id=number, kind=data.id, seat=-1 if g.seats > 1 else 0)
        old = kept.get(data.id)
        if old is not None:
            _restore(g, hunter, old)
            if seated:
                hunter.seat = old.seat
        else:
            hunter.gear = tuple(fresh_item(g, card) for card in data.gear)
        g.hunters.append(hunter)
        if data.companion:
            g.companions[number + COMPANION] = Companion(
                id=number + COMPANION, kind=data.companion, owner=number
            )
        reset_tokens(g, hunter)


def _restore(g: Show, hunter: Hunter, old: Carried) -> None:
    hunter.tree, hunter.slots, hunter.element = old.tree, old.slots, old.element
    hunter.gear = tuple(fresh_item(g, card) for card in old.gear)
    hunter.pack = tuple(fresh_item(g, card) for card in old.pack)


def reset_tokens(g: Show, hunter: Hunter) -> None:
    """All tokens that card and skills give, available: tor.hunter.start-tokens-available."""
    sheet = g.sheet(hunter)
    data = g.book.content.hunters[hunter.kind]
    hunter.tokens = tuple(new_tokens([*data.tokens, *sheet.tokens]))
    companion = g.companions.get(hunter.id + COMPANION)
    if companion is not None:
        own = g.book.content.companions[companion.kind].tokens
        companion.tokens = tuple(new_tokens([*own, *sheet.companion_tokens]))
        companion.shields = tuple(new_tokens(sheet.companion_shield))


def _shuffle_decks(g: Show, carry: Campaign | None) -> None:
    """Gear decks every time, events only at first: tor.ruling.event-shuffle-setup."""
    owned = {item.card for hunter in g.hunters for item in (*hunter.gear, *hunter.pack)}
    for deck in DECKS:
        cards = [
            card.id for card in g.book.gear.values() if card.deck == deck and card.id not in owned
        ]
        g.dice.mix(cards)
        g.decks[deck] = cards
    if carry is None:
        g.events = list(g.book.content.events)
        g.dice.mix(g.events)
    else:
        g.events, g.under = list(carry.events), list(carry.under)
        g.gone = list(carry.gone)


def _outfit(g: Show, count: int) -> None:
    """A later scenario outside a campaign: each hunter gets some cards, as if it had shopped."""
    for number in range(count):
        for hunter in g.hunters:
            deck = g.decks[SHOPPING[number % len(SHOPPING)]]
            choice = [card for card in deck[-SHELF:] if has_slot(g, hunter, card)]
            if choice:
                card = max(choice, key=lambda each: g.book.gear[each].cost)
                deck.remove(card)
                hunter.gear += (fresh_item(g, card),)


def first_announcements(g: Show) -> list[str]:
    """Twelve rank 1 cards, of more at random: tor.setup.step8-first-deck."""
    cards = [card.id for card in g.book.content.announcements.values() if card.rank == 1]
    if len(cards) > ANNOUNCEMENTS:
        g.dice.mix(cards)
    return cards[:ANNOUNCEMENTS]


def harden(g: Show, levels: int) -> None:
    """For each level four cards of the lowest rank give way to the next: tor.annodeck.*."""
    cards = g.book.content.announcements
    for _ in range(levels):
        lowest = min(cards[card].rank for card in g.announcements)
        if lowest == 3:
            return
        old = [card for card in g.announcements if cards[card].rank == lowest]
        new = [
            card.id
            for card in cards.values()
            if card.rank == lowest + 1 and card.id not in g.announcements
        ]
        g.dice.mix(old)
        g.dice.mix(new)
        count = min(RANKS_UP, len(old), len(new))
        g.announcements = [card for card in g.announcements if card not in old[:count]]
        g.announcements += new[:count]


def fill_bag(g: Show) -> None:
    """All loot tokens but the Legendary ones: tor.setup.step9-bag."""
    g.bag = [sort.count for sort in g.book.loot]
    g.discard = [0] * SORTS
    g.aside = [0] * SORTS
    g.legendary = g.book.content.terrain.legendary


def _deal_stars(g: Show) -> None:
    """One random star move for each: tor.setup.step5-star-move."""
    stars = list(g.book.content.stars)
    g.dice.mix(stars)
    for hunter, star in zip(g.hunters, stars, strict=False):
        hunter.star = star


def make_queue(g: Show, count: int) -> None:
    """So many Announcements face up and the rank 0 card at the end: tor.setup.step8-queue."""
    deck = list(g.announcements)
    g.dice.mix(deck)
    g.queue = [*deck[:count], g.book.fired]
    g.spent = 0
    g.fired = 0


# The Arena


def lay_out(g: Show, id: str) -> None:
    """Build an Arena and put its terrain on it: tor.setup.step3-elements."""
    g.arena = id
    arena, terrain = g.place, g.book.content.terrain
    count = len(arena.map)
    g.crowd, g.hunters_in, g.enemies_in = [0] * count, [0] * count, [0] * count
    g.hunter_zones = g.enemy_zones = g.no_small = g.no_large = g.walls = 0
    g.tyres = list(arena.tyres)
    for zone in range(count):
        g.measure(zone)
    g.enemies = {}
    g.floor = {}
    g.vomit = dict.fromkeys(arena.vomit, 1)
    _place_barrels(g)
    _place_chests(g)
    g.machines = _place_machines(g)
    goal = g.goal()
    g.objectives = dict.fromkeys(arena.objectives, 1) if goal in ("crates", "pillars") else {}
    for hunter in g.hunters:
        hunter.zone = NOWHERE
    for companion in g.companions.values():
        companion.zone, companion.shut = NOWHERE, False
    assert terrain.tyres >= sum(g.tyres)


def _backs(counts: dict[str, int]) -> list[str]:
    return [back for back, count in counts.items() for _ in range(count)]


def _place_barrels(g: Show) -> None:
    """Random ones, face hidden; the key only where a scenario says so: tor.barrel.key."""
    backs = [back for back in _backs(g.book.content.terrain.barrels) if back != "key"]
    g.dice.mix(backs)
    scenario = g.scenario
    zones = list(g.place.barrels)
    placed = [backs.pop() for _ in zones]
    if scenario is not None and scenario.key_barrel:
        backs.append(placed.pop())
        placed.append("key")
        g.dice.mix(placed)
    g.barrels = {zone: (back,) for zone, back in zip(zones, placed, strict=True)}
    g.spare_barrels = sorted(backs)


def _place_chests(g: Show) -> None:
    """All tokens of a kind are shuffled, so many placed unseen: tor.chest.setup."""
    terrain = g.book.content.terrain
    piles = {
        "ammo_chests": _backs(terrain.ammo_chests),
        "loot_chests": _backs(terrain.loot_chests),
        "mailboxes": _backs(terrain.mailboxes),
    }
    for pile in piles.values():
        g.dice.mix(pile)
    g.chests = {zone: (sort, piles[sort].pop()) for zone, sort in g.place.chests.items()}
    g.spare_chests = {sort: tuple(sorted(pile)) for sort, pile in piles.items()}


def _place_machines(g: Show) -> dict[int, str]:
    """A random kind unless the map names it: tor.machine.random."""
    named = {"Z": "meds", "D": "ammo"}
    return {
        zone: named[mark] if mark in named else g.dice.pick(["ammo", "meds"])
        for zone, mark in g.place.machines.items()
    }


# Choices before the first round


def _open(options: list[O], *, recommended: bool) -> list[O]:
    """What is left to choose: of what is recommended, the first."""
    return options[:1] if recommended else options


def pick_hunters(g: Show) -> Flow[None]:
    """Players pick hunters in turn until all four are taken: tor.ruling.player-count."""
    while free := [hunter for hunter in g.hunters if hunter.seat < 0]:
        seat = (HUNTERS - len(free)) % g.seats
        options = _open([Choose(hunter.id) for hunter in free], recommended=g.book.dealt)
        answer = yield from ask.Pick(seat, options, anchor=True)
        g.hunters[answer.hunter].seat = seat
    if g.book.scenario is not None:
        g.tell(ShowBegan(g.arena, g.spotlight, tuple(g.queue)))
    for hunter in g.hunters:
        g.tell(StarDealt(hunter.id, hunter.star))
    g.stage = Stage.TREES


def choose_trees(g: Show) -> Flow[None]:
    """Each hunter takes a tree and fills a slot for each level: tor.setup.step4-tree."""
    for hunter in g.hunters:
        yield from choose_skills(g, hunter)
    if g.book.scenario is None:
        g.stage = Stage.WANTED
    else:
        mark_hunters(g)
        g.stage = Stage.DEPLOY


def choose_skills(g: Show, hunter: Hunter) -> Flow[None]:
    """A tree, and slots until all levels are placed: tor.ruling.tree-when-chosen."""
    if not hunter.tree:
        trees = [tree.id for tree in g.book.content.trees.values() if tree.hunter == hunter.kind]
        options = _open([Tree(hunter.id, tree) for tree in trees], recommended=g.book.recommended)
        answer = yield from ask.Tree(hunter.seat, options, hunter.id, anchor=True)
        hunter.tree = answer.tree
        g.tell(TreeChosen(hunter.id, hunter.tree))
    while hunter.slots.bit_count() < min(g.level, len(SLOTS)):
        yield from fill_slot(g, hunter, all=g.level >= len(SLOTS))


def deploy(g: Show) -> Flow[None]:
    """Hunters start in or beside the green New-U Station: tor.setup.step7-deploy."""
    for hunter in g.hunters:
        if hunter.zone < 0:
            zones = nearest_rooms(g, g.place.station, large=False)
            options = _open([Zone(zone) for zone in zones], recommended=g.book.recommended)
            answer = yield from ask.Deploy(hunter.seat, options, hunter.id, anchor=True)
            g.enter(hunter, answer.zone, 1, enemy=False)
            g.tell(Placed(hunter.id, hunter.kind, answer.zone))
        companion = g.companions.get(hunter.id + COMPANION)
        if companion is not None and companion.zone < 0:
            yield from deploy_companion(g, hunter, companion)
    begin_round(g)
