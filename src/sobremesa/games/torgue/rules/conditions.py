"""Special rules of scenarios and Wanted cards, by the names under which the content has them."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.games.torgue.state import Enemy, Show

from .upkeep import afflict, spend_shields


def conditions(g: Show) -> Mapping[str, str]:
    """The special rules that hold now, with their values: tor.wanted.card."""
    return g.book.conditions[g.wanted]


def is_marked(g: Show, enemy: Enemy) -> bool:
    """Whether it is the Unique of which special rules speak: the one of the Wanted card, or any."""
    if g.wanted:
        return enemy.kind == g.book.content.wanted.cards[g.wanted].unique
    return g.book.enemies[enemy.kind].kind == "unique"


def stays(g: Show, enemy: Enemy) -> bool:
    """Some Uniques never move, as Bolt Mama in her mission."""
    return "unique_stays" in conditions(g) and is_marked(g, enemy)


def mark_hunters(g: Show) -> None:
    """What special rules do to hunters at the start, when all is arranged: tor.wanted.card."""
    rules = conditions(g)
    for hunter in g.hunters:
        if "shields_spent" in rules:
            spend_shields(g, hunter)
        if "start" in rules:
            afflict(g, hunter, rules["start"])
