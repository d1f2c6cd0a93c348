"""Events as the chronicle tells them: who did what, with every die and the reason for it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.events import attacks, deeds, enemies, spawning, turns
from sobremesa.games.dceased.events.attacks import LevelReached
from sobremesa.games.dceased.events.deeds import ObjectiveTaken, Rescued
from sobremesa.games.dceased.events.enemies import CivilianLost, HeroLost
from sobremesa.games.dceased.events.missions import TitanWeakened
from sobremesa.games.dceased.events.spawning import FallenAppeared
from sobremesa.games.dceased.events.turns import LeftBoard
from sobremesa.games.dceased.rules.movement import WALK
from sobremesa.kernel import Event, Lines, Register, joined
from sobremesa.kernel.scene import Die, Line

from .names import ENEMIES, Names, civilian_id, fallen_id, hero_id, zone_id

TELLERS: Register[Names, Event, Line | None] = Register("a line")
"""Events with more to say than their fields, or with nothing to say."""


# Rounds and Turns


@TELLERS.of(turns.PowerGained)
def _power_gained(names: Names, event: turns.PowerGained) -> Line | None:
    """A new Round tells of everybody's Power; whoever has all of it gains nothing but by an Action.

    The Energy Harness gives more than a Round tells.
    """
    said = event.by == "round" and event.gained == 1
    if said or (event.by != "power-up" and not event.gained):
        return None
    return LINES.plain(names, event)


@TELLERS.of(turns.PowerLost)
def _power_lost(names: Names, event: turns.PowerLost) -> Line | None:
    """A lost Civilian tells of everybody's Power."""
    return None if event.by == "civilian-lost" else LINES.plain(names, event)


@TELLERS.of(turns.LeftBoard)
def _left_board(names: Names, event: turns.LeftBoard) -> Line:
    return LINES.plain(names, event, company=len(event.civilians))


@TELLERS.of(turns.PhaseBegan)
def _phase_began(names: Names, event: turns.PhaseBegan) -> Line:
    return LINES.plain(names, event, message=f"phase-began-{event.phase}")


# What heroes do


@TELLERS.of(deeds.Moved)
def _moved(names: Names, event: deeds.Moved) -> Line:
    goes_on = event.by == WALK and not event.cost
    path = (zone_id(event.origin), zone_id(event.to))
    return LINES.plain(names, event, message="moved-on" if goes_on else "", path=path)


@TELLERS.of(deeds.DoorOpened)
def _door_opened(names: Names, event: deeds.DoorOpened) -> Line:
    return LINES.plain(names, event, message="" if event.hero else "door-opened-mission")


@TELLERS.of(deeds.BuildingOpened)
def _building_opened(names: Names, event: deeds.BuildingOpened) -> Line:
    return LINES.plain(names, event, waiting=len(event.marked))


@TELLERS.of(deeds.TraitKept)
def _trait_kept(names: Names, event: deeds.TraitKept) -> Line:
    return LINES.plain(names, event, message="" if event.kept else "trait-kept-none")


@TELLERS.of(attacks.LevelReached)
def _level_reached(names: Names, event: attacks.LevelReached) -> Line:
    detail = names.text("told-one-more-action") if event.action else ""
    return LINES.plain(names, event, detail=detail)


# Attacks by heroes


@TELLERS.of(attacks.Attacked)
def _attacked(names: Names, event: attacks.Attacked) -> Line:
    own = event.weapon == "own"
    return LINES.plain(
        names,
        event,
        detail=joined(
            _faces(names, event),
            names.text("told-power", power=event.power) if event.power else "",
            names.things(event.boosts),
        ),
        dice=_dice(event),
        sound="shot" if _is_ranged(names, event) else "",
        weapon=names.text(f"attack-{event.hero}") if own else names.thing(event.weapon),
        count=len(event.dice),
    )


@TELLERS.of(attacks.Rerolled)
def _rerolled(names: Names, event: attacks.Rerolled) -> Line:
    return LINES.plain(names, event, detail=_faces(names, event), dice=_dice(event))


