"""What frames a fight: initial combat rounds, counter-attacks on plain actions, the fallen."""

from __future__ import annotations

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import NOTHING
from sobremesa.games.oursun.events.enemies import Defeated
from sobremesa.games.oursun.events.things import Gained
from sobremesa.games.oursun.events.trade import Robbed
from sobremesa.games.oursun.options.combat import Attack
from sobremesa.games.oursun.options.trade import Rob
from sobremesa.games.oursun.state import Enemy, Land, Person, Trader
from sobremesa.kernel import Flow

from .exchange import exchange, ready
from .foes import foe_hp, foe_of, foes_of, turn_upright
from .goods import alike, gain, plus, return_card, water_room


def initial_round(g: Land, person: Person) -> Flow[None]:
    """A free exchange: one melee attack on a foe of choice, one attack of every foe there.

    No AP, no dodge, no joining (sun.ruling.initial-round-content). Stealth is over. Who died while
    the enemies came has no round.
    """
    person.stealth = False
    if not person.alive:
        return
    foes = [foe for foe in foes_of(g, person) if foe_hp(g, foe) > 0]
    if not foes:
        return
    turn_upright(g)
    options = [Attack(foe.id) for foe in foes]
    answer = yield from ask.InitialTarget(person.seat, options, person.who)
    dice = yield from ready(g, person, "melee", initial=True)
    yield from exchange(g, person, foe_of(g, answer.foe), dice, foes, initial=True)
    yield from sweep(g)


def counter_all(g: Land, person: Person) -> Flow[None]:
    """Every foe on the tile counter-attacks a plain action (sun.ruling.noncombat-round)."""
    foes = [foe for foe in foes_of(g, person) if not foe.rotated]
    if foes:
        yield from exchange(g, person, None, (), foes)


def sweep(g: Land) -> Flow[None]:
    """At the end of a round the defeated become bodies (sun.ruling.defeat-moment)."""
    data = g.book.content.enemies
    for enemy in g.enemies.values():
        if not enemy.body and enemy.damage >= data[enemy.kind].hp:
            fall(g, enemy)
    for trader in list(g.traders.values()):
        if trader.slayer >= 0:
            yield from rob(g, g.people[trader.slayer], trader)


def fall(g: Land, enemy: Enemy) -> None:
    """A body lies there, and a symbol of the tile is marked (sun.ruling.symbol-mark-where)."""
    enemy.body = True
    tile = g.map[enemy.tile]
    if g.live_symbols(tile) > 0:
        tile.marked += 1
    if g.enemy_data(enemy).noted:
        g.progress[enemy.kind] = 1
    g.tell(Defeated(enemy.id, enemy.tile, g.known(enemy.tile)))


def rob(g: Land, person: Person, trader: Trader) -> Flow[None]:
    """Two cards of choice and all water and resources; he is out of the game."""
    g.tell(Robbed(person.id, trader.id))
    del g.traders[trader.id]
    g.removed.append(trader.kind)
    left = list(trader.cards)
    chosen: list[int] = []
    while left and len(chosen) < 2:
        options = [Rob(card) for card in alike(g, left)]
        answer = yield from ask.Rob(person.seat, options, person.who, trader.id)
        left.remove(answer.card)
        chosen.append(answer.card)
    for card in left:
        return_card(g, card)
    if person.alive:
        yield from gain(g, person, trader.goods, tuple(chosen))
        drawn = min(water_room(g, person) - person.water, trader.water)
        person.water += drawn
        g.tell(Gained(person.id, NOTHING, (), drawn))
    else:
        tile = g.map[trader.tile]
        tile.dropped = plus(tile.dropped, trader.goods)
        tile.cards += tuple(chosen)
