"""Set-up: decks, stack, start player, characters, roles, start items, the trading post."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import GREEN, NEW_HAVEN, Book
from sobremesa.games.oursun.content.mission_checks import FIRST
from sobremesa.games.oursun.events.cards import MissionCard
from sobremesa.games.oursun.events.setup import Began, Chose, Named, RoleDealt
from sobremesa.games.oursun.events.trade import Bought
from sobremesa.games.oursun.options.ids import Who
from sobremesa.games.oursun.options.setup import BuyStart, Give, Play, Receive, TakeName
from sobremesa.games.oursun.state import HOME, Land, Person, Stage, Tile
from sobremesa.kernel import PASS, Dice, Flow, Option, Pass, Setup

from .goods import alike, cards_of, fill_card, fits_card, put_card, water_room
from .roles import deal_roles
from .rolls import successes, throw
from .stock import add_start_items, set_up_trader

O = TypeVar("O", bound=Option)  # noqa: E741


def new_land(setup: Setup, book: Book, dice: Dice) -> Land:
    """Decks are shuffled, New Haven lies in the middle, everybody sits down."""
    count = 2 if setup.seats == 1 else setup.seats
    g = Land(dice)
    g.bind(book)
    g.people = [Person(Who(who), 0 if setup.seats == 1 else who) for who in range(count)]
    g.bag = book.bag
    g.gear_deck, g.loot_deck = book.gear_deck[:], book.loot_deck[:]
    g.enemy_deck = list(range(len(book.enemies)))
    g.event_deck = list(range(len(book.event)))
    g.night_deck = list(range(len(book.night)))
    for deck in (g.enemy_deck, g.event_deck, g.night_deck, g.loot_deck):
        dice.shuffle(deck)
    g.stack = build_stack(g)
    home = Tile(NEW_HAVEN)
    home.native, home.water = book.tile_goods[NEW_HAVEN], book.tiles[NEW_HAVEN].water
    g.map[HOME] = home
    return g


def build_stack(g: Land) -> list[int]:
    """The mission's objective lies among the last tiles; the next tile is the last of the list."""
    mission = g.book.mission
    normal = g.book.normal_tiles[:]
    g.dice.shuffle(normal)
    more = g.book.content.box.more_tiles if len(g.people) > 4 else 0
    last = [mission.tile, *(normal.pop() for _ in range(mission.last - 1))]
    count = mission.normal + more - (mission.last - 1)
    upper = [normal.pop() for _ in range(count)]
    if mission.upper:
        first = [*mission.upper, *(upper.pop() for _ in range(FIRST - len(mission.upper)))]
        g.dice.shuffle(first)
        upper = first + upper
    g.dice.shuffle(last)
    return (upper + last)[::-1]


# The start player, roles and characters


def start(g: Land) -> Flow[None]:
    """Roll for the start player, deal the roles: sun.setup.2-start-player, sun.mode.group-draw."""
    if g.book.seats > 1:
        rolls, g.first = roll_first(g)
        g.tell(Began(rolls, g.first))
    if g.book.semicoop:
        deal_roles(g)
        for person in g.people:
            g.whisper(RoleDealt(person.who, g.roles[person.who]), person.seat)
    points = max(4, g.book.seats)
    for person in g.people:
        person.points = points // g.book.seats if person.seat == person.who else 0
    g.people[g.first].points += points % g.book.seats
    g.order = [person.who for person in g.clockwise(g.first)]
    g.stage = Stage.CHARACTERS
    yield from ()


def roll_first(g: Land) -> tuple[tuple[tuple[int, ...], ...], Who]:
    """Three green dice each, most successes; ties are rolled again."""
    tied = [person.who for person in g.people]
    first: tuple[tuple[int, ...], ...] = ()
    while len(tied) > 1:
        rolls = [tuple(throw(g, (GREEN,) * 3)) for _ in tied]
        first = first or tuple(rolls)
        best = max(map(successes, rolls))
        tied = [who for who, roll in zip(tied, rolls, strict=True) if successes(roll) == best]
    return first, tied[0]


def choose_characters(g: Land) -> Flow[None]:
    """One after the other takes a character, the start player first, and may name it."""
    while g.order:
        person = g.people[g.order[0]]
        if not person.kind:
            yield from _choose_character(g, person)
        if g.book.names:
            yield from _choose_name(g, person)
        g.order.pop(0)
    offered = [card for card in g.gear_deck if g.gear(card).stars]
    g.offer = take_some(g.dice, offered, 6)
    g.order = [person.who for person in g.clockwise(g.first)]
    g.stage = Stage.GEAR


