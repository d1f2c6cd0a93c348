"""Combat rounds: who attacks, who joins, who suffers which counter-attack.

The procedure is sun.ruling.counter-procedure: (1) the active character acts and suffers its target;
(2) others may join, each suffers its target or the strongest enemy left; (3) enemies that have not
attacked yet attack the last participant on their tile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sobremesa.boards.hex_tiles import STEPS, adjacent
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.combat import Struck
from sobremesa.games.oursun.options.combat import (
    Attack,
    AttackCharacter,
    Avoid,
    CombatAction,
    Duel,
    Shoot,
    ShootCharacter,
    SneakAttack,
    Throw,
    ThrowAt,
)
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.state import NOBODY, Land, Person, Round, Trader
from sobremesa.kernel import PASS, Flow, Pass

from .actions import expose, pay
from .exchange import Blow, blast, exchange, harm_of, held_blows, ready, suffer
from .foes import Foe, foe_hp, foe_of, foes_of, strongest, turn_upright
from .goods import alike, use_up
from .loadout import loadout_of
from .rolls import skill_test
from .rounds import sweep

# What may be done


REACH = frozenset((0, *STEPS.values()))
"""From a tile to itself and to the six around it."""


def targets_near(g: Land, place: Place, *, joining: bool) -> dict[Place, list[Foe]]:
    """Foes with hp left on a tile and around it, by tile; a peaceful trader is none."""
    found: dict[Place, list[Foe]] = {}
    data = g.book.content.enemies
    for foe in g.enemies.values():
        tile = foe.tile
        if tile - place in REACH and not foe.body and data[foe.kind].hp > foe.damage:
            found.setdefault(tile, []).append(foe)
    for trader in g.traders.values():
        tile = trader.tile
        if tile - place in REACH and (trader.hostile or not joining):
            fights = not g.book.traders[trader.kind].peaceful and foe_hp(g, trader) > 0
            if fights:
                found.setdefault(tile, []).append(trader)
    return found


def has_gun(g: Land, person: Person) -> bool:
    """Whether it can shoot: a ranged weapon with ammunition (sun.ruling.ranged-needs-ammo)."""
    guns = loadout_of(g, person).weapons["ranged"]
    return bool(guns) and g.weather != "wind" and any(map(g.uses.get, guns))


def attack_options(
    g: Land, person: Person, tiles: Sequence[Place] | None = None
) -> list[CombatAction]:
    """The combat actions against foes; while joining only on the tiles of the combat."""
    options: list[CombatAction] = []
    own = person.tile
    near = targets_near(g, own, joining=tiles is not None)
    if not near:
        return options
    throws = loadout_of(g, person).throws
    for place, there in near.items():
        if tiles is not None and place not in tiles:
            continue
        if place == own:
            options += [Attack(foe.id) for foe in there]
            if person.stealth and person.ap >= 2:
                options += [SneakAttack(foe.id) for foe in there if not isinstance(foe, Trader)]
        elif has_gun(g, person):
            options += [Shoot(foe.id) for foe in there]
        if throws:
            options += _throws(g, throws, place, there)
    return options


def _throws(
    g: Land, throws: Sequence[tuple[int, bool]], place: Place, foes: Sequence[Foe]
) -> list[CombatAction]:
    """Molotovs and grenades (sun.ruling.thrown-gear)."""
    enemies = [foe for foe in foes if not isinstance(foe, Trader)]
    cards = alike(g, [card for card, _ in throws])
    options: list[CombatAction] = []
    for card, hits_all in throws:
        if card not in cards:
            continue
        if not hits_all:
            options += [Throw(card, foe.id) for foe in enemies]
        elif enemies:
            options.append(ThrowAt(card, place))
    return options


def duel_options(g: Land, person: Person, *, anyway: bool = False) -> list[Duel]:
    """Attacks on other characters, which no mode forbids (sun.ruling.pvp-modes).

    On comrades only for those who consider them (sun.ruling.pvp-considered), or `anyway`.
    """
    own = person.tile
    options: list[Duel] = []
    if not anyway and not person.ruthless and g.unmasked == NOBODY:
        return options
    for other in g.people:
        if other is person or other.died >= 0 or other.eliminated:
            continue
        if not anyway and not considers(g, person, other):
            continue
        if other.tile == own:
            options.append(AttackCharacter(other.who))
        elif adjacent(own, other.tile) and has_gun(g, person):
            options.append(ShootCharacter(other.who))
    return options


def considers(g: Land, person: Person, other: Person) -> bool:
    """Whether a character would attack another: a revealed traitor, or a comrade too."""
    return person.ruthless or g.unmasked in (person.who, other.who)


def has_comrade(g: Land, person: Person) -> bool:
    """Whether somebody lives whom only the ruthless attack: another player's character."""
    if person.who == g.unmasked:
        return False
    return any(
        each.seat != person.seat
        and each.who != g.unmasked
        and each.died < 0
        and not each.eliminated
        for each in g.people
    )


