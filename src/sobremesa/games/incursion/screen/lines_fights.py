"""The story of fights: shots, blows, blasts, fire, damage and deaths, die by die."""

from __future__ import annotations

from sobremesa.games.incursion.events import (
    BlazeBegan,
    Clobbered,
    Critical,
    Damaged,
    DamageNegated,
    Died,
    Exploded,
    FireDied,
    FirstRolled,
    Flamed,
    KnockRolled,
    Reloaded,
    Rerolled,
    Rolled,
    VolatileRolled,
    WatchBegan,
    WatchEnded,
)
from sobremesa.games.incursion.rules.melee import KNOCKS_DOWN
from sobremesa.games.incursion.state import NOBODY
from sobremesa.kernel.scene import Die, Line

from .names import Names
from .telling import Tellers, by_figure, by_nobody, dice_from, pieces

BLASTS = frozenset({"grenade", "grenade_launcher", "ka_boom", "volatile"})
ROLL_ICONS = {
    "booby_trap": "tripwire",
    "fire": "small-fire",
    "flamethrower": "flamethrower",
    "melee": "punch",
    "rackley": "gas-mask",
}
ROLL_SOUNDS = {
    "booby_trap": "blast",
    "fire": "fire",
    "flamethrower": "dice",
    "melee": "hit",
    "rackley": "dice",
}
VOLATILE_BLAZES = 4
VOLATILE_EXPLODES = 2

# Dice


def _rolled(names: Names, event: Rolled) -> Line:
    """Damage dice: '3 dice: 1, 2, 4 against Fortitude 4: one hit'."""
    attacker = event.attacker
    owner = names.profile(event.target if attacker == NOBODY else attacker).side
    return Line(
        text=_attack_text(names, event),
        detail=roll_text(names, event),
        owner=owner,
        icon=ROLL_ICONS.get(event.source, _weapon_icon(event)),
        dice=dice_from(event.dice, event.fortitude - event.bonus),
        rule=event.rule,
        pieces=pieces(attacker, event.target),
        sound=ROLL_SOUNDS.get(event.source, "dice" if event.source in BLASTS else "shot"),
    )


def _weapon_icon(event: Rolled) -> str:
    if event.source in BLASTS:
        return "bright-explosion"
    return "eye-target" if event.reaction else "crosshair"


def _attack_text(names: Names, event: Rolled) -> str:
    text, target = names.text, names.figure(event.target)
    if event.source in BLASTS:
        return text("told-caught", target=target)
    if event.source in ("booby_trap", "fire", "flamethrower", "rackley"):
        return text(f"told-caught-{event.source}", target=target)
    attacker = names.figure(event.attacker)
    if event.source == "melee":
        return text("told-struck", figure=attacker, target=target)
    weapon = text(f"weapon-{event.source}")
    message = "told-reacted" if event.reaction else "told-shot"
    return text(message, figure=attacker, target=target, weapon=weapon)


def roll_text(names: Names, event: Rolled) -> str:
    """Every die, modifier and the reason: Fortitude, and the one printed if it was changed."""
    text, printed = names.text, names.profile(event.target).fortitude
    faces = ", ".join(map(str, event.dice))
    count = len(event.dice)
    if event.bonus:
        dice = text("told-dice-bonus", count=count, faces=faces, bonus=f"{event.bonus:+d}")
    else:
        dice = text("told-dice", count=count, faces=faces)
    if event.fortitude == printed:
        against = text("told-against", fortitude=event.fortitude)
    else:
        against = text("told-against-changed", fortitude=event.fortitude, printed=printed)
    return text("told-roll", dice=dice, against=against, hits=event.hits)


def _first_rolled(names: Names, event: FirstRolled) -> Line:
    return by_figure(
        names,
        event,
        event.attacker,
        "first-roll",
        icon="rolling-dices",
        dice=tuple(Die(face=str(face)) for face in event.dice),
        faces=", ".join(map(str, event.dice)),
    )


def _rerolled(names: Names, event: Rerolled) -> Line:
    return by_figure(
        names,
        event,
        event.attacker,
        "rerolled",
        icon="rolling-dices",
        dice=tuple(Die(face=str(face)) for face in event.after),
        before=", ".join(map(str, event.before)),
        after=", ".join(map(str, event.after)),
    )


