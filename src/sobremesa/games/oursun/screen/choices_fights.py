"""Choices of a fight: attacks, weapons, karma, dodging, joining, and what the night brings."""

from __future__ import annotations

from sobremesa.games.oursun.options import (
    Apply,
    Attack,
    AttackCharacter,
    Avoid,
    Cancel,
    Consider,
    CounterAttack,
    Dodge,
    Drill,
    Fire,
    Ignore,
    Reroll,
    Rescue,
    Rush,
    Shoot,
    ShootCharacter,
    SneakAttack,
    SpawnAt,
    Strongest,
    Suffer,
    Throw,
    ThrowAt,
)
from sobremesa.games.oursun.rules.odds import say_attack, say_test
from sobremesa.games.oursun.rules.rolls import successes
from sobremesa.games.oursun.state import NONE
from sobremesa.kernel.scene import Choice

from . import icons
from .asking import Asking, Choosers, in_ap, joined
from .lines_looks import faces
from .names import gear_id, tile_id

# Attacks


def _attack(a: Asking, option: Attack) -> Choice:
    free = a.ask.prompt == "initial-target"
    dice = a.attack("melee")
    place = _tile_of(a, option.foe)
    return Choice(
        text=a.text("option-attack", foe=a.names.foe(option.foe)),
        detail=joined(
            a.names.pool(dice),
            a.text("about-foe-hp", hp=a.hp_of(option.foe)),
            a.text("about-rob") if a.is_trader(option.foe) else "",
        ),
        cost=in_ap(a, 0 if free else 1),
        odds=say_attack(a.text, dice, a.hp_of(option.foe)),
        icon="crossed-swords",
        tone="attack",
        on=a.on_foe(option.foe),
        rule="sun.combat.initial-free" if free else "sun.attack.cost",
        preview=a.aim(place, *a.on_foe(option.foe)[:1]),
    )


def _tile_of(a: Asking, foe: int) -> int:
    return (a.g.traders[foe] if a.is_trader(foe) else a.g.enemies[foe]).tile


def _shoot(a: Asking, option: Shoot) -> Choice:
    dice = a.attack("ranged")
    return Choice(
        text=a.text("option-shoot", foe=a.names.foe(option.foe)),
        detail=joined(a.names.pool(dice), a.text("about-foe-hp", hp=a.hp_of(option.foe))),
        cost=in_ap(a, 1),
        odds=say_attack(a.text, dice, a.hp_of(option.foe)),
        icon="crosshair",
        tone="attack",
        on=a.on_foe(option.foe),
        rule="sun.ranged.cost",
        preview=a.aim(_tile_of(a, option.foe), *a.on_foe(option.foe)[:1]),
    )


def _sneak_attack(a: Asking, option: SneakAttack) -> Choice:
    test, dice = a.test("stealth"), a.attack("melee", sneak=True)
    return Choice(
        text=a.text("option-sneak-attack", foe=a.names.foe(option.foe)),
        detail=joined(a.names.pool(test), say_attack(a.text, dice, a.hp_of(option.foe))),
        cost=in_ap(a, 2),
        odds=say_test(a.text, test),
        icon="hooded-assassin",
        tone="attack",
        on=a.on_foe(option.foe),
        rule="sun.sneak-attack.effect",
        preview=a.aim(_tile_of(a, option.foe), *a.on_foe(option.foe)[:1]),
    )


def _throw(a: Asking, option: Throw) -> Choice:
    words = {"card": a.names.gear(option.card), "foe": a.names.foe(option.foe)}
    return Choice(
        text=a.text("option-throw", **words),
        detail=joined(a.text("about-throw"), a.text("about-foe-hp", hp=a.hp_of(option.foe))),
        cost=in_ap(a, 1),
        icon="molotov",
        tone="attack",
        on=(*a.on_foe(option.foe), gear_id(option.card)),
        rule="sun.ruling.thrown-gear",
        preview=a.aim(_tile_of(a, option.foe), *a.on_foe(option.foe)[:1]),
    )


