"""What is going on, in a line."""

from __future__ import annotations

from sobremesa.games.torgue.state import Show

from .names import Names


def announcement_in_force(g: Show, names: Names) -> str:
    """The Announcement that the enemies carry out in this round, with its orders."""
    if g.spent >= len(g.queue):
        return ""
    card = g.queue[g.spent]
    orders = ", ".join(map(names.order, names.content.announcements[card].orders))
    return names.text("about-next", card=names.text(f"announcement-{card}"), orders=orders)