def _critical(names: Names, event: Critical) -> Line:
    target = names.figure(event.target)
    return by_figure(
        names,
        event,
        event.attacker,
        "critical",
        icon="crosshair",
        others=(event.target,),
        target=target,
    )


# Areas and fire


def _exploded(names: Names, event: Exploded) -> Line:
    return by_figure(
        names,
        event,
        event.attacker,
        f"exploded-{event.source}",
        icon="bright-explosion",
        squares=event.squares,
        cell=names.cell(event.centre),
    )


def _flamed(names: Names, event: Flamed) -> Line:
    return by_figure(
        names,
        event,
        event.attacker,
        "flamed",
        icon="flamethrower",
        squares=event.squares,
        count=len(event.squares),
    )


def _fire_died(names: Names, event: FireDied) -> Line:
    return by_nobody(
        names,
        event,
        "fire-died",
        icon="small-fire",
        weight="detail",
        squares=event.squares,
        count=len(event.squares),
    )


# Damage and death


def _damaged(names: Names, event: Damaged) -> Line:
    return by_figure(names, event, event.figure, "damaged", icon="bleeding-wound", left=event.left)


def _damage_negated(names: Names, event: DamageNegated) -> Line:
    return by_figure(names, event, event.figure, "damage-negated", icon="clover")


def _died(names: Names, event: Died) -> Line:
    return by_figure(
        names,
        event,
        event.figure,
        "died",
        icon="death-skull",
        squares=(event.cell,),
        cell=names.cell(event.cell),
    )


def _clobbered(names: Names, event: Clobbered) -> Line:
    target = names.figure(event.target)
    return by_figure(
        names,
        event,
        event.figure,
        "clobbered",
        icon="baseball-bat",
        others=(event.target,),
        target=target,
    )


def _knock_rolled(names: Names, event: KnockRolled) -> Line:
    return by_figure(
        names,
        event,
        event.attacker,
        "knocked-down" if event.down else "not-knocked-down",
        icon="whip",
        others=(event.target,),
        dice=dice_from((event.die,), KNOCKS_DOWN),
        target=names.figure(event.target),
        die=event.die,
        needed=KNOCKS_DOWN,
    )


def _volatile_rolled(names: Names, event: VolatileRolled) -> Line:
    outcome = "removed"
    if event.die <= VOLATILE_EXPLODES:
        outcome = "explodes"
    elif event.die >= VOLATILE_BLAZES:
        outcome = "blazes"
    return by_figure(
        names,
        event,
        event.figure,
        f"volatile-{outcome}",
        icon="time-bomb",
        dice=(Die(face=str(event.die)),),
        die=event.die,
    )


def _blaze_began(names: Names, event: BlazeBegan) -> Line:
    return by_figure(names, event, event.figure, "blaze", icon="burning-skull", ap=event.ap)


# Reaction fire


def _watch_began(names: Names, event: WatchBegan) -> Line:
    return by_figure(names, event, event.figure, "watch", icon="eye-target")


def _watch_ended(names: Names, event: WatchEnded) -> Line:
    message = f"watch-ended-{event.why}"
    return by_figure(names, event, event.figure, message, icon="eye-target", weight="detail")


def _reloaded(names: Names, event: Reloaded) -> Line:
    price = names.price(cp=event.cp)
    return by_figure(names, event, event.figure, "reloaded", icon="reload-gun-barrel", price=price)


FIGHTS: Tellers = {
    BlazeBegan: _blaze_began,
    Clobbered: _clobbered,
    Critical: _critical,
    DamageNegated: _damage_negated,
    Damaged: _damaged,
    Died: _died,
    Exploded: _exploded,
    FireDied: _fire_died,
    FirstRolled: _first_rolled,
    Flamed: _flamed,
    KnockRolled: _knock_rolled,
    Reloaded: _reloaded,
    Rerolled: _rerolled,
    Rolled: _rolled,
    VolatileRolled: _volatile_rolled,
    WatchBegan: _watch_began,
    WatchEnded: _watch_ended,
}
