"""Star moves and the Spotlight: who is the main target of everybody."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import SpotlightMoved
from sobremesa.games.torgue.options import Choose
from sobremesa.games.torgue.state import Hunter, Show, reds
from sobremesa.kernel import Flow


def take_spotlight(g: Show, hunter: Hunter, why: str) -> None:
    """A hunter gains the token, its holder loses it: tor.spotlight.transfer."""
    if g.spotlight != hunter.id:
        g.spotlight = hunter.id
        g.tell(SpotlightMoved(hunter.id, why))


def note_feat(g: Show, hunter: Hunter, feat: str, amount: int = 1) -> None:
    """Something happened that a star move may count: tor.spotlight.star-move."""
    star = g.book.content.stars[hunter.star]
    if star.when != feat or hunter.met:
        return
    if star.anytime or g.active == hunter.id:
        hunter.feats += amount
        hunter.met = hunter.feats >= star.count


def settle_star(g: Show, hunter: Hunter) -> None:
    """Take the Spotlight if the star move was made: tor.ruling.star-move-timing, -forced."""
    if hunter.met and hunter.zone >= 0 and not hunter.down:
        hunter.met = False
        hunter.feats = 0
        take_spotlight(g, hunter, hunter.star)


def settle_stars_outside(g: Show) -> None:
    """Outside an activation the Spotlight is taken right after the action."""
    for hunter in g.hunters:
        if hunter.met and hunter.id != g.active:
            settle_star(g, hunter)


def pass_spotlight(g: Show, gone: Hunter) -> Flow[None]:
    """An eliminated holder passes it to the hunter with most RED: tor.spotlight.on-elimination."""
    if g.spotlight != gone.id:
        return
    others = list(g.in_play())
    if not others:
        return
    most = max(map(reds, others))
    tied = [hunter for hunter in others if reds(hunter) == most]
    chosen = tied[0]
    if len(tied) > 1:
        options = [Choose(hunter.id) for hunter in tied]
        answer = yield from ask.Spotlight(gone.seat, options, gone.id)
        chosen = g.hunters[answer.hunter]
    take_spotlight(g, chosen, "eliminated")


def next_clockwise(g: Show) -> Hunter | None:
    """The next hunter in play after the holder: tor.ruling.clockwise."""
    for step in range(1, len(g.hunters)):
        hunter = g.hunters[(g.spotlight + step) % len(g.hunters)]
        if hunter.zone >= 0:
            return hunter
    return None
