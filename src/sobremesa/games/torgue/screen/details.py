"""What a player should know before a choice, beside its words."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import BANDS, DIE, RANKS, SLOTS
from sobremesa.games.torgue.content.sheets import Weapon
from sobremesa.games.torgue.rules.movement import actor_of, stride
from sobremesa.games.torgue.state import Show, Token
from sobremesa.kernel import joined

from .names import Names


def weapon_in_words(g: Show, mini: int, weapon: Weapon, names: Names) -> str:
    """How an attack is made: attribute, range and effects, with what skills add to its range."""
    sheet = g.sheet(g.hunters[mini % COMPANION])
    values = sheet.companion if mini >= COMPANION else sheet.attributes
    mask = sheet.reach(weapon)
    bands = "".join(band for band, bit in BANDS.items() if mask & bit)
    attack = names.text(
        "about-attack",
        attribute=names.text(f"attribute-{weapon.attribute}"),
        value=values[weapon.attribute],
        bands=names.bands(bands),
    )
    return joined(attack, names.effects(weapon.effects))


def payment_in_words(g: Show, mini: int, action: str, colour: int, names: Names) -> str:
    """What the colour of a token is worth: tor.base.move, tor.action.colour-die."""
    if action == "move":
        return names.text("about-pay-move", steps=stride(actor_of(g, mini), colour))
    if action in ("swap", "trade"):
        return names.text("about-pay-none")
    weapon = g.book.sheets.weapons.get(action)
    die = weapon.die if weapon is not None and weapon.die >= 0 else colour
    return names.text("about-pay-die", sides=DIE[die])


def tree_in_words(tree: str, names: Names) -> str:
    """The skills of a tree, rank by rank."""
    skills: dict[int, list[str]] = {}
    for slot in range(len(SLOTS)):
        skills.setdefault(RANKS[slot], []).append(names.slot(tree, slot))
    return " · ".join(f"{rank}: {' | '.join(each)}" for rank, each in skills.items())


def zone_in_words(g: Show, zone: int, names: Names) -> str:
    """What waits in a zone."""
    return ", ".join(_contents(g, zone, names))


def _contents(g: Show, zone: int, names: Names) -> Iterator[str]:
    text = names.text
    yield from (names.mini(each.id, each.kind) for each in g.enemies.values() if each.zone == zone)
    if zone in g.place.stations:
        yield text("station")
    if zone in g.chests:
        yield text(f"sort-{g.chests[zone][0]}")
    if zone in g.machines:
        yield text(f"machine-{g.machines[zone]}")
    if zone in g.objectives:
        yield text(f"objective-{g.goal()}", state=g.objectives[zone])
    yield from (names.loot(sort) for sort in g.floor.get(zone, ()))
    if zone in g.barrels:
        yield text("barrel")
    if g.tyres[zone]:
        yield text("tyre")
    if zone in g.vomit:
        yield text("vomit")


def enemy_in_words(g: Show, mini: int, names: Names) -> str:
    """Where an enemy stands, and how hard it is to be rid of."""
    enemy = g.enemies[mini]
    return names.text(
        "about-enemy",
        zone=names.zone(enemy.zone),
        defence=g.foe(enemy).data.defence,
        life=enemy.hp - enemy.wounds,
    )


def gear_in_words(card: str, names: Names) -> str:
    """What an Equipment card does, in a line; nothing for no card."""
    if not card:
        return ""
    data = names.content.gear[card]
    attack = ""
    if data.attribute:
        attribute = names.text("attack", attribute=names.text(f"attribute-{data.attribute}"))
        attack = f"{attribute} {names.bands(data.bands)}"
    shields = ", ".join(names.text(f"colour-{colour}") for colour in data.shields)
    return joined(
        names.text(f"kind-{data.kind}"),
        attack,
        names.text("about-shield", colours=shields) if shields else "",
        names.effects(data.effects),
        names.boon(data.boon),
    )


def tokens_in_words(tokens: tuple[Token, ...], names: Names) -> str:
    """The tokens that are still available, by their colours."""
    ready = names.colours([each.colour for each in tokens if not each.spent])
    return names.text("about-tokens", tokens=ready or names.text("none-left"))
