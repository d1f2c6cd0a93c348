"""Decks: draw from the top, discard under the deck, reshuffle when nothing is left to draw."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.oursun.content.book import NOTHING, pool
from sobremesa.games.oursun.events.things import AmmoRolled, Gained
from sobremesa.games.oursun.state import NONE, Enemy, Land, Person
from sobremesa.kernel import Flow

from .goods import fill_card, gain, water_room
from .rolls import karma, own_roll, successes, throw


def draw(g: Land, deck: list[int], discard: list[int]) -> int:
    """The top card, or -1 if there is none anywhere (sun.ruling.reshuffle-moment)."""
    if not deck:
        deck[:] = discard
        discard.clear()
        g.dice.shuffle(deck)
    return deck.pop() if deck else NONE


def draw_enemy(g: Land) -> int:
    """The top enemy card."""
    return draw(g, g.enemy_deck, g.enemy_discard)


def draw_until(g: Land, fits: Callable[[str], bool]) -> int:
    """The first enemy card that fits; the cards passed over are shuffled back.

    If the face-down part holds none the discards are shuffled in first (sun.ruling.draw-until).
    """
    kinds, deck = g.book.enemies, g.enemy_deck
    if not any(fits(kinds[card]) for card in deck):
        if not any(fits(kinds[card]) for card in g.enemy_discard):
            return NONE
        deck += g.enemy_discard
        g.enemy_discard.clear()
        g.dice.shuffle(deck)
    card = next(card for card in reversed(deck) if fits(kinds[card]))
    passed = deck[-1] != card
    deck.remove(card)
    if passed:
        g.dice.shuffle(deck)
    return card


def until_type(g: Land, kind: str) -> int:
    """An enemy of a type, or a Son of Liberty by `sons`."""
    data = g.book.content.enemies
    if kind == "sons":
        return draw_until(g, lambda name: data[name].sons)
    return draw_until(g, lambda name: data[name].type == kind)


def draw_loot(g: Land) -> int:
    """The top loot card, for somebody to receive or to put back."""
    card = _top_loot(g)
    if card != NONE:
        g.found.append(card)
    return card


def _top_loot(g: Land) -> int:
    return draw(g, g.loot_deck, g.loot_discard)


def receive_loot(g: Land, person: Person, card: int) -> Flow[None]:
    """A loot card comes to a character: cubes at once, weapons with ammunition by roll."""
    gear = g.gear(card)
    if gear.kind == "supply":
        g.found.remove(card)
        g.loot_discard.append(card)
        yield from gain(g, person, g.book.supplies[gear.id])
        return
    fill_card(g, card)
    if gear.ammo and gear.found != "full":
        dice = throw(g, pool(gear.found))
        yield from karma(g, (person,), [own_roll(person, dice, gear.capacity)])
        g.uses[card] = min(gear.capacity, successes(dice))
        g.tell(AmmoRolled(person.id, card, tuple(dice), g.uses[card]))
    g.found.remove(card)
    yield from gain(g, person, NOTHING, (card,))
    if gear.arrives and card in person.items:
        before = person.water
        person.water = min(before + gear.arrives, water_room(g, person))
        g.tell(Gained(person.id, NOTHING, (), person.water - before))


def stock_loot(g: Land, count: int) -> tuple[int, ...]:
    """Draw loot until so many non-hero gear cards lie there; shuffle the rest back."""
    found: list[int] = []
    passed: list[int] = []
    while len(found) < count and (card := _top_loot(g)) != NONE:
        gear = g.gear(card)
        (passed if gear.hero or gear.kind == "supply" else found).append(card)
    if passed:
        g.loot_deck += passed
        g.dice.shuffle(g.loot_deck)
    for card in found:
        fill_card(g, card)
    return tuple(found)


def discard_enemy(g: Land, enemy: Enemy) -> None:
    """The card goes face up under the deck (sun.enemy.defeated-card)."""
    del g.enemies[enemy.id]
    g.enemy_discard.append(enemy.id)
