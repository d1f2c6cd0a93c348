"""The enemies' turn: the orders of an Announcement, obeyed by every enemy one after another."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Lot
from sobremesa.games.torgue.events import Announced, BoxRead, OrderBegan, SlaughterBegan
from sobremesa.games.torgue.options import Choose
from sobremesa.games.torgue.state import NOBODY, Enemy, Hunter, Show
from sobremesa.kernel import Flow

from .causes import Cause
from .deeds import Order, is_open, settle_windows
from .gear import out_of_ammo
from .goals import done
from .happenings import event_order
from .obedience import attack_order, move_order
from .precedence import next_to_obey, without_idle
from .spawning import spawn_all
from .specials import special_actions, special_order
from .spotlight import settle_stars_outside
from .upkeep import afflict, heal_enemy, recharge

BY_ENEMY = frozenset({"move", "attack", "special"})


def announce(g: Show) -> None:
    """The first face-up card gives the orders; Slaughter ends: tor.enemyturn.first-card."""
    g.begun = True
    g.slaughter = False
    g.smoke = False
    g.thick_skins = 0
    for enemy in g.enemies.values():
        enemy.hardened = 0
    card = g.queue[g.spent]
    if card == g.book.fired:
        g.fired += 1
    g.tell(Announced(card))
    _read_boss_box(g)
    g.orders = list(g.book.content.announcements[card].orders)
    _read_box(g)


def _read_boss_box(g: Show) -> None:
    """Box 5, once the Boss has enough wounds when an enemies' turn begins."""
    scenario = g.scenario
    if scenario is None or g.box or not scenario.box.wounds:
        return
    for enemy in g.enemies.values():
        boss = g.book.enemies[enemy.kind].kind == "boss"
        if boss and enemy.wounds >= scenario.box.wounds:
            g.box = True
            enemy.shields = ()
            g.tell(BoxRead(scenario.id))
            return


def _read_box(g: Show) -> None:
    """A box whose time has come is read, and its enemies come first: tor.scenario.secret-box."""
    scenario = g.scenario
    if scenario is None or g.box or g.book.opening is None:
        return
    what, number = g.book.opening
    come = {"done": done(g, scenario), "fired": g.fired, "round": g.round}[what]
    if come >= int(number):
        g.box = True
        g.tell(BoxRead(scenario.id))
        if scenario.box.enemies:
            g.orders.insert(0, "box")


def carry_out_orders(g: Show) -> Flow[None]:
    """Each order is finished before the next begins: tor.enemyturn.complete-order."""
    if not g.begun:
        announce(g)
    while True:
        if not g.order:
            yield from settle_windows(g)
            settle_stars_outside(g)
            if not g.orders:
                return
            g.order = g.orders.pop(0)
            if g.smoke and g.order == "attack":
                g.order = "move"
            g.tell(OrderBegan(g.order))
            g.obeying = list(g.enemies) if g.order in BY_ENEMY else []
        if g.order in BY_ENEMY:
            yield from _obeyed_by_all(g)
        else:
            order, _, who = g.order.partition(":")
            if (asked := ORDERS[order](g, who, Order(g))) is not None:
                yield from asked
        g.order, g.in_order, g.away = "", False, False


def _obeyed_by_all(g: Show) -> Flow[None]:
    """Every enemy obeys, with Reactions after each: tor.enemyturn.complete-order."""
    settled = False
    while True:
        if g.obeyer != NOBODY:
            if (asked := obey(g, g.enemies[g.obeyer], g.order, Order(g))) is not None:
                yield from asked
            g.obeyer = NOBODY
        if is_open(g):
            yield from settle_windows(g)
        settle_stars_outside(g)
        if not g.hunter_zones:
            g.obeying = []
        elif not settled:
            _let_idle_obey(g)
        if not g.obeying:
            return
        chosen, settled = yield from next_to_obey(g, g.obeying, g.order, settled)
        g.obeying.remove(chosen)
        g.obeyer, g.step_at = chosen, 0


def _let_idle_obey(g: Show) -> None:
    """Those who have nothing to do are done."""
    busy = without_idle(g, g.obeying, g.order)
    if busy is not g.obeying:
        g.obeying, g.step_at = busy, 0


def obey(g: Show, enemy: Enemy, order: str, cause: Cause) -> Flow[None] | None:
    """One enemy's whole part of an order: tor.ruling.enemy-activation."""
    if order == "move":
        return move_order(g, enemy)
    if order == "attack":
        return attack_order(g, enemy, cause)
    return special_order(g, enemy, cause)


# Orders that are not by enemy


def _slaughter(g: Show, who: str, cause: Cause) -> None:
    """The token shows its red side; the scenario says what that does: tor.slaughter.flip."""
    g.slaughter = True
    g.tell(SlaughterBegan())
    scenario = g.scenario
    for enemy in g.enemies.values():
        kind = g.book.enemies[enemy.kind].kind
        if scenario is None and kind == "unique":
            recharge(g, enemy)
            heal_enemy(g, enemy, 2)
        elif scenario is not None and kind == "boss" and scenario.slaughter.get("boss_recharges"):
            recharge(g, enemy)


def _spawn(g: Show, who: str, cause: Cause) -> Flow[None]:
    """The scenario's table, or what a Wanted mission does instead: tor.spawn.table."""
    scenario = g.scenario
    if scenario is None:
        for enemy in list(g.enemies.values()):
            if g.book.enemies[enemy.kind].kind == "unique":
                yield from special_actions(g, enemy, cause)
        return
    if not (g.lots or g.rushes):
        table = scenario.slaughter_spawn if g.slaughter else scenario.spawn
        if g.box:
            table = table | scenario.box.spawn
        spawns = g.place.spawns
        g.lots = [Lot(spawns[int(zone)], *lot) for zone in sorted(table) for lot in table[zone]]
        g.rushed = []
    yield from spawn_all(g, g.lots, g.rushes, g.rushed, cause)


def _box(g: Show, who: str, cause: Cause) -> Flow[None]:
    """The enemies of the secret box appear at its spawn zone."""
    scenario = g.scenario
    assert scenario is not None
    if not (g.lots or g.rushes):
        home = g.place.spawns[scenario.box.zone]
        g.lots = [Lot(home, *lot) for lot in scenario.box.enemies]
        g.rushed = []
    yield from spawn_all(g, g.lots, g.rushes, g.rushed, cause)


def _ammo(g: Show, who: str, cause: Cause) -> Flow[None]:
    """Out of Ammo: tor.ammoorder.who, tor.ruling.ammo-order-scope."""
    there = list(g.in_play())
    if not there:
        return
    for hunter in (yield from _affected(g, who, there)):
        yield from out_of_ammo(g, hunter)


def _affected(g: Show, who: str, there: list[Hunter]) -> Flow[list[Hunter]]:
    if who == "choice":
        options = [Choose(hunter.id) for hunter in there]
        answer = yield from ask.Ammo(g.lead, options, group=g.rest)
        return [g.hunters[answer.hunter]]
    if who == "spotlight":
        return [hunter for hunter in there if hunter.id == g.spotlight]
    if who == "others":
        return [hunter for hunter in there if hunter.id != g.spotlight]
    return there


def _burn(g: Show, who: str, cause: Cause) -> None:
    """You're Fired! sets everybody alight."""
    for hunter in g.in_play():
        afflict(g, hunter, "burn")


ORDERS: dict[str, Callable[[Show, str, Cause], Flow[None] | None]] = {
    "ammo": _ammo,
    "box": _box,
    "burn": _burn,
    "event": event_order,
    "slaughter": _slaughter,
    "spawn": _spawn,
}