def _throw_at(a: Asking, option: ThrowAt) -> Choice:
    enemies = ", ".join(a.names.foe(each.id) for each in a.g.enemies_on(option.tile))
    return Choice(
        text=a.text(
            "option-throw-at", card=a.names.gear(option.card), tile=a.tile(option.tile)
        ),
        detail=joined(enemies, a.text("about-throw")),
        cost=in_ap(a, 1),
        icon="grenade",
        tone="attack",
        on=(tile_id(option.tile), gear_id(option.card)),
        rule="sun.ruling.thrown-gear",
        preview=a.aim(option.tile),
    )  # fmt: skip


def _duel(a: Asking, option: AttackCharacter) -> Choice:
    other, dice = a.g.people[option.who], a.attack("melee")
    return Choice(
        text=a.text("option-attack-character", who=a.names.whom(other.id)),
        detail=joined(a.names.pool(dice), a.text("about-foe-hp", hp=other.hp)),
        cost=in_ap(a, 1),
        odds=say_attack(a.text, dice, other.hp),
        icon="crossed-swords",
        tone="attack",
        on=a.on_person(option.who),
        group="duel",
        rule="sun.ruling.pvp-modes",
        preview=a.aim(other.tile, *a.on_person(option.who)[:1]),
    )


def _shoot_character(a: Asking, option: ShootCharacter) -> Choice:
    other, dice = a.g.people[option.who], a.attack("ranged")
    return Choice(
        text=a.text("option-shoot-character", who=a.names.whom(other.id)),
        detail=joined(a.names.pool(dice), a.text("about-foe-hp", hp=other.hp)),
        cost=in_ap(a, 1),
        odds=say_attack(a.text, dice, other.hp),
        icon="crosshair",
        tone="attack",
        on=a.on_person(option.who),
        group="duel",
        rule="sun.ruling.pvp-modes",
        preview=a.aim(other.tile, *a.on_person(option.who)[:1]),
    )


# Weapons and dice


def _fire(a: Asking, option: Fire) -> Choice:
    mode, gear = a.parts[1], a.g.gear(option.card)
    dice = a.g.book.gear_pools.get((gear.id, mode), ())
    left = a.text("about-ammo", count=a.g.uses.get(option.card, 0)) if gear.ammo else ""
    return Choice(
        text=a.text("option-fire", card=a.names.gear(option.card)),
        detail=joined(a.text("about-adds", dice=a.names.pool(dice)), left),
        icon=icons.GEAR[gear.id],
        tone="attack",
        on=(gear_id(option.card),),
        rule="sun.ruling.weapon-stack",
    )


def _drill(a: Asking, option: Drill) -> Choice:
    return Choice(
        text=a.text("option-drill"),
        detail=a.text("about-adds", dice=a.names.pool((0,))),
        icon="rank-3",
        tone="attack",
        rule="sun.ruling.ability-timing",
    )


def _reroll(a: Asking, option: Reroll) -> Choice:
    _, heaps, rollers = a.parts
    dice = [(die, roller) for heap, roller in zip(heaps, rollers, strict=True) for die in heap]
    die, roller = dice[option.die]
    return Choice(
        text=a.text("option-reroll", die=faces((die,), a.names)),
        detail=a.text("about-roll", who=a.roller(roller)),
        icon="yin-yang",
        rule="sun.karma.targets",
    )


# Being attacked


def _avoid(a: Asking, option: Avoid) -> Choice:
    dice = dict(a.parts[1])[option.foe]
    return Choice(
        text=a.text("option-avoid", foe=a.names.foe(option.foe)),
        detail=a.text("about-damage", damage=successes(dice)),
        icon="dodging",
        on=a.on_foe(option.foe),
        rule="sun.dodge.choice",
    )


def _cancel(a: Asking, option: Cancel) -> Choice:
    blows = dict(a.parts[1])
    damage = blows[option.foe] if option.foe in blows else max(blows.values())
    points = min(damage, a.g.gear(option.card).cancels)
    card = a.names.gear(option.card)
    return Choice(
        text=a.text("option-cancel", card=card)
        if option.foe == NONE
        else a.text("option-cancel-foe", card=card, foe=a.names.foe(option.foe)),
        detail=a.text("about-cancel", points=points),
        icon=icons.GEAR[a.g.book.gear[option.card]],
        on=(gear_id(option.card),),
        rule="sun.ruling.use-reaction",
    )


