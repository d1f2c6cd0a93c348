"""Heroes on the move: what leaving a Zone costs, free Moves, and Moves over several Zones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from sobremesa.boards.bits import members
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.book import Talents
from sobremesa.games.dceased.content.effects import FreeMove, LongMoves, MoveAid, Nimble
from sobremesa.games.dceased.content.fallen_effects import Vines
from sobremesa.games.dceased.events.deeds import Moved, Placed
from sobremesa.games.dceased.options import Go, Move
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import DONE, Done, Flow

from .heroes import has, pay, payable, talents_of, usable_effects

WALK = "walk"
NO_AID = "-"
FAR = 2
"""No effect covers more Zones in one Move Action: dc.move.multi-no-stack."""


class Plan(msgspec.Struct, frozen=True):
    """One way to make a Move Action: what it costs at once, how far it goes, where it must end."""

    by: str
    aid: str
    cost: int
    enemies: int
    """How many of those Actions are for Enemies."""
    vines: bool
    """Whether Creeping Vines are paid for already: once per Move Action."""
    zones: int
    must_fight: bool


# What a Move costs


def enemy_cost(g: Night, hero: Hero) -> int:
    """An additional Action for each standing Enemy in the Zone: dc.move.exit-cost."""
    return 0 if has(g, hero, Nimble) else g.standing(hero.zone)


def in_vines(g: Night, zone: int) -> bool:
    """Whether Poison Ivy makes leaving this Zone dearer: dc.example.vines."""
    for vines in g.book.doing[Vines]:
        if vines.id in g.fallen:
            root = g.fallen[vines.id].zone
            if (g.view.neighbours[root] | 1 << root) >> zone & 1:
                return True
    return False


def plans(g: Night, hero: Hero, by: str) -> list[Plan]:
    """The ways to make one kind of Move, with and without the aid of cards, as far as payable."""
    talents = talents_of(g, hero)
    plain = _unaided(g, hero, by, talents)
    found = [plain] if plain.cost <= g.actions else []
    for aid in _aids(g, hero, plain.enemies, plain.zones) if MoveAid in talents else ():
        cards = _cards_in(g, aid)
        dear = 0 if any(card.past for card in cards) else plain.enemies
        cost = plain.cost - plain.enemies + dear
        if cost <= g.actions:
            zones = max(plain.zones, *(card.zones for card in cards))
            found.append(Plan(by, aid, cost, dear, plain.vines, zones, plain.must_fight))
    return found


def _unaided(g: Night, hero: Hero, by: str, talents: Talents) -> Plan:
    """A Move without the aid of cards, whatever it costs."""
    zone = hero.zone
    enemies = g.standing(zone) if g.infested >> zone & 1 and Nimble not in talents else 0
    vines = bool(g.fallen) and in_vines(g, zone)
    if by == WALK:
        far = FAR if LongMoves in talents else 1
        return Plan(by, NO_AID, 1 + vines + enemies, enemies, vines, far, False)
    free = _free_move(g, by)
    far = FAR if LongMoves in talents else free.zones
    return Plan(by, NO_AID, vines + enemies, enemies, vines, far, free.charge)


def _free_move(g: Night, by: str) -> FreeMove:
    """What gives a Move that is not made on foot."""
    effect = g.book.effects[by]
    assert isinstance(effect, FreeMove), f"{by} gives no Move"
    return effect


def _cards_in(g: Night, aid: str) -> list[MoveAid]:
    """The effects whose aid a Move has."""
    found = map(g.book.effects.__getitem__, aid.split("+"))
    return [effect for effect in found if isinstance(effect, MoveAid)]


def plan_of(g: Night, hero: Hero, move: Move) -> Plan:
    """How a Move that was offered is made."""
    if move.aid == NO_AID:
        return _unaided(g, hero, move.by, talents_of(g, hero))
    for plan in plans(g, hero, move.by):
        if plan.aid == move.aid:
            return plan
    raise AssertionError(f"{hero.id} makes {move}, which was not offered")


def _aids(g: Night, hero: Hero, enemies: int, far: int) -> Iterator[str]:
    """The cards that make a Move longer or cheaper."""
    aids = usable_effects(g, hero, MoveAid)
    slips = [aid.id for aid in aids if enemies and aid.past and aid.zones < FAR]
    yield from slips
    for aid in aids:
        if aid.zones == FAR and far < FAR and not aid.past:
            yield aid.id
            yield from (f"{aid.id}+{slip}" for slip in slips)
    for aid in aids:
        if aid.zones == FAR and (far < FAR or enemies) and aid.past:
            yield aid.id


def free_moves(g: Night, hero: Hero, moves: Sequence[FreeMove]) -> list[str]:
    """The free Moves that abilities give: dc.turn.free-actions."""
    return [
        move.id
        for move in payable(g, hero, moves)
        if move.id not in hero.traits and (g.infested or not move.charge)
    ]


def move_options(g: Night, hero: Hero, by: str, talents: Talents) -> Sequence[Move]:
    """Every first step of one kind of Move: dc.move.basic, dc.move.no-walls."""
    neighbours = g.book.views[g.open_doors].neighbours[hero.zone]
    if MoveAid not in talents and (by == WALK or not _free_move(g, by).charge):
        # No card makes the Move longer or cheaper, and it may end anywhere: most Moves are such.
        cost = int(by == WALK)
        if g.infested >> hero.zone & 1 and Nimble not in talents:
            cost += g.standing(hero.zone)
        if g.fallen and in_vines(g, hero.zone):
            cost += 1
        return g.book.moves_to(neighbours, by, NO_AID) if cost <= g.actions else ()
    options: list[Move] = []
    for plan in plans(g, hero, by):
        zones = neighbours if not plan.must_fight else _warpath(g, hero, plan, neighbours)
        if _is_for_distance(g, hero, plan):
            # The Move ends among Enemies anyhow: dc.move.enter-ends-multi.
            zones &= ~g.infested
        options += g.book.moves_to(zones, by, plan.aid)
    return options


def _is_for_distance(g: Night, hero: Hero, plan: Plan) -> bool:
    """Whether the aid of a card does nothing for this Move but to make it longer."""
    if plan.aid == NO_AID:
        return False
    longer = [card for card in _cards_in(g, plan.aid) if card.zones == FAR]
    return any(not card.past for card in longer) or (bool(longer) and not enemy_cost(g, hero))


def _warpath(g: Night, hero: Hero, plan: Plan, neighbours: int) -> int:
    """The first steps from which a Move can still end among Enemies, one for each end.

    Two ways to the same Zone are one choice: a Zone on the way does nothing, unless it costs.
    """
    found = reached = neighbours & g.infested
    free = list(members(neighbours & ~g.infested))
    dear = [zone for zone in free if not plan.vines and in_vines(g, zone)]
    for zone in (*(zone for zone in free if zone not in dear), *dear):
        beyond = g.view.neighbours[zone] & g.infested & ~reached
        if beyond and plan.cost + (zone in dear) <= g.actions:
            found |= 1 << zone
            reached |= beyond
    return found


# Moving


def make_move(g: Night, hero: Hero, move: Move) -> Flow[None]:
    """Pay, go, and go on as far as the Move allows: dc.move.multi-route, dc.move.enter-ends."""
    plan = plan_of(g, hero, move)
    _pay(g, hero, plan)
    _step(g, hero, g.book.zone[move.zone], plan.cost, plan.enemies, move.by)
    if plan.zones < FAR or g.is_infested(hero.zone):
        return
    dear = not plan.vines and in_vines(g, hero.zone)
    if dear > g.actions:
        return
    options = list(_further(g, hero, plan))
    answer = yield from ask.GoOn(hero.seat, options, hero.id, int(dear))
    if not isinstance(answer, Done):
        g.actions -= dear
        _step(g, hero, g.book.zone[answer.zone], int(dear), 0, move.by)


def _pay(g: Night, hero: Hero, plan: Plan) -> None:
    g.actions -= plan.cost
    if plan.by != WALK and plan.by not in g.book.traits:
        pay(g, hero, _free_move(g, plan.by))
    if plan.aid != NO_AID:
        for card in _cards_in(g, plan.aid):
            pay(g, hero, card)


def _further(g: Night, hero: Hero, plan: Plan) -> Iterator[Go | Done]:
    """Stop here, or go on; who must fight can only go where Enemies are."""
    zones = g.view.neighbours[hero.zone]
    if plan.must_fight:
        zones &= g.infested
    else:
        yield DONE
    for zone in members(zones):
        yield Go(g.name(zone))


def _step(g: Night, hero: Hero, to: int, cost: int, enemies: int, by: str) -> None:
    names = g.book.names
    g.tell(Moved(hero.id, names[hero.zone], names[to], cost, enemies, by))
    hero.zone = to


def place_hero(g: Night, hero: Hero, to: int, by: str) -> None:
    """Put a hero, with its escorts, directly into a Zone: dc.push.place."""
    origin, hero.zone = hero.zone, to
    g.tell(Placed(hero.id, g.name(origin), g.name(to), by))
