"""Events as the chronicle tells them: who did what, with every die and the reason for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from sobremesa.games.dceased import events as told
from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.rules.movement import WALK
from sobremesa.kernel import Event
from sobremesa.kernel.scene import Die, Line

from .names import ENEMIES, Names, civilian_id, fallen_id, hero_id, zone_id

Weight = Literal["heading", "normal", "detail"]


def line(event: Event, names: Names) -> Line | None:
    """The event in a line, unless the one before it has said it already."""
    if _is_said(event):
        return None
    teller = TELLERS.get(type(event))
    words = event.words(names, WORDS)
    if teller is not None:
        return teller(names, event, words)
    return _line(names, event, words)


def _is_said(event: Event) -> bool:
    """A new Round and a lost Civilian tell of everybody's Power, a Wound's end of its beginning.

    Whoever has all the Power there is gains nothing worth a line, but by an Action.
    """
    match event:
        case told.PowerGained():
            return (event.by == "round" and event.gained == 1) or (
                event.by != "power-up" and not event.gained
            )
        case told.PowerLost():
            return event.by == "civilian-lost"
        case _:
            return isinstance(event, told.WoundAssigned)


def _line(
    names: Names,
    event: Event,
    words: dict[str, Any],
    *,
    message: str = "",
    detail: str = "",
    dice: tuple[Die, ...] = (),
    path: tuple[str, ...] = (),
) -> Line:
    name = type(event).__name__
    hero = getattr(event, "hero", "")
    return Line(
        text=names.text(message or f"told-{name.lower()}", **words),
        detail=detail,
        owner=ENEMIES if name in BY_ENEMIES else "",
        icon=ICONS.get(name, ""),
        dice=dice,
        rule=event.rule,
        cells=tuple(_cells(event)),
        pieces=(hero_id(hero),) if hero else tuple(_pieces(event)),
        path=path,
        weight=WEIGHTS.get(name, "normal"),
    )


# The words of an event


def _thing(names: Names, id: str) -> str:
    return names.thing(id) if id else names.text("nobody")


def _enemy(names: Names, id: str) -> str:
    return names.thing(id) if id else names.text("everybody")


def _things(names: Names, ids: Iterable[str]) -> str:
    return names.things(ids) or names.text("nothing")


def _zones(names: Names, zones: Iterable[str]) -> str:
    return ", ".join(zones) or names.text("nowhere")


def _by(names: Names, by: str) -> str:
    return names.thing(by)


WORDS: dict[str, Callable[[Names, Any], Any]] = {
    "hero": _thing,
    "partner": _thing,
    "civilian": _thing,
    "target": _thing,
    "fallen": lambda names, ids: names.things(ids) if isinstance(ids, tuple) else names.thing(ids),
    "trait": _thing,
    "kept": _thing,
    "gear": _thing,
    "token": _thing,
    "ability": _thing,
    "by": _by,
    "enemy": _enemy,
    "figure": _thing,
    "card": lambda names, card: names.card(card),
    "cards": lambda names, ids: names.things(ids) if isinstance(ids, tuple) else ids,
    "discarded": _things,
    "given": _things,
    "got": _things,
    "civilians": _things,
    "heroes": _things,
    "rooms": _zones,
    "marked": _zones,
    "fights": _zones,
    "goals": _zones,
    "level": lambda names, level: names.text(f"level-{level}"),
    "colour": lambda names, colour: names.text(f"colour-{colour}"),
    "point": lambda names, point: names.text(f"point-{point}"),
    "mission": lambda names, mission: names.text(f"mission-{mission}"),
    "seat": lambda names, seat: names.text(f"role-player-{seat + 1}"),
    "result": lambda names, result: names.text(f"result-{result}"),
    "deck": lambda names, deck: names.text(f"deck-{deck}"),
    "boosts": _things,
    "dice": lambda names, dice: ", ".join(map(str, dice)),
}
"""How the fields of events are read; all others as they are."""


def _cells(event: Event) -> list[str]:
    found = [getattr(event, field, "") for field in ("origin", "to", "zone")]
    many = [zone for field in ("rooms", "fights") for zone in getattr(event, field, ())]
    return [zone_id(zone) for zone in (*found, *many) if zone]


def _pieces(event: Event) -> list[str]:
    civilian = getattr(event, "civilian", "")
    fallen = getattr(event, "fallen", "")
    enemy = getattr(event, "enemy", "")
    found = [civilian_id(civilian)] if civilian else []
    names = fallen if isinstance(fallen, tuple) else (fallen,)
    found += [fallen_id(each) for each in (*names, enemy) if each and each not in KINDS]
    return found


# Lines with more to say


def _attacked(names: Names, event: told.Attacked, words: dict[str, Any]) -> Line:
    own = event.weapon == "own"
    weapon = names.text(f"attack-{event.hero}") if own else names.thing(event.weapon)
    words |= {"weapon": weapon, "count": len(event.dice)}
    parts = [names.text("told-dice", faces=words["dice"], accuracy=event.accuracy)]
    if event.power:
        parts.append(names.text("told-power", power=event.power))
    if event.boosts:
        parts.append(words["boosts"])
    return _line(
        names, event, words, detail=" · ".join(parts), dice=_dice(event.dice, event.accuracy)
    )


def _rerolled(names: Names, event: told.Rerolled, words: dict[str, Any]) -> Line:
    detail = names.text("told-dice", faces=words["dice"], accuracy=event.accuracy)
    return _line(names, event, words, detail=detail, dice=_dice(event.dice, event.accuracy))


def _dice(faces: Iterable[int], accuracy: int) -> tuple[Die, ...]:
    return tuple(Die(face=str(face), tone="good" if face >= accuracy else "bad") for face in faces)


def _hits(names: Names, event: told.HitsCounted, words: dict[str, Any]) -> Line:
    fallen = event.fallen
    killed = event.walkers or event.brutes or event.runners or fallen
    words["crowd"] = names.crowd(event.walkers, event.brutes, event.runners, fallen)
    detail = names.text("told-absorbed", lost=event.lost) if event.lost else ""
    message = "told-hitscounted" if killed else "told-hitscounted-none"
    return _line(names, event, words, message=message, detail=detail)


def _eliminated(names: Names, event: told.Eliminated, words: dict[str, Any]) -> Line:
    words["crowd"] = names.crowd(event.walkers, 0, event.runners)
    return _line(names, event, words)


def _enemies_attacked(names: Names, event: told.EnemiesAttacked, words: dict[str, Any]) -> Line:
    words["crowd"] = names.crowd(event.walkers, event.brutes, event.runners, event.fallen)
    detail = names.text("told-held", held=event.held) if event.held else ""
    return _line(names, event, words, detail=detail)


def _enemies_moved(names: Names, event: told.EnemiesMoved, words: dict[str, Any]) -> Line:
    words["crowd"] = names.enemies(event.enemy, event.count)
    why = names.text("told-seen" if event.seen else "told-unseen", goals=words["goals"])
    split = names.text("told-split", ways=event.ways) if event.ways > 1 else ""
    detail = " · ".join(part for part in (why, split) if part)
    path = (zone_id(event.origin), zone_id(event.to))
    return _line(names, event, words, detail=detail, path=path)


def _spawned(names: Names, event: told.Spawned, words: dict[str, Any]) -> Line:
    words["crowd"] = names.enemies(event.enemy, event.count)
    return _line(names, event, words)


def _activation(names: Names, event: told.ActivationBegan, words: dict[str, Any]) -> Line:
    if event.enemy:
        words["crowd"] = names.enemies(event.enemy, event.count)
    else:
        words["crowd"] = names.text("count-fallen", count=event.count)
    return _line(names, event, words, message=f"told-activation-{event.reason}")


def _action(names: Names, event: told.ActionBegan, words: dict[str, Any]) -> Line:
    return _line(names, event, words | {"attacks": len(event.fights)})


def _moved(names: Names, event: told.Moved, words: dict[str, Any]) -> Line:
    goes_on = event.by == WALK and not event.cost
    path = (zone_id(event.origin), zone_id(event.to))
    message = "told-moved-on" if goes_on else "told-moved"
    return _line(names, event, words, message=message, path=path)


def _pushed(names: Names, event: told.Pushed, words: dict[str, Any]) -> Line:
    """Who was pushed, on the way it took."""
    content, figure = names.content, event.figure
    piece = hero_id(figure) if figure in content.heroes else ""
    piece = civilian_id(figure) if figure in content.civilians else piece
    piece = fallen_id(figure) if figure in content.fallen else piece
    told_line = _line(names, event, words, path=(zone_id(event.origin), zone_id(event.to)))
    return msgspec.structs.replace(told_line, pieces=(piece,) if piece else ())


def _crowd_of(names: Names, event: Any, words: dict[str, Any]) -> Line:
    words["crowd"] = names.enemies(event.enemy, event.count)
    return _line(names, event, words)


def _ran_short(names: Names, event: told.RanShort, words: dict[str, Any]) -> Line:
    words["enemy"] = names.text(f"many-{event.enemy}")
    words["crowd"] = names.enemies(event.enemy, event.missing)
    return _line(names, event, words)


def _left(names: Names, event: told.LeftBoard, words: dict[str, Any]) -> Line:
    return _line(names, event, words | {"with": len(event.civilians)})


def _building(names: Names, event: told.BuildingOpened, words: dict[str, Any]) -> Line:
    return _line(names, event, words | {"waiting": len(event.marked)})


def _door(names: Names, event: told.DoorOpened, words: dict[str, Any]) -> Line:
    message = "told-dooropened" if event.hero else "told-dooropened-mission"
    return _line(names, event, words, message=message)


def _card(names: Names, event: told.CardDrawn, words: dict[str, Any]) -> Line:
    return _line(names, event, words, detail=names.card_text(event.card))


def _kept(names: Names, event: told.TraitKept, words: dict[str, Any]) -> Line:
    message = "told-traitkept" if event.kept else "told-traitkept-none"
    return _line(names, event, words, message=message)


def _phase(names: Names, event: told.PhaseBegan, words: dict[str, Any]) -> Line:
    return _line(names, event, words, message=f"told-phase-{event.phase}")


def _civilian(names: Names, event: Any, words: dict[str, Any]) -> Line:
    words["why"] = names.text(f"why-{event.why}")
    return _line(names, event, words)


def _level(names: Names, event: told.LevelReached, words: dict[str, Any]) -> Line:
    detail = names.text("told-one-more-action") if event.action else ""
    return _line(names, event, words, detail=detail)


def _ignored(names: Names, event: told.WoundIgnored, words: dict[str, Any]) -> Line:
    message = "told-woundignored" if event.hero else "told-woundignored-still"
    return _line(names, event, words, message=message)


TELLERS: dict[type[Event], Callable[[Names, Any, dict[str, Any]], Line]] = {
    told.Attacked: _attacked,
    told.Rerolled: _rerolled,
    told.HitsCounted: _hits,
    told.Eliminated: _eliminated,
    told.EnemiesAttacked: _enemies_attacked,
    told.EnemiesMoved: _enemies_moved,
    told.Spawned: _spawned,
    told.ActivationBegan: _activation,
    told.ActionBegan: _action,
    told.Moved: _moved,
    told.Pushed: _pushed,
    told.StoodUp: _crowd_of,
    told.KnockedDown: _crowd_of,
    told.RanShort: _ran_short,
    told.LeftBoard: _left,
    told.BuildingOpened: _building,
    told.DoorOpened: _door,
    told.CardDrawn: _card,
    told.TraitKept: _kept,
    told.PhaseBegan: _phase,
    told.CivilianMoved: _civilian,
    told.CivilianStayed: _civilian,
    told.LevelReached: _level,
    told.WoundIgnored: _ignored,
}

BY_ENEMIES = frozenset(
    {
        "ActionBegan", "ActivationBegan", "CardDrawn", "CourtCalled", "EnemiesAttacked",
        "EnemiesIdle", "EnemiesMoved", "FallenAppeared", "RanShort", "Spawned", "StoodUp",
    }
)  # fmt: skip

WEIGHTS: dict[str, Weight] = {
    "RoundBegan": "heading",
    "PhaseBegan": "heading",
    "NightFell": "heading",
    "TurnBegan": "heading",
    "Ended": "heading",
    "ActionBegan": "detail",
    "CivilianStayed": "detail",
    "EnemiesIdle": "detail",
    "PowerGained": "detail",
    "Reshuffled": "detail",
    "TurnEnded": "detail",
    "XpGained": "detail",
}

ICONS = {
    "AbilityUsed": "sparkles",
    "Attacked": "rolling-dices",
    "BuildingOpened": "house",
    "CardDrawn": "card-draw",
    "CivilianLost": "tombstone",
    "Charged": "radio-tower",
    "Collected": "locked-chest",
    "DoorOpened": "wooden-door",
    "EnemiesAttacked": "bleeding-wound",
    "EnemiesMoved": "walk",
    "FallenAppeared": "raise-zombie",
    "Healed": "healing",
    "HeroLost": "tombstone",
    "HitsCounted": "crosshair",
    "LevelReached": "upgrade",
    "Moved": "walk",
    "ObjectiveTaken": "hand",
    "Rescued": "person",
    "Spawned": "shambling-zombie",
    "TraitDrawn": "card-draw",
    "TraitUsed": "sparkles",
    "Wounded": "bleeding-wound",
    "WoundIgnored": "shield",
}
