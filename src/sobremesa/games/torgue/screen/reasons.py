"""Why not: what a player may look for and not find, with the rule that says so."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import Act
from sobremesa.games.torgue.state import Hunter, Show, available
from sobremesa.kernel.scene import Declined, refused

from .asking import Asking
from .names import Names


def declined(a: Asking) -> Iterator[Declined]:
    """The reasons that belong to a hunter's activation."""
    if not isinstance(a.ask, ask.Act):
        return
    g, names, hunter = a.g, a.names, a.g.hunters[a.ask.mini]
    offered = {option.action for option in a.ask.options if isinstance(option, Act)}
    if not available(hunter.tokens):
        yield refused(names.text, "act", "no-token", "tor.action.cost", "hourglass")
    elif hunter.cryo:
        yield refused(names.text, "move", "cryo", "tor.element.cryo-effect", "walk")
    yield from _of_weapons(g, hunter, names, offered)


def _of_weapons(g: Show, hunter: Hunter, names: Names, offered: set[str]) -> Iterator[Declined]:
    """Empty guns, thrown grenades, and weapons that reach nobody."""
    pays = available(hunter.tokens)
    for item in hunter.gear:
        weapon = g.book.sheets.weapons.get(item.card)
        if weapon is None or item.card in offered:
            continue
        card, icon = names.gear(item.card), g.book.gear[item.card].icon
        most = 1 + g.sheet(hunter).rules["grenades"]
        if item.spent:
            yield refused(names.text, "weapon", "empty", "tor.weapon.gun-ammo", icon, card=card)
        elif weapon.kind == "grenade" and hunter.grenades >= most:
            yield refused(
                names.text, "weapon", "thrown", "tor.weapon.grenade-once", icon, card=card
            )
        elif pays or weapon.kind == "grenade":
            rule = "tor.ruling.no-target-no-action"
            yield refused(names.text, "weapon", "no-target", rule, icon, card=card)
