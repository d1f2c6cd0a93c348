"""Trade between characters."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.things import CUBES, WATER, Cube, GearCard, Thing, Water, thing
from sobremesa.games.oursun.events.trade import Traded
from sobremesa.games.oursun.options.trade import Agree, Offer, Refuse, Trade, Want
from sobremesa.games.oursun.state import Land, Person
from sobremesa.kernel import DONE, Done, Flow

from .actions import interact
from .goods import alike, cards_of, load_weapons, minus, plus, put_card, remove_card, settle, some


def trade(g: Land, person: Person, option: Trade) -> Flow[None]:
    """1 AP: any number of things change hands if both agree: sun.trade.amount."""

    def effect() -> Flow[None]:
        partner = g.people[option.who]
        if not partner.alive:
            return
        given, taken = yield from _bargain(g, person, partner)
        if not given and not taken:
            return
        agreed = True
        if partner.seat != person.seat:
            answer = yield from ask.Agree(
                partner.seat, [Refuse(), Agree()], partner.who, person.who, given, taken
            )
            agreed = isinstance(answer, Agree)
        g.tell(Traded(person.id, partner.id, _words(given), _words(taken), agreed))
        if agreed:
            for each in given:
                hand_over(g, person, partner, each)
            for each in taken:
                hand_over(g, partner, person, each)
            for one in (person, partner):
                load_weapons(g, one)
                yield from settle(g, one)

    yield from interact(g, person, 1, "trade", effect)


def _words(things: Sequence[Thing]) -> tuple[str, ...]:
    return tuple(each.word for each in things)


def _bargain(
    g: Land, person: Person, partner: Person
) -> Flow[tuple[tuple[Thing, ...], tuple[Thing, ...]]]:
    """The active player puts together what is given and what is wanted.

    Cubes and water are not given for the same: nothing would change hands.
    """
    given: tuple[Thing, ...] = ()
    taken: tuple[Thing, ...] = ()
    while True:
        options: list[Done | Offer | Want] = [DONE]
        options += [Offer(it.word) for it in belongings(g, person, given) if it not in taken]
        options += [Want(it.word) for it in belongings(g, partner, taken) if it not in given]
        answer = yield from ask.Bargain(person.seat, options, person.who, partner.who, given, taken)
        match answer:
            case Done():
                return given, taken
            case Offer(word):
                given += (thing(word),)
            case Want(word):
                taken += (thing(word),)


def belongings(g: Land, person: Person, listed: Sequence[Thing]) -> list[Thing]:
    """What a character could still add to a trade."""
    count = listed.count
    found: list[Thing] = [
        cube for cube, have in zip(CUBES, person.goods, strict=True) if have > count(cube)
    ]
    if count(WATER) < person.water:
        found.append(WATER)
    left = [card for card in cards_of(person) if GearCard(card) not in listed]
    return found + [GearCard(card) for card in alike(g, left)]


def hand_over(g: Land, giver: Person, taker: Person, given: Thing) -> None:
    """One thing changes hands; room is seen to afterwards."""
    match given:
        case Water():
            giver.water -= 1
            taker.water += 1
        case GearCard(card):
            remove_card(giver, card)
            put_card(g, taker, card)
        case Cube(kind):
            giver.goods = minus(giver.goods, some(kind))
            taker.goods = plus(taker.goods, some(kind))
