"""What stands beside an option: its sign, its price, and what a player should know before it."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import BANDS, DIE, RANKS, SLOTS
from sobremesa.games.torgue.content.sheets import Weapon
from sobremesa.games.torgue.options import (
    Act,
    Activate,
    Buy,
    Cleanse,
    Discard,
    DrawCard,
    Equip,
    Gather,
    Gunzerk,
    Interact,
    KeepCard,
    Money,
    Obey,
    Pay,
    PayRunAndGun,
    PayUp,
    Reload,
    Replace,
    Resell,
    SaveGun,
    Slot,
    SpendLoot,
    Start,
    Store,
    Swap,
    Target,
    Tree,
    UseLoot,
    Zone,
)
from sobremesa.games.torgue.rules.actions import ONCE_HOLD
from sobremesa.games.torgue.rules.loot import MONEY_VALUE
from sobremesa.games.torgue.rules.movement import actor_of, stride
from sobremesa.games.torgue.rules.till import loot_value, settlement, value
from sobremesa.games.torgue.state import Show, Token
from sobremesa.kernel import Option
from sobremesa.kernel.old import Ask

from .names import Names

LOOT_ICONS = {
    "ammo": "bullets",
    "gun": "pistol-gun",
    "health": "first-aid-kit",
    "legendary": "trophy-cup",
    "level_up": "trophy",
    "money": "cash",
    "wanted": "wanted-reward",
}
TOKEN_ICONS = {
    "burn": "burning-embers",
    "corrosion": "acid-blob",
    "cryo": "frozen-orb",
    "radiation": "radioactive",
    "shock": "lightning-arc",
    "slag": "vomiting",
    "stun": "knockout",
}
ACTION_ICONS = {
    "bear_fist": "fist",
    "bloodwing_fists": "fist",
    "fists": "fist",
    "hold": "frozen-orb",
    "interact": "hand",
    "iron_bear_fists": "fist",
    "kit": "medical-pack",
    "minigun": "minigun",
    "move": "walk",
    "repair": "auto-repair",
    "swap": "knapsack",
    "talons": "claws",
    "trade": "trade",
}
THING_ICONS = {
    "chest": "locked-chest",
    "crate": "wooden-crate",
    "deliver": "wooden-crate",
    "machine": "vending-machine",
    "plant": "dynamite",
    "terminal": "tv",
}
ICONS = {
    "AtBarrel": "barrel",
    "Choose": "star-medal",
    "Colour": "plain-circle",
    "Decline": "stop-sign",
    "Defend": "shield",
    "Discard": "card-discard",
    "Donate": "shaking-hands",
    "Done": "check-mark",
    "DrawCard": "card-draw",
    "Element": "lightning-arc",
    "EndActivation": "stop-sign",
    "First": "player-next",
    "GatherVomit": "vomiting",
    "Give": "shaking-hands",
    "HandOver": "shaking-hands",
    "Ignore": "silenced",
    "InOrder": "player-next",
    "KeepAway": "player-next",
    "Mend": "heart-plus",
    "Money": "cash",
    "Obey": "public-speaker",
    "Pass": "stop-sign",
    "Pay": "plain-circle",
    "PayUp": "cash",
    "PlayWanted": "wanted-reward",
    "React": "return-arrow",
    "Reroll": "rolling-dices",
    "Respec": "return-arrow",
    "Return": "swap-bag",
    "RollForIt": "rolling-dices",
    "Shield": "energy-shield",
    "Slot": "upgrade",
    "StaySpent": "plain-circle",
    "Store": "knapsack",
    "Suffer": "hearts",
    "Swap": "knapsack",
    "TakeBack": "return-arrow",
    "Target": "crosshair",
    "Tree": "skills",
    "Zone": "walk",
}
CARDS = (Buy, Equip, Gunzerk, KeepCard, PayRunAndGun, Reload, Replace, Resell, SaveGun)


def icon_of(g: Show, option: Option) -> str:
    """The sign of an option."""
    match option:
        case Act(_, action):
            gear = g.book.gear.get(action)
            return ACTION_ICONS[action] if gear is None else gear.icon
        case Activate(hunter):
            return g.book.content.hunters[g.hunters[hunter].kind].icon
        case Gather(_, loot) | UseLoot(_, loot) | SpendLoot(_, loot):
            return LOOT_ICONS[g.book.loot[loot].kind]
        case Interact(thing):
            return THING_ICONS[thing]
        case Cleanse(token):
            return TOKEN_ICONS[token]
        case Target(mini) | Obey(mini) if mini in g.enemies:
            return g.foe(g.enemies[mini]).data.icon
        case Start():
            return "upgrade"
        case _ if isinstance(option, CARDS):
            return g.book.gear[option.card].icon
        case _:
            return ICONS.get(type(option).__name__, "")


def cost_of(g: Show, ask: Ask, option: Option, names: Names) -> str:
    """What an option takes or brings."""
    match option:
        case Act() if ask.prompt == "act":
            return names.text("cost-free" if _is_free(g, option) else "cost-token")
        case Buy(card):
            return names.money(g.book.gear[card].cost)
        case Money() if ask.prompt in ("pay-shop", "respawn-pay"):
            return names.money(MONEY_VALUE)
        case SpendLoot(_, loot):
            return names.money(loot_value(g, loot))
        case PayUp():
            card, missing = ask.about
            rest = settlement(g, g.hunters[g.buyer], missing)
            return names.money(sum(value(g, each) for each in rest))
        case Resell(_, card):
            return names.money(g.book.gear[card].resale)
        case _:
            return ""


def _is_free(g: Show, act: Act) -> bool:
    """tor.action.free-no-token: grenades, and the ASTRAL HOLD of a skill."""
    weapon = g.book.sheets.weapons.get(act.action)
    if weapon is not None:
        return weapon.kind == "grenade"
    hunter = g.hunters[act.mini % COMPANION]
    free = g.sheet(hunter).rules["free_holds"] > 0 and not hunter.once & ONCE_HOLD
    return act.action == "hold" and free


def detail_of(g: Show, ask: Ask, option: Option, names: Names) -> str:
    """What a player should know before the choice."""
    text = names.text
    match option:
        case Act(mini, action):
            weapon = g.book.sheets.weapons.get(action)
            return text(f"about-{action}") if weapon is None else _weapon(g, mini, weapon, names)
        case Pay(_, colour) if ask.prompt == "pay":
            mini, action = ask.about
            return _payment(g, mini, action, colour, names)
        case Activate(hunter):
            return tokens_in_words(g.hunters[hunter].tokens, names)
        case Tree(_, tree):
            return _tree(tree, names)
        case Slot(_, slot):
            return text("rank", rank=RANKS[slot])
        case Zone(zone):
            return ", ".join(_contents(g, zone, names))
        case Target(mini) | Obey(mini) if mini in g.enemies:
            return _enemy(g, mini, names)
        case PayUp():
            rest = settlement(g, g.hunters[g.buyer], ask.about[1])
            return names.counted([names.loot(each.loot) for each in rest])
        case UseLoot(_, loot):
            return text(f"about-loot-{g.book.loot[loot].kind}")
        case DrawCard(_, loot):
            return text(f"deck-{g.book.loot[loot].draws}")
        case Swap(_, into):
            return gear_in_words(into, names)
        case _ if isinstance(option, (*CARDS, Store, Discard)):
            return gear_in_words(option.card, names)
        case _:
            return ""


def _weapon(g: Show, mini: int, weapon: Weapon, names: Names) -> str:
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
    return " · ".join(filter(None, (attack, names.effects(weapon.effects))))


def _payment(g: Show, mini: int, action: str, colour: int, names: Names) -> str:
    """What the colour of a token is worth: tor.base.move, tor.action.colour-die."""
    if action == "move":
        return names.text("about-pay-move", steps=stride(actor_of(g, mini), colour))
    if action in ("swap", "trade"):
        return names.text("about-pay-none")
    weapon = g.book.sheets.weapons.get(action)
    die = weapon.die if weapon is not None and weapon.die >= 0 else colour
    return names.text("about-pay-die", sides=DIE[die])


def _tree(tree: str, names: Names) -> str:
    skills: dict[int, list[str]] = {}
    for slot in range(len(SLOTS)):
        skills.setdefault(RANKS[slot], []).append(names.slot(tree, slot))
    return " · ".join(f"{rank}: {' | '.join(each)}" for rank, each in skills.items())


def _contents(g: Show, zone: int, names: Names) -> Iterator[str]:
    """What waits in a zone."""
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


def _enemy(g: Show, mini: int, names: Names) -> str:
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
    parts = (
        names.text(f"kind-{data.kind}"),
        attack,
        names.text("about-shield", colours=shields) if shields else "",
        names.effects(data.effects),
        names.boon(data.boon),
    )
    return " · ".join(filter(None, parts))


def tokens_in_words(tokens: tuple[Token, ...], names: Names) -> str:
    """The tokens that are still available, by their colours."""
    ready = names.colours([each.colour for each in tokens if not each.spent])
    return names.text("about-tokens", tokens=ready or names.text("none-left"))
