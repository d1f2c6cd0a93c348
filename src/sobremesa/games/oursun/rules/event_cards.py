"""Event cards, drawn by the first to enter a tile with an event marker."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import CLOTH, FOOD, NOTHING, WOOD
from sobremesa.games.oursun.events.cards import EventCard, Thanked
from sobremesa.games.oursun.events.things import Gained, Spent, Used
from sobremesa.games.oursun.options.cards import Help
from sobremesa.games.oursun.options.movement import Explore
from sobremesa.games.oursun.state import FIT, NONE, Fire, Land, Person
from sobremesa.kernel import PASS, Flow, Pass

from .decks import draw, draw_loot, receive_loot
from .enemies import spawn_top, spawn_type, wander_all
from .exploring import explore_options, reveal
from .goods import cards_of, draw_random, minus, plus, some, use_up, water_room
from .harm import harm, infect, set_condition
from .rolls import skill_test
from .rounds import initial_round
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
    else:
        yield from EFFECTS[event.id](g, person)


def _put(g: Land, person: Person, kinds: tuple[int, ...]) -> None:
    tile = g.map[person.tile]
    for kind in kinds:
        tile.dropped = plus(tile.dropped, some(kind))


def _abandoned_pack(g: Land, person: Person) -> Flow[None]:
    tile = g.map[person.tile]
    tile.dropped = plus(tile.dropped, draw_random(g, 2))
    yield from ()


def _container(kind: str) -> Callable[[Land, Person], Flow[None]]:
    def placed(g: Land, person: Person) -> Flow[None]:
        g.map[person.tile].containers += (kind,)
        yield from ()

    return placed


def _wander_in(g: Land, person: Person, kind: str) -> None:
    """The trader of the card comes; nothing if he is in play or was removed."""
    if kind not in g.removed and all(each.kind != kind for each in g.traders.values()):
        set_up_trader(g, kind, person.tile)


def _wounded_stranger(g: Land, person: Person) -> Flow[None]:
    """A food or a Bandage for a loot card."""
    options: list[Pass | Help] = [PASS]
    if person.goods[FOOD]:
        options.append(Help())
    options += [Help(card) for card in cards_of(person) if g.book.gear[card] == "bandage"]
    answer = yield from ask.Stranger(person.seat, options, person.who)
    if isinstance(answer, Pass):
        return
    if answer.card == NONE:
        person.goods = minus(person.goods, some(FOOD))
        g.tell(Spent(person.id, "stranger", some(FOOD)))
    else:
        g.tell(Used(person.id, answer.card, "stranger"))
        use_up(g, person, answer.card)
    if (card := draw_loot(g)) != NONE:
        g.tell(Thanked(person.id, card))
        yield from receive_loot(g, person, card)


def _ambush(g: Land, person: Person) -> Flow[None]:
    if spawn_top(g, person.tile) is not None:
        yield from initial_round(g, person)


def _patrol(g: Land, person: Person) -> Flow[None]:
    if spawn_type(g, "sons", person.tile) is not None:
        yield from initial_round(g, person)


def _animal_den(g: Land, person: Person) -> Flow[None]:
    if spawn_type(g, "animal", person.tile) is not None:
        yield from initial_round(g, person)
    _put(g, person, (FOOD, FOOD))


def _foul_water(g: Land, person: Person) -> Flow[None]:
    if not (yield from skill_test(g, person, "strength")):
        infect(g, person)


def _hidden_cistern(g: Land, person: Person) -> Flow[None]:
    filled = min(3, water_room(g, person) - person.water)
    person.water += filled
    g.tell(Gained(person.id, NOTHING, (), filled))
    yield from ()


def _collapsing_floor(g: Land, person: Person) -> Flow[None]:
    if not (yield from skill_test(g, person, "dexterity")):
        yield from harm(g, [(person, 2)], "fall")


def _old_map(g: Land, person: Person) -> Flow[None]:
    """Up to 2 positions beside the tile are revealed for nothing."""
    for _ in range(2):
        places = explore_options(g, person)
        if not places:
            return
        answer = yield from ask.OldMap(person.seat, [PASS, *map(Explore, places)], person.who)
        if isinstance(answer, Pass):
            return
        reveal(g, answer.to)


def _solid_shelter(g: Land, person: Person) -> Flow[None]:
    g.map[person.tile].shelter = True
    yield from ()


def _solar_flare(g: Land, person: Person) -> Flow[None]:
    for each in g.people:
        for card in cards_of(each):
            if g.gear(card).electric:
                g.flipped |= 1 << card
    yield from ()


def _echoes(g: Land, person: Person) -> Flow[None]:
    wander_all(g)
    yield from ()


def _roadside_grave(g: Land, person: Person) -> Flow[None]:
    if person.lost_karma:
        person.lost_karma -= 1
        person.karma += 1
    yield from ()


def _cold_campsite(g: Land, person: Person) -> Flow[None]:
    """Wood, cloth and a fire, which no item lights (sun.ruling.fire-by-card)."""
    _put(g, person, (WOOD, CLOTH))
    tile = g.map[person.tile]
    if g.weather != "storm" and tile.fire == Fire.NONE:
        tile.fire = Fire.CAMPFIRE
    yield from ()


def _moment_of_peace(g: Land, person: Person) -> Flow[None]:
    set_condition(g, person, min(FIT, person.condition + 1), "peace")
    yield from ()


EFFECTS: dict[str, Callable[[Land, Person], Flow[None]]] = {
    "abandoned_pack": _abandoned_pack,
    "locked_crate": _container("strength"),
    "sealed_cabinet": _container("dexterity"),
    "wounded_stranger": _wounded_stranger,
    "ambush": _ambush,
    "sons_patrol": _patrol,
    "animal_den": _animal_den,
    "foul_water": _foul_water,
    "hidden_cistern": _hidden_cistern,
    "collapsing_floor": _collapsing_floor,
    "old_map": _old_map,
    "solid_shelter": _solid_shelter,
    "solar_flare": _solar_flare,
    "echoes": _echoes,
    "roadside_grave": _roadside_grave,
    "cold_campsite": _cold_campsite,
    "moment_of_peace": _moment_of_peace,
}
