"""What happens when a mission card comes up: each effect that a card can name."""

from __future__ import annotations

from sobremesa.games.oursun.content.mission_cards import (
    Appear,
    Besiege,
    DryUp,
    Fight,
    FillWater,
    MissionEffect,
    NextTile,
    Outbreak,
    PutContainers,
    SetCounters,
    Spawn,
)
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.state import HOME, Land
from sobremesa.kernel import Flow, Register

from .enemies import go, spawn, spawn_type
from .goods import water_room
from .harm import infect
from .rolls import skill_test
from .rounds import initial_round
from .whereabouts import enemies_at, people_at, place_of, site

COMES: Register[Land, MissionEffect, Flow[None]] = Register("a mission effect")
DRY = "dry"
"""The counter that says that New Haven's own source is dry."""
LAST = "last"
"""The counter that says who delivered last."""


def headcount(g: Land, effect: Spawn | Besiege) -> int:
    """How many enemies come: a number, one per so many characters, one more from so many on."""
    count, people = effect.count, len(g.people)
    if effect.per:
        count += -(-people // effect.per)
    return count + bool(effect.more_from and people >= effect.more_from)


@COMES.of(SetCounters)
def _set_counters(g: Land, effect: SetCounters) -> Flow[None]:
    g.progress.update(effect.fixed)
    for name, each in effect.per_character.items():
        g.progress[name] = each * len(g.people)
    yield from ()


@COMES.of(Spawn)
def _spawn(g: Land, effect: Spawn) -> Flow[None]:
    """So many enemies come to a tile, or only as many as are missing there."""
    number = site(g, effect.tile)
    place = place_of(g, number)
    if place is None:
        return
    count = headcount(g, effect)
    for _ in range(count):
        if not effect.fill or len(enemies_at(g, number)) < count:
            spawn_type(g, effect.type, place)
    yield from ()


@COMES.of(Fight)
def _fight(g: Land, effect: Fight) -> Flow[None]:
    """Who delivered last fights at once."""
    if LAST in g.progress:
        yield from initial_round(g, g.people[g.progress[LAST]])


@COMES.of(FillWater)
def _fill_water(g: Land, effect: FillWater) -> Flow[None]:
    for person in people_at(g, site(g, effect.tile)):
        person.water = water_room(g, person)
    yield from ()


@COMES.of(DryUp)
def _dry_up(g: Land, effect: DryUp) -> Flow[None]:
    g.map[HOME].water = 0
    g.progress[DRY] = 1
    yield from ()


@COMES.of(PutContainers)
def _put_containers(g: Land, effect: PutContainers) -> Flow[None]:
    put_containers(g, site(g, effect.tile), effect.test, effect.object, effect.count)
    yield from ()


def put_containers(g: Land, number: int, test: str, name: str, count: int = 1) -> None:
    """Container markers for a tile that lies face up, with a mission object or with loot."""
    place = place_of(g, number)
    if place is not None:
        g.map[place].containers += (f"{test}:{name}" if name else test,) * count


@COMES.of(Outbreak)
def _outbreak(g: Land, effect: Outbreak) -> Flow[None]:
    for person in people_at(g, site(g, effect.tile)):
        if not (yield from skill_test(g, person, effect.test)):
            infect(g, person)


@COMES.of(NextTile)
def _next_tile(g: Land, effect: NextTile) -> Flow[None]:
    """The next tile drawn, unless it already lies face down on the map."""
    number = site(g, effect.tile)
    if number in g.stack:
        g.stack.remove(number)
        g.dice.shuffle(g.stack)
        g.stack.append(number)
    yield from ()


@COMES.of(Appear)
def _appear(g: Land, effect: Appear) -> Flow[None]:
    """It stands there, from wherever it was."""
    place = place_of(g, site(g, effect.tile))
    if place is None:
        return
    card = FoeId(g.book.enemies.index(effect.enemy))
    g.progress[effect.enemy] = 0
    if card in g.enemies and not g.enemies[card].body:
        go(g, g.enemies[card], place, 0)
    else:
        if card in g.enemies:
            del g.enemies[card]
        elif card in g.enemy_deck:
            g.enemy_deck.remove(card)
        else:
            g.enemy_discard.remove(card)
        spawn(g, card, place)
    g.dice.shuffle(g.enemy_deck)
    yield from ()