def could_betray(g: Land, person: Person) -> bool:
    """Whether others must believe that it may attack a comrade now (sun.ruling.ask-always)."""
    if not g.book.ask_always or not g.roles or g.unmasked >= 0 or not person.ap:
        return False
    return bool(duel_options(g, person, anyway=True))


# A round


def begin_round(g: Land, person: Person, tiles: tuple[Place, ...], *, joins: bool = True) -> None:
    """All cards upright; the others will be asked clockwise (sun.ruling.join-order)."""
    turn_upright(g)
    others = tuple(each.who for each in g.clockwise(person.who)[1:]) if joins else ()
    g.round = Round(person.who, tiles, (person.who,), others)


def answering(g: Land, person: Person, target: Foe | None) -> Flow[list[Foe]]:
    """Who counter-attacks at once: the target if it can, else the strongest that can."""
    able = [foe for foe in foes_of(g, person) if not foe.rotated]
    if target in able:
        return [target]
    if not able:
        return []
    assert g.round is not None
    return [(yield from strongest(g, able, person, g.people[g.round.active]))]


def act(g: Land, person: Person, option: CombatAction) -> Flow[None]:
    """The active character takes a combat action, and a round begins."""
    tile = option.tile if isinstance(option, ThrowAt) else foe_of(g, option.foe).tile
    if isinstance(option, Shoot) and not (yield from takes_aim(g, person, option)):
        return
    begin_round(g, person, tuple(dict.fromkeys((person.tile, tile))))
    yield from STRIKES[type(option)](g, person, option)


def leave_stealth_to_shoot(g: Land, person: Person) -> Flow[bool]:
    """A live symbol spawns and has its initial round before a shot (sun.ruling.stealth-attack).

    Whether the character can still shoot.
    """
    if person.stealth:
        if g.enemies_on(person.tile):
            person.stealth = False
        else:
            yield from expose(g, person)
    return person.alive and has_gun(g, person)


def takes_aim(g: Land, person: Person, option: Shoot) -> Flow[bool]:
    """Whether a shot can be fired after stealth is left: a Howler may have called its target."""
    can_shoot = yield from leave_stealth_to_shoot(g, person)
    return can_shoot and adjacent(person.tile, foe_of(g, option.foe).tile)


def join_options(g: Land, person: Person) -> list[CombatAction]:
    """What another character may do in this round (sun.ruling.join-actions)."""
    assert g.round is not None
    if not person.alive or person.ap < 1:
        return []
    return attack_options(g, person, g.round.tiles)


def finish_round(g: Land) -> Flow[None]:
    """Joins, then what is left, then the defeated fall: steps 2 and 3."""
    fight = g.round
    assert fight is not None
    while fight.queue:
        person = g.people[fight.queue[0]]
        options = join_options(g, person)
        if options:
            answer = yield from ask.Join(person.seat, [PASS, *options], person.who, anchor=True)
            fight.queue = fight.queue[1:]
            if not isinstance(answer, Pass):
                yield from _join(g, person, answer)
        else:
            fight.queue = fight.queue[1:]
    yield from last_blows(g)
    g.round = None
    yield from sweep(g)


def _join(g: Land, person: Person, option: CombatAction) -> Flow[None]:
    """Join with one combat action out of turn: sun.multi.join-right, sun.multi.join-ap."""
    assert g.round is not None
    if isinstance(option, Shoot) and not (yield from takes_aim(g, person, option)):
        return
    g.round.fought += (person.who,)
    yield from STRIKES[type(option)](g, person, option)


def last_blows(g: Land) -> Flow[None]:
    """Enemies still unrotated attack the last participant on their tile (step 3).

    One whom they spare, a revealed Son of Liberty or a stranger to a trader, is none to them.
    """
    fight = g.round
    assert fight is not None
    for who in reversed(fight.fought):
        person = g.people[who]
        if person.alive:
            dodging = fight.dodging and who == fight.active
            foes = [foe for foe in foes_of(g, person) if not foe.rotated]
            yield from exchange(g, person, None, (), foes, hold=dodging)
    dodger = g.people[fight.active]
    if fight.held and dodger.alive:
        yield from resolve_dodge(g, dodger)


