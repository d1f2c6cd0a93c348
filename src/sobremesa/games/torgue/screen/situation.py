"""The line under a question: who it is about, and what is going on."""

from __future__ import annotations

from sobremesa.games.torgue.content.book import COMPANION, FIRST_ENEMY
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.rules.till import means
from sobremesa.games.torgue.state import Show
from sobremesa.kernel.old import Ask

from .names import Names


def place_of(g: Show, mini: int) -> int:
    """The zone in which a miniature stands."""
    if mini < COMPANION:
        return g.hunters[mini].zone
    return g.companions[mini].zone if mini < FIRST_ENEMY else g.enemies[mini].zone


def situation(g: Show, ask: Ask, about: int, names: Names) -> str:
    """What a player must know to answer; who it is about, if there is no more to say."""
    text, who = names.text, names.mini(about) if about >= 0 else ""
    match ask.prompt, ask.about:
        case "activate", _:
            return announcement_in_force(g, names)
        case "next-enemy", str(order):
            return text("about-order", order=names.order(order))
        case "pay", (_, str(action)):
            return text("about-doing", who=who, action=names.action(action))
        case "move", (_, int(steps)):
            return text("about-steps", who=who, steps=steps)
        case "target", (_, str(action), _, int(colour), *_):
            return text("about-aim", who=who, action=names.action(action), sides=DIE[colour])
        case "defend", (_, int(attacker), int(force)):
            by = names.mini(attacker) if attacker >= 0 else text("the-show")
            return text("about-defence", who=who, by=by, force=force)
        case "route", (_, int(target)):
            return text("about-route", who=who, target=names.zone(target))
        case "spawn" | "free-miniature", str(kind):
            return text("about-arrival", kind=names.kind(kind))
        case "card-owner", str(card):
            return names.gear(card)
        case "reroll", (_, int(die), int(total)):
            return text("about-reroll", who=who, die=die, total=total)
        case "place-card", (_, str(card)):
            return text("about-doing", who=who, action=names.gear(card))
        case "treat", (_, int(points)):
            return text("about-treat", who=who, points=points)
        case "pay-shop", (str(card), int(missing)):
            return text("about-price", card=names.gear(card), missing=names.money(missing))
        case "shop", int(buyer):
            return text("about-funds", who=who, funds=names.money(means(g, g.hunters[buyer])))
        case _, int(number) if not who:
            return text(f"about-{ask.prompt}", number=number)
        case _:
            return who or text(f"about-{ask.prompt}")


def announcement_in_force(g: Show, names: Names) -> str:
    """The Announcement that the enemies carry out in this round, with its orders."""
    if g.spent >= len(g.queue):
        return ""
    card = g.queue[g.spent]
    orders = ", ".join(map(names.order, names.content.announcements[card].orders))
    return names.text("about-next", card=names.text(f"announcement-{card}"), orders=orders)
