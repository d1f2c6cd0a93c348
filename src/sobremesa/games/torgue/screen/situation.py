"""What is going on, in a line."""

from __future__ import annotations

from sobremesa.games.torgue.state import Show
from sobremesa.kernel.keeping import kept

from .names import Names


def announcement_in_force(g: Show, names: Names) -> str:
    """The Announcement that the enemies carry out in this round, with its orders."""
    return announcement_in_words(names, g.queue[g.spent]) if g.spent < len(g.queue) else ""


@kept
def announcement_in_words(names: Names, card: str) -> str:
    """An Announcement and its orders."""
    orders = ", ".join(map(names.order, names.content.announcements[card].orders))
    return names.text("about-next", card=names.text(f"announcement-{card}"), orders=orders)
