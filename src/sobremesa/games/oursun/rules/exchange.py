"""An exchange of blows: all dice lie, then karma, gear and abilities, then damage to both sides."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import BLUE, GREEN, RED, Pool
from sobremesa.games.oursun.content.powers import Drilling, Helmet
from sobremesa.games.oursun.events.combat import Fought, Protected, Reacted, Struck, Thrown
from sobremesa.games.oursun.options.cards import Reveal
from sobremesa.games.oursun.options.combat import Cancel, Drill
from sobremesa.games.oursun.options.combat import Fire as FireWeapon
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.state import Enemy, Fire, Held, Land, Person, Trader
from sobremesa.kernel import DONE, PASS, Done, Flow, Pass

from .foes import Foe, foe_hp, foe_of, foe_pool, is_hostile, is_son
from .goods import alike, load_weapons, use_up
from .harm import bury, hurt, infect, offer_rescue
from .loadout import loadout_of
from .roles import unmask
from .rolls import Stake, is_wounded, karma, own_roll, successes, throw

THROWN_DAMAGE = 2


class Blow(msgspec.Struct, gc=False):
    """The attack of a foe, as it fell."""

    foe: Foe
    dice: list[int]


# Weapons


def ready(
    g: Land, person: Person, mode: str, *, initial: bool = False, sneak: bool = False
) -> Flow[Pool]:
    """Choose weapons and abilities for the dice of the attack (sun.ruling.weapon-stack).

    Weapons without ammunition add their dice of themselves, the others if they are fired.
    """
    cards = g.book.cards
    fit = loadout_of(g, person).weapons[mode]
    loaded = [card for card in fit if cards[card].ammo and g.uses[card]]
    free = [card for card in fit if not cards[card].ammo]
    chosen: list[int] = []
    if g.book.one_weapon:
        loaded, free = loaded + free, []
    drilled = False
    can_drill = not person.drill_used and isinstance(g.data(person).ability, Drilling)
    while loaded or can_drill:
        more = alike(g, [card for card in loaded if card not in chosen])
        if g.book.one_weapon and chosen:
            more = []
        options: list[Done | FireWeapon | Drill] = [FireWeapon(card) for card in more]
        if can_drill and not drilled:
            options.append(Drill())
        if mode == "melee" or chosen:
            options.insert(0, DONE)
        answer = yield from ask.Weapons(person.seat, options, person.who, mode, initial, sneak)
        if isinstance(answer, Done):
            break
        if isinstance(answer, Drill):
            drilled = True
        else:
            chosen.append(answer.card)
    person.drill_used = person.drill_used or drilled
    return _attack_pool(g, person, mode, free + chosen, initial, sneak) + (GREEN,) * drilled


def _attack_pool(
    g: Land, person: Person, mode: str, cards: Sequence[int], initial: bool, sneak: bool
) -> Pool:
    """The dice of the board and of the weapons, which spend their ammunition."""
    pools = g.book.gear_pools
    dice = g.book.character_pools[person.kind, mode]
    for card in cards:
        name = g.book.gear[card]
        dice += pools.get((name, "initial"), pools[name, mode]) if initial else pools[name, mode]
        if sneak:
            dice += pools.get((name, "sneak_attack"), ())
        if g.gear(card).ammo:
            g.uses[card] -= 1
    load_weapons(g, person)
    return (*dice, RED) if is_wounded(person) else dice


# Meeting the Sons of Liberty


def meet(g: Land, person: Person, foes: Sequence[Foe]) -> Flow[list[Foe]]:
    """Sons of Liberty are about to attack: the hidden one among the players may reveal itself.

    While nobody is revealed, every player so attacked gets the same question, once in a round
    (sun.ruling.sol-secrecy, sun.ruling.sol-meet-time), where silence must not tell.
    """
    met = g.roles and g.unmasked < 0 and not g.met >> person.who & 1
    if met and any(is_son(g, foe) for foe in foes):
        g.met |= 1 << person.who
        options: list[Pass | Reveal] = [PASS, Reveal()] if g.is_sol(person) else [PASS]
        answer = yield from ask.Sons(person.seat, options, person.who, shown=g.book.ask_always)
        if not isinstance(answer, Pass):
            unmask(g, person)
    return [foe for foe in foes if is_hostile(g, foe, person)]


# The exchange


def exchange(
    g: Land,
    person: Person,
    target: Foe | None,
    attack: Pool,
    foes: Sequence[Foe],
    *,
    mode: str = "melee",
    initial: bool = False,
    hold: bool = False,
) -> Flow[None]:
    """A character attacks, or only suffers; the foes that answer roll apart, all at once.

    With `hold` the attacks are rolled and kept until the dodger has seen all of them.
    """
    if target is None and not foes:
        return
    if g.roles:
        foes = yield from meet(g, person, foes)
    blows = [Blow(foe, throw(g, foe_pool(g, foe, "melee", person, initial=initial))) for foe in foes]  # fmt: skip  # noqa: E501
    for foe in foes:
        foe.rotated = True
    own = throw(g, attack) if attack else []
    shot = target if mode == "ranged" else None
    reaction: list[int] = []
    if shot is not None and may_come(g, shot):
        reaction = throw(g, (BLUE,))
    rolled = [own_roll(person, own, 0 if target is None else foe_hp(g, target))] if own else []
    if (
        shot is not None
        and reaction
        and (successes(own) < foe_hp(g, shot) or shoots_back(g, person, shot))
    ):
        rolled.append(Stake(shot.id, reaction, either=True))
    least = 1 if initial and has_helmet(g, person) else 0
    rolled += [Stake(blow.foe.id, blow.dice, least=least) for blow in blows if blow.dice]
    yield from karma(g, (person,), rolled)
    if target is not None:
        wound(g, person, target, own, mode)
    if shot is not None:
        yield from react(g, person, shot, reaction, blows)
    if hold:
        assert g.round is not None
        g.round.held += tuple(Held(blow.foe.id, tuple(blow.dice)) for blow in blows)
    else:
        yield from suffer(g, person, blows, initial=initial)


def wound(g: Land, person: Person, target: Foe, dice: Sequence[int], mode: str) -> None:
    """Each success takes 1 hp of the enemy (sun.combat.damage-enemy)."""
    damage = successes(dice)
    g.tell(Fought(person.id, target.id, tuple(dice), damage, mode == "ranged"))
    damage_foe(g, person, target, damage)


def damage_foe(g: Land, person: Person, target: Foe, damage: int) -> None:
    """Damage stays on the card; who defeats a trader robs him."""
    target.damage += damage
    if isinstance(target, Trader) and foe_hp(g, target) <= 0:
        target.slayer = person.who


def blast(g: Land, person: Person, target: Foe) -> None:
    """Thrown gear does its damage without dice (sun.ruling.thrown-gear)."""
    g.tell(Thrown(person.id, target.id, THROWN_DAMAGE))
    damage_foe(g, person, target, THROWN_DAMAGE)


# Shots


def may_come(g: Land, target: Foe) -> bool:
    """Whether a foe that is shot at rolls the blue die: sun.ranged.reaction-die."""
    if target.rotated or isinstance(target, Trader) or g.enemy_data(target).steadfast:
        return False
    return not g.exposed_on(target.tile)


def shoots_back(g: Land, person: Person, target: Foe) -> bool:
    """Whether a foe that stays where it is would answer a shot with one of its own."""
    return bool(foe_pool(g, target, "ranged", person))


def react(
    g: Land, person: Person, target: Foe, reaction: list[int], blows: list[Blow]
) -> Flow[None]:
    """The foe comes to the shooter, or stays and shoots if it can."""
    if target.rotated:
        return
    comes = successes(reaction) > 0
    if reaction:
        g.tell(Reacted(target.id, tuple(reaction), comes))
    if comes:
        target.rotated = True
        assert isinstance(target, Enemy)
        fiery = g.map[person.tile].fire != Fire.NONE and g.enemy_data(target).type == "animal"
        if foe_hp(g, target) > 0 and not fiery:
            target.tile = person.tile
        return
    dice = foe_pool(g, target, "ranged", person)
    if dice and (yield from meet(g, person, [target])):
        target.rotated = True
        answer = throw(g, dice)
        yield from karma(g, (person,), [Stake(target.id, answer)])
        blows.append(Blow(target, answer))


# Damage


def suffer(g: Land, person: Person, blows: Sequence[Blow], *, initial: bool = False) -> Flow[None]:
    """The attacks strike: reactive gear, comrades, then damage and infection.

    Both see all the blows before they decide (sun.ruling.blows-together).
    """
    damage = [successes(blow.dice) for blow in blows]
    if initial and has_helmet(g, person):
        damage = [max(0, points - 1) for points in damage]
    infects = [_infects_from(g, blow.foe) for blow in blows]
    if loadout_of(g, person).cancels:
        yield from cancel(g, person, [blow.foe.id for blow in blows], damage, infects)
    taken = yield from offer_rescue(g, person, sum(damage))
    take_off(damage, infects, taken)
    for blow, points in zip(blows, damage, strict=True):
        g.tell(Struck(blow.foe.id, person.id, tuple(blow.dice), points))
    hurt(g, person, sum(damage), "attack")
    if person.hp > 0 and any(map(_is_infectious, damage, infects)):
        infect(g, person)
    bury(g)


def has_helmet(g: Land, person: Person) -> bool:
    """Whether each attack of an initial round does 1 less damage."""
    return Helmet in loadout_of(g, person).powers


def _infects_from(g: Land, foe: Foe) -> int:
    """From how much damage an attack infects; 0 never."""
    return g.enemy_data(foe).infects if isinstance(foe, Enemy) else 0


def harm_of(g: Land, blow: Blow) -> tuple[int, int]:
    """The damage of an attack, and from how much of it on it infects; 0 if it cannot."""
    damage, infects = successes(blow.dice), _infects_from(g, blow.foe)
    return damage, infects if _is_infectious(damage, infects) else 0


def _is_infectious(damage: int, infects: int) -> bool:
    return 0 < infects <= damage


def cancel(
    g: Land, person: Person, foes: Sequence[FoeId], damage: list[int], infects: Sequence[int]
) -> Flow[None]:
    """A jacket or vest may be turned down against one attack (sun.ruling.use-reaction).

    What is stopped comes off `damage`. Attacks alike in damage and infection are one choice.
    """
    while any(damage):
        cards = alike(g, loadout_of(g, person).cancels)
        if not cards:
            return
        kinds: dict[tuple[int, int], int] = {}
        for at, kind in enumerate(zip(damage, infects, strict=True)):
            if kind[0]:
                kinds.setdefault(kind, at)
        named = len(kinds) > 1
        options = [
            Cancel(card, foes[at]) if named else Cancel(card)
            for card in cards
            for at in kinds.values()
        ]
        blows = tuple(zip(foes, damage, strict=True))
        answer = yield from ask.Cancel(person.seat, [PASS, *options], person.who, blows)
        if isinstance(answer, Pass):
            return
        at = foes.index(answer.foe) if named else next(iter(kinds.values()))
        points = min(damage[at], g.gear(answer.card).cancels)
        g.tell(Protected(person.id, answer.card, points))
        damage[at] -= points
        use_up(g, person, answer.card)


def take_off(damage: list[int], infects: Sequence[int], points: int) -> None:
    """Damage that a comrade takes comes first off an attack that would infect no more."""
    for _ in range(points):
        spared = [at for at in range(len(damage)) if 0 < damage[at] == infects[at]]
        at = spared[0] if spared else damage.index(max(damage))
        damage[at] -= 1


def held_blows(g: Land, held: Sequence[Held]) -> list[Blow]:
    """Kept attacks, taken up again."""
    return [Blow(foe_of(g, each.foe), list(each.dice)) for each in held]
