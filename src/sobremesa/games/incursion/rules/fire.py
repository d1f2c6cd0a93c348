"""Shooting with guns, in the fixed order of inc.ruling.attack-sequence."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import Weapon
from sobremesa.games.incursion.events import Critical, Rolled
from sobremesa.games.incursion.options import Shoot
from sobremesa.games.incursion.state import Battle, Figure, Place
from sobremesa.kernel import PASS, Flow, Pass

from .attention import LATER_SHOT, PAID_SHOT, RELOADING, stir_attack, stir_reaction
from .cards import checkpoint
from .damage import (
    choose_rerolls,
    critical_hit,
    hits_of,
    is_dying,
    roll_again,
    show_first_roll,
    suffer,
)
from .deaths import resolve_deaths
from .effects import fortitude, has, total
from .reaction import check_doubles
from .sight import seen_enemies


def acts(g: Battle, figure: Figure) -> bool:
    """Whether a figure can go on with what it is doing: inc.ruling.actor-dies."""
    return figure.place == Place.BOARD or g.blaze == figure.id


def fire_gun(g: Battle, shooter: Figure, target: Figure, *, reaction: bool) -> Flow[bool]:
    """One shot, an HMG's two or Bambi's chain. Gives whether it ends the shooter's activation."""
    gun = g.book.kind[shooter.kind].gun
    assert gun is not None, f"{shooter.kind} has no gun"
    number = 0
    while True:
        caused, one = yield from _shot(g, shooter, target, gun, number, reaction)
        number += 1
        if gun.chain and one and not reaction:
            return True
        if reaction or not acts(g, shooter) or not _may_go_on(gun, number, caused):
            return False
        targets = [Shoot(enemy.id) for enemy in seen_enemies(g, shooter)]
        answer = yield from ask.AnotherShot(shooter.side, [PASS, *targets], shooter.id, number)
        if isinstance(answer, Pass):
            return False
        target = g.figures[answer.target]


def _may_go_on(gun: Weapon, number: int, caused: int) -> bool:
    """inc.hmg.two-shots, inc.fig.bambi-chain."""
    return caused > 0 if gun.chain else number < gun.shots


def _shot(
    g: Battle,
    shooter: Figure,
    target: Figure,
    gun: Weapon,
    number: int,
    reaction: bool,
) -> Flow[tuple[int, bool]]:
    """A single shot: gives the DP caused and whether a natural 1 was among the final dice."""
    if g.in_play:
        _stir_shot(g, shooter, target, number, reaction)
        yield from checkpoint(g)
    dice: list[int] = []
    if (yield from critical_hit(g, shooter, target)):
        g.tell(Critical(shooter.id, target.id))
        hits = 1
    else:
        hits = yield from _roll_shot(g, shooter, target, gun, number, reaction, dice)
    caused = yield from suffer(g, target, hits)
    if is_dying(g, target):
        yield from resolve_deaths(g, [target], shooter.side, shot=True)
    if acts(g, shooter):
        yield from check_doubles(g, shooter, dice)
    return caused, 1 in dice


def _stir_shot(g: Battle, shooter: Figure, target: Figure, number: int, reaction: bool) -> None:
    """The cards that count for a shot are worth another look: inc.ruling.checkpoint-again."""
    if reaction:
        stir_reaction(g, shooter, target)
        return
    fields: tuple[str, ...] = LATER_SHOT if number else PAID_SHOT
    if shooter.id in g.watching:
        fields += RELOADING
    stir_attack(g, shooter, fields, (target,), fresh=number == 0)


def _roll_shot(
    g: Battle,
    shooter: Figure,
    target: Figure,
    gun: Weapon,
    number: int,
    reaction: bool,
    dice: list[int],
) -> Flow[int]:
    """Fix dice, Fortitude and modifiers, roll and reroll; the final dice are left in `dice`."""
    dice += g.dice.rolls(shot_dice(g, shooter, gun, paid=number == 0, reaction=reaction), 6)
    bonus = shot_bonus(g, shooter, gun, number=number, reaction=reaction)
    against = shot_fortitude(g, shooter, target, gun)
    rerolled: list[int] = []
    if gun.rerolls_misses and not reaction:
        rerolled = [die for die, face in enumerate(dice) if face + bonus < against]
    chooses = has(g, shooter, "reroll_shots")
    if rerolled or chooses:
        show_first_roll(g, shooter, dice)
    roll_again(g, shooter, dice, rerolled)
    if chooses:
        yield from choose_rerolls(g, shooter, dice, len(dice), rerolled)
    hits = hits_of(dice, bonus, against)
    g.tell(Rolled(gun.id, shooter.id, target.id, tuple(dice), bonus, against, hits, reaction))
    return hits


def shot_dice(g: Battle, shooter: Figure, gun: Weapon, *, paid: bool, reaction: bool) -> int:
    """How many dice a shot rolls: inc.shoot.rof-*, inc.rf.rof, inc.ruling.ammo-rf, -ammo-hmg."""
    if reaction:
        return gun.reaction
    if not paid:
        return gun.dice
    return max(1, gun.dice + total(g, shooter, "shoot_dice"))


def shot_bonus(g: Battle, shooter: Figure, gun: Weapon, *, number: int, reaction: bool) -> int:
    """What is added to each die of a shot: inc.fig.bambi-*, inc.ruling.armour-piercing.

    `number` counts the shots of a double shot or a chain from 0.
    """
    bonus = gun.bonus - number if gun.chain else gun.bonus
    return bonus if reaction else bonus + total(g, shooter, "shoot_bonus")


def shot_fortitude(g: Battle, shooter: Figure, target: Figure, gun: Weapon) -> int:
    """The number a die of the shot must reach."""
    change = gun.target_fortitude + total(g, shooter, "shoot_target_fortitude")
    return fortitude(g, target, change)