def _is_ranged(names: Names, event: attacks.Attacked) -> bool:
    """Whether the hero's card or the Equipment strikes from afar."""
    own = event.weapon == "own"
    content = names.content
    attack = content.heroes[event.hero].attack if own else content.equipment[event.weapon].attack
    return attack is not None and attack.kind == "ranged"


def _faces(names: Names, event: attacks.Attacked | attacks.Rerolled) -> str:
    faces = ", ".join(map(str, event.dice))
    return names.text("told-dice", faces=faces, accuracy=event.accuracy)


def _dice(event: attacks.Attacked | attacks.Rerolled) -> tuple[Die, ...]:
    return tuple(
        Die(face=str(face), tone="good" if face >= event.accuracy else "bad") for face in event.dice
    )


@TELLERS.of(attacks.HitsCounted)
def _hits_counted(names: Names, event: attacks.HitsCounted) -> Line:
    killed = event.walkers or event.brutes or event.runners or event.fallen
    return LINES.plain(
        names,
        event,
        message="" if killed else "hits-counted-none",
        detail=names.text("told-absorbed", lost=event.lost) if event.lost else "",
        crowd=names.crowd(event.walkers, event.brutes, event.runners, event.fallen),
    )


@TELLERS.of(attacks.Eliminated)
def _eliminated(names: Names, event: attacks.Eliminated) -> Line:
    return LINES.plain(names, event, crowd=names.crowd(event.walkers, event.brutes, event.runners))


@TELLERS.of(attacks.Pushed)
def _pushed(names: Names, event: attacks.Pushed) -> Line:
    """Who was pushed, on the way it took."""
    content, figure = names.content, event.figure
    piece = hero_id(figure) if figure in content.heroes else ""
    piece = civilian_id(figure) if figure in content.civilians else piece
    piece = fallen_id(figure) if figure in content.fallen else piece
    line = LINES.plain(names, event, path=(zone_id(event.origin), zone_id(event.to)))
    return msgspec.structs.replace(line, pieces=(piece,) if piece else ())


# Enemies


@TELLERS.of(enemies.ActivationBegan)
def _activation_began(names: Names, event: enemies.ActivationBegan) -> Line:
    crowd = (
        names.enemies(event.enemy, event.count)
        if event.enemy
        else names.text("count-fallen", count=event.count)
    )
    return LINES.plain(names, event, message=f"activation-began-{event.reason}", crowd=crowd)


@TELLERS.of(enemies.ActionBegan)
def _action_began(names: Names, event: enemies.ActionBegan) -> Line:
    return LINES.plain(names, event, attacks=len(event.fights))


@TELLERS.of(enemies.StoodUp, attacks.KnockedDown, spawning.Spawned)
def _crowd(names: Names, event: enemies.StoodUp | attacks.KnockedDown | spawning.Spawned) -> Line:
    return LINES.plain(names, event, crowd=names.enemies(event.enemy, event.count))


@TELLERS.of(enemies.EnemiesAttacked)
def _enemies_attacked(names: Names, event: enemies.EnemiesAttacked) -> Line:
    return LINES.plain(
        names,
        event,
        detail=names.text("told-held", held=event.held) if event.held else "",
        crowd=names.crowd(event.walkers, event.brutes, event.runners, event.fallen),
    )


@TELLERS.of(enemies.EnemiesMoved)
def _enemies_moved(names: Names, event: enemies.EnemiesMoved) -> Line:
    why = names.text("told-seen" if event.seen else "told-unseen", goals=_zones(names, event.goals))
    split = names.text("told-split", ways=event.ways) if event.ways > 1 else ""
    return LINES.plain(
        names,
        event,
        detail=joined(why, split),
        path=(zone_id(event.origin), zone_id(event.to)),
        crowd=names.enemies(event.enemy, event.count),
    )


