"""Choices of a fight: attacks, weapons, karma, dodging, joining, and what the night brings."""

from __future__ import annotations

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import Pool
from sobremesa.games.oursun.options.cards import Apply, Ignore, SpawnAt, Suffer
from sobremesa.games.oursun.options.combat import (
    Attack,
    AttackCharacter,
    Avoid,
    Cancel,
    Consider,
    CounterAttack,
    Dodge,
    Drill,
    Fire,
    Reroll,
    Rescue,
    Rush,
    Shoot,
    ShootCharacter,
    SneakAttack,
    Strongest,
    Throw,
    ThrowAt,
)
from sobremesa.games.oursun.rules.rolls import successes
from sobremesa.games.oursun.state import NONE, Person
from sobremesa.kernel import Option, Register, joined
from sobremesa.kernel.scene import Choice

from . import icons
from .asking import Asking, in_ap, say_attack, say_test
from .faces import faces
from .names import gear_id, person_id, tile_id

CHOICES: Register[Asking, Option, Choice] = Register("a choice")


# Attacks


@CHOICES.of(Attack)
def _attack(a: Asking, option: Attack) -> Choice:
    free = isinstance(a.ask, ask.InitialTarget)
    dice = a.attack("melee")
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
        preview=a.aim_at(option.foe),
    )


@CHOICES.of(Shoot)
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
        preview=a.aim_at(option.foe),
    )


@CHOICES.of(SneakAttack)
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
        preview=a.aim_at(option.foe),
    )


@CHOICES.of(Throw)
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
        preview=a.aim_at(option.foe),
    )


@CHOICES.of(ThrowAt)
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


@CHOICES.of(AttackCharacter)
def _attack_character(a: Asking, option: AttackCharacter) -> Choice:
    other = a.g.people[option.who]
    text = a.text("option-attack-character", who=a.names.whom(other.id))
    return _duel(a, other, a.attack("melee"), text, "crossed-swords")


@CHOICES.of(ShootCharacter)
def _shoot_character(a: Asking, option: ShootCharacter) -> Choice:
    other = a.g.people[option.who]
    text = a.text("option-shoot-character", who=a.names.whom(other.id))
    return _duel(a, other, a.attack("ranged"), text, "crosshair")


def _duel(a: Asking, other: Person, dice: Pool, text: str, icon: str) -> Choice:
    """An attack on another character, hand to hand or from afar."""
    return Choice(
        text=text,
        detail=joined(a.names.pool(dice), a.text("about-foe-hp", hp=other.hp)),
        cost=in_ap(a, 1),
        odds=say_attack(a.text, dice, other.hp),
        icon=icon,
        tone="attack",
        on=a.on_person(other.who),
        group="duel",
        rule="sun.ruling.pvp-modes",
        preview=a.aim(other.tile, person_id(other.kind)),
    )


# Weapons and dice


@CHOICES.of(Fire)
def _fire(a: Asking, option: Fire) -> Choice:
    assert isinstance(a.ask, ask.Weapons)
    gear = a.g.gear(option.card)
    dice = a.g.book.gear_pools.get((gear.id, a.ask.mode), ())
    left = a.text("about-ammo", count=a.g.uses.get(option.card, 0)) if gear.ammo else ""
    return Choice(
        text=a.text("option-fire", card=a.names.gear(option.card)),
        detail=joined(a.text("about-adds", dice=a.names.pool(dice)), left),
        icon=icons.GEAR[gear.id],
        tone="attack",
        on=(gear_id(option.card),),
        rule="sun.ruling.weapon-stack",
    )


@CHOICES.of(Drill)
def _drill(a: Asking, option: Drill) -> Choice:
    return Choice(
        text=a.text("option-drill"),
        detail=a.text("about-adds", dice=a.names.pool((0,))),
        icon="rank-3",
        tone="attack",
        rule="sun.ruling.ability-timing",
    )


@CHOICES.of(Reroll)
def _reroll(a: Asking, option: Reroll) -> Choice:
    assert isinstance(a.ask, ask.Karma)
    rolls = zip(a.ask.rolls, a.ask.rollers, strict=True)
    dice = [(die, roller) for roll, roller in rolls for die in roll]
    die, roller = dice[option.die]
    return Choice(
        text=a.text("option-reroll", die=faces((die,), a.names)),
        detail=a.text("about-roll", who=a.roller(roller)),
        icon="yin-yang",
        rule="sun.karma.targets",
    )