def _rescue(a: Asking, option: Rescue) -> Choice:
    return Choice(
        text=a.text("option-rescue", points=option.points),
        detail=a.text("about-own-hp", hp=a.person.hp),
        icon="fire-axe",
        rule="sun.ruling.ability-timing",
    )


def _strongest(a: Asking, option: Strongest) -> Choice:
    return Choice(
        text=a.names.foe(option.foe),
        icon="sword-brandish",
        on=a.on_foe(option.foe),
        rule="sun.ruling.strongest",
    )


def _dodge(a: Asking, option: Dodge) -> Choice:
    dice = a.test("dexterity")
    duel = a.ask.prompt == "attacked"
    return Choice(
        text=a.text("option-dodge"),
        detail=joined(a.text("about-dodge-duel" if duel else "about-dodge"), a.names.pool(dice)),
        cost=in_ap(a, 1),
        odds=say_test(a.text, dice),
        icon="dodging",
        rule="sun.dodge.effect",
    )


def _counter(a: Asking, option: CounterAttack) -> Choice:
    attacker, dice = a.g.people[a.parts[0]], a.attack(a.parts[2])
    return Choice(
        text=a.text("option-counter"),
        detail=a.names.pool(dice),
        cost=in_ap(a, 1),
        odds=say_attack(a.text, dice, attacker.hp),
        icon="crossed-swords",
        tone="attack",
        on=a.on_person(attacker.who),
        rule="sun.ruling.pvp-cost",
    )


def _rush(a: Asking, option: Rush) -> Choice:
    attacker = a.g.people[a.parts[0]]
    dice = a.test("strength")
    return Choice(
        text=a.text("option-rush", who=a.names.the(attacker.id)),
        detail=a.names.pool(dice),
        cost=in_ap(a, a.g.printed(a.g.map[attacker.tile]).move),
        odds=say_test(a.text, dice),
        icon="sprint",
        rule="sun.ranged.char-rush",
    )


def _consider(a: Asking, option: Consider) -> Choice:
    word = "consider" if option.on else "spare"
    return Choice(
        text=a.text(f"option-{word}"),
        detail=a.text(f"about-{word}"),
        cost=in_ap(a, 0),
        icon="crossed-swords",
        group="duel",
        rule="sun.ruling.pvp-considered",
    )


# The night and the mission


def _suffer(a: Asking, option: Suffer) -> Choice:
    return Choice(
        text=a.text("option-suffer", who=a.names.whom(a.g.people[option.who].id)),
        icon=icons.CHARACTERS[a.g.people[option.who].kind],
        on=a.on_person(option.who),
        rule="sun.night.target-vote",
    )


def _ignore(a: Asking, option: Ignore) -> Choice:
    return Choice(text=a.text("option-ignore"), icon="campfire", rule="sun.night.fire-ignore")


def _apply(a: Asking, option: Apply) -> Choice:
    return Choice(text=a.text("option-apply"), icon="night-sky", rule="sun.ruling.animal-night-may")


def _spawn_at(a: Asking, option: SpawnAt) -> Choice:
    return Choice(
        text=a.tile(option.tile),
        icon="rally-the-troops",
        on=(tile_id(option.tile),),
        rule="sun.ruling.group-decision",
    )


CHOICES: Choosers = {
    Apply: _apply,
    Attack: _attack,
    AttackCharacter: _duel,
    Avoid: _avoid,
    Cancel: _cancel,
    Consider: _consider,
    CounterAttack: _counter,
    Dodge: _dodge,
    Drill: _drill,
    Fire: _fire,
    Ignore: _ignore,
    Reroll: _reroll,
    Rescue: _rescue,
    Rush: _rush,
    Shoot: _shoot,
    ShootCharacter: _shoot_character,
    SneakAttack: _sneak_attack,
    SpawnAt: _spawn_at,
    Strongest: _strongest,
    Suffer: _suffer,
    Throw: _throw,
    ThrowAt: _throw_at,
}
