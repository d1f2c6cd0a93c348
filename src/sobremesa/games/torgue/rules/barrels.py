"""Barrels: what it takes to hit one, and what happens then."""

from __future__ import annotations

from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.traits import ELEMENTAL, PLAIN, TOKEN_OF
from sobremesa.games.torgue.events import BarrelExploded, BarrelStruck, Blasted, ObjectiveDone
from sobremesa.games.torgue.state import Hunter, Show
from sobremesa.kernel import Flow

from .causes import Cause, Strike, Swing
from .conditions import conditions
from .harm import blast, enemies_at, hunters_in
from .hidden import turn_barrel
from .spotlight import note_feat
from .upkeep import afflict

BARREL_DEFENCE = 5


def barrel_defence(g: Show) -> int:
    """5, or what a special rule says, as 3 in Uncle Fuse's mission."""
    return int(conditions(g).get("soft_barrels", BARREL_DEFENCE))


def barrel_hit(g: Show, swing: Swing, zone: int) -> bool:
    """tor.barrel.target, tor.ruling.attack-fumble-barrel."""
    against = barrel_defence(g)
    hit = swing.crit or (not swing.fumble and swing.total >= against)
    g.tell(BarrelStruck(zone, swing.total, against, hit))
    return hit


def explode_barrel(g: Show, zone: int, hunter: Hunter, cause: Cause) -> Flow[None]:
    """It leaves the board, its element marks all there, then its blast: tor.barrel.*."""
    back = turn_barrel(g, zone)
    g.tell(BarrelExploded(zone, back))
    note_feat(g, hunter, "barrel")
    if back == "key":
        hunter.key = True
        g.tell(ObjectiveDone(hunter.id, "key", zone))
    traits = ELEMENTAL.get(back, PLAIN)
    if back in ELEMENTAL:
        for mini in hunters_in(g, zone):
            if mini < COMPANION:
                afflict(g, g.hunters[mini], TOKEN_OF[back])
        for enemy in enemies_at(g, zone):
            afflict(g, enemy, TOKEN_OF[back])
    force = g.dice.roll(10)
    g.tell(Blasted(zone, "barrel", force, True))
    yield from blast(g, zone, Strike(force, "reflexes", traits), cause)
