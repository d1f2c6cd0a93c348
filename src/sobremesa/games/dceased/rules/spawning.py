"""Spawn cards: drawing one for a Zone and carrying out what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sobremesa.boards.bits import members
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.effects import CancelSpawn, Scout
from sobremesa.games.dceased.content.schema import BLUE, KINDS, LEVELS, RED, SpawnCard
from sobremesa.games.dceased.events.deeds import Reshuffled
from sobremesa.games.dceased.events.spawning import (
    CardBuried,
    CardCancelled,
    CardDrawn,
    CardSeen,
    NothingDrawn,
)
from sobremesa.games.dceased.options import Bottom, Use, Zone
from sobremesa.games.dceased.state import (
    CARD_DONE,
    DRAWN,
    FALLEN,
    HORDE,
    NO_CARD,
    RESOLVE,
    VOICES,
    Hero,
    Night,
    Order,
)
from sobremesa.kernel import PASS, Flow, Pass

from .civilians import reveal_civilian
from .heroes import (
    can_use,
    danger_level,
    effects_of,
    gain_power,
    lose_power,
    pay,
    usable_effects,
    used,
)
from .horde import place, place_fallen
from .missions import active_points
from .speaking import of_group

BOTTOM = Bottom()


# Drawing


def refill(g: Night) -> bool:
    """Reshuffle an empty Spawn deck now that a card is needed: dc.spawn.reshuffle."""
    if not g.spawn_deck and g.spawn_discard:
        g.spawn_deck, g.spawn_discard = sorted(g.spawn_discard), []
        g.dice.shuffle(g.spawn_deck)
        g.tell(Reshuffled("spawn", len(g.spawn_deck)))
    return bool(g.spawn_deck)


def draw_card(g: Night, zone: int, *, final: bool = False) -> None:
    """Draw a card for a Zone; it is resolved before anything else: dc.spawn.one-card."""
    if not refill(g):
        g.tell(NothingDrawn(g.name(zone)))
        return
    g.card = g.spawn_deck.pop()
    g.top_known, g.bottom_known = 0, min(g.bottom_known, len(g.spawn_deck))
    g.card_zone, g.card_step, g.card_final = zone, DRAWN, final
    g.asked = ()
    g.tell(CardDrawn(g.card, g.name(zone), LEVELS[spawn_level(g)]))


def spawn_level(g: Night) -> int:
    """The level at which a card is read: the highest of the heroes, more or less one.

    dc.spawn.line, dc.option.easy-level, dc.option.hard-level.
    """
    level, difficulty = danger_level(g), g.book.difficulty
    if difficulty == "easy":
        return max(BLUE, level - 1)
    if difficulty == "hard" and g.card_zone == g.book.points[0].zone:
        return min(RED, level + 1)
    return level


# Resolving


def resolve_card(g: Night) -> Flow[None]:
    """As much of the card that was drawn as comes before the Activations that it causes."""
    card = g.book.spawn[g.card]
    if g.card_step is DRAWN:
        yield from _not_today(g)
    if g.card_step is RESOLVE:
        g.card_step = CARD_DONE
        EFFECTS[card.kind](g, card)
    elif g.card_step is HORDE:
        g.card_step = CARD_DONE
        _place_line(g, card, [g.card_zone])
    elif g.card_step is VOICES:
        yield from _survivor(g)
        g.card_step = CARD_DONE
    if g.card_step is CARD_DONE and not g.queue:
        g.spawn_discard.append(g.card)
        g.card = NO_CARD


def _not_today(g: Night) -> Flow[None]:
    """Whoever holds Not Today may have the card discarded, but not the one after it."""
    for hero in () if g.card_final else g.in_play():
        found = usable_effects(g, hero, CancelSpawn)
        if not found or hero.id in g.asked:
            continue
        options: list[Pass | Use] = [PASS, *(Use(each.id) for each in found)]
        answer = yield from ask.NotToday(
            hero.seat, options, hero.id, g.card, g.card_zone, anchor=True
        )
        g.asked += (hero.id,)
        if isinstance(answer, Use):
            pay(g, hero, used(g, answer.effect))
            g.tell(CardCancelled(hero.id, g.card))
            g.spawn_discard.append(g.card)
            zone, g.card = g.card_zone, NO_CARD
            draw_card(g, zone, final=True)
            return
    g.card_step = RESOLVE


def _place_line(g: Night, card: SpawnCard, zones: Iterable[int]) -> int:
    """Place what the line of the Danger Level says: dc.spawn.line, dc.spawn.place."""
    number, placed = card.numbers[spawn_level(g)], 0
    if number:
        kind = KINDS.index(card.type)
        for zone in zones:
            placed += place(g, kind, zone, number)
    return placed


def _normal(g: Night, card: SpawnCard) -> None:
    _place_line(g, card, [g.card_zone])


def _charge(g: Night, card: SpawnCard) -> None:
    """Those just placed activate, after a shortage: dc.spawn.charge, dc.shortage.charge-order."""
    placed = _place_line(g, card, [g.card_zone])
    if placed:
        g.charging = {g.card_zone: placed}
        g.queue.append(Order("charge", KINDS.index(card.type)))


def _activation(g: Night, card: SpawnCard) -> None:
    """All Enemies of a type activate; without any, nothing happens: dc.spawn.extra-activation."""
    if card.type == "fallen":
        if g.fallen:
            g.queue.append(Order("extra", FALLEN))
        return
    kind = KINDS.index(card.type)
    if g.horde[kind] or g.down[kind]:
        g.queue.append(Order("extra", kind))


def _fallen(g: Night, card: SpawnCard) -> None:
    """A Zombie Hero, then the Horde; without one, all in play act: dc.spawn.zombie-hero."""
    if not g.fallen_deck and g.fallen_discard:
        g.fallen_deck, g.fallen_discard = sorted(g.fallen_discard), []
        g.dice.shuffle(g.fallen_deck)
        g.tell(Reshuffled("fallen", len(g.fallen_deck)))
    if g.fallen_deck:
        place_fallen(g, g.fallen_deck.pop(), g.card_zone)
        _place_line(g, card, [g.card_zone])
        return
    g.queue.append(Order("fallen", FALLEN))
    g.card_step = HORDE


def _voices(g: Night, card: SpawnCard) -> None:
    """Something comes out, and a Civilian has run from it: dc.spawn.survivor."""
    _place_line(g, card, [g.card_zone])
    if g.civilian_deck:
        g.card_step = VOICES


def _survivor(g: Night) -> Flow[None]:
    """The nearest Zone out of reach of Enemies, the group choosing among equals."""
    zones = list(members(refuges(g, g.card_zone)))
    if not zones:
        return
    zone = zones[0]
    if len(zones) > 1:
        options = [Zone(g.name(each)) for each in zones]
        answer = yield from of_group(g, ask.Survivor(g.lead(), options, g.card_zone))
        zone = g.book.zone[answer.zone]
    g.strays.append(g.civilian_deck[-1])
    reveal_civilian(g, g.civilian_deck.pop(), zone)


def refuges(g: Night, origin: int) -> int:
    """The nearest Zones without Enemies in them or connected to them: dc.spawn.survivor."""
    reached = g.infested
    for zone in members(g.infested):
        reached |= g.view.neighbours[zone]
    return g.view.nearest(origin, ~reached)


def _broadcast(g: Night, card: SpawnCard) -> None:
    for hero in g.in_play():
        lose_power(g, hero, 1, card.id)
    _place_line(g, card, [g.card_zone])


def _everywhere(g: Night, card: SpawnCard) -> None:
    _place_line(g, card, [point.zone for point in active_points(g)])


def _noise(g: Night, card: SpawnCard) -> None:
    g.queue.append(Order("noise"))


def _silence(g: Night, card: SpawnCard) -> None:
    for hero in g.in_play():
        gain_power(g, hero, 1, card.id)


def _special(g: Night, card: SpawnCard) -> None:
    """A card with instructions of its own: dc.spawn.special."""
    SPECIAL[card.special](g, card)


EFFECTS: dict[str, Callable[[Night, SpawnCard], None]] = {
    "normal": _normal,
    "charge": _charge,
    "activation": _activation,
    "fallen": _fallen,
    "special": _special,
}
SPECIAL: dict[str, Callable[[Night, SpawnCard], None]] = {
    "voices-behind-the-door": _voices,
    "anti-life-broadcast": _broadcast,
    "they-are-everywhere": _everywhere,
    "drawn-to-the-noise": _noise,
    "a-breath-of-silence": _silence,
}


# Looking ahead


def listen(g: Night) -> Flow[None]:
    """Look at the top card and leave it or put it at the bottom: dc.deck.bottom."""
    while (found := _listener(g)) is not None:
        yield from _look(g, *found)


def _look(g: Night, hero: Hero, scout: Scout) -> Flow[None]:
    if not g.top_known:
        options: list[Pass | Use] = [PASS, Use(scout.id)]
        looks = yield from ask.RadioOperator(hero.seat, options, hero.id, anchor=True)
        if looks == PASS:
            g.round_used += (scout.id,)
            return
        refill(g)
        g.top_known = 1
        g.tell(CardSeen(hero.id, g.spawn_deck[-1]))
    card = g.spawn_deck[-1]
    answer = yield from ask.Bottom(hero.seat, [PASS, BOTTOM], hero.id, card, anchor=True)
    g.round_used += (scout.id,)
    hero.power -= scout.power
    if answer != PASS:
        g.spawn_deck.insert(0, g.spawn_deck.pop())
        g.bottom_known += 1
        g.tell(CardBuried(hero.id, card))


def _listener(g: Night) -> tuple[Hero, Scout] | None:
    if not (g.spawn_deck or g.spawn_discard):
        return None
    for hero in g.in_play():
        for scout in effects_of(g, hero, Scout):
            if scout.id not in g.round_used and can_use(g, hero, scout):
                return hero, scout
    return None
