"""Moving, charging, sneaking, and what happens on entering a tile (sun.ruling.entry-order)."""

from __future__ import annotations

from functools import cache

from sobremesa.boards.hex_tiles import neighbours
from sobremesa.games.oursun.content.book import RED, Pool
from sobremesa.games.oursun.events.movement import Moved
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.options.movement import Charge, Explore, Move, Movement, Sneak
from sobremesa.games.oursun.state import NONE, Land, Person
from sobremesa.kernel import Flow

from .actions import expose, is_watched, others_face, pay, spawn_symbols
from .event_cards import draw_event
from .exploring import can_reveal, reveal
from .foes import turn_upright
from .goods import alike, use_up
from .loadout import Loadout, loadout_of
from .night import entry_card
from .rolls import skill_test
from .rounds import counter_all, initial_round


def move_cost(g: Land, person: Person, to: Place) -> int:
    """The move value of the tile entered; Mild Haze helps the first move (sun.move.cost)."""
    cost = g.printed(g.map[to]).move
    return max(1, cost - 1) if _in_haze(g, person) else cost


def _in_haze(g: Land, person: Person) -> bool:
    return g.sun != NONE and not person.moved and g.book.eases[g.sun]


@cache
def ways_from(place: Place) -> tuple[tuple[Place, Explore, Charge, Move, Sneak], ...]:
    """The positions around one and how to turn to them: the same options for everybody."""
    return tuple((to, Explore(to), Charge(to), Move(to), Sneak(to)) for to in neighbours(place))


def movement_options(g: Land, person: Person, loadout: Loadout) -> list[Movement]:
    """Where a character may go or look, and how: sun.ruling.charge-facedown."""
    options: list[Movement] = []
    ap, tiles, printed = person.ap, g.map, g.book.tiles
    boots = loadout.boots
    less = 1 if _in_haze(g, person) else 0
    flashlights = loadout.lights and g.night and not g.starlight
    crowd = [each.tile for each in g.people if each.died < 0 and not each.eliminated]
    for to, look, charge, go, sneak in ways_from(person.tile):
        tile = tiles.get(to)
        if tile is None or not tile.revealed:
            if tile is not None or g.stack:
                options.append(look)
                if ap >= 2:
                    options.append(charge)
            continue
        data = printed[tile.number]
        if data.spaces and to in crowd and crowd.count(to) >= data.spaces:
            continue
        cost = data.move if data.move == 1 else data.move - less
        if ap >= cost:
            options.append(go)
        if boots != NONE and cost > 1 and ap >= cost - 1:
            options.append(Move(to, boots))
        if ap > data.move and not loadout.led:
            options.append(sneak)
            if flashlights:
                options += [Sneak(to, card) for card in alike(g, loadout.lights)]
    return options


def night_die(g: Land, person: Person, light: int) -> Pool:
    """A red die for a Sneak at Night, unless something spares it (sun.sneak.night-red-die)."""
    if not g.night or g.starlight or light != NONE:
        return ()
    return () if loadout_of(g, person).sees_at_night else (RED,)


def move(g: Land, person: Person, option: Move) -> Flow[None]:
    """Enter a revealed adjacent tile, after those who watch the one left have struck."""
    cost = move_cost(g, person, option.to)
    if option.boots != NONE:
        cost = max(1, cost - 1)
        use_up(g, person, option.boots)
    pay(g, person, cost, "move", option.to)
    person.moved = True
    yield from leave(g, person)
    if person.alive:
        yield from enter(g, person, option.to)


def charge(g: Land, person: Person, option: Charge) -> Flow[None]:
    """2 AP flat: reveal an adjacent tile and enter it (sun.charge.effect).

    A tile that proves full cannot be: it was unrevealed, so nobody stands there.
    """
    pay(g, person, 2, "charge", option.to)
    yield from leave(g, person)
    if person.alive and can_reveal(g, option.to):
        reveal(g, option.to)
        yield from enter(g, person, option.to)


def leave(g: Land, person: Person) -> Flow[None]:
    """A hidden character that something watches must pass a stealth test (stealth-leaving)."""
    watched = person.stealth and is_watched(g, person)
    passed = watched and (yield from skill_test(g, person, "stealth"))
    yield from part(g, person, unseen=passed > 0)


def part(g: Land, person: Person, *, unseen: bool) -> Flow[None]:
    """Enemies attack one who goes, unless it is hidden and goes unseen.

    With the setting sneak-away one who faces them goes unseen too (sun.ruling.sneak-away). One who
    is found out beside a comrade who faces them draws the usual counter-attacks
    (sun.ruling.stealth-already-engaged).
    """
    if unseen and (person.stealth or g.book.slips_away):
        return
    if person.stealth and not is_watched(g, person):
        return
    fought = person.stealth and (yield from expose(g, person))
    if not fought:
        turn_upright(g)
        yield from counter_all(g, person)


def sneak(g: Land, person: Person, option: Sneak) -> Flow[None]:
    """Move value + 1 AP and a stealth test; it moves either way: sun.sneak.failure.

    From stealth one roll covers leaving and arriving (sun.ruling.stealth-sneak-chain).
    """
    pay(g, person, g.printed(g.map[option.to]).move + 1, "sneak", option.to)
    extra = night_die(g, person, option.light)
    if option.light != NONE:
        use_up(g, person, option.light)
    passed = yield from skill_test(g, person, "stealth", extra)
    yield from part(g, person, unseen=passed > 0)
    if person.alive:
        yield from enter(g, person, option.to, sneaked=passed > 0)


def enter(g: Land, person: Person, to: Place, *, sneaked: bool = False) -> Flow[None]:
    """Move onto the tile: spawns and initial round, night card, event card."""
    start = person.tile
    flee(g, person, start)
    person.tile = to
    person.stealth = sneaked
    g.tell(Moved(person.id, start, to, g.known(to), sneaked))
    if not sneaked:
        yield from face_enemies(g, person)
        if person.alive and g.night:
            yield from entry_card(g, person)
    if person.alive and g.map[to].event:
        g.map[to].event = False
        yield from draw_event(g, person)


def face_enemies(g: Land, person: Person) -> Flow[None]:
    """Symbols spawn; with fresh enemies, or alone with old ones, an initial round is fought."""
    spawned = spawn_symbols(g, person.tile)
    if spawned or not others_face(g, person):
        yield from initial_round(g, person)


def flee(g: Land, person: Person, start: Place) -> None:
    """Who leaves a trader it has attacked trades with him no more (sun.trader.rob-flee)."""
    for trader in g.traders.values():
        if trader.tile == start and trader.hostile >> person.who & 1:
            trader.barred |= 1 << person.who
