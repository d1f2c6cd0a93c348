"""Events as the chronicle tells them, with every die and the reason for it."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.games.torgue.content.book import COMPANION, FIRST_ENEMY
from sobremesa.games.torgue.events import (
    Announced,
    Attacked,
    Bought,
    CleanupRolled,
    CrowdRolled,
    Defended,
    ElementRolled,
    Eliminated,
    EventDrawn,
    LootDrawn,
    MoneyGained,
    OrderBegan,
    Respawned,
    RoundBegan,
    SlotFilled,
    SpotlightMoved,
    StarDealt,
    Swapped,
    TokenSpent,
    Tried,
    WantedBegan,
)
from sobremesa.games.torgue.rules.loot import MONEY_VALUE
from sobremesa.kernel import Event
from sobremesa.kernel.scene import Die, Line, Tone

from .names import Names

HEADINGS = (RoundBegan, Announced, WantedBegan)
DETAILS = (TokenSpent, OrderBegan, ElementRolled, CrowdRolled)
ROLLS = (Attacked, Defended, Tried)
ICONS = {
    "Announced": "public-speaker",
    "Attacked": "crosshair",
    "BarrelExploded": "bright-explosion",
    "Blasted": "bright-explosion",
    "CleanupRolled": "rolling-dices",
    "Defended": "shield",
    "Eliminated": "death-skull",
    "EnemyAttacked": "crossed-swords",
    "EventDrawn": "card-draw",
    "Healed": "heart-plus",
    "LevelGained": "trophy",
    "LootDrawn": "swap-bag",
    "Moved": "footsteps",
    "Reacted": "return-arrow",
    "SlaughterBegan": "burning-embers",
    "Spawned": "magic-portal",
    "SpotlightMoved": "star-medal",
    "Survived": "heart-beats",
    "WentDown": "knockout",
    "Wounded": "hearts",
}


def line(event: Event, names: Names) -> Line:
    """The event in a line."""
    fields = msgspec.structs.asdict(event)
    kind = fields.get("kind", "")
    words = _special_words(event, names)
    for key, value in fields.items():
        if key not in words:
            words[key] = names.word(key, value, kind)
    name = type(event).__name__
    minis = _minis(fields)
    return Line(
        text=names.text(f"told-{name.lower()}", **words),
        detail=_detail(event, names),
        owner=_owner(names, minis),
        icon=ICONS.get(name, ""),
        dice=tuple(_dice(event, fields)),
        rule=event.rule,
        cells=tuple(f"zone{fields[key]}" for key in ("zone", "start") if fields.get(key, -1) >= 0),
        pieces=tuple(f"mini{mini}" for mini in minis),
        weight=(
            "heading"
            if isinstance(event, HEADINGS)
            else "detail"
            if isinstance(event, DETAILS)
            else "normal"
        ),
    )


def _detail(event: Event, names: Names) -> str:
    """What a card that is turned over will do."""
    match event:
        case EventDrawn(card):
            about = names.text(f"event-{card}-about")
            boss = names.content.events[card].boss
            return f"{names.text('event-of-boss')} {about}" if boss else about
        case Announced(card):
            return ", ".join(map(names.order, names.content.announcements[card].orders))
        case StarDealt(_, star):
            return names.text(f"star-{star}-text")
        case _:
            return ""


def _special_words(event: Event, names: Names) -> dict[str, Any]:
    """Fields whose meaning hangs on the event."""
    text = names.text
    match event:
        case Attacked() | Defended():
            return {"modifiers": _signed(event.bonus), "luck": _luck(event.die, event.sides)}
        case Eliminated():
            return {"credited": "yes" if event.by >= 0 else "no"}
        case LootDrawn():
            return {"where": _whereto(event, names)}
        case MoneyGained(count):
            return {"money": names.money(count * MONEY_VALUE)}
        case Respawned(_, _, price):
            return {"money": names.money(price * MONEY_VALUE)}
        case Bought():
            return {"paid": names.money(event.paid)}
        case Announced(card):
            return {"card": text(f"announcement-{card}")}
        case WantedBegan(card):
            return {"card": text(f"enemy-{names.content.wanted.cards[card].unique}")}
        case Swapped(_, out, into):
            return {"way": names.way(out, into)}
        case SlotFilled(_, tree, slot):
            return {"slot": names.slot(tree, slot)}
        case SpotlightMoved(_, why):
            star = why in names.content.stars
            return {"why": text(f"star-{why}" if star else f"why-{why}")}
        case _:
            pass
    what = getattr(event, "what", "")
    return {"what": text(f"what-{what}")} if what else {}


def _whereto(event: LootDrawn, names: Names) -> str:
    """Where a drawn token goes: into a hand, to the one who earned it, on the floor, or to work."""
    loot = tuple(names.content.terrain.loot.values())[event.loot]
    if loot.kind in ("level_up", "wanted"):
        return "works"
    if event.zone < 0:
        return "hand"
    return "floor" if loot.draws or event.hunter < 0 else "earned"


def _signed(bonus: int) -> str:
    """A modifier as it is added or taken away; nothing for none."""
    return "" if not bonus else f" + {bonus}" if bonus > 0 else f" − {-bonus}"


def _luck(die: int, sides: int) -> str:
    """tor.dice.crit-face, tor.dice.fumble-face."""
    return "crit" if die == sides else "fumble" if die == 1 else "none"


def _minis(fields: dict[str, Any]) -> list[int]:
    """The miniatures to light up."""
    keys = ("mini", "hunter", "target", "giver", "taker")
    return [fields[key] for key in keys if fields.get(key, -1) >= 0]


def _owner(names: Names, minis: list[int]) -> str:
    if not minis:
        return ""
    first = minis[0]
    if first >= FIRST_ENEMY:
        return "enemies"
    return names.hunters[first if first < COMPANION else first - COMPANION]


def _dice(event: Event, fields: dict[str, Any]) -> list[Die]:
    """The die that fell, coloured by how well it did."""
    if isinstance(event, ROLLS):
        die, sides = fields["die"], fields["sides"]
        tone: Tone = "good" if die == sides else "bad" if die == 1 else ""
        return [Die(face=str(die), sides=sides, tone=tone, colour=_COLOUR_OF[sides])]
    if isinstance(event, (ElementRolled, CrowdRolled, CleanupRolled)):
        return [Die(face=str(fields["die"]), sides=4)]
    return []


_COLOUR_OF = {6: "red", 8: "yellow", 12: "green"}
