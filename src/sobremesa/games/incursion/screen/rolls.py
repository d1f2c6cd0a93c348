"""Damage dice as the chronicle tells them: every die, every modifier, and the reason."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.incursion.events import Rolled
from sobremesa.games.incursion.state import NOBODY
from sobremesa.kernel import Event, Register
from sobremesa.kernel.scene import Die, Line
from sobremesa.kernel.sounds import Sound

from .names import Names, figure_id

ROLLS: Register[Names, Event, Line | None] = Register("a line")

BLASTS = frozenset({"grenade", "grenade_launcher", "ka_boom", "volatile"})
ROLL_ICONS = {
    "booby_trap": "tripwire",
    "fire": "small-fire",
    "flamethrower": "flamethrower",
    "melee": "punch",
    "rackley": "gas-mask",
}
ROLL_SOUNDS: dict[str, Sound] = {
    "booby_trap": "blast",
    "fire": "fire",
    "flamethrower": "dice",
    "melee": "blade",
    "rackley": "dice",
}


@ROLLS.of(Rolled)
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
        pieces=tuple(figure_id(id) for id in (attacker, event.target) if id != NOBODY),
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


def dice_from(faces: Iterable[int], least: int) -> tuple[Die, ...]:
    """Dice that are good from a number on."""
    return tuple(Die(face=str(face), tone="good" if face >= least else "bad") for face in faces)
