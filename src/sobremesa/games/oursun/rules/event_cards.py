"""Event cards, drawn by the first to enter a tile with an event marker."""

from __future__ import annotations

from sobremesa.games.oursun.events.cards import EventCard
from sobremesa.games.oursun.state import NONE, Land, Person
from sobremesa.kernel import Flow

from .card_effects import apply
from .decks import draw
from .stock import set_up_trader


def draw_event(g: Land, person: Person) -> Flow[None]:
    """Draw and resolve one event card (sun.ruling.event-procedure)."""
    card = draw(g, g.event_deck, g.event_discard)
    if card == NONE:
        return
    g.event_discard.append(card)
    g.tell(EventCard(person.id, card))
    event = g.book.content.events[g.book.event[card]]
    if event.trader:
        _wander_in(g, person, event.trader)
    yield from apply(g, person, event.does)


def _wander_in(g: Land, person: Person, kind: str) -> None:
    """The trader of the card comes; nothing if he is in play or was removed."""
    if kind not in g.removed and all(each.kind != kind for each in g.traders.values()):
        set_up_trader(g, kind, person.tile)