def resolve_dodge(g: Land, person: Person) -> Flow[None]:
    """After all attacks are rolled the dodger says which is void (sun.ruling.dodge-choice).

    Of attacks that do the same harm only the first can be named.
    """
    fight = g.round
    assert fight is not None
    blows = held_blows(g, fight.held)
    kinds: dict[tuple[int, int], Avoid] = {}
    for blow in blows:
        kinds.setdefault(harm_of(g, blow), Avoid(blow.foe.id))
    options = list(kinds.values())
    dice = tuple((blow.foe.id, tuple(blow.dice)) for blow in blows)
    answer = yield from ask.Avoid(person.seat, options, person.who, dice)
    left: list[Blow] = []
    for blow in blows:
        if blow.foe.id == answer.foe:
            g.tell(Struck(blow.foe.id, person.id, tuple(blow.dice), 0, True))
        else:
            left.append(blow)
    yield from suffer(g, person, left)


# Combat actions


def attack(g: Land, person: Person, option: Attack) -> Flow[None]:
    """1 AP against a foe on the same tile, which strikes back (sun.attack.cost)."""
    pay(g, person, 1, "attack", option.foe)
    person.stealth = False
    target = foe_of(g, option.foe)
    if isinstance(target, Trader):
        target.hostile |= 1 << person.who
    dice = yield from ready(g, person, "melee")
    foes = yield from answering(g, person, target)
    yield from exchange(g, person, target, dice, foes)


def shoot(g: Land, person: Person, option: Shoot) -> Flow[None]:
    """1 AP against a foe on an adjacent tile, which reacts: sun.ranged.cost."""
    pay(g, person, 1, "shoot", option.foe)
    target = foe_of(g, option.foe)
    if isinstance(target, Trader):
        target.hostile |= 1 << person.who
    dice = yield from ready(g, person, "ranged")
    foes = yield from answering(g, person, None)
    yield from exchange(g, person, target, dice, foes, mode="ranged")


def sneak_attack(g: Land, person: Person, option: SneakAttack) -> Flow[None]:
    """2 AP and a stealth test: one attack that nobody answers (sun.sneak-attack.effect).

    A failed test cancels it; where a comrade already faces the enemies no initial round is fought,
    and they answer as usual (sun.ruling.stealth-already-engaged).
    """
    fight = g.round
    assert fight is not None
    target = foe_of(g, option.foe)
    pay(g, person, 2, "sneak-attack", option.foe)
    if (yield from skill_test(g, person, "stealth")):
        dice = yield from ready(g, person, "melee", sneak=True)
        yield from exchange(g, person, target, dice, ())
        person.stealth = False
    elif not (yield from expose(g, person)):
        foes = yield from answering(g, person, target)
        yield from exchange(g, person, None, (), foes)
        return
    fight.fought = tuple(who for who in fight.fought if who != person.who)


def throw_at_one(g: Land, person: Person, option: Throw) -> Flow[None]:
    """2 damage to one enemy, without dice; it answers on its own tile only."""
    pay(g, person, 1, "throw", option.card)
    person.stealth = False
    use_up(g, person, option.card)
    target = foe_of(g, option.foe)
    blast(g, person, target)
    foes = yield from answering(g, person, target)
    yield from exchange(g, person, None, (), foes)


def throw_at_all(g: Land, person: Person, option: ThrowAt) -> Flow[None]:
    """2 damage to every enemy on a tile."""
    pay(g, person, 1, "throw", option.card)
    person.stealth = False
    use_up(g, person, option.card)
    for enemy in g.enemies_on(option.tile):
        blast(g, person, enemy)
    foes = yield from answering(g, person, None)
    yield from exchange(g, person, None, (), foes)


def dodge(g: Land, person: Person) -> Flow[None]:
    """1 AP and a dexterity test: one attack of this round will be void (sun.dodge.effect)."""
    begin_round(g, person, (person.tile,))
    pay(g, person, 1, "dodge")
    passed = yield from skill_test(g, person, "dexterity")
    assert g.round is not None
    g.round.dodging = passed > 0
    foes = yield from answering(g, person, None)
    yield from exchange(g, person, None, (), foes, hold=g.round.dodging)


STRIKES: dict[type[CombatAction], Callable[[Land, Person, Any], Flow[None]]] = {
    Attack: attack,
    Shoot: shoot,
    SneakAttack: sneak_attack,
    Throw: throw_at_one,
    ThrowAt: throw_at_all,
}
