"""Events as the chronicle tells them, with every die and the reason for it."""

from __future__ import annotations

from sobremesa.games.torgue.content.book import COMPANION, FIRST_ENEMY
from sobremesa.games.torgue.events import (
    Announced,
    Attacked,
    Bought,
    BountyFound,
    CleanupRolled,
    CrowdRolled,
    Defended,
    ElementRolled,
    Eliminated,
    EventDrawn,
    LevelGained,
    LootDrawn,
    MoneyGained,
    ObjectiveDone,
    OfMini,
    Respawned,
    SlaughterBegan,
    SlotFilled,
    SpotlightMoved,
    StarDealt,
    Survived,
    Swapped,
    Tried,
    WantedBegan,
    WentDown,
)
from sobremesa.games.torgue.rules.loot import MONEY_VALUE
from sobremesa.kernel import Event, Lines, Register
from sobremesa.kernel.scene import Die, Line, Tone

from .names import FIELDS, MINIS, Names


class ShowLines(Lines[Names]):
    """The lines of the show: an enemy is named by the kind that the event remembers."""

    def words(self, names: Names, event: Event) -> dict[str, str | int]:
        words = super().words(names, event)
        if isinstance(event, OfMini):
            words["mini"] = names.mini(event.mini, event.kind)
        return words


def _zone(zone: int) -> tuple[str, ...]:
    return (f"zone{zone}",) if zone >= 0 else ()


def _mini(mini: int) -> tuple[str, ...]:
    return (f"mini{mini}",) if mini >= 0 else ()


def _owner(names: Names, event: Event) -> str:
    """The side of the first miniature that a line lights up."""
    minis = [getattr(event, field) for field in event.__struct_fields__ if field in _LIT]
    first = next((mini for mini in minis if mini >= 0), None)
    if first is None:
        return ""
    return "enemies" if first >= FIRST_ENEMY else names.hunters[first % COMPANION]


def _is_great(names: Names, event: Event) -> bool:
    """What a show is remembered by; common enemies fall by the dozen."""
    if isinstance(event, Eliminated):
        kind = names.content.enemies.get(event.kind)
        return kind is None or kind.kind != "common"
    return isinstance(event, GREAT)


GREAT = (BountyFound, LevelGained, ObjectiveDone, SlaughterBegan, Survived, WantedBegan, WentDown)
_LIT = MINIS - {"by", "spotlight"}
tellers: Register[Names, Event, Line | None] = Register("a line")
LINES = ShowLines(
    fields=FIELDS,
    tellers=tellers,
    cells={"zone": _zone, "start": _zone},
    pieces=dict.fromkeys(_LIT, _mini),
    owner=_owner,
    great=_is_great,
)

# Dice


@tellers.of(Attacked, Defended)
def _roll(names: Names, event: Attacked | Defended) -> Line:
    """A die with all that is added to it: tor.dice.crit-face, tor.dice.fumble-face."""
    die, sides, bonus = event.die, event.sides, event.bonus
    signed = "" if not bonus else f" + {bonus}" if bonus > 0 else f" − {-bonus}"
    luck = "crit" if die == sides else "fumble" if die == 1 else "none"
    return LINES.plain(names, event, dice=_dice(die, sides), modifiers=signed, luck=luck)


@tellers.of(Tried)
def _test(names: Names, event: Tried) -> Line:
    return LINES.plain(names, event, dice=_dice(event.die, event.sides))


def _dice(die: int, sides: int) -> tuple[Die, ...]:
    """The die of an action token, coloured by how well it did."""
    tone: Tone = "good" if die == sides else "bad" if die == 1 else ""
    return (Die(face=str(die), sides=sides, tone=tone, colour=_COLOUR_OF[sides]),)


_COLOUR_OF = {6: "red", 8: "yellow", 12: "green"}


@tellers.of(ElementRolled, CrowdRolled, CleanupRolled)
def _four_sided(names: Names, event: ElementRolled | CrowdRolled | CleanupRolled) -> Line:
    return LINES.plain(names, event, dice=(Die(face=str(event.die), sides=4),))


# Cards that are turned over, and what they will do


@tellers.of(EventDrawn)
def _event(names: Names, event: EventDrawn) -> Line:
    about = names.text(f"event-{event.event}-about")
    if names.content.events[event.event].boss:
        about = f"{names.text('event-of-boss')} {about}"
    return LINES.plain(names, event, detail=about)


@tellers.of(Announced)
def _announcement(names: Names, event: Announced) -> Line:
    orders = names.content.announcements[event.card].orders
    return LINES.plain(names, event, detail=", ".join(map(names.order, orders)))


@tellers.of(StarDealt)
def _star(names: Names, event: StarDealt) -> Line:
    return LINES.plain(names, event, detail=names.text(f"star-{event.star}-text"))


# Fields whose meaning hangs on the event


@tellers.of(Eliminated)
def _elimination(names: Names, event: Eliminated) -> Line:
    return LINES.plain(names, event, credited="yes" if event.by >= 0 else "no")


@tellers.of(LootDrawn)
def _loot(names: Names, event: LootDrawn) -> Line:
    return LINES.plain(names, event, where=_whereto(names, event))


def _whereto(names: Names, event: LootDrawn) -> str:
    """Where a drawn token goes: into a hand, to the one who earned it, on the floor, or to work."""
    loot = tuple(names.content.terrain.loot.values())[event.loot]
    if loot.kind in ("level_up", "wanted"):
        return "works"
    if event.zone < 0:
        return "hand"
    return "floor" if loot.draws or event.hunter < 0 else "earned"


@tellers.of(MoneyGained)
def _gain(names: Names, event: MoneyGained) -> Line:
    return LINES.plain(names, event, money=names.money(event.count * MONEY_VALUE))


@tellers.of(Respawned)
def _return(names: Names, event: Respawned) -> Line:
    return LINES.plain(names, event, money=names.money(event.price * MONEY_VALUE))


@tellers.of(Bought)
def _purchase(names: Names, event: Bought) -> Line:
    return LINES.plain(names, event, paid=names.money(event.paid))


@tellers.of(Swapped)
def _swap(names: Names, event: Swapped) -> Line:
    return LINES.plain(names, event, way=names.way(event.out, event.into))


@tellers.of(SlotFilled)
def _slot(names: Names, event: SlotFilled) -> Line:
    message = "slot-filled-element" if event.element else "slot-filled"
    return LINES.plain(names, event, message=message, slot=names.slot(event.tree, event.slot))


@tellers.of(SpotlightMoved)
def _spotlight(names: Names, event: SpotlightMoved) -> Line:
    star = event.why in names.content.stars
    return LINES.plain(names, event, why=names.text(f"{'star' if star else 'why'}-{event.why}"))
