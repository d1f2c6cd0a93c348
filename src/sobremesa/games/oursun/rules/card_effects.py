"""What event and night cards do to the one they hit: each effect that a card can name."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content import card_effects as cards
from sobremesa.games.oursun.content.book import FOOD, NOTHING, STANDARD, goods
from sobremesa.games.oursun.content.card_effects import CardEffect
from sobremesa.games.oursun.events.cards import Thanked
from sobremesa.games.oursun.events.things import Gained, Spent, Used
from sobremesa.games.oursun.options.cards import Help
from sobremesa.games.oursun.options.interactions import DropGoods
from sobremesa.games.oursun.options.movement import Explore
from sobremesa.games.oursun.state import FIT, NONE, TIRED, Fire, Land, Person, Tile
from sobremesa.kernel import PASS, Flow, Pass, Register

from .decks import draw_loot, receive_loot
from .enemies import call, spawn_type, wander_all
from .exploring import explore_options, reveal
from .goods import cards_of, draw_random, gain, minus, plus, some, use_up, water_room
from .harm import harm, infect, set_condition
from .rolls import skill_test
from .rounds import initial_round


class Hit:
    """A character that a card hits."""

    __slots__ = ("g", "person")

    def __init__(self, g: Land, person: Person) -> None:
        self.g = g
        self.person = person

    @property
    def tile(self) -> Tile:
        return self.g.map[self.person.tile]


DOES: Register[Hit, CardEffect, Flow[None]] = Register("a card effect")


def apply(g: Land, person: Person, effects: Sequence[CardEffect]) -> Flow[None]:
    """What a card says happens, in this order."""
    hit = Hit(g, person)
    for effect in effects:
        yield from DOES(hit, effect)


# Enemies


@DOES.of(cards.Attack)
def _attack(hit: Hit, effect: cards.Attack) -> Flow[None]:
    """The card starts a combat with the one it hits (sun.ruling.night-combat-spawn)."""
    if spawn_type(hit.g, effect.type, hit.person.tile) is not None:
        yield from initial_round(hit.g, hit.person)


@DOES.of(cards.Wander)
def _wander(hit: Hit, effect: cards.Wander) -> Flow[None]:
    wander_all(hit.g)
    yield from ()


@DOES.of(cards.Call)
def _call(hit: Hit, effect: cards.Call) -> Flow[None]:
    call(hit.g, hit.person.tile)
    yield from ()


# The tile


@DOES.of(cards.Put)
def _put(hit: Hit, effect: cards.Put) -> Flow[None]:
    hit.tile.dropped = plus(hit.tile.dropped, goods(effect.goods))
    yield from ()


@DOES.of(cards.PutRandom)
def _put_random(hit: Hit, effect: cards.PutRandom) -> Flow[None]:
    hit.tile.dropped = plus(hit.tile.dropped, draw_random(hit.g, effect.count))
    yield from ()


@DOES.of(cards.PutContainer)
def _put_container(hit: Hit, effect: cards.PutContainer) -> Flow[None]:
    hit.tile.containers += (effect.test,)
    yield from ()


@DOES.of(cards.Shelter)
def _shelter(hit: Hit, effect: cards.Shelter) -> Flow[None]:
    hit.tile.shelter = True
    yield from ()


@DOES.of(cards.Campfire)
def _campfire(hit: Hit, effect: cards.Campfire) -> Flow[None]:
    """A fire, which no item lights (sun.ruling.fire-by-card)."""
    if hit.g.weather != "storm" and hit.tile.fire == Fire.NONE:
        hit.tile.fire = Fire.CAMPFIRE
    yield from ()


@DOES.of(cards.Explore)
def _explore(hit: Hit, effect: cards.Explore) -> Flow[None]:
    """Positions beside the tile are revealed for nothing."""
    g, person = hit.g, hit.person
    for _ in range(effect.count):
        places = explore_options(g, person)
        if not places:
            return
        answer = yield from ask.OldMap(person.seat, [PASS, *map(Explore, places)], person.who)
        if isinstance(answer, Pass):
            return
        reveal(g, answer.to)


# What a character gets


@DOES.of(cards.GainRandom)
def _gain_random(hit: Hit, effect: cards.GainRandom) -> Flow[None]:
    yield from gain(hit.g, hit.person, draw_random(hit.g, effect.count))


@DOES.of(cards.GainWater)
def _gain_water(hit: Hit, effect: cards.GainWater) -> Flow[None]:
    person = hit.person
    filled = min(effect.count, water_room(hit.g, person) - person.water)
    person.water += filled
    hit.g.tell(Gained(person.id, NOTHING, (), filled))
    yield from ()


@DOES.of(cards.Karma)
def _karma(hit: Hit, effect: cards.Karma) -> Flow[None]:
    count = min(effect.count, hit.person.lost_karma)
    hit.person.lost_karma -= count
    hit.person.karma += count
    yield from ()


@DOES.of(cards.Stranger)
def _stranger(hit: Hit, effect: cards.Stranger) -> Flow[None]:
    """A food or a Bandage for a loot card."""
    g, person = hit.g, hit.person
    options: list[Pass | Help] = [PASS]
    if person.goods[FOOD]:
        options.append(Help())
    options += [Help(card) for card in cards_of(person) if g.book.gear[card] in effect.takes]
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


# What a character loses


@DOES.of(cards.LoseAp)
def _lose_ap(hit: Hit, effect: cards.LoseAp) -> Flow[None]:
    hit.person.ap = max(0, hit.person.ap - effect.count)
    yield from ()


@DOES.of(cards.Harm)
def _harm(hit: Hit, effect: cards.Harm) -> Flow[None]:
    yield from harm(hit.g, [(hit.person, effect.points)], effect.cause)


@DOES.of(cards.Infect)
def _infect(hit: Hit, effect: cards.Infect) -> Flow[None]:
    infect(hit.g, hit.person)
    yield from ()


@DOES.of(cards.LoseFood)
def _lose_food(hit: Hit, effect: cards.LoseFood) -> Flow[None]:
    person = hit.person
    if person.goods[FOOD]:
        person.goods = minus(person.goods, some(FOOD))
        hit.g.tell(Spent(person.id, effect.cause, some(FOOD)))
    else:
        yield from apply(hit.g, person, effect.otherwise)


@DOES.of(cards.LoseChoice)
def _lose_choice(hit: Hit, effect: cards.LoseChoice) -> Flow[None]:
    person = hit.person
    options = [DropGoods(kind) for kind in STANDARD if person.goods[kind]]
    if options:
        answer = yield from ask.Thief(person.seat, options, person.who)
        person.goods = minus(person.goods, some(answer.kind))
        hit.g.tell(Spent(person.id, effect.cause, some(answer.kind)))


@DOES.of(cards.FlipElectric)
def _flip_electric(hit: Hit, effect: cards.FlipElectric) -> Flow[None]:
    g = hit.g
    for each in g.people:
        for card in cards_of(each):
            if g.gear(card).electric:
                g.flipped |= 1 << card
    yield from ()


# What depends, and the mood of a night


@DOES.of(cards.Mood)
def _mood(hit: Hit, effect: cards.Mood) -> Flow[None]:
    condition = min(FIT, max(TIRED, hit.person.condition + effect.steps))
    set_condition(hit.g, hit.person, condition, effect.cause)
    yield from ()


@DOES.of(cards.Starlight)
def _starlight(hit: Hit, effect: cards.Starlight) -> Flow[None]:
    hit.g.starlight = True
    yield from ()


@DOES.of(cards.Test)
def _test(hit: Hit, effect: cards.Test) -> Flow[None]:
    if not (yield from skill_test(hit.g, hit.person, effect.skill)):
        yield from apply(hit.g, hit.person, effect.failed)


@DOES.of(cards.WithoutFire)
def _without_fire(hit: Hit, effect: cards.WithoutFire) -> Flow[None]:
    if hit.tile.fire == Fire.NONE:
        yield from apply(hit.g, hit.person, effect.then)
