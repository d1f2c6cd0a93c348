"""Events: the deck, and what each step of an event does."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.boards.bits import members
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Defenders
from sobremesa.games.torgue.content.schema import ROOM, Step
from sobremesa.games.torgue.events import (
    BagRefilled,
    BarrelAdded,
    EventAttacked,
    EventDrawn,
    MoneyGained,
    TyreAdded,
)
from sobremesa.games.torgue.options import Choose, Zone
from sobremesa.games.torgue.state import Effects, Hunter, Show, reds
from sobremesa.kernel import Flow

from .assault import nobodys_attack
from .causes import Cause, Strike, in_passing
from .gear import draw_card
from .harm import strike_all
from .hidden import next_event
from .loot import draw_direct, sweep_floor
from .spawning import spawn_lots
from .spotlight import next_clockwise, take_spotlight
from .upkeep import afflict, heal, heal_enemy, recharge, shield_of


def draw_event(g: Show) -> str:
    """The top event; an empty deck is made of the discards: tor.ruling.event-deck-reshuffle."""
    if not g.events and not g.under:
        g.events, g.event_discard = g.event_discard, []
    event = next_event(g)
    g.event_discard.append(event)
    g.tell(EventDrawn(event))
    return event


def event_order(g: Show, who: str, cause: Cause) -> Flow[None]:
    """Draw, resolve, discard; its orders come next: tor.event.draw, tor.event.orders."""
    event = g.book.content.events[draw_event(g)]
    for step in event.steps:
        if (asked := STEPS[step.do](g, step, cause)) is not None:
            yield from asked
    g.orders = [*event.orders, *g.orders]


def _lit(g: Show) -> Hunter | None:
    """The Spotlight hunter, if it is in play: tor.ruling.no-hunter-in-play."""
    hunter = g.lit()
    return hunter if hunter.zone >= 0 else None


def _samples(g: Show, step: Step, cause: Cause) -> Flow[None]:
    for hunter in list(g.in_play()):
        yield from draw_direct(g, hunter)


def _gouge(g: Show, step: Step, cause: Cause) -> None:
    g.gouging = True


def _tyre(g: Show, step: Step, cause: Cause) -> None:
    """A Tyre needs a free space and one in the supply: tor.ruling.tyre-added-later."""
    hunter = _lit(g)
    supply = g.book.content.terrain.tyres - sum(g.tyres)
    if hunter is not None and supply and g.crowd[hunter.zone] + g.tyres[hunter.zone] < ROOM:
        g.tyres[hunter.zone] += 1
        g.measure(hunter.zone)
        g.tell(TyreAdded(hunter.zone))


def _barrel(g: Show, step: Step, cause: Cause) -> Flow[None]:
    """A random unused Barrel, never the key one, beside the Spotlight hunter."""
    hunter = _lit(g)
    backs = [back for back in g.spare_barrels if back != "key"]
    if hunter is None or not backs:
        return
    options = [Zone(zone) for zone in members(g.place.map.neighbours[hunter.zone])]
    answer = yield from ask.Barrel(g.lead, options, group=g.rest)
    g.dice.mix(backs)
    g.spare_barrels.remove(backs[0])
    g.barrels[answer.zone] = (*g.barrels.get(answer.zone, ()), backs[0])
    g.tell(BarrelAdded(answer.zone))


def _surge(g: Show, step: Step, cause: Cause) -> None:
    """All miniatures recharge: tor.enemyshield.recharge."""
    everyone: list[Effects] = [*g.in_play(), *g.enemies.values()]
    for mini in everyone:
        recharge(g, mini)


def _token(g: Show, step: Step, cause: Cause) -> None:
    marked: list[Effects] = []
    if step.who == "spotlight":
        hunter = _lit(g)
        marked = [hunter] if hunter is not None else []
    else:
        marked = list(g.in_play())
        if step.who == "shielded":
            marked = [h for h in g.in_play() if shield_of(g, h) is not None]
        elif step.who == "all":
            marked += g.enemies.values()
    for mini in marked:
        afflict(g, mini, step.token)


def _heal(g: Show, step: Step, cause: Cause) -> Flow[None]:
    hunter = _lit(g)
    if hunter is not None:
        yield from heal(g, hunter, step.amount)


def _sweep(g: Show, step: Step, cause: Cause) -> None:
    count = sweep_floor(g)
    if count:
        g.tell(BagRefilled(count))


def _jackpot(g: Show, step: Step, cause: Cause) -> None:
    g.pool += 1
    g.tell(MoneyGained(1))


def _force(g: Show, step: Step, cause: Cause) -> None:
    g.fixed_fight += step.amount


def _defence(g: Show, step: Step, cause: Cause) -> None:
    g.thick_skins += step.amount


def _haste(g: Show, step: Step, cause: Cause) -> None:
    g.haste += step.amount


def _camera(g: Show, step: Step, cause: Cause) -> None:
    hunter = next_clockwise(g)
    if hunter is not None:
        take_spotlight(g, hunter, "camera")


def _spawn(g: Show, step: Step, cause: Cause) -> Flow[None]:
    """Named enemies at the nearest or farthest open spawn zone: tor.ruling.spawn-other-source."""
    home = yield from _spawn_home(g, step.where)
    if home is not None:
        yield from spawn_lots(g, home, [(step.kind, step.amount)], cause)


def open_spawns(g: Show) -> list[int]:
    """The spawn zones that are not closed, by rising number."""
    scenario, spawns = g.scenario, g.place.spawns
    if scenario is None:
        return [spawns[number] for number in sorted(spawns)]
    numbers = set(scenario.spawn) | (set(scenario.box.spawn) if g.box else set())
    return [spawns[number] for number in sorted(map(int, numbers))]


def _spawn_home(g: Show, where: str) -> Flow[int | None]:
    zones = open_spawns(g)
    if where == "first":
        return zones[0]
    hunter = _lit(g)
    if hunter is None:
        return None
    sign = 1 if where == "nearest" else -1
    distances = [sign * g.place.map.distance(hunter.zone, zone) for zone in zones]
    tied = [zone for zone, far in zip(zones, distances, strict=True) if far == min(distances)]
    if len(tied) == 1:
        return tied[0]
    answer = yield from ask.SpawnZone(g.lead, [Zone(zone) for zone in tied], group=g.rest)
    return answer.zone


def _card(g: Show, step: Step, cause: Cause) -> Flow[None]:
    hunter = _lit(g)
    if hunter is not None:
        yield from draw_card(g, hunter, step.deck)


def _smoke(g: Show, step: Step, cause: Cause) -> None:
    g.smoke = True


def _attack(g: Show, step: Step, cause: Cause) -> Flow[None]:
    """An event's attack has no attacker: tor.ruling.event-attack."""
    hunter = _lit(g)
    if hunter is None:
        return
    if step.who == "beside":
        struck = [h.id for h in g.in_play() if h.zone == hunter.zone]
        for mini in struck:
            g.tell(EventAttacked(mini, step.amount, step.resist))
        strike = Strike(step.amount, step.resist)
        yield from in_passing(g, strike_all(g, Defenders(tuple(struck)), strike, cause))
        return
    there = list(g.in_play())
    most = max(map(reds, there))
    tied = [h for h in there if reds(h) == most]
    victim = tied[0]
    if len(tied) > 1:
        answer = yield from ask.Victim(g.lead, [Choose(h.id) for h in tied], group=g.rest)
        victim = g.hunters[answer.hunter]
    yield from nobodys_attack(g, victim.id, step.amount, step.resist, cause)


def _appetite(g: Show, step: Step, cause: Cause) -> Flow[None]:
    """The Boss feeds; without a Boss another event comes."""
    for enemy in g.enemies.values():
        if g.book.enemies[enemy.kind].kind == "boss":
            heal_enemy(g, enemy, step.amount)
            recharge(g, enemy)
            return
    yield from event_order(g, "", cause)


STEPS: dict[str, Callable[[Show, Step, Cause], Flow[None] | None]] = {
    "appetite": _appetite,
    "attack": _attack,
    "barrel": _barrel,
    "camera": _camera,
    "card": _card,
    "defence": _defence,
    "force": _force,
    "gouge": _gouge,
    "haste": _haste,
    "heal": _heal,
    "jackpot": _jackpot,
    "samples": _samples,
    "smoke": _smoke,
    "spawn": _spawn,
    "surge": _surge,
    "sweep": _sweep,
    "token": _token,
    "tyre": _tyre,
}