def _choose_character(g: Land, person: Person) -> Flow[None]:
    """Any that nobody has; without the expansion up to four players have the base game's."""
    taken = {other.kind for other in g.people}
    base = len(g.people) <= 4 and not g.book.expansion
    options = [
        Play(id)
        for id, data in g.book.characters.items()
        if id not in taken and not (base and data.expansion)
    ]
    answer = yield from ask.Character(person.seat, options, person.who, anchor=True)
    person.kind = answer.character
    person.hp = g.data(person).hp
    person.goods = g.book.provisions
    g.tell(Chose(person.seat, person.kind))


def _choose_name(g: Land, person: Person) -> Flow[None]:
    """A name is optional and has no effect (sun.board.name-optional)."""
    taken = {other.name for other in g.people}
    names = [name for name in g.book.content.box.names if name not in taken]
    answer = yield from ask.Name(
        person.seat, [PASS, *map(TakeName, names)], person.who, anchor=True
    )
    if isinstance(answer, TakeName):
        person.name = answer.name
        g.tell(Named(person.kind, person.name))


def take_some(dice: Dice, cards: list[int], count: int) -> list[int]:
    """So many of the cards, at random, out of them."""
    return [cards.pop(dice.below(len(cards))) for _ in range(min(count, len(cards)))]


# Start items


def choose_gear(g: Land) -> Flow[None]:
    """Clockwise each buys or passes until all pass (sun.ruling.start-item-order)."""
    while g.passed < len(g.order):
        person = g.people[g.order[0]]
        items = _open(g, start_options(g, person), lambda item: g.gear(item.card).stars)
        settled = g.book.recommended_items and items
        options: list[Pass | BuyStart] = [*items] if settled else [PASS, *items]
        answer = yield from ask.StartItems(person.seat, options, person.who, anchor=True)
        g.order.append(g.order.pop(0))
        g.passed += 1
        if isinstance(answer, BuyStart) and (yield from buy_start(g, person, answer.card)):
            g.passed = 0
    yield from open_post(g)


def _open(g: Land, options: list[O], worth: Callable[[O], int]) -> list[O]:
    """What is left to choose: of recommended items the best alone."""
    return [max(options, key=worth)] if g.book.recommended_items and options else options


def start_options(g: Land, person: Person) -> list[BuyStart]:
    """What the points of all together could buy, if the buyer has points and room."""
    total = sum(other.points for other in g.people)
    if not person.points:
        return []
    return [
        BuyStart(card)
        for card in alike(g, g.offer)
        if g.gear(card).stars <= total and fits_card(g, person, card)
    ]


def buy_start(g: Land, person: Person, card: int) -> Flow[bool]:
    """Whether it is bought: others may add points, and it goes to a payer: start-item-buyer."""
    price = g.gear(card).stars
    shares = {person.who: min(price, person.points)}
    for other in g.clockwise(person.who)[1:]:
        most = min(price - sum(shares.values()), other.points)
        gifts = [Give(count) for count in range(most + 1)]
        options = _open(g, gifts, lambda gift: gift.points)
        answer = yield from ask.Give(other.seat, options, other.who, person.who, card)
        if answer.points:
            shares[other.who] = answer.points
    if sum(shares.values()) < price:
        return False
    for who, points in shares.items():
        g.people[who].points -= points
    owner = yield from _receiver(g, list(shares), card)
    g.offer.remove(card)
    g.gear_deck.remove(card)
    fill_card(g, card)
    put_card(g, owner, card)
    g.tell(Bought(owner.id, card, price))
    return True


def _receiver(g: Land, payers: list[Who], card: int) -> Flow[Person]:
    """The payers agree; the start player decides in dispute. Alone, either character."""
    if g.book.seats == 1:
        payers = [person.who for person in g.people]
    fitting = [Receive(who) for who in payers if fits_card(g, g.people[who], card)]
    able = _open(g, fitting, lambda owner: -len(cards_of(g.people[owner.who])))
    lead = g.people[g.first].seat
    group = tuple(sorted({g.people[who].seat for who in payers} - {lead}))
    answer = yield from ask.Receive(lead, able, card, group=group)
    return g.people[answer.who]


def open_post(g: Land) -> Flow[None]:
    """Lawrence opens, water is filled, and the first Morning begins without Preparation."""
    left = [card for card in g.gear_deck if g.gear(card).stars]
    keeper = set_up_trader(g, g.book.keeper, HOME)
    add_start_items(g, keeper, take_some(g.dice, left, 2))
    for person in g.people:
        person.water = water_room(g, person)
    g.offer, g.order = [], []
    g.tell(MissionCard(g.book.mission.id, 1))
    g.stage = Stage.PHASE_START
    yield from ()