# Being attacked


@CHOICES.of(Avoid)
def _avoid(a: Asking, option: Avoid) -> Choice:
    assert isinstance(a.ask, ask.Avoid)
    dice = dict(a.ask.blows)[option.foe]
    return Choice(
        text=a.text("option-avoid", foe=a.names.foe(option.foe)),
        detail=a.text("about-damage", damage=successes(dice)),
        icon="dodging",
        on=a.on_foe(option.foe),
        rule="sun.dodge.choice",
        preview=a.show_foe(option.foe, "attack"),
    )


@CHOICES.of(Cancel)
def _cancel(a: Asking, option: Cancel) -> Choice:
    assert isinstance(a.ask, ask.Cancel)
    blows = dict(a.ask.blows)
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


@CHOICES.of(Rescue)
def _rescue(a: Asking, option: Rescue) -> Choice:
    return Choice(
        text=a.text("option-rescue", points=option.points),
        detail=a.text("about-own-hp", hp=a.person.hp),
        icon="fire-axe",
        rule="sun.ruling.ability-timing",
    )


@CHOICES.of(Strongest)
def _strongest(a: Asking, option: Strongest) -> Choice:
    return Choice(
        text=a.names.foe(option.foe),
        icon="sword-brandish",
        on=a.on_foe(option.foe),
        rule="sun.ruling.strongest",
        preview=a.show_foe(option.foe, "attack"),
    )


@CHOICES.of(Dodge)
def _dodge(a: Asking, option: Dodge) -> Choice:
    dice = a.test("dexterity")
    duel = isinstance(a.ask, ask.Attacked)
    return Choice(
        text=a.text("option-dodge"),
        detail=joined(a.text("about-dodge-duel" if duel else "about-dodge"), a.names.pool(dice)),
        cost=in_ap(a, 1),
        odds=say_test(a.text, dice),
        icon="dodging",
        rule="sun.dodge.effect",
    )


@CHOICES.of(CounterAttack)
def _counter(a: Asking, option: CounterAttack) -> Choice:
    assert isinstance(a.ask, ask.Attacked)
    attacker, dice = a.g.people[a.ask.attacker], a.attack(a.ask.mode)
    return Choice(
        text=a.text("option-counter"),
        detail=a.names.pool(dice),
        cost=in_ap(a, 1),
        odds=say_attack(a.text, dice, attacker.hp),
        icon="crossed-swords",
        tone="attack",
        on=a.on_person(attacker.who),
        rule="sun.ruling.pvp-cost",
        preview=a.aim(attacker.tile, person_id(attacker.kind)),
    )


@CHOICES.of(Rush)
def _rush(a: Asking, option: Rush) -> Choice:
    assert isinstance(a.ask, ask.Attacked)
    attacker, dice = a.g.people[a.ask.attacker], a.test("strength")
    return Choice(
        text=a.text("option-rush", who=a.names.the(attacker.id)),
        detail=a.names.pool(dice),
        cost=in_ap(a, a.g.printed(a.g.map[attacker.tile]).move),
        odds=say_test(a.text, dice),
        icon="sprint",
        rule="sun.ranged.char-rush",
    )


@CHOICES.of(Consider)
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


@CHOICES.of(Suffer)
def _suffer(a: Asking, option: Suffer) -> Choice:
    return Choice(
        text=a.text("option-suffer", who=a.names.whom(a.g.people[option.who].id)),
        icon=icons.CHARACTERS[a.g.people[option.who].kind],
        on=a.on_person(option.who),
        rule="sun.night.target-vote",
        preview=a.show_person(option.who, "area"),
    )


@CHOICES.of(Ignore)
def _ignore(a: Asking, option: Ignore) -> Choice:
    return Choice(text=a.text("option-ignore"), icon="campfire", rule="sun.night.fire-ignore")


@CHOICES.of(Apply)
def _apply(a: Asking, option: Apply) -> Choice:
    return Choice(text=a.text("option-apply"), icon="night-sky", rule="sun.ruling.animal-night-may")


@CHOICES.of(SpawnAt)
def _spawn_at(a: Asking, option: SpawnAt) -> Choice:
    return Choice(
        text=a.tile(option.tile),
        icon="rally-the-troops",
        on=(tile_id(option.tile),),
        rule="sun.ruling.group-decision",
        preview=a.show(option.tile, style="area"),
    )
