"""Drawing Heroic Traits: one card and what effects add, and a third that finds no slot."""

from __future__ import annotations

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.effects import DrawMore
from sobremesa.games.dceased.events.deeds import Reshuffled, TraitDrawn, TraitKept
from sobremesa.games.dceased.options import Keep, Replace
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import PASS, Flow, Pass

from .heroes import drop_trait, effects_of

SLOTS = 2


def can_draw(g: Night) -> bool:
    """Whether any trait card is left to draw: dc.trait.none-left."""
    return bool(g.trait_deck or g.trait_discard)


def draw_trait(g: Night, hero: Hero) -> Flow[None]:
    """Draw, keep one, and make room for it: dc.trait.gain, dc.trait.draw-more, dc.trait.third."""
    number = 1 + sum(more.cards for more in effects_of(g, hero, DrawMore))
    cards = [card for _ in range(number) if (card := _top(g))]
    g.tell(TraitDrawn(hero.id, tuple(cards)))
    kept = cards[0]
    if len(cards) > 1:
        options = [Keep(card) for card in dict.fromkeys(cards)]
        answer = yield from ask.KeepTrait(hero.seat, options, hero.id, tuple(cards))
        kept = answer.card
    cards.remove(kept)
    g.trait_discard += cards
    yield from _put(g, hero, kept, tuple(cards))


def _top(g: Night) -> str:
    """The top card; an empty deck is made anew from the discard pile: dc.trait.reshuffle."""
    if not g.trait_deck and g.trait_discard:
        g.trait_deck, g.trait_discard = sorted(g.trait_discard), []
        g.dice.shuffle(g.trait_deck)
        g.tell(Reshuffled("traits", len(g.trait_deck)))
    return g.trait_deck.pop() if g.trait_deck else ""


def _put(g: Night, hero: Hero, card: str, discarded: tuple[str, ...]) -> Flow[None]:
    """A hero holds two at most; the new one is seen before the choice: dc.trait.third-informed."""
    if len(hero.traits) >= SLOTS:
        others = [held for held in dict.fromkeys(hero.traits) if held != card]
        answer = yield from ask.ThirdTrait(hero.seat, [PASS, *map(Replace, others)], hero.id, card)
        if isinstance(answer, Pass):
            g.trait_discard.append(card)
            g.tell(TraitKept(hero.id, "", (*discarded, card)))
            return
        drop_trait(g, hero, answer.card)
        discarded = (*discarded, answer.card)
    hero.traits += (card,)
    if discarded:
        g.tell(TraitKept(hero.id, card, discarded))
