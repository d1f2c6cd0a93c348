"""Companions: where they stand, and how they come back."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.events import Placed
from sobremesa.games.torgue.options import Zone
from sobremesa.games.torgue.state import Companion, Hunter, Show, Stage
from sobremesa.kernel import Flow

from .movement import nearest_rooms
from .sight import hunter_view


def deploy_companion(g: Show, hunter: Hunter, companion: Companion) -> Flow[None]:
    """A companion starts with its hunter or beside it: tor.companion.deploy."""
    large = g.book.content.companions[companion.kind].base == "large"
    zones = nearest_rooms(g, hunter.zone, large)
    options = [Zone(zone) for zone in zones]
    if g.book.recommended and g.stage is Stage.DEPLOY:
        options = options[:1]
    answer = yield from ask.Deploy(hunter.seat, options, companion.id, anchor=True)
    companion.shut = False
    g.enter(companion, answer.zone, 3 if large else 1, enemy=False)
    g.tell(Placed(companion.id, companion.kind, answer.zone))


def redeploy(g: Show, hunter: Hunter, companion: Companion) -> Flow[None]:
    """HULL: in an empty Tyre-free zone adjacent to Moze, else the nearest such zone."""
    board = g.place.map
    zones = board.neighbours[hunter.zone] & ~g.no_large
    if not zones:
        zones = board.nearest_on_foot(hunter.zone, board.every & ~g.no_large, g.walls)
    if not zones:
        return
    options = [Zone(zone) for zone in members(zones)]
    answer = yield from ask.Deploy(hunter.seat, options, companion.id)
    companion.shut = False
    g.enter(companion, answer.zone, 3, enemy=False)
    g.tell(Placed(companion.id, companion.kind, answer.zone))


def can_repair(g: Show, hunter: Hunter) -> bool:
    """FIELD REPAIR needs Iron Bear near with spent tokens, or shut down."""
    companion = g.companions[hunter.id + COMPANION]
    if companion.shut:
        return True
    if companion.zone < 0 or not any(token.spent for token in companion.tokens):
        return False
    near = hunter_view(g, hunter.zone) & g.place.map.within(hunter.zone, 1)
    return bool(near >> companion.zone & 1)
