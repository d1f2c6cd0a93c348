"""Night cards: who draws, whom they hit, what they do."""

from __future__ import annotations

from collections import Counter

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import NEW_HAVEN
from sobremesa.games.oursun.events.cards import NightCard
from sobremesa.games.oursun.options.cards import Apply, Ignore, Suffer
from sobremesa.games.oursun.state import NONE, Fire, Land, Person
from sobremesa.kernel import Flow, Together

from .card_effects import apply
from .decks import draw

IGNORE, APPLY = Ignore(), Apply()


def must_draw(g: Land, person: Person, *, entering: bool) -> bool:
    """Whether a card is due for the tile: at most one per camp, never in New Haven."""
    tile = g.map[person.tile]
    if tile.number == NEW_HAVEN or tile.drawn >> person.who & 1:
        return False
    if g.has_camp(tile):
        return not tile.drawn
    if entering:
        return not any(tile.drawn >> other.who & 1 for other in g.living_on(person.tile))
    return True


def turn_card(g: Land, person: Person) -> Flow[None]:
    """Each character draws at the start of its turn (sun.night.turn-draw)."""
    if must_draw(g, person, entering=False):
        yield from draw_night(g, person)


def entry_card(g: Land, person: Person) -> Flow[None]:
    """In addition a card for each tile entered (sun.night.entry-draw)."""
    if must_draw(g, person, entering=True):
        yield from draw_night(g, person)


def draw_night(g: Land, person: Person) -> Flow[None]:
    """Draw and resolve a card; fire may keep animals away (sun.night.fire-ignore)."""
    tile = g.map[person.tile]
    tile.drawn |= 1 << person.who
    card = draw(g, g.night_deck, g.night_discard)
    if card == NONE:
        return
    g.night_discard.append(card)
    night = g.book.content.night[g.book.night[card]]
    victim = person
    if g.has_camp(tile):
        victim = yield from vote(g, person, card)
    ignored = False
    if night.category == "animal" and tile.fire != Fire.NONE:
        answer = yield from ask.NightAnimal(victim.seat, [IGNORE, APPLY], victim.who, card)
        ignored = isinstance(answer, Ignore)
    g.tell(NightCard(person.id, card, victim.id, ignored))
    if not ignored:
        yield from apply(g, victim, night.does)


def vote(g: Land, drawer: Person, card: int) -> Flow[Person]:
    """The living on a camp tile vote on one of themselves; no majority: the drawer."""
    there = g.living_on(drawer.tile)
    if len(there) == 1:
        return drawer
    options = [Suffer(drawer.who), *(Suffer(each.who) for each in there if each is not drawer)]
    seats = sorted({each.seat for each in there})
    asks = {seat: ask.NightVote(seat, options, drawer.who, card) for seat in seats}
    answers = yield from Together(asks)
    votes = Counter(answers[each.seat].who for each in there)
    chosen, count = votes.most_common()[0]
    return g.people[chosen] if count * 2 > len(there) else drawer
