"""Character against character."""

from __future__ import annotations

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.combat import Duel
from sobremesa.games.oursun.options.combat import (
    AttackCharacter,
    CounterAttack,
    Dodge,
    Reaction,
    Rush,
    ShootCharacter,
)
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.state import NONE, Land, Person
from sobremesa.kernel import PASS, Flow, Pass

from .actions import pay
from .combat import answering, begin_round, has_gun, leave_stealth_to_shoot
from .exchange import cancel, exchange, ready
from .harm import bury, hurt, offer_rescue
from .movement import enter, leave
from .rolls import ALL, karma, own_roll, skill_test, successes, throw

NO_FOE = FoeId(NONE)
REACTIONS: dict[type[Pass | Reaction], str] = {
    Pass: "",
    CounterAttack: "counterattack",
    Dodge: "dodge",
    Rush: "rush",
}
"""How the chronicle names them."""


def duel(g: Land, person: Person, option: AttackCharacter | ShootCharacter) -> Flow[None]:
    """Attack a character, who may answer once; nobody joins (sun.ruling.pvp-join)."""
    ranged = isinstance(option, ShootCharacter)
    victim = g.people[option.who]
    if ranged and not (yield from leave_stealth_to_shoot(g, person)):
        return
    begin_round(g, person, (person.tile,), joins=False)
    pay(g, person, 1, "duel", victim.who)
    person.stealth = False
    yield from _strike(g, person, victim, ranged)
    if person.alive:
        foes = yield from answering(g, person, None)
        yield from exchange(g, person, None, (), foes)


def reaction_options(g: Land, person: Person, victim: Person, ranged: bool) -> list[Reaction]:
    """One reaction, if there are AP for it: sun.pvp.options, sun.ruling.pvp-one-reaction."""
    if victim.ap < 1:
        return []
    options: list[Reaction] = [Dodge()]
    if not ranged or has_gun(g, victim):
        options.insert(0, CounterAttack())
    tile = g.map[person.tile]
    if ranged and g.has_room(tile, person.tile) and victim.ap >= g.printed(tile).move:
        options.append(Rush())
    return options


def _strike(g: Land, person: Person, victim: Person, ranged: bool) -> Flow[None]:
    """Both sides roll; damage is simultaneous (sun.ruling.pvp-simultaneous)."""
    mode = "ranged" if ranged else "melee"
    dice = throw(g, (yield from ready(g, person, mode)))
    answer: Pass | Reaction = PASS
    options = reaction_options(g, person, victim, ranged)
    if options:
        answer = yield from ask.Attacked(
            victim.seat, [PASS, *options], victim.who, person.who, mode
        )
    counter: list[int] = []
    less = 0
    rushed = False
    match answer:
        case CounterAttack():
            pay(g, victim, 1, "counter-attack")
            counter = throw(g, (yield from ready(g, victim, mode)))
        case Dodge():
            pay(g, victim, 1, "dodge")
            less = yield from skill_test(g, victim, "dexterity", enough=ALL if ranged else 1)
        case Rush():
            pay(g, victim, g.printed(g.map[person.tile]).move, "rush")
            rushed = bool((yield from skill_test(g, victim, "strength")))
        case Pass():
            pass
    missed = less > 0 and not ranged
    rolled = [own_roll(person, [] if missed else dice), own_roll(victim, counter)]
    both = [each for each in g.clockwise(person.who) if each is person or each is victim]
    yield from karma(g, both, [roll for roll in rolled if roll.dice])
    damage = successes(dice)
    if less:
        damage = max(0, damage - less) if ranged else 0
    g.tell(Duel(person.id, victim.id, tuple(dice), damage, REACTIONS[type(answer)], tuple(counter)))
    yield from _wound(g, [(victim, damage), (person, successes(counter))])
    if rushed and victim.alive:
        yield from _rush(g, person, victim)


def _wound(g: Land, wounds: list[tuple[Person, int]]) -> Flow[None]:
    """Reactive gear and comrades, then the damage of both at once."""
    left = []
    for person, damage in wounds:
        blow = [damage]
        yield from cancel(g, person, [NO_FOE], blow, [0])
        taken = yield from offer_rescue(g, person, blow[0])
        left.append((person, blow[0] - taken))
    for person, damage in left:
        hurt(g, person, damage, "duel")
    bury(g)


def _rush(g: Land, person: Person, victim: Person) -> Flow[None]:
    """Enemies on the tile left strike first, then it enters (sun.ruling.pvp-rush-entry)."""
    yield from leave(g, victim)
    if victim.alive:
        yield from enter(g, victim, person.tile)
