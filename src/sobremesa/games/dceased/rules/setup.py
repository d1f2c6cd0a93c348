"""Before the first Round: who plays whom, and everything that is shuffled and laid out."""

from __future__ import annotations

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.book import Book
from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.events.turns import NightFell, Recruited
from sobremesa.games.dceased.options import Recruit
from sobremesa.games.dceased.state import Fallen, Hero, Night, Stage
from sobremesa.kernel import Dice, Flow, Setup, others

from .civilians import reveal_civilian

EASY_POWER = 2


def new_night(setup: Setup, book: Book, dice: Dice) -> Night:
    """The state before anybody has chosen a hero."""
    return Night(dice=dice)


# Heroes


def choose_heroes(g: Night) -> Flow[None]:
    """Each seat picks a hero; then whoever likes takes another, until there are enough.

    dc.setup.heroes: they are shared as the players like, and nobody is left without one.
    """
    while len(g.heroes) < g.book.party:
        number = len(g.heroes)
        lead = number % g.book.seats
        question = _recruit(g, lead)
        question.anchor = True
        if number >= g.book.seats:
            question.also = tuple(_recruit(g, seat) for seat in others(lead, g.book.seats))
        answer = yield from question
        g.heroes[answer.hero] = Hero(id=answer.hero, seat=answer.seat)
        g.tell(Recruited(answer.seat, answer.hero))
    set_up(g)
    g.stage = Stage.GAIN


def _recruit(g: Night, seat: int) -> ask.Recruit:
    """The heroes that nobody has: dc.setup.hero-unique, dc.setup.heroes-mission."""
    pool = g.book.mission.heroes or tuple(g.book.heroes)
    return ask.Recruit(seat, [Recruit(seat, hero) for hero in pool if hero not in g.heroes])


# The board


def set_up(g: Night) -> None:
    """Lay out everything, all chance in the order of dc.setup.order."""
    book = g.book
    g.open_doors, g.opened = book.drawing.open_doors, book.opened_at_start
    g.reserve = list(book.miniatures)
    _deal_civilians(g)
    _deal_equipment(g)
    _shuffle_decks(g)
    for hero in g.heroes.values():
        hero.zone, hero.health = book.start, book.heroes[hero.id].health
    g.tell(NightFell(book.mission.id, g.name(book.start), tuple(g.heroes)))
    _easy(g)
    _place_enemies(g)
    g.tokens = {token.id: book.zone[token.zone] for token in book.objectives.values()}
    for zone in [zone for zone in g.hidden_civilians if _is_open(g, zone)]:
        reveal_civilian(g, g.hidden_civilians.pop(zone), zone)


def _is_open(g: Night, zone: int) -> bool:
    """Cards in streets and in open Buildings are revealed now: dc.setup.street-civilians."""
    return bool((g.book.board.streets | g.opened) >> zone & 1)


def _deal_civilians(g: Night) -> None:
    """One card face down in each Zone, the rest is the deck: dc.setup.civilians."""
    g.civilian_deck = list(g.book.content.civilians)
    g.dice.shuffle(g.civilian_deck)
    g.hidden_civilians = {zone: g.civilian_deck.pop() for zone in g.book.civilians}


def _deal_equipment(g: Night) -> None:
    """One card face down in each Zone, the rest leaves the game: dc.setup.equipment."""
    g.boxed_gear = list(g.book.content.equipment)
    g.dice.shuffle(g.boxed_gear)
    g.hidden_gear = {zone: g.boxed_gear.pop() for zone in g.book.equipment}


def _shuffle_decks(g: Night) -> None:
    """dc.setup.decks; a chosen hero has no zombie of its name: dc.setup.hero-unique."""
    titan = g.book.mission.titan
    g.spawn_deck = list(g.book.deck)
    g.fallen_deck = [
        card.id
        for card in g.book.fallen.values()
        if card.person not in g.heroes and (titan is None or titan.id != card.id)
    ]
    g.trait_deck = [trait.id for trait in g.book.traits.values() for _ in range(trait.copies)]
    for deck in (g.spawn_deck, g.fallen_deck, g.trait_deck):
        g.dice.shuffle(deck)


def _easy(g: Night) -> None:
    """2 Power and a trait for everybody: dc.option.easy."""
    if g.book.difficulty == "easy":
        for hero in g.heroes.values():
            hero.power = EASY_POWER
            hero.traits = (g.trait_deck.pop(),)


def _place_enemies(g: Night) -> None:
    """They stand where the mission says and trigger nothing: dc.setup.placed-enemies."""
    for enemy in g.book.mission.enemies:
        kind, zone = KINDS.index(enemy.type), g.book.zone[enemy.zone]
        g.horde[kind][zone] = enemy.count
        g.reserve[kind] -= enemy.count
        g.infested |= 1 << zone
    titan = g.book.mission.titan
    if titan is not None:
        zone = g.book.zone[titan.zone]
        g.fallen[titan.id] = Fallen(titan.id, zone)
        g.infested |= 1 << zone
