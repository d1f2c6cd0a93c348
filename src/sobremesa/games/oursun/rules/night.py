"""Night cards: who draws, whom they hit, what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import STANDARD
from sobremesa.games.oursun.events.cards import NightCard
from sobremesa.games.oursun.events.things import Spent
from sobremesa.games.oursun.options.cards import Apply, Ignore, Suffer
from sobremesa.games.oursun.options.interactions import DropGoods
from sobremesa.games.oursun.state import NEW_HAVEN, NONE, TIRED, Fire, Land, Person
from sobremesa.kernel import Flow, Together

from .decks import draw
from .enemies import call, spawn_type
from .goods import draw_random, gain, minus, some
from .harm import harm, infect, set_condition
from .rolls import skill_test
from .rounds import initial_round

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
    name = g.book.night[card]
    victim = person
    if g.has_camp(tile):
        victim = yield from vote(g, person, card)
    ignored = False
    if g.book.content.night[name].category == "animal" and tile.fire != Fire.NONE:
        answer = yield from ask.NightAnimal(victim.seat, [IGNORE, APPLY], victim.who, card)
        ignored = isinstance(answer, Ignore)
    g.tell(NightCard(person.id, card, victim.id, ignored))
    if not ignored:
        yield from EFFECTS[name](g, victim)


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


# Effects


def _nothing(g: Land, person: Person) -> Flow[None]:
    return
    yield


def _uneasy_watch(g: Land, person: Person) -> Flow[None]:
    person.ap = max(0, person.ap - 1)
    yield from ()


def _bitter_cold(g: Land, person: Person) -> Flow[None]:
    if g.map[person.tile].fire == Fire.NONE:
        yield from harm(g, [(person, 1)], "cold")


def _bad_dreams(g: Land, person: Person) -> Flow[None]:
    set_condition(g, person, max(TIRED, person.condition - 1), "dreams")
    yield from ()


def _starlight(g: Land, person: Person) -> Flow[None]:
    g.starlight = True
    yield from ()


def _lucky_find(g: Land, person: Person) -> Flow[None]:
    yield from gain(g, person, draw_random(g, 1))


def _rats(g: Land, person: Person) -> Flow[None]:
    if person.goods[0]:
        person.goods = minus(person.goods, some(0))
        g.tell(Spent(person.id, "rats", some(0)))
    else:
        yield from harm(g, [(person, 1)], "rats")


def _insects(g: Land, person: Person) -> Flow[None]:
    if not (yield from skill_test(g, person, "strength")):
        infect(g, person)


def _thief(g: Land, person: Person) -> Flow[None]:
    """A dexterity test, or one resource of choice is gone."""
    passed = yield from skill_test(g, person, "dexterity")
    options = [DropGoods(kind) for kind in STANDARD if person.goods[kind]]
    if not passed and options:
        answer = yield from ask.Thief(person.seat, options, person.who)
        person.goods = minus(person.goods, some(answer.kind))
        g.tell(Spent(person.id, "thief", some(answer.kind)))


def _attacked_by(kind: str) -> Callable[[Land, Person], Flow[None]]:
    def attacked(g: Land, person: Person) -> Flow[None]:
        """The card starts a combat with the one it hits (sun.ruling.night-combat-spawn)."""
        if spawn_type(g, kind, person.tile) is not None:
            yield from initial_round(g, person)

    return attacked


def _distant_howl(g: Land, person: Person) -> Flow[None]:
    call(g, person.tile)
    yield from ()


EFFECTS: dict[str, Callable[[Land, Person], Flow[None]]] = {
    "quiet_night": _nothing,
    "uneasy_watch": _uneasy_watch,
    "bitter_cold": _bitter_cold,
    "bad_dreams": _bad_dreams,
    "starlight": _starlight,
    "lucky_find": _lucky_find,
    "rats": _rats,
    "prowling_beast": _attacked_by("animal"),
    "insects": _insects,
    "thief_in_the_dark": _thief,
    "raid": _attacked_by("human"),
    "something_out_there": _attacked_by("mutant"),
    "distant_howl": _distant_howl,
}