@TELLERS.of(spawning.RanShort)
def _ran_short(names: Names, event: spawning.RanShort) -> Line:
    return LINES.plain(
        names,
        event,
        enemy=names.text(f"many-{event.enemy}"),
        crowd=names.enemies(event.enemy, event.missing),
    )


@TELLERS.of(spawning.CardDrawn)
def _card_drawn(names: Names, event: spawning.CardDrawn) -> Line:
    return LINES.plain(names, event, detail=names.card_text(event.card))


# Wounds


@TELLERS.of(enemies.WoundAssigned)
def _wound_assigned(names: Names, event: enemies.WoundAssigned) -> None:
    """A Wound's end tells of its beginning."""
    return


@TELLERS.of(enemies.WoundIgnored)
def _wound_ignored(names: Names, event: enemies.WoundIgnored) -> Line:
    return LINES.plain(names, event, message="" if event.hero else "wound-ignored-still")


# The words of an event, and what it lights up


def _thing(names: Names, id: str) -> str:
    return names.thing(id) if id else names.text("nobody")


def _things(names: Names, ids: Iterable[str]) -> str:
    return names.things(ids) or names.text("nothing")


def _zones(names: Names, zones: Iterable[str]) -> str:
    return ", ".join(zones) or names.text("nowhere")


def _lit_zone(zone: str) -> tuple[str, ...]:
    return (zone_id(zone),)


def _lit_zones(zones: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(zone_id, zones))


def _lit_enemy(enemy: str) -> tuple[str, ...]:
    """A Zombie Hero by its name; Horde Zombies have no piece of their own."""
    return (fallen_id(enemy),) if enemy and enemy not in KINDS else ()


def _owner(names: Names, event: Event) -> str:
    return ENEMIES if isinstance(event, enemies.ByEnemies) else ""


GREAT = (
    CivilianLost, FallenAppeared, HeroLost, LeftBoard, LevelReached, ObjectiveTaken, Rescued,
    TitanWeakened,
)  # fmt: skip
"""What a night is remembered by."""

LINES: Lines[Names] = Lines(
    fields={
        "hero": _thing,
        "partner": _thing,
        "civilian": _thing,
        "target": _thing,
        "trait": _thing,
        "kept": _thing,
        "gear": _thing,
        "token": _thing,
        "ability": _thing,
        "by": _thing,
        "figure": _thing,
        "fallen": lambda names, who: names.things((who,) if isinstance(who, str) else who),
        "enemy": lambda names, enemy: names.thing(enemy) if enemy else names.text("everybody"),
        "card": lambda names, card: names.card(card),
        "cards": lambda names, ids: ids if isinstance(ids, int) else names.things(ids),
        "discarded": _things,
        "given": _things,
        "got": _things,
        "civilians": _things,
        "heroes": _things,
        "rooms": _zones,
        "marked": _zones,
        "fights": _zones,
        "level": lambda names, level: names.text(f"level-{level}"),
        "colour": lambda names, colour: names.text(f"colour-{colour}"),
        "point": lambda names, point: names.text(f"point-{point}"),
        "mission": lambda names, mission: names.text(f"mission-{mission}"),
        "seat": lambda names, seat: names.text(f"role-player-{seat + 1}"),
        "result": lambda names, result: names.text(f"result-{result}"),
        "deck": lambda names, deck: names.text(f"deck-{deck}"),
        "why": lambda names, why: names.text(f"why-{why}"),
    },
    tellers=TELLERS,
    cells={
        "origin": _lit_zone,
        "to": _lit_zone,
        "zone": _lit_zone,
        "rooms": _lit_zones,
        "fights": _lit_zones,
    },
    pieces={
        "hero": lambda hero: (hero_id(hero),) if hero else (),
        "civilian": lambda civilian: (civilian_id(civilian),),
        "fallen": lambda who: map(fallen_id, (who,) if isinstance(who, str) else who),
        "enemy": _lit_enemy,
    },
    owner=_owner,
    great=lambda names, event: isinstance(event, GREAT),
)
